#!/usr/bin/env python3
"""stone_board.py - three men's morris scratched into a cloister seat, and the marks that show legal targets.
usage: stone_board.py [stone] [rows] [marks]
mill9_stone.glb   same nodes as mill9.glb (root mill9_stone): board, line_*, point_* (y = 0.022).  Worn grey limestone, chipped arrises,
                  lines scratched by hand (two or three strokes each, running past the points), worn hollows.
mill9_stone_rows.glb   the same without the two diagonals: nine holes, where only rows and columns count.
hollow_ring.glb   `ring`: thin brass ring on the rim of a mill hollow (inside 6.5, outside 8.1 mm, 0.5 high); put it on a point_* empty.
square_frame.glb  `frame`: thin brass frame inside a Tablut square (outside 26.4 mm); put it on a square_* empty.
                  Both have one untextured material (`mark_glow`): clone it and animate base colour and emissive."""

from mill_boards import *

GW_, GD_, HR_, HD_ = 2.7, 1.15, 7.6, 2.7
PATH = []  # (distance from a, sideways) of every stroke, for the linings


def scratch(a, b, top, rng, w, d, over):
    """one hand-drawn V stroke cutter, wandering a little and deeper in the middle"""
    a = np.array(a, float)
    b = np.array(b, float)
    t = (b - a) / np.linalg.norm(b - a)
    nn = np.array([-t[1], t[0]])
    a = a - t * over[0]
    b = b + t * over[1]
    L = np.linalg.norm(b - a)
    n = max(5, int(L / 9))
    s = np.linspace(0, 1, n + 1)
    wob = np.cumsum(rng.normal(0, 0.30, n + 1))
    wob -= np.linspace(wob[0], wob[-1], n + 1)
    V = []
    Fc = []
    PATH.append((s * L - over[0], wob))
    for i, u in enumerate(s):
        e = min(1, min(u, 1 - u) * L / 7 + 0.10)
        wi = w / 2 * (0.55 + 0.45 * e) * (1 + rng.normal(0, 0.06))
        di = d * e * (1 + rng.normal(0, 0.08))
        c = a + (b - a) * u + nn * wob[i]
        for q, z in (
            (-wi - 1.2, top + 1.0),
            (-wi - 0.3, top + 0.002),
            (-wi * 0.86, top - di * 0.28),
            (-0.16, top - di),
            (0.16, top - di),
            (wi * 0.86, top - di * 0.28),
            (wi + 0.3, top + 0.002),
            (wi + 1.2, top + 1.0),
        ):
            p = c + nn * q
            V.append((p[0], p[1], z))
    k = 8
    for i in range(n):
        Fc += [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for j in range(k)]
    Fc += [tuple(range(k))[::-1], tuple(range(n * k, n * k + k))]
    o = add_obj("scr", V, Fc)
    fixn(o)
    return o


def dish(xy, top, r, d, rng, seg=28):
    """worn hollow: wide, shallow, out of round, no sharp rim"""
    V = []
    Fc = []
    a0 = rng.random() * 6
    e = rng.uniform(0.0, 0.06)
    rows = []
    pr = [
        (0, -1.0),
        (0.22, -0.97),
        (0.42, -0.86),
        (0.60, -0.66),
        (0.76, -0.40),
        (0.90, -0.14),
        (1.0, -0.02),
        (1.06, 0.001),
        (1.2, 0.45),
        (0, 0.45),
    ]
    for f, z in pr:
        zz = top + (z * d if z < 0 else z * 2.2)
        if f == 0:
            rows.append([len(V)])
            V.append((xy[0], xy[1], zz))
            continue
        rows.append(list(range(len(V), len(V) + seg)))
        for j in range(seg):
            t = 2 * math.pi * j / seg
            q = 1 + e * math.cos(2 * (t - a0)) + 0.025 * math.sin(3 * t + a0)
            V.append((xy[0] + r * f * q * math.cos(t), xy[1] + r * f * q * math.sin(t), zz))
    for p, q in zip(rows[:-1], rows[1:]):
        for j in range(seg):
            k = (j + 1) % seg
            if len(p) == 1:
                Fc.append((p[0], q[k], q[j]))
            elif len(q) == 1:
                Fc.append((p[j], p[k], q[0]))
            else:
                Fc.append((p[j], p[k], q[k], q[j]))
    o = add_obj("dish", V, Fc)
    fixn(o)
    return o


