//! What is to be shown, as one thing after another, and how it ends.

use super::clip::{Clip, Happening};
use super::{ending, lines, moves, pinch, throws};
use crate::layout::{Layout, Place};
use crate::manner::{Manner, Manners};
use crate::scene::{Crown, Cup, Dressed, Glow, LineLight, Runner, TableScene, crown};
use crate::settings::Motion;
use crate::surface::Surface;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use boxwood_core::{Dice, Effect, Kind, Player, Point, Side, Step};
use boxwood_play::{CurrentMatch, Die, Enacted, InHand, On, PieceEntity, Taken};
use boxwood_sound::{Cue, CueKind};
use std::collections::VecDeque;

/// One thing to show.
#[derive(Clone, Copy, Debug)]
pub enum Act {
    /// A piece goes to a point, and knocks off another that stands there.
    Move { piece: Entity, from: Option<Point>, to: Point, knocks: Option<Knocked> },
    /// A piece that nothing struck leaves the board.
    Leave(Knocked),
    /// A piece is taken by one who stands beside it, from two sides.
    Pinch { knocked: Knocked, at: Point, by: Point },
    /// The special piece is taken so, which ends the game.
    Fall { king: Knocked, at: Point },
    /// Something is called out.
    Call,
    /// A line of the board is completed.
    Line { line: u8 },
    /// A man becomes the special piece.
    Become { piece: Entity, side: Side },
    /// The dice are thrown for a side; `number` counts the throws of the match from 1.
    Throw { side: Side, dice: Dice, number: u64 },
    /// A player throws for who begins: with the one die that is his, or with all.
    Open { side: Side, dice: Dice, number: u64, die: Option<usize> },
    /// The dice of the opening roll go back into the cup.
    Gather,
    /// Nothing could be done; the words need time.
    Pass,
    /// The game is over; `shut_in` are those whose men cannot move, if that ended it, `away` the special piece that got
    /// away.
    End { winner: Option<Side>, shut_in: Option<Side>, away: Option<Entity> },
}

/// A piece on its way to the side that took it.
#[derive(Clone, Copy, Debug)]
pub struct Knocked {
    pub piece: Entity,
    pub taken: Taken,
}

