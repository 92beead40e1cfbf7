//! Boards that do not lie flat: racks in which discs stand above one another, stands with level above level.
//!
//! What one presses there is found by how near it is on the screen; in a rack one presses a column.

use crate::camera::{Eye, fit};
use crate::layout::Layout;
use crate::look::Look;
use crate::pointer::Picked;
use bevy::prelude::*;
use boxwood_core::{Match, Point, Step};

/// Places of one column differ in x and z by less than this, in metres.
const SAME: f32 = 0.004;
/// How far above the highest place of its column a man is let go.
pub(crate) const LET_GO: f32 = 0.044;

impl Layout {
    /// Whether places lie above one another.
    #[must_use]
    pub fn is_deep(&self) -> bool {
        let heights = self.points.iter().map(|p| p.y);
        let (low, high) = heights.fold((f32::MAX, f32::MIN), |(low, high), y| (low.min(y), high.max(y)));
        high - low > 0.01
    }

    /// Whether all places stand in one upright plane, as in a rack.
    #[must_use]
    pub fn is_wall(&self) -> bool {
        self.is_deep() && self.points.iter().all(|p| (p.z - self.points[0].z).abs() < SAME)
    }

    /// The height of the highest place above or below this one.
    pub(crate) fn top_of_column(&self, at: Vec3) -> f32 {
        let same = self.points.iter().filter(|p| (p.xz() - at.xz()).abs().max_element() < SAME);
        same.map(|p| p.y).fold(at.y, f32::max)
    }
}

/// What lies under a place in the window where the board is deep.
pub fn pick(eye: &Eye, look: &Look, layout: &Layout, game: &dyn Match, at: Vec2) -> Picked {
    let steps = game.legal_steps();
    let open = |point: Point| steps.contains(&Step::Place { to: point });
    if layout.is_wall() {
        return pick_in_wall(eye, look, layout, &open, at);
    }
    let turn = Quat::from_rotation_y(eye.framing.board_yaw);
    let middle = Vec3::Y * (look.men[0].height * 0.5);
    let seen = |place: Vec3| fit::project(&eye.now, &eye.frame, turn * (place + middle) + Vec3::Y * look.lift);
    let mut best: Option<(f32, Point)> = None;
    for (i, &place) in layout.points.iter().enumerate() {
        let point = Point(i as u8);
        let taken = game.piece_at(point).is_some();
        let (Some(centre), Some(rim)) = (seen(place), seen(place + eye_right(eye) * look.footprint.half.x)) else {
            continue;
        };
        // In shares of the place's own size on the screen. Where a man can be put counts before where one is.
        let apart = centre.distance(at) / centre.distance(rim).max(1.0);
        let apart = if taken { apart + 0.35 } else { apart };
        if apart < 1.0 && (taken || open(point)) && best.is_none_or(|(least, _)| apart < least) {
            best = Some((apart, point));
        }
    }
    best.map_or(Picked::Table, |(_, point)| Picked::Point(point))
}

/// The direction to the right of whoever looks, in the board's frame.
fn eye_right(eye: &Eye) -> Vec3 {
    Quat::from_rotation_y(-eye.framing.board_yaw) * *eye.now.right()
}

/// In a rack one presses a column: that means the place in it that can be reached.
fn pick_in_wall(eye: &Eye, look: &Look, layout: &Layout, open: &impl Fn(Point) -> bool, at: Vec2) -> Picked {
    let (from, direction) = eye.board_ray(at, look.lift);
    let plane = layout.points.first().map_or(0.0, |p| p.z);
    let hit = from + direction * ((plane - from.z) / direction.z);
    let reach = look.footprint.half.x;
    let column = layout.points.iter().enumerate().filter(|(_, place)| (place.x - hit.x).abs() <= reach);
    let (mut low, mut high, mut reached) = (f32::MAX, f32::MIN, None);
    for (i, place) in column {
        (low, high) = (low.min(place.y), high.max(place.y));
        let point = Point(i as u8);
        // The place that can be reached, or the top of a full column.
        if reached.is_none_or(|other| !open(other)) {
            reached = Some(point);
        }
    }
    let inside = (low - reach..=high + LET_GO + reach).contains(&hit.y);
    reached.filter(|_| inside).map_or(Picked::Table, Picked::Point)
}

/// How far the plates of a rack stand before the middle of its discs.
const PLATE: f32 = 0.0097;

/// Where a mark lies: on a rack it stands before the plate.
#[must_use]
pub fn mark_pose(layout: &Layout, at: Vec3, up: f32) -> Transform {
    if !layout.is_wall() {
        return Transform::from_translation(at + Vec3::Y * up);
    }
    let upright = Quat::from_rotation_x(std::f32::consts::FRAC_PI_2);
    Transform::from_translation(at + Vec3::Z * (PLATE + up)).with_rotation(upright)
}

/// On a rack, where the same mark stands for whoever sits behind it, from the mark in front.
#[must_use]
pub fn mark_behind(layout: &Layout, up: f32, scale: f32) -> Option<Transform> {
    let back = Vec3::NEG_Y * (2.0 * (PLATE + up) / scale);
    let turned = Quat::from_rotation_x(std::f32::consts::PI);
    layout.is_wall().then(|| Transform::from_translation(back).with_rotation(turned))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rack() -> Layout {
        let points = (0..42).map(|i| Vec3::new((i % 7) as f32 * 0.034, 0.05 + (i / 7) as f32 * 0.034, 0.0)).collect();
        Layout { points, ..Layout::default() }
    }

    #[test]
    fn racks_stands_and_flat_boards_are_told_apart() {
        assert!(rack().is_deep() && rack().is_wall());
        let stand = (0..8).map(|i| Vec3::new((i % 2) as f32, (i / 4) as f32, (i / 2 % 2) as f32)).collect();
        let stand = Layout { points: stand, ..Layout::default() };
        assert!(stand.is_deep() && !stand.is_wall());
        let flat = Layout { points: vec![Vec3::ZERO, Vec3::X, Vec3::new(0.0, 0.001, 1.0)], ..Layout::default() };
        assert!(!flat.is_deep() && !flat.is_wall());
    }
}
