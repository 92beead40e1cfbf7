#!/usr/bin/env python3
"""artlib.py - shared helpers of the Boxwood prop scripts (boards and men).  Ours, no outside code or textures.

Units are MILLIMETRES and Blender axes (x right, y away from the player, z up) everywhere; the GLB writer turns
that into metres and glTF axes (x right, y up, z towards the player):  gltf = (x, z, -y) / 1000.

How a prop is made
  1. geometry: numpy (lathe grids, rounded boxes) and Blender booleans (grooves, hollows)      -> Mesh
  2. every corner gets an atlas position in pixels                                              -> Mesh.uv
  3. rasterize() turns the atlas inside out: for each texel its 3-D position, normal, part, curvature
  4. solid() evaluates a 3-D wood (growth rings round a wandering pith, fibres, pores) at these positions, so
     grain runs through every bevel and groove and end grain appears where wood is cut across; 'paint' functions
     add what use adds (oil, dirt, wear, inlay)
  5. Cycles bakes ambient occlusion into the same atlas; albedo / normal / ORM go out as 4:4:4 JPEG
Everything is seeded: the same script gives the same bytes (AO sampling included: fixed Cycles seed)."""

import sys, os, io, json, struct, math
import numpy as np

from PIL import Image
import bpy, bmesh
from mathutils import Vector

F = np.float32
HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.environ.get("OUT", os.path.expanduser("~/.cache/boxwood-assets/out"))
FAST = os.environ.get("FAST") == "1"  # quarter-size atlases, few AO samples: for looking only

# ------------------------------------------------------------------ noise
_L = 64
_lat = np.random.default_rng(20240607).random((_L, _L, _L)).astype(F) * 2 - 1
_latf = _lat.ravel()


def noise3(x, y, z, seed):
    """smooth value noise, about -1..1, from one periodic 64^3 lattice shifted by the seed"""
    h = np.random.default_rng(seed).random(3) * _L
    x = np.asarray(x, F) + F(h[0])
    y = np.asarray(y, F) + F(h[1])
    z = np.asarray(z, F) + F(h[2])
    x, y, z = np.broadcast_arrays(x, y, z)
    xi = np.floor(x)
    yi = np.floor(y)
    zi = np.floor(z)
    fx = x - xi
    fy = y - yi
    fz = z - zi
    fx = fx * fx * (3 - 2 * fx)
    fy = fy * fy * (3 - 2 * fy)
    fz = fz * fz * (3 - 2 * fz)
    xi = xi.astype(np.int32) & 63
    yi = yi.astype(np.int32) & 63
    zi = zi.astype(np.int32) & 63
    x1 = (xi + 1) & 63
    y1 = (yi + 1) & 63
    z1 = (zi + 1) & 63
    a = xi << 12
    a1 = x1 << 12
    b = yi << 6
    b1 = y1 << 6
    L = _latf

    def lerp(p, q, t):
        return p + (q - p) * t

    c0 = lerp(lerp(L[a | b | zi], L[a1 | b | zi], fx), lerp(L[a | b1 | zi], L[a1 | b1 | zi], fx), fy)
    c1 = lerp(lerp(L[a | b | z1], L[a1 | b | z1], fx), lerp(L[a | b1 | z1], L[a1 | b1 | z1], fx), fy)
    return lerp(c0, c1, fz)


def fbm(x, y, z, seed, oct=3, gain=0.5):
    s = 0
    a = 1.0
    n = 0.0
    for o in range(oct):
        k = F(2.03**o)
        s = s + F(a) * noise3(np.asarray(x, F) * k, np.asarray(y, F) * k, np.asarray(z, F) * k, seed * 31 + 17 * o + 5)
        n += a
        a *= gain
    return s / F(n) * F(1.25)


def hash1(i, seed):
    i = i.astype(np.int64)
    h = (i * 374761393 + seed * 668265263) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((h ^ (h >> 16)) & 0xFFFF).astype(F) / F(65535)


