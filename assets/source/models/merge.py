"""Merges the parts of an exported board into few draw calls: everything but the inlays becomes one mesh
`board_static`, joined by material (horn goes into walnut, tinted), hidden faces dropped, textures packed anew.  Empties,
their extras, the `inlay_NN` nodes and their materials stay as they are."""

import json, os, struct, sys, tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boxwood_blender import OUT, TEX, bpy, np


def merge_static(src, dst, hidden, image_size):
    """OUT/src.glb -> OUT/dst.glb.  hidden(node, normals, centres) -> faces to drop; image_size(name) -> w, h, quality"""
    d = open(f"{OUT}/{src}.glb", "rb").read()
    jl = struct.unpack_from("<I", d, 12)[0]
    g = json.loads(d[20 : 20 + jl])
    b = d[28 + jl :]
    bv, acc = g["bufferViews"], g["accessors"]
    DT = {5126: "<f4", 5123: "<u2", 5125: "<u4", 5121: "<u1"}
    NC = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4}
    raw = lambda i: b[bv[i].get("byteOffset", 0) : bv[i].get("byteOffset", 0) + bv[i]["byteLength"]]

    def arr(i):
        a = acc[i]
        return np.frombuffer(
            raw(a["bufferView"]), DT[a["componentType"]], a["count"] * NC[a["type"]], a.get("byteOffset", 0)
        ).reshape(-1, NC[a["type"]])

    mats = [m["name"] for m in g["materials"]]
    W = mats.index("walnut")
    grp = {}
    keep = []
    for ni, n in enumerate(g["nodes"]):
        if "mesh" not in n:
            continue
        nm, t = n["name"], np.array(n.get("translation", (0, 0, 0)), np.float32)
        for p in g["meshes"][n["mesh"]]["primitives"]:
            m = p["material"]
            A = {k: arr(v).copy() for k, v in p["attributes"].items()}
            I = arr(p["indices"]).ravel().astype(np.int64).reshape(-1, 3)
            if mats[m] == "horn":
                A["COLOR_0"][:, :3] = (A["COLOR_0"][:, :3] * np.array([0.30, 0.26, 0.24])).astype(np.uint8)
                A["TEXCOORD_0"][:] = A["TEXCOORD_0"] * 0.1 + 0.3
                m = W
            P = A["POSITION"] + (0 if mats[m].startswith("inlay") else t)
            q = P[I]
            nr = np.cross(q[:, 1] - q[:, 0], q[:, 2] - q[:, 0])
            nr /= np.linalg.norm(nr, axis=1)[:, None] + 1e-20
            c = q.mean(1)
            I = I[~hidden(nm, nr, c)]
            A["POSITION"] = P.astype(np.float32)
            u, inv = np.unique(I, return_inverse=True)
            A = {k: v[u] for k, v in A.items()}
            I = inv.reshape(-1, 3)
            if mats[m].startswith("inlay"):
                keep.append((ni, m, A, I))
            else:
                grp.setdefault(m, []).append((A, I))
    chunks, nbv, nacc = [], [], []

    def put(x, ct, ty, target=None, norm=False, mm=False):
        nbv.append({"buffer": 0})
        nbv[-1].update({"target": target} if target else {})
        chunks.append(np.ascontiguousarray(x).tobytes())
        a = {"bufferView": len(nbv) - 1, "componentType": ct, "count": len(x), "type": ty}
        if norm:
            a["normalized"] = True
        if mm:
            a.update(min=x.min(0).tolist(), max=x.max(0).tolist())
        nacc.append(a)
        return len(nacc) - 1

    SP = {
        "POSITION": ("<f4", 5126, "VEC3", False),
        "NORMAL": ("<f4", 5126, "VEC3", False),
        "TEXCOORD_0": ("<f4", 5126, "VEC2", False),
        "TEXCOORD_1": ("<u2", 5123, "VEC2", True),
        "COLOR_0": ("<u1", 5121, "VEC4", True),
    }

    def prim(m, parts):
        off = 0
        I = []
        for A, i in parts:
            I.append(i + off)
            off += len(A["POSITION"])
        I = np.concatenate(I).ravel()
        at = {
            k: put(np.concatenate([A[k] for A, _ in parts]).astype(f), ct, ty, 34962, nm, k == "POSITION")
            for k, (f, ct, ty, nm) in SP.items()
        }
        u = "<u2" if off < 65535 else "<u4"
        return {
            "attributes": at,
            "indices": put(I.astype(u), 5123 if u == "<u2" else 5125, "SCALAR", 34963),
            "material": m,
        }

    meshes = [{"name": "board_static", "primitives": [prim(m, x) for m, x in sorted(grp.items())]}]
    inl = {}
    for ni, m, A, I in keep:
        meshes.append({"name": g["nodes"][ni]["name"], "primitives": [prim(m, [(A, I)])]})
        inl[ni] = len(meshes) - 1
    nodes, new = [], {}
    for ni, n in enumerate(g["nodes"]):
        if "mesh" in n and ni not in inl:
            continue
        n = dict(n)
        n.pop("mesh", None)
        n.update({"mesh": inl[ni]} if ni in inl else {})
        new[ni] = len(nodes)
        nodes.append(n)
    for n in nodes:
        if "children" in n:
            n["children"] = [new[c] for c in n["children"] if c in new]
    nodes.append({"name": "board_static", "mesh": 0})
    next(n for n in nodes if n["name"] == "board")["children"].append(len(nodes) - 1)
    used = sorted(set(p["material"] for m in meshes for p in m["primitives"]))
    mm = {m: i for i, m in enumerate(used)}
    for m in meshes:
        for p in m["primitives"]:
            p["material"] = mm[p["material"]]
    for im in g["images"]:
        n = im["name"]
        width, height, q = image_size(n)
        i = bpy.data.images.load(f"{TEX}/{n}.jpg", check_existing=False)
        i.colorspace_settings.name = "Non-Color"
        i.scale(min(width, i.size[0]), min(height, i.size[1]))
        i.file_format = "JPEG"
        i.filepath_raw = os.path.join(tempfile.gettempdir(), "_boxwood_%d.jpg" % os.getpid())
        i.save(quality=q)
        nbv.append({"buffer": 0})
        chunks.append(open(i.filepath_raw, "rb").read())
        os.remove(i.filepath_raw)
        im["bufferView"] = len(nbv) - 1
        im["mimeType"] = "image/jpeg"
    out = b""
    for v, c in zip(nbv, chunks):
        out += b"\0" * (-len(out) % 4)
        v["byteOffset"] = len(out)
        v["byteLength"] = len(c)
        out += c
    out += b"\0" * (-len(out) % 4)
    g.update(
        meshes=meshes,
        nodes=nodes,
        accessors=nacc,
        bufferViews=nbv,
        buffers=[{"byteLength": len(out)}],
        materials=[g["materials"][m] for m in used],
    )
    sc = g["scenes"][0]
    sc["nodes"] = [new[i] for i in sc["nodes"] if i in new]
    j = json.dumps(g, separators=(",", ":")).encode()
    j += b" " * (-len(j) % 4)
    f = f"{OUT}/{dst}.glb"
    open(f, "wb").write(
        struct.pack("<III", 0x46546C67, 2, 28 + len(j) + len(out))
        + struct.pack("<II", len(j), 0x4E4F534A)
        + j
        + struct.pack("<II", len(out), 0x004E4942)
        + out
    )
    print(
        "%s: %d KB, %d draw calls, %d triangles, %d KB of images"
        % (
            dst,
            os.path.getsize(f) // 1024,
            sum(len(m["primitives"]) for m in meshes),
            sum(nacc[p["indices"]]["count"] // 3 for m in meshes for p in m["primitives"]),
            sum(nbv[i["bufferView"]]["byteLength"] for i in g["images"]) // 1024,
        )
    )
