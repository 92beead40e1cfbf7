//! The track: twenty-four points in a ring, held as the 24 low bits of a `u32` (bit 0 is the point named `1`).

use boxwood_core::{Board, BoardPoint, Point};
use std::sync::LazyLock;

/// How many points the track has.
pub const POINTS: u8 = 24;

/// Every point.
pub const FULL: u32 = (1 << POINTS) - 1;

/// How many men each side begins with.
pub const MEN: u8 = 6;

/// The corners of the four quarters: 1, 6, 7, 12, 13, 18, 19 and 24.
pub const CORNERS: u32 = {
    let mut mask = 0;
    let mut quarter = 0;
    while quarter < 4 {
        mask |= (1 << (6 * quarter)) | (1 << (6 * quarter + 5));
        quarter += 1;
    }
    mask
};

/// Where the men of the two sides stand at the start: 1 to 6 and 13 to 18.
pub const START: [u32; 2] = [0x3F, 0x3F << 12];

/// The corner next ahead of each point; a corner is not ahead of itself.
const NEXT_CORNER: [u8; POINTS as usize] = {
    let mut table = [0; POINTS as usize];
    let mut from = 0;
    while from < POINTS {
        let mut to = (from + 1) % POINTS;
        while CORNERS & (1 << to) == 0 {
            to = (to + 1) % POINTS;
        }
        table[from as usize] = to;
        from += 1;
    }
    table
};

/// The two points next to each point.
const BESIDE: [u32; POINTS as usize] = {
    let mut table = [0; POINTS as usize];
    let mut at = 0;
    while at < POINTS {
        table[at as usize] = (1 << ((at + 1) % POINTS)) | (1 << ((at + POINTS - 1) % POINTS));
        at += 1;
    }
    table
};

/// The point `distance` (at most 24) ahead of `from`.
#[must_use]
pub const fn ahead(from: u8, distance: u8) -> u8 {
    let to = from + distance;
    if to >= POINTS { to - POINTS } else { to }
}

/// How many points lie between `from` and `to` in the direction of travel, `to` included: 0 to 23.
#[must_use]
pub const fn distance(from: u8, to: u8) -> u8 {
    if to >= from { to - from } else { to + POINTS - from }
}

/// The corner next ahead.
#[must_use]
pub const fn next_corner(from: u8) -> u8 {
    NEXT_CORNER[from as usize]
}

/// The two points next to a point.
#[must_use]
pub const fn beside(at: u8) -> u32 {
    BESIDE[at as usize]
}

/// The first point from `from` on whose bit is not set in `taken`; some point must be free.
#[must_use]
#[inline]
pub const fn first_free_from(from: u8, taken: u32) -> u8 {
    let free = (!taken & FULL) as u64;
    let ring = (free | (free << POINTS)) >> from;
    let to = from + ring.trailing_zeros() as u8;
    if to >= POINTS { to - POINTS } else { to }
}

/// The point of a mask with at most six points that has `index` points before it. There must be one.
#[must_use]
#[inline]
pub const fn nth_point(mut mask: u32, index: u32) -> u8 {
    // A loop as long as the index would be guessed wrong half of the time.
    let mut passed = 0;
    while passed < MEN as u32 - 1 {
        let keep = ((passed >= index) as u32).wrapping_neg();
        mask &= mask.wrapping_sub(1) | keep;
        passed += 1;
    }
    mask.trailing_zeros() as u8
}

/// The points of a mask in ascending order.
pub fn points(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let point = mask.trailing_zeros() as u8;
            mask &= mask - 1;
            point
        })
    })
}

/// The board that everybody else sees: two rows of twelve, the first side's row near, travel anticlockwise.
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> = LazyLock::new(|| {
        let place = |p: u8| if p < 12 { [p, 0, 0] } else { [23 - p, 1, 0] };
        let points = (0..POINTS).map(|p| BoardPoint { name: (p + 1).to_string(), at: place(p) }).collect();
        let neighbours = (0..POINTS).map(|p| vec![Point(ahead(p, 1))]).collect();
        Board::new(points, neighbours, Vec::new())
    });
    &BOARD
}
