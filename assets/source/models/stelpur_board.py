"""Að elta stelpur: a farm-made tables board.  480 x 300 x 24 mm, origin at the middle of its underside.
Larch (driftwood) tray of three planks, through-tenoned and pegged rails with a scratched bead, walnut bar; twelve
slats a side, maple and walnut in turn, nailed with countersunk nails; a six-petalled chip-carved rosette in each half; a trophy trough at either end; bone inlays on the corner points.
Built as one node a part (stelpur_board_parts.glb), shipped merged into few draw calls (stelpur_board.glb).
"""

import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boxwood_blender import *
from merge import merge_static

CORNERS = (1, 6, 7, 12, 13, 18, 19, 24)
RAIL, RH, FLOOR, HX, HY = 14.0, 24.0, 9.0, 240.0, 150.0  # rail width, rail height, floor top, half extents
IX, IY, PITCH, BAR = HX - RAIL, HY - RAIL, 30.5, 6.0
SLAT, GAP = 84.0, 3.0


def column(p):
    return p if p <= 12 else 25 - p


def point_xy(p):
    c = column(p)
    x = -(BAR + 6 * PITCH) + PITCH * (c - 0.5) if c <= 6 else BAR + PITCH * (c - 6.5)
    return x, (-1 if p <= 12 else 1) * (IY - GAP - SLAT / 2)


FLOOR_TINT, FRAME_TINT, LIGHT_TINT, DARK_TINT = (
    np.array(t) for t in ((0.33, 0.30, 0.28), (0.74, 0.675, 0.62), (0.67, 0.64, 0.61), (0.76, 0.72, 0.68))
)


