//! The interface round the board, drawn.

use super::layout::{self, Shape, TableLayout};
use super::log::TableLog;
use super::model::{Phase, Plate, TableModel};
use super::{Desk, area, look, moves};
use crate::screens::look_back::{LookAsk, Looking};
use crate::screens::{Overlay, Wish};
use crate::theme::signs as sign;
use crate::theme::widgets;
use crate::theme::{draw, fonts, palette, style};
use bevy_egui::egui::{
    Align, Align2, Color32, Context, CornerRadius, CursorIcon, Layout, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, WidgetType,
};
use boxwood_core::Match;

/// Draws everything round the board and says how much it leaves to it.
pub fn show(
    ctx: &Context,
    desk: &mut Desk<'_>,
    model: &TableModel,
    log: &TableLog,
    looking: Option<&Looking>,
    steps: Option<(&dyn Match, usize, bool)>,
) -> TableLayout {
    let window = ctx.viewport_rect().size();
    let mut layout = layout::table(window, model.end.is_some() && looking.is_none());
    if let Some((game, at, may_look)) = steps {
        let place = moves::place(&mut layout, window);
        moves::show(ctx, desk, place, game, at, may_look);
    }
    area(ctx, desk, "menu-button", layout.menu, |ui, desk| {
        let words = desk.texts.say("button-menu");
        if widgets::sign_button(ui, "menu", sign::LIST, &words, true).clicked() {
            desk.wish(Wish::Open(Overlay::Menu));
        }
    });
    area(ctx, desk, "signs", layout.signs, |ui, desk| {
        signs(ui, desk, model.can_undo && looking.is_none(), layout.shape);
    });
    for (i, name) in ["near", "far"].into_iter().enumerate() {
        area(ctx, desk, name, layout.plates[i], |ui, _| plate(ui, &model.plates[i]));
    }
    if let Some(looking) = looking {
        look::show(ctx, desk, &layout, looking);
        if layout.shape != Shape::Low {
            let words = look::told_and_judged(desk, looking);
            area(ctx, desk, "turn", layout.turn, |ui, _| turn(ui, model, &words));
        }
    } else if let Some(end) = &model.end {
        area(ctx, desk, "end", layout.end, |ui, desk| super::end::show(ui, desk, end, layout.shape));
    } else {
        if !model.turn.is_empty() {
            area(ctx, desk, "turn", layout.turn, |ui, _| turn(ui, model, &model.turn));
        }
        area(ctx, desk, "story", layout.story, |ui, desk| story(ui, desk, log, model.phase == Phase::Move));
        area(ctx, desk, "dice", layout.dice, |ui, desk| dice(ui, desk, model, layout.shape));
    }
    layout
}

fn signs(ui: &mut Ui, desk: &mut Desk<'_>, can_undo: bool, shape: Shape) {
    ui.spacing_mut().item_spacing = Vec2::splat(8.0);
    let columns = if shape == Shape::Low { 2 } else { 4 };
    let undo = ("undo", sign::ARROW_COUNTER_CLOCKWISE, "button-undo", can_undo, Wish::Undo);
    let flat = if desk.flat {
        ("flat", sign::CUBE, "button-round", true, Wish::FlipView)
    } else {
        ("flat", sign::GRID_FOUR, "button-flat", true, Wish::FlipView)
    };
    let rules = ("rules", sign::BOOK_OPEN, "button-rules", true, Wish::Open(Overlay::Rules));
    let mute = if desk.muted {
        ("mute", sign::SPEAKER_SLASH, "button-unmute", true, Wish::Mute)
    } else {
        ("mute", sign::SPEAKER_HIGH, "button-mute", true, Wish::Mute)
    };
    for row in [undo, flat, rules, mute].chunks(columns) {
        ui.horizontal(|ui| {
            for (name, sign, key, enabled, wish) in row {
                if widgets::sign_button(ui, name, sign, &desk.texts.say(key), *enabled).clicked() {
                    desk.wish(wish.clone());
                }
            }
        });
    }
}

