//! Tablut in a real window, by real clicks from the first move to the king's escape.

#[path = "support/support.rs"]
mod support;

use boxwood_core::record::Record;
use std::fs;
use std::path::Path;
use std::time::Duration;
use support::game::{Game, Probe};
use support::screen::Screen;
use tablut_rules::TABLUT;

/// A man is taken between two, the king gets out: the roads open to him are called and lit on the way.
const STEPS: &str = "d1-d2 d5-d3 a4-d4 e5-d5 i4-h4 d5-d7 f1-g1 d7-a7";

/// For a machine that draws without a graphics card.
const ARGS: [&str; 11] = [
    "--quality",
    "test",
    "--instant",
    "--size",
    "640x360",
    "--game",
    "tablut",
    "--first",
    "human",
    "--second",
    "human",
];

/// Chooses a man by a click and sets him down by another.
fn play(game: &mut Game, step: &str) -> Probe {
    let before = game.wait_for("the step to be allowed", |p| p.texts("legal").iter().any(|legal| legal == step));
    let revision = before.number("revision");
    let (from, to) = step.split_once('-').expect("every step is a move");
    let played = |probe: &Probe| probe.number("revision") != revision;
    let hand = |game: &mut Game, now: &Probe, slowly: Duration| {
        let spot = |name: &str| now.point(name).expect("every square is on the screen");
        if now.text("selected") != from {
            game.screen().click(spot(from).0, spot(from).1, slowly);
            game.wait(Duration::from_secs(12), |p| p.text("selected") == from || played(p));
        }
        game.screen().click(spot(to).0, spot(to).1, slowly);
    };
    game.insist(&format!("the step {step}"), hand, played)
}

#[test]
fn window_tablut() {
    let (screen, home) = (Screen::start(640, 360), tempfile::tempdir().expect("a folder for settings and saves"));
    let mut game = Game::start(Path::new(env!("CARGO_BIN_EXE_boxwood")), &screen, home.path(), &ARGS);
    game.wait_for("the table", |p| p.text("screen") == "table" && p.text("table") == "ready");
    for step in STEPS.split_whitespace() {
        let seen = play(&mut game, step);
        if step == "d5-d7" {
            let told = game.wait_for("the call", |p| p.texts("story").iter().any(|line| line.starts_with("Raichi!")));
            assert_eq!(told.number("revision"), seen.number("revision"));
        }
    }
    let end = game.wait_for("the card that tells who won", |probe| probe.button("end-card").is_some());
    assert_eq!((end.text("outcome"), end.text("why"), end.text("trouble")), ("p2win", "king-escaped", ""));
    let file = home.path().join("saves/finished/tablut-0001.txt");
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"));
    let replayed = record.replay(TABLUT).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert_eq!(replayed.position_text(), end.text("position"));
    assert_eq!(replayed.history().len(), STEPS.split_whitespace().count(), "every click did what it should, once");
}
