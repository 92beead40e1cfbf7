//! What was won and lost: counted once, kept, told with no more certainty than there is.

use super::*;
use crate::hud::log::Troubles;
use crate::hud::results::{Part, parts};
use crate::i18n::{LANGUAGES, Texts};
use crate::results::{FILE, Finished, Results};
use crate::screens::Overlay;
use crate::screens::look_back::LookAsk;
use boxwood_core::Side;
use boxwood_play::saves::{CURRENT, Saves};
use boxwood_play::{Games, ResumeRequested};
use std::fs;

const TWO: [&str; 6] = ["--game", "noughts-and-crosses", "--first", "human", "--second", "human"];

fn games(app: &App) -> &[Finished] {
    &app.world().resource::<Results>().games
}

fn troubles(app: &App) -> Vec<&'static str> {
    app.world().resource::<Troubles>().0.iter().map(|t| t.key).collect()
}

fn told(app: &App) -> Vec<Part> {
    let world = app.world();
    parts(&Texts::default(), world.resource::<Games>(), world.resource::<Results>())
}

#[test]
fn a_game_counts_once_as_it_first_ended() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &TWO);
    let mut lots = 1;
    play_out(&mut app, &mut lots);
    assert_eq!(games(&app).len(), 1);
    let first = games(&app)[0].clone();
    assert_eq!(first.winner, current(&app).game().outcome().unwrap().winner);
    assert_eq!((first.opponent.as_str(), first.side), ("human", Side::First));
    // Taken back and ended otherwise, as often as one likes.
    let mut ends = vec![first.winner];
    for _ in 0..8 {
        for _ in 0..4 {
            wish(&mut app, Wish::Undo);
        }
        play_out(&mut app, &mut lots);
        ends.push(current(&app).game().outcome().unwrap().winner);
    }
    assert!(ends.iter().any(|end| *end != ends[0]), "it has ended otherwise: {ends:?}");
    assert_eq!(games(&app), std::slice::from_ref(&first));
    // Looked back through to its end.
    wish(&mut app, Wish::LookBack(LookAsk::First));
    for _ in 0..12 {
        wish(&mut app, Wish::LookBack(LookAsk::Next));
    }
    wish(&mut app, Wish::LookBack(LookAsk::Leave));
    assert_eq!(games(&app).len(), 1);
    wish(&mut app, Wish::Again);
    play_out(&mut app, &mut lots);
    assert_eq!(games(&app).len(), 2);
    assert_ne!(games(&app)[0].id, games(&app)[1].id);
    let all = games(&app).to_vec();
    drop(app);
    let mut app = house(home.path(), &[]);
    assert_eq!(games(&app), all, "they are kept");
    wish(&mut app, Wish::Continue);
    assert_eq!(games(&app), all);
}

#[test]
fn a_copy_of_a_game_changes_nothing() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &TWO);
    play_one(&mut app);
    let copy = app.world().resource::<Saves>().0.load(CURRENT).unwrap().unwrap();
    let mut lots = 2;
    play_out(&mut app, &mut lots);
    for _ in 0..3 {
        app.world_mut().write_message(ResumeRequested { record: copy.clone() });
        updates(&mut app, 3);
        play_out(&mut app, &mut lots);
    }
    assert_eq!(games(&app).len(), 1);
    // One that was begun elsewhere has no dice of its own.
    let elsewhere = "[Boxwood \"1\"]\n[Game \"noughts-and-crosses\"]\n[Result \"*\"]\n\n*\n".to_owned();
    app.world_mut().write_message(ResumeRequested { record: elsewhere });
    updates(&mut app, 3);
    assert!(current(&app).game().history().is_empty());
    play_out(&mut app, &mut lots);
    assert_eq!(games(&app).len(), 1);
}

