//! The faces: Alegreya for what is read, EB Garamond for names, Phosphor for signs. All are built in, so that the first
//! frame has its words.

use super::signs;
use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontId};
use std::sync::Arc;

/// What the families are called.
const MEDIUM: &str = "medium";
const BOLD: &str = "bold";
const ITALIC: &str = "italic";
const DISPLAY: &str = "display";
const DISPLAY_ITALIC: &str = "display-italic";
const SIGNS: &str = "phosphor";

static FILES: [(&str, &[u8]); 6] = [
    ("regular", include_bytes!("../../assets/fonts/Alegreya_400Regular.ttf")),
    (MEDIUM, include_bytes!("../../assets/fonts/Alegreya_500Medium.ttf")),
    (BOLD, include_bytes!("../../assets/fonts/Alegreya_700Bold.ttf")),
    (ITALIC, include_bytes!("../../assets/fonts/Alegreya_400Regular_Italic.ttf")),
    (DISPLAY, include_bytes!("../../assets/fonts/EBGaramond_600SemiBold.ttf")),
    (DISPLAY_ITALIC, include_bytes!("../../assets/fonts/EBGaramond_400Regular_Italic.ttf")),
];

/// All fonts and families.
#[must_use]
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in FILES {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
        fonts.families.insert(FontFamily::Name(name.into()), vec![name.to_owned(), SIGNS.to_owned()]);
    }
    let signs = FontData::from_static(&signs::FONT);
    fonts.font_data.insert(SIGNS.to_owned(), Arc::new(signs));
    // The text face first: the signs have blank glyphs for the small letters.
    let usual = vec!["regular".to_owned(), SIGNS.to_owned()];
    fonts.families.insert(FontFamily::Proportional, usual.clone());
    fonts.families.insert(FontFamily::Monospace, usual);
    fonts
}

/// What is read.
#[must_use]
pub fn text(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Buttons, names of things.
#[must_use]
pub fn medium(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(MEDIUM.into()))
}

/// What weighs.
#[must_use]
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// Quotations, asides.
#[must_use]
pub fn italic(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(ITALIC.into()))
}

/// Titles.
#[must_use]
pub fn display(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(DISPLAY.into()))
}

/// What stands below a title.
#[must_use]
pub fn display_italic(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(DISPLAY_ITALIC.into()))
}
