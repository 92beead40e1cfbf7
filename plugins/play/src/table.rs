//! What lies on the table, as entities: board, points, pieces, dice. They follow the match; nobody else changes them.

mod agree;
mod arrangement;
pub(crate) mod follow;

use bevy::prelude::*;
use boxwood_core::{Piece, Point, Side};

pub use agree::table_agrees;

/// Every entity of the match on the table carries this; they all go when it is put away.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TableEntity;

/// The board.
#[derive(Component, Clone, Copy, Debug)]
#[require(TableEntity)]
pub struct BoardEntity;

/// One point of the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[require(TableEntity)]
pub struct PointEntity(pub Point);

/// A piece. It keeps its entity from its first place to the tray of the side that took it, through undo too; where it
/// is, is told by exactly one of [`On`], [`Taken`] and [`InHand`].
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TableEntity)]
pub struct PieceEntity {
    /// Whose and what it is.
    pub piece: Piece,
}

/// The piece stands on this point.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct On(pub Point);

/// The piece was captured.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The side that has it now: the enemy of its own.
    pub by: Side,
    /// How many that side had taken before.
    pub order: u8,
}

/// The piece has still to enter the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct InHand {
    /// Its place among the men its side has in hand; the highest enters first.
    pub order: u8,
}

/// A die.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TableEntity)]
pub struct Die {
    /// Which die, from 0.
    pub index: u8,
    /// The face it showed in the last throw of the game (the higher face is on die 0), `None` before the first. It keeps
    /// lying there when its numbers are played.
    pub face: Option<u8>,
}
