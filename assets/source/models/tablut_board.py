#!/usr/bin/env python3
"""tablut_board.py - the Tablut board and its three kinds of men.   usage: tablut_board.py [board] [pieces]
tablut.glb: root 'tablut'; meshes: board (birch panel, scored; walnut frame with an antler line), throne_e5 (carved knot plate),
  inlay_attacker_<sq> x16 (dark lozenge), inlay_defender_<sq> x8 (antler ring and dot): clone the material to light one up.
  empties square_a1 .. square_i9 on the panel's top (z = 16 mm), 30 mm apart.
throne_e5 has the knot as woven straps in a sunk field (real geometry, nothing above the panel but the 0.1 mm rim).
tablut_pieces.glb: king (46 mm, seated, faces -y = the player), defender = defender_a, defender_b (27 mm, round), attacker = attacker_a,
  attacker_b, attacker_c (25 mm, hewn, square).  Origins at the base centre."""

from artlib import *
from sculpt import *
import time

SQ = 30.0
H9 = 4.5 * SQ
FW = 25.0
W = 2 * (H9 + FW)
T = 16.0
TF = 19.0
SIZE = 1024
ATT = "d1 e1 f1 e2 a4 a5 a6 b5 i4 i5 i6 h5 d9 e9 f9 e8".split()
DEF = "e3 e4 e6 e7 c5 d5 f5 g5".split()


def sq(s):
    return np.array([(ord(s[0]) - 97 - 4) * SQ, (int(s[1]) - 1 - 4) * SQ])


BONE = lin("#d9c9a6")


def bone(P, seed):
    x, y, z = P.T
    a = fbm(x / 1.1, y / 6, z / 6, seed, 2)
    b = fbm(x / 9, y / 9, z / 9, seed + 1, 2)
    p = sm(0.55, 0.8, noise3(x / 0.35, y / 1.6, z / 1.6, seed + 2))
    c = BONE * (1 + a * F(0.05) + b * F(0.07))[:, None]
    c = c * (1 - (p * F(0.22))[:, None] * np.array([0.8, 1.0, 1.25], F))
    return c.astype(F), (F(0.36) + p * F(0.1) + b * F(0.03)).astype(F), (-p * F(0.012)).astype(F)


# ---- the throne's knot: a looped square and a ring, woven over and under (own design)
def knot_curves():
    """[(points (n,2), level (n) -1 under .. +1 over)] of the two closed straps"""

    def looped(n=1500):
        t = np.arange(n) * 2 * np.pi / n
        z = (np.exp(1j * t) * 7.15 + 4.75 * np.exp(-3j * t)) * np.exp(1j * np.pi / 4)
        return np.stack([z.real, z.imag], 1)

    def ring(n=900):
        t = np.arange(n) * 2 * np.pi / n + 0.01
        return np.stack([6.9 * np.cos(t), 6.9 * np.sin(t)], 1)

    C = [looped(), ring()]
    S = []  # crossings: (curve i, pos, curve j, pos)

    def cross(A, B, same):
        a0 = A
        a1 = np.roll(A, -1, 0)
        b0 = B
        b1 = np.roll(B, -1, 0)
        r = a1 - a0
        s = b1 - b0
        out = []
        D = r[:, None, 0] * s[None, :, 1] - r[:, None, 1] * s[None, :, 0]
        q = b0[None] - a0[:, None]
        with np.errstate(all="ignore"):
            t = (q[..., 0] * s[None, :, 1] - q[..., 1] * s[None, :, 0]) / D
            u = (q[..., 0] * r[:, None, 1] - q[..., 1] * r[:, None, 0]) / D
        for i, j in zip(*np.nonzero((t >= 0) & (t < 1) & (u >= 0) & (u < 1) & (np.abs(D) > 1e-12))):
            if same and (j <= i + 4 or (i < 4 and j >= len(A) - 4)):
                continue
            out.append((i + t[i, j], j + u[i, j]))
        return out

    ev = [[], []]
    n = 0
    for a, b in cross(C[0], C[0], True):
        ev[0] += [(a, n), (b, n)]
        n += 1
    for a, b in cross(C[0], C[1], False):
        ev[0].append((a, n))
        ev[1].append((b, n))
        n += 1
    for e in ev:
        e.sort()
    over = {}  # (curve, position) -> +1/-1, alternating
    st0 = {}
    for k0, (p, c) in enumerate(ev[0]):
        v = 1 if k0 % 2 == 0 else -1
        over[(0, p)] = v
        st0.setdefault(c, v)
    par = None
    for k0, (p, c) in enumerate(ev[1]):
        if c in st0:
            par = (-st0[c]) * (1 if k0 % 2 == 0 else -1)
            break
    for k0, (p, c) in enumerate(ev[1]):
        over[(1, p)] = par * (1 if k0 % 2 == 0 else -1)
    out = []
    for ci, c in enumerate(C):
        N = len(c)
        pos = np.array([p for p, _ in ev[ci]])
        val = np.array([over[(ci, p)] for p, _ in ev[ci]], float)
        pp = np.concatenate([pos - N, pos, pos + N])
        vv = np.tile(val, 3)
        i = np.arange(N)
        j = np.searchsorted(pp, i, "right") - 1
        f = (i - pp[j]) / (pp[j + 1] - pp[j])
        f = f * f * (3 - 2 * f)
        out.append((c, vv[j] * (1 - f) + vv[j + 1] * f))
    print(
        "  knot crossings",
        n,
        "alternating",
        all(over[(ci, a[0])] == -over[(ci, b[0])] for ci in (0, 1) for a, b in zip(ev[ci][:-1], ev[ci][1:])),
    )
    return out


def knot(x, y, w=1.18, k=0.62):
    """height field of the interlace in mm (strap tops about 0, ground -1.5), strap mask, distance across"""
    Hh = np.full(x.shape, -9.0, F)
    best = np.full(x.shape, 9.0, F)
    for c, z in knot_curves():
        for s in range(len(c)):
            d = np.hypot(x - c[s, 0], y - c[s, 1])
            top = F(k * z[s]) + F(0.42) * np.sqrt(np.clip(1 - (d / w) ** 2, 0, 1))
            ok = (d < w) & (top > Hh)
            Hh = np.where(ok, top, Hh)
            best = np.where(ok, d / w, best)
    return Hh, Hh > -8, best


GROUND = -1.2


