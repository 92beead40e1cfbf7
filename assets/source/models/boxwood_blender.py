"""Shared helpers for Boxwood's prop scripts (Blender 4.5 as a Python module).  Lengths in mm in the scripts,
metres in the files.  Blender: X right, Y away from the player, Z up  ->  glTF: x = X, y = Z, z = -Y.

Part          collects verts / faces / uv0 / colour / material and becomes one mesh node
Part.grid     the one primitive: a K x M sheet of points (closed in M), with optional end caps
Part.plank    a plank with worn rounded edges, grain along it; UV: 1 U = mmu mm round the section, 1 V = mmv mm along
Part.lathe    turned shape; UV 'unroll' = profile length laid out radially (no seam), or 'wrap'
material      albedo + normal + ORM (+ separate AO on the 2nd UV set) as a glTF-exportable Principled material
pack_ao       2nd UV set: one island per node and face direction, shelf-packed;  bake_ao: Cycles AO into it
export_glb / empty / reset / load_np / save_jpg
"""

import bpy, math, os, numpy as np
from mathutils import Matrix

WORK = os.environ.get("BOXWOOD_WORK", os.path.expanduser("~/.cache/boxwood-assets"))
TEX = os.environ.get("TEX", WORK + "/tex")  # baked textures
OUT = os.environ.get("OUT", WORK + "/out")  # finished models
MM = 0.001
WOOD_MM = (160.0, 480.0)  # what one wood texture covers; the table's oak has its own


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    sc.cycles.device = "CPU"
    sc.render.threads_mode = "FIXED"
    sc.render.threads = 2
    return sc


# ------------------------------------------------------------------ numpy <-> images (row 0 = top, 0..1)
def load_np(path):
    im = bpy.data.images.load(path, check_existing=False)
    im.colorspace_settings.name = "Non-Color"
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)[::-1, :, :3].copy()


def save_jpg(a, path, q=86):
    h, w = a.shape[:2]
    a = a if a.ndim == 3 else np.repeat(a[..., None], 3, 2)
    im = bpy.data.images.new("tmp", w, h)
    im.colorspace_settings.name = "Non-Color"
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = np.clip(a, 0, 1)[::-1]
    im.pixels.foreach_set(px.ravel())
    im.file_format = "JPEG"
    im.filepath_raw = path
    im.save(quality=q)
    bpy.data.images.remove(im)


def sample(img, u, v):
    """bilinear, v wraps; u, v in 0..1, v down the image"""
    h, w = img.shape[:2]
    x = np.clip(u * w - 0.5, 0, w - 1.001)
    y = (v * h - 0.5) % h
    x0 = x.astype(int)
    y0 = y.astype(int) % h
    y1 = (y0 + 1) % h
    fx = (x - x0)[..., None]
    fy = (y - np.floor(y))[..., None]
    return (img[y0, x0] * (1 - fx) + img[y0, x0 + 1] * fx) * (1 - fy) + (
        img[y1, x0] * (1 - fx) + img[y1, x0 + 1] * fx
    ) * fy


def to_lin(c):
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def to_srgb(l):
    l = np.clip(l, 0, 1)
    return np.where(l <= 0.0031308, l * 12.92, 1.055 * l ** (1 / 2.4) - 0.055)


def hexlin(h):
    return to_lin(np.array([int(h[i : i + 2], 16) for i in (1, 3, 5)]) / 255)


def wobble(rng, octs=4, f=1.0):
    """smooth 1-D noise, about -1..1, argument in metres-ish units (1 = one slow wave)"""
    k = [
        (
            rng.normal(0, 1) / (o + 1) ** 0.8,
            (o + rng.uniform(0.6, 1.4)) * f * 2 * math.pi,
            rng.uniform(0, 6.3),
        )
        for o in range(octs)
    ]
    n = math.sqrt(sum(a * a for a, _, _ in k)) + 1e-9
    return lambda t: sum(a * np.sin(w * np.asarray(t) + p) for a, w, p in k) / n


