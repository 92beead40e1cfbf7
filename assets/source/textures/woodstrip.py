#!/usr/bin/env python3
"""Bakes wood: a flat-sawn board cut out of a 3-D model of growth rings.

A trunk has a wandering pith; round it lie rings of uneven width, each darkening towards its late wood.  A plane
cuts through it; pores, ray flecks, long heartwood streaks and curl are laid along the grain that this gives.
  * the texture is a strip, MM_U across the grain by MM_V along it (default 160 x 480 mm): wood is smooth along the
    grain, so a few pixels a millimetre there are as good as many across, and a long rail fits one image;
  * it repeats along the grain (v), so a plank may start anywhere in it; across (u) it does not.
All lengths in mm.  Image u = across the grain, v = along it.  The same numbers give the same wood.

    woodstrip.py SPECIES OUT_PREFIX [--w 1024 --h 1024 --mmu 160 --mmv 480 --seed 7 --q 94]
    woodstrip.py endgrain OUT_PREFIX            (60 x 60 mm end grain, 256 px, neutral: tint with COLOR_0)
writes OUT_PREFIX_{albedo,normal,orm}.jpg   (normal +Y up; ORM: R = occlusion in pores, G = roughness, B = metal 0)
"""

import argparse, os, time
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates
from PIL import Image

F = np.float32


# ---------------------------------------------------------------- noise, periodic in y
def _fade(t):
    return t * t * t * (t * (t * 6 - 15) + 10)


