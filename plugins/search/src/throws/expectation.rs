//! What a position is worth before its throw.

use super::report;
use super::tree::{Progress, Tree};
use crate::{CERTAIN, Evaluate, Report, Thinker, Thought};
use boxwood_core::{Side, Step};

/// The average over the throws of the best play of each at first sight, which is also what a play is worth that leaves
/// this position, to a search that looks one throw beyond it. There is nothing to choose.
#[derive(Debug)]
pub struct Expectation<G: Evaluate> {
    tree: Tree<G>,
    /// What is known so far, in the unit of the search, and whether that is all there is to know.
    value: i32,
    done: bool,
}

impl<G: Evaluate> Expectation<G> {
    /// The question what a position in which the dice act is worth to `side`.
    #[must_use]
    pub fn new(game: &G, position: &G::Position, side: Side) -> Expectation<G> {
        let mut tree = Tree::new(game.clone(), side, usize::MAX, 1 << 8, u64::MAX);
        let answer = tree.ask(*position, 1, u32::MAX);
        let at_sight = || game.evaluate(position, side).clamp(1, CERTAIN - 1) * super::UNIT;
        Expectation { value: answer.map_or_else(at_sight, |finding| finding.value), done: answer.is_some(), tree }
    }
}

impl<G: Evaluate> Thinker for Expectation<G> {
    fn think(&mut self, nodes: u64) -> Thought {
        let goal = self.tree.nodes.saturating_add(nodes);
        while !self.done && self.tree.nodes < goal {
            match self.tree.advance() {
                Progress::Working => {}
                Progress::Spent => self.done = true,
                Progress::Found(finding) => (self.value, self.done) = (finding.value, true),
            }
        }
        if self.done { Thought::Done } else { Thought::Pending }
    }

    fn best(&self) -> Option<Step> {
        None
    }

    fn report(&self) -> Report {
        report(u32::from(self.done), self.tree.nodes, self.value, Vec::new())
    }
}
