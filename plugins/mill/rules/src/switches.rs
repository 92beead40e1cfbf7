//! Which switches the games have, and what they can be set to.

use boxwood_core::Switch;

const YES_NO: &[&str] = &["yes", "no"];
const NO_YES: &[&str] = &["no", "yes"];

const REPETITION: Switch = Switch { name: "repetition", values: &["third", "none"] };
/// Any number of turns up to [`MOST_TURNS`] will do; these are offered.
const NO_PROGRESS: Switch = Switch { name: "no_progress", values: &["100", "200", "50", "none"] };
const SLIDE_OR_CARRY: Switch = Switch { name: "phase2", values: &["slide", "carry"] };
const FLY_AT: Switch = Switch { name: "fly_at", values: &["none", "3", "4"] };
const CAPTURE: Switch = Switch { name: "capture", values: &["strict", "fallback", "any"] };
const PER_MILL: Switch = Switch { name: "per_mill", values: &["each", "1"] };
const MILL_IN_PLACEMENT: Switch = Switch { name: "mill_in_placement", values: YES_NO };
const PLACE_OR_MOVE: Switch = Switch { name: "place_or_move", values: NO_YES };
const REMAKE_BAN: Switch = Switch { name: "remake_ban", values: NO_YES };
const DIAGONAL_MOVES: Switch = Switch { name: "diagonal_moves", values: NO_YES };
const BLOCKED: Switch = Switch { name: "blocked", values: &["lose", "draw", "pass"] };

/// The most turns without progress that can be asked for.
pub const MOST_TURNS: u16 = 9999;

/// The games of nine points, won by a line.
pub const GRID9: &[Switch] = &[
    Switch { name: "men", values: &["3", "4"] },
    Switch { name: "lines", values: &["8", "6"] },
    Switch { name: "phase2", values: &["slide", "king", "carry"] },
    DIAGONAL_MOVES,
    Switch { name: "first_move", values: &["any", "centre_fixed", "not_centre"] },
    MILL_IN_PLACEMENT,
    Switch { name: "entering_only", values: NO_YES },
    BLOCKED,
    REPETITION,
    NO_PROGRESS,
];

/// The games of sixteen points.
pub const RING16: &[Switch] = &[
    Switch { name: "men", values: &["3", "4", "5", "6", "7", "8"] },
    Switch { name: "lines", values: &["8"] },
    SLIDE_OR_CARRY,
    DIAGONAL_MOVES,
    FLY_AT,
    CAPTURE,
    PER_MILL,
    Switch { name: "african_pairs", values: NO_YES },
    MILL_IN_PLACEMENT,
    PLACE_OR_MOVE,
    REMAKE_BAN,
    BLOCKED,
    REPETITION,
    NO_PROGRESS,
];

/// The game on three triangles.
pub const TRI18: &[Switch] = &[
    Switch { name: "men", values: &["3", "4", "5", "6", "7", "8", "9"] },
    Switch { name: "connectors", values: &["midpoints", "corners", "both"] },
    SLIDE_OR_CARRY,
    FLY_AT,
    CAPTURE,
    PER_MILL,
    MILL_IN_PLACEMENT,
    PLACE_OR_MOVE,
    REMAKE_BAN,
    BLOCKED,
    REPETITION,
    NO_PROGRESS,
];

const RING24_ALL: [Switch; 14] = [
    Switch { name: "men", values: &["3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] },
    Switch { name: "lines", values: &["16", "20"] },
    SLIDE_OR_CARRY,
    DIAGONAL_MOVES,
    FLY_AT,
    CAPTURE,
    PER_MILL,
    MILL_IN_PLACEMENT,
    PLACE_OR_MOVE,
    REMAKE_BAN,
    BLOCKED,
    REPETITION,
    NO_PROGRESS,
    Switch { name: "dice", values: &["bell", "murray", "schaedler", "none"] },
];

/// The game of twenty-four points with dice.
pub const RING24_DICE: &[Switch] = &RING24_ALL;
/// The games of twenty-four points without.
pub const RING24: &[Switch] = RING24_DICE.split_at(13).0;
