//! Small positions, each for one rule, worked out by hand.

use crate::support::{Overrides, at, legal, play, result, start, taken, why};
use boxwood_core::Side;

/// A position, a move, and what must follow: who is taken, and the result.
struct Example(&'static str, &'static str, &'static str, &'static [&'static str], &'static str);

const USUAL: &[Example] = &[
    // Taking from two sides.
    Example("B1", "A b3 d8 · D c3 · K e5", "d8-d3", &["c3"], "none"),
    // A man may step between two enemies.
    Example("B2", "A b3 d3 · D c8 · K e5", "c8-c3", &[], "none"),
    // The king is armed.
    Example("B3", "A c3 i9 · D d3 · K b7", "b7-b3", &["c3"], "none"),
    // The empty throne is an enemy of both.
    Example("B4", "A e4 i9 · D c3 · K g7", "c3-e3", &["e4"], "none"),
    Example("B5", "A c3 · D e4 · K g7", "c3-e3", &["e4"], "none"),
    // The king on his throne is a defender.
    Example("B6", "A e4 i9 · D c3 · K e5", "c3-e3", &["e4"], "none"),
    Example("B7", "A c3 d5 · D e4 · K e5", "c3-e3", &[], "none"),
    // The last defender beside the king is taken against him.
    Example("B8", "A c3 d5 f5 e6 · D e4 · K e5", "c3-e3", &["e4"], "none"),
    // The king on his throne is taken by four, beside it by three, elsewhere by two.
    Example("B9", "A d5 f5 e6 c4 · K e5 · D a1", "c4-e4", &["Ke5"], "p1win"),
    Example("B10", "A d5 f5 c4 · K e5 · D a1", "c4-e4", &[], "none"),
    Example("B11", "A d4 e3 f8 · K e4 · D a1", "f8-f4", &["Ke4"], "p1win"),
    Example("B12", "A d4 f8 · K e4 · D a1", "f8-f4", &[], "none"),
    Example("B13", "A b3 d8 · K c3 · D a1", "d8-d3", &["Kc3"], "p1win"),
    Example("B14", "A b3 d3 · K c8 · D a1", "c8-c3", &[], "none"),
    // The edge is the way out.
    Example("B15", "A b3 · K c8 · D a1", "c8-c9", &[], "p2win"),
    // Several at once.
    Example("B18", "A c4 e4 d5 h9 · D b4 f4 d6 d1 · K g7", "d1-d4", &["c4", "e4", "d5"], "none"),
    // A man in the corner has no two opposite sides.
    Example("B19", "A a1 h9 · D b5 a2 · K g7", "b5-b1", &[], "none"),
    Example("B20", "A d4 f8 · D e4 · K g7", "f8-f4", &["e4"], "none"),
    // Two squares from the throne the king is taken by two.
    Example("B21", "A d3 f8 · K e3 · D a1", "f8-f3", &["Ke3"], "p1win"),
    Example("B22", "A e2 h4 · K e3 · D a1", "h4-e4", &["Ke3"], "p1win"),
];

/// Whoever stands on the square from which the move begins is on turn.
pub fn played(men: &str, step: &str, overrides: Overrides) -> (Vec<String>, &'static str) {
    let from = &step[..2];
    let attackers = men.split('·').find(|words| words.trim().starts_with('A')).unwrap_or("");
    let turn = if attackers.contains(from) { 'a' } else { 'd' };
    let mut game = at(men, turn, "cyningstan", overrides);
    let effects = play(&mut game, &[step]);
    (taken(&*game, &effects), result(&*game).0)
}

#[test]
fn every_rule_has_its_example() {
    for Example(id, men, step, expected, outcome) in USUAL {
        let expected: Vec<String> = expected.iter().map(|s| (*s).to_owned()).collect();
        let (mut ours, result) = played(men, step, &[]);
        let mut wanted = expected.clone();
        ours.sort();
        wanted.sort();
        assert_eq!((ours, result), (wanted, *outcome), "{id}");
    }
}

#[test]
fn the_last_defender_is_safe_where_rule_eleven_is_off() {
    let men = "A c3 d5 f5 e6 · D e4 · K e5";
    assert_eq!(played(men, "c3-e3", &[("rule_eleven", "no")]), (vec![], "none"), "B8");
    // Two attackers and two defenders beside the throne are another matter.
    assert_eq!(played("A c3 d5 f5 · D e4 e6 · K e5", "c3-e3", &[]), (vec![], "none"));
    // The same defender is taken along his other axis, as anybody is.
    assert_eq!(played("A c9 d5 f5 e6 f4 d1 · D e4 · K e5", "d1-d4", &[]), (vec!["e4".to_owned()], "none"));
}

#[test]
fn nobody_steps_on_the_throne() {
    let king = at("A e2 · K e4 · D a1", 'd', "cyningstan", &[]);
    assert_eq!(why(&*king, "e4-e5"), "king-does-not-return", "B16");
    let passing = "A e2 · K g7 · D e4";
    let walled = at(passing, 'd', "cyningstan", &[]);
    assert_eq!(why(&*walled, "e4-e6"), "throne-in-the-way", "B17");
    assert_eq!(why(&*walled, "e4-e5"), "throne-closed");
    let mut open = at(passing, 'd', "cyningstan", &[("throne_passage", "yes")]);
    assert_eq!(why(&*open, "e4-e5"), "throne-closed");
    play(&mut open, &["e4-e6"]);
}

fn moves_by_square(legal: &[String]) -> Vec<(&str, usize)> {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for step in legal {
        match counts.iter_mut().find(|(from, _)| *from == &step[..2]) {
            Some((_, count)) => *count += 1,
            None => counts.push((&step[..2], 1)),
        }
    }
    counts.sort_unstable();
    counts
}

#[test]
fn the_start_has_eighty_moves_for_the_attackers_and_fifty_six_for_the_defenders() {
    let attackers = legal(&*start("cyningstan", &[]));
    assert_eq!(attackers.len(), 80, "B23");
    for (from, count) in moves_by_square(&attackers) {
        let expected = if ["e2", "b5", "h5", "e8"].contains(&from) { 8 } else { 6 };
        assert_eq!(count, expected, "B23, {from}");
    }
    let game = start("cyningstan", &[("first_mover", "defenders")]);
    assert_eq!(game.on_turn(), Side::Second);
    let defenders = legal(&*game);
    assert_eq!(defenders.len(), 56, "B24");
    for (from, count) in moves_by_square(&defenders) {
        let expected = if ["e3", "e7", "c5", "g5"].contains(&from) { 8 } else { 6 };
        assert_eq!(count, expected, "B24, {from}");
    }
}
