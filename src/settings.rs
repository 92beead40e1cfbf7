//! What a person has set.

use crate::keeping;
use crate::screens::SetupChoice;
use crate::screens::own_rules::OwnRules;
use bevy::prelude::Resource;
use boxwood_search::{GameEntry, Level};
use boxwood_sound::Volumes;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io;
use std::path::Path;

/// The name of the file.
pub const FILE: &str = "settings.ron";

/// Everything that can be set. A field that a file lacks has its usual value; a field that a file has and we do not
/// know is passed over, so that an older Boxwood reads the file of a newer one.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How fast pieces move.
    pub speed: Speed,
    /// Pieces appear where they go.
    pub reduced_motion: bool,
    /// How much the picture costs.
    pub quality: PictureQuality,
    /// How large text is, 1 for the usual size.
    pub text_size: f32,
    /// The volumes.
    pub volumes: VolumeSettings,
    /// The tag of the language; empty for the system's.
    pub language: String,
    /// The game that was begun last.
    pub last_game: Option<String>,
    /// What was last chosen before each game, by the game's id.
    pub choices: BTreeMap<String, LastChoice>,
    /// The rules that were made here, in the order in which they were made.
    pub own_rules: Vec<OwnRules>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            speed: Speed::Normal,
            reduced_motion: false,
            quality: PictureQuality::Auto,
            text_size: 1.0,
            volumes: VolumeSettings::from(&Volumes::default()),
            language: String::new(),
            last_game: None,
            choices: BTreeMap::new(),
            own_rules: Vec::new(),
        }
    }
}

/// The speed of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum Speed {
    /// To be followed with the eye at leisure.
    Slow,
    /// As a calm hand moves.
    #[default]
    Normal,
    /// Twice that.
    Fast,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Speed; 3] = [Speed::Slow, Speed::Normal, Speed::Fast];

    /// How many times faster than usual.
    #[must_use]
    pub const fn factor(self) -> f32 {
        match self {
            Speed::Slow => 0.6,
            Speed::Normal => 1.0,
            Speed::Fast => 2.0,
        }
    }

    /// The key of its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Speed::Slow => "settings-speed-slow",
            Speed::Normal => "settings-speed-normal",
            Speed::Fast => "settings-speed-fast",
        }
    }
}

/// How much the picture costs, as a person chooses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum PictureQuality {
    /// What suits the graphics card.
    #[default]
    Auto,
    /// For weak machines.
    Low,
    /// For ordinary machines.
    Medium,
    /// For good graphics cards.
    High,
}

impl PictureQuality {
    /// All of them, the chosen ones cheapest first.
    pub const ALL: [PictureQuality; 4] =
        [PictureQuality::Auto, PictureQuality::Low, PictureQuality::Medium, PictureQuality::High];

    /// The key of its name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            PictureQuality::Auto => "settings-quality-auto",
            PictureQuality::Low => "settings-quality-low",
            PictureQuality::Medium => "settings-quality-medium",
            PictureQuality::High => "settings-quality-high",
        }
    }
}

/// The volumes as they are written down.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct VolumeSettings {
    /// Everything.
    pub master: f32,
    /// Pieces.
    pub pieces: f32,
    /// Dice.
    pub dice: f32,
    /// Events.
    pub events: f32,
    /// The room.
    pub ambience: f32,
    /// Nothing is heard.
    pub muted: bool,
}

impl Default for VolumeSettings {
    fn default() -> VolumeSettings {
        VolumeSettings::from(&Volumes::default())
    }
}

impl From<&Volumes> for VolumeSettings {
    fn from(v: &Volumes) -> VolumeSettings {
        VolumeSettings {
            master: v.master,
            pieces: v.pieces,
            dice: v.dice,
            events: v.events,
            ambience: v.ambience,
            muted: v.muted,
        }
    }
}

impl VolumeSettings {
    /// The volumes of the sound crate.
    #[must_use]
    pub const fn volumes(&self) -> Volumes {
        Volumes {
            master: self.master,
            pieces: self.pieces,
            dice: self.dice,
            events: self.events,
            ambience: self.ambience,
            muted: self.muted,
        }
    }
}

/// What was chosen before the last game, so that the next begins with one click.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastChoice {
    /// The ruleset; `None` for the game's own first.
    pub ruleset: Option<String>,
    /// The player's own rules, by their name, if it was them.
    pub own: Option<String>,
    /// Who sat at the near and at the far side: `None` a person, else the level of the computer by name.
    pub computers: [Option<String>; 2],
    /// The series that was played, as a record tells it before its first game; empty for a single game.
    pub series: String,
}

impl Default for LastChoice {
    fn default() -> LastChoice {
        LastChoice {
            ruleset: None,
            own: None,
            computers: [None, Some(Level::Novice.name().to_owned())],
            series: String::new(),
        }
    }
}

impl Settings {
    /// Remembers what was chosen before a game that begins.
    pub fn remember(&mut self, choice: &SetupChoice, entry: &dyn GameEntry) {
        self.last_game = Some(entry.id().to_owned());
        self.choices.insert(entry.id().to_owned(), choice.last(entry));
    }

    /// The settings with every number where it may be: a file can say anything.
    #[must_use]
    pub fn sound(mut self) -> Settings {
        let unit = |value: &mut f32, usual: f32| *value = if value.is_finite() { value.clamp(0.0, 1.0) } else { usual };
        let usual = VolumeSettings::default();
        unit(&mut self.volumes.master, usual.master);
        unit(&mut self.volumes.pieces, usual.pieces);
        unit(&mut self.volumes.dice, usual.dice);
        unit(&mut self.volumes.events, usual.events);
        unit(&mut self.volumes.ambience, usual.ambience);
        self.text_size = if self.text_size.is_finite() { self.text_size.clamp(0.85, 1.5) } else { 1.0 };
        self
    }
}

/// What reading the settings came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// The settings to go by.
    pub settings: Settings,
    /// The name under which a broken file was put aside.
    pub set_aside: Option<String>,
}

/// Reads the settings that are kept there.
#[must_use]
pub fn load(folder: &Path) -> Loaded {
    let kept = keeping::load(folder, FILE, usual);
    Loaded { settings: kept.value.sound(), set_aside: kept.set_aside }
}

/// Before anything has been set, a browser tells what the person's system says of motion.
fn usual() -> Settings {
    #[cfg(target_arch = "wasm32")]
    return Settings { reduced_motion: crate::page::bridge::flag("reducedMotion"), ..Settings::default() };
    #[cfg(not(target_arch = "wasm32"))]
    Settings::default()
}

/// Keeps the settings.
///
/// # Errors
/// They cannot be written.
pub fn store(folder: &Path, settings: &Settings) -> io::Result<()> {
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::default()).map_err(io::Error::other)?;
    keeping::store(folder, FILE, &text)
}

#[cfg(test)]
mod tests;
