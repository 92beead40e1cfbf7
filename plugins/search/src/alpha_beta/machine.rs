//! The search itself, one position at a time so that it can be interrupted anywhere.

use super::ground::{Ground, Guess, SLOTS};
use super::memory::{Bound, Memo, Memory};
use super::{Style, step_draw};
use crate::{CERTAIN, Limits, Report, Thinker, Thought};
use boxwood_core::{Side, Step};

/// A certain win at the root; each step further away is one less.
const WIN: i32 = 1_000_000;
/// Beyond this a value is a win or a loss that was seen.
const SEEN: i32 = WIN - 10_000;
/// The promise of the step that was best here before.
const REMEMBERED: i32 = i32::MAX;
/// The promise of a step that was strong in a sister position.
const KILLER: i32 = 1 << 20;
/// The most that having been strong elsewhere promises.
const MOST_FAME: i32 = KILLER - 1;
/// From this step of a position on, one that is not sharp is first looked at less far.
const LATE: usize = 4;

/// A position on the way from the root, and what is known of it.
#[derive(Clone, Debug)]
struct Frame<D: Ground> {
    position: D::Position,
    key: u64,
    side: Side,
    /// Its steps in the common list: from where, the next one, and the end.
    first: usize,
    next: usize,
    end: usize,
    /// The window: what the side has already, and what the other would not allow.
    alpha: i32,
    beta: i32,
    /// Where the window began.
    floor: i32,
    best: i32,
    best_step: Option<D::Step>,
    /// Steps still to be looked ahead from here.
    depth: i32,
    /// Whether the step looked at now is only compared with what is there already, and how much less far it is seen.
    scouts: bool,
    reduced: i32,
    /// Whether the present step proved better than thought and is looked at once more.
    again: bool,
    /// Whether some line below was broken off or came round in a circle.
    open: bool,
}

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
    /// The hashes of the positions of the match, then of those on the way.
    keys: Vec<u64>,
    memory: Memory<D::Step>,
    killers: Vec<[Option<D::Step>; 2]>,
    fame: Vec<[i32; SLOTS]>,
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
            keys: before,
            memory: Memory::new(),
            killers: Vec::with_capacity(128),
            fame: vec![[0; SLOTS]; 2],
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
        self.frames.push(Frame {
            position: self.root,
            key,
            side: self.side,
            first: 0,
            next: 0,
            end: self.steps.len(),
            alpha: -WIN,
            beta: WIN,
            floor: -WIN,
            best: -WIN - 1,
            best_step: None,
            depth: self.depth as i32 + 1,
            scouts: false,
            reduced: 0,
            again: false,
            open: false,
        });
        self.keys.push(key);
        self.memory.grow_to(self.nodes);
    }

    /// Looks at one more position, or goes back from one that is done.
    fn work(&mut self) {
        let ply = self.frames.len();
        let moody = self.style.mood > 0;
        let Some(frame) = self.frames.last_mut() else {
            self.look();
            return;
        };
        if frame.next == frame.end || frame.alpha >= frame.beta {
            self.go_back();
            return;
        }
        // The most promising of the steps that are left; at the root they are in order already.
        if ply > 1 && !frame.again {
            let rest = &mut self.steps[frame.next..frame.end];
            let mut top = 0;
            for i in 1..rest.len() {
                if rest[i].promise > rest[top].promise {
                    top = i;
                }
            }
            rest.swap(0, top);
        }
        let guess = self.steps[frame.next];
        let position = self.ground.play(&frame.position, guess.step);
        self.nodes += 1;
        if let Some(winner) = self.ground.ended(&position) {
            let value = match winner {
                Some(winner) if winner == frame.side => WIN - ply as i32,
                Some(_) => ply as i32 - WIN,
                None => 0,
            };
            self.take(value);
            return;
        }
        let side = self.ground.side(&position);
        let sign = if side == frame.side { 1 } else { -1 };
        // A removal is looked through even where the line ends.
        let unsettled = self.ground.unsettled(&position);
        let all = !(ply == 1 && moody);
        let first = frame.next == frame.first;
        let late = D::REDUCES
            && frame.next - frame.first >= LATE
            && frame.depth > 2
            && guess.promise < Guess::<D::Step>::SHARP;
        frame.scouts = all && !first && !frame.again && frame.beta - frame.alpha > 1;
        frame.reduced = i32::from(late && all && !frame.again && !unsettled);
        let depth = frame.depth - 1 - frame.reduced;
        if depth <= 0 && !unsettled {
            frame.open = true;
            frame.scouts = false;
            let value = sign * self.ground.evaluate(&position);
            self.take(value);
            return;
        }
        let key = self.ground.key(&position);
        if self.keys.contains(&key) {
            frame.open = true;
            frame.scouts = false;
            self.take(0);
            return;
        }
        let top = if frame.scouts { frame.alpha + 1 } else { frame.beta };
        let (alpha, beta) = if sign > 0 { (frame.alpha, top) } else { (-top, -frame.alpha) };
        let mut remembered = None;
        if let Some(memo) = self.memory.find(key, depth) {
            remembered = memo.step;
            if i32::from(memo.depth) >= depth {
                // A win or loss was counted from that position.
                let value = memo.value - memo.value.signum() * if memo.value.abs() > SEEN { ply as i32 } else { 0 };
                let fits = match memo.bound {
                    Bound::Exact => true,
                    Bound::AtLeast => value >= beta,
                    Bound::AtMost => value <= alpha,
                };
                if fits {
                    frame.open |= memo.depth != Memo::<D::Step>::WHOLE;
                    self.take(sign * value);
                    return;
                }
            }
        }
        self.enter(position, key, side, [alpha, beta], depth, remembered);
    }

    /// Goes on to a position.
    fn enter(
        &mut self,
        position: D::Position,
        key: u64,
        side: Side,
        [alpha, beta]: [i32; 2],
        depth: i32,
        remembered: Option<D::Step>,
    ) {
        let ply = self.frames.len();
        let first = self.steps.len();
        self.ground.steps(&position, &mut self.steps);
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let fame = &self.fame[side.index()];
        for guess in &mut self.steps[first..] {
            let killer = if killers.contains(&Some(guess.step)) { KILLER } else { 0 };
            guess.promise += killer + fame[self.ground.slot(guess.step) % SLOTS];
            if Some(guess.step) == remembered {
                guess.promise = REMEMBERED;
            }
        }
        self.keys.push(key);
        self.frames.push(Frame {
            position,
            key,
            side,
            first,
            next: first,
            end: self.steps.len(),
            alpha,
            beta,
            floor: alpha,
            best: -WIN - 1,
            best_step: None,
            depth,
            scouts: false,
            reduced: 0,
            again: false,
            open: false,
        });
    }

    /// The step just looked at from the last frame is worth so much to the side that made it.
    fn take(&mut self, value: i32) {
        let at_root = self.frames.len() == 1;
        let Some(frame) = self.frames.last_mut() else { return };
        let doubtful = frame.scouts && value < frame.beta || frame.reduced > 0;
        if doubtful && value > frame.alpha && !frame.again {
            frame.again = true;
            return;
        }
        frame.again = false;
        let step = self.steps[frame.next].step;
        if value > frame.best {
            frame.best = value;
            frame.best_step = Some(step);
        }
        // At the root of a moody player every step's value is wanted, not only the best's.
        if !at_root || self.style.mood == 0 {
            frame.alpha = frame.alpha.max(value);
        }
        let index = frame.next;
        frame.next += 1;
        if at_root {
            let rank = self.rank(step, value);
            self.root_steps[index].1 = rank;
            // The first step looked at is the best of the look before, so that the best so far is never a worse one.
            if index == 0 || rank > self.best.1 {
                self.best = (step, rank);
            }
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

    /// All steps of the last frame are looked at, or enough of them.
    fn go_back(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        self.steps.truncate(frame.first);
        self.keys.pop();
        let ply = self.frames.len();
        let bound = if frame.best >= frame.beta {
            Bound::AtLeast
        } else if frame.best > frame.floor {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let counted = if frame.best.abs() > SEEN { frame.best.signum() * ply as i32 } else { 0 };
        let depth = if frame.open { frame.depth.clamp(1, 254) as u8 } else { Memo::<D::Step>::WHOLE };
        // A step that was no better than what there was already says nothing.
        let step = if bound == Bound::AtMost { None } else { frame.best_step };
        self.memory.keep(Memo { key: frame.key, step, value: frame.best + counted, depth, bound });
        if let (Bound::AtLeast, Some(step)) = (bound, frame.best_step) {
            self.praise(step, frame.side, ply, frame.depth);
        }
        let Some(above) = self.frames.last_mut() else {
            self.end_look(frame.open);
            return;
        };
        above.open |= frame.open;
        let value = if above.side == frame.side { frame.best } else { -frame.best };
        self.take(value);
    }

    /// A step that was too good for the other side is tried early elsewhere.
    fn praise(&mut self, step: D::Step, side: Side, ply: usize, depth: i32) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(step) {
            *killers = [Some(step), killers[0]];
        }
        let fame = &mut self.fame[side.index()];
        let slot = &mut fame[self.ground.slot(step) % SLOTS];
        *slot += depth * depth;
        if *slot > MOST_FAME {
            fame.iter_mut().for_each(|f| *f /= 2);
        }
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
        Report { depth: self.depth, nodes: self.nodes, score: score as u16, pv: self.expected() }
    }
}
