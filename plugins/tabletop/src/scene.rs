//! What stands and lies on the table: loaded when a match needs it, kept until another game's table is wanted.

pub(crate) mod dress;
pub mod light;
mod load;
pub mod mips;
pub(crate) mod model;
mod parts;
mod pictures;
mod shadows;

pub(crate) use dress::crown;
pub use dress::{Crown, Dressed};
pub(crate) use load::TableScene;
pub(crate) use parts::farthest;

use crate::surface::Surface;
use bevy::prelude::*;

/// How far the table of the wanted game has got.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TableState {
    /// No game's table is wanted.
    #[default]
    Nothing,
    /// Its models are on their way.
    Loading,
    /// Everything can be seen.
    Ready,
    /// A model could not be loaded; the log says which.
    Failed,
}

/// The root of everything on the table; its children are placed in metres.
#[derive(Component, Debug)]
pub struct TableRoot;

/// The board with all that stands on it: a child of the table, turned as the view wants it.
#[derive(Component, Debug)]
pub struct BoardRoot;

/// The dice cup.
#[derive(Component, Debug)]
pub struct Cup {
    /// Where it stands when it is not in use, on the table, in metres.
    pub home: Vec3,
    /// It has not been put there yet.
    pub(crate) fresh: bool,
}

/// The tray for the dice, where they do not fall on the board.
#[derive(Component, Debug)]
pub struct DiceTray;

/// A line of the board that lights up when it is completed.
#[derive(Component, Clone, Debug)]
pub struct LineLight {
    /// The names of its points.
    pub points: Vec<String>,
    /// Its own material.
    pub material: Handle<Surface>,
    /// The material of the light that it throws on the wood beside it.
    pub halo: Handle<Surface>,
}

/// A light that runs along a line.
#[derive(Component, Debug)]
pub struct Runner {
    /// Its own material.
    pub material: Handle<Surface>,
}

/// A node of the board that can light up.
#[derive(Component, Debug)]
pub struct Glow {
    /// Its place in the look's list.
    pub index: usize,
    /// Its own material.
    pub material: Handle<Surface>,
    /// The material of the light that it throws on the wood around it.
    pub halo: Handle<Surface>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TableState>().add_plugins((
        light::plugin,
        load::plugin,
        parts::plugin,
        dress::plugin,
        shadows::plugin,
    ));
}
