//! The tables of a solved game: how they are packed, and what they answer.
//!
//! Of the positions with all men entered only those lost by the side on turn are kept, with the turns to the end. One
//! that is not among them is won if a turn leads to a lost one, and else drawn. Of the positions with men in hand two
//! layers are kept whole; the others are looked through down to the next layer.

mod reading;

pub use reading::Reading;

use super::coder::{Coder, Model, Packer};
use super::entering::{Best, KEPT, layer_classes, layers};
use super::index::{Index, MOST, MOST_OF_24};
use super::retrograde::{Classes, Code, Solver, is_loss};
use crate::boards::BoardKind;
use crate::kernel::quick::{Quick, bits};
use crate::kernel::{Kit, Wood};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// The first bytes of every packed table, with the version of the format.
const MAGIC: &[u8; 5] = b"mill\x01";

/// The tables of a board by a set of rules.
#[derive(Debug)]
pub struct Tables<W> {
    kit: Kit<W>,
    index: Index,
    /// Lost positions with no men in hand.
    lost: Classes,
    /// The kept layers, in the order of [`KEPT`].
    layers: Vec<Classes>,
    /// Positions between the layers that were looked through lately.
    seen: Mutex<Seen>,
}

/// How many positions looked through are kept: a few megabytes.
const MANY_SEEN: usize = 100_000;

/// Packed bytes that are no table of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// They are no table at all, or of another version.
    #[error("no table of a mill game, or one of another version")]
    Format,
    /// They were made for other rules.
    #[error("a table for other rules")]
    Rules,
    /// They end too early, or say what cannot be.
    #[error("a broken table")]
    Broken,
}

/// The classes of the positions with no men in hand that a board's tables have, fewer men first: on twenty-four points
/// endings only, up to eight men in all.
pub fn moving_classes<W: Wood>() -> impl Iterator<Item = [usize; 2]> {
    let ending = W::BOARD == BoardKind::Ring24;
    let (most, sum) = if ending { (MOST_OF_24, 8) } else { (MOST, 2 * MOST) };
    let pairs = (6..=sum).flat_map(move |sum| (3..=most).map(move |own| [own, sum.saturating_sub(own)]));
    pairs.filter(move |&[_, enemy]| (3..=most).contains(&enemy))
}

/// The layers of positions with men in hand that a board's tables have.
fn kept<W: Wood>() -> &'static [usize] {
    if W::BOARD == BoardKind::Ring24 { &[] } else { &KEPT }
}

impl<W: Wood> Tables<W> {
    /// Solves the game for up to six men a side and keeps what is needed. Takes seconds to minutes.
    #[must_use]
    pub fn solve(kit: Kit<W>) -> Tables<W> {
        let index = Index::of::<W>();
        let mut solver = Solver::new(kit, &index, MOST);
        solver.solve(moving_classes::<W>());
        let layers = if kept::<W>().is_empty() { Vec::new() } else { layers(&solver, MOST) };
        let mut lost = solver.classes;
        for codes in lost.iter_mut().flatten() {
            codes.iter_mut().filter(|c| !is_loss(**c)).for_each(|c| *c = 0);
        }
        Tables { kit, index, lost, layers, seen: Mutex::default() }
    }

