// What wood, horn, cloth and glass look like under one lamp and in the light of a room: Lambert's diffuse light, GGX (its
// masking as Hammon, "PBR diffuse lighting for GGX+Smith microsurfaces", 2017, simplifies it), split-sum light of an
// environment, and nothing that no table has: other lamps, clear coats, transmission, fog, rough metal. A renderer without a
// graphics card works through all of that for every pixel, whether it is wanted or not.
//
// LIT: lit; otherwise the colour alone. *_MAP: with that picture. ENCODED: the curve of the colours is to be taken out.
// IN_POOL: on the table, which is dark further off. ADDED: light that is added to what lies below.

#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings::{view, lights, light_probes}
#ifdef LIT
#import bevy_pbr::mesh_view_bindings as room
#ifdef SHADOW_FILTER_METHOD_GAUSSIAN
// Only where it is wanted: a module comes with all that is in it, and browsers read it all.
#import bevy_pbr::shadow_sampling::sample_shadow_map
#endif
#endif
#ifdef TONEMAP_IN_SHADER
#import bevy_core_pipeline::tonemapping::{tonemapping_pbr_neutral, screen_space_dither}
#endif

struct Surface {
    base_color: vec4<f32>,
    emissive: vec4<f32>,
    // Roughness as seen, metallic, and the share that is mirrored when looked at from straight ahead.
    roughness: f32,
    metallic: f32,
    mirrored: f32,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> surface: Surface;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var color_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var color_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var relief_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var relief_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(5) var occlusion_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(6) var occlusion_sampler: sampler;

#ifdef LIT

// The room of the picture, as bright and turned as it is; a test reckons them anew.
const ROOM_MEAN = vec3<f32>(1105.8, 1068.3, 1179.1);
const ROOM_X = vec3<f32>(-536.5, -719.2, -1099.7);
const ROOM_Y = vec3<f32>(711.9, 593.6, 572.8);
const ROOM_Z = vec3<f32>(-816.1, -1083.9, -1651.2);
const ROOM_XY = vec3<f32>(-603.3, -586.6, -829.7);
const ROOM_YZ = vec3<f32>(-457.5, -430.7, -691.4);
const ROOM_ZX = vec3<f32>(2238.7, 2738.8, 3705.4);
const ROOM_ZZ = vec3<f32>(240.9, 347.7, 558.3);
const ROOM_XX_YY = vec3<f32>(342.3, 589.9, 914.7);

const PI: f32 = 3.14159265;

// How much of a direction's light meets the eye from a rough mirror: to be multiplied with what it mirrors from straight
// ahead, and to be added (Karis, "Physically based shading on mobile", 2014).
fn scale_and_bias(roughness: f32, n_dot_v: f32) -> vec2<f32> {
    let r = roughness * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
    let a = min(r.x * r.x, exp2(-9.28 * n_dot_v)) * r.x + r.y;
    return max(vec2(-1.04, 1.04) * a + r.zw, vec2(0.00005));
}

fn fifth(x: f32) -> f32 {
    let squared = x * x;
    return squared * squared * x;
}

// Whether the lamp reaches a place, 0 to 1. The lamp has one shadow map; outside of it nothing throws a shadow.
fn lamp_reaches(place: vec4<f32>, normal: vec3<f32>, pixel: vec2<f32>) -> f32 {
    let lamp = &lights.directional_lights[0];
    let texel = (*lamp).cascades[0].texel_size;
    let aside = (*lamp).shadow_normal_bias * texel * normal + (*lamp).shadow_depth_bias * (*lamp).direction_to_light;
    let clip = (*lamp).cascades[0].clip_from_world * vec4(place.xyz + aside, 1.0);
    let seen = clip.xyz / clip.w;
    let uv = seen.xy * vec2(0.5, -0.5) + 0.5;
    let layer = i32((*lamp).depth_texture_base_index);
#ifdef SHADOW_FILTER_METHOD_GAUSSIAN
    let reaches = sample_shadow_map(uv, seen.z, layer, pixel, texel);
#else
#ifdef NO_ARRAY_TEXTURES_SUPPORT
    let reaches = textureSampleCompare(
        room::directional_shadow_textures, room::directional_shadow_textures_comparison_sampler, uv, seen.z);
#else
    let reaches = textureSampleCompareLevel(
        room::directional_shadow_textures, room::directional_shadow_textures_comparison_sampler, uv, layer, seen.z);
#endif
#endif
    let within = all(abs(seen.xy) <= vec2(1.0)) && seen.z >= 0.0 && seen.z <= 1.0;
    return select(1.0, reaches, within);
}

// A direction turned by a quaternion, as cube maps have it: their third axis points the other way.
fn turned(turn: vec4<f32>, direction: vec3<f32>) -> vec3<f32> {
    let t = 2.0 * cross(turn.xyz, direction);
    return (direction + turn.w * t + cross(turn.xyz, t)) * vec3(1.0, 1.0, -1.0);
}

// The light that comes from about a direction of the world, in cd/m²: spherical harmonics of the room's picture, their
// first band in its mean and its slopes, blurred by a factor for each further band. Blurred by the cosine of a matt surface
// (2/3 and 1/4: Ramamoorthi and Hanrahan, "An efficient representation for irradiance environment maps", 2001) little else
// is left of a room.
fn room_light(d: vec3<f32>, blurred: vec2<f32>) -> vec3<f32> {
    let slopes = ROOM_X * d.x + ROOM_Y * d.y + ROOM_Z * d.z;
    let bends = ROOM_XY * (d.x * d.y) + ROOM_YZ * (d.y * d.z) + ROOM_ZX * (d.z * d.x)
        + ROOM_ZZ * (3.0 * d.z * d.z - 1.0) + ROOM_XX_YY * (d.x * d.x - d.y * d.y);
    return max(ROOM_MEAN + blurred.x * slopes + blurred.y * bends, vec3(0.0));
}

fn lit(in: VertexOutput, base: vec3<f32>, is_front: bool) -> vec3<f32> {
    var normal = in.world_normal;
    var seen_roughness = surface.roughness;
    var occlusion = 1.0;
#ifdef RELIEF_MAP
    let relief = textureSample(relief_map, relief_sampler, in.uv);
    seen_roughness *= relief.b;
    occlusion = relief.a;
#ifdef VERTEX_TANGENTS
    let across = in.world_tangent.w * cross(in.world_normal, in.world_tangent.xyz);
    let bent = relief.rg * 2.0 - 1.0;
    let straight = 1.0 - 0.5 * dot(bent, bent);
    normal = bent.x * in.world_tangent.xyz + bent.y * across + straight * in.world_normal;
#endif
#endif
    let n = normalize(select(-normal, normal, is_front));
#ifdef OCCLUSION_MAP
    occlusion *= textureSample(occlusion_map, occlusion_sampler, in.uv_b).r;
#endif
    let clamped = clamp(seen_roughness, 0.089, 1.0);
    let roughness = clamped * clamped;

    let v = normalize(view.world_position - in.world_position.xyz);
    let n_dot_v = max(dot(n, v), 0.0001);
    let diffuse_color = base * (1.0 - surface.metallic);
    let f0 = mix(vec3(surface.mirrored), base, surface.metallic);
    let f_ab = scale_and_bias(seen_roughness, n_dot_v);

    // The lamp.
    let l = lights.directional_lights[0].direction_to_light;
    let h = normalize(l + v);
    let n_dot_l = saturate(dot(n, l));
    let n_dot_h = saturate(dot(n, h));
    let l_dot_h = saturate(dot(l, h));
    let a = n_dot_h * roughness;
    let k = roughness / (1.0 - n_dot_h * n_dot_h + a * a);
    let masked = 0.5 / mix(2.0 * n_dot_l * n_dot_v, n_dot_l + n_dot_v, roughness);
    let fresnel = f0 + (1.0 - f0) * fifth(1.0 - l_dot_h);
    let gloss = k * k / PI * masked * fresnel;
    let falls = n_dot_l * lamp_reaches(in.world_position, in.world_normal, in.position.xy);
    var light = (diffuse_color / PI + gloss) * lights.directional_lights[0].color.rgb * falls;

    // The room: what comes evenly, and what is mirrored.
    let around = room_light(n, vec2(2.0 / 3.0, 0.25));
    let mirror = reflect(-v, n);
#ifdef ENVIRONMENT_MAP
    let evenness = 1.0 - roughness;
    let lobe = mix(n, mirror, evenness * (sqrt(evenness) + roughness));
    let mirrored_dir = turned(light_probes.view_rotation, lobe);
    let level = seen_roughness * f32(light_probes.smallest_specular_mip_level_for_view);
#ifdef MULTIPLE_LIGHT_PROBES_IN_ARRAY
    let index = light_probes.view_cubemap_index;
    let read = textureSampleLevel(
        room::specular_environment_maps[index], room::environment_map_sampler, mirrored_dir, level);
#else
    let read = textureSampleLevel(room::specular_environment_map, room::environment_map_sampler, mirrored_dir, level);
#endif
    let shown = read.rgb * light_probes.intensity_for_view;
#else
    let blurred = exp2(-0.81 * seen_roughness * seen_roughness);
    let shown = room_light(mirror, vec2(blurred, blurred * blurred * blurred));
#endif
    let mirrors = f0 * f_ab.x + f_ab.y;
    // Windows are mirrored from above only: near the horizon and below it are the dark wall and the table.
    let open = saturate(0.05 + 1.6 * mirror.y);
    light += diffuse_color * (1.0 - mirrors) * around * occlusion + mirrors * open * shown;
    return light * view.exposure;
}

#endif

#ifdef IN_POOL
// The pool of light on the table: an ellipse of this half width and half depth in the world's units, from where and to
// where in it the light falls off, and how much of it is gone then.
const POOL = vec2<f32>(12.0, 8.5);
const POOL_FROM: f32 = 0.15;
const POOL_TO: f32 = 0.6;
const POOL_DARK: f32 = 0.94;
#endif

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> @location(0) vec4<f32> {
    var color = surface.base_color;
#ifdef VERTEX_COLORS
    color *= in.color;
#endif
#ifdef COLOR_MAP
    var read = textureSample(color_map, color_sampler, in.uv);
#ifdef ENCODED
    // Near enough to the curve of sRGB for eight bits.
    let rgb = read.rgb;
    read = vec4(rgb * (rgb * (rgb * 0.305306 + 0.682171) + 0.012523), read.a);
#endif
    color *= read;
#endif
#ifdef LIT
    color = vec4(lit(in, color.rgb, is_front) + surface.emissive.rgb * color.a, color.a);
#endif
#ifdef TONEMAP_IN_SHADER
    var seen = tonemapping_pbr_neutral(max(color.rgb, vec3(0.0)));
#ifdef IN_POOL
    seen *= 1.0 - POOL_DARK * smoothstep(POOL_FROM, POOL_TO, length(in.world_position.xz / POOL));
#endif
#ifdef DEBAND_DITHER
    // Half a level of noise, as the screen counts levels: the root is near enough to its curve.
    let level = sqrt(max(seen, vec3(0.0))) + screen_space_dither(in.position.xy);
    seen = level * level;
#endif
    color = vec4(seen, color.a);
#endif
#ifdef ADDED
    color = vec4(color.rgb * color.a, 0.0);
#endif
    return color;
}
