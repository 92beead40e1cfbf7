//! The search itself: what it holds, how a look begins and ends at the root, and what it tells.

mod descent;
mod frame;
mod horizon;
mod order;
mod past;

use super::ground::{Ground, Guess};
use super::memory::Memory;
use super::{Style, step_draw};
use crate::{CERTAIN, Limits, Report, Thinker, Thought};
use boxwood_core::{Side, Step};
use frame::{Frame, SEEN, WIN};
use order::Order;
use past::Past;

/// The search. See the module above.
#[derive(Debug)]
pub struct AlphaBeta<D: Ground> {
    ground: D,
    root: D::Position,
    side: Side,
    style: Style,
    seed: u64,
    /// The root's steps with their last values, the most promising first.
    root_steps: Vec<(D::Step, i32)>,
    /// The way from the root (at index 0) to where the search is; empty between two looks.
    frames: Vec<Frame<D>>,
    /// The steps of all positions on the way, one after the other.
    steps: Vec<Guess<D::Step>>,
    /// The positions of the match, then those on the way.
    past: Past,
    memory: Memory<D::Step>,
    order: Order<D::Step>,
    best: (D::Step, i32),
    depth: u32,
    depth_allowed: u32,
    nodes: u64,
    nodes_allowed: u64,
    done: bool,
}

impl<D: Ground> AlphaBeta<D> {
    /// A search from a position; `before` are the hashes of the positions that stood before it. `None` if there is
    /// nothing to choose from.
    #[must_use]
    pub fn new(
        mut ground: D,
        root: D::Position,
        before: Vec<u64>,
        style: Style,
        limits: Limits,
        seed: u64,
    ) -> Option<AlphaBeta<D>> {
        if ground.ended(&root).is_some() {
            return None;
        }
        let mut steps = Vec::with_capacity(1024);
        ground.steps(&root, &mut steps);
        // Between equals the seed decides, so that games differ.
        steps.sort_by_key(|g| (std::cmp::Reverse(g.promise), step_draw(seed, ground.told(g.step))));
        let root_steps: Vec<(D::Step, i32)> = steps.drain(..).map(|g| (g.step, 0)).collect();
        let best = (root_steps.first()?.0, ground.evaluate(&root));
        let style = Style { depth: style.depth.min(Style::DEEPEST), ..style };
        let depth_allowed = limits.depth.unwrap_or(u32::MAX).min(style.depth);
        Some(AlphaBeta {
            side: ground.side(&root),
            ground,
            root,
            style,
            seed,
            root_steps,
            frames: Vec::with_capacity(128),
            steps,
            past: Past::new(before),
            memory: Memory::new(),
            order: Order::new(),
            best,
            depth: 0,
            depth_allowed,
            nodes: 0,
            nodes_allowed: limits.nodes.unwrap_or(u64::MAX),
            done: depth_allowed == 0,
        })
    }

    /// Begins the look one step further than the last.
    fn look(&mut self) {
        self.steps.clear();
        self.steps.extend(self.root_steps.iter().map(|s| Guess { step: s.0, promise: 0 }));
        let key = self.ground.key(&self.root);
        let (end, depth) = (self.steps.len(), self.depth as i32 + 1);
        self.frames.push(Frame::new((self.root, key, self.side), (0, end, true), [-WIN, WIN], depth));
        self.past.push(key);
        self.memory.grow_to(self.nodes);
    }

    /// A step of the root has its value.
    fn take_at_root(&mut self, index: usize, step: D::Step, value: i32) {
        let rank = self.rank(step, value);
        self.root_steps[index].1 = rank;
        // The first step looked at is the best of the look before, so that the best so far is never a worse one.
        if index == 0 || rank > self.best.1 {
            self.best = (step, rank);
        }
    }

    /// What a step is worth to this player in today's mood; a win or loss that was seen is what it is.
    fn rank(&self, step: D::Step, value: i32) -> i32 {
        if self.style.mood == 0 || value.abs() > SEEN {
            return value;
        }
        let whim = step_draw(self.seed ^ 0x6D6F_6F64, self.ground.told(step)) % self.style.mood as u64;
        self.ground.chance(value) + whim as i32
    }

    fn end_look(&mut self, open: bool) {
        self.depth += 1;
        let best = self.best.0;
        self.root_steps.sort_by_key(|&(step, value)| (step != best, std::cmp::Reverse(value)));
        let decided = self.best.1.abs() > SEEN || self.root_steps.len() == 1;
        self.done = decided || !open || self.depth >= self.depth_allowed;
    }

    /// What is expected: the best step, then what is remembered to be best.
    fn expected(&self) -> Vec<Step> {
        let mut line = vec![self.ground.told(self.best.0)];
        let mut ground = self.ground.clone();
        let mut position = ground.play(&self.root, self.best.0);
        let mut steps = Vec::new();
        while line.len() < self.depth as usize && ground.ended(&position).is_none() {
            let Some(step) = self.memory.find(ground.key(&position), 2).and_then(|memo| memo.step) else { break };
            steps.clear();
            ground.steps(&position, &mut steps);
            if !steps.iter().any(|g| g.step == step) {
                break;
            }
            line.push(ground.told(step));
            position = ground.play(&position, step);
        }
        line
    }
}

impl<D: Ground> Thinker for AlphaBeta<D> {
    fn think(&mut self, nodes: u64) -> Thought {
        let goal = self.nodes.saturating_add(nodes);
        while !self.done && self.nodes < goal {
            self.work();
            self.done |= self.nodes >= self.nodes_allowed;
        }
        if self.done { Thought::Done } else { Thought::Pending }
    }

    fn best(&self) -> Option<Step> {
        Some(self.ground.told(self.best.0))
    }

    fn report(&self) -> Report {
        let score = match self.best.1 {
            win if win > SEEN => CERTAIN,
            loss if loss < -SEEN => 0,
            // A moody player's values are chances already.
            value if self.style.mood > 0 => value.clamp(0, CERTAIN),
            value => self.ground.chance(value).clamp(0, CERTAIN),
        };
        let exact = self.best.1.abs() > SEEN;
        Report { depth: self.depth, nodes: self.nodes, score: score as u16, exact, pv: self.expected() }
    }
}
