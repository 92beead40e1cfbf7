//! The switches of the rules, and the sizes of the boards, which the games themselves decide.

use boxwood_core::{Switch, SwitchError};

/// How large a board is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    /// Cells from left to right: files.
    pub files: u8,
    /// Cells from the near edge to the far one, on an upright board from the bottom to the top: ranks.
    pub ranks: u8,
    /// Levels, one above the other; 1 for a board that is flat.
    pub levels: u8,
}

impl Size {
    /// A board of one level.
    #[must_use]
    pub const fn flat(files: u8, ranks: u8) -> Size {
        Size { files, ranks, levels: 1 }
    }

    /// A cube.
    #[must_use]
    pub const fn cube(edge: u8) -> Size {
        Size { files: edge, ranks: edge, levels: edge }
    }

    /// How many cells there are.
    #[must_use]
    pub const fn cells(self) -> u8 {
        self.files * self.ranks * self.levels
    }

    /// How many cells one cell lies above another in the board's order: men fall along the ranks of a flat board and
    /// along the levels of a cube.
    #[must_use]
    pub const fn storey(self) -> u8 {
        if self.levels > 1 { self.files * self.ranks } else { self.files }
    }
}

/// A full set of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RowsRules {
    /// The board.
    pub size: Size,
    /// How many men in a line win.
    pub in_row: u8,
    /// Whether a man falls to the lowest empty cell of his column.
    pub gravity: bool,
}

const GRAVITY: Switch = Switch { name: "gravity", values: &["no", "yes"] };

/// Noughts and crosses has nothing to set.
pub const NOUGHTS: &[Switch] = &[];
/// The upright boards.
pub const UPRIGHT: &[Switch] =
    &[Switch { name: "gravity", values: &["yes", "no"] }, Switch { name: "in_row", values: &["4", "5"] }];
/// The cubes, in which a line goes from side to side.
pub const CUBE: &[Switch] = &[GRAVITY];

impl RowsRules {
    /// The rules of a game with its board, the length of its lines and all its switches set.
    ///
    /// # Errors
    /// There is no such switch or value.
    pub fn from_switches(size: Size, in_row: u8, switches: &[(String, String)]) -> Result<RowsRules, SwitchError> {
        let mut rules = RowsRules { size, in_row, gravity: false };
        for (name, value) in switches {
            match (name.as_str(), value.as_str()) {
                ("gravity", "yes") => rules.gravity = true,
                ("gravity", "no") => rules.gravity = false,
                ("in_row", "4") => rules.in_row = 4,
                ("in_row", "5") => rules.in_row = 5,
                _ => return Err(SwitchError::Unknown(name.clone())),
            }
        }
        Ok(rules)
    }
}
