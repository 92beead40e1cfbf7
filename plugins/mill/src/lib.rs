//! The mill games at the table: their rules among the games, their boards among the looks. Nothing else in the house
//! knows these games.

pub mod beside;
pub mod boards;
pub mod look;
mod tables;

use bevy::prelude::*;
use boxwood_play::Games;
use boxwood_tabletop::Looks;

/// The games as the app adds them.
pub fn plugin(app: &mut App) {
    app.init_resource::<Games>().init_resource::<Looks>();
    app.world_mut().resource_mut::<Games>().0.extend(mill_rules::ENTRIES.iter().copied());
    app.world_mut().resource_mut::<Looks>().0.extend(look::looks());
    app.add_plugins(tables::plugin);
}

#[cfg(test)]
mod tests;
