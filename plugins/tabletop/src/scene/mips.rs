//! Mipmaps, made on the CPU when a picture arrives: without them fine grain shimmers, and WebGL2 has no compute shader
//! that could make them.

use crate::settings::Quality;
use bevy::image::{ImageFilterMode, ImageSampler};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureFormat};
use std::sync::LazyLock;

/// What the texels of a picture mean, and so how four become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Texels {
    /// Colours with the sRGB curve: averaged as light.
    Colour,
    /// Plain numbers: averaged as they are. So are the slopes of a relief: two against each other make it flat.
    Numbers,
}

/// A picture is large from this many texels a side.
const LARGE: usize = 512;

static TO_LINEAR: LazyLock<[f32; 256]> = LazyLock::new(|| {
    std::array::from_fn(|i| {
        let c = i as f32 / 255.0;
        if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    })
});

static FROM_LINEAR: LazyLock<[u8; 4096]> = LazyLock::new(|| {
    std::array::from_fn(|i| {
        let c = i as f32 / 4095.0;
        let s = if c <= 0.003_130_8 { c * 12.92 } else { 1.055 * c.powf(1.0 / 2.4) - 0.055 };
        (s * 255.0 + 0.5) as u8
    })
});

/// Gives a picture the levels and the way of being read that a quality has.
pub fn suit(image: &mut Image, texels: Texels, quality: Quality) {
    if quality.has_mipmaps() {
        add_mipmaps(image, texels);
    } else {
        shrink(image, texels);
    }
    let format = &mut image.texture_descriptor.format;
    if texels == Texels::Colour && quality.decodes_colors() && *format == TextureFormat::Rgba8UnormSrgb {
        *format = TextureFormat::Rgba8Unorm;
    }
    if matches!(image.sampler, ImageSampler::Default) {
        image.sampler = ImageSampler::linear();
    }
    let sampler = image.sampler.get_or_init_descriptor();
    sampler.mag_filter = ImageFilterMode::Linear;
    sampler.min_filter = ImageFilterMode::Linear;
    sampler.mipmap_filter = if quality.blends_mipmaps() { ImageFilterMode::Linear } else { ImageFilterMode::Nearest };
    sampler.anisotropy_clamp = quality.anisotropy();
}

/// The texels of a picture of eight-bit RGBA with one level, and its size; `None` for another.
fn plain(image: &mut Image) -> Option<(&mut Vec<u8>, usize, usize)> {
    let eight_bit =
        matches!(image.texture_descriptor.format, TextureFormat::Rgba8Unorm | TextureFormat::Rgba8UnormSrgb);
    let (width, height) = (image.width() as usize, image.height() as usize);
    let alone = image.texture_descriptor.mip_level_count == 1;
    let data = image.data.as_mut().filter(|data| eight_bit && alone && data.len() == width * height * 4)?;
    Some((data, width, height))
}

/// Adds all smaller levels to a picture. One that has levels already, or is not of eight bits, is left as it is.
fn add_mipmaps(image: &mut Image, texels: Texels) {
    let Some((data, mut width, mut height)) = plain(image) else { return };
    let mut level = data.clone();
    let mut levels = 1;
    while width > 1 || height > 1 {
        (level, width, height) = halve(&level, width, height, texels);
        data.extend_from_slice(&level);
        levels += 1;
    }
    image.texture_descriptor.mip_level_count = levels;
}

/// Makes a picture half as wide and high, if it is large.
fn shrink(image: &mut Image, texels: Texels) {
    let Some((data, width, height)) = plain(image).filter(|(_, width, height)| width.max(height) >= &LARGE) else {
        return;
    };
    let (smaller, width, height) = halve(data, width, height, texels);
    *data = smaller;
    image.texture_descriptor.size = Extent3d { width: width as u32, height: height as u32, depth_or_array_layers: 1 };
}

