//! The title: the name of the house, the game to go on with, the games on the shelf.

use super::layout::{Shape, shape};
use super::shelf::{self, Card};
use super::{Desk, area, results, series, table};
use crate::i18n::Texts;
use crate::screens::saved::Continuable;
use crate::screens::{Overlay, Wish};
use crate::theme::signs as sign;
use crate::theme::widgets::{self, Weight};
use crate::theme::{fonts, palette, style};
use bevy_egui::egui::{
    Align, Color32, Context, Layout, Mesh, Pos2, Rect, RichText, ScrollArea, Shape as Figure, Ui, UiBuilder, Vec2,
};
use std::time::Duration;

/// Draws the title and says what it leaves to the board behind it.
pub fn show(ctx: &Context, desk: &mut Desk<'_>, saved: Option<&Continuable>) -> Rect {
    let window = ctx.viewport_rect();
    let upright = shape(window.size()) == Shape::Tall;
    let (column, board) = if upright {
        let board_bottom = window.top() + window.height() * if shows_board(window.height()) { 0.38 } else { 0.0 };
        let board = Rect::from_min_max(
            Pos2::new(window.left(), window.top() + 96.0),
            Pos2::new(window.right(), board_bottom.max(window.top() + 220.0)),
        );
        (window.shrink2(Vec2::new(14.0, 0.0)), board)
    } else {
        let width = (window.width() * 0.36).clamp(380.0, 520.0);
        let column =
            Rect::from_min_size(window.min, Vec2::new(width + 36.0, window.height())).shrink2(Vec2::new(36.0, 0.0));
        (
            column.translate(Vec2::new(8.0, 0.0)),
            Rect::from_min_max(Pos2::new(column.right() + 24.0, window.top()), window.max),
        )
    };
    backdrop(ctx, window, upright, column.right() + 40.0);
    // Where there is room, the card lies under the board, and the list of the games stays short.
    let (board, under_board) = if !upright && desk.games.0.len() > 1 && window.height() >= 560.0 {
        let (above, below) = board.split_top_bottom_at_y(board.bottom() - shelf::UNDER_BOARD - 28.0);
        (above, Some(below.shrink2(Vec2::new(16.0, 14.0))))
    } else {
        (board, None)
    };
    if let Some(card) = under_board {
        area(ctx, desk, "card", card, |ui, desk| shelf::under_board(ui, desk, card, saved.is_none()));
    }
    area(ctx, desk, "title", column, |ui, desk| {
        // The way out stays in sight, however long the list of the games is.
        let below = if upright { 0.0 } else { style::TARGET + 24.0 };
        let (list, end) = column.split_top_bottom_at_y(column.bottom() - below);
        if !upright {
            widgets::within(ui, end.with_min_y(end.top() + 10.0), |ui| foot(ui, desk));
        }
        let mut ui = ui.new_child(UiBuilder::new().max_rect(list));
        let ui = &mut ui;
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            let roomy = ui.available_height() > 560.0;
            // In a short window the buttons come before the story, so that nobody has to scroll to play.
            let short = window.height() < 640.0;
            ui.add_space(match (short, upright) {
                (true, _) => 4.0,
                (false, true) => 14.0,
                (false, false) => ui.available_height() * 0.08,
            });
            name(ui, desk, upright, window.height());
            if upright && shows_board(window.height()) {
                ui.add_space((board.bottom() - ui.cursor().top()).max(8.0));
            } else {
                ui.add_space(if roomy { 22.0 } else { 10.0 });
            }
            if let Some(saved) = saved {
                go_on(ui, desk, saved);
                ui.add_space(if roomy { 10.0 } else { 4.0 });
            }
            let place = match (under_board, short) {
                (Some(_), _) => Card::Elsewhere,
                (None, false) if !upright || window.height() >= 720.0 => Card::Among,
                (None, _) => Card::AmongShort,
            };
            shelf::show(ui, desk, saved.is_none(), place);
            if upright {
                ui.add_space(if roomy { 10.0 } else { 4.0 });
                foot(ui, desk);
            }
            ui.add_space(14.0);
        });
    });
    board
}

/// Whether an upright window is high enough for the board above the list of the games.
const fn shows_board(height: f32) -> bool {
    height >= 600.0
}

/// The table behind, darkened where there is something to read.
fn backdrop(ctx: &Context, window: Rect, upright: bool, edge: f32) {
    table::dim(ctx, window, 0.18);
    let layer = bevy_egui::egui::LayerId::new(bevy_egui::egui::Order::Background, bevy_egui::egui::Id::new("dim"));
    let mut mesh = Mesh::default();
    let mut band = |from: Pos2, to: Pos2, first: Color32, last: Color32, across: bool| {
        let base = mesh.vertices.len() as u32;
        let corners = [from, Pos2::new(to.x, from.y), to, Pos2::new(from.x, to.y)];
        let colours = if across { [first, last, last, first] } else { [first, first, last, last] };
        for (corner, colour) in corners.into_iter().zip(colours) {
            mesh.colored_vertex(corner, colour);
        }
        mesh.add_triangle(base, base + 1, base + 2);
        mesh.add_triangle(base, base + 2, base + 3);
    };
    // A ground that thins out without an edge.
    let mut fade = |from: f32, to: f32, first: f32, last: f32, across: bool| {
        const STEPS: usize = 12;
        let strength = |t: f32| {
            let smooth = t * t * (3.0 - 2.0 * t);
            palette::NIGHT.gamma_multiply(first + (last - first) * smooth)
        };
        for i in 0..STEPS {
            let (t, u) = (i as f32 / STEPS as f32, (i + 1) as f32 / STEPS as f32);
            let (a, b) = (from + (to - from) * t, from + (to - from) * u);
            let (start, end) = if across {
                (Pos2::new(a, window.top()), Pos2::new(b, window.bottom()))
            } else {
                (Pos2::new(window.left(), a), Pos2::new(window.right(), b))
            };
            band(start, end, strength(t), strength(u), across);
        }
    };
    if upright {
        let middle = window.top() + window.height() * 0.34;
        fade(window.top(), window.top() + 150.0, 0.94, 0.0, false);
        fade(middle, middle + 110.0, 0.0, 0.94, false);
        fade(middle + 110.0, window.bottom(), 0.94, 0.94, false);
    } else {
        fade(window.left(), edge * 0.35, 0.95, 0.95, true);
        fade(edge * 0.35, edge + 160.0, 0.95, 0.0, true);
    }
    ctx.layer_painter(layer).add(Figure::mesh(mesh));
}

