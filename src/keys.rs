//! The keyboard: everything at the table can be done without a pointer.

use crate::screens::look_back::{LookAsk, LookBack};
use crate::screens::{Overlay, Screen, Wish};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use boxwood_core::Point;
use boxwood_play::{CurrentMatch, PlaySystems};
use boxwood_tabletop::{Cursor, KeepDrawing, PointPressed, PointScreen, PointerSystems, Selected};

/// The keys.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        press.before(PointerSystems).before(PlaySystems::Request).before(crate::screens::flow::WishSystems),
    );
}

fn press(
    mut keys: MessageReader<KeyboardInput>,
    wants: Option<Res<EguiWantsInput>>,
    (screen, overlay): (Res<State<Screen>>, Res<Overlay>),
    (points, current, look): (Res<PointScreen>, Option<Res<CurrentMatch>>, Res<LookBack>),
    (mut cursor, mut selected): (ResMut<Cursor>, ResMut<Selected>),
    mut presses: MessageWriter<PointPressed>,
    mut wishes: MessageWriter<Wish>,
    mut keep: ResMut<KeepDrawing>,
) {
    let typing = wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    let at_table = **screen == Screen::Table && *overlay == Overlay::None && current.is_some();
    for key in keys.read().filter(|key| key.state == ButtonState::Pressed) {
        keep.nudge();
        if key.logical_key == Key::Escape && !key.repeat {
            if at_table && selected.0.is_some() {
                selected.0 = None;
            } else if at_table && look.0.is_some() {
                wishes.write(Wish::LookBack(LookAsk::Leave));
            } else {
                wishes.write(Wish::Close);
            }
            continue;
        }
        // A part of the interface has the keyboard: its own keys are its own.
        if typing {
            continue;
        }
        if let Some(ask) = look_of(&key.logical_key).filter(|_| at_table && look.at_leisure().is_some()) {
            wishes.write(Wish::LookBack(ask));
        } else if let Some(wish) = wish_of(&key.logical_key, at_table).filter(|_| !key.repeat) {
            wishes.write(wish);
        } else if at_table {
            if let Some(way) = way_of(&key.logical_key) {
                cursor.set_if_neq(Cursor(next_point(&points.points, cursor.0, way)));
            } else if let (Key::Enter, Some(point)) = (&key.logical_key, cursor.0) {
                presses.write(PointPressed { point });
            }
        }
    }
}

/// What a key wishes for.
fn wish_of(key: &Key, at_table: bool) -> Option<Wish> {
    let letter = match key {
        Key::Character(text) => text.to_lowercase(),
        Key::Space if at_table => return Some(Wish::Throw),
        Key::F12 => return Some(Wish::Picture),
        Key::F1 => return Some(Wish::Open(Overlay::Keys)),
        _ => return None,
    };
    match letter.as_str() {
        "m" => Some(Wish::Mute),
        "?" => Some(Wish::Open(Overlay::Keys)),
        "u" if at_table => Some(Wish::Undo),
        "h" if at_table => Some(Wish::Hint),
        "f" if at_table => Some(Wish::FlipView),
        "b" if at_table => Some(Wish::LookBack(LookAsk::Previous)),
        "a" if at_table => Some(Wish::LookBack(LookAsk::Again)),
        "d" if at_table => Some(Wish::Dangers),
        "s" if at_table => Some(Wish::Levels),
        "l" if at_table => Some(Wish::Moves),
        "r" if at_table => Some(Wish::Open(Overlay::Rules)),
        " " if at_table => Some(Wish::Throw),
        _ => None,
    }
}

/// Where a key looks, while one looks back.
fn look_of(key: &Key) -> Option<LookAsk> {
    match key {
        Key::ArrowLeft => Some(LookAsk::Previous),
        Key::ArrowRight => Some(LookAsk::Next),
        Key::Home => Some(LookAsk::First),
        Key::End => Some(LookAsk::Last),
        _ => None,
    }
}

fn way_of(key: &Key) -> Option<Vec2> {
    match key {
        Key::ArrowLeft => Some(Vec2::NEG_X),
        Key::ArrowRight => Some(Vec2::X),
        Key::ArrowUp => Some(Vec2::NEG_Y),
        Key::ArrowDown => Some(Vec2::Y),
        _ => None,
    }
}

/// The point that lies next in a direction on the screen; from nowhere, the first point. Where nothing lies further
/// that way the cursor stays.
#[must_use]
pub fn next_point(points: &[Vec2], from: Option<Point>, way: Vec2) -> Option<Point> {
    let Some(from) = from.filter(|from| from.index() < points.len()) else {
        return (!points.is_empty()).then_some(Point(0));
    };
    let here = points[from.index()];
    let weight = |to: Vec2| {
        let step = to - here;
        let ahead = step.dot(way);
        // What lies aside counts three times, and more aside than ahead is another direction.
        let aside = (step - way * ahead).length();
        (ahead > 1.0 && aside < ahead * 1.6).then_some(ahead + 3.0 * aside)
    };
    let others = points.iter().enumerate().filter(|(i, _)| *i != from.index());
    let best = others.filter_map(|(i, &to)| Some((i, weight(to)?))).min_by(|a, b| a.1.total_cmp(&b.1));
    Some(best.map_or(from, |(i, _)| Point(i as u8)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two rows of twelve as the tables board has them: 0 to 11 from left to right below, 12 to 23 back above.
    fn tables() -> Vec<Vec2> {
        (0..24)
            .map(|i| if i < 12 { Vec2::new(i as f32 * 40.0, 300.0) } else { Vec2::new((23 - i) as f32 * 40.0, 100.0) })
            .collect()
    }

    #[test]
    fn the_cursor_walks_along_and_across_the_rows() {
        let points = tables();
        let go = |from: u8, way| next_point(&points, Some(Point(from)), way).unwrap().0;
        assert_eq!(next_point(&points, None, Vec2::X), Some(Point(0)));
        assert_eq!(go(0, Vec2::X), 1);
        assert_eq!(go(1, Vec2::NEG_X), 0);
        assert_eq!(go(3, Vec2::NEG_Y), 20, "across the corridor");
        assert_eq!(go(20, Vec2::Y), 3);
        assert_eq!(go(20, Vec2::X), 19);
    }

    #[test]
    fn at_the_edge_the_cursor_stays() {
        let points = tables();
        for (from, way) in [(0, Vec2::NEG_X), (11, Vec2::X), (3, Vec2::Y), (20, Vec2::NEG_Y)] {
            assert_eq!(next_point(&points, Some(Point(from)), way), Some(Point(from)));
        }
        assert_eq!(next_point(&[], None, Vec2::X), None);
    }

    #[test]
    fn every_point_can_be_reached() {
        let points = tables();
        let mut seen = std::collections::BTreeSet::from([0u8]);
        let mut open = vec![0u8];
        while let Some(from) = open.pop() {
            for way in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
                let to = next_point(&points, Some(Point(from)), way).unwrap().0;
                if seen.insert(to) {
                    open.push(to);
                }
            }
        }
        assert_eq!(seen.len(), 24);
    }

    #[test]
    fn keys_that_would_disturb_the_title_do_nothing_there() {
        assert_eq!(wish_of(&Key::Space, false), None);
        assert_eq!(wish_of(&Key::Character("u".into()), false), None);
        assert_eq!(wish_of(&Key::Character("U".into()), true), Some(Wish::Undo));
        assert_eq!(wish_of(&Key::Character("M".into()), false), Some(Wish::Mute));
        assert_eq!(wish_of(&Key::Character("?".into()), true), Some(Wish::Open(Overlay::Keys)));
    }
}
