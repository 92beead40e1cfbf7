//! How well each level plays this game.
//!
//! The evaluation is so close to what a look ahead finds that looking ahead wins next to nothing; `docs/computer-players.md`
//! has the figures. The levels below the master therefore differ in how well they judge what they see, not in how far
//! they see: each chooses by the evaluation, by the men it takes, and by a mood of its own size.

use boxwood_search::Level;
use boxwood_search::throws::Style;

/// The style of a level.
#[must_use]
pub const fn style(level: Level) -> Style {
    let at_sight = Style { throws: 0, width: usize::MAX, candidates: usize::MAX, mood: 0, greed: 0 };
    match level {
        // Sees only what is very good or very bad.
        Level::Child => Style { mood: 6000, greed: 500, ..at_sight },
        // Takes as many men as the throw allows, and heeds little else.
        Level::Novice => Style { mood: 12_000, greed: 20_000, ..at_sight },
        Level::Player => Style { mood: 1300, ..at_sight },
        Level::Expert => Style { mood: 600, ..at_sight },
        Level::Master => Style::of(Level::Master),
    }
}
