//! What a game hands to the tabletop: which models lie there and where things stand on them.
//!
//! A game may have several boards: it hands over a look for each, and says by which switches of the rules each is laid.
//!
//! Everything is in metres in the board's own frame: x to the right, y up, z towards the first side; the origin is the
//! middle of the board's underside.

use bevy::prelude::*;
use boxwood_core::{Point, Side};

/// The looks of every game of the house; game plugins push theirs.
#[derive(Resource, Default, Debug)]
pub struct Looks(pub Vec<Look>);

impl Looks {
    /// The look of a game as it is first laid.
    #[must_use]
    pub fn find(&self, game: &str) -> Option<&Look> {
        let usual = self.0.iter().find(|l| l.game == game && l.when.is_empty());
        usual.or_else(|| self.0.iter().find(|l| l.game == game))
    }

    /// The look of a game by these switches (name and value): the first whose own are all among them.
    #[must_use]
    pub fn find_by(&self, game: &str, switches: &[(String, String)]) -> Option<&Look> {
        let so = |wanted: &(&str, &str)| switches.iter().any(|(name, value)| (&**name, &**value) == *wanted);
        self.0.iter().find(|l| l.game == game && l.when.iter().all(so)).or_else(|| self.find(game))
    }
}

/// How one game lies on the table. Node names are those of the board's glTF file.
#[derive(Clone, Debug)]
pub struct Look {
    /// The game's id.
    pub game: &'static str,
    /// The switches of the rules, with their values, by which this board is laid; none for a game's usual board.
    pub when: &'static [(&'static str, &'static str)],
    /// The board's glTF file.
    pub board: &'static str,
    /// Half the size of the board with the men beside it: what the camera must show, standing on the table.
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
    /// Where the men that a side has taken lie, by order of taking.
    pub trophies: Places,
    /// Where a side's men wait before they are entered.
    pub hands: Places,
    /// The men of the first and the second side.
    pub men: [Men; 2],
    /// What makes a man the game's special piece.
    pub special: Option<Cap>,
    /// Nodes of the board that light up when a special piece is made, by point.
    pub glows: Vec<(Point, &'static str)>,
    /// What the nodes of the board's lines begin with, where a completed line lights up: the names of its points follow,
    /// in any order, joined by `_`.
    pub line_nodes: Option<&'static str>,
    /// How a man gets from point to point.
    pub travel: Travel,
    /// Reasons of an end in which the men of the side on turn are shown to be shut in before the end is told.
    pub shut_in: &'static [&'static str],
    /// Dice and cup, in games that have them.
    pub dice: Option<DiceLook>,
}

/// Where men lie who are not on the board, each by his number from 0.
#[derive(Clone, Debug, Default)]
pub enum Places {
    /// There are none.
    #[default]
    None,
    /// On nodes of the board's model.
    Nodes(fn(Side, u8) -> String),
    /// At places in the board's frame, of the first and of the second side.
    At([Vec<Vec3>; 2]),
}

/// How a man gets from point to point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Travel {
    /// He is lifted and carried in an arc.
    #[default]
    Carried,
    /// He is pushed along the wood to a neighbouring point, and carried in a high arc to any other.
    Pushed,
    /// He is pushed along the wood however far he goes.
    Slid,
    /// He is let go above his column and falls to his place.
    Dropped,
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
    /// Where the dice fall.
    pub floor: DiceFloor,
}

/// Where dice fall.
#[derive(Clone, Copy, Debug)]
pub enum DiceFloor {
    /// On parts of the board.
    Board {
        /// For the first and the second side: the middle of a flat floor, and half its size in x and z.
        trays: [(Vec3, Vec2); 2],
        /// How high the low end walls are above the floor.
        wall: f32,
    },
    /// In a tray on the table, which stands where it costs least. Its long side is its x.
    Tray {
        /// Its glTF file; the origin is the middle of its base.
        model: &'static str,
        /// Half its size, all round.
        half: Vec3,
        /// How high its floor lies, and half the floor's size in x and z.
        floor: (f32, Vec2),
        /// How high its walls are above the floor.
        wall: f32,
    },
}

/// The look of a table of oak, a runner of linen: what every board lies on.
#[must_use]
pub fn oak_and_linen() -> Vec<Prop> {
    vec![
        Prop { model: "models/tables/table_oak.glb", at: Vec3::ZERO, with_board: false },
        Prop { model: "models/tables/linen_runner.glb", at: Vec3::new(0.0, 0.0002, 0.0), with_board: true },
    ]
}
