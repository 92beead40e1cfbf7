//! The chance to win over a game, drawn as a curve that one can walk along.

use crate::theme::{palette, widgets};
use bevy_egui::egui::{CornerRadius, Key, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo};
use boxwood_core::Side;
use boxwood_search::review::{Fault, Verdict};
use boxwood_search::{CERTAIN, Review};

/// What a curve shows.
#[derive(Clone, Copy, Debug)]
pub struct Curve<'a> {
    /// The game.
    pub review: &'a Review,
    /// The side whose chance rises upwards.
    pub near: Side,
    /// After how many steps the game is looked at.
    pub at: usize,
}

impl Curve<'_> {
    fn count(&self) -> usize {
        self.review.game().history().len()
    }

    /// Where the position after so many steps lies from left to right.
    fn x(&self, rect: Rect, steps: usize) -> f32 {
        rect.left() + rect.width() * steps as f32 / self.count().max(1) as f32
    }

    /// The point of the position after so many steps, if it has a value.
    fn point(&self, rect: Rect, steps: usize) -> Option<Pos2> {
        let chance = self.review.value(steps)?.of(self.near) as f32 / CERTAIN as f32;
        Some(Pos2::new(self.x(rect, steps), rect.bottom() - rect.height() * chance))
    }

    /// The number of steps whose place is nearest.
    fn steps_at(&self, rect: Rect, x: f32) -> usize {
        let part = ((x - rect.left()) / rect.width().max(1.0)).clamp(0.0, 1.0);
        (part * self.count() as f32).round() as usize
    }

    /// The runs of positions without a gap between them.
    fn runs(&self, rect: Rect) -> Vec<Vec<Pos2>> {
        let points: Vec<Option<Pos2>> = (0..=self.count()).map(|steps| self.point(rect, steps)).collect();
        let runs = points.split(Option::is_none).map(|run| run.iter().flatten().copied().collect());
        runs.filter(|run: &Vec<Pos2>| !run.is_empty()).collect()
    }
}

/// Draws the curve into a rectangle. Where somebody pressed or went: after how many steps.
pub fn show(ui: &mut Ui, name: &str, rect: Rect, curve: &Curve<'_>) -> Option<usize> {
    let response = ui.interact(rect, ui.id().with(name), Sense::click_and_drag());
    let part = curve.at as f64 / curve.count().max(1) as f64;
    response.widget_info(|| WidgetInfo::slider(true, part, name));
    widgets::mark(ui, name, rect);
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let rim = if response.has_focus() { palette::BONE } else { palette::RIM.gamma_multiply(0.7) };
    painter.rect(rect, CornerRadius::same(8), palette::NIGHT, Stroke::new(1.0, rim), StrokeKind::Inside);
    let inner = rect.shrink(7.0);
    painter.hline(inner.x_range(), inner.center().y, Stroke::new(1.0, palette::RIM.gamma_multiply(0.7)));
    let here = curve.x(inner, curve.at);
    painter.vline(here, rect.y_range(), Stroke::new(2.0, palette::BONE));
    for run in curve.runs(inner) {
        if let [only] = run[..] {
            painter.circle_filled(only, 1.5, palette::HONEY);
        }
        painter.add(Shape::line(run, Stroke::new(2.0, palette::HONEY)));
    }
    for steps in 1..=curve.count() {
        let fault = curve.review.verdict(steps - 1).and_then(Verdict::fault);
        if let (Some(fault), Some(at)) = (fault, curve.point(inner, steps)) {
            let radius = match fault {
                Fault::Doubtful => 2.5,
                Fault::Mistake => 3.5,
                Fault::Blunder => 4.5,
            };
            painter.circle(at, radius, palette::MADDER, Stroke::new(1.0, palette::NIGHT));
        }
    }
    if let Some(at) = curve.point(inner, curve.at) {
        painter.circle(at, 4.0, palette::BONE, Stroke::new(1.5, palette::NIGHT));
    }
    let mut to = None;
    if let (true, Some(at)) = (response.clicked() || response.dragged(), response.interact_pointer_pos()) {
        to = Some(curve.steps_at(inner, at.x));
    }
    if response.has_focus() {
        let walked = ui.input(|i| i.num_presses(Key::ArrowRight) as isize - i.num_presses(Key::ArrowLeft) as isize);
        if walked != 0 {
            to = Some(curve.at.saturating_add_signed(walked).min(curve.count()));
        }
    }
    to.filter(|&to| to != curve.at)
}
