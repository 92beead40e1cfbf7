//! What was won and lost here: every game that people played to its end, once, as it first ended.
//!
//! A game is known by its dice ([`MatchInfo::dice_hash`](boxwood_core::MatchInfo::dice_hash)), which no two games have in
//! common. So one that is taken back after its end and ended otherwise, looked back through, or played on from an old
//! copy changes nothing. Games that were not begun here have no dice of their own, and do not count.

pub mod tally;

use crate::keeping;
use crate::screens::flow::WishSystems;
use crate::screens::own_rules::RulesPlayed;
use crate::screens::saved::{Folders, Laid};
use crate::screens::{Overlay, Sure, Wish};
use bevy::prelude::*;
use boxwood_core::{Effect, Player, Side};
use boxwood_play::{CurrentMatch, Happened, PlaySystems, Seat, Trouble};
use serde::{Deserialize, Serialize};
use std::io;
use std::path::Path;

/// The name of the file.
pub const FILE: &str = "results.ron";

/// How many hexadecimal digits of the dice's hash a game is known by.
const ID_LENGTH: usize = 16;

/// The games that were played to their end.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Results {
    /// The games, the first that ended first.
    pub games: Vec<Finished>,
}

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finished {
    /// What it is known by.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The ruleset's id.
    pub ruleset: String,
    /// What a player called the rules, if it was a player who made them.
    #[serde(default)]
    pub own: Option<String>,
    /// Against whom, as records write a seat (`computer:novice`); `human` where two persons played at one table.
    pub opponent: String,
    /// The side of the person; of two persons, that of the one who sat near.
    pub side: Side,
    /// The side that won, `None` for a draw.
    pub winner: Option<Side>,
}

impl Finished {
    /// The match on the table, if it is over and counts: a person played, and the game was begun here.
    #[must_use]
    pub fn of(current: &CurrentMatch) -> Option<Finished> {
        let info = current.game().info();
        let outcome = current.game().outcome()?;
        let (person, opponent) = match current.seats() {
            [Seat::Human, other @ (Seat::Human | Seat::Computer(_))] => (Player::One, other),
            [other @ Seat::Computer(_), Seat::Human] => (Player::Two, other),
            _ => return None,
        };
        if info.seed == 0 || info.from.is_some() {
            return None;
        }
        let rules = RulesPlayed::of(current.entry(), info, &current.record().other);
        let mut id = info.dice_hash().to_string();
        id.truncate(ID_LENGTH);
        Some(Finished {
            id,
            game: info.game.to_owned(),
            ruleset: rules.ruleset,
            own: rules.own,
            opponent: opponent.to_string(),
            side: current.side_of(person),
            winner: outcome.winner,
        })
    }
}

impl Results {
    fn has(&self, id: &str) -> bool {
        self.games.iter().any(|game| game.id == id)
    }

    fn add(&mut self, games: &[Finished]) {
        for game in games {
            if !self.has(&game.id) {
                self.games.push(game.clone());
            }
        }
    }
}

/// What is kept of the results.
#[must_use]
pub fn load(folder: &Path) -> keeping::Loaded<Results> {
    keeping::load(folder, FILE, Results::default)
}

/// Keeps the results, a line for each game.
///
/// # Errors
/// They cannot be written.
pub fn store(folder: &Path, results: &Results) -> io::Result<()> {
    let lines = ron::ser::PrettyConfig::default().depth_limit(2);
    let text = ron::ser::to_string_pretty(results, lines).map_err(io::Error::other)?;
    keeping::store(folder, FILE, &text)
}

/// Games are counted as they end.
pub fn plugin(app: &mut App) {
    app.init_resource::<Results>()
        .add_systems(Update, note.after(PlaySystems::Record))
        .add_systems(Update, clear.before(WishSystems));
}

/// Counts a game that has just ended.
fn note(
    mut happened: MessageReader<Happened>,
    (current, laid, folders): (Option<Res<CurrentMatch>>, Res<Laid>, Res<Folders>),
    mut results: ResMut<Results>,
    mut unsaved: Local<Vec<Finished>>,
    mut troubles: MessageWriter<Trouble>,
) {
    let Some(current) = current.filter(|_| laid.is_played()) else {
        happened.clear();
        return;
    };
    let ends = |h: &&Happened| h.match_id == current.id() && matches!(h.effect, Effect::Ended(_));
    if happened.read().filter(ends).count() == 0 {
        return;
    }
    let Some(game) = Finished::of(&current).filter(|game| !results.has(&game.id)) else { return };
    unsaved.push(game);
    results.add(&unsaved);
    let Some(home) = &folders.0 else { return };
    match keep(&home.config, &unsaved) {
        Ok((kept, set_aside)) => {
            *results = kept;
            unsaved.clear();
            troubles.write_batch(set_aside.map(|details| Trouble { key: "results-broken", details }));
        }
        Err(error) => {
            troubles.write(Trouble { key: "results-unsaved", details: error.to_string() });
        }
    }
}

/// Adds games to those that are kept, which another window may have added to, and tells all of them; and under which name
/// a text lies now that could not be read.
fn keep(folder: &Path, games: &[Finished]) -> io::Result<(Results, Option<String>)> {
    let keeping::Loaded { value: mut results, set_aside } = load(folder);
    if set_aside.as_deref() == Some(FILE) {
        return Err(io::Error::other(format!("{FILE} can be neither read nor put aside")));
    }
    results.add(games);
    store(folder, &results)?;
    Ok((results, set_aside))
}

/// Forgets everything, when it is wished for the second time.
fn clear(
    mut wishes: MessageReader<Wish>,
    (sure, overlay, folders): (Res<Sure>, Res<Overlay>, Res<Folders>),
    mut results: ResMut<Results>,
    mut troubles: MessageWriter<Trouble>,
) {
    let wished = wishes.read().filter(|wish| **wish == Wish::ClearResults).count() > 0;
    if !wished || !sure.asks(&Wish::ClearResults) || *overlay != Overlay::Results {
        return;
    }
    let stored = folders.0.as_ref().map_or(Ok(()), |home| store(&home.config, &Results::default()));
    match stored {
        Ok(()) => results.games.clear(),
        Err(error) => {
            troubles.write(Trouble { key: "results-unsaved", details: error.to_string() });
        }
    }
}
