//! Openings whose values were found beforehand, because finding them takes long.
//!
//! `examples/four_book.rs` makes them. A position and its mirror image are one opening. The file has eight bytes for
//! each, in order: the position's key, its value and the best column.

use super::board::{Board, WIDTH};
use std::sync::{Arc, LazyLock};

/// No opening has more men.
pub const BOOK_MEN: i32 = 14;

/// Bits of an entry: the column, the value, then the key, so that entries are in the order of their keys.
const COLUMN_BITS: u32 = 3;
const VALUE_BITS: u32 = 7;
const KEY_AT: u32 = COLUMN_BITS + VALUE_BITS;
const ZERO: i32 = 64;

/// What is known of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Its value for the side to move.
    pub value: i32,
    /// A best column.
    pub column: u32,
}

/// A list of openings.
#[derive(Clone, Debug, Default)]
pub struct Book {
    entries: Arc<Vec<u64>>,
}

static OPENINGS: LazyLock<Book> = LazyLock::new(|| Book::read(include_bytes!("../../../data/four_openings.bin")));

impl Book {
    /// The openings that come with the game.
    #[must_use]
    pub fn openings() -> Book {
        OPENINGS.clone()
    }

    /// Reads a file of openings; bytes at the end that are no whole entry are left out.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Book {
        let (entries, _) = bytes.as_chunks::<8>();
        Book { entries: Arc::new(entries.iter().map(|&bytes| u64::from_le_bytes(bytes)).collect()) }
    }

    /// The file.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        self.entries.iter().flat_map(|entry| entry.to_le_bytes()).collect()
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What is known of a position.
    #[must_use]
    pub fn get(&self, board: Board) -> Option<Opening> {
        let (key, mirrored) = canonical(board);
        let at = self.entries.partition_point(|entry| entry >> KEY_AT < key);
        let entry = *self.entries.get(at).filter(|entry| **entry >> KEY_AT == key)?;
        let column = entry as u32 & ((1 << COLUMN_BITS) - 1);
        let value = (entry >> COLUMN_BITS) as i32 & ((1 << VALUE_BITS) - 1);
        Some(Opening { value: value - ZERO, column: if mirrored { WIDTH - 1 - column } else { column } })
    }

    /// Adds an opening.
    pub fn add(&mut self, board: Board, opening: Opening) {
        let (key, mirrored) = canonical(board);
        let column = if mirrored { WIDTH - 1 - opening.column } else { opening.column };
        let entry = key << KEY_AT | ((opening.value + ZERO) as u64) << COLUMN_BITS | u64::from(column);
        let entries = Arc::make_mut(&mut self.entries);
        match entries.binary_search_by_key(&key, |entry| entry >> KEY_AT) {
            Ok(at) => entries[at] = entry,
            Err(at) => entries.insert(at, entry),
        }
    }
}

/// The smaller key of a position and its mirror image, and whether it is the image's.
const fn canonical(board: Board) -> (u64, bool) {
    let (key, mirrored) = (board.key(), board.mirrored().key());
    if mirrored < key { (mirrored, true) } else { (key, false) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opening_is_found_from_both_sides() {
        let mut book = Book::default();
        let one = Board::EMPTY.after(1).after(1 << 1);
        book.add(one, Opening { value: -18, column: 2 });
        book.add(Board::EMPTY, Opening { value: 1, column: 3 });
        assert_eq!(book.get(one), Some(Opening { value: -18, column: 2 }));
        assert_eq!(book.get(one.mirrored()), Some(Opening { value: -18, column: 4 }));
        assert_eq!(book.get(one.after(1 << 2)), None);
        let again = Book::read(&book.bytes());
        assert_eq!((again.len(), again.get(Board::EMPTY)), (2, Some(Opening { value: 1, column: 3 })));
    }
}
