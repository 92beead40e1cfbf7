//! What makes sounds audible. Each output reads [`Play`](crate::Play) and [`RoomTone`](crate::RoomTone) and nothing
//! else, so that a platform brings its own without a change elsewhere.

#[cfg(target_arch = "wasm32")]
pub mod browser;
#[cfg(not(target_arch = "wasm32"))]
pub mod kira;

#[cfg(target_arch = "wasm32")]
pub use browser::plugin;
#[cfg(not(target_arch = "wasm32"))]
pub use kira::plugin;
