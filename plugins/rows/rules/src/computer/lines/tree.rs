//! The tree of positions that one look goes through, in slices.

use super::force::forces;
use super::memory::{Bound, Memory};
use super::state::State;
use super::style::Style;
use crate::cells::Cells;
use crate::shape::Shape;

/// A certain win at the root; each step further away is one less.
pub const WIN: i32 = 1_000_000;
/// Beyond this a value is a win or a loss that was seen.
pub const SEEN: i32 = WIN - 10_000;
/// Of how many positions that may be looked at one is remembered, and how many are remembered at the least and at the
/// most (8 MiB).
const REMEMBERED: u64 = 4;
const SLOTS: [u64; 2] = [1 << 8, 1 << 19];

/// A position on the way from the root.
#[derive(Clone, Debug)]
struct Frame<W> {
    state: State<W>,
    key: u64,
    /// Steps still looked ahead below this position.
    depth: u32,
    alpha: i32,
    beta: i32,
    lowest: i32,
    best: i32,
    best_cell: u8,
    /// The steps, the best at first sight first.
    steps: Vec<(u8, i32)>,
    next: usize,
}

/// What entering a position comes to.
enum Entered<W> {
    Value(i32),
    Frame(Frame<W>),
}

/// The tree. See the module.
#[derive(Debug)]
pub struct Tree<W> {
    shape: Shape<W>,
    style: Style,
    /// No step further from the root is ever looked at.
    limit: u32,
    /// Positions looked at so far.
    pub nodes: u64,
    nodes_allowed: u64,
    memory: Memory,
    frames: Vec<Frame<W>>,
    spare: Vec<Vec<(u8, i32)>>,
    /// The root's steps with their values in the look under way.
    values: Vec<(u8, i32)>,
    moody: bool,
    /// Whether some line of play was broken off for want of depth.
    open: bool,
}

impl<W: Cells> Tree<W> {
    /// A tree over the lines of `shape`.
    #[must_use]
    pub fn new(shape: Shape<W>, style: Style, limit: Option<u32>, nodes_allowed: u64) -> Tree<W> {
        let slots = (nodes_allowed / REMEMBERED).clamp(SLOTS[0], SLOTS[1]).next_power_of_two() as usize;
        Tree {
            shape,
            style,
            limit: limit.unwrap_or(u32::MAX),
            nodes: 0,
            nodes_allowed,
            memory: Memory::new(slots),
            frames: Vec::new(),
            spare: Vec::new(),
            values: Vec::new(),
            moody: false,
            open: false,
        }
    }

    /// The lines that are seen.
    #[must_use]
    pub const fn shape(&self) -> &Shape<W> {
        &self.shape
    }

    /// Whether a look is under way.
    #[must_use]
    pub fn is_looking(&self) -> bool {
        !self.frames.is_empty()
    }

