//! The switches of the rules: every point on which the sources differ or are silent.

use boxwood_core::{Switch, SwitchError};

/// A full set of switch values; all but `horn_11`, what a 1-1 is worth to a hornaskella, which is two corners in every
/// source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Who begins.
    pub start: Start,
    /// How many men a six moves, one or two.
    pub six_men: u8,
    /// Whether one man may take several units of a throw.
    pub same_man: bool,
    /// How many corners a 6-6 is worth to a hornaskella; each six is two corners.
    pub horn_66: u8,
    /// Whether a six or a double in a side's first turn moves its rearmost men.
    pub first_turn_rearmost: bool,
    /// After which throws the same side throws again.
    pub again: Again,
    /// Where a man stops who is pushed on.
    pub skip: Skip,
    /// Whether a hornaskella between two enemy men is safe.
    pub immunity: bool,
    /// Whether a hornaskella that stands on no corner is safe.
    pub safe_off_corner: bool,
    /// Whether the six of a hornaskella takes on the first of its two corners too.
    pub horn_sweeps: bool,
    /// Whether every unit is played by the rearmost man.
    pub rearmost_first: bool,
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// Each throws one die, the lower begins.
    LowerDie,
    /// Each throws both dice, the higher total begins.
    HigherThrow,
}

/// After which throws the same side throws again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Again {
    /// After a double, even one that moved nothing.
    Doubles,
    /// After a throw that moved nothing: the words of 1888, taken literally.
    Useless,
}

/// Where a man stops whose point is closed to him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Skip {
    /// On the first empty point.
    Empty,
    /// On the first point that is not closed to him; an enemy there is taken.
    NotOwn,
}

const YES_NO: &[&str] = &["yes", "no"];
const NO_YES: &[&str] = &["no", "yes"];

/// Every switch, in the order in which it is shown and recorded.
pub const SWITCHES: [Switch; 12] = [
    Switch { name: "start", values: &["lower_die", "higher_throw"] },
    Switch { name: "six_men", values: &["1", "2"] },
    Switch { name: "same_man", values: YES_NO },
    Switch { name: "horn_11", values: &["2"] },
    Switch { name: "horn_66", values: &["8", "4"] },
    Switch { name: "first_turn_rearmost", values: NO_YES },
    Switch { name: "again", values: &["doubles", "useless"] },
    Switch { name: "skip", values: &["empty", "not_own"] },
    Switch { name: "immunity", values: YES_NO },
    Switch { name: "horn_off_corner", values: &["safe", "open"] },
    Switch { name: "horn_sweeps", values: NO_YES },
    Switch { name: "rearmost_first", values: NO_YES },
];

impl Rules {
    /// The rules of a full list of switches. No two values quarrel: each combination can be played.
    ///
    /// # Errors
    /// A switch is missing, unknown, or has a value it does not take.
    pub fn from_switches(values: &[(String, String)]) -> Result<Rules, SwitchError> {
        for (name, value) in values {
            let switch = SWITCHES.iter().find(|s| s.name == name).ok_or_else(|| SwitchError::Unknown(name.clone()))?;
            if !switch.values.contains(&value.as_str()) {
                return Err(SwitchError::Value {
                    name: name.clone(),
                    value: value.clone(),
                    values: switch.values.join(", "),
                });
            }
        }
        let value = |name: &str| {
            let found = values.iter().find(|(n, _)| n == name);
            found.map(|(_, v)| v.as_str()).ok_or_else(|| SwitchError::Unknown(name.to_owned()))
        };
        let yes = |name: &str| Ok::<bool, SwitchError>(value(name)? == "yes");
        Ok(Rules {
            start: if value("start")? == "lower_die" { Start::LowerDie } else { Start::HigherThrow },
            six_men: if value("six_men")? == "2" { 2 } else { 1 },
            same_man: yes("same_man")?,
            horn_66: if value("horn_66")? == "8" { 8 } else { 4 },
            first_turn_rearmost: yes("first_turn_rearmost")?,
            again: if value("again")? == "doubles" { Again::Doubles } else { Again::Useless },
            skip: if value("skip")? == "empty" { Skip::Empty } else { Skip::NotOwn },
            immunity: yes("immunity")?,
            safe_off_corner: value("horn_off_corner")? == "safe",
            horn_sweeps: yes("horn_sweeps")?,
            rearmost_first: yes("rearmost_first")?,
        })
    }
}