def rosette(p, cx, z, R=26.0, slope=0.78):
    """a six-petalled chip-carved rosette in a ring of 24 chips, real cuts up to 2.7 mm deep, let into part p's top at (cx, 0)"""
    N = 48
    ang = np.arange(N) * 2 * math.pi / N
    circ = lambda r, n=N: r * np.stack(
        [np.cos(np.arange(n) * 2 * math.pi / n), np.sin(np.arange(n) * 2 * math.pi / n)], -1
    )
    idx, xyz, uv, col = p.cut([circ(36) + [cx, 0]], z - 0.5, box=(cx - 44, -60, cx + 44, 60), rim_shade=1.0)[
        0
    ]
    B = np.linalg.lstsq(np.c_[xyz[:, :2], np.ones(N)], uv, rcond=None)[0]
    c0 = col.mean(0)
    z = xyz[:, 2].mean()
    rows = []

    def row(xy, dz, sh):
        q = np.c_[xy + [cx, 0], np.full(len(xy), z) + dz]
        i = p.add_verts(q, c0 * np.asarray(sh).reshape(-1, 1) * np.ones((len(q), 1)))
        return i, q

    def tri(*ix, flat=False):
        v = np.vstack([at[int(i)] for i in ix])
        p.f.append(tuple(int(i) for i in ix))
        p.uv.append(tuple(np.r_[q[:2], 1] @ B for q in v))
        p.m.append(0)
        p.flat.append(flat)

    at = {int(i): q for i, q in zip(idx, xyz)}

    def mk(xy, dz=0.0, sh=1.0):
        i, q = row(xy, np.broadcast_to(dz, len(xy)), np.broadcast_to(sh, len(xy)))
        at.update((int(k), v) for k, v in zip(i, q))
        return i

    def quad(A, B, n, cut=lambda j: False, A2=None, B2=None):
        """a band of n faces between rings A and B; where cut(j), between A2 and B2, which lie there too but are darker"""
        for j in range(n):
            P, Q, k = (A2, B2, (j + 1) % n) if cut(j) else (A, B, (j + 1) % n)
            tri(P[j], Q[j], Q[k], P[k])

    # Dirt has settled in the cuts: their faces are darker than the land from rim to bottom, so that from no side, and
    # in no light, can they be taken for studs.  That needs vertices of their own along every rim.
    LAND, RIM, DEEP = 1.06, 0.54, 0.24
    # petals: between two circles through the middle; valley, edge, land, edge = four columns a petal
    inner, inner_cut = [], []
    for r in (0.6, 3.0, 7.0, 11.0, 15.0, 19.0, 22.5, 25.0, 26.0):
        h = max(math.acos(r / (2 * R)) - math.pi / 3, 0.012)
        k = np.arange(6) * math.pi / 3 + math.pi / 6
        a = np.stack([k, k + h, k + math.pi / 6, k + math.pi / 3 - h], 1).ravel()
        xy = r * np.stack([np.cos(a), np.sin(a)], -1)
        dz = np.tile([-slope * r * math.sin(h) * (r < 26), 0, 0, 0], 6)
        valley = DEEP + (RIM - DEEP) * (r > 25)
        inner.append(mk(xy, dz, np.tile([valley, LAND, 1.0, LAND], 6)))
        inner_cut.append(mk(xy, dz, np.tile([valley, RIM, 1.0, RIM], 6)))
    mid = mk(np.zeros((1, 2)), -0.15, 0.6)[0]
    for j in range(24):
        tri(mid, inner_cut[0][j], inner_cut[0][(j + 1) % 24])
    for k in range(len(inner) - 1):
        quad(inner[k], inner[k + 1], 24, lambda j: j % 4 in (0, 3), inner_cut[k], inner_cut[k + 1])
    rot = lambda q: q @ np.array(
        [[math.cos(math.pi / 6), math.sin(math.pi / 6)], [-math.sin(math.pi / 6), math.cos(math.pi / 6)]]
    )
    c24 = mk(rot(circ(27.3, 24)))
    quad(inner[-1], c24, 24)
    P = rot(circ(27.3, 24))
    ch = np.empty((N, 2))
    ch[::2] = P
    ch[1::2] = (P + np.roll(P, -1, 0)) / 2
    # the scored ring
    g0, g1, g2 = mk(ch, 0, RIM), mk(rot(circ(28.15)), -0.85, DEEP), mk(rot(circ(29.0)), 0, RIM)
    quad(g0, g1, N)
    quad(g1, g2, N)
    # the chips: kites, deepest on the even spokes
    land, t0, t1 = mk(rot(circ(29.0)), 0, LAND), mk(rot(circ(30.2)), 0, LAND), mk(rot(circ(35.2)), 0, LAND)
    ev = mk(rot(circ(33.2)), 0, LAND)
    t0c, t1c = mk(rot(circ(30.2)), 0, RIM), mk(rot(circ(35.2)), 0, RIM)
    evc = mk(rot(circ(33.2)), np.tile([-1.7, 0], N // 2), np.tile([DEEP, RIM], N // 2))
    quad(land, t0, N)
    for j in range(N):
        k = (j + 1) % N
        if j % 2 == 0:
            tri(t0c[j], evc[j], evc[k])
            tri(t0[j], ev[k], t0[k])
            tri(evc[j], t1c[j], evc[k])
            tri(t1[j], t1[k], ev[k])
        else:
            tri(t0[j], ev[j], t0[k])
            tri(t0c[k], evc[j], evc[k])
            tri(evc[j], t1c[k], evc[k])
            tri(ev[j], t1[j], t1[k])
    sh = N // 12
    out = np.roll(idx, -sh)
    quad(t1, out, N)


def hidden_faces(node, normal, centre):
    """faces that nobody can see, dropped when the parts are merged (glTF axes, metres)"""
    if node.startswith(("slat", "divider")) or node == "bar":
        return (normal[:, 1] < -0.3) & (centre[:, 1] < 0.0098)
    if node.startswith("floor"):
        seen = (normal[:, 1] > 0.3) | (normal[:, 1] < -0.9)
        return ~(seen | ((np.abs(normal[:, 2]) > 0.2) & (centre[:, 1] > 0.0065)))
    return np.zeros(len(normal), bool)


def image_size(name):
    """largest width and height, JPEG quality.  Wood is fine across the grain (u) and smooth along it (v)"""
    if name == "board_ao":
        return 1024, 1024, 76
    if name.startswith(("bone", "endgrain")):
        return 256, 256, 78
    return {"albedo": (2048, 1024, 78), "normal": (1024, 1024, 74), "orm": (512, 512, 66)}[
        name.split("_")[-1]
    ]


def main():
    reset()
    rng = np.random.default_rng(1888)
    Rz = lambda d: Matrix.Rotation(math.radians(d), 4, "Z")
    T = Matrix.Translation
    larch, walnut, maple = (
        material(n, f"{TEX}/{t}", normal=k)
        for n, t, k in (
            ("larch", "larch_aged", 1.2),
            ("walnut", "walnut_mid", 1.2),
            ("maple", "maple_honey", 1.4),
        )
    )
    endg = material("endgrain", f"{TEX}/endgrain", normal=1.5)
    iron = material("iron", color=(0.20, 0.185, 0.175), rough=0.50, metal=0.8)
    horn = material("horn", color=(0.035, 0.022, 0.015), rough=0.28)
    board = empty("board", (0, 0, 0))
    objs = []
    add = lambda part, name, mats, loc=(0, 0, 0), **k: (
        objs.append(part.obj(name, mats, loc, board, **k)),
        objs[-1],
    )[1]
    # --- floor: three planks along X, dark with age, each its own tint
    for i in range(3):
        w = 2 * IY / 3
        t = FLOOR_TINT * rng.uniform(0.95, 1.05)
        p = Part()
        p.plank(
            2 * IX + 6,
            w - 0.5,
            FLOOR - 0.15 * (i == 1),
            rng,
            0,
            1,
            Rz(-90),
            t,
            r_top=0.7,
            r_bot=0.4,
            wave=0.05,
            stations=16,
            nsub=3,
            narc=3,
            win=((0.06, 0.2, 0.50)[i], rng.random()),
            end_tint=t * 0.5,
        )
        if i == 1:
            for x in (-97.5, 97.5):
                rosette(p, x, FLOOR - 0.15)
        add(p, f"floor_{i+1}", [larch, endg], (0, -IY + w * (i + 0.5), 0), smooth_deg=26 if i == 1 else 38)
    # --- rails (grain along each), scratched bead on top
    ft = FRAME_TINT
    hands = lambda y: math.exp(-((y / 75) ** 2))

    def worn(P, C):  # rubbed pale and smooth on top in the middle, grimy low down and at the corners
        h = np.exp(-((P[..., 1:2] / 80) ** 2))
        top = np.clip((P[..., 2:] - RH + 4) / 3, 0, 1)
        e = np.clip((np.abs(P[..., 1:2]) - np.abs(P[..., 1]).max() + 40) / 40, 0, 1)
        return C * (1 + 0.34 * h * top) * (1 - 0.16 * np.exp(-P[..., 2:] / 5)) * (1 - 0.14 * e * top)

    straight = lambda k: (
        (0.535, 0.0, 0.525, 0.01)[k],
        rng.random(),
    )  # straight-grained windows: outer face and top away from the pith
    for k, (n, y, r) in enumerate((("near", -1, -90), ("far", 1, 90))):
        p = Part().plank(
            2 * HX,
            RAIL,
            RH,
            rng,
            0,
            1,
            Rz(r),
            ft * rng.uniform(0.92, 1.04),
            win=straight(k),
            r_top=1.25,
            r_bot=0.9,
            wear=0.4,
            wave=0.28,
            ding=0.10,
            stations=22,
            hand=hands,
            shade=worn,
            grooves=((-4.1, 1.1, 0.55), (4.1, 1.1, 0.55)),
            end_tint=ft * 0.62,
            end_r=1.3,
        )
        add(p, f"rail_{n}", [larch, endg], (0, y * (HY - RAIL / 2), 0))
    for k, (n, x, r) in enumerate((("left", -1, 180), ("right", 1, 0))):
        t = ft * rng.uniform(0.92, 1.04)
        p = Part().plank(
            2 * IY - 0.3,
            RAIL,
            RH - 0.4,
            rng,
            0,
            1,
            Rz(r),
            t,
            win=straight(k + 2),
            r_top=1.2,
            r_bot=0.9,
            wear=0.4,
            wave=0.22,
            ding=0.10,
            stations=16,
            hand=hands,
            shade=worn,
            grooves=((-4.1, 1.1, 0.55), (4.1, 1.1, 0.55)),
            end_r=0.3,
        )
        p.plank(
            2 * HY + 0.9,
            6,
            9.5,
            rng,
            0,
            1,
            T((0, 0, 7)),
            t,
            r_top=0.4,
            r_bot=0.4,
            wave=0.05,
            stations=4,
            end_tint=ft * 0.72,
            end_r=0.35,
        )
        p.plank(
            2 * HY + 1.3,
            1.3,
            9.2,
            rng,
            2,
            1,
            T((0, 0, 7.1)),
            (0.4, 0.37, 0.34),
            r_top=0.2,
            r_bot=0.2,
            wave=0.03,
            stations=2,
            end_tint=(0.20, 0.13, 0.09),
            end_r=0.2,
        )
        add(p, f"rail_{n}", [larch, endg, walnut], (x * (HX - RAIL / 2), 0, 0))
    # --- pegs through the corner joints: riven, so eight-sided and not quite round
    for n, x, y in (("near_left", -1, -1), ("near_right", 1, -1), ("far_left", -1, 1), ("far_right", 1, 1)):
        p = Part()
        r = 2.7
        f = (
            lambda P: P
            * np.array([1, 1, 1])
            * (1 + 0.05 * rng.standard_normal((1, P.shape[1], 1)) * np.array([1, 1, 0]))
        )
        p.lathe(
            [(0.0, 0.55), (r - 0.45, 0.5), (r - 0.05, 0.2), (r, -2)],
            10,
            0,
            Rz(rng.uniform(0, 90)),
            mm=60,
            centre=rng.uniform(0.3, 0.7, 2),
            tint=(0.40, 0.34, 0.29),
            shade=(1, 1, 1.1, 0.7),
            wob=f,
        )
        add(p, f"peg_{n}", [endg], (x * (HX - RAIL / 2) + rng.uniform(-0.4, 0.4), y * (HY - RAIL / 2), RH))
    # --- bar between the halves, dividers of the trophy troughs
    add(
        Part().plank(
            2 * IY - 0.4,
            2 * BAR,
            12.5,
            rng,
            0,
            1,
            None,
            (0.46, 0.44, 0.42),
            r_top=3.4,
            r_bot=0.3,
            wear=0.18,
            wave=0.2,
            stations=18,
            end_r=0.3,
            edge_light=1.06,
            narc=5,
        ),
        "bar",
        [walnut, endg],
        (0, 0, FLOOR - 0.2),
    )
    for n, x in (("left", -1), ("right", 1)):
        add(
            Part().plank(
                2 * IY - 0.4,
                7,
                11,
                rng,
                0,
                1,
                Rz(180 * (x > 0)),
                ft * 0.9,
                win=(rng.uniform(0.60, 0.74), rng.random()),
                r_top=1.7,
                r_bot=0.3,
                wear=0.4,
                wave=0.2,
                ding=0.06,
                stations=18,
                end_r=0.3,
                narc=3,
            ),
            f"divider_{n}",
            [larch, endg],
            (x * (BAR + 6 * PITCH + 3.5), 0, FLOOR - 0.2),
        )
    # --- slats: no two alike.  The node sits at the point (x, y), at the floor; the grain runs towards the corridor
    nails = Part()
    tops = {}
    NS = 12  # sides of a nail head

    def nail(q, rim, ox, oy):
        """the countersink: a cone stained black by the iron; the head lies in it, a little askew"""
        idx, xyz, uv, col = rim
        c = xyz.mean(0)
        d = xyz - c
        r1 = rng.uniform(0.58, 0.66)
        lo = c + d * [r1, r1, 1] - [0, 0, 0.78]
        k = q.add_verts(lo, col * 0.30)
        uc = uv.mean(0)
        u2 = uc + (uv - uc) * r1
        n = len(idx)
        for j in range(n):
            i = (j + 1) % n
            q.f.append((idx[j], idx[i], k[i], k[j]))
            q.uv.append((uv[j], uv[i], u2[i], u2[j]))
            q.m.append(0)
            q.flat.append(False)
        r = np.linalg.norm(d[0]) * r1 * 1.2
        M = (
            T((ox + c[0], oy + c[1], FLOOR + c[2] - 0.78))
            @ Rz(rng.uniform(0, 90))
            @ Matrix.Rotation(rng.uniform(0.01, 0.07), 4, "X")
        )
        nails.lathe(
            [(0, 0.50), (r * 0.62, 0.44), (r, 0.14), (r * 0.98, -0.2)][:3],
            NS,
            0,
            M,
            tint=np.array([1, 0.90, 0.80]) * rng.uniform(0.75, 1),
            shade=(1, 1, 0.45),
        )

    for p in range(1, 25):
        x, y = point_xy(p)
        near = p <= 12
        light = (column(p) + (0 if near else 1)) % 2 == 1
        t = LIGHT_TINT if light else DARK_TINT
        t = t * rng.uniform(0.92, 1.06) * (1 + rng.normal(0, 0.012, 3))
        th = 3.1 + rng.uniform(-0.25, 0.25)
        ln = SLAT + rng.uniform(-1.3, 1.3)
        wo = 27.0 + rng.uniform(-0.5, 0.5)
        wi = 24.2 + rng.uniform(-0.6, 0.6)
        rot = rng.normal(0, 0.45) + (0 if near else 180)
        dx = rng.uniform(-0.3, 0.3)
        M = T((dx, 0, 0)) @ Rz(rot)

        def dirt(P, C):  # hands polish the middle, dirt gathers at the rail and the edges
            v = (P[..., 1] / SLAT + 0.5)[..., None]
            e = np.clip((np.abs(P[..., :1]) - 8) / 6, 0, 1)
            return C * (1 - 0.26 * np.exp(-v / 0.10) - 0.10 * np.exp(-(1 - v) / 0.06) - 0.05 * e)

        q = Part().plank(
            ln,
            wo,
            th,
            rng,
            0,
            1,
            M,
            t,
            r_top=0.65,
            r_bot=0.25,
            wear=0.45,
            wave=0.16,
            ding=0.08,
            stations=8,
            narc=3,
            W2=wi,
            skew=(rng.normal(0, 0.006), rng.normal(0, 0.03)),
            end_tint=t * 0.62,
            end_r=0.5,
            nsub=1,
            edge_light=1.10,
            shade=dirt,
        )
        s = 1 if near else -1
        tops[p] = FLOOR + th
        holes = []
        for nx, ny in ((-8.5, -ln / 2 + 6), (8.5, -ln / 2 + 6), (-7.5, ln / 2 - 5.5), (7.5, ln / 2 - 5.5)):
            c = (
                M @ __import__("mathutils").Vector((nx + rng.uniform(-1, 1), ny + rng.uniform(-0.9, 0.9), 0))
            )[:2]
            r = rng.uniform(1.85, 2.2)
            a = np.arange(NS) / NS * 2 * math.pi + rng.uniform(0, 1)
            holes.append(np.array(c) + r * np.stack([np.cos(a), np.sin(a)], -1))
        for rim in q.cut(holes, th - 0.45, rim_shade=0.62):
            nail(q, rim, x, y)
        add(q, f"slat_{p:02d}", [maple if light else walnut, endg], (x, y, FLOOR))
    nl = add(nails, "nails", [iron], weighted=False)
    # --- corner inlays: a bone disc in a horn ring, a drilled eye in the middle; one material each, so each can glow
    inl = []
    for p in CORNERS:
        x, y = point_xy(p)
        s = 1 if p <= 12 else -1
        m = material(f"inlay_{p:02d}", f"{TEX}/bone", emissive=(1, 0.72, 0.30))
        inl.append(m)
        q = Part()
        c = rng.uniform(0.3, 0.7, 2)
        kw = dict(mm=30, centre=c)
        q.lathe(
            [(0, -0.1), (0.8, 0.0), (1.05, 0.36), (2.5, 0.42), (2.75, 0.22), (3.0, 0.42), (4.3, 0.36)],
            24,
            0,
            tint=(0.98, 0.95, 0.90),
            shade=(0.22, 0.3, 1, 1, 0.35, 1, 0.95),
            **kw,
        )
        q.lathe([(4.3, 0.36), (5.3, 0.30), (5.55, 0.03), (5.55, -0.5)], 24, 1, shade=(1, 1, 1, 0.6))
        inl.append(add(q, f"inlay_{p:02d}", [m, horn], (x, y + s * 28.5, tops[p])))
    # --- empties: where men stand, where taken men lie (r = taken by red = right trough, b = left)
    for p in range(1, 25):
        e = empty(f"point_{p:02d}", (*point_xy(p), tops[p] + 0.05), board)
        e["corner"] = p in CORNERS
    for k in range(6):
        empty(f"trophy_red_{k+1}", (IX - 15, -IY + 18 + 27 * k, FLOOR), board)
        empty(f"trophy_blue_{k+1}", (-IX + 15, IY - 18 - 27 * k, FLOOR), board)
    empty("dice_left", (-95, 0, FLOOR), board)
    empty("dice_right", (95, 0, FLOOR), board)
    hidden = lambda o, a, s: 0.15 if (a == 2 and s < 0) or o.name.startswith(("nails", "peg")) else 1.0
    pack_ao(objs, 1024, weight=hidden)
    ao = f"{TEX}/board_ao.jpg"
    bake_ao(objs, ao, 1024, dist=0.04, samples=int(os.environ.get("AO", 48)), floor=-0.01, q=94)
    export_glb("stelpur_board_parts", ao)
    merge_static("stelpur_board_parts", "stelpur_board", hidden_faces, image_size)


main()
