#!/usr/bin/env python3
"""mill_boards.py - mill boards from data, and their men.   usage: python3 mill_boards.py [name ...]
names: mill9 mill16 mill16d tri18 tri18_corner tri18_both mill24 mill24d men   (none = all).   FAST=1 for quick half-size looks.

Node names in <board>.glb (root node = board name; origin = table plane under the middle of the board):
  board                 the plank with everything carved (one mesh, one material <name>_wood)
  line_<a>_<b>[_<c>]    one mesh per carved line, names in the order of docs/rules/mill-games.md; a thin lining 0.12 mm above the groove's
                        skin that looks like the groove until its material is cloned and given an emissive colour
  point_<name>          empty where a man's base stands (on the plank's top; the hollow under it is 13 mm wide)
men in mill_men.glb:    man_light (disc 24 x 8.5 mm), man_dark (button 22 x 14.3 mm), origins at the base centre"""

from artlib import *
import time


def grid(names, pitch, n):
    c = (n - 1) / 2
    return {s: ((ord(s[0]) - 97 - c) * pitch, (int(s[1:]) - 1 - c) * pitch) for s in names}


def L(s):
    return [x.split("-") for x in s.split()]


R24 = "a7-d7-g7 b6-d6-f6 c5-d5-e5 a4-b4-c4 e4-f4-g4 c3-d3-e3 b2-d2-f2 a1-d1-g1 a7-a4-a1 b6-b4-b2 c5-c4-c3 d7-d6-d5 d3-d2-d1 e5-e4-e3 f6-f4-f2 g7-g4-g1"


def names(lines):
    o = []
    for l in lines:
        for p in l:
            if p not in o:
                o.append(p)
    return o


def tri(Rs):
    """TRI18: rings O, M, I; corners A (apex, away from the player), R, L; middles AR, RL, LA"""
    d = {}
    for k, R in zip("OMI", Rs):
        c = {"A": 90, "R": -30, "L": 210}
        for n, a in c.items():
            d[k + n] = (R * math.cos(math.radians(a)), R * math.sin(math.radians(a)))
        for n in ("AR", "RL", "LA"):
            d[k + n] = tuple((np.array(d[k + n[0]]) + np.array(d[k + n[1]])) / 2)
    return d


TRI = ("tri18", "tri18_corner", "tri18_both")


def spec(name):
    if name in ("mill9", "mill9_rows"):
        ln = L(
            "a3-b3-c3 a2-b2-c2 a1-b1-c1 a3-a2-a1 b3-b2-b1 c3-c2-c1"
            + ("" if name == "mill9_rows" else " a3-b2-c1 c3-b2-a1")
        )
        return dict(
            pts=grid(names(ln), 54, 3),
            lines=ln,
            W=206,
            D=172,
            bb=27,
            wood="walnut",
            ends="walnut",
            peg="maple",
            rose=[],
            staves=2,
            seed=11,
        )
    if name in ("mill16", "mill16d"):
        ln = L(
            "a5-c5-e5 b4-c4-d4 b2-c2-d2 a1-c1-e1 a5-a3-a1 b4-b3-b2 d4-d3-d2 e5-e3-e1 c5-c4 a3-b3 d3-e3 c2-c1"
            + (" a5-b4 e5-d4 a1-b2 e1-d2" if name == "mill16d" else "")
        )
        return dict(
            pts=grid(names(ln), 45, 5),
            lines=ln,
            W=268,
            D=236,
            bb=30,
            wood="oak",
            ends="walnut",
            peg="oak",
            rose=[((0, 0), 27)],
            staves=3,
            seed=23,
        )
    if name in TRI:
        mid = "OAR-MAR-IAR ORL-MRL-IRL OLA-MLA-ILA"
        cor = "OA-MA-IA OR-MR-IR OL-ML-IL"
        ln = L(
            "OA-OAR-OR OR-ORL-OL OL-OLA-OA MA-MAR-MR MR-MRL-ML ML-MLA-MA IA-IAR-IR IR-IRL-IL IL-ILA-IA "
            + {"tri18": mid, "tri18_corner": cor, "tri18_both": mid + " " + cor}[name]
        )
        p = tri((154, 99, 44.5))
        p = {k: (x, y - 40) for k, (x, y) in p.items()}
        return dict(
            pts=p,
            lines=ln,
            W=352,
            D=296,
            bb=28,
            wood="walnut",
            ends="oak",
            peg="walnut",
            rose=[((0, -40), 12.5), ((-104, 92), 24), ((104, 92), 24)],
            staves=3,
            seed=37,
        )
    if name in ("mill24", "mill24d"):
        ln = L(R24) + (L("a7-b6-c5 g7-f6-e5 a1-b2-c3 g1-f2-e3") if name == "mill24d" else [])
        w = name == "mill24d"
        return dict(
            pts=grid(names(ln), 36, 7),
            lines=ln,
            W=304,
            D=262,
            bb=29,
            wood="walnut" if w else "oak",
            ends="walnut" if w else "oak",
            peg="maple" if w else "walnut",
            rose=[((0, 0), 25)],
            staves=3,
            seed=53 if w else 41,
        )


