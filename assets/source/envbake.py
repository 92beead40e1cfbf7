#!/usr/bin/env python3
"""Turns a panorama into the specular cubemap of Bevy's EnvironmentMapLight (N px, each mip level filtered for its
roughness with GGX).  A KTX2 file, shared-exponent RGB9E5, zstd.  The diffuse light is nine numbers in the table's shader,
which its tests reckon from this file.

    envbake.py PANORAMA.exr OUT.ktx2 [N = 128] [CLAMP = 60] [PREVIEW.jpg]

Baked beforehand because WebGL2 has no compute shaders to filter with at run time, and Bevy's EXR reader does not know
the DWA compression.  The mean radiance is 1, so `intensity` in Bevy is the room's luminance in cd/m2.  Values above
CLAMP times the original unit are cut, which keeps lamps from sparkling."""

import os, struct, sys, time
import numpy as np
import OpenEXR, zstandard


def load(p):
    with OpenEXR.File(p) as ex:
        c = ex.channels()
        k = list(c)[0]
        return np.asarray(
            c[k].pixels if len(c) == 1 else np.stack([c[x].pixels for x in "RGB"], -1), np.float32
        )[..., :3]


def face_dirs(n):
    t = (np.arange(n) + 0.5) / n * 2 - 1
    u, v = np.meshgrid(t, t)
    o = np.ones_like(u)  # u right, v down (GL / KTX order +X -X +Y -Y +Z -Z)
    d = np.stack(
        [
            np.stack(x, -1)
            for x in ((o, -v, -u), (-o, -v, u), (u, o, v), (u, -o, -v), (u, -v, o), (-u, -v, -o))
        ]
    )
    d /= np.linalg.norm(d, axis=-1, keepdims=True)
    return d * np.array([1, 1, -1.0])  # Bevy samples with -z: store what world direction (x,y,-z) sees


def eq(e, d):
    h, w = e.shape[:2]
    x = (np.arctan2(d[..., 0], -d[..., 2]) / (2 * np.pi) + 0.5) * w - 0.5
    y = np.clip(np.arccos(np.clip(d[..., 1], -1, 1)) / np.pi * h - 0.5, 0, h - 1.001)
    x0 = np.floor(x).astype(int)
    y0 = np.floor(y).astype(int)
    fx = (x - x0)[..., None]
    fy = (y - y0)[..., None]
    return (e[y0, x0 % w] * (1 - fx) + e[y0, (x0 + 1) % w] * fx) * (1 - fy) + (
        e[np.minimum(y0 + 1, h - 1), x0 % w] * (1 - fx) + e[np.minimum(y0 + 1, h - 1), (x0 + 1) % w] * fx
    ) * fy


