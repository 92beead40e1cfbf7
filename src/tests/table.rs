use super::*;
use crate::hud::log::{Shown, TableLog};
use crate::hud::model::{Phase, TableModel};
use boxwood_core::{Effect, Point};
use boxwood_play::{MatchId, Presentation};

fn model(app: &App) -> &TableModel {
    app.world().resource::<Shown>().0.as_ref().expect("the interface sees a match")
}

fn log(app: &App) -> &TableLog {
    app.world().resource::<TableLog>()
}

/// A whole game of two persons, looked at after every step.
#[test]
fn the_interface_tells_the_truth_of_a_whole_game() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--first", "human", "--second", "human", "--seed", "2"]);
    assert!(log(&app).opening.is_some());
    let mut steps = 0;
    loop {
        let shown = model(&app);
        let game = current(&app).game();
        let phase = match game.to_act() {
            Actor::Dice => Phase::Throw,
            Actor::Side(_) if game.legal_steps() == [Step::Pass] => Phase::Pass,
            Actor::Side(_) => Phase::Move,
            Actor::Nobody => Phase::Over,
        };
        assert_eq!(shown.phase, phase);
        assert_eq!(shown.side, game.on_turn());
        assert_eq!(shown.dice.len(), 2);
        let lit = shown.dice.iter().filter(|die| die.face.is_some() && !die.spent).count();
        let left = game.dice_left();
        let numbers = left.numbers();
        assert_eq!(lit == 0, numbers.is_empty(), "dice are lit as long as there is something to play: {shown:?}");
        for die in shown.dice.iter().filter(|die| !die.spent) {
            assert!(die.face.is_none_or(|face| numbers.contains(&face)), "{shown:?}");
        }
        for plate in &shown.plates {
            let men = game.board().points().filter(|&p| game.piece_at(p).is_some_and(|m| m.side == plate.side));
            assert_eq!(usize::from(plate.left), men.count());
        }
        assert_eq!(shown.plates.iter().filter(|plate| plate.on_turn).count(), usize::from(phase != Phase::Over));
        assert_eq!(shown.end.is_some(), phase == Phase::Over);
        assert_eq!(shown.can_undo, current(&app).undo_target().is_ok());
        for text in log(&app).lines.iter().chain([&shown.turn, &shown.left]) {
            assert!(!text.contains(['[', '{']), "every text is there: {text}");
        }
        if !play_one(&mut app) {
            break;
        }
        steps += 1;
        assert!(steps < 6_000, "the game ends");
    }
    app.world_mut().resource_mut::<Presentation>().busy = true;
    updates(&mut app, 1);
    assert_eq!(model(&app).end, None, "the last move is seen first");
    app.world_mut().resource_mut::<Presentation>().busy = false;
    updates(&mut app, 1);
    let end = model(&app).end.clone().unwrap();
    assert!(end.title.ends_with("has won"), "{end:?}");
    assert_eq!(end.why, "The last man has been caught.");
    assert!(end.length.contains("throws"), "{end:?}");
    assert!(log(&app).lines.iter().any(|line| line.contains("hornaskella")), "{:?}", log(&app).lines);
}

#[test]
fn a_refusal_is_told_in_words_and_goes_away() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--first", "human", "--second", "human", "--seed", "4"]);
    let match_id = current(&app).id();
    let step = Step::Move { from: Point(0), to: Point(1), die: 1 };
    app.world_mut().write_message(MoveRequested { match_id, step });
    updates(&mut app, 1);
    assert_eq!(log(&app).refusal.as_ref().map(|(why, _)| why.as_str()), Some("Throw the dice first."));
    updates(&mut app, 100);
    assert!(log(&app).refusal.is_some(), "five seconds later it still stands there");
    updates(&mut app, 25);
    assert!(log(&app).refusal.is_none());
    app.world_mut().write_message(MoveRequested { match_id, step });
    updates(&mut app, 1);
    assert!(log(&app).refusal.is_some());
    play_one(&mut app);
    assert!(log(&app).refusal.is_none(), "what happens next replaces it");
    app.world_mut().write_message(MoveRequested { match_id: MatchId(999), step });
    updates(&mut app, 1);
    assert!(log(&app).refusal.is_none(), "another match's refusal is not ours");
}

