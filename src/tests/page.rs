use super::*;
use crate::hud::log::{Shown, TableLog, Troubles};
use crate::i18n::Texts;
use crate::page::mirror::Seen;
use crate::page::{Asked, Mirror};
use crate::screens::hint::Hint;
use crate::screens::{Overlay, SetupChoice};
use boxwood_core::{Point, Record, Side};
use boxwood_play::Games;
use std::collections::BTreeSet;

fn mirror(app: &App, selected: Option<Point>) -> Mirror {
    let world = app.world();
    Mirror::of(Seen {
        texts: world.resource::<Texts>(),
        games: world.resource::<Games>(),
        screen: screen(app),
        overlay: *world.resource::<Overlay>(),
        choice: world.resource::<SetupChoice>(),
        current: world.get_resource::<CurrentMatch>(),
        shown: world.resource::<Shown>().0.as_ref(),
        continues: false,
        log: world.resource::<TableLog>(),
        hint: world.resource::<Hint>(),
        troubles: world.resource::<Troubles>(),
        selected,
        near: Side::First,
        settings: world.resource::<crate::settings::Settings>(),
        sure: world.resource::<crate::screens::Sure>(),
        results: world.resource::<crate::results::Results>(),
        muted: false,
        reduced: false,
    })
}

/// Every action is something that the game understands, every text is there, and all of it is JSON.
fn is_sound(mirror: &Mirror) {
    for action in &mirror.actions {
        assert!(Asked::read(&action.ask).is_some(), "{}", action.ask);
        assert!(!action.words.is_empty() && !action.words.contains(['[', '{']), "{action:?}");
    }
    let asks: BTreeSet<_> = mirror.actions.iter().map(|action| &action.ask).collect();
    assert_eq!(asks.len(), mirror.actions.len(), "every action is there once");
    // RON reads JSON's objects as maps.
    let value: Result<ron::Value, _> = ron::from_str(&mirror.to_string());
    assert!(matches!(value, Ok(ron::Value::Map(_))), "{mirror}");
}

#[test]
fn the_mirror_tells_the_truth_of_a_whole_game() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--first", "human", "--second", "human", "--seed", "687"]);
    loop {
        let seen = mirror(&app, None);
        is_sound(&seen);
        let game = current(&app).game();
        let cells: Vec<_> = seen.rows.iter().flatten().collect();
        assert_eq!(cells.len(), game.board().len());
        for cell in &cells {
            assert_eq!(cell.man, game.piece_at(cell.point));
            assert_eq!(cell.words.contains("empty"), cell.man.is_none(), "{cell:?}");
            let moves = |step: &Step| matches!(*step, Step::Move { from, .. } if from == cell.point);
            let to_act = matches!(game.to_act(), Actor::Side(_));
            assert_eq!(cell.can, to_act && game.legal_steps().iter().any(moves), "{cell:?}");
        }
        assert_eq!(seen.actions.iter().any(|a| a.ask == "throw"), game.to_act() == Actor::Dice);
        if let Some(Step::Move { from, .. }) = game.legal_steps().first().copied() {
            let chosen = mirror(&app, Some(from));
            let targets: BTreeSet<Point> =
                chosen.rows.iter().flatten().filter(|c| c.words.contains("gone to")).map(|c| c.point).collect();
            let legal = game.legal_steps().into_iter().filter_map(|step| match step {
                Step::Move { from: f, to, .. } if f == from => Some(to),
                _ => None,
            });
            assert_eq!(targets, legal.collect());
            assert_eq!(chosen.rows.iter().flatten().filter(|c| c.chosen).count(), 1);
        }
        if !play_one(&mut app) {
            break;
        }
    }
    let end = mirror(&app, None);
    assert!(end.turn.contains("won"), "{}", end.turn);
    assert!(end.actions.iter().any(|a| a.ask == "again"));
}

#[test]
fn title_and_setup_can_be_gone_through_in_words() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &[]);
    let title = mirror(&app, None);
    is_sound(&title);
    assert!(title.actions.iter().any(|a| a.ask == "setup elta-stelpur"));
    wish(&mut app, Wish::Setup("elta-stelpur".to_owned()));
    let setup = mirror(&app, None);
    is_sound(&setup);
    assert_eq!(setup.screen, "setup");
    assert_eq!(
        setup.actions.iter().filter(|a| a.pressed == Some(true)).count(),
        5,
        "two seats, one game, a ruleset, a language"
    );
    assert!(setup.reading.len() > 5, "the rules can be read");
}

#[test]
fn a_series_can_be_chosen_and_played_in_words() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &[]);
    wish(&mut app, Wish::Setup("tablut".to_owned()));
    let mut choice = app.world_mut().resource_mut::<SetupChoice>();
    choice.series = Some("best-of-3 loser-first".parse().unwrap());
    choice.seats[1].computer = false;
    updates(&mut app, 2);
    let setup = mirror(&app, None);
    is_sound(&setup);
    let pressed: Vec<&str> = setup.actions.iter().filter(|a| a.pressed == Some(true)).map(|a| a.ask.as_str()).collect();
    assert!(pressed.contains(&"series best-of-3 loser-first") && pressed.contains(&"sides loser-first"), "{pressed:?}");
    wish(&mut app, Wish::Play);
    let asks = |app: &App, ask: &str| mirror(app, None).actions.iter().any(|a| a.ask == ask);
    assert!(mirror(&app, None).facts.iter().any(|fact| fact == "Series: The near side 0, the far side 0"));
    assert!(!asks(&app, "give-up") && !asks(&app, "next"));
    play_one(&mut app);
    assert!(asks(&app, "give-up"));
    wish(&mut app, Wish::GiveUp);
    wish(&mut app, Wish::GiveUp);
    is_sound(&mirror(&app, None));
    assert!(asks(&app, "next") && !asks(&app, "again"));
    // Where the dice give the sides, there is no question how they go on.
    wish(&mut app, Wish::Setup("elta-stelpur".to_owned()));
    app.world_mut().resource_mut::<SetupChoice>().series = Some("open loser-first".parse().unwrap());
    updates(&mut app, 2);
    assert!(!mirror(&app, None).actions.iter().any(|a| a.ask.starts_with("sides")));
}

/// The browser's tests go through the same record and compare the same positions (`web/tests/keeping.test.mjs`).
#[test]
fn the_record_that_browsers_are_held_to_stands_so_here() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let record: Record = std::fs::read_to_string(folder.join("elta-stelpur.txt")).unwrap().parse().unwrap();
    let home = tempfile::tempdir().unwrap();
    let app = house(home.path(), &[]);
    let entry = app.world().resource::<Games>().find(&record.game).unwrap();
    let mut game = record.replay(entry).unwrap();
    let mut positions = vec![game.position_text()];
    while game.undo().is_some() {
        positions.push(game.position_text());
    }
    positions.reverse();
    let expected = std::fs::read_to_string(folder.join("elta-stelpur.positions")).unwrap();
    assert_eq!(positions, expected.lines().collect::<Vec<_>>());
    assert!(positions.len() > 40);
}
