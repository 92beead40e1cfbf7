//! What the rules give to the app and the engine: one entry for each game.

use crate::boards::BoardKind;
use crate::game::Mill;
use crate::kernel::ground::think;
use crate::rules::{MillDice, MillRules, Win};
use crate::solved::player::Knower;
use crate::solved::student::Student;
use crate::solved::{Access, Worth, access, may_know, worth};
use crate::switches::{GRID9, MOST_TURNS, RING16, RING24, RING24_DICE, TRI18};
use boxwood_core::game::{match_info, resolve_switches};
use boxwood_core::{
    Family, Game, GameMatch, GameRules, Match, MatchInfo, RulesetInfo, Setup, SetupError, Switch, SwitchError,
    parse_rulesets,
};
use boxwood_search::alpha_beta::Style;
use boxwood_search::{GameEntry, Level, Limits, Solved, Thinker, think_alpha_beta, think_in_throws};
use std::sync::OnceLock;

/// A game of the family with its rulesets and its computer player.
#[derive(Debug)]
pub struct MillEntry {
    id: &'static str,
    board: BoardKind,
    win: Win,
    switches: &'static [Switch],
    text: &'static str,
    rulesets: OnceLock<Vec<RulesetInfo>>,
}

macro_rules! entry {
    ($id:literal, $board:ident, $win:ident, $switches:ident) => {
        MillEntry {
            id: $id,
            board: BoardKind::$board,
            win: Win::$win,
            switches: $switches,
            text: include_str!(concat!("../../../../assets/rulesets/", $id, ".ron")),
            rulesets: OnceLock::new(),
        }
    };
}

static NINE_HOLES: MillEntry = entry!("nine-holes", Grid9, Line, GRID9);
static THREE_MENS: MillEntry = entry!("three-mens-morris", Grid9, Line, GRID9);
static FIVE_MENS: MillEntry = entry!("five-mens-morris", Ring16, Reduce, RING16);
static SIX_MENS: MillEntry = entry!("six-mens-morris", Ring16, Reduce, RING16);
static SIXPENNY_MADELL: MillEntry = entry!("sixpenny-madell", Tri18, Reduce, TRI18);
static NINE_MENS: MillEntry = entry!("nine-mens-morris", Ring24, Reduce, RING24);
static NUEVE_DICE: MillEntry = entry!("alquerque-de-nueve-dice", Ring24, Reduce, RING24_DICE);
static LASKER: MillEntry = entry!("lasker-morris", Ring24, Reduce, RING24);
static TWELVE_MENS: MillEntry = entry!("twelve-mens-morris", Ring24, Reduce, RING24);

/// Every game of the family.
pub static ENTRIES: &[&dyn GameEntry] = &[
    &NINE_HOLES,
    &THREE_MENS,
    &FIVE_MENS,
    &SIX_MENS,
    &SIXPENNY_MADELL,
    &NINE_MENS,
    &NUEVE_DICE,
    &LASKER,
    &TWELVE_MENS,
];

impl MillEntry {
    fn game(&self, setup: &Setup) -> Result<(Mill, String, Vec<(String, String)>), SetupError> {
        let (ruleset, switches) = resolve_switches(self, setup)?;
        for (name, value) in &switches {
            self.check_switch(name, value)?;
        }
        let rules = MillRules::from_switches(self.board, self.win, &switches)?;
        Ok((Mill::new(rules), ruleset, switches))
    }
}

impl GameRules for MillEntry {
    fn id(&self) -> &'static str {
        self.id
    }

    fn family(&self) -> Family {
        Family::Mills
    }

    fn rulesets(&self) -> &[RulesetInfo] {
        self.rulesets.get_or_init(|| parse_rulesets(self.text).expect("the embedded rulesets are read by a test"))
    }

    fn switches(&self) -> &[Switch] {
        self.switches
    }

    fn check_switch(&self, name: &str, value: &str) -> Result<(), SwitchError> {
        let Some(switch) = self.switches.iter().find(|s| s.name == name) else {
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

/// How the levels play: further and less by mood from one to the next. Where men are taken everybody sees the answer to
/// his step; who does not is so much weaker than who does that there would be nothing between them.
const fn style(level: Level, win: Win) -> Style {
    match (level, win) {
        (Level::Child, Win::Line) => Style { depth: 1, mood: 1800 },
        (Level::Child, Win::Reduce) => Style { depth: 2, mood: 4000 },
        (Level::Novice, _) => Style { depth: 2, mood: 1200 },
        (Level::Player, _) => Style { depth: 3, mood: 1400 },
        (Level::Expert, _) => Style { depth: 5, mood: 500 },
        (Level::Master, _) => Style { depth: Style::DEEPEST, mood: 0 },
    }
}

impl GameEntry for MillEntry {
    fn new_thinker(&self, game: &dyn Match, level: Level, limits: Limits, seed: u64) -> Option<Box<dyn Thinker>> {
        let mill = game.as_any().downcast_ref::<GameMatch<Mill>>()?;
        let search = || {
            // What the kernel does not know is rare, most of all special throws: the rules themselves are searched then.
            let quick = think(game, style(level, self.win), limits, seed);
            quick.or_else(|| match mill.game().rules().dice {
                MillDice::None => think_alpha_beta::<Mill>(game, level, limits, seed),
                _ => think_in_throws::<Mill>(game, level, limits, seed),
            })
        };
        if level != Level::Master || !may_know(mill.game().rules(), mill.position()) {
            return search();
        }
        match access(mill.game().rules()) {
            Some(Access::Known(oracle)) => match Knower::new(game, oracle, seed) {
                Some(knower) => Some(Box::new(knower)),
                None => search(),
            },
            Some(Access::Unread(info, reader)) => {
                Some(Box::new(Student::new(info, reader, mill.clone(), search()?, seed)))
            }
            None => search(),
        }
    }

    fn solve(&self, game: &dyn Match) -> Solved {
        let Some(playing) = game.as_any().downcast_ref::<GameMatch<Mill>>() else { return Solved::Unknown };
        if let Some(outcome) = playing.outcome() {
            let value = outcome.winner.map_or(0, |side| if side == playing.on_turn() { 1 } else { -1 });
            return Solved::Value { value, turns: Some(0) };
        }
        match worth(playing.game(), playing.position()) {
            Some(Worth { value: 0, .. }) => Solved::Value { value: 0, turns: None },
            Some(Worth { value, turns }) => Solved::Value { value, turns: Some(turns) },
            None => Solved::Unknown,
        }
    }
}
