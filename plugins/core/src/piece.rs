//! What stands on a point.

use crate::Side;
use serde::{Deserialize, Serialize};

/// What a piece is, apart from whose: an ordinary man, or the special piece of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Kind {
    /// An ordinary man.
    Man,
    /// The king of Tablut, the hornaskella of Að elta stelpur.
    King,
}

/// A piece: whose and what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Piece {
    /// The side that owns it.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// An ordinary man of a side.
    #[must_use]
    pub const fn man(side: Side) -> Piece {
        Piece { side, kind: Kind::Man }
    }

    /// The special piece of a side.
    #[must_use]
    pub const fn king(side: Side) -> Piece {
        Piece { side, kind: Kind::King }
    }

    /// The piece as the engine protocol writes it: `p1`, `p2`, with `k` for the special piece.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match (self.side, self.kind) {
            (Side::First, Kind::Man) => "p1",
            (Side::Second, Kind::Man) => "p2",
            (Side::First, Kind::King) => "p1k",
            (Side::Second, Kind::King) => "p2k",
        }
    }
}
