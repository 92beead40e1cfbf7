//! What a step did to the table.

use crate::{Dice, Kind, Outcome, Piece, Point, Side, Why};

/// The way a piece takes, from its first point to its last, with the points it touches or jumps over in between.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Path {
    points: [Point; Path::CAPACITY],
    len: u8,
}

impl Path {
    /// The longest way that is told point by point: six points and a row of eleven men to be passed, on a ring of
    /// twenty-four.
    pub const CAPACITY: usize = 18;

    /// A way of two points.
    #[must_use]
    pub const fn direct(from: Point, to: Point) -> Path {
        let mut points = [Point(0); Path::CAPACITY];
        points[0] = from;
        points[1] = to;
        Path { points, len: 2 }
    }

    /// A way through all these points; what is too long loses points in the middle, never an end.
    ///
    /// # Panics
    /// If there are fewer than two points.
    #[must_use]
    pub fn through(way: &[Point]) -> Path {
        assert!(way.len() >= 2, "a way has two ends");
        let mut points = [Point(0); Path::CAPACITY];
        let len = way.len().min(Path::CAPACITY);
        points[..len - 1].copy_from_slice(&way[..len - 1]);
        points[len - 1] = way[way.len() - 1];
        Path { points, len: len as u8 }
    }

    /// Where the piece stood.
    #[must_use]
    pub const fn from(&self) -> Point {
        self.points[0]
    }

    /// Where it stands now.
    #[must_use]
    pub const fn to(&self) -> Point {
        self.points[self.len as usize - 1]
    }

    /// All points of the way in order, both ends included.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.points[..usize::from(self.len)]
    }
}

impl std::fmt::Debug for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.points().iter().map(|p| p.0)).finish()
    }
}

/// One thing that a step did to the table, in the order in which a watcher sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// The dice fell.
    Rolled {
        /// For this side.
        side: Side,
        /// On these faces.
        dice: Dice,
    },
    /// A man was entered.
    Placed {
        /// The man.
        piece: Piece,
        /// Where.
        at: Point,
    },
    /// A piece moved. An enemy on its last point is told by a `Captured` that follows.
    Moved {
        /// The piece.
        piece: Piece,
        /// Its way.
        path: Path,
    },
    /// A piece was taken off the board for good.
    Captured {
        /// The piece that is gone.
        piece: Piece,
        /// Where it stood.
        at: Point,
        /// Where the piece that took it stands, if one did.
        by: Option<Point>,
    },
    /// A line was completed.
    LineFormed {
        /// Whose.
        side: Side,
        /// Index in the board's lines.
        line: u8,
    },
    /// The side has still to take men off.
    RemovalOwed {
        /// Who.
        side: Side,
        /// How many.
        count: u8,
    },
    /// A piece changed its kind: the hornaskella is made.
    Became {
        /// Where it stands.
        at: Point,
        /// Whose it is.
        side: Side,
        /// What it is now.
        kind: Kind,
    },
    /// Something the players must be told (`raichi`, `tuichu`, `second-repetition`).
    Warned {
        /// What.
        why: Why,
    },
    /// A side had nothing it could do.
    Passed {
        /// Who.
        side: Side,
        /// Why.
        why: Why,
    },
    /// The same side throws again.
    ThrowsAgain {
        /// Who.
        side: Side,
    },
    /// A turn is over.
    TurnEnded {
        /// Whose turn begins.
        next: Side,
    },
    /// The game is over.
    Ended(Outcome),
}

/// Where a game puts the effects of a step: a `Vec` for whoever shows them, `()` where only the position matters (the
/// compiler then removes their making).
pub trait EffectSink {
    /// Takes one effect.
    fn push(&mut self, effect: Effect);

    /// Whether anybody will look at the effects: what costs something to tell is told only then.
    fn listens(&self) -> bool {
        true
    }
}

impl EffectSink for Vec<Effect> {
    fn push(&mut self, effect: Effect) {
        Vec::push(self, effect);
    }
}

impl EffectSink for () {
    #[inline(always)]
    fn push(&mut self, _: Effect) {}

    #[inline(always)]
    fn listens(&self) -> bool {
        false
    }
}
