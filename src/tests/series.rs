//! Series of games: played through, closed and gone on with, given up, taken back.

use super::*;
use crate::hud::log::{Shown, TableLog, Troubles};
use crate::hud::model::TableModel;
use crate::screens::SetupChoice;
use crate::screens::flow::near_side;
use crate::screens::look_back::LookAsk;
use boxwood_core::game_match::RESIGNED;
use boxwood_core::{Player, Series, SeriesResult, Side};
use boxwood_play::Presentation;
use boxwood_play::saves::{CURRENT, Saves};
use std::fs;

/// The first game of a series between two persons.
fn begun(home: &Path, game: &str, series: &str) -> App {
    let mut app = house(home, &[]);
    wish(&mut app, Wish::Setup(game.to_owned()));
    let mut choice = app.world_mut().resource_mut::<SetupChoice>();
    choice.seats[1].computer = false;
    choice.series = Some(series.parse().unwrap());
    wish(&mut app, Wish::Play);
    app
}

/// Whoever is to act plays once, and then the other gives up.
fn give_up_after_one_step(app: &mut App) {
    play_one(app);
    wish(app, Wish::GiveUp);
    wish(app, Wish::GiveUp);
    assert_eq!(current(app).game().outcome().unwrap().why, RESIGNED);
}

fn model(app: &App) -> &TableModel {
    app.world().resource::<Shown>().0.as_ref().expect("the interface sees a match")
}

fn words(app: &App) -> &str {
    &model(app).end.as_ref().unwrap().series.as_ref().unwrap().words
}

fn standing(app: &App) -> Series {
    current(app).standing().expect("it is a game of a series")
}

/// The points that stand at the plates of player one and two.
fn plates(app: &App) -> [String; 2] {
    Player::BOTH.map(|player| {
        let side = current(app).side_of(player);
        model(app).plates.iter().find(|plate| plate.side == side).unwrap().score.clone()
    })
}

#[test]
fn a_series_is_played_through_and_the_sides_change() {
    let mut decided = 0;
    for lots in 1..8 {
        let home = tempfile::tempdir().unwrap();
        let mut app = begun(home.path(), "noughts-and-crosses", "best-of-3 sides-change");
        let mut lots = lots;
        for game in 0.. {
            let first = if game % 2 == 0 { Player::One } else { Player::Two };
            assert_eq!(current(&app).player_of(Side::First), first, "game {game}");
            assert_eq!(
                near_side(current(&app)),
                current(&app).side_of(Player::One),
                "the near player's men stand near"
            );
            assert_eq!(current(&app).series().unwrap().played.len(), game);
            let told = &app.world().resource::<TableLog>().lines;
            assert!(told[0].starts_with(&format!("Game {} of up to 3.", game + 1)), "{told:?}");
            let before = current(&app).series().unwrap().score().map(|points| points.to_string());
            assert_eq!(plates(&app), before);
            wish(&mut app, Wish::NextGame);
            assert_eq!(current(&app).series().unwrap().played.len(), game, "not before the end");
            play_out(&mut app, &mut lots);
            let after = standing(&app);
            assert_eq!(after.played.len(), game + 1);
            assert_eq!(after.played[game].winner, current(&app).game().outcome().unwrap().winner);
            assert_eq!(plates(&app), after.score().map(|points| points.to_string()));
            let end = model(&app).end.clone().unwrap().series.unwrap();
            assert!(!end.words.contains('['), "{}", end.words);
            assert_eq!(end.goes_on, after.result().is_none());
            if !end.goes_on {
                let told = match after.result().unwrap() {
                    SeriesResult::Drawn => "The series is drawn, 1½–1½.",
                    SeriesResult::Won(Player::One) => "The near side wins the series, ",
                    SeriesResult::Won(Player::Two) => "The far side wins the series, ",
                };
                assert!(end.words.starts_with(told), "{}", end.words);
                assert!(end.words.contains("Crosses: "), "the sides are counted too: {}", end.words);
                decided += 1;
                break;
            }
            wish(&mut app, Wish::NextGame);
        }
        // Nothing follows, but the same once more.
        let id = current(&app).id();
        wish(&mut app, Wish::NextGame);
        assert_eq!(current(&app).id(), id);
        let first = current(&app).player_of(Side::First);
        wish(&mut app, Wish::Again);
        assert_eq!(current(&app).series(), Some(&"best-of-3 sides-change".parse().unwrap()));
        assert_eq!(current(&app).player_of(Side::First), first);
        wish(&mut app, Wish::SwapSides);
        assert_eq!(current(&app).player_of(Side::First), first.other());
    }
    assert_eq!(decided, 7);
}

