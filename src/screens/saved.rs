//! The game that lies on the table behind the title, and what the title says of it.
//!
//! The saved game is taken up as soon as the program starts and lies on the table, paused; *Continue* only sits down to
//! it. Where there is none, only the board lies there.

use crate::home::Home;
use crate::screens::Screen;
use bevy::prelude::*;
use boxwood_play::saves::CURRENT;
use boxwood_play::{CurrentMatch, PlaySystems, ResumeRequested, SaveError, Saves, Trouble};
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
    /// Nothing but the board.
    Bare,
    /// A game that was begun or taken up in this run.
    Played,
}

/// What the title says of the game that can be continued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuable {
    /// The game's id.
    pub game: &'static str,
    /// The title of its ruleset.
    pub ruleset: String,
    /// How long ago it was last saved, if that is known.
    pub age: Option<Duration>,
}

/// Lays the table behind the title.
pub fn plugin(app: &mut App) {
    app.init_resource::<Laid>()
        .init_resource::<Folders>()
        .add_systems(Update, lay_table.before(PlaySystems::Request).run_if(in_state(Screen::Title)));
}

fn lay_table(
    current: Option<Res<CurrentMatch>>,
    saves: Option<Res<Saves>>,
    mut laid: ResMut<Laid>,
    mut resume: MessageWriter<ResumeRequested>,
    mut troubles: MessageWriter<Trouble>,
) {
    if current.is_some() {
        return;
    }
    if *laid != Laid::Nothing {
        // What was saved could not be taken up; the trouble has been told.
        if *laid == Laid::Saved {
            *laid = Laid::Bare;
        }
        return;
    }
    *laid = Laid::Bare;
    match saves.map(|saves| saves.0.load(CURRENT)) {
        Some(Ok(Some(record))) => {
            *laid = Laid::Saved;
            resume.write(ResumeRequested { record });
        }
        Some(Err(error @ SaveError::NotText(_))) => {
            troubles.write(Trouble { key: "record-broken", details: error.to_string() });
        }
        Some(Err(error)) => warn!("the saved game could not be read: {error}"),
        Some(Ok(None)) | None => {}
    }
}

/// The game that *Continue* would go on with.
#[must_use]
pub fn continuable(current: Option<&CurrentMatch>, laid: Laid, folders: &Folders) -> Option<Continuable> {
    let current = current.filter(|current| current.game().outcome().is_none())?;
    if !matches!(laid, Laid::Saved | Laid::Played) {
        return None;
    }
    let info = current.game().info();
    let ruleset = current.entry().rulesets().iter().find(|r| r.id == info.ruleset);
    Some(Continuable {
        game: info.game,
        ruleset: ruleset.map_or_else(|| info.ruleset.clone(), |r| r.title.clone()),
        age: folders.0.as_ref().and_then(Home::saved_ago),
    })
}