/// A level half as wide and high, and how wide and high that is.
fn halve(from: &[u8], width: usize, height: usize, texels: Texels) -> (Vec<u8>, usize, usize) {
    let (w, h) = ((width / 2).max(1), (height / 2).max(1));
    let mut to = Vec::with_capacity(w * h * 4);
    let (linear, back) = (&*TO_LINEAR, &*FROM_LINEAR);
    for y in 0..h {
        let (y0, y1) = ((2 * y).min(height - 1), (2 * y + 1).min(height - 1));
        for x in 0..w {
            let (x0, x1) = ((2 * x).min(width - 1), (2 * x + 1).min(width - 1));
            let four = [(y0, x0), (y0, x1), (y1, x0), (y1, x1)].map(|(y, x)| {
                let i = (y * width + x) * 4;
                [from[i], from[i + 1], from[i + 2], from[i + 3]]
            });
            let mean = |c: usize| four.iter().map(|t| u16::from(t[c])).sum::<u16>();
            let number = |c: usize| ((mean(c) + 2) / 4) as u8;
            match texels {
                Texels::Numbers => to.extend([number(0), number(1), number(2)]),
                Texels::Colour => to.extend([0, 1, 2].map(|c| {
                    let light = four.iter().map(|t| linear[usize::from(t[c])]).sum::<f32>() * 0.25;
                    back[(light * 4095.0 + 0.5) as usize]
                })),
            }
            to.push(number(3));
        }
    }
    (to, w, h)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::asset::RenderAssetUsages;
    use bevy::render::render_resource::TextureDimension;

    fn checker(format: TextureFormat) -> Image {
        let size = Extent3d { width: 4, height: 2, depth_or_array_layers: 1 };
        let data = (0..8).flat_map(|i: usize| [if (i % 4 + i / 4).is_multiple_of(2) { 0 } else { 255 }; 4]).collect();
        Image::new(size, TextureDimension::D2, data, format, RenderAssetUsages::default())
    }

    #[test]
    fn every_level_down_to_one_texel() {
        let mut image = checker(TextureFormat::Rgba8UnormSrgb);
        add_mipmaps(&mut image, Texels::Colour);
        assert_eq!(image.texture_descriptor.mip_level_count, 3);
        assert_eq!(image.data.as_ref().map(Vec::len), Some((8 + 2 + 1) * 4));
    }

    #[test]
    fn pictures_are_read_as_is_cheap() {
        let suited = |quality| {
            let mut image = checker(TextureFormat::Rgba8UnormSrgb);
            suit(&mut image, Texels::Colour, quality);
            let ImageSampler::Descriptor(sampler) = image.sampler else { panic!("it says how it is sampled") };
            let texture = &image.texture_descriptor;
            (texture.format, texture.mip_level_count, sampler.mipmap_filter, sampler.anisotropy_clamp)
        };
        let (decoded, encoded) = (TextureFormat::Rgba8UnormSrgb, TextureFormat::Rgba8Unorm);
        assert_eq!(suited(Quality::Test), (encoded, 1, ImageFilterMode::Nearest, 1));
        assert_eq!(suited(Quality::Low), (encoded, 3, ImageFilterMode::Nearest, 1));
        assert_eq!(suited(Quality::High), (decoded, 3, ImageFilterMode::Linear, 8));
    }

    #[test]
    fn only_large_pictures_become_smaller() {
        let side = LARGE as u32;
        for (height, becomes) in [(side, (side / 2, side / 2)), (side / 2, (side / 2, side / 4))] {
            let size = Extent3d { width: side, height, depth_or_array_layers: 1 };
            let (format, usage) = (TextureFormat::Rgba8Unorm, RenderAssetUsages::default());
            let mut image = Image::new_fill(size, TextureDimension::D2, &[1, 2, 3, 4], format, usage);
            suit(&mut image, Texels::Numbers, Quality::Test);
            assert_eq!((image.width(), image.height()), becomes);
            let data = image.data.as_deref().unwrap();
            assert_eq!((data.len() as u32, &data[..4]), (becomes.0 * becomes.1 * 4, &[1, 2, 3, 4][..]));
        }
        let mut small = checker(TextureFormat::Rgba8Unorm);
        suit(&mut small, Texels::Numbers, Quality::Test);
        assert_eq!(small.width(), 4);
    }

    #[test]
    fn black_and_white_is_half_the_light() {
        let mut image = checker(TextureFormat::Rgba8UnormSrgb);
        add_mipmaps(&mut image, Texels::Colour);
        assert_eq!(image.data.unwrap()[32], 188, "half the light is 188 of 255 on the sRGB curve");
        let mut image = checker(TextureFormat::Rgba8Unorm);
        add_mipmaps(&mut image, Texels::Numbers);
        assert_eq!(image.data.unwrap()[32], 128);
    }
}
