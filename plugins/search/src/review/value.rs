//! What a position is worth.

use crate::{CERTAIN, Report};
use boxwood_core::{Outcome, Side};

/// What a position is worth, seen from the first side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// The first side's chance to win, in hundredths of a percent, a draw counted half: 0 to 10 000.
    pub first: i32,
    /// Whether this is known and not estimated: the game is won (10 000), lost (0) or drawn (5 000) under best play.
    pub exact: bool,
}

/// How a game stands for a side if both play as well as can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// It loses.
    Lost,
    /// Neither can win.
    Drawn,
    /// It wins.
    Won,
}

impl Value {
    /// The value of a game that has ended.
    #[must_use]
    pub fn ended(outcome: Outcome) -> Value {
        let first = outcome.winner.map_or(CERTAIN / 2, |winner| if winner == Side::First { CERTAIN } else { 0 });
        Value { first, exact: true }
    }

    /// What a search reports for the side on turn.
    #[must_use]
    pub fn reported(report: &Report, on_turn: Side) -> Value {
        let score = i32::from(report.score);
        Value { first: if on_turn == Side::First { score } else { CERTAIN - score }, exact: report.exact }
    }

    /// The chance of a side.
    #[must_use]
    pub const fn of(self, side: Side) -> i32 {
        match side {
            Side::First => self.first,
            Side::Second => CERTAIN - self.first,
        }
    }

    /// How the game stands for a side, where that is known exactly.
    #[must_use]
    pub const fn standing(self, side: Side) -> Option<Standing> {
        match self.of(side) {
            _ if !self.exact => None,
            CERTAIN => Some(Standing::Won),
            0 => Some(Standing::Lost),
            _ => Some(Standing::Drawn),
        }
    }
}