def sm(a, b, x):
    t = np.clip((np.asarray(x, F) - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def lin(h):
    c = np.array([int(h[i : i + 2], 16) for i in (1, 3, 5)], F) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4).astype(F)


def to_srgb(l):
    l = np.clip(l, 0, 1)
    return np.where(l <= 0.0031308, l * 12.92, 1.055 * np.maximum(l, 1e-8) ** (1 / 2.4) - 0.055)


# ------------------------------------------------------------------ solid wood
SP = {  # ramp = sRGB of tone 0 (palest) .. 1 (darkest); ring = mean ring width; pore (width, length, amount, dark)
    "oak": dict(
        ring=2.6,
        rv=0.5,
        late=0.30,
        sharp=1.8,
        edge=0.2,
        streak=0.42,
        fibre=0.40,
        broad=0.30,
        ramp=["#c6a173", "#aa8456", "#8d6942", "#6c4d2f", "#47311f"],
        tint="#857050",
        ta=0.25,
        pore=(0.36, 8.0, 0.80, 0.55),
        early=0.85,
        curl=0.05,
        rough=0.50,
        end=0.42,
    ),
    "walnut": dict(
        ring=3.8,
        rv=0.55,
        late=0.34,
        sharp=3.2,
        edge=0.1,
        streak=0.66,
        fibre=0.32,
        broad=0.34,
        ramp=["#9c7450", "#7d5536", "#5c3a25", "#3e2517", "#27170f"],
        tint="#57413f",
        ta=0.4,
        pore=(0.30, 6.0, 0.46, 0.55),
        early=0.7,
        curl=0.14,
        rough=0.46,
        end=0.45,
    ),
    "dark": dict(
        ring=3.2,
        rv=0.5,
        late=0.30,
        sharp=3.0,
        edge=0.1,
        streak=0.60,
        fibre=0.30,
        broad=0.3,
        ramp=["#6e4a31", "#523322", "#3a2317", "#27170f", "#170d08"],
        tint="#33221f",
        ta=0.3,
        pore=(0.30, 6.0, 0.40, 0.5),
        early=0.6,
        curl=0.1,
        rough=0.40,
        end=0.35,
    ),
    "boxwood": dict(
        ring=1.7,
        rv=0.5,
        late=0.50,
        sharp=3.5,
        edge=0.1,
        streak=0.46,
        fibre=0.34,
        broad=0.30,
        ramp=["#e6cd9a", "#d8ba80", "#c8a365", "#b0884b", "#8a6433"],
        tint="#c99f6c",
        ta=0.3,
        pore=(0.18, 3.0, 0.12, 0.2),
        early=0.3,
        curl=0.22,
        rough=0.38,
        end=0.18,
    ),
    "birch": dict(
        ring=3.4,
        rv=0.5,
        late=0.26,
        sharp=6.0,
        edge=0.08,
        streak=0.36,
        fibre=0.26,
        broad=0.36,
        ramp=["#f0d9b6", "#e4c498", "#d6ae7c", "#c0905d", "#9c6d43"],
        tint="#d9a884",
        ta=0.3,
        pore=(0.24, 4.0, 0.18, 0.22),
        early=0.3,
        curl=0.40,
        rough=0.44,
        end=0.26,
    ),
    "maple": dict(
        ring=3.0,
        rv=0.5,
        late=0.30,
        sharp=8.0,
        edge=0.06,
        streak=0.28,
        fibre=0.22,
        broad=0.24,
        ramp=["#efd9b6", "#e5c79b", "#d8b283", "#c4976a", "#a87a50"],
        tint="#dcae90",
        ta=0.3,
        pore=(0.18, 3.0, 0.12, 0.2),
        early=0.2,
        curl=0.42,
        rough=0.42,
        end=0.24,
    ),
    "cherry": dict(
        ring=2.8,
        rv=0.5,
        late=0.30,
        sharp=4.0,
        edge=0.1,
        streak=0.42,
        fibre=0.26,
        broad=0.34,
        ramp=["#c98d5c", "#b27345", "#955a34", "#784426", "#582f1a"],
        tint="#a2614a",
        ta=0.3,
        pore=(0.22, 4.0, 0.2, 0.25),
        early=0.3,
        curl=0.3,
        rough=0.42,
        end=0.34,
    ),
}


def solid(P, N, species, seed, grain="x", up="z", lean=0.11, depth=28.0, off=None, scale=1.0):
    """wood at points P (n,3 mm) with surface normals N.  grain: axis of the trunk, up: axis away from the pith.
    -> albedo (linear), roughness, height in mm"""
    sp = SP[species]
    ax = {"x": 0, "y": 1, "z": 2}
    gi = ax[grain]
    ui = ax[up]
    ai = 3 - gi - ui
    rng = np.random.default_rng(seed * 7919 + 3)
    P = P / F(scale)
    a = P[:, ai].astype(F)
    d = P[:, ui].astype(F)
    g = P[:, gi].astype(F)
    if off is None:
        off = rng.uniform(-14, 14)
    g = g + F(rng.uniform(0, 900))
    wx = (
        F(5.0) * fbm(g / 120, 3.0, 0.5, seed + 1, 2)
        + F(2.4) * fbm(a / 60, d / 60, g / 95, seed + 2, 2)
        + F(0.5) * fbm(a / 15, d / 15, g / 60, seed + 3, 1)
    )
    wy = F(6.0) * fbm(g / 150, 9.0, 0.5, seed + 4, 2) + F(2.8) * fbm(a / 45, d / 45, g / 110, seed + 5, 2)
    X = a + F(off) + wx
    Y = d + F(depth) + F(lean) * P[:, gi].astype(F) + wy
    r = np.sqrt(X * X + Y * Y)
    th = np.arctan2(X, Y)
    r = r * (1 + F(0.035) * noise3(th * F(2.2), g / 260, 0.0, seed + 6)) + F(0.20) * fbm(
        a / 5.0, d / 5.0, g / 26, seed + 7, 2
    )
    n = int(max(r.max(), 1) / sp["ring"] * 3) + 8
    w = sp["ring"] * np.exp(
        sp["rv"]
        * (rng.standard_normal(n) * 0.45 + np.convolve(rng.standard_normal(n + 8), np.ones(9) / 3, "valid") * 0.5)
    )
    E = np.concatenate([[0], np.cumsum(w)]).astype(F)
    rid = np.clip(np.searchsorted(E, r) - 1, 0, n - 1)
    p = ((r - E[rid]) / w[rid].astype(F)).astype(F)
    ring = (
        (F(0.45) + F(0.75) * hash1(rid, seed))
        * (np.clip(p, 0, 1) ** F(sp["sharp"]))
        * (1 - sm(1 - sp["edge"], 1.0, p) * F(0.55))
    )
    st = fbm(th * r / 8 + r / 7, r / 7.5, g / 300, seed + 20, 2) * F(0.6) + fbm(
        a / 3.2, d / 3.2, g / 150, seed + 21, 2
    ) * F(0.5)
    fib = fbm(a / 0.55, d / 0.55, g / 30, seed + 22, 2, 0.62)
    fib2 = noise3(a / 0.22, d / 0.22, g / 9, seed + 23)
    broad = fbm(a / 70, d / 70, g / 160, seed + 24, 2)
    curl = np.sin((g / F(11) + F(1.6) * fbm(a / 26, d / 26, g / 30, seed + 30, 1)) * F(2 * np.pi)) * sm(
        -0.25, 0.55, fbm(a / 38, d / 38, g / 50, seed + 31, 1)
    )
    tone = (
        F(0.36)
        + F(sp["late"]) * ring
        + F(sp["late"]) * F(0.15) * (p - F(0.5))
        + F(sp["streak"]) * F(0.42) * st
        + F(sp["fibre"]) * (F(0.22) * fib + F(0.14) * fib2)
        + F(sp["broad"]) * F(0.4) * broad
        + F(sp["curl"]) * F(0.10) * curl
    )
    pw, pl, pa, pd = sp["pore"]
    q = noise3(a / pw, d / pw, g / pl, seed + 40) * F(0.75) + noise3(
        a / (pw * 0.6), d / (pw * 0.6), g / (pl * 0.55), seed + 41
    ) * F(0.45)
    dens = (1 - sp["early"]) + sp["early"] * np.exp(-p / F(0.28))
    pore = sm(0.62 - 0.42 * pa * dens, 0.95 - 0.35 * pa * dens, q)
    ramp = np.stack([lin(c) for c in sp["ramp"]])
    K = len(ramp) - 1
    t = np.clip(tone, 0, 1) * K
    i = np.clip(t.astype(int), 0, K - 1)
    f = (t - i)[:, None]
    col = ramp[i] * (1 - f) + ramp[i + 1] * f
    tz = (sm(0.05, 0.75, fbm(r / 5 + 9, a / 40, g / 240, seed + 50, 2) * F(0.6) + broad * F(0.5)) * F(sp["ta"]))[
        :, None
    ]
    tint = lin(sp["tint"])
    lw = np.array([0.2126, 0.7152, 0.0722], F)
    col = col * (1 - tz) + tint * ((col @ lw) / float(tint @ lw))[:, None] * tz
    wd = np.array([0.86, 1.0, 1.10], F)
    col = col * (1 - F(pd) * pore[:, None] * wd)
    en = np.abs(N[:, gi]) ** 2 * F(sp["end"])
    col = col * (1 - en[:, None] * wd)
    h = -F(0.05) * pore * F(pa) * 2 + F(0.010) * ring + F(0.005) * fib + F(0.002) * fib2
    rough = (
        F(sp["rough"])
        + F(0.22) * pore * F(pa) * F(1.6)
        - F(0.05) * ring
        + F(0.04) * fib
        + F(0.03) * broad
        + F(0.12) * np.abs(N[:, gi]) ** 2
    )
    return col.astype(F), rough.astype(F), h.astype(F)


# ------------------------------------------------------------------ meshes
class Mesh:
    """triangle soup with per-corner data: P (t,3,3), N corner normals, uv (t,3,2) atlas PIXELS, part (t), bake (t), curv (t,3)"""

    def __init__(s, P, uv=None, part=0, bake=True, crease=38.0):
        s.P = np.asarray(P, np.float64).reshape(-1, 3, 3)
        n = np.cross(s.P[:, 1] - s.P[:, 0], s.P[:, 2] - s.P[:, 0])
        A = np.linalg.norm(n, axis=1)
        ok = A > 1e-7
        s.P = s.P[ok]
        t = len(s.P)
        s.FN = n[ok] / A[ok][:, None]
        s.A = A[ok]
        s.uv = np.zeros((t, 3, 2)) if uv is None else np.asarray(uv, np.float64).reshape(-1, 3, 2)[ok]
        s.part = np.full(t, part, int) if np.isscalar(part) else np.asarray(part)[ok]
        s.bake = np.full(t, bake, bool) if np.isscalar(bake) else np.asarray(bake)[ok]
        s.smooth(crease)

    def smooth(s, crease):
        t = len(s.P)
        key = np.round(s.P.reshape(-1, 3) * 2000).astype(np.int64)
        _, w = np.unique(key, axis=0, return_inverse=True)
        w = w.ravel()
        s.weld = w.reshape(t, 3)
        fn = np.repeat(s.FN, 3, 0)
        # angle x area weight keeps big flats flat
        e = [np.roll(s.P, -k, 1) - s.P for k in (1, 2)]
        u = [x / np.maximum(np.linalg.norm(x, axis=2, keepdims=True), 1e-12) for x in e]
        ang = np.arccos(np.clip((u[0] * u[1]).sum(2), -1, 1))
        W = (ang * np.sqrt(s.A)[:, None] * np.minimum(1, s.A[:, None] / 1e-4)).ravel()
        order = np.argsort(w, kind="stable")
        ws = w[order]
        starts = np.searchsorted(ws, np.arange(ws[-1] + 1))
        ends = np.append(starts[1:], len(ws))
        c = math.cos(math.radians(crease))
        N = np.zeros((3 * t, 3))
        tri = np.repeat(np.arange(t), 3)
        for a, b in zip(starts, ends):
            k = order[a:b]
            f = fn[k]
            m = (f @ f.T) > c
            N[k] = (m * W[k][None]) @ f
        l = np.linalg.norm(N, axis=1, keepdims=True)
        N = np.where(l > 1e-12, N / np.maximum(l, 1e-12), fn)
        s.N = N.reshape(t, 3, 3)
        # convexity per welded vertex: >0 on arrises, <0 in hollows
        nv = ws[-1] + 1
        VN = np.zeros((nv, 3))
        np.add.at(VN, w, fn * W[:, None])
        VN /= np.maximum(np.linalg.norm(VN, axis=1, keepdims=True), 1e-12)
        Vp = np.zeros((nv, 3))
        Vp[w] = s.P.reshape(-1, 3)
        cu = np.zeros(nv)
        ct = np.zeros(nv)
        for i, j in ((0, 1), (1, 2), (2, 0), (1, 0), (2, 1), (0, 2)):
            p = s.weld[:, i]
            q = s.weld[:, j]
            d = Vp[p] - Vp[q]
            l = np.maximum(np.linalg.norm(d, axis=1), 1e-9)
            np.add.at(cu, p, (VN[p] * d).sum(1) / l)
            np.add.at(ct, p, 1)
        s.curv = (cu / np.maximum(ct, 1))[s.weld]

    def set_uv(s, f):
        """f(P,FN)->uv px, bake mask"""
        s.uv, b = f(s.P, s.FN)
        s.bake = b
        return s

    def moved(s, t):
        m = s.copy()
        m.P = m.P + np.asarray(t, float)
        return m

    def copy(s):
        m = Mesh.__new__(Mesh)
        m.__dict__ = {k: (v.copy() if isinstance(v, np.ndarray) else v) for k, v in s.__dict__.items()}
        return m

    @staticmethod
    def join(ms):
        m = Mesh.__new__(Mesh)
        for k in ("P", "N", "FN", "A", "uv", "part", "bake", "curv"):
            setattr(m, k, np.concatenate([getattr(x, k) for x in ms]))
        return m


def revolve(
    profile, seg=48, f=None, crease=38.0, part=0, S=1.0, o=(0, 0), topo=(0, 0), cap=0.62, phase=0.0, colmax=1e9
):
    """lathe.  profile [(r,z)...] from the bottom axis to the top axis; f(r,z,theta)->(x,y,z) may carve it.
    Atlas: side strip = HALF the circumference, mirrored (twice the texels), at pixel o; the top cap flat, centred at topo.
    S = pixels per mm; a strip longer than colmax px goes on in a new column to the right."""
    pr = np.asarray(profile, float)
    n = len(pr)
    th = np.arange(seg) * 2 * np.pi / seg + phase
    G = np.zeros((n, seg, 3))
    for i, (r, z) in enumerate(pr):
        if f:
            G[i] = np.array([f(r, z, t) for t in th])
        else:
            G[i] = np.stack([r * np.cos(th), r * np.sin(th), np.full(seg, z)], 1)
    d = np.diff(pr, axis=0)
    L = np.hypot(d[:, 0], d[:, 1])
    nz = -d[:, 0] / np.maximum(L, 1e-9)
    top = np.zeros(n - 1, bool)
    i = n - 2
    while i >= 0 and nz[i] > cap:
        top[i] = True
        i -= 1
    bot = np.zeros(n - 1, bool)
    i = 0
    while i < n - 1 and nz[i] < -0.6:
        bot[i] = True
        i += 1
    side = ~top & ~bot
    arc = np.concatenate([[0], np.cumsum(np.where(side, L, 0))])
    Rm = pr[:, 0].max()
    col = np.zeros(n - 1, int)
    c0 = np.zeros(n - 1)
    cs = 0.0
    cc = 0
    mh = 0.0
    for i in range(n - 1):
        if side[i] and (arc[i + 1] - cs) * S > colmax:
            cs = arc[i]
            cc += 1
        col[i] = cc
        c0[i] = cs
        mh = max(mh, (arc[i + 1] - cs) * S)
    T = []
    U = []
    B = []
    tm = 1 - np.abs(2 * np.arange(seg + 1) / seg - 1)
    for i in range(n - 1):
        for j in range(seg):
            k = (j + 1) % seg
            q = [G[i, j], G[i, k], G[i + 1, k], G[i + 1, j]]
            if top[i] or bot[i]:
                uq = [np.array([topo[0] + p[0] * S, topo[1] + p[1] * S]) for p in q]
                bk = top[i]
            else:
                uq = [
                    np.array(
                        [o[0] + (tm[a] * np.pi * Rm) * S + col[i] * (np.pi * Rm * S + 8), o[1] + (arc[b] - c0[i]) * S]
                    )
                    for a, b in ((j, i), (j + 1, i), (j + 1, i + 1), (j, i + 1))
                ]
                bk = j < seg // 2
            for a, b, c in ((0, 1, 2), (0, 2, 3)):
                T.append([q[a], q[b], q[c]])
                U.append([uq[a], uq[b], uq[c]])
                B.append(bk)
    m = Mesh(np.array(T), np.array(U), part, np.array(B), crease)
    m.side_h = mh
    m.last_h = (arc[-1] - cs) * S
    m.cols = cc + 1
    m.side_w = np.pi * Rm * S
    return m


def arcp(cx, cy, r, a0, a1, n=6):
    t = np.radians(np.linspace(a0, a1, n))
    return [(cx + r * math.cos(x), cy + r * math.sin(x)) for x in t]


# ---- Blender side
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def add_obj(name, verts, faces):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(int(i) for i in f) for f in faces])
    me.validate()
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    return o


