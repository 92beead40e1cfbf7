//! A position: who stands where, whose turn it is, and for how long nobody was taken.

use crate::bits::{Lines, NOWHERE, SQUARES, THRONE, bit};
use boxwood_core::{Outcome, Side, Why};

/// How a game ended; the side on turn then is the one that would act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// It has not.
    Running,
    /// The king is taken.
    KingTaken,
    /// The king has escaped.
    Escaped,
    /// Two ways out are open to the king, which wins by these rules.
    Tuichu,
    /// The king's side is shut in, which loses by these rules.
    Enclosed,
    /// The side on turn has no move, and loses.
    BlockedLoses,
    /// The side on turn has no move, which is a draw.
    BlockedDraws,
    /// Too many turns without a capture.
    NoProgress,
}

impl End {
    /// Why the game ended.
    #[must_use]
    pub const fn why(self) -> Why {
        Why(match self {
            End::Running => "none",
            End::KingTaken => "king-taken",
            End::Escaped => "king-escaped",
            End::Tuichu => "two-ways-out",
            End::Enclosed => "king-shut-in",
            End::BlockedLoses | End::BlockedDraws => "no-move-left",
            End::NoProgress => "no-progress",
        })
    }

    /// The outcome where `turn` is on turn.
    #[must_use]
    #[inline]
    pub const fn outcome(self, turn: Side) -> Option<Outcome> {
        let winner = match self {
            End::Running => return None,
            End::KingTaken | End::Enclosed => Some(Side::First),
            End::Escaped | End::Tuichu => Some(Side::Second),
            End::BlockedLoses => Some(turn.other()),
            End::BlockedDraws | End::NoProgress => None,
        };
        Some(Outcome { winner, why: self.why() })
    }
}

/// A position. The first side are the attackers; the king is one of the second side's men.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The squares of each side's men.
    pub(crate) men: [u128; 2],
    /// The squares over which nobody slides: those that are taken and, where nobody passes over it, the throne. Follows
    /// from `men` and the rules.
    pub(crate) closed: Lines,
    /// The king's square, [`NOWHERE`] when he is taken.
    pub(crate) king: u8,
    /// Whose turn it is.
    pub(crate) turn: Side,
    /// How the game ended, which follows from the rest.
    pub(crate) end: End,
    /// Turns since a man was taken; 0 where the rules do not count them.
    pub(crate) quiet: u16,
}

/// The attackers at the start, from their files and ranks.
const ATTACKERS: u128 = bit(3)
    | bit(4)
    | bit(5)
    | bit(13)
    | bit(27)
    | bit(36)
    | bit(45)
    | bit(37)
    | bit(35)
    | bit(44)
    | bit(53)
    | bit(43)
    | bit(75)
    | bit(76)
    | bit(77)
    | bit(67);
/// The defenders at the start, the king among them.
const DEFENDERS: u128 = bit(22) | bit(31) | bit(49) | bit(58) | bit(38) | bit(39) | bit(41) | bit(42) | bit(THRONE);

impl Position {
    /// How many men each side has at the start.
    pub const MEN: [u8; 2] = [16, 9];

    /// The men at the start, the attackers' first.
    pub(crate) const START: [u128; 2] = [ATTACKERS, DEFENDERS];

    /// A running position of these men; nobody slides over `wall`, whether anybody stands there or not.
    pub(crate) fn of(men: [u128; 2], king: u8, turn: Side, quiet: u16, wall: u128) -> Position {
        Position { men, closed: Lines::of(men[0] | men[1] | wall), king, turn, end: End::Running, quiet }
    }

    /// The squares of a side's men, the king among the second side's.
    #[must_use]
    #[inline]
    pub const fn men(&self, side: Side) -> u128 {
        self.men[side.index()]
    }

    /// Every square on which somebody stands.
    #[must_use]
    #[inline]
    pub const fn taken(&self) -> u128 {
        self.men[0] | self.men[1]
    }

    /// Where the king stands, while he does.
    #[must_use]
    #[inline]
    pub const fn king(&self) -> Option<u8> {
        if self.king < SQUARES { Some(self.king) } else { None }
    }

    /// The king's square as a set, empty when he is taken.
    #[must_use]
    #[inline]
    pub const fn king_set(&self) -> u128 {
        bit(self.king)
    }

    /// Whose turn it is.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// Turns since a man was taken.
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// Takes whoever stands on a square off the board.
    #[inline]
    pub(crate) fn lift(&mut self, side: Side, square: u8, wall: u128) {
        self.men[side.index()] &= !bit(square);
        self.flip(square, wall);
        if square == self.king {
            self.king = NOWHERE;
        }
    }

    /// Moves a man of a side who stands there.
    #[inline]
    pub(crate) fn shift(&mut self, side: Side, from: u8, to: u8, wall: u128) {
        self.men[side.index()] ^= bit(from) | bit(to);
        self.flip(from, wall);
        self.flip(to, wall);
        if from == self.king {
            self.king = to;
        }
    }

    /// Only the throne is ever a wall.
    #[inline]
    fn flip(&mut self, square: u8, wall: u128) {
        if wall == 0 || square != THRONE {
            self.closed.flip(square);
        }
    }
}
