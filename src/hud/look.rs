//! What steps through a game that is looked back at.

use super::curve::{self, Curve};
use super::layout::{Shape, TableLayout};
use super::{Desk, area, review};
use crate::screens::Wish;
use crate::screens::look_back::{LookAsk, Looking};
use crate::theme::signs as sign;
use crate::theme::widgets::{self, Weight};
use crate::theme::{palette, style};
use bevy_egui::egui::{Context, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2};

/// Where it is, in words.
fn told(desk: &Desk<'_>, looking: &Looking) -> String {
    let count = looking.whole.history().len();
    desk.texts.tell("look-at", &[("step", looking.at.into()), ("count", count.into())])
}

/// Where it is, and what is to be said of the step before it.
#[must_use]
pub fn told_and_judged(desk: &Desk<'_>, looking: &Looking) -> String {
    let told = told(desk, looking);
    let Some((judged, at)) = desk.review.zip(looking.at.checked_sub(1)) else { return told };
    let step = looking.whole.history()[at].step.text(looking.whole.board());
    match review::verdict(judged, at, desk.texts) {
        Some(verdict) => {
            let places = [("at", told.into()), ("step", step.into()), ("verdict", verdict.into())];
            desk.texts.tell("review-step", &places)
        }
        None => told,
    }
}

/// Draws it in the place of story and dice.
pub fn show(ctx: &Context, desk: &mut Desk<'_>, layout: &TableLayout, looking: &Looking) {
    let rect = match layout.shape {
        Shape::Low => Rect::from_min_max(layout.turn.min, layout.story.max),
        _ => layout.story.union(layout.dice),
    };
    area(ctx, desk, "look", rect, |ui, desk| {
        let frame = style::plate();
        ui.painter().add(frame.shadow.as_shape(rect, frame.corner_radius));
        ui.painter().rect(rect, frame.corner_radius, frame.fill, Stroke::new(1.0, palette::HONEY), StrokeKind::Inside);
        widgets::mark(ui, "look", rect);
        let inner = rect.shrink2(Vec2::new(10.0, 8.0));
        match layout.shape {
            Shape::Wide => {
                let buttons = 4.0 * style::TARGET + 3.0 * 6.0;
                let (left, right) = inner.split_left_right_at_x(inner.left() + buttons + 12.0);
                let wide = 210.0_f32.min(right.width() * 0.36);
                let (middle, end) = right.split_left_right_at_x(right.right() - wide);
                widgets::within(ui, centred(left), |ui| steps(ui, desk, looking, false));
                let middle = review::button(ui, desk, centred(middle));
                walk(ui, desk, looking, middle);
                widgets::within(ui, centred(end).with_min_x(end.left() + 8.0), |ui| leave(ui, desk, "look-leave"));
            }
            _ => {
                widgets::within(ui, inner, |ui| {
                    ui.spacing_mut().item_spacing.y = 6.0;
                    let (row, _) = ui.allocate_exact_size(Vec2::new(inner.width(), style::TARGET), Sense::hover());
                    if layout.shape == Shape::Low {
                        walk(ui, desk, looking, row);
                        steps(ui, desk, looking, true);
                        leave(ui, desk, "setup-back");
                    } else {
                        let row = review::button(ui, desk, row);
                        walk(ui, desk, looking, row);
                        ui.horizontal(|ui| {
                            ui.spacing_mut().item_spacing.x = 6.0;
                            steps(ui, desk, looking, false);
                            // Beside the four buttons there is room for a word.
                            leave(ui, desk, "setup-back");
                        });
                    }
                });
            }
        }
    });
}

/// The part of a place that is as high as a button.
fn centred(place: Rect) -> Rect {
    let top = place.center().y - style::TARGET / 2.0;
    Rect::from_min_max(Pos2::new(place.left(), top), Pos2::new(place.right(), top + style::TARGET))
}

/// The buttons that go from step to step; and after them, if there is no other place for it, what opens the judgement.
fn steps(ui: &mut Ui, desk: &mut Desk<'_>, looking: &Looking, with_judgement: bool) {
    let last = looking.whole.history().len();
    let (back, on) = (looking.at > 0, looking.at < last);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        for (name, sign, key, enabled, ask) in [
            ("look-first", sign::SKIP_BACK, "look-first", back, LookAsk::First),
            ("look-previous", sign::CARET_LEFT, "look-previous", back, LookAsk::Previous),
            ("look-next", sign::CARET_RIGHT, "look-next", on, LookAsk::Next),
            ("look-last", sign::SKIP_FORWARD, "look-last", on, LookAsk::Last),
        ] {
            if widgets::sign_button(ui, name, sign, &desk.texts.say(key), enabled).clicked() {
                desk.wish(Wish::LookBack(ask));
            }
        }
        if with_judgement {
            review::opener(ui, desk);
        }
    });
}

/// What one walks along: the curve of a game that is judged, else a slider.
fn walk(ui: &mut Ui, desk: &mut Desk<'_>, looking: &Looking, part: Rect) {
    let Some(judged) = desk.review else {
        widgets::within(ui, part, |ui| slider(ui, desk, looking));
        return;
    };
    let near = review::cast(looking).near();
    if let Some(at) = curve::show(ui, "curve", part, &Curve { review: judged, near, at: looking.at }) {
        desk.wish(Wish::LookBack(LookAsk::At(at)));
    }
}

fn slider(ui: &mut Ui, desk: &mut Desk<'_>, looking: &Looking) {
    let last = looking.whole.history().len();
    let value = looking.at as f32 / last.max(1) as f32;
    let words = told(desk, looking);
    if let Some(moved) = widgets::slider(ui, "slider-look", value, &words) {
        let to = (moved * last as f32).round() as usize;
        if to != looking.at {
            desk.wish(Wish::LookBack(LookAsk::At(to)));
        }
    }
}

fn leave(ui: &mut Ui, desk: &mut Desk<'_>, key: &str) {
    let words = desk.texts.say(key);
    let width = ui.available_width();
    if widgets::button(ui, "look-leave", Weight::Primary, sign::ARROW_U_DOWN_LEFT, &words, Some(width)).clicked() {
        desk.wish(Wish::LookBack(LookAsk::Leave));
    }
}
