//! Which board each game lies on: the tray, the two racks, the two stands.

use bevy::prelude::*;
use boxwood_core::Point;
use boxwood_tabletop::{Footprint, Look, Manner, Men, Places, Travel, Turns, oak_and_linen};

/// How high the underside lies above the table: on the linen.
pub(crate) const LIFT: f32 = 0.0012;
/// The racks' discs and the stands' beads fall where the rules say so.
const FALLING: &[(&str, &str)] = &[("gravity", "yes")];

/// The looks of all games of rows.
#[must_use]
pub fn looks() -> Vec<Look> {
    let rack = |game, board, half, point_node| Look { travel: Travel::Dropped, ..look(game, board, half, point_node) };
    let small = |when| Look { when, ..rack("connect-four", "models/boards/rack.glb", RACK, rack_node::<7>) };
    let large = |when| Look { when, ..rack("score-four", "models/boards/rack8.glb", RACK8, rack_node::<8>) };
    let four = look("four-in-a-cube", "models/boards/cube4.glb", CUBE4, cube_node::<4>);
    let five = look("five-in-a-cube", "models/boards/cube5.glb", CUBE5, cube_node::<5>);
    let falls = |stand: &Look| Look { when: FALLING, travel: Travel::Dropped, ..stand.clone() };
    vec![
        look("noughts-and-crosses", "models/boards/tray3.glb", TRAY, tray_node),
        small(&[]),
        large(&[]),
        falls(&four),
        four,
        falls(&five),
        five,
    ]
}

/// Half the boards' sizes, in metres.
const TRAY: Vec3 = Vec3::new(0.080, 0.0125, 0.080);
const RACK: Vec3 = Vec3::new(0.158, 0.1475, 0.066);
const RACK8: Vec3 = Vec3::new(0.176, 0.1815, 0.066);
const CUBE4: Vec3 = Vec3::new(0.0825, 0.1120, 0.0825);
const CUBE5: Vec3 = Vec3::new(0.099, 0.1390, 0.099);

/// What the games ask beyond their looks.
#[must_use]
pub fn manners() -> Vec<Manner> {
    let manner = |game, turns, marks| Manner {
        game,
        figure: None,
        turns,
        marks,
        bright: false,
        calls: &[],
        got_away: &[],
        notes: Some(crate::threats::notes),
    };
    vec![
        manner("noughts-and-crosses", Turns::Quarters, 1.15),
        manner("connect-four", Turns::Upright, 0.92),
        manner("score-four", Turns::Upright, 0.92),
        manner("four-in-a-cube", Turns::Any, 0.80),
        manner("five-in-a-cube", Turns::Any, 0.80),
    ]
}

fn look(game: &'static str, board: &'static str, half: Vec3, point_node: fn(Point) -> String) -> Look {
    let (men, reach) = match board {
        "models/boards/tray3.glb" => (tokens(), 0.022),
        "models/boards/rack.glb" | "models/boards/rack8.glb" => (discs(), 0.017),
        _ => (beads(), 0.0165),
    };
    Look {
        game,
        when: &[],
        board,
        half,
        lift: LIFT,
        // The picture's shadow belongs to a board that takes four fifths of it across.
        shadow: Some(("textures/contact_board.png", half.xz() * Vec2::new(2.5, 2.8))),
        props: oak_and_linen(),
        point_node,
        footprint: Footprint { offset: Vec2::ZERO, half: Vec2::splat(reach) },
        trophies: Places::None,
        hands: Places::None,
        men,
        special: None,
        glows: Vec::new(),
        line_nodes: None,
        travel: Travel::Carried,
        shut_in: &[],
        dice: None,
    }
}

const fn men(model: &'static str, variants: &'static [&'static str], size: [f32; 2], weight: f32) -> Men {
    Men { model, variants, radius: size[0], height: size[1], weight }
}

/// Crosses begin.
const fn tokens() -> [Men; 2] {
    let file = "models/boards/tray_tokens.glb";
    [men(file, &["cross"], [0.0186, 0.0092], 0.7), men(file, &["nought"], [0.017, 0.0075], 0.7)]
}

const fn discs() -> [Men; 2] {
    let file = "models/boards/rack_discs.glb";
    [men(file, &["disc_light"], [0.0168, 0.0336], 0.8), men(file, &["disc_dark"], [0.0168, 0.0336], 0.9)]
}

const fn beads() -> [Men; 2] {
    let file = "models/boards/cube_beads.glb";
    [men(file, &["bead_light"], [0.0096, 0.0188], 0.6), men(file, &["bead_dark"], [0.0102, 0.018], 0.65)]
}

fn file(cell: u8) -> char {
    char::from(b'a' + cell)
}

fn tray_node(point: Point) -> String {
    format!("square_{}{}", file(point.0 % 3), point.0 / 3 + 1)
}

fn rack_node<const FILES: u8>(point: Point) -> String {
    format!("cell_{}{}", file(point.0 % FILES), point.0 / FILES + 1)
}

fn cube_node<const EDGE: u8>(point: Point) -> String {
    let level = EDGE * EDGE;
    format!("cell_{}{}_{}", file(point.0 % EDGE), point.0 % level / EDGE + 1, point.0 / level + 1)
}
