//! What the Basque page "ad elta stelpur" shows and tells.

use crate::support::{
    ends, game, game_with, mask, only_end, own_ends, play, position, steps, table, thrown, throws_again,
};
use boxwood_core::{Game, Side};
use elta_stelpur_rules::Position;
use std::collections::BTreeSet;

const START: ([u8; 6], [u8; 6]) = ([1, 2, 3, 4, 5, 6], [13, 14, 15, 16, 17, 18]);

#[test]
fn figure_one_a_man_who_meets_his_own_goes_on_to_the_first_empty_point() {
    let game = game("jokoak");
    let ends = own_ends(&game, &START.0, &START.1, 1, 3);
    assert!(ends.contains(&vec![2, 3, 4, 5, 6, 7]), "man 1 goes over five of his own to 7: {ends:?}");
    assert_eq!(ends.len(), 6, "any of the six men may take the 1");
}

#[test]
fn figure_one_blue_plays_the_one_from_13_and_the_six_from_18() {
    let game = game("jokoak");
    let ends = ends(&game, &position(&START.1, &[2, 3, 4, 5, 6, 7]), 6, 1);
    assert!(ends.contains(&(vec![14, 15, 16, 17, 19, 24], vec![2, 3, 4, 5, 6, 7])));
}

#[test]
fn figure_two_one_man_takes_both_numbers_and_a_man_on_his_way() {
    let game = game("jokoak");
    let mut position = position(&[2, 3, 4, 5, 6, 7], &[14, 15, 16, 17, 19, 24]);
    play(&game, &mut position, &["d61", "2-8/1", "8-14/6"]);
    assert_eq!(table(&position, Side::First), (vec![3, 4, 5, 6, 7, 14], vec![15, 16, 17, 19, 24]));
}

#[test]
fn the_three_first_moves_follow_from_the_start() {
    let game = game("jokoak");
    let mut position = game.start();
    play(&game, &mut position, &["d31", "1-7/1", "d61", "13-19/1", "18-24/6", "d61", "2-8/1", "8-14/6"]);
    assert_eq!(table(&position, Side::First), (vec![3, 4, 5, 6, 7, 14], vec![15, 16, 17, 19, 24]));
    assert_eq!(game.on_turn(&position), Side::Second, "then the turn passes");
}

#[test]
fn the_open_question_of_six_and_one_from_the_start_is_answered_yes() {
    let game = game("jokoak");
    let ends = ends(&game, &game.start(), 6, 1);
    assert!(ends.contains(&(vec![2, 3, 4, 5, 6, 13], vec![14, 15, 16, 17, 18])), "1 to 7, to 13, and takes there");
}

#[test]
fn only_ones_sixes_and_doubles_move_men() {
    let game = game("jokoak");
    for (high, low) in [(3, 2), (4, 2), (5, 2), (4, 3), (5, 3), (5, 4)] {
        let after = thrown(&game, &game.start(), high, low);
        assert_eq!(steps(&game, &after), ["pass"], "{high}-{low}");
        assert!(!throws_again(&game, &START.0, &START.1, high, low), "the turn passes after {high}-{low}");
    }
    for face in 1..=6 {
        assert!(throws_again(&game, &START.0, &START.1, face, face), "again after {face}-{face}");
    }
    for low in 1..=5 {
        assert!(!throws_again(&game, &START.0, &START.1, 6, low), "not after 6-{low}");
    }
}

#[test]
fn a_double_of_threes_may_be_played_by_one_man() {
    let ends = own_ends(&game("jokoak"), &START.0, &START.1, 3, 3);
    assert!(ends.contains(&vec![1, 2, 3, 4, 5, 12]), "6 to 9 to 12: {ends:?}");
}

#[test]
fn a_double_six_moves_four_men_or_fewer() {
    let game = game("jokoak");
    let ends = ends(&game, &position(&START.0, &[7, 8, 9, 10, 11, 12]), 6, 6);
    assert!(ends.contains(&(vec![5, 6, 7, 8, 9, 10], vec![11, 12])), "the four rearmost take four");
    assert_eq!(thrown(&game, &game.start(), 6, 6).units().total(), 4);
}

#[test]
fn whoever_is_pushed_on_takes_nobody() {
    let ends = |skip| ends(&game_with("jokoak", &[("skip", skip)]), &position(&[1, 2], &[3, 9]), 1, 3);
    let empty = ends("empty");
    assert!(empty.contains(&(vec![2, 4], vec![3, 9])), "over the own man and the enemy to 4: {empty:?}");
    assert!(!empty.iter().any(|(own, _)| *own == [2, 3]), "and never on 3");
    assert!(ends("not_own").contains(&(vec![2, 3], vec![9])), "by the other reading he takes on 3");
}

#[test]
fn hornaskella_on_16_goes_to_24_with_a_six_and_a_one() {
    assert_eq!(only_end(&game("jokoak"), &[16], &[2, 3], 6, 1).0, [24]);
}

