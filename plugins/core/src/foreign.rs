//! How other programs write games and positions: what a rules crate exports for the formats of its games.

use crate::{Match, Record, RecordResult};

/// The formats of other programs that a family of games reads and writes. Formats go by their names, which are the ends
/// of the keys of texts.
pub trait Formats: Sync {
    /// Reads a text; `None` for one that is in none of the formats.
    fn read(&self, text: &str) -> Option<Result<Foreign, Misread>>;

    /// The formats in which games are written; those that are only read are not among them.
    fn written(&self) -> &'static [&'static str];

    /// Writes a game, or the position it has come to, for the players of these names, player one first.
    ///
    /// # Errors
    /// The game is none of this family, the format none that is written, or it cannot tell this game.
    fn write(&self, game: &dyn Match, format: &str, players: &[Option<String>; 2]) -> Result<String, FormatError>;
}

/// A text of another program that was understood.
#[derive(Debug)]
pub struct Foreign {
    /// The name of its format.
    pub format: &'static str,
    /// The game, played to its last step.
    pub game: Box<dyn Match>,
    /// Who played, player one first, where the text says it.
    pub players: [Option<String>; 2],
    /// How it ended, where the text says it of a game that the rules do not end: somebody gave up, or both agreed.
    pub result: Option<RecordResult>,
}

impl Foreign {
    /// The record of it.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = Record::from_match(&*self.game);
        record.players.clone_from(&self.players);
        record.result = self.result.unwrap_or(record.result);
        record
    }
}

/// A text that is in one of the formats but wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct Misread {
    /// The name of the format it seems to be in.
    pub format: &'static str,
    /// Where, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

/// Text that is not what it should be, or a game that a format cannot tell.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct FormatError(String);

impl FormatError {
    /// In words.
    pub fn new(what: impl Into<String>) -> FormatError {
        FormatError(what.into())
    }
}
