//! Games and positions as other programs write them, whatever the game.

use boxwood_core::{Foreign, FormatError, Formats, Match, Misread};

/// The formats of every family that has any.
fn all() -> impl Iterator<Item = &'static dyn Formats> {
    super::GAMES.iter().filter_map(|brought| brought.formats)
}

/// Reads a text; `None` for one that no game of the house knows. A text is what the first family takes it for.
#[must_use]
pub fn read(text: &str) -> Option<Result<Foreign, Misread>> {
    all().find_map(|formats| formats.read(text))
}

/// The formats in which a game can be written, as ends of texts' keys; none for most games.
#[must_use]
pub fn formats(game: &dyn Match) -> Vec<&'static str> {
    let tells = |of: &dyn Formats, format: &str| of.write(game, format, &[None, None]).is_ok();
    all().flat_map(|of| of.written().iter().filter(move |format| tells(of, format)).copied()).collect()
}

/// Writes a game in a format of that name.
///
/// # Errors
/// The format cannot tell this game.
pub fn write(game: &dyn Match, format: &str, players: &[Option<String>; 2]) -> Result<String, FormatError> {
    let found = all().find(|of| of.written().contains(&format));
    found.ok_or_else(|| FormatError::new("no such format"))?.write(game, format, players)
}
