//! The board of birch in a frame of walnut, the whittled men, and where those lie who were taken.

use crate::notes::notes;
use bevy::prelude::*;
use boxwood_core::{Point, Side};
use boxwood_tabletop::{Figure, Footprint, Look, Manner, Men, Places, Travel, Turns, oak_and_linen};
use tablut_rules::{GAME_ID, Position, square_name};

/// Half the board's size along x and z, in metres.
const HALF: f32 = 0.160;
/// How high its underside lies above the table: on the linen.
const LIFT: f32 = 0.0012;
/// Half the side of a square.
const HALF_SQUARE: f32 = 0.015;
/// The men's file.
const MEN: &str = "models/boards/tablut_pieces.glb";
/// From one taken man to the next.
const PITCH: f32 = 0.0203;
/// From the board's edge to the middle of the nearest taken man.
const GAP: f32 = 0.020;

/// Where everything lies and stands. The sizes are those of the models, in metres.
#[must_use]
pub fn look() -> Look {
    Look {
        game: GAME_ID,
        when: &[],
        board: "models/boards/tablut.glb",
        half: Vec3::new(HALF + GAP + 0.0115, 0.0095, HALF),
        lift: LIFT,
        // The picture's shadow belongs to a board that takes four fifths of it across.
        shadow: Some(("textures/contact_board.png", Vec2::new(HALF * 2.5, HALF * 2.8))),
        props: oak_and_linen(),
        point_node,
        footprint: Footprint { offset: Vec2::ZERO, half: Vec2::splat(HALF_SQUARE) },
        trophies: Places::At([Side::First, Side::Second].map(taken_by)),
        hands: Places::None,
        men: [
            Men {
                model: MEN,
                variants: &["attacker_a", "attacker_b", "attacker_c"],
                height: 0.025,
                radius: 0.0085,
                weight: 0.7,
            },
            Men { model: MEN, variants: &["defender_a", "defender_b"], height: 0.027, radius: 0.009, weight: 0.75 },
        ],
        special: None,
        glows: Vec::new(),
        line_nodes: None,
        travel: Travel::Slid,
        shut_in: &["no-move-left", "king-shut-in"],
        dice: None,
    }
}

/// What the game asks beyond its look.
#[must_use]
pub fn manner() -> Manner {
    Manner {
        game: GAME_ID,
        figure: Some(Figure { node: "king", height: 0.046, radius: 0.0106 }),
        turns: Turns::Quarters,
        marks: 0.80,
        bright: true,
        calls: &["raichi", "tuichu"],
        got_away: &["king-escaped"],
        notes: Some(notes),
    }
}

fn point_node(point: Point) -> String {
    format!("square_{}", square_name(point.0))
}

/// Whom a side has taken lie in a file along the edge at its right hand, from its own corner on.
fn taken_by(side: Side) -> Vec<Vec3> {
    let toward = if side == Side::First { 1.0 } else { -1.0 };
    let most = Position::MEN[side.other().index()];
    // On the cloth, as the board does.
    let place = |number| Vec3::new(toward * (HALF + GAP), 0.0, toward * (0.1525 - PITCH * f32::from(number)));
    (0..most).map(place).collect()
}
