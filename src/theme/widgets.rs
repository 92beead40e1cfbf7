//! Buttons, rows and switches. Each is at least as large as a finger and says its name to whoever cannot see it.
//!
//! What can be pressed by a test or a key names itself in [`marks`].

use super::style::{BODY, SMALL, TARGET};
use super::{fonts, palette};
use bevy_egui::egui::{
    Align, Align2, Area, Color32, Context, CornerRadius, Galley, Id, InnerResponse, Layout, Pos2, Rect, Response,
    Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The rectangles of what can be pressed, by name, in egui's points.
pub type Marks = BTreeMap<String, Rect>;

fn marks_id() -> Id {
    Id::new("boxwood-marks")
}

/// Remembers where something that can be pressed is in this pass. What is only measured yet is not seen, and will lie
/// elsewhere.
pub fn mark(ui: &Ui, name: &str, rect: Rect) {
    let seen = rect.intersect(ui.clip_rect());
    if seen.is_positive() && !ui.is_sizing_pass() {
        ui.ctx().data_mut(|data| data.get_temp_mut_or_default::<Marks>(marks_id()).insert(name.to_owned(), seen));
    }
}

/// Takes what this pass has marked.
pub fn take_marks(ctx: &Context) -> Marks {
    ctx.data_mut(|data| std::mem::take(data.get_temp_mut_or_default::<Marks>(marks_id())))
}

/// Shows an area. One that is new is only measured at first: everything is drawn once more in the same frame, so that
/// nobody sees the screen without it.
pub fn show_area<R>(ctx: &Context, area: Area, content: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    area.fade_in(false).show(ctx, |ui| {
        if ui.is_sizing_pass() {
            ctx.request_discard("an area is new");
        }
        content(ui)
    })
}

/// How a button presents itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// What one came here to press.
    Primary,
    /// What one may press too.
    Plain,
    /// Hardly a button at all.
    Quiet,
}

fn grounds(weight: Weight, response: &Response, enabled: bool) -> (Color32, Color32, Stroke) {
    let over = enabled && (response.hovered() || response.has_focus());
    let rim = if response.has_focus() { Stroke::new(2.0, palette::BONE) } else { Stroke::new(1.0, palette::RIM) };
    let (ground, text) = match (weight, over) {
        (Weight::Primary, false) => (palette::HONEY, palette::INK),
        (Weight::Primary, true) => (palette::HONEY_HOVERED, palette::INK),
        (Weight::Plain, false) => (palette::WALNUT_RAISED, palette::BONE),
        (Weight::Plain, true) | (Weight::Quiet, true) => (palette::WALNUT_HOVERED, palette::BONE),
        (Weight::Quiet, false) => (Color32::TRANSPARENT, palette::BONE),
    };
    let rim = if weight == Weight::Quiet && !over { Stroke::NONE } else { rim };
    if enabled {
        (ground, text, rim)
    } else {
        (palette::WALNUT_RAISED, palette::BONE_DIM, Stroke::new(1.0, palette::RIM))
    }
}

/// A button with a sign and words, as wide as it needs or as `width` says.
pub fn button(ui: &mut Ui, name: &str, weight: Weight, sign: &str, words: &str, width: Option<f32>) -> Response {
    button_if(ui, name, weight, sign, words, width, true)
}

/// A button that may be out of use.
pub fn button_if(
    ui: &mut Ui,
    name: &str,
    weight: Weight,
    sign: &str,
    words: &str,
    width: Option<f32>,
    enabled: bool,
) -> Response {
    let sign_galley = (!sign.is_empty())
        .then(|| ui.painter().layout_no_wrap(sign.to_owned(), fonts::text(BODY * 1.15), Color32::PLACEHOLDER));
    let room = width.unwrap_or(f32::INFINITY) - 20.0 - sign_galley.as_ref().map_or(0.0, |g| g.size().x + 8.0);
    let words_galley = in_a_line(ui, words, room.max(40.0));
    let gap = if sign_galley.is_some() && !words.is_empty() { 8.0 } else { 0.0 };
    let content = words_galley.size().x + gap + sign_galley.as_ref().map_or(0.0, |g| g.size().x);
    let size = Vec2::new(width.unwrap_or(content + 32.0).max(TARGET), (words_galley.size().y + 14.0).max(TARGET));
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, words));
    mark(ui, name, rect);
    let (ground, text, rim) = grounds(weight, &response, enabled);
    ui.painter().rect(rect, CornerRadius::same(12), ground, rim, StrokeKind::Inside);
    let mut x = rect.center().x - content / 2.0;
    if let Some(galley) = sign_galley {
        let at = Pos2::new(x, rect.center().y - galley.size().y / 2.0);
        x += galley.size().x + gap;
        ui.painter().galley_with_override_text_color(at, galley, text);
    }
    let at = Pos2::new(x, rect.center().y - words_galley.size().y / 2.0);
    ui.painter().galley_with_override_text_color(at, words_galley, text);
    response
}

