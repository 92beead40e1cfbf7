//! Tablut through the whole house, without a window.

use super::*;
use crate::hud::log::{Shown, TableLog};
use crate::hud::model::Cast;
use crate::hud::narration::tell;
use crate::i18n::Texts;
use boxwood_core::{Effect, Kind, Outcome, Piece, Point, Setup, Side, Why};
use boxwood_play::{On, PieceEntity, Seat, Taken, UndoRequested, table_agrees};
use std::collections::BTreeSet;
use tablut_rules::TABLUT;

fn at_table(home: &Path, ruleset: &str) -> App {
    house(home, &["--game", "tablut", "--ruleset", ruleset, "--first", "human", "--second", "human"])
}

fn lines(app: &App) -> Vec<String> {
    app.world().resource::<TableLog>().lines.iter().cloned().collect()
}

fn turn(app: &App) -> String {
    app.world().resource::<Shown>().0.as_ref().expect("the interface sees a match").turn.clone()
}

fn play(app: &mut App, text: &str) {
    let match_id = current(app).id();
    let step = Step::parse(text, current(app).game().board()).unwrap();
    app.world_mut().write_message(MoveRequested { match_id, step });
    updates(app, 2);
    table_agrees(app.world()).unwrap_or_else(|error| panic!("{text}: {error}"));
}

/// Every reading, to its end by two persons: the interface tells the truth all the way.
#[test]
fn every_reading_of_tablut_is_played_to_its_end_and_told() {
    let mut ends = BTreeSet::new();
    for (number, ruleset) in TABLUT.rulesets().iter().enumerate() {
        let home = tempfile::tempdir().unwrap();
        let mut app = at_table(home.path(), &ruleset.id);
        for turn in number * 3.. {
            let game = current(&app).game();
            for text in lines(&app) {
                assert!(!text.contains(['[', '{']), "every text is there: {text}");
            }
            let Actor::Side(_) = game.to_act() else { break };
            let steps = game.legal_steps();
            let text = steps[turn * 7 % steps.len()].text(game.board());
            play(&mut app, &text);
        }
        let outcome = current(&app).game().outcome().unwrap();
        let shown = app.world().resource::<Shown>().0.clone().unwrap();
        assert!(shown.end.unwrap().why.ends_with('.'), "{}", ruleset.id);
        ends.insert(outcome.why.0);
    }
    assert!(!ends.is_empty(), "{ends:?}");
}

#[test]
fn taking_calling_and_escaping_are_told() {
    let home = tempfile::tempdir().unwrap();
    let mut app = at_table(home.path(), "cyningstan");
    assert_eq!(turn(&app), "The attack is to move");
    for step in ["d1-d2", "d5-d3", "a4-d4"] {
        play(&mut app, step);
    }
    assert!(lines(&app).last().unwrap().contains("the man on d3"), "{:?}", lines(&app));
    let world = app.world_mut();
    let taken: Vec<(Side, Side)> =
        world.query::<(&PieceEntity, &Taken)>().iter(world).map(|(p, t)| (p.piece.side, t.by)).collect();
    assert_eq!(taken, [(Side::Second, Side::First)]);
    for step in ["e5-d5", "i4-h4", "d5-d7"] {
        play(&mut app, step);
    }
    assert_eq!(lines(&app).last().map(String::as_str), Some("Raichi! One way out is open to the king."));
    for step in ["f1-g1", "d7-a7"] {
        play(&mut app, step);
    }
    let world = app.world_mut();
    let kings = world.query::<(&PieceEntity, &On)>().iter(world).filter(|(p, _)| p.piece.kind == Kind::King).count();
    assert_eq!(kings, 1, "he stands at the edge");
    assert_eq!(current(&app).game().outcome().unwrap().why.0, "king-escaped");
    let match_id = current(&app).id();
    app.world_mut().write_message(UndoRequested { match_id });
    updates(&mut app, 3);
    table_agrees(app.world()).unwrap();
    assert_eq!(current(&app).game().outcome(), None);
}

#[test]
fn the_kings_fall_is_told_once() {
    let game = TABLUT.new_match(&Setup::default()).unwrap();
    let seats = [Seat::Human, Seat::Human];
    let king = Effect::Captured { piece: Piece::king(Side::Second), at: Point(20), by: Some(Point(21)) };
    let end = Effect::Ended(Outcome { winner: Some(Side::First), why: Why("king-taken") });
    let told = tell(Cast { game: &*game, seats: &seats }, &[king, end], &Texts::default());
    assert_eq!(told, ["The king is taken."]);
}