def noise(x, y, seed, py):
    """gradient noise about -1..1; repeats in y every py lattice cells"""
    p = np.random.default_rng(seed).permutation(256).astype(np.int32)
    p = np.concatenate([p, p, p])
    ang = np.random.default_rng(seed + 991).random(256) * 2 * np.pi
    gx, gy = np.cos(ang).astype(F), np.sin(ang).astype(F)
    xi = np.floor(x).astype(np.int32)
    yi = np.floor(y).astype(np.int32)
    xf = (x - xi).astype(F)
    yf = (y - yi).astype(F)
    u = _fade(xf)
    v = _fade(yf)
    x0, x1 = xi & 255, (xi + 1) & 255
    y0, y1 = (yi % py) & 255, ((yi + 1) % py) & 255

    def g(ix, iy, fx, fy):
        h = p[p[ix] + iy]
        return gx[h] * fx + gy[h] * fy

    a, b = g(x0, y0, xf, yf), g(x1, y0, xf - 1, yf)
    c, d = g(x0, y1, xf, yf - 1), g(x1, y1, xf - 1, yf - 1)
    return ((a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v) * F(1.5)


class Along:
    """fbm whose second argument is the position z along the grain; scale is rounded so that it repeats"""

    def __init__(s, z, length):
        s.z, s.L = z, length

    def __call__(s, x, scale, seed, oct=3, gain=0.5):
        n = max(1, int(round(s.L / scale)))
        y = s.z * F(n / s.L)
        t = 0
        a = 1
        tot = 0
        x = np.broadcast_to(np.asarray(x, F), s.z.shape)
        for o in range(oct):
            t = t + a * noise(x * F(2.03**o), y * F(2**o), seed + 17 * o, n * 2**o)
            tot += a
            a *= gain
        return t / F(tot)


def hash1(i, seed):
    i = i.astype(np.int64)
    h = (i * 374761393 + seed * 668265263) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((h ^ (h >> 16)) & 0xFFFF).astype(F) / F(65535)


def sm(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def lin(h):
    c = np.array([int(h[i : i + 2], 16) for i in (1, 3, 5)], F) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4).astype(F)


def to_srgb(l):
    l = np.clip(l, 0, 1)
    return np.where(l <= 0.0031308, l * 12.92, 1.055 * l ** (1 / 2.4) - 0.055)


# ---------------------------------------------------------------- species
SP = {
    "walnut": dict(
        ring=3.6,
        var=0.55,
        late=0.34,
        sharp=3.2,
        edge=0.10,
        streak=0.62,
        fibre=0.30,
        broad=0.30,
        ramp=["#a17a55", "#83593b", "#623f29", "#44291b", "#2b1a13"],
        tint="#5d4748",
        tintamt=0.40,
        pores=dict(n=95, len=(2.5, 11), w=(0.10, 0.20), dark=0.62, early=0.75, depth=1.0),
        flecks=dict(n=300, len=(0.5, 1.1), w=0.05, dark=0.16),
        curl=0.10,
        rough=0.46,
    ),
    "maple": dict(
        ring=3.0,
        var=0.5,
        late=0.30,
        sharp=9.0,
        edge=0.05,
        streak=0.26,
        fibre=0.22,
        broad=0.22,
        ramp=["#efd9b6", "#e5c79b", "#d8b283", "#c4976a", "#a87a50"],
        tint="#dcae90",
        tintamt=0.30,
        pores=dict(n=70, len=(0.8, 3.2), w=(0.035, 0.06), dark=0.22, early=0.1, depth=0.25),
        flecks=dict(n=900, len=(0.6, 1.9), w=0.07, dark=0.34),
        curl=0.42,
        rough=0.40,
    ),
    "oak": dict(
        ring=2.6,
        var=0.5,
        late=0.30,
        sharp=1.6,
        edge=0.22,
        streak=0.34,
        fibre=0.34,
        broad=0.26,
        ramp=["#d8b787", "#c49c68", "#aa7d4b", "#8a6037", "#674527"],
        tint="#a08258",
        tintamt=0.25,
        pores=dict(n=420, len=(2.0, 12), w=(0.10, 0.26), dark=0.50, early=0.985, depth=1.25),
        flecks=dict(n=55, len=(3, 16), w=0.16, dark=0.22),
        curl=0.05,
        rough=0.50,
    ),
    # driftwood spruce/larch of an Icelandic farm: broad soft spring wood, hard dark summer lines
    "larch": dict(
        ring=3.1,
        var=0.55,
        late=0.62,
        sharp=2.6,
        edge=0.06,
        streak=0.26,
        fibre=0.26,
        broad=0.26,
        ramp=["#ddb27c", "#cd9a61", "#b67e47", "#945c31", "#6f4022"],
        tint="#b98a63",
        tintamt=0.28,
        pores=dict(n=25, len=(0.8, 3.0), w=(0.06, 0.11), dark=0.35, early=0.0, depth=0.5),
        flecks=dict(n=120, len=(0.5, 1.6), w=0.06, dark=0.18),
        curl=0.06,
        rough=0.50,
    ),
}


def splat(shape, u, v, L, W, amp, shift, jit, rng, nb=3):
    """strokes along the grain (v wraps); each follows the sideways shift field of the grain"""
    SV, SU = shape
    out = np.zeros(shape, F)
    wb = np.linspace(W.min() * 0.99, W.max() * 1.01, nb + 1)
    for lo, hi in zip(wb[:-1], wb[1:]):
        m = (W >= lo) & (W < hi)
        if not m.any():
            continue
        uu, vv, LL, AA = u[m], v[m], L[m], amp[m]
        k = int(max(4, np.ceil(LL.max() / 0.7)))
        t = np.linspace(-0.5, 0.5, k, dtype=F)[None]
        pv = vv[:, None] + t * LL[:, None]
        get = lambda y, x: map_coordinates(shift, [y % SV, np.clip(x, 0, SU - 1)], order=1, mode="nearest")
        pu = uu[:, None] + get(pv.ravel(), np.repeat(uu, k)).reshape(pv.shape) - get(vv, uu)[:, None]
        pu += jit * np.sin(
            t * 6.283 * (0.5 + rng.random((len(uu), 1)).astype(F)) + rng.random((len(uu), 1)).astype(F) * 6.3
        )
        w = (AA[:, None] * np.clip(1 - np.abs(2 * t) ** 3, 0, 1)) * np.minimum(1.6, LL[:, None] / k * 1.0)
        pu, pv, w = pu.ravel(), (pv % SV).ravel(), np.broadcast_to(w, pv.shape).ravel()
        ok = (pu >= 0) & (pu < SU - 1)
        pu, pv, w = pu[ok], pv[ok], w[ok]
        iu, iv = pu.astype(np.int64), pv.astype(np.int64) % SV
        fu, fv = pu - iu, pv - np.floor(pv)
        lay = np.zeros(SU * SV)
        for du, dv, ww in (
            (0, 0, (1 - fu) * (1 - fv)),
            (1, 0, fu * (1 - fv)),
            (0, 1, (1 - fu) * fv),
            (1, 1, fu * fv),
        ):
            lay += np.bincount(((iv + dv) % SV) * SU + iu + du, weights=w * ww, minlength=SU * SV)
        sg = max((lo + hi) / 2 / 2.3, 0.45)
        lay = gaussian_filter(lay.reshape(shape).astype(F), (0.45, sg), mode=("wrap", "nearest")) * F(
            sg * 2.5
        )
        out = np.maximum(out, lay)
    return np.clip(out, 0, 1)


def bake(name, w=1024, h=1024, mmu=160.0, mmv=480.0, seed=7, ss=2):
    sp = SP[name]
    SU, SV = w * ss, h
    pu, pv = mmu / SU, mmv / SV
    rng = np.random.default_rng(seed)
    z, u = np.meshgrid(
        np.arange(SV, dtype=F) * F(pv), (np.arange(SU, dtype=F) - SU / 2) * F(pu), indexing="ij"
    )
    A = Along(z, mmv)
    # the pith wanders; slow bulges bend all grain lines together
    wx = (
        F(5) * A(3, 160, seed + 1, 2)
        + F(2.4) * A(u / 60, 120, seed + 2, 3)
        + F(0.5) * A(u / 16, 60, seed + 13, 2)
    )
    wy = F(7) * A(9, 190, seed + 3, 2) + F(2.6) * A(u / 45, 110, seed + 4, 3)
    lean = F(15) * np.sin(F(2 * np.pi / mmv) * z + F(seed))  # cathedral arches, there and back
    X = u + F(rng.uniform(-0.12, 0.12) * mmu) + wx
    Y = F(30) + lean + wy
    r = np.sqrt(X * X + Y * Y)
    th = np.arctan2(X, Y)
    r = r * (1 + F(0.035) * A(th * F(2.2), 240, seed + 5, 1) + F(0.012) * A(th * F(9), 120, seed + 6, 1))
    r = r + F(0.22) * A(u / 6, 26, seed + 7, 3) + F(0.05) * A(u / 1.2, 9, seed + 8, 2)
    N = int(r.max() / sp["ring"] * 3) + 8
    wd = sp["ring"] * np.exp(
        sp["var"]
        * (
            rng.standard_normal(N) * 0.45
            + np.convolve(rng.standard_normal(N + 8), np.ones(9) / 3, "valid") * 0.55
        )
    )
    edges = np.concatenate([[0], np.cumsum(wd)]).astype(F)
    rid = np.clip(np.searchsorted(edges, r) - 1, 0, N - 1)
    p = ((r - edges[rid]) / wd[rid].astype(F)).astype(F)
    strength = F(0.45) + F(0.75) * hash1(rid, seed)
    ring = strength * (p ** F(sp["sharp"])) * (1 - sm(1 - sp["edge"], 1.0, p) * F(0.55))
    soft = F(0.30) * (p - F(0.5))
    st = A(r / F(7.5), 300, seed + 20, 3)
    st2 = A(r / F(2.2) + 50, 150, seed + 21, 3)
    fib = A((u + wx) / F(0.55), 34, seed + 22, 3, 0.62)
    fib2 = A((u + wx) / F(0.17), 11, seed + 23, 2)
    broad = A(u / F(70), 160, seed + 24, 3)
    nper = max(1, round(mmv / 11.0))
    curl = np.sin(
        (z * F(nper / mmv) + F(1.6) * A(u / 26, 30, seed + 30, 2) + F(0.5) * A(u / 7, 40, seed + 33, 1))
        * F(2 * np.pi)
    ) * sm(-0.25, 0.55, A(u / 38, 50, seed + 31, 2))
    tone = (
        F(0.36)
        + F(sp["late"]) * (ring + soft * F(0.5))
        + F(sp["streak"]) * (F(0.42) * st + F(0.20) * st2)
        + F(sp["fibre"]) * (F(0.22) * fib + F(0.16) * fib2)
        + F(sp["broad"]) * F(0.40) * broad
        + F(sp["curl"]) * F(0.10) * curl
    )
    pc, fc = sp["pores"], sp["flecks"]
    area = mmu * mmv / 100.0
    shift = -(wx / F(pu)).astype(F)
    n = int(pc["n"] * area * 3)
    U, V = rng.random(n) * (SU - 1), rng.random(n) * (SV - 1)
    pp = p[V.astype(int), U.astype(int)]
    e = pc["early"]
    patch = A(u / 5, 40, seed + 40, 1)[V.astype(int), U.astype(int)] * 0.5 + 0.5
    keep = rng.random(n) < ((1 - e) + e * np.exp(-pp / 0.22)) * (0.35 + 0.9 * patch)
    U, V, pp = U[keep].astype(F), V[keep].astype(F), pp[keep]
    L = (rng.uniform(*pc["len"], len(U)) / pv * (0.5 + rng.random(len(U)) * 0.7)).astype(F)
    W = (rng.uniform(*pc["w"], len(U)) * (1 - 0.45 * pp) / pu).astype(F)
    Am = (0.45 + 0.55 * rng.random(len(U))).astype(F)
    pore = splat((SV, SU), U, V, L, W, Am, shift, 0.6, rng)
    n = int(fc["n"] * area / 4)
    U, V = (rng.random(n) * (SU - 1)).astype(F), (rng.random(n) * (SV - 1)).astype(F)
    fleck = splat(
        (SV, SU),
        U,
        V,
        (rng.uniform(*fc["len"], n) / pv).astype(F),
        np.full(n, fc["w"] / pu, F),
        (0.3 + 0.7 * rng.random(n) ** 2).astype(F),
        shift,
        0.2,
        rng,
        1,
    )
    ramp = np.stack([lin(c) for c in sp["ramp"]])
    K = len(ramp) - 1
    t = np.clip(tone, 0, 1) * K
    i = np.clip(t.astype(int), 0, K - 1)
    f = (t - i)[..., None]
    col = ramp[i] * (1 - f) + ramp[i + 1] * f
    tz = sm(0.05, 0.75, A(r / F(5) + 9, 240, seed + 50, 3) * F(0.6) + broad * F(0.5))[..., None] * F(
        sp["tintamt"]
    )
    lw = np.array([0.2126, 0.7152, 0.0722], F)
    tint = lin(sp["tint"])
    col = col * (1 - tz) + tint * ((col @ lw)[..., None] / float(tint @ lw)) * tz
    warm = (F(0.035) * A(u / 12, 90, seed + 51, 2))[..., None]
    col = col * np.concatenate([1 + warm, 1 + warm * F(0.2), 1 - warm * F(1.2)], -1)
    brown = np.array([0.86, 1.0, 1.10], F)
    col = col * (1 - F(pc["dark"]) * pore[..., None] * brown) * (1 - F(fc["dark"]) * fleck[..., None] * brown)
    col = col * (1 + F(0.03) * fib2)[..., None]
    hgt = (
        -F(0.055) * F(pc["depth"]) * pore
        - F(0.006) * fleck
        + F(0.014) * ring * F(1 + (name == "larch") * 1.5)
        + F(0.004) * fib
        + F(0.0018) * fib2
        + F(0.010) * F(sp["curl"]) * curl
    )
    rough = (
        F(sp["rough"])
        + F(0.28) * pore * F(min(1, pc["depth"]))
        - F(0.06) * ring
        + F(0.05) * fib
        + F(0.02) * fib2
        + F(0.05) * broad
    )
    ao = 1 - F(0.5) * gaussian_filter(pore, (0.5, 1.4)) * F(min(1, pc["depth"]))
    ds = lambda a: a.reshape(h, w, ss, *a.shape[2:]).mean(axis=2)
    col, hgt, rough, ao = ds(col), ds(hgt), np.clip(ds(rough), 0.12, 0.95), ds(ao)
    gx = np.gradient(hgt, mmu / w, axis=1)
    gy = (np.roll(hgt, -1, 0) - np.roll(hgt, 1, 0)) / (2 * mmv / h)
    nz = 1 / np.sqrt(gx * gx + gy * gy + 1)
    return col, np.stack([-gx * nz, gy * nz, nz], -1), rough, ao


def endgrain(n=256, mm=60.0, seed=5):
    """rings seen end on, medullary rays, pore dots; neutral tan so that COLOR_0 can take it to any species"""
    rng = np.random.default_rng(seed)
    y, x = np.meshgrid(np.arange(n * 2) * F(mm / n / 2), np.arange(n * 2) * F(mm / n / 2), indexing="ij")
    A = Along(y.astype(F), mm)
    X, Y = x - F(8), y + F(45)
    r = np.sqrt(X * X + Y * Y) + F(1.4) * A(x / 20, 20, 1, 3) + F(0.2) * A(x / 3, 3, 2, 2)
    th = np.arctan2(X, Y)
    wd = 2.3 * np.exp(0.35 * rng.standard_normal(80))
    ed = np.concatenate([[0], np.cumsum(wd)]).astype(F)
    k = np.searchsorted(ed, r) - 1
    p = (r - ed[k]) / wd[k]
    ray = noise(th * F(260), r * F(0.12), 7, 200)
    po = gaussian_filter((rng.random(r.shape) < 0.035 * np.exp(-p / 0.25) + 0.006).astype(F), 0.8) * 6
    tone = 0.78 - 0.30 * p**2.5 - 0.05 * ray - 0.06 * A(x / 15, 15, 9, 3) - 0.28 * np.clip(po, 0, 1)
    col = np.clip(tone, 0.1, 1)[..., None] * np.array([0.62, 0.42, 0.25])
    ds = lambda a: a.reshape(n, 2, n, 2, *a.shape[2:]).mean(axis=(1, 3))
    h = ds(-0.03 * np.clip(po, 0, 1) + 0.02 * p + 0.01 * rng.standard_normal(r.shape) * 0.3)
    gy, gx = np.gradient(h, mm / n)
    nz = 1 / np.sqrt(gx * gx + gy * gy + 1)
    return (
        ds(col),
        np.stack([-gx * nz, gy * nz, nz], -1),
        np.clip(ds(0.66 - 0.1 * p + 0.1 * np.clip(po, 0, 1)), 0, 1),
        np.clip(ds(1 - 0.4 * np.clip(po, 0, 1)), 0, 1),
    )


def save(prefix, col, nrm, rough, ao, q=94):
    def image(a):
        return Image.fromarray((np.clip(a, 0, 1) * 255 + 0.5).astype(np.uint8))

    for name, a in (
        ("albedo", to_srgb(col)),
        ("normal", nrm * 0.5 + 0.5),
        ("orm", np.stack([ao, rough, 0 * ao], -1)),
    ):
        image(a).save(f"{prefix}_{name}.jpg", quality=q, subsampling=0, optimize=True)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("species")
    ap.add_argument("out")
    ap.add_argument("--w", type=int, default=1024)
    ap.add_argument("--h", type=int, default=1024)
    ap.add_argument("--mmu", type=float, default=160)
    ap.add_argument("--mmv", type=float, default=480)
    ap.add_argument("--seed", type=int, default=7)
    ap.add_argument("--q", type=int, default=94)
    a = ap.parse_args()
    t = time.time()
    r = endgrain() if a.species == "endgrain" else bake(a.species, a.w, a.h, a.mmu, a.mmv, a.seed)
    save(a.out, *r, q=a.q)
    print(
        a.species,
        "mean sRGB",
        (to_srgb(r[0]).mean((0, 1)) * 255).round().tolist(),
        "rough %.2f..%.2f" % (r[2].min(), r[2].max()),
        "%.1fs" % (time.time() - t),
        [os.path.getsize(f"{a.out}_{k}.jpg") // 1024 for k in ("albedo", "normal", "orm")],
    )
