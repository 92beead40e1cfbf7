//! The player who knows four in a row: the quickest win, the slowest loss.
//!
//! What to do in a position is looked up among the openings or found by solving it. A search over lines goes first, so
//! that there is a good step where the limit comes before the solution.

use super::board::{Board, CELLS, HEIGHT, WIDTH};
use super::book::Book;
use super::solver::Solver;
use crate::computer::lines::LineSearch;
use crate::game::Rows;
use crate::position::Position;
use boxwood_core::{Point, Step};
use boxwood_search::{CERTAIN, Level, Limits, Report, Solved, Thinker, Thought};

/// How many positions are remembered, as a power of two: 2 MiB, which fits beside a core. A larger memory saves a few
/// positions in a hundred, and every look at it takes three times as long.
pub const MEMORY_BITS: u32 = 18;
/// The search over lines has at most so many positions,
const FIRST: u64 = 60_000;
/// and at most one in so many of what is allowed.
const SHARE: u64 = 8;

/// The player. See the module.
#[derive(Debug)]
pub struct FourThinker {
    first: Option<LineSearch<u64>>,
    fallback: (Option<Step>, Report),
    solver: Solver,
    count: u32,
    /// What the search over lines looked at.
    spent: u64,
    nodes_allowed: u64,
    done: bool,
}

impl FourThinker {
    /// For a running game; `None` after the end.
    #[must_use]
    pub fn new(game: &Rows<u64>, position: &Position<u64>, limits: Limits, seed: u64) -> Option<FourThinker> {
        let board = board(position);
        let nodes_allowed = limits.nodes.unwrap_or(u64::MAX);
        let first = Limits { nodes: Some(FIRST.min(nodes_allowed / SHARE).max(1)), depth: None };
        let search = LineSearch::new(game, position, Level::Master, first, seed)?;
        let solver = Solver::new(board, MEMORY_BITS, Book::openings());
        let fallback = (search.best(), search.report());
        let first = solver.answer().is_none().then_some(search);
        Some(FourThinker { first, fallback, solver, count: board.count(), spent: 0, nodes_allowed, done: false })
    }

    fn nodes(&self) -> u64 {
        self.spent + self.solver.nodes()
    }

    fn step(&self, column: u32) -> Step {
        Step::Place { to: Point(self.solver.board().row(column) * WIDTH as u8 + column as u8) }
    }
}

impl Thinker for FourThinker {
    fn think(&mut self, nodes: u64) -> Thought {
        let goal = self.nodes().saturating_add(nodes.max(1)).min(self.nodes_allowed);
        if let Some(first) = &mut self.first {
            let thought = first.think(goal.saturating_sub(self.spent));
            let report = first.report();
            self.spent = report.nodes;
            self.fallback = (first.best(), report);
            if thought == Thought::Done {
                self.first = None;
            }
        }
        if self.first.is_none() {
            self.done = self.solver.work(goal.saturating_sub(self.spent)).is_some();
        }
        self.done |= self.nodes() >= self.nodes_allowed;
        if self.done { Thought::Done } else { Thought::Pending }
    }

    fn best(&self) -> Option<Step> {
        // What is proved to win or to hold is better than what looks good.
        let proved = self.solver.best_so_far().filter(|_| self.solver.bounds().0 >= 0);
        match self.solver.answer().map(|answer| answer.column).or(proved) {
            Some(column) => Some(self.step(column)),
            None => self.fallback.0,
        }
    }

    fn report(&self) -> Report {
        let nodes = self.nodes();
        let (low, high) = self.solver.bounds();
        let score = match (low, high) {
            (1.., _) => CERTAIN as u16,
            (_, ..=-1) => 0,
            (0, 0) => (CERTAIN / 2) as u16,
            _ => self.fallback.1.score,
        };
        let depth = self.solver.answer().map_or(self.fallback.1.depth, |answer| turns(self.count, answer.value));
        let pv = match self.best() {
            Some(step) if self.fallback.1.pv.first() == Some(&step) => self.fallback.1.pv.clone(),
            best => best.into_iter().collect(),
        };
        let exact = low > 0 || high < 0 || (low, high) == (0, 0) || self.fallback.1.exact;
        Report { depth, nodes, score, exact, pv }
    }
}

/// The position as the solver has it.
fn board(position: &Position<u64>) -> Board {
    Board::from_cells(position.men(position.turn()), position.men(position.turn().other()))
}

/// How many steps there are to the end from a position with so many men and this value.
const fn turns(count: u32, value: i32) -> u32 {
    // The winner completes his line with that many of his men left, himself included.
    let all = CELLS / 2 + 1;
    match value {
        0 => CELLS - count,
        1.. => 2 * (all - value as u32 - count / 2) - 1,
        _ => 2 * (all - value.unsigned_abs() - count.div_ceil(2)),
    }
}

/// What is known of a position that is not over: found by searching to the end if need be.
#[must_use]
pub fn solve(position: &Position<u64>) -> Solved {
    let board = board(position);
    match Solver::new(board, MEMORY_BITS, Book::openings()).work(u64::MAX) {
        Some(answer) => {
            Solved::Value { value: answer.value.signum() as i8, turns: Some(turns(board.count(), answer.value)) }
        }
        None => Solved::Unknown,
    }
}

impl Board {
    /// In which row a man in a column comes to lie.
    const fn row(self, column: u32) -> u8 {
        match self.cell_in(column) {
            Some(cell) => Board::place(cell).1 as u8,
            None => HEIGHT as u8 - 1,
        }
    }
}