#[test]
fn a_throw_is_not_told_before_it_lies_still() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--first", "human", "--second", "human", "--seed", "4"]);
    app.world_mut().resource_mut::<Presentation>().busy = true;
    let match_id = current(&app).id();
    app.world_mut().write_message(ThrowRequested { match_id });
    updates(&mut app, 3);
    assert_eq!(model(&app).phase, Phase::Rolling);
    assert_eq!(model(&app).turn, "The dice are rolling");
    assert!(model(&app).dice.iter().all(|die| die.face.is_none()));
    assert!(!log(&app).lines.iter().any(|line| line.contains("throw")), "{:?}", log(&app).lines);
    app.world_mut().resource_mut::<Presentation>().busy = false;
    updates(&mut app, 1);
    assert!(log(&app).lines.iter().any(|line| line.contains("throws")), "{:?}", log(&app).lines);
}

#[test]
fn the_opening_is_told_as_it_fell() {
    let home = tempfile::tempdir().unwrap();
    for seed in 0..40 {
        let seed = seed.to_string();
        let app = house(home.path(), &["--first", "human", "--second", "computer:child", "--seed", &seed]);
        let opening = current(&app).game().info().opening.clone().unwrap();
        let told = log(&app).opening.clone();
        // The computer may have begun already.
        let Some(told) = told else { continue };
        let [near, far] = *opening.tries.last().unwrap();
        assert!(near.pips() != far.pips());
        let line = format!("You threw {}, the computer {}.", near.pips(), far.pips());
        assert_eq!(told.lines[told.lines.len() - 2], line);
        let who = if near.pips() < far.pips() { "you" } else { "the computer" };
        assert_eq!(told.lines.last().unwrap(), &format!("The lower begins: {who}."));
    }
}

#[test]
fn the_opening_is_not_told_before_its_dice_lie_still() {
    let home = tempfile::tempdir().unwrap();
    let mut app = house(home.path(), &["--first", "human", "--second", "human", "--seed", "1"]);
    app.world_mut().resource_mut::<Presentation>().busy = true;
    wish(&mut app, Wish::Again);
    assert_eq!(model(&app).phase, Phase::Rolling);
    assert_eq!((log(&app).opening.clone(), log(&app).lines.len()), (None, 0));
    app.world_mut().resource_mut::<Presentation>().busy = false;
    updates(&mut app, 1);
    assert_eq!(model(&app).phase, Phase::Throw);
    assert!(log(&app).opening.is_some() && log(&app).lines.len() == 1);
}

#[test]
fn a_person_is_you_and_two_persons_have_colours() {
    let home = tempfile::tempdir().unwrap();
    let app = house(home.path(), &["--first", "human", "--second", "computer:child", "--seed", "1"]);
    let names = model(&app).plates.clone().map(|plate| plate.name);
    assert_eq!(names, ["You", "Computer, Child"], "the person sits near");
    let app = house(home.path(), &["--first", "computer:child", "--second", "human", "--seed", "1"]);
    assert_eq!(model(&app).plates[0].name, "You", "whatever side of the table was chosen");
    let app = house(home.path(), &["--first", "human", "--second", "human", "--seed", "1"]);
    let mut names = model(&app).plates.clone().map(|plate| plate.name);
    names.sort();
    assert_eq!(names, ["Dark", "Light"]);
}

#[test]
fn the_narration_joins_a_move_and_its_capture() {
    let home = tempfile::tempdir().unwrap();
    let app = house(home.path(), &["--first", "human", "--second", "human", "--seed", "1"]);
    let cast = crate::hud::model::Cast { game: current(&app).game(), seats: current(&app).seats() };
    let piece = boxwood_core::Piece::man(boxwood_core::Side::First);
    let path = boxwood_core::Path::direct(Point(0), Point(6));
    let enemy = boxwood_core::Piece::man(boxwood_core::Side::Second);
    let effects = [Effect::Moved { piece, path }, Effect::Captured { piece: enemy, at: Point(6), by: Some(Point(6)) }];
    let texts = crate::i18n::Texts::default();
    let told = crate::hud::narration::tell(cast, &effects, &texts);
    assert_eq!(told, ["Light moves from 1 to 7 and takes the man there."]);
}
