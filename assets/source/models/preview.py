"""Renders glb files as they are: preview.py OUT.png SHOT SAMPLES WxH   (SHOT from SHOTS below)"""

import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from boxwood_blender import *
from mathutils import Vector

HDRI = os.environ.get(
    "HDRI", os.path.join(os.path.dirname(os.path.abspath(__file__)), "../hdri/interior.exr")
)


def bring(name, loc=(0, 0, 0), rz=0, only=None, rot=None):
    """import a glb (or one node of it), glTF -> Blender axes; loc in mm"""
    b4 = set(bpy.data.objects)
    bpy.ops.import_scene.gltf(filepath=f"{OUT}/{name}.glb")
    new = [o for o in bpy.data.objects if o not in b4]
    if only:
        for o in new:
            if o.type == "MESH" and o.name.split(".")[0] not in only:
                bpy.data.objects.remove(o)
        new = [o for o in bpy.data.objects if o not in b4]
    new = [o for o in new]
    R = Matrix.Translation(np.array(loc) * MM) @ (rot or Matrix.Rotation(math.radians(rz), 4, "Z"))
    for o in new:
        if o.parent is None:
            if only and o.type == "MESH":
                o.location = (0, 0, 0)
            bpy.context.view_layer.update()
            o.matrix_world = R @ o.matrix_world
    return new


def vertex_colours():
    for m in bpy.data.materials:
        if not m.use_nodes:
            continue
        n, l = m.node_tree.nodes, m.node_tree.links
        b = next((x for x in n if x.type == "BSDF_PRINCIPLED"), None)
        if not b or any(x.type in ("VERTEX_COLOR", "ATTRIBUTE") for x in n):
            continue
        v = n.new("ShaderNodeVertexColor")
        v.layer_name = "Color"
        x = n.new("ShaderNodeMix")
        x.data_type = "RGBA"
        x.blend_type = "MULTIPLY"
        x.inputs[0].default_value = 1
        l.new(v.outputs[0], x.inputs[7])
        s = b.inputs["Base Color"]
        if s.is_linked:
            l.new(s.links[0].from_socket, x.inputs[6])
        else:
            x.inputs[6].default_value = s.default_value
        l.new(x.outputs[2], s)


def light(world=0.55, sun=3.2):
    sc = bpy.context.scene
    w = bpy.data.worlds.new("w")
    sc.world = w
    w.use_nodes = True
    n, l = w.node_tree.nodes, w.node_tree.links
    e = n.new("ShaderNodeTexEnvironment")
    e.image = bpy.data.images.load(HDRI)
    mp = n.new("ShaderNodeMapping")
    mp.inputs["Rotation"].default_value = (0, 0, math.radians(70))
    tc = n.new("ShaderNodeTexCoord")
    l.new(tc.outputs["Generated"], mp.inputs[0])
    l.new(mp.outputs[0], e.inputs[0])
    l.new(e.outputs[0], n["Background"].inputs[0])
    n["Background"].inputs[1].default_value = world
    a = bpy.data.lights.new("win", "AREA")
    a.shape = "RECTANGLE"
    a.size, a.size_y = 0.7, 1.0
    a.energy = sun * 9
    a.color = (1, 0.86, 0.68)
    o = bpy.data.objects.new("win", a)
    bpy.context.collection.objects.link(o)
    o.location = (-1.35, 0.75, 1.15)
    o.rotation_euler = (Vector((0, 0, 0)) - o.location).to_track_quat("-Z", "Y").to_euler()


def camera(pos, at, lens=50, fstop=None):
    c = bpy.data.cameras.new("c")
    o = bpy.data.objects.new("c", c)
    bpy.context.collection.objects.link(o)
    o.location = Vector(pos)
    d = Vector(at) - o.location
    o.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    c.lens = lens
    c.clip_start = 0.01
    if fstop:
        c.dof.use_dof = True
        c.dof.focus_distance = d.length
        c.dof.aperture_fstop = fstop
    bpy.context.scene.camera = o


def pt(p):
    return (np.array(bpy.data.objects[f"point_{p:02d}"].matrix_world.translation) * 1000).tolist()


def have(n):
    return os.path.exists(f"{OUT}/{n}.glb")


def table(z=0.0):
    if have("table_oak"):
        bring("table_oak", (0, 0, z))
    else:
        bpy.ops.mesh.primitive_plane_add(size=4, location=(0, 0, z * MM - 0.0005))
        o = bpy.context.object
        m = bpy.data.materials.new("t")
        m.diffuse_color = (0.2, 0.12, 0.07, 1)
        m.use_nodes = True
        m.node_tree.nodes["Principled BSDF"].inputs[0].default_value = (0.09, 0.05, 0.028, 1)
        o.data.materials.append(m)


