//! Hints.

use super::*;
use crate::hud::hint::words;
use crate::i18n::Texts;
use crate::screens::hint::Hint;
use crate::screens::look_back::LookAsk;
use boxwood_play::{ThinkMode, ThinkSettings};

fn hint(app: &App) -> &Hint {
    app.world().resource::<Hint>()
}

fn told(app: &App, language: &str) -> Option<String> {
    words(current(app).game(), hint(app), &Texts::new(language))
}

/// Asks for a hint and waits for it.
fn asked(app: &mut App) {
    wish(app, Wish::Hint);
    for _ in 0..4000 {
        if !hint(app).is_thinking() {
            return;
        }
        std::thread::sleep(Duration::from_millis(1));
        app.update();
    }
    panic!("a hint takes its two seconds at most");
}

fn two(game: &str, home: &Path) -> App {
    house(home, &["--game", game, "--first", "human", "--second", "human", "--seed", "5"])
}

#[test]
fn a_hint_is_a_legal_step_and_goes_with_the_position() {
    let home = tempfile::tempdir().unwrap();
    for game in ["nine-holes", "tablut", "connect-four"] {
        let mut app = two(game, home.path());
        asked(&mut app);
        let advice = hint(&app).advice().expect("there is a hint");
        assert!(current(&app).game().legal_steps().contains(&advice.step), "{game}: {advice:?}");
        assert!(!hint(&app).points(current(&app).game().board()).is_empty(), "{game}");
        for language in ["en", "fr"] {
            let told = told(&app, language).unwrap();
            assert!(told.len() > 20 && !told.contains(['[', '{']), "{game}: {told}");
        }
        // Once more puts it away.
        wish(&mut app, Wish::Hint);
        assert!(hint(&app).advice().is_none() && told(&app, "en").is_none());
        asked(&mut app);
        play_one(&mut app);
        assert!(hint(&app).advice().is_none(), "{game}: a step is another position");
        asked(&mut app);
        wish(&mut app, Wish::Undo);
        assert!(hint(&app).advice().is_none(), "{game}: so is the one before");
        asked(&mut app);
        wish(&mut app, Wish::Again);
        assert!(hint(&app).advice().is_none(), "{game}: so is another game");
    }
}

#[test]
fn what_is_known_is_told_as_such() {
    let home = tempfile::tempdir().unwrap();
    let mut app = two("noughts-and-crosses", home.path());
    asked(&mut app);
    assert!(
        told(&app, "en").unwrap().ends_with("With best play on both sides that is a draw."),
        "{:?}",
        told(&app, "en")
    );
    let point = |app: &App, name: &str| current(app).game().board().find(name).unwrap();
    for (name, expected) in [
        ("b2", "With best play on both sides that is a draw."),
        ("b3", "That wins."),
        ("a3", "Against best play the game is lost."),
    ] {
        let (match_id, to) = (current(&app).id(), point(&app, name));
        app.world_mut().write_message(MoveRequested { match_id, step: Step::Place { to } });
        updates(&mut app, 2);
        asked(&mut app);
        let told = told(&app, "en").unwrap();
        assert!(told.starts_with("The computer would enter a man on ") && told.ends_with(expected), "{name}: {told}");
    }
}

#[test]
fn a_throw_has_no_hint_but_what_is_played_with_it_has() {
    let home = tempfile::tempdir().unwrap();
    let mut app = two("elta-stelpur", home.path());
    assert_eq!(current(&app).game().to_act(), Actor::Dice);
    wish(&mut app, Wish::Hint);
    assert!(matches!(hint(&app), Hint::None));
    while current(&app).game().legal_steps().len() < 2 {
        play_one(&mut app);
    }
    asked(&mut app);
    let told = told(&app, "en").unwrap();
    assert!(told.starts_with("The computer would move from ") && told.contains("Chance to win: "), "{told}");
}

#[test]
fn a_hint_is_only_for_whoever_is_to_play() {
    let home = tempfile::tempdir().unwrap();
    let mut app = two("tablut", home.path());
    for _ in 0..4 {
        play_one(&mut app);
    }
    wish(&mut app, Wish::Hint);
    assert!(hint(&app).is_thinking());
    wish(&mut app, Wish::LookBack(LookAsk::Previous));
    assert!(matches!(hint(&app), Hint::None), "whoever looks back is given none");
    wish(&mut app, Wish::Hint);
    assert!(matches!(hint(&app), Hint::None));
    let mut app = house(home.path(), &["--game", "tablut", "--first", "computer:child", "--second", "computer:child"]);
    wish(&mut app, Wish::Hint);
    assert!(matches!(hint(&app), Hint::None), "nor the computer");
}

#[test]
fn a_hint_is_found_in_slices_too() {
    let home = tempfile::tempdir().unwrap();
    let mut app = two("nine-mens-morris", home.path());
    let settings = ThinkSettings { mode: ThinkMode::Slices, ..ThinkSettings::default() };
    app.insert_resource(settings);
    wish(&mut app, Wish::Hint);
    assert!(hint(&app).needs_frames());
    for _ in 0..4000 {
        app.update();
        if hint(&app).advice().is_some() {
            break;
        }
    }
    let step = hint(&app).advice().expect("the frames bring it").step;
    assert!(current(&app).game().legal_steps().contains(&step) && !hint(&app).needs_frames());
}
