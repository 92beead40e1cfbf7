//! Murray's game as the Basque page tells it: a six moves two different men.

use crate::support::{game, only_end, own_ends, play, position, steps};

#[test]
fn no_man_moves_twice_in_a_throw() {
    let game = game("murray");
    let mut position = position(&[1, 2, 3, 4, 5, 6], &[13, 14, 15, 16, 17, 18]);
    play(&game, &mut position, &["d61", "1-7/6"]);
    assert!(steps(&game, &position).iter().all(|s| !s.starts_with("7-")), "the man on 7 has moved");
    let threes = own_ends(&game, &[1, 2, 3, 4, 5, 6], &[13, 14, 15, 16, 17, 18], 3, 3);
    assert!(!threes.contains(&vec![1, 2, 3, 4, 5, 12]), "not 6 to 9 to 12");
}

#[test]
fn the_first_turn_is_like_any_other() {
    let ends = own_ends(&game("murray"), &[1, 2, 3, 4, 5, 6], &[13, 14, 15, 16, 17, 18], 6, 2);
    assert_eq!(ends.len(), 15);
}

#[test]
fn a_double_six_is_worth_eight_corners() {
    assert_eq!(only_end(&game("murray"), &[1], &[9, 10], 6, 6).0, [1]);
}