def chip(c, r, rng):
    """a broken-off flake: an uneven ball"""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1.0)
    sc = np.array([r * rng.uniform(0.9, 1.7), r * rng.uniform(0.9, 1.5), r * rng.uniform(0.55, 0.9)])
    a = rng.random() * 6
    ca, sa = math.cos(a), math.sin(a)
    for v in bm.verts:
        p = np.array(v.co) * sc * (1 + rng.normal(0, 0.07))
        v.co = Vector((c[0] + p[0] * ca - p[1] * sa, c[1] + p[0] * sa + p[1] * ca, c[2] + p[2]))
    me = bpy.data.meshes.new("chip")
    bm.to_mesh(me)
    bm.free()
    o = bpy.data.objects.new("chip", me)
    bpy.context.collection.objects.link(o)
    fixn(o)
    return o


def stone(name="mill9_stone", board="mill9"):
    t0 = time.time()
    reset()
    sp = spec(board)
    pts, lines = sp["pts"], sp["lines"]
    W, D = 204.0, 176.0
    rng = np.random.default_rng(77)
    S = min((SIZE - 10) / (W + 4), (SIZE - 22) / (D + 4 + 2 * T))
    o = box("slab", (-W / 2, -D / 2, 0), (W / 2, D / 2, T), bevel=3.0, segs=3, wear=1.5, seed=19, step=6.0)
    segs = []
    cutters = []
    for l in lines:
        a, b = np.array(pts[l[0]], float), np.array(pts[l[-1]], float)
        segs.append((a, b))
    strokes = [(a, b, GW_, GD_, (rng.uniform(0.5, 3.0), rng.uniform(0.5, 3.0))) for a, b in segs]
    for k in range(len(segs)):  # a second, slighter stroke beside: the hand slipped
        a, b = segs[k]
        t = (b - a) / np.linalg.norm(b - a)
        nn = np.array([-t[1], t[0]])
        u0, u1 = sorted(rng.uniform(0.04, 0.96, 2))
        if u1 - u0 < 0.25:
            u1 = min(u0 + 0.35, 0.97)
        strokes.append(
            (
                a + (b - a) * u0 + nn * rng.uniform(-0.5, 0.5),
                a + (b - a) * u1 + nn * rng.choice([-1, 1]) * rng.uniform(1.6, 2.6),
                1.25,
                0.55,
                (0, 0),
            )
        )
    for a, b, w, d, ov in strokes:
        cutters.append(scratch(a, b, T, rng, w, d, ov))
    cutters += [dish(p, T, HR_ * rng.uniform(0.94, 1.05), HD_ * rng.uniform(0.9, 1.05), rng) for p in pts.values()]
    for s, n_ in ((0, 6), (1, 6), (2, 5), (3, 5)):
        for _ in range(n_):
            u = rng.uniform(-0.94, 0.94)
            r = rng.choice([2.6, 4.2, 6.2], p=[0.45, 0.35, 0.2])
            e = r * 0.35
            c = (
                (u * W / 2, -D / 2 - e * 0.2, T + e * 0.2)
                if s == 0
                else (
                    (u * W / 2, D / 2 + e * 0.2, T + e * 0.2)
                    if s == 1
                    else (
                        (-W / 2 - e * 0.2, u * D / 2, T + e * 0.2)
                        if s == 2
                        else (W / 2 + e * 0.2, u * D / 2, T + e * 0.2)
                    )
                )
            )
            cutters.append(chip(c, r, rng))
    cutters.append(chip((W / 2 - 1, -D / 2 + 2, T - 1), 8.0, rng))
    cutters.append(chip((-W / 2 + 0.5, D / 2 - 1, T + 1), 7.0, rng))
    cut(o, cutters)
    m = grab(o, crease=38)
    zl = m.P[..., 2].max(1)
    print("  slab triangles", len(m.P), "plan area %.3f" % ((m.A / 2 * np.maximum(m.FN[:, 2], 0)).sum() / (W * D)))
    o_top = np.array([5 + 2 * S, 5 + 2 * S])
    o_front = np.array([5 + 2 * S, 9 + (D + 4) * S])
    o_left = np.array([5 + 2 * S, 13 + (D + 4 + T) * S])

    def uvf(P, FN):
        uv = np.zeros(P.shape[:2] + (2,))
        n = FN
        bake = np.ones(len(P), bool)
        c = P.mean(1)
        top = n[:, 2] > 0.5
        ins = ~top & (n[:, 2] > -0.2) & (np.abs(c[:, 1]) < D / 2 - 8) & (np.abs(c[:, 0]) < W / 2 - 8)
        top |= ins
        uv[:] = o_top + np.stack([P[..., 0] + W / 2, P[..., 1] + D / 2], -1) * S
        bot = n[:, 2] < -0.7
        rest = ~top & ~bot
        fb = rest & (np.abs(n[:, 1]) >= np.abs(n[:, 0]))
        lr = rest & ~fb
        uv[fb] = o_front + np.stack([P[fb][..., 0] + W / 2, P[fb][..., 2]], -1) * S
        bake[fb & (n[:, 1] > 0)] = False
        uv[lr] = o_left + np.stack([P[lr][..., 1] + D / 2, P[lr][..., 2]], -1) * S
        bake[lr & (n[:, 0] > 0)] = False
        uv[bot] = (
            o_front
            + np.stack([np.clip(P[bot][..., 0] + W / 2, 1, W - 1), T / 2 + P[bot][..., 1] / D * T * 0.8], -1) * S
        )
        bake[bot] = False
        return uv, bake

    m.set_uv(uvf)
    k = np.argsort(~m.bake, kind="stable")
    for a in ("P", "N", "FN", "A", "uv", "part", "bake", "curv"):
        setattr(m, a, getattr(m, a)[k])
    c = m.P.mean(1)
    m.bake |= m.FN[:, 2] > -0.7  # far sides fill what the near ones leave open

    def paint(P, N, part, curv, ao):
        n = len(P)
        x, y, z = P.T
        up = N[:, 2] > 0.4
        sd = 600
        base = lin("#96908a")
        warm = lin("#a99c8a")
        cold = lin("#807d7c")
        b = fbm(x / 70, y / 50, z / 50, sd, 3)
        g = fbm(x / 2.2, y / 2.2, z / 2.2, sd + 1, 3)
        g2 = noise3(x / 0.45, y / 0.45, z / 0.45, sd + 2)
        bed = fbm(x / 160, y / 90, z / 3.4, sd + 3, 2)  # bedding planes show on the sides
        u = sm(-0.6, 0.6, b)[:, None]
        col = cold * (1 - u) + warm * u
        col = col * F(0.5) + base * F(0.5)
        col = col * (1 + g * F(0.10) + g2 * F(0.06) + bed * F(0.07))[:, None]
        h = F(0.05) * g + F(0.022) * g2
        ro = F(0.80) + g * F(0.05)
        pit = sm(
            0.50,
            0.74,
            noise3(x / 1.5, y / 1.5, z / 1.5, sd + 5) * F(0.7) + noise3(x / 0.8, y / 0.8, z / 0.8, sd + 6) * F(0.5),
        )
        col *= (1 - pit * F(0.34))[:, None]
        h -= pit * F(0.20)
        # shell bits: pale short commas
        sh = sm(0.06, 0.02, np.abs(noise3(x / 4.2, y / 4.2, z / 4.2, sd + 7))) * sm(
            0.42, 0.62, noise3(x / 9, y / 9, z / 9, sd + 8)
        )
        col = col * (1 + sh * F(0.30))[:, None]
        h += sh * F(0.03)
        # a hair crack with a rusty stain
        cx = x - (-30 + 0.32 * y + 5.5 * noise3(y / 22, 0.5, 0.5, sd + 9) + 1.3 * noise3(y / 5, 2.5, 0.5, sd + 10))
        cr = sm(0.34, 0.08, np.abs(cx)) * sm(-0.1, 0.25, (y + 18) / D)
        col *= (1 - cr * F(0.6))[:, None]
        h -= cr * F(0.2)
        rust = (
            sm(7, 0, np.abs(cx - 1.2))
            * sm(-0.05, 0.3, (y + 10) / D)
            * sm(-0.5, 0.6, fbm(x / 9, y / 14, 0.0, sd + 11, 2))
        )
        col = col * (1 - rust[:, None] * np.array([0.10, 0.20, 0.34], F))
        dl = np.full(n, 1e3, F)
        for a, b2 in segs:
            t = b2 - a
            s = np.clip(((x - a[0]) * t[0] + (y - a[1]) * t[1]) / (t @ t), 0, 1)
            dl = np.minimum(dl, np.hypot(x - a[0] - s * t[0], y - a[1] - s * t[1]))
        dp = np.full(n, 1e3, F)
        for p in pts.values():
            dp = np.minimum(dp, np.hypot(x - p[0], y - p[1]))
        inner = (np.abs(x) < W / 2 - 9) & (np.abs(y) < D / 2 - 9)
        dep = np.where(inner, np.clip(T - z, 0, 4), 0)
        line = sm(0.10, 0.8, dep) * (dp > HR_ - 0.3)
        dsh = sm(HR_ + 0.4, HR_ * 0.35, dp) * (dep > 0.02)
        dirt = lin("#3b352c")
        kk = (line * F(0.72))[:, None]
        col = col * (1 - kk) + dirt * kk * (1 + g * F(0.3))[:, None]
        # hollows: three centuries of thumbs: polished, dark in the middle, greasy round the rim
        col = col * (1 - (dsh * F(0.42))[:, None] * np.array([0.92, 1.0, 1.1], F))
        ro = ro - dsh * F(0.26)
        grs = np.where(up & inner, sm(20, 7, dp) * F(0.20) + sm(85, 25, np.hypot(x, y)) * F(0.10), 0) * (1 - line)
        col *= (1 - grs)[:, None] * np.array([1, 0.985, 0.955], F) ** (grs * 3)[:, None]
        ro -= grs * F(0.9)
        rim = np.where(up, sm(1.2, 0.1, np.abs(dl - GW_ / 2 - 0.35)) * sm(0.3, 0, dep), 0)
        col *= (1 + rim * F(0.16) * (g * 0.5 + 0.8))[:, None]
        # scratches of idle knives, tooling of the mason on the sides
        r2 = np.random.default_rng(9)
        for _ in range(46):
            a, b2, th, l, am = (
                r2.uniform(-W / 2, W / 2),
                r2.uniform(-D / 2, D / 2),
                r2.uniform(0, np.pi),
                r2.uniform(4, 26),
                r2.uniform(0.25, 1),
            )
            ca, sa = math.cos(th), math.sin(th)
            u_ = (x - a) * ca + (y - b2) * sa
            v = -(x - a) * sa + (y - b2) * ca + u_ * u_ * 0.003
            s = sm(0.40, 0.1, np.abs(v)) * sm(l / 2, l / 2 - 2, np.abs(u_)) * am * up
            h -= s * F(0.06)
            col *= (1 + s * F(0.14))[:, None]
        side = (~up) & (np.minimum(W / 2 - np.abs(x), D / 2 - np.abs(y)) < 5)
        tool = (
            np.sin(
                (np.where(np.abs(x) > W / 2 - 5, y, x) * 0.8 + z * 1.1) / F(1.15)
                + noise3(x / 9, y / 9, z / 9, sd + 14) * 2
            )
            * side
        )
        h += tool * F(0.12)
        col *= (1 + tool * F(0.05))[:, None]
        ed = sm(0.04, 0.2, curv) * sm(-0.5, 0.5, g)
        col = col * (1 + ed * F(0.20))[:, None]
        de = np.minimum(W / 2 - np.abs(x), D / 2 - np.abs(y))
        fresh = np.where(
            (de < 9) & (N[:, 2] < 0.93) & (N[:, 2] > 0.12), sm(-0.2, 0.4, fbm(x / 12, y / 12, z / 12, sd + 15, 2)), 0
        )
        col = col * (1 - fresh[:, None] * 0.18) + lin("#b9b2a2") * fresh[:, None] * 0.18
        # lichen: a few grey-green and ochre rosettes toward the far edge and on the sides
        for lx, ly, lr, cc in (
            (82, 70, 9, "#a8a98a"),
            (90, 58, 5, "#b08d3f"),
            (-88, 76, 7, "#a8a98a"),
            (-95, -30, 5, "#9aa08c"),
            (60, 84, 6, "#b4b39a"),
            (-70, -84, 6, "#a8a98a"),
            (94, -60, 4, "#b08d3f"),
        ):
            d = np.hypot(x - lx, y - ly) + fbm(x / 3, y / 3, z / 3, sd + 16, 2) * lr * 0.55
            q = sm(lr, lr * 0.72, d) * (F(0.55) + F(0.45) * sm(0.25, 0.75, d / lr)) * sm(-0.5, 0.2, g)
            col = col * (1 - q[:, None] * 0.62) + lin(cc) * q[:, None] * 0.62
            h += q * F(0.10) * (g * 0.6 + 0.7)
            ro += q * F(0.08)
        low = sm(8, 0, z) * (~up)
        col *= (1 - low * 0.22)[:, None]
        gr = F(0.24) + F(0.2) * line
        col *= (1 - gr + gr * np.minimum(1, ao * 1.15))[:, None]
        return (col * F(0.80)).astype(F), np.clip(ro, 0.35, 0.95), h, np.zeros(n, F)

    tex = finish(m, SIZE, paint, S, 40, 24, name=name, nscale=1.2, quality=(84, 84, 74))
    g = Glb(name, dict(kind="mill board", skin="stone", top=T / 1000, points=len(pts), lines=len(lines)))
    mat = g.material(name + "_stone", tex)
    g.node("board", g.mesh("board", m, mat, SIZE))
    hw = GW_ / 2
    for li, l in enumerate(lines):  # linings follow the hand's wander
        Q = []
        a0, b0 = segs[li]
        t = (b0 - a0) / np.linalg.norm(b0 - a0)
        nn = np.array([-t[1], t[0]])
        ps, pw = PATH[li]
        for p, q in zip(l[:-1], l[1:]):
            s0 = (np.array(pts[p], float) - a0) @ t + HR_ + 0.2
            s1 = (np.array(pts[q], float) - a0) @ t - HR_ - 0.2
            ss = np.union1d(np.linspace(s0, s1, 3), ps[(ps > s0) & (ps < s1)])
            sec = [
                (-hw * 0.78, T - GD_ * 0.30 + 0.18),
                (-0.2, T - GD_ * 0.80 + 0.12),
                (0.2, T - GD_ * 0.80 + 0.12),
                (hw * 0.78, T - GD_ * 0.30 + 0.18),
            ]
            R = [[np.array([*(a0 + t * s_ + nn * (u + np.interp(s_, ps, pw))), z]) for u, z in sec] for s_ in ss]
            for A, B in zip(R[:-1], R[1:]):
                for i in range(3):
                    Q += [[A[i + 1], A[i], B[i]], [A[i + 1], B[i], B[i + 1]]]
        lm = Mesh(np.array(Q), crease=20)
        if lm.FN[:, 2].min() < 0:
            lm = Mesh(np.array(Q)[:, ::-1], crease=20)
        lm.uv = o_top + np.stack([lm.P[..., 0] + W / 2, lm.P[..., 1] + D / 2], -1) * S
        nm = "line_" + "_".join(l)
        g.node(nm, g.mesh(nm, lm, mat, SIZE))
    for p, (x, y) in pts.items():
        g.node("point_" + p, t=(x, y, T))
    g.save(f"{OUT}/{name}.glb")
    print(name, "%.0fs" % (time.time() - t0))


