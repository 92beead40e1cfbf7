//! A match in the ECS, without rendering: what is asked, who decides, what happened.
//!
//! Hands of every kind (click, key, computer, record, network) write [`MoveRequested`] and [`ThrowRequested`];
//! [`adjudicate`](adjudicate) is the only writer of a position; everybody who shows, sounds, tells or records reads
//! [`Happened`] and [`Restored`].

pub mod current;
pub mod messages;
pub mod seat;

pub use current::{CurrentMatch, Games, MatchId, Presentation};
pub use messages::*;
pub use seat::Seat;
