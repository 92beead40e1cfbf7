//! In which order the steps of a position are tried: what was best here before, what was strong elsewhere, and what the
//! game itself finds promising.

use crate::alpha_beta::{Ground, Guess, SLOTS};
use boxwood_core::Side;
use std::cmp::Reverse;

/// The promise of the step that was best here before.
pub const REMEMBERED: i32 = i32::MAX;
/// The promise of a step that was strong in a sister position.
const KILLER: i32 = 1 << 20;
/// The most that having been strong elsewhere promises.
const MOST_FAME: i32 = KILLER - 1;

/// What has been learnt about steps in this search.
#[derive(Clone, Debug)]
pub struct Order<S> {
    /// For each distance from the root two steps that were too good for the other side there.
    killers: Vec<[Option<S>; 2]>,
    /// For each side and step how often it was, far looks counting more.
    fame: [Box<[i32; SLOTS]>; 2],
}

impl<S: Copy + Eq> Order<S> {
    /// Nothing learnt.
    pub fn new() -> Order<S> {
        Order { killers: Vec::with_capacity(128), fame: [Box::new([0; SLOTS]), Box::new([0; SLOTS])] }
    }

    /// The steps that were too good for the other side in sister positions, so many steps from the root.
    #[inline]
    pub fn killers(&self, ply: usize) -> [Option<S>; 2] {
        self.killers.get(ply).copied().unwrap_or_default()
    }

    /// Rates the steps of a position so many steps from the root, in which `remembered` was best before.
    #[inline]
    pub fn rate<D: Ground<Step = S>>(
        &self,
        ground: &D,
        guesses: &mut [Guess<S>],
        side: Side,
        ply: usize,
        remembered: Option<S>,
    ) {
        let killers = self.killers(ply);
        let fame = &self.fame[side.index()];
        for guess in guesses {
            let step = Some(guess.step);
            let killer = if killers[0] == step || killers[1] == step { KILLER } else { 0 };
            guess.promise += killer + fame[ground.slot(guess.step) % SLOTS];
            if remembered == step {
                guess.promise = REMEMBERED;
            }
        }
    }

    /// A step that was too good for the other side is tried early elsewhere.
    #[inline]
    pub fn praise(&mut self, slot: usize, step: S, side: Side, ply: usize, depth: i32) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(step) {
            *killers = [Some(step), killers[0]];
        }
        let fame = &mut self.fame[side.index()];
        let slot = &mut fame[slot % SLOTS];
        *slot += depth * depth;
        if *slot > MOST_FAME {
            fame.iter_mut().for_each(|f| *f /= 2);
        }
    }
}

/// So many steps of a position are picked one by one; if none of them was enough the others are put in order at once.
const PICKED: usize = 3;

/// Brings the most promising of the steps that are left to the front, where this one is so many steps after the first.
#[inline]
pub fn bring_next<S: Copy>(left: &mut [Guess<S>], after: usize) {
    match after {
        0..PICKED => bring_best(left),
        PICKED => left.sort_unstable_by_key(|guess| Reverse(guess.promise)),
        _ => {}
    }
}

/// Brings the most promising step to the front.
#[inline]
pub fn bring_best<S: Copy>(guesses: &mut [Guess<S>]) {
    let Some(first) = guesses.first() else { return };
    let (mut top, mut most) = (0, first.promise);
    for (at, guess) in guesses.iter().enumerate().skip(1) {
        if guess.promise > most {
            (top, most) = (at, guess.promise);
        }
    }
    guesses.swap(0, top);
}
