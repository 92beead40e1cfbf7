"""Two sets of turned men, diameter 24 mm, told apart by profile as well as colour.
light: boxwood/maple, a dished disc with a button, straight side with a burnt line, 9.0 mm to its rim
dark:  near-black walnut, waisted to 15 mm across like a bobbin, 10.1 mm to its shoulder, a ball knob up to 15.0 mm
Nodes man_{light,dark}_{a,b,c}: origin = middle of the base; child empty cap_seat_* = where the hornaskella sits.
Each set has one 512 atlas: 2 x 2 cells (light 55 mm, dark as long as its profile), the profile unrolled from the middle of the top outwards.
"""

import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boxwood_blender import *

LIGHT = [
    (0, 7.7),
    (1.5, 7.6),
    (2.2, 7.15),
    (2.5, 6.6),
    (3.1, 6.4),
    (4.8, 6.55),
    (6.5, 7.2),
    (7.3, 8.4),
    (7.8, 8.9),
    (8.4, 9.0),
    (10.5, 9.0),
    (11.3, 8.75),
    (11.8, 8.2),
    (12, 7.4),
    (12, 5.5),
    (11.45, 5.05),
    (12, 4.6),
    (12, 1.6),
    (11.8, 0.8),
    (11.3, 0.25),
    (10.6, 0),
]
DARK = [
    (0, 15.0),
    (1.1, 14.85),
    (2.0, 14.3),
    (2.65, 13.3),
    (2.8, 12.4),
    (2.5, 11.4),
    (1.9, 10.75),
    (1.75, 10.3),
    (2.3, 9.75),
    (3.6, 9.3),
    (5.4, 9.15),
    (6.6, 9.45),
    (7.3, 10.0),
    (7.9, 10.1),
    (9.9, 10.1),
    (10.7, 9.85),
    (10.95, 9.3),
    (10.6, 8.75),
    (9.2, 8.2),
    (8.1, 7.4),
    (7.6, 6.3),
    (7.7, 5.2),
    (8.4, 4.1),
    (9.6, 3.4),
    (11.1, 3.05),
    (11.8, 2.6),
    (12, 1.8),
    (11.9, 0.8),
    (11.4, 0.2),
    (10.6, 0),
]
N = 256


def length(prof):
    p = np.array(prof)
    return np.linalg.norm(np.diff(p, axis=0), axis=1).sum()


def arc(prof, point):
    """way along the profile from its top middle to one of its corners"""
    return length(prof[: prof.index(point) + 1])


def curve(prof, n=400):
    """resampled profile, arc length from the axis, 2-D horizon occlusion, convexity (edges +, grooves -)"""
    p = np.array(prof, float)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    t = np.linspace(0, s[-1], n)
    q = np.stack([np.interp(t, s, p[:, 0]), np.interp(t, s, p[:, 1])], -1)
    k = np.ones(13) / 13
    sm = lambda a: np.convolve(np.pad(a, 6, "edge"), k, "valid")
    q2 = np.stack([sm(q[:, 0]), sm(q[:, 1])], -1)
    d = np.gradient(q2, axis=0)
    d /= np.linalg.norm(d, axis=1)[:, None]
    nrm = np.stack([-d[:, 1], d[:, 0]], -1)
    occ = np.zeros(n)
    Q = np.vstack([q * [-1, 1], q])
    for i in range(n):
        e = Q - q[i]
        r = np.linalg.norm(e, axis=1) + 1e-6
        el = (e @ nrm[i]) / r
        side = (e @ d[i]) > 0
        w = np.clip(1 - r / 9, 0, 1) ** 0.5
        occ[i] = 0.5 * max(0, (el * w)[side & (r > 0.25)].max(initial=0)) + 0.5 * max(
            0, (el * w)[~side & (r > 0.25)].max(initial=0)
        )
    floor = np.where(nrm[:, 1] < 0.6, 0.5 * np.exp(-q[:, 1] / 2.2), 0)
    ao = np.clip(1 - occ * 0.9, 0.15, 1) * (1 - floor)
    cvx = -(np.gradient(d[:, 0]) * nrm[:, 0] + np.gradient(d[:, 1]) * nrm[:, 1])
    return t, q, ao, cvx / np.abs(cvx).max()


