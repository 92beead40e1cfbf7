//! What Árnason and Davíðsson tell, 1888, pages 316–317. Their points a to l are 13 to 24, their 1 to 12 are 1 to 12.

use crate::support::{ends, game, game_with, mask, only_end, own_ends, play, position, steps, table, thrown};
use boxwood_core::{Game, Player, Setup, Side};
use elta_stelpur_rules::{ELTA_STELPUR, Position};
use std::collections::BTreeSet;

#[test]
fn six_and_ace_takes_the_men_of_g_h_and_i_to_1_2_and_3() {
    for ruleset in ["arnason-1888", "murray"] {
        let own = [19, 20, 21, 22, 23, 24];
        let ends = own_ends(&game(ruleset), &own, &[7, 8, 9, 10, 11, 12], 6, 1);
        assert!(ends.contains(&vec![1, 2, 3, 22, 23, 24]), "{ruleset}: {ends:?}");
        for order in [["19-1/6", "20-2/6", "21-3/1"], ["19-1/1", "20-2/6", "21-3/6"]] {
            let mut position = position(&own, &[7, 8, 9, 10, 11, 12]);
            let steps: Vec<&str> = ["d61"].into_iter().chain(order).collect();
            play(&game(ruleset), &mut position, &steps);
            assert_eq!(table(&position, Side::First).0, [1, 2, 3, 22, 23, 24], "{order:?}");
        }
    }
    let one_man = own_ends(&game("jokoak"), &[19, 20, 21, 22, 23, 24], &[7, 8, 9, 10, 11, 12], 6, 1);
    assert!(!one_man.contains(&vec![1, 2, 3, 22, 23, 24]), "not where a six moves one man");
}

#[test]
fn double_six_takes_the_men_of_1_to_4_to_7_to_10_and_four_enemies() {
    for ruleset in ["arnason-1888", "jokoak", "tidudi", "murray", "keith"] {
        let enemy = [7, 8, 9, 10, 11, 12];
        let mut position = position(&[1, 2, 3, 4, 5, 6], &enemy);
        let game = game(ruleset);
        play(&game, &mut position, &["d66", "1-7/6", "2-8/6", "3-9/6", "4-10/6"]);
        assert_eq!(table(&position, Side::First), (vec![5, 6, 7, 8, 9, 10], vec![11, 12]), "{ruleset}");
        assert_eq!(game.on_turn(&position), Side::First, "and throws again");
    }
}

#[test]
fn hornaskella_on_4_goes_by_6_and_7_to_12_with_six_and_ace() {
    for ruleset in ["arnason-1888", "jokoak", "tidudi", "murray", "keith"] {
        assert_eq!(only_end(&game(ruleset), &[4], &[14, 15], 6, 1).0, [12], "{ruleset}");
    }
}

#[test]
fn hornaskella_on_1_takes_the_man_on_6_between_two() {
    for ruleset in ["arnason-1888", "jokoak"] {
        assert_eq!(only_end(&game(ruleset), &[1], &[5, 6, 7], 4, 1), (vec![6], vec![5, 7]), "{ruleset}");
    }
}

#[test]
fn the_reply_from_5_goes_to_8_and_never_takes_the_hornaskella_between() {
    let men = position(&[5, 7], &[6]);
    for low in 2..=5 {
        let both = ends(&game("jokoak"), &men, low, 1);
        assert_eq!(both, BTreeSet::from([(vec![7, 8], vec![6]), (vec![5, 8], vec![6])]), "1-{low}");
    }
    // The text says that the man on 5 must go: he is the rearmost.
    let strict = game_with("arnason-1888", &[("rearmost_first", "yes")]);
    assert_eq!(steps(&strict, &thrown(&strict, &men, 3, 1)), ["5-8/1"]);
}

#[test]
fn a_hornaskella_in_front_of_the_men_is_fair_game() {
    let game = game("arnason-1888");
    let ends = ends(&game, &position(&[5, 11], &[6]), 3, 1);
    assert!(ends.contains(&(vec![6, 11], vec![])));
}

