//! The rules of a game, from its own texts: sections in order, then the words of a source.

use super::Desk;
use crate::theme::widgets;
use crate::theme::{fonts, palette, style};
use bevy_egui::egui::{CornerRadius, Frame, Margin, Stroke, Ui};

/// The sections of the card; a game has those it has texts for.
pub const SECTIONS: [&str; 8] = ["aim", "board", "begin", "throw", "move", "capture", "hornaskella", "readings"];

/// Draws the rules.
pub fn show(ui: &mut Ui, desk: &mut Desk<'_>, game: &str) {
    ui.spacing_mut().item_spacing.y = 4.0;
    let texts = desk.texts;
    if let Some(name) = texts.of_game(game, "name", &[]) {
        widgets::paragraph(ui, &name, fonts::display_italic(22.0), palette::BONE_DIM);
    }
    for section in SECTIONS {
        let title = texts.of_game(game, &format!("rules-{section}"), &[]);
        let words = texts.of_game(game, &format!("rules-{section}-text"), &[]);
        if let (Some(title), Some(words)) = (title, words) {
            widgets::heading(ui, &title);
            widgets::paragraph(ui, &words, fonts::text(style::BODY), palette::BONE);
        }
    }
    let Some(original) = texts.of_game(game, "quote-original", &[]) else { return };
    widgets::heading(ui, &texts.say("rules-original"));
    let frame = Frame {
        fill: palette::NIGHT,
        stroke: Stroke::new(1.0, palette::RIM.gamma_multiply(0.6)),
        corner_radius: CornerRadius::same(12),
        inner_margin: Margin::symmetric(16, 12),
        ..Frame::default()
    };
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        widgets::paragraph(ui, &original, fonts::italic(19.0), palette::BONE);
        if let Some(translation) = texts.of_game(game, "quote-translation", &[]) {
            ui.add_space(6.0);
            widgets::paragraph(ui, &texts.say("rules-translation"), fonts::bold(style::SMALL), palette::BONE_DIM);
            widgets::paragraph(ui, &translation, fonts::text(style::BODY), palette::BONE);
        }
        if let Some(source) = texts.of_game(game, "quote-source", &[]) {
            ui.add_space(6.0);
            widgets::paragraph(ui, &source, fonts::text(style::SMALL), palette::BONE_DIM);
        }
    });
    ui.add_space(8.0);
}
