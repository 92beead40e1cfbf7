"""Imports every finished model again and checks what ../../README.md promises to the program.  Stops at the first fault."""

import json, os, struct, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boxwood_blender import OUT, bpy, np, reset, to_lin
from mathutils import Vector

CORNERS = (1, 6, 7, 12, 13, 18, 19, 24)
TWO = [f"{i:02d}" for i in range(1, 25)]
EMPTIES = {
    "stelpur_board": [f"point_{i}" for i in TWO]
    + [f"trophy_{side}_{k}" for side in ("red", "blue") for k in range(1, 7)]
    + ["board", "dice_left", "dice_right"],
    "men_light": [f"cap_seat_light_{v}" for v in "abc"],
    "men_dark": [f"cap_seat_dark_{v}" for v in "abc"],
    "die": [f"face_{k}" for k in range(1, 7)],
    "dice_tray": ["tray_floor"],
}
MESHES = {
    "stelpur_board": ["board_static"] + [f"inlay_{c:02d}" for c in CORNERS],
    "men_light": [f"man_light_{v}" for v in "abc"],
    "men_dark": [f"man_dark_{v}" for v in "abc"],
    "hornaskella": ["hornaskella"],
    "die": ["die"],
    "cup": ["cup"],
    "dice_tray": ["dice_tray"],
    "table_oak": ["table"],
    "linen_runner": ["linen_runner"],
}
OPEN_SHEETS = {"table", "linen_runner"}  # without an underside
SIZE_MM = {  # with what wear and a hand's unevenness may add
    "board_static": (480, 300, 24),
    "man_light_a": (24, 24, 9),
    "man_dark_a": (24, 24, 15),
    "hornaskella": (21.1, 21.1, 8.6),
    "die": (12, 12, 12),
    "dice_tray": (130, 88, 17),
    "table": (2000, 1190, 28),
    "linen_runner": (700, 370, 3.2),
}
LARGEST_KB = {"stelpur_board": 2500, "table_oak": 700, "cup": 480}
LUMA = np.array([0.2126, 0.7152, 0.0722])


def triangles(o):
    return sum(len(p.vertices) - 2 for p in o.data.polygons)


def volume(o):
    co = [v.co for v in o.data.vertices]
    return sum(
        co[p.vertices[0]].dot(co[p.vertices[i]].cross(co[p.vertices[i + 1]]))
        for p in o.data.polygons
        for i in range(1, len(p.vertices) - 1)
    )


def check_mesh(o):
    """faces look outwards (the renderer culls their backs), UVs are numbers, hardly a face is degenerate, size is right"""
    assert o.name in OPEN_SHEETS or volume(o) > 0, (o.name, "inside out")
    for layer in o.data.uv_layers:
        uv = np.empty(len(o.data.loops) * 2, np.float32)
        layer.data.foreach_get("uv", uv)
        assert np.isfinite(uv).all(), (o.name, layer.name)
    areas = np.array([p.area for p in o.data.polygons])
    assert (areas > 0).mean() > 0.97, (o.name, "degenerate faces", (areas <= 0).sum())
    w = np.array([o.matrix_world @ v.co for v in o.data.vertices]) * 1000
    size = np.ptp(w, axis=0)
    if o.name in SIZE_MM:
        want = np.array(SIZE_MM[o.name])
        assert (np.abs(size - want) < np.maximum(1.6, want * 0.012)).all(), (o.name, size, want)
    return size


def check_board(gltf, slats):
    """empties stand on their slats; every corner's inlay has its own material; extras tell corners"""
    objects, scene = bpy.data.objects, bpy.context.scene
    graph, gaps = bpy.context.evaluated_depsgraph_get(), []
    for i, n in enumerate(TWO, 1):
        e = objects[f"point_{n}"]
        at = e.matrix_world.translation
        _, hit, *_, under, _ = scene.ray_cast(graph, at + Vector((0, 0, 0.05)), (0, 0, -1))
        assert under.name == (f"slat_{n}" if slats else "board_static"), (n, under.name)
        gaps.append((at.z - hit.z) * 1000)
        assert bool(e.get("corner")) == (i in CORNERS), n
    assert -0.3 < min(gaps) and max(gaps) < 0.3, gaps
    names = {m["name"] for m in gltf["materials"]}
    assert all(f"inlay_{c:02d}" in names for c in CORNERS), names
    return {
        o.name: tuple(round(x, 6) for x in o.matrix_world.translation) for o in objects if o.type == "EMPTY"
    }