def box(name, lo, hi, bevel=1.6, segs=3, wear=0.25, step=13.0, seed=1, edges=None):
    """plank with worn, rounded arrises.  edges: None = all twelve, else f(mid point of edge)->bool"""
    lo = np.array(lo, float)
    hi = np.array(hi, float)
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector(((lo + hi) / 2 + np.array(v.co) * (hi - lo)))
    es = [e for e in bm.edges if edges is None or edges(np.array((e.verts[0].co + e.verts[1].co) / 2))]
    if bevel > 0:
        bmesh.ops.bevel(
            bm,
            geom=es,
            offset=bevel,
            offset_type="OFFSET",
            segments=segs,
            profile=0.5,
            affect="EDGES",
            clamp_overlap=True,
        )
    if step:
        for _ in range(1):
            for ax in range(3):
                L = (hi - lo)[ax]
                c = int(L / step)
                if c < 2:
                    continue
                ee = [e for e in bm.edges if abs((e.verts[0].co - e.verts[1].co)[ax]) > L * 0.7]
                bmesh.ops.subdivide_edges(bm, edges=ee, cuts=c, use_grid_fill=False)
        if wear:
            for v in bm.verts:
                p = np.array(v.co)
                dl = np.minimum(p - lo, hi - p)
                ne = np.sum(dl < bevel * 1.05)
                if ne >= 2:  # on a bevel: push in by noise, never out
                    inw = np.where(dl < bevel * 1.05, np.where(p - lo < hi - p, 1.0, -1.0), 0.0)
                    inw /= np.linalg.norm(inw)
                    k = float(noise3(p[0] / 9, p[1] / 9, p[2] / 9, seed)) * 0.5 + 0.5
                    k2 = float(noise3(p[0] / 27, p[1] / 27, p[2] / 27, seed + 9))
                    amt = wear * (k * k * 1.1 + max(0, k2 - 0.25) * 1.3)
                    inner = np.sum(dl < bevel * 0.6) >= 2
                    if inner:
                        v.co += Vector(inw * amt)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    return o


