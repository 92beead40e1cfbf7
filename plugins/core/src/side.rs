//! Who plays and who acts next.

use serde::{Deserialize, Serialize};

/// One of the two sides of a game. The first side is `p1` in the engine protocol; names and colours are the game's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// The side that begins (in Að elta stelpur: men on 1 to 6).
    First,
    /// The other side.
    Second,
}

impl Side {
    /// Both sides in order.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The enemy of this side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first side, 1 for the second.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One of the two people (or computers) at the table, before an opening roll gives them their sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Player {
    /// The player who sits at the near side of the table.
    One,
    /// The player opposite.
    Two,
}

impl Player {
    /// Both players in order.
    pub const BOTH: [Player; 2] = [Player::One, Player::Two];

    /// The player opposite.
    #[must_use]
    pub const fn other(self) -> Player {
        match self {
            Player::One => Player::Two,
            Player::Two => Player::One,
        }
    }

    /// 0 for the first player, 1 for the second.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Who does the next step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// This side chooses a step.
    Side(Side),
    /// The dice are thrown; `Match::on_turn` tells for whom.
    Dice,
    /// The game is over.
    Nobody,
}
