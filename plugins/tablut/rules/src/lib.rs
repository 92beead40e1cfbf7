//! The rules of Tablut, the game that Linnaeus saw in Lapland in 1732: a king and his eight men break out, sixteen men
//! hem him in. `docs/rules/tablut.md` tells where each rule comes from.
//!
//! The first side (`p1`) are the attackers, whoever begins.

pub mod bits;
pub mod entry;
pub mod evaluation;
pub mod formats;
pub mod game;
pub mod moves;
pub mod notation;
pub mod play;
pub mod position;
pub mod rules;
pub mod search;
pub mod text;
pub mod why;

pub use entry::{GAME_ID, TABLUT};
pub use game::{Tablut, square_name};
pub use position::{End, Position};
pub use rules::TablutRules;
