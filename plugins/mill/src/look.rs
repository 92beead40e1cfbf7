//! Which board each game lies on, by which rules.

use crate::beside::beside;
use crate::boards::{self, LINE_NODES, MillBoard};
use bevy::prelude::*;
use boxwood_tabletop::{DiceFloor, DiceLook, Footprint, Look, Men, Places, Travel, oak_and_linen};

/// How high the board's underside lies above the table: on the linen.
const LIFT: f32 = 0.0012;
/// How thick the boards are.
const THICK: f32 = 0.0228;

/// Switches with their values.
type When = &'static [(&'static str, &'static str)];

/// A game on a board.
struct Laid {
    game: &'static str,
    when: When,
    board: MillBoard,
    /// The most men that a side can have by any setting of the switches.
    men: u8,
    takes: bool,
}

const fn laid(game: &'static str, when: When, board: MillBoard, men: u8) -> Laid {
    Laid { game, when, board, men, takes: men > 4 }
}

const USUAL: When = &[];
/// Diagonals are carved where they are used, be it for lines or only for moves.
const DIAGONAL_LINES: When = &[("lines", "20")];
const DIAGONAL_MOVES: When = &[("diagonal_moves", "yes")];

/// What lies on the table for each game. The first that fits the switches is laid.
const LAID: [Laid; 20] = [
    laid("nine-holes", &[("lines", "8")], boards::NINE_IN_STONE, 4),
    laid("nine-holes", DIAGONAL_MOVES, boards::NINE_IN_STONE, 4),
    laid("nine-holes", USUAL, boards::NINE_HOLES, 4),
    laid("three-mens-morris", USUAL, boards::NINE, 4),
    laid("five-mens-morris", DIAGONAL_MOVES, boards::SIXTEEN_DIAGONALS, 8),
    laid("five-mens-morris", USUAL, boards::SIXTEEN, 8),
    laid("six-mens-morris", DIAGONAL_MOVES, boards::SIXTEEN_DIAGONALS, 8),
    laid("six-mens-morris", USUAL, boards::SIXTEEN, 8),
    laid("sixpenny-madell", &[("connectors", "corners")], boards::TRIANGLES_CORNERS, 9),
    laid("sixpenny-madell", &[("connectors", "both")], boards::TRIANGLES_BOTH, 9),
    laid("sixpenny-madell", USUAL, boards::TRIANGLES, 9),
    laid("nine-mens-morris", DIAGONAL_LINES, boards::TWENTY_FOUR_DIAGONALS, 12),
    laid("nine-mens-morris", DIAGONAL_MOVES, boards::TWENTY_FOUR_DIAGONALS, 12),
    laid("nine-mens-morris", USUAL, boards::TWENTY_FOUR, 12),
    laid("alquerque-de-nueve-dice", DIAGONAL_LINES, boards::TWENTY_FOUR_DIAGONALS, 12),
    laid("alquerque-de-nueve-dice", USUAL, boards::TWENTY_FOUR, 12),
    laid("lasker-morris", DIAGONAL_LINES, boards::TWENTY_FOUR_DIAGONALS, 12),
    laid("lasker-morris", USUAL, boards::TWENTY_FOUR, 12),
    laid("twelve-mens-morris", &[("lines", "16"), ("diagonal_moves", "no")], boards::TWENTY_FOUR, 12),
    laid("twelve-mens-morris", USUAL, boards::TWENTY_FOUR_DIAGONALS, 12),
];

/// The looks of all mill games.
#[must_use]
pub fn looks() -> Vec<Look> {
    LAID.iter().map(look).collect()
}

fn look(laid: &Laid) -> Look {
    let Laid { game, when, board, men, takes } = *laid;
    let beside = beside(board.half, men, if takes { men - 2 } else { 0 });
    let man = |node: &'static [&'static str], height, radius, weight| Men {
        model: "models/boards/mill_men.glb",
        variants: node,
        height,
        radius,
        weight,
    };
    Look {
        game,
        when,
        board: board.model,
        half: Vec3::new(beside.half.x, THICK / 2.0, beside.half.y),
        lift: LIFT,
        // The picture's shadow belongs to a board that takes four fifths of it.
        shadow: Some(("textures/contact_board.png", board.half * Vec2::new(2.5, 2.8))),
        props: oak_and_linen(),
        point_node: board.point_node(),
        footprint: Footprint { offset: Vec2::ZERO, half: Vec2::splat(board.reach) },
        trophies: if takes { Places::At(beside.taken) } else { Places::None },
        hands: Places::At(beside.hands),
        men: [man(&["man_light"], 0.0085, 0.012, 0.75), man(&["man_dark"], 0.0144, 0.011, 0.9)],
        special: None,
        glows: Vec::new(),
        line_nodes: Some(LINE_NODES),
        travel: Travel::Pushed,
        shut_in: &["no-move-left", "nobody-can-move"],
        dice: (game == "alquerque-de-nueve-dice").then(dice),
    }
}

/// Three dice, a cup, and a tray: on the board there is no room for them.
fn dice() -> DiceLook {
    DiceLook {
        model: "models/tables/die.glb",
        edge: 0.012,
        faces: [Vec3::Y, Vec3::Z, Vec3::X, Vec3::NEG_X, Vec3::NEG_Z, Vec3::NEG_Y],
        cup: "models/tables/cup.glb",
        cup_size: Vec2::new(0.0345, 0.0833),
        floor: DiceFloor::Tray {
            model: "models/tables/dice_tray.glb",
            half: Vec3::new(0.065, 0.0087, 0.044),
            floor: (0.003, Vec2::new(0.057, 0.036)),
            wall: 0.013,
        },
    }
}