def throne_mesh(uvc, S):
    """plate with a sunk ground and the knot as real woven straps; z = 0 is the panel's top"""
    T_ = []
    lv = [(13.7, -0.2), (13.45, 0.10), (12.05, 0.10), (11.85, -0.08), (11.6, GROUND)]
    for (a, z), (b, y) in zip(lv[:-1], lv[1:]):
        A = [(a * sx, a * sy, z) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        B = [(b * sx, b * sy, y) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        for i in range(4):
            k = (i + 1) % 4
            T_ += [(A[i], A[k], B[k]), (A[i], B[k], B[i])]
    g = 11.6
    T_ += [((-g, -g, GROUND), (g, -g, GROUND), (g, g, GROUND)), ((-g, -g, GROUND), (g, g, GROUND), (-g, g, GROUND))]
    sec = [(-1.16, -0.86), (-1.10, -0.02), (-0.66, 0.27), (0, 0.36), (0.66, 0.27), (1.10, -0.02), (1.16, -0.86)]
    for (c, z), step in zip(knot_curves(), (10, 9)):
        c = c[::step]
        z = -0.72 + 0.34 * z[::step]
        t = np.roll(c, -1, 0) - np.roll(c, 1, 0)
        t /= np.linalg.norm(t, axis=1, keepdims=True)
        nn = np.stack([-t[:, 1], t[:, 0]], 1)
        n = len(c)
        R = np.array([[(*(c[i] + nn[i] * u), z[i] + h) for u, h in sec] for i in range(n)])
        for i in range(n):
            k = (i + 1) % n
            for j in range(len(sec) - 1):
                T_ += [(R[i, j], R[i, j + 1], R[k, j + 1]), (R[i, j], R[k, j + 1], R[k, j])]
    P = np.array([[tuple(map(float, v)) for v in t] for t in T_])
    fn = np.cross(P[:, 1] - P[:, 0], P[:, 2] - P[:, 0])
    m = Mesh(P, None, 0, True, 36)
    if m.FN[-40:, 2].mean() < 0:  # straps ran the other way round
        k = len(T_) - sum(len(c[::s]) * 12 for (c, _), s in zip(knot_curves(), (10, 9)))
        P[k:] = P[k:, ::-1]
        m = Mesh(P, None, 0, True, 36)
    m.uv = np.array(uvc) + m.P[..., :2] * S
    return m


def plate(shape, top, uvc, S, bev=0.35, lowz=-0.2):
    """thin inlay: polygon with a small bevel that dips into the wood"""
    sh = np.array(shape, float)
    c = sh.mean(0)
    n = len(sh)
    d = sh - c
    inn = c + d * (1 - bev / np.linalg.norm(d, axis=1, keepdims=True))
    Tt = []
    U = []
    f = lambda p: np.array([uvc[0] + p[0] * S, uvc[1] + p[1] * S])
    for i in range(n):
        k = (i + 1) % n
        a = [*inn[i], top]
        b = [*inn[k], top]
        o = [*c, top]
        p = [*sh[i], lowz]
        q = [*sh[k], lowz]
        for t in ((o, a, b), (a, p, q), (a, q, b)):
            Tt.append(t)
            U.append([f(v) for v in t])
    return Mesh(np.array(Tt), np.array(U), 0, True, 30)


def cube_(a, b, z0, z1):
    return [(x, y, z) for z in (z0, z1) for x, y in ((a, a), (b, a), (b, b), (a, b))], [(3, 2, 1, 0), (4, 5, 6, 7)] + [
        (i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4) for i in range(4)
    ]


def board():
    t0 = time.time()
    reset()
    S = min((SIZE - 10) / (W + 4), (SIZE - 22) / (W + 4 + TF))
    panel = box("panel", (-H9 - 0.6, -H9 - 0.6, 2), (H9 + 0.6, H9 + 0.6, T), bevel=0, step=0)
    cutters = []
    for k in range(1, 9):
        v = -H9 + k * SQ
        cutters += [
            vgroove((v, -H9 - 2), (v, H9 + 2), T, 1.5, 0.95, 0.22),
            vgroove((-H9 - 2, v), (H9 + 2, v), T, 1.5, 0.95, 0.22),
        ]
    cutters.append(add_obj("pocket", *cube_(-12.4, 12.4, T - 1.5, T + 1)))
    cut(panel, cutters)
    mp = grab(panel, part=0, crease=30)
    fr = box("frame", (-W / 2, -W / 2, 0), (W / 2, W / 2, TF), bevel=2.6, segs=3, wear=0.45, seed=71)
    h = H9 + 0.1
    c = 1.7
    V = []
    for z, e in ((-2, 0), (TF - c, 0), (TF + 0.001, c), (TF + 2, c + 0.3)):
        V += [(-h - e, -h - e, z), (h + e, -h - e, z), (h + e, h + e, z), (-h - e, h + e, z)]
    Fc = [(3, 2, 1, 0), (12, 13, 14, 15)]
    for r in range(3):
        for i in range(4):
            k = (i + 1) % 4
            Fc.append((4 * r + i, 4 * r + k, 4 * r + 4 + k, 4 * r + 4 + i))
    cc = add_obj("inner", V, Fc)
    fixn(cc)
    cut(fr, [cc])
    mf = grab(fr, part=1, crease=33)
    meshes = [mp, mf]
    pins = []
    rp = 2.3
    for sx in (-1, 1):
        for sy in (-1, 1):
            for a, b in ((5.0, -5.0), (-5.0, 5.0)):
                pins.append((sx * (W / 2 - FW / 2 + a * 0.95), sy * (W / 2 - FW / 2 + b * 0.95)))
    for x, y in pins:
        meshes.append(
            revolve(
                [
                    (0, TF - 1),
                    (rp, TF - 1),
                    (rp, TF + 0.1),
                    (rp - 0.4, TF + 0.5),
                    (rp * 0.5, TF + 0.72),
                    (0, TF + 0.78),
                ],
                12,
                part=2,
            ).moved((x, y, 0))
        )
    ot = np.array([5 + 2 * S] * 2)
    of = np.array([5 + 2 * S, 11 + (W + 4) * S])

    def uvf(P, FN):
        uv = np.zeros(P.shape[:2] + (2,))
        n = FN
        bake = np.ones(len(P), bool)
        c = P.mean(1)
        top = n[:, 2] > 0.5
        edge = np.abs(c[:, :2]).max(1) > W / 2 - 3.5
        uv[:] = ot + np.stack([P[..., 0] + W / 2, P[..., 1] + W / 2], -1) * S
        bake[:] = top
        sd = ~top & edge & (n[:, 2] > -0.7)
        fb = sd & (np.abs(n[:, 1]) >= np.abs(n[:, 0]))
        lr = sd & ~fb
        uv[fb] = of + np.stack([P[fb][..., 0] + W / 2, P[fb][..., 2]], -1) * S
        bake[fb] = n[fb][:, 1] < 0
        uv[lr] = of + np.stack([P[lr][..., 1] + W / 2, P[lr][..., 2]], -1) * S
        bake[lr] = False  # left and right share the front's strip
        return uv, bake

    m = Mesh.join(meshes)
    m.set_uv(uvf)
    pk = np.nonzero(m.part == 2)[0]
    c = m.P[pk].mean(1)
    pg = np.array(pins)
    near = np.hypot(c[:, None, 0] - pg[None, :, 0], c[:, None, 1] - pg[None, :, 1]).argmin(1)
    q = m.P[pk][..., :2] - pg[near][:, None, :]
    m.uv[pk] = np.array([SIZE - 14.0, of[1] + TF * S + 0 - 10]) * 0 + np.array([SIZE - 12.0, SIZE - 12.0]) + q * S
    m.bake[pk] = (near == 0) & (m.FN[pk][:, 2] > 0.3)
    marks = [(sq(s), "a") for s in ATT] + [(sq(s), "d") for s in DEF]
    rng = np.random.default_rng(12)
    scr = [
        (rng.uniform(-H9, H9), rng.uniform(-H9, H9), rng.uniform(0, np.pi), rng.uniform(4, 26), rng.uniform(0.3, 1))
        for _ in range(36)
    ]

    def paint(P, N, part, curv, ao):
        n = len(P)
        col = np.zeros((n, 3), F)
        ro = np.zeros(n, F)
        h = np.zeros(n, F)
        x, y, z = P.T
        up = N[:, 2] > 0.4
        st = np.clip(np.floor((y + H9) / (2 * H9 / 4)), 0, 3).astype(int)
        for k in range(4):
            q = (part == 0) & (st == k)
            Q = P[q].copy()
            Q[:, 1] -= -H9 + (k + 0.5) * 2 * H9 / 4
            Q[:, 0] += 37 * k
            if k % 2:
                Q[:, 2] *= -1
            col[q], ro[q], h[q] = solid(
                Q,
                N[q],
                "birch",
                300 + k,
                "x",
                "z",
                lean=(0.10, -0.13, 0.12, -0.09)[k],
                off=rng.uniform(-12, 12),
                depth=32,
            )
            col[q] = (
                (col[q] / F(0.62)) ** F(1.45)
                * F(0.62)
                * np.array([0.74, 0.655, 0.55], F)
                * F((1.0, 0.93, 1.06, 0.96)[k])
            )  # long oiled and handled: honey brown
        xr = np.abs(y) > np.abs(x)  # mitred rails
        for k, (s, g) in enumerate(
            (((y < 0) & xr, "x"), ((y >= 0) & xr, "x"), ((x < 0) & ~xr, "y"), ((x >= 0) & ~xr, "y"))
        ):
            q = (part == 1) & s
            if q.any():
                Q = P[q].copy()
                a = 1 if g == "x" else 0
                Q[:, a] -= np.sign(Q[:, a]) * (W / 2 - FW / 2)
                col[q], ro[q], h[q] = solid(Q, N[q], "walnut", 400 + k, g, "z", off=7, depth=24)
                col[q] *= F(0.80)
        q = part == 2
        col[q], ro[q], h[q] = bone(P[q], 7)
        nz = noise3(x / 7, y / 7, z / 7, 190)
        inp = part == 0
        # scored lines, burnt with a hot knife
        lx = np.abs((x + H9 + SQ / 2) % SQ - SQ / 2)
        ly = np.abs((y + H9 + SQ / 2) % SQ - SQ / 2)
        dl = np.minimum(lx, ly)
        deep = np.clip((T - z) / 0.95, 0, 1.2)
        cutm = np.where(inp, np.maximum(sm(0.04, 0.35, deep), sm(0.95, 0.6, dl)), 0)
        k = (cutm * F(0.86))[:, None]
        col = col * (1 - k) + lin("#3a2416") * k
        bl = np.where(inp, sm(2.2, 0.7, dl) * 0.16, 0) * (1 - cutm)
        col *= (1 - bl)[:, None]
        ar = np.where(inp & up, sm(0.4, 0.05, np.abs(dl - 1.0)), 0) * (1 - cutm)
        col *= (1 + ar * F(0.16) * (nz * 0.5 + 0.6))[:, None]
        # standing and sliding has burnished the middle of the squares
        cd = np.hypot(((x + H9) % SQ) - SQ / 2, ((y + H9) % SQ) - SQ / 2)
        bz = np.where(inp & up, sm(14, 6, cd), 0)
        ro -= bz * F(0.06)
        col *= (1 + bz * F(0.035))[:, None]
        dm = np.full(n, 9.0, F)
        for c, kk in marks:
            dx = np.abs(x - c[0])
            dy = np.abs(y - c[1])
            d = (dx + dy - 7.2) / 1.414 if kk == "a" else np.hypot(dx, dy) - 5.6
            dm = np.minimum(dm, np.abs(d))
        dm = np.minimum(dm, np.abs(np.maximum(np.abs(x), np.abs(y)) - 13.9))
        jm = np.where(inp, sm(0.75, 0.1, dm), 0)
        col *= (1 - jm * 0.45)[:, None]
        # frame: antler line with dots, mitres, worn edges
        mx = np.maximum(np.abs(x), np.abs(y))
        fr = (part == 1) & up
        c2, r2, h2 = bone(P, 17)
        rl = H9 + FW * 0.44
        kk = np.where(fr, sm(1.15, 0.85, np.abs(mx - rl)), 0)
        dk = np.where(fr, sm(0.5, 0.1, np.abs(np.abs(mx - rl) - 1.25)), 0)
        along = np.where(np.abs(x) > np.abs(y), y, x)
        dot = sm(0.75, 0.4, np.hypot((along + 3.75) % 7.5 - 3.75, mx - rl))
        c2 = c2 * (F(0.92) - F(0.72) * dot)[:, None]
        col = col * (1 - kk[:, None]) + c2 * kk[:, None]
        ro = ro * (1 - kk) + r2 * kk
        col *= (1 - dk * 0.5)[:, None]
        h -= dk * F(0.02)
        mt = np.where(
            (part == 1) & (np.abs(x) > H9) & (np.abs(y) > H9), sm(0.45, 0.08, np.abs(np.abs(x) - np.abs(y)) * 0.707), 0
        )
        col *= (1 - mt * 0.6)[:, None]
        for px, py in pins:
            d = np.hypot(x - px, y - py)
            col *= (1 - np.where(fr, sm(0.8, 0, np.abs(d - rp - 0.1)) * 0.5, 0))[:, None]
        de = W / 2 - mx
        di = mx - H9
        cv = np.where(
            (part == 1) & (TF - z < 2.8),
            np.maximum(
                sm(3.0, 1.0, np.maximum(de, 0) + np.maximum(TF - z, 0)), sm(1.1, 0.2, np.abs(di - 1.75)) * (z > TF - 1)
            ),
            0,
        )
        wv = cv * sm(-0.3, 0.5, fbm(x / 8, y / 8, z / 8, 192, 2) + 0.05)
        lum = (col @ np.array([0.2126, 0.7152, 0.0722], F))[:, None]
        col = col * (1 - wv[:, None] * 0.5) + lum * 1.7 * np.array([1.16, 0.98, 0.74], F) * wv[:, None] * 0.5
        inner = np.where(inp, sm(5, 0.3, H9 - mx), 0)
        col *= (1 - inner * 0.28)[:, None]
        pat = fbm(x / 60, y / 60, z / 20, 193, 3)
        col *= (1 + pat * F(0.10))[:, None]
        ro += pat * F(0.03)
        gy = np.abs(((y + H9) / (2 * H9 / 4) + 0.5) % 1 - 0.5) * (2 * H9 / 4)
        gl = np.where(inp & (np.abs(y) < H9 - 4), sm(0.4, 0.05, gy), 0)
        col *= (1 - gl * 0.25 * (1 - cutm))[:, None]
        for a, b, th, l, am in scr:
            ca, sa = math.cos(th), math.sin(th)
            u = (x - a) * ca + (y - b) * sa
            v = -(x - a) * sa + (y - b) * ca + u * u * 0.004
            s = sm(0.45, 0.1, np.abs(v)) * sm(l / 2, l / 2 - 2, np.abs(u)) * am * inp * up * (1 - cutm)
            h -= s * F(0.03)
            col *= (1 + s * F(0.10))[:, None]
        col *= (F(0.80) + F(0.20) * np.minimum(1, ao * 1.15))[:, None]
        low = sm(8, 0, z) * (~up)
        col *= (1 - low * 0.2)[:, None]
        return col, ro - F(0.03), h, np.zeros(n, F)

    tex = finish(m, SIZE, paint, S, 40, 22, name="tablut", nscale=1.25)
    # ---- inlays: one 512 atlas
    Z = 512
    Si = 10.8
    n = 40
    tr = 13.7
    cT = (156.0, 156.0)
    cA = (410.0, 90.0)
    cD = (410.0, 240.0)
    thr = throne_mesh(cT, Si)
    at = plate([(0, -7.0), (7.0, 0), (0, 7.0), (-7.0, 0)], 0.12, cA, Si)
    de = plate([(5.5 * math.cos(a), 5.5 * math.sin(a)) for a in np.arange(28) * 2 * np.pi / 28], 0.14, cD, Si)
    thr.part[:] = 0
    at.part[:] = 1
    de.part[:] = 2
    mi = Mesh.join([thr.moved((0, 0, T)), at.moved((200, 0, T)), de.moved((300, 0, T))])

    def pi(P, N, part, curv, ao):
        n = len(P)
        col = np.zeros((n, 3), F)
        ro = np.full(n, 0.4, F)
        h = np.zeros(n, F)
        x = P[:, 0] - np.array([0, 200, 300], F)[part]
        y = P[:, 1].copy()
        z = P[:, 2]
        L = np.stack([x, y, z * 0], 1)
        up = np.tile([[0, 0, 1.0]], (n, 1)).astype(F)
        q = part == 0
        X, Y = x[q], y[q]
        Hh, strap, dn = knot(X, Y)
        cw, rw, hw = solid(L[q], up[q], "dark", 51, "x", "z")
        cb, rb, hb = bone(L[q], 52)
        m_ = np.maximum(np.abs(X), np.abs(Y))
        ground = -1.35
        hh = np.zeros(len(X), F)
        # soft occlusion from the relief itself
        c = cb * F(0.97)
        edge = sm(0.62, 1.0, dn)
        lowk = sm(0.05, -0.75, Hh)
        c = (
            c
            * (1 - edge * 0.34)[:, None]
            * (1 - lowk * 0.22)[:, None]
            * np.array([1, 0.985, 0.95], F) ** (edge + lowk)[:, None]
        )
        gr = cw * F(0.55)
        pun = sm(0.32, 0.18, np.hypot((X + Y * 0.5 + 50) % 1.1 - 0.55, (Y + 50) % 0.95 - 0.475))
        gr = gr * (1 - pun * 0.5)[:, None]
        hh = hh - np.where(strap, 0, pun * F(0.22))
        c = np.where(strap[:, None], c, gr)
        bd = (m_ > 12.0) & (m_ < 13.1)
        c = np.where(bd[:, None], cb * F(0.9), c)
        hh = np.where(m_ > 11.8, 0.0, hh)
        rim = m_ >= 13.1
        c = np.where(rim[:, None], cw * 0.8, c)
        ln = sm(0.25, 0.05, np.minimum(np.abs(m_ - 12.0), np.abs(m_ - 13.1)))
        c = c * (1 - ln * 0.6)[:, None]
        bdot = sm(0.42, 0.22, np.hypot((np.where(np.abs(X) > np.abs(Y), Y, X) + 0.9) % 1.8 - 0.9, m_ - 12.55)) * bd
        c = c * (1 - bdot * 0.75)[:, None]
        c = c * (F(0.55) + F(0.45) * np.minimum(1, ao[q] * 1.1))[:, None]
        col[q] = c
        ro[q] = np.where(strap | bd, rb, rw + 0.1)
        h[q] = hh * F(0.55)
        q = part == 1
        X, Y = x[q], y[q]
        cw, rw, hw = solid(L[q], up[q], "dark", 61, "y", "z", off=3)
        cb, rb, hb = bone(L[q], 62)
        d = np.abs(X) + np.abs(Y)
        b = (np.abs(d - 5.0) < 0.42) | ((np.minimum(np.abs(X), np.abs(Y)) < 0.42) & (d < 2.6))
        k = b[:, None]
        col[q] = np.where(k, cb * 0.88, cw * 0.85)
        ro[q] = np.where(b, rb, rw)
        q = part == 2
        X, Y = x[q], y[q]
        cb, rb, hb = bone(L[q], 72)
        r = np.hypot(X, Y)
        g = np.maximum(sm(0.45, 0.2, np.abs(r - 3.7)), np.maximum(sm(0.4, 0.18, np.abs(r - 1.9)), sm(0.85, 0.6, r)))
        k = (g * F(0.85))[:, None]
        col[q] = cb * (1 - k) + lin("#2a1a10") * k
        ro[q] = rb + g * 0.1
        h[q] = -g * F(0.12)
        col *= (1 - np.where(part > 0, sm(-0.02, -0.3, z - T) * 0.5, 0))[:, None]
        return col, ro, h, np.zeros(n, F)

    ti = finish(mi, Z, pi, Si, 24, 8, False, "tablut_inlay", nscale=1.0)
    g = Glb("tablut", dict(kind="tablut board", top=T / 1000, square=SQ / 1000))
    # the lamp is warm: pale birch would be orange in its light
    mat = g.material("tablut_wood", tex, col=(0.62, 0.78, 1, 1))
    mat2 = g.material("tablut_inlay", ti)
    g.node("board", g.mesh("board", m, mat, SIZE))
    g.node("throne_e5", g.mesh("throne", thr, mat2, Z), t=(0, 0, T))
    ma = g.mesh("inlay_attacker", at, mat2, Z)
    md = g.mesh("inlay_defender", de, mat2, Z)
    for s in ATT:
        g.node("inlay_attacker_" + s, ma, t=(*sq(s), T))
    for s in DEF:
        g.node("inlay_defender_" + s, md, t=(*sq(s), T))
    for r in range(1, 10):
        for f in "abcdefghi":
            g.node(f"square_{f}{r}", t=(*sq(f"{f}{r}"), T))
    g.save(f"{OUT}/tablut.glb")
    print("tablut board %.0fs" % (time.time() - t0))


def king_figure(g, wear):
    """the king: a whittled man in a long cloak on a high chair, beard on the chest, sword across his knees, a plain ring for a crown"""
    Z = 640
    H = 46.0
    M = [
        block((-10.2, -10.2, 0), (10.2, 9.6, 3.4), 0.8),
        block((-9.3, -5.5, 2.5), (9.3, 9.2, 15.8), 0.7),
        block((-9.2, 6.0, 2.5), (9.2, 9.2, 33.2), 0.8, (0.5, 0)),
    ]  # plinth, seat, back
    for s in (-1, 1):
        M += [
            hull(((s * 8.4, 7.6, 30.5), 1.75), ((s * 8.4, 7.6, 34.0), 1.75)),
            hull(((s * 8.4, 7.6, 36.2), 2.15)),
            block((s * 8.2 - 1.5, -4.5, 14), (s * 8.2 + 1.5, 8, 19.2), 0.7),
        ]  # posts, knobs, arm rests
    M += [hull(((0, 7.6, 33.0), 2.1), ((-5, 7.6, 31.6), 1.4), ((5, 7.6, 31.6), 1.4))]
    # cloak: skirt in two knees, torso, shoulders
    for s in (-1, 1):
        M += [
            hull(((s * 3.9, -5.6, 17.6), 3.3), ((s * 3.4, 2, 16.8), 4.4)),
            hull(((s * 3.9, -5.9, 17.4), 3.2), ((s * 4.6, -7.2, 4.6), (3.3, 2.4, 1.6)), ((s * 4.6, -5.2, 4.6), 3.0)),
            hull(((s * 3.7, -8.6, 4.3), (2.0, 1.5, 1.1)), ((s * 3.6, -6.5, 4.4), 1.5)),
        ]
    M += [hull(((-5.2, -5.6, 4.8), 2.0), ((5.2, -5.6, 4.8), 2.0), ((-3.4, -4.6, 16.5), 2.4), ((3.4, -4.6, 16.5), 2.4))]
    M += [
        hull(((0, 1.4, 17), (7.4, 5.2, 3)), ((0, 2.0, 27.0), (7.0, 4.6, 4.0))),
        hull(((-5.6, 2.4, 28.2), (3.4, 3.9, 3.4)), ((5.6, 2.4, 28.2), (3.4, 3.9, 3.4))),
        hull(((0, 2.6, 31.0), (4.6, 4.2, 2.6)), ((0, 2.2, 28), (7, 4.2, 2.5))),
    ]
    for s in (-1, 1):
        M += [
            hull(((s * 7.4, 1.6, 27.4), 2.7), ((s * 8.7, -2.2, 20.9), 2.5)),
            hull(((s * 8.7, -2.2, 20.9), 2.4), ((s * 5.0, -7.2, 21.4), 2.0)),
            hull(((s * 5.0, -8.0, 21.6), (2.1, 1.7, 1.8))),
        ]
    M += [
        block((-10.4, -9.2, 20.6), (11.6, -7.6, 23.2), 0.45),
        hull(((-11.6, -8.4, 21.9), 1.45)),
        block((-8.1, -9.6, 19.4), (-7.0, -7.2, 24.4), 0.4),
    ]  # sword, pommel, guard
    # head: face, brow, nose, beard, hair on the neck
    M += [
        hull(((0, 1.0, 37.4), (5.3, 5.3, 5.8)), ((0, 0.8, 34.6), (4.4, 4.6, 4.0))),
        hull(((-2.6, -3.7, 39.4), 0.8), ((2.6, -3.7, 39.4), 0.8)),
        hull(((0, -4.2, 39.0), 0.7), ((0, -5.35, 36.7), 1.0)),
        hull(
            ((-2.3, -3.5, 34.9), (1.7, 1.6, 1.7)),
            ((2.3, -3.5, 34.9), (1.7, 1.6, 1.7)),
            ((0, -4.9, 27.2), (1.0, 0.9, 0.9)),
        ),
        hull(((-2.7, -4.5, 35.2), 0.75), ((0, -5.1, 35.9), 0.8)),
        hull(((2.7, -4.5, 35.2), 0.75), ((0, -5.1, 35.9), 0.8)),
        hull(((0, 3.2, 38.0), (5.4, 4.2, 4.4)), ((0, 4.6, 30.5), (6.0, 3.0, 2.0))),
    ]
    o = fuse(M, 0.30, 1840, 1)
    unwrap(o, Z, 62, 0.007)
    m, S = grab_uv(o, Z, 40)
    # crown: a plain broad ring with four low crosses of metal, its own corner of the atlas (pieces of the ring share it)
    seg = 32
    pr = [
        (5.55, 40.3),
        (6.05, 40.3),
        (6.2, 41.0),
        (6.0, 41.5),
        (6.0, 43.4),
        (6.25, 43.9),
        (6.0, 44.4),
        (5.5, 44.4),
        (5.3, 43.6),
        (5.3, 40.9),
    ]
    th = np.arange(seg) * 2 * np.pi / seg
    Tn = []
    U = []

    def pt(i, j):
        r, z = pr[i % len(pr)]
        t = th[j % seg]
        k = abs(((t * 4 / (2 * np.pi) + 0.5) % 1) * 2 - 1)
        up = max(0, (k - 0.62) / 0.38) * 1.7 if 5 <= i % len(pr) <= 7 else 0
        return np.array([r * math.cos(t - math.pi / 2) * 0.98, r * math.sin(t - math.pi / 2) + 0.9, z + up])

    for i in range(len(pr)):
        for j in range(seg):
            q = [pt(i, j), pt(i, j + 1), pt(i + 1, j + 1), pt(i + 1, j)]
            uq = [
                np.array([3.5 + 1.2 * a, Z - 3.5 - 1.0 * b])
                for a, b in ((j % 2, i), (j % 2 + 1, i), (j % 2 + 1, i + 1), (j % 2, i + 1))
            ]
            for a, b, c in ((0, 1, 2), (0, 2, 3)):
                Tn.append([q[a], q[b], q[c]])
                U.append([uq[a], uq[b], uq[c]])
    cr = Mesh(np.array(Tn), np.array(U), 1, True, 50)
    c = cr.P.mean(1) - np.array([0, 0.9, 42.3])
    rc = np.hypot(c[:, 0], c[:, 1])
    out_ = cr.FN[:, 0] * c[:, 0] + cr.FN[:, 1] * c[:, 1]
    w = np.abs(rc - 5.7) > 0.2
    if (np.sign(out_[w]) != np.sign(rc[w] - 5.7)).mean() > 0.5:
        cr = Mesh(np.array(Tn)[:, ::-1], np.array(U)[:, ::-1], 1, True, 50)
    m = Mesh.join([m, cr])
    BRC = lin("#c2974a")

    def paint(P, N, part, curv, ao):
        x, y, z = P.T
        n = len(P)
        col, ro, h = solid(P, N, "boxwood", 91, "z", "y", off=3, depth=9, lean=0.03)
        col *= F(1.02)
        wood = part == 0
        f, rg = facets(P, 420, 17, (1, 1, 0.5), 0.075)
        chair = (
            (y > 5.6)
            | ((z < 15.9) & (y > -5.4) & (np.abs(x) > 7.2))
            | (z < 3.4)
            | ((np.abs(x) > 6.6) & (z < 19.4) & (y > -4.6))
        )
        c2, r2, _ = solid(P, N, "cherry", 93, "z", "y", off=4, depth=11, lean=0.02)
        ch = np.where(
            chair & ~((z > 33.5) & (np.abs(x) < 6.3)) & ~((z > 27) & (np.abs(x) < 5.9) & (y < 6.2)), 1.0, 0
        ).astype(F)
        col = col * (1 - F(0.0) * ch[:, None])
        h += f * F(0.8)
        col *= (1 - (rg * F(0.07)))[:, None]
        # hot-needle lines: eyes, mouth, hair and beard, hem, the chair's panels
        br = np.zeros(n, F)
        for s in (-1, 1):
            br = np.maximum(br, sm(0.75, 0.35, np.hypot(x - s * 1.95, (z - 38.0) * 1.25)) * (y < -2.5))
        br = np.maximum(
            br, sm(0.35, 0.12, np.abs(z - 34.2 + 0.06 * x * x)) * (np.abs(x) < 1.5) * (y < -4.2) * (z > 33.4)
        )
        beard = (y < -2.2) & (z < 35.4) & (z > 26.2) & (np.abs(x) < 4.2 - 0.33 * (35 - z))
        hair = (z > 29.5) & (z < 40.6) & (y > 0.8) & (np.abs(x) < 6.4) & (y < 8.5)
        ang = np.arctan2(x, y - 1.0)
        st = np.abs(((ang * F(9) + F(0.5) * noise3(x / 3, y / 3, z / 3, 7)) % 1) - 0.5)
        sb = np.abs(((x * F(1.05) * (1 + (35 - z) * F(0.05)) + F(0.35) * noise3(x / 2, y / 2, z / 3, 8)) % 1) - 0.5)
        br = np.maximum(br, np.where(beard, sm(0.2, 0.06, sb) * 0.75, 0))
        br = np.maximum(br, np.where(hair, sm(0.2, 0.06, st) * 0.75, 0))
        h -= np.where(beard, sm(0.28, 0.05, sb) * F(0.16), 0) + np.where(hair, sm(0.28, 0.05, st) * F(0.16), 0)
        top = (z > 40.6) & wood
        rt = np.hypot(x, y - 1.0)
        br = np.maximum(
            br,
            np.where(
                top,
                sm(0.2, 0.06, np.abs(((np.arctan2(x, y - 1) * F(14 / np.pi / 2 * 1.0) + 50) % 1) - 0.5))
                * sm(0.8, 1.6, rt)
                * 0.7,
                0,
            ),
        )
        tone = np.where(hair | beard | top, F(0.62), F(1.0))
        col *= tone[:, None] * np.where((hair | beard | top)[:, None], np.array([1.05, 0.96, 0.84], F), F(1))
        skirt = (z > 3.6) & (z < 16) & (y < -4.2) & (np.abs(x) < 8.3)
        br = np.maximum(br, np.where(skirt, sm(0.4, 0.14, np.abs(z - 6.6)) + sm(0.4, 0.14, np.abs(z - 8.8)), 0))
        zz = np.abs(((x / F(1.9)) % 2) - 1)
        br = np.maximum(br, np.where(skirt, sm(0.35, 0.12, np.abs(z - (6.9 + 1.6 * zz))), 0))
        br = np.maximum(br, np.where(skirt & (np.abs(x) < 1.0), sm(0.4, 0.12, np.abs(x)) * 0.8, 0))
        # cloak: bark-dyed red brown, worn pale where knuckles meet it
        cloak = (
            ((np.abs(x) > 3.6 + 0.25 * (z - 20) * 0) | (y > -0.5))
            & (z > 16.5)
            & (z < 31.8)
            & (y < 6.3)
            & (y > -6.8)
            & ~beard
            & ~((np.abs(x) > 6.7) & (z < 19.2))
        )
        sword = (y < -7.0) & (z > 19.2) & (z < 24.6)
        hands = (y < -5.6) & (z > 19.3) & (z < 23.9) & (np.abs(np.abs(x) - 5.0) < 2.3)
        ck = (cloak & ~sword & ~hands).astype(F)
        lum = (col @ np.array([0.2126, 0.7152, 0.0722], F))[:, None]
        dye = lum * np.array([1.30, 0.62, 0.34], F) * F(0.44)
        col = col * (1 - ck[:, None] * 0.85) + dye * ck[:, None] * 0.85
        back = (y > 8.7) & (z > 4)
        bx_ = np.abs(np.maximum(np.abs(x) - 6.6, np.abs(z - 18) - 13.0))
        br = np.maximum(br, np.where(back | ((y > 5.5) & (y < 6.6) & (z > 19)), sm(0.5, 0.18, bx_), 0))
        u = np.abs(((x + z) / F(3.3)) % 2 - 1)
        v = np.abs(((x - z) / F(3.3)) % 2 - 1)
        ins = (np.abs(x) < 6.0) & (np.abs(z - 18) < 12.4) & back
        br = np.maximum(
            br, np.where(ins, np.maximum(sm(0.16, 0.05, np.abs(u - 0.5)), sm(0.16, 0.05, np.abs(v - 0.5))) * 0.8, 0)
        )
        sides = (np.abs(x) > 8.9) & (z > 4) & (z < 15) & (y > -5) & (y < 8.6)
        br = np.maximum(
            br, np.where(sides, sm(0.45, 0.15, np.abs(np.maximum(np.abs(y - 1.9) - 5.6, np.abs(z - 9.3) - 4.4))), 0)
        )
        br = np.where(wood, br, 0)
        col = col * (1 - (br * F(0.74))[:, None] * np.array([0.9, 1, 1.08], F))
        h -= br * F(0.10) * wood
        col, ro = wear(P, col, curv, ro, ao, 0.34, 1.25, 161)
        sw = (sword & ~hands & (x > -7.2)).astype(F)
        lum = (col @ np.array([0.2126, 0.7152, 0.0722], F))[:, None]
        col = col * (1 - sw[:, None] * 0.0)
        b = (~wood).astype(F)
        nb = fbm(x / 2, y / 2, z / 2, 5, 2)
        col = col * (1 - b[:, None]) + BRC * (1 + nb * F(0.12))[:, None] * b[:, None] * (F(0.6) + F(0.4) * ao)[:, None]
        ro = ro * (1 - b) + (F(0.30) + nb * F(0.06)) * b
        h = h * (1 - b)
        return col, ro - F(0.02), h, b

    tex = finish(m, Z, paint, S, 48, 14, True, "king", nscale=1.1, quality=(84, 82, 76))
    mat = g.material("king_wood", tex)
    g.node("king", g.mesh("king", m, mat, Z), extras=dict(radius=0.0106, height=H / 1000))
    return m


def pieces():
    t0 = time.time()
    reset()
    g = Glb("tablut_pieces", dict(kind="tablut men"))
    Z = 512
    BR = lin("#c79a4e")

    def wear(P, col, curv, ro, ao, amt, gain, seed):
        x, y, z = P.T
        wv = sm(0.05, 0.25, curv) * sm(-0.5, 0.5, fbm(x / 4, y / 4, z / 4, seed, 2) + 0.1)
        lum = (col @ np.array([0.2126, 0.7152, 0.0722], F))[:, None]
        col = col * (1 - wv[:, None] * amt) + lum * gain * np.array([1.12, 0.99, 0.78], F) * wv[:, None] * amt
        cav = sm(-0.02, -0.16, curv)
        col *= (1 - cav * F(0.30))[:, None]
        ro = ro + cav * F(0.08) - wv * F(0.04)
        pat = fbm(x / 9, y / 9, z / 9, seed + 1, 2)
        col *= (1 + pat * F(0.07))[:, None]
        col *= (F(0.76) + F(0.24) * np.minimum(1, ao * 1.15))[:, None]
        return col, ro

    def turned(nm, pr, seg, S, colmax, seed, sp, f=None, tint=1.0, extra=None, cap_at=None, nsc=1.2):
        Rm = max(r for r, _ in pr)
        m = revolve(pr, seg, f, S=S, o=(6, 6), topo=cap_at, crease=48, colmax=colmax)
        print("  ", nm, "cols", m.cols, "h", m.side_h, "last", m.last_h, "w", m.side_w)

        def paint(P, N, part, curv, ao):
            x, y, z = P.T
            r = np.hypot(x, y)
            col, ro, h = solid(P, N, sp, seed, "z", "y", off=3, depth=9, lean=0.03)
            col = col * F(tint)
            h += F(0.006) * noise3(r * 2.8, z * 2.8, 0.0, seed + 60)
            me = np.zeros(len(P), F)
            if extra:
                col, ro, me = extra(P, N, r, col, ro, me)
            c0 = col.copy()
            col, ro = wear(P, col, curv, ro, ao, 0.34, 1.22, seed + 70)
            return col, ro - F(0.02), h, me

        tex = finish(m, Z, paint, S, 48, 14, True, nm, nscale=nsc)
        mat = g.material(nm + "_wood", tex)
        g.node(nm, g.mesh(nm, m, mat, Z), extras=dict(radius=Rm / 1000, height=max(z for _, z in pr) / 1000))
        return m

    king_figure(g, wear)
    dfd = [
        (0, 0),
        (7.5, 0),
        (8.6, 0.6),
        (9.05, 2.0),
        (9.15, 4.0),
        (8.75, 4.5),
        (9.1, 5.0),
        (8.95, 7.6),
        (8.4, 10.8),
        (7.5, 13.8),
        (6.4, 16.4),
        (5.3, 18.2),
        (4.75, 18.7),
        (4.55, 19.3),
        (4.8, 19.9),
    ] + arcp(0, 22.2, 4.95, -22, 90, 11)[1:]

    def dx(P, N, r, col, ro, me):
        z = P[:, 2]
        br = np.maximum(sm(0.6, 0.2, np.abs(z - 4.5)), sm(0.45, 0.15, np.abs(z - 13.4)) * 0.8)
        br = np.maximum(br, sm(0.4, 0.14, np.abs(z - 14.5)) * 0.8)
        br = np.maximum(br, sm(0.55, 0.2, np.abs(z - 19.2)))
        col = col * (1 - (br * F(0.66))[:, None] * np.array([0.9, 1, 1.08], F))
        return col, ro, me

    da = turned("defender", dfd, 32, 10.2, 300.0, 95, "birch", None, 1.12, dx, (102, 410))
    ia = g.j["nodes"][-1]
    g.node("defender_a", ia["mesh"], extras=ia["extras"])
    # b: pointed hood, a belt, leaning a little: the other hand's work
    dfb = [
        (0, 0),
        (7.6, 0),
        (8.7, 0.6),
        (9.1, 2.2),
        (9.05, 4.4),
        (8.7, 7.4),
        (8.0, 9.4),
        (7.65, 9.9),
        (7.65, 10.6),
        (8.0, 11.1),
        (7.7, 13.2),
        (6.9, 15.6),
        (5.7, 17.4),
        (5.15, 17.9),
        (5.35, 18.5),
        (5.85, 19.0),
        (5.95, 19.9),
        (5.5, 21.2),
        (4.7, 23.0),
        (3.5, 24.9),
        (2.1, 26.4),
        (1.0, 27.1),
        (0, 27.3),
    ]

    def hoodf(r, z, t):
        k = 0.028 * max(z - 12, 0)
        e = 1 - 0.045 * sm(10, 18, z) * math.cos(2 * t)
        return (float(r * e * math.cos(t) + k * 0.5), float(r * e * math.sin(t) - k), z)

    def dxb(P, N, r, col, ro, me):
        z = P[:, 2]
        br = np.maximum(sm(0.55, 0.2, np.abs(z - 9.9)), sm(0.55, 0.2, np.abs(z - 10.7)))
        br = np.maximum(br, sm(0.5, 0.15, np.abs(z - 18.0)))
        br = np.maximum(br, sm(0.5, 0.15, np.abs(z - 3.2)))
        a = np.arctan2(P[:, 1], P[:, 0])
        zz = np.abs(((a * 9 / np.pi) % 2) - 1)
        br = np.maximum(br, sm(0.45, 0.15, np.abs(z - (5.0 + 1.9 * zz))) * 0.85)
        col = col * (1 - (br * F(0.66))[:, None] * np.array([0.9, 1, 1.08], F))
        return col, ro, me

    turned("defender_b", dfb, 32, 10.2, 300.0, 96, "birch", hoodf, 1.10, dxb, (102, 410))
    # attackers: hewn with a knife from square billets, then the arrises knocked off; three hands, one atlas
    AZ = 576
    objs = []

    def hewn(seed, rows, tops, jit, dx):
        rng = np.random.default_rng(seed)
        V = []
        Fc = []
        n = 8
        for r, z, tw in rows:
            for q in range(4):
                for s_ in (-1, 1):
                    a = math.radians(90 * q) + s_ * math.atan2(0.66, 1.0) + tw
                    R = r * math.hypot(1, 0.66)
                    j = rng.normal(0, jit, 3) if z > 1 else np.zeros(3)
                    V.append((R * math.cos(a) + j[0], R * math.sin(a) + j[1], z + (j[2] if z > 4 else 0)))
        for k in range(len(rows) - 1):
            for i in range(n):
                j = (i + 1) % n
                Fc.append((k * n + i, k * n + j, k * n + n + j, k * n + n + i))
        Fc.append(tuple(range(n))[::-1])
        b0 = (len(rows) - 1) * n
        t0_ = len(V)
        V += tops
        if len(tops) == 1:
            for i in range(n):
                Fc.append((b0 + i, b0 + (i + 1) % n, t0_))
        else:  # ridge along x: corner i belongs to the end it is nearer to
            own = [0 if V[b0 + i][0] > 0 else 1 for i in range(n)]
            for i in range(n):
                k = (i + 1) % n
                if own[i] == own[k]:
                    Fc.append((b0 + i, b0 + k, t0_ + own[i]))
                else:
                    Fc += [(b0 + i, b0 + k, t0_ + own[i]), (b0 + k, t0_ + own[k], t0_ + own[i])]
        o = add_obj("att", V, Fc)
        fixn(o)
        bm = bmesh.new()
        bm.from_mesh(o.data)
        bmesh.ops.bevel(
            bm,
            geom=[
                e
                for e in bm.edges
                if len(e.link_faces) == 2 and e.calc_face_angle() > 0.12 and min(v.co.z for v in e.verts) > -0.1
            ],
            offset=0.30,
            segments=2,
            profile=0.6,
            affect="EDGES",
            clamp_overlap=True,
        )
        for v in bm.verts:
            v.co.x += dx
        bm.to_mesh(o.data)
        bm.free()
        return o

    DX = 60.0
    VA = [
        (
            "attacker_a",
            31,
            [
                (8.1, 0, 0),
                (8.5, 0.9, 0),
                (8.4, 3.4, 0),
                (6.9, 5.0, 0),
                (5.6, 10.5, 0),
                (5.5, 12.5, 0),
                (7.1, 17.2, 0),
                (7.0, 18.6, 0),
                (4.4, 22.6, 0.0),
            ],
            [(0.15, -0.1, 24.6)],
            0.16,
            0.0246,
        ),
        (
            "attacker_b",
            44,
            [
                (8.3, 0, 0),
                (8.7, 1.1, 0),
                (8.2, 4.6, 0.02),
                (6.5, 7.0, 0.05),
                (6.0, 10.6, 0.06),
                (6.9, 13.2, 0.05),
                (7.3, 16.6, 0.02),
                (6.7, 19.0, 0),
            ],
            [(4.0, 0.3, 23.6), (-3.7, -0.2, 23.9)],
            0.24,
            0.0239,
        ),
        (
            "attacker_c",
            57,
            [
                (8.2, 0, 0),
                (8.5, 1.0, 0),
                (8.2, 2.8, -0.02),
                (7.3, 4.2, -0.05),
                (6.7, 9.5, -0.10),
                (5.2, 14.2, -0.14),
                (4.9, 15.3, -0.14),
                (6.5, 16.8, -0.12),
                (6.3, 19.6, -0.10),
                (3.3, 23.2, -0.08),
            ],
            [(0.9, -0.7, 25.3)],
            0.22,
            0.0253,
        ),
    ]
    for k, (nm, sd, rows, tops, jit, H) in enumerate(VA):
        objs.append(hewn(sd, rows, [(x, y, z) for x, y, z in tops], jit, k * DX))
    bpy.ops.object.select_all(action="DESELECT")
    for o in objs:
        o.select_set(True)
    bpy.context.view_layer.objects.active = objs[0]
    bpy.ops.object.join()
    unwrap(objs[0], AZ, 50, 0.006)
    m, S = grab_uv(objs[0], AZ, 26)
    m.part = np.clip(np.round(m.P[..., 0].mean(1) / DX), 0, 2).astype(int)

    def pa(P, N, part, curv, ao):
        n = len(P)
        col = np.zeros((n, 3), F)
        ro = np.zeros(n, F)
        h = np.zeros(n, F)
        Q = P.copy()
        Q[:, 0] -= F(DX) * part
        for k in range(3):
            q = part == k
            col[q], ro[q], h[q] = solid(
                Q[q], N[q], "dark", 97 + k * 3, "z", "y", off=5 - k, depth=9 + 2 * k, lean=0.03 + 0.04 * k
            )
            col[q] *= F((1.25, 1.12, 1.40)[k])
            f, rg = facets(Q[q], 80, 97 + k, (1, 1, 0.55), 0.035)
            h[q] += f
            col[q] *= (1 + rg * F(0.12))[:, None]
        x, y, z = Q.T
        rg = np.where(
            part == 0,
            sm(0.55, 0.2, np.abs(z - 2.2)),
            np.where(
                part == 1,
                sm(0.5, 0.2, np.abs(z - 15.0)),
                np.maximum(sm(0.45, 0.2, np.abs(z - 6.4)), sm(0.45, 0.2, np.abs(z - 7.6))),
            ),
        )
        col *= (1 - rg * 0.4)[:, None]
        col, ro = wear(Q, col, curv, ro, ao, 0.6, 2.4, 171)
        return col, ro + F(0.02), h, np.zeros(n, F)

    tex = finish(m, AZ, pa, S, 48, 14, True, "attacker", nscale=1.1, quality=(84, 82, 76))
    mat = g.material("attacker_wood", tex)

    def pick(m, q):
        k = m.copy()
        for a in ("P", "N", "FN", "A", "uv", "part", "bake", "curv"):
            setattr(k, a, getattr(m, a)[q])
        return k

    for k, (nm, sd, rows, tops, jit, H) in enumerate(VA):
        p = pick(m, m.part == k)
        p.P = p.P - np.array([k * DX, 0, 0])
        i = g.mesh(nm, p, mat, AZ)
        ex = dict(radius=0.0085, height=H)
        if k == 0:
            g.node("attacker", i, extras=ex)
        g.node(nm, i, extras=ex)
    g.save(f"{OUT}/tablut_pieces.glb")
    print("pieces %.0fs" % (time.time() - t0), {g.j["meshes"][k]["name"]: v for k, v in g.tris.items()})


if __name__ == "__main__":
    a = sys.argv[1:] or ["board", "pieces"]
    if "board" in a:
        board()
    if "pieces" in a:
        pieces()
