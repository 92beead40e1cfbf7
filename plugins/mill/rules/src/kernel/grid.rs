//! The board of nine points: a ring of eight about a middle.

use super::wood::{NEVER, SLOTS, Wood};
use crate::boards::BoardKind;

/// The nine points, the ring from a corner on and then the middle. `LINES` are 6 or 8; men move along the printed ways
/// (`WAYS` 0), along the diagonals too (1), or like a king (2).
#[derive(Clone, Copy, Debug, Default)]
pub struct Grid<const LINES: u8, const WAYS: u8>;

const ORDER: [u8; 9] = [0, 1, 2, 5, 8, 7, 6, 3, 4];
const MIDDLE: u32 = 1 << 8;

const fn turned(set: u32, by: u32) -> u32 {
    (set << by | set >> (8 - by)) & 0xFF
}

impl<const LINES: u8, const WAYS: u8> Grid<LINES, WAYS> {
    const NEAR: [u32; 16] = {
        let mut near = [0; 16];
        let mut at = 0;
        while at < 8 {
            let bit = 1 << at;
            near[at] = turned(bit, 1) | turned(bit, 7);
            let corner = at % 2 == 0;
            if !corner || WAYS > 0 {
                near[at] |= MIDDLE;
                near[8] |= bit;
            }
            if !corner && WAYS == 2 {
                // From the middle of one side to the middle of the next.
                near[at] |= turned(bit, 2) | turned(bit, 6);
            }
            at += 1;
        }
        near
    };

    const LINE_RESTS: [[u32; 4]; SLOTS] = {
        let mut rests = [[NEVER; 4]; SLOTS];
        let mut at = 0;
        while at < 8 {
            let bit = 1 << at;
            let across = turned(bit, 4) | MIDDLE;
            if at % 2 == 1 {
                rests[at][0] = turned(bit, 1) | turned(bit, 7);
                rests[at][1] = across;
            } else {
                rests[at][0] = turned(bit, 1) | turned(bit, 2);
                rests[at][1] = turned(bit, 7) | turned(bit, 6);
                if LINES == 8 {
                    rests[at][2] = across;
                }
            }
            at += 1;
        }
        rests[8] = [0b10_0010, 0b1000_1000, NEVER, NEVER];
        if LINES == 8 {
            rests[8][2] = 0b1_0001;
            rests[8][3] = 0b100_0100;
        }
        rests
    };
}

impl<const LINES: u8, const WAYS: u8> Wood for Grid<LINES, WAYS> {
    const BOARD: BoardKind = BoardKind::Grid9;
    const ALL: u32 = 0x1FF;
    const POINTS: [u8; SLOTS] = {
        let mut points = [255; SLOTS];
        let mut at = 0;
        while at < 9 {
            points[at] = ORDER[at];
            at += 1;
        }
        points
    };
    const RESTS: [[u32; 4]; SLOTS] = Self::LINE_RESTS;
    const CROSSING: usize = if LINES == 8 { 4 } else { 2 };
    const CENTRE: u32 = MIDDLE;

    #[inline]
    fn ways(own: u32, empty: u32) -> [u64; 2] {
        // One man after the other, sixteen bits each; there are four at most.
        let mut words = 0;
        let mut men = own;
        for man in 0..4 {
            if men != 0 {
                let near = Self::NEAR[(men.trailing_zeros() & 15) as usize] & empty;
                words |= u64::from(near) << (16 * man);
                men &= men - 1;
            }
        }
        [words, 0]
    }

    #[inline]
    fn decode(own: u32, _word: usize, at: u32) -> [u32; 2] {
        let mut men = own;
        for _ in 0..at >> 4 {
            men &= men.wrapping_sub(1);
        }
        [men.trailing_zeros() & 31, at & 15]
    }

    #[inline]
    fn near(men: u32) -> u32 {
        let mut near = 0;
        let mut men = men;
        while men != 0 {
            near |= Self::NEAR[(men.trailing_zeros() & 15) as usize];
            men &= men - 1;
        }
        near
    }

    fn in_mills(men: u32) -> u32 {
        let on_line = |at: &u32| men >> at & 1 != 0 && Self::made(men, *at) > 0;
        (0..9).filter(on_line).fold(0, |set, at| set | 1 << at)
    }

    fn closing(men: u32) -> u32 {
        (0..9).filter(|&at| Self::made(men & !(1 << at), at) > 0).fold(0, |set, at| set | 1 << at)
    }
}
