//! How dice are thrown: gathered, shaken in the cup, thrown, and left lying on the faces that the match drew.

use super::Stage;
use super::act::Props;
use super::clip::{Clip, Happening, smooth};
use crate::dice::{Flight, Tray, throw};
use crate::look::{DiceFloor, DiceLook};
use crate::scene::TableScene;
use crate::settings::Motion;
use crate::surface::Surface;
use bevy::prelude::*;
use boxwood_core::{Actor, Dice, Side, Step};
use boxwood_play::{CurrentMatch, Die};
use boxwood_sound::CueKind;
use std::f32::consts::{FRAC_PI_2, PI};

/// The tray over this floor, entered at the end that is nearer to where the cup stands (in the board's frame).
fn tray(look: &DiceLook, (centre, half): (Vec3, Vec2), cup: Vec3) -> Tray {
    let open = if cup.x >= centre.x { 1.0 } else { -1.0 };
    let (DiceFloor::Board { wall, .. } | DiceFloor::Tray { wall, .. }) = look.floor;
    Tray { centre, half, open, wall, edge: look.edge }
}

/// One throw: for a side, on these faces. `number` counts the throws of the match.
#[derive(Clone, Copy, Debug)]
pub struct Cast {
    pub side: Side,
    pub dice: Dice,
    pub number: u64,
    /// Only the die of this index is thrown and the others stay as they are; all are if there is none.
    pub die: Option<usize>,
}

impl Cast {
    /// The dice that are thrown, in the order of their faces.
    fn entities(&self, props: &Props) -> Vec<Entity> {
        let dice = dice_of(props);
        match self.die {
            Some(index) => dice.get(index).copied().into_iter().collect(),
            None => dice,
        }
    }
}

/// The flight of a throw, always the same for the same match, number and faces.
fn flight(props: &Props, cast: &Cast) -> Option<(Tray, Flight)> {
    let Cast { side, dice, number, .. } = *cast;
    let scene = props.scene.as_ref()?;
    let look = scene.look.dice.as_ref()?;
    let board = Quat::from_rotation_y(-props.eye.framing.board_yaw);
    let floor = props.eye.dice_floor(look, side, scene.look.lift);
    let tray = tray(look, floor, board * props.eye.framing.cup);
    let stream = props.current.as_ref().map_or(0, |c| c.game().info().seed);
    let chance = stream.rotate_left(17) ^ number.wrapping_mul(0xD134_2543_DE82_EF95);
    Some((tray, throw(&tray, dice.faces(), &look.faces, chance)))
}

/// The dice in order of their index.
fn dice_of(props: &Props) -> Vec<Entity> {
    let mut dice: Vec<(u8, Entity)> = props.dice.iter().map(|(e, d)| (d.index, e)).collect();
    dice.sort_unstable_by_key(|d| d.0);
    dice.into_iter().map(|d| d.1).collect()
}

/// A throw as it is seen.
pub fn throw_clip(props: &mut Props, motion: Motion, cast: &Cast) -> Clip {
    let mut clip = Clip::default();
    let Some((tray, flight)) = flight(props, cast) else { return clip };
    let dice = cast.entities(props);
    if motion.reduced {
        for (i, &die) in dice.iter().enumerate() {
            let (at, turn) = flight.rest(i);
            props.show(die, true);
            clip.track(die, 0.0, 0.3, move |t| {
                let up = 0.012 * (1.0 - smooth(0.0, 1.0, t));
                Transform { translation: at + Vec3::Y * up, rotation: turn, scale: Vec3::ONE }
            });
        }
        clip.cue(0.3, CueKind::DieHit, 0.5);
        return clip;
    }
    let lying = dice.iter().any(|&d| props.seen.get(d).is_ok_and(|v| *v != Visibility::Hidden));
    let Some((cup, home)) = props.cup.iter().next().map(|(e, c)| (e, c.home)) else { return clip };
    let poses = CupPoses::new(props, &tray, home);
    // Dice that lie on the board go into the cup first.
    let gathered = if lying { 0.26 } else { 0.0 };
    if lying {
        for &die in &dice {
            let begin = props.now(die);
            let into = poses.inside;
            clip.track(die, 0.0, gathered - 0.04, move |t| Transform {
                translation: begin.translation.lerp(into, smooth(0.0, 1.0, t)) + Vec3::Y * 0.05 * (t * PI).sin(),
                rotation: begin.rotation * Quat::from_rotation_x(t * 3.0),
                scale: Vec3::ONE,
            });
            clip.at(gathered - 0.04, Happening::Show(die, false));
        }
    }
    let (shake, tip) = (0.34, 0.13);
    let leaves = gathered + shake + tip;
    let begin = props.now(cup);
    clip.track(cup, 0.0, gathered + shake, move |t| poses.shaken(&begin, t));
    clip.track(cup, gathered + shake, leaves, move |t| poses.tipped(t * t));
    clip.track(cup, leaves, leaves + 0.12, move |_| poses.tipped(1.0));
    clip.track(cup, leaves + 0.12, leaves + 0.55, move |t| poses.returning(t));
    clip.cue((gathered - 0.05).max(0.0), CueKind::CupShake, 0.8);
    clip.cue(leaves - 0.03, CueKind::DiceThrow, 0.7);
    for hit in &flight.hits {
        clip.cue(leaves + hit.time, CueKind::DieHit, hit.strength);
    }
    let seconds = flight.seconds();
    let flight = std::sync::Arc::new(flight);
    for (i, &die) in dice.iter().enumerate().take(flight.poses.len()) {
        clip.at(leaves, Happening::Show(die, true));
        let flight = flight.clone();
        clip.track(die, leaves, leaves + seconds, move |t| {
            let (translation, rotation) = flight.at(i, t * flight.seconds());
            Transform { translation, rotation, scale: Vec3::ONE }
        });
    }
    clip
}

