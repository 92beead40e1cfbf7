//! The rules of a game, from its own texts: by which reading, sections in order, then the words of a source.

use super::Desk;
use crate::screens::own_rules::RulesPlayed;
use crate::theme::widgets;
use crate::theme::{fonts, palette, style};
use bevy_egui::egui::{CornerRadius, Frame, Margin, Stroke, Ui};
use boxwood_core::RulesetInfo;

/// By which reading a game is played, or would be.
#[derive(Clone, Debug)]
pub struct Reading<'a> {
    /// The named ruleset.
    pub ruleset: &'a RulesetInfo,
    /// The player's own rules, where they are otherwise.
    pub changed: Option<RulesPlayed>,
}

/// Draws the rules. Which sections there are, and in what order, the game's own texts say (`GAME-rules-sections`).
pub fn show(ui: &mut Ui, desk: &mut Desk<'_>, game: &str, by: Option<&Reading<'_>>) {
    ui.spacing_mut().item_spacing.y = 4.0;
    let texts = desk.texts;
    if let Some(name) = texts.of_game(game, "name", &[]) {
        widgets::paragraph(ui, &name, fonts::display_italic(22.0), palette::BONE_DIM);
    }
    if let Some(by) = by {
        reading(ui, desk, game, by);
    }
    let sections = texts.of_game(game, "rules-sections", &[]).unwrap_or_default();
    for section in sections.split_whitespace() {
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

/// The reading that is played, or would be: what it does otherwise, and where it comes from.
fn reading(ui: &mut Ui, desk: &Desk<'_>, game: &str, by: &Reading<'_>) {
    widgets::heading(ui, &desk.texts.say("rules-reading"));
    let ruleset = by.ruleset;
    if let Some(played) = &by.changed {
        let title = desk.games.find(game).map(|entry| desk.texts.rules_played(entry, played)).unwrap_or_default();
        widgets::paragraph(ui, &title, fonts::bold(style::BODY), palette::HONEY);
        for (switch, value) in &played.changes {
            let told = desk.texts.switches_told(game, &[(switch.clone(), value.clone())]);
            widgets::paragraph(ui, &format!("· {told}"), fonts::text(style::BODY), palette::BONE);
        }
        let base = desk.texts.ruleset_title(game, ruleset);
        let after = desk.texts.tell("own-otherwise", &[("ruleset", base.into())]);
        widgets::paragraph(ui, &after, fonts::italic(style::BODY), palette::BONE_DIM);
    }
    let year = ruleset.year.as_ref().map(|year| format!(" · {year}")).unwrap_or_default();
    let title = desk.texts.ruleset_title(game, ruleset);
    widgets::paragraph(ui, &format!("{title}{year}"), fonts::bold(style::BODY), palette::BONE);
    let difference = format!("ruleset-{game}-{}-difference", ruleset.id);
    if desk.texts.has(&difference) {
        widgets::paragraph(ui, &desk.texts.say(&difference), fonts::text(style::BODY), palette::BONE);
    }
    let source = desk.texts.ruleset_source(game, ruleset);
    widgets::paragraph(ui, &source, fonts::text(style::SMALL), palette::BONE_DIM);
}
