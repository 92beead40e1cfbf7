"""Oak table top: seven planks, 2000 x 1190 mm, top surface at y = 0 (z = 0 in Blender); and a dark linen runner,
700 x 370 x 1.2 mm, that lies on it (put the board 1.2 mm up when it is used)."""

import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boxwood_blender import *


def table():
    reset()
    rng = np.random.default_rng(77)
    oak = material("oak", f"{TEX}/oak_table", normal=1.2)
    W = 170.0
    n = 7
    p = Part()
    for i in range(n):
        t = np.array([0.50, 0.47, 0.45]) * rng.uniform(0.90, 1.08)
        f1, f2 = wobble(rng, 5, 1.2), wobble(rng, 4, 2)

        def stain(P, C):
            y = P[..., 1:2] / 1000
            return C * (1 + 0.07 * f1(y) + 0.04 * f2(y + P[..., :1] / 400))

        p.plank(
            2000,
            W - 0.6,
            28,
            rng,
            0,
            0,
            Matrix.Translation((0, (i - (n - 1) / 2) * W, -28))
            @ Matrix.Rotation(math.radians(-90 if i % 2 else 90), 4, "Z"),
            t,
            r_top=0.9,
            r_bot=0.5,
            wear=0.5,
            wave=0.15,
            stations=18,
            nsub=3,
            narc=3,
            mm=(256.0, 1536.0),
            win=(
                (0.04, 0.28, 0.16, 0.30, 0.06, 0.22, 0.12)[i] - (W / 2 + 28) / 256,
                (i * 0.37 + rng.uniform(0, 0.2)) % 1,
            ),
            edge_light=0.92,
            shade=stain,
        )
    o = p.obj("table", [oak])
    me = o.data
    import bmesh

    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.delete(bm, geom=[f for f in bm.faces if f.normal.z < -0.6], context="FACES")
    bm.to_mesh(me)
    bm.free()
    export_glb("table_oak")