#[test]
fn the_winner_has_the_king() {
    let home = tempfile::tempdir().unwrap();
    let mut app = begun(home.path(), "tablut", "open loser-first");
    give_up_after_one_step(&mut app);
    assert_eq!(standing(&app).played[0].winner(), Some(Player::One), "the attack has won");
    assert_eq!(words(&app), "The near side 1, the far side 0. Next game: the near side has the king.");
    wish(&mut app, Wish::NextGame);
    assert_eq!(current(&app).side_of(Player::One), Side::Second);
    assert_eq!(near_side(current(&app)), Side::Second, "the board is turned");
    give_up_after_one_step(&mut app);
    assert_eq!(standing(&app).played[1].winner(), Some(Player::Two), "again the attack");
    assert_eq!(words(&app), "The near side 1, the far side 1. Next game: the near side attacks.");
    wish(&mut app, Wish::NextGame);
    assert_eq!(current(&app).side_of(Player::One), Side::First);
    assert_eq!(app.world().resource::<TableLog>().lines, ["Game 3 of the series. The near side 1, the far side 1."]);
}

#[test]
fn where_the_dice_say_who_begins_a_series_only_counts() {
    let home = tempfile::tempdir().unwrap();
    let mut app = begun(home.path(), "elta-stelpur", "best-of-5 sides-change");
    for game in 1..=3 {
        let info = current(&app).game().info();
        assert_eq!(info.first, info.opening.as_ref().unwrap().first);
        give_up_after_one_step(&mut app);
        assert_eq!(standing(&app).played.len(), game);
        if !model(&app).end.as_ref().unwrap().series.as_ref().unwrap().goes_on {
            return;
        }
        assert!(words(&app).ends_with("Who begins the next game is thrown for."), "{}", words(&app));
        wish(&mut app, Wish::NextGame);
    }
}

#[test]
fn a_series_is_gone_on_with_after_the_window_was_closed() {
    let home = tempfile::tempdir().unwrap();
    let mut app = begun(home.path(), "tablut", "best-of-3 sides-change");
    give_up_after_one_step(&mut app);
    let won = standing(&app);
    drop(app);
    // Closed after the end of a game: the next one is played from there.
    let mut app = house(home.path(), &[]);
    assert_eq!(continued(&app).unwrap().series, Some(won.clone()));
    wish(&mut app, Wish::Continue);
    assert_eq!((screen(&app), standing(&app)), (Screen::Table, won.clone()));
    assert!(words(&app).starts_with("The near side 1, the far side 0."), "{}", words(&app));
    wish(&mut app, Wish::NextGame);
    assert_eq!((current(&app).series(), current(&app).player_of(Side::First)), (Some(&won), Player::Two));
    drop(app);
    // Closed before the first step of the next game: nothing was lost.
    let mut app = house(home.path(), &[]);
    assert_eq!(continued(&app).unwrap().series, Some(won.clone()));
    wish(&mut app, Wish::Continue);
    wish(&mut app, Wish::NextGame);
    play_one(&mut app);
    assert_eq!(fs::read_dir(home.path().join("saves/finished")).unwrap().count(), 1, "the first game is kept");
    drop(app);
    // Closed in the middle of it.
    let mut app = house(home.path(), &[]);
    wish(&mut app, Wish::Continue);
    assert_eq!((current(&app).series(), current(&app).player_of(Side::First)), (Some(&won), Player::Two));
    assert_eq!(near_side(current(&app)), Side::Second);
    assert_eq!(plates(&app), ["1", "0"]);
    wish(&mut app, Wish::GiveUp);
    wish(&mut app, Wish::GiveUp);
    assert_eq!(standing(&app).played.len(), 2);
    while current(&app).is_followed() {
        wish(&mut app, Wish::NextGame);
        give_up_after_one_step(&mut app);
    }
    assert_eq!(continued(&app), None, "a decided series is over");
    drop(app);
    let app = house(home.path(), &[]);
    assert_eq!(continued(&app), None);
    assert!(fs::read_dir(home.path().join("saves/finished")).unwrap().count() >= 2);
}

#[test]
fn looking_at_other_games_and_back_leaves_the_series_as_it_was() {
    let home = tempfile::tempdir().unwrap();
    let mut app = begun(home.path(), "noughts-and-crosses", "best-of-3 sides-change");
    let mut lots = 3;
    play_out(&mut app, &mut lots);
    let won = standing(&app);
    wish(&mut app, Wish::ToTitle);
    wish(&mut app, Wish::Look("tablut".to_owned()));
    assert_eq!(continued(&app).unwrap().series, Some(won.clone()));
    wish(&mut app, Wish::Continue);
    assert_eq!(standing(&app), won);
    // No game is begun out of the past.
    let id = |app: &App| current(app).id();
    wish(&mut app, Wish::LookBack(LookAsk::First));
    let looking = id(&app);
    wish(&mut app, Wish::NextGame);
    wish(&mut app, Wish::GiveUp);
    wish(&mut app, Wish::GiveUp);
    assert_eq!(id(&app), looking);
    wish(&mut app, Wish::LookBack(LookAsk::Leave));
    assert_eq!(standing(&app), won);
    wish(&mut app, Wish::NextGame);
    assert_eq!(current(&app).series(), Some(&won));
}

