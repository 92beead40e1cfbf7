//! Looking ahead through whole throws: the average over the dice, the best of a side's plays.

use super::UNIT;
use super::frame::{End, Fall, Frame, Task, Way};
use super::memory::{Finding, Memory};
use super::seen::Seen;
use crate::{CERTAIN, Evaluate};
use boxwood_core::{Actor, Side, Step};

/// No throw of any game takes so many steps; a game that lets one side step on for ever is judged here as it stands.
const LONGEST_PLAY: u32 = 16;

/// How far one piece of work has brought the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// There is more to do.
    Working,
    /// The question is answered.
    Found(Finding),
    /// The next piece of work would look at more positions than are allowed; nothing was done.
    Spent,
}

/// The search below one question at a time. Between two pieces of work everything lies in `frames`.
#[derive(Clone, Debug)]
pub struct Tree<G: Evaluate> {
    game: G,
    us: Side,
    width: usize,
    frames: Vec<Frame<G::Position>>,
    height: usize,
    steps: Vec<Step>,
    seen: Seen,
    memory: Memory,
    /// Positions looked at.
    pub nodes: u64,
    /// Positions that may be looked at.
    pub nodes_allowed: u64,
}

impl<G: Evaluate> Tree<G> {
    /// A tree that judges for `us`.
    pub fn new(game: G, us: Side, width: usize, memory: usize, nodes_allowed: u64) -> Tree<G> {
        Tree {
            game,
            us,
            width,
            frames: Vec::new(),
            height: 0,
            steps: Vec::with_capacity(64),
            seen: Seen::new(),
            memory: Memory::new(memory),
            nodes: 0,
            nodes_allowed,
        }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The frame in which [`Tree::walk`] finds the plays of a position.
    pub fn walked(&self) -> &Frame<G::Position> {
        &self.frames[0]
    }

    /// Asks for all plays of the side to act and their values at first sight.
    pub fn walk(&mut self, position: G::Position, side: Side, depth: u32) {
        self.height = 0;
        self.push_walk(position, side, 0, depth, 0);
    }

    /// Asks what a position is worth when this many throws are looked at, at most `depth` steps deep. The answer may be
    /// known at once.
    pub fn ask(&mut self, position: G::Position, throws: u32, depth: u32) -> Option<Finding> {
        self.height = 0;
        self.enter(position, throws, depth, false)
    }

    /// Does one piece of work: all continuations of one position, or one decision what to look at next.
    pub fn advance(&mut self) -> Progress {
        let Some(top) = self.height.checked_sub(1) else {
            return Progress::Found(Finding::default());
        };
        match self.frames[top].task {
            Task::Walk => self.walk_on(top),
            Task::Throw => self.throw(top),
            Task::Choose => {
                let frame = &mut self.frames[top];
                // Nothing is better than a win.
                let won = if frame.side == self.us { CERTAIN * UNIT } else { 0 };
                if frame.finding.value == won || frame.next == frame.ends.len() {
                    return self.finish(top);
                }
                let way = frame.ways[frame.ends[frame.next].way as usize];
                frame.next += 1;
                let (throws, depth) = (frame.throws, deeper(frame.depth, way.steps));
                if let Some(finding) = self.enter(way.position, throws, depth, false) {
                    self.absorb(finding);
                }
                Progress::Working
            }
            Task::Average => {
                let frame = &mut self.frames[top];
                let Some(fall) = frame.falls.get(frame.next).copied() else {
                    let weight: i64 = frame.falls.iter().map(|f| i64::from(f.weight)).sum::<i64>().max(1);
                    frame.finding.value = ((frame.sum + weight / 2) / weight) as i32;
                    return self.finish(top);
                };
                frame.next += 1;
                let (throws, depth) = (frame.throws, deeper(frame.depth, 1));
                if let Some(finding) = self.enter(fall.position, throws, depth, true) {
                    self.absorb(finding);
                }
                Progress::Working
            }
        }
    }

    /// Looks at a position: its value where it is known at once, or else a new frame. `thrown`: the dice have just
    /// fallen, and the play of this throw is not one more.
    fn enter(&mut self, position: G::Position, throws: u32, depth: u32, thrown: bool) -> Option<Finding> {
        let actor = self.game.to_act(&position);
        if actor == Actor::Nobody || depth == 0 {
            return Some(self.first_sight(&position, false));
        }
        let throws = match (actor, thrown, throws) {
            (Actor::Side(_), true, throws) => throws,
            (_, _, 0) => return Some(self.first_sight(&position, true)),
            (_, _, throws) => throws - 1,
        };
        let tag = Memory::tag(self.game.key(&position), throws, depth);
        if let Some(finding) = self.memory.get(tag) {
            return Some(finding);
        }
        match actor {
            Actor::Side(side) => self.push_walk(position, side, throws, depth, tag),
            _ => {
                let frame = self.push(position, throws, depth, tag);
                frame.task = Task::Throw;
                frame.falls.clear();
            }
        }
        None
    }

    /// What a position is worth without looking ahead.
    fn first_sight(&self, position: &G::Position, open: bool) -> Finding {
        let (value, open) = match self.game.outcome(position) {
            Some(outcome) => (outcome.winner.map_or(CERTAIN / 2, |w| if w == self.us { CERTAIN } else { 0 }), false),
            // Nothing is certain before the end, so that a win on the table is taken.
            None => (self.game.evaluate(position, self.us).clamp(1, CERTAIN - 1), open),
        };
        Finding { value: value * UNIT, reach: 0, open }
    }

    fn push(&mut self, position: G::Position, throws: u32, depth: u32, tag: u64) -> &mut Frame<G::Position> {
        if self.height == self.frames.len() {
            self.frames.push(Frame::new(position));
        }
        let frame = &mut self.frames[self.height];
        self.height += 1;
        frame.next = 0;
        frame.position = position;
        frame.throws = throws;
        frame.depth = depth;
        frame.tag = tag;
        frame.sum = 0;
        frame.finding = Finding::default();
        frame
    }

    fn push_walk(&mut self, position: G::Position, side: Side, throws: u32, depth: u32, tag: u64) {
        self.seen.clear();
        self.seen.insert(self.game.key(&position));
        let worst = if side == self.us { -1 } else { CERTAIN * UNIT + 1 };
        let frame = self.push(position, throws, depth, tag);
        frame.task = Task::Walk;
        frame.side = side;
        frame.finding.value = worst;
        frame.ends.clear();
        frame.ways.clear();
        frame.ways.push(Way { position, parent: 0, step: Step::Pass, steps: 0, whole: false });
    }

    /// Continues the next unfinished way of a throw by every legal step.
    fn walk_on(&mut self, top: usize) -> Progress {
        let frame = &mut self.frames[top];
        while frame.ways.get(frame.next).is_some_and(|w| w.whole) {
            frame.next += 1;
        }
        let Some(way) = frame.ways.get(frame.next).copied() else {
            return self.walked_all(top);
        };
        self.game.legal_steps(&way.position, &mut self.steps);
        let count = self.steps.len() as u64;
        if self.nodes.saturating_add(count) > self.nodes_allowed {
            return Progress::Spent;
        }
        self.nodes += count;
        let (parent, side, depth, last) = (frame.next as u32, frame.side, frame.depth, frame.throws == 0);
        frame.next += 1;
        for i in 0..self.steps.len() {
            let step = self.steps[i];
            let mut position = way.position;
            self.game.play(&mut position, step, &mut ());
            if !self.seen.insert(self.game.key(&position)) {
                continue;
            }
            let steps = way.steps + 1;
            let goes_on = self.game.to_act(&position) == Actor::Side(side);
            let whole = !goes_on || steps >= depth || steps >= LONGEST_PLAY;
            if whole {
                let open = last && (steps < depth || steps >= LONGEST_PLAY);
                let finding = Finding { reach: steps, ..self.first_sight(&position, open) };
                let frame = &mut self.frames[top];
                frame.ends.push(End { way: frame.ways.len() as u32, finding });
            }
            self.frames[top].ways.push(Way { position, parent, step, steps, whole });
        }
        Progress::Working
    }

    /// All plays are known: the best of them is the answer, or the better ones are looked beyond.
    fn walked_all(&mut self, top: usize) -> Progress {
        let us = self.us;
        let width = self.width;
        if self.frames[top].ends.is_empty() {
            // A side to act always has a step; a game that breaks this is judged as it stands.
            self.frames[top].finding = self.first_sight(&self.frames[top].position, false);
            return self.finish(top);
        }
        let frame = &mut self.frames[top];
        if frame.throws > 0 {
            let ours = frame.side == us;
            frame.ends.sort_unstable_by_key(|e| (if ours { -e.finding.value } else { e.finding.value }, e.way));
            frame.ends.truncate(width);
            frame.next = 0;
            frame.task = Task::Choose;
            return Progress::Working;
        }
        for i in 0..frame.ends.len() {
            let finding = frame.ends[i].finding;
            weigh(frame, us, finding);
        }
        self.finish(top)
    }

    /// Makes every throw; throws that leave the same position are looked at once.
    fn throw(&mut self, top: usize) -> Progress {
        let count = self.game.throws().len() as u64;
        if self.nodes.saturating_add(count) > self.nodes_allowed {
            return Progress::Spent;
        }
        self.nodes += count;
        let frame = &mut self.frames[top];
        for throw in self.game.throws() {
            let mut position = frame.position;
            self.game.play(&mut position, Step::Roll(throw.dice), &mut ());
            let key = self.game.key(&position);
            match frame.falls.iter_mut().find(|f| f.key == key) {
                Some(fall) => fall.weight += throw.weight,
                None => frame.falls.push(Fall { position, key, weight: throw.weight }),
            }
        }
        frame.task = Task::Average;
        Progress::Working
    }

    /// A frame is done: its finding goes to the frame below.
    fn finish(&mut self, top: usize) -> Progress {
        let Frame { finding, tag, .. } = self.frames[top];
        self.height = top;
        if top == 0 {
            return Progress::Found(finding);
        }
        self.memory.put(tag, finding);
        self.absorb(finding);
        Progress::Working
    }

    /// Takes the finding of the play or throw last looked at into the top frame.
    fn absorb(&mut self, finding: Finding) {
        let us = self.us;
        let frame = &mut self.frames[self.height - 1];
        let last = frame.next - 1;
        if frame.task == Task::Average {
            frame.sum += i64::from(finding.value) * i64::from(frame.falls[last].weight);
            frame.finding.reach = frame.finding.reach.max(finding.reach + 1);
            frame.finding.open |= finding.open;
        } else {
            let steps = frame.ways[frame.ends[last].way as usize].steps;
            weigh(frame, us, Finding { reach: finding.reach + steps, ..finding });
        }
    }
}

/// One more play of a side: it takes the best for itself.
fn weigh<P>(frame: &mut Frame<P>, us: Side, finding: Finding) {
    let so_far = &mut frame.finding;
    let better = if frame.side == us { finding.value > so_far.value } else { finding.value < so_far.value };
    if better {
        so_far.value = finding.value;
    }
    so_far.reach = so_far.reach.max(finding.reach);
    so_far.open |= finding.open;
}

/// What is left of a depth after some steps; no limit stays none.
pub fn deeper(depth: u32, steps: u32) -> u32 {
    if depth == u32::MAX { depth } else { depth.saturating_sub(steps) }
}
