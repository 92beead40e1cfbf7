//! How the levels play.

use crate::shape::Sight;
use boxwood_search::Level;

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Steps it looks ahead, answers to threats not counted.
    pub depth: u32,
    /// How much worse, in points of the sum of lines, a step may be and still be chosen.
    pub mood: i32,
    /// Which lines it sees.
    pub sight: Sight,
    /// How many positions it looks at for a forced win at the end of every line of play; 0 if it does not.
    pub force: u32,
    /// The same from the position before it.
    pub force_at_root: u32,
    /// How many steps it considers in a position, the root left out.
    pub width: usize,
}

impl Style {
    /// The style of a level.
    #[must_use]
    pub const fn of(level: Level) -> Style {
        let all = Style { depth: 1, mood: 0, sight: Sight::All, force: 0, force_at_root: 0, width: 24 };
        match level {
            Level::Child => Style { mood: 14, sight: Sight::Straight, ..all },
            Level::Novice => Style { mood: 12, ..all },
            Level::Player => Style { depth: 3, mood: 5, force: 12, force_at_root: 60, ..all },
            Level::Expert => Style { depth: 6, force: 40, force_at_root: 2_000, ..all },
            Level::Master => Style { depth: 64, force: 40, force_at_root: 100_000, ..all },
        }
    }
}