def cut(o, cutters, solver="MANIFOLD"):
    bpy.context.view_layer.objects.active = o
    for c in cutters:
        m = o.modifiers.new("b", "BOOLEAN")
        m.operation = "DIFFERENCE"
        m.object = c
        m.solver = solver
        n0 = len(o.data.polygons)
        dg = bpy.context.evaluated_depsgraph_get()
        ev = o.evaluated_get(dg)
        me = bpy.data.meshes.new_from_object(ev, depsgraph=dg)
        o.modifiers.clear()
        if len(me.polygons) == 0 or len(me.polygons) == n0 and solver == "MANIFOLD":
            print("  boolean had no effect:", c.name)
        old = o.data
        o.data = me
        bpy.data.meshes.remove(old)
        bpy.data.objects.remove(c)
    return o


def vgroove(a, b, top, w, d, chamf=0.35, name="g"):
    """V groove cutter from a to b (xy), width w and depth d below z=top, with a small worn arris"""
    a = np.array(a, float)
    b = np.array(b, float)
    t = (b - a) / np.linalg.norm(b - a)
    n = np.array([-t[1], t[0]])
    h = w / 2
    sec = [
        (-h - chamf - 1.0, top + 1.0),
        (-h - chamf, top + 0.001),
        (-h, top - chamf * 0.8),
        (-0.22, top - d),
        (0.22, top - d),
        (h, top - chamf * 0.8),
        (h + chamf, top + 0.001),
        (h + chamf + 1.0, top + 1.0),
    ]
    V = [(p[0] + n[0] * s, p[1] + n[1] * s, z) for p in (a, b) for s, z in sec]
    k = len(sec)
    Fc = [(i, (i + 1) % k, (i + 1) % k + k, i + k) for i in range(k)] + [tuple(range(k))[::-1], tuple(range(k, 2 * k))]
    o = add_obj(name, V, Fc)
    fixn(o)
    return o


