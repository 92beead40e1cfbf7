//! A position on the way from the root to where the search is.

use crate::alpha_beta::Ground;
use crate::alpha_beta::memory::Bound;
use boxwood_core::Side;

/// A certain win at the root; each step further away is one less.
pub const WIN: i32 = 1_000_000;
/// Beyond this a value is a win or a loss that was seen.
pub const SEEN: i32 = WIN - 10_000;

/// What a win or loss that was seen is worth after this many more steps from the root; other values do not change.
#[inline]
pub const fn further(value: i32, steps: usize) -> i32 {
    if value > SEEN {
        value - steps as i32
    } else if value < -SEEN {
        value + steps as i32
    } else {
        value
    }
}

/// The opposite of [`further`]: counted from a position instead of from the root.
#[inline]
pub const fn nearer(value: i32, steps: usize) -> i32 {
    if value > SEEN {
        value + steps as i32
    } else if value < -SEEN {
        value - steps as i32
    } else {
        value
    }
}

/// What is known of a position while its steps are looked at: the window, and the best so far.
#[derive(Clone, Copy, Debug)]
pub struct Findings<S> {
    /// What the side has already.
    pub alpha: i32,
    /// What the other would not allow.
    pub beta: i32,
    /// Where the window began.
    pub floor: i32,
    /// The best value so far.
    pub best: i32,
    /// The step that has it.
    pub best_step: Option<S>,
    /// Whether some line below was broken off or came round in a circle.
    pub open: bool,
}

impl<S: Copy> Findings<S> {
    /// Nothing found yet.
    #[inline]
    pub const fn new([alpha, beta]: [i32; 2]) -> Findings<S> {
        Findings { alpha, beta, floor: alpha, best: -WIN - 1, best_step: None, open: false }
    }

    /// A step is worth so much.
    #[inline]
    pub fn add(&mut self, step: S, value: i32) {
        if value > self.best {
            self.best = value;
            self.best_step = Some(step);
        }
    }

    /// What the best value says of the position.
    #[inline]
    pub const fn bound(&self) -> Bound {
        if self.best >= self.beta {
            Bound::AtLeast
        } else if self.best > self.floor {
            Bound::Exact
        } else {
            Bound::AtMost
        }
    }
}

/// A position on the way from the root.
#[derive(Clone, Debug)]
pub struct Frame<D: Ground> {
    /// The position.
    pub position: D::Position,
    /// Its hash.
    pub key: u64,
    /// Whose turn it is.
    pub side: Side,
    /// Its steps in the common list: where they begin.
    pub first: usize,
    /// The one looked at next.
    pub next: usize,
    /// Where they end.
    pub end: usize,
    /// Whether they are all there. Only the step that was best here before is, at first: often it is enough.
    pub listed: bool,
    /// Steps still to be looked ahead from here.
    pub depth: i32,
    /// What is known so far.
    pub found: Findings<D::Step>,
    /// Whether the step looked at now is only compared with what is there already.
    pub scouts: bool,
    /// How much less far it is seen.
    pub reduced: i32,
    /// Whether the present step proved better than thought and is looked at once more.
    pub again: bool,
}

impl<D: Ground> Frame<D> {
    /// A position whose steps from `first` to `end` are still to be looked at.
    pub const fn new(
        (position, key, side): (D::Position, u64, Side),
        (first, end, listed): (usize, usize, bool),
        window: [i32; 2],
        depth: i32,
    ) -> Frame<D> {
        Frame {
            position,
            key,
            side,
            first,
            next: first,
            end,
            listed,
            depth,
            found: Findings::new(window),
            scouts: false,
            reduced: 0,
            again: false,
        }
    }
}
