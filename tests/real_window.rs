//! The built game, played in a real window by real clicks: from the title through the setup to the end of a game, and
//! across a kill in the middle of one.

#[path = "support/support.rs"]
mod support;

use boxwood_core::record::Record;
use boxwood_core::{Match, Point};
use elta_stelpur_rules::ELTA_STELPUR;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::Duration;
use support::Lots;
use support::game::{Game, Probe};
use support::screen::Screen;
use tempfile::TempDir;

const BINARY: &str = env!("CARGO_BIN_EXE_boxwood");
const WIDTH: u32 = 640;
const HEIGHT: u32 = 480;

/// For a machine that draws without a graphics card.
const CHEAP: [&str; 5] = ["--quality", "test", "--instant", "--size", "640x480"];

fn start<'s>(screen: &'s Screen, home: &TempDir, more: &[&str]) -> Game<'s> {
    let args: Vec<&str> = CHEAP.iter().chain(more).copied().collect();
    Game::start(Path::new(BINARY), screen, home.path(), &args)
}

fn home() -> TempDir {
    tempfile::tempdir().expect("a folder for settings and saves")
}

/// From the title to a match of a person against the novice, by clicks.
fn set_up(game: &mut Game, screen: &Screen) -> Probe {
    game.wait_for("the title", |probe| probe.text("screen") == "title");
    game.press_until("play-elta-stelpur", "the setup", |probe| probe.text("screen") == "setup");
    for seat in ["near-seat-0", "far-seat-1", "far-seat-level-1"] {
        let (x, y) = game.wait_for(seat, |probe| probe.button(seat).is_some()).button(seat).expect("it is there");
        screen.click(x, y, Duration::from_millis(300));
    }
    game.press_until("play", "the table", |probe| probe.text("screen") == "table");
    let begun = game.wait_for("the board", |probe| probe.text("table") == "ready" && probe.point("1").is_some());
    assert_eq!(begun.texts("seats"), ["human", "computer:novice"]);
    begun
}

/// What the person at the table does next: throws, or plays a legal step drawn by lot. Waits until it has been done.
fn act(game: &mut Game, lots: &mut Lots) {
    let before = game.wait_for("a turn of the person", |p| p.waits_for_human() || !p.text("outcome").is_empty());
    if !before.text("outcome").is_empty() {
        return;
    }
    let revision = before.number("revision");
    let moved = move |probe: &Probe| probe.number("revision") != revision;
    if before.text("to_act") == "dice" {
        throw(game, lots, moved);
        return;
    }
    let legal = before.texts("legal");
    if legal == ["pass"] {
        game.wait_for("the passing of a useless throw", moved);
        return;
    }
    let step = &legal[lots.below(legal.len())];
    let (from, to) = step.split_once('-').expect("in this game every choice is a move");
    let to = to.split('/').next().expect("a point");
    let drag = lots.below(4) == 0;
    let hand = |game: &mut Game, now: &Probe, slowly: Duration| {
        let spot = |name: &str| now.point(name).expect("every point is on the screen");
        let chosen = |probe: &Probe| probe.text("selected") == from || moved(probe);
        if drag {
            let screen = game.screen();
            screen.drag(spot(from), spot(to), || drop(game.wait(Duration::from_secs(12), chosen)));
            return;
        }
        if now.text("selected") != from {
            game.screen().click(spot(from).0, spot(from).1, slowly);
            game.wait(Duration::from_secs(12), chosen);
        }
        game.screen().click(spot(to).0, spot(to).1, slowly);
    };
    game.insist(&format!("the step {step}"), hand, moved);
}

/// Throws by the button or by the cup.
fn throw(game: &mut Game, lots: &mut Lots, thrown: impl Fn(&Probe) -> bool) {
    let by_cup = lots.below(2) == 0;
    let hand = |game: &mut Game, now: &Probe, slowly: Duration| {
        if let Some((x, y)) = now.cup().filter(|_| by_cup).or_else(|| now.button("throw")) {
            game.screen().click(x, y, slowly);
        }
    };
    game.insist("a throw", hand, thrown);
}

/// The record of this name, played again by the rules alone.
fn replay(home: &Path, name: &str) -> (Record, Box<dyn Match>) {
    let file = home.join("saves").join(name);
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"));
    let game = record.replay(ELTA_STELPUR).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    (record, game)
}

