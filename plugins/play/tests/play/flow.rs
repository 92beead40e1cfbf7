//! Requests and their answers.

use crate::table::{Table, below, rng};
use bevy::prelude::*;
use boxwood_core::{Actor, Dice, Player, Refusal, Setup, Step, Why};
use boxwood_play::{
    CurrentMatch, LeaveRequested, MatchId, MatchRequested, MoveRequested, PositionRequested, Presentation,
    RestoredCause, Seat, TableEntity, ThrowRequested, UndoRequested,
};
use boxwood_search::Level;

const HUMANS: [Seat; 2] = [Seat::Human, Seat::Human];

#[test]
fn a_new_match_is_restored_and_leaving_clears_the_table() {
    let mut table = Table::new();
    table.update();
    assert!(!table.has_match());
    let id = table.start(HUMANS, 1);
    assert_eq!(table.told.restored.len(), 1);
    assert_eq!((table.told.restored[0].match_id, table.told.restored[0].cause), (id, RestoredCause::New));
    assert!(table.current().game().info().opening.is_some());
    table.send(LeaveRequested);
    table.update();
    assert!(!table.app.world().contains_resource::<CurrentMatch>());
    let world = table.app.world_mut();
    assert_eq!(world.query::<&TableEntity>().iter(world).count(), 0);
}

#[test]
fn what_cannot_be_set_up_is_told_and_leaves_the_table_as_it_is() {
    let mut table = Table::new();
    let id = table.start(HUMANS, 1);
    let good = Setup::default();
    let unruly = Setup { ruleset: Some("nonsense".to_owned()), ..Setup::default() };
    let switched = Setup { overrides: vec![("long".to_owned(), "perhaps".to_owned())], ..Setup::default() };
    for (game, setup) in [("chess", good.clone()), ("tiny", unruly), ("tiny", switched)] {
        table.send(MatchRequested { game: game.to_owned(), setup, seats: HUMANS, first: Player::One });
    }
    let position = "nonsense".to_owned();
    table.send(PositionRequested { game: "tiny".to_owned(), setup: good, position, seats: HUMANS });
    table.update();
    assert_eq!(table.told.troubles.iter().map(|t| t.key).collect::<Vec<_>>(), ["setup-refused"; 4]);
    assert!(table.told.troubles.iter().all(|t| !t.details.is_empty()));
    assert_eq!(table.id(), id);
}

#[test]
fn leaving_and_a_new_match_in_one_frame_give_the_new_match() {
    let mut table = Table::new();
    let old = table.start(HUMANS, 1);
    table.request(HUMANS, 2);
    table.send(LeaveRequested);
    table.update();
    assert_eq!(table.current().game().info().seed, 2);
    assert!(table.id() > old);
}

#[test]
fn a_match_may_begin_from_a_position() {
    let mut table = Table::new();
    let position = "p1/./././././p2k/././././. 0,0,3,3,1,4,2,0,7".to_owned();
    let setup = Setup::default();
    table.send(PositionRequested { game: "tiny".to_owned(), setup, position: position.clone(), seats: HUMANS });
    table.update();
    assert_eq!(table.position(), position);
    table.play_out(&mut rng(1));
    assert!(table.current().game().outcome().is_some());
}

#[test]
fn moves_before_the_throw_and_throws_out_of_turn_are_refused() {
    let mut table = Table::new();
    let match_id = table.start(HUMANS, 4);
    let before = table.position();
    let step = Step::Place { to: boxwood_core::Point(0) };
    table.send(MoveRequested { match_id, step });
    table.update();
    // Nobody may ask for faces, not even for those that would fall.
    let dice = table.current().game().next_throw().expect("a throw is due");
    for asked in [dice, Dice::two(6, 6)] {
        table.send(MoveRequested { match_id, step: Step::Roll(asked) });
    }
    table.update();
    assert_eq!(table.position(), before);
    assert_eq!(table.told.refused.iter().map(|r| r.refusal).collect::<Vec<_>>(), [Refusal::ThrowFirst; 3]);
    assert_eq!(table.told.refused[0].step, Some(step));
    table.reach_human_choice(&mut rng(1));
    table.told.refused.clear();
    table.send(ThrowRequested { match_id });
    table.send(MoveRequested { match_id, step: Step::Pass });
    table.update();
    let refused: Vec<_> = table.told.refused.iter().map(|r| (r.step, r.refusal)).collect();
    let pass = (Some(Step::Pass), Refusal::Rules(Why("something-can-be-done")));
    assert!(refused.contains(&(None, Refusal::NoThrowDue)) && refused.contains(&pass), "{refused:?}");
}

