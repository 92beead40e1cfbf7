//! What a watcher is told.

use crate::support::{after, play};
use boxwood_core::{Effect, Outcome, Piece, Side, Why};

#[test]
fn a_man_is_entered_and_the_turn_goes_over() {
    let mut game = after("connect-four", &[]);
    let at = game.board().find("d1").unwrap();
    let told = play(&mut game, &["d1"]);
    assert_eq!(told, [Effect::Placed { piece: Piece::man(Side::First), at }, Effect::TurnEnded { next: Side::Second }]);
}

#[test]
fn every_line_that_the_last_man_completes_is_told() {
    let mut game = after("noughts-and-crosses", &["a1", "a2", "a3", "b1", "c1", "b3", "c3", "c2"]);
    let told = play(&mut game, &["b2"]);
    let lines: Vec<Vec<String>> = told
        .iter()
        .filter_map(|effect| match effect {
            Effect::LineFormed { side: Side::First, line } => {
                let line = &game.board().lines()[usize::from(*line)];
                Some(line.iter().map(|&p| game.board().name(p).to_owned()).collect())
            }
            _ => None,
        })
        .collect();
    assert_eq!(lines, [["a1", "b2", "c3"], ["c1", "b2", "a3"]]);
    let outcome = Outcome { winner: Some(Side::First), why: Why("line-complete") };
    assert_eq!(told.last(), Some(&Effect::Ended(outcome)));
}

#[test]
fn a_full_board_is_a_draw() {
    let mut game = after("noughts-and-crosses", &["a3", "b3", "c3", "b2", "a2", "c2", "b1", "a1"]);
    let told = play(&mut game, &["c1"]);
    let outcome = Outcome { winner: None, why: Why("board-full") };
    assert_eq!(told.last(), Some(&Effect::Ended(outcome)));
}
