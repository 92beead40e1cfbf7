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
    const WAY: u32 = (spokes(WAYS) * Self::LOWS) & Self::EVERY;
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

    /// Where a man came from who has moved to the bit of a word that [`Wood::ways`] gives.
    const FROM: [[u8; 64]; 2] = {
        let mut from = [[0; 64]; 2];
        let mut at = 0;
        while at < 8 * R {
            let bit = 1 << at;
            if Self::EVERY & bit != 0 {
                let slot = at as usize;
                from[0][slot] = Self::back(bit).trailing_zeros() as u8;
                from[0][32 + slot] = Self::on(bit).trailing_zeros() as u8;
                from[1][slot] = (at as u8).saturating_sub(8);
                from[1][32 + slot] = at as u8 + 8;
            }
            at += 1;
        }
        from
    };

    /// A set for both sides at once, the other side's bits from bit 32 on.
    const fn both(set: u32) -> u64 {
        set as u64 | (set as u64) << 32
    }

    #[inline]
    const fn both_on(men: u64) -> u64 {
        men << 1 & Self::both(Self::ROUND) | men >> (N - 1) & Self::both(Self::LOWS)
    }

    #[inline]
    const fn both_back(men: u64) -> u64 {
        (men & Self::both(Self::ROUND)) >> 1 | (men & Self::both(Self::LOWS)) << (N - 1)
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
        [u32::from(Self::FROM[word & 1][(at & 63) as usize]), at & 31]
    }

    #[inline]
    fn near(men: u32) -> u32 {
        Self::on(men) | Self::back(men) | (men << 8 | men >> 8) & Self::WAY
    }

    #[inline]
    fn in_mills(men: u32) -> u32 {
        let middles = men & Self::on(men) & Self::back(men) & (MIDDLES * Self::LOWS);
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
        let mut set = (on & back & (MIDDLES * Self::LOWS))
            | ((on & Self::on(on) | back & Self::back(back)) & (CORNERS * Self::LOWS));
        if R == 3 {
            let (one, two) = ((men << 8 | men >> 16) & Self::EVERY, (men << 16 | men >> 8) & Self::EVERY);
            set |= one & two & (Self::LINE * Self::LOWS);
        }
        if PAIRS {
            set |= (men << 8 | men >> 8) & (Self::PAIR * Self::LOWS);
        }
        set & Self::EVERY
    }

    #[inline]
    fn balance(own: u32, enemy: u32, [milled, closing, room, stuck]: [i32; 4]) -> i32 {
        let men = u64::from(own) | u64::from(enemy) << 32;
        let free = Self::EVERY & !(own | enemy);
        let empty = Self::both(free);
        let (on, back) = (Self::both_on(men), Self::both_back(men));
        let middles = men & on & back & Self::both(MIDDLES * Self::LOWS);
        let mut mills = middles | Self::both_on(middles) | Self::both_back(middles);
        let corners = (on & Self::both_on(on) | back & Self::both_back(back)) & Self::both(CORNERS * Self::LOWS);
        let mut close = on & back & Self::both(MIDDLES * Self::LOWS) | corners;
        let (inward, outward) = (men << 8, men >> 8);
        if R == 3 && LINES > 0 {
            let spokes = men & outward & men >> 16 & Self::both(Self::LINE);
            mills |= spokes * u64::from(Self::LOWS);
            // Each mask lets through only what comes from the same side.
            close |= outward & men >> 16 & Self::both(Self::LINE);
            close |= inward & outward & Self::both(Self::LINE << 8);
            close |= inward & men << 16 & Self::both(Self::LINE << 16 & 0xFF_0000);
        }
        if PAIRS {
            mills |= (men & outward & Self::both(Self::PAIR)) * u64::from(Self::LOWS);
            close |= outward & Self::both(Self::PAIR) | inward & Self::both(Self::PAIR << 8);
        }
        let way = empty & Self::both(Self::WAY);
        let ways = lead(on & empty) + lead(back & empty) + lead(inward & way) + lead(outward & way);
        milled * lead(mills)
            + closing * lead(close & empty)
            + room * ways
            + stuck * lead(men & !Self::both(Self::near(free)))
    }
}

/// How many more bits the lower half of a word has than the upper.
#[inline]
const fn lead(set: u64) -> i32 {
    let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    let sums = bytes.wrapping_mul(0x0101_0101);
    (sums >> 24 & 0xFF) as i32 - (sums >> 56) as i32
}
