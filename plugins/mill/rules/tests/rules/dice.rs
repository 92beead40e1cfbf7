//! The game with three dice in Alfonso's book, by the three readings of it (T7.8 to T7.10).

use crate::support::{Rules, legal, men_of_second, play, start, why};
use boxwood_core::{Actor, Dice, Side};
use mill_rules::play::is_special;

const BELL: Rules = Rules("alquerque-de-nueve-dice", "bell", &[]);
const MURRAY: Rules = Rules("alquerque-de-nueve-dice", "murray", &[]);
const SCHAEDLER: Rules = Rules("alquerque-de-nueve-dice", "schaedler", &[]);

#[test]
fn fifteen_of_216_throws_have_a_right() {
    let game = start("alquerque-de-nueve-dice", "bell", &[]);
    let special: u32 = game.throws().iter().filter(|t| is_special(t.dice)).map(|t| t.weight).sum();
    assert_eq!((special, game.throws().len()), (15, 56));
    for faces in [(4, 6, 5), (3, 3, 6), (2, 5, 2), (1, 4, 1)] {
        assert!(is_special(Dice::three(faces.0, faces.1, faces.2)));
    }
    assert!(!is_special(Dice::three(6, 6, 3)));
}

#[test]
fn schaedlers_special_throw_jumps_into_a_mill() {
    // T7.8
    let game = SCHAEDLER.at(&[1, 2], &[5, 8], [7, 7]);
    assert_eq!(game.to_act(), Actor::Side(Side::First), "no dice while entering");
    assert!(!legal(&*game).contains(&"g7".to_owned()));
    let mut game = SCHAEDLER.at(&[1, 2, 20], &[4, 5, 6, 10], [0, 0]);
    assert_eq!(game.to_act(), Actor::Dice);
    let mut ordinary = game.boxed_clone();
    play(&mut ordinary, &["d641"]);
    assert_eq!(why(&*ordinary, "d2-g7"), "points-not-joined");
    play(&mut game, &["d411"]);
    assert_eq!(why(&*game, "d2-a1"), "jump-must-make-a-mill");
    play(&mut game, &["d2-g7"]);
    assert_eq!(legal(&*game), ["xb6", "xd6", "xf6", "xa4"], "any man, also out of a mill");
}

#[test]
fn schaedlers_forced_mill_takes_nothing() {
    // The only point left to enter would make a mill for either side.
    let rules = Rules("alquerque-de-nueve-dice", "schaedler", &[("men", "12")]);
    let first = [1, 2, 4, 6, 8, 11, 13, 15, 17, 19, 24];
    let second = [5, 7, 9, 10, 12, 14, 16, 18, 20, 21, 22, 23];
    let mut game = rules.at(&first, &second, [1, 0]);
    assert_eq!(legal(&*game), ["g7"]);
    play(&mut game, &["g7"]);
    assert_eq!(game.on_turn(), Side::Second);
    assert_eq!(men_of_second(&*game), 12);
}

#[test]
fn bells_special_throw_first_breaks_a_mill() {
    // T7.9
    let mut game = BELL.at(&[1, 2], &[4, 5, 6], [5, 4]);
    play(&mut game, &["d522"]);
    assert!(legal(&*game).contains(&"g7".to_owned()), "the right need not be used");
    assert_eq!(why(&*game, "xa1"), "nobody-there");
    play(&mut game, &["xd6"]);
    assert!(legal(&*game).iter().all(|s| !s.starts_with('x')), "one man, then an entry");
    assert!(legal(&*game).contains(&"d6".to_owned()), "on the point just vacated, too");
    play(&mut game, &["g7"]);
    assert_eq!(legal(&*game), ["xb6", "xf6"]);
    play(&mut game, &["xf6"]);
    assert_eq!((men_of_second(&*game), game.lost(Side::Second)), (1, 4));
    assert_eq!((game.to_act(), game.on_turn()), (Actor::Dice, Side::Second));
}

#[test]
fn bells_right_is_void_without_an_enemy_mill() {
    let mut game = BELL.at(&[1, 2], &[4, 5], [5, 4]);
    play(&mut game, &["d654"]);
    assert_eq!(legal(&*game).len(), 20);
    assert_eq!(why(&*game, "xb6"), "nobody-to-take");
    let mut game = BELL.at(&[1, 2], &[4, 5, 6, 24], [5, 4]);
    play(&mut game, &["d654"]);
    assert_eq!(why(&*game, "xg1"), "only-from-a-mill");
}

#[test]
fn murrays_special_throw_enters_three_men() {
    // T7.10
    let mut game = MURRAY.at(&[], &[4, 6, 20], [6, 4]);
    play(&mut game, &["d633", "c5+d5+e5"]);
    assert_eq!(legal(&*game), ["xb6", "xf6", "xd2"]);
    play(&mut game, &["xd2"]);
    assert_eq!((game.on_turn(), game.in_hand(Side::First)), (Side::Second, 3));
    let mut game = MURRAY.at(&[2, 5], &[4, 6, 20, 24], [6, 4]);
    play(&mut game, &["d633", "c5+d5+e5", "xd2", "xb6"]);
    assert_eq!((game.on_turn(), men_of_second(&*game)), (Side::Second, 2));
}

#[test]
fn a_line_that_completes_three_more_takes_four_men() {
    let mut game = MURRAY.at(&[5, 8, 10, 15, 22, 24], &[4, 6, 11, 13, 20], [3, 3]);
    play(&mut game, &["d411", "a7+d7+g7"]);
    assert!(game.position_text().contains(" a 0,3 - 4 - 0"), "{}", game.position_text());
    play(&mut game, &["xb6", "xf6", "xb4", "xe4"]);
    assert_eq!((game.on_turn(), men_of_second(&*game)), (Side::Second, 1));
}

#[test]
fn murrays_side_without_men_in_hand_waits() {
    let mut game = MURRAY.at(&[1, 5, 9], &[4, 6, 20], [0, 2]);
    assert_eq!(legal(&*game), ["pass"]);
    assert_eq!(why(&*game, "a7-d7"), "waits-for-entering");
    play(&mut game, &["pass", "d633"]);
    assert!(legal(&*game).iter().all(|s| !s.contains('+')), "two men do not fill a line");
    play(&mut game, &["c4", "pass", "d111", "d1"]);
    assert_eq!(game.to_act(), Actor::Side(Side::First), "the dice are put away");
    assert!(legal(&*game).iter().all(|s| s.contains('-')));
}

#[test]
fn lines_that_are_not_empty_are_refused() {
    let mut game = MURRAY.at(&[7], &[4, 6, 20], [6, 4]);
    assert_eq!(why(&*game, "c5+d5+e5"), "throw-first");
    play(&mut game, &["d633"]);
    assert_eq!(why(&*game, "c5+d5+e5"), "line-not-empty");
    let mut ordinary = MURRAY.at(&[7], &[4, 6, 20], [6, 4]);
    play(&mut ordinary, &["d632"]);
    assert_eq!(why(&*ordinary, "a7+d7+g7"), "no-special-throw");
}
