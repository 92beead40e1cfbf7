use super::*;
use crate::screens::SetupChoice;
use crate::screens::shelf::Shelf;
use crate::spoken::Spoken;

#[test]
fn a_game_under_way_is_kept_while_boards_are_looked_at() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--first", "human", "--second", "human", "--seed", "3"]);
    for _ in 0..7 {
        play_one(&mut app);
    }
    let position = current(&app).game().position_text();
    wish(&mut app, Wish::ToTitle);
    // Before a game its board lies there by the rules that are chosen.
    wish(&mut app, Wish::Setup("elta-stelpur".to_owned()));
    assert_eq!(*app.world().resource::<Laid>(), Laid::Bare);
    assert!(current(&app).game().history().is_empty());
    app.world_mut().resource_mut::<SetupChoice>().ruleset = 2;
    updates(&mut app, 2);
    assert_eq!(current(&app).game().info().ruleset, "tidudi");
    wish(&mut app, Wish::Close);
    assert_eq!(continued(&app).map(|c| c.game), Some("elta-stelpur"));
    // It comes back where it is looked at, and where it is continued.
    wish(&mut app, Wish::Look("elta-stelpur".to_owned()));
    assert_eq!(current(&app).game().position_text(), position);
    assert_eq!(screen(&app), Screen::Title);
    wish(&mut app, Wish::Setup("elta-stelpur".to_owned()));
    wish(&mut app, Wish::Close);
    wish(&mut app, Wish::Continue);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(current(&app).game().position_text(), position);
    // Nothing of this was written over what was saved.
    play_one(&mut app);
    let position = current(&app).game().position_text();
    drop(app);
    assert_eq!(current(&house(home.path(), &[])).game().position_text(), position);
}

#[test]
fn boards_that_are_only_looked_at_say_nothing() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &[]);
    let said = |app: &App| (app.world().resource::<Spoken>().count, app.world().resource::<Spoken>().words.clone());
    assert_eq!(said(&app), (0, String::new()));
    wish(&mut app, Wish::Look("tablut".to_owned()));
    wish(&mut app, Wish::Setup("tablut".to_owned()));
    assert_eq!(said(&app), (0, String::new()));
    wish(&mut app, Wish::Play);
    updates(&mut app, 2);
    let (_, words) = said(&app);
    assert!(words.starts_with("Tablut. Good luck."), "{words}");
    wish(&mut app, Wish::ToTitle);
    let (count, _) = said(&app);
    wish(&mut app, Wish::Look("elta-stelpur".to_owned()));
    assert_eq!(said(&app).0, count);
    wish(&mut app, Wish::Continue);
    updates(&mut app, 2);
    let (_, words) = said(&app);
    assert!(words.starts_with("The game goes on where it was left."), "{words}");
}

#[test]
fn what_is_only_looked_at_is_never_saved() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &[]);
    wish(&mut app, Wish::Look("elta-stelpur".to_owned()));
    wish(&mut app, Wish::Setup("elta-stelpur".to_owned()));
    wish(&mut app, Wish::Close);
    assert_eq!(continued(&app), None);
    assert!(!home.path().join("saves/current.txt").exists());
    wish(&mut app, Wish::Look("ludo".to_owned()));
    assert_eq!(app.world().resource::<Shelf>().chosen.as_deref(), Some("elta-stelpur"), "there is no such game");
}

#[test]
fn the_game_that_was_played_last_lies_on_top() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--game", "elta-stelpur", "--second", "human"]);
    while play_one(&mut app) {}
    drop(app);
    let app = house(home.path(), &[]);
    let settings = app.world().resource::<crate::settings::Settings>();
    assert_eq!(settings.last_game.as_deref(), Some("elta-stelpur"));
    assert_eq!(continued(&app), None);
}
