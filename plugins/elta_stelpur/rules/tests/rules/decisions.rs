//! What no source decides, or what they decide differently: the contested points of `docs/rules/elta-stelpur.md`.

use crate::support::{ends, game, game_with, mask, only_end, own_ends, play, position, steps, table, thrown};
use boxwood_core::{Game, Kind, Side};
use elta_stelpur_rules::{ELTA_STELPUR, Position, QUIET_LIMIT};

#[test]
fn the_starting_dice_are_not_the_first_throw() {
    let game = ELTA_STELPUR.new_match(&boxwood_core::Setup::default()).unwrap();
    assert!(game.history().is_empty() && game.next_throw().is_ok(), "the first throw is made anew");
}

#[test]
fn each_unit_of_a_double_is_a_landing_of_its_own() {
    let game = game("jokoak");
    let ends = ends(&game, &position(&[1, 20], &[3, 5, 9]), 2, 2);
    assert!(ends.contains(&(vec![5, 20], vec![9])), "1 takes on 3 and on 5: {ends:?}");
    let pushed = own_ends(&game, &[1, 3], &[9, 10], 2, 2);
    assert!(pushed.contains(&vec![3, 6]), "1 meets 3, goes on to 4, and then to 6: {pushed:?}");
}

#[test]
fn a_man_comes_back_to_his_own_point_which_is_free_by_then() {
    let game = game("jokoak");
    let mut position = position(&[1, 3], &[20, 21]);
    play(&game, &mut position, &["d66", "1-7/6", "7-13/6", "13-19/6", "19-1/6"]);
    assert_eq!(table(&position, Side::First).0, [1, 3]);
}

#[test]
fn a_hornaskella_takes_only_where_a_unit_ends() {
    let end = |sweeps| only_end(&game_with("jokoak", &[("horn_sweeps", sweeps)]), &[1], &[6, 7, 10], 6, 3);
    assert_eq!(end("no"), (vec![7], vec![6, 10]));
    assert_eq!(end("yes"), (vec![7], vec![10]), "by the other reading the corner on the way counts too");
    let win = only_end(&game_with("jokoak", &[("horn_sweeps", "yes")]), &[1], &[6], 6, 3);
    assert_eq!(win, (vec![7], vec![]), "and a hornaskella on it is taken");
}

#[test]
fn a_hornaskella_that_may_not_be_taken_pushes_men_on() {
    let game = game("jokoak");
    let ends = ends(&game, &position(&[10, 17], &[16]), 6, 2);
    assert!(ends.iter().any(|(own, _)| *own == [17, 18]), "16 is closed, 17 is taken, so 18: {ends:?}");
}

#[test]
fn between_means_on_both_points_beside_it() {
    let game = game("jokoak");
    let far = ends(&game, &position(&[4, 12, 8], &[6]), 6, 6);
    assert!(
        far.iter().any(|(_, enemy)| enemy.is_empty()),
        "4 and 8 are not beside 6, so 12 may take it round the ring"
    );
    let open = game_with("jokoak", &[("immunity", "no")]);
    let ends = ends(&open, &position(&[5, 7], &[6]), 3, 1);
    assert!(ends.contains(&(vec![6, 7], vec![])), "without the rule it is taken between two");
}

#[test]
fn the_moving_man_still_shields_where_he_stood() {
    // 17 is one of the two neighbours, and it is he who would take.
    let game = game("jokoak");
    let after = thrown(&game, &position(&[17, 19], &[18]), 2, 1);
    assert_eq!(steps(&game, &after), ["17-20/1", "19-20/1"]);
}

#[test]
fn a_man_becomes_the_hornaskella_in_the_middle_of_a_throw() {
    let game = game("jokoak");
    let mut position = position(&[5, 10, 14], &[11, 16]);
    play(&game, &mut position, &["d61", "5-11/6"]);
    assert!(position.is_hornaskella(Side::Second));
    assert_eq!(game.piece_at(&position, boxwood_core::Point(15)).map(|p| p.kind), Some(Kind::King));
    let mut earlier = crate::support::position(&[5, 10, 14], &[11, 16]);
    play(&game, &mut earlier, &["d61", "10-16/6"]);
    assert_eq!(table(&earlier, Side::First).1, [11], "one of two men may be taken off the corners");
}

#[test]
fn the_protection_of_a_new_hornaskella_holds_at_once() {
    let game = game("jokoak");
    let mut position = position(&[4, 9, 20], &[10, 16]);
    play(&game, &mut position, &["d61", "9-10/1"]);
    assert_eq!(steps(&game, &position), ["4-11/6", "10-17/6", "20-2/6"], "nobody takes on 16");
}

#[test]
fn units_are_compulsory() {
    let game = game("jokoak");
    for (high, low) in [(6, 1), (6, 6), (3, 3), (4, 1)] {
        let mut position = thrown(&game, &game.start(), high, low);
        while position.is_thrown() {
            assert!(!steps(&game, &position).contains(&"pass".to_owned()), "{high}-{low}");
            let first = steps(&game, &position).remove(0);
            play(&game, &mut position, &[&first]);
        }
    }
}

#[test]
fn rearmost_is_whoever_has_the_longest_way_behind_him() {
    let game = game_with("jokoak", &[("rearmost_first", "yes")]);
    let rear = |own: &[u8]| steps(&game, &thrown(&game, &position(own, &[9, 10]), 6, 3));
    assert_eq!(rear(&[20, 22, 1]), ["20-2/6"], "round the corner of the board");
    assert_eq!(rear(&[6, 18]), ["6-12/6", "18-24/6"], "both as far: either");
}

#[test]
fn two_thousand_throws_without_a_capture_are_a_draw() {
    let game = game("jokoak");
    let text = format!("A5/6/B5/6 a - - - {}", QUIET_LIMIT - 1);
    let mut position = game.parse_position(&text).unwrap();
    let effects = play(&game, &mut position, &["d32", "pass"]);
    let outcome = game.outcome(&position).unwrap();
    assert_eq!((outcome.winner, outcome.why.0), (None, "no-captures"));
    assert!(effects.contains(&boxwood_core::Effect::Ended(outcome)));

    let mut saved = game.parse_position(&format!("A5/B5/6/6 a - - - {}", QUIET_LIMIT - 1)).unwrap();
    play(&game, &mut saved, &["d63", "1-7/6"]);
    assert_eq!(game.outcome(&saved).and_then(|o| o.winner), Some(Side::First), "a capture with the last throw counts");
}

#[test]
fn a_capture_begins_the_count_of_quiet_throws_anew() {
    let game = game("jokoak");
    let mut position = Position::with_men(mask(&[1, 2, 3]), mask(&[8, 20, 22]), Side::First);
    play(&game, &mut position, &["d32", "pass", "d32", "pass"]);
    assert_eq!(position.quiet(), 2);
    play(&game, &mut position, &["d63", "2-8/6"]);
    assert_eq!(position.quiet(), 0);
}
