//! The computer player.

pub mod four;

use boxwood_core::Match;
use boxwood_search::{Level, Limits, Solved, Thinker};

/// A search for the side to act in a match of this family.
#[must_use]
pub fn think(_game: &dyn Match, _level: Level, _limits: Limits, _seed: u64) -> Option<Box<dyn Thinker>> {
    None
}

/// What is known exactly of the position of a match of this family.
#[must_use]
pub fn solve(_game: &dyn Match) -> Solved {
    Solved::Unknown
}
