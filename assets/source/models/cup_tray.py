"""Leather dice cup (66 mm across, 82 mm high, origin = middle of its base) and a hollowed walnut tray (130 x 88 x 17 mm)."""

import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boxwood_blender import *


def cup():
    reset()
    leather = material("leather", f"{TEX}/leather", normal=1.0)
    thread = material("thread", color=(0.62, 0.52, 0.36), rough=0.85)
    p = Part()
    rng = np.random.default_rng(9)
    R = lambda z: 29.5 + 3.4 * (z / 82) ** 1.3 - 1.0 * math.sin(math.pi * z / 82)

    def soft(r, a, z):
        t = z / 82
        return r * (
            1
            + 0.030 * t**1.6 * np.sin(2 * a + 0.6)
            + 0.010 * t * np.sin(3 * a + 2)
            + 0.004 * np.sin(5 * a + z * 0.05)
        ), z + 1.1 * t**3 * np.sin(2 * a + 1.3)

    def wob(P):
        a = np.arctan2(P[..., 1], P[..., 0])
        r = np.hypot(P[..., 0], P[..., 1])
        r2, z2 = soft(r, a, P[..., 2])
        return np.stack([r2 * np.cos(a), r2 * np.sin(a), z2], -1)

    prof = [
        (0, 4.0),
        (20, 4.0),
        (25.8, 4.6),
        (27.2, 8),
        (R(30) - 3, 30),
        (R(56) - 3, 56),
        (R(78) - 2.9, 78),
        (R(81) - 2.6, 81.2),
        (R(82) - 1.6, 82.2),
        (R(82) - 0.5, 81.6),
        (R(79) + 0.1, 79),
        (R(66), 66),
        (R(50), 50),
        (R(34), 34),
        (R(20), 20),
        (R(13.5), 13.5),
        (R(12.2) - 0.7, 12.3),
        (R(11) + 1.1, 11.2),
        (R(10) + 1.4, 9.8),
        (R(5) + 1.5, 5),
        (R(2) + 1.3, 1.6),
        (R(0) + 0.3, 0.2),
        (27, 0),
        (0, 0),
    ]
    sh = [
        0.30,
        0.30,
        0.22,
        0.25,
        0.34,
        0.5,
        0.75,
        0.95,
        1.25,
        1.25,
        1.08,
        1,
        0.95,
        0.98,
        0.95,
        0.85,
        0.45,
        0.9,
        1.15,
        1.05,
        0.95,
        0.7,
        0.5,
        0.5,
    ]
    p.lathe(
        prof[::1],
        48,
        0,
        uv="wrap",
        mm=45,
        wrap=(4.4, 1),
        centre=(0.1, 0.9),
        tint=(1.0, 0.93, 0.86),
        shade=sh,
        wob=wob,
    )
    # overlapped seam up the side, two rows of stitches
    zs = np.linspace(11.5, 81.5, 12)
    aw = np.radians([-10, -9.2, -4, 0, 5, 8.6, 9.3])
    lift = np.array([-0.3, 0.9, 1.3, 1.35, 1.25, 0.9, -0.3])
    P = np.empty((len(zs), len(aw), 3))
    for k, z in enumerate(zs):
        r, z2 = soft(R(z) + lift * (1 if k < len(zs) - 1 else 0.6), aw, z * np.ones(len(aw)))
        P[k] = np.stack([r * np.cos(aw), r * np.sin(aw), z2], -1)
    UV = np.stack(np.broadcast_arrays((aw * 30 / 45)[None] + 0.3, zs[:, None] / 45), -1)
    p.grid(
        P,
        np.concatenate([UV, UV[:, -1:]], 1),
        np.array([0.35, 0.8, 0.85, 0.85, 0.85, 0.8, 0.4])[None, :, None]
        * np.array([1.0, 0.92, 0.84])
        * np.ones((len(zs), 1, 1)),
        0,
        closed=False,
    )

    def stitch(a, z, tilt, ln=3.2, lift=1.35):
        r, z2 = soft(np.array([R(z) + lift]), np.array([a]), np.array([z]))
        M = (
            Matrix.Translation((r[0] * math.cos(a), r[0] * math.sin(a), z2[0]))
            @ Matrix.Rotation(a, 4, "Z")
            @ Matrix.Rotation(tilt, 4, "X")
            @ Matrix.Scale(0.55, 4, (1, 0, 0))
        )
        p.lathe(
            [(0, ln / 2), (0.42, ln * 0.36), (0.5, 0), (0.42, -ln * 0.36), (0, -ln / 2)],
            6,
            1,
            M,
            shade=(0.6, 0.95, 1, 0.95, 0.6),
            tint=np.array([1, 0.96, 0.9]) * rng.uniform(0.8, 1),
        )

    for z in np.arange(15, 79, 4.6):
        stitch(math.radians(-6.2), z + rng.uniform(-0.3, 0.3), rng.normal(0.12, 0.06))
        stitch(math.radians(6.4), z + rng.uniform(-0.3, 0.3), rng.normal(-0.12, 0.06), lift=1.2)
    for k in range(38):
        a = 2 * math.pi * k / 38
        if min(a, 2 * math.pi - a) > 0.2:
            stitch(a, 76.2, math.pi / 2 + rng.normal(0.06, 0.05), 3.4, 0.12)
        stitch(a, 6.5, math.pi / 2 + rng.normal(0.06, 0.05), 3.4, 1.55)
    o = p.obj("cup", [leather, thread], smooth_deg=60, weighted=False)
    pack_ao([o], 512)
    ao = f"{TEX}/cup_ao.jpg"
    bake_ao([o], ao, 512, dist=0.05, samples=24, floor=-0.02, into_colour=0.35)
    export_glb("cup", ao)


