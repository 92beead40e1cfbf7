#!/usr/bin/env python3
"""validate_boards.py - checks every glb in out/: parses it, re-imports it into Blender, counts triangles, checks budgets, names,
unit normals and tangents, index ranges, texture sizes.  Writes out/REPORT.txt"""

import json, struct, io, os, sys, glob
from artlib import *
import mill_boards

EXPECT = {
    n: ["board"]
    + ["point_" + p for p in mill_boards.spec(n)["pts"]]
    + ["line_" + "_".join(l) for l in mill_boards.spec(n)["lines"]]
    for n in ("mill9", "mill16", "mill16d", "tri18", "tri18_corner", "tri18_both", "mill24", "mill24d")
}
EXPECT["mill9_stone"] = EXPECT["mill9"]
EXPECT["mill9_stone_rows"] = (
    ["board"]
    + ["point_" + p for p in mill_boards.spec("mill9_rows")["pts"]]
    + ["line_" + "_".join(l) for l in mill_boards.spec("mill9_rows")["lines"]]
)
EXPECT["hollow_ring"] = ["ring"]
EXPECT["square_frame"] = ["frame"]
EXPECT["mill_men"] = ["man_light", "man_dark"]
EXPECT["tablut_pieces"] = [
    "king",
    "defender",
    "defender_a",
    "defender_b",
    "attacker",
    "attacker_a",
    "attacker_b",
    "attacker_c",
]
EXPECT["tablut"] = (
    ["board", "throne_e5"]
    + [f"square_{f}{r}" for f in "abcdefghi" for r in range(1, 10)]
    + ["inlay_attacker_" + s for s in "d1 e1 f1 e2 a4 a5 a6 b5 i4 i5 i6 h5 d9 e9 f9 e8".split()]
    + ["inlay_defender_" + s for s in "e3 e4 e6 e7 c5 d5 f5 g5".split()]
)
EXPECT["rack"] = (
    ["body", "plate_front", "plate_back", "slider"]
    + [f"cell_{c}{r}" for c in "abcdefg" for r in range(1, 7)]
    + ["drop_" + c for c in "abcdefg"]
)
EXPECT["rack_discs"] = ["disc_light", "disc_dark"]
EXPECT["cube4"] = ["stand"] + [f"cell_{c}{r}_{k}" for c in "abcd" for r in range(1, 5) for k in range(1, 5)]
EXPECT["cube_beads"] = ["bead_light", "bead_dark"]
EXPECT["rack8"] = (
    ["body", "plate_front", "plate_back", "slider"]
    + [f"cell_{c}{r}" for c in "abcdefgh" for r in range(1, 9)]
    + ["drop_" + c for c in "abcdefgh"]
)
EXPECT["cube5"] = (
    ["stand"]
    + [f"{k}_{i}" for k in ("frame", "glass") for i in range(1, 6)]
    + [f"cell_{c}{r}_{k}" for c in "abcde" for r in range(1, 6) for k in range(1, 6)]
)
EXPECT["tray3"] = ["tray"] + [f"square_{c}{r}" for c in "abc" for r in (1, 2, 3)]
EXPECT["tray_tokens"] = ["nought", "cross"]
rep = []
bad = 0
for f in sorted(glob.glob(OUT + "/*.glb")):
    nm = os.path.basename(f)[:-4]
    d = open(f, "rb").read()
    jl = struct.unpack("<I", d[12:16])[0]
    j = json.loads(d[20 : 20 + jl])
    b = d[28 + jl :]

    def acc(i):
        a = j["accessors"][i]
        v = j["bufferViews"][a["bufferView"]]
        dt = {5126: np.float32, 5123: np.uint16, 5125: np.uint32}[a["componentType"]]
        k = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4}[a["type"]]
        return np.frombuffer(b, dt, a["count"] * k, v["byteOffset"]).reshape(-1, k)

    msg = []
    tri = {}
    ver = 0
    for i, m in enumerate(j["meshes"]):
        p = m["primitives"][0]
        A = p["attributes"]
        I = acc(p["indices"])
        P = acc(A["POSITION"])
        N = acc(A["NORMAL"])
        T = acc(A["TANGENT"])
        tri[i] = len(I) // 3
        ver += len(P)
        if I.max() >= len(P):
            msg.append("index out of range")
        if (
            not np.isfinite(P).all()
            or abs(np.linalg.norm(N, axis=1) - 1).max() > 0.01
            or abs(np.linalg.norm(T[:, :3], axis=1) - 1).max() > 0.01
        ):
            msg.append("bad normals/tangents " + m["name"])
        q = P[I.ravel()].reshape(-1, 3, 3)
        fn = np.cross(q[:, 1] - q[:, 0], q[:, 2] - q[:, 0])
        l = np.linalg.norm(fn, axis=1)
        nn = N[I.ravel()].reshape(-1, 3, 3).mean(1)
        flip = ((fn * nn).sum(1) < 0) & (l > 1e-10)
        if flip.mean() > 0.002:
            msg.append(f'{m["name"]}: {flip.sum()} triangles face against their normals')
    names = [n["name"] for n in j["nodes"]]
    miss = [x for x in EXPECT.get(nm, []) if x not in names]
    if miss:
        msg.append("missing " + " ".join(miss[:5]))
    if len(set(names)) != len(names):
        msg.append("double names")
    tex = []
    for im in j.get("images", []):
        v = j["bufferViews"][im["bufferView"]]
        t = Image.open(io.BytesIO(b[v["byteOffset"] : v["byteOffset"] + v["byteLength"]]))
        tex.append(f"{im['name']} {t.size[0]}² {v['byteLength']//1024}K")
    drawn = sum(tri[n["mesh"]] for n in j["nodes"] if "mesh" in n)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=f)
    rt = 0
    lo = np.full(3, 9.0)
    hi = -lo
    for o in bpy.data.objects:
        if o.type == "MESH":
            o.data.calc_loop_triangles()
            rt += len(o.data.loop_triangles)
            for c in o.bound_box:
                w = np.array(o.matrix_world @ Vector(c))
                lo = np.minimum(lo, w)
                hi = np.maximum(hi, w)
    if rt != drawn:
        msg.append(f"Blender counts {rt}")
    kb = len(d) / 1024
    board = not any(k in nm for k in ("men", "pieces", "discs", "beads", "tokens"))
    if kb > 1.2 * 1024:
        msg.append("over 1.2 MB")
    if board and drawn > 40000 or (not board and max(tri.values()) > 2500):
        msg.append("over triangle budget")
    bad += bool(msg)
    rep.append(
        f"{nm}.glb {kb:.0f} KB  drawn {drawn} tris  vertices {ver}  size {' x '.join('%.0f'%(x*1000) for x in hi-lo)} mm (w x d x h)  nodes {len(names)}  "
        + ("; ".join(msg) if msg else "OK")
        + "\n    meshes "
        + ", ".join(f"{m['name']} {tri[i]}" for i, m in enumerate(j["meshes"]) if not m["name"].startswith("line_"))
        + "\n    textures "
        + ", ".join(tex)
    )
open(OUT + "/REPORT.txt", "w").write("\n".join(rep) + "\n")
print("\n".join(rep))
print("files with problems:", bad)
