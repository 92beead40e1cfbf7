//! How the interface looks: colours of the woods, two old faces, round corners.

pub mod chips;
pub mod draw;
pub mod fonts;
pub mod palette;
pub mod signs;
pub mod style;
pub mod widgets;