#[test]
fn requests_for_another_match_are_dropped() {
    let mut table = Table::new();
    let old = table.start(HUMANS, 1);
    let new = table.start(HUMANS, 2);
    for match_id in [old, MatchId(new.0 + 1)] {
        table.send(ThrowRequested { match_id });
        table.send(MoveRequested { match_id, step: Step::Pass });
        table.send(UndoRequested { match_id });
    }
    table.update();
    assert!(table.told.refused.is_empty() && table.told.happened.is_empty());
    assert_eq!(table.current().game().revision(), 0);
}

#[test]
fn requests_without_a_match_come_to_nothing_later() {
    let mut table = Table::new();
    table.send(ThrowRequested { match_id: MatchId(1) });
    table.update();
    assert_eq!(table.start(HUMANS, 1), MatchId(1));
    table.update();
    assert!(table.steps().is_empty() && table.told.refused.is_empty());
}

#[test]
fn several_requests_in_one_frame_are_handled_in_order() {
    let mut lots = rng(9);
    for seed in 0..20 {
        let mut table = Table::new();
        let match_id = table.start(HUMANS, seed);
        // A whole turn at once, worked out on a copy.
        let mut copy = table.current().game().boxed_clone();
        let mut expected = vec![Step::Roll(copy.next_throw().expect("a throw is due"))];
        copy.play(expected[0]).expect("it is the next throw");
        table.send(ThrowRequested { match_id });
        while let Actor::Side(_) = copy.to_act() {
            let legal = copy.legal_steps();
            let step = legal[below(&mut lots, legal.len())];
            copy.play(step).expect("it is legal");
            table.send(MoveRequested { match_id, step });
            expected.push(step);
        }
        table.update();
        assert_eq!(table.steps(), expected);
        assert!(table.told.refused.is_empty());
        assert_eq!(table.position(), copy.position_text());
    }
}

#[test]
fn a_human_out_of_turn_is_refused() {
    let mut table = Table::new();
    table.start([Seat::Human, Seat::Computer(Level::Child)], 3);
    table.busy(true);
    let mut lots = rng(5);
    while table.human_acts() {
        table.human_plays(&mut lots);
    }
    let (match_id, before) = (table.id(), table.steps());
    table.told.refused.clear();
    table.send(ThrowRequested { match_id });
    table.send(MoveRequested { match_id, step: Step::Pass });
    for _ in 0..5 {
        table.update();
    }
    assert_eq!(table.steps(), before, "the computer waits while the view is busy");
    assert_eq!(table.told.refused.iter().map(|r| r.refusal).collect::<Vec<_>>(), [Refusal::NotYourTurn; 2]);
    table.busy(false);
    table.update();
    assert_eq!(table.steps().len(), before.len() + 1);
}

#[test]
fn after_the_end_nothing_can_be_done() {
    let mut table = Table::new();
    let match_id = table.start(HUMANS, 3);
    table.play_out(&mut rng(5));
    let before = table.steps();
    table.told.refused.clear();
    table.send(ThrowRequested { match_id });
    table.send(MoveRequested { match_id, step: Step::Pass });
    table.update();
    assert_eq!(table.told.refused.iter().map(|r| r.refusal).collect::<Vec<_>>(), [Refusal::GameOver; 2]);
    assert_eq!(table.steps(), before);
}

#[test]
#[should_panic(expected = "ambigu")]
fn a_system_whose_order_is_left_open_would_be_found() {
    let mut table = Table::new();
    table.app.add_systems(Update, |mut presentation: ResMut<Presentation>| presentation.busy = false);
    table.update();
}

#[test]
fn useless_throws_are_passed_by_the_table() {
    let mut passes = 0;
    for seed in 0..120 {
        let mut table = Table::new();
        table.start(HUMANS, seed);
        let mut lots = rng(seed);
        table.update_until_over(&mut lots, |table| {
            let stuck = table.current().game().legal_steps() == [Step::Pass];
            if stuck && !table.is_over() {
                passes += 1;
                // It waits while the throw is being shown.
                table.busy(true);
                let before = table.steps();
                table.update();
                table.update();
                assert_eq!(table.steps(), before);
                table.busy(false);
                table.update();
                assert_eq!(table.steps()[before.len()..], [Step::Pass]);
            }
        });
        assert!(table.told.refused.is_empty());
    }
    assert!(passes > 4, "{passes} useless throws");
}
