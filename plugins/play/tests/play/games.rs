//! Whole games, many of them: the entities agree in every frame (the table of the tests sees to that).

use crate::table::{Table, below, rng};
use boxwood_core::{Effect, Step};
use boxwood_play::{RestoredCause, Seat};
use boxwood_search::Level;

#[test]
fn hundreds_of_games_with_undo_leave_entities_and_match_agreed() {
    let mut rng = rng(1);
    let mut table = Table::new();
    let (mut undos, mut captures) = (0, 0);
    for seed in 0..240 {
        let computer = Seat::Computer(Level::ALL[below(&mut rng, 5)]);
        let seats = match seed % 4 {
            0 => [Seat::Human, Seat::Human],
            1 => [Seat::Human, computer],
            2 => [computer, Seat::Human],
            _ => [computer.clone(), computer],
        };
        table.start(seats, seed);
        let mut patience = 12;
        let mut lots = crate::table::rng(seed);
        while !table.is_over() {
            if patience > 0 && below(&mut rng, 12) == 0 {
                patience -= 1;
                undos += 1;
                table.undo();
            }
            table.human_plays_or_waits(&mut lots);
        }
        captures += table.effects().iter().filter(|e| matches!(e, Effect::Captured { .. })).count();
        assert!(table.effects().iter().any(|e| matches!(e, Effect::Ended(_))), "the end is told");
        assert!(table.told.troubles.is_empty(), "{:?}", table.told.troubles);
        table.told.happened.clear();
        table.told.enacted.clear();
    }
    let undone = table.told.restored.iter().filter(|r| r.cause == RestoredCause::Undone).count();
    assert!(undos > 500 && undone > 300, "{undone} of {undos} times something was taken back");
    assert!(captures > 500, "{captures} captures");
}

#[test]
fn every_effect_is_told_once_and_in_order_with_its_piece() {
    let mut table = Table::new();
    let computer = Seat::Computer(Level::Novice);
    table.start([computer.clone(), computer], 5);
    table.play_out(&mut rng(0));
    let game = table.current().game();
    let mut replay = game.boxed_clone();
    while replay.undo().is_some() {}
    let mut expected = Vec::new();
    for (index, played) in game.history().iter().enumerate() {
        let effects = replay.play(played.step).expect("what was played is legal");
        expected.extend(effects.into_iter().map(|effect| (index, effect)));
    }
    let told: Vec<_> = table.told.happened.iter().map(|h| (h.step_index, h.effect)).collect();
    assert_eq!(told, expected);
    let enacted: Vec<_> = table.told.enacted.iter().map(|e| (e.happened.step_index, e.happened.effect)).collect();
    assert_eq!(enacted, expected);
    for told in &table.told.enacted {
        let about_a_piece = matches!(
            told.happened.effect,
            Effect::Placed { .. } | Effect::Moved { .. } | Effect::Captured { .. } | Effect::Became { .. }
        );
        assert_eq!(told.piece.is_some(), about_a_piece, "{:?}", told.happened.effect);
    }
}

#[test]
fn the_dice_are_those_of_the_match() {
    let mut table = Table::new();
    table.start([Seat::Human, Seat::Computer(Level::Child)], 77);
    table.play_out(&mut rng(3));
    let throws: Vec<Step> = table.steps().into_iter().filter(|s| matches!(s, Step::Roll(_))).collect();
    let stream = boxwood_core::DiceStream::new(77);
    let expected: Vec<Step> = (0..throws.len() as u64).map(|k| Step::Roll(stream.throw(k, 2))).collect();
    assert_eq!(throws, expected);
}
