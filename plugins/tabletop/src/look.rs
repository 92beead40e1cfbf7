//! What a game hands to the tabletop: which models lie there and where things stand on them.
//!
//! Everything is in metres in the board's own frame: x to the right, y up, z towards the first side; the origin is the
//! middle of the board's underside.

use bevy::prelude::*;
use boxwood_core::{Point, Side};

/// The looks of every game of the house; game plugins push theirs.
#[derive(Resource, Default, Debug)]
pub struct Looks(pub Vec<Look>);

impl Looks {
    /// The look of a game.
    #[must_use]
    pub fn find(&self, game: &str) -> Option<&Look> {
        self.0.iter().find(|l| l.game == game)
    }
}

/// How one game lies on the table. Node names are those of the board's glTF file.
#[derive(Clone, Debug)]
pub struct Look {
    /// The game's id.
    pub game: &'static str,
    /// The board's glTF file.
    pub board: &'static str,
    /// Half the size of the board: what the camera must show, standing on the table.
    pub half: Vec3,
    /// How high the board's underside lies above the table.
    pub lift: f32,
    /// A soft shadow round the board: texture and the size of its quad.
    pub shadow: Option<(&'static str, Vec2)>,
    /// What else lies on the table.
    pub props: Vec<Prop>,
    /// The node on which a man stands on a point.
    pub point_node: fn(Point) -> String,
    /// The part of the board that belongs to a point, for finger and pointer.
    pub footprint: Footprint,
    /// The node where the man that a side has taken lies, by order of taking from 0.
    pub trophy_node: Option<fn(Side, u8) -> String>,
    /// The node where a man waits before he is entered.
    pub hand_node: Option<fn(Side, u8) -> String>,
    /// The men of the first and the second side.
    pub men: [Men; 2],
    /// What makes a man the game's special piece.
    pub special: Option<Cap>,
    /// Nodes of the board that light up when a special piece is made, by point.
    pub glows: Vec<(Point, &'static str)>,
    /// Dice and cup, in games that have them.
    pub dice: Option<DiceLook>,
}

/// A thing on the table that takes no part in the game.
#[derive(Clone, Debug)]
pub struct Prop {
    /// Its glTF file.
    pub model: &'static str,
    /// Where it lies: metres on the table's plane, middle of the board above the origin.
    pub at: Vec3,
    /// Whether it turns with the board (a runner under it) or stays with the table.
    pub with_board: bool,
}

/// A rectangle about the place where a man stands.
#[derive(Clone, Copy, Debug)]
pub struct Footprint {
    /// Its middle, from the man's place.
    pub offset: Vec2,
    /// Half its size along x and z.
    pub half: Vec2,
}

/// The men of one side.
#[derive(Clone, Debug)]
pub struct Men {
    /// The glTF file.
    pub model: &'static str,
    /// Nodes of the variants, dealt out in turn.
    pub variants: &'static [&'static str],
    /// How tall a man is.
    pub height: f32,
    /// Half his width.
    pub radius: f32,
    /// How heavy he sounds, 0 to 1.
    pub weight: f32,
}

/// What is set on a man who becomes the special piece.
#[derive(Clone, Debug)]
pub struct Cap {
    /// The glTF file; its origin comes to the seat.
    pub model: &'static str,
    /// How high above a man's base it sits, by side.
    pub seat: [f32; 2],
    /// The colour of the light that goes round.
    pub glow: Color,
}

/// Dice and cup.
#[derive(Clone, Debug)]
pub struct DiceLook {
    /// The die's glTF file; the origin is its middle.
    pub model: &'static str,
    /// The edge of a die.
    pub edge: f32,
    /// The direction of faces 1 to 6 in the die's own frame.
    pub faces: [Vec3; 6],
    /// The cup's glTF file; the origin is the middle of its base.
    pub cup: &'static str,
    /// Half the cup's width and its height.
    pub cup_size: Vec2,
    /// Where dice fall for the first and the second side: the middle of a flat floor, and half its size in x and z.
    pub trays: [(Vec3, Vec2); 2],
    /// How high the low end walls of the trays are above their floor.
    pub wall: f32,
}

/// The look of a table of oak, a runner of linen: what every board lies on.
#[must_use]
pub fn oak_and_linen() -> Vec<Prop> {
    vec![
        Prop { model: "models/tables/table_oak.glb", at: Vec3::ZERO, with_board: false },
        Prop { model: "models/tables/linen_runner.glb", at: Vec3::new(0.0, 0.0002, 0.0), with_board: true },
    ]
}
