//! What things are made of, as the renderer draws it.
//!
//! One material for all: lit wood and glass, and pictures that lie on them and need no light. Its shader does what the
//! table needs and nothing else, because a renderer without a graphics card, and a telephone, pay for every line of it.

use bevy::asset::{AssetPath, embedded_asset, embedded_path};
use bevy::gltf::GltfMaterial;
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
    /// How the surface is bent, as a tangent-space normal map.
    #[texture(3)]
    #[sampler(4)]
    #[dependency]
    pub normal_map: Option<Handle<Image>>,
    /// Roughness in the green, metal in the blue.
    #[texture(5)]
    #[sampler(6)]
    #[dependency]
    pub roughness_map: Option<Handle<Image>>,
    /// How much of the room's light comes in, in the red.
    #[texture(7)]
    #[sampler(8)]
    #[dependency]
    pub occlusion_map: Option<Handle<Image>>,
    /// Which of the mesh's coordinates the occlusion has.
    pub occlusion_channel: UvChannel,
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
            normal_map: None,
            roughness_map: None,
            occlusion_map: None,
            occlusion_channel: UvChannel::Uv0,
            emissive: LinearRgba::BLACK,
            roughness: 0.5,
            metallic: 0.0,
            reflectance: 0.5,
            lit: true,
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
}

impl From<&GltfMaterial> for Surface {
    /// The material of a model. Only the occlusion may have coordinates of its own.
    fn from(read: &GltfMaterial) -> Surface {
        Surface {
            color: read.base_color,
            color_map: read.base_color_texture.clone(),
            normal_map: read.normal_map_texture.clone(),
            roughness_map: read.metallic_roughness_texture.clone(),
            occlusion_map: read.occlusion_texture.clone(),
            occlusion_channel: read.occlusion_channel.clone(),
            emissive: read.emissive,
            roughness: read.perceptual_roughness,
            metallic: read.metallic,
            reflectance: read.reflectance,
            lit: !read.unlit,
            alpha_mode: read.alpha_mode,
            cull_mode: read.cull_mode,
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
    unused: f32,
}

impl AsBindGroupShaderType<SurfaceUniform> for Surface {
    fn as_bind_group_shader_type(&self, _: &RenderAssets<GpuImage>) -> SurfaceUniform {
        SurfaceUniform {
            color: LinearRgba::from(self.color).to_vec4(),
            emissive: self.emissive.to_vec4(),
            roughness: self.roughness,
            metallic: self.metallic,
            mirrored: 0.16 * self.reflectance * self.reflectance,
            unused: 0.0,
        }
    }
}

/// What makes the shader another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SurfaceKey {
    lit: bool,
    added: bool,
    color: bool,
    normal: bool,
    roughness: bool,
    occlusion: Option<Occlusion>,
    cull_mode: Option<Face>,
}

/// Where the occlusion is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Occlusion {
    InRoughness,
    First,
    Second,
}

impl From<&Surface> for SurfaceKey {
    fn from(surface: &Surface) -> SurfaceKey {
        let occlusion = surface.occlusion_map.as_ref().map(|map| match surface.occlusion_channel {
            UvChannel::Uv1 => Occlusion::Second,
            UvChannel::Uv0 if surface.roughness_map.as_ref() == Some(map) => Occlusion::InRoughness,
            UvChannel::Uv0 => Occlusion::First,
        });
        SurfaceKey {
            lit: surface.lit,
            added: surface.alpha_mode == AlphaMode::Add,
            color: surface.color_map.is_some(),
            normal: surface.lit && surface.normal_map.is_some(),
            roughness: surface.lit && surface.roughness_map.is_some(),
            occlusion: occlusion.filter(|_| surface.lit),
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
            (key.normal, "NORMAL_MAP"),
            (key.roughness, "ROUGHNESS_MAP"),
            (key.occlusion == Some(Occlusion::InRoughness), "OCCLUSION_IN_ROUGHNESS"),
            (matches!(key.occlusion, Some(Occlusion::First | Occlusion::Second)), "OCCLUSION_MAP"),
            (key.occlusion == Some(Occlusion::Second), "OCCLUSION_UV_B"),
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
