//! Where the parts of the table's interface lie: round the board, never on it.

use bevy_egui::egui::{Pos2, Rect, Vec2};

/// The shape of the window, as far as the interface minds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Room above and below: a strip at the top, a strip at the bottom.
    Wide,
    /// A telephone held upright: the strips have more rows.
    Tall,
    /// A telephone on its side: columns at left and right.
    Low,
}

/// Where everything lies, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TableLayout {
    /// The window's shape.
    pub shape: Shape,
    /// The menu's button.
    pub menu: Rect,
    /// The signs: take back, view, rules, silence.
    pub signs: Rect,
    /// The near and the far side's plate.
    pub plates: [Rect; 2],
    /// Whose turn it is.
    pub turn: Rect,
    /// What happened, or why not.
    pub story: Rect,
    /// Dice and what throws them.
    pub dice: Rect,
    /// The end of the game, in place of story and dice.
    pub end: Rect,
    /// What is left for the board.
    pub board: Rect,
}

/// The side of a button.
const T: f32 = super::super::theme::style::TARGET;
/// The room between things.
const G: f32 = 8.0;
/// The number of signs.
const SIGNS: f32 = 4.0;

/// The shape of a window.
#[must_use]
pub fn shape(size: Vec2) -> Shape {
    if size.x > size.y * 1.15 && size.y < 560.0 {
        Shape::Low
    } else if size.x >= 760.0 && size.x > size.y {
        Shape::Wide
    } else {
        Shape::Tall
    }
}

/// Lays everything out; at the end of a game the bottom needs more room.
#[must_use]
pub fn table(size: Vec2, ended: bool) -> TableLayout {
    match shape(size) {
        Shape::Wide => wide(size, ended),
        Shape::Tall => tall(size, ended),
        Shape::Low => low(size),
    }
}

fn rect(x: f32, y: f32, w: f32, h: f32) -> Rect {
    Rect::from_min_size(Pos2::new(x, y), Vec2::new(w, h))
}

fn wide(size: Vec2, ended: bool) -> TableLayout {
    let m = 10.0;
    let signs_width = SIGNS * T + (SIGNS - 1.0) * G;
    let plate = (size.x * 0.2).clamp(150.0, 240.0);
    let menu = rect(m, m, T, T);
    let far = rect(menu.right() + G, m, plate, T);
    let signs = rect(size.x - m - signs_width, m, signs_width, T);
    let room = signs.left() - far.right() - 2.0 * G;
    // In the middle of the window if that is free, else in the middle of what is.
    let width = room.min(400.0);
    let middle = (size.x / 2.0).clamp(far.right() + G + width / 2.0, signs.left() - G - width / 2.0);
    let turn = rect(middle - width / 2.0, m, width, T);
    let height = 66.0;
    let bottom = size.y - m;
    let near = rect(m, bottom - T, T + G + plate, T);
    let dice_width = (size.x * 0.3).clamp(230.0, 296.0);
    let dice = rect(size.x - m - dice_width, bottom - height, dice_width, height);
    let room = dice.left() - near.right() - 2.0 * G;
    let width = room.min(560.0);
    let middle = (size.x / 2.0).clamp(near.right() + G + width / 2.0, dice.left() - G - width / 2.0);
    let story = rect(middle - width / 2.0, bottom - height, width, height);
    let end_height = 116.0;
    let end = rect(near.right() + G, bottom - end_height, size.x - m - near.right() - G, end_height);
    let under = if ended { end.top() } else { story.top() };
    TableLayout {
        shape: Shape::Wide,
        menu,
        signs,
        plates: [near, far],
        turn,
        story,
        dice,
        end,
        board: Rect::from_min_max(Pos2::new(0.0, menu.bottom() + 4.0), Pos2::new(size.x, under - 4.0)),
    }
}

