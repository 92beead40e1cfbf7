//! The switches of the rules: every point on which the sources differ or are silent.

use crate::boards::{BoardKind, Connectors};
use boxwood_core::SwitchError;

/// A full set of rules. What the game itself decides (board, how it is won) stands beside the switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MillRules {
    /// The board.
    pub board: BoardKind,
    /// What wins.
    pub win: Win,
    /// Whether the diagonals make lines, where the board has any.
    pub diagonal_lines: bool,
    /// Whether men move along the diagonals.
    pub diagonal_moves: bool,
    /// How the triangles are joined.
    pub connectors: Connectors,
    /// Men of each side.
    pub men: u8,
    /// How a man moves once all are entered.
    pub phase2: Phase2,
    /// With how many men or fewer, none in hand, a side carries its men to any empty point; 0 for never.
    pub fly_at: u8,
    /// Who may be taken.
    pub capture: Capture,
    /// Whether two mills made at once take two men.
    pub each_mill: bool,
    /// Whether a mill may be made by entering a man.
    pub mill_in_placement: bool,
    /// Whether a side with men in hand may move instead of entering one (Lasker).
    pub place_or_move: bool,
    /// Whether a mill that was opened to make another may not be made again by the same men (Breyer).
    pub remake_ban: bool,
    /// Whether two men on a way between the squares of sixteen points take and are safe like a mill.
    pub african_pairs: bool,
    /// What happens to a side that has nothing it may do.
    pub blocked: Blocked,
    /// What binds the first man of the first side.
    pub first_move: FirstMove,
    /// Whether the game is drawn when all men are entered.
    pub entering_only: bool,
    /// What the three dice do.
    pub dice: MillDice,
    /// Whether the third occurrence of a position is a draw.
    pub repetition: bool,
    /// After how many turns without a man entered, a mill made or a man taken the game is drawn; 0 for never.
    pub no_progress: u16,
}

/// What wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Win {
    /// The first line.
    Line,
    /// The enemy has fewer than three men.
    Reduce,
}

/// How a man moves once all are entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase2 {
    /// Along a printed way to the next point.
    Slide,
    /// To any point beside it, as a king in chess.
    King,
    /// To any empty point.
    Carry,
}

/// Who may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Capture {
    /// Any man.
    Any,
    /// A man who is in no mill; nobody if all are.
    Strict,
    /// A man who is in no mill; any man if all are.
    Fallback,
}

/// What happens to a side that has nothing it may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Blocked {
    /// It loses.
    Lose,
    /// The game is drawn.
    Draw,
    /// It passes.
    Pass,
}

/// What binds the first man of the first side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstMove {
    /// Nothing.
    Any,
    /// It goes to the middle and stays there.
    CentreFixed,
    /// It does not go to the middle.
    NotCentre,
}

/// What the three dice of Alfonso's game do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MillDice {
    /// There are none.
    None,
    /// While men are entered, a special throw first takes a man out of an enemy mill.
    Bell,
    /// While men are entered, a special throw enters three men on an empty line.
    Murray,
    /// When the men move, a special throw lets a man jump into a mill.
    Schaedler,
}

impl MillRules {
    /// Whether a side with `men` men on the board and none in hand carries them anywhere.
    #[must_use]
    #[inline]
    pub const fn flies(&self, men: u32) -> bool {
        men <= self.fly_at as u32 || matches!(self.phase2, Phase2::Carry)
    }

    /// The rules of a full list of switches, for the game with this board and this way to win. What a game has no
    /// switch for is as in the plainest game.
    ///
    /// # Errors
    /// Two values make no sense together. Each by itself must have been checked before.
    pub fn from_switches(board: BoardKind, win: Win, values: &[(String, String)]) -> Result<MillRules, SwitchError> {
        let value = |name: &str| values.iter().find(|(n, _)| n == name).map_or("", |(_, v)| v.as_str());
        let yes = |name: &str| value(name) == "yes";
        let number = |name: &str| value(name).parse::<u16>().unwrap_or(0);
        let rules = MillRules {
            board,
            win,
            diagonal_lines: match board {
                BoardKind::Grid9 => value("lines") == "8",
                _ => value("lines") == "20",
            },
            diagonal_moves: yes("diagonal_moves"),
            connectors: match value("connectors") {
                "corners" => Connectors::Corners,
                "both" => Connectors::Both,
                _ => Connectors::Midpoints,
            },
            men: number("men") as u8,
            phase2: match value("phase2") {
                "king" => Phase2::King,
                "carry" => Phase2::Carry,
                _ => Phase2::Slide,
            },
            fly_at: number("fly_at") as u8,
            capture: match value("capture") {
                "any" => Capture::Any,
                "fallback" => Capture::Fallback,
                _ => Capture::Strict,
            },
            each_mill: value("per_mill") == "each",
            mill_in_placement: value("mill_in_placement") != "no",
            place_or_move: yes("place_or_move"),
            remake_ban: yes("remake_ban"),
            african_pairs: yes("african_pairs"),
            blocked: match value("blocked") {
                "pass" => Blocked::Pass,
                "draw" => Blocked::Draw,
                _ => Blocked::Lose,
            },
            first_move: match value("first_move") {
                "centre_fixed" => FirstMove::CentreFixed,
                "not_centre" => FirstMove::NotCentre,
                _ => FirstMove::Any,
            },
            entering_only: yes("entering_only"),
            dice: match value("dice") {
                "bell" => MillDice::Bell,
                "murray" => MillDice::Murray,
                "schaedler" => MillDice::Schaedler,
                _ => MillDice::None,
            },
            repetition: value("repetition") == "third",
            no_progress: number("no_progress"),
        };
        let quarrel = |a: &str, b: &str| {
            let said = |name: &str| format!("{name} = {}", value(name));
            Err(SwitchError::Quarrel(said(a), said(b)))
        };
        if rules.entering_only && !rules.mill_in_placement {
            // No line could ever be made.
            return quarrel("entering_only", "mill_in_placement");
        }
        if rules.dice != MillDice::None && rules.place_or_move {
            // The dice tell entering and moving apart.
            return quarrel("dice", "place_or_move");
        }
        Ok(rules)
    }
}
