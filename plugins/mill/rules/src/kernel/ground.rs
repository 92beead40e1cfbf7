//! The kernel as the search sees it: steps in a promising order, and what a position is worth at first sight.

use super::bans::{BanList, Banned};
use super::packed::Packed;
use super::quick::{Kit, Quick};
use super::wood::Wood;
use super::{Job, with};
use crate::game::Mill;
use crate::position::End;
use crate::rules::{MillDice, MillRules, Win};
use boxwood_core::{GameMatch, Match, Side, Step};
use boxwood_search::alpha_beta::{Ground, Guess, Style, think_on};
use boxwood_search::{CERTAIN, Limits, Thinker};
use std::marker::PhantomData;

/// What a man is worth, in points of a sum of which [`HALF`] is three chances in four.
const MAN: i32 = 100;
/// What a man more is worth beside that, spread over all that are left: the fewer there are, the more he counts.
const RARE: i32 = 600;
/// The sum at which the chance is three in four.
const HALF: i32 = 250;

/// What else is worth something in one part of the game: a man in a mill, an empty point on which a mill would be made, an
/// open way, a man who cannot move; and being to move.
type Weights = ([i32; 4], i32);

/// While men are entered.
const ENTERING: Weights = ([4, 22, 4, -6], 12);
/// When all are entered.
const MOVING: Weights = ([6, 16, 5, -9], 6);
/// Where a side carries its men anywhere.
const FLYING: Weights = ([6, 30, 2, 0], 20);

/// A board by the rules, for the search.
#[derive(Clone, Copy, Debug)]
pub struct Field<W, B> {
    kit: Kit<W>,
    bans: PhantomData<B>,
}

impl<W: Wood, B: Banned> Field<W, B> {
    /// Over these rules.
    #[must_use]
    pub const fn new(kit: Kit<W>) -> Field<W, B> {
        Field { kit, bans: PhantomData }
    }
}

impl<W: Wood, B: Banned> Ground for Field<W, B> {
    type Position = Quick<B>;
    type Step = Packed;

    const REDUCES: bool = true;

    #[inline]
    fn steps(&mut self, q: &Quick<B>, steps: &mut Vec<Guess<Packed>>) {
        const SHARP: i32 = Guess::<Packed>::SHARP;
        if q.owed > 0 {
            // Whoever is about to close a mill, or holds one open, is the first to go.
            let theirs = W::in_mills(q.enemy);
            let empty = Kit::<W>::empty(q);
            self.kit.steps(q, |step| {
                let left = q.enemy & !(1 << step.to());
                let threats = (W::closing(left) & empty).count_ones() as i32;
                let milled = i32::from(theirs >> step.to() & 1 != 0);
                steps.push(Guess { step, promise: SHARP - 64 * threats + 16 * milled });
            });
            return;
        }
        let empty = Kit::<W>::empty(q);
        let ours = W::closing(q.own) & empty;
        let theirs = W::closing(q.enemy) & empty;
        let near =
            if q.hands[1] > 0 || self.kit.flies(q.enemy.count_ones(), 0) { theirs } else { theirs & W::near(q.enemy) };
        self.kit.steps(q, |step| {
            let to = 1u32 << step.to();
            let from = step.from();
            let promise = if ours & to != 0 && (from > 23 || W::made(q.own & !(1 << from), step.to()) > 0) {
                SHARP + 1
            } else if near & to != 0 {
                SHARP
            } else {
                (W::near(to) & empty).count_ones() as i32
            };
            steps.push(Guess { step, promise });
        });
    }

    #[inline]
    fn allows(&self, q: &Quick<B>, step: Packed) -> bool {
        self.kit.allows(q, step)
    }

    #[inline]
    fn play(&self, q: &Quick<B>, step: Packed) -> Quick<B> {
        self.kit.play(q, step)
    }

    #[inline]
    fn side(&self, q: &Quick<B>) -> Side {
        q.turn
    }

