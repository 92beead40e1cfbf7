//! The end of a game: who won and why, the board in view, and what next.

use super::layout::Shape;
use super::model::EndModel;
use super::{Desk, moves, results};
use crate::screens::Wish;
use crate::theme::signs as sign;
use crate::theme::widgets::{self, Weight};
use crate::theme::{fonts, palette, style};
use bevy_egui::egui::{Align, Color32, FontId, Layout, Rect, Stroke, StrokeKind, Ui, UiBuilder, Vec2};

/// Draws the card into the rectangle it has.
pub fn show(ui: &mut Ui, desk: &mut Desk<'_>, end: &EndModel, shape: Shape) {
    let frame = style::plate();
    let rect = ui.max_rect();
    ui.painter().add(frame.shadow.as_shape(rect, frame.corner_radius));
    ui.painter().rect(rect, frame.corner_radius, frame.fill, Stroke::new(1.5, palette::HONEY), StrokeKind::Inside);
    widgets::mark(ui, "end-card", rect);
    // Three fingers' breadth of buttons must fit into the narrow card of a low window.
    let inner = rect.shrink2(Vec2::new(if shape == Shape::Low { 8.0 } else { 16.0 }, 10.0));
    let choices = choices(end);
    let count = choices.len() as f32;
    match shape {
        Shape::Wide => {
            let room = if choices.len() < 3 { 290.0_f32 } else { 440.0 };
            let (words, buttons) = inner.split_left_right_at_x(inner.right() - room.min(inner.width() * 0.55));
            let words = signs(ui, desk, words.with_max_x(words.right() - 12.0));
            widgets::within(ui, words, |ui| tell(ui, end, 26.0));
            let width = (buttons.width() - 8.0 * (count - 1.0)) / count;
            let mut ui = ui.new_child(UiBuilder::new().max_rect(buttons).layout(Layout::left_to_right(Align::Center)));
            ui.spacing_mut().item_spacing.x = 8.0;
            for (name, weight, sign, key, wish) in choices {
                // Where there is little room it is for the words.
                let sign = if width < 120.0 { "" } else { sign };
                let words = desk.texts.say(key);
                if widgets::button(&mut ui, name, weight, sign, &words, Some(width)).clicked() {
                    desk.wish(wish);
                }
            }
        }
        Shape::Tall => {
            let (words, buttons) = inner.split_top_bottom_at_y(inner.bottom() - style::TARGET - 8.0);
            let words = signs(ui, desk, words);
            widgets::within(ui, words, |ui| tell(ui, end, 24.0));
            let width = (buttons.width() - 8.0 * (count - 1.0)) / count;
            let mut ui = ui.new_child(UiBuilder::new().max_rect(buttons).layout(Layout::left_to_right(Align::Center)));
            ui.spacing_mut().item_spacing.x = 8.0;
            for (name, weight, _, key, wish) in choices {
                let words = desk.texts.say(key);
                if widgets::button(&mut ui, name, weight, "", &words, Some(width)).clicked() {
                    desk.wish(wish);
                }
            }
        }
        Shape::Low => {
            let title = Rect::from_min_size(inner.min, Vec2::new(inner.width(), style::TARGET));
            moves::button(ui, desk, title);
            widgets::within(ui, inner, |ui| {
                widgets::within(ui, title.with_max_x(title.right() - style::TARGET - 4.0), |ui| {
                    // Two lines beside the button, where one is too short.
                    widgets::paragraph(ui, &end.title, fonts::display(17.0), palette::HONEY);
                });
                ui.add_space(style::TARGET + 2.0);
                details(ui, end);
                let width = (inner.width() - 4.0 * (count - 1.0)) / count;
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    for (name, weight, sign, key, wish) in choices {
                        let words = desk.texts.say(key);
                        let button = widgets::button(ui, name, weight, sign, "", Some(width));
                        if button.on_hover_text(words).clicked() {
                            desk.wish(wish);
                        }
                    }
                });
            });
        }
    }
}

/// The list of moves and the results, one below the other at the end of a part; what is left of it comes back.
fn signs(ui: &mut Ui, desk: &mut Desk<'_>, part: Rect) -> Rect {
    let column = part.with_min_x(part.right() - style::TARGET);
    let (upper, lower) = column.split_top_bottom_at_y(column.center().y);
    moves::button(ui, desk, upper.with_max_y(upper.bottom() - 2.0));
    widgets::within(ui, lower.with_min_y(lower.top() + 2.0), |ui| results::button(ui, desk));
    part.with_max_x(column.left() - 8.0)
}

type Choice = (&'static str, Weight, &'static str, &'static str, Wish);

/// What one may go on with: the next game where one follows, else once more or with the sides swapped.
fn choices(end: &EndModel) -> Vec<Choice> {
    let title = ("title", Weight::Plain, sign::HOUSE, "end-title", Wish::ToTitle);
    if end.series.as_ref().is_some_and(|series| series.goes_on) {
        return vec![("go-on", Weight::Primary, sign::PLAY, "end-next", Wish::NextGame), title];
    }
    vec![
        ("again", Weight::Primary, sign::ARROWS_CLOCKWISE, "end-again", Wish::Again),
        ("swap", Weight::Plain, sign::SWAP, "end-swap", Wish::SwapSides),
        title,
    ]
}

/// Who won, why, and what that is in the series, or how long the game was. What is much is said in smaller letters, so
/// that nothing comes to lie on the buttons.
fn tell(ui: &mut Ui, end: &EndModel, size: f32) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let room = ui.available_size();
    let lines = |scale: f32| {
        let title = (&end.title, fonts::display(size * scale), palette::HONEY);
        [title, why(end, scale), last(end, scale)]
    };
    let height = |scale: f32| -> f32 {
        let laid = lines(scale).map(|(words, font, colour)| ui.painter().layout(words.clone(), font, colour, room.x));
        laid.map(|galley| galley.size().y + 2.0).iter().sum()
    };
    let scale = [1.0, 0.93, 0.86, 0.8].into_iter().find(|&scale| height(scale) <= room.y + 2.0).unwrap_or(0.74);
    for (words, font, colour) in lines(scale) {
        widgets::paragraph(ui, words, font, colour);
    }
}

fn details(ui: &mut Ui, end: &EndModel) {
    ui.spacing_mut().item_spacing.y = 2.0;
    for (words, font, colour) in [why(end, 1.0), last(end, 1.0)] {
        widgets::paragraph(ui, words, font, colour);
    }
}

fn why(end: &EndModel, scale: f32) -> (&String, FontId, Color32) {
    (&end.why, fonts::text(17.0 * scale), palette::BONE)
}

fn last(end: &EndModel, scale: f32) -> (&String, FontId, Color32) {
    match &end.series {
        Some(series) => (&series.words, fonts::medium(16.0 * scale), palette::BONE),
        None => (&end.length, fonts::text(15.0 * scale), palette::BONE_DIM),
    }
}