/// A rounded ground for a part, and the rectangle within its margin.
fn ground(ui: &Ui, rim: Color32) -> Rect {
    let frame = style::plate();
    let rect = ui.max_rect();
    ui.painter().add(frame.shadow.as_shape(rect, frame.corner_radius));
    ui.painter().rect(rect, frame.corner_radius, frame.fill, Stroke::new(1.0, rim), StrokeKind::Inside);
    rect.shrink2(Vec2::new(10.0, 4.0))
}

/// Text that is made smaller until it fits its rectangle, and then cut.
fn fitted(
    ui: &Ui,
    rect: Rect,
    words: &str,
    font: fn(f32) -> bevy_egui::egui::FontId,
    size: f32,
    colour: Color32,
) -> Rect {
    let mut size = size;
    loop {
        let galley = ui.painter().layout(words.to_owned(), font(size), colour, rect.width());
        if (galley.size().y <= rect.height() && galley.size().x <= rect.width() + 1.0) || size <= 11.0 {
            let at = Pos2::new(rect.left(), rect.center().y - galley.size().y / 2.0);
            let taken = Rect::from_min_size(at, galley.size());
            ui.painter().with_clip_rect(rect.expand(2.0)).galley(at, galley, colour);
            return taken;
        }
        size -= 0.5;
    }
}

fn plate(ui: &mut Ui, plate: &Plate) {
    let rim = if plate.on_turn { palette::HONEY } else { palette::RIM.gamma_multiply(0.7) };
    let inner = ground(ui, rim);
    let radius = 12.0;
    let middle = Pos2::new(inner.left() + radius + 6.0, inner.center().y);
    draw::man(ui.painter(), middle, radius, plate.looks);
    if plate.on_turn {
        draw::pointer(ui.painter(), middle - Vec2::new(radius + 1.5, 0.0), 6.0);
    }
    let left = middle.x + radius + 8.0;
    let inner = if plate.score.is_empty() { inner } else { score(ui, inner, &plate.score) };
    let half = inner.height() / 2.0;
    let upper = Rect::from_min_max(Pos2::new(left, inner.top()), Pos2::new(inner.right(), inner.top() + half + 1.0));
    let lower = Rect::from_min_max(Pos2::new(left, inner.top() + half), inner.max);
    fitted(ui, upper, &plate.name, fonts::bold, 16.0, palette::BONE);
    fitted(ui, lower, &plate.men, fonts::text, 14.5, palette::BONE_DIM);
}

/// The points in a series, at the end of the plate; what is left of it comes back.
fn score(ui: &Ui, inner: Rect, points: &str) -> Rect {
    let galley = ui.painter().layout_no_wrap(points.to_owned(), fonts::display(28.0), palette::HONEY);
    let at = Pos2::new(inner.right() - galley.size().x - 2.0, inner.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, palette::HONEY);
    inner.with_max_x(at.x - 6.0)
}

fn turn(ui: &mut Ui, model: &TableModel, words: &str) {
    let mine = matches!(model.phase, Phase::Throw | Phase::Move);
    let inner = ground(ui, if mine { palette::HONEY } else { palette::RIM });
    let radius = 10.0;
    let galley = ui.painter().layout_no_wrap(words.to_owned(), fonts::bold(18.5), palette::BONE);
    let room = inner.width() - radius * 2.0 - 10.0;
    let width = galley.size().x.min(room);
    let left = inner.center().x - (width + radius * 2.0 + 10.0) / 2.0;
    draw::man(ui.painter(), Pos2::new(left + radius, inner.center().y), radius, model.looks);
    let place = Rect::from_min_max(
        Pos2::new(left + radius * 2.0 + 10.0, inner.top()),
        Pos2::new(left + radius * 2.0 + 12.0 + width, inner.bottom()),
    );
    fitted(ui, place, words, fonts::bold, 18.5, palette::BONE);
}

