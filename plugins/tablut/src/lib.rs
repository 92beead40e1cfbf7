//! Tablut at the table: its rules among the games, its board among the looks. Nothing else in the house knows this
//! game.

pub mod look;
pub mod notes;

use bevy::prelude::*;
use boxwood_play::Games;
use boxwood_tabletop::{Looks, Manners};

/// The game as the app adds it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Games>().init_resource::<Looks>().init_resource::<Manners>();
    app.world_mut().resource_mut::<Games>().0.push(tablut_rules::TABLUT);
    app.world_mut().resource_mut::<Looks>().0.push(look::look());
    app.world_mut().resource_mut::<Manners>().0.push(look::manner());
}

#[cfg(test)]
mod tests;
