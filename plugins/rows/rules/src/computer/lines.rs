//! The search for every game of the family: alpha-beta over lines that are still open, with a look for forced wins.
//!
//! A side that can complete a line does so, a side whose enemy threatens to must stop him; such steps cost no depth. At
//! the end of the looking, sequences of threats that leave the enemy one answer each are followed to a win. The weaker
//! levels look less far, and the weakest does not see lines that run askew.

pub mod force;
pub mod memory;
pub mod state;
pub mod style;
pub mod tree;

use crate::Rows;
use crate::cells::Cells;
use crate::position::Position;
use crate::shape::{Shape, Sight};
use boxwood_core::{Point, Step};
use boxwood_search::{CERTAIN, Level, Limits, Report, Thinker, Thought};
use force::Force;
use state::State;
use style::Style;
use tree::{SEEN, Tree};

/// The sum of open lines at which the chance is three in four.
const HALF: i32 = 90;

/// The search for one step.
#[derive(Debug)]
pub struct LineSearch<W> {
    tree: Tree<W>,
    style: Style,
    seed: u64,
    root: State<W>,
    /// The root's steps with what they were worth at the last look, the most promising first.
    steps: Vec<(u8, i32)>,
    best: (u8, i32),
    /// The look for a forced win from the root, before anything else.
    force: Option<Force<W>>,
    /// Whether a win or loss that is seen is certain: no step of either side was left aside.
    certain: bool,
    depth: u32,
    depth_allowed: u32,
    nodes_allowed: u64,
    done: bool,
}

impl<W: Cells> LineSearch<W> {
    /// A search for the side on turn; `None` after the end.
    #[must_use]
    pub fn new(
        game: &Rows<W>,
        position: &Position<W>,
        level: Level,
        limits: Limits,
        seed: u64,
    ) -> Option<LineSearch<W>> {
        let style = Style::of(level);
        let open = game.open(position);
        if open.is_none() {
            return None;
        }
        let shape = Shape::seen(game.rules(), style.sight);
        let root = State::of(&shape, position);
        let depth_allowed = limits.depth.unwrap_or(u32::MAX).min(style.depth);
        let nodes_allowed = limits.nodes.unwrap_or(u64::MAX);
        let mut steps: Vec<(u8, i32)> = open.cells().map(|cell| (cell, root.promise(&shape, cell))).collect();
        // Between equals the seed decides, so that games differ.
        steps.sort_by_key(|&(cell, promise)| (std::cmp::Reverse(promise), crate::cells::mix(seed ^ u64::from(cell))));
        let best = (steps.first()?.0, root.worth(&shape));
        let tree = Tree::new(shape, style, limits.depth, nodes_allowed);
        // Threats alone may take a quarter of what is allowed.
        let most = u64::from(style.force_at_root).min(nodes_allowed / 4) as u32;
        let force = (most > 0 && limits.depth.is_none()).then(|| Force::new(root, most));
        // Later positions have fewer steps than this one.
        let certain = steps.len() <= style.width && style.sight == Sight::All;
        Some(LineSearch {
            tree,
            style,
            seed,
            root,
            steps,
            best,
            force,
            certain,
            depth: 0,
            depth_allowed,
            nodes_allowed,
            done: depth_allowed == 0,
        })
    }

    fn work(&mut self, goal: u64) {
        if let Some(force) = &mut self.force {
            let budget = goal - self.tree.nodes;
            let (used, ended) = force.work(self.tree.shape(), budget);
            self.tree.nodes += used;
            if ended {
                if let Some((cell, steps)) = force.win() {
                    self.best = (cell, tree::WIN - steps as i32);
                    self.certain = true;
                    self.depth = steps;
                    self.done = true;
                }
                self.force = None;
            }
            return;
        }
        if !self.tree.is_looking() {
            let mood = self.style.mood > 0;
            self.tree.look(self.root, &self.steps, self.depth + 1, mood);
        }
        let Some(values) = self.tree.work(goal) else {
            self.heed_half();
            return;
        };
        self.end_look(&values);
    }

    /// The look under way is not over: the best of it so far counts as soon as the step that was best before has been
    /// looked at, which is the first.
    fn heed_half(&mut self) {
        if let Some(&(cell, value)) = self.tree.values().iter().max_by_key(|(cell, value)| self.rank(*cell, *value)) {
            self.best = (cell, self.rank(cell, value));
        }
    }

    fn end_look(&mut self, values: &[(u8, i32)]) {
        self.depth += 1;
        self.steps = values.iter().map(|&(cell, value)| (cell, self.rank(cell, value))).collect();
        // A stable sort: what was found best first stays before its equals.
        self.steps.sort_by_key(|&(_, rank)| std::cmp::Reverse(rank));
        if let Some(&best) = self.steps.first() {
            self.best = best;
        }
        let decided = self.best.1.abs() > SEEN || self.steps.len() == 1;
        self.done = decided || !self.tree.is_open() || self.depth >= self.depth_allowed;
    }

    /// What a step is worth to this player in today's mood; a win or loss that was seen is what it is.
    fn rank(&self, cell: u8, value: i32) -> i32 {
        if self.style.mood == 0 || value.abs() > SEEN {
            return value;
        }
        let draw = crate::cells::mix(self.seed ^ 0x6D6F_6F64 ^ u64::from(cell) << 8) % self.style.mood as u64;
        value + draw as i32
    }
}

impl<W: Cells> Thinker for LineSearch<W> {
    fn think(&mut self, nodes: u64) -> Thought {
        let goal = self.tree.nodes.saturating_add(nodes.max(1)).min(self.nodes_allowed);
        while !self.done && self.tree.nodes < goal {
            self.work(goal);
        }
        self.done |= self.tree.nodes >= self.nodes_allowed;
        if self.done { Thought::Done } else { Thought::Pending }
    }

    fn best(&self) -> Option<Step> {
        Some(Step::Place { to: Point(self.best.0) })
    }

    fn report(&self) -> Report {
        let score = match self.best.1 {
            win if win > SEEN => CERTAIN,
            loss if loss < -SEEN => 0,
            sum => chance(sum),
        };
        let pv = self.tree.expected(self.root, self.best.0, self.depth.max(1));
        let pv = pv.into_iter().map(|cell| Step::Place { to: Point(cell) }).collect();
        let exact = self.certain && self.best.1.abs() > SEEN;
        Report { depth: self.depth, nodes: self.tree.nodes, score: score.clamp(0, CERTAIN) as u16, exact, pv }
    }
}

/// The chance that goes with a sum of open lines.
#[must_use]
pub const fn chance(sum: i32) -> i32 {
    CERTAIN / 2 + CERTAIN / 2 * sum / (sum.abs() + HALF)
}
