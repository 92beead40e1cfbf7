//! The one place for each library that needs setting up.

pub mod egui;
// A page has an icon of its own.
#[cfg(not(target_arch = "wasm32"))]
pub mod icon;
pub mod winit;