fn name(ui: &mut Ui, desk: &Desk<'_>, upright: bool, height: f32) {
    let size = match (height, upright) {
        (..440.0, false) => 32.0,
        (..640.0, _) => 44.0,
        (_, true) => 52.0,
        (_, false) => 72.0,
    };
    ui.spacing_mut().item_spacing.y = 0.0;
    let align = if upright { Align::Center } else { Align::Min };
    ui.with_layout(Layout::top_down(align), |ui| {
        ui.label(RichText::new(desk.texts.say("app-name")).font(fonts::display(size)).color(palette::BONE));
        if size < 40.0 {
            return;
        }
        let tagline = RichText::new(desk.texts.say("app-tagline")).font(fonts::display_italic((size * 0.33).max(17.0)));
        ui.label(tagline.color(palette::BONE_DIM));
    });
    ui.spacing_mut().item_spacing.y = 8.0;
}

fn go_on(ui: &mut Ui, desk: &mut Desk<'_>, saved: &Continuable) {
    let width = ui.available_width();
    let words = desk.texts.say("title-continue");
    if widgets::button(ui, "continue", Weight::Primary, sign::PLAY, &words, Some(width)).clicked() {
        desk.wish(Wish::Continue);
    }
    let game = desk.texts.of_game(saved.game, "name", &[]).unwrap_or_else(|| saved.game.to_owned());
    let rules = desk.games.find(saved.game).map(|entry| desk.texts.rules_played(entry, &saved.rules));
    let rules = rules.unwrap_or_default();
    let detail = desk.texts.tell(
        "title-continue-detail",
        &[("game", game.into()), ("ruleset", rules.into()), ("when", ago(saved.age, desk.texts).into())],
    );
    widgets::paragraph(ui, &detail, fonts::text(style::SMALL), palette::BONE_DIM);
    if let Some(series) = saved.series.as_ref().filter(|series| !series.played.is_empty()) {
        let words = desk.texts.tell("title-continue-series", &[("score", series::points(series.score()).into())]);
        widgets::paragraph(ui, &words, fonts::text(style::SMALL), palette::BONE_DIM);
    }
}

/// How long ago, in words.
#[must_use]
pub fn ago(age: Option<Duration>, texts: &Texts) -> String {
    let Some(seconds) = age.map(|age| age.as_secs()) else { return texts.say("when-long") };
    let count = |unit: u64| [("count", ((seconds / unit) as usize).into())];
    match seconds {
        0..=59 => texts.say("when-now"),
        60..=3_599 => texts.tell("when-minutes", &count(60)),
        3_600..=86_399 => texts.tell("when-hours", &count(3_600)),
        86_400..=31_535_999 => texts.tell("when-days", &count(86_400)),
        _ => texts.say("when-long"),
    }
}

fn foot(ui: &mut Ui, desk: &mut Desk<'_>) {
    // A page is left by leaving it; there the game as a text has a sign in the place of the way out.
    let page = cfg!(target_arch = "wasm32");
    ui.spacing_mut().item_spacing.x = 8.0;
    let (wide, signs) = if page { (1.0, 3.0) } else { (2.0, 2.0) };
    let width = (ui.available_width() - 24.0 - signs * style::TARGET) / wide;
    ui.horizontal(|ui| {
        let words = desk.texts.say("title-settings");
        if widgets::button(ui, "settings", Weight::Plain, sign::GEAR, &words, Some(width)).clicked() {
            desk.wish(Wish::Open(Overlay::Settings));
        }
        let words = desk.texts.say("menu-games");
        if widgets::sign_button(ui, "games", sign::FILES, &words, true).clicked() {
            desk.wish(Wish::Open(Overlay::Games));
        }
        results::button(ui, desk);
        if page {
            let words = desk.texts.say("page-record");
            if widgets::sign_button(ui, "as-text", sign::SCROLL, &words, true).clicked() {
                desk.wish(Wish::AsText);
            }
        } else {
            let words = desk.texts.say("title-quit");
            if widgets::button(ui, "quit", Weight::Plain, sign::SIGN_OUT, &words, Some(width)).clicked() {
                desk.wish(Wish::Quit);
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_told_as_people_tell_it() {
        let texts = Texts::default();
        let told = |seconds| ago(Some(Duration::from_secs(seconds)), &texts);
        assert_eq!(told(3), "just now");
        assert_eq!(told(60), "a minute ago");
        assert_eq!(told(60 * 59), "59 minutes ago");
        assert_eq!(told(3_600), "an hour ago");
        assert_eq!(told(86_400), "yesterday");
        assert_eq!(told(86_400 * 9), "9 days ago");
        assert_eq!(ago(None, &texts), "some time ago");
    }
}
