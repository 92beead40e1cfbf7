//! The settings as a file.

use super::*;
use std::fs;

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
