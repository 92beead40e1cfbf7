//! What is done with the pictures of a model before they are drawn.
//!
//! A model says in two or three pictures how its surface is bent, how rough it is and how much light comes into its
//! hollows. Here they become one: every picture that a pixel reads costs a machine without a graphics card about as much
//! as all the lamp's light.

use super::mips::{Texels, suit};
use crate::settings::Quality;
use bevy::asset::RenderAssetUsages;
use bevy::gltf::GltfMaterial;
use bevy::mesh::UvChannel;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// The pictures of a material that become one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Maps {
    normal: Option<Handle<Image>>,
    roughness: Option<Handle<Image>>,
    /// Only if it has the same coordinates as the others.
    occlusion: Option<Handle<Image>>,
}

impl Maps {
    pub fn of(material: &GltfMaterial) -> Maps {
        Maps {
            normal: material.normal_map_texture.clone(),
            roughness: material.metallic_roughness_texture.clone(),
            occlusion: material.occlusion_texture.clone().filter(|_| material.occlusion_channel == UvChannel::Uv0),
        }
    }
}

/// What became of a material's maps.
#[derive(Clone, Debug)]
pub struct Relief {
    /// See [`crate::surface::Surface::relief_map`].
    pub picture: Handle<Image>,
    /// How much of the surface is metal: nothing here is so in parts.
    pub metallic: f32,
}

/// How a table's pictures are done, and what became of them.
#[derive(Debug)]
pub struct Done {
    pub quality: Quality,
    pub reliefs: HashMap<Maps, Relief>,
}

/// A picture that is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Work {
    Suit(Handle<Image>, Texels),
    Relief(Maps),
}

impl Work {
    /// What is to be done for a material.
    pub fn of(material: &GltfMaterial) -> impl Iterator<Item = Work> {
        let apart = material.occlusion_texture.clone().filter(|_| material.occlusion_channel == UvChannel::Uv1);
        let colour = material.base_color_texture.clone().map(|picture| Work::Suit(picture, Texels::Colour));
        let maps = Some(Maps::of(material)).filter(|maps| *maps != Maps::default());
        let occlusion = apart.map(|picture| Work::Suit(picture, Texels::Numbers));
        colour.into_iter().chain(maps.map(Work::Relief)).chain(occlusion)
    }

    /// Does it.
    pub fn do_it(self, images: &mut Assets<Image>, done: &mut Done) {
        match self {
            Work::Suit(picture, texels) => {
                if let Some(mut image) = images.get_mut(&picture) {
                    suit(&mut image, texels, done.quality);
                    image.asset_usage = RenderAssetUsages::RENDER_WORLD;
                }
            }
            Work::Relief(maps) => {
                let image = |handle: &Option<Handle<Image>>| handle.as_ref().and_then(|h| images.get(h));
                let Some((mut image, metallic)) =
                    relief(image(&maps.normal), image(&maps.roughness), image(&maps.occlusion))
                else {
                    warn!("a surface stays flat: its pictures are not of eight bits");
                    return;
                };
                suit(&mut image, Texels::Numbers, done.quality);
                done.reliefs.insert(maps, Relief { picture: images.add(image), metallic });
            }
        }
    }
}

/// The texels of a picture of eight bits, grey or RGBA, read as if it were of another size.
struct Texel<'a> {
    data: &'a [u8],
    width: usize,
    height: usize,
    channels: usize,
}

