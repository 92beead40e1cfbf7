//! What the rules give to the app and the engine.

use crate::chase::exact_chance;
use crate::game::EltaStelpur;
use crate::levels::style;
use crate::rules::{Rules, SWITCHES, Start};
use boxwood_core::game::{match_info, resolve_switches, roll_for_start};
use boxwood_core::{
    DiceStream, Family, Game, GameMatch, GameRules, Match, MatchInfo, RulesetInfo, Setup, SetupError, Switch,
    parse_rulesets,
};
use boxwood_search::throws::{judge_in_throws, think_in_style};
use boxwood_search::{GameEntry, Level, Limits, Solved, Thinker};
use std::sync::LazyLock;

/// The game's id in records, saves and protocol.
pub const GAME_ID: &str = "elta-stelpur";

/// Að elta stelpur with its rulesets and its computer player.
#[derive(Debug)]
pub struct EltaStelpurEntry(());

/// The entry for the list of games.
pub static ELTA_STELPUR: &dyn GameEntry = &EltaStelpurEntry(());

static RULESETS: LazyLock<Vec<RulesetInfo>> = LazyLock::new(|| {
    let text = include_str!("../../../../assets/rulesets/elta-stelpur.ron");
    parse_rulesets(text).expect("the embedded rulesets are read by a test")
});

impl EltaStelpurEntry {
    fn game(&self, setup: &Setup) -> Result<(EltaStelpur, String, Vec<(String, String)>), SetupError> {
        let (ruleset, switches) = resolve_switches(self, setup)?;
        let rules = Rules::from_switches(&switches)?;
        Ok((EltaStelpur::new(rules), ruleset, switches))
    }
}

impl GameRules for EltaStelpurEntry {
    fn id(&self) -> &'static str {
        GAME_ID
    }

    fn family(&self) -> Family {
        Family::Tables
    }

    fn rulesets(&self) -> &[RulesetInfo] {
        &RULESETS
    }

    fn switches(&self) -> &[Switch] {
        &SWITCHES
    }

    fn new_match(&self, setup: &Setup) -> Result<Box<dyn Match>, SetupError> {
        let (game, ruleset, switches) = self.game(setup)?;
        let stream = DiceStream::new(setup.seed);
        let opening = match game.rules().start {
            Start::LowerDie => roll_for_start(stream, 1, true),
            Start::HigherThrow => roll_for_start(stream, 2, false),
        };
        let info = match_info(self, ruleset, switches, setup.seed, Some(opening));
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

impl GameEntry for EltaStelpurEntry {
    fn new_thinker(&self, game: &dyn Match, level: Level, limits: Limits, seed: u64) -> Option<Box<dyn Thinker>> {
        think_in_style::<EltaStelpur>(game, style(level), limits, seed)
    }

    fn new_judge(&self, game: &dyn Match, _limits: Limits) -> Option<Box<dyn Thinker>> {
        judge_in_throws::<EltaStelpur>(game)
    }

    fn solve(&self, game: &dyn Match) -> Solved {
        let known = game.as_any().downcast_ref::<GameMatch<EltaStelpur>>().filter(|m| m.outcome().is_none());
        known.and_then(|m| exact_chance(m.game(), m.position())).map_or(Solved::Unknown, Solved::Chance)
    }
}