/// Words in one line, in smaller letters where they would be two; in two where they would be too small.
fn in_a_line(ui: &Ui, words: &str, room: f32) -> Arc<Galley> {
    let lay =
        |scale: f32| ui.painter().layout(words.to_owned(), fonts::medium(BODY * scale), Color32::PLACEHOLDER, room);
    let lines = [1.0, 0.93, 0.86, 0.8].into_iter().map(lay).find(|galley| galley.rows.len() <= 1);
    lines.unwrap_or_else(|| lay(0.86))
}

/// The one large button of a place that is given; whether it was pressed.
pub fn great_button(ui: &mut Ui, name: &str, rect: Rect, sign: &str, words: &str) -> bool {
    let response = ui.interact(rect, ui.id().with(name), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words));
    mark(ui, name, rect);
    let (ground, text, rim) = grounds(Weight::Primary, &response, true);
    let shadow = super::style::plate().shadow.as_shape(rect, CornerRadius::same(14));
    ui.painter().add(shadow);
    ui.painter().rect(rect, CornerRadius::same(14), ground, rim, StrokeKind::Inside);
    let line = format!("{sign}  {words}");
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, line, fonts::bold(BODY * 1.2), text);
    response.clicked()
}

/// A button with a sign only; its words come when the pointer rests on it.
pub fn sign_button(ui: &mut Ui, name: &str, sign: &str, words: &str, enabled: bool) -> Response {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(TARGET), sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, words));
    mark(ui, name, rect);
    let (ground, text, rim) = grounds(Weight::Plain, &response, enabled);
    let ground = if enabled { ground } else { ground.gamma_multiply(0.7) };
    ui.painter().rect(rect, CornerRadius::same(12), ground.gamma_multiply(0.96), rim, StrokeKind::Inside);
    let text = if enabled { text } else { text.gamma_multiply(0.6) };
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, sign, fonts::text(BODY * 1.3), text);
    response.on_hover_text(words)
}

/// A row that can be chosen: a title, what stands behind it, and a line below.
pub fn choice(ui: &mut Ui, name: &str, chosen: bool, title: &str, aside: &str, detail: &str) -> Response {
    let width = ui.available_width();
    let room = width - 52.0;
    let title_galley = ui.painter().layout(title.to_owned(), fonts::bold(BODY), palette::BONE, room);
    let aside_galley = (!aside.is_empty())
        .then(|| ui.painter().layout_no_wrap(aside.to_owned(), fonts::text(SMALL), palette::BONE_DIM));
    let detail_galley = (!detail.is_empty())
        .then(|| ui.painter().layout(detail.to_owned(), fonts::text(SMALL), palette::BONE_DIM, room));
    let below = detail_galley.as_ref().map_or(0.0, |g| g.size().y + 1.0);
    let height = (title_galley.size().y + below + 16.0).max(TARGET);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, title));
    mark(ui, name, rect);
    let over = response.hovered() || response.has_focus();
    let ground = if over { palette::WALNUT_HOVERED } else { palette::WALNUT_RAISED };
    let rim = match (chosen, response.has_focus()) {
        (_, true) => Stroke::new(2.0, palette::BONE),
        (true, _) => Stroke::new(2.0, palette::HONEY),
        _ => Stroke::new(1.0, palette::RIM.gamma_multiply(0.6)),
    };
    ui.painter().rect(rect, CornerRadius::same(12), ground, rim, StrokeKind::Inside);
    let dot = Pos2::new(rect.left() + 22.0, rect.center().y);
    ui.painter().circle_stroke(dot, 8.0, Stroke::new(1.5, if chosen { palette::HONEY } else { palette::BONE_DIM }));
    if chosen {
        ui.painter().circle_filled(dot, 4.5, palette::HONEY);
    }
    let mut at = Pos2::new(rect.left() + 40.0, rect.center().y - (title_galley.size().y + below) / 2.0);
    let (title_width, title_height) = (title_galley.size().x, title_galley.size().y);
    ui.painter().galley(at, title_galley, palette::BONE);
    if let Some(galley) = aside_galley {
        let beside = Pos2::new(at.x + title_width + 10.0, at.y + (title_height - galley.size().y) * 0.75);
        if beside.x + galley.size().x < rect.right() - 8.0 {
            ui.painter().galley(beside, galley, palette::BONE_DIM);
        }
    }
    if let Some(galley) = detail_galley {
        at.y += title_height + 1.0;
        ui.painter().galley(at, galley, palette::BONE_DIM);
    }
    response
}

