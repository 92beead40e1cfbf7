//! The hash by which the dice of a match are fixed for all to see before the first throw.

use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The SHA-256 hash of a match's dice: of its game and its seed, from which every throw follows.
///
/// Shown before the first throw, it commits whoever makes the dice: once the seed is told, anybody can see that it is
/// the one that was hashed, and that every throw is the one it gives. The text that is hashed has three lines, each
/// ended by a line feed:
///
/// ```text
/// boxwood dice 1
/// game elta-stelpur
/// seed 0000000000000007
/// ```
///
/// The seed has sixteen hexadecimal digits in small letters. `docs/dice.md` tells how to check it without this program.
/// The hash keeps the seed secret only as long as nobody tries all 2⁶⁴ of them, which one computer does not do.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct DiceHash([u8; 32]);

impl DiceHash {
    /// The hash of this seed in the game of this id.
    #[must_use]
    pub fn of(game: &str, seed: u64) -> DiceHash {
        DiceHash(Sha256::digest(DiceHash::text(game, seed)).into())
    }

    /// The text that is hashed.
    #[must_use]
    pub fn text(game: &str, seed: u64) -> String {
        format!("boxwood dice 1\ngame {game}\nseed {seed:016x}\n")
    }
}

/// Sixty-four hexadecimal digits in small letters.
impl fmt::Display for DiceHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for DiceHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that is no hash.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no hash: sixty-four hexadecimal digits in small letters")]
pub struct DiceHashError(String);

impl FromStr for DiceHash {
    type Err = DiceHashError;

    fn from_str(text: &str) -> Result<DiceHash, DiceHashError> {
        let error = || DiceHashError(text.to_owned());
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        if pairs.len() != 32 || !rest.is_empty() {
            return Err(error());
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(pairs) {
            for digit in pair {
                let value = match digit {
                    b'0'..=b'9' => digit - b'0',
                    b'a'..=b'f' => digit - b'a' + 10,
                    _ => return Err(error()),
                };
                *byte = *byte << 4 | value;
            }
        }
        Ok(DiceHash(bytes))
    }
}
