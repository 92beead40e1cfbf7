//! The mill games through the whole house, without a window.

use super::*;
use crate::hud::log::{Shown, TableLog};
use crate::hud::model::{Phase, TableModel};
use crate::i18n::Texts;
use boxwood_core::{Effect, Outcome, Point, Side};
use boxwood_play::{UndoRequested, table_agrees};
use std::collections::BTreeSet;

fn model(app: &App) -> &TableModel {
    app.world().resource::<Shown>().0.as_ref().expect("the interface sees a match")
}

fn lines(app: &App) -> Vec<String> {
    app.world().resource::<TableLog>().lines.iter().cloned().collect()
}

fn at_table(home: &Path, game: &str, ruleset: &str, second: &str) -> App {
    house(home, &["--game", game, "--ruleset", ruleset, "--first", "human", "--second", second, "--seed", "6"])
}

/// A step that makes games end: men are taken where it can be, and mills are made.
fn lively(app: &App, turn: usize) -> Option<Step> {
    let game = current(app).game();
    let steps = game.legal_steps();
    let makes_line = |step: &Step| {
        let mut copy = game.boxed_clone();
        copy.play(*step).is_ok_and(|told| told.iter().any(|e| matches!(e, Effect::LineFormed { .. })))
    };
    steps.iter().copied().find(makes_line).or_else(|| steps.get(turn * 7 % steps.len().max(1)).copied())
}

/// Plays one step of whoever acts, if that is a person; whether the game goes on.
fn play_lively(app: &mut App, turn: usize) -> bool {
    let match_id = current(app).id();
    match current(app).game().to_act() {
        Actor::Nobody => return false,
        Actor::Dice => {
            app.world_mut().write_message(ThrowRequested { match_id });
        }
        Actor::Side(_) => {
            if let Some(step) = lively(app, turn) {
                app.world_mut().write_message(MoveRequested { match_id, step });
            }
        }
    }
    updates(app, 2);
    true
}

/// Every game by every ruleset, to its end by two persons: the interface tells the truth all the way.
#[test]
fn every_mill_game_is_played_to_its_end_and_told() {
    let mut ends = BTreeSet::new();
    for entry in mill_rules::ENTRIES {
        for ruleset in entry.rulesets() {
            let home = tempfile::tempdir().unwrap();
            let mut app = at_table(home.path(), entry.id(), &ruleset.id, "human");
            let name = format!("{} {}", entry.id(), ruleset.id);
            for turn in 0.. {
                assert!(turn < 1_500, "{name} ends");
                let (shown, game) = (model(&app), current(&app).game());
                for plate in &shown.plates {
                    let men = game.board().points().filter(|&p| game.piece_at(p).is_some_and(|m| m.side == plate.side));
                    assert_eq!(usize::from(plate.left), men.count() + usize::from(game.in_hand(plate.side)), "{name}");
                    let in_hand = plate.men.contains(" in hand");
                    assert_eq!(in_hand, game.in_hand(plate.side) > 0, "{name}: {}", plate.men);
                }
                for text in lines(&app).iter().chain([&shown.turn, &shown.left]) {
                    assert!(!text.contains(['[', '{']), "{name}: every text is there: {text}");
                }
                table_agrees(app.world()).unwrap_or_else(|error| panic!("{name}: {error}"));
                if !play_lively(&mut app, turn) {
                    break;
                }
            }
            let end = model(&app).end.clone().unwrap_or_else(|| panic!("{name} tells its end"));
            let Some(Outcome { why, .. }) = current(&app).game().outcome() else { panic!("{name} has ended") };
            assert!(end.why.ends_with('.'), "{name}: {end:?}");
            ends.insert(why.0);
        }
    }
    assert!(ends.contains("line-complete") && ends.contains("fewer-than-three-men"), "{ends:?}");
}

