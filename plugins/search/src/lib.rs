//! The computer player: pure Rust over [`boxwood_core`], resumable in slices, no clock.
//!
//! A rules crate implements [`Evaluate`] beside its rules and answers `GameEntry::new_thinker` with
//! [`think_in_throws`], or in a game without dice with [`think_alpha_beta`]. [`Review`] judges a game afterwards.

pub mod alpha_beta;
pub mod entry;
pub mod evaluate;
pub mod review;
pub mod thinker;
pub mod throws;

pub use alpha_beta::think_alpha_beta;
pub use entry::{GameEntry, Solved};
pub use evaluate::{CERTAIN, Evaluate};
pub use review::Review;
pub use thinker::{Level, Limits, Report, Thinker, Thought};
pub use throws::think_in_throws;
