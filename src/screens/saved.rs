//! The game that lies on the table behind the title, and what the title says of it.
//!
//! The saved game is taken up as soon as the program starts and lies on the table, paused; *Continue* only sits down to
//! it. Where there is none, the board of the game that was played last lies there.

use crate::home::Home;
use crate::screens::Screen;
use crate::screens::flow::WishSystems;
use crate::screens::own_rules::RulesPlayed;
use crate::screens::shelf::{BoardOnTable, Shelf};
use crate::settings::Settings;
use bevy::prelude::*;
use boxwood_core::{Match, Record, Series};
use boxwood_play::saves::CURRENT;
use boxwood_play::{CurrentMatch, Games, SaveError, Saves, Trouble};
use boxwood_search::GameEntry;
use std::time::Duration;

/// Where the folders are, if there are any.
#[derive(Resource, Clone, Debug, Default)]
pub struct Folders(pub Option<Home>);

/// Whether the match on the table is a game that somebody plays, or only lies there to be looked at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Laid {
    /// Nothing has been laid yet.
    #[default]
    Nothing,
    /// The saved game has been asked for.
    Saved,
    /// A board as it stands before the first move, to be looked at.
    Bare,
    /// A game that was begun or taken up in this run.
    Played,
}

impl Laid {
    /// Whether it is a game that somebody plays.
    #[must_use]
    pub const fn is_played(self) -> bool {
        matches!(self, Laid::Saved | Laid::Played)
    }
}

/// The game that somebody plays, while another board lies on the table.
#[derive(Resource, Clone, Debug, Default)]
pub struct Kept(pub Option<KeptGame>);

/// A game that can be taken up again.
#[derive(Clone, Debug)]
pub struct KeptGame {
    /// The game's id.
    pub game: &'static str,
    /// By which rules it is played.
    pub rules: RulesPlayed,
    /// How its series stands, if it is a game of one.
    pub series: Option<Series>,
    /// Its record.
    pub record: String,
}

impl KeptGame {
    /// A game that is not over, or that another of its series follows.
    #[must_use]
    pub fn of(current: &CurrentMatch) -> Option<KeptGame> {
        if current.game().outcome().is_some() && !current.is_followed() {
            return None;
        }
        Some(KeptGame::new(current.entry(), current.game(), &current.record()))
    }

    /// What can still be read of a record that breaks off: a game with some steps that is not over, or that another follows.
    #[must_use]
    pub fn salvaged(text: &str, games: &Games) -> Option<KeptGame> {
        let (record, _) = Record::salvage(text).ok()?;
        let entry = games.find(&record.game)?;
        let game = record.replay(entry).ok().filter(|game| !game.history().is_empty())?;
        let followed = record.series.as_ref().is_some_and(|series| series.is_followed(&*game));
        if game.outcome().is_some() && !followed {
            return None;
        }
        Some(KeptGame::new(entry, &*game, &record))
    }

    fn new(entry: &dyn GameEntry, game: &dyn Match, record: &Record) -> KeptGame {
        let rules = RulesPlayed::of(entry, game.info(), &record.other);
        let series = record.series.as_ref().map(|series| series.with(game));
        KeptGame { game: game.info().game, rules, series, record: record.to_string() }
    }
}

/// What the title says of the game that can be continued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuable {
    /// The game's id.
    pub game: &'static str,
    /// By which rules it is played.
    pub rules: RulesPlayed,
    /// How its series stands, if it is a game of one.
    pub series: Option<Series>,
    /// How long ago it was last saved, if that is known.
    pub age: Option<Duration>,
}

/// Lays the table behind the title.
pub fn plugin(app: &mut App) {
    app.init_resource::<Laid>()
        .init_resource::<Kept>()
        .init_resource::<Folders>()
        .add_systems(Update, lay_table.before(WishSystems).run_if(in_state(Screen::Title)));
}

fn lay_table(
    current: Option<Res<CurrentMatch>>,
    saves: Option<Res<Saves>>,
    (shelf, games, settings): (Res<Shelf>, Res<Games>, Res<Settings>),
    mut board: BoardOnTable,
    mut troubles: MessageWriter<Trouble>,
) {
    if current.is_some() || matches!(*board.laid, Laid::Bare | Laid::Played) {
        return;
    }
    let first = *board.laid == Laid::Nothing;
    match saves.map(|saves| saves.0.load(CURRENT)) {
        // What was saved could not be taken up, and that has been told; what can be read of it can be continued.
        Some(Ok(Some(record))) if !first => board.kept.0 = KeptGame::salvaged(&record, &games),
        _ if !first => {}
        Some(Ok(Some(record))) => {
            board.lay_saved(record);
            return;
        }
        Some(Err(error @ SaveError::NotText(_))) => {
            troubles.write(Trouble { key: "record-broken", details: error.to_string() });
        }
        Some(Err(error)) => warn!("the saved game could not be read: {error}"),
        Some(Ok(None)) | None => {}
    }
    *board.laid = Laid::Bare;
    if let Some(entry) = shelf.open(&games, &settings) {
        let ruleset = entry.rulesets().first().map(|r| r.id.as_str());
        board.look(entry, ruleset);
    }
}

/// The game that *Continue* would go on with.
#[must_use]
pub fn continuable(current: Option<&CurrentMatch>, laid: Laid, kept: &Kept, folders: &Folders) -> Option<Continuable> {
    let on_table = || current.filter(|_| laid.is_played()).and_then(KeptGame::of);
    let KeptGame { game, rules, series, .. } = kept.0.clone().or_else(on_table)?;
    Some(Continuable { game, rules, series, age: folders.0.as_ref().and_then(Home::saved_ago) })
}