def tray():
    reset()
    rng = np.random.default_rng(4)
    A, B, C = (load_np(f"{TEX}/walnut_{k}.jpg") for k in ("albedo", "normal", "orm"))
    n = 512
    y, x = np.mgrid[0:n, 0:n]
    x, y = (x + 0.5) / n * 156, (y + 0.5) / n * 200
    for a, k, q in ((A, "albedo", 84), (B, "normal", 78), (C, "orm", 72)):
        save_jpg(sample(a, 0.012 + x / 160, 0.55 + y / 480), f"{TEX}/tray_{k}.jpg", q)
    m = material("tray_walnut", f"{TEX}/tray", normal=1.2)
    K = 64
    t = -np.arange(K) / K * 2 * math.pi

    def rr(a, b, e):
        c, s = np.cos(t), np.sin(t)
        return np.stack([np.sign(c) * np.abs(c) ** (2 / e) * a, np.sign(s) * np.abs(s) ** (2 / e) * b], -1)

    rings = [
        (0, 0, 2.4, 2.9, 0.72),
        (25, 12, 2.6, 2.95, 0.72),
        (47, 28, 3.6, 3.0, 0.74),
        (55, 35, 4.6, 3.3, 0.62),
        (58, 37.6, 5, 4.8, 0.58),
        (59.6, 39, 5, 8, 0.75),
        (60.4, 39.8, 5, 14.5, 0.95),
        (60.9, 40.2, 5, 16.3, 1.2),
        (61.8, 41, 5, 17, 1.25),
        (63.4, 42.4, 5, 17, 1.2),
        (64.6, 43.6, 5, 16.2, 1.22),
        (65, 44, 5, 14.5, 1),
        (64.2, 43.2, 5, 5, 0.85),
        (62.6, 41.6, 5, 1.2, 0.7),
        (61.6, 40.6, 5, 0, 0.5),
        (1, 1, 3, 0, 0.4),
    ]
    P = np.stack([np.column_stack([rr(a, b, e), np.full(K, z)]) for a, b, e, z, _ in rings])
    P[2:-1, :, :2] += (
        0.25 * np.stack([wobble(rng, 5)(t / 6.28), wobble(rng, 5)(t / 6.28 + 0.3)], -1)[None] * 1.0
    )
    P[7:11, :, 2] += 0.25 * wobble(rng, 6)(t / 6.28 * 1.0) * np.sin(t / 2)
    st = np.concatenate([[np.zeros(K)], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=2), 0)])
    u = P[..., :2].copy()
    for k in range(1, len(P)):
        d = P[min(k, 14), :, :2]
        dn = d / (np.linalg.norm(d, axis=1)[:, None] + 1e-6)
        u[k] = (
            u[k - 1] + (P[k, :, :2] if k == 1 else dn * (st[k] - st[k - 1])[:, None])
            if k > 1
            else P[k, :, :2]
        )
    u[-1] = P[-1, :, :2]
    U = np.stack([u[..., 1] / 156 + 0.5, u[..., 0] / 200 + 0.5], -1)
    U = np.concatenate([U, U[:, :1]], 1)
    C = np.array([r[4] for r in rings])[:, None, None] * np.array([0.82, 0.78, 0.74]) * np.ones((1, K, 1))
    p = Part()
    p.grid(P[:-1], U[:-1], np.clip(C, 0, 1)[:-1], 0)
    p.grid(P[-2:], U[-2:] * 0.5 + 0.25, C[-2:], 0)
    o = p.obj("dice_tray", [m], smooth_deg=60, weighted=False)
    pack_ao([o], 256)
    ao = f"{TEX}/tray_ao.jpg"
    bake_ao([o], ao, 256, dist=0.04, samples=32, floor=-0.02, into_colour=0.4)
    empty("tray_floor", (0, 0, 3.0))
    export_glb("dice_tray", ao)


cup()
tray()
