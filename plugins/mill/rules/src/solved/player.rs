//! The player that knows: it never gives away what it has, wins by the shortest way, loses by the longest, and in a draw
//! goes where the other side has the fewest good answers.

use super::{Oracle, Worth};
use crate::game::Mill;
use crate::position::Position;
use boxwood_core::{Actor, Game, GameMatch, Match, Step};
use boxwood_search::{CERTAIN, Report, Thinker, Thought};
use std::sync::Arc;

/// How many steps of what it expects it tells.
const LINE: usize = 12;
/// What an answer counts that loses at once; one that loses only in the end is overlooked more easily.
const PLAIN: u32 = 1;
const HIDDEN: u32 = 3;
/// Beyond so many turns a loss is not plain to see.
const FAR: u32 = 6;

/// A step of the root with what is known of it; the greater the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    value: i8,
    /// A win soon, a loss late.
    haste: i32,
    /// How easily the answer goes wrong, in thousandths.
    trap: u32,
    whim: u32,
}

/// The player, thinking about one step. One slice looks at one step of the root at least.
#[derive(Debug)]
pub struct Knower {
    oracle: Arc<dyn Oracle>,
    game: Mill,
    root: Position,
    steps: Vec<Step>,
    next: usize,
    best: (Step, Rank),
    worth: Worth,
    nodes: u64,
    whim: u64,
}

impl Knower {
    /// A thought about a match whose position is known; `None` if it is not, or no side is to act.
    #[must_use]
    pub fn new(game: &dyn Match, oracle: Arc<dyn Oracle>, seed: u64) -> Option<Knower> {
        let Actor::Side(_) = game.to_act() else { return None };
        let game = game.as_any().downcast_ref::<GameMatch<Mill>>()?;
        let (rules, root) = (game.game().clone(), *game.position());
        let worth = oracle.worth(&rules, &root)?;
        let mut steps = Vec::new();
        rules.legal_steps(&root, &mut steps);
        let first = Rank { value: i8::MIN, haste: 0, trap: 0, whim: 0 };
        let best = (*steps.first()?, first);
        Some(Knower { oracle, game: rules, root, steps, next: 0, best, worth, nodes: 1, whim: seed | 1 })
    }

    /// A step's worth to the side that makes it, and the position after it.
    fn after(&mut self, position: &Position, step: Step) -> (Worth, Position) {
        let mut after = *position;
        self.game.play(&mut after, step, &mut ());
        self.nodes += 1;
        let worth = self.oracle.worth(&self.game, &after).unwrap_or(Worth { value: 0, turns: 0 });
        let own = self.game.on_turn(&after) == self.game.on_turn(position);
        let over = self.game.outcome(&after).is_some();
        if own && !over {
            (worth, after)
        } else {
            // The turn is over: it counts as one.
            let value = if own { worth.value } else { -worth.value };
            (Worth { value, turns: if value == 0 { 0 } else { worth.turns + 1 } }, after)
        }
    }

    fn rank(&mut self, step: Step) -> Rank {
        let root = self.root;
        let (worth, after) = self.after(&root, step);
        let trap = if worth.value == 1 { 0 } else { self.trap(&after, worth.value) };
        let turns = worth.turns as i32;
        let haste = match worth.value {
            1 => -turns,
            // A shorter way to lose is worth trying if the other side is likely to miss it.
            -1 => turns * (1000 + trap as i32) / 1000,
            _ => 0,
        };
        self.whim = self.whim.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Rank { value: worth.value, haste, trap, whim: (self.whim >> 40) as u32 }
    }

    /// How easily the side that is to answer goes wrong, in thousandths; `value` is what the position is worth to the
    /// side that asks.
    fn trap(&mut self, position: &Position, value: i8) -> u32 {
        let mut steps = Vec::new();
        self.game.legal_steps(position, &mut steps);
        if self.game.on_turn(position) == self.game.on_turn(&self.root) {
            // Its own turn goes on: the best of its ways.
            let ways = steps.into_iter().map(|step| {
                let (worth, after) = self.after(position, step);
                if worth.value == value && self.game.on_turn(&after) != self.game.on_turn(position) {
                    self.trap(&after, value)
                } else {
                    0
                }
            });
            return ways.max().unwrap_or_default();
        }
        let (mut wrong, mut all) = (0u32, 0u32);
        for step in steps {
            let (worth, _) = self.after(position, step);
            all += HIDDEN;
            if -worth.value > value {
                wrong += if worth.value == -1 && worth.turns < FAR { PLAIN } else { HIDDEN };
            }
        }
        (1000 * wrong).checked_div(all).unwrap_or_default()
    }

    /// The best steps of both sides from here on.
    fn line(&self) -> Vec<Step> {
        let mut line = vec![self.best.0];
        let mut knower =
            Knower { nodes: 0, oracle: Arc::clone(&self.oracle), game: self.game.clone(), steps: Vec::new(), ..*self };
        let (_, mut position) = knower.after(&self.root, self.best.0);
        let mut steps = Vec::new();
        while line.len() < LINE && self.worth.value != 0 && matches!(self.game.to_act(&position), Actor::Side(_)) {
            self.game.legal_steps(&position, &mut steps);
            let ranked = steps.iter().map(|&step| {
                let (worth, after) = knower.after(&position, step);
                let haste = -i32::from(worth.value) * worth.turns as i32;
                ((worth.value, haste), step, after)
            });
            let Some((_, step, after)) = ranked.max_by_key(|r| r.0) else { break };
            line.push(step);
            position = after;
        }
        line
    }
}

impl Thinker for Knower {
    fn think(&mut self, nodes: u64) -> Thought {
        let goal = self.nodes.saturating_add(nodes);
        while self.next < self.steps.len() {
            let step = self.steps[self.next];
            self.next += 1;
            let rank = self.rank(step);
            if rank > self.best.1 {
                self.best = (step, rank);
            }
            if self.nodes >= goal {
                break;
            }
        }
        if self.next < self.steps.len() { Thought::Pending } else { Thought::Done }
    }

    fn best(&self) -> Option<Step> {
        Some(self.best.0)
    }

    fn report(&self) -> Report {
        let score = match self.worth.value {
            1 => CERTAIN,
            0 => CERTAIN / 2,
            _ => 0,
        };
        let done = self.next == self.steps.len();
        let pv = if done { self.line() } else { vec![self.best.0] };
        Report { depth: self.worth.turns.max(1), nodes: self.nodes, score: score as u16, exact: true, pv }
    }
}
