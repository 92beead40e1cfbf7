//! Which games the engine knows.

use boxwood_search::GameEntry;
use elta_stelpur_rules::ELTA_STELPUR;

/// Every game, the default first.
pub static GAMES: &[&dyn GameEntry] = &[ELTA_STELPUR];
