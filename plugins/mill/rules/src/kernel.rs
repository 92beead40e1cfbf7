//! The rules once more, over bitboards that suit the machine instead of the reader: for random games, for the search and
//! for solving.
//!
//! [`Mill`](crate::Mill) is the rules; the kernel is held against it by tests, step by step, in every ruleset it knows.
//! The points of a ring lie one after the other here, eight bits a ring, so that all men move one point along by one
//! shift, and lines are found for all men at once. What a board is stands in its type, so that the compiler makes a
//! program of its own for each.

pub mod bans;
pub mod grid;
pub mod ground;
pub mod packed;
pub mod quick;
pub mod random;
pub mod rings;
pub mod select;
pub mod wood;

pub use quick::{Kit, Quick};
pub use wood::Wood;

use crate::boards::{BoardKind, Connectors};
use crate::rules::{MillDice, MillRules, Phase2};
use grid::Grid;
use rings::Rings;

/// The two squares of sixteen points.
pub type Ring16 = Rings<8, 2, 0, 2, false>;
/// The same with ways along the diagonals.
pub type Ring16Diagonals = Rings<8, 2, 0, 3, false>;
/// The same with pairs that count as mills.
pub type Ring16African = Rings<8, 2, 0, 2, true>;
/// Three triangles joined at the middles of their sides.
pub type Tri18Midpoints = Rings<6, 3, 2, 2, false>;
/// Three triangles joined at the corners.
pub type Tri18Corners = Rings<6, 3, 1, 1, false>;
/// Three triangles joined at both.
pub type Tri18Both = Rings<6, 3, 3, 3, false>;
/// Three squares.
pub type Ring24 = Rings<8, 3, 2, 2, false>;
/// Three squares with diagonals that make mills.
pub type Ring24Diagonals = Rings<8, 3, 3, 3, false>;
/// Three squares with diagonals along which men only move.
pub type Ring24DiagonalWays = Rings<8, 3, 2, 3, false>;

/// Something to be done over the board that the rules name, whichever type that is.
pub trait Job {
    /// What comes of it.
    type Result;

    /// Does it over one board.
    fn over<W: Wood>(self, kit: Kit<W>) -> Self::Result;
}

/// Does a job over the board of these rules; `None` where the kernel does not know them.
pub fn with<J: Job>(rules: &MillRules, job: J) -> Option<J::Result> {
    if matches!(rules.dice, MillDice::Murray | MillDice::Schaedler) {
        return None;
    }
    let king = rules.phase2 == Phase2::King;
    Some(match (rules.board, rules.diagonal_lines, rules.diagonal_moves) {
        (BoardKind::Grid9, false, false) if !king => job.over(Kit::<Grid<6, 0>>::new(rules)),
        (BoardKind::Grid9, false, true) if !king => job.over(Kit::<Grid<6, 1>>::new(rules)),
        (BoardKind::Grid9, true, false) if !king => job.over(Kit::<Grid<8, 0>>::new(rules)),
        (BoardKind::Grid9, true, true) if !king => job.over(Kit::<Grid<8, 1>>::new(rules)),
        (BoardKind::Grid9, false, _) => job.over(Kit::<Grid<6, 2>>::new(rules)),
        (BoardKind::Grid9, true, _) => job.over(Kit::<Grid<8, 2>>::new(rules)),
        (BoardKind::Ring16, _, diagonals) => match (diagonals, rules.african_pairs) {
            (false, false) => job.over(Kit::<Ring16>::new(rules)),
            (true, false) => job.over(Kit::<Ring16Diagonals>::new(rules)),
            (false, true) => job.over(Kit::<Ring16African>::new(rules)),
            (true, true) => return None,
        },
        (BoardKind::Tri18, ..) => match rules.connectors {
            Connectors::Midpoints => job.over(Kit::<Tri18Midpoints>::new(rules)),
            Connectors::Corners => job.over(Kit::<Tri18Corners>::new(rules)),
            Connectors::Both => job.over(Kit::<Tri18Both>::new(rules)),
        },
        (BoardKind::Ring24, false, false) => job.over(Kit::<Ring24>::new(rules)),
        (BoardKind::Ring24, true, true) => job.over(Kit::<Ring24Diagonals>::new(rules)),
        (BoardKind::Ring24, false, true) => job.over(Kit::<Ring24DiagonalWays>::new(rules)),
        (BoardKind::Ring24, true, false) => return None,
    })
}
