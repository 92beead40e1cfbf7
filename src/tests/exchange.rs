//! Games and positions that come in as texts and files, and go out.

use super::*;
use crate::games::foreign;
use crate::hud::log::Troubles;
use crate::screens::Overlay;
use crate::screens::exchange::{Exchange, ExchangeAsk, KeptState};
use bevy::window::FileDragAndDrop;
use boxwood_core::Record;
use std::fs;
use std::path::PathBuf;

fn ask(app: &mut App, ask: ExchangeAsk) {
    wish(app, Wish::Exchange(ask));
}

fn exchange(app: &App) -> &Exchange {
    app.world().resource::<Exchange>()
}

/// Pastes a text: what it was found to be, or what is wrong with it.
fn paste(app: &mut App, text: &str) -> Result<String, String> {
    wish(app, Wish::Open(Overlay::Games));
    ask(app, ExchangeAsk::Text(text.to_owned()));
    ask(app, ExchangeAsk::Read);
    let exchange = exchange(app);
    match (&exchange.found, &exchange.told) {
        (Some(found), None) => Ok(found.words.clone()),
        (None, Some(told)) if told.wrong => Err(told.words.clone()),
        other => panic!("something is said: {other:?}"),
    }
}

#[test]
fn a_position_of_sanmill_comes_to_the_table_and_is_played_on() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &[]);
    // Eight points a ring; the middle one has nine here.
    let told = paste(&mut app, "********/*********/******** w p p 0 9 0 9 0 0 0 1").unwrap_err();
    assert!(told.starts_with("A position as Sanmill writes it, but line 1: "), "{told}");
    let start = "OO******/********/@******* b p p 2 7 1 8 0 0 0 2";
    let told = paste(&mut app, start).unwrap();
    assert!(told.starts_with("A position as Sanmill writes it: Nine men’s morris, "), "{told}");
    assert!(told.ends_with("0 steps. It is not over."), "{told}");
    ask(&mut app, ExchangeAsk::Lay);
    assert_eq!((screen(&app), *app.world().resource::<Overlay>()), (Screen::Table, Overlay::None));
    let game = current(&app).game();
    assert_eq!(game.on_turn(), boxwood_core::Side::Second);
    let fen = foreign::write(game, "sanmill-position", &[None, None]).unwrap();
    assert!(fen.starts_with("OO******/********/@******* b p p 2 7 1 8 0 0 "), "{fen}");
    play_one(&mut app);
    // Its record is one like any other.
    let record = current(&app).record().to_string();
    let again: Record = record.parse().unwrap();
    assert!(again.from.is_some());
    let replayed = again.replay(current(&app).entry()).unwrap();
    assert_eq!(replayed.position_text(), current(&app).game().position_text());
    assert!(paste(&mut app, &record).unwrap().starts_with("A game of Boxwood: Nine men’s morris, "));
}

#[test]
fn games_go_out_and_come_back_in_every_way_of_writing() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--game", "nine-mens-morris", "--first", "human", "--second", "human"]);
    for _ in 0..30 {
        play_one(&mut app);
    }
    let formats = foreign::formats(current(&app).game());
    assert_eq!(formats, ["sanmill-position", "sanmill-game", "letters", "numbers"]);
    let steps: Vec<_> = current(&app).game().history().iter().map(|played| played.step).collect();
    let position = current(&app).game().position_text();
    for format in &formats[1..] {
        let text = crate::screens::exchange::written_as(current(&app), format).unwrap();
        let told = paste(&mut app, &text).unwrap();
        assert!(told.contains(&format!("{} steps", steps.len())), "{format}: {told}");
        ask(&mut app, ExchangeAsk::Lay);
        let back: Vec<_> = current(&app).game().history().iter().map(|played| played.step).collect();
        assert_eq!((back, current(&app).game().position_text()), (steps.clone(), position.clone()), "{format}");
    }
    let dice = house(home.path(), &["--game", "elta-stelpur", "--first", "human", "--second", "human"]);
    assert!(foreign::formats(current(&dice).game()).is_empty());
}

