//! What the levels differ in.

use crate::Level;

/// How a level looks at a game. Every level knows the rules and the evaluation; they differ in how far and how widely
/// they look, and the weaker ones in how carefully they choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// How many throws (or turns, in a game without dice) it looks beyond its own play.
    pub throws: u32,
    /// From the second throw on: how many plays of one throw are followed, the best by evaluation first.
    pub width: usize,
    /// From the second throw on: how many of its own plays are still considered.
    pub candidates: usize,
    /// How far below the best a play may be, in hundredths of a percent, and still be chosen by mood.
    pub mood: i32,
    /// What taking a man is worth to it beyond the evaluation, in hundredths of a percent.
    pub greed: i32,
}

impl Style {
    /// No bound on throws: whoever holds the clock ends the search.
    pub const UNBOUNDED: u32 = u32::MAX;

    /// Every play is looked at one throw beyond, and the best is chosen.
    pub const CAREFUL: Style = Style { throws: 1, width: usize::MAX, candidates: usize::MAX, mood: 0, greed: 0 };

    /// The style of a level.
    #[must_use]
    pub const fn of(level: Level) -> Style {
        let careful = Style::CAREFUL;
        match level {
            Level::Child => Style { throws: 0, mood: 3000, greed: 1500, ..careful },
            Level::Novice => Style { mood: 600, ..careful },
            Level::Player => Style { throws: 2, width: 2, candidates: 4, ..careful },
            Level::Expert => Style { throws: 3, width: 3, candidates: 6, ..careful },
            Level::Master => Style { throws: Style::UNBOUNDED, width: 4, candidates: 8, ..careful },
        }
    }
}
