//! How the program begins: what the command line and the files say, before the first frame.

use crate::games;
use crate::home::Home;
use crate::i18n::{SystemLanguage, Texts};
use crate::options::Options;
use crate::results;
use crate::screens::flow::{FixedDice, seats_from};
use crate::screens::saved::{Folders, Laid};
use crate::screens::{SetupChoice, Wish};
use crate::settings::{self, Settings};
use bevy::prelude::*;
use boxwood_play::{Games, ResumeRequested, Trouble};
use boxwood_sound::{Ear, Volumes};
use std::fs;

/// Puts the games' rules on the shelf, where no plugin that draws them does.
pub fn rules_only(app: &mut App) {
    app.insert_resource(Games(games::rules()));
}

/// Whether what the command line asks for exists.
///
/// # Errors
/// What does not, in words.
pub fn check(options: &Options) -> Result<(), String> {
    let games = games::rules();
    let entry = match &options.game {
        None => games.first(),
        Some(id) => games.iter().find(|entry| entry.id() == id),
    };
    let ids = |ids: Vec<&str>| ids.join(", ");
    let Some(entry) = entry else {
        let known = ids(games.iter().map(|entry| entry.id()).collect());
        return Err(format!("no game '{}' here: {known}", options.game.as_deref().unwrap_or_default()));
    };
    if let Some(ruleset) = &options.ruleset
        && !entry.rulesets().iter().any(|r| r.id == *ruleset)
    {
        let known = ids(entry.rulesets().iter().map(|r| r.id.as_str()).collect());
        return Err(format!("{} has no ruleset '{ruleset}': {known}", entry.id()));
    }
    if let Some(file) = &options.resume {
        fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(())
}

/// What the program shall do as soon as it runs.
#[derive(Resource, Clone, Debug)]
struct Beginning {
    options: Options,
    broken_settings: Option<String>,
    broken_results: Option<String>,
}

/// Reads settings and opens the saves.
pub fn prepare(app: &mut App, options: &Options) {
    let home = Home::find(options.home.clone());
    let loaded = home.as_ref().map(|home| settings::load(&home.config));
    let (settings, broken_settings) = loaded.map_or_else(Default::default, |l| (l.settings, l.set_aside));
    let results = home.as_ref().map(|home| results::load(&home.config));
    let (results, broken_results) = results.map_or_else(Default::default, |l| (l.value, l.set_aside));
    let system = options.system_language.map_or_else(SystemLanguage::default, SystemLanguage);
    let language = options.language.unwrap_or_else(|| system.or_chosen(&settings));
    let mut volumes: Volumes = settings.volumes.volumes();
    volumes.muted |= options.mute;
    if let Some(home) = &home {
        app.insert_resource(home.records());
    }
    app.insert_resource(Texts::new(language))
        .insert_resource(system)
        .insert_resource(volumes)
        .insert_resource(settings)
        .insert_resource(results)
        .insert_resource(Folders(home))
        .insert_resource(FixedDice(options.seed))
        .insert_resource(Beginning { options: options.clone(), broken_settings, broken_results })
        .init_resource::<Ear>();
}

/// Begins.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, begin);
}

fn begin(
    beginning: Res<Beginning>,
    games: Res<Games>,
    mut settings: ResMut<Settings>,
    mut choice: ResMut<SetupChoice>,
    mut laid: ResMut<Laid>,
    mut wishes: MessageWriter<Wish>,
    mut resumes: MessageWriter<ResumeRequested>,
    mut troubles: MessageWriter<Trouble>,
) {
    let options = &beginning.options;
    if let Some(language) = options.language {
        // Changed only now, so that it is remembered like every other change.
        language.clone_into(&mut settings.language);
    }
    if let Some(file) = &beginning.broken_settings {
        troubles.write(Trouble { key: "settings-broken", details: file.clone() });
    }
    if let Some(file) = &beginning.broken_results {
        troubles.write(Trouble { key: "results-broken", details: file.clone() });
    }
    if let Some(file) = &options.resume {
        match fs::read_to_string(file) {
            Ok(record) => {
                *laid = Laid::Played;
                resumes.write(ResumeRequested { record });
            }
            Err(error) => {
                troubles.write(Trouble { key: "record-broken", details: error.to_string() });
            }
        }
        return;
    }
    let id = options.game.as_deref().or_else(|| games.0.first().map(|entry| entry.id()));
    let Some(entry) = id.and_then(|id| games.find(id)).filter(|_| options.start) else { return };
    *choice = SetupChoice::for_game(entry, &settings);
    if let Some(ruleset) = &options.ruleset {
        choice.choose(entry.rulesets().iter().position(|r| r.id == *ruleset).unwrap_or(0));
    }
    choice.seats = seats_from(&options.seats);
    // Seats and rules stand as they were asked for; from here on everything goes as if *Play* had been pressed.
    *laid = Laid::Played;
    wishes.write(Wish::Play);
}