def atlas(name, wood, prof, seed, tint, burn, CELL, edge=0.30, grain=1.0, foot=0.0):
    rng = np.random.default_rng(seed)
    A, B, C = (load_np(f"{TEX}/{wood}_{k}.jpg") for k in ("albedo", "normal", "orm"))
    t, q, ao, cv = curve(prof)
    out = [np.zeros((2 * N, 2 * N, 3)) for _ in range(3)]
    y, x = np.mgrid[0:N, 0:N]
    x = (x + 0.5 - N / 2) * CELL / N
    y = (y + 0.5 - N / 2) * CELL / N
    s = np.hypot(x, y)
    er = x / (s + 1e-6), y / (s + 1e-6)
    a = np.interp(s, t, ao)
    c = np.interp(s, t, cv)
    z = np.interp(s, t, q[:, 1])
    for k in range(4):
        u0, v0 = rng.uniform(0.2, 0.8), rng.uniform(0, 1)
        u, v = u0 + x / 160, v0 + y / 480
        al, no, om = sample(A, u, v), sample(B, u, v), sample(C, u, v)
        al = to_lin(al)
        mu = al.mean((0, 1))
        al = mu * (al / mu) ** grain * tint * rng.uniform(0.9, 1.08)
        al = (
            al
            * (1 - 0.55 * (1 - a[..., None]) * np.array([0.8, 1, 1.15]))
            * (1 + edge * np.clip(c, 0, 1)[..., None])
            * (1 - 0.5 * np.clip(-c, 0, 1)[..., None])
        )
        for at, width, depth in burn:  # lines burnt in with a taut wire while the man turned
            al *= 1 - depth * np.exp(-(((s - at) / width) ** 2))[..., None] * np.array([0.9, 1, 1.04])
        side = np.clip((7.5 - z) / 6, 0, 1) * (
            s > 10
        )  # the wall darkens downwards: it parts the man from the slat
        al *= 1 - foot * side[..., None]
        tool = (
            0.035
            * np.sin(s * 2 * math.pi / 0.85 + rng.uniform(0, 6) + 0.5 * np.sin(s * 1.3))
            * (0.6 + 0.4 * np.sin(s * 0.9 + 1))
        )
        nx, ny = (no[..., 0] - 0.5) * 2 + tool * er[0], (no[..., 1] - 0.5) * 2 - tool * er[1]
        nz = np.sqrt(np.clip(1 - nx * nx - ny * ny, 0.1, 1))
        no = np.stack([nx, ny, nz], -1) * 0.5 + 0.5
        om = np.stack(
            [
                om[..., 0] * a,
                np.clip(om[..., 1] * 0.88 - 0.10 * np.clip(c, 0, 1) + 0.2 * (1 - a), 0.2, 0.95),
                0 * a,
            ],
            -1,
        )
        sl = np.s_[(k // 2) * N : (k // 2 + 1) * N, (k % 2) * N : (k % 2 + 1) * N]
        out[0][sl], out[1][sl], out[2][sl] = to_srgb(al), no, om
    for o, kk, qq in zip(out, ("albedo", "normal", "orm"), (86, 82, 76)):
        save_jpg(o, f"{TEX}/{name}_{kk}.jpg", qq)


def man_set(col, prof, wood, seed, tint, seat, burn, CELL, edge=0.30, grain=1.0, foot=0.0):
    reset()
    atlas(f"man_{col}", wood, prof, seed, np.array(tint), burn, CELL, edge, grain, foot)
    m = material(f"man_{col}", f"{TEX}/man_{col}", own_ao=True)
    for k, v in enumerate("abc"):
        cen = ((k % 2) * 0.5 + 0.25, 1 - ((k // 2) * 0.5 + 0.25))
        p = Part()
        SEG = 44 if len(prof) < 25 else 40
        p.lathe(prof, SEG, 0, centre=cen, mm=CELL * 2)
        p.lathe([(0, 0), (10.6, 0)], SEG, 0, Matrix.Rotation(math.pi, 4, "X"), centre=cen, mm=CELL * 2)
        o = p.obj(f"man_{col}_{v}", [m], (40 * (k - 1), 0, 0), smooth_deg=50)
        empty(f"cap_seat_{col}_{v}", (0, 0, seat), o)
    export_glb(f"men_{col}")


# burnt lines on the light man: in the groove of the wall, on the shoulder, where it rings him from above, and, softer,
# round the button in the dish
man_set(
    "light",
    LIGHT,
    "maple",
    31,
    (1.20, 1.18, 0.74),
    9.0,
    [
        (20.2, 0.34, 0.72),
        (arc(LIGHT, (10.5, 9.0)) + 0.15, 0.42, 0.74),
        (arc(LIGHT, (3.1, 6.4)), 0.75, 0.40),
    ],
    55.0,
    0.30,
    1.7,
    0.30,
)
man_set("dark", DARK, "walnut", 32, (0.34, 0.37, 0.44), 10.1, [], 2 * math.ceil(length(DARK) + 1), 0.75)
