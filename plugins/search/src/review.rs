//! A game judged afterwards: what each position was worth, what each step gave away, what the dice gave.
//!
//! Every position in which there was something to choose or to throw is judged once, by a search of its own
//! ([`Judging`]). From these judgements the values of all positions are settled, so that they fit together:
//!
//! * A position from which the best step was played is worth what came of it, which has been looked at from nearer by.
//! * Any other is worth at least what came of it, since that was one of its steps.
//! * Where there was nothing to choose, it is worth what came of it.
//! * Where the dice act, it is worth the average over all throws.
//!
//! What a step gave away is then the value before it less the value after it, for the side that chose: never less than
//! nothing. What a throw gave is the value after it less that before it, for the side that threw. Over a whole game the
//! values rise and fall by just these, so that play and luck add up to how it went.

mod judging;
mod tally;
mod value;

pub use judging::{Judged, Judging, NODES};
pub use tally::{Fault, Tally, Verdict};
pub use value::{Standing, Value};

use crate::GameEntry;
use boxwood_core::{Actor, Match, Played};
use judging::is_given_up;

/// What is known of one position by its own judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sight {
    /// There was nothing to choose, and so nothing is to be judged.
    Forced,
    /// It is still to be judged.
    Open,
    /// It has been.
    Judged(Judged),
    /// It has been tried, and cannot be.
    Unknown,
}

/// A game that is judged. See the module.
#[derive(Debug)]
pub struct Review {
    entry: &'static dyn GameEntry,
    game: Box<dyn Match>,
    /// The positions before each step, and the last one.
    sights: Vec<Sight>,
    /// Their values as far as they are settled.
    values: Vec<Option<Value>>,
}

impl Review {
    /// A game of which nothing is judged yet but its end, if it has come to one.
    #[must_use]
    pub fn new(entry: &'static dyn GameEntry, game: &dyn Match) -> Review {
        let sight = |played: &Played| match played.actor {
            Actor::Side(_) if !played.choice => Sight::Forced,
            _ => Sight::Open,
        };
        let mut sights: Vec<Sight> = game.history().iter().map(sight).collect();
        sights.push(match game.outcome().filter(|_| !is_given_up(game)) {
            Some(outcome) => Sight::Judged(Judged { value: Value::ended(outcome), best: None }),
            None => Sight::Open,
        });
        let values = vec![None; sights.len()];
        let mut review = Review { entry, game: game.boxed_clone(), sights, values };
        review.settle();
        review
    }

    /// The whole game.
    #[must_use]
    pub fn game(&self) -> &dyn Match {
        &*self.game
    }

    /// Whether it is a review of this very game.
    #[must_use]
    pub fn is_of(&self, game: &dyn Match) -> bool {
        self.game.info() == game.info() && self.game.history() == game.history()
    }

    /// How many positions have been judged, and how many there are to judge.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let all = self.sights.iter().filter(|sight| **sight != Sight::Forced).count();
        let open = self.sights.iter().filter(|sight| **sight == Sight::Open).count();
        (all - open, all)
    }

    /// Whether everything has been judged that can be.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        !self.sights.contains(&Sight::Open)
    }

    /// What judges the positions that are still open: those from which the verdict on the step after `near` steps follows
    /// come first, then all others from the first on. `nodes`: at how many positions a search looks at most to judge one,
    /// [`NODES`] as a rule. `None` if nothing is open.
    #[must_use]
    pub fn judging(&self, near: usize, nodes: u64) -> Option<Judging> {
        let near = near.min(self.sights.len() - 1);
        let open = |&at: &usize| self.sights[at] == Sight::Open;
        let judged_or_open = |&at: &usize| self.sights[at] != Sight::Forced;
        let mut order: Vec<usize> =
            (near.saturating_sub(1)..self.sights.len()).filter(judged_or_open).take(2).filter(open).collect();
        let rest: Vec<usize> = (0..self.sights.len()).filter(open).filter(|at| !order.contains(at)).collect();
        order.extend(rest);
        (!order.is_empty()).then(|| Judging::new(self.entry, &*self.game, order, nodes))
    }

    /// Takes in what has been judged; `None` stands for what cannot be.
    pub fn take(&mut self, judged: &[(usize, Option<Judged>)]) {
        for &(at, found) in judged {
            if let Some(sight) = self.sights.get_mut(at).filter(|sight| **sight == Sight::Open) {
                *sight = found.map_or(Sight::Unknown, Sight::Judged);
            }
        }
        self.settle();
    }

    /// What the position after so many steps is worth, as far as that is known yet.
    #[must_use]
    pub fn value(&self, steps: usize) -> Option<Value> {
        self.values.get(steps).copied().flatten()
    }

    /// What the step after so many others was. `None` as long as it is not known what it gave away or, of a throw, what it
    /// gave; and where there was nothing to choose.
    #[must_use]
    pub fn verdict(&self, steps: usize) -> Option<Verdict> {
        let played = self.game.history().get(steps)?;
        let (before, after) = (self.value(steps)?, self.value(steps + 1)?);
        match played.actor {
            Actor::Dice => {
                Some(Verdict::Throw { side: played.side, gained: after.of(played.side) - before.of(played.side) })
            }
            Actor::Side(side) if played.choice => {
                let Sight::Judged(Judged { best, .. }) = self.sights[steps] else { return None };
                let fall = before.standing(side).zip(after.standing(side)).filter(|(before, after)| after < before);
                Some(Verdict::Choice { side, lost: before.of(side) - after.of(side), best, fall })
            }
            _ => None,
        }
    }

    /// Settles the values from what has been judged.
    fn settle(&mut self) {
        let history = self.game.history();
        let mut own: Vec<Option<Judged>> = self
            .sights
            .iter()
            .map(|sight| if let Sight::Judged(judged) = sight { Some(*judged) } else { None })
            .collect();
        // What is known exactly stays known as long as nothing is given away.
        let mut known: Option<Value> = None;
        for (at, judged) in own.iter_mut().enumerate() {
            // A best step keeps what its own search knows, not what was known before.
            let best = judged.filter(|judged| judged.value.exact).and_then(|judged| judged.best);
            if let Some(judged) = judged {
                match known {
                    Some(known) if !judged.value.exact => judged.value = known,
                    _ => known = Some(judged.value).filter(|value| value.exact),
                }
            }
            let kept = history.get(at).is_some_and(|played| match played.actor {
                Actor::Side(side) if played.choice => {
                    let lost = known.and_then(|known| known.standing(side)) == Some(Standing::Lost);
                    lost || best == Some(played.step)
                }
                _ => true,
            });
            known = known.filter(|_| kept);
        }
        self.values = own.iter().map(|judged| judged.map(|judged| judged.value)).collect();
        for (at, played) in history.iter().enumerate().rev() {
            let Actor::Side(side) = played.actor else { continue };
            let Some(after) = self.values[at + 1] else { continue };
            if !played.choice {
                self.values[at] = Some(after);
            } else if let Some(judged) = own[at] {
                let is_best = judged.best == Some(played.step) || after.of(side) > judged.value.of(side);
                self.values[at] = Some(if is_best { after } else { judged.value });
            }
        }
    }
}
