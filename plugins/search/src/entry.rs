//! What the app and the engine hold a list of.

use crate::{Level, Limits, Thinker};
use boxwood_core::{GameRules, Match};

/// What is known exactly of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Solved {
    /// The side to move wins, loses or draws (1, -1, 0) in this many whole turns of best play, where that is known.
    Value {
        /// 1 the side to move wins, -1 it loses, 0 draw.
        value: i8,
        /// Whole turns to the end under best play.
        turns: Option<u32>,
    },
    /// The exact chance to win of the side to move, 0 to 1.
    Chance(f64),
    /// Not known.
    Unknown,
}

/// A game with its computer players: what a rules crate exports.
pub trait GameEntry: GameRules {
    /// A search for the step of the side to act in `game`, which must be a match of this game. `None` where no side is
    /// to act.
    fn new_thinker(&self, game: &dyn Match, level: Level, limits: Limits, seed: u64) -> Option<Box<dyn Thinker>>;

    /// A look at the position of `game` that judges it, so that the steps of a game can be held against each other. Unless
    /// the game says otherwise it is the search of the strongest level, which cannot judge where the dice act: `None`
    /// there, and after the end.
    fn new_judge(&self, game: &dyn Match, limits: Limits) -> Option<Box<dyn Thinker>> {
        self.new_thinker(game, Level::Master, limits, 0)
    }

    /// What is known exactly of the position of `game`.
    fn solve(&self, _game: &dyn Match) -> Solved {
        Solved::Unknown
    }
}
