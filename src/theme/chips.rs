//! Choices that stand side by side and go on in the next line where there is no more room.

use super::style::{BODY, TARGET};
use super::widgets::mark;
use super::{fonts, palette};
use bevy_egui::egui::{CornerRadius, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType};

/// A few choices of which one holds; which was pressed, if one was. Each is as wide as its words, and no smaller than a
/// finger.
pub fn chips(ui: &mut Ui, name: &str, words: &[String], chosen: Option<usize>) -> Option<usize> {
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        let most = ui.available_width();
        for (i, word) in words.iter().enumerate() {
            let galley = ui.painter().layout(word.clone(), fonts::medium(BODY), palette::BONE, most - 28.0);
            let size = Vec2::new((galley.size().x + 28.0).max(TARGET), (galley.size().y + 14.0).max(TARGET));
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            let holds = chosen == Some(i);
            response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, holds, word));
            if response.gained_focus() {
                response.scroll_to_me(None);
            }
            mark(ui, &format!("{name}-{i}"), rect);
            let over = response.hovered() || response.has_focus();
            let (ground, text) = match (holds, over) {
                (true, _) => (palette::HONEY, palette::INK),
                (false, true) => (palette::WALNUT_HOVERED, palette::BONE),
                (false, false) => (palette::WALNUT_RAISED, palette::BONE),
            };
            let rim = if response.has_focus() {
                Stroke::new(2.0, palette::BONE)
            } else {
                Stroke::new(1.0, palette::RIM.gamma_multiply(0.7))
            };
            ui.painter().rect(rect, CornerRadius::same(12), ground, rim, StrokeKind::Inside);
            let at = rect.center() - galley.size() / 2.0;
            ui.painter().galley_with_override_text_color(at, galley, text);
            if response.clicked() {
                pressed = Some(i);
            }
        }
    });
    pressed
}
