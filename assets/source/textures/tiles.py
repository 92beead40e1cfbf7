#!/usr/bin/env python3
"""Seamless leather (the cup) and bone (dice, inlays, the cap's horn) from filtered noise and cells on a torus.
writes TEX/{leather,bone,bone_src}_{albedo,normal,orm}.jpg"""

import os
import numpy as np
from PIL import Image
from scipy.spatial import cKDTree
from scipy.ndimage import gaussian_filter

WORK = os.environ.get("BOXWOOD_WORK", os.path.expanduser("~/.cache/boxwood-assets"))
TEX = os.environ.get("TEX", WORK + "/tex")


def srgb(h):
    c = np.array([int(h[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def tos(l):
    l = np.clip(l, 0, 1)
    return np.where(l <= 0.0031308, l * 12.92, 1.055 * l ** (1 / 2.4) - 0.055)


def noise(n, f, bw=0.6, aniso=(1, 1), seed=0):
    r = np.random.default_rng(seed)
    X = np.fft.rfft2(r.standard_normal((n, n)))
    fy = np.fft.fftfreq(n)[:, None] * n / aniso[0]
    fx = np.fft.rfftfreq(n)[None] * n / aniso[1]
    k = np.hypot(fx, fy) + 1e-9
    y = np.fft.irfft2(X * np.exp(-((np.log(k / f) / bw) ** 2)), (n, n))
    return y / y.std()


def cells(n, cnt, stretch=1.0, seed=0):
    r = np.random.default_rng(seed)
    p = r.random((cnt, 2)) * n
    for _ in range(2):  # two Lloyd-like relaxations on the torus, by nearest neighbour push
        t = cKDTree(p, boxsize=n)
        d, i = t.query(p, 2)
        v = p - p[i[:, 1]]
        v -= n * np.round(v / n)
        p = (
            p + 0.35 * v / np.maximum(d[:, 1:], 1e-6) * np.maximum(0, np.sqrt(n * n / cnt) * 0.9 - d[:, 1:])
        ) % n
    yy, xx = np.mgrid[0:n, 0:n]
    w = 3.5 * noise(n, 14, 0.5, seed=seed + 1)
    w2 = 3.5 * noise(n, 14, 0.5, seed=seed + 2)
    q = np.stack([(yy + w) % n, (xx + w2) % n], -1).reshape(-1, 2)
    d, i = cKDTree(p, boxsize=n).query(q, 3)
    return [a.reshape(n, n) for a in (d[:, 0], d[:, 1], i[:, 0])] + [p]


def pictures(col, h, rough, ao, mm):
    n = len(h)
    gy = (np.roll(h, -1, 0) - np.roll(h, 1, 0)) / (2 * mm / n)
    gx = (np.roll(h, -1, 1) - np.roll(h, 1, 1)) / (2 * mm / n)
    z = 1 / np.sqrt(gx * gx + gy * gy + 1)
    for name, a in (
        ("albedo", tos(col)),
        ("normal", np.stack([-gx * z, gy * z, z], -1) * 0.5 + 0.5),
        ("orm", np.stack([ao, rough, 0 * ao], -1)),
    ):
        yield name, Image.fromarray((np.clip(a, 0, 1) * 255 + 0.5).astype(np.uint8))


def leather(n=512, mm=45, base="#6b3d22"):
    F1, F2, i, p = cells(n, 2300, seed=3)
    e = np.clip((F2 - F1) / 4.2, 0, 1)
    e = e * e * (3 - 2 * e)
    big = noise(n, 3, 0.5, seed=5)
    wr = noise(n, 22, 0.35, (1, 2.6), seed=6)
    pores = np.clip(noise(n, 120, 0.3, seed=7) - 2.1, 0, 1)
    rnd = np.random.default_rng(4).random(len(p))[i]
    h = (
        0.085 * e * (0.75 + 0.25 * rnd) * (1 - 0.35 * np.clip(wr, 0, 1.5) / 1.5)
        + 0.01 * noise(n, 60, 0.5, seed=8) * e * 0.3
        - 0.03 * pores
        + 0.02 * big
    )
    tone = (0.80 + 0.20 * e) * (1 + 0.10 * big + 0.05 * (rnd - 0.5) + 0.04 * wr)
    col = srgb(base) * tone[..., None] ** 1.6
    col *= np.array([1, 1 - 0.02, 1 - 0.05]) ** (big[..., None] * 0.6)
    return (
        col,
        h,
        0.47 + 0.20 * (1 - e) + 0.05 * big + 0.04 * rnd,
        0.55 + 0.45 * gaussian_filter(e, 1, mode="wrap"),
        mm,
    )


def bone(n=512, mm=30, base="#e6dabd"):
    rng = np.random.default_rng(13)
    st = noise(n, 26, 0.8, (0.12, 1), seed=12)
    st2 = noise(n, 90, 0.5, (0.2, 1), seed=13)
    lo = noise(n, 2.2, 0.5, seed=14)
    po = np.zeros((n, n))
    K = 520
    x = rng.integers(0, n, K)
    y = rng.integers(0, n, K)
    L = rng.integers(3, 16, K)
    for a, b, l in zip(x, y, L):
        po[(b + np.arange(l)) % n, a] += np.sin(np.linspace(0.2, np.pi - 0.2, l))
    po = np.clip(gaussian_filter(po, (0.5, 0.55), mode="wrap") * 1.6, 0, 1)
    col = srgb(base) * (1 + 0.035 * st + 0.02 * st2)[..., None]
    w = np.clip(0.35 + 0.28 * lo, 0, 1)[..., None]
    col = col * (1 - w) + col * np.array([0.93, 0.82, 0.62]) * w
    col *= (1 - 0.42 * po)[..., None] * np.array([1, 0.99, 0.97])
    return (
        col,
        0.004 * st + 0.002 * st2 - 0.03 * po,
        np.clip(0.34 + 0.03 * st + 0.25 * po + 0.05 * lo, 0.2, 0.8),
        1 - 0.4 * po,
        mm,
    )


if __name__ == "__main__":
    quality = {"albedo": 80, "normal": 70, "orm": 64}
    for make, sizes in ((leather, {"leather": 512}), (bone, {"bone": 256, "bone_src": 512})):
        for kind, im in pictures(*make()):
            for name, n in sizes.items():
                path = f"{TEX}/{name}_{kind}.jpg"
                im.resize((n, n), Image.LANCZOS).save(path, quality=quality[kind], subsampling=0)
        print(make.__name__, {k: f"{n} px" for k, n in sizes.items()})
