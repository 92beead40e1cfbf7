//! The games by family: a row each, and the card of the one that is looked at.

use super::{Desk, boards};
use crate::i18n::Texts;
use crate::screens::shelf::folded;
use crate::screens::{Overlay, Wish};
use crate::theme::signs as sign;
use crate::theme::widgets::{self, Weight};
use crate::theme::{fonts, palette, style};
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    CornerRadius, Frame, Image, Margin, Pos2, Rect, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Ui, Vec2,
    WidgetInfo, WidgetType,
};
use boxwood_core::{Family, GameRules};
use boxwood_search::GameEntry;

/// From so many games on they are searched for.
const MANY: usize = 6;

/// The width from which on a game's place is told beside its name.
const SHORTEST_PLACE: f32 = 60.0;

/// Where the card of the game that is looked at goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Card {
    /// In its place among the others.
    Among,
    /// The same, its buttons before the story: in a low window nobody shall have to scroll to play.
    AmongShort,
    /// Not here: it lies under the board.
    Elsewhere,
}

/// Draws the games. `first`: nothing is more likely to be pressed than *Play*.
pub fn show(ui: &mut Ui, desk: &mut Desk<'_>, first: bool, place: Card) {
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
            let chosen = open == Some(entry.id());
            match place {
                Card::Among if chosen => card(ui, desk, entry.id(), first, false),
                Card::AmongShort if chosen => card(ui, desk, entry.id(), first, true),
                _ => row(ui, desk, entry.id(), chosen),
            }
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
fn row(ui: &mut Ui, desk: &mut Desk<'_>, game: &str, chosen: bool) {
    let say = |key: &str| desk.texts.of_game(game, key, &[]).unwrap_or_default();
    let (name, place) = (say("name"), say("place"));
    let width = ui.available_width();
    let picture = Vec2::new((style::TARGET - 6.0) * boards::SHAPE, style::TARGET - 6.0);
    let before = picture.x + 16.0;
    let name_galley = ui.painter().layout_no_wrap(name.clone(), fonts::display(21.0), palette::BONE);
    let room = width - before - name_galley.size().x - 32.0;
    // What there is no room for is left out of the place.
    let mut place = LayoutJob::simple_singleline(place, fonts::text(style::SMALL), palette::BONE_DIM);
    place.wrap = TextWrapping::truncate_at_width(room.max(0.0));
    let place_galley = ui.painter().layout_job(place);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, style::TARGET), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    widgets::mark(ui, &format!("game-{game}"), rect);
    let over = response.hovered() || response.has_focus();
    let ground = match (over, chosen) {
        (true, _) => palette::WALNUT_HOVERED,
        (_, true) => palette::WALNUT_RAISED,
        _ => palette::WALNUT.gamma_multiply(0.8),
    };
    let rim = match (response.has_focus(), chosen) {
        (true, _) => Stroke::new(2.0, palette::BONE),
        (_, true) => Stroke::new(2.0, palette::HONEY),
        _ => Stroke::new(1.0, palette::RIM.gamma_multiply(0.5)),
    };
    ui.painter().rect(rect, CornerRadius::same(12), ground, rim, StrokeKind::Inside);
    if let Some(texture) = desk.boards.of(game) {
        let spot = Rect::from_min_size(rect.min + Vec2::splat(3.0), picture);
        Image::new((texture, picture)).corner_radius(CornerRadius::same(9)).paint_at(ui, spot);
    }
    let middle = |galley_height: f32| rect.center().y - galley_height / 2.0;
    let name_height = name_galley.size().y;
    ui.painter().galley(Pos2::new(rect.left() + before, middle(name_height)), name_galley, palette::BONE);
    if room > SHORTEST_PLACE {
        let at = Pos2::new(rect.right() - 16.0 - place_galley.size().x, middle(place_galley.size().y) + 1.0);
        ui.painter().galley(at, place_galley, palette::BONE_DIM);
    }
    if response.clicked() {
        desk.wish(Wish::Look(game.to_owned()));
    }
}

