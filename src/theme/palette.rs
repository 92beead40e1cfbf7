//! The colours: walnut, bone and honey. Every pair of text and ground that is used stands in [`TEXT_PAIRS`] and has a
//! contrast of at least 4.5 to 1.

use bevy_egui::egui::Color32;

/// The darkest wood: what lies behind everything.
pub const NIGHT: Color32 = Color32::from_rgb(0x14, 0x0d, 0x08);
/// Dark walnut: panels.
pub const WALNUT: Color32 = Color32::from_rgb(0x26, 0x19, 0x10);
/// Walnut a little lighter: what lies on a panel and can be touched.
pub const WALNUT_RAISED: Color32 = Color32::from_rgb(0x38, 0x27, 0x1a);
/// The same under the pointer.
pub const WALNUT_HOVERED: Color32 = Color32::from_rgb(0x4a, 0x34, 0x23);
/// Edges of panels: a worn rim.
pub const RIM: Color32 = Color32::from_rgb(0x6e, 0x4f, 0x33);
/// Text: bone.
pub const BONE: Color32 = Color32::from_rgb(0xf4, 0xe9, 0xd6);
/// Text of less weight.
pub const BONE_DIM: Color32 = Color32::from_rgb(0xcf, 0xbe, 0xa2);
/// What is chosen, what is to be pressed: honey.
pub const HONEY: Color32 = Color32::from_rgb(0xe3, 0xae, 0x55);
/// Honey under the pointer.
pub const HONEY_HOVERED: Color32 = Color32::from_rgb(0xf3, 0xc6, 0x78);
/// Text on honey.
pub const INK: Color32 = Color32::from_rgb(0x1d, 0x12, 0x0a);
/// Something is not allowed or went wrong: madder. Never the only sign.
pub const MADDER: Color32 = Color32::from_rgb(0xf0, 0x8a, 0x6b);
/// Men of the light side.
pub const LIGHT_MAN: Color32 = Color32::from_rgb(0xe9, 0xd7, 0xb0);
/// The rim of a light man.
pub const LIGHT_MAN_RIM: Color32 = Color32::from_rgb(0x9a, 0x7b, 0x4d);
/// Men of the dark side.
pub const DARK_MAN: Color32 = Color32::from_rgb(0x2b, 0x1c, 0x14);
/// The rim of a dark man.
pub const DARK_MAN_RIM: Color32 = Color32::from_rgb(0xb9, 0x96, 0x6c);
/// The body of a die.
pub const DIE: Color32 = Color32::from_rgb(0xf1, 0xe4, 0xc6);

/// Text colour and ground, wherever text is set.
pub const TEXT_PAIRS: [(Color32, Color32); 13] = [
    (BONE, NIGHT),
    (BONE, WALNUT),
    (BONE, WALNUT_RAISED),
    (BONE, WALNUT_HOVERED),
    (BONE_DIM, NIGHT),
    (BONE_DIM, WALNUT),
    (BONE_DIM, WALNUT_RAISED),
    (BONE_DIM, WALNUT_HOVERED),
    (HONEY, WALNUT),
    (HONEY, WALNUT_RAISED),
    (INK, HONEY),
    (INK, HONEY_HOVERED),
    (MADDER, WALNUT),
];

/// The contrast of two colours by WCAG 2, from 1 to 21.
#[must_use]
pub fn contrast(a: Color32, b: Color32) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn luminance(colour: Color32) -> f32 {
    let linear = |c: u8| {
        let c = f32::from(c) / 255.0;
        if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_stands_out_from_its_ground() {
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        for (text, ground) in TEXT_PAIRS {
            let contrast = contrast(text, ground);
            assert!(contrast >= 4.5, "{text:?} on {ground:?}: {contrast:.2}");
        }
    }

    #[test]
    fn the_sides_differ_in_value_and_not_in_hue_alone() {
        assert!(contrast(LIGHT_MAN, DARK_MAN) > 7.0);
        assert!(contrast(DARK_MAN_RIM, WALNUT) > 3.0, "a dark man is seen on a dark panel by his rim");
    }
}
