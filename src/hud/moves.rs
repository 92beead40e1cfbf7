//! The list of moves: a line for two turns, the first side's and the second's, with the throws.

use super::layout::{Shape, TableLayout};
use super::{Desk, area};
use crate::screens::Wish;
use crate::screens::look_back::LookAsk;
use crate::theme::signs as sign;
use crate::theme::widgets;
use crate::theme::{fonts, palette, style};
use bevy_egui::egui::{
    Align2, Color32, Context, CornerRadius, Pos2, Rect, ScrollArea, Sense, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
};
use boxwood_core::{Match, Side};
use boxwood_search::review::Fault;

/// The height of a line.
const LINE: f32 = 34.0;
/// How many steps of a turn stand on a line.
const STEPS: usize = 2;

/// A step as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The step in the game's notation.
    pub words: String,
    /// How many steps have been played after it.
    pub ply: usize,
}

/// A line of the list: what each side played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The number of the two turns, on their first line.
    pub number: Option<usize>,
    /// What the first and the second side played.
    pub sides: [Vec<Listed>; 2],
}

/// The lines of a game. A turn lasts as long as one side acts; a longer one goes on in the next line.
#[must_use]
pub fn lines(game: &dyn Match) -> Vec<Line> {
    let mut turns: Vec<(Side, Vec<Listed>)> = Vec::new();
    for (index, played) in game.history().iter().enumerate() {
        let listed = Listed { words: played.step.text(game.board()), ply: index + 1 };
        match turns.last_mut() {
            Some((side, steps)) if *side == played.side => steps.push(listed),
            _ => turns.push((played.side, vec![listed])),
        }
    }
    let mut lines: Vec<Line> = Vec::new();
    let mut pair = [Vec::new(), Vec::new()];
    let mut number = 0;
    let mut put = |pair: &mut [Vec<Listed>; 2]| {
        let [first, second] = std::mem::take(pair);
        number += 1;
        let count = first.len().max(second.len()).div_ceil(STEPS);
        let part = |steps: &[Listed], i: usize| steps.chunks(STEPS).nth(i).unwrap_or_default().to_vec();
        for i in 0..count {
            let sides = [part(&first, i), part(&second, i)];
            lines.push(Line { number: (i == 0).then_some(number), sides });
        }
    };
    for (side, steps) in turns {
        let column = usize::from(side == Side::Second);
        if !pair[column].is_empty() || (column == 0 && !pair[1].is_empty()) {
            put(&mut pair);
        }
        pair[column] = steps;
    }
    if pair.iter().any(|steps| !steps.is_empty()) {
        put(&mut pair);
    }
    lines
}

/// Takes the list's place from the board and says where it is.
pub fn place(layout: &mut TableLayout, window: Vec2) -> Rect {
    let board = layout.board;
    match layout.shape {
        Shape::Wide => {
            let width = 300.0_f32.min(window.x * 0.34);
            let top = layout.signs.bottom() + 8.0;
            let rect = Rect::from_min_max(
                Pos2::new(window.x - 10.0 - width, top),
                Pos2::new(window.x - 10.0, board.bottom() - 4.0),
            );
            layout.board.max.x = rect.left() - 8.0;
            rect
        }
        Shape::Tall => {
            let rect = Rect::from_min_max(
                Pos2::new(10.0, board.top() + board.height() * 0.64),
                board.max - Vec2::new(10.0, 0.0),
            );
            layout.board.max.y = rect.top() - 4.0;
            rect
        }
        Shape::Low => {
            let left = board.left() + board.width() * 0.55;
            let rect = Rect::from_min_max(Pos2::new(left, board.top() + 8.0), board.max - Vec2::splat(8.0));
            layout.board.max.x = rect.left() - 4.0;
            rect
        }
    }
}

/// Draws the list. `at`: after how many steps the game is looked at.
pub fn show(ctx: &Context, desk: &mut Desk<'_>, rect: Rect, game: &dyn Match, at: usize, may_look: bool) {
    let lines = lines(game);
    area(ctx, desk, "moves", rect, |ui, desk| {
        let frame = style::plate();
        ui.painter().add(frame.shadow.as_shape(rect, frame.corner_radius));
        ui.painter().rect(rect, frame.corner_radius, frame.fill, frame.stroke, StrokeKind::Inside);
        widgets::mark(ui, "moves", rect);
        let inner = rect.shrink2(Vec2::new(12.0, 6.0));
        let head = Rect::from_min_size(inner.min, Vec2::new(inner.width(), style::TARGET));
        ui.painter().text(
            head.left_center(),
            Align2::LEFT_CENTER,
            desk.texts.say("moves-title"),
            fonts::display(22.0),
            palette::HONEY,
        );
        let cross =
            Rect::from_min_size(Pos2::new(head.right() - style::TARGET, head.top()), Vec2::splat(style::TARGET));
        widgets::within(ui, cross, |ui| {
            let words = desk.texts.say("moves-hide");
            if widgets::sign_button(ui, "moves-hide", sign::X, &words, true).clicked() {
                desk.wish(Wish::Moves);
            }
        });
        let body = Rect::from_min_max(Pos2::new(inner.left(), head.bottom() + 2.0), inner.max);
        widgets::within(ui, body, |ui| list(ui, desk, &lines, at, may_look));
    });
}

