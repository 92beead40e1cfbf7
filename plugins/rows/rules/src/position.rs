//! A position: whose men stand where, and whose turn it is.

use crate::cells::Cells;
use boxwood_core::{Outcome, Side, Why};

/// How a game ended; the side on turn then is the one that would act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// It has not.
    Running,
    /// The other side has a line.
    Line,
    /// Every cell is taken.
    Full,
}

impl End {
    /// The outcome where `turn` is on turn.
    #[must_use]
    #[inline]
    pub const fn outcome(self, turn: Side) -> Option<Outcome> {
        match self {
            End::Running => None,
            End::Line => Some(Outcome { winner: Some(turn.other()), why: Why("line-complete") }),
            End::Full => Some(Outcome { winner: None, why: Why("board-full") }),
        }
    }
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position<W> {
    /// The cells of the side on turn.
    pub(crate) own: W,
    /// The cells of the other side.
    pub(crate) enemy: W,
    pub(crate) turn: Side,
    /// How the game ended, which follows from the men.
    pub(crate) end: End,
}

impl<W: Cells> Position<W> {
    /// The empty board, the first side to begin.
    pub const START: Position<W> = Position { own: W::NONE, enemy: W::NONE, turn: Side::First, end: End::Running };

    /// The cells of a side's men.
    #[must_use]
    #[inline]
    pub fn men(&self, side: Side) -> W {
        if side == self.turn { self.own } else { self.enemy }
    }

    /// The cells that are taken.
    #[must_use]
    #[inline]
    pub fn taken(&self) -> W {
        self.own | self.enemy
    }

    /// Whose turn it is.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// How the game ended.
    #[must_use]
    #[inline]
    pub const fn end(&self) -> End {
        self.end
    }
}
