//! Dice: faces, what is left of a throw, and the portable stream that a match draws them from.

mod count;
mod hash;

pub use count::{KindCount, ThrowCount};
pub use hash::{DiceHash, DiceHashError};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The faces of one throw of one to three dice, highest first; 0 where there is no die. 6-1 and 1-6 are the same throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Dice([u8; 3]);

impl Dice {
    /// One die.
    #[must_use]
    pub fn one(a: u8) -> Dice {
        Dice::from_faces([a, 0, 0])
    }

    /// Two dice, in any order.
    #[must_use]
    pub fn two(a: u8, b: u8) -> Dice {
        Dice::from_faces([a, b, 0])
    }

    /// Two dice, where the compiler makes them.
    #[must_use]
    pub const fn pair(a: u8, b: u8) -> Dice {
        if a >= b { Dice([a, b, 0]) } else { Dice([b, a, 0]) }
    }

    /// Three dice, in any order.
    #[must_use]
    pub fn three(a: u8, b: u8, c: u8) -> Dice {
        Dice::from_faces([a, b, c])
    }

    /// Faces in any order, 0 for a die that is not there.
    #[must_use]
    pub fn from_faces(mut faces: [u8; 3]) -> Dice {
        debug_assert!(faces.iter().all(|&f| f <= 6), "a die has six faces");
        faces.sort_unstable_by(|a, b| b.cmp(a));
        Dice(faces)
    }

    /// The faces, highest first.
    #[must_use]
    pub fn faces(&self) -> &[u8] {
        let count = self.0.iter().take_while(|&&f| f > 0).count();
        &self.0[..count]
    }

    /// Whether two dice show the same face.
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.0[0] == self.0[1] && self.0[2] == 0
    }

    /// The highest face.
    #[must_use]
    pub const fn high(self) -> u8 {
        self.0[0]
    }

    /// The second face, 0 if there is one die only.
    #[must_use]
    pub const fn low(self) -> u8 {
        self.0[1]
    }

    /// The total of the pips.
    #[must_use]
    pub fn pips(self) -> u8 {
        self.0.iter().sum()
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("d")?;
        self.faces().iter().try_for_each(|face| write!(f, "{face}"))
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that is no throw.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no throw: d and one to three faces from 1 to 6, the higher first")]
pub struct DiceError(String);

impl FromStr for Dice {
    type Err = DiceError;

    fn from_str(text: &str) -> Result<Dice, DiceError> {
        let error = || DiceError(text.to_owned());
        let digits = text.strip_prefix('d').ok_or_else(error)?.as_bytes();
        if digits.is_empty() || digits.len() > 3 || digits.iter().any(|d| !(b'1'..=b'6').contains(d)) {
            return Err(error());
        }
        let mut faces = [0; 3];
        for (face, digit) in faces.iter_mut().zip(digits) {
            *face = digit - b'0';
        }
        let dice = Dice::from_faces(faces);
        if dice.0 == faces { Ok(dice) } else { Err(error()) }
    }
}

/// What is left of a throw: the numbers still to be played, at most four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DiceLeft {
    numbers: [u8; 4],
    len: u8,
}

impl DiceLeft {
    /// Nothing left.
    pub const NONE: DiceLeft = DiceLeft { numbers: [0; 4], len: 0 };

    /// Adds a number; a fifth is an error of the rules.
    pub fn push(&mut self, number: u8) {
        self.numbers[usize::from(self.len)] = number;
        self.len += 1;
    }

    /// The numbers, as the throw gave them.
    #[must_use]
    pub fn numbers(&self) -> &[u8] {
        &self.numbers[..usize::from(self.len)]
    }
}

impl fmt::Debug for DiceLeft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.numbers()).finish()
    }
}

/// The dice of a match. Throw number k is a pure function of (seed, k), so that undo and reload never throw anew and no
/// state of a generator is kept.
///
/// The stream is named and portable: for every throw a xoshiro256++ generator (seeded by `SplitMix64`, as its authors
/// say) starts from `seed ⊕ k × 0x9E3779B97F4A7C15` with `k` counted from 1; each face takes the three highest bits of
/// the next 32-bit output, and 6 and 7 are rejected. The throws of an opening are counted from 2⁶³ instead of 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiceStream {
    seed: u64,
}

impl DiceStream {
    /// The dice of this seed.
    #[must_use]
    pub const fn new(seed: u64) -> DiceStream {
        DiceStream { seed }
    }

    /// The faces of throw number `index` (from 0) of the game, with this many dice (1 to 3).
    #[must_use]
    pub fn throw(self, index: u64, dice: u8) -> Dice {
        self.draw(index.wrapping_add(1), dice)
    }

    /// The faces of throw number `index` (from 0) before the game: the opening roll.
    #[must_use]
    pub fn opening_throw(self, index: u64, dice: u8) -> Dice {
        self.draw(index.wrapping_add(1 << 63), dice)
    }

    fn draw(self, count: u64, dice: u8) -> Dice {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ count.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut faces = [0; 3];
        for face in faces.iter_mut().take(usize::from(dice)) {
            *face = fair_face(&mut rng);
        }
        Dice::from_faces(faces)
    }
}

/// One face of a fair die, 1 to 6: three bits at a time, 6 and 7 rejected.
pub fn fair_face(rng: &mut impl Rng) -> u8 {
    loop {
        let bits = rng.next_u32() >> 29;
        if bits < 6 {
            return bits as u8 + 1;
        }
    }
}

/// One throw of fair dice, one to three of them, from a single number where the generator allows it. It is not the
/// stream of a match: that one is [`DiceStream`].
#[inline]
pub fn fair_throw(rng: &mut impl Rng, dice: u8) -> Dice {
    match dice {
        1 => Dice::one(fair_below(rng, 6) as u8 + 1),
        2 => PAIRS[fair_below(rng, 36) as usize],
        _ => {
            let faces = fair_below(rng, 216) as u8;
            Dice::three(faces / 36 + 1, faces / 6 % 6 + 1, faces % 6 + 1)
        }
    }
}

/// The thirty-six ways in which two dice fall.
const PAIRS: [Dice; 36] = {
    let mut pairs = [Dice::pair(1, 1); 36];
    let mut way = 0;
    while way < 36 {
        pairs[way] = Dice::pair(way as u8 / 6 + 1, way as u8 % 6 + 1);
        way += 1;
    }
    pairs
};

/// A fair number below `bound`, by rejection: no number is likelier than another.
#[inline]
pub fn fair_below(rng: &mut impl Rng, bound: u32) -> u32 {
    debug_assert!(bound > 0, "there must be something to choose from");
    // Lemire's method: the high half of a product, with the few biased low halves thrown away. Most products need not
    // be compared exactly, which saves a division.
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        if product as u32 >= bound || product as u32 >= bound.wrapping_neg() % bound {
            return (product >> 32) as u32;
        }
    }
}
