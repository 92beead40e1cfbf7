//! Looking back through a game, and the list of its moves.

use super::*;
use crate::hud::moves::lines;
use crate::screens::look_back::{LookAsk, LookBack};
use boxwood_play::table_agrees;

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
