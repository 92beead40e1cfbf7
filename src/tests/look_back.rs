//! Looking back through a game, and the list of its moves.

use super::*;
use crate::hud::log::TableLog;
use crate::hud::moves::lines;
use crate::screens::look_back::{LookAsk, LookBack};
use boxwood_play::table_agrees;
use boxwood_tabletop::SkipRequested;

fn look(app: &mut App, ask: LookAsk) {
    wish(app, Wish::LookBack(ask));
}

fn at(app: &App) -> Option<usize> {
    app.world().resource::<LookBack>().0.as_ref().map(|looking| looking.at)
}

fn steps(app: &App) -> usize {
    current(app).game().history().len()
}

fn played(game: &str, count: usize, home: &Path) -> App {
    let mut app = house(home, &["--game", game, "--first", "human", "--second", "human", "--seed", "5"]);
    for _ in 0..count {
        play_one(&mut app);
    }
    app
}

#[test]
fn a_game_is_looked_back_through_and_gone_on_with() {
    for game in ["nine-mens-morris", "elta-stelpur", "tablut", "connect-four"] {
        let home = tempfile::tempdir().unwrap();
        let mut app = played(game, 12, home.path());
        let (last, record) = (steps(&app), current(&app).record().to_string());
        let position = current(&app).game().position_text();
        for (ask, expected) in [
            (LookAsk::Previous, last - 1),
            (LookAsk::Previous, last - 2),
            (LookAsk::Next, last - 1),
            (LookAsk::First, 0),
            (LookAsk::Previous, 0),
            (LookAsk::Next, 1),
            (LookAsk::Next, 2),
            (LookAsk::At(5), 5),
            (LookAsk::At(999), last),
            (LookAsk::Next, last),
            (LookAsk::First, 0),
        ] {
            look(&mut app, ask);
            assert_eq!((at(&app), steps(&app)), (Some(expected), expected), "{game}: {ask:?}");
            table_agrees(app.world()).unwrap();
            // Nobody can play on in the past.
            play_one(&mut app);
            assert_eq!(steps(&app), expected, "{game}: {ask:?}");
            wish(&mut app, Wish::Undo);
            assert_eq!(steps(&app), expected, "{game}: {ask:?}");
        }
        look(&mut app, LookAsk::Leave);
        assert_eq!((at(&app), current(&app).record().to_string()), (None, record), "{game}");
        assert_eq!(current(&app).game().position_text(), position);
        play_one(&mut app);
        assert!(steps(&app) > last, "{game} goes on");
        assert!(!home.path().join("saves/aside").exists() && !home.path().join("saves/unfinished").exists());
    }
}

#[test]
fn a_finished_game_is_looked_back_through_to_its_end() {
    let home = tempfile::tempdir().unwrap();
    let mut app = played("noughts-and-crosses", 0, home.path());
    while play_one(&mut app) {}
    let last = steps(&app);
    look(&mut app, LookAsk::First);
    assert_eq!(steps(&app), 0);
    for step in 1..=last {
        look(&mut app, LookAsk::Next);
        assert_eq!(steps(&app), step);
    }
    assert!(current(&app).game().outcome().is_some());
    // Another game cannot be begun from the past.
    wish(&mut app, Wish::Again);
    assert_eq!(steps(&app), last);
    look(&mut app, LookAsk::Leave);
    wish(&mut app, Wish::Again);
    assert_eq!(steps(&app), 0);
}

#[test]
fn whoever_leaves_the_table_while_looking_back_finds_the_game_again() {
    let home = tempfile::tempdir().unwrap();
    let mut app = played("nine-mens-morris", 7, home.path());
    let position = current(&app).game().position_text();
    look(&mut app, LookAsk::At(2));
    wish(&mut app, Wish::ToTitle);
    assert_eq!((screen(&app), at(&app)), (Screen::Title, None));
    assert!(continued(&app).is_some());
    wish(&mut app, Wish::Continue);
    assert_eq!((screen(&app), current(&app).game().position_text()), (Screen::Table, position.clone()));
    // Closed in the middle of it, the file is the whole game.
    look(&mut app, LookAsk::At(3));
    drop(app);
    let app = house(home.path(), &[]);
    assert_eq!(current(&app).game().position_text(), position);
}

#[test]
fn nobody_looks_back_while_the_computer_thinks_or_before_anything_was_played() {
    let home = tempfile::tempdir().unwrap();
    let mut app = played("nine-mens-morris", 0, home.path());
    look(&mut app, LookAsk::First);
    assert_eq!(at(&app), None);
}

