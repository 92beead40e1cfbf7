//! Games in a real window, by real clicks: whole ones on each shape of board, and the stand with its levels apart.

#[path = "support/support.rs"]
mod support;

use boxwood_core::record::Record;
use std::fs;
use std::path::Path;
use std::time::Duration;
use support::game::{Game, Probe};
use support::screen::Screen;
use tempfile::TempDir;

/// Short whole games; the tests in browsers play them too.
const GAMES: &str = include_str!("records/games.txt");

/// For a machine that draws without a graphics card; two people play.
fn start<'s>(screen: &'s Screen, home: &TempDir, name: &str) -> Game<'s> {
    let cheap = ["--quality", "test", "--instant", "--size", "640x360"];
    let seats = ["--first", "human", "--second", "human", "--game", name];
    let args: Vec<&str> = cheap.iter().chain(&seats).copied().collect();
    let mut game = Game::start(Path::new(env!("CARGO_BIN_EXE_boxwood")), screen, home.path(), &args);
    game.wait_for("the table", |p| p.text("screen") == "table" && p.text("table") == "ready");
    game
}

fn screen_and_home() -> (Screen, TempDir) {
    (Screen::start(640, 360), tempfile::tempdir().expect("a folder for settings and saves"))
}

/// Plays one step by clicks on its points: of a man and of where he goes, of a place to enter, of a man to be taken.
fn play(game: &mut Game, step: &str) -> Probe {
    let points: Vec<&str> = step.strip_prefix('x').unwrap_or(step).split('-').collect();
    click(game, &points, step)
}

/// Clicks on these places until the step is played.
fn click(game: &mut Game, points: &[&str], step: &str) -> Probe {
    let before = game.wait_for("the step to be allowed", |p| p.texts("legal").iter().any(|legal| legal == step));
    let revision = before.number("revision");
    let played = |probe: &Probe| probe.number("revision") != revision;
    let hand = |game: &mut Game, now: &Probe, slowly: Duration| {
        let spot = |name: &str| now.point(name).expect("every point is on the screen");
        if let [from, _] = *points
            && now.text("selected") != from
        {
            game.screen().click(spot(from).0, spot(from).1, slowly);
            game.wait(Duration::from_secs(12), |p| p.text("selected") == from || played(p));
        }
        let (x, y) = spot(points[points.len() - 1]);
        game.screen().click(x, y, slowly);
    };
    game.insist(&format!("the step {step}"), hand, played)
}

/// Plays a whole game of the list, step by step with `hand`, and looks at its end and its record.
fn whole_game(name: &str, hand: impl Fn(&mut Game, &str)) {
    let told = |line: &'static str| line.split_once(": ").filter(|(head, _)| head.split(' ').next() == Some(name));
    let (head, steps) = GAMES.lines().find_map(told).unwrap_or_else(|| panic!("no game of {name} in the list"));
    let (screen, home) = screen_and_home();
    let mut game = start(&screen, &home, name);
    for step in steps.split(' ') {
        hand(&mut game, step);
    }
    let end = game.wait_for("the card that tells who won", |probe| probe.button("end-card").is_some());
    assert_eq!(format!("{name} {} {}", end.text("outcome"), end.text("why")), head);
    assert_eq!(end.text("trouble"), "");
    let file = home.path().join("saves/finished").join(format!("{name}-0001.txt"));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"));
    let rules = boxwood::games::rules();
    let entry = rules.iter().find(|entry| entry.id() == name).expect("a game of the house");
    let replayed = record.replay(*entry).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert_eq!(replayed.position_text(), end.text("position"));
    assert_eq!(replayed.history().len(), steps.split(' ').count(), "every click did what it should, once");
}

fn by_its_points(game: &mut Game, step: &str) {
    play(game, step);
}

/// Three men are entered on each side, then carried; the third row of the first side wins.
#[test]
fn window_nine_holes() {
    whole_game("nine-holes", by_its_points);
}

/// A point that is no place for a man is pressed: the reason is told, and nothing is played.
#[test]
fn window_refusal() {
    let (screen, home) = screen_and_home();
    let mut game = start(&screen, &home, "nine-holes");
    play(&mut game, "a3");
    let taken = |game: &mut Game, now: &Probe, slowly: Duration| {
        let (x, y) = now.point("a3").expect("it is on the screen");
        game.screen().click(x, y, slowly);
    };
    let refused = game.insist("a reason", taken, |probe| !probe.text("refusal").is_empty());
    assert_eq!(refused.text("refusal"), "A man stands there already.");
    assert_eq!(refused.number("history"), Some(1.0));
}

/// Mills while entering, and an end in which one side is shut in.
#[test]
fn window_five_mens_morris() {
    whole_game("five-mens-morris", by_its_points);
}

/// Mills opened and closed again, until two men are left.
#[test]
fn window_nine_mens_morris() {
    whole_game("nine-mens-morris", by_its_points);
}

/// A man is taken between two, the king gets out: the roads open to him are called on the way.
#[test]
fn window_tablut() {
    whole_game("tablut", |game, step| {
        let seen = play(game, step);
        if step == "d5-d7" {
            let told = game.wait_for("the call", |p| p.texts("story").iter().any(|line| line.starts_with("Raichi!")));
            assert_eq!(told.number("revision"), seen.number("revision"));
        }
    });
}

/// Each side fills a column; the first is sooner. One may press the column anywhere.
#[test]
fn window_rack() {
    whole_game("connect-four", |game, step| {
        let top = format!("{}6", &step[..1]);
        click(game, &[if step.starts_with('d') { step } else { &top }], step);
    });
}

#[test]
fn window_stand() {
    let (screen, home) = screen_and_home();
    let mut game = start(&screen, &home, "four-in-a-cube");
    // In the heart of the stand, at the back of its lowest level, and on top.
    for step in ["2b2", "1d4", "4a1"] {
        play(&mut game, step);
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
        play(&mut game, step);
    }
    let key = |game: &mut Game, _: &Probe, _: Duration| game.screen().key("s");
    game.insist("the levels together again", key, |probe| probe.point("4b2").is_some() && !apart(probe));
    let seen = game.wait_for("five men", |p| p.number("history") == Some(5.0));
    assert_eq!(seen.text("trouble"), "");
}
