//! Games that the learning networks play against themselves.

use crate::net::Net;
use boxwood_core::dice::{fair_below, fair_throw};
use boxwood_core::{Game, Side, Step};
use elta_stelpur_rules::chase::exact_chance;
use elta_stelpur_rules::evaluation::features::{Features, features};
use elta_stelpur_rules::evaluation::{Phase, phase};
use elta_stelpur_rules::{EltaStelpur, Position};
use rand::Rng;

/// One network for each phase of the game.
pub struct Nets(pub [Net; Phase::COUNT]);

/// A position that was met, described for the side that threw next.
pub struct Met {
    pub phase: Phase,
    pub features: Features,
    pub side: Side,
    pub position: Position,
}

impl Nets {
    /// The chance of a side in a position where the dice act or the game is over.
    pub fn chance(&self, game: &EltaStelpur, position: &Position, side: Side) -> f32 {
        if let Some(outcome) = game.outcome(position) {
            return outcome.winner.map_or(0.5, |winner| f32::from(u8::from(winner == side)));
        }
        let thrower = match phase(position) {
            None => exact_chance(game, position).unwrap_or(0.5) as f32,
            Some(phase) => self.0[phase.index()].chance(&features(game.rules(), position)),
        };
        if side == position.turn() { thrower } else { 1.0 - thrower }
    }

    /// What the position is worth to the side that throws if the best play of every throw is looked at.
    pub fn look_ahead(&self, game: &EltaStelpur, position: &Position, buffer: &mut Vec<Position>) -> f32 {
        let side = position.turn();
        let mut sum = 0.0;
        for throw in game.throws() {
            let mut thrown = *position;
            game.play(&mut thrown, Step::Roll(throw.dice), &mut ());
            ends(game, thrown, buffer);
            let best = buffer.iter().map(|end| self.chance(game, end, side)).fold(0.0, f32::max);
            sum += best * throw.weight as f32;
        }
        sum / 36.0
    }

    /// Plays a game until it is over or its rest is known: the positions met, and the chance of the first side at the
    /// end. One play in `1 / mischief` is any play at all.
    pub fn play(&self, game: &EltaStelpur, rng: &mut impl Rng, mischief: u32, met: &mut Vec<Met>) -> f32 {
        met.clear();
        let mut position = game.start();
        let mut buffer = Vec::new();
        loop {
            let known = game.outcome(&position).is_some() || phase(&position).is_none();
            if known {
                return self.chance(game, &position, Side::First);
            }
            let side = position.turn();
            if let Some(phase) = phase(&position) {
                met.push(Met { phase, features: features(game.rules(), &position), side, position });
            }
            game.play(&mut position, Step::Roll(fair_throw(rng, 2)), &mut ());
            ends(game, position, &mut buffer);
            position = if fair_below(rng, mischief) == 0 {
                buffer[fair_below(rng, buffer.len() as u32) as usize]
            } else {
                let worth = |end: &Position| self.chance(game, end, side);
                let best = buffer.iter().map(|end| (worth(end), end)).reduce(|a, b| if b.0 > a.0 { b } else { a });
                best.map_or(position, |(_, end)| *end)
            };
        }
    }
}

/// Every position that a throw can end in.
pub fn ends(game: &EltaStelpur, thrown: Position, ends: &mut Vec<Position>) {
    ends.clear();
    let mut open = vec![thrown];
    let mut steps = Vec::new();
    while !open.is_empty() {
        let mut next: Vec<Position> = Vec::new();
        for here in open {
            game.legal_steps(&here, &mut steps);
            for &step in &steps {
                let mut after = here;
                game.play(&mut after, step, &mut ());
                let known = if after.is_thrown() { &mut next } else { &mut *ends };
                if !known.contains(&after) {
                    known.push(after);
                }
            }
        }
        open = next;
    }
}
