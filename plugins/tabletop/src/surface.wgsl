// What wood, horn, cloth and glass look like under one lamp and in the light of a room: the formulas of Bevy's standard
// material (Burley's diffuse light, GGX with its multiple scattering, split-sum light of an environment), and nothing
// that no table has: other lamps, clear coats, transmission, fog. A renderer without a graphics card works through all
// of that for every pixel, whether it is wanted or not.
//
// LIT: lit; otherwise the colour alone. *_MAP: with that picture. OCCLUSION_IN_ROUGHNESS: the occlusion is the red of the
// roughness map; OCCLUSION_UV_B: it has coordinates of its own. ADDED: light that is added to what lies below.

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
    unused: f32,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> surface: Surface;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var color_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var color_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var normal_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var normal_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(5) var roughness_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(6) var roughness_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(7) var occlusion_map: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(8) var occlusion_sampler: sampler;

#ifdef LIT

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

fn lit(in: VertexOutput, base: vec3<f32>, is_front: bool) -> vec3<f32> {
    var normal = in.world_normal;
#ifdef NORMAL_MAP
#ifdef VERTEX_TANGENTS
    let across = in.world_tangent.w * cross(in.world_normal, in.world_tangent.xyz);
    let bent = textureSample(normal_map, normal_sampler, in.uv).rgb * 2.0 - 1.0;
    normal = bent.x * in.world_tangent.xyz + bent.y * across + bent.z * in.world_normal;
#endif
#endif
    let n = normalize(select(-normal, normal, is_front));

    var seen_roughness = surface.roughness;
    var metallic = surface.metallic;
    var occlusion = 1.0;
#ifdef ROUGHNESS_MAP
    let rough = textureSample(roughness_map, roughness_sampler, in.uv);
    seen_roughness *= rough.g;
    metallic *= rough.b;
#ifdef OCCLUSION_IN_ROUGHNESS
    occlusion = rough.r;
#endif
#endif
#ifdef OCCLUSION_MAP
#ifdef OCCLUSION_UV_B
    occlusion = textureSample(occlusion_map, occlusion_sampler, in.uv_b).r;
#else
    occlusion = textureSample(occlusion_map, occlusion_sampler, in.uv).r;
#endif
#endif
    let clamped = clamp(seen_roughness, 0.089, 1.0);
    let roughness = clamped * clamped;

    let v = normalize(view.world_position - in.world_position.xyz);
    let n_dot_v = max(dot(n, v), 0.0001);
    let diffuse_color = base * (1.0 - metallic);
    let f0 = mix(vec3(surface.mirrored), base, metallic);
    // Nothing mirrors less than two in a hundred: what is said to, is dark in a hollow.
    let f90 = saturate(dot(f0, vec3(50.0 * 0.33)));
    let f_ab = scale_and_bias(seen_roughness, n_dot_v);
    let once = 1.0 / (f_ab.x + f_ab.y);

    // The lamp.
    let l = lights.directional_lights[0].direction_to_light;
    let h = normalize(l + v);
    let n_dot_l = saturate(dot(n, l));
    let n_dot_h = saturate(dot(n, h));
    let l_dot_h = saturate(dot(l, h));
    let grazing = 2.0 * roughness * l_dot_h * l_dot_h - 0.5;
    let burley = (1.0 + grazing * fifth(1.0 - n_dot_l)) * (1.0 + grazing * fifth(1.0 - n_dot_v)) / PI;
    let a = n_dot_h * roughness;
    let k = roughness / (1.0 - n_dot_h * n_dot_h + a * a);
    let squared = roughness * roughness;
    let masked = 0.5 / (n_dot_l * sqrt((n_dot_v - squared * n_dot_v) * n_dot_v + squared)
        + n_dot_v * sqrt((n_dot_l - squared * n_dot_l) * n_dot_l + squared));
    let fresnel = f0 + (f90 - f0) * fifth(1.0 - l_dot_h);
    let gloss = k * k / PI * masked * fresnel * (1.0 + f0 * (once - 1.0));
    let falls = n_dot_l * lamp_reaches(in.world_position, in.world_normal, in.position.xy);
    var light = (diffuse_color * burley + gloss) * lights.directional_lights[0].color.rgb * falls;

    // What comes from everywhere alike.
    light += (0.45 * diffuse_color + (f0 * f_ab.x + f_ab.y) * f90) * lights.ambient_color.rgb * occlusion;

#ifdef ENVIRONMENT_MAP
    // The room.
    let evenness = 1.0 - roughness;
    let mirror = mix(n, reflect(-v, n), evenness * (sqrt(evenness) + roughness));
    let turn = light_probes.view_rotation;
    let level = seen_roughness * f32(light_probes.smallest_specular_mip_level_for_view);
    let facing = turned(turn, n);
    let mirrored_dir = turned(turn, mirror);
#ifdef MULTIPLE_LIGHT_PROBES_IN_ARRAY
    let index = light_probes.view_cubemap_index;
    let around = textureSampleLevel(room::diffuse_environment_maps[index], room::environment_map_sampler, facing, 0.0);
    let shown = textureSampleLevel(
        room::specular_environment_maps[index], room::environment_map_sampler, mirrored_dir, level);
#else
    let around = textureSampleLevel(room::diffuse_environment_map, room::environment_map_sampler, facing, 0.0);
    let shown = textureSampleLevel(
        room::specular_environment_map, room::environment_map_sampler, mirrored_dir, level);
#endif
    // Light that is thrown to and fro in the roughness (Fdez-Aguera, "A multiple-scattering microfacet model", 2019).
    let single = (f0 * f_ab.x + f_ab.y) * f90;
    let average = f0 + (1.0 - f0) / 21.0;
    let lost = 1.0 - (f_ab.x + f_ab.y);
    let several = single * average / (1.0 - lost * average) * lost;
    let rest = several + diffuse_color * (1.0 - (single + several));
    light += (rest * around.rgb * occlusion + single * shown.rgb) * light_probes.intensity_for_view;
#endif
    return light * view.exposure;
}

#endif

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> @location(0) vec4<f32> {
    var color = surface.base_color;
#ifdef VERTEX_COLORS
    color *= in.color;
#endif
#ifdef COLOR_MAP
    color *= textureSample(color_map, color_sampler, in.uv);
#endif
#ifdef LIT
    color = vec4(lit(in, color.rgb, is_front) + surface.emissive.rgb * color.a, color.a);
#endif
#ifdef TONEMAP_IN_SHADER
    var seen = tonemapping_pbr_neutral(max(color.rgb, vec3(0.0)));
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
