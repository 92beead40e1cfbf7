//! Sets of cells as the bits of one word: 64 bits for all boards but the cube of five, which has 125 cells.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not};

/// A set of cells, from bit 0 for the board's first.
pub trait Cells:
    Copy
    + Eq
    + Hash
    + Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// No cell.
    const NONE: Self;
    /// How many cells fit.
    const WIDTH: u32;

    /// The set of one cell, which must lie within the word.
    fn one(cell: u8) -> Self;

    /// The first `count` cells.
    fn first(count: u32) -> Self;

    /// How many cells are in the set.
    fn count(self) -> u32;

    /// The first cell of a set that is not empty.
    fn lowest(self) -> u8;

    /// The set without its first cell.
    #[must_use]
    fn without_lowest(self) -> Self;

    /// Every cell moved on by so many; what leaves the word is gone.
    #[must_use]
    fn up(self, by: u32) -> Self;

    /// The cell of a set that has `index` cells of it before it. There must be one.
    fn nth(self, index: u32) -> u8;

    /// A cell of a set that is not empty, by the index that `below` chooses; it is told how many there are, and is not
    /// asked where there is only one.
    fn pick(self, below: impl FnOnce(u32) -> u32) -> u8;

    /// A number of 64 bits that depends on every bit.
    fn folded(self) -> u64;

    /// Whether the set is empty.
    #[inline]
    fn is_none(self) -> bool {
        self == Self::NONE
    }

    /// Whether a cell is in the set.
    #[inline]
    fn has(self, cell: u8) -> bool {
        !(self & Self::one(cell)).is_none()
    }

    /// Whether the whole of `part` is in the set.
    #[inline]
    fn holds(self, part: Self) -> bool {
        (part & !self).is_none()
    }

    /// The cells of the set in order.
    #[inline]
    fn cells(self) -> impl Iterator<Item = u8> {
        let mut left = self;
        std::iter::from_fn(move || {
            (!left.is_none()).then(|| {
                let cell = left.lowest();
                left = left.without_lowest();
                cell
            })
        })
    }
}

/// What is the same in a word of any size.
macro_rules! as_in_any_word {
    ($word:ty) => {
        const NONE: $word = 0;
        const WIDTH: u32 = <$word>::BITS;

        #[inline]
        fn one(cell: u8) -> $word {
            (1 as $word).wrapping_shl(u32::from(cell))
        }

        #[inline]
        fn first(count: u32) -> $word {
            if count >= <$word>::BITS { !0 } else { (1 << count) - 1 }
        }

        #[inline]
        fn count(self) -> u32 {
            self.count_ones()
        }

        #[inline]
        fn lowest(self) -> u8 {
            self.trailing_zeros() as u8
        }

        #[inline]
        fn without_lowest(self) -> $word {
            self & self.wrapping_sub(1)
        }

        #[inline]
        fn up(self, by: u32) -> $word {
            self.checked_shl(by).unwrap_or(0)
        }
    };
}

impl Cells for u64 {
    as_in_any_word!(u64);

    #[inline]
    fn nth(self, index: u32) -> u8 {
        let upto = cells_upto(self);
        nth(self, upto, index)
    }

    #[inline]
    fn pick(self, below: impl FnOnce(u32) -> u32) -> u8 {
        let upto = cells_upto(self);
        let count = (upto >> 56) as u32;
        nth(self, upto, if count > 1 { below(count) } else { 0 })
    }

    #[inline]
    fn folded(self) -> u64 {
        mix(self)
    }
}

impl Cells for u128 {
    as_in_any_word!(u128);

    #[inline]
    fn nth(self, index: u32) -> u8 {
        let low = self as u64;
        let before = low.count_ones();
        if index < before { low.nth(index) } else { 64 + ((self >> 64) as u64).nth(index - before) }
    }

    #[inline]
    fn pick(self, below: impl FnOnce(u32) -> u32) -> u8 {
        let count = self.count_ones();
        self.nth(if count > 1 { below(count) } else { 0 })
    }

    #[inline]
    fn folded(self) -> u64 {
        mix(self as u64) ^ mix((self >> 64) as u64 ^ 0xA076_1D64_78BD_642F)
    }
}

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = ONES << 7;

/// In each byte, how many cells of the set there are up to the end of that byte; all eight are counted at once.
#[inline]
const fn cells_upto(set: u64) -> u64 {
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F).wrapping_mul(ONES)
}

/// How many bytes of `upto`, none over 64, are at most `index`.
#[inline]
const fn bytes_upto(upto: u64, index: u64) -> u32 {
    let past = (((index * ONES) | HIGH) - upto) & HIGH;
    ((past >> 7).wrapping_mul(ONES) >> 56) as u32
}

/// The cell with so many before it: first the byte in which it lies, then the bit, without a loop that has to guess.
#[inline]
const fn nth(set: u64, upto: u64, index: u32) -> u8 {
    let place = bytes_upto(upto, index as u64) * 8;
    let left = index as u64 - ((upto << 8) >> place & 0xFF);
    // Each bit of the byte in a byte of its own.
    let bits = (set >> place & 0xFF).wrapping_mul(ONES) & 0x8040_2010_0804_0201;
    let bits = (((bits | HIGH) - ONES) | bits) >> 7 & ONES;
    (place + bytes_upto(bits.wrapping_mul(ONES), left)) as u8
}

/// The last step of `SplitMix64`: every bit of the result depends on every bit of `x`.
#[inline]
pub const fn mix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::Cells;

    #[test]
    fn the_nth_cell_has_n_before_it() {
        for seed in 0..200u64 {
            let small = super::mix(seed) & super::mix(seed + 1000);
            let large = u128::from(small) << (seed % 65) | u128::from(super::mix(seed + 2000));
            for (n, cell) in small.cells().enumerate() {
                assert_eq!(small.nth(n as u32), cell);
            }
            for (n, cell) in large.cells().enumerate() {
                assert_eq!(large.nth(n as u32), cell);
            }
            assert_eq!(large.cells().count() as u32, large.count());
        }
        assert_eq!((!0u64).nth(63), 63);
        assert_eq!((!0u128).nth(127), 127);
    }

    #[test]
    fn nothing_lies_beyond_the_word() {
        assert_eq!((u64::first(64), u128::first(128)), (!0, !0));
        assert!(u64::one(63).up(1).is_none() && u64::one(0).up(64).is_none());
    }
}
