//! Which games the engine knows.

use boxwood_search::GameEntry;
use elta_stelpur_rules::ELTA_STELPUR;
use mill_rules::ENTRIES as MILLS;
use rows_rules::ENTRIES as ROWS;
use tablut_rules::TABLUT;

/// Every game, the default first.
pub static GAMES: &[&dyn GameEntry] = &{
    let mut games = [ELTA_STELPUR; 2 + MILLS.len() + ROWS.len()];
    let mut at = 0;
    while at < MILLS.len() {
        games[1 + at] = MILLS[at];
        at += 1;
    }
    games[1 + at] = TABLUT;
    let mut row = 0;
    while row < ROWS.len() {
        games[2 + at + row] = ROWS[row];
        row += 1;
    }
    games
};