def fixn(o):
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()


def lathe_obj(name, profile, xy=(0, 0), seg=28):
    """closed solid of revolution (cutter). profile from axis to axis"""
    V = []
    Fc = []
    pr = list(profile)
    rows = []
    for r, z in pr:
        if r < 1e-6:
            rows.append([len(V)])
            V.append((xy[0], xy[1], z))
        else:
            rows.append(list(range(len(V), len(V) + seg)))
            V += [
                (xy[0] + r * math.cos(2 * math.pi * j / seg), xy[1] + r * math.sin(2 * math.pi * j / seg), z)
                for j in range(seg)
            ]
    for p, q in zip(rows[:-1], rows[1:]):
        for j in range(seg):
            k = (j + 1) % seg
            if len(p) == 1:
                Fc.append((p[0], q[k], q[j]))
            elif len(q) == 1:
                Fc.append((p[j], p[k], q[0]))
            else:
                Fc.append((p[j], p[k], q[k], q[j]))
    o = add_obj(name, V, Fc)
    fixn(o)
    return o


def hollow(xy, top, r, d, seg=24, chamf=0.45, n=4):
    """drilled and scraped hollow: a round dish with a broken rim"""
    pr = [(0, top - d)] + [
        (r * math.sin(t), top - d + d * 0.93 * (1 - math.cos(t)) / (1 - math.cos(math.radians(70))) * 1.0)
        for t in np.radians(np.linspace(0, 70, n + 1))[1:]
    ]
    k = r / pr[-1][0]
    pr = [(a * k, z) for a, z in pr]
    pr[-1] = (r, top - chamf * 0.9)
    pr += [(r + chamf, top + 0.001), (r + chamf + 1, top + 1.0), (0, top + 1.0)]
    return lathe_obj("h", pr, xy, seg)


def petal(c, ang, R, top, slope=0.55, r0=0.9, n=9, depthmax=9.0):
    """chip-carved petal (lens of two arcs of radius R) cutter from centre c along ang"""
    t = np.linspace(r0, R - 0.25, n)
    hw = np.array([math.sqrt(max(R * R - (x - R / 2) ** 2, 0)) - R * math.sqrt(3) / 2 for x in t])
    hw = np.maximum(hw, 0.02)
    u = np.array([math.cos(ang), math.sin(ang)])
    v = np.array([-u[1], u[0]])
    V = []
    Fc = []
    for x, h in zip(t, hw):
        dp = min(h * slope * 1.9, depthmax)
        for s, z in ((-h - 0.5, top + 0.5 * slope * 1.9), (0, top - dp), (h + 0.5, top + 0.5 * slope * 1.9)):
            p = np.array(c) + u * x + v * s
            V.append((p[0], p[1], z))
    for i in range(n - 1):
        a = 3 * i
        b = 3 * i + 3
        Fc += [(a, b, b + 1, a + 1), (a + 1, b + 1, b + 2, a + 2), (a + 2, b + 2, b, a)]
    Fc += [(0, 1, 2), (3 * n - 1, 3 * n - 2, 3 * n - 3)]
    o = add_obj("petal", V, Fc)
    fixn(o)
    return o


def grab(o, part=0, crease=38.0, dis=None):
    """Blender object -> Mesh (and remove the object)"""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=0.0004)
    if dis:
        bmesh.ops.dissolve_limit(bm, angle_limit=math.radians(dis), verts=bm.verts, edges=bm.edges)
    bmesh.ops.triangulate(bm, faces=bm.faces, quad_method="BEAUTY", ngon_method="EAR_CLIP")
    P = np.array([[tuple(v.co) for v in f.verts] for f in bm.faces])
    bm.free()
    bpy.data.objects.remove(o)
    return Mesh(P, part=part, crease=crease)


