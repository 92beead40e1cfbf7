//! What things are made of, as the renderer draws it.
//!
//! One material for all: lit wood and glass, and pictures that lie on them and need no light. Its shader does what the
//! table needs and nothing else, because a renderer without a graphics card, and a telephone, pay for every line of it.

use bevy::asset::{AssetPath, embedded_asset, embedded_path};
use bevy::gltf::GltfMaterial;
use bevy::image::ImageLoaderSettings;
use bevy::mesh::{MeshVertexBufferLayoutRef, UvChannel};
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::{
    AsBindGroup, AsBindGroupShaderType, Face, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
};
use bevy::render::texture::GpuImage;
use bevy::shader::ShaderRef;

/// A material. See the module.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(SurfaceKey)]
#[uniform(0, SurfaceUniform)]
pub struct Surface {
    /// The colour, by which that of the picture and of the mesh is multiplied.
    pub color: Color,
    /// The picture of the colour.
    #[texture(1)]
    #[sampler(2)]
    #[dependency]
    pub color_map: Option<Handle<Image>>,
    /// Whether the sRGB curve is still in what is read of that picture, for the shader to take out.
    pub encoded: bool,
    /// The relief: how the surface is bent (a tangent-space normal map) in the red and green, how rough it is in the blue,
    /// and how much of the room's light comes into its hollows in the alpha.
    #[texture(3)]
    #[sampler(4)]
    #[dependency]
    pub relief_map: Option<Handle<Image>>,
    /// How much of the room's light comes in, in the red, by the mesh's second coordinates.
    #[texture(5)]
    #[sampler(6)]
    #[dependency]
    pub occlusion_map: Option<Handle<Image>>,
    /// Light of its own, in the units of the picture: 1 is white.
    pub emissive: LinearRgba,
    /// Roughness as it is seen, 0 to 1.
    pub roughness: f32,
    /// 1 for metal, 0 for everything else.
    pub metallic: f32,
    /// How much it mirrors, 0 to 1 as in Bevy's standard material: 0.5 is what most things do.
    pub reflectance: f32,
    /// Whether light falls on it; otherwise it is a picture.
    pub lit: bool,
    /// Whether it lies on the table, where a pool of light goes over into the dark of the room.
    pub in_pool: bool,
    /// How it is laid on what is behind it.
    pub alpha_mode: AlphaMode,
    /// Which side is not drawn.
    pub cull_mode: Option<Face>,
}

impl Default for Surface {
    fn default() -> Surface {
        Surface {
            color: Color::WHITE,
            color_map: None,
            encoded: false,
            relief_map: None,
            occlusion_map: None,
            emissive: LinearRgba::BLACK,
            roughness: 0.5,
            metallic: 0.0,
            reflectance: 0.5,
            lit: true,
            in_pool: false,
            alpha_mode: AlphaMode::Opaque,
            cull_mode: Some(Face::Back),
        }
    }
}

impl Surface {
    /// A picture laid flat on something: unlit, blended.
    #[must_use]
    pub fn picture(picture: Handle<Image>, tint: Color) -> Surface {
        Surface { color: tint, color_map: Some(picture), alpha_mode: AlphaMode::Blend, lit: false, ..default() }
    }

    /// A light that lies on the wood, dark until its colour is set.
    #[must_use]
    pub fn halo(picture: Handle<Image>) -> Surface {
        Surface { alpha_mode: AlphaMode::Add, ..Surface::picture(picture, Color::NONE) }
    }

    /// A picture seen from within, behind everything.
    #[must_use]
    pub fn backdrop(picture: Handle<Image>) -> Surface {
        let picture = Surface::picture(picture, Color::WHITE);
        Surface { alpha_mode: AlphaMode::Opaque, cull_mode: Some(Face::Front), ..picture }
    }
}

/// A picture for [`Surface::picture`] that is black or white all over and has its shape in the alpha: without a curve to take
/// out of its colour.
pub(crate) fn stencil(assets: &AssetServer, path: &'static str) -> Handle<Image> {
    let plain = |settings: &mut ImageLoaderSettings| settings.is_srgb = false;
    assets.load_builder().with_settings(plain).load(path)
}

impl From<&GltfMaterial> for Surface {
    /// The material of a model, but for its relief, which is to be made.
    fn from(read: &GltfMaterial) -> Surface {
        Surface {
            color: read.base_color,
            color_map: read.base_color_texture.clone(),
            occlusion_map: read.occlusion_texture.clone().filter(|_| read.occlusion_channel == UvChannel::Uv1),
            emissive: read.emissive,
            roughness: read.perceptual_roughness,
            metallic: read.metallic,
            reflectance: read.reflectance,
            lit: !read.unlit,
            alpha_mode: read.alpha_mode,
            cull_mode: read.cull_mode,
            ..default()
        }
    }
}

