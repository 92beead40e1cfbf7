//! The switches of the rules: every point on which the sources differ or are silent.

use boxwood_core::{Side, Switch, SwitchError};

/// A full set of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TablutRules {
    /// Who moves first.
    pub first_mover: Side,
    /// Whether the king takes part in taking men.
    pub king_armed: bool,
    /// How many attackers take the king who is neither on his throne nor beside it.
    pub king_captured_by: OpenKing,
    /// How the king is taken beside his throne.
    pub beside_throne: BesideThrone,
    /// To whom the throne is an enemy.
    pub hostile_throne: HostileThrone,
    /// Whether men and king may pass over the empty throne.
    pub throne_passage: bool,
    /// Whether the king may go back to his throne.
    pub throne_reentry: bool,
    /// Whether the last defender beside the king on his throne is taken against the king.
    pub rule_eleven: bool,
    /// Whether the king escapes in the corners only; else anywhere at the edge.
    pub corners_only: bool,
    /// Whether a side that has no move loses; else the game is drawn.
    pub no_move_loses: bool,
    /// Whether the attackers win by shutting in all who are left of the king's side.
    pub enclosure_wins: bool,
    /// Whether the king has won as soon as two ways out are open and it is not his turn.
    pub tuichu_wins: bool,
    /// Whether the winner of a game has the king in the next; the rules of a single game do not ask.
    pub winner_keeps_king: bool,
    /// Whether the third occurrence of a position is a draw.
    pub repetition: bool,
    /// After how many turns without a capture the game is drawn; 0 for never.
    pub no_progress: u16,
}

/// How many attackers take the king in the open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpenKing {
    /// Two on opposite sides, as they take any man.
    Two,
    /// Four, on all sides.
    Four,
}

/// How the king is taken beside his throne.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BesideThrone {
    /// By attackers on the other three sides.
    Three,
    /// By four attackers, which there is no room for: he is safe.
    Four,
    /// As in the open, a hostile throne standing in for an attacker.
    AsOpen,
}

/// To whom the throne is an enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HostileThrone {
    /// While it is empty, to all.
    EmptyToAll,
    /// To nobody.
    Never,
    /// While it is empty, to all; while the king sits on it, to the attackers, whether he is armed or not.
    AlwaysToAttackers,
}

/// The most turns without a capture that can be asked for.
pub const MOST_TURNS: u16 = 9999;

const YES_NO: &[&str] = &["yes", "no"];
const NO_YES: &[&str] = &["no", "yes"];

/// Every switch, in the order in which they are shown and recorded; the usual value first.
pub const SWITCHES: [Switch; 15] = [
    Switch { name: "first_mover", values: &["attackers", "defenders"] },
    Switch { name: "king_armed", values: YES_NO },
    Switch { name: "king_captured_by", values: &["two", "four"] },
    Switch { name: "beside_throne", values: &["three", "four", "as_open"] },
    Switch { name: "hostile_throne", values: &["empty_to_all", "never", "always_to_attackers"] },
    Switch { name: "throne_passage", values: NO_YES },
    Switch { name: "throne_reentry", values: NO_YES },
    Switch { name: "rule_eleven", values: YES_NO },
    Switch { name: "escape", values: &["edge", "corner"] },
    Switch { name: "no_move", values: &["draw", "lose"] },
    Switch { name: "enclosure_wins", values: NO_YES },
    Switch { name: "tuichu_wins", values: NO_YES },
    Switch { name: "winner_keeps_king", values: NO_YES },
    Switch { name: "repetition", values: &["third", "none"] },
    // Any number of turns up to [`MOST_TURNS`] will do; these are offered.
    Switch { name: "no_progress", values: &["100", "200", "50", "none"] },
];

impl TablutRules {
    /// The rules of a full list of switches. Each value must have been checked before; no two of them quarrel.
    ///
    /// # Errors
    /// A switch is missing.
    pub fn from_switches(values: &[(String, String)]) -> Result<TablutRules, SwitchError> {
        let value = |name: &str| {
            let found = values.iter().find(|(n, _)| n == name).map(|(_, v)| v.as_str());
            found.ok_or_else(|| SwitchError::Unknown(name.to_owned()))
        };
        let is = |name: &str, wanted: &str| value(name).map(|v| v == wanted);
        Ok(TablutRules {
            first_mover: if is("first_mover", "defenders")? { Side::Second } else { Side::First },
            king_armed: is("king_armed", "yes")?,
            king_captured_by: if is("king_captured_by", "four")? { OpenKing::Four } else { OpenKing::Two },
            beside_throne: match value("beside_throne")? {
                "four" => BesideThrone::Four,
                "as_open" => BesideThrone::AsOpen,
                _ => BesideThrone::Three,
            },
            hostile_throne: match value("hostile_throne")? {
                "never" => HostileThrone::Never,
                "always_to_attackers" => HostileThrone::AlwaysToAttackers,
                _ => HostileThrone::EmptyToAll,
            },
            throne_passage: is("throne_passage", "yes")?,
            throne_reentry: is("throne_reentry", "yes")?,
            rule_eleven: is("rule_eleven", "yes")?,
            corners_only: is("escape", "corner")?,
            no_move_loses: is("no_move", "lose")?,
            enclosure_wins: is("enclosure_wins", "yes")?,
            tuichu_wins: is("tuichu_wins", "yes")?,
            winner_keeps_king: is("winner_keeps_king", "yes")?,
            repetition: is("repetition", "third")?,
            no_progress: value("no_progress")?.parse().unwrap_or(0),
        })
    }
}
