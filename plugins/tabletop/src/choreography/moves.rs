//! How men move: lifted, carried in an arc over what they pass, set down; knocked off; made the special piece.

use super::act::{Knocked, Props};
use super::clip::{Clip, Happening, smooth};
use crate::layout::Place;
use crate::look::Travel;
use crate::settings::Motion;
use bevy::prelude::*;
use boxwood_core::{Point, Side};
use boxwood_play::On;
use boxwood_sound::CueKind;
use std::f32::consts::PI;

/// A man is carried at least this high, so that he passes over others, in metres.
const CLEAR: f32 = 0.024;

/// One man goes to a point; a man who stands there is knocked off.
pub fn carry(
    props: &mut Props,
    motion: Motion,
    piece: Entity,
    from: Option<Point>,
    to: Point,
    knocks: Option<Knocked>,
) -> Clip {
    let mut clip = Clip::default();
    let Some(end) = props.pose(piece, Place::On(On(to))) else { return clip };
    let hidden = props.seen.get(piece).is_ok_and(|v| *v == Visibility::Hidden);
    // Who comes from nowhere was put in his place at once.
    let fresh = hidden || props.now(piece).translation.distance(end.translation) < 0.001;
    if fresh && from.is_none() {
        let weight = weight(props, piece);
        if let Some(clip) = super::fall::enter(props, motion, piece, end, weight) {
            return clip;
        }
    }
    let begin = if hidden {
        props.show(piece, true);
        end.with_translation(end.translation + Vec3::Y * 0.08)
    } else {
        props.now(piece)
    };
    let weight = weight(props, piece);
    let distance = (end.translation - begin.translation).with_y(0.0).length();
    let travel = props.scene.as_ref().map(|s| s.look.travel);
    let pushed = travel == Some(Travel::Pushed);
    let neighbours = from.is_some_and(|from| are_neighbours(props, from, to));
    let along_the_wood = (pushed && neighbours) || (travel == Some(Travel::Slid) && from.is_some());
    if along_the_wood && !motion.reduced && knocks.is_none() {
        let seconds = 0.26 + 1.2 * distance.min(0.3);
        // Over the edge of the hollow, along the groove, and down into the next.
        clip.track(piece, 0.0, seconds, move |t| {
            let up = 0.0016 * smooth(0.0, 0.12, t) * (1.0 - smooth(0.88, 1.0, t));
            between(&begin, &end, smooth(0.04, 0.96, t), up)
        });
        clip.track(piece, seconds, seconds + 0.06, move |t| settle(&end, t));
        clip.cue(0.02, CueKind::Slide, 0.8 * weight);
        clip.cue(seconds, CueKind::SetDownSoft, 0.5 * weight);
        return clip;
    }
    // Who is not pushed where others are flies, and is seen to.
    let flies = pushed && from.is_some();
    if motion.reduced {
        let seconds = 0.22;
        clip.track(piece, 0.0, seconds, move |t| between(&begin, &end, smooth(0.0, 1.0, t), 0.006 * (t * PI).sin()));
        clip.cue(seconds, CueKind::SetDownSoft, weight);
    } else {
        let seconds = 0.30 + 0.85 * distance.min(0.45) + if flies { 0.25 } else { 0.0 };
        let high = CLEAR + 0.10 * distance.min(0.3) + if flies { 0.030 } else { 0.0 };
        let turns = if flies { 2.0 * PI } else { 0.0 };
        clip.track(piece, 0.0, seconds, move |t| {
            let up = high * arc(t);
            let mut pose = between(&begin, &end, smooth(0.06, 0.94, t), up);
            // The hand tilts a man a little into the way it takes him.
            let lean = (end.translation - begin.translation).with_y(0.0).normalize_or_zero();
            let tilt = 0.16 * (t * PI * 2.0).sin() * smooth(0.0, 0.1, distance);
            let spin = Quat::from_rotation_y(turns * smooth(0.1, 0.9, t));
            let axis = Vec3::Y.cross(lean).normalize_or(Vec3::X);
            pose.rotation = Quat::from_axis_angle(axis, tilt) * spin * pose.rotation;
            pose
        });
        clip.track(piece, seconds, seconds + 0.10, move |t| settle(&end, t));
        let loud = (0.45 + 1.2 * distance.min(0.3)) * weight;
        let kind = if knocks.is_some() || distance > 0.02 { CueKind::SetDown } else { CueKind::SetDownSoft };
        if from.is_some() && distance > 0.02 {
            clip.cue(0.03, CueKind::Lift, 0.4 * weight);
        }
        clip.cue(seconds, kind, loud);
    }
    if let Some(knocked) = knocks {
        let way = (end.translation - begin.translation).with_y(0.0).normalize_or(Vec3::X);
        let struck = clip.seconds - if motion.reduced { 0.10 } else { 0.20 };
        knock(props, motion, &mut clip, knocked, way, struck.max(0.0));
    }
    clip
}

fn are_neighbours(props: &Props, from: Point, to: Point) -> bool {
    let Some(current) = &props.current else { return false };
    current.game().board().neighbours(from).contains(&to)
}

/// A piece is taken that nothing struck.
pub fn leave(props: &mut Props, motion: Motion, knocked: Knocked) -> Clip {
    let mut clip = Clip::default();
    knock(props, motion, &mut clip, knocked, Vec3::X, 0.0);
    clip
}

