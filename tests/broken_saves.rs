//! Saves that cannot be read: the game starts all the same, says so, and does not lose the file.

#[path = "support/support.rs"]
mod support;

use std::fs;
use std::path::{Path, PathBuf};
use support::game::{Game, Probe};
use support::screen::Screen;

const CHEAP: [&str; 7] = ["--quality", "test", "--instant", "--size", "640x480", "--seed", "4"];

/// Every save below a folder, with its text.
fn saves(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            all.extend(saves(&path));
        } else if let Ok(bytes) = fs::read(&path) {
            all.push((path, bytes));
        }
    }
    all
}

/// Starts with this as the save of the game under way; the trouble is told by its key, is put away by a click, and when
/// a new game has been begun the file is still somewhere.
fn starts_all_the_same(save: &[u8], trouble: &str) {
    let (screen, home) = (Screen::start(640, 480), tempfile::tempdir().expect("a folder"));
    let folder = home.path().join("saves");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("current.txt"), save).expect("a file");
    let mut game = Game::start(Path::new(env!("CARGO_BIN_EXE_boxwood")), &screen, home.path(), &CHEAP);
    game.wait_for("the message of trouble", |probe| probe.text("trouble") == trouble);
    game.press_until("dismiss", "the message put away", |probe| probe.text("trouble").is_empty());
    let title = game.wait_for("the title", |probe| probe.text("screen") == "title");
    assert!(title.button("continue").is_none(), "there is nothing that could be continued");
    game.press_until("play-elta-stelpur", "the setup", |probe| probe.text("screen") == "setup");
    let people = |probe: &Probe| probe.button("far-seat-0").is_some() && probe.button("far-seat-level-0").is_none();
    game.press_until("far-seat-0", "two people, without a level", people);
    game.press_until("play", "the table", |probe| probe.text("screen") == "table");
    game.wait_for("the first throw to be due", Probe::waits_for_human);
    game.press_until("throw", "the first throw", |probe| probe.number("history").is_some_and(|steps| steps >= 1.0));
    let kept = saves(&folder);
    assert!(kept.iter().any(|(_, bytes)| bytes == save), "the file is still there: {kept:?}");
    let name = |path: &Path| path.file_name().is_some_and(|name| name == "current.txt");
    assert!(kept.iter().any(|(path, bytes)| name(path) && bytes != save), "the new game has been saved");
    assert!(!game.log().contains("panicked"), "no panic: {}", game.log());
}

#[test]
fn window_a_broken_save() {
    starts_all_the_same("This is a shopping list.\nEggs, candles\n".as_bytes(), "record-broken");
}

#[test]
fn window_a_save_that_was_cut_short() {
    let record =
        fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/middle.boxwood")).expect("a record");
    starts_all_the_same(&record[..record.len() / 2], "record-broken");
}

#[test]
fn window_a_save_of_a_newer_version() {
    let record = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/middle.boxwood"));
    let newer = record.expect("a record").replace("[Boxwood \"1\"]", "[Boxwood \"99\"]");
    starts_all_the_same(newer.as_bytes(), "record-newer");
}
