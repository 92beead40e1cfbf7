//! The one place for each library that needs setting up.

pub mod egui;
pub mod icon;
pub mod winit;