fn list(ui: &mut Ui, desk: &mut Desk<'_>, lines: &[Line], at: usize, may_look: bool) {
    if lines.is_empty() {
        let words = desk.texts.say("moves-none");
        widgets::paragraph(ui, &words, fonts::italic(style::BODY), palette::BONE_DIM);
        return;
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    let here = lines.iter().position(|line| line.sides.iter().flatten().any(|step| step.ply == at));
    let mut scroll = ScrollArea::vertical().id_salt("moves").auto_shrink([false, false]);
    // What is looked at stays in sight, where it has changed.
    let seen = ui.id().with("seen");
    let before = ui.data_mut(|data| data.get_temp::<usize>(seen));
    if before != Some(at) {
        ui.data_mut(|data| data.insert_temp(seen, at));
        let top = here.unwrap_or(0) as f32 * LINE;
        scroll = scroll.vertical_scroll_offset((top - ui.available_height() / 2.0).max(0.0));
    }
    scroll.show_rows(ui, LINE, lines.len(), |ui, rows| {
        for line in &lines[rows] {
            row(ui, desk, line, at, may_look);
        }
    });
}

fn row(ui: &mut Ui, desk: &mut Desk<'_>, line: &Line, at: usize, may_look: bool) {
    let width = ui.available_width() - 8.0;
    let (rect, _) = ui.allocate_exact_size(Vec2::new(width, LINE), Sense::hover());
    let small = fonts::text(style::SMALL);
    if let Some(number) = line.number {
        let at = rect.left_center();
        ui.painter().text(at, Align2::LEFT_CENTER, format!("{number}."), small.clone(), palette::BONE_DIM);
    }
    let numbers = 34.0;
    let column = (width - numbers) / 2.0;
    for (i, steps) in line.sides.iter().enumerate() {
        let mut x = rect.left() + numbers + column * i as f32;
        for step in steps {
            let galley = ui.painter().layout_no_wrap(step.words.clone(), small.clone(), palette::BONE);
            let fault = desk.review.and_then(|review| review.verdict(step.ply - 1)?.fault());
            let mark = fault.map_or("", Fault::mark);
            let mark = ui.painter().layout_no_wrap(mark.to_owned(), fonts::bold(style::SMALL), palette::BONE);
            let size = Vec2::new((galley.size().x + mark.size().x + 8.0).max(if may_look { 32.0 } else { 0.0 }), LINE);
            let spot = Rect::from_min_size(Pos2::new(x, rect.top()), size);
            let sense = if may_look { Sense::click() } else { Sense::hover() };
            let response = ui.interact(spot, ui.id().with(("ply", step.ply)), sense);
            let told = format!("{}{}", step.words, mark.text());
            response.widget_info(|| WidgetInfo::selected(WidgetType::Button, may_look, at == step.ply, &told));
            widgets::mark(ui, &format!("move-{}", step.ply), spot);
            let over = may_look && (response.hovered() || response.has_focus());
            let (ground, text) = match (at == step.ply, over) {
                (true, _) => (palette::HONEY, palette::INK),
                (false, true) => (palette::WALNUT_HOVERED, palette::BONE),
                (false, false) => (Color32::TRANSPARENT, palette::BONE),
            };
            ui.painter().rect_filled(spot.shrink2(Vec2::new(0.0, 4.0)), CornerRadius::same(6), ground);
            let from = Pos2::new(spot.left() + 4.0, spot.center().y - galley.size().y / 2.0);
            let after = from + Vec2::new(galley.size().x, 0.0);
            ui.painter().galley_with_override_text_color(from, galley, text);
            let colour = if text == palette::BONE && !over { palette::MADDER } else { text };
            ui.painter().galley_with_override_text_color(after, mark, colour);
            if response.clicked() {
                desk.wish(Wish::LookBack(LookAsk::At(step.ply)));
            }
            x += size.x;
        }
    }
}

/// The button that shows the list, at the end of a part of the table's interface; the rectangle is the part's, within its
/// margin, and what is left of it comes back.
pub fn button(ui: &mut Ui, desk: &mut Desk<'_>, part: Rect) -> Rect {
    at_end(ui, part, |ui| press(ui, desk))
}

/// The button itself.
pub fn press(ui: &mut Ui, desk: &mut Desk<'_>) {
    let words = desk.texts.say(if desk.moves_shown { "moves-hide" } else { "moves-show" });
    if widgets::sign_button(ui, "moves-show", sign::LIST_NUMBERS, &words, true).clicked() {
        desk.wish(Wish::Moves);
    }
}

/// Puts a button at the end of a part of the interface, and gives back what is left of it.
pub fn at_end(ui: &mut Ui, part: Rect, button: impl FnOnce(&mut Ui)) -> Rect {
    let side = style::TARGET.min(part.height());
    let spot = Rect::from_min_size(
        Pos2::new(part.right() - style::TARGET, part.center().y - side / 2.0),
        Vec2::new(style::TARGET, side),
    );
    widgets::within(ui, spot, button);
    Rect::from_min_max(part.min, Pos2::new(spot.left() - 8.0, part.max.y))
}
