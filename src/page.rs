//! The page round the game in a browser: what its address asks for, what the game tells it, what it asks of the game.
//!
//! The page (`web/`) shows the table a second time in words, as a grid of buttons: for whoever cannot see the canvas, and
//! for whoever tests the game. [`Mirror`] is what it shows, [`Asked`] what it may ask; both are plain data, made and
//! tested on every platform. What talks to the page is compiled for browsers only.

pub mod address;
pub mod asked;
#[cfg(target_arch = "wasm32")]
pub mod bridge;
pub mod mirror;
#[cfg(target_arch = "wasm32")]
mod talk;

pub use address::Address;
pub use asked::Asked;
pub use mirror::Mirror;
#[cfg(target_arch = "wasm32")]
pub use talk::{assets, options, plugin};

/// The canvas that the game draws on, as the page names it.
pub const CANVAS: &str = "#board";
