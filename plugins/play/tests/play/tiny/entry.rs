//! The made-up game as its plugin would export it, with a player that draws lots, and one that breaks down.

use super::Tiny;
use boxwood_core::game::{match_info, resolve_switches, roll_for_start};
use boxwood_core::{DiceStream, Game, GameMatch, GameRules, Match, RulesetInfo, Setup, SetupError, Step, Switch};
use boxwood_search::{GameEntry, Level, Limits, Report, Thinker, Thought};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The game.
pub static TINY: TinyEntry = TinyEntry { id: "tiny", sound: true };

/// The same with a computer that does everything wrong: the child panics, the novice plays what is not legal, the
/// player finds nothing.
pub static UNSOUND: TinyEntry = TinyEntry { id: "unsound", sound: false };

#[derive(Debug)]
pub struct TinyEntry {
    id: &'static str,
    sound: bool,
}

static RULESETS: LazyLock<Vec<RulesetInfo>> = LazyLock::new(|| {
    let ruleset = |id: &str, long: &str| RulesetInfo {
        id: id.to_owned(),
        title: id.to_owned(),
        year: None,
        source: "made up".to_owned(),
        words: None,
        switches: BTreeMap::from([("long".to_owned(), long.to_owned())]),
    };
    vec![ruleset("short", "no"), ruleset("long", "yes")]
});

const SWITCHES: [Switch; 1] = [Switch { name: "long", values: &["no", "yes"] }];

impl TinyEntry {
    fn rules(&self, setup: &Setup) -> Result<(Tiny, String, Vec<(String, String)>), SetupError> {
        let (ruleset, switches) = resolve_switches(self, setup)?;
        let longest = if switches[0].1 == "yes" { 120 } else { 30 };
        Ok((Tiny::new(longest), ruleset, switches))
    }
}

impl GameRules for TinyEntry {
    fn id(&self) -> &'static str {
        self.id
    }

    fn rulesets(&self) -> &[RulesetInfo] {
        &RULESETS
    }

    fn switches(&self) -> &[Switch] {
        &SWITCHES
    }

    fn new_match(&self, setup: &Setup) -> Result<Box<dyn Match>, SetupError> {
        let (rules, ruleset, switches) = self.rules(setup)?;
        let opening = roll_for_start(DiceStream::new(setup.seed), 1, true);
        Ok(Box::new(GameMatch::new(rules, match_info(self, ruleset, switches, setup.seed, Some(opening)))))
    }

    fn match_from(&self, setup: &Setup, position: &str) -> Result<Box<dyn Match>, SetupError> {
        let (rules, ruleset, switches) = self.rules(setup)?;
        let start = rules.parse_position(position).map_err(SetupError::Position)?;
        let mut info = match_info(self, ruleset, switches, setup.seed, None);
        info.from = Some(position.to_owned());
        Ok(Box::new(GameMatch::from_position(rules, info, start)))
    }
}

impl GameEntry for TinyEntry {
    fn new_thinker(&self, game: &dyn Match, level: Level, limits: Limits, seed: u64) -> Option<Box<dyn Thinker>> {
        let steps = game.legal_steps();
        let chosen = *steps.get(seed as usize % steps.len().max(1))?;
        let fault = (!self.sound).then_some(level);
        Some(Box::new(Lots { chosen, nodes: 0, limit: limits.nodes.unwrap_or(u64::MAX), fault }))
    }
}

/// Draws lots and takes its time over it.
#[derive(Debug)]
struct Lots {
    chosen: Step,
    nodes: u64,
    limit: u64,
    fault: Option<Level>,
}

impl Thinker for Lots {
    fn think(&mut self, nodes: u64) -> Thought {
        assert!(self.fault != Some(Level::Child), "this computer breaks down, as the test wants it");
        let nodes = nodes.min(self.limit - self.nodes);
        let mut work = self.nodes;
        for _ in 0..nodes {
            for _ in 0..50 {
                work = std::hint::black_box(work.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(7));
            }
        }
        self.nodes += nodes;
        if self.nodes >= self.limit { Thought::Done } else { Thought::Pending }
    }

    fn best(&self) -> Option<Step> {
        match self.fault {
            Some(Level::Novice) => Some(Step::Pass),
            Some(_) => None,
            None => (self.nodes > 0).then_some(self.chosen),
        }
    }

    fn report(&self) -> Report {
        Report { nodes: self.nodes, ..Report::default() }
    }
}
