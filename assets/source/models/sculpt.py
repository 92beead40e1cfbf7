"""sculpt.py - small whittled figures: convex hulls of spheres, fused by a voxel remesh, thinned, unwrapped; knife facets as height."""

from artlib import *
from mathutils import Matrix


def _sph(c, r, n=9, k=14):
    r = np.broadcast_to(np.array(r, float), (3,))
    P = []
    for i in range(n):
        a = math.pi * (i + 0.5) / n
        for j in range(k):
            b = 2 * math.pi * (j + 0.5 * (i % 2)) / k
            P.append(
                np.array(c, float) + r * np.array([math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a)])
            )
    return P


def hull(*balls):
    """closed convex mesh round balls (centre, radius or three radii)"""
    bm = bmesh.new()
    for c, r in balls:
        for p in _sph(c, r):
            bm.verts.new(p)
    g = bmesh.ops.convex_hull(bm, input=bm.verts)
    bmesh.ops.delete(bm, geom=[v for v in bm.verts if not v.link_faces], context="VERTS")
    me = bpy.data.meshes.new("h")
    bm.to_mesh(me)
    bm.free()
    return me


def block(lo, hi, r=0.7, top=None):
    """box with edges rounded by r; top = (dx,dy) how much narrower it gets upwards"""
    lo = np.array(lo, float)
    hi = np.array(hi, float)
    t = top or (0, 0)
    B = []
    for x in (0, 1):
        for y in (0, 1):
            for z in (0, 1):
                p = np.where([x, y, z], hi - r, lo + r)
                p[0] += (-1 if x else 1) * t[0] * z
                p[1] += (-1 if y else 1) * t[1] * z
                B.append((p, r))
    return hull(*B)


def fuse(meshes, voxel=0.34, tris=2000, smooth=2, flat=0.0):
    bm = bmesh.new()
    for me in meshes:
        bm.from_mesh(me)
        bpy.data.meshes.remove(me)
    me = bpy.data.meshes.new("s")
    bm.to_mesh(me)
    bm.free()
    o = bpy.data.objects.new("s", me)
    bpy.context.collection.objects.link(o)
    m = o.modifiers.new("r", "REMESH")
    m.mode = "VOXEL"
    m.voxel_size = voxel
    if smooth:
        k = o.modifiers.new("k", "SMOOTH")
        k.iterations = smooth
        k.factor = 0.5

    def app():
        dg = bpy.context.evaluated_depsgraph_get()
        n = bpy.data.meshes.new_from_object(o.evaluated_get(dg), depsgraph=dg)
        o.modifiers.clear()
        old = o.data
        o.data = n
        bpy.data.meshes.remove(old)

    app()
    bmx = bmesh.new()
    bmx.from_mesh(o.data)
    bmesh.ops.triangulate(bmx, faces=bmx.faces)
    for v in bmx.verts:
        v.co.z = max(v.co.z, flat)
    bmx.to_mesh(o.data)
    bmx.free()
    d = o.modifiers.new("d", "DECIMATE")
    d.ratio = min(1.0, tris / max(len(o.data.polygons), 1))
    app()
    return o


def unwrap(o, size, angle=62, margin=0.007):
    """smart unwrap; -> list of uv per face loop is kept in the object's layer"""
    bpy.ops.object.select_all(action="DESELECT")
    o.select_set(True)
    bpy.context.view_layer.objects.active = o
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.select_all(action="SELECT")
    bpy.ops.uv.smart_project(
        angle_limit=math.radians(angle), island_margin=margin, area_weight=0.2, scale_to_bounds=False
    )
    bpy.ops.object.mode_set(mode="OBJECT")


def grab_uv(o, size, crease, part=0, pad=4.0):
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.triangulate(bm, faces=bm.faces)
    L = bm.loops.layers.uv.active
    P = np.array([[tuple(v.co) for v in f.verts] for f in bm.faces])
    U = np.array([[tuple(l[L].uv) for l in f.loops] for f in bm.faces])
    bm.free()
    bpy.data.objects.remove(o)
    m = Mesh(P, pad + U * (size - 2 * pad), part, True, crease)
    a = np.abs(
        (m.uv[:, 1, 0] - m.uv[:, 0, 0]) * (m.uv[:, 2, 1] - m.uv[:, 0, 1])
        - (m.uv[:, 2, 0] - m.uv[:, 0, 0]) * (m.uv[:, 1, 1] - m.uv[:, 0, 1])
    ).sum()
    return m, math.sqrt(a / m.A.sum())


def facets(P, n, seed, stretch=(1, 1, 0.45), k=0.06):
    """knife scallops: shallow dishes that meet in ridges (height in mm, ridge mask)"""
    st = np.array(stretch, F)
    Q = P * st
    rng = np.random.default_rng(seed)
    S = Q[rng.integers(0, len(Q), n)]
    d1 = np.full(len(Q), 1e9, F)
    d2 = d1.copy()
    for s in S:
        d = ((Q - s) ** 2).sum(1)
        lo = d < d1
        d2 = np.where(lo, d1, np.minimum(d2, d))
        d1 = np.where(lo, d, d1)
    return (F(k) * d1).astype(F), sm(0.35, 0.0, np.sqrt(d2) - np.sqrt(d1))
