//! Lists of moves, with the tags that stand before them in OpenTafl's games.
//!
//! What stands in brackets of any kind is a comment. A line that begins with the address of a variation (`2b.1.1a.`) is
//! passed over, and so are numbers of turns and a result at the end of a list, of which one cannot know whose win it
//! means.

use boxwood_core::FormatError;

/// The results that other lists end with.
const RESULTS: [&str; 5] = ["*", "1-0", "0-1", "1/2-1/2", "0-0"];

/// A tag: its line, counted from 1, its name and its value.
pub type Tag = (usize, String, String);

/// A text in two parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List {
    /// The tags before the moves.
    pub tags: Vec<Tag>,
    /// The moves, each with the line on which it stands, counted from 1.
    pub moves: Vec<(usize, String)>,
}

/// Reads tags and moves, as texts.
///
/// # Errors
/// A tag is none, or a comment has no end; with the line.
pub fn read(text: &str) -> Result<List, (usize, FormatError)> {
    let mut list = List::default();
    let mut moves = String::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if moves.trim().is_empty() && line.starts_with('[') {
            let inner = line.strip_prefix('[').and_then(|l| l.strip_suffix(']'));
            let (name, value) = inner
                .and_then(|inner| inner.split_once(':'))
                .ok_or_else(|| (index + 1, FormatError::new(format!("'{line}' is no tag"))))?;
            list.tags.push((index + 1, name.trim().to_owned(), value.trim().to_owned()));
        } else {
            moves.push_str(line);
        }
        moves.push('\n');
    }
    for (index, line) in without_comments(&moves)?.lines().enumerate() {
        for word in line.split_whitespace() {
            if RESULTS.contains(&word) {
                continue;
            }
            let (address, rest) = split_address(word);
            if address.contains(|c: char| c.is_ascii_alphabetic()) || address.contains('.') {
                break;
            }
            let turn = rest.trim_matches('.').trim_end_matches(['!', '?']);
            if !turn.is_empty() {
                list.moves.push((index + 1, turn.to_owned()));
            }
        }
    }
    Ok(list)
}

/// The number or address before a move, without its last point, and the move.
fn split_address(word: &str) -> (&str, &str) {
    let starts = word.starts_with(|c: char| c.is_ascii_digit());
    let end = word.find(|c: char| !c.is_ascii_alphanumeric() && c != '.').unwrap_or(word.len());
    match word[..end].rfind('.') {
        Some(last) if starts => (word[..last].trim_end_matches('.'), &word[last + 1..]),
        _ => ("", word),
    }
}

/// The text without what stands in brackets, line for line.
fn without_comments(text: &str) -> Result<String, (usize, FormatError)> {
    let (mut kept, mut line) = (String::new(), 1);
    let mut inside: Option<(char, usize)> = None;
    for c in text.chars() {
        match (c, inside) {
            ('\n', _) => {
                kept.push(c);
                line += 1;
            }
            (c, Some((end, _))) if c == end => {
                kept.push(' ');
                inside = None;
            }
            (_, Some(_)) => {}
            ('[', None) => inside = Some((']', line)),
            ('{', None) => inside = Some(('}', line)),
            ('(', None) => inside = Some((')', line)),
            (c, None) => kept.push(c),
        }
    }
    match inside {
        Some((_, line)) => Err((line, FormatError::new("a comment has no end"))),
        None => Ok(kept),
    }
}
