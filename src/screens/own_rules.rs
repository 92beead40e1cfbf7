//! Rules that a player makes: every switch of a game set as one likes, under a name of one's own.
//!
//! They begin as one of the game's named rulesets and are kept with the settings. A match by them says in its record
//! which ruleset they began as, every switch with its value, and their name ([`NAME_TAG`]); it can be gone on with where
//! nobody knows them.

mod making;
pub mod text;
mod words;

pub use making::{Draft, Making, OwnAsk};

use crate::settings::Settings;
use bevy::prelude::*;
use boxwood_core::{MatchInfo, RulesetInfo, Setup, Switch};
use boxwood_search::GameEntry;
use serde::{Deserialize, Serialize};

/// The tag of a record that tells what a player called the rules.
pub const NAME_TAG: &str = "RulesName";

/// The longest name, in letters.
pub const LONGEST_NAME: usize = 40;

/// Rules that a player made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnRules {
    /// The game's id.
    pub game: String,
    /// What the player calls them; no two of a game have the same name.
    pub name: String,
    /// The id of the named ruleset that they began as.
    pub base: String,
    /// Every switch of the game with its value.
    pub switches: Vec<(String, String)>,
}

impl OwnRules {
    /// Rules that are a named ruleset's in every point.
    #[must_use]
    pub fn like(entry: &dyn GameEntry, ruleset: &RulesetInfo, name: &str) -> OwnRules {
        let value = |switch: &Switch| (switch.name.to_owned(), ruleset.switches.get(switch.name).cloned());
        let switches = entry.switches().iter().map(value).filter_map(|(name, value)| Some((name, value?)));
        OwnRules {
            game: entry.id().to_owned(),
            name: name.to_owned(),
            base: ruleset.id.clone(),
            switches: switches.collect(),
        }
    }

    /// The value of a switch.
    #[must_use]
    pub fn value(&self, switch: &str) -> Option<&str> {
        self.switches.iter().find(|(name, _)| name == switch).map(|(_, value)| value.as_str())
    }

    /// Gives a switch another value.
    pub fn set(&mut self, switch: &str, value: &str) {
        match self.switches.iter_mut().find(|(name, _)| name == switch) {
            Some((_, now)) => value.clone_into(now),
            None => self.switches.push((switch.to_owned(), value.to_owned())),
        }
    }

    /// The ruleset that they began as.
    #[must_use]
    pub fn base_of<'a>(&self, entry: &'a dyn GameEntry) -> Option<&'a RulesetInfo> {
        entry.rulesets().iter().find(|ruleset| ruleset.id == self.base)
    }

    /// The switches in which they differ from the ruleset that they began as, with their values.
    #[must_use]
    pub fn changes(&self, entry: &dyn GameEntry) -> Vec<(String, String)> {
        changes(entry, &self.base, &self.switches)
    }

    /// The match that they set up, from these dice.
    #[must_use]
    pub fn setup(&self, seed: u64) -> Setup {
        Setup { ruleset: Some(self.base.clone()), overrides: self.switches.clone(), seed }
    }

    /// Whether they are rules of this game: a file can say anything, and another version may know other switches.
    #[must_use]
    pub fn fit(&self, entry: &dyn GameEntry) -> bool {
        self.game == entry.id()
            && self.base_of(entry).is_some()
            && self.switches.iter().all(|(name, value)| entry.check_switch(name, value).is_ok())
    }
}

/// The switches whose values are not those of a named ruleset.
fn changes(entry: &dyn GameEntry, base: &str, switches: &[(String, String)]) -> Vec<(String, String)> {
    let base = entry.rulesets().iter().find(|ruleset| ruleset.id == base);
    let differs = |(name, value): &&(String, String)| base.is_none_or(|base| base.switches.get(name) != Some(value));
    switches.iter().filter(differs).cloned().collect()
}

/// Whether a game has anything to choose: a switch with more than one value.
#[must_use]
pub fn can_be_made(entry: &dyn GameEntry) -> bool {
    entry.switches().iter().any(|switch| switch.values.len() > 1)
}

/// A player's own rules of a game, in the order in which they were made.
pub fn of_game<'a>(settings: &'a Settings, entry: &'a dyn GameEntry) -> impl Iterator<Item = &'a OwnRules> {
    settings.own_rules.iter().filter(|rules| rules.fit(entry))
}

/// A player's own rules of a game by their name.
#[must_use]
pub fn named<'a>(settings: &'a Settings, entry: &'a dyn GameEntry, name: &str) -> Option<&'a OwnRules> {
    of_game(settings, entry).find(|rules| rules.name == name)
}

/// By which rules a match is played, to be told to people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPlayed {
    /// The id of the named ruleset.
    pub ruleset: String,
    /// What a player called the rules, if it was a player who made them.
    pub own: Option<String>,
    /// The switches that are otherwise than the ruleset says, with their values.
    pub changes: Vec<(String, String)>,
}

impl RulesPlayed {
    /// What is played in a match with these tags in its record.
    #[must_use]
    pub fn of(entry: &dyn GameEntry, info: &MatchInfo, tags: &[(String, String)]) -> RulesPlayed {
        let own = tags.iter().find(|(name, _)| name == NAME_TAG).map(|(_, own)| own.clone());
        RulesPlayed { ruleset: info.ruleset.clone(), own, changes: changes(entry, &info.ruleset, &info.switches) }
    }
}

/// Rules of one's own are made before a game.
pub fn plugin(app: &mut App) {
    app.init_resource::<Making>().add_systems(Update, making::follow.after(super::flow::WishSystems));
}
