//! Taking between two: both press from their sides until he between them is squeezed out; and the fall of a king.

use super::act::{Knocked, Props};
use super::clip::{Clip, smooth};
use super::moves::knock;
use crate::layout::Place;
use crate::settings::Motion;
use bevy::prelude::*;
use boxwood_core::Point;
use boxwood_sound::CueKind;
use std::f32::consts::{FRAC_PI_2, PI};

/// How far one presses from the middle of his place towards the man between, in metres.
const PRESS: f32 = 0.0055;
/// When he gives way, and when the two are back at their places, in seconds.
const GIVES: f32 = 0.17;
const BACK: f32 = 0.42;

/// A man is taken by one who stands beside him and another, or a place, on his far side.
pub fn pinch(props: &mut Props, motion: Motion, knocked: Knocked, at: Point, by: Point) -> Clip {
    let mut clip = Clip::default();
    let Some((from, middle)) = ends(props, by, at) else { return clip };
    let way = (middle - from).with_y(0.0).normalize_or(Vec3::X);
    if !motion.reduced {
        press(props, &mut clip, from, way, 0.0);
        press(props, &mut clip, middle * 2.0 - from, -way, 0.0);
        let rest = props.now(knocked.piece);
        clip.track(knocked.piece, GIVES * 0.6, GIVES, move |t| {
            let up = 0.003 * t;
            let shake = 0.0006 * (t * 6.0 * PI).sin();
            Transform { translation: rest.translation + Vec3::Y * up + way * shake, ..rest }
        });
    }
    // He flies out to the side on which those lie who were taken like him.
    let side = way.cross(Vec3::Y);
    let home = props.pose(knocked.piece, Place::Taken(knocked.taken)).map_or(Vec3::ZERO, |p| p.translation);
    let out = if side.dot(home - middle) < 0.0 { -side } else { side };
    knock(props, motion, &mut clip, knocked, out, if motion.reduced { 0.0 } else { GIVES });
    clip
}

/// The king falls: all who stand round him press, he sways, topples and lies; then he is taken away.
pub fn fall(props: &mut Props, motion: Motion, king: Knocked, at: Point) -> Clip {
    let mut clip = Clip::default();
    let Knocked { piece, taken } = king;
    let Some((_, middle)) = ends(props, at, at) else { return clip };
    let Some(end) = props.pose(piece, Place::Taken(taken)) else { return clip };
    let rest = props.now(piece);
    if motion.reduced {
        clip.track(piece, 0.3, 0.7, move |t| Transform {
            translation: rest.translation.lerp(end.translation, smooth(0.0, 1.0, t)) + Vec3::Y * 0.03 * (t * PI).sin(),
            rotation: rest.rotation.slerp(end.rotation, t),
            ..end
        });
        clip.cue(0.7, CueKind::TrophyDrop, 1.0);
        return clip;
    }
    let pitch = nearest_apart(props, middle);
    for way in [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z] {
        let place = middle - way * pitch;
        let side = stands_at(props, place).and_then(|man| props.pieces.get(man).ok()).map(|man| man.1.piece.side);
        if side == Some(taken.by) {
            press(props, &mut clip, place, way, 0.1);
        }
    }
    // He falls to where nobody stands, the near side first; on his throne he falls upon his enemies.
    let ways = [Vec3::Z, Vec3::X, Vec3::NEG_X, Vec3::NEG_Z];
    let way = ways.into_iter().find(|way| stands_at(props, middle + *way * pitch).is_none()).unwrap_or(Vec3::Z);
    let axis = Vec3::Y.cross(way);
    let (sway, drop, lie, gone) = (0.15, 0.95, 1.45, 2.3);
    clip.track(piece, sway, drop, move |t| {
        let rock = 0.16 * (t * 3.0 * PI).sin() * t;
        rest.with_rotation(Quat::from_axis_angle(axis, rock) * rest.rotation)
    });
    // He tips over the edge of his foot.
    let (height, radius) = props.pieces.get(piece).map_or((0.03, 0.01), |p| (p.2.height, p.2.radius));
    let lying = move |t: f32| {
        let turn = Quat::from_axis_angle(axis, FRAC_PI_2 * t);
        let base = rest.translation + way * radius - turn * (way * radius);
        Transform { translation: base - way * (height * 0.35 * t), rotation: turn * rest.rotation, ..rest }
    };
    clip.track(piece, drop, lie, move |t| lying(t * t));
    clip.track(piece, lie, lie + 0.18, move |t| {
        let mut pose = lying(1.0);
        pose.translation.y += 0.002 * (t * PI).sin() * (1.0 - t);
        pose
    });
    let down = lying(1.0);
    clip.track(piece, lie + 0.5, gone, move |t| {
        let share = smooth(0.0, 1.0, t);
        Transform {
            translation: down.translation.lerp(end.translation, share) + Vec3::Y * 0.05 * (t * PI).sin(),
            rotation: down.rotation.slerp(end.rotation, share),
            ..end
        }
    });
    clip.cue(0.25, CueKind::KnockOff, 0.7);
    clip.cue(lie, CueKind::SetDown, 1.0);
    clip.cue(gone, CueKind::TrophyDrop, 0.9);
    clip
}

