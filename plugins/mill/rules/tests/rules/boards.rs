//! The boards: how many lines cross in a point, who is next to whom, and where the points lie.

use crate::support::start;
use boxwood_core::{Board, Match};
use std::collections::BTreeSet;

fn crossing(board: &Board, name: &str) -> usize {
    let point = board.find(name).unwrap();
    board.lines().iter().filter(|line| line.contains(&point)).count()
}

fn near(board: &Board, name: &str) -> Vec<usize> {
    board.neighbours(board.find(name).unwrap()).iter().map(|p| p.index() + 1).collect()
}

#[test]
fn lines_are_as_many_as_in_parletts_table() {
    let lines = |id: &str, ruleset: &str| start(id, ruleset, &[]).board().lines().len();
    assert_eq!(lines("nine-holes", "jokoak"), 6);
    assert_eq!(lines("three-mens-morris", "jokoak"), 8);
    assert_eq!(lines("five-mens-morris", "jokoak"), 8);
    assert_eq!(lines("five-mens-morris", "african"), 12, "with the four pairs");
    for (ruleset, count) in [("midpoints", 12), ("corners", 12), ("both", 15)] {
        assert_eq!(lines("sixpenny-madell", ruleset), count);
    }
    assert_eq!(lines("nine-mens-morris", "jokoak"), 16);
    assert_eq!(lines("twelve-mens-morris", "breyer"), 20);
    assert_eq!(lines("twelve-mens-morris", "moulidars"), 16);
}

#[test]
fn every_point_of_the_default_triangle_lies_on_two_lines() {
    // S1
    let game = start("sixpenny-madell", "midpoints", &[]);
    for point in game.board().points() {
        assert_eq!(crossing(game.board(), game.board().name(point)), 2);
    }
}

#[test]
fn neighbours_are_as_printed() {
    let nine = start("nine-mens-morris", "jokoak", &[]);
    assert_eq!(near(nine.board(), "d6"), [2, 4, 6, 8]);
    assert_eq!(near(nine.board(), "b4"), [4, 10, 12, 19]);
    let twelve = start("twelve-mens-morris", "breyer", &[]);
    assert_eq!(near(twelve.board(), "b6"), [1, 5, 7, 11], "T8.4");
    assert_eq!(near(twelve.board(), "f2"), [14, 18, 20, 24]);
    let five = start("five-mens-morris", "jokoak", &[]);
    assert_eq!(near(five.board(), "c4"), [2, 4, 6]);
    assert_eq!(near(five.board(), "a5"), [2, 7]);
    assert_eq!(near(start("five-mens-morris", "diagonals", &[]).board(), "a5"), [2, 4, 7]);
    let madell = start("sixpenny-madell", "midpoints", &[]);
    assert_eq!(near(madell.board(), "MAR"), [2, 7, 9, 14]);
    assert_eq!(near(madell.board(), "OA"), [2, 6]);
    assert_eq!(near(start("sixpenny-madell", "both", &[]).board(), "OA"), [2, 6, 7]);
    let tapatan = start("three-mens-morris", "jokoak", &[]);
    assert_eq!(near(tapatan.board(), "b2"), [1, 2, 3, 4, 6, 7, 8, 9]);
    assert_eq!(near(tapatan.board(), "b3"), [1, 3, 5]);
    assert_eq!(near(start("three-mens-morris", "picaria", &[]).board(), "b3"), [1, 3, 4, 5, 6]);
}

#[test]
fn ways_go_both_ways_and_points_have_places_of_their_own() {
    for &entry in mill_rules::ENTRIES {
        for setup in boxwood_core::conformance::every_ruleset(entry) {
            let game: Box<dyn Match> = entry.new_match(&setup).unwrap();
            let board = game.board();
            let places: BTreeSet<[u8; 3]> = board.points().map(|p| board.point(p).at).collect();
            assert_eq!(places.len(), board.len());
            for a in board.points() {
                assert!(!board.neighbours(a).contains(&a));
                for &b in board.neighbours(a) {
                    assert!(board.neighbours(b).contains(&a), "{} and {}", board.name(a), board.name(b));
                }
            }
        }
    }
}

#[test]
fn the_triangles_lie_one_in_the_other() {
    let game = start("sixpenny-madell", "midpoints", &[]);
    let at = |name: &str| game.board().point(game.board().find(name).unwrap()).at;
    assert_eq!((at("OA"), at("OR"), at("OL")), ([12, 18, 0], [24, 0, 0], [0, 0, 0]));
    assert_eq!((at("ORL"), at("MRL"), at("IRL")), ([12, 0, 0], [12, 2, 0], [12, 4, 0]));
}
