//! Whether a position is worth more than a number, proved by searching to the end, in slices.
//!
//! Only two answers are wanted, so most of the tree is cut away: a step that is good enough ends the looking. Steps that
//! lose at once are never looked at, those that make most threats come first, and what was found is remembered.

use super::board::{Board, CELLS, WIDTH};
use super::book::{BOOK_MEN, Book};
use super::memory::{Known, Memory};

/// A position on the way.
#[derive(Clone, Copy, Debug)]
struct Frame {
    board: Board,
    count: i32,
    alpha: i32,
    beta: i32,
    /// The steps still to be looked at, the next last, as cells.
    steps: [u64; WIDTH as usize],
    left: u8,
    /// How many positions had been looked at when this one was come to.
    since: u64,
}

/// A proof under way. See the module.
#[derive(Debug)]
pub struct Proof {
    memory: Memory,
    book: Book,
    frames: Vec<Frame>,
    nodes: u64,
}

/// The columns in the order in which they are best looked at, the last first.
const FROM_OUTSIDE: [u32; WIDTH as usize] = [6, 0, 5, 1, 4, 2, 3];

/// What came of looking at a position.
enum Look {
    Value(i32),
    Deeper(Frame),
}

impl Proof {
    /// Nothing under way, with room to remember two to the power of `bits` positions.
    #[must_use]
    pub fn new(bits: u32, book: Book) -> Proof {
        Proof { memory: Memory::new(bits), book, frames: Vec::with_capacity(CELLS as usize), nodes: 0 }
    }

    /// Positions looked into so far; those that answer themselves at first sight are not counted.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The openings it knows.
    #[must_use]
    pub const fn book(&self) -> &Book {
        &self.book
    }

    /// The openings it knows, to be added to.
    pub const fn book_mut(&mut self) -> &mut Book {
        &mut self.book
    }

    /// What is remembered of a position.
    #[must_use]
    pub fn known(&self, board: Board) -> Known {
        self.memory.get(key(board, board.count() as i32))
    }

    /// Begins to ask for the value of a position between two bounds. If that answers itself, the answer.
    pub fn ask(&mut self, board: Board, alpha: i32, beta: i32) -> Option<i32> {
        self.frames.clear();
        match self.look(board, alpha, beta) {
            Look::Value(value) => Some(value),
            Look::Deeper(frame) => {
                self.frames.push(frame);
                None
            }
        }
    }

    /// Looks on until the answer is there or so many positions have been looked at.
    pub fn work(&mut self, until: u64) -> Option<i32> {
        // What the position below the last frame is worth, once it is known.
        let mut below: Option<i32> = None;
        loop {
            let Some(frame) = self.frames.last_mut() else { return below };
            if let Some(value) = below.take() {
                let value = -value;
                if value >= frame.beta {
                    let frame = *frame;
                    self.memory.put(key(frame.board, frame.count), Known::AtLeast(value), self.nodes - frame.since);
                    self.frames.pop();
                    below = Some(value);
                    continue;
                }
                frame.alpha = frame.alpha.max(value);
            }
            if frame.left == 0 {
                let frame = *frame;
                self.memory.put(key(frame.board, frame.count), Known::AtMost(frame.alpha), self.nodes - frame.since);
                self.frames.pop();
                below = Some(frame.alpha);
                continue;
            }
            if self.nodes >= until {
                return None;
            }
            frame.left -= 1;
            let next = frame.board.after(frame.steps[usize::from(frame.left)]);
            let (alpha, beta) = (-frame.beta, -frame.alpha);
            match self.look(next, alpha, beta) {
                Look::Value(value) => below = Some(value),
                Look::Deeper(frame) => self.frames.push(frame),
            }
        }
    }

    /// Looks at a position in which the side to move does not win at once.
    #[inline]
    fn look(&mut self, board: Board, alpha: i32, beta: i32) -> Look {
        let (mut alpha, mut beta) = (alpha, beta);
        let count = board.count() as i32;
        let safe = board.safe();
        if safe == 0 {
            return Look::Value(-(CELLS as i32 - count) / 2);
        }
        if count >= CELLS as i32 - 2 {
            return Look::Value(0);
        }
        // Neither side wins within two steps.
        alpha = alpha.max(-(CELLS as i32 - 2 - count) / 2);
        if alpha >= beta {
            return Look::Value(alpha);
        }
        let mut most = (CELLS as i32 - 1 - count) / 2;
        if count % 2 == 0
            && let Some(bound) = board.answered()
        {
            most = most.min(bound);
        }
        beta = beta.min(most);
        if alpha >= beta {
            return Look::Value(beta);
        }
        if count <= BOOK_MEN
            && let Some(opening) = self.book.get(board)
        {
            return Look::Value(opening.value);
        }
        match self.memory.get(key(board, count)) {
            Known::Nothing => {}
            Known::AtLeast(value) => {
                alpha = alpha.max(value);
                if alpha >= beta {
                    return Look::Value(alpha);
                }
            }
            Known::AtMost(value) => {
                beta = beta.min(value);
                if alpha >= beta {
                    return Look::Value(beta);
                }
            }
        }
        let mut frame = Frame { board, count, alpha, beta, steps: [0; WIDTH as usize], left: 0, since: self.nodes };
        let mut ranks = [0u32; WIDTH as usize];
        for column in FROM_OUTSIDE {
            let cell = safe & Board::column(column);
            if cell == 0 {
                continue;
            }
            // Far from the end it pays to ask first whether one of them is known to be good enough.
            if count < ASKED_FIRST {
                let next = board.after(cell);
                if let Known::AtMost(value) = self.memory.get(key(next, count + 1))
                    && -value >= beta
                {
                    return Look::Value(-value);
                }
            }
            let rank = board.promise(cell);
            let mut at = usize::from(frame.left);
            while at > 0 && ranks[at - 1] > rank {
                ranks[at] = ranks[at - 1];
                frame.steps[at] = frame.steps[at - 1];
                at -= 1;
            }
            ranks[at] = rank;
            frame.steps[at] = cell;
            frame.left += 1;
        }
        self.nodes += 1;
        Look::Deeper(frame)
    }
}

/// With so few men what is known of every step is asked before any is looked at.
const ASKED_FIRST: i32 = 26;

/// Positions with so few men are remembered together with their mirror images.
const MIRRORED: i32 = 18;

#[inline]
fn key(board: Board, count: i32) -> u64 {
    if count < MIRRORED { board.key().min(board.mirrored().key()) } else { board.key() }
}
