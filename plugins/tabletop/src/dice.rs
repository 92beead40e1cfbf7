//! Dice: drawn by the match first, then thrown so that they come to lie on the faces drawn.

pub mod flight;
mod symmetry;
mod world;

pub use flight::{Flight, Hit, Tray, throw};
