//! The record of the match on the table, with its seats, and the match of a record.

use crate::{CurrentMatch, Games, Seat};
use bevy::prelude::Resource;
use boxwood_core::{Match, Record, RecordError, Series};
use boxwood_search::GameEntry;

/// What records tell beside the game. The app sets it before it asks for a match; a match that is taken up from a record
/// keeps what stands there.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordTags {
    /// The names of the players, player one (the near side of the table) first.
    pub players: [Option<String>; 2],
    /// The day, as `2026-11-29`.
    pub date: Option<String>,
    /// The series that the match is a game of, as it stood before it.
    pub series: Option<Series>,
    /// Tags of other programs or other versions, in their order.
    pub other: Vec<(String, String)>,
}

/// A match as its record tells it, at its last step.
#[derive(Debug)]
pub(crate) struct Revived {
    pub entry: &'static dyn GameEntry,
    pub game: Box<dyn Match>,
    pub seats: [Seat; 2],
    pub tags: RecordTags,
}

/// A record from which no match could be made.
#[derive(Debug)]
pub(crate) enum Unreadable {
    /// What is wrong, in words.
    Broken(String),
    /// It is of a newer version of the program.
    Newer(String),
}

impl From<RecordError> for Unreadable {
    fn from(error: RecordError) -> Unreadable {
        match error {
            // Games come with new versions too.
            RecordError::Newer { .. } | RecordError::UnknownGame(_) => Unreadable::Newer(error.to_string()),
            _ => Unreadable::Broken(error.to_string()),
        }
    }
}

impl CurrentMatch {
    /// The record of the match so far, with its seats and tags: what is saved after each step. Its text is its
    /// `Display`.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = Record::from_match(&*self.game);
        let RecordTags { players, date, series, other } = self.tags.clone();
        (record.players, record.date, record.series, record.other) = (players, date, series, other);
        record.seats = [&self.seats[0], &self.seats[1]].map(|seat| Some(seat.to_string()));
        record
    }
}

/// Reads a record and plays it to its last step.
pub(crate) fn read(text: &str, games: &Games) -> Result<Revived, Unreadable> {
    let record: Record = text.parse()?;
    let entry = games.find(&record.game).ok_or_else(|| RecordError::UnknownGame(record.game.clone()))?;
    let game = record.replay(entry)?;
    let Record { players, date, series, other, seats: [one, two], .. } = record;
    let seats = [read_seat(one)?, read_seat(two)?];
    Ok(Revived { entry, game, seats, tags: RecordTags { players, date, series, other } })
}

/// A record that does not say who played was made by other means: it may be taken up by people.
fn read_seat(text: Option<String>) -> Result<Seat, Unreadable> {
    let Some(text) = text else { return Ok(Seat::Human) };
    text.parse().map_err(|error: crate::SeatError| Unreadable::Broken(error.to_string()))
}
