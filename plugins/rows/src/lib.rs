//! The games of rows at the table: their rules among the games, their boards among the looks. Nothing else in the house
//! knows these games.

pub mod levels;
pub mod look;
pub mod rods;
pub mod threats;

use bevy::prelude::*;
use boxwood_play::Games;
use boxwood_tabletop::{Looks, Manners};

/// The games as the app adds them.
pub fn plugin(app: &mut App) {
    app.init_resource::<Games>().init_resource::<Looks>().init_resource::<Manners>();
    app.world_mut().resource_mut::<Games>().0.extend(rows_rules::ENTRIES.iter().copied());
    app.world_mut().resource_mut::<Looks>().0.extend(look::looks());
    app.world_mut().resource_mut::<Manners>().0.extend(look::manners());
    app.add_plugins((rods::plugin, levels::plugin));
}

/// Whether a game is one of these.
pub(crate) fn is_ours(game: &str) -> bool {
    rows_rules::ENTRIES.iter().any(|entry| entry.id() == game)
}

#[cfg(test)]
mod tests;
