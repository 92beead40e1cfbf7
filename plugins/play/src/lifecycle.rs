//! Matches come onto the table and leave it.

use crate::record::{self, RecordTags, Unreadable};
use crate::{
    CurrentMatch, Games, LeaveRequested, MatchId, MatchRequested, PositionRequested, Restored, RestoredCause,
    ResumeRequested, Seat, Trouble,
};
use bevy::prelude::*;
use boxwood_core::Match;
use boxwood_search::GameEntry;

/// The number of the last match, so that no two of a run have the same.
#[derive(Resource, Default, Debug)]
pub(crate) struct LastMatchId(MatchId);

impl LastMatchId {
    fn next(&mut self) -> MatchId {
        self.0.0 += 1;
        self.0
    }
}

/// A match that could be set up, before it lies on the table.
struct Prepared {
    entry: &'static dyn GameEntry,
    game: Box<dyn Match>,
    seats: [Seat; 2],
    tags: RecordTags,
    origin: Option<String>,
    cause: RestoredCause,
}

/// Sets the table as it was asked for. Leaving comes first, then new matches, positions and records; where several are
/// asked for in one frame, each gets its number and the last that can be set up lies on the table. What cannot be set up
/// leaves the table as it is.
pub(crate) fn set_table(
    games: Res<Games>,
    tags: Res<RecordTags>,
    mut last_id: ResMut<LastMatchId>,
    mut leaves: MessageReader<LeaveRequested>,
    mut matches: MessageReader<MatchRequested>,
    mut positions: MessageReader<PositionRequested>,
    mut resumes: MessageReader<ResumeRequested>,
    mut restored: MessageWriter<Restored>,
    mut troubles: MessageWriter<Trouble>,
    mut commands: Commands,
) {
    if leaves.read().count() > 0 {
        commands.remove_resource::<CurrentMatch>();
    }
    let prepared = (matches.read().map(|request| new_match(&games, &tags, request)))
        .chain(positions.read().map(|request| from_position(&games, &tags, request)))
        .chain(resumes.read().map(|request| from_record(&games, &request.record)));
    let mut set = None;
    for attempt in prepared {
        match attempt {
            Ok(prepared) => set = Some((last_id.next(), prepared)),
            Err(trouble) => {
                troubles.write(trouble);
            }
        }
    }
    if let Some((id, Prepared { entry, game, seats, tags, origin, cause })) = set {
        commands.insert_resource(CurrentMatch { id, entry, game, seats, tags, origin });
        restored.write(Restored { match_id: id, cause });
    }
}

fn find(games: &Games, id: &str) -> Result<&'static dyn GameEntry, Trouble> {
    games.find(id).ok_or_else(|| Trouble { key: "setup-refused", details: format!("no game '{id}'") })
}

fn refused(error: impl ToString) -> Trouble {
    Trouble { key: "setup-refused", details: error.to_string() }
}

fn new_match(games: &Games, tags: &RecordTags, request: &MatchRequested) -> Result<Prepared, Trouble> {
    let entry = find(games, &request.game)?;
    let mut game = entry.new_match(&request.setup).map_err(refused)?;
    game.set_first(request.first);
    Ok(Prepared {
        entry,
        game,
        seats: request.seats.clone(),
        tags: tags.clone(),
        origin: None,
        cause: RestoredCause::New,
    })
}

fn from_position(games: &Games, tags: &RecordTags, request: &PositionRequested) -> Result<Prepared, Trouble> {
    let entry = find(games, &request.game)?;
    let game = entry.match_from(&request.setup, &request.position).map_err(refused)?;
    Ok(Prepared {
        entry,
        game,
        seats: request.seats.clone(),
        tags: tags.clone(),
        origin: None,
        cause: RestoredCause::New,
    })
}

fn from_record(games: &Games, text: &str) -> Result<Prepared, Trouble> {
    match record::read(text, games) {
        Ok(record::Revived { entry, game, seats, tags }) => {
            Ok(Prepared { entry, game, seats, tags, origin: Some(text.to_owned()), cause: RestoredCause::Resumed })
        }
        Err(Unreadable::Broken(details)) => Err(Trouble { key: "record-broken", details }),
        Err(Unreadable::Newer(details)) => Err(Trouble { key: "record-newer", details }),
    }
}
