//! Sanmill's dialect of PGN: tags, an empty line, the moves; lines end with CR LF.

use super::moves::{Naming, read, write};
use boxwood_core::{Board, FormatError, Step};
use std::fmt::Write;

/// A game with its tags.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pgn {
    /// The tags in their order: name and value.
    pub tags: Vec<(String, String)>,
    /// The steps.
    pub steps: Vec<Step>,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: String,
}

impl Pgn {
    /// A tag's value.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }

    /// The text.
    ///
    /// # Errors
    /// There is a step that the format cannot tell.
    pub fn write(&self, board: &Board) -> Result<String, FormatError> {
        let mut text = String::new();
        for (name, value) in &self.tags {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            // Writing to a `String` cannot fail.
            let _ = write!(text, "[{name} \"{value}\"]\r\n");
        }
        let moves = write(board, &self.steps, Naming::Letters, Some(&self.result))?;
        let _ = write!(text, "\r\n{moves}\r\n");
        Ok(text)
    }

    /// Reads a text; lines may end with LF alone.
    ///
    /// # Errors
    /// A tag or a turn is none.
    pub fn read(board: &Board, text: &str) -> Result<Pgn, FormatError> {
        let mut pgn = Pgn::default();
        let mut moves = String::new();
        for line in text.lines() {
            let line = line.trim();
            if moves.trim().is_empty() && line.starts_with('[') {
                pgn.tags.push(read_tag(line)?);
            } else {
                moves.push_str(line);
                moves.push('\n');
            }
        }
        let (steps, result) = read(board, &moves, Naming::Letters)?;
        pgn.steps = steps;
        pgn.result = result.unwrap_or_else(|| pgn.tag("Result").unwrap_or("*").to_owned());
        Ok(pgn)
    }
}

fn read_tag(line: &str) -> Result<(String, String), FormatError> {
    let inner = line.strip_prefix('[').and_then(|l| l.strip_suffix(']'));
    let parts = inner.and_then(|l| l.split_once(' ')).and_then(|(name, value)| {
        let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
        Some((name.to_owned(), unescaped(value)))
    });
    parts.ok_or_else(|| FormatError::new(format!("'{line}' is no tag")))
}

fn unescaped(value: &str) -> String {
    let mut text = String::new();
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        text.extend(if c == '\\' { chars.next() } else { Some(c) });
    }
    text
}
