//! A computer player for any game with an evaluation: it looks through every way to play the rest of the throw, and
//! beyond it throw by throw.
//!
//! A *play* is all that a side does with one throw (or in one turn of a game without dice). A position is worth the
//! average over the throws of the best play each allows. The search deepens by one throw at a time; from the second
//! throw on it follows only the plays that look best at first sight, and only the better ones of its own ([`Style`]).
//! Games of dice forgive this narrowing, because the plays left aside are seldom better by more than the dice decide.

mod expectation;
mod frame;
mod memory;
mod seen;
mod style;
mod tree;

pub use expectation::Expectation;
pub use style::Style;

use crate::{CERTAIN, Evaluate, Level, Limits, Report, Thinker, Thought};
use boxwood_core::{Actor, Game, GameMatch, Match, Side, Step};
use std::cmp::Reverse;
use tree::{Progress, Tree, deeper};

/// Values inside the search are finer than hundredths of a percent, so that averages of averages do not round away
/// small differences.
const UNIT: i32 = 256;

/// A search for the side to act in `game`, a match of `G`. `None` where no side is to act or the match is of another
/// game.
#[must_use]
pub fn think_in_throws<G: Evaluate>(
    game: &dyn Match,
    level: Level,
    limits: Limits,
    seed: u64,
) -> Option<Box<dyn Thinker>> {
    think_in_style::<G>(game, Style::of(level), limits, seed)
}

/// [`think_in_throws`] in a style of one's own: for a game whose levels differ in another way.
#[must_use]
pub fn think_in_style<G: Evaluate>(
    game: &dyn Match,
    style: Style,
    limits: Limits,
    seed: u64,
) -> Option<Box<dyn Thinker>> {
    let Actor::Side(side) = game.to_act() else { return None };
    let game = game.as_any().downcast_ref::<GameMatch<G>>()?;
    Some(Box::new(ThrowSearch::new(game.game(), game.position(), side, style, limits, seed)?))
}

/// A look that judges: every play by the average over the next throw, and a position before a throw by the same average.
/// So a position in which a side acts is worth exactly as much as the best that it can leave.
#[must_use]
pub fn judge_in_throws<G: Evaluate>(game: &dyn Match) -> Option<Box<dyn Thinker>> {
    let played = game.as_any().downcast_ref::<GameMatch<G>>()?;
    match game.to_act() {
        Actor::Side(_) => think_in_style::<G>(game, Style::CAREFUL, Limits::default(), 0),
        Actor::Dice => Some(Box::new(Expectation::new(played.game(), played.position(), game.on_turn()))),
        Actor::Nobody => None,
    }
}

/// One of the own plays.
#[derive(Clone, Debug)]
struct OwnPlay<P> {
    /// The position after it.
    position: P,
    steps: Vec<Step>,
    /// What it is worth by the last look at it.
    value: i32,
    /// What this player likes about it beyond that: men taken, and today's mood.
    charm: i32,
}

impl<P> OwnPlay<P> {
    /// By what the plays are compared. A win is never let go.
    fn standing(&self) -> i32 {
        if self.value == CERTAIN * UNIT { i32::MAX } else { self.value + self.charm }
    }
}

/// The search. See the module.
#[derive(Debug)]
pub struct ThrowSearch<G: Game + Evaluate> {
    tree: Tree<G>,
    root: G::Position,
    us: Side,
    style: Style,
    depth_allowed: u32,
    seed: u64,
    /// A legal step to fall back on, before anything is known.
    any_step: Step,
    /// Whether there is only one thing to do.
    forced: bool,
    /// The own plays, the best first, as the last complete look left them; empty until all have been found.
    plays: Vec<OwnPlay<G::Position>>,
    /// Throws looked at in the look under way; 0 while the own plays are being found.
    throws: u32,
    /// How many own plays the look under way considers, and which one is being looked at.
    candidates: usize,
    looking_at: usize,
    /// The best of this look so far.
    best: usize,
    /// Steps of the longest line of this look, and of the last complete one.
    reach: u32,
    depth: u32,
    /// Whether some line of this look was broken off for want of throws.
    open: bool,
    /// Whether the tree has a question before it.
    asking: bool,
    done: bool,
}

impl<G: Evaluate> ThrowSearch<G> {
    /// A search for `side`, which is to act in `position`; `None` if it has no step.
    #[must_use]
    pub fn new(
        game: &G,
        position: &G::Position,
        side: Side,
        style: Style,
        limits: Limits,
        seed: u64,
    ) -> Option<ThrowSearch<G>> {
        let mut steps = Vec::new();
        game.legal_steps(position, &mut steps);
        let any_step = *steps.first()?;
        let memory = if style.throws > 1 { 1 << 16 } else { 1 << 8 };
        let mut tree = Tree::new(game.clone(), side, style.width, memory, limits.nodes.unwrap_or(u64::MAX));
        let depth_allowed = limits.depth.unwrap_or(u32::MAX);
        tree.walk(*position, side, depth_allowed);
        Some(ThrowSearch {
            tree,
            root: *position,
            us: side,
            style,
            depth_allowed,
            seed,
            any_step,
            forced: steps.len() == 1,
            plays: Vec::new(),
            throws: 0,
            candidates: 0,
            looking_at: 0,
            best: 0,
            reach: 0,
            depth: 0,
            open: true,
            asking: true,
            done: depth_allowed == 0,
        })
    }