/// Everything an act may look at or touch.
#[derive(SystemParam)]
pub struct Props<'w, 's> {
    pub commands: Commands<'w, 's>,
    pub scene: Option<Res<'w, TableScene>>,
    pub layout: Option<Res<'w, Layout>>,
    pub current: Option<Res<'w, CurrentMatch>>,
    pub pieces: Query<
        'w,
        's,
        (
            Entity,
            &'static PieceEntity,
            &'static Dressed,
            Option<&'static On>,
            Option<&'static Taken>,
            Option<&'static InHand>,
            Option<&'static Crown>,
        ),
    >,
    pub dice: Query<'w, 's, (Entity, &'static Die)>,
    pub cup: Query<'w, 's, (Entity, &'static Cup)>,
    pub glows: Query<'w, 's, &'static Glow>,
    pub lines: Query<'w, 's, &'static LineLight>,
    pub runner: Query<'w, 's, (Entity, &'static Runner)>,
    pub materials: ResMut<'w, Assets<Surface>>,
    pub transforms: Query<'w, 's, &'static mut Transform>,
    pub seen: Query<'w, 's, &'static mut Visibility>,
    pub cues: MessageWriter<'w, Cue>,
    pub eye: Res<'w, crate::camera::Eye>,
    pub manners: Res<'w, Manners>,
}

impl Act {
    /// The acts of an effect join the queue.
    pub fn take_in(message: &Enacted, queue: &mut VecDeque<Act>, props: &Props) {
        match (message.happened.effect, message.piece) {
            (Effect::Moved { path, .. }, Some(piece)) => {
                queue.push_back(Act::Move { piece, from: Some(path.from()), to: path.to(), knocks: None });
            }
            (Effect::Placed { at, .. }, Some(piece)) => {
                queue.push_back(Act::Move { piece, from: None, to: at, knocks: None });
            }
            (Effect::Captured { at, by, piece: what }, Some(piece)) => {
                let Ok((.., Some(taken), _, _)) = props.pieces.get(piece) else { return };
                let knocked = Knocked { piece, taken: *taken };
                match queue.back_mut() {
                    Some(Act::Move { to, knocks, .. }) if *to == at && by == Some(at) => *knocks = Some(knocked),
                    _ => queue.push_back(match by.filter(|by| *by != at) {
                        Some(_) if what.kind == Kind::King => Act::Fall { king: knocked, at },
                        Some(by) => Act::Pinch { knocked, at, by },
                        None => Act::Leave(knocked),
                    }),
                }
            }
            (Effect::Became { side, kind: Kind::King, .. }, Some(piece)) => {
                queue.push_back(Act::Become { piece, side });
            }
            (Effect::Rolled { side, dice }, _) => {
                let number = props.throws_until(message.happened.step_index);
                queue.push_back(Act::Throw { side, dice, number });
            }
            (Effect::Passed { .. }, _) => queue.push_back(Act::Pass),
            (Effect::LineFormed { line, .. }, _) => queue.push_back(Act::Line { line }),
            (Effect::Ended(outcome), _) => {
                let blocked = props.scene.as_ref().is_some_and(|s| s.look.shut_in.contains(&outcome.why.0));
                let shut_in = props.current.as_ref().filter(|_| blocked).map(|current| current.game().on_turn());
                let away = props.manner().filter(|m| m.got_away.contains(&outcome.why.0)).and_then(|_| props.special());
                queue.push_back(Act::End { winner: outcome.winner, shut_in, away });
            }
            (Effect::Warned { why }, _) if props.manner().is_some_and(|m| m.calls.contains(&why.0)) => {
                queue.push_back(Act::Call);
            }
            _ => {}
        }
    }

    /// The acts of a match's opening roll, try by try; none where nobody throws for who begins.
    pub fn opening(current: &CurrentMatch) -> Vec<Act> {
        let Some(opening) = &current.game().info().opening else { return Vec::new() };
        let mut acts = Vec::new();
        for (i, pair) in opening.tries.iter().enumerate() {
            for player in Player::BOTH {
                let dice = pair[player.index()];
                let die = (dice.faces().len() == 1).then_some(player.index());
                // Counted down from the top, so that none is the same motion as a throw of the game.
                let number = u64::MAX - (2 * i + player.index()) as u64;
                acts.push(Act::Open { side: current.side_of(player), dice, number, die });
            }
        }
        acts.push(Act::Gather);
        acts
    }

    /// The motion from how things are now to how the act leaves them.
    pub fn clip(&self, props: &mut Props, motion: Motion) -> Clip {
        match *self {
            Act::Move { piece, from, to, knocks } => moves::carry(props, motion, piece, from, to, knocks),
            Act::Leave(knocked) => moves::leave(props, motion, knocked),
            Act::Pinch { knocked, at, by } => pinch::pinch(props, motion, knocked, at, by),
            Act::Fall { king, at } => pinch::fall(props, motion, king, at),
            Act::Call => {
                let mut clip = Clip::pause(0.35);
                clip.cue(0.0, CueKind::Special, 0.55);
                clip
            }
            Act::Line { line } => lines::run(props, motion, line),
            Act::Become { piece, side } => moves::transform(props, motion, piece, side),
            Act::Throw { side, dice, number } => {
                throws::throw_clip(props, motion, &throws::Cast { side, dice, number, die: None })
            }
            Act::Open { side, dice, number, die } => {
                throws::throw_clip(props, motion, &throws::Cast { side, dice, number, die })
            }
            Act::Gather => throws::gather_clip(props, motion),
            Act::Pass => Clip::pause(if motion.reduced { 0.7 } else { 0.9 }),
            Act::End { winner, shut_in, away } => ending::end(props, motion, winner, shut_in, away),
        }
    }

    /// Everything as the act leaves it; `whole` if its motion was never begun.
    pub fn finish(&self, props: &mut Props, whole: bool) {
        match *self {
            Act::Move { piece, to, knocks, .. } => {
                props.put(piece, Place::On(On(to)));
                if let Some(Knocked { piece, taken }) = knocks {
                    props.put(piece, Place::Taken(taken));
                }
            }
            Act::Leave(Knocked { piece, taken })
            | Act::Pinch { knocked: Knocked { piece, taken }, .. }
            | Act::Fall { king: Knocked { piece, taken }, .. } => props.put(piece, Place::Taken(taken)),
            Act::Become { piece, side } => {
                if whole {
                    props.crown(piece, side);
                }
                if let Ok((.., Some(cap))) = props.pieces.get(piece) {
                    let seat = props.seat(side);
                    props.set(cap.0, Transform::from_xyz(0.0, seat, 0.0));
                }
            }
            Act::Throw { side, dice, number } => {
                throws::lay_dice(props, &throws::Cast { side, dice, number, die: None });
            }
            Act::Open { side, dice, number, die } => {
                throws::lay_dice(props, &throws::Cast { side, dice, number, die });
            }
            Act::Gather => throws::hide_dice(props),
            Act::Line { .. } => lines::stop(props),
            Act::Pass | Act::Call | Act::End { .. } => {}
        }
    }
}

impl Props<'_, '_> {
    /// How many throws the match had seen when this step had been played.
    fn throws_until(&self, step: usize) -> u64 {
        let Some(current) = &self.current else { return 1 };
        let history = current.game().history();
        history.iter().take(step + 1).filter(|p| matches!(p.step, Step::Roll(_))).count().max(1) as u64
    }

    /// Puts a piece where it is when nothing moves.
    pub fn put(&mut self, piece: Entity, place: Place) {
        if let Some(pose) = self.pose(piece, place) {
            self.set(piece, pose);
            self.show(piece, true);
        }
    }

    /// Where a piece rests at a place.
    pub fn pose(&self, piece: Entity, place: Place) -> Option<Transform> {
        let Ok((_, what, dressed, ..)) = self.pieces.get(piece) else { return self.layout.as_ref()?.pose(place, 0) };
        let pose = self.layout.as_ref()?.pose(place, dressed.number)?;
        let near = self.board().0.inverse();
        Some(self.manner().map_or(pose, |manner| manner.stands(pose, what.piece.kind, near)))
    }

    /// What the game on the table asks beyond its look.
    pub fn manner(&self) -> Option<&Manner> {
        self.manners.find(self.scene.as_ref()?.look.game)
    }

    /// The special piece on the board.
    pub fn special(&self) -> Option<Entity> {
        self.pieces.iter().find(|(_, p, _, on, ..)| p.piece.kind == Kind::King && on.is_some()).map(|p| p.0)
    }

    /// How the board lies on the table: its turn about the vertical, and how high its underside is.
    pub fn board(&self) -> (Quat, f32) {
        let lift = self.scene.as_ref().map_or(0.0, |s| s.look.lift);
        (Quat::from_rotation_y(self.eye.framing.board_yaw), lift)
    }

    /// How tall the cup is, in games with dice.
    pub fn cup_height(&self) -> Option<f32> {
        self.scene.as_ref()?.look.dice.as_ref().map(|dice| dice.cup_size.y)
    }

    /// How high above a man's base his cap sits.
    pub fn seat(&self, side: Side) -> f32 {
        self.scene.as_ref().and_then(|s| s.look.special.as_ref()).map_or(0.0, |s| s.seat[side.index()])
    }

    /// The cap of a special piece, made if it was not there.
    pub fn crown(&mut self, piece: Entity, side: Side) -> Option<Entity> {
        if let Ok((.., Some(cap))) = self.pieces.get(piece) {
            return Some(cap.0);
        }
        let scene = self.scene.as_ref()?;
        crown(&mut self.commands, scene, piece, side.index())
    }

    pub fn set(&mut self, entity: Entity, pose: Transform) {
        if let Ok(mut transform) = self.transforms.get_mut(entity) {
            transform.set_if_neq(pose);
        }
    }

    pub fn show(&mut self, entity: Entity, shown: bool) {
        if let Ok(mut seen) = self.seen.get_mut(entity) {
            seen.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
        }
    }

    /// Where something is now.
    pub fn now(&self, entity: Entity) -> Transform {
        self.transforms.get(entity).copied().unwrap_or_default()
    }

    /// Something happens; it is heard only if it is not skipped.
    pub fn happen(&mut self, happening: &Happening, heard: bool) {
        match *happening {
            Happening::Cue(kind, strength) if heard => {
                self.cues.write(Cue { kind, strength });
            }
            Happening::Cue(..) => {}
            Happening::Show(entity, shown) => self.show(entity, shown),
        }
    }

    /// Shows a clip at a time.
    pub fn pose_clip(&mut self, clip: &Clip, time: f32) {
        for (entity, pose) in clip.poses(time) {
            self.set(entity, pose);
        }
        for (material, level) in clip.shining(time) {
            lines::shine(self, material, level);
        }
        if let Some(light) = clip.light {
            let share = time / clip.seconds.max(1e-3);
            let resting = self.resting_glow();
            self.glow(|i, n| light(share, i, n).max(resting));
        }
    }

    /// How bright the inlays are when nothing moves: they matter while a special piece goes from one to the next.
    pub fn resting_glow(&self) -> f32 {
        let special = self.pieces.iter().any(|(_, p, _, on, ..)| p.piece.kind == Kind::King && on.is_some());
        if special { 0.5 } else { 0.0 }
    }

    /// Sets the inlays' light.
    pub fn glow(&mut self, level: impl Fn(usize, usize) -> f32) {
        let Some(special) = self.scene.as_ref().and_then(|s| s.look.special.as_ref()) else { return };
        let colour = special.glow.to_linear();
        let count = self.glows.iter().len();
        for glow in &self.glows {
            let level = level(glow.index, count);
            let wanted = colour * (level * GLOW);
            let stale = self.materials.get(&glow.material).is_some_and(|m| m.emissive != wanted);
            if !stale {
                continue;
            }
            if let Some(mut material) = self.materials.get_mut(&glow.material) {
                material.emissive = wanted;
            }
            if let Some(mut halo) = self.materials.get_mut(&glow.halo) {
                halo.color = colour.with_alpha((level * HALO).min(1.0)).into();
            }
        }
    }

    /// Puts everything where the match has it.
    pub fn settle_everything(&mut self) {
        let places: Vec<_> = self
            .pieces
            .iter()
            .map(|(e, p, _, on, taken, hand, cap)| (e, p.piece, Place::of(p.piece.side, on, taken, hand), cap.copied()))
            .collect();
        for (entity, piece, place, cap) in places {
            match place.and_then(|p| self.pose(entity, p)) {
                Some(pose) => {
                    self.set(entity, pose);
                    self.show(entity, true);
                }
                None => self.show(entity, false),
            }
            match (piece.kind, cap) {
                (Kind::King, None) => {
                    self.crown(entity, piece.side);
                }
                (Kind::Man, Some(cap)) => {
                    self.commands.entity(cap.0).despawn();
                    self.commands.entity(entity).remove::<Crown>();
                }
                _ => {}
            }
        }
        throws::lay_last_dice(self);
    }
}

/// How bright a full light is: white is 1, and emissive colours are not exposed.
const GLOW: f32 = 2.4;

/// How much of a light's colour lies on the wood around it.
const HALO: f32 = 0.8;