#[test]
fn a_six_moves_two_different_men() {
    let game = game_with("arnason-1888", &[("first_turn_rearmost", "no")]);
    let ends = own_ends(&game, &[1, 2, 3, 4, 5, 6], &[13, 14, 15, 16, 17, 18], 6, 2);
    assert_eq!(ends.len(), 15, "any two of six men");
    assert!(ends.iter().all(|own| own.iter().filter(|&&p| p > 6).count() == 2));
}

#[test]
fn in_the_first_turn_a_six_and_a_double_move_the_outermost_men() {
    let game = game("arnason-1888");
    let first = |high, low| ends(&game, &game.start(), high, low).into_iter().map(|(own, _)| own).collect::<Vec<_>>();
    assert_eq!(first(6, 3), [vec![3, 4, 5, 6, 7, 8]], "1 and 2 go to 7 and 8");
    assert_eq!(first(6, 6), [vec![5, 6, 7, 8, 9, 10]], "1 to 4 go to 7 to 10");
    assert_eq!(first(4, 4), [vec![3, 4, 5, 6, 7, 8]], "1 to 5, which is taken, so to 7; 2 to 6, so to 8");
    assert_eq!(first(3, 1).len(), 6, "a lone ace is anybody's");
}

#[test]
fn the_first_turn_lasts_until_the_turn_passes_and_each_side_has_one() {
    let game = game("arnason-1888");
    let mut position = game.start();
    play(&game, &mut position, &["d66", "1-7/6", "2-8/6", "3-9/6", "4-10/6", "d64"]);
    assert_eq!(steps(&game, &position), ["5-11/6"], "the second throw of the first turn");
    play(&game, &mut position, &["5-11/6", "6-12/6", "d62"]);
    assert_eq!(steps(&game, &position), ["13-19/6"], "the other side's first turn");
    play(&game, &mut position, &["13-19/6", "14-20/6", "d62"]);
    assert_eq!(steps(&game, &position).len(), 6, "the first side's second turn");
}

#[test]
fn what_exceeds_the_men_lapses() {
    let game = game("arnason-1888");
    let mut position = position(&[1, 3, 5], &[20, 22]);
    play(&game, &mut position, &["d66", "1-7/6", "3-9/6", "5-11/6"]);
    assert!(!position.is_thrown(), "the fourth six has no man");
    assert_eq!(game.on_turn(&position), Side::First, "the throw was a double all the same");

    // Two men, three units: any two may be played, but two must.
    let two = own_ends(&game, &[1, 3], &[20, 22], 6, 1);
    assert_eq!(two, BTreeSet::from([vec![7, 9], vec![2, 9], vec![4, 7]]));
}

#[test]
fn a_hornaskella_takes_every_unit_of_its_throw() {
    let game = game("arnason-1888");
    assert_eq!(only_end(&game, &[1], &[9, 10], 6, 1).0, [12], "three corners");
    assert_eq!(only_end(&game, &[1], &[9, 10], 1, 1).0, [7], "two corners");
    assert_eq!(only_end(&game, &[1], &[9, 10], 6, 4).0, [7], "one six, not two");
}

#[test]
fn the_higher_throw_of_two_dice_begins() {
    for seed in 0..300 {
        let setup = Setup { ruleset: Some("arnason-1888".to_owned()), seed, ..Setup::default() };
        let game = ELTA_STELPUR.new_match(&setup).unwrap();
        let opening = game.info().opening.clone().unwrap();
        let ([one, two], ties) = opening.tries.split_last().unwrap();
        assert!(ties.iter().all(|[a, b]| a.pips() == b.pips()), "equal totals are thrown again");
        assert_eq!(one.faces().len(), 2, "both dice");
        assert_eq!(opening.first, if one.pips() > two.pips() { Player::One } else { Player::Two });
    }
}

#[test]
fn throwing_again_after_useless_throws_is_the_literal_reading() {
    let game = game_with("arnason-1888", &[("again", "useless")]);
    let mut position = Position::with_men(mask(&[1, 2, 3]), mask(&[14]), Side::First);
    play(&game, &mut position, &["d32", "pass"]);
    assert_eq!(game.on_turn(&position), Side::First, "again after 3-2");
    play(&game, &mut position, &["d33", "1-4/3", "2-5/3", "d33", "pass"]);
    assert_eq!(game.on_turn(&position), Side::Second, "a double that moved men ends; the hornaskella's 3-3 is useless");
}