/// The places of the cup during a throw; the tray's are in the board's frame, the cup's own in the table's.
#[derive(Clone, Copy)]
struct CupPoses {
    home: Vec3,
    ready: Transform,
    poured: Transform,
    /// Where dice vanish into the cup, in the board's frame.
    inside: Vec3,
}

impl CupPoses {
    fn new(props: &Props, tray: &Tray, home: Vec3) -> CupPoses {
        let (turn, lift) = props.board();
        let height = props.cup_height().unwrap_or(0.09);
        let mouth = turn * tray.mouth() + Vec3::Y * lift;
        let out = turn * Vec3::X * tray.open;
        let axis = Vec3::Y.cross(-out).normalize_or(Vec3::Z);
        let cup_with_mouth = |mouth: Vec3, angle: f32| {
            let rotation = Quat::from_axis_angle(axis, angle);
            Transform { translation: mouth - rotation * Vec3::Y * height * 0.92, rotation, scale: Vec3::ONE }
        };
        let ready = cup_with_mouth(mouth + out * 0.045 + Vec3::Y * 0.055, 0.25);
        let poured = cup_with_mouth(mouth + out * 0.004, FRAC_PI_2 + 0.25);
        let inside = turn.inverse() * (ready.translation + Vec3::Y * height - Vec3::Y * lift);
        CupPoses { home, ready, poured, inside }
    }

    /// From where the cup stands to the board's end, shaken on the way and there.
    fn shaken(&self, begin: &Transform, t: f32) -> Transform {
        let go = smooth(0.0, 0.55, t);
        let shake = smooth(0.25, 0.5, t) * (1.0 - smooth(0.9, 1.0, t));
        let beat = (t * 9.0 * PI).sin() * shake;
        Transform {
            translation: begin.translation.lerp(self.ready.translation, go)
                + Vec3::Y * (0.05 * (go * PI).sin() + 0.006 * beat.abs())
                + Vec3::X * 0.005 * beat,
            rotation: begin.rotation.slerp(self.ready.rotation, go) * Quat::from_rotation_z(0.12 * beat),
            scale: Vec3::ONE,
        }
    }

    fn tipped(&self, t: f32) -> Transform {
        Transform {
            translation: self.ready.translation.lerp(self.poured.translation, t),
            rotation: self.ready.rotation.slerp(self.poured.rotation, t),
            scale: Vec3::ONE,
        }
    }

    fn returning(&self, t: f32) -> Transform {
        let k = smooth(0.0, 1.0, t);
        Transform {
            translation: self.poured.translation.lerp(self.home, k) + Vec3::Y * 0.05 * (k * PI).sin(),
            rotation: self.poured.rotation.slerp(Quat::IDENTITY, smooth(0.0, 0.8, t)),
            scale: Vec3::ONE,
        }
    }
}

