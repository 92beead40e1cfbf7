//! The record of the match on the table is saved after each step.

use crate::record;
use crate::saves::{CURRENT, FINISHED, SaveError, SaveStore, Saves, UNFINISHED, free_name};
use crate::{CurrentMatch, Games, Happened, MatchId, Restored, RestoredCause, Seat, Trouble};
use bevy::prelude::*;

/// What the recorder remembers of the match that it records.
#[derive(Default, Debug)]
pub(crate) struct Recorder {
    match_id: MatchId,
    /// What was kept as the current match is this one, or has been put where it is safe.
    claimed: bool,
    /// The name of the finished match, once it has been finished.
    finished: Option<String>,
    /// The last save failed, and it has been told.
    failing: bool,
}

/// Saves the record after each step and after going back; moves a finished match to the others. A match that only plays
/// a record again is not recorded. What cannot be saved is told once, until it can be saved again; play goes on.
pub(crate) fn save(
    current: Option<Res<CurrentMatch>>,
    saves: Option<Res<Saves>>,
    games: Res<Games>,
    mut happened: MessageReader<Happened>,
    mut restored: MessageReader<Restored>,
    mut recorder: Local<Recorder>,
    mut troubles: MessageWriter<Trouble>,
) {
    let (Some(current), Some(saves)) = (current, saves) else {
        happened.clear();
        restored.clear();
        return;
    };
    let id = current.id;
    let stepped = happened.read().filter(|h| h.match_id == id).count() > 0;
    let undone = restored.read().filter(|r| r.match_id == id && r.cause == RestoredCause::Undone).count() > 0;
    if !(stepped || undone) || current.seats.iter().any(|seat| matches!(seat, Seat::Record(_))) {
        return;
    }
    if recorder.match_id != id {
        *recorder = Recorder { match_id: id, failing: recorder.failing, ..default() };
    }
    match recorder.record(&current, &games, &*saves.0, &mut troubles) {
        Ok(()) => recorder.failing = false,
        Err(error) => {
            if !recorder.failing {
                recorder.failing = true;
                troubles.write(Trouble { key: "save-failed", details: error.to_string() });
            }
        }
    }
}

impl Recorder {
    fn record(
        &mut self,
        current: &CurrentMatch,
        games: &Games,
        saves: &dyn SaveStore,
        troubles: &mut MessageWriter<Trouble>,
    ) -> Result<(), SaveError> {
        if !self.claimed {
            if let Some(aside) = make_room(current, games, saves)? {
                troubles.write(Trouble { key: "save-set-aside", details: aside });
            }
            self.claimed = true;
        }
        saves.save(CURRENT, &current.record().to_string())?;
        // The last game of a series that goes on stays where it is found again: the next one is played from there.
        if current.game.outcome().is_some() && !current.is_followed() {
            let name = match self.finished.take() {
                Some(name) => name,
                None => name_for(saves, FINISHED, current.entry.id())?,
            };
            saves.rename(CURRENT, &name)?;
            self.finished = Some(name);
        }
        Ok(())
    }
}

fn name_for(saves: &dyn SaveStore, folder: &str, game: &str) -> Result<String, SaveError> {
    Ok(free_name(saves.list(folder)?, &format!("{folder}/{game}")))
}

/// Puts what was kept as the current match where it is safe, unless it is the one on the table: a match with decisions
/// of people goes to the unfinished ones, and what cannot be read (broken, or of a newer version) is set aside; its
/// new name is told.
fn make_room(current: &CurrentMatch, games: &Games, saves: &dyn SaveStore) -> Result<Option<String>, SaveError> {
    let kept = match saves.load(CURRENT) {
        Ok(None) => return Ok(None),
        Ok(Some(text)) if current.origin.as_ref() == Some(&text) => return Ok(None),
        Ok(Some(text)) => record::read(&text, games).ok(),
        Err(SaveError::NotText(_)) => None,
        Err(error) => return Err(error),
    };
    match kept {
        None => return saves.set_aside(CURRENT).map(Some),
        Some(kept) if kept.game.outcome().is_some() => {
            saves.rename(CURRENT, &name_for(saves, FINISHED, kept.entry.id())?)?;
        }
        Some(kept) => {
            let revived = CurrentMatch {
                id: MatchId::default(),
                entry: kept.entry,
                game: kept.game,
                seats: kept.seats,
                tags: kept.tags,
                origin: None,
            };
            let decided = revived.game.history().iter().any(|p| p.choice && *revived.seat(p.side) == Seat::Human);
            if decided {
                saves.rename(CURRENT, &name_for(saves, UNFINISHED, revived.entry.id())?)?;
            }
        }
    }
    Ok(None)
}