/// What is said: why not, a hint, who begins, or what happened. `choosing`: a person here may be given a hint.
fn story(ui: &mut Ui, desk: &mut Desk<'_>, log: &TableLog, choosing: bool) {
    let rect = ui.max_rect();
    if let Some((why, _)) = &log.refusal {
        let inner = ground(ui, palette::MADDER);
        let at = Pos2::new(inner.left() + 12.0, inner.center().y);
        ui.painter().text(at, Align2::CENTER_CENTER, sign::WARNING_CIRCLE, fonts::text(24.0), palette::MADDER);
        let words = Rect::from_min_max(Pos2::new(inner.left() + 32.0, inner.top()), inner.max);
        fitted(ui, words, why, fonts::medium, 17.5, palette::BONE);
        widgets::mark(ui, "refusal", rect);
        return;
    }
    let hint = desk.hint.clone().filter(|_| choosing);
    let inner = ground(ui, if hint.is_some() { palette::HONEY } else { palette::RIM.gamma_multiply(0.7) });
    let inner = story_buttons(ui, desk, inner, choosing);
    if let Some(hint) = hint {
        fitted(ui, inner, &hint, fonts::medium, 17.0, palette::BONE);
        widgets::mark(ui, "hinted", rect);
        return;
    }
    if let Some(opening) = &log.opening {
        opening_dice(ui, inner, opening);
        widgets::mark(ui, "opening", rect);
        return;
    }
    let Some(latest) = log.lines.back() else { return };
    // Whoever wonders what has happened presses what is told of it.
    let told = ui.interact(inner, ui.id().with("told"), Sense::click());
    told.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, desk.texts.say("keys-again")));
    widgets::mark(ui, "again-turn", inner);
    if told.has_focus() {
        let rim = Stroke::new(2.0, palette::BONE);
        ui.painter().rect_stroke(inner.expand2(Vec2::new(5.0, 0.0)), CornerRadius::same(6), rim, StrokeKind::Inside);
    }
    if told.on_hover_cursor(CursorIcon::PointingHand).clicked() {
        desk.wish(Wish::LookBack(LookAsk::Again));
    }
    let galley = ui.painter().layout(latest.clone(), fonts::medium(17.0), palette::BONE, inner.width());
    if galley.size().y > inner.height() {
        fitted(ui, inner, latest, fonts::medium, 17.0, palette::BONE);
        return;
    }
    // As much of the past as there is room for above the latest sentence, which comes first in weight.
    let mut told = vec![galley];
    let mut height = told[0].size().y;
    for older in log.lines.iter().rev().skip(1).take(5) {
        let galley = ui.painter().layout(older.clone(), fonts::text(15.0), palette::BONE_DIM, inner.width());
        if height + galley.size().y > inner.height() {
            break;
        }
        height += galley.size().y;
        told.push(galley);
    }
    let mut at = Pos2::new(inner.left(), inner.center().y - height / 2.0);
    for galley in told.into_iter().rev() {
        let down = galley.size().y;
        ui.painter().galley(at, galley, palette::BONE);
        at.y += down;
    }
}

/// Where buttons and dice beside them would leave words no room.
const NARROW: f32 = 4.0 * style::TARGET;

/// The buttons for the moves and, while somebody here chooses, for a hint: at the end of a part, or where it is narrow
/// below, so that words keep its width. What is left of the part comes back.
fn story_buttons(ui: &mut Ui, desk: &mut Desk<'_>, part: Rect, choosing: bool) -> Rect {
    if part.width() >= NARROW {
        let left = moves::button(ui, desk, part);
        return if choosing { moves::at_end(ui, left, |ui| hint_button(ui, desk)) } else { left };
    }
    let (words, row) = part.split_top_bottom_at_y(part.bottom() - style::TARGET);
    let left = moves::at_end(ui, row, |ui| moves::press(ui, desk));
    if choosing {
        moves::at_end(ui, left, |ui| hint_button(ui, desk));
    }
    words.with_max_y(words.bottom() - 4.0)
}