/// The dice are looked at for a while, and go back into the cup.
pub fn gather_clip(props: &mut Props, motion: Motion) -> Clip {
    let looked_at = 0.9;
    let mut clip = Clip::pause(looked_at);
    let Some((cup, height)) = props.cup.iter().next().map(|(_, c)| c.home).zip(props.cup_height()) else { return clip };
    if motion.reduced {
        return clip;
    }
    let (turn, lift) = props.board();
    let into = turn.inverse() * (cup + Vec3::Y * (height - lift));
    for die in dice_of(props) {
        let begin = props.now(die);
        clip.track(die, looked_at, looked_at + 0.4, move |t| Transform {
            translation: begin.translation.lerp(into, smooth(0.0, 1.0, t)) + Vec3::Y * 0.08 * (t * PI).sin(),
            rotation: begin.rotation * Quat::from_rotation_x(t * 4.0),
            scale: Vec3::ONE,
        });
        clip.at(looked_at + 0.4, Happening::Show(die, false));
    }
    clip.cue(looked_at + 0.38, CueKind::CupShake, 0.3);
    clip
}

/// No die lies on the table: they are in the cup, and the cup is at home.
pub fn hide_dice(props: &mut Props) {
    for die in dice_of(props) {
        props.show(die, false);
    }
    cup_home(props);
}

fn cup_home(props: &mut Props) {
    let cup = props.cup.iter().next().map(|(e, c)| (e, c.home));
    if let Some((cup, home)) = cup {
        props.set(cup, Transform::from_translation(home));
    }
}

/// The dice as a throw leaves them, and the cup at home.
pub fn lay_dice(props: &mut Props, cast: &Cast) {
    let Some((_, flight)) = flight(props, cast) else { return };
    for (i, die) in cast.entities(props).into_iter().enumerate().take(flight.poses.len()) {
        let (translation, rotation) = flight.rest(i);
        props.set(die, Transform { translation, rotation, scale: Vec3::ONE });
        props.show(die, true);
    }
    cup_home(props);
}

/// The dice as the last throw of the match left them; in the cup before the first.
pub fn lay_last_dice(props: &mut Props) {
    let last = props.current.as_ref().and_then(|current| {
        let history = current.game().history();
        let rolls = history.iter().filter(|p| matches!(p.step, Step::Roll(_))).count() as u64;
        history.iter().rev().find_map(|p| match p.step {
            Step::Roll(dice) => Some((p.side, dice, rolls)),
            _ => None,
        })
    });
    match last {
        Some((side, dice, number)) => lay_dice(props, &Cast { side, dice, number, die: None }),
        None => hide_dice(props),
    }
}

/// Dice that lie in a tray go where it goes when the window or the view changes.
pub fn follow_tray(stage: Res<Stage>, mut props: Props, mut seen: Local<Option<(Vec3, f32)>>) {
    let framing = &props.eye.framing;
    let now = (framing.tray, framing.board_yaw);
    let in_tray = props.scene.as_ref().and_then(|s| s.look.dice.as_ref());
    let in_tray = in_tray.is_some_and(|dice| matches!(dice.floor, DiceFloor::Tray { .. }));
    if !in_tray || stage.busy() || *seen == Some(now) {
        return;
    }
    *seen = Some(now);
    lay_last_dice(&mut props);
}

/// A die whose number has been played, or cannot be, lies dark.
pub fn mark_used_dice(
    stage: Res<Stage>,
    scene: Option<Res<TableScene>>,
    current: Option<Res<CurrentMatch>>,
    dice: Query<(&Die, &Children)>,
    mut bodies: Query<&mut MeshMaterial3d<Surface>>,
) {
    let (Some(scene), Some(current)) = (scene, current) else { return };
    let Some([bright, dark]) = &scene.die_materials else { return };
    if stage.busy() {
        return;
    }
    let game = current.game();
    let steps = game.legal_steps();
    // In some games the throw counts as a whole: it lies bright as long as it is played.
    let by_number = steps == [Step::Pass] || steps.iter().any(|s| matches!(s, Step::Move { die: 1.., .. }));
    let mut left: Vec<u8> = game.dice_left().numbers().to_vec();
    let thrown = matches!(game.to_act(), Actor::Side(_));
    let mut sorted: Vec<_> = dice.iter().collect();
    sorted.sort_unstable_by_key(|(d, _)| d.index);
    for (die, children) in sorted {
        let place = die.face.and_then(|face| left.iter().position(|&n| n == face));
        let live = thrown && (!by_number || place.map(|i| left.swap_remove(i)).is_some());
        let wanted = if live || !thrown && game.outcome().is_none() { bright } else { dark };
        for child in children.iter() {
            if let Ok(mut material) = bodies.get_mut(child)
                && material.0 != *wanted
            {
                material.0 = wanted.clone();
            }
        }
    }
}
