//! The games of the house, a line each, and how other programs write them. Nothing else in the app knows one of them.

pub mod foreign;

use bevy::prelude::App;
use boxwood_search::GameEntry;

/// The rules that a plugin brings, and the plugin that lays them on the table.
type Brought = (fn() -> Vec<&'static dyn GameEntry>, fn(&mut App));

const GAMES: [Brought; 4] = [
    (|| vec![elta_stelpur_rules::ELTA_STELPUR], boxwood_elta_stelpur::plugin),
    (|| mill_rules::ENTRIES.to_vec(), boxwood_mill::plugin),
    (|| vec![tablut_rules::TABLUT], boxwood_tablut::plugin),
    (|| rows_rules::ENTRIES.to_vec(), boxwood_rows::plugin),
];

/// The rules of every game, without what draws them.
#[must_use]
pub fn rules() -> Vec<&'static dyn GameEntry> {
    GAMES.iter().flat_map(|(rules, _)| rules()).collect()
}

/// Every game with its table.
pub fn plugin(app: &mut App) {
    for (_, table) in GAMES {
        // Called, not added: as pointers of one type they would be one plugin to Bevy.
        table(app);
    }
}