    #[inline]
    fn ended(&self, q: &Quick<B>) -> Option<Option<Side>> {
        match q.end {
            End::Running => None,
            end => end.outcome(q.turn).map(|outcome| outcome.winner),
        }
    }

    #[inline]
    fn evaluate(&self, q: &Quick<B>) -> i32 {
        let flies = self.kit.flies(q.own.count_ones(), q.hands[0]) || self.kit.flies(q.enemy.count_ones(), q.hands[1]);
        let (weights, turn) = if flies {
            FLYING
        } else if q.hands[0] > 0 {
            ENTERING
        } else {
            MOVING
        };
        let mut sum = W::balance(q.own, q.enemy, weights) + turn;
        if self.kit.rules.win == Win::Reduce {
            let (own, enemy) = (q.own_total() as i32, q.enemy_total() as i32);
            let more = own - enemy + i32::from(q.owed);
            // A side that has lost has no position to be judged; nobody asks.
            sum += MAN * more + RARE * more / (own + enemy).max(1);
        }
        sum
    }

    fn chance(&self, worth: i32) -> i32 {
        CERTAIN / 2 + CERTAIN / 2 * worth / (worth.abs() + HALF)
    }

    #[inline]
    fn key(&self, q: &Quick<B>) -> u64 {
        let men = u64::from(q.own) | u64::from(q.enemy) << 32;
        let rest = u64::from(q.hands[0]) | u64::from(q.hands[1]) << 8 | u64::from(q.owed) << 16 | (q.turn as u64) << 24;
        let x = men.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ rest.wrapping_mul(0xD6E8_FEB8_6659_FD93) ^ q.bans.mixed();
        let x = (x ^ x >> 32).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x ^ x >> 29
    }

    #[inline]
    fn unsettled(&self, q: &Quick<B>) -> bool {
        q.owed > 0
    }

    #[inline]
    fn slot(&self, step: Packed) -> usize {
        usize::from(step.0)
    }

    fn told(&self, step: Packed) -> Step {
        step.told::<W>()
    }
}

/// A search for the side to act. Of dice it knows nothing: in a game with dice it reckons as if no special throw came any
/// more, of which one in fourteen is one. `None` where the kernel does not know the rules, a special throw lies on the
/// table, what may be done is not what it would be without dice, or no side is to act.
#[must_use]
pub fn think(game: &dyn Match, style: Style, limits: Limits, seed: u64) -> Option<Box<dyn Thinker>> {
    struct Think<'a>(&'a dyn Match, Style, Limits, u64);
    impl Job for Think<'_> {
        type Result = Option<Box<dyn Thinker>>;
        fn over<W: Wood>(self, kit: Kit<W>) -> Self::Result {
            if kit.rules.remake_ban { over::<W, BanList>(self, kit) } else { over::<W, ()>(self, kit) }
        }
    }
    fn over<W: Wood, B: Banned>(think: Think, kit: Kit<W>) -> Option<Box<dyn Thinker>> {
        let Think(game, style, limits, seed) = think;
        let mill = game.as_any().downcast_ref::<GameMatch<Mill>>()?;
        if mill.game().rules().dice != MillDice::None {
            let root: Quick<B> = Kit::<W>::without_dice(mill.game(), mill.position())?;
            let (mut known, mut legal) = (Vec::new(), game.legal_steps());
            kit.steps(&root, |step| known.push(step.told::<W>()));
            known.sort_unstable();
            legal.sort_unstable();
            if known != legal {
                return None;
            }
        }
        think_on::<Mill, Field<W, B>>(game, |_| Field::new(kit), Kit::<W>::without_dice::<B>, style, limits, seed)
    }
    let rules = game.as_any().downcast_ref::<GameMatch<Mill>>()?.game().rules();
    let rules = MillRules { dice: MillDice::None, ..*rules };
    with(&rules, Think(game, style, limits, seed)).flatten()
}