/// A man is struck in a direction: he tips, tumbles over the rail and comes to lie with those that were taken.
pub fn knock(props: &mut Props, motion: Motion, clip: &mut Clip, knocked: Knocked, way: Vec3, struck: f32) {
    let Knocked { piece, taken } = knocked;
    let begin = props.now(piece);
    let weight = weight(props, piece);
    let Some(end) = props.pose(piece, Place::Taken(taken)) else {
        clip.at(struck + 0.3, Happening::Show(piece, false));
        return;
    };
    let height = props.pieces.get(piece).map_or(0.01, |p| p.2.height);
    if motion.reduced {
        clip.track(piece, struck, struck + 0.3, move |t| {
            between(&begin, &end, smooth(0.0, 1.0, t), 0.03 * (t * PI).sin())
        });
        clip.cue(struck + 0.3, CueKind::TrophyDrop, weight);
        return;
    }
    let distance = (end.translation - begin.translation).length();
    let flight = 0.34 + 0.7 * distance.min(0.4);
    let tip = 0.09;
    let axis = Vec3::Y.cross(way).normalize_or(Vec3::Z);
    // First he is pushed and tips about his foot.
    clip.track(piece, struck, struck + tip, move |t| {
        let k = t * t;
        let tipped = Quat::from_axis_angle(axis, 0.55 * k);
        let shift = way * 0.010 * k + Vec3::Y * 0.005 * k;
        Transform { translation: begin.translation + shift, rotation: tipped * begin.rotation, ..begin }
    });
    // Then he flies, turning over whole turns about his own middle, so that he lands on his foot.
    let from = Transform {
        translation: begin.translation + way * 0.010 + Vec3::Y * 0.005,
        rotation: Quat::from_axis_angle(axis, 0.55) * begin.rotation,
        ..begin
    };
    let turns = 2.0 * PI * (1.0 + (distance * 3.0).floor().min(1.0));
    let fly = struck + tip;
    clip.track(piece, fly, fly + flight, move |t| {
        let up = (0.045 + 0.12 * distance) * (4.0 * t * (1.0 - t));
        let middle = Vec3::Y * height * 0.5;
        let angle = 0.55 + (turns - 0.55) * t;
        let turn = Quat::from_axis_angle(axis, angle) * begin.rotation.slerp(end.rotation, t);
        let place = from.translation.lerp(end.translation, t) + Vec3::Y * up + middle;
        Transform { translation: place - turn * Vec3::Y * height * 0.5, rotation: turn, ..end }
    });
    let land = fly + flight;
    clip.track(piece, land, land + 0.16, move |t| {
        let hop = 0.004 * (4.0 * t * (1.0 - t)) * (1.0 - t);
        let rock = 0.10 * (t * PI * 3.0).sin() * (1.0 - t);
        Transform {
            translation: end.translation + Vec3::Y * hop,
            rotation: Quat::from_axis_angle(axis, rock) * end.rotation,
            ..end
        }
    });
    clip.cue(struck, CueKind::KnockOff, 0.55 + 0.45 * weight);
    clip.cue(land, CueKind::TrophyDrop, 0.8 * weight);
}

/// The special piece is made: its cap comes down from above, turning; the ring glints, and the inlays light up in turn.
pub fn transform(props: &mut Props, motion: Motion, piece: Entity, side: Side) -> Clip {
    let mut clip = Clip::default();
    let seat = Transform::from_xyz(0.0, props.seat(side), 0.0);
    let Some(cap) = props.crown(piece, side) else { return clip };
    if motion.reduced {
        clip.seconds = 0.6;
        clip.cue(0.0, CueKind::Special, 0.8);
        return clip;
    }
    let down = 0.85;
    clip.track(cap, 0.0, down, move |t| {
        let high = 0.075 * (1.0 - smooth(0.0, 1.0, t));
        let turn = Quat::from_rotation_y((1.0 - smooth(0.0, 1.0, t)) * 2.6 * PI);
        let size = smooth(0.0, 0.25, t);
        Transform {
            translation: seat.translation + Vec3::Y * high,
            rotation: turn,
            scale: Vec3::splat(size.max(0.001)),
        }
    });
    // The man gives under it, and rises.
    let man = props.now(piece);
    clip.track(piece, down - 0.05, down + 0.35, move |t| {
        let rise = 0.006 * (t * PI).sin();
        man.with_translation(man.translation + Vec3::Y * rise)
    });
    clip.cue(0.25, CueKind::Special, 1.0);
    clip.cue(down, CueKind::SetDownSoft, 0.6);
    clip.seconds = 1.7;
    clip.light = Some(|share, i, n| {
        let begin = 0.25 + 0.5 * i as f32 / n.max(1) as f32;
        smooth(begin - 0.10, begin, share) * (1.0 - 0.78 * smooth(begin + 0.04, begin + 0.30, share))
    });
    clip
}

fn weight(props: &Props, piece: Entity) -> f32 {
    let side = props.pieces.get(piece).map(|p| p.1.piece.side);
    match (side, &props.scene) {
        (Ok(side), Some(scene)) => scene.look.men[side.index()].weight,
        _ => 0.7,
    }
}

/// How far up a man is on his way, as a share of the highest: quickly up, long carried, quickly down.
fn arc(t: f32) -> f32 {
    (t * PI).sin().max(0.0).powf(0.62)
}

fn between(a: &Transform, b: &Transform, share: f32, up: f32) -> Transform {
    Transform {
        translation: a.translation.lerp(b.translation, share) + Vec3::Y * up,
        rotation: a.rotation.slerp(b.rotation, share),
        scale: Vec3::ONE,
    }
}

/// The last tenth of a second of being set down.
fn settle(end: &Transform, t: f32) -> Transform {
    let rock = 0.035 * (t * PI * 2.0).sin() * (1.0 - t);
    Transform {
        translation: end.translation + Vec3::Y * 0.0007 * (t * PI).sin() * (1.0 - t),
        rotation: Quat::from_rotation_x(rock) * end.rotation,
        ..*end
    }
}
