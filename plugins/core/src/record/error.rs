//! What can be wrong with a record, in words.

use crate::{DiceHash, SetupError};

/// A record that could not be read or played. Lines and turns are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The text does not begin as a record does.
    #[error("line {line}: this is no record: it does not begin with [Boxwood \"1\"]")]
    NotARecord {
        /// Where it should begin.
        line: usize,
    },
    /// A later version of the format.
    #[error("this record was written by a newer version (format {version}; this version reads up to {reads})")]
    Newer {
        /// The version of the record.
        version: u32,
        /// The newest version that is read.
        reads: u32,
    },
    /// A tag that is not written as one, or with a value it does not take.
    #[error("line {line}: {problem}: {text}")]
    Tag {
        /// Where.
        line: usize,
        /// The line.
        text: String,
        /// What is wrong.
        problem: &'static str,
    },
    /// A tag that every record has is not there.
    #[error("there is no tag [{0} \"…\"]")]
    Missing(&'static str),
    /// No game of this id, or not the one that was asked.
    #[error("there is no game '{0}' here")]
    UnknownGame(String),
    /// The rules or the first position make no match.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// The text ends before the record does.
    #[error("line {line}: the record is cut short; {turns} turns with {steps} steps are whole")]
    CutShort {
        /// The last line.
        line: usize,
        /// How many turns can be read, the last of them perhaps in part.
        turns: usize,
        /// How many steps can be read.
        steps: usize,
    },
    /// A line that is no turn, or not the next one.
    #[error("line {line}: turn {expected} was expected, not: {text}")]
    Turn {
        /// Where.
        line: usize,
        /// The number of the turn that should stand there.
        expected: usize,
        /// The line.
        text: String,
    },
    /// Something stands after the end.
    #[error("line {line}: the record is over, but there is more: {text}")]
    AfterTheEnd {
        /// Where.
        line: usize,
        /// The line.
        text: String,
    },
    /// The result at the end is not that of the tag, or not that of the game.
    #[error("line {line}: the result is given as {told}, but it is {found}")]
    Result {
        /// Where.
        line: usize,
        /// What the record says.
        told: String,
        /// What it should say.
        found: String,
    },
    /// A word that is no step on this board.
    #[error("line {line}, turn {turn}: '{step}' is no step of this game")]
    NoSuchStep {
        /// Where.
        line: usize,
        /// In which turn.
        turn: usize,
        /// The word.
        step: String,
    },
    /// A step that the rules do not allow.
    #[error("line {line}, turn {turn}: {step} is not legal: {why}")]
    Illegal {
        /// Where.
        line: usize,
        /// In which turn.
        turn: usize,
        /// The step.
        step: String,
        /// The reason of the rules.
        why: String,
    },
    /// A throw that is not the seed's, where the record says that the throws are.
    #[error("line {line}, turn {turn}: the throw is {told}, but the seed of this record gives {drawn}")]
    Throw {
        /// Where.
        line: usize,
        /// In which turn.
        turn: usize,
        /// What the record says.
        told: String,
        /// What the seed gives.
        drawn: String,
    },
    /// A hash that is not the seed's, where the record says that the throws are.
    #[error("the hash of the dice is {told}, but that of this seed is {found}")]
    DiceHash {
        /// What the record says.
        told: DiceHash,
        /// The hash of the seed that the record tells.
        found: DiceHash,
    },
    /// An opening roll that is not the seed's, where the record says that the throws are.
    #[error("the opening roll is {told}, but the seed of this record gives {drawn}")]
    Opening {
        /// What the record says.
        told: String,
        /// What the seed gives.
        drawn: String,
    },
    /// Somebody plays the first side who is not the one that the opening roll says.
    #[error("player {told} plays the first side, but the opening roll says player {thrown}")]
    First {
        /// Who plays it, by its own tag.
        told: &'static str,
        /// Who should.
        thrown: &'static str,
    },
}