/// The numbers as the shader reads them.
#[derive(Clone, Copy, Debug, Default, ShaderType)]
pub struct SurfaceUniform {
    color: Vec4,
    emissive: Vec4,
    roughness: f32,
    metallic: f32,
    mirrored: f32,
}

impl AsBindGroupShaderType<SurfaceUniform> for Surface {
    fn as_bind_group_shader_type(&self, _: &RenderAssets<GpuImage>) -> SurfaceUniform {
        SurfaceUniform {
            color: LinearRgba::from(self.color).to_vec4(),
            emissive: self.emissive.to_vec4(),
            roughness: self.roughness,
            metallic: self.metallic,
            mirrored: 0.16 * self.reflectance * self.reflectance,
        }
    }
}

/// What makes the shader another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SurfaceKey {
    lit: bool,
    added: bool,
    color: bool,
    encoded: bool,
    relief: bool,
    occlusion: bool,
    in_pool: bool,
    cull_mode: Option<Face>,
}

impl From<&Surface> for SurfaceKey {
    fn from(surface: &Surface) -> SurfaceKey {
        SurfaceKey {
            lit: surface.lit,
            added: surface.alpha_mode == AlphaMode::Add,
            color: surface.color_map.is_some(),
            encoded: surface.encoded,
            relief: surface.lit && surface.relief_map.is_some(),
            occlusion: surface.lit && surface.occlusion_map.is_some(),
            in_pool: surface.in_pool,
            cull_mode: surface.cull_mode,
        }
    }
}

impl Material for Surface {
    fn fragment_shader() -> ShaderRef {
        ShaderRef::Path(AssetPath::from_path_buf(embedded_path!("surface.wgsl")).with_source("embedded"))
    }

    fn alpha_mode(&self) -> AlphaMode {
        self.alpha_mode
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let key = key.bind_group_data;
        descriptor.primitive.cull_mode = key.cull_mode;
        let Some(fragment) = descriptor.fragment.as_mut() else { return Ok(()) };
        let wanted = [
            (key.lit, "LIT"),
            (key.added, "ADDED"),
            (key.color, "COLOR_MAP"),
            (key.encoded, "ENCODED"),
            (key.relief, "RELIEF_MAP"),
            (key.occlusion, "OCCLUSION_MAP"),
            (key.in_pool, "IN_POOL"),
        ];
        fragment.shader_defs.extend(wanted.into_iter().filter(|(on, _)| *on).map(|(_, name)| name.into()));
        Ok(())
    }
}

pub(crate) fn plugin(app: &mut App) {
    // Without a renderer there is nothing to draw with; the materials are there all the same.
    if app.get_sub_app(bevy::render::RenderApp).is_none() {
        app.init_asset::<Surface>();
        return;
    }
    embedded_asset!(app, "surface.wgsl");
    app.add_plugins(MaterialPlugin::<Surface>::default());
}

#[cfg(test)]
mod tests {
    use crate::scene::light::{ROOM, ROOM_LUMINANCE, ROOM_TURN};
    use bevy::asset::RenderAssetUsages;
    use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
    use bevy::prelude::*;
    use std::f32::consts::PI;

    /// The largest level of the room's picture: each texel's direction in the world, the solid angle it fills, and its
    /// light.
    fn room() -> Vec<(Vec3, f32, Vec3)> {
        let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets").join(ROOM);
        let bytes = std::fs::read(file).expect("the picture of the room");
        let (kind, formats) = (ImageType::Extension("ktx2"), CompressedImageFormats::NONE);
        let usage = RenderAssetUsages::MAIN_WORLD;
        let image = Image::from_buffer(&bytes, kind, formats, false, ImageSampler::Default, usage).expect("a cube map");
        let width = image.width() as usize;
        let turn = Quat::from_rotation_y(ROOM_TURN);
        let texels = image.data.as_deref().expect("the texels").chunks_exact(4).take(6 * width * width);
        let lights = texels.enumerate().map(|(i, shared)| {
            let at = |i: usize| ((i % width) as f32 + 0.5) / width as f32 * 2.0 - 1.0;
            let (u, v) = (at(i), at(i / width));
            let faces = [[1.0, -v, -u], [-1.0, -v, u], [u, 1.0, v], [u, -1.0, -v], [u, -v, 1.0], [-u, -v, -1.0]];
            let [x, y, z] = faces[i / (width * width)];
            let solid = 4.0 / (width * width) as f32 / Vec3::new(x, y, z).length().powi(3);
            // Three numbers of nine bits and the exponent they share.
            let bits = u32::from_le_bytes([shared[0], shared[1], shared[2], shared[3]]);
            let unit = 2.0_f32.powi((bits >> 27) as i32 - 24);
            let light = Vec3::from_array([0, 9, 18].map(|shift| ((bits >> shift) & 511) as f32)) * unit;
            // Cube maps have their third axis the other way.
            (turn * Vec3::new(x, y, -z).normalize(), solid, light * ROOM_LUMINANCE)
        });
        lights.collect()
    }

