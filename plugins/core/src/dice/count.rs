//! How often each throw has fallen, beside how often fair dice let it fall.

use super::Dice;
use crate::{Match, Side, Step};

/// One distinct throw and how often it fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindCount {
    /// The faces.
    pub dice: Dice,
    /// How often they fell.
    pub count: u32,
    /// In how many ways of all they fall: 1 for 6-6, 2 for 6-1.
    pub weight: u32,
}

/// The throws of a match, counted. An opening roll comes before the game and is not among them.
///
/// `game` may be under way; a record is counted by playing it again ([`crate::Record::replay`]). What is told is what
/// fell and what was to be expected: how far the two may differ by luck is for the reader to judge by the number of
/// throws, or by [`ThrowCount::chi_squared`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThrowCount {
    /// How many throws were made.
    pub throws: u32,
    /// How many dice there are in each.
    pub dice: u8,
    /// How often each face fell, 1 first; every die of every throw counts.
    pub faces: [u32; 6],
    /// How often each distinct throw of the game fell: with two dice, every pair.
    pub kinds: Vec<KindCount>,
}

impl ThrowCount {
    /// Counts the throws of a match, or those of one side in it.
    #[must_use]
    pub fn of(game: &dyn Match, side: Option<Side>) -> ThrowCount {
        let kinds = game.throws().iter().map(|t| KindCount { dice: t.dice, count: 0, weight: t.weight }).collect();
        let mut counted = ThrowCount { throws: 0, dice: game.dice_count(), faces: [0; 6], kinds };
        for played in game.history() {
            if let Step::Roll(dice) = played.step
                && side.is_none_or(|side| side == played.side)
            {
                counted.add(dice);
            }
        }
        counted
    }

    /// Counts one throw more.
    pub fn add(&mut self, dice: Dice) {
        self.throws += 1;
        for &face in dice.faces() {
            self.faces[usize::from(face) - 1] += 1;
        }
        if let Some(kind) = self.kinds.iter_mut().find(|kind| kind.dice == dice) {
            kind.count += 1;
        }
    }

    /// How often fair dice show each face in so many throws, on average.
    #[must_use]
    pub fn expected_face(&self) -> f64 {
        f64::from(self.throws) * f64::from(self.dice) / 6.0
    }

    /// How often a distinct throw falls in so many throws of fair dice, on average.
    #[must_use]
    pub fn expected(&self, kind: &KindCount) -> f64 {
        let ways: u32 = self.kinds.iter().map(|kind| kind.weight).sum();
        f64::from(self.throws) * f64::from(kind.weight) / f64::from(ways.max(1))
    }

    /// χ² of the faces, which has five degrees of freedom: fair dice stay below 11.1 in 95 of 100 cases and below 20.5
    /// in 999 of 1000, once there are thirty faces or so. 0 where nothing was thrown.
    #[must_use]
    pub fn chi_squared(&self) -> f64 {
        let expected = self.expected_face();
        if expected == 0.0 {
            return 0.0;
        }
        self.faces.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
    }
}
