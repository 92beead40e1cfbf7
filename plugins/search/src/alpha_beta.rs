//! A computer player for any game without dice that has an evaluation: alpha-beta, one step deeper time after time.
//!
//! A turn may be several steps of the same side (a move, then a removal); values change their sign only where the other
//! side acts. A position that stood on the way from the root counts as a draw, as it would if it came again for good.
//! What was best in a position is remembered and tried first the next time. The weaker levels look less far and let a
//! mood decide between what is nearly as good.

use crate::{CERTAIN, Evaluate, Level, Limits, Report, Thinker, Thought};
use boxwood_core::{Actor, Game, GameMatch, Match, Side, Step};

/// A certain win at the root; each step further away is one less.
const WIN: i32 = 1_000_000;
/// Beyond this a value is a win or a loss that was seen.
const SEEN: i32 = WIN - 10_000;
/// How many positions remember what was best in them.
const MEMORY: usize = 1 << 14;

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Style {
    /// Steps it looks ahead.
    depth: u32,
    /// How much worse, in hundredths of a percent, a step may be and still be chosen.
    mood: i32,
}

impl Style {
    const fn of(level: Level) -> Style {
        match level {
            Level::Child => Style { depth: 1, mood: 1500 },
            Level::Novice => Style { depth: 2, mood: 500 },
            Level::Player => Style { depth: 4, mood: 150 },
            Level::Expert => Style { depth: 6, mood: 0 },
            Level::Master => Style { depth: 64, mood: 0 },
        }
    }
}

/// A search for the side to act in `game`, a match of `G`. `None` where no side is to act or the match is of another
/// game.
#[must_use]
pub fn think_alpha_beta<G: Evaluate>(
    game: &dyn Match,
    level: Level,
    limits: Limits,
    seed: u64,
) -> Option<Box<dyn Thinker>> {
    let Actor::Side(_) = game.to_act() else { return None };
    let game = game.as_any().downcast_ref::<GameMatch<G>>()?;
    Some(Box::new(AlphaBeta::new(game.game(), game.position(), Style::of(level), limits, seed)?))
}

/// A position on the way from the root, and what is known of it.
#[derive(Clone, Debug)]
struct Frame<P> {
    position: P,
    key: u64,
    side: Side,
    steps: Vec<Step>,
    /// The step looked at next.
    next: usize,
    alpha: i32,
    beta: i32,
    best: i32,
    best_step: Option<Step>,
}

/// The search. See the module.
#[derive(Debug)]
pub struct AlphaBeta<G: Game + Evaluate> {
    game: G,
    root: G::Position,
    side: Side,
    style: Style,
    seed: u64,
    /// The root's steps with their last values, the most promising first.
    steps: Vec<(Step, i32)>,
    /// The way from the root (at index 0) to where the search is; empty between two looks.
    frames: Vec<Frame<G::Position>>,
    /// Lists of steps to be used again.
    spare: Vec<Vec<Step>>,
    memory: Vec<(u64, Option<Step>)>,
    best: (Step, i32),
    depth: u32,
    depth_allowed: u32,
    nodes: u64,
    nodes_allowed: u64,
    /// Whether some line of this look was broken off for want of depth.
    open: bool,
    done: bool,
}

impl<G: Evaluate> AlphaBeta<G> {
    fn new(game: &G, root: &G::Position, style: Style, limits: Limits, seed: u64) -> Option<AlphaBeta<G>> {
        let mut legal = Vec::new();
        game.legal_steps(root, &mut legal);
        let first = *legal.first()?;
        // Between equals the seed decides, so that games differ.
        legal.sort_by_key(|s| step_draw(seed, *s));
        let depth_allowed = limits.depth.unwrap_or(u32::MAX).min(style.depth);
        let side = game.on_turn(root);
        Some(AlphaBeta {
            game: game.clone(),
            root: *root,
            side,
            style,
            seed,
            steps: legal.into_iter().map(|s| (s, 0)).collect(),
            frames: Vec::new(),
            spare: Vec::new(),
            memory: vec![(0, None); MEMORY],
            best: (first, game.evaluate(root, side) - CERTAIN / 2),
            depth: 0,
            depth_allowed,
            nodes: 0,
            nodes_allowed: limits.nodes.unwrap_or(u64::MAX),
            open: false,
            done: depth_allowed == 0,
        })
    }

    /// Begins the look one step further than the last.
    fn look(&mut self) {
        self.open = false;
        let mut steps = self.spare.pop().unwrap_or_default();
        steps.clear();
        steps.extend(self.steps.iter().map(|s| s.0));
        self.frames.push(Frame {
            position: self.root,
            key: self.game.key(&self.root),
            side: self.side,
            steps,
            next: 0,
            alpha: -WIN,
            beta: WIN,
            best: -WIN - 1,
            best_step: None,
        });
    }

