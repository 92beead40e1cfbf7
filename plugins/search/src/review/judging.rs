//! The searches that judge the positions of a game, one after the other, in slices.

use super::Value;
use crate::{GameEntry, Limits, Thinker, Thought};
use boxwood_core::game_match::RESIGNED;
use boxwood_core::{Actor, Match, Step};

/// How many positions are looked at to judge one of a game that is searched. The same on every machine, so that the same
/// game is judged the same.
pub const NODES: u64 = 150_000;

/// After so many portions of thought what has been judged is handed over, so that it can be seen.
const PORTIONS: u32 = 100;

/// What the judgement of one position came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// What it is worth.
    pub value: Value,
    /// The best step, where a side acts.
    pub best: Option<Step>,
}

/// Judges positions of a game until it has thought for a while, but one at least.
#[derive(Debug)]
pub struct Judging {
    entry: &'static dyn GameEntry,
    game: Box<dyn Match>,
    /// Which positions, by the number of steps before them, the next last.
    order: Vec<usize>,
    /// At how many positions a search looks at most.
    nodes: u64,
    search: Option<Search>,
    judged: Vec<(usize, Option<Judged>)>,
    portions: u32,
}

impl Judging {
    pub(super) fn new(entry: &'static dyn GameEntry, game: &dyn Match, mut order: Vec<usize>, nodes: u64) -> Judging {
        order.reverse();
        Judging { entry, game: game.boxed_clone(), order, nodes, search: None, judged: Vec::new(), portions: 0 }
    }

    /// Looks at no more than about `nodes` positions and returns.
    pub fn think(&mut self, nodes: u64) -> Thought {
        let Some(&at) = self.order.last() else { return Thought::Done };
        let search = self.search.get_or_insert_with(|| Search::new(self.entry, before(&*self.game, at), self.nodes));
        self.portions += 1;
        if search.think(self.entry, nodes) == Thought::Pending {
            return Thought::Pending;
        }
        self.judged.push((at, search.judged()));
        self.search = None;
        self.order.pop();
        if self.order.is_empty() || self.portions >= PORTIONS { Thought::Done } else { Thought::Pending }
    }

    /// What has been judged: each position with what came of it, `None` where it cannot be judged.
    #[must_use]
    pub fn judged(&self) -> &[(usize, Option<Judged>)] {
        &self.judged
    }
}

/// Whether a game ended because somebody gave up. That says nothing of the position.
pub(super) fn is_given_up(game: &dyn Match) -> bool {
    game.outcome().is_some_and(|outcome| outcome.why == RESIGNED)
}

/// The game as it stood after some steps.
fn before(game: &dyn Match, steps: usize) -> Box<dyn Match> {
    let mut copy = game.boxed_clone();
    while copy.history().len() > steps && copy.undo().is_some() {}
    // A game that was given up goes on when its last step is played anew.
    if is_given_up(&*copy)
        && let Some(played) = copy.undo()
    {
        let _ = copy.play(played.step);
    }
    copy
}

/// The judgement of one position: one search, or where the game cannot judge before a throw, one after each throw.
#[derive(Debug)]
struct Search {
    /// The positions to be looked at, with the weights of the throws that lead to them, the next last.
    falls: Vec<(Box<dyn Match>, u32)>,
    limits: Limits,
    thinker: Option<Box<dyn Thinker>>,
    /// The first side's chances so far, each as often as its throw falls.
    sum: i64,
    weight: i64,
    /// The value that all have had so far, if it was the same and known exactly.
    exact: Option<Value>,
    best: Option<Step>,
}

impl Search {
    fn new(entry: &'static dyn GameEntry, position: Box<dyn Match>, nodes: u64) -> Search {
        let whole = Limits { nodes: Some(nodes), depth: None };
        let thinker = entry.new_judge(&*position, whole);
        let averages = thinker.is_none() && position.to_act() == Actor::Dice;
        let falls = if averages { falls(&*position) } else { vec![(position, 1)] };
        let limits = Limits { nodes: Some(nodes / falls.len().max(1) as u64), depth: None };
        Search { falls, limits, thinker, sum: 0, weight: 0, exact: None, best: None }
    }

    fn think(&mut self, entry: &'static dyn GameEntry, nodes: u64) -> Thought {
        let Some((position, _)) = self.falls.last() else { return Thought::Done };
        if self.thinker.is_none() {
            self.thinker = entry.new_judge(&**position, self.limits);
        }
        let Some(thinker) = &mut self.thinker else {
            // Over, or not to be judged: an end has its value, the rest is left out of the average.
            let value = position.outcome().map(Value::ended);
            return self.next(value, None);
        };
        if thinker.think(nodes) == Thought::Pending {
            return Thought::Pending;
        }
        let value = Value::reported(&thinker.report(), position.on_turn());
        let best = thinker.best();
        self.next(Some(value), best)
    }

    /// The position before it is done with.
    fn next(&mut self, value: Option<Value>, best: Option<Step>) -> Thought {
        self.thinker = None;
        let weight = self.falls.pop().map_or(0, |(_, weight)| i64::from(weight));
        if let Some(value) = value {
            let same = self.weight == 0 || self.exact == Some(value);
            self.exact = Some(value).filter(|value| value.exact && same);
            // Where several throws are looked at, a step belongs to one of them only.
            self.best = best.filter(|_| self.weight == 0 && self.falls.is_empty());
            self.sum += i64::from(value.first) * weight;
            self.weight += weight;
        }
        if self.falls.is_empty() { Thought::Done } else { Thought::Pending }
    }

    fn judged(&self) -> Option<Judged> {
        if self.weight == 0 {
            return None;
        }
        let first = ((self.sum + self.weight / 2) / self.weight) as i32;
        Some(Judged { value: self.exact.unwrap_or(Value { first, exact: false }), best: self.best })
    }
}

/// The positions after each throw, those that are the same counted once.
fn falls(position: &dyn Match) -> Vec<(Box<dyn Match>, u32)> {
    let mut falls: Vec<(Box<dyn Match>, u32)> = Vec::new();
    for throw in position.throws() {
        let mut thrown = position.boxed_clone();
        if thrown.play(Step::Roll(throw.dice)).is_ok() {
            match falls.iter_mut().find(|(fall, _)| fall.key() == thrown.key()) {
                Some((_, weight)) => *weight += throw.weight,
                None => falls.push((thrown, throw.weight)),
            }
        }
    }
    falls
}