/// A few choices side by side, of which one holds; which was pressed, if one was.
pub fn segments(ui: &mut Ui, name: &str, words: &[String], chosen: usize) -> Option<usize> {
    let width = ui.available_width();
    let part = width / words.len().max(1) as f32;
    let (whole, _) = ui.allocate_exact_size(Vec2::new(width, TARGET), Sense::hover());
    ui.painter().rect(
        whole,
        CornerRadius::same(12),
        palette::NIGHT,
        Stroke::new(1.0, palette::RIM.gamma_multiply(0.7)),
        StrokeKind::Inside,
    );
    // All in letters of one size.
    let too_long = |word: &String| word.chars().count() as f32 * 9.5 > part - 8.0;
    let fitting = if words.iter().any(too_long) { SMALL * 0.92 } else { BODY };
    let mut pressed = None;
    for (i, word) in words.iter().enumerate() {
        let rect = Rect::from_min_size(whole.min + Vec2::new(part * i as f32, 0.0), Vec2::new(part, TARGET));
        let response = ui.interact(rect, ui.id().with((name, i)), Sense::click());
        response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, i == chosen, word));
        mark(ui, &format!("{name}-{i}"), rect);
        let inner = rect.shrink(4.0);
        let over = response.hovered() || response.has_focus();
        let (ground, text) = match (i == chosen, over) {
            (true, _) => (palette::HONEY, palette::INK),
            (false, true) => (palette::WALNUT_HOVERED, palette::BONE),
            (false, false) => (Color32::TRANSPARENT, palette::BONE),
        };
        let rim = if response.has_focus() { Stroke::new(2.0, palette::BONE) } else { Stroke::NONE };
        ui.painter().rect(inner, CornerRadius::same(9), ground, rim, StrokeKind::Inside);
        ui.painter().text(inner.center(), Align2::CENTER_CENTER, word, fonts::medium(fitting), text);
        if response.clicked() {
            pressed = Some(i);
        }
    }
    pressed
}

/// A switch with words before it and a line below them; whether it was pressed.
pub fn toggle(ui: &mut Ui, name: &str, on: bool, words: &str, detail: &str) -> bool {
    let width = ui.available_width();
    let room = width - 76.0;
    let words_galley = ui.painter().layout(words.to_owned(), fonts::text(BODY), palette::BONE, room);
    let detail_galley = (!detail.is_empty())
        .then(|| ui.painter().layout(detail.to_owned(), fonts::text(SMALL), palette::BONE_DIM, room));
    let below = detail_galley.as_ref().map_or(0.0, |g| g.size().y);
    let height = (words_galley.size().y + below + 8.0).max(TARGET);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, words));
    mark(ui, name, rect);
    let mut at = Pos2::new(rect.left(), rect.center().y - (words_galley.size().y + below) / 2.0);
    let down = words_galley.size().y;
    ui.painter().galley(at, words_galley, palette::BONE);
    at.y += down;
    if let Some(galley) = detail_galley {
        ui.painter().galley(at, galley, palette::BONE_DIM);
    }
    let rail = Rect::from_center_size(Pos2::new(rect.right() - 28.0, rect.center().y), Vec2::new(52.0, 28.0));
    let ground = if on { palette::HONEY } else { palette::NIGHT };
    let rim = if response.has_focus() { Stroke::new(2.0, palette::BONE) } else { Stroke::new(1.0, palette::RIM) };
    ui.painter().rect(rail, CornerRadius::same(14), ground, rim, StrokeKind::Inside);
    let x = if on { rail.right() - 14.0 } else { rail.left() + 14.0 };
    ui.painter().circle_filled(Pos2::new(x, rail.center().y), 10.0, if on { palette::INK } else { palette::BONE_DIM });
    response.clicked()
}

