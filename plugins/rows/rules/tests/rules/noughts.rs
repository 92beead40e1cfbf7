//! The cases of the sources for noughts and crosses. Points are numbered there row by row from the far left, 1 to 9.

use crate::support::{after, legal};
use boxwood_core::{Match, Outcome};

const POINTS: [&str; 9] = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"];

fn played(points: &[usize]) -> Box<dyn Match> {
    after("noughts-and-crosses", &points.iter().map(|&p| POINTS[p - 1]).collect::<Vec<_>>())
}

/// The value for the side to move (1, 0, -1) and the turns to the end under best play.
fn value(game: &dyn Match) -> (i32, i32) {
    if let Some(outcome) = game.outcome() {
        return (-i32::from(outcome.winner.is_some()), 0);
    }
    let mut copy = game.boxed_clone();
    let values = game.legal_steps().into_iter().map(|step| {
        copy.play(step).unwrap();
        let (value, turns) = value(&*copy);
        copy.undo();
        (-value, turns + 1)
    });
    // A win as soon, a loss as late as can be.
    values.max_by_key(|&(value, turns)| (value, if value > 0 { -turns } else { turns })).unwrap()
}

#[test]
fn a_fork_wins() {
    let game = played(&[1, 5, 9, 3, 7]);
    assert_eq!(game.legal_steps().len(), 4);
    for (defence, win) in [(4, 8), (8, 4), (2, 4), (6, 8)] {
        let game = played(&[1, 5, 9, 3, 7, defence, win]);
        assert_eq!(game.outcome().map(|o| (o.text(), o.why.0)), Some(("p1win", "line-complete")), "{defence}");
        assert!(legal(&*game).is_empty());
    }
}

#[test]
fn the_openings_are_worth_what_they_are() {
    assert_eq!(value(&*played(&[])).0, 0);
    for first in 1..=9 {
        assert_eq!(value(&*played(&[first])).0, 0, "{first}");
    }
    assert_eq!(value(&*played(&[5, 2])), (1, 5), "an edge against the middle loses");
    assert_eq!(value(&*played(&[5, 1])).0, 0);
    assert_eq!(value(&*played(&[1, 5])).0, 0);
    assert_eq!(value(&*played(&[1, 9])), (1, 5));
}

#[test]
fn the_last_man_may_complete_a_line() {
    let game = played(&[1, 2, 3, 5, 4, 6, 8, 7, 9]);
    assert_eq!(game.outcome().map(Outcome::text), Some("draw"));
    let game = played(&[1, 2, 3, 4, 5, 7, 6, 8, 9]);
    assert_eq!((game.history().len(), game.outcome().map(Outcome::text)), (9, Some("p1win")));
}

#[test]
fn the_second_player_never_enters_a_fifth_man() {
    let game = played(&[1, 2, 3, 5, 4, 6, 8, 7, 9]);
    let second = POINTS.iter().filter(|name| {
        let point = game.board().find(name).unwrap();
        game.piece_at(point).is_some_and(|p| p.side == boxwood_core::Side::Second)
    });
    assert_eq!(second.count(), 4);
}
