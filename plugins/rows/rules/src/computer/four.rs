//! Four in a row on seven by six, solved: every position's exact value, by a search of its own.
//!
//! A value counts the men that the winner has left when he completes his line, 1 for the line completed by his last
//! man; negative where the side to move loses, 0 for a draw. From the empty board the columns are worth
//! −2 −1 0 1 0 −1 −2, as James Allen and Victor Allis found in 1988.

pub mod board;
pub mod book;
pub mod memory;
pub mod proof;
pub mod solver;
pub mod thinker;

pub use board::Board;
pub use book::{Book, Opening};
pub use proof::Proof;
pub use solver::Solver;
pub use thinker::{FourThinker, MEMORY_BITS, solve};