    /// Looks at one more position, or goes back from one that is done.
    fn work(&mut self) {
        let depth = self.frames.len();
        let Some(frame) = self.frames.last_mut() else {
            self.look();
            return;
        };
        let full = frame.next == frame.steps.len() || frame.alpha >= frame.beta;
        if full {
            self.go_back();
            return;
        }
        let step = frame.steps[frame.next];
        let (side, alpha, beta) = (frame.side, frame.alpha, frame.beta);
        let mut position = frame.position;
        self.game.play(&mut position, step, &mut ());
        self.nodes += 1;
        let actor = self.game.to_act(&position);
        let own_value = match (actor, self.game.outcome(&position)) {
            (_, Some(outcome)) => match outcome.winner {
                Some(winner) if winner == side => Some(WIN - depth as i32),
                Some(_) => Some(depth as i32 - WIN),
                None => Some(0),
            },
            (Actor::Side(_), None) if depth <= self.depth as usize => None,
            _ => {
                self.open = true;
                Some(self.game.evaluate(&position, side) - CERTAIN / 2)
            }
        };
        if let Some(value) = own_value {
            self.take(value);
            return;
        }
        let key = self.game.key(&position);
        if self.frames.iter().any(|f| f.key == key) {
            self.take(0);
            return;
        }
        let next = self.game.on_turn(&position);
        let (alpha, beta) = if next == side { (alpha, beta) } else { (-beta, -alpha) };
        let mut steps = self.spare.pop().unwrap_or_default();
        self.game.legal_steps(&position, &mut steps);
        self.order(key, &mut steps);
        self.frames.push(Frame {
            position,
            key,
            side: next,
            steps,
            next: 0,
            alpha,
            beta,
            best: -WIN - 1,
            best_step: None,
        });
    }

    /// What was best here before comes first.
    fn order(&self, key: u64, steps: &mut [Step]) {
        let (remembered, best) = self.memory[key as usize % MEMORY];
        if remembered == key
            && let Some(at) = steps.iter().position(|s| Some(*s) == best)
        {
            steps[..=at].rotate_right(1);
        }
    }

    /// The step just looked at from the last frame is worth so much to the side that made it.
    fn take(&mut self, value: i32) {
        let at_root = self.frames.len() == 1;
        let Some(frame) = self.frames.last_mut() else { return };
        let step = frame.steps[frame.next];
        if value > frame.best {
            frame.best = value;
            frame.best_step = Some(step);
        }
        // At the root of a moody player every step's value is wanted, not only the best's.
        if !at_root || self.style.mood == 0 {
            frame.alpha = frame.alpha.max(value);
        }
        if at_root {
            let index = frame.next;
            let rank = self.rank(step, value);
            self.steps[index].1 = rank;
            // The first step looked at is the best of the look before, so that the best so far is never a worse one.
            if index == 0 || rank > self.best.1 {
                self.best = (step, rank);
            }
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.next += 1;
        }
    }

    /// What a step is worth to this player in today's mood; a win or loss that was seen is what it is.
    fn rank(&self, step: Step, value: i32) -> i32 {
        if self.style.mood == 0 || value.abs() > SEEN {
            return value;
        }
        value + (step_draw(self.seed ^ 0x6D6F_6F64, step) % self.style.mood as u64) as i32
    }

    /// All steps of the last frame are looked at, or enough of them.
    fn go_back(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        if frame.best_step.is_some() {
            self.memory[frame.key as usize % MEMORY] = (frame.key, frame.best_step);
        }
        self.spare.push(frame.steps);
        let Some(above) = self.frames.last() else {
            self.end_look();
            return;
        };
        let value = if above.side == frame.side { frame.best } else { -frame.best };
        self.take(value);
    }

    fn end_look(&mut self) {
        self.depth += 1;
        let best = self.best.0;
        self.steps.sort_by_key(|&(step, value)| (step != best, std::cmp::Reverse(value)));
        let decided = self.best.1.abs() > SEEN || self.steps.len() == 1;
        self.done = decided || !self.open || self.depth >= self.depth_allowed;
    }

    /// What is expected: the best step, then what is remembered to be best.
    fn expected(&self) -> Vec<Step> {
        let mut line = vec![self.best.0];
        let mut position = self.root;
        let mut legal = Vec::new();
        self.game.play(&mut position, self.best.0, &mut ());
        while line.len() < self.depth as usize && matches!(self.game.to_act(&position), Actor::Side(_)) {
            let key = self.game.key(&position);
            let (remembered, best) = self.memory[key as usize % MEMORY];
            self.game.legal_steps(&position, &mut legal);
            let Some(step) = best.filter(|step| remembered == key && legal.contains(step)) else { break };
            line.push(step);
            self.game.play(&mut position, step, &mut ());
        }
        line
    }
}

impl<G: Evaluate> Thinker for AlphaBeta<G> {
    fn think(&mut self, nodes: u64) -> Thought {
        let goal = self.nodes.saturating_add(nodes);
        while !self.done && self.nodes < goal {
            self.work();
            self.done |= self.nodes >= self.nodes_allowed;
        }
        if self.done { Thought::Done } else { Thought::Pending }
    }

    fn best(&self) -> Option<Step> {
        Some(self.best.0)
    }

    fn report(&self) -> Report {
        let score = match self.best.1 {
            win if win > SEEN => CERTAIN,
            loss if loss < -SEEN => 0,
            value => (value + CERTAIN / 2).clamp(0, CERTAIN),
        };
        Report { depth: self.depth, nodes: self.nodes, score: score as u16, pv: self.expected() }
    }
}

/// A number that the seed draws for a step.
fn step_draw(seed: u64, step: Step) -> u64 {
    let number = match step {
        Step::Roll(dice) => u64::from(dice.pips()),
        Step::Place { to } => 0x100 | u64::from(to.0),
        Step::PlaceLine { line } => 0x200 | u64::from(line),
        Step::Move { from, to, die } => 0x1_0000 | u64::from(from.0) << 32 | u64::from(to.0) << 24 | u64::from(die),
        Step::Remove { at } => 0x300 | u64::from(at.0),
        Step::Pass => 0x400,
    };
    let x = seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ x >> 31
}