/// The special piece that got away steps up on the rim and stands there, free. Tells when it has.
pub fn get_away(props: &mut Props, motion: Motion, clip: &mut Clip, piece: Entity) -> f32 {
    let rest = props.now(piece);
    let out = outward(props, rest.translation);
    let end = rest.translation + out * 0.0275 + Vec3::Y * 0.003;
    let seconds = if motion.reduced { 0.4 } else { 1.1 };
    clip.track(piece, 0.1, seconds, move |t| {
        let share = smooth(0.0, 1.0, t);
        let up = if motion.reduced { 0.0 } else { 0.020 * (t * PI).sin() };
        rest.with_translation(rest.translation.lerp(end, share) + Vec3::Y * up)
    });
    let at = rest.with_translation(end);
    if !motion.reduced {
        clip.track(piece, seconds, seconds + 0.7, move |t| {
            let bow = Quat::from_rotation_y(2.0 * PI * smooth(0.0, 1.0, t));
            let up = Vec3::Y * 0.010 * (t * PI).sin();
            Transform { translation: at.translation + up, rotation: bow * at.rotation, ..at }
        });
    }
    clip.cue(0.1, CueKind::Lift, 0.6);
    clip.cue(seconds, CueKind::SetDown, 0.9);
    clip.cue(seconds, CueKind::Special, 0.9);
    clip.seconds
}

/// Who stands at a place presses once in a direction.
fn press(props: &Props, clip: &mut Clip, place: Vec3, way: Vec3, begin: f32) {
    let Some(man) = stands_at(props, place) else { return };
    let rest = props.now(man);
    clip.track(man, begin, begin + BACK, move |t| {
        let there = smooth(0.0, 0.38, t) * (1.0 - smooth(0.5, 1.0, t));
        rest.with_translation(rest.translation + way * (PRESS * there))
    });
    clip.cue(begin + GIVES * 0.8, CueKind::SetDownSoft, 0.4);
}

/// Who stands at a place.
fn stands_at(props: &Props, place: Vec3) -> Option<Entity> {
    let layout = props.layout.as_ref()?;
    let there = |point: Point| layout.points.get(point.index()).is_some_and(|p| (*p - place).xz().length() < 0.004);
    props.pieces.iter().find(|(_, _, _, on, ..)| on.is_some_and(|on| there(on.0))).map(|piece| piece.0)
}

fn ends(props: &Props, from: Point, to: Point) -> Option<(Vec3, Vec3)> {
    let points = &props.layout.as_ref()?.points;
    Some((*points.get(from.index())?, *points.get(to.index())?))
}

/// How far the nearest other place is.
fn nearest_apart(props: &Props, place: Vec3) -> f32 {
    let Some(layout) = &props.layout else { return 0.03 };
    let apart = layout.points.iter().map(|p| p.distance(place)).filter(|d| *d > 0.001);
    apart.fold(f32::INFINITY, f32::min).min(0.1)
}

/// The direction of the nearest edge of the board.
fn outward(props: &Props, place: Vec3) -> Vec3 {
    let half = props
        .layout
        .as_ref()
        .map_or(Vec3::ONE, |layout| layout.points.iter().fold(Vec3::splat(1e-3), |half, p| half.max(p.abs())));
    let (x, z) = (place.x / half.x, place.z / half.z);
    if x.abs() >= z.abs() { Vec3::X * x.signum() } else { Vec3::Z * z.signum() }
}
