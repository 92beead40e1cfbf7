//! Games judged while they are looked back through.

use super::*;
use crate::hud::review::{cast, faults, progress, sides, verdict};
use crate::i18n::Texts;
use crate::screens::Overlay;
use crate::screens::look_back::{LookAsk, LookBack};
use crate::screens::review::Reviewing;
use boxwood_play::{ThinkMode, ThinkSettings};
use boxwood_search::Review;

fn review(app: &App) -> Option<&Review> {
    app.world().resource::<Reviewing>().review.as_ref()
}

fn judged(app: &mut App) {
    for _ in 0..60_000 {
        if review(app).is_some_and(Review::is_complete) {
            return;
        }
        std::thread::sleep(Duration::from_millis(1));
        app.update();
    }
    panic!("the game is judged: {:?}", review(app).map(Review::progress));
}

fn two(game: &str, home: &Path) -> App {
    house(home, &["--game", game, "--first", "human", "--second", "human", "--seed", "5"])
}

fn enter(app: &mut App, names: &[&str]) {
    for name in names {
        let current = current(app);
        let (match_id, step) = (current.id(), Step::parse(name, current.game().board()).unwrap());
        app.world_mut().write_message(MoveRequested { match_id, step });
        updates(app, 2);
    }
}

#[test]
fn a_finished_game_is_judged_while_somebody_looks_back() {
    let home = tempfile::tempdir().unwrap();
    let mut app = two("noughts-and-crosses", home.path());
    enter(&mut app, &["b2", "b3", "a3", "c1", "a2", "a1", "c2"]);
    assert!(current(&app).game().outcome().is_some() && review(&app).is_none());
    wish(&mut app, Wish::LookBack(LookAsk::Previous));
    judged(&mut app);
    for (language, words) in
        [("en", "a draw became a loss; better: "), ("fr", "une nulle devient une perte\u{a0}; mieux\u{a0}: ")]
    {
        let texts = Texts::new(language);
        let review = review(&app).unwrap();
        let told = faults(review, &texts);
        assert_eq!((told[0].ply, told[0].step.as_str()), (2, "b3 ??"), "{told:?}");
        assert!(told[0].words.starts_with(words), "{told:?}");
        assert_eq!(verdict(review, 0, &texts), None, "what gives nothing away is not talked about");
        let looking = app.world().resource::<LookBack>().0.as_ref().unwrap();
        let sides = sides(cast(looking), review, &texts);
        assert!(sides.iter().all(|side| !side.name.is_empty() && side.lines.iter().all(|line| !line.contains('['))));
        assert_eq!(progress(review, &texts), None);
    }
    // The sheet, and away with it; another game begins without one.
    wish(&mut app, Wish::Hint);
    assert_eq!(*app.world().resource::<Overlay>(), Overlay::Review);
    wish(&mut app, Wish::Close);
    wish(&mut app, Wish::LookBack(LookAsk::Leave));
    wish(&mut app, Wish::Again);
    enter(&mut app, &["a1"]);
    wish(&mut app, Wish::LookBack(LookAsk::Previous));
    assert!(review(&app).is_none(), "a game that goes on is judged when somebody asks for it");
    wish(&mut app, Wish::Judge);
    judged(&mut app);
    assert_eq!(review(&app).unwrap().game().history().len(), 1);
}

#[test]
fn judging_stops_with_the_looking_and_goes_on_with_it() {
    let home = tempfile::tempdir().unwrap();
    let mut app = two("tablut", home.path());
    app.insert_resource(ThinkSettings { mode: ThinkMode::Slices, slice: Duration::ZERO, ..ThinkSettings::default() });
    for _ in 0..6 {
        play_one(&mut app);
    }
    wish(&mut app, Wish::LookBack(LookAsk::First));
    wish(&mut app, Wish::Judge);
    let some = |app: &App| review(app).is_some_and(|review| review.progress().0 > 0);
    for _ in 0..100_000 {
        if some(&app) {
            break;
        }
        app.update();
    }
    let reviewing = app.world().resource::<Reviewing>();
    let far = reviewing.review.as_ref().map(Review::progress);
    assert!(some(&app) && reviewing.needs_frames(), "{far:?}");
    let texts = Texts::default();
    let (done, all) = review(&app).unwrap().progress();
    assert_eq!(progress(review(&app).unwrap(), &texts), Some(format!("{done} of {all} positions judged")));
    wish(&mut app, Wish::LookBack(LookAsk::Leave));
    assert!(!app.world().resource::<Reviewing>().is_judging());
    updates(&mut app, 20);
    assert_eq!(review(&app).unwrap().progress(), (done, all), "nobody looks, nobody judges");
    app.insert_resource(ThinkSettings { mode: ThinkMode::Thread, ..ThinkSettings::default() });
    wish(&mut app, Wish::LookBack(LookAsk::Previous));
    assert!(review(&app).unwrap().progress().0 >= done, "what was judged is kept");
    judged(&mut app);
    assert_eq!(review(&app).unwrap().progress(), (7, 7));
}

#[test]
fn a_game_of_dice_tells_luck_from_play() {
    let home = tempfile::tempdir().unwrap();
    let mut app = two("elta-stelpur", home.path());
    while play_one(&mut app) {}
    wish(&mut app, Wish::LookBack(LookAsk::First));
    judged(&mut app);
    let looking = app.world().resource::<LookBack>().0.as_ref().unwrap();
    for (language, luck) in [("en", "Luck: "), ("fr", "Chance\u{a0}: ")] {
        let texts = Texts::new(language);
        for side in sides(cast(looking), review(&app).unwrap(), &texts) {
            assert!(side.lines[0].contains('%') && side.lines.iter().any(|line| line.starts_with(luck)), "{side:?}");
        }
        let told = (0..looking.whole.history().len()).filter_map(|at| verdict(review(&app).unwrap(), at, &texts));
        assert!(told.filter(|words| words.starts_with(&luck.to_lowercase())).count() > 10);
    }
}
