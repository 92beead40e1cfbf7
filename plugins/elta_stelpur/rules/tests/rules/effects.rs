//! What a step tells to those who watch.

use crate::support::{game, game_with, play, position};
use boxwood_core::{Dice, Effect, Game, Kind, Outcome, Path, Piece, Point, Side, Why};

fn point(name: u8) -> Point {
    Point(name - 1)
}

fn way(names: &[u8]) -> Path {
    let points: Vec<Point> = names.iter().map(|&n| point(n)).collect();
    Path::through(&points)
}

#[test]
fn a_man_is_seen_to_walk_over_every_point() {
    let game = game("jokoak");
    let mut position = position(&[2, 3, 4, 20], &[13, 14]);
    let effects = play(&game, &mut position, &["d21", "2-5/1"]);
    let man = Piece::man(Side::First);
    assert_eq!(
        effects,
        [
            Effect::Rolled { side: Side::First, dice: Dice::two(2, 1) },
            Effect::Moved { piece: man, path: way(&[2, 3, 4, 5]) },
            Effect::TurnEnded { next: Side::Second },
        ]
    );
}

#[test]
fn the_longest_way_is_told_whole() {
    let game = game("jokoak");
    // From 1 to 7, which is taken, and over ten more men to 18.
    let mut position = position(&[1, 7, 8, 9, 10, 11], &[12, 13, 14, 15, 16, 17]);
    let effects = play(&game, &mut position, &["d62", "1-18/6"]);
    let all: Vec<u8> = (1..=18).collect();
    assert_eq!(effects[1], Effect::Moved { piece: Piece::man(Side::First), path: way(&all) });
    assert_eq!(effects.len(), 3, "nobody was taken");
}

#[test]
fn the_making_of_a_hornaskella_follows_the_capture() {
    let game = game("jokoak");
    let mut position = position(&[5, 20], &[11, 16]);
    let effects = play(&game, &mut position, &["d66", "5-11/6", "11-17/6", "20-2/6", "2-8/6"]);
    let tail = [
        Effect::Captured { piece: Piece::man(Side::Second), at: point(11), by: Some(point(11)) },
        Effect::Became { at: point(16), side: Side::Second, kind: Kind::King },
    ];
    assert_eq!(effects[2..4], tail);
    assert_eq!(effects.last(), Some(&Effect::ThrowsAgain { side: Side::First }));
}

#[test]
fn a_hornaskella_goes_from_corner_to_corner() {
    let game = game("jokoak");
    let mut position = position(&[4], &[7]);
    let effects = play(&game, &mut position, &["d63", "4-7/6"]);
    let won = Outcome { winner: Some(Side::First), why: Why("no-men-left") };
    assert_eq!(
        effects[1..],
        [
            Effect::Moved { piece: Piece::king(Side::First), path: way(&[4, 6, 7]) },
            Effect::Captured { piece: Piece::king(Side::Second), at: point(7), by: Some(point(7)) },
            Effect::Ended(won),
        ]
    );
    assert_eq!(game.outcome(&position), Some(won));
}

#[test]
fn a_sweeping_six_takes_in_the_order_of_its_corners() {
    let game = game_with("jokoak", &[("horn_sweeps", "yes")]);
    let mut position = position(&[24], &[1, 6, 10]);
    let effects = play(&game, &mut position, &["d63", "24-6/6"]);
    let taken: Vec<Point> = effects
        .iter()
        .filter_map(|e| match e {
            Effect::Captured { at, .. } => Some(*at),
            _ => None,
        })
        .collect();
    assert_eq!(taken, [point(1), point(6)]);
    assert!(effects.contains(&Effect::Became { at: point(10), side: Side::Second, kind: Kind::King }));
}

#[test]
fn a_useless_throw_is_passed_for_a_reason() {
    let game = game("jokoak");
    let mut position = game.start();
    let effects = play(&game, &mut position, &["d32", "pass"]);
    assert_eq!(
        effects[1..],
        [Effect::Passed { side: Side::First, why: Why("useless-throw") }, Effect::TurnEnded { next: Side::Second }]
    );
}
