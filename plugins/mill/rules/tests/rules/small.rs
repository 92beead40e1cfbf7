//! Nine holes and three men's morris, by the Basque page (H1 to H3, M1 to M5).

use crate::support::{Rules, legal, play, start, why};
use boxwood_core::{Effect, Side};

const HOLES: Rules = Rules("nine-holes", "jokoak", &[]);
const THREE: Rules = Rules("three-mens-morris", "jokoak", &[]);

#[test]
fn a_diagonal_wins_nothing_in_nine_holes() {
    // H1
    let mut game = HOLES.at(&[1, 5], &[2, 4], [1, 1]);
    play(&mut game, &["c1"]);
    assert_eq!(game.outcome(), None);
    let mut game = Rules("nine-holes", "with-diagonals", &[]).at(&[1, 5], &[2, 4], [1, 1]);
    play(&mut game, &["c1"]);
    assert_eq!(game.outcome().unwrap().text(), "p1win");
}

#[test]
fn a_row_wins_at_once() {
    // H2
    let mut game = HOLES.at(&[1, 2, 7], &[4, 5, 9], [0, 0]);
    let effects = play(&mut game, &["a1-c3"]);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.text(), outcome.why.0), ("p1win", "line-complete"));
    assert!(effects.contains(&Effect::LineFormed { side: Side::First, line: 0 }));
    assert_eq!(effects.last(), Some(&Effect::Ended(outcome)));
}

#[test]
fn men_are_carried_to_any_empty_point() {
    // H3
    let game = HOLES.at(&[1, 2, 7], &[4, 5, 9], [0, 0]);
    assert_eq!(legal(&*game).len(), 9);
}

#[test]
fn men_slide_along_printed_lines() {
    // M3
    let mut game = THREE.at(&[1, 5, 8], &[2, 3, 4], [0, 0]);
    assert_eq!(legal(&*game), ["b2-c2", "b2-a1", "b2-c1", "b1-a1", "b1-c1"]);
    play(&mut game, &["b1-c1"]);
    assert_eq!(game.outcome().unwrap().text(), "p1win");
}

#[test]
fn the_shepherds_first_man_stays_in_the_middle() {
    // M4
    let mut game = start("three-mens-morris", "basque", &[]);
    assert_eq!(legal(&*game), ["b2"]);
    assert_eq!(why(&*game, "a1"), "first-man-to-centre");
    play(&mut game, &["b2", "a3", "b3", "b1", "c2", "a2"]);
    assert!(legal(&*game).iter().all(|s| !s.starts_with("b2-")), "{:?}", legal(&*game));
    assert_eq!(why(&*game, "b2-c1"), "centre-man-stays");
}

#[test]
fn the_french_first_man_goes_elsewhere() {
    // M5
    let mut game = start("three-mens-morris", "french", &[]);
    assert_eq!(legal(&*game).len(), 8);
    assert_eq!(why(&*game, "b2"), "first-man-not-to-centre");
    play(&mut game, &["a3"]);
    assert_eq!(legal(&*game).len(), 8, "the second side is not bound");
    play(&mut game, &["c1"]);
    assert!(legal(&*game).contains(&"b2".to_owned()), "nor the first side's second man");
}

#[test]
fn entering_alone_ends_in_a_draw() {
    let mut game = start("three-mens-morris", "alfonso-entering", &[]);
    play(&mut game, &["a3", "b2", "c1", "c3", "a1", "a2"]);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.text(), outcome.why.0), ("draw", "all-men-entered"));
}

#[test]
fn kings_steps_go_to_any_neighbour() {
    let game = Rules("three-mens-morris", "picaria", &[]).at(&[2, 7, 9], &[3, 5, 8], [0, 0]);
    assert!(legal(&*game).contains(&"b3-a2".to_owned()), "{:?}", legal(&*game));
    assert_eq!(why(&*game, "b3-b1"), "point-taken");
    assert_eq!(why(&*game, "a1-c2"), "points-not-beside-each-other");
}