#[test]
fn hornaskella_does_not_move_with_two_and_two_but_throws_again() {
    let game = game("jokoak");
    let mut position = position(&[16], &[2, 3]);
    play(&game, &mut position, &["d22", "pass"]);
    assert_eq!(game.on_turn(&position), Side::First, "it throws again");
    // The page goes on to corner 1 with 5-1, which is one corner from 24, where its example before ended; from 16 the
    // next corner is 18.
    play(&game, &mut position, &["d51", "16-18/1"]);
    assert_eq!(only_end(&game, &[24], &[2, 3], 5, 1).0, [1]);
}

#[test]
fn hornaskella_on_13_takes_a_man_on_18_from_between_two() {
    assert_eq!(only_end(&game("jokoak"), &[13], &[17, 18, 19], 3, 1), (vec![18], vec![17, 19]));
}

#[test]
fn hornaskella_between_two_men_is_not_taken_with_one_and_two() {
    let ends = ends(&game("jokoak"), &position(&[17, 19], &[18]), 2, 1);
    let expected = [(vec![17, 20], vec![18]), (vec![19, 20], vec![18])];
    assert_eq!(ends, BTreeSet::from(expected));
}

#[test]
fn hornaskella_is_taken_once_the_man_behind_it_has_moved_away() {
    let ends = ends(&game("jokoak"), &position(&[17, 19], &[18]), 6, 1);
    let stays = |own: [u8; 2]| (own.to_vec(), vec![18]);
    let expected =
        [(vec![1, 18], vec![]), stays([1, 20]), stays([2, 19]), stays([20, 23]), stays([2, 17]), stays([19, 24])];
    assert_eq!(ends, BTreeSet::from(expected));
}

#[test]
fn taking_the_hornaskella_wins_and_ends_the_throw() {
    let game = game("jokoak");
    let mut position = position(&[17, 19], &[18]);
    play(&game, &mut position, &["d61", "19-1/6", "17-18/1"]);
    assert_eq!(game.outcome(&position).and_then(|o| o.winner), Some(Side::First));
    let mut early = crate::support::position(&[12, 20, 21], &[18]);
    play(&game, &mut early, &["d66", "12-18/6"]);
    assert!(game.outcome(&early).is_some(), "three sixes are left, and nobody needs them");
}

#[test]
fn hornaskella_of_blue_passes_5_5_and_goes_from_17_to_19_with_6_4() {
    let game = game("jokoak");
    let mut position = Position::with_men(mask(&[2, 3]), mask(&[17]), Side::Second);
    play(&game, &mut position, &["d55", "pass", "d64", "17-19/6"]);
    assert_eq!(game.on_turn(&position), Side::First);
}

#[test]
fn hornaskella_moves_to_6_and_7_and_takes_on_7() {
    for from in 1..=5 {
        let end = only_end(&game("jokoak"), &[from], &[7, 10], 6, 3);
        assert_eq!(end, (vec![7], vec![10]), "from {from}");
    }
}

#[test]
fn hornaskella_ends_a_double_six_on_the_corner_where_it_began() {
    for corner in [1, 6, 7, 12, 13, 18, 19, 24] {
        assert_eq!(only_end(&game("jokoak"), &[corner], &[9, 10], 6, 6).0, [corner]);
        assert!(throws_again(&game("jokoak"), &[corner], &[9, 10], 6, 6));
    }
    assert_eq!(only_end(&game("jokoak"), &[16], &[9, 10], 6, 6).0, [13], "but not where it began on no corner");
}

#[test]
fn hornaskella_takes_on_every_second_corner_of_a_double_six() {
    assert_eq!(only_end(&game("jokoak"), &[1], &[7, 13, 20], 6, 6), (vec![1], vec![20]));
}

#[test]
fn hornaskella_off_the_corners_is_safe() {
    let ends = |horn| own_ends(&game_with("jokoak", &[("horn_off_corner", horn)]), &[3, 10], &[16], 6, 2);
    assert_eq!(ends("safe"), BTreeSet::from([vec![3, 17], vec![9, 10]]));
    assert_eq!(ends("open"), BTreeSet::from([vec![3, 16], vec![9, 10]]));
}

#[test]
fn hornaskella_on_24_has_its_neighbours_on_23_and_1() {
    let ends = own_ends(&game("jokoak"), &[1, 18, 23], &[24], 6, 2);
    assert_eq!(ends, BTreeSet::from([vec![1, 2, 23], vec![1, 5, 18], vec![7, 18, 23]]));
}

#[test]
fn the_lower_die_begins() {
    use boxwood_core::{Player, Setup};
    for seed in 0..200 {
        let game = elta_stelpur_rules::ELTA_STELPUR.new_match(&Setup { seed, ..Setup::default() }).unwrap();
        let opening = game.info().opening.clone().unwrap();
        let ([one, two], ties) = opening.tries.split_last().unwrap();
        assert!(ties.iter().all(|[a, b]| a == b), "who throws the same throws again");
        assert_eq!(one.faces().len(), 1, "one die each");
        assert_eq!(opening.first, if one.pips() < two.pips() { Player::One } else { Player::Two });
    }
}