/// Takes back once and checks that the dice lie as they lay: the throw is what it was, and the position one that was
/// there before.
fn take_back(game: &mut Game, seen: &BTreeSet<String>) {
    let before = game.wait_for("something to take back", |probe| probe.is("can_undo") && probe.waits_for_human());
    let revision = before.number("revision");
    game.press_until("undo", "the step taken back", |probe| probe.number("revision") != revision);
    let after = game.wait_for("the turn of the person", Probe::waits_for_human);
    assert!(after.number("history") < before.number("history"), "there are fewer steps than before");
    assert!(seen.contains(after.text("position")), "the position was there before: {}", after.text("position"));
    let throws = |text: &str| text.starts_with('d');
    assert!(!throws(after.text("to_act")), "going back ends where there is something to decide, after the throw");
}

#[test]
fn window_a_whole_game_by_clicks() {
    let (screen, home) = (Screen::start(WIDTH, HEIGHT), home());
    let mut game = start(&screen, &home, &["--seed", "4"]);
    set_up(&mut game, &screen);
    let (mut lots, mut seen, mut went_back) = (Lots(11), BTreeSet::new(), false);
    loop {
        let now = game.wait_for("the game to go on", |p| p.waits_for_human() || !p.text("outcome").is_empty());
        if !now.text("outcome").is_empty() {
            break;
        }
        let position = now.text("position").to_owned();
        seen.insert(position);
        act(&mut game, &mut lots);
        if !went_back && seen.len() >= 4 && game.probe().is_some_and(|p| p.is("can_undo") && p.waits_for_human()) {
            take_back(&mut game, &seen);
            went_back = true;
        }
    }
    assert!(went_back, "a step was taken back on the way");
    let end = game.wait_for("the card that tells who won", |probe| probe.button("end-card").is_some());
    assert!(["p1win", "p2win"].contains(&end.text("outcome")), "somebody won: {}", end.text("outcome"));
    assert_eq!(end.text("trouble"), "");

    let (record, replayed) = replay(home.path(), "finished/elta-stelpur-0001.txt");
    assert_eq!(replayed.position_text(), end.text("position"));
    assert_eq!(Some(replayed.history().len() as f64), end.number("history"));
    assert_eq!(record.result.text(), end.text("outcome"));
    assert_eq!(replayed.outcome().map(|outcome| outcome.why.0), Some(end.text("why")));

    screen.close_windows();
    assert!(game.wait_for_end(), "closing the window is no error");
}

#[test]
fn window_a_closed_game_is_continued() {
    let (screen, home) = (Screen::start(WIDTH, HEIGHT), home());
    let mut game = start(&screen, &home, &["--seed", "8"]);
    set_up(&mut game, &screen);
    let mut lots = Lots(3);
    for _ in 0..4 {
        act(&mut game, &mut lots);
    }
    let left = game.wait_for("the turn of the person", Probe::waits_for_human);
    screen.close_windows();
    assert!(game.wait_for_end(), "closing the window is no error");

    let mut game = start(&screen, &home, &[]);
    game.wait_for("the title", |probe| probe.text("screen") == "title");
    game.press_until("continue", "the table", |probe| probe.text("screen") == "table");
    let back = game.wait_for("the game, seen from the same side", |probe| {
        probe.text("table") == "ready" && probe.waits_for_human() && probe.text("near") == left.text("near")
    });
    assert_same_game(&left, &back);
    act(&mut game, &mut lots);
}

#[test]
fn window_a_killed_game_is_continued() {
    let (screen, home) = (Screen::start(WIDTH, HEIGHT), home());
    let mut game = start(&screen, &home, &["--game", "elta-stelpur", "--second", "computer:novice", "--seed", "21"]);
    game.wait_for("the board", |probe| probe.text("table") == "ready" && probe.point("1").is_some());
    let mut lots = Lots(9);
    for _ in 0..5 {
        act(&mut game, &mut lots);
    }
    let left = game.wait_for("the turn of the person", Probe::waits_for_human);
    game.kill();
    let (_, replayed) = replay(home.path(), "current.txt");
    assert_eq!(replayed.position_text(), left.text("position"));

    let mut game = start(&screen, &home, &[]);
    game.press_until("continue", "the table", |probe| probe.text("screen") == "table");
    let back = game.wait_for("the game, seen from the same side", |probe| {
        probe.text("table") == "ready" && probe.waits_for_human() && probe.text("near") == left.text("near")
    });
    assert_same_game(&left, &back);
    let men = replayed.board().points().filter(|&point: &Point| replayed.piece_at(point).is_some()).count();
    assert!(men > 2, "the game is in its middle");
    act(&mut game, &mut lots);
}

fn assert_same_game(left: &Probe, back: &Probe) {
    for what in ["game", "ruleset", "seed", "position", "to_act", "on_turn", "near"] {
        assert_eq!(back.text(what), left.text(what), "{what}");
    }
    assert_eq!(back.texts("seats"), left.texts("seats"));
    assert_eq!(back.texts("legal"), left.texts("legal"));
    assert_eq!(back.number("history"), left.number("history"));
}