def game(z=1.2):
    zt = 0
    if have("linen_runner") and os.environ.get("LINEN", "1") == "1":
        bring("linen_runner", (0, 0, 0))
        zt = z
    table(0)
    bring("stelpur_board", (0, 0, zt))
    bpy.context.view_layer.update()
    if have("men_light"):
        for i, p in enumerate((1, 2, 4, 5, 9, 12)):
            bring("men_light", pt(p), 40 * i + 7, [f'man_light_{"abc"[i%3]}'])
        for i, p in enumerate((13, 14, 16, 18, 20)):
            bring("men_dark", pt(p), 50 * i + 9, [f'man_dark_{"abc"[i%3]}'])
        for k in (1, 2):
            bring(
                "men_dark",
                (np.array(bpy.data.objects[f"trophy_red_{k}"].matrix_world.translation) * 1000).tolist(),
                33 * k,
                ["man_dark_b"],
            )
    if have("hornaskella"):
        bring("hornaskella", (pt(12)[0], pt(12)[1], pt(12)[2] + 9.0), 0)
    if have("die"):
        bring("die", (62, 6, 9 + 6 + zt), 25)
        bring(
            "die",
            (92, -14, 9 + 6 + zt),
            -38,
            rot=Matrix.Rotation(math.radians(-38), 4, "Z") @ Matrix.Rotation(math.radians(90), 4, "X"),
        )
    if have("cup"):
        bring("cup", (-330, 120, 0), 150)
    if have("dice_tray"):
        bring("dice_tray", (330, -60, 0), 90)


def main():
    out, shot, spp, res = (
        (sys.argv[1:] + ["player", "24", "640x360"])[:4] if len(sys.argv) < 5 else sys.argv[1:5]
    )
    sc = reset()
    only = os.environ.get("GLB")
    if shot in ("player", "close", "corner", "low", "carve", "nail"):
        game()
    elif shot in ("small", "macro", "macro2"):
        table(0)
        z = 0
        for i in range(3):
            bring("men_light", (-75 + 34 * i, -14, z), 60 * i, [f'man_light_{"abc"[i]}'])
            bring("men_dark", (-75 + 34 * i, 28, z), 45 * i, [f'man_dark_{"abc"[i]}'])
        bring("men_light", (-95, -55, z), 20, ["man_light_a"])
        bring("hornaskella", (-95, -55, z + 9), 0)
        bring("hornaskella", (-50, -52, z), 0)
        for i, (x, y, q) in enumerate(((10, -50, None), (34, -44, ("X", 90)), (20, -24, ("Y", 90)))):
            bring(
                "die",
                (x, y, z + 6),
                20 * i,
                rot=Matrix.Rotation(math.radians(20 + 37 * i), 4, "Z")
                @ (Matrix.Rotation(math.radians(q[1]), 4, q[0]) if q else Matrix.Identity(4)),
            )
        bring("cup", (70, 40, z), 200)
        bring("dice_tray", (115, -50, z), 0)
        bring("die", (105, -45, z + 3.2 + 6), 15)
        bring(
            "die",
            (122, -58, z + 3.2 + 6),
            60,
            rot=Matrix.Rotation(1, 4, "Z") @ Matrix.Rotation(math.radians(180), 4, "X"),
        )
    vertex_colours()
    light()
    if os.environ.get("BACK"):  # green = outside, red = inside (what Bevy would cull)
        m = bpy.data.materials.new("back")
        m.use_nodes = True
        n, l = m.node_tree.nodes, m.node_tree.links
        n.clear()
        o = n.new("ShaderNodeOutputMaterial")
        g = n.new("ShaderNodeNewGeometry")
        x = n.new("ShaderNodeMixShader")
        a = n.new("ShaderNodeBsdfDiffuse")
        a.inputs[0].default_value = (0.2, 0.6, 0.25, 1)
        e = n.new("ShaderNodeEmission")
        e.inputs[0].default_value = (1, 0, 0, 1)
        l.new(g.outputs["Backfacing"], x.inputs[0])
        l.new(a.outputs[0], x.inputs[1])
        l.new(e.outputs[0], x.inputs[2])
        l.new(x.outputs[0], o.inputs[0])
        for ob in bpy.data.objects:
            if ob.type == "MESH":
                ob.data.materials.clear()
                ob.data.materials.append(m)
    {
        "player": lambda: camera((0, -0.60, 0.56), (0, -0.012, 0.0), 40),
        "close": lambda: camera((-0.31, -0.30, 0.16), (-0.14, -0.10, 0.012), 50, 5.6),
        "corner": lambda: camera((0.36, -0.33, 0.17), (0.20, -0.12, 0.014), 50, 8),
        "carve": lambda: camera((-0.10, -0.20, 0.17), (-0.095, -0.006, 0.008), 50, 11),
        "nail": lambda: camera((-0.155, -0.115, 0.075), (-0.155, -0.055, 0.012), 60, 11),
        "low": lambda: camera((0.05, -0.33, 0.13), (0.04, -0.02, 0.01), 45, 8),
        "macro": lambda: camera((-0.06, -0.19, 0.10), (-0.045, -0.018, 0.004), 50),
        "macro2": lambda: camera((0.02, -0.16, 0.09), (0.02, -0.042, 0.006), 60),
        "small": lambda: camera((0.02, -0.33, 0.22), (0.012, -0.005, 0.012), 40, 11),
    }[shot]()
    sc.cycles.samples = int(spp)
    sc.cycles.use_denoising = True
    sc.cycles.denoiser = "OPENIMAGEDENOISE"
    sc.render.resolution_x, sc.render.resolution_y = map(int, res.split("x"))
    sc.view_settings.view_transform = "AgX"
    sc.view_settings.look = "AgX - Medium High Contrast"
    sc.view_settings.exposure = float(os.environ.get("EXP", "0.2"))
    sc.render.filepath = out
    sc.render.image_settings.file_format = "JPEG" if out.endswith("jpg") else "PNG"
    bpy.ops.render.render(write_still=True)


main()
