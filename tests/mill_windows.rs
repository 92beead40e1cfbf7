//! The mill games in a real window, each by real clicks from the first man to the last: one on each shape of board.

#[path = "support/support.rs"]
mod support;

use boxwood_core::record::Record;
use std::fs;
use std::path::Path;
use std::time::Duration;
use support::game::{Game, Probe};
use support::screen::Screen;
use tempfile::TempDir;

const BINARY: &str = env!("CARGO_BIN_EXE_boxwood");
/// For a machine that draws without a graphics card.
const CHEAP: [&str; 5] = ["--quality", "test", "--instant", "--size", "640x360"];

fn start<'s>(screen: &'s Screen, home: &TempDir, game: &str) -> Game<'s> {
    let seats = ["--first", "human", "--second", "human", "--game", game];
    let args: Vec<&str> = CHEAP.iter().chain(&seats).copied().collect();
    let mut game = Game::start(Path::new(BINARY), screen, home.path(), &args);
    game.wait_for("the table", |p| p.text("screen") == "table" && p.text("table") == "ready");
    game
}

/// The points that a step is told by, in the order in which they are pressed.
fn presses(step: &str) -> Vec<&str> {
    step.strip_prefix('x').unwrap_or(step).split('-').collect()
}

/// Plays one step by clicks.
fn play(game: &mut Game, step: &str) {
    let before = game.wait_for("the step to be allowed", |p| p.texts("legal").iter().any(|legal| legal == step));
    let revision = before.number("revision");
    let points = presses(step);
    let hand = |game: &mut Game, now: &Probe, slowly: Duration| {
        let spot = |name: &str| now.point(name).expect("every point is on the screen");
        let played = |probe: &Probe| probe.number("revision") != revision;
        if let [from, _] = points[..]
            && now.text("selected") != from
        {
            game.screen().click(spot(from).0, spot(from).1, slowly);
            game.wait(Duration::from_secs(12), |p| p.text("selected") == from || played(p));
        }
        let (x, y) = spot(points[points.len() - 1]);
        game.screen().click(x, y, slowly);
    };
    game.insist(&format!("the step {step}"), hand, |p| p.number("revision") != revision);
}

/// Plays a whole game by clicks and tells what the probe says at its end.
fn whole_game(name: &str, steps: &str) -> Probe {
    let (screen, home) = (Screen::start(640, 360), tempfile::tempdir().expect("a folder for settings and saves"));
    let mut game = start(&screen, &home, name);
    for step in steps.split_whitespace() {
        play(&mut game, step);
    }
    let end = game.wait_for("the card that tells who won", |probe| probe.button("end-card").is_some());
    assert_eq!(end.text("trouble"), "");
    let file = home.path().join("saves/finished").join(format!("{name}-0001.txt"));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"));
    let entry = mill_rules::ENTRIES.iter().find(|entry| entry.id() == name).expect("a game of the house");
    let replayed = record.replay(*entry).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert_eq!(replayed.position_text(), end.text("position"));
    assert_eq!(replayed.history().len(), steps.split_whitespace().count(), "every click did what it should, once");
    end
}

/// A point that is no place for a man is pressed: the reason is told, and nothing is played.
#[test]
fn window_nine_holes() {
    let (screen, home) = (Screen::start(640, 360), tempfile::tempdir().expect("a folder for settings and saves"));
    let mut game = start(&screen, &home, "nine-holes");
    play(&mut game, "a3");
    let taken = |game: &mut Game, now: &Probe, slowly: Duration| {
        let (x, y) = now.point("a3").expect("it is on the screen");
        game.screen().click(x, y, slowly);
    };
    let refused = game.insist("a reason", taken, |probe| !probe.text("refusal").is_empty());
    assert_eq!(refused.text("refusal"), "A man stands there already.");
    assert_eq!(refused.number("history"), Some(1.0));
    drop(game);
    // Three men are entered on each side, then carried; the third row of the first side wins.
    let end = whole_game("nine-holes", "a3 c3 b3 a2 c1 b2 c1-c2 c3-c1 c2-c3");
    assert_eq!((end.text("outcome"), end.text("why")), ("p1win", "line-complete"));
}

/// Mills while entering, and an end in which one side is shut in.
#[test]
fn window_five_mens_morris() {
    let end = whole_game("five-mens-morris", "c1 c4 d2 e3 c5 d4 b4 e1 a1 e5 xa1 d2-d3");
    assert_eq!((end.text("outcome"), end.text("why")), ("p1win", "no-move-left"));
}

/// Mills opened and closed again, until two men are left.
#[test]
fn window_nine_mens_morris() {
    let steps = "c5 d6 f4 e3 d5 d7 e5 xd7 a1 f2 d1 f6 xe3 b4 b2 e3 d2 xb4 d7 g4 b4 e5-e4 xb4 d6-b6 e4-e5 xe3 b6-b4 \
                 e5-e4 xd1 b4-c4 e4-e5 xc4";
    let end = whole_game("nine-mens-morris", steps);
    assert_eq!(end.text("outcome"), "p1win");
}
