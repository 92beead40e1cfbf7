"""Re-imports every glb: size, triangles, per-node bounds, textures, and the promises made to the engine."""

import sys, os, json, struct, glob

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boxwood_blender import *

tot = 0
W = np.array([0.2126, 0.7152, 0.0722])
mean = {}
pix = {}
for f in sorted(glob.glob(OUT + "/*.glb")):
    d = open(f, "rb").read()
    jl = struct.unpack_from("<I", d, 12)[0]
    g = json.loads(d[20 : 20 + jl])
    tot += len(d)
    reset()
    bpy.ops.import_scene.gltf(filepath=f)
    bpy.context.view_layer.update()
    ms = [o for o in bpy.data.objects if o.type == "MESH"]
    tri = {o.name: sum(len(p.vertices) - 2 for p in o.data.polygons) for o in ms}
    print(
        "%-22s %5d KB %6d tris %2d meshes %2d draw calls %2d materials"
        % (
            os.path.basename(f),
            len(d) // 1024,
            sum(tri.values()),
            len(ms),
            sum(len(g["meshes"][n["mesh"]]["primitives"]) for n in g["nodes"] if "mesh" in n),
            len(g["materials"]),
        ),
        {
            i["name"]: "%dx%d %dK"
            % (*bpy.data.images[i["name"]].size, g["bufferViews"][i["bufferView"]]["byteLength"] // 1024)
            for i in g.get("images", [])
            if i["name"] in bpy.data.images
        },
    )
    for o in ms[:1] if "board" in f else ms:
        w = np.array([o.matrix_world @ v.co for v in o.data.vertices]) * 1000
        print(
            "    %-16s %5d tris  min %s max %s mm"
            % (o.name, tri[o.name], w.min(0).round(2), w.max(0).round(2))
        )
    for o in ms:  # faces must look outwards (Bevy culls the back)
        if o.name not in ("linen_runner", "table"):
            co = o.data.vertices
            vol = sum(
                co[p.vertices[0]].co.dot(co[p.vertices[i]].co.cross(co[p.vertices[i + 1]].co))
                for p in o.data.polygons
                for i in range(1, len(p.vertices) - 1)
            )
            assert vol > 0, (o.name, "inside out", vol)
        for l in o.data.uv_layers:
            a = np.empty(len(o.data.loops) * 2, np.float32)
            l.data.foreach_get("uv", a)
            assert np.isfinite(a).all(), (o.name, l.name)
        n = np.array([p.area for p in o.data.polygons])
        assert (n > 0).mean() > 0.97, (o.name, "degenerate", (n <= 0).sum())
    if "stelpur_board" in f:
        names = set(o.name for o in bpy.data.objects)
        need = (
            [f"slat_{i:02d}" for i in range(1, 25)]
            + [f"point_{i:02d}" for i in range(1, 25)]
            + [f"inlay_{i:02d}" for i in (1, 6, 7, 12, 13, 18, 19, 24)]
        )
        need += ["board", "dice_left", "dice_right"] + [
            f"trophy_{c}_{k}" for c in ("red", "blue") for k in range(1, 7)
        ]
        web = "parts" not in f
        need = [n for n in need if not (web and n.startswith("slat"))]
        assert not [n for n in need if n not in names], [n for n in need if n not in names]
        dg = bpy.context.evaluated_depsgraph_get()
        gaps = []
        for i in range(1, 25):
            e = bpy.data.objects[f"point_{i:02d}"].matrix_world.translation
            hit, loc, *_, ob, _m = bpy.context.scene.ray_cast(
                dg, e + __import__("mathutils").Vector((0, 0, 0.05)), (0, 0, -1)
            )
            gaps.append((e.z - loc.z) * 1000)
            assert ob.name == ("board_static" if web else f"slat_{i:02d}"), ob.name
        pos = {
            n: tuple(round(x, 6) for x in bpy.data.objects[n].matrix_world.translation)
            for n in names
            if bpy.data.objects[n].type == "EMPTY"
        }
        P0 = globals().setdefault("P0", pos)
        assert P0 == pos
        assert all(
            ("inlay_%02d" % i) in [m["name"] for m in g["materials"]] for i in (1, 6, 7, 12, 13, 18, 19, 24)
        )
        assert all(
            bpy.data.objects["point_%02d" % i].get("corner") == (i in (1, 6, 7, 12, 13, 18, 19, 24))
            for i in range(1, 25)
        )
        print(
            "    point empties above their slats: %.2f .. %.2f mm; point_01 %s point_24 %s (Blender m)"
            % (
                min(gaps),
                max(gaps),
                bpy.data.objects["point_01"].matrix_world.translation[:],
                bpy.data.objects["point_24"].matrix_world.translation[:],
            )
        )
    # mean luminance of the upward faces (albedo x COLOR_0) of slats, men, floor, frame
    for o in ms:
        k = (
            o.name[:-2]
            if o.name.startswith("man")
            else o.name[:4] if o.name[:4] in ("slat", "floo", "rail") else None
        )
        if not k:
            continue
        if k == "slat":
            k += "_light" if any("maple" in m.name for m in o.data.materials) else "_dark"
        me = o.data
        ca = me.color_attributes[0]
        im = next(
            n.image
            for n in me.materials[0].node_tree.nodes
            if n.type == "TEX_IMAGE" and "albedo" in n.image.name
        )
        w, h = im.size
        px = pix.setdefault(im.name, to_lin(np.array(im.pixels[:]).reshape(h, w, 4)[..., :3]))
        for p in me.polygons:
            if p.normal.z < 0.6 or p.material_index:
                continue
            uv = np.mean([me.uv_layers[0].data[l].uv[:] for l in p.loop_indices], 0) % 1
            c = np.mean(
                [
                    ca.data[l if ca.domain == "CORNER" else me.loops[l].vertex_index].color[:3]
                    for l in p.loop_indices
                ],
                0,
            )
            a = px[min(int(uv[1] * h), h - 1), min(int(uv[0] * w), w - 1)] * c
            mean.setdefault(k, []).append((p.area, float(a @ W)))
L = {k: sum(a * y for a, y in v) / sum(a for a, _ in v) for k, v in mean.items()}
print("luminance", {k: round(v, 3) for k, v in L.items()})
if "man_light" in L and "slat_dark" in L:
    for m in ("man_light", "man_dark"):
        for s in ("slat_light", "slat_dark"):
            r = max(L[m], L[s]) / min(L[m], L[s])
            w = (max(L[m], L[s]) + 0.05) / (min(L[m], L[s]) + 0.05)
            print("    %s on %s: %.1f : 1 (WCAG formula %.1f)" % (m, s, r, w))
            assert r >= 2.5, "men and slats too alike"
print("total %.2f MB" % (tot / 1048576))