T = 22.0
GW = 3.5
GD = 2.0
HR = 6.4
HD = 3.3
SIZE = 1024


def build(name):
    t0 = time.time()
    sp = spec(name)
    reset()
    W, D, bb = sp["W"], sp["D"], sp["bb"]
    pts, lines = sp["pts"], sp["lines"]
    x1 = W / 2 - bb
    S = min((SIZE - 10) / (W + 4), (SIZE - 22) / (D + 4 + 2 * T))
    # ---- geometry: panel of glued staves between two breadboard ends, pegged
    panel = box(
        "panel",
        (-x1 - 0.15, -D / 2, 0),
        (x1 + 0.15, D / 2, T - 0.0),
        bevel=1.9,
        segs=3,
        wear=0.34,
        seed=sp["seed"],
        edges=lambda c: abs(c[0]) < 1,
    )
    segs = []
    for l in lines:
        P = [np.array(pts[p]) for p in l]
        segs.append((P[0], P[-1]))
    cutters = [vgroove(a, b, T, GW, GD, name="g") for a, b in segs] + [hollow(p, T, HR, HD) for p in pts.values()]
    rose = []
    for c, R in sp["rose"]:
        cutters += [petal(c, math.radians(30 + 60 * k), R, T, slope=0.5) for k in range(6)]
        rose.append((np.array(c, float), R))
    cut(panel, cutters)
    meshes = [grab(panel, part=0, crease=33)]
    a = (meshes[0].A / 2 * np.maximum(meshes[0].FN[:, 2], 0)).sum()
    assert abs(a - (2 * x1 + 0.3) * D) < 0.01 * W * D, (
        "carving is not watertight or overlaps",
        a,
    )  # the plan area must stay the plank's
    for s in (-1, 1):
        e = box(
            "end",
            (x1 if s > 0 else -W / 2, -D / 2 - 0.7, 0),
            (W / 2 if s > 0 else -x1, D / 2 + 0.7, T),
            bevel=2.2,
            segs=3,
            wear=0.45,
            seed=sp["seed"] + 5 + s,
        )
        # a small chamfer where end meets panel comes from the bevel itself
        meshes.append(grab(e, part=1 if s < 0 else 2, crease=33))
    k = 0
    npeg = 3 if D > 200 else 2
    pegs = []
    for s in (-1, 1):
        for y in np.linspace(-D / 2 + 24, D / 2 - 24, npeg):
            x = s * (x1 + 9.5)
            r = 3.3
            pr = [(0, T - 1), (r, T - 1), (r, T + 0.25), (r - 0.35, T + 0.55), (r * 0.5, T + 0.75), (0, T + 0.8)]
            m = revolve(pr, 14, part=3)
            m = m.moved((x, y, 0))
            meshes.append(m)
            pegs.append((x, y))
            k += 1
    o_top = np.array([5 + 2 * S, 5 + 2 * S])
    o_front = np.array([5 + 2 * S, 9 + (D + 4) * S])
    o_left = np.array([5 + 2 * S, 13 + (D + 4 + T) * S])

    def uvf(P, FN):
        uv = np.zeros(P.shape[:2] + (2,))
        n = FN
        bake = np.ones(len(P), bool)
        top = n[:, 2] > 0.5
        uv[top] = o_top + np.stack([P[top][..., 0] + W / 2, P[top][..., 1] + D / 2], -1) * S
        c = P.mean(1)
        ins = (
            ~top & (n[:, 2] > -0.2) & (np.abs(c[:, 1]) < D / 2 - 4) & (np.abs(c[:, 0]) < W / 2 - 4)
        )  # steep walls of cuts, pegs, hidden joints
        uv[ins] = o_top + np.stack([P[ins][..., 0] + W / 2, P[ins][..., 1] + D / 2], -1) * S
        bake[ins] = False
        bot = n[:, 2] < -0.7
        rest = ~top & ~ins & ~bot
        fb = rest & (np.abs(n[:, 1]) >= np.abs(n[:, 0]))
        lr = rest & ~fb
        uv[fb] = o_front + np.stack([P[fb][..., 0] + W / 2, P[fb][..., 2]], -1) * S
        bake[fb & (n[:, 1] > 0)] = False
        uv[lr] = o_left + np.stack([P[lr][..., 1] + D / 2, P[lr][..., 2]], -1) * S
        bake[lr & (n[:, 0] > 0)] = False
        bake[lr & (c[:, 0] > -W / 2 + 4)] = False
        uv[bot] = (
            o_front
            + np.stack([np.clip(P[bot][..., 0] + W / 2, 1, W - 1), T / 2 + P[bot][..., 1] / D * T * 0.8], -1) * S
        )
        bake[bot] = False
        return uv, bake

    m = Mesh.join(meshes).set_uv(uvf)
    # all pegs share one little island of their own beside the end strip
    pk = np.nonzero(m.part == 3)[0]
    c = m.P[pk].mean(1)
    pg = np.array(pegs)
    near = np.hypot(c[:, None, 0] - pg[None, :, 0], c[:, None, 1] - pg[None, :, 1]).argmin(1)
    q = m.P[pk][..., :2] - pg[near][:, None, :]
    m.uv[pk] = np.array([o_left[0] + (D + 7) * S, o_left[1] + 6 * S]) + q * S
    m.bake[pk] = (near == 0) & (m.FN[pk][:, 2] > 0.3)
    # ---- paint
    sd = sp["seed"]
    sv = sp["staves"]
    rng = np.random.default_rng(sd)
    scr = [
        (
            rng.uniform(-W / 2, W / 2),
            rng.uniform(-D / 2, D / 2),
            rng.uniform(0, np.pi),
            rng.uniform(4, 22),
            rng.uniform(0.3, 1),
        )
        for _ in range(38)
    ]

    def paint(P, N, part, curv, ao):
        n = len(P)
        col = np.zeros((n, 3), F)
        ro = np.zeros(n, F)
        h = np.zeros(n, F)
        x, y, z = P.T
        yb = D / sv
        st = np.clip(np.floor((y + D / 2) / yb), 0, sv - 1).astype(int)
        for k in range(sv):
            q = (part == 0) & (st == k)
            Q = P[q].copy()
            Q[:, 1] -= (k + 0.5) * yb - D / 2
            if k % 2:
                Q[:, 2] *= -1  # neighbours heart side up and down
            col[q], ro[q], h[q] = solid(
                Q,
                N[q],
                sp["wood"],
                sd * 10 + k,
                "x",
                "z",
                lean=(0.12, -0.10, 0.14)[k % 3],
                off=rng.uniform(-10, 10),
                depth=30,
            )
            col[q] *= F((0.97, 1.05, 0.93)[k % 3])
        for k, g in ((1, "y"), (2, "y")):
            q = part == k
            Q = P[q].copy()
            Q[:, 0] -= (W / 2 - bb / 2) * (1 if k == 2 else -1)
            col[q], ro[q], h[q] = solid(Q, N[q], sp["ends"], sd * 10 + 20 + k, "y", "z", off=8)
            col[q] *= F(0.90)
        q = part == 3
        col[q], ro[q], h[q] = solid(P[q], N[q], sp["peg"], sd + 77, "z", "y")
        col[q] *= F(0.75)
        up = N[:, 2] > 0.4
        wood = part < 3
        # carved things
        dl = np.full(n, 1e3, F)
        for a, b in segs:
            t = b - a
            l2 = t @ t
            s = np.clip(((x - a[0]) * t[0] + (y - a[1]) * t[1]) / l2, 0, 1)
            dl = np.minimum(dl, np.hypot(x - a[0] - s * t[0], y - a[1] - s * t[1]))
        dp = np.full(n, 1e3, F)
        for p in pts.values():
            dp = np.minimum(dp, np.hypot(x - p[0], y - p[1]))
        deep = np.clip((T - z) / GD, 0, 1.4)
        inner = (part == 0) & (np.abs(x) < W / 2 - 6) & (np.abs(y) < D / 2 - 4)
        cutm = np.where(inner, sm(0.06, 0.5, deep), 0)
        rs = np.zeros(n, F)
        for c, R in rose:
            d = np.hypot(x - c[0], y - c[1])
            rs = np.maximum(rs, sm(0.6, 0, np.abs(d - R - 1.2)) * 0.55)
            h -= np.where(part == 0, F(0.10) * sm(0.55, 0.0, np.abs(d - R - 1.2)), 0)  # compass-scribed circle
        isrose = np.zeros(n, bool)
        for c, R in rose:
            isrose |= np.hypot(x - c[0], y - c[1]) < R + 0.5
        isrose &= (dl > 3) & (dp > HR + 1)
        burn = np.array([0.36, 0.29, 0.24], F) if sp["wood"] == "oak" else np.array([0.30, 0.25, 0.22], F)
        if sp["wood"] == "walnut":
            pass
        k = (cutm * (F(0.80) + F(0.2) * deep) * np.where(isrose, F(0.72), 1))[:, None]
        col = col * (1 - k) + col * burn * k
        bleed = np.where(
            (part == 0) & up, sm(GW / 2 + 1.6, GW / 2 + 0.2, dl) * 0.16 + sm(HR + 2.2, HR + 0.2, dp) * 0.16, 0
        ) * (1 - cutm)
        col *= (1 - bleed)[:, None]
        col *= (1 - np.where((part == 0), rs * 0.5, 0))[:, None]
        # arris of the grooves is rubbed pale
        ar = np.where(
            (part == 0) & up,
            np.maximum(sm(0.5, 0.05, np.abs(dl - GW / 2 - 0.30)), sm(0.55, 0.05, np.abs(dp - HR - 0.45))) * (dl > 0.1),
            0,
        ) * sm(0.35, 0.0, deep)
        nz = noise3(x / 7, y / 7, z / 7, sd + 90)
        col = col * (1 + (ar * F(0.28) * (nz * 0.5 + 0.6))[:, None])
        # handling: burnish round the points and along the lines, darker hands' grease on the ends
        bz = np.where((part == 0) & up, sm(17, 7, dp) * 0.6 + sm(7, 2, dl) * 0.4, 0)
        ro -= bz * F(0.09)
        col *= (1 - (bz * F(0.07)))[:, None]
        ring = np.where((part == 0) & up, sm(2.2, 0, np.abs(dp - 11.6)) * 0.055, 0)
        col *= (1 - ring * (nz * 0.5 + 0.7))[:, None]
        hand = sm(bb + 14, 2, W / 2 - np.abs(x)) * sm(-0.4, 0.5, fbm(x / 30, y / 40, z / 30, sd + 91, 2))
        ro -= hand * F(0.07)
        col *= (1 - hand * F(0.12))[:, None] * np.array([1, 0.985, 0.965], F) ** hand[:, None]
        # worn outer arrises
        de = np.minimum(W / 2 - np.abs(x), D / 2 + np.where(part > 0, 0.7, 0) - np.abs(y))
        ed = (np.minimum(de, 9) < 2.3) & (T - z < 2.6) | ((W / 2 - np.abs(x) < 2.3) & (D / 2 + 0.7 - np.abs(y) < 2.3))
        wv = np.where(ed, sm(-0.25, 0.5, fbm(x / 8, y / 8, z / 8, sd + 92, 2) + 0.12), 0) * sm(
            2.4, 1.0, np.maximum(np.minimum(de, T - z), 0) + np.abs(np.maximum(de, 0) - np.maximum(T - z, 0)) * 0.5
        )
        lum = (col @ np.array([0.2126, 0.7152, 0.0722], F))[:, None]
        col = col * (1 - wv[:, None] * 0.5) + (lum * 1.55 * np.array([1.16, 0.98, 0.74], F)) * wv[:, None] * 0.5
        ro += wv * F(0.06)
        # joints: end/panel and glue lines
        jx = np.where(up, sm(0.9, 0.15, np.abs(np.abs(x) - x1)), 0)
        col *= (1 - jx * 0.62)[:, None]
        gy = np.abs(((y + D / 2) / yb + 0.5) % 1 - 0.5) * yb
        gl = np.where((part == 0) & (np.abs(y) < D / 2 - 4), sm(0.38, 0.05, gy), 0)
        col *= (1 - gl * 0.34 * (1 - cutm))[:, None]
        h -= gl * F(0.03)
        dpg = np.full(n, 1e3, F)
        for s in (-1, 1):
            for yy in np.linspace(-D / 2 + 24, D / 2 - 24, npeg):
                dpg = np.minimum(dpg, np.hypot(x - s * (x1 + 9.5), y - yy))
        col *= (1 - sm(0.8, 0, np.abs(dpg - 3.5)) * 0.5 * up)[:, None]
        # broad patina, a few scratches and dents, plane marks
        pat = fbm(x / 55, y / 55, z / 20, sd + 93, 3)
        col *= (1 + pat * F(0.09))[:, None]
        ro += pat * F(0.03)
        h += np.where(part == 0, F(0.018) * np.sin(y / F(5.5) + fbm(x / 60, y / 30, 0.0, sd + 94, 2) * 2), 0) * up
        for a, b, th, l, am in scr:
            ca, sa = math.cos(th), math.sin(th)
            u = (x - a) * ca + (y - b) * sa
            v = -(x - a) * sa + (y - b) * ca + u * u * 0.004
            s = sm(0.45, 0.1, np.abs(v)) * sm(l / 2, l / 2 - 2, np.abs(u)) * am * up * (1 - cutm)
            h -= s * F(0.035)
            col *= (1 + s * F(0.10))[:, None]
        g = F(0.20) + F(0.32) * cutm
        col *= (1 - g + g * np.minimum(1, ao * 1.15))[:, None]  # grime where light does not reach
        ro = ro * (1 - cutm) + np.where(isrose, F(0.62), F(0.74)) * cutm
        # cut grain is matt: the carving must stay dark against the window
        low = sm(9, 0, z) * (~up)
        col *= (1 - low * 0.22)[:, None]
        return col, ro - F(0.04), h, np.zeros(n, F)

    tex = finish(m, SIZE, paint, S, ao_samples=40, ao_dist=26, name=name, nscale=1.25)
    # ---- glb
    g = Glb(name, dict(kind="mill board", top=T / 1000, points=len(pts), lines=len(lines)))
    mat = g.material(name + "_wood", tex)
    g.node("board", g.mesh("board", m, mat, SIZE))
    hw = GW / 2
    for l in lines:
        Q = []
        for p, q in zip(l[:-1], l[1:]):
            a = np.array(pts[p], float)
            b = np.array(pts[q], float)
            t = (b - a) / np.linalg.norm(b - a)
            nn = np.array([-t[1], t[0]])
            a = a + t * (HR + 0.35)
            b = b - t * (HR + 0.35)
            f = 0.66
            sec = [
                (-(0.22 + (hw - 0.22) * f), T - GD + (GD - 0.28) * f + 0.13),
                (-0.2, T - GD + 0.12),
                (0.2, T - GD + 0.12),
                (0.22 + (hw - 0.22) * f, T - GD + (GD - 0.28) * f + 0.13),
            ]
            A = [np.array([*(a + nn * s), z]) for s, z in sec]
            B = [np.array([*(b + nn * s), z]) for s, z in sec]
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
    n = g.save(f"{OUT}/{name}.glb")
    print(name, "%.0fs" % (time.time() - t0))
    return n