# ------------------------------------------------------------------ meshes
class Part:
    def __init__(s):
        s.v, s.c, s.f, s.uv, s.m, s.flat = [], [], [], [], [], []
        s.n = 0

    def grid(
        s,
        P,
        UV,
        C,
        mat=0,
        M=None,
        cap0=None,
        cap1=None,
        cap_mm=60.0,
        cap_tint=None,
        closed=True,
        rng=None,
        flat=False,
    ):
        """P (K,M,3) mm; UV (K,M+1,2); C (K,M,3) linear; cap = material index of the n-gon that closes an end"""
        K, N = P.shape[:2]
        M = M or Matrix.Identity(4)
        A = np.array(M)
        base = s.n
        Q = P.reshape(-1, 3) @ A[:3, :3].T + A[:3, 3]
        s.v.append(Q)
        s.c.append(np.broadcast_to(C, P.shape).reshape(-1, 3))
        s.n += K * N
        for k in range(K - 1):
            for j in range(N if closed else N - 1):
                j2 = (j + 1) % N
                s.f.append(
                    (base + k * N + j, base + k * N + j2, base + (k + 1) * N + j2, base + (k + 1) * N + j)
                )
                s.uv.append((UV[k, j], UV[k, j + 1], UV[k + 1, j + 1], UV[k + 1, j]))
                s.m.append(mat)
                s.flat.append(flat)
        for k, cap, rev in ((0, cap0, True), (K - 1, cap1, False)):
            if cap is None:
                continue
            ring = P[k]
            idx = list(range(N))
            idx = idx[::-1] if rev else idx
            e = ring - ring.mean(0)
            ax = np.argsort(np.ptp(e, axis=0))[::-1][:2]
            ax.sort()
            off = rng.uniform(0.15, 0.5, 2) if rng is not None else np.array([0.3, 0.3])
            q = ring.copy() @ A[:3, :3].T + A[:3, 3]
            s.v.append(q)
            tint = cap_tint if cap_tint is not None else np.asarray(C).reshape(-1, 3).mean(0)
            s.c.append(np.broadcast_to(tint, q.shape))
            s.f.append(tuple(s.n + i for i in idx))
            s.uv.append(tuple(off + e[i][ax] / cap_mm for i in idx))
            s.m.append(cap)
            s.flat.append(True)
            s.n += N
        return s

    def plank(
        s,
        L,
        W,
        T,
        rng,
        mat=0,
        endmat=None,
        M=None,
        tint=(1, 1, 1),
        end_tint=None,
        r_top=1.0,
        r_bot=0.5,
        wear=0.35,
        wave=0.15,
        ding=0.0,
        stations=16,
        W2=None,
        skew=(0, 0),
        grooves=(),
        mm=WOOD_MM,
        win=None,
        edge_light=1.18,
        nsub=1,
        end_r=0.6,
        groove_dark=0.5,
        shade=None,
        narc=4,
        hand=None,
    ):
        """plank along local +Y, centred in X and Y, underside at z = 0.  W at -Y end, W2 at +Y end.  wear: how
        unevenly the edges are rounded; wave: mm of slow unevenness; ding: chance of a knocked edge per station.
        """
        mmu, mmv = mm
        W2 = W2 or W
        per = 2 * (max(W, W2) + T)
        if win is None:
            win = (rng.uniform(0.01, max(0.011, 0.99 - per / mmu)), rng.uniform(0, 1))
        st = np.concatenate(
            [
                np.array([0, 0.29, 1.0]) * end_r,
                np.linspace(0, L, stations + 1)[1:-1],
                L - np.array([1.0, 0.29, 0]) * end_r,
            ]
        )
        ins = np.zeros(len(st))
        ins[0] = ins[-1] = end_r
        ins[1] = ins[-2] = 0.29 * end_r
        wl, wr, wt = (wobble(rng, 4, L / 260.0) for _ in range(3))
        wc = [wobble(rng, 6, L / 60.0) for _ in range(4)]
        t = st / L
        arc = np.linspace(0, 1, narc) * math.pi / 2
        P, C = [], []
        for k, (y, i) in enumerate(zip(st, ins)):
            h = (W * (1 - t[k]) + W2 * t[k]) / 2 - i
            xl = -h - wave * wl(t[k])
            xr = h + wave * wr(t[k])
            zt = T - i + wave * 0.6 * wt(t[k])
            zb = i
            rr = [
                max(0.12, (r_bot if q in (0, 3) else r_top) * (1 + wear * wc[q](t[k])) - i * 0.4)
                for q in range(4)
            ]
            hd = hand(y - L / 2) if hand else 0.0
            rr[1] *= 1 + 0.8 * hd
            rr[2] *= 1 + 0.8 * hd  # where hands have been
            for q in (1, 2):
                if ding and rng.random() < ding:
                    rr[q] *= rng.uniform(1.6, 2.6)
            lim = min(
                [min(xr - xl, zt - zb) * 0.48] + [W / 2 - abs(g) - gw / 2 - 0.25 for g, gw, _ in grooves]
            )
            rr = [min(r, lim) for r in rr]
            pts = [(0, zb, 0.8)]  # x, z, shade
            pts += [(xr - rr[0] * 0.3, zb, 0.8), (xr, zb + rr[0] * 0.7, 0.85)]
            pts += [
                (
                    xr - rr[1] + rr[1] * math.cos(a),
                    zt - rr[1] + rr[1] * math.sin(a),
                    edge_light if 0 < n < narc - 1 else 1.03,
                )
                for n, a in enumerate(arc)
            ]
            top = []
            for g, gw, gd in grooves:
                gg = gd * (1 - 0.6 * hd) * min(1, (1 - i / end_r if end_r else 1) * 2)
                top += [(g + gw / 2, zt, 1.0), (g, zt - gg, groove_dark), (g - gw / 2, zt, 1.0)]
            for q in range(1, nsub + 1):
                top.append((xr - rr[1] + (xl + rr[2] - xr + rr[1]) * q / (nsub + 1), zt, 1.0))
            pts += sorted(top, key=lambda q: -q[0])
            pts += [
                (
                    xl + rr[2] - rr[2] * math.sin(a),
                    zt - rr[2] + rr[2] * math.cos(a),
                    edge_light if 0 < n < narc - 1 else 1.03,
                )
                for n, a in enumerate(arc)
            ]
            pts += [(xl, zb + rr[3] * 0.7, 0.85), (xl + rr[3] * 0.3, zb, 0.8)]
            pts = np.array(pts)
            yy = y - L / 2 + pts[:, 0] * (math.tan(skew[0]) * (1 - t[k]) + math.tan(skew[1]) * t[k])
            P.append(np.stack([pts[:, 0], yy, pts[:, 1]], -1))
            c = np.asarray(tint)[None] * pts[:, 2:3]
            if i > 0:
                c = c * 1.06
            C.append(c)
        P, C = np.array(P), np.array(C)
        mid = P[len(P) // 2][:, [0, 2]]
        cum = np.concatenate(
            [[0], np.cumsum(np.linalg.norm(np.diff(np.vstack([mid, mid[:1]]), axis=0), axis=1))]
        )
        UV = np.empty((len(P), P.shape[1] + 1, 2))
        UV[..., 0] = win[0] + cum[None] / mmu
        Y = np.concatenate([P[..., 1], P[:, :1, 1]], 1)
        UV[..., 1] = win[1] + Y / mmv
        if shade:
            C = shade(P, C)
        C = np.clip(C, 0, 1)
        et = np.clip(np.asarray(end_tint if end_tint is not None else np.asarray(tint) * 0.6), 0, 1)
        back = [0] + list(range(P.shape[1] - 1, 0, -1))  # anticlockwise, still starting under the middle
        return s.grid(
            P[:, back],
            UV[:, ::-1],
            C[:, back],
            mat,
            M,
            endmat if endmat is not None else mat,
            endmat if endmat is not None else mat,
            rng=rng,
            cap_tint=et,
        )

    def cut(s, holes, zmin, box=None, rim_shade=0.6):
        """cuts outlines [(n,2) anticlockwise, final coordinates] out of the upward faces above zmin (whose centre is in
        box = x0, y0, x1, y1); returns for each hole (indices, xyz, uv, colour) of its rim.  The sheet is triangulated anew
        """
        from mathutils import geometry, Vector

        V = np.vstack(s.v)
        C = np.vstack(s.c)
        gone, tris, uvs, edges = set(), [], {}, {}
        for n, (f, u, fl) in enumerate(zip(s.f, s.uv, s.flat)):
            q = V[list(f)]
            if fl or len(f) != 4 or q[:, 2].min() < zmin:
                continue
            nr = np.cross(q[2] - q[0], q[3] - q[1])
            c = q.mean(0)
            if nr[2] < 0.97 * np.linalg.norm(nr) or (
                box and not (box[0] < c[0] < box[2] and box[1] < c[1] < box[3])
            ):
                continue
            gone.add(n)
            tris += [(f[0], f[1], f[2]), (f[0], f[2], f[3])]
            uvs.update(zip(f, u))
            mat = s.m[n]
            for a, b in zip(f, f[1:] + f[:1]):
                k = (min(a, b), max(a, b))
                edges[k] = edges.get(k, 0) + 1
        ids = sorted(uvs)
        at = {v: i for i, v in enumerate(ids)}
        bd = [k for k, c in edges.items() if c == 1]
        pts = [V[i][:2] for i in ids]
        E = [(at[a], at[b]) for a, b in bd]
        rims = []
        T = np.array(tris)
        A, B, D = (V[T[:, k]][:, :2] for k in range(3))
        den = np.cross(B - A, D - A)
        for h in holes:
            n = len(h)
            i0 = len(pts)
            xyz, uv, col = [], [], []
            for q in h:
                w1 = np.cross(q - A, D - A) / den
                w2 = np.cross(B - A, q - A) / den
                k = np.argmax(np.minimum(np.minimum(w1, w2), 1 - w1 - w2))
                w = np.array([1 - w1[k] - w2[k], w1[k], w2[k]])
                t = tris[k]
                xyz.append(w @ V[list(t)])
                uv.append(w @ np.array([uvs[j] for j in t]))
                col.append(w @ C[list(t)] * rim_shade)
            xyz, uv, col = np.array(xyz), np.array(uv), np.array(col)
            idx = np.arange(s.n, s.n + n)
            s.v.append(xyz)
            s.c.append(col)
            s.n += n
            uvs.update(zip(idx.tolist(), uv))
            ids += idx.tolist()
            pts += list(xyz[:, :2])
            E += [(i0 + k, i0 + (k + 1) % n) for k in range(n)]
            rims.append((idx, xyz, uv, col))
        vo, _, fo, ov, _, _ = geometry.delaunay_2d_cdt([Vector(q) for q in pts], E, [], 0, 1e-6)
        P2 = np.array(pts)
        ea, eb = (P2[[e[k] for e in E]] for k in (0, 1))
        s.f, s.uv, s.m, s.flat = (
            [x for n, x in enumerate(l) if n not in gone] for l in (s.f, s.uv, s.m, s.flat)
        )
        for t in fo:
            if any(not ov[k] for k in t):
                continue
            t = [ov[k][0] for k in t]
            q = P2[t]
            c = q.mean(0)
            ar = np.cross(q[1] - q[0], q[2] - q[0])
            if abs(ar) < 1e-6:
                continue
            x = ea[:, 0] + (c[1] - ea[:, 1]) / (eb[:, 1] - ea[:, 1] + 1e-12) * (eb[:, 0] - ea[:, 0])
            ins = (((ea[:, 1] > c[1]) != (eb[:, 1] > c[1])) & (x > c[0])).sum() % 2
            if not ins:
                continue
            if ar < 0:
                t = t[::-1]
            g = [ids[k] for k in t]
            s.f.append(tuple(g))
            s.uv.append(tuple(uvs[k] for k in g))
            s.m.append(mat)
            s.flat.append(False)
        return rims

    def add_verts(s, xyz, col):
        i = np.arange(s.n, s.n + len(xyz))
        s.v.append(np.asarray(xyz, float))
        s.c.append(np.clip(np.broadcast_to(col, (len(xyz), 3)), 0, 1))
        s.n += len(xyz)
        return i

    def lathe(
        s,
        prof,
        segs,
        mat=0,
        M=None,
        uv="unroll",
        centre=(0.5, 0.5),
        mm=160.0,
        wrap=(1.0, 1.0),
        tint=(1, 1, 1),
        shade=None,
        wob=None,
        close=False,
    ):
        """prof [(r, z)] from the axis outwards (top first for an upright solid).  unroll: uv = centre + dir*length/mm"""
        pr = np.array(prof, float)
        a = -np.arange(segs) / segs * 2 * math.pi
        d = np.stack([np.cos(a), np.sin(a)], -1)
        K = len(pr)
        P = np.empty((K, segs, 3))
        P[..., :2] = pr[:, None, :1] * d[None]
        P[..., 2] = pr[:, None, 1]
        if wob:
            P = wob(P)
        ln = np.concatenate([[pr[0, 0]], pr[0, 0] + np.cumsum(np.linalg.norm(np.diff(pr, axis=0), axis=1))])
        d1 = np.vstack([d, d[:1]])
        if uv == "unroll":
            UV = np.asarray(centre) + ln[:, None, None] * d1[None] / mm
        else:
            UV = np.stack(
                np.broadcast_arrays(
                    (np.arange(segs + 1) / segs * wrap[0])[None] + centre[0],
                    centre[1] - ln[:, None] / mm * wrap[1],
                ),
                -1,
            )
        sh = np.ones(K) if shade is None else np.asarray(shade, float)
        C = np.clip(np.asarray(tint)[None, None] * sh[:, None, None], 0, 1) * np.ones((K, segs, 1))
        s.grid(P, UV, C, mat, M)
        return s

    def obj(s, name, mats, loc=(0, 0, 0), parent=None, smooth_deg=38, weighted=True):
        V = np.vstack(s.v) * MM
        me = bpy.data.meshes.new(name)
        me.from_pydata(V.tolist(), [], s.f)
        for m in mats:
            me.materials.append(m)
        me.polygons.foreach_set("material_index", np.array(s.m, np.int32))
        me.polygons.foreach_set("use_smooth", np.array([not f for f in s.flat]))
        l = me.uv_layers.new(name="UVMap")
        l.data.foreach_set(
            "uv", np.concatenate([np.asarray(u, np.float32) for u in s.uv]).ravel().astype(np.float32)
        )
        c = me.color_attributes.new("Color", "FLOAT_COLOR", "POINT")
        rgba = np.ones((len(V), 4), np.float32)
        rgba[:, :3] = np.vstack(s.c)
        c.data.foreach_set("color", rgba.ravel())
        me.color_attributes.active_color = c
        me.validate(clean_customdata=False)
        o = bpy.data.objects.new(name, me)
        bpy.context.collection.objects.link(o)
        o.location = np.array(loc) * MM
        if parent:
            o.parent = parent
        # coincident ring points (lathe poles) are welded, then sharp edges split the shading
        import bmesh

        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.dissolve_degenerate(bm, dist=2e-6, edges=bm.edges)
        bm.to_mesh(me)
        bm.free()
        me.set_sharp_from_angle(angle=math.radians(smooth_deg))
        if weighted:
            m = o.modifiers.new("wn", "WEIGHTED_NORMAL")
            m.keep_sharp = True
            m.weight = 50
        return o


def empty(name, loc, parent=None, size=0.004):
    o = bpy.data.objects.new(name, None)
    o.empty_display_size = size
    bpy.context.collection.objects.link(o)
    o.location = np.array(loc) * MM
    o.parent = parent
    return o


# ------------------------------------------------------------------ materials
def _gltf_group():
    g = bpy.data.node_groups.get("glTF Material Output")
    if not g:
        g = bpy.data.node_groups.new("glTF Material Output", "ShaderNodeTree")
        g.interface.new_socket("Occlusion", in_out="INPUT", socket_type="NodeSocketFloat")
        g.nodes.new("NodeGroupInput")
    return g


_img = {}


def image(path, data):
    if (path, data) not in _img or _img[path, data].name not in bpy.data.images:
        im = bpy.data.images.load(path)
        im.colorspace_settings.name = "Non-Color" if data else "sRGB"
        _img[path, data] = im
    return _img[path, data]


def material(
    name,
    tex=None,
    ao=None,
    color=(1, 1, 1),
    rough=0.5,
    metal=0.0,
    normal=1.0,
    emissive=None,
    own_ao=False,
    double=False,
    albedo=True,
):
    """tex: path prefix of _albedo/_normal/_orm.jpg.  ao: jpg on UV set 'UVAO'; own_ao: R of the ORM is the occlusion"""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    n, l = nt.nodes, nt.links
    b = n["Principled BSDF"]
    m.use_backface_culling = not double
    b.inputs["Base Color"].default_value = (*color, 1)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Metallic"].default_value = metal

    def tx(path, data, uv=None):
        t = n.new("ShaderNodeTexImage")
        t.image = image(path, data)
        if uv:
            q = n.new("ShaderNodeUVMap")
            q.uv_map = uv
            l.new(q.outputs[0], t.inputs[0])
        return t

    occ = None
    if tex:
        uv0 = "UVMap"
        if albedo:
            l.new(tx(tex + "_albedo.jpg", False, uv0).outputs[0], b.inputs["Base Color"])
        nm = n.new("ShaderNodeNormalMap")
        nm.inputs["Strength"].default_value = normal
        nm.uv_map = uv0
        l.new(tx(tex + "_normal.jpg", True, uv0).outputs[0], nm.inputs["Color"])
        l.new(nm.outputs[0], b.inputs["Normal"])
        o = tx(tex + "_orm.jpg", True, uv0)
        sp = n.new("ShaderNodeSeparateColor")
        l.new(o.outputs[0], sp.inputs[0])
        l.new(sp.outputs["Green"], b.inputs["Roughness"])
        l.new(sp.outputs["Blue"], b.inputs["Metallic"])
        if own_ao:
            occ = sp.outputs["Red"]
    if ao:
        sp = n.new("ShaderNodeSeparateColor")
        l.new(tx(ao, True, "UVAO").outputs[0], sp.inputs[0])
        occ = sp.outputs["Red"]
    if occ:
        g = n.new("ShaderNodeGroup")
        g.node_tree = _gltf_group()
        l.new(occ, g.inputs["Occlusion"])
    if emissive:
        b.inputs["Emission Color"].default_value = (*emissive, 1)
        b.inputs["Emission Strength"].default_value = 0.0
    return m


# ------------------------------------------------------------------ ambient occlusion on a second UV set
def pack_ao(objs, size=1024, pad=3, weight=lambda o, axis, sign: 1.0):
    isl = []
    for o in objs:
        me = o.data
        l = me.uv_layers.get("UVAO") or me.uv_layers.new(name="UVAO")
        nl = len(me.loops)
        vi = np.empty(nl, np.int32)
        me.loops.foreach_get("vertex_index", vi)
        co = np.empty(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get("co", co)
        co = co.reshape(-1, 3)
        nr = np.array([p.normal[:] for p in me.polygons])
        ax = np.abs(nr).argmax(1)
        sg = np.sign(nr[np.arange(len(nr)), ax])
        ls = [(p.loop_start, p.loop_total) for p in me.polygons]
        for a in range(3):
            for s in (-1, 1):
                ps = np.nonzero((ax == a) & (sg == s))[0]
                if not len(ps):
                    continue
                li = np.concatenate([np.arange(ls[p][0], ls[p][0] + ls[p][1]) for p in ps])
                q = co[vi[li]][:, [i for i in range(3) if i != a]] * 1000
                q = q - q.min(0)
                w = weight(o, a, s)
                isl.append([o, li, q * w, q.max(0) * w])
    for i in isl:
        if i[3][1] > i[3][0]:
            i[2] = i[2][:, ::-1]
            i[3] = i[3][::-1]
    isl.sort(key=lambda i: -i[3][1])
    lo, hi, best = 0.05, 60.0, None
    for _ in range(22):  # largest scale (px per mm) that still fits
        sc = math.sqrt(lo * hi)
        x = y = pad
        row = 0
        pos = []
        ok = True
        for i in isl:
            w, h = np.maximum(i[3] * sc, 1) + 2 * pad
            if x + w > size:
                x = pad
                y += row
                row = 0
            if x + w > size or y + h > size:
                ok = False
                break
            pos.append((x + pad, y + pad))
            x += w
            row = max(row, h)
        if ok:
            lo = sc
            best = (sc, pos)
        else:
            hi = sc
    sc, pos = best
    buf = {o.name: np.zeros((len(o.data.loops), 2), np.float32) for o in objs}
    for i, p in zip(isl, pos):
        buf[i[0].name][i[1]] = (np.array(p) + i[2] * sc) / size
    for o in objs:
        o.data.uv_layers["UVAO"].data.foreach_set("uv", buf[o.name].ravel())
    print("AO atlas: %d islands, %.2f px/mm" % (len(isl), sc))


def bake_ao(objs, path, size=1024, dist=0.05, samples=48, floor=None, into_colour=0.45, q=72):
    """bakes one AO image for all objs; also multiplies a part of it into COLOR_0 (dirt that direct light shows too)"""
    sc = bpy.context.scene
    sc.world = bpy.data.worlds.get("ao") or bpy.data.worlds.new("ao")
    sc.world.light_settings.distance = dist
    sc.cycles.samples = samples
    im = bpy.data.images.new("ao", size, size)
    im.colorspace_settings.name = "Non-Color"
    mt = bpy.data.materials.new("aobake")
    mt.use_nodes = True
    t = mt.node_tree.nodes.new("ShaderNodeTexImage")
    t.image = im
    mt.node_tree.nodes.active = t
    bpy.ops.object.select_all(action="DESELECT")
    cp = []
    for o in objs:
        c = o.copy()
        c.data = o.data.copy()
        bpy.context.collection.objects.link(c)
        c.data.materials.clear()
        c.data.materials.append(mt)
        c.data.polygons.foreach_set("material_index", np.zeros(len(c.data.polygons), np.int32))
        c.select_set(True)
        cp.append(c)
        o.hide_render = True
        c.data.uv_layers.active = c.data.uv_layers["UVAO"]
        c.data.uv_layers["UVAO"].active_render = True
        if c.parent:
            mw = o.matrix_world.copy()
            c.parent = None
            c.matrix_world = mw
    bpy.context.view_layer.objects.active = cp[0]
    bpy.ops.object.join()
    j = bpy.context.object
    ex = []
    if floor is not None:
        bpy.ops.mesh.primitive_plane_add(size=4, location=(0, 0, floor * MM))
        ex.append(bpy.context.object)
        bpy.ops.object.select_all(action="DESELECT")
        j.select_set(True)
        bpy.context.view_layer.objects.active = j
    bpy.ops.object.bake(type="AO", margin=3, use_clear=True)
    a = np.empty(size * size * 4, np.float32)
    im.pixels.foreach_get(a)
    a = a.reshape(size, size, 4)[..., 0]
    for _ in range(2):
        a = sum(
            np.roll(np.roll(a, i, 0), j, 1) * w
            for i, j, w in ((0, 0, 0.4), (1, 0, 0.15), (-1, 0, 0.15), (0, 1, 0.15), (0, -1, 0.15))
        )
    save_jpg(a[::-1], path, q)
    for x in [j] + ex:
        bpy.data.objects.remove(x)
    for o in objs:
        o.hide_render = False
        me = o.data
        nl = len(me.loops)
        uv = np.empty(nl * 2, np.float32)
        me.uv_layers["UVAO"].data.foreach_get("uv", uv)
        uv = uv.reshape(-1, 2)
        vi = np.empty(nl, np.int32)
        me.loops.foreach_get("vertex_index", vi)
        px = np.clip((uv * size).astype(int), 0, size - 1)
        s = a[px[:, 1], px[:, 0]]
        acc = np.bincount(vi, s, len(me.vertices)) / np.maximum(
            np.bincount(vi, minlength=len(me.vertices)), 1
        )
        c = np.empty(len(me.vertices) * 4, np.float32)
        me.color_attributes["Color"].data.foreach_get("color", c)
        c = c.reshape(-1, 4)
        c[:, :3] *= (1 - into_colour * (1 - acc))[:, None]
        me.color_attributes["Color"].data.foreach_set("color", c.ravel())
        me.uv_layers.active = me.uv_layers["UVMap"]
        me.uv_layers["UVMap"].active_render = True


def slim_glb(path, ao=None):
    """hooks the baked AO in as occlusionTexture on TEXCOORD_1 (Blender would merge it with the ORM into a huge PNG), then
    core-glTF packing: COLOR_0 -> normalised u8 x4, TEXCOORD_1 -> normalised u16 x2 (float positions, normals, UV0 stay)
    """
    import json, struct

    d = open(path, "rb").read()
    jl = struct.unpack_from("<I", d, 12)[0]
    g = json.loads(d[20 : 20 + jl])
    b = d[28 + jl :]
    acc, bv = g["accessors"], g["bufferViews"]
    get = lambda i: b[bv[i].get("byteOffset", 0) : bv[i].get("byteOffset", 0) + bv[i]["byteLength"]]
    chunk = {i: get(i) for i in range(len(bv))}
    for m in g["meshes"]:
        for p in m["primitives"]:
            for key, dt, ct, mx, nc in (
                ("COLOR_0", "<u1", 5121, 255, 4),
                ("TEXCOORD_1", "<u2", 5123, 65535, 2),
            ):
                i = p["attributes"].get(key)
                if i is None or acc[i]["componentType"] == ct:
                    continue
                a = acc[i]
                k = {"VEC2": 2, "VEC3": 3, "VEC4": 4}[a["type"]]
                src = {5126: ("<f4", 1.0), 5123: ("<u2", 65535.0)}[a["componentType"]]
                x = (
                    np.frombuffer(chunk[a["bufferView"]], src[0], a["count"] * k, a.get("byteOffset", 0))
                    .reshape(-1, k)
                    .astype(np.float64)
                    / src[1]
                )
                if nc == 4 and k == 3:
                    x = np.hstack([x, np.ones((len(x), 1))])
                chunk[a["bufferView"]] = (np.clip(x, 0, 1) * mx + 0.5).astype(dt).tobytes()
                a.update(componentType=ct, normalized=True, type="VEC%d" % nc)
                a.pop("min", None)
                a.pop("max", None)
    if ao:
        bv.append({"buffer": 0})
        chunk[len(bv) - 1] = open(ao, "rb").read()
        g.setdefault("images", []).append(
            {"bufferView": len(bv) - 1, "mimeType": "image/jpeg", "name": os.path.basename(ao)[:-4]}
        )
        g.setdefault("samplers", [{"magFilter": 9729, "minFilter": 9987}])
        g.setdefault("textures", []).append({"sampler": 0, "source": len(g["images"]) - 1})
        for m in g["materials"]:
            m["occlusionTexture"] = {"index": len(g["textures"]) - 1, "texCoord": 1}
    out = b""
    for i, v in enumerate(bv):
        out += b"\0" * (-len(out) % 4)
        v["byteOffset"] = len(out)
        v["byteLength"] = len(chunk[i])
        out += chunk[i]
    out += b"\0" * (-len(out) % 4)
    g["buffers"][0]["byteLength"] = len(out)
    j = json.dumps(g, separators=(",", ":")).encode()
    j += b" " * (-len(j) % 4)
    open(path, "wb").write(
        struct.pack("<III", 0x46546C67, 2, 28 + len(j) + len(out))
        + struct.pack("<II", len(j), 0x4E4F534A)
        + j
        + struct.pack("<II", len(out), 0x004E4942)
        + out
    )


def export_glb(name, ao=None):
    os.makedirs(OUT, exist_ok=True)
    p = f"{OUT}/{name}.glb"
    bpy.ops.export_scene.gltf(
        filepath=p,
        export_format="GLB",
        export_apply=True,
        export_yup=True,
        export_vertex_color="ACTIVE",
        export_tangents=False,
        export_extras=True,
        export_image_format="AUTO",
        export_animations=False,
        export_skins=False,
        export_morph=False,
        export_cameras=False,
        export_lights=False,
    )
    slim_glb(p, ao)
    tri = sum(sum(len(p.vertices) - 2 for p in o.data.polygons) for o in bpy.data.objects if o.type == "MESH")
    print("%s: %d KB, %d triangles" % (name, os.path.getsize(p) // 1024, tri))