/// A slider from 0 to 1 with words before it; the new value while it is moved.
pub fn slider(ui: &mut Ui, name: &str, value: f32, words: &str) -> Option<f32> {
    let width = ui.available_width();
    let label = (width * 0.36).clamp(84.0, 190.0);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, TARGET), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::slider(true, f64::from(value), words));
    ui.painter().text(
        Pos2::new(rect.left(), rect.center().y),
        Align2::LEFT_CENTER,
        words,
        fonts::text(BODY),
        palette::BONE,
    );
    let rail = Rect::from_min_max(
        Pos2::new(rect.left() + label, rect.center().y - 3.0),
        Pos2::new(rect.right() - 14.0, rect.center().y + 3.0),
    );
    mark(ui, name, Rect::from_min_max(Pos2::new(rail.left(), rect.top()), Pos2::new(rail.right(), rect.bottom())));
    ui.painter().rect_filled(rail, CornerRadius::same(3), palette::NIGHT);
    let x = rail.left() + rail.width() * value.clamp(0.0, 1.0);
    let filled = Rect::from_min_max(rail.min, Pos2::new(x, rail.max.y));
    ui.painter().rect_filled(filled, CornerRadius::same(3), palette::HONEY);
    let over = response.hovered() || response.dragged() || response.has_focus();
    let rim = Stroke::new(2.0, if over { palette::BONE } else { palette::RIM });
    ui.painter().circle(Pos2::new(x, rail.center().y), 11.0, palette::HONEY_HOVERED, rim);
    let mut moved = None;
    if let (true, Some(at)) = (response.clicked() || response.dragged(), response.interact_pointer_pos()) {
        moved = Some((at.x - rail.left()) / rail.width().max(1.0));
    }
    if response.has_focus() {
        use bevy_egui::egui::Key;
        let step = ui.input(|i| i.num_presses(Key::ArrowRight) as f32 - i.num_presses(Key::ArrowLeft) as f32);
        if step != 0.0 {
            moved = Some(value + step * 0.05);
        }
    }
    moved.map(|v| v.clamp(0.0, 1.0)).filter(|v| (v - value).abs() > f32::EPSILON)
}

/// A heading within a sheet.
pub fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(6.0);
    paragraph(ui, words, fonts::display(22.0), palette::HONEY);
}

/// Text that fills the width and wraps.
pub fn paragraph(ui: &mut Ui, words: &str, font: bevy_egui::egui::FontId, colour: Color32) -> Response {
    ui.add(
        bevy_egui::egui::Label::new(bevy_egui::egui::RichText::new(words).font(font).color(colour))
            .wrap()
            .selectable(false),
    )
}

/// A part of the ui with its own layout and a fixed rectangle.
pub fn within<R>(ui: &mut Ui, rect: Rect, content: impl FnOnce(&mut Ui) -> R) -> R {
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::top_down(Align::Min)));
    content(&mut child)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Label, RawInput, Shape};

    #[test]
    fn a_new_area_is_seen_in_its_first_frame() {
        let ctx = Context::default();
        for frame in 0..2 {
            let mut output = ctx.run_ui(RawInput::default(), |ui| {
                let area = Area::new(Id::new("new")).anchor(Align2::CENTER_CENTER, Vec2::ZERO);
                show_area(ui.ctx(), area, |ui| ui.add(Label::new("seen")));
            });
            // Nothing is drawn here.
            output.textures_delta.clear();
            assert!(output.shapes.iter().any(|shape| matches!(shape.shape, Shape::Text(_))), "in frame {frame}");
        }
    }
}