def loft(rings, closed=True):
    """quads between closed loops of equal length -> Mesh facing outwards by the loops' order"""
    Tn = []
    n = len(rings[0])
    for A, B in zip(rings[:-1], rings[1:]):
        for i in range(n):
            k = (i + 1) % n
            Tn += [(A[i], A[k], B[k]), (A[i], B[k], B[i])]
    m = Mesh(np.array(Tn, float), None, 0, True, 40)
    top = m.FN[:, 2][np.abs(m.FN[:, 2]) > 0.8]
    if len(top) and top.mean() < 0:
        m = Mesh(np.array(Tn, float)[:, ::-1], None, 0, True, 40)
    m.uv = m.P[..., :2] * 4 + 64
    return m


def marks():
    seg = 48
    th = np.arange(seg) * 2 * np.pi / seg
    c = lambda r, z: [(r * math.cos(t), r * math.sin(t), z) for t in th]
    ring = loft([c(8.1, -0.05), c(8.05, 0.28), c(7.75, 0.50), c(7.0, 0.50), c(6.65, 0.30), c(6.45, -0.25)])

    def rr(a, z, rc=2.0, n=5):
        return [
            (sx * (a - rc) + rc * math.cos(t), sy * (a - rc) + rc * math.sin(t), z)
            for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1)))
            for t in np.radians(np.linspace(90 * k, 90 * k + 90, n))
        ]

    fr = loft(
        [
            rr(13.2, -0.05),
            rr(13.15, 0.22),
            rr(12.9, 0.40),
            rr(11.7, 0.40, 1.3),
            rr(11.45, 0.22, 1.1),
            rr(11.4, -0.05, 1.05),
        ]
    )
    for nm, node, m in (("hollow_ring", "ring", ring), ("square_frame", "frame", fr)):
        g = Glb(nm, dict(kind="mark"))
        mat = g.material("mark_glow", None, (0.80, 0.42, 0.12, 1), 0.34, 0.6, emissive=(1.0, 0.40, 0.07))
        g.node(node, g.mesh(node, m, mat, 128.0))
        g.save(f"{OUT}/{nm}.glb")


if __name__ == "__main__":
    a = sys.argv[1:] or ["stone", "marks"]
    if "marks" in a:
        marks()
    if "stone" in a:
        stone()
    if "stone" in a or "rows" in a:
        stone("mill9_stone_rows", "mill9_rows")
