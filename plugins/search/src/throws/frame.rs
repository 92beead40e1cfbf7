//! The work in hand at one place of the tree, kept outside the call stack so that a search can stop anywhere.

use super::memory::Finding;
use boxwood_core::{Side, Step};

/// A position met while a side plays out its throw, and how it came about.
#[derive(Clone, Copy, Debug)]
pub struct Way<P> {
    /// The position.
    pub position: P,
    /// The way before the last step, or itself where there was none.
    pub parent: u32,
    /// The last step; meaningless in the first way.
    pub step: Step,
    /// How many steps led here.
    pub steps: u32,
    /// Whether the side has done all it can: the way is one whole play.
    pub whole: bool,
}

/// A whole play and what the position after it is worth at first sight.
#[derive(Clone, Copy, Debug)]
pub struct End {
    /// Index among the ways.
    pub way: u32,
    /// What is known of it.
    pub finding: Finding,
}

/// A throw that can fall (or several that leave the same position) and the position after it.
#[derive(Clone, Copy, Debug)]
pub struct Fall<P> {
    /// The position.
    pub position: P,
    /// Its key.
    pub key: u64,
    /// In how many ways it falls.
    pub weight: u32,
}

/// What is being done at a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Finding all plays of the throw.
    Walk,
    /// Looking beyond the plays, the best at first sight first.
    Choose,
    /// Making the throws.
    Throw,
    /// Looking beyond the throws.
    Average,
}

/// One place of the tree.
#[derive(Clone, Debug)]
pub struct Frame<P> {
    /// What is being done.
    pub task: Task,
    /// Which way, play or throw is next.
    pub next: usize,
    /// How many throws are still to be looked at beyond this one.
    pub throws: u32,
    /// How many steps deep it may still go.
    pub depth: u32,
    /// Who plays, where a side plays.
    pub side: Side,
    /// The position.
    pub position: P,
    /// Where the finding is kept.
    pub tag: u64,
    /// What has been found so far.
    pub finding: Finding,
    /// Sum of the values of the throws, each as often as it falls.
    pub sum: i64,
    /// All positions met while the throw is played out.
    pub ways: Vec<Way<P>>,
    /// The whole plays among them.
    pub ends: Vec<End>,
    /// The throws.
    pub falls: Vec<Fall<P>>,
}

impl<P: Copy> Frame<P> {
    /// A frame with nothing in it.
    pub fn new(position: P) -> Frame<P> {
        Frame {
            task: Task::Walk,
            next: 0,
            throws: 0,
            depth: 0,
            side: Side::First,
            position,
            tag: 0,
            finding: Finding::default(),
            sum: 0,
            ways: Vec::new(),
            ends: Vec::new(),
            falls: Vec::new(),
        }
    }

    /// The steps of a way, from the first.
    pub fn steps_to(&self, way: u32) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut at = way;
        while self.ways[at as usize].parent != at {
            steps.push(self.ways[at as usize].step);
            at = self.ways[at as usize].parent;
        }
        steps.reverse();
        steps
    }
}
