//! Sets of squares as the bits of a `u128`, and the tables by which men slide and are taken.
//!
//! Square a1 is bit 0, b1 bit 1, a2 bit 9, i9 bit 80. Nothing in the rules names a direction: what holds for one holds
//! for all four, because every table is filled by the same loop.

/// Squares on a side.
pub const WIDTH: u8 = 9;
/// Squares in all.
pub const SQUARES: u8 = WIDTH * WIDTH;
/// The throne, e5.
pub const THRONE: u8 = 40;
/// No square.
pub const NOWHERE: u8 = SQUARES;

/// The throne as a set.
pub const THRONE_SET: u128 = bit(THRONE);
/// The four squares beside the throne.
pub const BESIDE_THRONE: u128 = adjacent()[THRONE as usize];
/// The rank and the file of the throne.
pub const THRONE_LINES: u128 = 511 << (4 * WIDTH) | FILE_A << 4;
/// All squares at the edge.
pub const EDGE: u128 = edge();
/// The four corners.
pub const CORNERS: u128 = bit(0) | bit(8) | bit(72) | bit(80);
/// Every square.
pub const ALL: u128 = (1 << SQUARES) - 1;

/// The squares next to a square, along rank and file.
pub static ADJACENT: [u128; SQUARES as usize] = adjacent();

/// For every square and direction: the square next to it, and the one behind that; empty sets where the board ends.
pub static PINCHES: [[(u128, u128); 4]; SQUARES as usize] = pinches();

/// Where a man slides to in a line of nine, by his place in it and by what is closed of it: [`in_line`] is the index.
static SLIDES: [u16; LINES] = slides();

/// How many places these are.
static ROOM: [u8; LINES] = room();

/// File and rank of every square, from 0.
static PLACES: [[u8; 2]; 128] = places();

/// Room for a place of four bits and a line of nine; a power of two, so that no index is out of bounds.
const LINES: usize = 1 << 13;

/// The index of a place in a line of which these places are closed.
#[inline]
const fn in_line(place: u8, closed: u16) -> usize {
    (place as usize & 15) << 9 | closed as usize & 511
}

/// A line of nine bits, its bits nine squares apart: a file from a rank.
static FILES: [u128; 512] = files();

const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// The set of one square; nothing for [`NOWHERE`] and beyond.
#[must_use]
#[inline]
pub const fn bit(square: u8) -> u128 {
    if square < SQUARES { 1 << square } else { 0 }
}

/// Whether a square is in a set.
#[must_use]
#[inline]
pub const fn has(set: u128, square: u8) -> bool {
    set & bit(square) != 0
}

/// The squares of a set in ascending order.
#[inline]
pub fn squares(set: u128) -> impl Iterator<Item = u8> {
    halves(set as u64, 0).chain(halves((set >> 64) as u64, 64))
}

/// The bits of half a set; a half fits into a register of most machines.
#[inline]
fn halves(mut half: u64, from: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (half != 0).then(|| {
            let square = from + half.trailing_zeros() as u8;
            half &= half - 1;
            square
        })
    })
}

/// The square of a set that has `index` squares before it. There must be one.
#[must_use]
#[inline]
pub const fn nth(set: u128, index: u32) -> u8 {
    let low = (set as u64).count_ones();
    let (mut half, from, before) = if index < low { (set as u64, 0, 0) } else { ((set >> 64) as u64, 64, low) };
    let mut passed = before;
    while passed < index {
        half &= half.wrapping_sub(1);
        passed += 1;
    }
    from + half.trailing_zeros() as u8
}

/// The squares that are closed, as lines: the nine ranks, each from file a, then the nine files, each from rank 1. A man
/// slides along two of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lines([u16; 18]);

impl Lines {
    /// The lines of a set of closed squares.
    #[must_use]
    pub fn of(closed: u128) -> Lines {
        let mut lines = Lines([0; 18]);
        squares(closed).for_each(|square| lines.flip(square));
        lines
    }

    /// Opens a closed square, closes an open one.
    #[inline]
    pub fn flip(&mut self, square: u8) {
        let [file, rank] = PLACES[usize::from(square & 127)];
        self.0[usize::from(rank)] ^= 1 << file;
        self.0[usize::from(WIDTH + file)] ^= 1 << rank;
    }

    /// The places in tables of a man's rank and of his file.
    #[inline]
    fn crossing(&self, file: u8, rank: u8) -> [usize; 2] {
        let (along_rank, along_file) = (self.0[usize::from(rank)], self.0[usize::from(WIDTH + file)]);
        [in_line(file, along_rank), in_line(rank, along_file)]
    }