# ------------------------------------------------------------------ atlas
def rasterize(m, size, pad=0.6):
    """-> dict of (size,size,..) maps: pos, nrm, part (-1 = empty), curv"""
    pos = np.zeros((size, size, 3), F)
    nrm = np.zeros((size, size, 3), F)
    part = np.full((size, size), -1, np.int16)
    curv = np.zeros((size, size), F)
    pri = np.full((size, size), -1e9, F)
    for t in np.nonzero(m.bake)[0]:
        uv = m.uv[t]
        lo = np.floor(uv.min(0) - 1).astype(int)
        hi = np.ceil(uv.max(0) + 1).astype(int)
        lo = np.maximum(lo, 0)
        hi = np.minimum(hi, size)
        if (hi <= lo).any():
            continue
        (x0, y0), (x1, y1), (x2, y2) = uv
        det = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
        if abs(det) < 1e-9:
            continue
        xs = np.arange(lo[0], hi[0]) + 0.5
        ys = np.arange(lo[1], hi[1]) + 0.5
        X = xs[None] - x0
        Y = ys[:, None] - y0
        b = (X * (y2 - y0) - Y * (x2 - x0)) / det
        c = (Y * (x1 - x0) - X * (y1 - y0)) / det
        a = 1 - b - c
        # signed distance (px) outside the triangle
        e = np.minimum(
            np.minimum(
                a * abs(det) / max(math.hypot(x2 - x1, y2 - y1), 1e-6),
                b * abs(det) / max(math.hypot(x2 - x0, y2 - y0), 1e-6),
            ),
            c * abs(det) / max(math.hypot(x1 - x0, y1 - y0), 1e-6),
        )
        sl = (slice(lo[1], hi[1]), slice(lo[0], hi[0]))
        e = np.minimum(e, 0)
        ok = (e > -pad) & (e > pri[sl])
        if not ok.any():
            continue
        w = np.stack([a[ok], b[ok], c[ok]], -1)
        w = np.clip(w, -0.2, 1.2) if len(w) else w
        pri[sl][ok] = e[ok]
        pos[sl][ok] = w @ m.P[t]
        nn = w @ m.N[t]
        nrm[sl][ok] = nn / np.maximum(np.linalg.norm(nn, axis=-1, keepdims=True), 1e-9)
        part[sl][ok] = m.part[t]
        curv[sl][ok] = w @ m.curv[t]
    return dict(pos=pos, nrm=nrm, part=part, curv=curv)


def dilate(img, mask, n=10):
    img = img.copy()
    mask = mask.copy()
    for _ in range(n):
        acc = np.zeros_like(img, dtype=F)
        cnt = np.zeros(mask.shape, F)
        for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)):
            mm = np.roll(mask, (dy, dx), (0, 1))
            acc += np.roll(img, (dy, dx), (0, 1)) * (mm if img.ndim == 2 else mm[..., None])
            cnt += mm
        new = (~mask) & (cnt > 0)
        v = acc / np.maximum(cnt, 1)[..., None] if img.ndim == 3 else acc / np.maximum(cnt, 1)
        img[new] = v[new]
        mask = mask | new
    return img


def blur(a, mask, n=1):
    for _ in range(n):
        s = 0
        c = 0
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                k = (2 - abs(dy)) * (2 - abs(dx))
                mm = np.roll(mask, (dy, dx), (0, 1)) * F(k)
                s = s + np.roll(a, (dy, dx), (0, 1)) * mm
                c = c + mm
        a = np.where(mask, s / np.maximum(c, 1e-6), a)
    return a


def bake_ao(m, size, samples=48, dist=30.0, ground=True, extra=None):
    """Cycles ambient occlusion into the atlas (uv in pixels); unbaked triangles are pushed out of the picture.
    Big atlases are baked at half size (AO is soft) and brought up again bilinearly."""
    full = size
    uvs = m.uv
    if size >= 1024:
        size //= 2
        uvs = m.uv / 2
    samples = 12 if FAST else samples
    t = len(m.P)
    me = bpy.data.meshes.new("ao")
    me.from_pydata([tuple(v) for v in m.P.reshape(-1, 3)], [], [(3 * i, 3 * i + 1, 3 * i + 2) for i in range(t)])
    uvl = me.uv_layers.new(name="uv")
    uv = uvs / size
    uv = np.where(m.bake[:, None, None], uv, uv + np.array([3.0, 0]))
    uvl.data.foreach_set("uv", uv.reshape(-1).astype(F))
    o = bpy.data.objects.new("ao", me)
    sc = bpy.context.scene
    sc.collection.objects.link(o)
    for p in me.polygons:
        p.use_smooth = True
    me.normals_split_custom_set([tuple(n) for n in m.N.reshape(-1, 3)])
    ob = [o]
    if ground:
        g = add_obj(
            "ground", [(-900, -900, -0.05), (900, -900, -0.05), (900, 900, -0.05), (-900, 900, -0.05)], [(0, 1, 2, 3)]
        )
        ob.append(g)
    if extra is not None:
        e = add_obj("ex", extra.P.reshape(-1, 3), [(3 * i, 3 * i + 1, 3 * i + 2) for i in range(len(extra.P))])
        ob.append(e)
    img = bpy.data.images.new("ao", size, size, float_buffer=True, is_data=True)
    mat = bpy.data.materials.new("ao")
    mat.use_nodes = True
    nd = mat.node_tree.nodes.new("ShaderNodeTexImage")
    nd.image = img
    mat.node_tree.nodes.active = nd
    o.data.materials.append(mat)
    sc.render.engine = "CYCLES"
    sc.cycles.device = "CPU"
    sc.cycles.samples = samples
    sc.cycles.seed = 1
    sc.render.threads_mode = "FIXED"
    sc.render.threads = 2
    if sc.world is None:
        sc.world = bpy.data.worlds.new("w")
    sc.world.light_settings.distance = dist
    sc.render.bake.margin = 4
    sc.render.bake.use_clear = True
    bpy.ops.object.select_all(action="DESELECT")
    o.select_set(True)
    bpy.context.view_layer.objects.active = o
    bpy.ops.object.bake(type="AO")
    a = np.empty(size * size * 4, F)
    img.pixels.foreach_get(a)
    a = a.reshape(size, size, 4)[..., 0]
    for x in ob:
        bpy.data.objects.remove(x)
    bpy.data.images.remove(img)
    if full != size:
        i = (np.arange(full) + 0.5) / 2 - 0.5
        i0 = np.clip(np.floor(i).astype(int), 0, size - 1)
        i1 = np.clip(i0 + 1, 0, size - 1)
        f = np.clip(i - i0, 0, 1).astype(F)
        a = a[i0] * (1 - f[:, None]) + a[i1] * f[:, None]
        a = a[:, i0] * (1 - f) + a[:, i1] * f
    return a


