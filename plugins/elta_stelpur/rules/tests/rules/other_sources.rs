//! tiDudi's sheet and Keith's page.

use crate::support::{game, only_end, own_ends, position, throws_again};

const BOTH: [&str; 2] = ["tidudi", "keith"];

#[test]
fn a_double_six_is_worth_four_corners() {
    for ruleset in BOTH {
        assert_eq!(only_end(&game(ruleset), &[1], &[9, 10], 6, 6).0, [13], "{ruleset}");
        let end = only_end(&game(ruleset), &[1], &[7, 13, 20], 6, 6);
        assert_eq!(end, (vec![13], vec![20]), "{ruleset}: it takes on 7 and on 13");
    }
}

#[test]
fn a_double_one_is_worth_two_corners_and_another_throw() {
    for ruleset in BOTH {
        assert_eq!(only_end(&game(ruleset), &[12], &[2, 3], 1, 1).0, [18], "{ruleset}: by 13 to 18");
        assert!(throws_again(&game(ruleset), &[12], &[2, 3], 1, 1));
    }
}

#[test]
fn keith_six_and_one_take_a_hornaskella_from_1_by_7_to_12() {
    assert_eq!(only_end(&game("keith"), &[1], &[14, 15], 6, 1).0, [12]);
}

#[test]
fn six_and_one_may_be_seven_points_for_one_man() {
    for ruleset in BOTH {
        let ends = own_ends(&game(ruleset), &[1, 3], &[13, 14], 6, 1);
        assert!(ends.contains(&vec![3, 8]), "{ruleset}: 1 to 2 to 8 or 1 to 7 to 8: {ends:?}");
    }
}

#[test]
fn tidudi_one_man_goes_all_the_way_round_with_a_double_six() {
    let ends = own_ends(&game("tidudi"), &[1, 3], &[20, 21], 6, 6);
    assert!(ends.contains(&vec![1, 3]), "four sixes are twenty-four: {ends:?}");
}

#[test]
fn two_hornaskellas_hunt_each_other() {
    for ruleset in ["jokoak", "arnason-1888", "tidudi", "murray", "keith"] {
        assert_eq!(only_end(&game(ruleset), &[1], &[7], 6, 3), (vec![7], vec![]), "{ruleset}");
        assert_eq!(only_end(&game(ruleset), &[1], &[8], 6, 3), (vec![7], vec![8]), "{ruleset}");
        assert_eq!(position(&[1], &[7]).units().total(), 0);
    }
}
