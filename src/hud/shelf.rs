//! The games by family: a row each, and the card of the one that is looked at.

use super::Desk;
use crate::i18n::Texts;
use crate::screens::shelf::folded;
use crate::screens::{Overlay, Wish};
use crate::theme::widgets::{self, Weight};
use crate::theme::{fonts, palette, style};
use bevy_egui::egui::{
    CornerRadius, Frame, Margin, Pos2, Sense, Stroke, StrokeKind, TextEdit, Ui, Vec2, WidgetInfo, WidgetType,
};
use boxwood_core::{Family, GameRules};
use boxwood_search::GameEntry;
use egui_phosphor::regular as sign;

/// From so many games on they are searched for.
const MANY: usize = 6;

/// Draws the games. `first`: nothing is more likely to be pressed than *Play*. `short`: in a low window the buttons come
/// before the story, so that nobody has to scroll to play.
pub fn show(ui: &mut Ui, desk: &mut Desk<'_>, first: bool, short: bool) {
    let games = &desk.games.0;
    if games.len() >= MANY {
        search(ui, desk);
    }
    let wanted = folded(desk.shelf.search.trim());
    let open = desk.shelf.open(desk.games, desk.settings).map(GameRules::id);
    let mut found = false;
    for family in Family::ALL {
        let of_family: Vec<&'static dyn GameEntry> =
            games.iter().copied().filter(|g| g.family() == family && is_found(desk.texts, g.id(), &wanted)).collect();
        if of_family.is_empty() {
            continue;
        }
        found = true;
        if games.len() >= MANY {
            widgets::heading(ui, &desk.texts.say(&format!("family-{}", family.name())));
        }
        for entry in of_family {
            if open == Some(entry.id()) { card(ui, desk, entry.id(), first, short) } else { row(ui, desk, entry.id()) }
        }
    }
    if !found {
        let words = desk.texts.say("title-none-found");
        widgets::paragraph(ui, &words, fonts::italic(style::BODY), palette::BONE_DIM);
    }
}

/// Whether a game answers to what is searched for: by its names in any language, its place or its time.
#[must_use]
pub fn is_found(texts: &Texts, game: &str, wanted: &str) -> bool {
    let said = ["name", "name-english", "names", "place", "century"];
    let about: String =
        said.iter().filter_map(|key| texts.of_game(game, key, &[])).map(|s| folded(&s) + "\n").collect();
    wanted.split_whitespace().all(|word| about.contains(word))
}

fn search(ui: &mut Ui, desk: &mut Desk<'_>) {
    let mut text = desk.shelf.search.clone();
    let hint = format!("{}  {}", sign::MAGNIFYING_GLASS, desk.texts.say("title-search"));
    let field = TextEdit::singleline(&mut text)
        .hint_text(hint)
        .font(fonts::text(style::BODY))
        .margin(Margin::symmetric(14, 11))
        .desired_width(f32::INFINITY);
    let response = ui.add(field);
    widgets::mark(ui, "search", response.rect);
    if text != desk.shelf.search {
        desk.new_search = Some(text);
    }
}

/// A game of which only the name is told.
fn row(ui: &mut Ui, desk: &mut Desk<'_>, game: &str) {
    let say = |key: &str| desk.texts.of_game(game, key, &[]).unwrap_or_default();
    let (name, place) = (say("name"), say("place"));
    let width = ui.available_width();
    let name_galley = ui.painter().layout_no_wrap(name.clone(), fonts::display(21.0), palette::BONE);
    let room = width - name_galley.size().x - 48.0;
    let place_galley = ui.painter().layout_no_wrap(place, fonts::text(style::SMALL), palette::BONE_DIM);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, style::TARGET), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    widgets::mark(ui, &format!("game-{game}"), rect);
    let over = response.hovered() || response.has_focus();
    let ground = if over { palette::WALNUT_HOVERED } else { palette::WALNUT.gamma_multiply(0.8) };
    let rim = if response.has_focus() { Stroke::new(2.0, palette::BONE) } else { Stroke::new(1.0, palette::RIM) };
    let rim = if over { rim } else { Stroke::new(1.0, palette::RIM.gamma_multiply(0.5)) };
    ui.painter().rect(rect, CornerRadius::same(12), ground, rim, StrokeKind::Inside);
    let middle = |galley_height: f32| rect.center().y - galley_height / 2.0;
    let name_height = name_galley.size().y;
    ui.painter().galley(Pos2::new(rect.left() + 16.0, middle(name_height)), name_galley, palette::BONE);
    if place_galley.size().x < room {
        let at = Pos2::new(rect.right() - 16.0 - place_galley.size().x, middle(place_galley.size().y) + 1.0);
        ui.painter().galley(at, place_galley, palette::BONE_DIM);
    }
    if response.clicked() {
        desk.wish(Wish::Look(game.to_owned()));
    }
}

/// The card of a game.
fn card(ui: &mut Ui, desk: &mut Desk<'_>, game: &str, first: bool, short: bool) {
    let say = |texts: &Texts, key: &str| texts.of_game(game, key, &[]).unwrap_or_default();
    let frame = Frame {
        fill: palette::WALNUT.gamma_multiply(0.92),
        stroke: Stroke::new(1.0, palette::RIM),
        corner_radius: CornerRadius::same(16),
        inner_margin: Margin::symmetric(18, 14),
        ..Frame::default()
    };
    frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.set_width(ui.available_width());
        let (name, english) = (say(desk.texts, "name"), say(desk.texts, "name-english"));
        widgets::paragraph(ui, &name, fonts::display(28.0), palette::HONEY);
        if english != name {
            widgets::paragraph(ui, &english, fonts::display_italic(18.0), palette::BONE_DIM);
        }
        let place = format!("{} · {}", say(desk.texts, "place"), say(desk.texts, "century"));
        widgets::paragraph(ui, &place, fonts::text(style::SMALL), palette::BONE_DIM);
        ui.add_space(6.0);
        if short {
            buttons(ui, desk, game, first);
            ui.add_space(6.0);
        }
        widgets::paragraph(ui, &say(desk.texts, "story"), fonts::text(17.0), palette::BONE);
        ui.add_space(4.0);
        let who = format!("{} · {}", say(desk.texts, "players"), say(desk.texts, "length"));
        widgets::paragraph(ui, &who, fonts::italic(style::SMALL), palette::BONE_DIM);
        if !short {
            ui.add_space(8.0);
            buttons(ui, desk, game, first);
        }
    });
}

fn buttons(ui: &mut Ui, desk: &mut Desk<'_>, game: &str, first: bool) {
    ui.spacing_mut().item_spacing.x = 8.0;
    let width = (ui.available_width() - 8.0) / 2.0;
    ui.horizontal(|ui| {
        let weight = if first { Weight::Primary } else { Weight::Plain };
        let words = desk.texts.say("title-play");
        if widgets::button(ui, &format!("play-{game}"), weight, sign::PLAY, &words, Some(width)).clicked() {
            desk.wish(Wish::Setup(game.to_owned()));
        }
        let words = desk.texts.say("title-rules");
        if widgets::button(ui, "rules", Weight::Plain, sign::BOOK_OPEN, &words, Some(width)).clicked() {
            desk.wish(Wish::Open(Overlay::Rules));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_by_what_is_said_of_it() {
        let texts = Texts::default();
        for wanted in ["", "elta", "girls", "chasing girls", "iceland", "17th"] {
            assert!(is_found(&texts, "elta-stelpur", wanted), "{wanted}");
        }
        for wanted in ["morris", "elta norway"] {
            assert!(!is_found(&texts, "elta-stelpur", wanted), "{wanted}");
        }
    }
}