#[test]
fn giving_up_is_losing_and_the_computer_alone_does_not_count() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--game", "tablut", "--first", "human", "--second", "computer:child"]);
    play_one(&mut app);
    wish(&mut app, Wish::GiveUp);
    wish(&mut app, Wish::GiveUp);
    assert_eq!(games(&app).len(), 1);
    let parts = told(&app);
    assert_eq!((parts.len(), parts[0].rows.len(), parts[0].game.as_str()), (1, 1, "Tablut"));
    let row = &parts[0].rows[0];
    assert_eq!(row.opponent, "Computer, Child");
    assert_eq!(row.counts, "0 won · 0 drawn · 1 lost");
    assert_eq!(row.share, "Won 0 of 1 game: too few to say more.");
    assert_eq!(row.sides, "", "one side alone is nothing to compare");
    drop(app);
    let seats = ["--game", "noughts-and-crosses", "--first", "computer:child", "--second", "computer:child"];
    let mut app = house(home.path(), &seats);
    for _ in 0..500 {
        updates(&mut app, 1);
        if current(&app).game().outcome().is_some() {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(current(&app).game().outcome().is_some());
    assert_eq!(games(&app).len(), 1);
}

#[test]
fn a_broken_file_is_told_and_put_aside_whole() {
    for bytes in [&b"((("[..], b"", b"\xff\xfe", b"(games: [(id: 3)])"] {
        let home = tempfile::tempdir().unwrap();
        fs::write(home.path().join(FILE), bytes).unwrap();
        let mut app = house(home.path(), &TWO);
        assert_eq!(troubles(&app), ["results-broken"], "{bytes:?}");
        assert_eq!(fs::read(home.path().join("results.broken-1.ron")).unwrap(), bytes);
        wish(&mut app, Wish::DismissTrouble);
        // The same while the window is open.
        fs::write(home.path().join(FILE), bytes).unwrap();
        play_out(&mut app, &mut 3);
        assert_eq!(troubles(&app), ["results-broken"]);
        assert_eq!(fs::read(home.path().join("results.broken-2.ron")).unwrap(), bytes);
        let all = games(&app).to_vec();
        assert_eq!(all.len(), 1);
        drop(app);
        assert_eq!(games(&house(home.path(), &[])), all);
    }
}

#[test]
fn what_another_window_counted_stays() {
    let home = tempfile::tempdir().unwrap();
    let [mut one, mut two] = [(); 2].map(|()| house(home.path(), &TWO));
    play_out(&mut one, &mut 1);
    play_out(&mut two, &mut 2);
    assert_eq!((games(&one).len(), games(&two).len()), (1, 2));
    drop((one, two));
    assert_eq!(games(&house(home.path(), &[])).len(), 2);
}

#[test]
fn a_home_that_cannot_be_written_is_told() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("file");
    fs::write(&file, "").unwrap();
    let mut app = house(&file, &TWO);
    play_out(&mut app, &mut 1);
    assert!(troubles(&app).contains(&"results-unsaved"), "{:?}", troubles(&app));
    assert_eq!(games(&app).len(), 1, "as long as the window is open it is counted");
}

#[test]
fn results_are_forgotten_when_it_is_said_twice() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &TWO);
    play_out(&mut app, &mut 1);
    wish(&mut app, Wish::ClearResults);
    wish(&mut app, Wish::ClearResults);
    assert_eq!(games(&app).len(), 1, "nowhere but on the sheet");
    wish(&mut app, Wish::Open(Overlay::Results));
    wish(&mut app, Wish::ClearResults);
    assert_eq!(games(&app).len(), 1);
    wish(&mut app, Wish::Close);
    wish(&mut app, Wish::Open(Overlay::Results));
    wish(&mut app, Wish::ClearResults);
    assert_eq!(games(&app).len(), 1, "asked anew");
    wish(&mut app, Wish::ClearResults);
    assert!(games(&app).is_empty());
    drop(app);
    assert!(games(&house(home.path(), &[])).is_empty());
}

#[test]
fn many_games_have_a_share_with_its_uncertainty() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &[]);
    let game = |number: usize, opponent: &str, side, winner| Finished {
        id: format!("{opponent}{number}"),
        game: "tablut".to_owned(),
        ruleset: "cyningstan".to_owned(),
        own: None,
        opponent: opponent.to_owned(),
        side,
        winner,
    };
    let mut all = Vec::new();
    for number in 0..12 {
        let side = if number % 2 == 0 { Side::First } else { Side::Second };
        let winner = if number < 6 { Some(side) } else { None };
        all.push(game(number, "computer:novice", side, winner));
        all.push(game(number, "human", side, Some(Side::First)));
    }
    all.push(game(0, "computer:child", Side::First, None));
    // A game and an opponent of a newer version are told by their own names.
    all.push(Finished { game: "hnefatafl".to_owned(), ..game(1, "somebody", Side::First, None) });
    app.world_mut().resource_mut::<Results>().games = all;
    let told = told(&app);
    assert_eq!(told.iter().map(|part| part.game.as_str()).collect::<Vec<_>>(), ["Tablut", "hnefatafl"]);
    let opponents: Vec<&str> = told[0].rows.iter().map(|row| row.opponent.as_str()).collect();
    assert_eq!(opponents, ["Two persons", "Computer, Child", "Computer, Novice"]);
    let novice = &told[0].rows[2];
    assert_eq!(novice.counts, "6 won · 6 drawn · 0 lost");
    let share =
        "75\u{a0}% of the points in 12 games; nineteen times in twenty the truth lies between 47 and 91\u{a0}%.";
    assert_eq!(novice.share, share);
    assert_eq!(novice.sides, "The attack: 3 of 6 · The defence: 3 of 6");
    let two = &told[0].rows[0];
    assert_eq!(two.counts, "The attack: 12 · drawn: 0 · The defence: 0");
    assert!(two.share.starts_with("The attack: 100\u{a0}% of the points in 12 games;"), "{}", two.share);
    assert_eq!(told[1].rows[0].opponent, "somebody");
    for (language, _) in LANGUAGES {
        let texts = Texts::new(language);
        let world = app.world();
        for part in parts(&texts, world.resource::<Games>(), world.resource::<Results>()) {
            for row in part.rows {
                assert!(!format!("{row:?}").contains(['[', '$']), "{language}: {row:?}");
            }
        }
    }
}
