//! Going back.

use crate::table::{Table, rng};
use boxwood_core::{Refusal, Step, Why};
use boxwood_play::{MoveRequested, RestoredCause, Seat, UndoRequested};
use boxwood_search::Level;

fn nothing_to_undo(table: &Table) -> bool {
    table.told.refused.last().map(|r| r.refusal) == Some(Refusal::Rules(Why("nothing-to-undo")))
}

#[test]
fn a_human_goes_back_to_his_last_choice_with_the_same_throw_before_him() {
    for seed in 0..30 {
        let mut table = Table::new();
        let match_id = table.start([Seat::Human, Seat::Computer(Level::Child)], seed);
        let mut lots = rng(seed);
        table.reach_human_choice(&mut lots);
        let at_choice = (table.position(), table.steps(), table.current().game().dice_left());
        let legal = table.current().game().legal_steps();
        table.send(MoveRequested { match_id, step: legal[0] });
        table.update();
        // The computer has its turn, or part of it, and the human whatever leaves him nothing to choose.
        for _ in 0..7 {
            let choice = table.human_acts() && table.current().game().legal_steps().len() > 1;
            if !choice && !table.is_over() {
                table.human_plays_or_waits(&mut lots);
            }
        }
        let later = table.steps();
        table.undo();
        assert_eq!((table.position(), table.steps(), table.current().game().dice_left()), at_choice);
        assert_eq!(table.told.restored.last().map(|r| r.cause), Some(RestoredCause::Undone));
        // The same once more: the dice and the computer do the same again.
        table.send(MoveRequested { match_id, step: legal[0] });
        table.update();
        while table.steps().len() < later.len() {
            table.human_plays_or_waits(&mut rng(0));
        }
        let rolls = |steps: &[Step]| -> Vec<Step> {
            steps.iter().copied().filter(|step| matches!(step, Step::Roll(_))).collect()
        };
        let (again, before) = (rolls(&table.steps()), rolls(&later));
        let common = again.len().min(before.len());
        assert_eq!(again[..common], before[..common], "no throw is ever made anew");
    }
}

#[test]
fn the_choices_of_the_computer_are_taken_back_with_what_led_to_them() {
    let mut table = Table::new();
    table.start([Seat::Human, Seat::Computer(Level::Child)], 6);
    let mut lots = rng(6);
    let mut times = 0;
    while !table.is_over() {
        table.human_plays_or_waits(&mut lots);
        let current = table.current();
        let choices: Vec<_> = current.game().history().iter().enumerate().filter(|(_, played)| played.choice).collect();
        let is_human = |side| *current.seat(side) == Seat::Human;
        let last_of_human = choices.iter().rfind(|(_, played)| is_human(played.side)).map(|&(index, _)| index);
        if let (Some(&(last, _)), Some(last_of_human)) = (choices.last(), last_of_human)
            && last > last_of_human
            && times < 8
        {
            times += 1;
            let before = table.steps();
            table.undo();
            assert_eq!(table.steps(), before[..last_of_human]);
            assert!(table.human_acts());
        }
    }
    assert_eq!(times, 8);
}

#[test]
fn throws_stay_the_same_through_any_amount_of_going_back() {
    let mut table = Table::new();
    table.start([Seat::Human, Seat::Human], 11);
    let stream = boxwood_core::DiceStream::new(11);
    let mut lots = rng(2);
    for round in 0..400 {
        if round % 3 == 2 || table.is_over() {
            table.undo();
        } else {
            table.human_plays(&mut lots);
        }
        let throws = table.steps().into_iter().filter(|step| matches!(step, Step::Roll(_)));
        for (k, throw) in throws.enumerate() {
            assert_eq!(throw, Step::Roll(stream.throw(k as u64, 2)));
        }
    }
}

#[test]
fn without_a_decision_there_is_nothing_to_take_back() {
    let mut table = Table::new();
    table.start([Seat::Human, Seat::Human], 11);
    table.undo();
    assert!(nothing_to_undo(&table));
    // A throw is no decision: it cannot be taken back, so that nobody throws again.
    table.human_plays(&mut rng(1));
    assert_eq!(table.steps().len(), 1);
    table.undo();
    assert_eq!(table.steps().len(), 1);
    assert_eq!(table.told.refused.len(), 2);
    assert!(nothing_to_undo(&table));
}

#[test]
fn where_no_human_plays_one_goes_back_one_step() {
    let mut table = Table::new();
    let computer = Seat::Computer(Level::Child);
    table.start([computer.clone(), computer], 4);
    for _ in 0..6 {
        table.update();
    }
    table.busy(true);
    let before = table.steps();
    assert!(before.len() > 3);
    table.undo();
    table.undo();
    assert_eq!(table.steps(), before[..before.len() - 2]);
    while !table.steps().is_empty() {
        table.undo();
    }
    table.undo();
    assert!(nothing_to_undo(&table));
}

#[test]
fn the_end_of_a_game_can_be_taken_back() {
    let mut table = Table::new();
    table.start([Seat::Human, Seat::Human], 8);
    let mut lots = rng(3);
    table.play_out(&mut lots);
    table.undo();
    assert!(!table.is_over());
    table.play_out(&mut lots);
}

#[test]
fn going_back_and_playing_in_one_frame_takes_back_first() {
    let mut table = Table::new();
    let match_id = table.start([Seat::Human, Seat::Human], 8);
    let mut lots = rng(3);
    table.reach_human_choice(&mut lots);
    let (before, legal) = (table.steps(), table.current().game().legal_steps());
    table.send(MoveRequested { match_id, step: legal[0] });
    table.update();
    table.send(MoveRequested { match_id, step: legal[1] });
    table.send(UndoRequested { match_id });
    table.update();
    assert_eq!(table.steps(), [before, vec![legal[1]]].concat());
}
