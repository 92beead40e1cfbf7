//! What makes sounds audible. Each output reads [`Play`](crate::Play) and [`RoomTone`](crate::RoomTone) and nothing
//! else, so that a platform brings its own without a change elsewhere.

pub mod kira;

pub use kira::plugin;