def finish(
    m,
    size,
    paint,
    pxmm,
    ao_samples=48,
    ao_dist=30.0,
    ground=True,
    name="x",
    ao_floor=0.0,
    extra=None,
    nscale=1.0,
    quality=(88, 88, 82),
):
    """raster -> paint(pos,nrm,part,curv,ao)->(albedo lin, rough, height mm, metal) -> jpeg bytes dict"""
    k = 4 if FAST else 1
    if FAST:
        size //= 2
        m = m.copy()
        m.uv = m.uv / 2
        pxmm = pxmm / 2
    R = rasterize(m, size)
    mask = R["part"] >= 0
    ao = bake_ao(m, size, ao_samples, ao_dist, ground, extra)
    ao = blur(np.clip(ao, 0, 1), mask, 1)
    ao = np.where(mask, ao, 1)
    idx = np.nonzero(mask)
    P = R["pos"][idx]
    N = R["nrm"][idx]
    alb, rough, h, metal = paint(P, N, R["part"][idx], R["curv"][idx], ao[idx])

    def full(v, c=None):
        o = np.zeros((size, size) + (() if v.ndim == 1 else (v.shape[1],)), F)
        o[idx] = v
        return dilate(o, mask)

    A = full(alb)
    H = full(h)
    Rg = full(np.clip(rough, 0.08, 0.98))
    M = full(metal)
    AO = full(np.clip(ao[idx] * (1 - ao_floor) + ao_floor, 0, 1))
    gy, gx = np.gradient(H, 1 / pxmm)
    gx *= nscale
    gy *= nscale  # image row 0 = v 0 here (flipped on writing) -> +v up
    edge = np.zeros_like(mask)
    nz = 1 / np.sqrt(gx * gx + gy * gy + 1)
    nr = np.stack([-gx * nz, -gy * nz, nz], -1)
    nr[~mask] = (0, 0, 1)

    def jpg(a, q):
        f = io.BytesIO()
        Image.fromarray(np.ascontiguousarray((np.clip(a[::-1], 0, 1) * 255 + 0.5).astype(np.uint8))).save(
            f, "JPEG", quality=q, subsampling=0, optimize=True
        )
        return f.getvalue()

    out = dict(
        albedo=jpg(to_srgb(A), quality[0]),
        normal=jpg(nr * 0.5 + 0.5, quality[1]),
        orm=jpg(np.stack([AO, Rg, M], -1), quality[2]),
    )
    os.makedirs(OUT + "/cache", exist_ok=True)
    for kk, v in out.items():
        open(f"{OUT}/cache/{name}_{kk}.jpg", "wb").write(v)
    print(f"  atlas {name}: {size}px", {kk: len(v) // 1024 for kk, v in out.items()}, "KB, cover %.2f" % mask.mean())
    return out


# ------------------------------------------------------------------ glb
class Glb:
    def __init__(s, root, extras=None):
        s.bin = bytearray()
        s.j = dict(
            asset=dict(version="2.0", generator="Boxwood prop scripts (artlib.py)"),
            scene=0,
            scenes=[dict(nodes=[0])],
            nodes=[dict(name=root, children=[])],
            meshes=[],
            materials=[],
            accessors=[],
            bufferViews=[],
            textures=[],
            images=[],
            samplers=[dict(magFilter=9729, minFilter=9987, wrapS=33071, wrapT=33071)],
        )
        if extras:
            s.j["nodes"][0]["extras"] = extras
        s.tris = {}

    def view(s, b, target=None):
        while len(s.bin) % 4:
            s.bin.append(0)
        v = dict(buffer=0, byteOffset=len(s.bin), byteLength=len(b))
        if target:
            v["target"] = target
        s.bin += b
        s.j["bufferViews"].append(v)
        return len(s.j["bufferViews"]) - 1

    def acc(s, a, ct, ty, target):
        i = s.view(a.tobytes(), target)
        d = dict(bufferView=i, componentType=ct, count=len(a), type=ty)
        if ty == "VEC3":
            d["min"] = a.min(0).tolist()
            d["max"] = a.max(0).tolist()
        s.j["accessors"].append(d)
        return len(s.j["accessors"]) - 1

    def image(s, b, name):
        s.j["images"].append(dict(bufferView=s.view(b), mimeType="image/jpeg", name=name))
        s.j["textures"].append(dict(source=len(s.j["images"]) - 1, sampler=0))
        return len(s.j["textures"]) - 1

    def material(
        s, name, tex=None, col=(1, 1, 1, 1), rough=1.0, metal=None, emissive=None, blend=False, double=False, trans=None
    ):
        p = dict(
            baseColorFactor=list(col),
            roughnessFactor=rough,
            metallicFactor=1.0 if (tex and metal is None) else (metal or 0.0),
        )
        m = dict(name=name, pbrMetallicRoughness=p)
        if tex:
            a, n, o = [s.image(tex[k], f"{name}_{k}") for k in ("albedo", "normal", "orm")]
            p["baseColorTexture"] = dict(index=a)
            p["metallicRoughnessTexture"] = dict(index=o)
            m["occlusionTexture"] = dict(index=o)
            m["normalTexture"] = dict(index=n)
        if emissive:
            m["emissiveFactor"] = list(emissive)
        if blend:
            m["alphaMode"] = "BLEND"
        if double:
            m["doubleSided"] = True
        s.j["materials"].append(m)
        return len(s.j["materials"]) - 1

    def mesh(s, name, m, mat, size):
        """Mesh -> primitive with welded corners and tangents"""
        P = m.P.reshape(-1, 3)
        N = m.N.reshape(-1, 3)
        uv = m.uv.reshape(-1, 2) / size
        e1 = m.P[:, 1] - m.P[:, 0]
        e2 = m.P[:, 2] - m.P[:, 0]
        d1 = m.uv[:, 1] - m.uv[:, 0]
        d2 = m.uv[:, 2] - m.uv[:, 0]
        det = d1[:, 0] * d2[:, 1] - d2[:, 0] * d1[:, 1]
        sg = np.where(det < 0, -1.0, 1.0)
        rr = np.where(np.abs(det) < 1e-9, 0, 1 / np.where(np.abs(det) < 1e-9, 1, det))
        tg = (e1 * d2[:, 1:2] - e2 * d1[:, 1:2]) * rr[:, None]
        l = np.linalg.norm(tg, axis=1, keepdims=True)
        tg = np.where(l > 1e-9, tg / np.maximum(l, 1e-9), [[1.0, 0, 0]])
        tg = np.repeat(tg, 3, 0)
        sg = np.repeat(sg, 3)
        key = np.concatenate([np.round(P * 1000), np.round(N * 200), np.round(uv * 8192), sg[:, None]], 1).astype(
            np.int64
        )
        _, first, inv = np.unique(key, axis=0, return_index=True, return_inverse=True)
        inv = inv.ravel()
        T = np.zeros((len(first), 3))
        np.add.at(T, inv, tg)
        n = N[first]
        n = n / np.linalg.norm(n, axis=1, keepdims=True)
        T -= n * (T * n).sum(1, keepdims=True)
        l = np.linalg.norm(T, axis=1, keepdims=True)
        alt = np.cross(n, np.where(np.abs(n[:, 2:]) < 0.9, [[0, 0, 1.0]], [[0, 1.0, 0]]))
        alt /= np.linalg.norm(alt, axis=1, keepdims=True)
        T = np.where(l > 1e-6, T / np.maximum(l, 1e-9), alt)
        ax = lambda a: np.ascontiguousarray(np.stack([a[:, 0], a[:, 2], -a[:, 1]], 1), F)
        # order vertices by first use: better for caches and for zip
        o = np.argsort(first, kind="stable")
        rank = np.empty(len(o), int)
        rank[o] = np.arange(len(o))
        inv = rank[inv]
        first = first[o]
        n = n[o]
        T = T[o]
        tan = np.concatenate([ax(T), sg[first][:, None]], 1).astype(F)
        tuv = uv[first]
        tuv = np.stack([tuv[:, 0], 1 - tuv[:, 1]], 1).astype(F)
        idx = inv.reshape(-1, 3)
        idx = idx[(idx[:, 0] != idx[:, 1]) & (idx[:, 1] != idx[:, 2]) & (idx[:, 0] != idx[:, 2])].ravel()
        it, ct = (np.uint16, 5123) if len(first) < 65535 else (np.uint32, 5125)
        s.j["meshes"].append(
            dict(
                name=name,
                primitives=[
                    dict(
                        attributes=dict(
                            POSITION=s.acc(ax(P[first]) / F(1000), 5126, "VEC3", 34962),
                            NORMAL=s.acc(ax(n), 5126, "VEC3", 34962),
                            TANGENT=s.acc(tan, 5126, "VEC4", 34962),
                            TEXCOORD_0=s.acc(tuv, 5126, "VEC2", 34962),
                        ),
                        indices=s.acc(idx.astype(it), ct, "SCALAR", 34963),
                        material=mat,
                    )
                ],
            )
        )
        s.tris[len(s.j["meshes"]) - 1] = len(idx) // 3
        return len(s.j["meshes"]) - 1

    def node(s, name, mesh=None, t=(0, 0, 0), parent=0, extras=None, rotz=0.0):
        n = dict(name=name)
        if mesh is not None:
            n["mesh"] = mesh
        if any(abs(x) > 1e-9 for x in t):
            n["translation"] = [round(t[0] / 1000, 6), round(t[2] / 1000, 6), round(-t[1] / 1000, 6)]
        if rotz:
            n["rotation"] = [0, math.sin(rotz / 2), 0, math.cos(rotz / 2)]
        if extras:
            n["extras"] = extras
        s.j["nodes"].append(n)
        i = len(s.j["nodes"]) - 1
        s.j["nodes"][parent].setdefault("children", []).append(i)
        return i

    def save(s, path):
        if not s.j["nodes"][0]["children"]:
            del s.j["nodes"][0]["children"]
        for k in ("images", "textures", "materials", "samplers"):
            if not s.j[k] or (k == "samplers" and not s.j.get("textures")):
                s.j.pop(k, None)
        s.j["buffers"] = [dict(byteLength=len(s.bin) + (-len(s.bin)) % 4)]
        j = json.dumps(s.j, separators=(",", ":")).encode()
        j += b" " * (-len(j) % 4)
        b = bytes(s.bin) + b"\0" * (-len(s.bin) % 4)
        open(path, "wb").write(
            struct.pack("<III", 0x46546C67, 2, 12 + 8 + len(j) + 8 + len(b))
            + struct.pack("<II", len(j), 0x4E4F534A)
            + j
            + struct.pack("<II", len(b), 0x004E4942)
            + b
        )
        tot = sum(s.tris[n["mesh"]] for n in s.j["nodes"] if "mesh" in n)
        print(
            f'  {os.path.basename(path)}: {os.path.getsize(path)/1024:.0f} KB, {tot} triangles drawn, {len(s.j["meshes"])} meshes, {len(s.j["nodes"])} nodes'
        )
        return tot
