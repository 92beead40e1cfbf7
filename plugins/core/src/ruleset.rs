//! Named readings of a game's rules, as data.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A named ruleset: a full set of switch values and where they come from. Read from `assets/rulesets/*.ron`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesetInfo {
    /// The id in records and saves: never renamed.
    pub id: String,
    /// The name a player reads.
    pub title: String,
    /// The year of the source, as it is usually given (`1888`, `1951`, `before 1283`).
    #[serde(default)]
    pub year: Option<String>,
    /// The source, cited so that it can be found.
    pub source: String,
    /// Public-domain words of the source.
    #[serde(default)]
    pub words: Option<Quote>,
    /// The value of every switch of the game.
    pub switches: BTreeMap<String, String>,
}

/// Words quoted from a source in the public domain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quote {
    /// The language of the words (`is`, `la`, `es`).
    pub language: String,
    /// The words as they stand.
    pub text: String,
    /// Our translation into English.
    pub translation: String,
}

/// A switch of a game's rules: its name in protocol, records and saves, and what it can be set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    /// The name (`six_men`).
    pub name: &'static str,
    /// The values it takes.
    pub values: &'static [&'static str],
}

/// A switch that could not be set, or two that quarrel.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SwitchError {
    /// No switch of this name.
    #[error("no switch '{0}' in this game")]
    Unknown(String),
    /// The switch does not take this value.
    #[error("switch '{name}' takes {values}, not '{value}'")]
    Value {
        /// The switch.
        name: String,
        /// What was asked for.
        value: String,
        /// What it takes, separated by commas.
        values: String,
    },
    /// Two switches that make no sense together.
    #[error("'{0}' and '{1}' cannot both be so")]
    Quarrel(String, String),
}

/// Reads a list of rulesets from RON.
///
/// # Errors
/// The text is no such list; the message says where.
pub fn parse_rulesets(ron: &str) -> Result<Vec<RulesetInfo>, ron::error::SpannedError> {
    ron::from_str(ron)
}
