//! The computer player: pure Rust over [`boxwood_core`], resumable in slices, no clock.

pub mod entry;
pub mod thinker;

pub use entry::{GameEntry, Solved};
pub use thinker::{Level, Limits, Report, Thinker, Thought};
