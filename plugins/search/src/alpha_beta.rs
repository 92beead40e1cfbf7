//! A computer player for any game without dice: alpha-beta, one step deeper time after time.
//!
//! A turn may be several steps of the same side (a move, then a removal); values change their sign only where the other
//! side acts. A position that stood on the way from the root or before it in the match counts as a draw, as it would if
//! it came again for good. What was found out about a position is remembered. Of several steps the one remembered as
//! best comes first, then what the game itself finds promising, then what was strong in other positions; only the first
//! is looked at with an open window, the others just far enough to see that they are no better. The weaker levels look
//! less far and let a mood decide between what is nearly as good.
//!
//! A rules crate either implements [`Evaluate`] and calls [`think_alpha_beta`], or gives the search a [`Ground`] of its
//! own, with packed steps and its own order, and calls [`think_on`].

mod ground;
mod machine;
mod memory;

use crate::{Evaluate, Level, Limits, Thinker};
use boxwood_core::{Actor, Game, GameMatch, Match, Step};
pub use ground::{Ground, Guess, Plain, SLOTS};
pub use machine::AlphaBeta;

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Steps it looks ahead.
    pub depth: u32,
    /// How much worse, in hundredths of a percent, a step may be and still be chosen.
    pub mood: i32,
}

impl Style {
    /// The most steps any level looks ahead.
    pub const DEEPEST: u32 = 64;

    /// How a level plays where the game does not say otherwise.
    #[must_use]
    pub const fn of(level: Level) -> Style {
        match level {
            Level::Child => Style { depth: 1, mood: 1500 },
            Level::Novice => Style { depth: 2, mood: 500 },
            Level::Player => Style { depth: 4, mood: 150 },
            Level::Expert => Style { depth: 6, mood: 0 },
            Level::Master => Style { depth: Style::DEEPEST, mood: 0 },
        }
    }
}

/// A search for the side to act in `game`, a match of `G`. `None` where no side is to act or the match is of another
/// game.
#[must_use]
pub fn think_alpha_beta<G: Evaluate>(
    game: &dyn Match,
    level: Level,
    limits: Limits,
    seed: u64,
) -> Option<Box<dyn Thinker>> {
    think_on::<G, Plain<G>>(game, Plain::new, |_, position| Some(*position), Style::of(level), limits, seed)
}

/// A search over a ground of the game's own: `ground` makes it from the rules, `seen` translates a position into one of
/// its own, `None` if it cannot be (a position of the past that is left out is not known again).
#[must_use]
pub fn think_on<G: Game, D: Ground>(
    game: &dyn Match,
    ground: impl FnOnce(&G) -> D,
    seen: impl Fn(&G, &G::Position) -> Option<D::Position>,
    style: Style,
    limits: Limits,
    seed: u64,
) -> Option<Box<dyn Thinker>> {
    let Actor::Side(_) = game.to_act() else { return None };
    let game = game.as_any().downcast_ref::<GameMatch<G>>()?;
    let ground = ground(game.game());
    let root = seen(game.game(), game.position())?;
    let before = game.before().iter().filter_map(|p| seen(game.game(), p)).map(|p| ground.key(&p)).collect();
    Some(Box::new(AlphaBeta::new(ground, root, before, style, limits, seed)?))
}

/// A number that the seed draws for a step.
fn step_draw(seed: u64, step: Step) -> u64 {
    let number = match step {
        Step::Roll(dice) => u64::from(dice.pips()),
        Step::Place { to } => 0x100 | u64::from(to.0),
        Step::PlaceLine { line } => 0x200 | u64::from(line),
        Step::Move { from, to, die } => 0x1_0000 | u64::from(from.0) << 32 | u64::from(to.0) << 24 | u64::from(die),
        Step::Remove { at } => 0x300 | u64::from(at.0),
        Step::Pass => 0x400,
    };
    let x = seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ x >> 31
}