#[test]
fn a_mill_is_told_and_a_man_is_owed_for_it() {
    let home = tempfile::tempdir().unwrap();
    let mut app = at_table(home.path(), "nine-mens-morris", "jokoak", "human");
    assert_eq!(model(&app).turn, "Light is to enter a man");
    for point in ["a7", "b6", "d7", "b4", "g7"] {
        let match_id = current(&app).id();
        let to = current(&app).game().board().find(point).unwrap();
        app.world_mut().write_message(MoveRequested { match_id, step: Step::Place { to } });
        updates(&mut app, 2);
    }
    let told = lines(&app);
    assert!(told.ends_with(&["Light has made a mill.".to_owned(), "Light takes a man for it.".to_owned()]), "{told:?}");
    assert_eq!(model(&app).turn, "Light is to take a man");
    assert_eq!(model(&app).phase, Phase::Move);
    // Nothing else may be done, and the rules say why.
    for (step, why) in [
        (Step::Place { to: Point(20) }, "A mill has been made: take a man of the other side first."),
        (Step::Remove { at: Point(20) }, "Nobody stands there."),
        (Step::Remove { at: Point(0) }, "That man is your own."),
    ] {
        let match_id = current(&app).id();
        app.world_mut().write_message(MoveRequested { match_id, step });
        updates(&mut app, 2);
        let refusal = app.world().resource::<TableLog>().refusal.clone();
        assert_eq!(refusal.map(|(why, _)| why).as_deref(), Some(why));
    }
    let match_id = current(&app).id();
    app.world_mut().write_message(MoveRequested { match_id, step: Step::Remove { at: Point(3) } });
    updates(&mut app, 2);
    assert_eq!(current(&app).game().lost(Side::Second), 1);
    assert!(lines(&app).last().unwrap().contains("takes the man on b6"), "{:?}", lines(&app));
}

#[test]
fn undo_brings_back_the_man_who_was_taken() {
    let home = tempfile::tempdir().unwrap();
    let mut app = at_table(home.path(), "five-mens-morris", "jokoak", "human");
    let mut before = Vec::new();
    for turn in 0..40 {
        before.push(current(&app).game().position_text());
        if !play_lively(&mut app, turn) || current(&app).game().lost(Side::Second) > 0 {
            break;
        }
    }
    assert!(current(&app).game().lost(Side::Second) > 0, "somebody was taken");
    let match_id = current(&app).id();
    app.world_mut().write_message(UndoRequested { match_id });
    updates(&mut app, 2);
    assert_eq!(current(&app).game().lost(Side::Second), 0);
    assert!(before.contains(&current(&app).game().position_text()));
    table_agrees(app.world()).unwrap();
}

#[test]
fn a_mill_game_is_saved_and_taken_up() {
    let home = tempfile::tempdir().unwrap();
    let mut app = at_table(home.path(), "alquerque-de-nueve-dice", "murray", "human");
    for turn in 0..25 {
        play_lively(&mut app, turn);
    }
    updates(&mut app, 10);
    let position = current(&app).game().position_text();
    drop(app);
    let mut app = house(home.path(), &[]);
    wish(&mut app, Wish::Continue);
    updates(&mut app, 4);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(current(&app).game().position_text(), position);
    assert_eq!(current(&app).game().info().ruleset, "murray");
}

#[test]
fn the_computer_answers_and_the_game_ends() {
    let home = tempfile::tempdir().unwrap();
    let mut app = at_table(home.path(), "nine-holes", "jokoak", "computer:child");
    let begin = std::time::Instant::now();
    let mut turn = 0;
    while current(&app).game().outcome().is_none() {
        assert!(begin.elapsed() < Duration::from_secs(60), "{}", current(&app).game().position_text());
        if model(&app).phase == Phase::Move {
            turn += 1;
            assert!(model(&app).turn.starts_with("Your turn"), "{}", model(&app).turn);
            play_lively(&mut app, turn);
        } else {
            updates(&mut app, 1);
        }
    }
    let people = |line: &String| line.starts_with("You ") || line.starts_with("The computer ");
    assert!(lines(&app).iter().filter(|line| people(line)).count() >= 5, "{:?}", lines(&app));
}

#[test]
fn a_special_throw_says_what_it_gives_the_right_to() {
    let home = tempfile::tempdir().unwrap();
    let mut app = at_table(home.path(), "alquerque-de-nueve-dice", "murray", "human");
    let mut seen = false;
    for turn in 0..120 {
        let steps = current(&app).game().legal_steps();
        if steps.iter().any(|step| matches!(step, Step::PlaceLine { .. })) {
            seen = true;
            assert!(model(&app).left.contains("two points of an empty line"), "{:?}", model(&app).left);
            assert!(lines(&app).iter().any(|line| line.starts_with("A special throw: three men")), "{:?}", lines(&app));
            assert!(model(&app).dice.iter().all(|die| die.face.is_some() && !die.spent));
        }
        if !play_lively(&mut app, turn) {
            break;
        }
    }
    assert!(seen, "there was a special throw");
    // What is told of effects is told by the rules.
    let texts = Texts::default();
    let cast = crate::hud::model::Cast { game: current(&app).game(), seats: current(&app).seats() };
    let told =
        crate::hud::narration::tell(cast, &[Effect::Warned { why: mill_rules::play::JUMPS_INTO_A_MILL }], &texts);
    assert_eq!(told, ["A special throw: any man may jump to where he makes a mill."]);
}