/// The button that gives a hint or puts it away.
fn hint_button(ui: &mut Ui, desk: &mut Desk<'_>) {
    let words = desk.texts.say(if desk.hint.is_some() { "button-hint-away" } else { "button-hint" });
    if widgets::sign_button(ui, "hint", sign::LIGHTBULB, &words, true).clicked() {
        desk.wish(Wish::Hint);
    }
}

/// The opening roll: each player's die or dice, then who begins.
fn opening_dice(ui: &mut Ui, inner: Rect, opening: &super::opening::OpeningModel) {
    let size = (inner.height() * 0.5).clamp(20.0, 26.0);
    let mut x = inner.left() + 2.0;
    // Where it is narrow the words are enough: they name the numbers.
    for throw in opening.throws.iter().filter(|_| inner.width() >= NARROW) {
        for &face in throw.faces() {
            let die = Rect::from_min_size(Pos2::new(x, inner.center().y - size / 2.0), Vec2::splat(size));
            draw::die(ui.painter(), die, Some(face), false);
            x += size + 4.0;
        }
        x += 6.0;
    }
    let words = Rect::from_min_max(Pos2::new(x + 4.0, inner.top()), inner.max);
    let last = opening.lines.len().saturating_sub(2);
    fitted(ui, words, &opening.lines[last..].join(" "), fonts::medium, 17.0, palette::BONE);
}

fn dice(ui: &mut Ui, desk: &mut Desk<'_>, model: &TableModel, shape: Shape) {
    if model.dice.is_empty() {
        return;
    }
    let rect = ui.max_rect();
    if model.phase == Phase::Throw {
        let words = desk.texts.say("button-throw");
        let height = if shape == Shape::Low { rect.height().min(96.0) } else { rect.height() };
        let button = Rect::from_min_max(Pos2::new(rect.left(), rect.bottom() - height), rect.max);
        ui.allocate_rect(button, Sense::hover());
        if widgets::great_button(ui, "throw", button, sign::DICE_FIVE, &words) {
            desk.wish(Wish::Throw);
        }
        return;
    }
    if model.phase == Phase::Rolling {
        return;
    }
    let inner = ground(ui, palette::RIM.gamma_multiply(0.7));
    widgets::mark(ui, "dice", rect);
    let count = model.dice.len() as f32;
    let size: f32 = if shape == Shape::Low { 34.0 } else { 38.0 };
    let size = size.min((inner.width() - 8.0 * (count - 1.0)) / count);
    let width = size * count + 8.0 * (count - 1.0);
    let known = model.dice.iter().any(|die| die.face.is_some());
    if !known {
        fitted(ui, inner, &model.left, fonts::italic, 17.0, palette::BONE_DIM);
        return;
    }
    let mut at = match shape {
        Shape::Low => Pos2::new(inner.center().x - width / 2.0, inner.top() + 6.0),
        _ => Pos2::new(inner.left() + 4.0, inner.center().y - size / 2.0),
    };
    for die in &model.dice {
        draw::die(ui.painter(), Rect::from_min_size(at, Vec2::splat(size)), die.face, die.spent);
        at.x += size + 8.0;
    }
    let words = match shape {
        Shape::Low => Rect::from_min_max(Pos2::new(inner.left(), at.y + size + 4.0), inner.max),
        _ => Rect::from_min_max(Pos2::new(at.x + 8.0, inner.top()), inner.max),
    };
    fitted(ui, words, &model.left, fonts::text, 17.0, palette::BONE);
}

/// A ground over the whole window behind a screen that is read, so that the table is seen but does not speak.
pub fn dim(ctx: &Context, rect: Rect, strength: f32) {
    let layer = bevy_egui::egui::LayerId::new(bevy_egui::egui::Order::Background, bevy_egui::egui::Id::new("dim"));
    let colour = palette::NIGHT.gamma_multiply(strength);
    ctx.layer_painter(layer).rect_filled(rect, CornerRadius::ZERO, colour);
}

/// A row that holds its content in the middle.
pub fn centred<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.with_layout(Layout::top_down(Align::Center), content).inner
}
