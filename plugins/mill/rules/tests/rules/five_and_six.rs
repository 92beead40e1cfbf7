//! Five and six men's morris and sixpenny madell, by the Basque page (F1 to F5, S2).

use crate::support::{Rules, legal, men_of_second, play};
use boxwood_core::{Effect, Side};

const FIVE: Rules = Rules("five-mens-morris", "jokoak", &[]);

#[test]
fn a_mill_takes_one_man() {
    // F1
    let mut game = FIVE.at(&[1, 2], &[5, 6, 9], [3, 2]);
    let effects = play(&mut game, &["e5"]);
    assert!(effects.contains(&Effect::RemovalOwed { side: Side::First, count: 1 }));
    assert_eq!(legal(&*game), ["xc4", "xd4", "xd3"]);
    play(&mut game, &["xd4"]);
    assert_eq!(game.on_turn(), Side::Second);
    assert_eq!((men_of_second(&*game), game.lost(Side::Second)), (2, 1));
}

#[test]
fn men_in_a_mill_are_safe_or_last_or_like_any() {
    // F2
    for (ruleset, takes) in [("jokoak", 0), ("fallback", 3), ("any", 3)] {
        let mut game = Rules("five-mens-morris", ruleset, &[]).at(&[1, 2], &[4, 5, 6], [3, 2]);
        play(&mut game, &["e5"]);
        let removals = legal(&*game).iter().filter(|s| s.starts_with('x')).count();
        assert_eq!(removals, takes, "{ruleset}");
        assert_eq!(game.on_turn() == Side::Second, takes == 0, "{ruleset}");
    }
}

#[test]
fn two_mills_at_once_take_two_men() {
    // F3
    let mut game = FIVE.at(&[2, 3, 7, 14], &[4, 6, 9, 11], [1, 1]);
    play(&mut game, &["a5"]);
    assert_eq!(legal(&*game).len(), 4);
    play(&mut game, &["xb4", "xd4"]);
    assert_eq!((game.on_turn(), men_of_second(&*game)), (Side::Second, 2));
    let mut game = Rules("five-mens-morris", "jokoak", &[("per_mill", "1")]).at(&[2, 3, 7, 14], &[4, 6, 9, 11], [1, 1]);
    play(&mut game, &["a5", "xb4"]);
    assert_eq!(game.on_turn(), Side::Second);
}

#[test]
fn two_men_on_a_connector_take_in_the_african_game() {
    // F4
    let african = Rules("five-mens-morris", "african", &[]);
    let mut game = african.at(&[2], &[9, 10, 13], [4, 2]);
    play(&mut game, &["c4"]);
    assert_eq!(legal(&*game), ["xd2"], "9 and 10 are safe on their connector");
    let mut game = african.at(&[1, 3, 5], &[13, 14, 16], [2, 2]);
    let effects = play(&mut game, &["c5"]);
    assert!(effects.contains(&Effect::RemovalOwed { side: Side::First, count: 2 }), "a mill and a pair");
}

#[test]
fn a_mill_may_be_opened_and_closed_for_ever() {
    // F5
    let mut game = FIVE.at(&[1, 2, 3], &[9, 12, 13, 14, 16], [0, 0]);
    play(&mut game, &["c5-c4", "d3-d4", "c4-c5"]);
    assert_eq!(legal(&*game).iter().filter(|s| s.starts_with('x')).count(), 5);
}

#[test]
fn nobody_flies_and_two_men_lose() {
    let mut game = FIVE.at(&[1, 5, 3], &[9, 12, 14], [0, 0]);
    assert!(!legal(&*game).contains(&"a5-c1".to_owned()));
    play(&mut game, &["c4-c5", "xa1"]);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.text(), outcome.why.0), ("p1win", "fewer-than-three-men"));
}

#[test]
fn a_mill_on_a_connector_of_the_triangle() {
    // S2
    let rules = Rules("sixpenny-madell", "midpoints", &[]);
    let mut game = rules.at(&[2, 8], &[3, 4, 5], [4, 3]);
    play(&mut game, &["IAR"]);
    assert_eq!(legal(&*game), ["xOR", "xORL", "xOL"], "all are in a mill, so that any may be taken");
    let mut game = Rules("sixpenny-madell", "corners", &[]).at(&[2, 8], &[3, 4, 5], [4, 3]);
    play(&mut game, &["IAR"]);
    assert_eq!(game.on_turn(), Side::Second, "midpoints are not joined here");
}
