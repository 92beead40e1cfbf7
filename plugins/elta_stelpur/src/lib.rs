//! Að elta stelpur at the table: its rules among the games, its look among the looks. Nothing else in the house knows
//! this game.

pub mod look;

use bevy::prelude::*;
use boxwood_play::Games;
use boxwood_tabletop::Looks;

/// The game as the app adds it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Games>().init_resource::<Looks>();
    app.world_mut().resource_mut::<Games>().0.push(elta_stelpur_rules::ELTA_STELPUR);
    app.world_mut().resource_mut::<Looks>().0.push(look::look());
}