def pyramid(e):
    P = [e]
    while P[-1].shape[0] > 4:
        a = P[-1]
        P.append(a.reshape(a.shape[0] // 2, 2, a.shape[1] // 2, 2, 3).mean((1, 3)))
    return P


def frame(n):
    up = np.where(np.abs(n[..., 1:2]) < 0.99, np.array([0, 1.0, 0]), np.array([1.0, 0, 0]))
    t = np.cross(up, n)
    t /= np.linalg.norm(t, axis=-1, keepdims=True)
    return t, np.cross(n, t)


def specular(P, n, rough, S):
    d = face_dirs(n)
    a = rough * rough
    T, B = frame(d)
    out = np.zeros_like(d)
    ws = 0
    h0, w0 = P[0].shape[:2]
    omega_p = 4 * np.pi / (h0 * w0)
    for i in range(S):
        x = (i + 0.5) / S
        y = int("{:032b}".format(i)[::-1], 2) / 2**32
        ct = np.sqrt((1 - y) / (1 + (a * a - 1) * y))
        st = np.sqrt(1 - ct * ct)
        ph = 2 * np.pi * x
        h = T * (st * np.cos(ph)) + B * (st * np.sin(ph)) + d * ct
        l = 2 * (d * h).sum(-1, keepdims=True) * h - d
        nl = np.clip((d * l).sum(-1, keepdims=True), 0, 1)
        D = a * a / (np.pi * (ct * ct * (a * a - 1) + 1) ** 2)
        pdf = D / 4 + 1e-6
        lod = np.clip(0.5 * np.log2(1 / (S * pdf) / omega_p) + 1, 0, len(P) - 1)
        k = int(lod)
        f = lod - k
        c = eq(P[k], l) * (1 - f) + eq(P[min(k + 1, len(P) - 1)], l) * f
        out += c * nl
        ws = ws + nl
    return out / np.maximum(ws, 1e-5)


def rgb9e5(c):
    c = np.clip(c, 0, 65408.0)
    m = np.maximum(c.max(-1), 1e-9)
    e = np.maximum(-16, np.floor(np.log2(m))) + 1 + 15
    s = 2.0 ** (e - 15 - 9)
    over = np.round(m / s) == 512
    e = e + over
    s = np.where(over, s * 2, s)
    q = np.round(c / s[..., None]).astype(np.uint32)
    return q[..., 0] | q[..., 1] << 9 | q[..., 2] << 18 | e.astype(np.uint32) << 27


def ktx2(path, levels, zstd=True):
    smp = b""
    for ch, bit in ((0, 0), (1, 9), (2, 18)):
        smp += struct.pack("<HBBBBBBII", bit, 8, ch, 0, 0, 0, 0, 0, 8448) + struct.pack(
            "<HBBBBBBII", 27, 4, ch | 0x20, 0, 0, 0, 0, 15, 31
        )
    blk = (
        struct.pack("<HHHHBBBB4B8B", 0, 0, 2, 24 + len(smp), 1, 1, 1, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0)
        + smp
    )
    dfd = struct.pack("<I", 4 + len(blk)) + blk
    raw = [l.astype("<u4").tobytes() for l in levels]
    dat = [zstandard.ZstdCompressor(level=19).compress(r) for r in raw] if zstd else raw
    n = levels[0].shape[1]
    head = 80 + 24 * len(levels)
    off = head + len(dfd)
    idx = [None] * len(levels)
    body = b""
    for i in reversed(range(len(levels))):
        if not zstd:
            body += b"\0" * (-(off + len(body)) % 4)
        idx[i] = (off + len(body), len(dat[i]), len(raw[i]))
        body += dat[i]
    b = (
        b"\xabKTX 20\xbb\r\n\x1a\n"
        + struct.pack("<9I", 123, 4, n, n, 0, 0, 6, len(levels), 2 if zstd else 0)
        + struct.pack("<4I2Q", head, len(dfd), 0, 0, 0, 0)
        + b"".join(struct.pack("<3Q", *x) for x in idx)
        + dfd
        + body
    )
    open(path, "wb").write(b)
    return len(b)


def main(src, out, N=128, clamp=60.0, preview=None):
    N, t = int(N), time.time()
    e = np.minimum(load(src), float(clamp))
    latitude = np.sin((np.arange(len(e)) + 0.5) / len(e) * np.pi)[:, None]
    e /= np.mean(e @ [0.2126, 0.7152, 0.0722] * latitude) * np.pi / 2
    P, levels = pyramid(e), []
    count = int(np.log2(N)) + 1
    for k in range(count):
        n = N >> k
        if k == 0:
            levels.append(eq(P[max(0, int(np.log2(e.shape[1] / 4 / n)))], face_dirs(n)))
        else:
            levels.append(specular(P, n, k / (count - 1), 64 if n > 32 else 256))
    size = ktx2(out, [rgb9e5(x) for x in levels])
    print(os.path.basename(out), f"{N} px {size} B, {time.time() - t:.0f} s")
    if preview:
        from PIL import Image

        tone = lambda x: (np.clip(x * 1.1 / (1 + x * 0.55), 0, 1) ** (1 / 2.2) * 255).astype(np.uint8)
        rows = [x.repeat(N // x.shape[1], 1).repeat(N // x.shape[1], 2) for x in levels[:5:2]]
        Image.fromarray(tone(np.concatenate([np.concatenate(list(x), 1) for x in rows], 0))).save(preview)


if __name__ == "__main__":
    main(*sys.argv[1:])
