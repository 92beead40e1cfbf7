//! What a text is, and the record that can be made of it.

use crate::games::foreign;
use crate::i18n::Texts;
use crate::screens::own_rules::RulesPlayed;
use boxwood_core::{Match, Record, RecordError, RecordResult};
use boxwood_play::Games;
use boxwood_search::GameEntry;

/// A game or position that was found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// What it is, in words: the kind, the game, the rules, how far it was played.
    pub words: String,
    /// What is wrong with the rest of it, where only a part can be read.
    pub problem: Option<String>,
    /// The record of what can be read.
    pub record: String,
}

/// Finds out what a text is.
///
/// # Errors
/// It is nothing that is known, or wrong from the first; in words.
pub fn read(text: &str, games: &Games, texts: &Texts) -> Result<Found, String> {
    if text.trim_start_matches('\u{feff}').trim_start().starts_with("[Boxwood ") {
        return read_record(text, games, texts);
    }
    match foreign::read(text) {
        None => Err(texts.say("games-unknown")),
        Some(Err(wrong)) => Err(broken(texts, wrong.format, wrong.to_string())),
        Some(Ok(found)) => {
            let info = found.game.info();
            let entry = games.find(info.game).ok_or_else(|| texts.say("games-unknown"))?;
            let record = found.record();
            let words = told(texts, found.format, entry, &*found.game, &record);
            Ok(Found { words, problem: None, record: record.to_string() })
        }
    }
}

/// The record of a text that another program wrote; `None` for one that is no such text, or wrong.
#[must_use]
pub fn foreign_record(text: &str) -> Option<String> {
    let found = foreign::read(text)?.ok()?;
    Some(found.record().to_string())
}

fn broken(texts: &Texts, kind: &str, why: String) -> String {
    let kind = texts.say(&format!("games-kind-{kind}"));
    texts.tell("games-broken", &[("kind", kind.into()), ("why", why.into())])
}

/// A record of ours, as far as it can be read and played.
fn read_record(text: &str, games: &Games, texts: &Texts) -> Result<Found, String> {
    let wrong = |error: RecordError| broken(texts, "record", error.to_string());
    let (record, cut) = Record::salvage(text).map_err(wrong)?;
    let entry = games.find(&record.game).ok_or_else(|| wrong(RecordError::UnknownGame(record.game.clone())))?;
    let (game, illegal) = record.replay_whole(entry).map_err(wrong)?;
    let words = told(texts, "record", entry, &*game, &record);
    let Some(problem) = illegal.or(cut) else { return Ok(Found { words, problem: None, record: text.to_owned() }) };
    // What could be played is a record of its own, with everything else that the text told.
    let steps = game.history().len();
    let mut readable = Record::from_match(&*game);
    (readable.players, readable.seats) = (record.players, record.seats);
    (readable.date, readable.series, readable.other) = (record.date, record.series, record.other);
    let why = broken(texts, "record", problem.to_string());
    let part = texts.tell("games-broken-part", &[("step", steps.into())]);
    Ok(Found { words, problem: Some(format!("{why} {part}")), record: readable.to_string() })
}

/// What was recognised, in words.
fn told(texts: &Texts, kind: &str, entry: &dyn GameEntry, game: &dyn Match, record: &Record) -> String {
    let name = texts.of_game(entry.id(), "name", &[]).unwrap_or_default();
    let rules = texts.rules_played(entry, &RulesPlayed::of(entry, game.info(), &record.other));
    let result = if game.outcome().is_some() { Record::from_match(game).result } else { record.result };
    let places = [
        ("kind", texts.say(&format!("games-kind-{kind}")).into()),
        ("game", name.into()),
        ("ruleset", rules.into()),
        ("steps", game.history().len().into()),
        ("state", state(texts, entry.id(), result).into()),
    ];
    texts.tell("games-found", &places)
}

/// How a game stands, in a sentence.
pub(super) fn state(texts: &Texts, game: &str, result: RecordResult) -> String {
    let won = |key: &str| {
        let name = texts.of_game(game, key, &[]).unwrap_or_default();
        texts.tell("games-state-won", &[("name", name.into())])
    };
    match result {
        RecordResult::Unfinished => texts.say("games-state-running"),
        RecordResult::Draw => texts.say("games-state-draw"),
        RecordResult::Won(boxwood_core::Side::First) => won("side-first"),
        RecordResult::Won(boxwood_core::Side::Second) => won("side-second"),
    }
}
