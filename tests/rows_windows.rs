//! The games of rows in a real window: a whole game in the rack by real clicks, and the stand with its levels apart.

#[path = "support/support.rs"]
mod support;

use boxwood_core::record::Record;
use rows_rules::ENTRIES;
use std::fs;
use std::path::Path;
use std::time::Duration;
use support::game::{Game, Probe};
use support::screen::Screen;
use tempfile::TempDir;

/// Each side fills a column; the first is sooner.
const STEPS: [&str; 7] = ["d1", "e1", "d2", "e2", "d3", "e3", "d4"];

/// For a machine that draws without a graphics card; two people play.
fn start<'s>(game: &str, screen: &'s Screen, home: &TempDir) -> Game<'s> {
    let cheap = ["--quality", "test", "--instant", "--size", "640x360"];
    let seats = ["--first", "human", "--second", "human"];
    let args: Vec<&str> = cheap.into_iter().chain(["--game", game]).chain(seats).collect();
    let mut game = Game::start(Path::new(env!("CARGO_BIN_EXE_boxwood")), screen, home.path(), &args);
    game.wait_for("the table", |p| p.text("screen") == "table" && p.text("table") == "ready");
    game
}

/// Clicks on a place until somebody stands in `gets`.
fn click(game: &mut Game, place: &str, gets: &str) -> Probe {
    let before = game.wait_for("the step to be allowed", |p| p.texts("legal").iter().any(|legal| legal == gets));
    let revision = before.number("revision");
    let hand = |game: &mut Game, now: &Probe, slowly: Duration| {
        let (x, y) = now.point(place).expect("every place is on the screen");
        game.screen().click(x, y, slowly);
    };
    game.insist(&format!("the step {gets}"), hand, |probe| probe.number("revision") != revision)
}

#[test]
fn window_rack() {
    let (screen, home) = (Screen::start(640, 360), tempfile::tempdir().expect("a folder for settings and saves"));
    let mut game = start("connect-four", &screen, &home);
    for (number, step) in STEPS.into_iter().enumerate() {
        // One may press the column anywhere.
        let place = if number % 2 == 0 { step.to_owned() } else { format!("{}6", &step[..1]) };
        click(&mut game, &place, step);
    }
    let end = game.wait_for("the card that tells who won", |probe| probe.button("end-card").is_some());
    assert_eq!((end.text("outcome"), end.text("why"), end.text("trouble")), ("p1win", "line-complete", ""));
    let file = home.path().join("saves/finished/connect-four-0001.txt");
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"));
    let rules = ENTRIES.iter().find(|entry| entry.id() == "connect-four").expect("it is one of the games");
    let replayed = record.replay(*rules).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert_eq!(replayed.position_text(), end.text("position"));
    assert_eq!(replayed.history().len(), STEPS.len(), "every click did what it should, once");
}

#[test]
fn window_stand() {
    let (screen, home) = (Screen::start(640, 360), tempfile::tempdir().expect("a folder for settings and saves"));
    let mut game = start("four-in-a-cube", &screen, &home);
    // In the heart of the stand, at the back of its lowest level, and on top.
    for step in ["2b2", "1d4", "4a1"] {
        click(&mut game, step, step);
    }
    let before = game.wait_for("the levels together", |p| p.point("4b2").is_some());
    let spot = before.point("4b2").expect("it is on the screen");
    let apart = |probe: &Probe| probe.point("4b2").is_some_and(|now| (now.0 - spot.0).abs() > 20.0);
    // The foot of the stand juts out before its lowest level.
    let foot = |probe: &Probe| {
        let [near, far] = ["1c1", "1c2"].map(|name| probe.point(name).expect("it is on the screen"));
        (near.0 + 1.1 * (near.0 - far.0), near.1 + 1.1 * (near.1 - far.1) + 14.0)
    };
    let hand = |game: &mut Game, now: &Probe, slowly: Duration| {
        let (x, y) = foot(now);
        game.screen().click(x, y, slowly);
    };
    game.insist("the levels apart", hand, apart);
    for step in ["3b3", "1a1"] {
        click(&mut game, step, step);
    }
    let seen = game.wait_for("five men", |p| p.number("history") == Some(5.0));
    assert_eq!(seen.text("trouble"), "");
}