def men():
    t0 = time.time()
    reset()
    g = Glb("mill_men", dict(kind="mill men"))
    light = [
        (0, 0),
        (10.3, 0),
        (11.2, 0.45),
        (11.8, 1.5),
        (12, 3.0),
        (11.95, 3.7),
        (11.35, 4.25),
        (11.95, 4.8),
        (12, 5.6),
        (11.75, 7.1),
        (11.2, 8.0),
        (10.5, 8.45),
        (9.7, 8.5),
        (9.15, 8.2),
        (8.8, 7.35),
        (8.3, 7.1),
        (7.75, 7.35),
        (7.3, 7.7),
        (5.4, 7.85),
        (3.9, 7.75),
        (3.55, 7.35),
        (3.2, 7.3),
        (2.9, 7.6),
        (2.5, 8.05),
        (1.4, 8.35),
        (0, 8.45),
    ]
    dark = [
        (0, 0),
        (9.4, 0),
        (10.5, 0.45),
        (11, 1.5),
        (10.85, 2.5),
        (10.0, 3.3),
        (8.9, 4.3),
        (8.25, 5.6),
        (8.1, 6.9),
        (8.5, 8.2),
        (9.4, 9.2),
        (9.55, 9.5),
        (10.3, 9.75),
        (10.75, 10.6),
        (10.65, 11.6),
        (10.0, 12.55),
        (8.7, 13.25),
        (6.9, 13.7),
        (5.5, 13.85),
        (5.15, 13.45),
        (4.7, 13.3),
        (4.2, 13.5),
        (3.85, 14.0),
        (2.6, 14.25),
        (1.3, 14.35),
        (0, 14.4),
    ]
    for nm, pr, sp, seed in (("man_light", light, "boxwood", 5), ("man_dark", dark, "dark", 8)):
        Z = 512
        Rm = max(r for r, _ in pr)
        S = min((Z - 12) / (np.pi * Rm), 13.2)
        m = revolve(pr, 40, S=1.0)
        S = min(S, (Z - 26) / (m.side_h + 2 * Rm))
        oy = 16 + (m.side_h + Rm) * S
        dx = 6 + Rm * S
        m = revolve(pr, 40, S=S, o=(6, 6), topo=(dx, oy), crease=50)
        assert oy + Rm * S < Z, (nm, oy + Rm * S)
        H = max(z for _, z in pr)

        def paint(P, N, part, curv, ao):
            x, y, z = P.T
            r = np.hypot(x, y)
            col, ro, h = solid(P, N, sp, seed, "x", "z", off=4, depth=16, lean=0.2)
            tm = noise3(r * 3.2, z * 3.2, 0.0, seed + 60)
            h += F(0.006) * tm  # turning lines
            if nm == "man_light":
                br = np.maximum(sm(0.62, 0.2, np.abs(r - 8.35)) * (z > 6), sm(0.55, 0.2, np.abs(z - 4.25)) * (r > 11))
                br = np.maximum(br, sm(0.5, 0.15, np.abs(r - 3.4)) * (z > 6))
                col *= 1 - (br * F(0.72))[:, None] * np.array([0.9, 1.0, 1.08], F)  # friction-burnt rings
            else:
                c2, r2, h2 = solid(P, N, "boxwood", seed + 3, "x", "z")
                k = (sm(4.15, 3.85, r) * (z > 13))[:, None]
                c2 *= F(0.92)
                col = col * (1 - k) + c2 * k
                br = sm(0.6, 0.2, np.abs(r - 4.7)) * (z > 13)
                col *= (1 - br * 0.6)[:, None]
            wv = sm(0.05, 0.22, curv) * sm(-0.5, 0.5, fbm(x / 4, y / 4, z / 4, seed + 61, 2) + 0.1)
            lum = (col @ np.array([0.2126, 0.7152, 0.0722], F))[:, None]
            amt = 0.38 if nm == "man_light" else 0.55
            col = (
                col * (1 - wv[:, None] * amt)
                + lum * (1.25 if nm == "man_light" else 2.0) * np.array([1.14, 0.98, 0.76], F) * wv[:, None] * amt
            )
            cav = sm(-0.02, -0.16, curv)
            col *= (1 - cav * F(0.30))[:, None]
            ro += cav * F(0.08) - wv * F(0.05)
            pat = fbm(x / 9, y / 9, z / 9, seed + 62, 2)
            col *= (1 + pat * F(0.06))[:, None]
            col *= (F(0.78) + F(0.22) * np.minimum(1, ao * 1.15))[:, None]
            return col, ro - F(0.01 if nm == "man_dark" else 0.03), h, np.zeros(len(P), F)

        tex = finish(m, Z, paint, S, 48, 12, True, nm, nscale=1.2)
        mat = g.material(nm + "_wood", tex)
        k = 4 if FAST else 1
        g.node(nm, g.mesh(nm, m, mat, Z), t=(0, 0, 0), extras=dict(radius=Rm / 1000, height=H / 1000))
    g.save(f"{OUT}/mill_men.glb")
    print("men %.0fs" % (time.time() - t0))


if __name__ == "__main__":
    for a in sys.argv[1:] or [
        "mill9",
        "mill16",
        "mill16d",
        "tri18",
        "tri18_corner",
        "tri18_both",
        "mill24",
        "mill24d",
        "men",
    ]:
        men() if a == "men" else build(a)
