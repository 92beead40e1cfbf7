//! What a game tells the searches that look through it: how good a position is.

use boxwood_core::{Game, Side};

/// Certain victory in the unit of evaluations, hundredths of a percent.
pub const CERTAIN: i32 = 10_000;

/// A game that can judge its own positions without looking ahead. Implemented beside the rules.
///
/// Whole numbers only, so that a search gives the same answer on every machine.
pub trait Evaluate: Game {
    /// The chance of `side` to win, in hundredths of a percent, a draw counted half: 0 to 10 000. The two sides' chances
    /// in the same position add up to 10 000. It is asked of running games only (in the middle of a throw, too); who
    /// has won is [`Game::outcome`]'s to say.
    fn evaluate(&self, position: &Self::Position, side: Side) -> i32;
}
