//! The boards: planks with the lines carved in and a hollow at each point, and a stone as in the cloisters' seats.
//!
//! A board's model has a node `point_NAME` at each point and `line_NAME_NAME_NAME` for each line; it lies with the first
//! side at +z.

use bevy::math::Vec2;
use boxwood_core::Point;
use mill_rules::boards::BoardKind;

/// A board as it lies on the table; lengths in metres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MillBoard {
    /// Its points.
    pub kind: BoardKind,
    /// Its glTF file.
    pub model: &'static str,
    /// Half its size along x and z.
    pub half: Vec2,
    /// Half the width of the part that belongs to a point; where parts overlap the nearest point has it.
    pub reach: f32,
}

impl MillBoard {
    /// The node of a point.
    #[must_use]
    pub const fn point_node(self) -> fn(Point) -> String {
        match self.kind {
            BoardKind::Grid9 => |point| node(BoardKind::Grid9, point),
            BoardKind::Ring16 => |point| node(BoardKind::Ring16, point),
            BoardKind::Tri18 => |point| node(BoardKind::Tri18, point),
            BoardKind::Ring24 => |point| node(BoardKind::Ring24, point),
        }
    }
}

/// What the nodes of lines begin with.
pub const LINE_NODES: &str = "line_";

fn node(kind: BoardKind, point: Point) -> String {
    format!("point_{}", kind.names().get(point.index()).copied().unwrap_or("none"))
}

const fn board(kind: BoardKind, model: &'static str, half: (f32, f32), reach: f32) -> MillBoard {
    MillBoard { kind, model, half: Vec2::new(half.0, half.1), reach }
}

/// Nine points with rows, columns and diagonals.
pub const NINE: MillBoard = board(BoardKind::Grid9, "models/boards/mill9.glb", (0.103, 0.0867), 0.027);
/// The same scratched into a stone.
pub const NINE_IN_STONE: MillBoard = board(BoardKind::Grid9, "models/boards/mill9_stone.glb", (0.102, 0.088), 0.027);
/// A stone with rows and columns only.
pub const NINE_HOLES: MillBoard = board(BoardKind::Grid9, "models/boards/mill9_stone_rows.glb", (0.102, 0.088), 0.027);
/// Two squares.
pub const SIXTEEN: MillBoard = board(BoardKind::Ring16, "models/boards/mill16.glb", (0.134, 0.1187), 0.024);
/// Two squares with diagonals at the corners, for moving.
pub const SIXTEEN_DIAGONALS: MillBoard = board(BoardKind::Ring16, "models/boards/mill16d.glb", (0.134, 0.1187), 0.024);
/// Three triangles, the middles of their sides joined.
pub const TRIANGLES: MillBoard = board(BoardKind::Tri18, "models/boards/tri18.glb", (0.176, 0.1487), 0.023);
/// Three triangles, their corners joined.
pub const TRIANGLES_CORNERS: MillBoard =
    board(BoardKind::Tri18, "models/boards/tri18_corner.glb", (0.176, 0.1487), 0.023);
/// Three triangles, both joined.
pub const TRIANGLES_BOTH: MillBoard = board(BoardKind::Tri18, "models/boards/tri18_both.glb", (0.176, 0.1487), 0.023);
/// Three squares.
pub const TWENTY_FOUR: MillBoard = board(BoardKind::Ring24, "models/boards/mill24.glb", (0.152, 0.1317), 0.020);
/// Three squares with diagonals at the corners.
pub const TWENTY_FOUR_DIAGONALS: MillBoard =
    board(BoardKind::Ring24, "models/boards/mill24d.glb", (0.152, 0.1317), 0.020);

/// Every board.
pub const ALL: [MillBoard; 10] = [
    NINE,
    NINE_IN_STONE,
    NINE_HOLES,
    SIXTEEN,
    SIXTEEN_DIAGONALS,
    TRIANGLES,
    TRIANGLES_CORNERS,
    TRIANGLES_BOTH,
    TWENTY_FOUR,
    TWENTY_FOUR_DIAGONALS,
];