    /// All own plays are known: puts the best at first sight first and begins to look beyond them.
    fn gather(&mut self, open: bool) {
        self.open = open;
        let frame = self.tree.walked();
        let mut found: Vec<(u64, OwnPlay<G::Position>)> = Vec::with_capacity(frame.ends.len());
        for end in &frame.ends {
            let position = frame.ways[end.way as usize].position;
            let draw = mix(self.seed ^ self.tree.game().key(&position));
            let charm = self.charm(&position, draw);
            let play = OwnPlay { position, steps: frame.steps_to(end.way), value: end.finding.value, charm };
            self.reach = self.reach.max(end.finding.reach);
            found.push((draw, play));
        }
        // Between equals the seed decides, so that games differ.
        found.sort_by_key(|(draw, play)| (Reverse(play.standing()), *draw));
        self.plays = found.into_iter().map(|(_, play)| play).collect();
        self.depth = self.reach;
        self.look_further();
    }

    /// What this player likes about a play beyond its value. Moods are small, so that what is chosen is near the best.
    fn charm(&self, position: &G::Position, draw: u64) -> i32 {
        let game = self.tree.game();
        let enemy = self.us.other();
        let taken = i32::from(game.lost(position, enemy).saturating_sub(game.lost(&self.root, enemy)));
        let mood = draw % (self.style.mood * UNIT + 1) as u64;
        self.style.greed * UNIT * taken + mood as i32
    }

    /// Begins the look one throw further than the last, or ends the search.
    fn look_further(&mut self) {
        let enough = self.forced && self.throws >= 1;
        self.looking_at = 0;
        self.best = 0;
        if !self.open || enough || self.throws >= self.style.throws {
            self.done = true;
            return;
        }
        self.throws += 1;
        self.candidates = if self.throws > 1 { self.style.candidates.min(self.plays.len()) } else { self.plays.len() };
        self.open = false;
        self.reach = 0;
    }

    /// An own play of the look under way has its value.
    fn take(&mut self, finding: memory::Finding) {
        let at = self.looking_at;
        let steps = self.plays[at].steps.len() as u32;
        self.plays[at].value = finding.value;
        self.reach = self.reach.max(steps + finding.reach);
        self.open |= finding.open;
        if self.plays[at].standing() > self.plays[self.best].standing() {
            self.best = at;
        }
        self.looking_at += 1;
        if self.looking_at == self.candidates {
            // Only those just looked at are comparable; the others stay behind them.
            self.plays[..self.candidates].sort_by_key(|p| Reverse(p.standing()));
            self.depth = self.reach;
            self.look_further();
        }
    }

    /// Does one piece of work.
    fn work(&mut self) {
        if self.throws > 0 && !self.asking {
            let play = &self.plays[self.looking_at];
            let depth = deeper(self.depth_allowed, play.steps.len() as u32);
            if let Some(finding) = self.tree.ask(play.position, self.throws, depth) {
                self.take(finding);
            } else {
                self.asking = true;
            }
            return;
        }
        match self.tree.advance() {
            Progress::Working => {}
            Progress::Spent => self.done = true,
            Progress::Found(finding) if self.throws == 0 => {
                self.asking = false;
                self.gather(finding.open);
            }
            Progress::Found(finding) => {
                self.asking = false;
                self.take(finding);
            }
        }
    }

    /// The best play so far: its steps and its value.
    fn best_so_far(&self) -> (Vec<Step>, i32) {
        if let Some(play) = self.plays.get(self.best) {
            return (play.steps.clone(), play.value);
        }
        let frame = self.tree.walked();
        let best = frame.ends.iter().max_by_key(|e| (e.finding.value, Reverse(e.way)));
        match best {
            Some(end) => (frame.steps_to(end.way), end.finding.value),
            None => (vec![self.any_step], self.tree.game().evaluate(&self.root, self.us).clamp(1, CERTAIN - 1) * UNIT),
        }
    }
}

impl<G: Evaluate> Thinker for ThrowSearch<G> {
    fn think(&mut self, nodes: u64) -> Thought {
        let goal = self.tree.nodes.saturating_add(nodes);
        while !self.done && self.tree.nodes < goal {
            self.work();
        }
        if self.done { Thought::Done } else { Thought::Pending }
    }

    fn best(&self) -> Option<Step> {
        match self.plays.get(self.best) {
            Some(play) => play.steps.first().copied(),
            None => self.best_so_far().0.first().copied(),
        }
    }

    fn report(&self) -> Report {
        let (pv, value) = self.best_so_far();
        report(self.depth, self.tree.nodes, value, pv)
    }
}

/// What is told of a value inside the search. Nothing but an end is worth all or nothing.
fn report(depth: u32, nodes: u64, value: i32, pv: Vec<Step>) -> Report {
    let score = ((value + UNIT / 2) / UNIT).clamp(0, CERTAIN) as u16;
    Report { depth, nodes, score, exact: value == 0 || value == CERTAIN * UNIT, pv }
}

/// Spreads the bits of a number (the finaliser of `SplitMix64`).
const fn mix(x: u64) -> u64 {
    let x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ x >> 31
}