fn tall(size: Vec2, ended: bool) -> TableLayout {
    let m = if size.x < 360.0 { 6.0 } else { 10.0 };
    let whole = size.x - 2.0 * m;
    let signs_width = SIGNS * T + (SIGNS - 1.0) * G;
    let menu = rect(m, m, T, T);
    let signs = rect(size.x - m - signs_width, m, signs_width, T);
    let half = (whole - G) / 2.0;
    let plates_top = menu.bottom() + 6.0;
    let far = rect(m, plates_top, half, T);
    let near = rect(m + half + G, plates_top, half, T);
    let bottom = size.y - m;
    let dice = rect(m, bottom - 56.0, whole, 56.0);
    let story_height = if size.y < 600.0 { 48.0 } else { 66.0 };
    let story = rect(m, dice.top() - 6.0 - story_height, whole, story_height);
    let turn = rect(m, story.top() - 4.0 - 38.0, whole, 38.0);
    let end_height = 172.0;
    let end = rect(m, bottom - end_height, whole, end_height);
    let under = if ended { end.top() } else { turn.top() };
    TableLayout {
        shape: Shape::Tall,
        menu,
        signs,
        plates: [near, far],
        turn,
        story,
        dice,
        end,
        board: Rect::from_min_max(Pos2::new(0.0, far.bottom() + 4.0), Pos2::new(size.x, under - 4.0)),
    }
}

fn low(size: Vec2) -> TableLayout {
    let m = 8.0;
    let left = (size.x * 0.24).clamp(170.0, 230.0);
    let right = 2.0 * T + G;
    let bottom = size.y - m;
    let menu = rect(m, m, T, T);
    let signs = rect(size.x - m - right, m, right, 2.0 * T + G);
    let far = rect(m, menu.bottom() + 6.0, left, T);
    let near = rect(m, far.bottom() + 6.0, left, T);
    let dice_top = signs.bottom() + G;
    let dice = rect(size.x - m - right, dice_top, right, (bottom - dice_top).min(140.0));
    let turn = rect(m, near.bottom() + 6.0, left, 56.0);
    let story = rect(m, turn.bottom() + 4.0, left, (bottom - turn.bottom() - 4.0).clamp(40.0, 150.0));
    let end = rect(m, turn.top(), left, (bottom - turn.top()).min(230.0));
    TableLayout {
        shape: Shape::Low,
        menu,
        signs,
        plates: [near, far],
        turn,
        story,
        dice,
        end,
        board: Rect::from_min_max(Pos2::new(far.right() + 4.0, 0.0), Pos2::new(dice.left() - 4.0, size.y)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOWS: [(f32, f32); 14] = [
        (800.0, 600.0),
        (1024.0, 768.0),
        (1280.0, 720.0),
        (1920.0, 1080.0),
        (3840.0, 2160.0),
        (390.0, 844.0),
        (320.0, 480.0),
        (360.0, 640.0),
        (768.0, 1024.0),
        (844.0, 390.0),
        (860.0, 620.0),
        (640.0, 480.0),
        (640.0, 360.0),
        (2560.0, 600.0),
    ];

    fn parts(layout: &TableLayout, ended: bool) -> Vec<(&'static str, Rect)> {
        let mut parts =
            vec![("menu", layout.menu), ("signs", layout.signs), ("near", layout.plates[0]), ("far", layout.plates[1])];
        if ended {
            parts.push(("end", layout.end));
        } else {
            parts.extend([("turn", layout.turn), ("story", layout.story), ("dice", layout.dice)]);
        }
        parts
    }

    #[test]
    fn nothing_lies_on_the_board_or_on_anything_else() {
        for (w, h) in WINDOWS {
            for ended in [false, true] {
                let layout = table(Vec2::new(w, h), ended);
                let parts = parts(&layout, ended);
                let window = Rect::from_min_size(Pos2::ZERO, Vec2::new(w, h));
                for (i, (name, rect)) in parts.iter().enumerate() {
                    assert!(window.contains_rect(*rect), "{w}x{h}: {name} {rect:?} is in the window");
                    assert!(!layout.board.intersects(*rect), "{w}x{h}: {name} {rect:?} is beside the board");
                    for (other, second) in &parts[i + 1..] {
                        assert!(!rect.intersects(*second), "{w}x{h}: {name} {rect:?} and {other} {second:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_board_has_most_of_the_window() {
        for (w, h) in WINDOWS {
            let board = table(Vec2::new(w, h), false).board;
            let part = board.area() / (w * h);
            assert!(part > 0.43, "{w}x{h}: {part:.2}");
        }
    }
}
