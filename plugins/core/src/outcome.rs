//! How a game ends, and why something is not allowed.

use crate::Side;
use std::fmt;

/// A reason as a short key in kebab-case (`no-men-left`, `own-man-moves-on`): the app translates it, the engine prints
/// it with spaces. Keys are stable; they stand in locale files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Why(pub &'static str);

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, word) in self.0.split('-').enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            f.write_str(word)?;
        }
        Ok(())
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The side that won, `None` for a draw.
    pub winner: Option<Side>,
    /// Why the game ended.
    pub why: Why,
}

impl Outcome {
    /// The outcome as the engine protocol and records write it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self.winner {
            Some(Side::First) => "p1win",
            Some(Side::Second) => "p2win",
            None => "draw",
        }
    }
}

/// Why a step was not played. The position is as before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The dice must be thrown first.
    #[error("the dice must be thrown first")]
    ThrowFirst,
    /// A throw where none is due.
    #[error("there is nothing to throw for")]
    NoThrowDue,
    /// It is the other side's turn.
    #[error("it is the other side's turn")]
    NotYourTurn,
    /// Against the rules, with the reason.
    #[error("{0}")]
    Rules(Why),
}

impl Refusal {
    /// The key under which the reason is translated.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Refusal::GameOver => "game-over",
            Refusal::ThrowFirst => "throw-first",
            Refusal::NoThrowDue => "no-throw-due",
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::Rules(why) => why.0,
        }
    }
}