#[test]
fn what_is_taken_back_does_not_count() {
    let home = tempfile::tempdir().unwrap();
    let mut app = begun(home.path(), "noughts-and-crosses", "best-of-3 sides-stay");
    let mut lots = 5;
    play_out(&mut app, &mut lots);
    assert_eq!(standing(&app).played.len(), 1);
    wish(&mut app, Wish::Undo);
    assert_eq!((standing(&app).played.len(), plates(&app)), (0, ["0".to_owned(), "0".to_owned()]));
    assert_eq!(continued(&app).unwrap().series.unwrap().played.len(), 0);
    play_out(&mut app, &mut lots);
    assert_eq!(standing(&app).played.len(), 1);
    wish(&mut app, Wish::NextGame);
    play_one(&mut app);
    updates(&mut app, 5);
    assert_eq!(fs::read_dir(home.path().join("saves/finished")).unwrap().count(), 1, "it ended twice and is kept once");
}

#[test]
fn a_broken_series_is_told_and_kept() {
    let home = tempfile::tempdir().unwrap();
    let mut app = begun(home.path(), "tablut", "best-of-3 sides-change");
    play_one(&mut app);
    let text = app.world().resource::<Saves>().0.load(CURRENT).unwrap().unwrap();
    drop(app);
    let broken = text.replace("best-of-3 sides-change", "best-of-3 sides-wander");
    assert_ne!(broken, text);
    let file = home.path().join("saves/current.txt");
    fs::write(&file, &broken).unwrap();
    let app = house(home.path(), &[]);
    let troubles = &app.world().resource::<Troubles>().0;
    assert_eq!(troubles.len(), 1);
    assert_eq!(troubles[0].key, "record-broken");
    assert!(troubles[0].details.contains("a series is like"), "{}", troubles[0].details);
    assert_eq!(fs::read_to_string(&file).unwrap(), broken);
}

#[test]
fn giving_up_is_asked_for_twice() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--game", "tablut", "--first", "human", "--second", "human"]);
    let over = |app: &App| current(app).game().outcome().is_some();
    wish(&mut app, Wish::GiveUp);
    wish(&mut app, Wish::GiveUp);
    assert!(!over(&app), "before the first step there is nothing to give up");
    play_one(&mut app);
    for _ in 0..3 {
        wish(&mut app, Wish::Close);
        wish(&mut app, Wish::GiveUp);
        assert!(!over(&app));
    }
    wish(&mut app, Wish::GiveUp);
    assert!(over(&app));
    let end = model(&app).end.clone().unwrap();
    assert_eq!((end.title.as_str(), end.why.as_str()), ("The attack has won", "The game was given up."));
    assert_eq!(end.series, None);
    wish(&mut app, Wish::Undo);
    assert!(!over(&app), "it is taken back like every end");
}

#[test]
fn a_person_against_the_computer_gives_up_out_of_turn() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--game", "tablut", "--first", "human", "--second", "computer:master"]);
    play_one(&mut app);
    wish(&mut app, Wish::GiveUp);
    wish(&mut app, Wish::GiveUp);
    let outcome = current(&app).game().outcome().unwrap();
    assert_eq!((outcome.winner, outcome.why), (Some(Side::Second), RESIGNED));
    assert_eq!(model(&app).turn, "The computer has won");
    // While the end is played on the board, it is not told yet, and it is nobody's turn any more.
    app.world_mut().resource_mut::<Presentation>().busy = true;
    updates(&mut app, 1);
    assert_eq!((model(&app).turn.as_str(), model(&app).end.is_some()), ("", false));
}

#[test]
fn the_series_that_was_chosen_is_chosen_next_time() {
    let home = tempfile::tempdir().unwrap();
    let app = begun(home.path(), "tablut", "best-of-2 loser-first");
    drop(app);
    let chosen = |home: &Path, game: &str| {
        let mut app = house(home, &[]);
        wish(&mut app, Wish::Setup(game.to_owned()));
        app.world().resource::<SetupChoice>().series.clone()
    };
    assert_eq!(chosen(home.path(), "tablut"), Some("best-of-2 loser-first".parse().unwrap()));
    assert_eq!(chosen(home.path(), "noughts-and-crosses"), None, "usually a game is a game");
    let file = home.path().join(crate::settings::FILE);
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replace("best-of-2 loser-first", "best of all")).unwrap();
    assert_eq!(chosen(home.path(), "tablut"), None, "a file can say anything");
}