    /// The tables as bytes; `fingerprint` tells the rules apart.
    #[must_use]
    pub fn pack(&self, fingerprint: u64) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(fingerprint.to_le_bytes());
        let mut packer = Packer::after(bytes);
        for [own, enemy] in moving_classes::<W>() {
            class(&self.index, &mut packer, own, enemy, &mut self.lost[own][enemy].clone(), false);
        }
        for (layer, &hand) in self.layers.iter().zip(kept::<W>()) {
            for [own, enemy] in layer_classes([hand; 2], MOST) {
                class(&self.index, &mut packer, own, enemy, &mut layer[own][enemy].clone(), true);
            }
        }
        packer.bytes()
    }

    /// What a position with no men in hand is worth to the side on turn.
    #[must_use]
    pub fn moving(&self, own: u32, enemy: u32) -> Code {
        let kept = self.kept(own, enemy);
        if kept != 0 {
            return kept;
        }
        let mut soonest = Code::MAX;
        self.kit.moving_turns(own, enemy, |(own, enemy, _)| {
            let code = self.kept(enemy, own);
            if code != 0 {
                soonest = soonest.min(code);
            }
            true
        });
        if soonest < Code::MAX { soonest + 1 } else { 0 }
    }

    #[inline]
    fn kept(&self, own: u32, enemy: u32) -> Code {
        let men = own.count_ones() as usize;
        if men < 3 { 1 } else { self.lost[men][enemy.count_ones() as usize][self.index.number(own, enemy)] }
    }

    /// What any position is worth to the side on turn; `None` if it is none of a game of at most six men a side in
    /// which the sides enter in turn.
    #[must_use]
    pub fn code(&self, q: &Quick<()>) -> Option<Code> {
        let most = MOST as u32;
        if W::BOARD == BoardKind::Ring24 {
            // At least one of the men that are owed will be taken.
            let enemy = q.enemy.count_ones() as usize;
            let left = enemy.saturating_sub(usize::from(q.owed))..=enemy - usize::from(q.owed > 0).min(enemy);
            if q.hands != [0, 0] || !left.into_iter().all(|left| self.has(q.own.count_ones() as usize, left)) {
                return None;
            }
        }
        // Who still takes a man has entered its own already; the other is the next.
        let [next, last] = if q.owed > 0 { [q.hands[1], q.hands[0]] } else { q.hands };
        let in_turn = next == last || next == last + 1 || next + last <= 2;
        if q.own_total() > most || q.enemy_total() > most || q.own_total() < 3 || !in_turn {
            return None;
        }
        // What another thread has left behind when it broke is still true.
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() > MANY_SEEN {
            seen.clear();
        }
        if q.owed == 0 {
            return Some(self.entering(q.own, q.enemy, q.hands, &mut seen));
        }
        let mut best = Best::NOTHING;
        self.taking(q, q.enemy, q.owed, &mut seen, &mut best);
        Some(best.code())
    }

    /// Whether a class of positions with no men in hand is known.
    fn has(&self, own: usize, enemy: usize) -> bool {
        enemy < 3 || self.lost.get(own).and_then(|row| row.get(enemy)).is_some_and(|class| !class.is_empty())
    }

    fn taking(&self, q: &Quick<()>, enemy: u32, owed: u8, seen: &mut Seen, best: &mut Best) {
        let open = if owed > 0 { self.kit.removable(enemy) } else { 0 };
        let lost = enemy.count_ones() + u32::from(q.hands[1]) < 3;
        if open == 0 || lost {
            best.take(if lost { 1 } else { self.entering(enemy, q.own, [q.hands[1], q.hands[0]], seen) });
            return;
        }
        bits(open).for_each(|at| self.taking(q, enemy & !(1 << at), owed - 1, seen, best));
    }

    fn entering(&self, own: u32, enemy: u32, hands: [u8; 2], seen: &mut Seen) -> Code {
        if hands == [0, 0] {
            return self.moving(own, enemy);
        }
        let men = [own.count_ones() as usize, enemy.count_ones() as usize];
        let kept = kept::<W>().iter().position(|&hand| hands == [hand as u8; 2]);
        if let Some(layer) = kept {
            let class = &self.layers[layer][men[0]][men[1]];
            if let Some(&code) = class.get(self.index.number(own, enemy)) {
                return code;
            }
        }
        let key = (hands, men, self.index.number(own, enemy));
        if let Some(&code) = seen.get(&key) {
            return code;
        }
        let mut best = Best::NOTHING;
        let mut turn = |(own, enemy, _): (u32, u32, u32), hand: u8| {
            let lost = enemy.count_ones() + u32::from(hands[1]) < 3;
            best.take(if lost { 1 } else { self.entering(enemy, own, [hands[1], hand], seen) });
            true
        };
        if hands[0] > 0 {
            self.kit.entering_turns(own, enemy, |after| turn(after, hands[0] - 1));
        } else {
            // The enemy has one to enter yet.
            self.kit.moving_turns(own, enemy, |after| turn(after, 0));
        }
        seen.insert(key, best.code());
        best.code()
    }

    /// How many positions of a class with no men in hand the side on turn wins, loses and draws, those that are alike
    /// counted singly.
    #[must_use]
    pub fn census(&self, own: usize, enemy: usize) -> [usize; 3] {
        let mut census = [0; 3];
        self.index.each(own, enemy, |_, own, enemy| {
            let code = self.moving(own, enemy);
            let slot = if code == 0 { 2 } else { usize::from(is_loss(code)) };
            census[slot] += self.index.alike(own, enemy);
        });
        census
    }

    /// The most turns to a forced end among the lost positions with up to so many men a side.
    #[must_use]
    pub fn longest_loss(&self, most: usize) -> Option<u8> {
        let classes = self.lost.iter().take(most + 1).flat_map(|row| row.iter().take(most + 1));
        classes.flatten().max().map(|code| code.saturating_sub(1))
    }
}

/// Positions looked through on the way to a layer: men in hand, men on the board, number.
type Seen = HashMap<([u8; 2], [usize; 2], usize), Code>;

/// Packs or unpacks a class.
fn class(index: &Index, coder: &mut impl Coder, own: usize, enemy: usize, codes: &mut [Code], parity: bool) {
    let mut model = Model::default();
    index.each(own, enemy, |number, _, _| codes[number] = model.code(coder, codes[number], parity));
}
