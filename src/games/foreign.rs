//! Games and positions as other programs write them.

use boxwood_core::Match;
use mill_rules::formats::exchange::{self, Format};

/// A text of another program that was understood.
#[derive(Debug)]
pub struct Foreign {
    /// What it is, as the end of a text's key.
    pub format: &'static str,
    /// The game, played to its last step.
    pub game: Box<dyn Match>,
    /// Who played, player one first, where the text says it.
    pub players: [Option<String>; 2],
}

/// A text of another program that is wrong somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// What it seems to be, as the end of a text's key.
    pub format: &'static str,
    /// Where and what, in words.
    pub what: String,
}

/// Reads a text; `None` for one that no game of the house knows.
#[must_use]
pub fn read(text: &str) -> Option<Result<Foreign, Wrong>> {
    let read = exchange::read(text)?;
    Some(match read {
        Ok(told) => Ok(Foreign { format: told.format.name(), game: told.game, players: told.players }),
        Err(error) => Err(Wrong { format: error.format.name(), what: error.to_string() }),
    })
}

/// The formats in which a game can be written, as ends of texts' keys; none for most games.
#[must_use]
pub fn formats(game: &dyn Match) -> Vec<&'static str> {
    let told = |format: &Format| exchange::write(game, *format, &[None, None]).is_ok();
    Format::ALL.iter().filter(|format| told(format)).map(|format| format.name()).collect()
}

/// Writes a game in a format of that name.
///
/// # Errors
/// The format cannot tell this game; why, in words.
pub fn write(game: &dyn Match, format: &str, players: &[Option<String>; 2]) -> Result<String, String> {
    let format = Format::ALL.into_iter().find(|known| known.name() == format);
    let format = format.ok_or_else(|| "no such format".to_owned())?;
    exchange::write(game, format, players).map_err(|error| error.to_string())
}
