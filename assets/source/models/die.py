"""Bone die, 12 mm, drilled ring-and-dot pips.  Origin = its centre.
glTF / Bevy local axes:  +Y = 1, -Y = 6,  +Z = 2, -Z = 5,  +X = 3, -X = 4   (1-2-3 run anticlockwise round their corner)
(Blender: +Z 1, -Z 6, -Y 2, +Y 5, +X 3, -X 4.)  The dots are real dents in the mesh; the rings round them are cut in
the normal map.  One 512 atlas, 3 x 2 cells: [1 2 3 / 4 5 6], each 12.6 mm wide with the rounded edge included.
"""

import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boxwood_blender import *
from mathutils import Vector, geometry

S, R, PIP, DOT, RING = 6.0, 1.5, 2.65, 0.66, 1.22
PIPS = {
    1: [(0, 0)],
    2: [(-1, 1), (1, -1)],
    3: [(-1, 1), (0, 0), (1, -1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
AX = {
    1: ((1, 0, 0), (0, 1, 0)),
    6: ((1, 0, 0), (0, -1, 0)),
    2: ((1, 0, 0), (0, 0, 1)),
    5: ((-1, 0, 0), (0, 0, 1)),
    3: ((0, 1, 0), (0, 0, 1)),
    4: ((0, -1, 0), (0, 0, 1)),
}  # right, up of each face
W = 12.6
CW, CH = 170, 256


def pips(f, rng):
    return [(x * PIP + rng.normal(0, 0.07), y * PIP + rng.normal(0, 0.07)) for x, y in PIPS[f]]


def cell(f):
    return ((f - 1) % 3, (f - 1) // 3)


def main():
    reset()
    rng = np.random.default_rng(6)
    P = {f: pips(f, rng) for f in range(1, 7)}
    A, B, C = (load_np(f"{TEX}/bone_src_{k}.jpg") for k in ("albedo", "normal", "orm"))
    H = 512
    al = np.ones((H, H, 3)) * 0.5
    no = np.ones((H, H, 3)) * [0.5, 0.5, 1]
    om = np.ones((H, H, 3)) * [1, 0.4, 0]
    for f in range(1, 7):
        cx, cy = cell(f)
        y, x = np.mgrid[0:CH, 0:CW]
        x = (x + 0.5) / CW * W - W / 2
        y = W / 2 - (y + 0.5) / CH * W
        o = rng.random(2)
        u = (o[0] + x / 30) % 1
        v = (o[1] + y / 30) % 1
        a = to_lin(sample(A, u, v))
        n = (sample(B, u, v) - 0.5) * 2
        m = sample(C, u, v)
        edge = np.clip((np.maximum(np.abs(x), np.abs(y)) - 4.2) / 1.6, 0, 1)
        a = a * (1 + 0.06 * edge)[..., None] * np.array([1.0, 0.95, 0.85])
        nx, ny = n[..., 0] * 0.5, n[..., 1] * 0.5
        ao = np.ones_like(x)
        for px, py in P[f]:
            d = np.hypot(x - px, y - py)
            th = np.arctan2(y - py, x - px)
            wv = 0.05 * np.sin(th * 3 + px)
            g = np.exp(-(((d - RING - wv) / 0.17) ** 2))
            dot = 1 / (1 + np.exp((d - DOT - 0.05) / 0.05))
            halo = np.exp(-(((d) / 1.9) ** 2))
            ink = np.clip(0.80 * g + 0.93 * dot, 0, 0.95) * (1 - 0.12 * rng.random())
            a = a * (1 - ink[..., None]) + np.array([0.022, 0.014, 0.010]) * ink[..., None]
            a = a * (1 - 0.10 * halo)[..., None] * np.array([1, 1 - 0.0, 1])
            sl = -2 * (d - RING - wv) / 0.17 * g * 0.30
            nx += sl * (x - px) / (d + 1e-6) * -1
            ny += sl * (y - py) / (d + 1e-6) * -1
            ao = ao * (1 - 0.45 * g) * (1 - 0.62 * dot)
            m[..., 1] += 0.25 * np.clip(ink, 0, 1)
        nz = np.sqrt(np.clip(1 - nx * nx - ny * ny, 0.15, 1))
        L = np.sqrt(nx * nx + ny * ny + nz * nz)
        q = np.s_[cy * CH : (cy + 1) * CH, cx * CW : (cx + 1) * CW]
        al[q] = to_srgb(a)
        no[q] = np.stack([nx / L, ny / L, nz / L], -1) * 0.5 + 0.5
        om[q] = np.stack([m[..., 0] * ao, np.clip(m[..., 1] * 0.9, 0.2, 0.9), 0 * ao], -1)
    for o, k, qq in ((al, "albedo", 88), (no, "normal", 84), (om, "orm", 78)):
        save_jpg(o, f"{TEX}/die_{k}.jpg", qq)
    V, Fs, UV = [], [], []
    h = S - R

    def uvof(f, x, y):
        cx, cy = cell(f)
        return ((cx + (x + W / 2) / W) * CW / H, 1 - (cy + (W / 2 - y) / W) * CH / H)

    n = 3
    g1 = np.concatenate(
        [
            [-S],
            -h - R * np.tan(np.linspace(math.pi / 4, 0, n)[1:-1]) * 1.0,
            [-h],
            [h],
            h + R * np.tan(np.linspace(0, math.pi / 4, n)[1:-1]),
            [S],
        ]
    )
    for f, (r, u) in AX.items():
        r, u = Vector(r), Vector(u)
        w = r.cross(u)
        pt3 = lambda x, y, z=S: r * x + u * y + w * z

        def rounded(x, y):
            p = pt3(x, y)
            c = Vector([max(-h, min(h, k)) for k in p])
            d = p - c
            return c + d.normalized() * R

        def face(c2, c3):
            i = len(V)
            V.extend(c3)
            Fs.append(tuple(range(i, i + len(c3))))
            UV.extend(uvof(f, *q) for q in c2)

        m = len(g1)
        for a in range(m - 1):
            for b in range(m - 1):
                q = [(g1[a], g1[b]), (g1[a + 1], g1[b]), (g1[a + 1], g1[b + 1]), (g1[a], g1[b + 1])]
                if a == m // 2 - 1 and b == m // 2 - 1:
                    continue  # the flat: triangulated round the drilled holes
                face(q, [rounded(*k) for k in q])
        pts = [Vector((-h, -h)), Vector((h, -h)), Vector((h, h)), Vector((-h, h))]
        fcs = [[0, 1, 2, 3]]
        holes = []
        seg = 9
        for px, py in P[f]:
            i = len(pts)
            pts += [
                Vector(
                    (px + DOT * math.cos(2 * math.pi * k / seg), py + DOT * math.sin(2 * math.pi * k / seg))
                )
                for k in range(seg)
            ]
            holes.append((px, py))
            fcs.append(list(range(i, i + seg)))
        vo, _, fo, _, _, of = geometry.delaunay_2d_cdt(pts, [], fcs, 0, 1e-6)
        for t, src in zip(fo, of):
            if 0 in src and len(src) == 1:
                c = [tuple(vo[k]) for k in t]
                face(c, [pt3(*k) for k in c])
        for px, py in holes:
            for k in range(seg):
                a0, a1 = 2 * math.pi * k / seg, 2 * math.pi * (k + 1) / seg
                c = lambda a, q: (px + q * math.cos(a), py + q * math.sin(a))
                face(
                    [c(a0, DOT), c(a1, DOT), c(a1, 0.42), c(a0, 0.42)],
                    [
                        pt3(*c(a0, DOT)),
                        pt3(*c(a1, DOT)),
                        pt3(*c(a1, 0.42), S - 0.34),
                        pt3(*c(a0, 0.42), S - 0.34),
                    ],
                )
                face(
                    [c(a0, 0.42), c(a1, 0.42), (px, py)],
                    [pt3(*c(a0, 0.42), S - 0.34), pt3(*c(a1, 0.42), S - 0.34), pt3(px, py, S - 0.45)],
                )
    p = Part()
    p.v = [np.array([v[:] for v in V])]
    p.c = [np.ones((len(V), 3))]
    p.f = Fs
    p.m = [0] * len(Fs)
    p.flat = [False] * len(Fs)
    p.n = len(V)
    k = 0
    for f in Fs:
        p.uv.append(UV[k : k + len(f)])
        k += len(f)
    o = p.obj("die", [material("die", f"{TEX}/die", own_ao=True)], weighted=False)
    import bmesh

    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=4e-6)
    bm.to_mesh(o.data)
    bm.free()
    o.data.set_sharp_from_angle(angle=math.radians(42))
    mm = o.modifiers.new("wn", "WEIGHTED_NORMAL")
    mm.keep_sharp = True
    mm.weight = 80
    o["faces"] = "+Y 1, -Y 6, +Z 2, -Z 5, +X 3, -X 4"
    for f, (r, u) in AX.items():
        w = Vector(r).cross(Vector(u))
        empty(f"face_{f}", w * S, o, 0.002)
    export_glb("die")


main()
