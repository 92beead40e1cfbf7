//! Why a step is refused.

use crate::support::{Rules, play, start, why};

#[test]
fn the_usual_mistakes_are_told_apart() {
    let nine = Rules("nine-mens-morris", "jokoak", &[]);
    let entering = nine.at(&[1, 2], &[5, 8], [7, 7]);
    for (step, reason) in [
        ("a7", "point-taken"),
        ("d6", "point-taken"),
        ("a7-a4", "enter-all-men-first"),
        ("xd6", "nobody-to-take"),
        ("pass", "no-passing"),
        ("c3+d3+e3", "no-special-throw"),
    ] {
        assert_eq!(why(&*entering, step), reason, "{step}");
    }
    let moving = nine.at(&[1, 2, 9, 20], &[4, 16, 24, 14], [0, 0]);
    for (step, reason) in [
        ("a4", "no-men-in-hand"),
        ("b6-a4", "not-your-man"),
        ("f2-f4", "nobody-there"),
        ("a7-d7", "point-taken"),
        ("a7-b4", "points-not-joined"),
        ("a7-a4/3", "no-numbers-played"),
    ] {
        assert_eq!(why(&*moving, step), reason, "{step}");
    }
}

#[test]
fn a_man_who_is_shut_in_says_so() {
    let game = Rules("nine-mens-morris", "jokoak", &[]).at(&[1, 9, 20, 24], &[2, 10, 14, 16], [0, 0]);
    assert_eq!(why(&*game, "a7-a7"), "man-cannot-move");
    // He who can go somewhere, and who is not there or the other side's, is told of as ever.
    for (step, reason) in [("e5-e5", "point-taken"), ("d7-d7", "not-your-man"), ("f6-f6", "nobody-there")] {
        assert_eq!(why(&*game, step), reason, "{step}");
    }
}

#[test]
fn a_removal_that_is_owed_comes_first() {
    let mut game = Rules("nine-mens-morris", "jokoak", &[]).at(&[1, 2], &[4, 5, 6, 8], [7, 5]);
    play(&mut game, &["g7"]);
    for (step, reason) in [
        ("a4", "take-a-man-first"),
        ("pass", "take-a-man-first"),
        ("xa7", "your-own-man"),
        ("xa4", "nobody-there"),
        ("xd6", "man-in-mill"),
    ] {
        assert_eq!(why(&*game, step), reason, "{step}");
    }
    play(&mut game, &["xd5"]);
}

#[test]
fn no_throw_is_due_without_dice() {
    assert_eq!(why(&*start("nine-mens-morris", "jokoak", &[]), "d654"), "no-throw-due");
}
