//! What lies under a place in the window.

use crate::camera::Eye;
use crate::layout::Layout;
use crate::scene::TableScene;
use bevy::prelude::*;
use boxwood_core::{Point, Side};
use boxwood_play::CurrentMatch;

/// Something that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    /// A point of the board, or the man on it.
    Point(Point),
    /// A man whom this side has still to enter.
    Hand(Side),
    /// The part of the board where dice fall.
    Dice,
    /// The cup.
    Cup,
    /// The board elsewhere.
    Board,
    /// Nothing of the game.
    Table,
}

impl Picked {
    /// The point, if it is one.
    #[must_use]
    pub fn point(self) -> Option<Point> {
        match self {
            Picked::Point(point) => Some(point),
            _ => None,
        }
    }
}

/// What lies under a place in the window, in logical pixels.
#[must_use]
pub fn pick(eye: &Eye, scene: &TableScene, layout: &Layout, current: &CurrentMatch, at: Vec2) -> Picked {
    let look = &scene.look;
    if layout.is_deep() {
        return crate::deep::pick(eye, look, layout, current.game(), at);
    }
    if let Some(dice) = &look.dice {
        let (from, direction) = eye.table_ray(at);
        if hits_cylinder(from, direction, eye.framing.cup, dice.cup_size.x * 1.1, dice.cup_size.y) {
            return Picked::Cup;
        }
    }
    let (from, direction) = eye.board_ray(at, look.lift);
    let plane = |height: f32| from + direction * ((height - from.y) / direction.y);
    // Men stand above the board: what the pointer touches is the man, not the wood behind him.
    let mut nearest: Option<(f32, Point)> = None;
    for (i, &place) in layout.points.iter().enumerate() {
        let point = Point(i as u8);
        let Some(piece) = current.game().piece_at(point) else { continue };
        let men = &look.men[piece.side.index()];
        let apart = (plane(place.y + men.height * 0.5) - place).xz().length();
        if apart < men.radius * 1.15 && nearest.is_none_or(|(d, _)| apart < d) {
            nearest = Some((apart, point));
        }
    }
    if let Some((_, point)) = nearest {
        return Picked::Point(point);
    }
    for side in Side::BOTH {
        let men = &look.men[side.index()];
        let waiting = layout.hands[side.index()].iter().take(usize::from(current.game().in_hand(side)));
        let mut apart = waiting.map(|&place| (plane(place.y + men.height * 0.5) - place).xz().length());
        if apart.any(|apart| apart < men.radius * 1.25) {
            return Picked::Hand(side);
        }
    }
    let height = layout.points.first().map_or(0.0, |p| p.y);
    let on_board = plane(height).xz();
    if let Some(point) = layout.point_at(on_board) {
        return Picked::Point(point);
    }
    if let Some(dice) = &look.dice {
        let inside = |side| {
            let (centre, half) = eye.dice_floor(dice, side, look.lift);
            (plane(centre.y).xz() - centre.xz()).abs().cmple(half).all()
        };
        if Side::BOTH.into_iter().any(inside) {
            return Picked::Dice;
        }
    }
    if on_board.abs().cmple(look.half.xz()).all() { Picked::Board } else { Picked::Table }
}

/// Whether a ray meets an upright cylinder that stands at `foot`.
fn hits_cylinder(from: Vec3, direction: Vec3, foot: Vec3, radius: f32, height: f32) -> bool {
    let (o, d) = ((from - foot).xz(), direction.xz());
    // The lid and the foot.
    for y in [foot.y, foot.y + height] {
        let t = (y - from.y) / direction.y;
        if (o + d * t).length() <= radius {
            return true;
        }
    }
    // The side.
    let (a, b, c) = (d.length_squared(), o.dot(d), o.length_squared() - radius * radius);
    let root = b * b - a * c;
    if root < 0.0 || a < 1e-9 {
        return false;
    }
    let y = from.y + direction.y * (-b - root.sqrt()) / a;
    (foot.y..=foot.y + height).contains(&y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ray_meets_the_cup_or_passes_it() {
        let foot = Vec3::new(0.3, 0.0, -0.1);
        let from = Vec3::new(0.3, 1.0, 0.9);
        let to = |p: Vec3| (p - from).normalize();
        assert!(hits_cylinder(from, to(foot + Vec3::Y * 0.05), foot, 0.04, 0.09));
        assert!(hits_cylinder(from, to(foot + Vec3::new(0.03, 0.05, 0.0)), foot, 0.04, 0.09));
        assert!(!hits_cylinder(from, to(foot + Vec3::new(0.08, 0.05, 0.0)), foot, 0.04, 0.09));
        assert!(!hits_cylinder(from, to(foot + Vec3::new(0.0, 0.2, 0.0)), foot, 0.04, 0.09));
        assert!(hits_cylinder(foot + Vec3::Y, Vec3::NEG_Y, foot, 0.04, 0.09), "from straight above");
    }
}
