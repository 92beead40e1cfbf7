//! The mills that may not be made again (Breyer).
//!
//! A ban is a line and the three points where the men stand now who once stood on it. It follows them when they move
//! and falls when one of them is taken; the men themselves need no names.

use crate::bits::bit;
use boxwood_core::Side;

/// A line that three men of a side may not make again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ban(u32);

impl Ban {
    /// The ban on a line (its index) for the men of a side on three points.
    #[must_use]
    pub const fn new(side: Side, line: u8, men: u32) -> Ban {
        Ban((side as u32) << 29 | (line as u32 & 31) << 24 | men & 0xFF_FFFF)
    }

    /// Whose men they are.
    #[must_use]
    pub const fn side(self) -> Side {
        if self.0 >> 29 & 1 == 0 { Side::First } else { Side::Second }
    }

    /// The line's index.
    #[must_use]
    pub const fn line(self) -> u8 {
        (self.0 >> 24 & 31) as u8
    }

    /// Where the men stand.
    #[must_use]
    pub const fn men(self) -> u32 {
        self.0 & 0xFF_FFFF
    }
}

/// Every ban of a position, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bans {
    list: [Ban; Bans::ROOM],
    len: u8,
}

impl Bans {
    /// How many there can be. Each comes with a capture, as a rule, so that a game has few; one more than these is not
    /// kept.
    pub const ROOM: usize = 24;

    /// None.
    pub const NONE: Bans = Bans { list: [Ban(0); Bans::ROOM], len: 0 };

    /// The bans in order.
    #[must_use]
    #[inline]
    pub fn list(&self) -> &[Ban] {
        &self.list[..usize::from(self.len)]
    }

    /// Adds a ban; one that stands already is not added again.
    pub fn add(&mut self, ban: Ban) {
        if let Err(at) = self.list().binary_search(&ban)
            && usize::from(self.len) < Bans::ROOM
        {
            self.list.copy_within(at..usize::from(self.len), at + 1);
            self.list[at] = ban;
            self.len += 1;
        }
    }

    /// A man of a side goes from one point to another.
    #[inline]
    pub fn follow(&mut self, side: Side, from: u8, to: u8) {
        if self.len > 0 {
            self.change(|ban| {
                let here = ban.side() == side && ban.men() & bit(from) != 0;
                Some(if here { Ban::new(side, ban.line(), ban.men() & !bit(from) | bit(to)) } else { ban })
            });
        }
    }

    /// A man of a side is taken.
    #[inline]
    pub fn fall(&mut self, side: Side, at: u8) {
        if self.len > 0 {
            self.change(|ban| (ban.side() != side || ban.men() & bit(at) == 0).then_some(ban));
        }
    }

    fn change(&mut self, with: impl Fn(Ban) -> Option<Ban>) {
        let mut changed = Bans::NONE;
        for &ban in self.list() {
            if let Some(ban) = with(ban) {
                changed.add(ban);
            }
        }
        *self = changed;
    }
}
