//! The settings as a file.

use super::{FILE, Loaded, Settings};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

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
    use super::super::{LastChoice, Speed, VolumeSettings};
    use super::*;

    fn folder() -> tempfile::TempDir {
        tempfile::tempdir().unwrap()
    }

    #[test]
    fn what_is_stored_is_loaded() {
        let folder = folder();
        let mut settings = Settings { speed: Speed::Fast, text_size: 1.15, ..Settings::default() };
        settings.volumes.muted = true;
        let last = LastChoice { computers: [Some("master".to_owned()), None], ..LastChoice::default() };
        settings.choices.insert("elta-stelpur".to_owned(), last);
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
