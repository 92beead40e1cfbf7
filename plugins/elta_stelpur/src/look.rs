//! The board of larch, walnut and maple with its slats, as the farm-made boards of the sources have them.

use bevy::prelude::*;
use boxwood_core::{Point, Side};
use boxwood_tabletop::{Cap, DiceFloor, DiceLook, Footprint, Look, Men, Places, Travel, oak_and_linen};

/// The id of the game, as its rules name it.
pub const GAME: &str = "elta-stelpur";

/// Where everything lies and stands. The sizes are those of the models, in metres.
#[must_use]
pub fn look() -> Look {
    Look {
        game: GAME,
        when: &[],
        board: "models/tables/stelpur_board.glb",
        half: Vec3::new(0.240, 0.012, 0.150),
        lift: 0.0012,
        shadow: Some(("textures/contact_board.png", Vec2::new(0.600, 0.420))),
        props: oak_and_linen(),
        point_node,
        footprint: Footprint { offset: Vec2::new(0.0, 0.0015), half: Vec2::new(0.015_25, 0.0445) },
        trophies: Places::Nodes(trophy_node),
        hands: Places::None,
        men: [
            Men {
                model: "models/tables/men_light.glb",
                variants: &["man_light_a", "man_light_b", "man_light_c"],
                height: 0.009,
                radius: 0.012,
                weight: 0.75,
            },
            Men {
                model: "models/tables/men_dark.glb",
                variants: &["man_dark_a", "man_dark_b", "man_dark_c"],
                height: 0.015,
                radius: 0.012,
                weight: 0.9,
            },
        ],
        special: Some(Cap {
            model: "models/tables/hornaskella.glb",
            seat: [0.0090, 0.0101],
            glow: Color::srgb(1.0, 0.72, 0.32),
        }),
        glows: CORNERS.iter().map(|&(point, node)| (Point(point - 1), node)).collect(),
        line_nodes: None,
        travel: Travel::Carried,
        shut_in: &[],
        dice: Some(DiceLook {
            model: "models/tables/die.glb",
            edge: 0.012,
            faces: [Vec3::Y, Vec3::Z, Vec3::X, Vec3::NEG_X, Vec3::NEG_Z, Vec3::NEG_Y],
            cup: "models/tables/cup.glb",
            cup_size: Vec2::new(0.0345, 0.0833),
            floor: DiceFloor::Board {
                trays: [1.0, -1.0].map(|half| (Vec3::new(half * 0.0965, 0.009, 0.0), Vec2::new(0.0880, 0.0450))),
                wall: 0.014,
            },
        }),
    }
}

/// The corner points with their inlays, in the order of travel.
const CORNERS: [(u8, &str); 8] = [
    (1, "inlay_01"),
    (6, "inlay_06"),
    (7, "inlay_07"),
    (12, "inlay_12"),
    (13, "inlay_13"),
    (18, "inlay_18"),
    (19, "inlay_19"),
    (24, "inlay_24"),
];

fn point_node(point: Point) -> String {
    format!("point_{:02}", point.0 + 1)
}

/// The first side is red in the texts; what it takes lies in the trough at its right hand.
fn trophy_node(side: Side, order: u8) -> String {
    let side = match side {
        Side::First => "red",
        Side::Second => "blue",
    };
    format!("trophy_{side}_{}", order + 1)
}
