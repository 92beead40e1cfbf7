//! Steps of the kernel.

use super::wood::Wood;
use boxwood_core::{Point, Step};

/// A step in ten bits: from and to as numbers of bits, or one of the other kinds and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Packed(pub u16);

/// What stands in the place of the point from where, as a whole step without its other point: a man is entered.
pub(super) const PLACE: u16 = 31 << 5;
/// The same: an enemy man is taken.
pub(super) const REMOVE: u16 = 30 << 5;
/// Nothing can be done.
pub(super) const PASS: Packed = Packed(29 << 5);

impl Packed {
    /// A man is entered.
    #[inline]
    #[must_use]
    pub const fn place(to: u32) -> Packed {
        Packed(PLACE | to as u16 & 31)
    }

    /// An enemy man is taken.
    #[inline]
    #[must_use]
    pub const fn remove(at: u32) -> Packed {
        Packed(REMOVE | at as u16 & 31)
    }

    /// A man moves.
    #[inline]
    #[must_use]
    pub const fn shift(from: u32, to: u32) -> Packed {
        Packed((from as u16 & 31) << 5 | to as u16 & 31)
    }

    /// Where it ends, or whom it takes.
    #[inline]
    #[must_use]
    pub const fn to(self) -> u32 {
        (self.0 & 31) as u32
    }

    /// From where a move goes; above the points for the other kinds.
    #[inline]
    #[must_use]
    pub const fn from(self) -> u32 {
        (self.0 >> 5) as u32
    }

    /// The step as everybody else knows it.
    #[must_use]
    pub fn told<W: Wood>(self) -> Step {
        let point = |bit: u32| Point(W::POINTS[(bit & 31) as usize]);
        match self.0 & !31 {
            PLACE => Step::Place { to: point(self.to()) },
            REMOVE => Step::Remove { at: point(self.to()) },
            _ if self == PASS => Step::Pass,
            _ => Step::Move { from: point(self.from()), to: point(self.to()), die: 0 },
        }
    }
}