    /// The functions of the shader's `room_light`, with their names there and the mean of their squares over the sphere.
    const HARMONICS: [(&str, fn(Vec3) -> f32, f32); 9] = [
        ("MEAN", |_| 1.0, 1.0),
        ("X", |d| d.x, 1.0 / 3.0),
        ("Y", |d| d.y, 1.0 / 3.0),
        ("Z", |d| d.z, 1.0 / 3.0),
        ("XY", |d| d.x * d.y, 1.0 / 15.0),
        ("YZ", |d| d.y * d.z, 1.0 / 15.0),
        ("ZX", |d| d.z * d.x, 1.0 / 15.0),
        ("ZZ", |d| 3.0 * d.z * d.z - 1.0, 4.0 / 5.0),
        ("XX_YY", |d| d.x * d.x - d.y * d.y, 4.0 / 15.0),
    ];

    fn shader_number(name: &str) -> Vec3 {
        let text = include_str!("surface.wgsl");
        let start = format!("const ROOM_{name} = vec3<f32>(");
        let line = text.lines().find_map(|line| line.strip_prefix(&start)?.strip_suffix(");")).expect("the constant");
        let numbers: Vec<f32> = line.split(", ").map(|n| n.parse().expect("a number")).collect();
        Vec3::from_slice(&numbers)
    }

    #[test]
    fn the_shader_has_the_light_of_the_room() {
        let room = room();
        let mut wrong = String::new();
        for (name, of, square) in HARMONICS {
            let sum: Vec3 = room.iter().map(|&(d, solid, light)| light * of(d) * solid).sum();
            let is = sum / (4.0 * PI * square);
            if !shader_number(name).abs_diff_eq(is, 1.0) {
                wrong += &format!("const ROOM_{name} = vec3<f32>({:.1}, {:.1}, {:.1});\n", is.x, is.y, is.z);
            }
        }
        assert!(wrong.is_empty(), "the shader ought to say\n{wrong}");
    }

    /// What is loaded as a stencil is black or white all over, so that the curve of its colours makes no difference.
    #[test]
    fn stencils_are_of_one_colour() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/textures");
        for name in ["contact", "contact_board", "mark_disc", "mark_last", "mark_ring"] {
            let bytes = std::fs::read(folder.join(name).with_extension("png")).expect("the picture");
            let (kind, formats) = (ImageType::Extension("png"), CompressedImageFormats::NONE);
            let usage = RenderAssetUsages::MAIN_WORLD;
            let image = Image::from_buffer(&bytes, kind, formats, false, ImageSampler::Default, usage).expect("a PNG");
            let colours =
                image.data.as_deref().expect("the texels").chunks_exact(4).map(|texel| [texel[0], texel[1], texel[2]]);
            let seen: std::collections::HashSet<[u8; 3]> = colours.collect();
            assert!(seen.len() == 1 && (seen.contains(&[0; 3]) || seen.contains(&[255; 3])), "{name}: {seen:?}");
        }
    }

    /// What a matt surface gets of the room by the shader's nine numbers is what it gets of the whole picture.
    #[test]
    fn nine_numbers_light_a_matt_surface_like_the_picture() {
        let room = room();
        for facing in [Vec3::X, Vec3::NEG_X, Vec3::Y, Vec3::Z, Vec3::NEG_Z, Vec3::new(0.6, 0.8, 0.0)] {
            let gets = |&(d, solid, light): &(Vec3, f32, Vec3)| light * (d.dot(facing).max(0.0) * solid / PI);
            let whole: Vec3 = room.iter().map(gets).sum();
            let blurred = [1.0, 2.0 / 3.0, 2.0 / 3.0, 2.0 / 3.0, 0.25, 0.25, 0.25, 0.25, 0.25];
            let parts = HARMONICS.iter().zip(blurred).map(|((name, of, _), b)| shader_number(name) * (b * of(facing)));
            let nine: Vec3 = parts.sum();
            let off = ((nine - whole) / whole).abs().max_element();
            assert!(off < 0.1, "facing {facing}: {nine} instead of {whole}");
        }
    }
}
