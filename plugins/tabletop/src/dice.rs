//! Dice: drawn by the match first, then thrown so that they come to lie on the faces drawn.

mod contacts;
pub mod flight;
mod symmetry;
mod world;

pub use flight::{Flight, Hit, Tray, throw};
