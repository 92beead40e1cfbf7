//! The player's hand: the chosen man is lifted a little, a dragged one follows the pointer (he may come from beside the
//! board), and all others are where the match has them.

use super::Stage;
use crate::camera::Eye;
use crate::layout::{Layout, Place};
use crate::manner::Manners;
use crate::redraw::KeepDrawing;
use crate::scene::{Dressed, TableScene};
use crate::settings::{Motion, Selected};
use bevy::prelude::*;
use boxwood_play::{CurrentMatch, InHand, On, PieceEntity, Taken};

/// Where the pointer carries the chosen man, in metres in the board's frame; `None` if he is not dragged.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Carried(pub Option<Vec3>);

/// How high the chosen man is held, in metres.
const HELD: f32 = 0.007;

pub fn hold(
    stage: Res<Stage>,
    (selected, carried, motion, time): (Res<Selected>, Res<Carried>, Res<Motion>, Res<Time>),
    (layout, current): (Option<Res<Layout>>, Option<Res<CurrentMatch>>),
    (scene, manners, eye): (Option<Res<TableScene>>, Res<Manners>, Res<Eye>),
    mut pieces: Query<(&PieceEntity, &Dressed, Option<&On>, Option<&Taken>, Option<&InHand>, &mut Transform)>,
    mut keep: ResMut<KeepDrawing>,
    mut was_still: Local<bool>,
) {
    let Some(layout) = layout else { return };
    if stage.busy() {
        return;
    }
    // Where no man on the board is chosen, the one who is carried is the next to be entered.
    let brought = carried.0.filter(|_| selected.0.is_none());
    let next = current.as_ref().map(|c| (c.game().on_turn(), c.game().in_hand(c.game().on_turn())));
    let dt = if *was_still { 1.0 / 60.0 } else { time.delta_secs().min(0.1) };
    let mut moving = false;
    let manner = scene.and_then(|scene| manners.find(scene.look.game));
    let near = Quat::from_rotation_y(-eye.framing.board_yaw);
    for (piece, dressed, on, taken, hand, mut transform) in &mut pieces {
        let Some(place) = Place::of(piece.piece.side, on, taken, hand) else { continue };
        let Some(wanted) = layout.pose(place, dressed.number) else { continue };
        let mut wanted = manner.map_or(wanted, |manner| manner.stands(wanted, piece.piece.kind, near));
        let mut rate = 20.0;
        if on.is_some_and(|o| selected.0 == Some(o.0)) {
            wanted.translation = carried.0.unwrap_or(wanted.translation + Vec3::Y * HELD);
            rate = if carried.0.is_some() { 40.0 } else { rate };
        }
        let is_next = hand.is_some_and(|hand| next == Some((piece.piece.side, hand.order + 1)));
        if let Some(at) = brought.filter(|_| is_next) {
            wanted.translation = at;
            rate = 40.0;
        }
        let apart = transform.translation.distance(wanted.translation);
        if apart == 0.0 && transform.rotation == wanted.rotation {
            continue;
        }
        if motion.instant || motion.reduced || apart < 0.000_05 {
            *transform = wanted;
        } else {
            let share = 1.0 - (-rate * dt).exp();
            transform.translation = transform.translation.lerp(wanted.translation, share);
            transform.rotation = transform.rotation.slerp(wanted.rotation, share);
            moving = true;
        }
    }
    *was_still = !moving;
    if keep.holds("hand") != moving {
        keep.hold("hand", moving);
    }
}