    /// Where a man slides from a square.
    #[must_use]
    #[inline]
    pub fn slide(&self, from: u8) -> u128 {
        let [file, rank] = PLACES[usize::from(from & 127)];
        let [along_rank, along_file] = self.crossing(file, rank);
        u128::from(SLIDES[along_rank]) << (rank * WIDTH) | FILES[usize::from(SLIDES[along_file] & 511)] << file
    }

    /// To how many squares a man slides from a square.
    #[must_use]
    #[inline]
    pub fn room(&self, from: u8) -> u32 {
        let [file, rank] = PLACES[usize::from(from & 127)];
        let [along_rank, along_file] = self.crossing(file, rank);
        u32::from(ROOM[along_rank] + ROOM[along_file])
    }
}

/// The squares of a set and all next to one of them.
#[must_use]
#[inline]
pub const fn spread(set: u128) -> u128 {
    const NOT_A: u128 = ALL & !FILE_A;
    const NOT_I: u128 = ALL & !(FILE_A << 8);
    (set | set << 9 | set >> 9 | (set & NOT_I) << 1 | (set & NOT_A) >> 1) & ALL
}

const FILE_A: u128 = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36 | 1 << 45 | 1 << 54 | 1 << 63 | 1 << 72;

/// The square so far from another, or [`NOWHERE`] off the board.
const fn beside(square: u8, direction: (i8, i8), far: i8) -> u8 {
    let file = (square % WIDTH) as i8 + direction.0 * far;
    let rank = (square / WIDTH) as i8 + direction.1 * far;
    let inside = file >= 0 && file < WIDTH as i8 && rank >= 0 && rank < WIDTH as i8;
    if inside { rank as u8 * WIDTH + file as u8 } else { NOWHERE }
}

const fn edge() -> u128 {
    let mut set = 0;
    let mut square = 0;
    while square < SQUARES {
        let (file, rank) = (square % WIDTH, square / WIDTH);
        if file == 0 || rank == 0 || file == WIDTH - 1 || rank == WIDTH - 1 {
            set |= bit(square);
        }
        square += 1;
    }
    set
}

const fn adjacent() -> [u128; SQUARES as usize] {
    let mut table = [0; SQUARES as usize];
    let mut square = 0;
    while square < SQUARES {
        let mut way = 0;
        while way < 4 {
            table[square as usize] |= bit(beside(square, DIRECTIONS[way], 1));
            way += 1;
        }
        square += 1;
    }
    table
}

const fn pinches() -> [[(u128, u128); 4]; SQUARES as usize] {
    let mut table = [[(0, 0); 4]; SQUARES as usize];
    let mut square = 0;
    while square < SQUARES {
        let mut way = 0;
        while way < 4 {
            let next = bit(beside(square, DIRECTIONS[way], 1));
            let behind = bit(beside(square, DIRECTIONS[way], 2));
            table[square as usize][way] = (next, behind);
            way += 1;
        }
        square += 1;
    }
    table
}

const fn slides() -> [u16; LINES] {
    let mut table = [0; LINES];
    let mut from = 0;
    while from < WIDTH {
        let mut closed = 0;
        while closed < 512 {
            let mut reached = 0u16;
            let mut to = from + 1;
            while to < WIDTH && closed >> to & 1 == 0 {
                reached |= 1 << to;
                to += 1;
            }
            let mut to = from;
            while to > 0 && closed >> (to - 1) & 1 == 0 {
                to -= 1;
                reached |= 1 << to;
            }
            table[in_line(from, closed)] = reached;
            closed += 1;
        }
        from += 1;
    }
    table
}

const fn room() -> [u8; LINES] {
    let slides = slides();
    let mut table = [0; LINES];
    let mut index = 0;
    while index < LINES {
        table[index] = slides[index].count_ones() as u8;
        index += 1;
    }
    table
}

const fn places() -> [[u8; 2]; 128] {
    let mut table = [[0; 2]; 128];
    let mut square = 0;
    while square < SQUARES {
        table[square as usize] = [square % WIDTH, square / WIDTH];
        square += 1;
    }
    table
}

const fn files() -> [u128; 512] {
    let mut table = [0; 512];
    let mut line = 0;
    while line < 512 {
        let mut place = 0;
        while place < WIDTH as usize {
            if line >> place & 1 == 1 {
                table[line] |= 1 << (place * WIDTH as usize);
            }
            place += 1;
        }
        line += 1;
    }
    table
}
