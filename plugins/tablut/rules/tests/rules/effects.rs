//! What a watcher is told.

use crate::support::{ATTACKERS, DEFENDERS, at, play};
use boxwood_core::{Effect, Outcome, Path, Piece, Point, Why};

#[test]
fn a_move_that_takes_is_told_in_order() {
    let mut game = at("A b3 d8 · D c3 · K e5", 'a', "cyningstan", &[]);
    let told = play(&mut game, &["d8-d3"]);
    let (d8, d3, c3) = (Point(66), Point(21), Point(20));
    assert_eq!(
        told,
        [
            Effect::Moved { piece: Piece::man(ATTACKERS), path: Path::direct(d8, d3) },
            Effect::Captured { piece: Piece::man(DEFENDERS), at: c3, by: Some(d3) },
            Effect::TurnEnded { next: DEFENDERS },
        ]
    );
    assert_eq!((game.lost(DEFENDERS), game.lost(ATTACKERS)), (8, 14));
}

#[test]
fn the_kings_fall_is_the_last_thing_told() {
    let mut game = at("A b3 d8 · K c3 · D a1", 'a', "cyningstan", &[]);
    let told = play(&mut game, &["d8-d3"]);
    let outcome = Outcome { winner: Some(ATTACKERS), why: Why("king-taken") };
    let king = Piece::king(DEFENDERS);
    assert_eq!(
        told[1..],
        [Effect::Captured { piece: king, at: Point(20), by: Some(Point(21)) }, Effect::Ended(outcome)]
    );
}

#[test]
fn the_kings_escape_still_takes_whom_it_takes() {
    let mut game = at("A b9 · D a9 · K c7", 'd', "cyningstan", &[]);
    let told = play(&mut game, &["c7-c9"]);
    let outcome = Outcome { winner: Some(DEFENDERS), why: Why("king-escaped") };
    assert!(matches!(told[1], Effect::Captured { at: Point(73), .. }));
    assert_eq!(told[2..], [Effect::Ended(outcome)]);
}