impl<'a> Texel<'a> {
    fn of(image: &'a Image) -> Option<Texel<'a>> {
        let channels = match image.texture_descriptor.format {
            TextureFormat::Rgba8Unorm => 4,
            TextureFormat::R8Unorm => 1,
            _ => return None,
        };
        let (width, height) = (image.width() as usize, image.height() as usize);
        let data = image.data.as_deref().filter(|data| data.len() == width * height * channels)?;
        Some(Texel { data, width, height, channels })
    }

    /// Red, green and blue at a place of a picture of so many texels.
    fn at(&self, x: usize, y: usize, [width, height]: [usize; 2]) -> [u8; 3] {
        let i = (y * self.height / height * self.width + x * self.width / width) * self.channels;
        if self.channels == 1 { [self.data[i]; 3] } else { [self.data[i], self.data[i + 1], self.data[i + 2]] }
    }
}

/// The relief of three maps (see [`crate::surface::Surface::relief_map`]), as large as the largest, and the share of
/// metal. `None` if a picture is not one of eight bits or has gone to the graphics card.
fn relief(normal: Option<&Image>, roughness: Option<&Image>, occlusion: Option<&Image>) -> Option<(Image, f32)> {
    let given = [normal, roughness, occlusion];
    let size = [
        given.iter().flatten().map(|i| i.width() as usize).max()?,
        given.iter().flatten().map(|i| i.height() as usize).max()?,
    ];
    let texels = given.map(|image| image.map(Texel::of));
    if texels.iter().any(|texels| matches!(texels, Some(None))) {
        return None;
    }
    let [normal, roughness, occlusion] = texels.map(Option::flatten);
    let mut data = Vec::with_capacity(size[0] * size[1] * 4);
    let mut metal = 0;
    for y in 0..size[1] {
        for x in 0..size[0] {
            let [bent_x, bent_y, _] = normal.as_ref().map_or([128; 3], |map| map.at(x, y, size));
            let [_, rough, metallic] = roughness.as_ref().map_or([255; 3], |map| map.at(x, y, size));
            let [open, ..] = occlusion.as_ref().map_or([255; 3], |map| map.at(x, y, size));
            metal += usize::from(metallic);
            data.extend([bent_x, bent_y, rough, open]);
        }
    }
    let extent = Extent3d { width: size[0] as u32, height: size[1] as u32, depth_or_array_layers: 1 };
    let usage = RenderAssetUsages::RENDER_WORLD;
    let mut image = Image::new(extent, TextureDimension::D2, data, TextureFormat::Rgba8Unorm, usage);
    image.sampler = given.into_iter().flatten().next()?.sampler.clone();
    Some((image, metal as f32 / (255 * size[0] * size[1]) as f32))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(format: TextureFormat, width: u32, data: &[u8]) -> Image {
        let texel = if format == TextureFormat::R8Unorm { 1 } else { 4 };
        let height = data.len() as u32 / texel / width;
        let size = Extent3d { width, height, depth_or_array_layers: 1 };
        Image::new(size, TextureDimension::D2, data.to_vec(), format, RenderAssetUsages::MAIN_WORLD)
    }

    #[test]
    fn three_maps_become_one() {
        let normal = picture(TextureFormat::Rgba8Unorm, 2, &[10, 20, 200, 255, 30, 40, 200, 255]);
        let rough = picture(TextureFormat::Rgba8Unorm, 1, &[7, 90, 255, 255]);
        let hollow = picture(TextureFormat::R8Unorm, 2, &[50, 60]);
        let (relief, metal) = relief(Some(&normal), Some(&rough), Some(&hollow)).expect("all are of eight bits");
        assert_eq!(relief.data.as_deref(), Some(&[10, 20, 90, 50, 30, 40, 90, 60][..]));
        assert_eq!(metal, 1.0);
    }

    #[test]
    fn what_is_not_said_is_flat_rough_and_open() {
        let rough = picture(TextureFormat::Rgba8Unorm, 1, &[0, 90, 0, 255]);
        let (made, metal) = relief(None, Some(&rough), None).expect("it is of eight bits");
        assert_eq!((made.data.as_deref(), metal), (Some(&[128, 128, 90, 255][..]), 0.0));
        let normal = picture(TextureFormat::Rgba8Unorm, 1, &[1, 2, 3, 255]);
        let (made, metal) = relief(Some(&normal), None, None).expect("it is of eight bits");
        assert_eq!((made.data.as_deref(), metal), (Some(&[1, 2, 255, 255][..]), 1.0));
        let colours = picture(TextureFormat::Rgba8UnormSrgb, 1, &[1, 2, 3, 255]);
        assert!(relief(Some(&colours), None, None).is_none(), "colours are no numbers");
        assert!(relief(None, None, None).is_none());
    }
}
