//! The two stores keep the same promises.

use boxwood_play::{BackgroundStore, FolderStore, MemoryStore, SaveError, SaveStore};
use std::fs;
use std::time::{Duration, Instant};
use tempfile::TempDir;

fn promises(store: &dyn SaveStore) {
    assert_eq!(store.load("current"), Ok(None));
    assert_eq!(store.list("finished"), Ok(Vec::new()));
    assert_eq!(store.rename("current", "other"), Err(SaveError::Missing("current".to_owned())));
    assert!(store.set_aside("current").is_err());
    store.save("current", "one").expect("it can be written");
    store.save("current", "two\n").expect("it can be written again");
    assert_eq!(store.load("current"), Ok(Some("two\n".to_owned())));
    store.rename("current", "finished/mill-0002").expect("it is there");
    assert_eq!(store.load("current"), Ok(None));
    store.save("finished/mill-0001", "first").expect("it can be written");
    store.save("finished/rows-0001", "first").expect("it can be written");
    let names = ["finished/mill-0001", "finished/mill-0002", "finished/rows-0001"].map(str::to_owned);
    assert_eq!(store.list("finished"), Ok(names.to_vec()));
    for (text, name) in [("broken", "aside/current-0001"), ("broken too", "aside/current-0002")] {
        store.save("current", text).expect("it can be written");
        assert_eq!(store.set_aside("current"), Ok(name.to_owned()));
        assert_eq!(store.load(name), Ok(Some(text.to_owned())));
    }
    for name in ["../current", "", "a\\b", "/etc/x", "A"] {
        assert!(store.save(name, "text").is_err() && store.load(name).is_err() && store.rename(name, "x").is_err());
    }
}

#[test]
fn memory_keeps_its_promises() {
    promises(&MemoryStore::default());
}

#[test]
fn a_folder_keeps_its_promises() {
    let folder = TempDir::new().expect("a folder for the test");
    promises(&FolderStore::new(folder.path().join("made").join("when needed")));
}

#[test]
fn a_folder_holds_nothing_but_whole_files() {
    let folder = TempDir::new().expect("a folder for the test");
    let store = FolderStore::new(folder.path());
    for round in 0..20 {
        store.save("current", &"x".repeat(round * 1000)).expect("it can be written");
        let files: Vec<_> = fs::read_dir(folder.path()).expect("it is there").collect();
        assert_eq!(files.len(), 1, "no half-written file is left beside it");
    }
}

#[test]
fn what_is_no_text_is_told_apart_and_can_be_set_aside() {
    let folder = TempDir::new().expect("a folder for the test");
    let store = FolderStore::new(folder.path());
    fs::write(folder.path().join("current.txt"), [0xFF, 0xFE, 0x00]).expect("it can be written");
    assert_eq!(store.load("current"), Err(SaveError::NotText("current".to_owned())));
    assert_eq!(store.set_aside("current"), Ok("aside/current-0001".to_owned()));
    let kept = fs::read(folder.path().join("aside").join("current-0001.txt")).expect("it is kept");
    assert_eq!(kept, [0xFF, 0xFE, 0x00]);
}

#[test]
fn a_folder_that_cannot_be_written_says_so_and_keeps_what_it_has() {
    let folder = TempDir::new().expect("a folder for the test");
    let file = folder.path().join("a file where the folder should be");
    fs::write(&file, "in the way").expect("it can be written");
    let store = FolderStore::new(&file);
    assert!(matches!(store.save("current", "text"), Err(SaveError::Io(_))));
    assert_eq!(fs::read_to_string(&file).expect("it is still there"), "in the way");
}

#[test]
fn saving_in_the_background_keeps_the_promises() {
    promises(&BackgroundStore::new(MemoryStore::default()));
    let folder = TempDir::new().expect("a folder for the test");
    promises(&BackgroundStore::new(FolderStore::new(folder.path())));
}

/// A disk that takes its time, and says no to some texts.
#[derive(Debug, Clone, Default)]
struct Slow(MemoryStore);

impl SaveStore for Slow {
    fn save(&self, name: &str, text: &str) -> Result<(), SaveError> {
        std::thread::sleep(Duration::from_millis(20));
        assert!(text != "breaks down", "this disk breaks down, as the test wants it");
        if text == "no" { Err(SaveError::Io("it says no".to_owned())) } else { self.0.save(name, text) }
    }

    fn load(&self, name: &str) -> Result<Option<String>, SaveError> {
        self.0.load(name)
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), SaveError> {
        self.0.rename(from, to)
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, SaveError> {
        self.0.list(folder)
    }
}

#[test]
fn saving_in_the_background_does_not_wait_and_loses_no_last_text() {
    let slow = Slow::default();
    let store = BackgroundStore::new(slow.clone());
    let begin = Instant::now();
    for round in 0..100 {
        store.save("current", &round.to_string()).expect("nothing has failed");
    }
    assert!(begin.elapsed() < Duration::from_millis(500), "a hundred saves would take two seconds");
    assert_eq!(store.load("current"), Ok(Some("99".to_owned())));
    store.save("current", "last").expect("nothing has failed");
    store.save("other", "another").expect("nothing has failed");
    drop(store);
    assert_eq!(slow.0.load("current"), Ok(Some("last".to_owned())));
    assert_eq!(slow.0.load("other"), Ok(Some("another".to_owned())));
}

#[test]
fn saving_in_the_background_tells_its_errors_next_time_and_once() {
    let store = BackgroundStore::new(Slow::default());
    store.save("current", "good").expect("nothing has failed");
    store.flush().expect("nothing has failed");
    store.save("current", "no").expect("it is not known yet");
    assert!(matches!(store.flush(), Err(SaveError::Io(_))));
    assert_eq!(store.flush(), Ok(()));
    store.save("current", "breaks down").expect("it is not known yet");
    assert!(matches!(store.flush(), Err(SaveError::Io(_))));
    assert_eq!(store.load("current"), Ok(Some("good".to_owned())));
}
