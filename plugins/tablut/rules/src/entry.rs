//! What the rules give to the app and the engine.

use crate::game::Tablut;
use crate::rules::{MOST_TURNS, SWITCHES, TablutRules};
use crate::search::think;
use boxwood_core::game::{match_info, resolve_switches};
use boxwood_core::{
    Family, Game, GameMatch, GameRules, Match, MatchInfo, RulesetInfo, Setup, SetupError, Switch, SwitchError,
    parse_rulesets,
};
use boxwood_search::{GameEntry, Level, Limits, Thinker};
use std::sync::LazyLock;

/// The game's id in records, saves and protocol.
pub const GAME_ID: &str = "tablut";

/// Tablut with its rulesets and its computer player.
#[derive(Debug)]
pub struct TablutEntry(());

/// The entry for the list of games.
pub static TABLUT: &dyn GameEntry = &TablutEntry(());

static RULESETS: LazyLock<Vec<RulesetInfo>> = LazyLock::new(|| {
    let text = include_str!("../../../../assets/rulesets/tablut.ron");
    parse_rulesets(text).expect("the embedded rulesets are read by a test")
});

impl TablutEntry {
    fn game(&self, setup: &Setup) -> Result<(Tablut, String, Vec<(String, String)>), SetupError> {
        let (ruleset, switches) = resolve_switches(self, setup)?;
        let rules = TablutRules::from_switches(&switches)?;
        Ok((Tablut::new(rules), ruleset, switches))
    }
}

impl GameRules for TablutEntry {
    fn id(&self) -> &'static str {
        GAME_ID
    }

    fn family(&self) -> Family {
        Family::Tafl
    }

    fn rulesets(&self) -> &[RulesetInfo] {
        &RULESETS
    }

    fn switches(&self) -> &[Switch] {
        &SWITCHES
    }

    fn check_switch(&self, name: &str, value: &str) -> Result<(), SwitchError> {
        let Some(switch) = SWITCHES.iter().find(|s| s.name == name) else {
            return Err(SwitchError::Unknown(name.to_owned()));
        };
        let turns = || value.parse().is_ok_and(|n: u16| (1..=MOST_TURNS).contains(&n) && n.to_string() == value);
        if switch.values.contains(&value) || (name == "no_progress" && turns()) {
            return Ok(());
        }
        let mut values = switch.values.join(", ");
        if name == "no_progress" {
            values = format!("none or a number of turns from 1 to {MOST_TURNS}");
        }
        Err(SwitchError::Value { name: name.to_owned(), value: value.to_owned(), values })
    }

    fn new_match(&self, setup: &Setup) -> Result<Box<dyn Match>, SetupError> {
        let (game, ruleset, switches) = self.game(setup)?;
        let info = match_info(self, ruleset, switches, setup.seed, None);
        Ok(Box::new(GameMatch::new(game, info)))
    }

    fn match_from(&self, setup: &Setup, position: &str) -> Result<Box<dyn Match>, SetupError> {
        let (game, ruleset, switches) = self.game(setup)?;
        let start = game.parse_position(position).map_err(SetupError::Position)?;
        let info = match_info(self, ruleset, switches, setup.seed, None);
        let info = MatchInfo { from: Some(position.to_owned()), ..info };
        Ok(Box::new(GameMatch::from_position(game, info, start)))
    }
}

impl GameEntry for TablutEntry {
    fn new_thinker(&self, game: &dyn Match, level: Level, limits: Limits, seed: u64) -> Option<Box<dyn Thinker>> {
        think(game, level, limits, seed)
    }
}
