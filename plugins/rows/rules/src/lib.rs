//! The rules of the games of rows: noughts and crosses, four in a row on the upright boards, and the cubes of four and
//! five.
//!
//! One set of rules over boards of cells and their lines ([`shape::Shape`]). The named readings are data in
//! `assets/rulesets`; `docs/rules/rows.md` gives the sources.

pub mod cells;
pub mod computer;
pub mod entry;
pub mod game;
pub mod position;
pub mod rules;
pub mod shape;
pub mod text;

pub use cells::Cells;
pub use entry::{ENTRIES, RowsEntry};
pub use game::Rows;
pub use position::Position;
pub use rules::{RowsRules, Size};
