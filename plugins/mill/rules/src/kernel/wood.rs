//! A board as the kernel sees it.

use crate::boards::BoardKind;
use std::fmt::Debug;

/// The most points through which lines are asked for, rounded up so that any five bits are an index.
pub const SLOTS: usize = 32;
/// A set that is part of no set of men.
pub const NEVER: u32 = 1 << 31;

/// A board with the ways and lines of a set of rules, all known when the program is made. Sets of points are bits; which
/// point a bit is, says [`Wood::POINTS`].
pub trait Wood: Copy + Debug + Default + Send + Sync + 'static {
    /// The board.
    const BOARD: BoardKind;
    /// Every point.
    const ALL: u32;
    /// The point of each bit by its number on the board; 255 where the bit is none.
    const POINTS: [u8; SLOTS];
    /// For each bit what else a line through it wants, [`NEVER`] for lines that are not there.
    const RESTS: [[u32; 4]; SLOTS];
    /// The most lines through one point.
    const CROSSING: usize;
    /// How many rings of how many points the board has; 0 where it is none of rings.
    const RINGS: [u32; 2] = [0, 0];
    /// The middle of the board, if it has one.
    const CENTRE: u32 = 0;

    /// All moves along the ways to empty points, as two sets of 64 bits; what the bits mean says [`Wood::decode`].
    fn ways(own: u32, empty: u32) -> [u64; 2];

    /// From where to where the move goes that is bit `at` of word `word` of [`Wood::ways`]: the numbers of two bits.
    fn decode(own: u32, word: usize, at: u32) -> [u32; 2];

    /// The points that one step along the ways leads to from any of `men`.
    fn near(men: u32) -> u32;

    /// The men that stand in mills (or African pairs).
    fn in_mills(men: u32) -> u32;

    /// The points on which one man more would complete a line.
    fn closing(men: u32) -> u32;

    /// How many lines a man on the bit numbered `to` completes for these others.
    #[inline]
    fn made(men: u32, to: u32) -> u32 {
        let rests = &Self::RESTS[(to & 31) as usize];
        let mut made = 0;
        let mut line = 0;
        while line < Self::CROSSING {
            made += u32::from(rests[line] & !men == 0);
            line += 1;
        }
        made
    }

    /// By how much a side stands better than the other: men in mills, empty points that would close a mill, open ways, and
    /// men who cannot move, each with its weight.
    fn balance(own: u32, enemy: u32, weights: [i32; 4]) -> i32 {
        let empty = Self::ALL & !(own | enemy);
        let [one, two] = [own, enemy].map(|men| {
            let ways = Self::ways(men, empty);
            let room = ways[0].count_ones() + ways[1].count_ones();
            let counts = [Self::in_mills(men), Self::closing(men) & empty, 0, men & !Self::near(empty)];
            let counts = counts.map(u32::count_ones);
            let counts = [counts[0], counts[1], room, counts[3]];
            counts.iter().zip(weights).map(|(&count, weight)| count as i32 * weight).sum::<i32>()
        });
        one - two
    }

    /// A set of points of the board by their numbers, in bits of the kernel.
    #[must_use]
    fn seen(points: u32) -> u32 {
        (0..SLOTS as u32)
            .filter(|&b| Self::POINTS[b as usize] < 32 && points >> Self::POINTS[b as usize] & 1 != 0)
            .fold(0, |set, b| set | 1 << b)
    }

    /// The opposite of [`Wood::seen`].
    #[must_use]
    fn told(set: u32) -> u32 {
        (0..SLOTS as u32)
            .filter(|&b| set >> b & 1 != 0 && Self::POINTS[b as usize] < 32)
            .fold(0, |points, b| points | 1 << Self::POINTS[b as usize])
    }
}
