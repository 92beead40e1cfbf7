//! Boards of rings: two or three squares, three triangles.

use super::wood::{NEVER, SLOTS, Wood};
use crate::boards::BoardKind;

/// `R` rings of `N` points, a corner first, then in turn; eight bits a ring, the outermost ring lowest. `LINES` and `WAYS`
/// tell which points are joined from ring to ring by lines of three and by ways: 1 for the corners, 2 for the middles of
/// the sides. With `PAIRS` two men on a way between two rings count as a mill.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rings<const N: u32, const R: u32, const LINES: u8, const WAYS: u8, const PAIRS: bool>;

const CORNERS: u32 = 0x55;
const MIDDLES: u32 = 0xAA;

const fn spokes(which: u8) -> u32 {
    (if which & 1 != 0 { CORNERS } else { 0 }) | (if which & 2 != 0 { MIDDLES } else { 0 })
}

impl<const N: u32, const R: u32, const LINES: u8, const WAYS: u8, const PAIRS: bool> Rings<N, R, LINES, WAYS, PAIRS> {
    const RING: u32 = (1 << N) - 1;
    /// The lowest bit of each ring.
    const LOWS: u32 = if R == 3 { 0x01_0101 } else { 0x0101 };
    const EVERY: u32 = Self::RING * Self::LOWS;
    const ROUND: u32 = Self::EVERY & !Self::LOWS;
    const WAY: u32 = spokes(WAYS) * Self::LOWS & Self::EVERY;
    const LINE: u32 = spokes(LINES) & Self::RING;
    const PAIR: u32 = if PAIRS { MIDDLES & Self::RING } else { 0 };

    /// Every man one point on.
    #[inline]
    const fn on(men: u32) -> u32 {
        men << 1 & Self::ROUND | men >> (N - 1) & Self::LOWS
    }

    /// Every man one point back.
    #[inline]
    const fn back(men: u32) -> u32 {
        (men & Self::ROUND) >> 1 | (men & Self::LOWS) << (N - 1)
    }

    const fn rests() -> [[u32; 4]; SLOTS] {
        let mut rests = [[NEVER; 4]; SLOTS];
        let mut at = 0;
        while at < 8 * R {
            let bit = 1 << at;
            let mut slot = 0;
            let row = &mut rests[at as usize];
            if Self::EVERY & bit != 0 {
                let (on, back) = (Self::on(bit), Self::back(bit));
                if at % 2 == 1 {
                    row[slot] = on | back;
                    slot += 1;
                } else {
                    row[slot] = on | Self::on(on);
                    row[slot + 1] = back | Self::back(back);
                    slot += 2;
                }
                let column = bit | bit << 8 | bit << 16 | bit >> 8 | bit >> 16;
                if R == 3 && (Self::LINE * Self::LOWS) & bit != 0 {
                    row[slot] = column & Self::EVERY & !bit;
                    slot += 1;
                }
                if PAIRS && (Self::PAIR * Self::LOWS) & bit != 0 {
                    row[slot] = (bit << 8 | bit >> 8) & Self::EVERY;
                }
            }
            at += 1;
        }
        rests
    }

    const fn points() -> [u8; SLOTS] {
        const RING16: [u8; 16] = [0, 1, 2, 9, 15, 14, 13, 6, 3, 4, 5, 8, 12, 11, 10, 7];
        const RING24: [u8; 24] = [0, 1, 2, 14, 23, 22, 21, 9, 3, 4, 5, 13, 20, 19, 18, 10, 6, 7, 8, 12, 17, 16, 15, 11];
        let mut points = [255; SLOTS];
        let mut at = 0;
        while at < 8 * R as usize {
            if Self::EVERY >> at & 1 != 0 {
                points[at] = match (N, R) {
                    (8, 2) => RING16[at],
                    (8, _) => RING24[at],
                    _ => (at / 8 * 6 + at % 8) as u8,
                };
            }
            at += 1;
        }
        points
    }
}

impl<const N: u32, const R: u32, const LINES: u8, const WAYS: u8, const PAIRS: bool> Wood
    for Rings<N, R, LINES, WAYS, PAIRS>
{
    const BOARD: BoardKind = match (N, R) {
        (8, 2) => BoardKind::Ring16,
        (8, _) => BoardKind::Ring24,
        _ => BoardKind::Tri18,
    };
    const ALL: u32 = Self::EVERY;
    const RINGS: [u32; 2] = [R, N];
    const POINTS: [u8; SLOTS] = Self::points();
    const RESTS: [[u32; 4]; SLOTS] = Self::rests();
    const CROSSING: usize = if PAIRS || (LINES & 1 != 0 && R == 3) { 3 } else { 2 };

    #[inline]
    fn ways(own: u32, empty: u32) -> [u64; 2] {
        let on = Self::on(own) & empty;
        let back = Self::back(own) & empty;
        let inward = own << 8 & empty & Self::WAY;
        let outward = own >> 8 & empty & Self::WAY;
        [u64::from(on) | u64::from(back) << 32, u64::from(inward) | u64::from(outward) << 32]
    }

    #[inline]
    fn decode(_own: u32, word: usize, at: u32) -> [u32; 2] {
        let to = at & 31;
        let from = match (word, at >> 5) {
            (0, 0) => {
                if to & 7 == 0 {
                    to + N - 1
                } else {
                    to - 1
                }
            }
            (0, _) => {
                if to & 7 == N - 1 {
                    to + 1 - N
                } else {
                    to + 1
                }
            }
            (_, 0) => to.wrapping_sub(8),
            _ => to + 8,
        };
        [from & 31, to]
    }

    #[inline]
    fn near(men: u32) -> u32 {
        Self::on(men) | Self::back(men) | (men << 8 | men >> 8) & Self::WAY
    }

    #[inline]
    fn in_mills(men: u32) -> u32 {
        let middles = men & Self::on(men) & Self::back(men) & MIDDLES * Self::LOWS;
        let mut set = middles | Self::on(middles) | Self::back(middles);
        if R == 3 {
            let spokes = men & men >> 8 & men >> 16 & Self::LINE;
            set |= spokes * Self::LOWS;
        }
        if PAIRS {
            let pairs = men & men >> 8 & Self::PAIR;
            set |= pairs * Self::LOWS;
        }
        set
    }

    #[inline]
    fn closing(men: u32) -> u32 {
        let (on, back) = (Self::on(men), Self::back(men));
        let mut set =
            on & back & MIDDLES * Self::LOWS | (on & Self::on(on) | back & Self::back(back)) & CORNERS * Self::LOWS;
        if R == 3 {
            let (one, two) = ((men << 8 | men >> 16) & Self::EVERY, (men << 16 | men >> 8) & Self::EVERY);
            set |= one & two & Self::LINE * Self::LOWS;
        }
        if PAIRS {
            set |= (men << 8 | men >> 8) & Self::PAIR * Self::LOWS;
        }
        set & Self::EVERY
    }
}