def linen():
    reset()
    rng = np.random.default_rng(3)
    n = 512
    mm = 52.0
    T = 64
    y, x = np.mgrid[0:n, 0:n]

    def per(seed, k):  # one random number per thread, wraps
        return np.random.default_rng(seed).normal(0, 1, k)

    def low(seed, f):  # smooth periodic noise
        X = np.fft.rfft2(np.random.default_rng(seed).standard_normal((n, n)))
        fy = np.fft.fftfreq(n)[:, None] * n
        fx = np.fft.rfftfreq(n)[None] * n
        k = np.hypot(fx, fy) + 1e-9
        q = np.fft.irfft2(X * np.exp(-((np.log(k / f) / 0.7) ** 2)), (n, n))
        return q / q.std()

    u = x / n * T + 0.22 * low(1, 9)
    v = y / n * T + 0.22 * low(2, 9)
    iu, iv = np.floor(u).astype(int) % T, np.floor(v).astype(int) % T
    fu, fv = u % 1 - 0.5, v % 1 - 0.5
    ww, wf = 1 + 0.16 * per(4, T)[iu], 1 + 0.16 * per(5, T)[iv]
    hu = np.sqrt(np.clip(1 - (2 * fu / ww) ** 2, 0, 1))
    hv = np.sqrt(np.clip(1 - (2 * fv / wf) ** 2, 0, 1))
    over = ((iu + iv) % 2).astype(float)
    bu = hu * (0.55 + 0.45 * np.cos(math.pi * fv) * (2 * over - 1))
    bv = hv * (0.55 - 0.45 * np.cos(math.pi * fu) * (2 * over - 1))
    h = np.maximum(bu, bv)
    warp = bu > bv
    tone = (
        (0.55 + 0.45 * h)
        * (1 + 0.10 * np.where(warp, per(6, T)[iu], per(7, T)[iv]))
        * (1 + 0.015 * low(8, 5))
        * (1 + 0.05 * low(9, 160))
    )
    col = (
        np.array([0.054, 0.060, 0.066]) * tone[..., None] ** 1.3 * np.where(warp, 1.12, 0.92)[..., None] * 1.5
    )
    H = 0.22 * h * mm / T
    gx = (np.roll(H, -1, 1) - np.roll(H, 1, 1)) / (2 * mm / n)
    gy = (np.roll(H, -1, 0) - np.roll(H, 1, 0)) / (2 * mm / n)
    nz = 1 / np.sqrt(gx**2 + gy**2 + 1)
    save_jpg(to_srgb(col), f"{TEX}/linen_albedo.jpg", 78)
    save_jpg(np.stack([-gx * nz, gy * nz, nz], -1) * 0.5 + 0.5, f"{TEX}/linen_normal.jpg", 68)
    save_jpg(np.stack([0.55 + 0.45 * h, 0.88 - 0.06 * h, 0 * h], -1), f"{TEX}/linen_orm.jpg", 60)
    m = material("linen", f"{TEX}/linen", normal=0.9, own_ao=True)
    thread = material("thread", color=(0.42, 0.37, 0.28), rough=0.85)  # unbleached, so that the stitches show
    LX, LY, HEM = 350.0, 185.0, 9.0
    wa, wb, wc = wobble(rng, 4, 1.6), wobble(rng, 5, 1.2), wobble(rng, 4, 1.0)
    side = lambda L, n: np.concatenate(
        [
            -L + np.array([0, 0.55, 1.6, HEM - 1.6, HEM - 0.5, HEM + 0.15, HEM + 1.2]),
            np.linspace(-L + 22, L - 22, n),
            (L - np.array([0, 0.55, 1.6, HEM - 1.6, HEM - 0.5, HEM + 0.15, HEM + 1.2]))[::-1],
        ]
    )
    xs, ys = side(LX, 35), side(LY, 19)
    X, Y = np.meshgrid(xs, ys)
    d = np.minimum(LX - np.abs(X), LY - np.abs(Y))
    foot = np.maximum(np.abs(X) - 240, np.abs(Y) - 150)

    def height(X, Y, d):
        f = np.clip(np.maximum(np.abs(X) - 240, np.abs(Y) - 150) / 25, 0, 1) ** 1.5
        return (
            1.15
            + f * (0.55 + 0.55 * wa(X / 700 + 0.3 * Y / 370) + 0.35 * wb(Y / 370)) * np.clip(d / 10, 0, 1)
            + 0.62
            * np.interp(d, [0, 0.55, 1.6, HEM - 1.6, HEM - 0.5, HEM + 0.15], [-0.1, 0.75, 1, 1, 0.85, 0])
        )

    shift = lambda X, Y: (
        X + 1.8 * wb(Y / 370) * (np.abs(X) / LX) ** 4,
        Y + 1.3 * wa(X / 700 + 0.4) * (np.abs(Y) / LY) ** 4,
    )
    Xo, Yo = shift(X, Y)
    P = np.stack([Xo, Yo, height(X, Y, d)], -1)
    C = np.interp(
        d,
        [0, 0.55, 1.6, HEM - 1.6, HEM - 0.5, HEM + 0.15, HEM + 1.2, 20],
        [0.80, 1.0, 0.92, 0.88, 0.84, 0.40, 0.62, 0.78],
    )[..., None] * np.ones(3)
    UV = P[..., :2] / mm
    p = Part()
    p.grid(P, np.concatenate([UV, UV[:, -1:]], 1), C, 0, closed=False)
    ring = np.concatenate([P[0, :-1], P[:-1, -1], P[-1, :0:-1], P[:0:-1, 0]])
    lo = ring.copy()
    lo[:, 2] = 0
    lo[:, :2] *= 1.0012
    R = np.stack([lo, ring])
    U = R[..., :2] / mm + R[..., 2:] / mm
    p.grid(R, np.concatenate([U, U[:, :1]], 1), np.full(R.shape, 0.6), 0)

    # hand-sewn running stitch along the hem: low four-sided lozenges, each a little out of line
    def stitch(x, y, ax):
        ln, w = rng.uniform(2.8, 3.7), 0.45
        t = rng.normal(0, 0.07)
        e = np.array([math.cos(t), math.sin(t)]) if ax == 0 else np.array([-math.sin(t), math.cos(t)])
        nrm = np.array([-e[1], e[0]])
        c = np.array([x, y])
        q = np.array([c - e * ln / 2, c - nrm * w, c + e * ln / 2, c + nrm * w, c])
        dd = np.minimum(LX - np.abs(q[:, 0]), LY - np.abs(q[:, 1]))
        z = height(q[:, 0], q[:, 1], dd) + [-0.12, -0.08, -0.12, -0.08, 0.34]
        xo, yo = shift(q[:, 0], q[:, 1])
        v = p.add_verts(
            np.stack([xo, yo, z], -1), np.array([[0.7]] * 2 + [[0.7]] * 2 + [[1.0]]) * np.ones((5, 3))
        )
        uv = q * 3 / mm
        for k in range(4):
            a, b = k, (k + 1) % 4
            p.f.append((int(v[a]), int(v[b]), int(v[4])))
            p.uv.append((uv[a], uv[b], uv[4]))
            p.m.append(1)
            p.flat.append(False)

    for x in np.arange(-LX + HEM, LX - HEM + 0.1, 6.4):
        for s in (-1, 1):
            stitch(x + rng.uniform(-0.3, 0.3), s * (LY - HEM + 2.3), 0)
    for y in np.arange(-LY + HEM, LY - HEM + 0.1, 6.4):
        for s in (-1, 1):
            stitch(s * (LX - HEM + 2.3), y + rng.uniform(-0.3, 0.3), 1)
    p.obj("linen_runner", [m, thread], smooth_deg=60, weighted=False)
    export_glb("linen_runner")


table()
linen()
