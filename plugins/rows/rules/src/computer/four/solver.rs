//! The exact value of a position and a best step, in slices.
//!
//! First it is asked whether the side to move wins, because what is found on the way serves every later question; then
//! the value is closed in from both sides.

use super::board::{Board, CELLS, WIDTH};
use super::book::{Book, Opening};
use super::memory::Known;
use super::proof::Proof;

/// What the solver is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Closing in the value: whether it is over this is being asked, if anything is.
    Value(Option<i32>),
    /// The value is known; whether the step in this place of the list has it is being asked, if anything is.
    Choice(usize, bool),
    /// All is known.
    Known(Opening),
}

/// A position being solved.
#[derive(Debug)]
pub struct Solver {
    proof: Proof,
    board: Board,
    min: i32,
    max: i32,
    stage: Stage,
}

/// The columns, the middle first.
const FROM_MIDDLE: [u32; WIDTH as usize] = [3, 2, 4, 1, 5, 0, 6];

impl Solver {
    /// Begins with a position that is not over; `bits` as for [`Proof::new`].
    #[must_use]
    pub fn new(board: Board, bits: u32, book: Book) -> Solver {
        Solver::on(board, Proof::new(bits, book))
    }

    /// Begins with a position that is not over, and all that was found out before.
    #[must_use]
    pub fn on(board: Board, proof: Proof) -> Solver {
        let left = CELLS as i32 - board.count() as i32;
        let (mut min, max) = (-left / 2, (left + 1) / 2);
        let mut stage = Stage::Value(None);
        let winning = board.own_wins() & board.open();
        if winning != 0 {
            min = max;
            stage = Stage::Known(Opening { value: max, column: Board::place(winning).0 });
        } else if let Some(opening) = proof.book().get(board) {
            stage = Stage::Known(opening);
        } else if board.safe() == 0 {
            // Whatever is done is lost at once: the enemy is made to show it.
            let forced = board.enemy_wins() & board.open();
            let cell = if forced != 0 { forced } else { board.open() };
            stage = Stage::Known(Opening { value: min, column: Board::place(cell).0 });
        }
        Solver { proof, board, min, max, stage }
    }

    /// The value is known to lie between these bounds.
    pub const fn know(&mut self, min: i32, max: i32) {
        if min > self.min {
            self.min = min;
        }
        if max < self.max {
            self.max = max;
        }
    }

    /// What was found out, for the next position.
    #[must_use]
    pub fn into_proof(self) -> Proof {
        self.proof
    }

    /// The position.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Positions looked at so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.proof.nodes()
    }

    /// The bounds of the value so far.
    #[must_use]
    pub fn bounds(&self) -> (i32, i32) {
        match self.stage {
            Stage::Known(opening) => (opening.value, opening.value),
            _ => (self.min, self.max),
        }
    }

    /// The value and a best step, once they are known.
    #[must_use]
    pub const fn answer(&self) -> Option<Opening> {
        match self.stage {
            Stage::Known(opening) => Some(opening),
            _ => None,
        }
    }

    /// A step that is known to be worth at least the lower bound, if that is better than losing at once.
    #[must_use]
    pub fn best_so_far(&self) -> Option<u32> {
        if let Stage::Known(opening) = self.stage {
            return Some(opening.column);
        }
        self.steps().find(|&column| {
            self.board.cell_in(column).is_some_and(|cell| match self.proof.known(self.board.after(cell)) {
                Known::AtMost(value) => -value >= self.min,
                _ => false,
            })
        })
    }

    /// The columns in which one does not lose at once.
    fn steps(&self) -> impl Iterator<Item = u32> + use<> {
        let safe = self.board.safe();
        FROM_MIDDLE.into_iter().filter(move |&column| safe & Board::column(column) != 0)
    }

    /// Looks on until the answer is there or so many positions have been looked at in all.
    pub fn work(&mut self, until: u64) -> Option<Opening> {
        loop {
            match self.stage {
                Stage::Known(opening) => return Some(opening),
                Stage::Value(_) if self.min >= self.max => self.stage = Stage::Choice(0, false),
                Stage::Value(None) | Stage::Choice(_, false) if self.proof.nodes() >= until => return None,
                Stage::Value(None) => {
                    let over = self.question();
                    let answer = self.proof.ask(self.board, over, over + 1);
                    self.stage = Stage::Value(Some(over));
                    if let Some(value) = answer {
                        self.learn(over, value);
                    }
                }
                Stage::Value(Some(over)) => {
                    let value = self.proof.work(until)?;
                    self.learn(over, value);
                }
                Stage::Choice(at, asked) => self.choose(at, asked, until)?,
            }
        }
    }

    /// What is asked next: whether the value is over this.
    const fn question(&self) -> i32 {
        match (self.min, self.max) {
            (min, max) if min < 0 && max > 0 => 0,
            // A narrow win or loss is the likeliest.
            (1, max) if max > 2 => 1,
            (min, 0) if min < -1 => -1,
            (min, max) => min + (max - min) / 2,
        }
    }

    const fn learn(&mut self, over: i32, value: i32) {
        if value > over {
            self.min = value;
        } else {
            self.max = value;
        }
        self.stage = Stage::Value(None);
    }

    /// Asks of one step after the other whether it keeps the value. `None` if it takes too long.
    fn choose(&mut self, at: usize, asked: bool, until: u64) -> Option<()> {
        let value = self.min;
        let Some(column) = self.steps().nth(at) else {
            // Only where the value is that of a loss at once, and that is not asked for here.
            self.stage = Stage::Known(Opening { value, column: self.steps().next()? });
            return Some(());
        };
        let next = self.board.after(self.board.cell_in(column)?);
        let answer = if asked { Some(self.proof.work(until)?) } else { self.proof.ask(next, -value, -value + 1) };
        self.stage = match answer {
            None => Stage::Choice(at, true),
            Some(theirs) if theirs <= -value => Stage::Known(Opening { value, column }),
            Some(_) => Stage::Choice(at + 1, false),
        };
        Some(())
    }
}
