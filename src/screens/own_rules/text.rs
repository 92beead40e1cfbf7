//! Rules as text: the tags with which a record tells them, and nothing else.
//!
//! ```text
//! [Boxwood "1"]
//! [Game "nine-mens-morris"]
//! [Ruleset "jokoak"]
//! [RulesName "As at my grandmother's"]
//! [Rule.fly_at "none"]
//! ```
//!
//! A switch that is not named has the value of the ruleset. A whole record is such a text too: what else stands in it is
//! passed over.

use super::{NAME_TAG, OwnRules};
use boxwood_core::SwitchError;
use boxwood_core::record::{VERSION, tag_line, tag_parts};
use boxwood_search::GameEntry;

/// Why a text holds no rules. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoRules {
    /// There is no tag of rules in it.
    None,
    /// A line that is not written as a tag.
    NoTag(usize, String),
    /// They are of a game that is not here.
    NoGame(usize, String),
    /// They are of another game than the one that is being chosen; its id.
    OtherGame(usize, String),
    /// The game has no such ruleset.
    NoRuleset(usize, String),
    /// A switch, or its value, is none of the game's.
    Switch(usize, SwitchError),
}

/// The rules as text.
#[must_use]
pub fn write(rules: &OwnRules) -> String {
    let mut lines = Vec::new();
    let mut tag = |name: &str, value: &str| lines.push(tag_line(name, value));
    tag("Boxwood", &VERSION.to_string());
    tag("Game", &rules.game);
    tag("Ruleset", &rules.base);
    tag(NAME_TAG, &rules.name);
    for (name, value) in &rules.switches {
        tag(&format!("Rule.{name}"), value);
    }
    lines.join("\n") + "\n"
}

/// Reads rules of a game; without a ruleset they begin as the game's first. The name may be empty.
///
/// # Errors
/// The first thing that is wrong, with its line.
pub fn read(text: &str, entry: &dyn GameEntry, known: impl Fn(&str) -> bool) -> Result<OwnRules, NoRules> {
    let mut tags = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim_start_matches('\u{feff}').trim();
        if line.starts_with('[') {
            let wrong = || NoRules::NoTag(index + 1, line.to_owned());
            tags.push((index + 1, tag_parts(line).ok_or_else(wrong)?));
        }
    }
    let find = |wanted: &str| tags.iter().find(|(_, (name, _))| *name == wanted).map(|(line, (_, v))| (*line, v));
    if let Some((line, game)) = find("Game").filter(|(_, game)| *game != entry.id()) {
        let wrong = if known(game) { NoRules::OtherGame } else { NoRules::NoGame };
        return Err(wrong(line, game.clone()));
    }
    let ruleset = match find("Ruleset") {
        None => entry.rulesets().first(),
        Some((line, id)) => match entry.rulesets().iter().find(|ruleset| ruleset.id == *id) {
            None => return Err(NoRules::NoRuleset(line, id.clone())),
            found => found,
        },
    };
    let Some(ruleset) = ruleset else { return Err(NoRules::None) };
    let mut rules = OwnRules::like(entry, ruleset, find(NAME_TAG).map_or("", |(_, name)| name));
    let mut any = find("Ruleset").is_some();
    for (line, (name, value)) in &tags {
        let Some(switch) = name.strip_prefix("Rule.") else { continue };
        entry.check_switch(switch, value).map_err(|error| NoRules::Switch(*line, error))?;
        rules.set(switch, value);
        any = true;
    }
    if any { Ok(rules) } else { Err(NoRules::None) }
}