#[test]
fn what_open_tafl_writes_comes_to_the_table_and_goes_out_again() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--game", "tablut", "--first", "human", "--second", "human"]);
    for _ in 0..12 {
        play_one(&mut app);
    }
    let formats = foreign::formats(current(&app).game());
    assert_eq!(formats, ["opentafl-position", "opentafl-game", "opentafl-rules"]);
    let position = current(&app).game().position_text();
    let steps: Vec<_> = current(&app).game().history().iter().map(|played| played.step).collect();
    let write = |format: &&str| crate::screens::exchange::written_as(current(&app), format).unwrap();
    let written: Vec<String> = formats.iter().map(write).collect();
    let men = |app: &App| current(app).game().position_text().rsplit_once(' ').unwrap().0.to_owned();
    // The turns since the last capture are told by a game alone.
    let told = paste(&mut app, &written[0]).unwrap();
    assert!(told.starts_with("A position as OpenTafl writes it: Tablut, Cyningstan"), "{told}");
    ask(&mut app, ExchangeAsk::Lay);
    assert_eq!(men(&app), position.rsplit_once(' ').unwrap().0);
    play_one(&mut app);
    let file = home.path().join("elsewhere.otg");
    fs::write(&file, &written[1]).unwrap();
    app.world_mut().write_message(FileDragAndDrop::DroppedFile { window: Entity::PLACEHOLDER, path_buf: file });
    updates(&mut app, 3);
    let told = exchange(&app).found.as_ref().unwrap().words.clone();
    assert!(told.starts_with("A game as OpenTafl writes it: Tablut, Cyningstan"), "{told}");
    assert!(told.ends_with("12 steps. It is not over."), "{told}");
    ask(&mut app, ExchangeAsk::Lay);
    let back: Vec<_> = current(&app).game().history().iter().map(|played| played.step).collect();
    assert_eq!((back, current(&app).game().position_text()), (steps, position));
    let told = paste(&mut app, &written[2]).unwrap();
    assert!(told.starts_with("Rules as OpenTafl writes them: Tablut, Cyningstan"), "{told}");
    // Who gave up has lost, though the men could go on.
    let told = paste(&mut app, &format!("{}---\n", written[1])).unwrap();
    assert!(told.ends_with("12 steps. The defence has won."), "{told}");
    let told = paste(&mut app, "1. E8-F8 E7-H7\n2. B5-B3").unwrap();
    assert!(told.starts_with("A list of moves from square to square: Tablut, Cyningstan"), "{told}");
    let told = paste(&mut app, &written[2].replace("ks:c", "ks:w")).unwrap_err();
    assert!(told.starts_with("Rules as OpenTafl writes them, but line 1: 'ks:w': "), "{told}");
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &[]);
    for (text, words) in [
        ("", "There is nothing to read."),
        (
            "good day",
            "This is nothing that is known here: no record of Boxwood, and no game or position of a program for mills or Tablut.",
        ),
        ("1. d6 f4\n2. d2 z9", "A list of moves, but line 2: 'z9' is no point of this board"),
        ("1. d6 f4\n\n2. d6 b4", "A list of moves, but line 3: d6 is not legal: a man stands there already"),
    ] {
        let told = paste(&mut app, text).unwrap_err();
        let (start, _) = words.rsplit_once(": ").unwrap_or((words, ""));
        assert!(told.starts_with(start), "{text:?}: {told}");
    }
    let game = "[Boxwood \"1\"]\n[Game \"nine-mens-morris\"]\n[Seed \"0\"]\n[Result \"*\"]\n\n1. d6\n2. f4\n3. f4\n*\n";
    let told = paste(&mut app, game).unwrap();
    assert!(told.contains("2 steps"), "{told}");
    let problem = exchange(&app).found.as_ref().unwrap().problem.clone().unwrap();
    assert!(problem.contains("line 8") && problem.ends_with("It can be read up to step 2."), "{problem}");
    ask(&mut app, ExchangeAsk::Lay);
    assert_eq!(current(&app).game().history().len(), 2, "what can be read is not lost");
    assert!(app.world().resource::<Troubles>().0.is_empty());
}

#[test]
fn a_file_is_dropped_and_another_is_written() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--game", "tablut", "--first", "human", "--second", "human"]);
    for _ in 0..6 {
        play_one(&mut app);
    }
    let position = current(&app).game().position_text();
    ask(&mut app, ExchangeAsk::File);
    let file = home.path().join("games/tablut-0001.txt");
    assert!(exchange(&app).told.as_ref().unwrap().words.ends_with(file.to_str().unwrap()));
    wish(&mut app, Wish::Open(Overlay::Games));
    wish(&mut app, Wish::Close);
    let elsewhere = tempfile::tempdir().unwrap();
    let mut app = house(elsewhere.path(), &[]);
    let mut drop_file = |path: PathBuf| {
        app.world_mut().write_message(FileDragAndDrop::DroppedFile { window: Entity::PLACEHOLDER, path_buf: path });
        updates(&mut app, 3);
        (exchange(&app).found.clone(), exchange(&app).told.clone())
    };
    assert!(drop_file(home.path().join("nowhere")).1.unwrap().words.starts_with("The file could not be read."));
    let picture = home.path().join("picture");
    fs::write(&picture, [0xff, 0xfe, 0]).unwrap();
    assert!(drop_file(picture).1.unwrap().wrong);
    let (found, told) = drop_file(file);
    assert!(told.is_none() && found.unwrap().words.contains("Tablut"));
    assert_eq!(*app.world().resource::<Overlay>(), Overlay::Games);
    ask(&mut app, ExchangeAsk::Lay);
    assert_eq!(current(&app).game().position_text(), position);
}

#[test]
fn kept_games_are_listed_and_opened() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--game", "noughts-and-crosses", "--first", "human", "--second", "human"]);
    while play_one(&mut app) {}
    let end = current(&app).game().position_text();
    wish(&mut app, Wish::Setup("tablut".to_owned()));
    wish(&mut app, Wish::Play);
    updates(&mut app, 4);
    wish(&mut app, Wish::Open(Overlay::Games));
    let kept = exchange(&app).kept.clone();
    assert_eq!(kept.iter().map(|kept| kept.kind).collect::<Vec<_>>(), [KeptState::Finished]);
    assert!(kept[0].title.ends_with(" 1") && !kept[0].detail.contains('['), "{kept:?}");
    ask(&mut app, ExchangeAsk::Open(kept[0].name.clone()));
    assert!(exchange(&app).found.is_some());
    ask(&mut app, ExchangeAsk::Lay);
    assert_eq!(current(&app).game().position_text(), end);
    assert!(current(&app).game().outcome().is_some());
}
