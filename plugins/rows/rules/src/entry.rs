//! What the rules give to the app and the engine: one entry for each game.

use crate::cells::Cells;
use crate::computer;
use crate::game::Rows;
use crate::rules::{CUBE, NOUGHTS, RowsRules, Size, UPRIGHT};
use boxwood_core::game::{match_info, resolve_switches};
use boxwood_core::{
    Family, Game, GameMatch, GameRules, Match, MatchInfo, RulesetInfo, Setup, SetupError, Switch, parse_rulesets,
};
use boxwood_search::{GameEntry, Level, Limits, Solved, Thinker};
use std::sync::OnceLock;

/// A game of the family with its rulesets and its computer player.
#[derive(Debug)]
pub struct RowsEntry {
    id: &'static str,
    size: Size,
    in_row: u8,
    switches: &'static [Switch],
    text: &'static str,
    rulesets: OnceLock<Vec<RulesetInfo>>,
}

macro_rules! entry {
    ($id:literal, $size:expr, $in_row:literal, $switches:ident) => {
        RowsEntry {
            id: $id,
            size: $size,
            in_row: $in_row,
            switches: $switches,
            text: include_str!(concat!("../../../../assets/rulesets/", $id, ".ron")),
            rulesets: OnceLock::new(),
        }
    };
}

static NOUGHTS_AND_CROSSES: RowsEntry = entry!("noughts-and-crosses", Size::flat(3, 3), 3, NOUGHTS);
static CONNECT_FOUR: RowsEntry = entry!("connect-four", Size::flat(7, 6), 4, UPRIGHT);
static SCORE_FOUR: RowsEntry = entry!("score-four", Size::flat(8, 8), 4, UPRIGHT);
static FOUR_IN_A_CUBE: RowsEntry = entry!("four-in-a-cube", Size::cube(4), 4, CUBE);
static FIVE_IN_A_CUBE: RowsEntry = entry!("five-in-a-cube", Size::cube(5), 5, CUBE);

/// Every game of the family.
pub static ENTRIES: &[&dyn GameEntry] =
    &[&NOUGHTS_AND_CROSSES, &CONNECT_FOUR, &SCORE_FOUR, &FOUR_IN_A_CUBE, &FIVE_IN_A_CUBE];

impl RowsEntry {
    /// Whether the board needs more than 64 bits.
    const fn is_large(&self) -> bool {
        self.size.cells() > 64
    }

    fn begin<W: Cells>(&self, setup: &Setup, from: Option<&str>) -> Result<Box<dyn Match>, SetupError> {
        let (ruleset, switches) = resolve_switches(self, setup)?;
        let rules = RowsRules::from_switches(self.size, self.in_row, &switches)?;
        let game = Rows::<W>::new(rules);
        let info = match_info(self, ruleset, switches, setup.seed, None);
        let Some(text) = from else { return Ok(Box::new(GameMatch::new(game, info))) };
        let start = game.parse_position(text).map_err(SetupError::Position)?;
        let info = MatchInfo { from: Some(text.to_owned()), ..info };
        Ok(Box::new(GameMatch::from_position(game, info, start)))
    }
}

impl GameRules for RowsEntry {
    fn id(&self) -> &'static str {
        self.id
    }

    fn family(&self) -> Family {
        Family::Rows
    }

    fn rulesets(&self) -> &[RulesetInfo] {
        self.rulesets.get_or_init(|| parse_rulesets(self.text).expect("the embedded rulesets are read by a test"))
    }

    fn switches(&self) -> &[Switch] {
        self.switches
    }

    fn new_match(&self, setup: &Setup) -> Result<Box<dyn Match>, SetupError> {
        if self.is_large() { self.begin::<u128>(setup, None) } else { self.begin::<u64>(setup, None) }
    }

    fn match_from(&self, setup: &Setup, position: &str) -> Result<Box<dyn Match>, SetupError> {
        let from = Some(position);
        if self.is_large() { self.begin::<u128>(setup, from) } else { self.begin::<u64>(setup, from) }
    }
}

impl GameEntry for RowsEntry {
    fn new_thinker(&self, game: &dyn Match, level: Level, limits: Limits, seed: u64) -> Option<Box<dyn Thinker>> {
        computer::think(game, level, limits, seed)
    }

    fn solve(&self, game: &dyn Match) -> Solved {
        computer::solve(game)
    }
}