#[test]
fn the_list_has_every_step_once_in_the_columns_of_the_sides() {
    for (game, count) in [("nine-mens-morris", 25), ("elta-stelpur", 60), ("tablut", 11)] {
        let home = tempfile::tempdir().unwrap();
        let app = played(game, count, home.path());
        let played = current(&app).game();
        let listed = lines(played);
        let mut all: Vec<_> = listed.iter().flat_map(|line| line.sides.iter().flatten().cloned()).collect();
        all.sort_by_key(|step| step.ply);
        let expected: Vec<String> = played.history().iter().map(|p| p.step.text(played.board())).collect();
        assert_eq!(all.iter().map(|step| step.words.clone()).collect::<Vec<_>>(), expected, "{game}");
        for line in &listed {
            for (i, steps) in line.sides.iter().enumerate() {
                assert!(steps.len() <= 2);
                assert!(steps.iter().all(|step| usize::from(played.history()[step.ply - 1].side as u8) == i), "{game}");
            }
        }
        let numbers: Vec<usize> = listed.iter().filter_map(|line| line.number).collect();
        assert_eq!(numbers, (1..=numbers.len()).collect::<Vec<_>>());
        let firsts: Vec<usize> =
            listed.iter().filter_map(|line| line.sides.iter().flatten().map(|s| s.ply).min()).collect();
        assert!(listed.len() > 3 && firsts.windows(2).all(|pair| pair[0] < pair[1] || game == "elta-stelpur"));
    }
}

/// The texts of the steps that are played from now on until nobody looks back any more.
fn seen_again(app: &mut App) -> Vec<String> {
    let mut seen = Vec::new();
    let mut before = None;
    for _ in 0..200 {
        app.update();
        let now = (current(app).id(), steps(app));
        if before.is_some_and(|(id, count)| id == now.0 && count < now.1) {
            let game = current(app).game();
            seen.extend(game.history().last().map(|played| played.step.text(game.board()).to_string()));
        }
        before = Some(now);
        table_agrees(app.world()).unwrap();
        if at(app).is_none() {
            return seen;
        }
    }
    panic!("it never ends");
}

#[test]
fn the_last_turn_is_seen_once_more() {
    for (game, count) in [("nine-mens-morris", 23), ("elta-stelpur", 23), ("tablut", 23), ("connect-four", 12)] {
        let home = tempfile::tempdir().unwrap();
        let mut app = played(game, count, home.path());
        let before = (current(&app).record().to_string(), current(&app).game().position_text());
        let history = current(&app).game().history();
        let last = history.iter().rposition(|step| step.actor != Actor::Dice).unwrap();
        let side = history[last].side;
        let from = history[..last].iter().rposition(|step| step.side != side).map_or(0, |other| other + 1);
        let board = current(&app).game().board();
        let turn: Vec<String> = history[from..].iter().map(|step| step.step.text(board).to_string()).collect();
        assert!(!turn.is_empty() && (game != "elta-stelpur" || turn.len() > 1), "{game}: {turn:?}");
        app.world_mut().write_message(Wish::LookBack(LookAsk::Again));
        assert_eq!(seen_again(&mut app), turn, "{game}");
        assert_eq!((current(&app).record().to_string(), current(&app).game().position_text()), before, "{game}");
        let lines: Vec<String> = app.world().resource::<TableLog>().lines.iter().cloned().collect();
        assert!(!lines.is_empty() && !lines.iter().any(|line| line.contains("where it was left")), "{game}: {lines:?}");
        let count = steps(&app);
        play_one(&mut app);
        assert!(steps(&app) > count, "{game} goes on");
    }
}

#[test]
fn who_has_seen_enough_of_the_last_turn_goes_on_at_once() {
    let home = tempfile::tempdir().unwrap();
    let mut app = played("tablut", 0, home.path());
    look(&mut app, LookAsk::Again);
    assert_eq!(at(&app), None, "there is nothing to see yet");
    for _ in 0..5 {
        play_one(&mut app);
    }
    let record = current(&app).record().to_string();
    app.world_mut().write_message(Wish::LookBack(LookAsk::Again));
    app.update();
    assert_eq!(at(&app), Some(4));
    app.world_mut().write_message(SkipRequested);
    updates(&mut app, 4);
    assert_eq!((at(&app), current(&app).record().to_string()), (None, record.clone()));
    // Any other wish to look ends it too, and begins nothing.
    app.world_mut().write_message(Wish::LookBack(LookAsk::Again));
    app.update();
    look(&mut app, LookAsk::First);
    updates(&mut app, 4);
    assert_eq!((at(&app), current(&app).record().to_string()), (None, record));
}
