//! A position: who stands where, who has men in hand, what is owed, and what else the future depends on.

use crate::bans::Bans;
use crate::rules::MillRules;
use boxwood_core::{Outcome, Side, Why};

/// The throw that the side on turn plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thrown {
    /// None lies on the table.
    No,
    /// One without a right.
    Ordinary,
    /// One with a right that has not been used yet.
    Special,
}

/// How a game ended; the side on turn then is the one that would act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// It has not.
    Running,
    /// The other side has a line.
    Line,
    /// The side on turn has fewer than three men.
    Reduced,
    /// The side on turn has no move, and loses.
    BlockedLoses,
    /// The side on turn has no move, which is a draw.
    BlockedDraws,
    /// Neither side will ever have a move.
    NobodyMoves,
    /// Every point is taken.
    Full,
    /// All men are entered, and nothing more happens in this game.
    Entered,
    /// Too many turns without progress.
    NoProgress,
}

impl End {
    /// Why the game ended.
    #[must_use]
    pub const fn why(self) -> Why {
        Why(match self {
            End::Running => "none",
            End::Line => "line-complete",
            End::Reduced => "fewer-than-three-men",
            End::BlockedLoses | End::BlockedDraws => "no-move-left",
            End::NobodyMoves => "nobody-can-move",
            End::Full => "board-full",
            End::Entered => "all-men-entered",
            End::NoProgress => "no-progress",
        })
    }

    /// The outcome where `turn` is on turn.
    #[must_use]
    #[inline]
    pub const fn outcome(self, turn: Side) -> Option<Outcome> {
        let winner = match self {
            End::Running => return None,
            End::Line | End::Reduced | End::BlockedLoses => Some(turn.other()),
            End::BlockedDraws | End::NobodyMoves | End::Full | End::Entered | End::NoProgress => None,
        };
        Some(Outcome { winner, why: self.why() })
    }
}

/// A position. Points are bits, from bit 0 for the board's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The points of each side's men.
    pub(crate) men: [u32; 2],
    /// How many men each side has still to enter.
    pub(crate) hand: [u8; 2],
    /// Whose turn it is.
    pub(crate) turn: Side,
    /// How many enemy men the side on turn has still to take.
    pub(crate) owed: u8,
    /// The throw on the table.
    pub(crate) thrown: Thrown,
    /// How the game ended, which follows from the rest.
    pub(crate) end: End,
    /// Turns since a man was entered, a mill made or a man taken; 0 where the rules do not count them.
    pub(crate) quiet: u16,
    /// Mills that may not be made again.
    pub(crate) bans: Bans,
}

impl Position {
    /// The empty board, the first side to begin.
    #[must_use]
    pub const fn start(rules: &MillRules) -> Position {
        Position {
            men: [0; 2],
            hand: [rules.men; 2],
            turn: Side::First,
            owed: 0,
            thrown: Thrown::No,
            end: End::Running,
            quiet: 0,
            bans: Bans::NONE,
        }
    }

    /// The points of a side's men.
    #[must_use]
    #[inline]
    pub const fn men(&self, side: Side) -> u32 {
        self.men[side.index()]
    }

    /// How many men a side has still to enter.
    #[must_use]
    #[inline]
    pub const fn hand(&self, side: Side) -> u8 {
        self.hand[side.index()]
    }

    /// How many men a side has, on the board and in hand.
    #[must_use]
    #[inline]
    pub const fn total(&self, side: Side) -> u32 {
        self.men[side.index()].count_ones() + self.hand[side.index()] as u32
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// How many enemy men the side on turn has still to take.
    #[must_use]
    pub const fn owed(&self) -> u8 {
        self.owed
    }

    /// The throw on the table.
    #[must_use]
    pub const fn thrown(&self) -> Thrown {
        self.thrown
    }

    /// Turns without progress.
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// Mills that may not be made again.
    #[must_use]
    pub const fn bans(&self) -> &Bans {
        &self.bans
    }
}
