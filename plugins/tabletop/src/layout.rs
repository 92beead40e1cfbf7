//! Where everything is when nothing moves.

use crate::look::{Footprint, Look, Places, Travel};
use bevy::prelude::*;
use boxwood_core::{Point, Side};
use boxwood_play::{InHand, On, Taken};

/// The scale of the world: this many units are one metre. Shadow maps work with whole units, so a board half a metre
/// wide must not be half a unit.
pub const SCALE: f32 = 10.0;

/// The places of the board in metres, in its own frame, read from its model.
#[derive(Resource, Clone, Debug, Default)]
pub struct Layout {
    /// Where a man stands on each point.
    pub points: Vec<Vec3>,
    /// Where the men that each side has taken lie.
    pub trophies: [Vec<Vec3>; 2],
    /// Where the men that each side has still to enter lie.
    pub hands: [Vec<Vec3>; 2],
    /// The part of the board that belongs to each point.
    pub footprints: Vec<(Vec2, Vec2)>,
    /// Whether men come to stand exactly in the middle of their places, as those do who fall into a rack.
    pub exact: bool,
}

impl Layout {
    /// Reads the places of a board; `node` finds a node of the model by name. The points end with the first that the
    /// model does not have.
    #[must_use]
    pub fn read(look: &Look, node: impl Fn(&str) -> Option<Vec3>) -> Layout {
        let points: Vec<Vec3> = (0..u8::MAX).map_while(|i| node(&(look.point_node)(Point(i)))).collect();
        let row = |places: &Places| {
            Side::BOTH.map(|side| match places {
                Places::None => Vec::new(),
                Places::Nodes(name) => (0..u8::MAX).map_while(|order| node(&name(side, order))).collect(),
                Places::At(places) => places[side.index()].clone(),
            })
        };
        let (trophies, hands) = (row(&look.trophies), row(&look.hands));
        let footprints = points.iter().map(|at| footprint(*at, &look.footprint)).collect();
        Layout { points, trophies, hands, footprints, exact: look.travel == Travel::Dropped }
    }

    /// Where a piece is, if it is anywhere on the table: its base, and how it is turned by chance of its maker's hand.
    #[must_use]
    pub fn pose(&self, place: Place, number: u32) -> Option<Transform> {
        let at = match place {
            Place::On(On(point)) => self.points.get(point.index())?,
            Place::Taken(taken) => self.trophies[taken.by.index()].get(usize::from(taken.order))?,
            Place::InHand(side, hand) => self.hands[side.index()].get(usize::from(hand.order))?,
        };
        // Nobody sets men down by the compass: each stands turned its own way, a hair beside the middle.
        let h = number.wrapping_mul(0x9E37_79B9) ^ ((at.x * 1e4) as i32 as u32).wrapping_mul(0x85EB_CA6B);
        let h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
        let part = |shift: u32| f32::from((h >> shift) as u8) / 255.0 - 0.5;
        let beside = Vec3::new(part(0), 0.0, part(8)) * if self.exact { 0.0 } else { 0.0012 };
        let turn = Quat::from_rotation_y(part(16) * std::f32::consts::TAU);
        Some(Transform::from_translation(*at + beside).with_rotation(turn))
    }

    /// The height on which a man stands who is above this place: that of the nearest place for men.
    #[must_use]
    pub fn ground(&self, at: Vec3) -> f32 {
        let places = self.points.iter().chain(self.trophies.iter().flatten()).chain(self.hands.iter().flatten());
        let near = |a: &&Vec3| (**a - at).xz().length_squared();
        places.min_by(|a, b| near(a).total_cmp(&near(b))).map_or(0.0, |p| p.y)
    }

    /// The point whose part of the board a place on its plane belongs to: the nearest, where parts overlap.
    #[must_use]
    pub fn point_at(&self, at: Vec2) -> Option<Point> {
        let inside = |(_, (middle, half)): &(usize, &(Vec2, Vec2))| (at - *middle).abs().cmple(*half).all();
        let apart = |(_, (middle, _)): &(usize, &(Vec2, Vec2))| middle.distance_squared(at);
        let parts = self.footprints.iter().enumerate().filter(inside);
        parts.min_by(|a, b| apart(a).total_cmp(&apart(b))).map(|(i, _)| Point(i as u8))
    }
}

/// Where a piece is, by the match.
#[derive(Clone, Copy, Debug)]
pub enum Place {
    /// On a point.
    On(On),
    /// With the side that took it.
    Taken(Taken),
    /// With its own side, not yet entered.
    InHand(Side, InHand),
}

impl Place {
    /// From the components of a piece of this side; exactly one of them is there.
    #[must_use]
    pub fn of(side: Side, on: Option<&On>, taken: Option<&Taken>, hand: Option<&InHand>) -> Option<Place> {
        let on = on.map(|o| Place::On(*o));
        on.or_else(|| taken.map(|t| Place::Taken(*t))).or_else(|| hand.map(|h| Place::InHand(side, *h)))
    }
}

/// Rows that lie across the middle of the board are mirrored: the offset points away from the middle line.
fn footprint(at: Vec3, footprint: &Footprint) -> (Vec2, Vec2) {
    let away = if at.z < 0.0 { -1.0 } else { 1.0 };
    (Vec2::new(at.x + footprint.offset.x, at.z + footprint.offset.y * away), footprint.half)
}