def surface(o):
    """what an object is called in the table of luminances"""
    if o.name.startswith("man_"):
        return o.name[:-2]
    if o.name.startswith("slat_"):
        return "slat_light" if any("maple" in m.name for m in o.data.materials) else "slat_dark"
    return {"floor": "floor", "rail": "frame"}.get(o.name.split("_")[0])


def luminance(o, pixels={}):
    """(area, albedo x COLOR_0) of each upward face with the first material"""
    me = o.data
    colour = me.color_attributes[0]
    nodes = me.materials[0].node_tree.nodes
    im = next(n.image for n in nodes if n.type == "TEX_IMAGE" and "albedo" in n.image.name)
    w, h = im.size
    if im.name not in pixels:
        pixels[im.name] = to_lin(np.array(im.pixels[:]).reshape(h, w, 4)[..., :3])
    for p in me.polygons:
        if p.normal.z < 0.6 or p.material_index:
            continue
        u, v = np.mean([me.uv_layers[0].data[l].uv[:] for l in p.loop_indices], 0) % 1
        at = p.loop_indices if colour.domain == "CORNER" else p.vertices
        c = np.mean([colour.data[i].color[:3] for i in at], 0)
        yield p.area, float((pixels[im.name][min(int(v * h), h - 1), min(int(u * w), w - 1)] * c) @ LUMA)


def main():
    total, places, lum = 0, [], {}
    for name in [*MESHES, "stelpur_board_parts"]:
        data = open(f"{OUT}/{name}.glb", "rb").read()
        gltf = json.loads(data[20 : 20 + struct.unpack_from("<I", data, 12)[0]])
        reset()
        bpy.ops.import_scene.gltf(filepath=f"{OUT}/{name}.glb")
        bpy.context.view_layer.update()
        meshes = [o for o in bpy.data.objects if o.type == "MESH"]
        draws = sum(len(gltf["meshes"][n["mesh"]]["primitives"]) for n in gltf["nodes"] if "mesh" in n)
        sizes = {o.name: check_mesh(o) for o in meshes}
        if name in MESHES:
            total += len(data)
            names = {o.name for o in bpy.data.objects}
            missing = [n for n in EMPTIES.get(name, []) + MESHES[name] if n not in names]
            assert not missing, (name, missing)
            assert len(data) < 1024 * LARGEST_KB.get(name, 350), (name, len(data), "is too large")
            size = " x ".join(f"{s:.1f}" for s in sizes[MESHES[name][0]])
            tris = sum(map(triangles, meshes))
            print(f"{name:14} {len(data) // 1024:5} KB {tris:6} triangles {draws:3} draw calls  {size} mm")
        if "board" in name:
            places.append(check_board(gltf, name not in MESHES))
        for o in meshes:
            if surface(o):
                lum.setdefault(surface(o), []).extend(luminance(o))
    assert places[0] == places[1], "merging has moved an empty"
    lum = {k: sum(a * y for a, y in v) / sum(a for a, _ in v) for k, v in lum.items()}
    print("luminance", ", ".join(f"{k} {v:.3f}" for k, v in sorted(lum.items(), key=lambda x: -x[1])))
    for m in ("man_light", "man_dark"):
        for s in ("slat_light", "slat_dark"):
            ratio = max(lum[m], lum[s]) / min(lum[m], lum[s])
            print(f"    {m} on {s}: {ratio:.1f} : 1")
            assert ratio >= 2.5, "men and slats too alike"
    print(f"models: {total / 2**20:.2f} MB, all good")


main()
