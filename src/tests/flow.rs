use super::*;
use crate::screens::saved::Laid;
use crate::screens::{Overlay, SetupChoice};
use boxwood_core::Player;
use boxwood_play::{Paused, Seat};
use boxwood_search::Level;

#[test]
fn from_the_title_to_a_game_is_two_clicks() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &[]);
    assert_eq!(screen(&app), Screen::Title);
    assert!(current(&app).game().history().is_empty(), "the board of the first game is laid out to be looked at");
    assert_eq!(*app.world().resource::<Laid>(), Laid::Bare);
    wish(&mut app, Wish::Setup("elta-stelpur".to_owned()));
    assert_eq!(screen(&app), Screen::Setup);
    wish(&mut app, Wish::Play);
    assert_eq!(screen(&app), Screen::Table);
    let current = current(&app);
    assert_eq!(current.game().info().ruleset, "jokoak");
    assert_eq!(current.seats(), &[Seat::Human, Seat::Computer(Level::Novice)]);
    assert!(!app.world().resource::<Paused>().0, "the computer may think");
}

#[test]
fn an_unknown_game_is_not_opened() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &[]);
    wish(&mut app, Wish::Setup("ludo".to_owned()));
    assert_eq!(screen(&app), Screen::Title);
    wish(&mut app, Wish::Continue);
    wish(&mut app, Wish::Again);
    wish(&mut app, Wish::Throw);
    assert_eq!(screen(&app), Screen::Title, "nothing to continue, to repeat or to throw");
}

#[test]
fn what_was_chosen_is_chosen_next_time() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &[]);
    wish(&mut app, Wish::Setup("elta-stelpur".to_owned()));
    let mut choice = app.world_mut().resource_mut::<SetupChoice>();
    choice.ruleset = 3;
    choice.seats[1].level = Level::Master;
    wish(&mut app, Wish::Play);
    assert_eq!(current(&app).game().info().ruleset, "murray");
    drop(app);
    let mut app = house(home.path(), &[]);
    wish(&mut app, Wish::Setup("elta-stelpur".to_owned()));
    let choice = app.world().resource::<SetupChoice>();
    assert_eq!(choice.ruleset, 3);
    assert_eq!(choice.seats[1].seat(), Seat::Computer(Level::Master));
}

#[test]
fn the_command_line_sits_down_at_once() {
    let home = tempfile::tempdir().unwrap();
    let args = ["--game", "elta-stelpur", "--ruleset", "keith", "--first", "human", "--second", "human", "--seed", "5"];
    let app = house(home.path(), &args);
    assert_eq!(screen(&app), Screen::Table);
    let info = current(&app).game().info();
    assert_eq!((info.ruleset.as_str(), info.seed), ("keith", 5));
    assert_eq!(current(&app).seats(), &[Seat::Human, Seat::Human]);
}

#[test]
fn escape_opens_the_menu_and_closes_what_is_open() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--first", "human", "--second", "human"]);
    let overlay = |app: &App| *app.world().resource::<Overlay>();
    wish(&mut app, Wish::Close);
    assert_eq!(overlay(&app), Overlay::Menu);
    assert!(app.world().resource::<Paused>().0, "the computer waits while the menu is open");
    wish(&mut app, Wish::Open(Overlay::Settings));
    wish(&mut app, Wish::Close);
    assert_eq!(overlay(&app), Overlay::None);
    wish(&mut app, Wish::Open(Overlay::Menu));
    wish(&mut app, Wish::Setup("elta-stelpur".to_owned()));
    assert_eq!((screen(&app), overlay(&app)), (Screen::Setup, Overlay::None));
    wish(&mut app, Wish::Close);
    assert_eq!(screen(&app), Screen::Title);
}

#[test]
fn leaving_the_table_keeps_the_game_there() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--first", "human", "--second", "human", "--seed", "3"]);
    for _ in 0..5 {
        play_one(&mut app);
    }
    let position = current(&app).game().position_text();
    wish(&mut app, Wish::ToTitle);
    assert_eq!(screen(&app), Screen::Title);
    assert!(app.world().resource::<Paused>().0);
    let saved = continued(&app).unwrap();
    assert_eq!(saved.game, "elta-stelpur");
    assert!(saved.age.is_some_and(|age| age < Duration::from_secs(60)));
    wish(&mut app, Wish::Continue);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(current(&app).game().position_text(), position);
}

#[test]
fn a_game_is_played_again_and_with_the_sides_swapped() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--ruleset", "murray", "--first", "human", "--second", "computer:child"]);
    let side_of_person = |app: &App| current(app).side_of(Player::One);
    let mut seen = [false; 2];
    for _ in 0..6 {
        let (before, id) = (side_of_person(&app), current(&app).id());
        wish(&mut app, Wish::SwapSides);
        assert_ne!(current(&app).id(), id);
        assert_eq!(side_of_person(&app), before.other());
        assert_eq!(current(&app).game().info().ruleset, "murray");
        assert_eq!(current(&app).seats(), &[Seat::Human, Seat::Computer(Level::Child)]);
        seen[before.index()] = true;
    }
    assert_eq!(seen, [true, true]);
    let id = current(&app).id();
    wish(&mut app, Wish::Again);
    assert_ne!(current(&app).id(), id);
    assert_eq!(screen(&app), Screen::Table);
}

#[test]
fn nobody_throws_for_the_computer() {
    let home = tempfile::tempdir().unwrap();
    for seed in 0..8 {
        let seed = seed.to_string();
        let args = ["--first", "human", "--second", "computer:child", "--seed", &seed];
        let mut app = house(home.path(), &args);
        let mine = |app: &App| *current(app).seat(current(app).game().on_turn()) == Seat::Human;
        if !mine(&app) {
            continue;
        }
        let history = current(&app).game().history().len();
        wish(&mut app, Wish::Throw);
        assert!(current(&app).game().history().len() > history, "a person throws when it is their turn");
        return;
    }
    panic!("in eight games a person begins once");
}
