//! Comparing two pictures as an eye would.

use image::RgbImage;

/// How far two pictures are apart, in hundredths of the way from black to white in Oklab (1 is hardly seen, 5 is plain).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Distance {
    /// Over the whole picture.
    pub mean: f32,
    /// In the worst block.
    pub worst: f32,
}

/// Pictures are compared by blocks of this many pixels a side: the grain of a renderer, an edge a fraction of a pixel
/// away, are left aside; a man who stands elsewhere is not.
const BLOCK: u32 = 4;

/// The distance of two pictures of one size.
pub fn distance(a: &RgbImage, b: &RgbImage) -> Distance {
    assert_eq!(a.dimensions(), b.dimensions(), "pictures of one size");
    let apart = blocks(a, b, |one, two| one.iter().zip(two).map(|(p, q)| (p - q).powi(2)).sum::<f32>().sqrt() * 100.0);
    let worst = apart.iter().copied().fold(0.0, f32::max);
    Distance { mean: apart.iter().sum::<f32>() / apart.len() as f32, worst }
}

/// A picture of where two pictures differ: the brighter, the further apart.
pub fn difference(a: &RgbImage, b: &RgbImage) -> RgbImage {
    let mut picture = RgbImage::new(a.width(), a.height());
    for (x, y, pixel) in picture.enumerate_pixels_mut() {
        let (p, q) = (oklab(linear(a.get_pixel(x, y).0)), oklab(linear(b.get_pixel(x, y).0)));
        let apart = p.iter().zip(q).map(|(p, q)| (p - q).powi(2)).sum::<f32>().sqrt();
        // A tenth of the way from black to white shows as white.
        pixel.0 = [(apart * 10.0 * 255.0).min(255.0) as u8; 3];
    }
    picture
}

fn blocks(a: &RgbImage, b: &RgbImage, apart: impl Fn([f32; 3], [f32; 3]) -> f32) -> Vec<f32> {
    let mut all = Vec::new();
    for y in (0..a.height()).step_by(BLOCK as usize) {
        for x in (0..a.width()).step_by(BLOCK as usize) {
            all.push(apart(block(a, x, y), block(b, x, y)));
        }
    }
    all
}

/// The mean colour of a block, averaged as light, in Oklab.
fn block(picture: &RgbImage, x: u32, y: u32) -> [f32; 3] {
    let (right, bottom) = ((x + BLOCK).min(picture.width()), (y + BLOCK).min(picture.height()));
    let mut sum = [0.0; 3];
    for row in y..bottom {
        for column in x..right {
            let light = linear(picture.get_pixel(column, row).0);
            sum.iter_mut().zip(light).for_each(|(s, l)| *s += l);
        }
    }
    let count = ((right - x) * (bottom - y)) as f32;
    oklab(sum.map(|s| s / count))
}

/// sRGB to linear light.
fn linear(pixel: [u8; 3]) -> [f32; 3] {
    pixel.map(|value| {
        let value = f32::from(value) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

/// Linear sRGB to Oklab, after Björn Ottosson: equal distances look about equally different.
fn oklab([r, g, b]: [f32; 3]) -> [f32; 3] {
    let l = (0.412_221_46 * r + 0.536_332_55 * g + 0.051_445_995 * b).cbrt();
    let m = (0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b).cbrt();
    let s = (0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b).cbrt();
    [
        0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
        1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
        0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
    ]
}
