//! Games and positions as other programs write them.

use boxwood_core::{Match, Record, RecordResult};
use mill_rules::formats::exchange as mill;
use tablut_rules::formats::exchange as tablut;

/// A text of another program that was understood.
#[derive(Debug)]
pub struct Foreign {
    /// What it is, as the end of a text's key.
    pub format: &'static str,
    /// The game, played to its last step.
    pub game: Box<dyn Match>,
    /// Who played, player one first, where the text says it.
    pub players: [Option<String>; 2],
    /// How it ended, where the text says it of a game that the rules do not end.
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

/// A text of another program that is wrong somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// What it seems to be, as the end of a text's key.
    pub format: &'static str,
    /// Where and what, in words.
    pub what: String,
}

/// A kind of games of which other programs write.
struct Kind {
    /// Reads a text; `None` for one that is not of this kind.
    read: fn(&str) -> Option<Result<Foreign, Wrong>>,
    /// The formats in which its games are written, as ends of texts' keys.
    formats: &'static [&'static str],
    /// Writes a game in the format of that place in the list.
    write: fn(&dyn Match, usize, &[Option<String>; 2]) -> Result<String, String>,
}

const TABLUT: [&str; 3] = {
    let [a, b, c] = tablut::Format::WRITTEN;
    [a.name(), b.name(), c.name()]
};
const MILLS: [&str; 4] = {
    let [a, b, c, d] = mill::Format::ALL;
    [a.name(), b.name(), c.name(), d.name()]
};

/// All of them. A text is what the first takes it for; moves from one square to another do not begin a game of the mills,
/// so Tablut is asked before them.
static KINDS: [Kind; 2] = [
    Kind {
        read: |text| {
            Some(match tablut::read(text)? {
                Ok(told) => Ok(Foreign {
                    format: told.format.name(),
                    game: told.game,
                    players: told.players,
                    result: told.result,
                }),
                Err(error) => Err(Wrong { format: error.format.name(), what: error.to_string() }),
            })
        },
        formats: &TABLUT,
        write: |game, format, players| {
            tablut::write(game, tablut::Format::WRITTEN[format], players).map_err(|error| error.to_string())
        },
    },
    Kind {
        read: |text| {
            Some(match mill::read(text)? {
                Ok(told) => {
                    Ok(Foreign { format: told.format.name(), game: told.game, players: told.players, result: None })
                }
                Err(error) => Err(Wrong { format: error.format.name(), what: error.to_string() }),
            })
        },
        formats: &MILLS,
        write: |game, format, players| {
            mill::write(game, mill::Format::ALL[format], players).map_err(|error| error.to_string())
        },
    },
];

/// Reads a text; `None` for one that no game of the house knows.
#[must_use]
pub fn read(text: &str) -> Option<Result<Foreign, Wrong>> {
    KINDS.iter().find_map(|kind| (kind.read)(text))
}

/// The formats in which a game can be written, as ends of texts' keys; none for most games.
#[must_use]
pub fn formats(game: &dyn Match) -> Vec<&'static str> {
    KINDS
        .iter()
        .flat_map(|kind| kind.formats)
        .copied()
        .filter(|format| write(game, format, &[None, None]).is_ok())
        .collect()
}

/// Writes a game in a format of that name.
///
/// # Errors
/// The format cannot tell this game; why, in words.
pub fn write(game: &dyn Match, format: &str, players: &[Option<String>; 2]) -> Result<String, String> {
    let place = |kind: &Kind| kind.formats.iter().position(|known| *known == format);
    let found = KINDS.iter().find_map(|kind| place(kind).map(|place| (kind, place)));
    let (kind, place) = found.ok_or_else(|| "no such format".to_owned())?;
    (kind.write)(game, place, players)
}