    /// Whether some line of play of the last look was broken off for want of depth.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.open
    }

    /// The root's steps that the look under way is done with.
    #[must_use]
    pub fn values(&self) -> &[(u8, i32)] {
        &self.values
    }

    /// Begins a look at the root's steps in this order. A moody player wants the value of every step, not only the
    /// best's.
    pub fn look(&mut self, root: State<W>, steps: &[(u8, i32)], depth: u32, moody: bool) {
        self.values.clear();
        self.open = false;
        self.moody = moody;
        let mut list = self.spare.pop().unwrap_or_default();
        list.clear();
        list.extend_from_slice(steps);
        self.frames.push(Frame {
            state: root,
            key: root.key(),
            depth,
            alpha: -WIN,
            beta: WIN,
            lowest: -WIN,
            best: -WIN - 1,
            best_cell: steps.first().map_or(0, |s| s.0),
            steps: list,
            next: 0,
        });
    }

    /// Looks on until `goal` positions have been looked at in all; the values of the root's steps when all are done.
    pub fn work(&mut self, goal: u64) -> Option<Vec<(u8, i32)>> {
        while self.nodes < goal {
            let height = self.frames.len() as u32;
            let frame = self.frames.last_mut()?;
            if frame.next == frame.steps.len() || frame.alpha >= frame.beta {
                if let Some(values) = self.go_back() {
                    return Some(values);
                }
                continue;
            }
            let cell = frame.steps[frame.next].0;
            let (alpha, beta, depth) = (-frame.beta, -frame.alpha, frame.depth - 1);
            let state = frame.state;
            let value = if state.own_threats.has(cell) {
                self.nodes += 1;
                WIN - height as i32
            } else {
                let next = state.after(&self.shape, cell);
                match self.enter(next, alpha, beta, depth, height) {
                    Entered::Value(value) => -value,
                    Entered::Frame(frame) => {
                        self.frames.push(frame);
                        continue;
                    }
                }
            };
            self.take(value);
        }
        None
    }

    /// Comes to a position that is `ply` steps from the root.
    fn enter(&mut self, state: State<W>, alpha: i32, beta: i32, depth: u32, ply: u32) -> Entered<W> {
        self.nodes += 1;
        let near = ply as i32;
        let open = self.shape.open(state.men());
        if open.is_none() {
            return Entered::Value(0);
        }
        let may_look = ply < self.limit;
        if may_look && !(state.own_threats & open).is_none() {
            return Entered::Value(WIN - near - 1);
        }
        let forced = state.enemy_threats & open;
        let is_forced = !forced.is_none();
        if ply + 1 < self.limit && is_forced && !forced.without_lowest().is_none() {
            return Entered::Value(near + 2 - WIN);
        }
        if !may_look || (depth == 0 && !is_forced) {
            self.open = true;
            return Entered::Value(self.judge(state, near));
        }
        // An answer to a threat costs no depth.
        let depth = depth + u32::from(is_forced);
        let key = state.key();
        let (mut alpha, mut beta) = (alpha, beta);
        let known = self.memory.get(key);
        if let Some(found) = known.filter(|found| u32::from(found.depth) >= depth) {
            let value = from_here(found.value, near);
            match found.bound {
                Bound::Exact => return Entered::Value(value),
                Bound::AtLeast => alpha = alpha.max(value),
                Bound::AtMost => beta = beta.min(value),
                Bound::None => {}
            }
            if alpha >= beta {
                return Entered::Value(value);
            }
        }
        let mut steps = self.spare.pop().unwrap_or_default();
        steps.clear();
        let cells = if is_forced { forced } else { open };
        for cell in cells.cells() {
            // Below a cell where the enemy completes a line one does not go, unless there is nothing else.
            let opens = self.shape.above(cell).is_some_and(|above| state.enemy_threats.has(above));
            steps.push((cell, state.promise(&self.shape, cell) - if opens { WIN } else { 0 }));
        }
        if let Some(found) = known
            && let Some(step) = steps.iter_mut().find(|s| s.0 == found.cell)
        {
            step.1 += WIN;
        }
        steps.sort_unstable_by_key(|&(cell, promise)| (std::cmp::Reverse(promise), cell));
        if steps.len() > self.style.width {
            self.open = true;
            steps.truncate(self.style.width);
        }
        Entered::Frame(Frame {
            state,
            key,
            depth,
            alpha,
            beta,
            lowest: alpha,
            best: -WIN - 1,
            best_cell: steps.first().map_or(0, |s| s.0),
            steps,
            next: 0,
        })
    }

    /// What a position is worth without looking at its steps one by one: a forced win, or what it seems.
    fn judge(&mut self, state: State<W>, near: i32) -> i32 {
        let left = self.nodes_allowed.saturating_sub(self.nodes).min(u64::from(self.style.force)) as u32;
        if left > 0 && self.limit == u32::MAX {
            let (win, used) = forces(&self.shape, state, left);
            self.nodes += used.min(u64::from(left));
            if let Some(steps) = win {
                return WIN - near - steps as i32;
            }
        }
        state.worth(&self.shape)
    }

    /// The step just looked at from the last frame is worth so much to the side that made it.
    fn take(&mut self, value: i32) {
        let at_root = self.frames.len() == 1;
        let Some(frame) = self.frames.last_mut() else { return };
        let cell = frame.steps[frame.next].0;
        if value > frame.best {
            frame.best = value;
            frame.best_cell = cell;
        }
        if at_root {
            // What is not better than the best is only known not to be.
            let shown = if self.moody || value > frame.alpha { value } else { value.min(frame.alpha - 1) };
            self.values.push((cell, shown));
        }
        if !at_root || !self.moody {
            frame.alpha = frame.alpha.max(value);
        }
        frame.next += 1;
    }

    /// All steps of the last frame are looked at, or enough of them.
    fn go_back(&mut self) -> Option<Vec<(u8, i32)>> {
        let frame = self.frames.pop()?;
        let near = self.frames.len() as i32;
        let bound = if frame.best >= frame.beta {
            Bound::AtLeast
        } else if frame.best > frame.lowest {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.memory.put(frame.key, to_here(frame.best, near), frame.depth, bound, frame.best_cell);
        self.spare.push(frame.steps);
        if self.frames.is_empty() {
            return Some(std::mem::take(&mut self.values));
        }
        self.take(-frame.best);
        None
    }

    /// What is expected: `first`, then what is remembered to be best.
    #[must_use]
    pub fn expected(&self, root: State<W>, first: u8, most: u32) -> Vec<u8> {
        let mut line = vec![first];
        let mut state = root;
        let mut cell = first;
        while (line.len() as u32) < most && !state.own_threats.has(cell) {
            state = state.after(&self.shape, cell);
            let open = self.shape.open(state.men());
            let Some(found) = self.memory.get(state.key()).filter(|found| open.has(found.cell)) else { break };
            cell = found.cell;
            line.push(cell);
        }
        line
    }
}

/// A value as it is remembered: wins counted from the position itself.
const fn to_here(value: i32, near: i32) -> i32 {
    if value > SEEN {
        value + near
    } else if value < -SEEN {
        value - near
    } else {
        value
    }
}

/// A remembered value as it is where the position is `near` steps from the root.
const fn from_here(value: i32, near: i32) -> i32 {
    if value > SEEN {
        value - near
    } else if value < -SEEN {
        value + near
    } else {
        value
    }
}
