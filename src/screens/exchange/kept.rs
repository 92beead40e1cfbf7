//! The games that are kept: played to their ends, or put away for another.

use super::reading::state;
use crate::i18n::Texts;
use crate::screens::own_rules::NAME_TAG;
use boxwood_core::Record;
use boxwood_play::Games;
use boxwood_play::saves::{FINISHED, SaveStore, UNFINISHED};

/// How many of each kind are listed, the latest of each game.
const MOST: usize = 40;

/// A game that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its name in the store.
    pub name: String,
    /// Whether it was played to its end.
    pub kind: KeptState,
    /// Which game it is, with its number.
    pub title: String,
    /// How far it was played, and how it ended.
    pub detail: String,
}

/// Whether a kept game was played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptState {
    /// It can be gone on with.
    Unfinished,
    /// It was.
    Finished,
}

/// The kept games, the unfinished ones first, of each kind the latest first. What cannot be read is not listed; it stays
/// where it is.
pub(super) fn all(saves: &dyn SaveStore, games: &Games, texts: &Texts) -> Vec<Kept> {
    let mut all = Vec::new();
    for (folder, kind) in [(UNFINISHED, KeptState::Unfinished), (FINISHED, KeptState::Finished)] {
        let mut names = saves.list(folder).unwrap_or_default();
        names.sort_by_key(|name| std::cmp::Reverse(number(name).map(str::to_owned)));
        all.extend(names.into_iter().take(MOST).filter_map(|name| one(saves, games, texts, name, kind)));
    }
    all
}

/// The digits at the end of a name.
fn number(name: &str) -> Option<&str> {
    name.rsplit_once('-').map(|(_, number)| number)
}

fn one(saves: &dyn SaveStore, games: &Games, texts: &Texts, name: String, kind: KeptState) -> Option<Kept> {
    let text = saves.load(&name).ok()??;
    let (record, _) = Record::salvage(&text).ok()?;
    let entry = games.find(&record.game)?;
    let ruleset = entry.rulesets().iter().find(|ruleset| Some(&ruleset.id) == record.ruleset.as_ref());
    let own = record.other.iter().find(|(tag, _)| tag == NAME_TAG).map(|(_, name)| name.clone());
    let rules = own.or_else(|| ruleset.map(|ruleset| texts.ruleset_title(entry.id(), ruleset))).unwrap_or_default();
    let title = texts.of_game(entry.id(), "name", &[])?;
    let number = number(&name).unwrap_or_default().trim_start_matches('0');
    let places = [
        ("ruleset", rules.into()),
        ("steps", record.step_count().into()),
        ("state", state(texts, entry.id(), record.result).into()),
    ];
    let detail = texts.tell("games-kept-detail", &places);
    Some(Kept { title: format!("{title} {number}"), detail, kind, name })
}
