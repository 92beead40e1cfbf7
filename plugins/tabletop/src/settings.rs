//! What the app sets and the tabletop obeys, and what the tabletop tells the app.

use bevy::prelude::*;
use boxwood_core::{Point, Side};
use wgpu_types::DeviceType;

/// How things move.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Motion {
    /// Times faster than usual, 0.25 to 8.
    pub speed: f32,
    /// Short straight moves instead of arcs and tumbles.
    pub reduced: bool,
    /// Nothing moves: everything is at its place at once.
    pub instant: bool,
}

impl Default for Motion {
    fn default() -> Motion {
        Motion { speed: 1.0, reduced: false, instant: false }
    }
}

/// How much the picture costs. Every tier shows the same things in the same places.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Quality {
    /// For tests on a software renderer: no smoothing of edges, the smallest shadows, small pictures without mipmaps.
    Test,
    /// For weak machines: edges smoothed afterwards, small shadows.
    Low,
    /// For ordinary machines and browsers.
    #[default]
    Medium,
    /// For good graphics cards.
    High,
}

impl Quality {
    /// The width of the shadow map in texels.
    #[must_use]
    pub const fn shadow_map(self) -> usize {
        match self {
            Quality::Test => 512,
            Quality::Low => 1024,
            Quality::Medium => 2048,
            Quality::High => 4096,
        }
    }
}

impl Quality {
    /// What suits a graphics device: a software renderer has no time for more than the low tier.
    #[must_use]
    pub const fn suiting(device: DeviceType) -> Quality {
        match device {
            DeviceType::Cpu => Quality::Low,
            DeviceType::DiscreteGpu => Quality::High,
            DeviceType::IntegratedGpu | DeviceType::VirtualGpu | DeviceType::Other => Quality::Medium,
        }
    }

    /// Whether pictures have smaller levels for what is far; otherwise the large ones are half as wide and high.
    #[must_use]
    pub const fn has_mipmaps(self) -> bool {
        !matches!(self, Quality::Test)
    }

    /// Whether one level blends into the next. A software renderer reads two levels for it, also where there is but one,
    /// and is a fifth faster without.
    #[must_use]
    pub const fn blends_mipmaps(self) -> bool {
        matches!(self, Quality::Medium | Quality::High)
    }

    /// Whether the shader takes the sRGB curve out of a colour, once, after four texels have been mixed. A software renderer
    /// otherwise takes it out of each.
    #[must_use]
    pub const fn decodes_colors(self) -> bool {
        matches!(self, Quality::Test | Quality::Low)
    }

    /// How many samples a texture may take at grazing angles; a software renderer pays dearly for each. Taken when a
    /// table is loaded.
    #[must_use]
    pub const fn anisotropy(self) -> u16 {
        match self {
            Quality::Test | Quality::Low => 1,
            Quality::Medium => 2,
            Quality::High => 8,
        }
    }
}

/// What the interface covers of the window, in logical pixels; the board is fitted into the rest.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct ViewInsets {
    /// From the left.
    pub left: f32,
    /// From the right.
    pub right: f32,
    /// From the top.
    pub top: f32,
    /// From the bottom.
    pub bottom: f32,
}

/// How the table is looked at.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// From straight above.
    pub flat: bool,
    /// The side whose men stand near.
    pub near: Side,
    /// How far the viewer has walked round the table, in radians.
    pub yaw: f32,
    /// How far the viewer has risen (positive) or bent down, in radians.
    pub pitch: f32,
    /// How much nearer than the fitted view, 1 to 4.
    pub zoom: f32,
}

impl Default for View {
    fn default() -> View {
        View { flat: false, near: Side::First, yaw: 0.0, pitch: 0.0, zoom: 1.0 }
    }
}

/// Asks for the view from above, or back.
#[derive(Message, Clone, Copy, Debug)]
pub struct FlipViewRequested;

/// Asks for the view to be as at first: not turned, not zoomed.
#[derive(Message, Clone, Copy, Debug)]
pub struct ResetViewRequested;

/// Asks for what is moving to be at its end at once.
#[derive(Message, Clone, Copy, Debug)]
pub struct SkipRequested;

/// Asks for the table's action on a point, as a click there would have it: choose a man, move him, take off.
#[derive(Message, Clone, Copy, Debug)]
pub struct PointPressed {
    /// The point.
    pub point: Point,
}

/// Asks for the levels of a stand to be pulled apart, or pushed together again.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct LevelsRequested;

/// Whether the pointer is over the interface, so that the table leaves it alone. The app sets it every frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointerBlocked(pub bool);

/// The point that was chosen to move from.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Selected(pub Option<Point>);

/// The point under the pointer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hovered(pub Option<Point>);

/// The point at which the keyboard's cursor stands, if the keyboard is in use.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor(pub Option<Point>);

/// The points of a step worth showing (a hint), which are marked on the board.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Hinted(pub Vec<Point>);

/// Where everything is on the screen, in logical pixels from the window's upper left corner.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct PointScreen {
    /// Each point, by its index.
    pub points: Vec<Vec2>,
    /// The cup.
    pub cup: Option<Vec2>,
    /// The four corners of the board: left far, right far, right near, left near, as the board itself has them.
    pub corners: [Vec2; 4],
}