/// How high the card under the board is.
pub const UNDER_BOARD: f32 = 204.0;

/// The card of the game that is looked at, as a sheet under its board.
pub fn under_board(ui: &mut Ui, desk: &mut Desk<'_>, rect: Rect, first: bool) {
    let Some(game) = desk.shelf.open(desk.games, desk.settings).map(GameRules::id) else { return };
    let frame = style::plate();
    ui.painter().add(frame.shadow.as_shape(rect, frame.corner_radius));
    ui.painter().rect(rect, frame.corner_radius, frame.fill, frame.stroke, StrokeKind::Inside);
    let inner = rect.shrink2(Vec2::new(20.0, 14.0));
    let buttons_width = (inner.width() * 0.28).clamp(130.0, 190.0);
    let (told, pressed) = inner.split_left_right_at_x(inner.right() - buttons_width - 22.0);
    widgets::within(ui, told, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let say = |key: &str| desk.texts.of_game(game, key, &[]).unwrap_or_default();
        let (name, english) = (say("name"), say("name-english"));
        widgets::paragraph(ui, &name, fonts::display(28.0), palette::HONEY);
        let about: Vec<String> = [english, say("place"), say("century")]
            .into_iter()
            .filter(|words| !words.is_empty() && *words != name)
            .collect();
        widgets::paragraph(ui, &about.join(" · "), fonts::text(style::SMALL), palette::BONE_DIM);
        ui.add_space(6.0);
        let story = desk.texts.of_game(game, "story", &[]).unwrap_or_default();
        ScrollArea::vertical().max_height(ui.available_height()).show(ui, |ui| {
            widgets::paragraph(ui, &story, fonts::text(17.0), palette::BONE);
        });
    });
    widgets::within(ui, pressed.with_min_x(pressed.left() + 22.0), |ui| {
        let say = |key: &str| desk.texts.of_game(game, key, &[]).unwrap_or_default();
        for words in [say("players"), say("length")] {
            widgets::paragraph(ui, &words, fonts::italic(style::SMALL), palette::BONE_DIM);
        }
        ui.add_space((ui.available_height() - 2.0 * style::TARGET - 8.0).max(0.0));
        play_button(ui, desk, game, first, buttons_width);
        rules_button(ui, desk, buttons_width);
    });
}

/// What the game is called, where and when it was played.
fn headline(ui: &mut Ui, texts: &Texts, game: &str) {
    let say = |key: &str| texts.of_game(game, key, &[]).unwrap_or_default();
    let (name, english) = (say("name"), say("name-english"));
    widgets::paragraph(ui, &name, fonts::display(28.0), palette::HONEY);
    if english != name && !english.is_empty() {
        widgets::paragraph(ui, &english, fonts::display_italic(18.0), palette::BONE_DIM);
    }
    let place = format!("{} · {}", say("place"), say("century"));
    widgets::paragraph(ui, &place, fonts::text(style::SMALL), palette::BONE_DIM);
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
        headline(ui, desk.texts, game);
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
        play_button(ui, desk, game, first, width);
        rules_button(ui, desk, width);
    });
}

fn play_button(ui: &mut Ui, desk: &mut Desk<'_>, game: &str, first: bool, width: f32) {
    let weight = if first { Weight::Primary } else { Weight::Plain };
    let words = desk.texts.say("title-play");
    if widgets::button(ui, &format!("play-{game}"), weight, sign::PLAY, &words, Some(width)).clicked() {
        desk.wish(Wish::Setup(game.to_owned()));
    }
}

fn rules_button(ui: &mut Ui, desk: &mut Desk<'_>, width: f32) {
    let words = desk.texts.say("title-rules");
    if widgets::button(ui, "rules", Weight::Plain, sign::BOOK_OPEN, &words, Some(width)).clicked() {
        desk.wish(Wish::Open(Overlay::Rules));
    }
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
