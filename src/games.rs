//! The games of the house, a line each. Nothing else in the app knows one of them.

pub mod foreign;

use bevy::prelude::App;
use boxwood_core::Formats;
use boxwood_search::GameEntry;

/// What a family of games brings.
struct Brought {
    /// Its rules.
    rules: fn() -> Vec<&'static dyn GameEntry>,
    /// The plugin that lays them on the table.
    table: fn(&mut App),
    /// How other programs write them.
    formats: Option<&'static dyn Formats>,
}

/// Moves from one square to another do not begin a game of the mills, so Tablut is asked before them what a text is.
static GAMES: [Brought; 4] = [
    Brought { rules: || vec![elta_stelpur_rules::ELTA_STELPUR], table: boxwood_elta_stelpur::plugin, formats: None },
    Brought {
        rules: || vec![tablut_rules::TABLUT],
        table: boxwood_tablut::plugin,
        formats: Some(tablut_rules::formats::TABLUT_FORMATS),
    },
    Brought {
        rules: || mill_rules::ENTRIES.to_vec(),
        table: boxwood_mill::plugin,
        formats: Some(mill_rules::formats::MILL_FORMATS),
    },
    Brought { rules: || rows_rules::ENTRIES.to_vec(), table: boxwood_rows::plugin, formats: None },
];

/// The rules of every game, without what draws them.
#[must_use]
pub fn rules() -> Vec<&'static dyn GameEntry> {
    GAMES.iter().flat_map(|brought| (brought.rules)()).collect()
}

/// Every game with its table.
pub fn plugin(app: &mut App) {
    for brought in &GAMES {
        // Called, not added: as pointers of one type they would be one plugin to Bevy.
        (brought.table)(app);
    }
}
