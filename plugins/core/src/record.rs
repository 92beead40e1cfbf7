//! A match as text: the record that people exchange, and the save file, which is the same.
//!
//! ```text
//! [Boxwood "1"]
//! [Game "elta-stelpur"]
//! [Ruleset "jokoak"]
//! [Rule.six_men "1"]
//! [Seed "0000000000000007"]
//! [Dice "seed"]
//! [DiceHash "0b9b…"]
//! [Opening "d3:d5 one"]
//! [Result "*"]
//!
//! 1. d61 1-7/6 7-8/1
//! 2. d52 pass
//! *
//! ```
//!
//! Tags come first, then a line for every turn, then the result again, by which a file that was cut short is known.
//! With `[Dice "seed"]` every throw is the one that the seed gives, and a record whose throws differ is refused; with
//! `[Dice "given"]` the faces were thrown elsewhere and are taken as they stand. Tags that this version does not know
//! are kept and written again. `DiceHash` is the hash of the seed ([`crate::DiceHash`]), which could be shown before the
//! first throw; a record whose hash is not that of its seed is refused. Records without it are read as ever.
//! `First` says who plays the first side (`two`), where no opening roll says it and it is not player one; `Series` which
//! games came before in a series ([`crate::Series`]). A game that was given up has the reason `resigned`.

mod error;
mod read;
mod replay;
mod write;

pub use error::RecordError;
pub use read::tag_parts;
pub use write::tag_line;

use crate::{DiceHash, DiceStream, Match, Opening, Outcome, Player, Series, Side, Step};

/// The version of the format.
pub const VERSION: u32 = 1;

/// Where the throws of a record come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceSource {
    /// From the seed, each throw as the match's own dice give it.
    Seed,
    /// From elsewhere: real dice, another program.
    Given,
}

/// How a recorded game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordResult {
    /// It was not played to an end.
    Unfinished,
    /// This side won, by the rules or because the other gave up.
    Won(Side),
    /// Nobody won.
    Draw,
}

impl RecordResult {
    /// The result as it is written.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            RecordResult::Unfinished => "*",
            RecordResult::Won(Side::First) => "p1win",
            RecordResult::Won(Side::Second) => "p2win",
            RecordResult::Draw => "draw",
        }
    }

    fn parse(text: &str) -> Option<RecordResult> {
        let all = [
            RecordResult::Unfinished,
            RecordResult::Won(Side::First),
            RecordResult::Won(Side::Second),
            RecordResult::Draw,
        ];
        all.into_iter().find(|r| r.text() == text)
    }

    const fn of(outcome: Option<Outcome>) -> RecordResult {
        match outcome {
            None => RecordResult::Unfinished,
            Some(Outcome { winner: Some(side), .. }) => RecordResult::Won(side),
            Some(Outcome { winner: None, .. }) => RecordResult::Draw,
        }
    }
}

/// A recorded match.
#[derive(Clone, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The ruleset's id; `None` for the game's first.
    pub ruleset: Option<String>,
    /// Switches and their values; a switch that is not there has the value of the ruleset.
    pub switches: Vec<(String, String)>,
    /// The seed of the dice.
    pub seed: u64,
    /// Where the throws come from; `None` in a game without dice.
    pub dice: Option<DiceSource>,
    /// The hash of the seed, where the throws come from it; `None` in records from before it was written.
    pub dice_hash: Option<DiceHash>,
    /// The opening roll.
    pub opening: Option<Opening>,
    /// Who plays the first side, if it was not thrown for; `None` for player one.
    pub first: Option<Player>,
    /// The text of the position the match began from, if that was not the game's start.
    pub from: Option<String>,
    /// The names of the players, player one (the near side of the table) first.
    pub players: [Option<String>; 2],
    /// Who decided for the players: `human`, `computer master`.
    pub seats: [Option<String>; 2],
    /// The day, as the writer wrote it (`2026-11-29`).
    pub date: Option<String>,
    /// The series that it is a game of, as it stood before it.
    pub series: Option<Series>,
    /// How the game stands.
    pub result: RecordResult,
    /// Why it ended, as a key (`no-men-left`, `resigned`).
    pub reason: Option<String>,
    /// Tags that this version does not know, in their order.
    pub other: Vec<(String, String)>,
    /// The steps of every turn, as text.
    turns: Vec<Vec<String>>,
    /// On which line of the text each turn was read.
    lines: Vec<usize>,
}

impl PartialEq for Record {
    /// Where a turn stood in the text it was read from makes no difference.
    fn eq(&self, other: &Record) -> bool {
        let tags = |r: &Record| r.tags();
        self.turns == other.turns && tags(self) == tags(other)
    }
}

impl Eq for Record {}

impl Record {
    /// The record of a match so far, without names and date.
    #[must_use]
    pub fn from_match(game: &dyn Match) -> Record {
        let info = game.info();
        let mut turns: Vec<Vec<String>> = Vec::new();
        let mut side = None;
        for played in game.history() {
            if side != Some(played.side) {
                turns.push(Vec::new());
                side = Some(played.side);
            }
            if let Some(turn) = turns.last_mut() {
                turn.push(played.step.text(game.board()));
            }
        }
        let outcome = game.outcome();
        let dice = (game.dice_count() > 0).then(|| dice_source(game));
        Record {
            game: info.game.to_owned(),
            ruleset: Some(info.ruleset.clone()),
            switches: info.switches.clone(),
            seed: info.seed,
            dice,
            dice_hash: (dice == Some(DiceSource::Seed)).then(|| info.dice_hash()),
            opening: info.opening.clone(),
            first: Some(info.first).filter(|first| info.opening.is_none() && *first != Player::One),
            from: info.from.clone(),
            players: [None, None],
            seats: [None, None],
            date: None,
            series: None,
            result: RecordResult::of(outcome),
            reason: outcome.map(|o| o.why.0.to_owned()),
            other: Vec::new(),
            turns,
            lines: Vec::new(),
        }
    }

    /// The steps of every turn, as text: a turn begins where the other side acts.
    #[must_use]
    pub fn turns(&self) -> &[Vec<String>] {
        &self.turns
    }

    /// How many steps were played.
    #[must_use]
    pub fn step_count(&self) -> usize {
        self.turns.iter().map(Vec::len).sum()
    }
}

/// Whether the throws of a match are those of its seed.
fn dice_source(game: &dyn Match) -> DiceSource {
    let stream = DiceStream::new(game.info().seed);
    let throws = game.history().iter().filter_map(|p| match p.step {
        Step::Roll(dice) => Some(dice),
        _ => None,
    });
    let all_drawn = throws.zip(0..).all(|(dice, index)| stream.throw(index, game.dice_count()) == dice);
    let opening_drawn = game.info().opening.as_ref().is_none_or(|o| opening_is_drawn(o, stream));
    if all_drawn && opening_drawn { DiceSource::Seed } else { DiceSource::Given }
}

/// Whether an opening roll is the one that a seed gives.
fn opening_is_drawn(opening: &Opening, stream: DiceStream) -> bool {
    opening.tries.iter().zip(0..).all(|(pair, k)| {
        let throw = |index, dice: crate::Dice| stream.opening_throw(index, dice.faces().len() as u8) == dice;
        throw(2 * k, pair[0]) && throw(2 * k + 1, pair[1])
    })
}
