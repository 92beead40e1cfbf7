//! What a person has set, and the file that remembers it.

use bevy::prelude::Resource;
use boxwood_search::Level;
use boxwood_sound::Volumes;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

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
    /// The tag of the language.
    pub language: String,
    /// What was last chosen before a game.
    pub last: LastChoice,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            speed: Speed::Normal,
            reduced_motion: false,
            quality: PictureQuality::Auto,
            text_size: 1.0,
            volumes: VolumeSettings::from(&Volumes::default()),
            language: "en".to_owned(),
            last: LastChoice::default(),
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
    /// Who sat at the near and at the far side: `None` a person, else the level of the computer by name.
    pub computers: [Option<String>; 2],
}

impl Default for LastChoice {
    fn default() -> LastChoice {
        LastChoice { ruleset: None, computers: [None, Some(Level::Novice.name().to_owned())] }
    }
}

impl Settings {
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

/// Reads the settings of a folder. There may be none yet; a file that cannot be read is put aside, never overwritten.
#[must_use]
pub fn load(folder: &Path) -> Loaded {
    let path = folder.join(FILE);
    let usual = |set_aside| Loaded { settings: Settings::default(), set_aside };
    let text = match fs::read(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return usual(None),
        Err(_) => return usual(Some(FILE.to_owned())),
        Ok(bytes) => String::from_utf8(bytes).ok(),
    };
    match text.and_then(|text| ron::from_str::<Settings>(&text).ok()) {
        Some(settings) => Loaded { settings: settings.sound(), set_aside: None },
        None => usual(Some(put_aside(folder).unwrap_or_else(|_| FILE.to_owned()))),
    }
}

/// Renames the file to the first name that is free.
fn put_aside(folder: &Path) -> io::Result<String> {
    let free = |name: &String| !folder.join(name).exists();
    let name = (1..10_000).map(|n| format!("settings.broken-{n}.ron")).find(free);
    let name = name.ok_or_else(|| io::Error::other("ten thousand broken files are enough"))?;
    fs::rename(folder.join(FILE), folder.join(&name))?;
    Ok(name)
}

/// Writes the settings so that at any moment either the old file or the new one is there, whole.
///
/// # Errors
/// The folder cannot be made or written to.
pub fn store(folder: &Path, settings: &Settings) -> io::Result<()> {
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::default()).map_err(io::Error::other)?;
    write_whole(&folder.join(FILE), &text)
}

/// Writes a file by way of another one beside it.
///
/// # Errors
/// The folder cannot be made or written to.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).map_or_else(|| PathBuf::from("."), Path::to_owned);
    fs::create_dir_all(&folder)?;
    let mut file = NamedTempFile::new_in(&folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|e| e.error)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder() -> tempfile::TempDir {
        tempfile::tempdir().unwrap()
    }

    #[test]
    fn what_is_stored_is_loaded() {
        let folder = folder();
        let mut settings = Settings { speed: Speed::Fast, text_size: 1.15, ..Settings::default() };
        settings.volumes.muted = true;
        settings.last.computers = [Some("master".to_owned()), None];
        store(folder.path(), &settings).unwrap();
        store(folder.path(), &settings).unwrap();
        assert_eq!(load(folder.path()), Loaded { settings, set_aside: None });
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left lying about");
    }

    #[test]
    fn no_file_is_no_trouble() {
        let folder = folder();
        let loaded = load(&folder.path().join("not/there/yet"));
        assert_eq!(loaded, Loaded { settings: Settings::default(), set_aside: None });
        store(&folder.path().join("not/there/yet"), &Settings::default()).unwrap();
        assert!(folder.path().join("not/there/yet").join(FILE).is_file());
    }

    #[test]
    fn a_broken_file_is_put_aside_whole() {
        let folder = folder();
        for (n, bytes) in
            [&b"(speed: Sideways)"[..], b"", b"\xff\xfe\x00", b"(((((", b"(text_size: \"big\")"].iter().enumerate()
        {
            fs::write(folder.path().join(FILE), bytes).unwrap();
            let loaded = load(folder.path());
            assert_eq!(loaded.settings, Settings::default());
            let aside = loaded.set_aside.unwrap();
            assert_eq!(aside, format!("settings.broken-{}.ron", n + 1));
            assert_eq!(fs::read(folder.path().join(&aside)).unwrap(), *bytes);
            assert!(!folder.path().join(FILE).exists());
        }
    }

    #[test]
    fn a_file_of_another_version_is_read_as_far_as_it_goes() {
        let folder = folder();
        fs::write(folder.path().join(FILE), "(speed: Slow, some_day: (1, 2), volumes: (muted: true))").unwrap();
        let loaded = load(folder.path());
        assert_eq!(loaded.set_aside, None);
        assert_eq!(loaded.settings.speed, Speed::Slow);
        assert!(loaded.settings.volumes.muted);
        assert_eq!(loaded.settings.volumes.master, VolumeSettings::default().master);
    }

    #[test]
    fn numbers_out_of_bounds_are_brought_back() {
        let folder = folder();
        fs::write(folder.path().join(FILE), "(text_size: 400.0, volumes: (master: -3.0, dice: NaN, ambience: inf))")
            .unwrap();
        let settings = load(folder.path()).settings;
        assert_eq!(settings.text_size, 1.5);
        assert_eq!(settings.volumes.master, 0.0);
        assert_eq!(settings.volumes.dice, VolumeSettings::default().dice);
        assert_eq!(settings.volumes.ambience, VolumeSettings::default().ambience);
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_an_error_and_no_panic() {
        let folder = folder();
        fs::write(folder.path().join("file"), "").unwrap();
        assert!(store(&folder.path().join("file/below"), &Settings::default()).is_err());
    }
}
