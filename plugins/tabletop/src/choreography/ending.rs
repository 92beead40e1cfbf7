//! How a game ends on the board.

use super::act::Props;
use super::clip::{Clip, smooth};
use super::pinch::get_away;
use crate::settings::Motion;
use bevy::prelude::*;
use boxwood_core::Side;
use boxwood_sound::CueKind;
use std::f32::consts::PI;

/// The end of a game: a special piece that got away steps off; those who are shut in try in vain to move, the winner's men hop one after another, and the lights
/// go round.
pub fn end(
    props: &mut Props,
    motion: Motion,
    winner: Option<Side>,
    shut_in: Option<Side>,
    away: Option<Entity>,
) -> Clip {
    let mut clip = Clip::default();
    let gone = away.map_or(0.0, |piece| get_away(props, motion, &mut clip, piece));
    let begin = gone + shut_in.map_or(0.0, |side| try_in_vain(props, motion, &mut clip, side));
    clip.seconds = begin + if motion.reduced { 0.6 } else { 2.0 };
    let Some(winner) = winner.filter(|_| !motion.reduced) else { return clip };
    let mut men: Vec<(Entity, Transform)> = Vec::new();
    for (entity, piece, _, on, taken, ..) in &props.pieces {
        if away == Some(entity) {
            continue;
        }
        if (piece.piece.side == winner && on.is_some()) || taken.is_some_and(|t| t.by == winner) {
            men.push((entity, props.now(entity)));
        }
    }
    men.sort_by(|a, b| a.1.translation.x.total_cmp(&b.1.translation.x));
    let step = 0.9 / men.len().max(1) as f32;
    for (i, (entity, rest)) in men.into_iter().enumerate() {
        let begin = begin + 0.15 + i as f32 * step;
        clip.track(entity, begin, begin + 0.42, move |t| {
            let up = 0.016 * (4.0 * t * (1.0 - t));
            let turn = Quat::from_rotation_y(2.0 * PI * smooth(0.0, 1.0, t));
            Transform { translation: rest.translation + Vec3::Y * up, rotation: turn * rest.rotation, ..rest }
        });
        clip.cue(begin + 0.42, CueKind::SetDownSoft, 0.45);
    }
    clip.light = Some(|share, i, n| {
        let round = (share * 2.4 - i as f32 / n.max(1) as f32).rem_euclid(1.0);
        (1.0 - smooth(0.0, 0.45, round)) * (1.0 - smooth(0.75, 1.0, share))
    });
    clip
}

/// Each man of a side on the board rocks where he stands, one soon after another: he has nowhere to go. Tells when they
/// have done.
fn try_in_vain(props: &Props, motion: Motion, clip: &mut Clip, side: Side) -> f32 {
    let on_board = props.pieces.iter().filter(|(_, piece, _, on, ..)| piece.piece.side == side && on.is_some());
    let mut men: Vec<(Entity, Transform)> = on_board.map(|piece| (piece.0, props.now(piece.0))).collect();
    men.sort_by(|a, b| a.1.translation.z.total_cmp(&b.1.translation.z));
    let (last, seconds) = (0.5, if motion.reduced { 0.35 } else { 0.6 });
    let step = last / men.len().max(1) as f32;
    for (i, (man, rest)) in men.into_iter().enumerate() {
        let begin = 0.25 + i as f32 * step;
        clip.track(man, begin, begin + seconds, move |t| {
            let sway = (t * 4.0 * PI).sin() * (1.0 - t);
            let shift = Vec3::X * 0.0022 * sway;
            let rock = Quat::from_rotation_z(-0.10 * sway);
            Transform { translation: rest.translation + shift, rotation: rock * rest.rotation, ..rest }
        });
        if i % 3 == 0 {
            clip.cue(begin, CueKind::Refusal, 0.5);
        }
    }
    clip.seconds + 0.1
}
