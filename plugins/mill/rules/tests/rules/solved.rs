//! The games of nine points solved from all their positions, and compared with the solutions of another program.

use crate::support::{Overrides, game};
use boxwood_core::{Game, Side};
use mill_rules::rules::FirstMove;
use mill_rules::{Mill, Position};
use std::collections::HashMap;

/// Every position that can be reached, with what it is worth to the side on turn (1, 0, -1) and in how many turns.
struct Solution {
    index: HashMap<Position, usize>,
    values: Vec<(i32, u32)>,
}

/// Solves a game that ends by a line or a blocked side, turn by turn from the ends. A turn is one step in these games.
fn solve(game: &Mill) -> Solution {
    let mut all = vec![game.start()];
    let mut index = HashMap::from([(all[0], 0)]);
    let mut next: Vec<Vec<usize>> = Vec::new();
    let mut steps = Vec::new();
    while next.len() < all.len() {
        let position = all[next.len()];
        game.legal_steps(&position, &mut steps);
        let follow = steps.iter().map(|&step| {
            let mut after = position;
            game.play(&mut after, step, &mut ());
            *index.entry(after).or_insert_with(|| {
                all.push(after);
                all.len() - 1
            })
        });
        next.push(follow.collect());
    }
    let ended = |p: &Position| {
        let outcome = game.outcome(p)?;
        Some(outcome.winner.map_or(0, |side: Side| if side == game.on_turn(p) { 1 } else { -1 }))
    };
    let mut values: Vec<Option<(i32, u32)>> = all.iter().map(|p| ended(p).map(|v| (v, 0))).collect();
    for turns in 1.. {
        let before = values.clone();
        for at in (0..all.len()).filter(|&at| before[at].is_none()) {
            let known = |v: i32| next[at].iter().filter(|&&n| before[n].is_some_and(|b| b.0 == v)).count();
            if known(-1) > 0 {
                values[at] = Some((1, turns));
            } else if known(1) == next[at].len() {
                values[at] = Some((-1, turns));
            }
        }
        if before == values {
            break;
        }
    }
    Solution { index, values: values.into_iter().map(|v| v.unwrap_or((0, 0))).collect() }
}

impl Solution {
    /// What the positions are worth, those that differ only by who is who counted once: once all men are entered the
    /// sides are alike, but for the shepherds' man in the middle.
    fn distinct(&self, game: &Mill) -> Vec<(i32, u32)> {
        let alike = game.rules().first_move != FirstMove::CentreFixed;
        let mut distinct = HashMap::new();
        for (position, &at) in &self.index {
            let turn = position.turn();
            let seen = |side: Side| (position.men(side), position.hand(side));
            let place = (seen(turn), seen(turn.other()), turn == Side::First || alike);
            let value = *distinct.entry(place).or_insert(self.values[at]);
            assert_eq!(value, self.values[at], "the same for both sides");
        }
        distinct.into_values().collect()
    }
}

struct Expected {
    root: (i32, u32),
    /// After a first man in a corner, at an edge, in the middle, to the side that entered it, `None` where it may not.
    first: [Option<i32>; 3],
    reachable: usize,
    won_lost_drawn: [usize; 3],
    deepest: u32,
}

fn check(id: &str, ruleset: &str, overrides: Overrides, expected: &Expected) {
    let mut switches = vec![("no_progress", "none"), ("repetition", "none")];
    switches.extend(overrides);
    let game = game(id, ruleset, &switches);
    let solution = solve(&game);
    let name = format!("{id} {ruleset} {overrides:?}");
    let distinct = solution.distinct(&game);
    assert_eq!(distinct.len(), expected.reachable, "positions of {name}");
    assert_eq!(solution.values[0], expected.root, "value of {name}");
    let count = |value: i32| distinct.iter().filter(|v| v.0 == value).count();
    assert_eq!([1, -1, 0].map(count), expected.won_lost_drawn, "won, lost, drawn in {name}");
    assert_eq!(solution.values.iter().map(|v| v.1).max(), Some(expected.deepest), "deepest of {name}");
    for (point, value) in [0, 1, 4].into_iter().zip(expected.first) {
        let step = boxwood_core::Step::Place { to: boxwood_core::Point(point) };
        let mut legal = Vec::new();
        game.legal_steps(&game.start(), &mut legal);
        assert_eq!(legal.contains(&step), value.is_some(), "first man on point {point} in {name}");
        if let Some(value) = value {
            let mut after = game.start();
            game.play(&mut after, step, &mut ());
            assert_eq!(-solution.values[solution.index[&after]].0, value, "first man on point {point} in {name}");
        }
    }
}

#[test]
fn nine_holes_is_a_draw() {
    let drawn = [Some(0); 3];
    let plain = Expected { root: (0, 0), first: drawn, reachable: 3910, won_lost_drawn: [1638, 378, 1894], deepest: 3 };
    check("nine-holes", "jokoak", &[], &plain);
    let diagonals = Expected { reachable: 3870, won_lost_drawn: [2278, 820, 772], deepest: 5, ..plain };
    check("nine-holes", "with-diagonals", &[], &diagonals);
}

#[test]
fn three_mens_morris_is_won_from_the_middle_as_alfonso_says() {
    let first = [Some(0), Some(-1), Some(1)];
    let tapatan = Expected { root: (1, 9), first, reachable: 3870, won_lost_drawn: [2161, 773, 936], deepest: 10 };
    check("three-mens-morris", "jokoak", &[], &tapatan);
    let orthogonal = Expected { won_lost_drawn: [2121, 769, 980], deepest: 9, ..tapatan };
    check("three-mens-morris", "jokoak", &[("diagonal_moves", "no")], &orthogonal);
    let picaria =
        Expected { root: (0, 0), first: [Some(0); 3], won_lost_drawn: [2046, 596, 1228], deepest: 7, ..tapatan };
    check("three-mens-morris", "picaria", &[], &picaria);
    let six_lines = Expected { reachable: 3910, won_lost_drawn: [1434, 410, 2066], deepest: 5, ..picaria };
    check("three-mens-morris", "jokoak", &[("lines", "6"), ("diagonal_moves", "no")], &six_lines);
    let six_lines_diagonal = Expected { won_lost_drawn: [1414, 354, 2142], deepest: 7, ..six_lines };
    check("three-mens-morris", "jokoak", &[("lines", "6")], &six_lines_diagonal);
    let late = Expected { reachable: 3750, won_lost_drawn: [1772, 764, 1214], deepest: 11, ..picaria };
    check("three-mens-morris", "jokoak", &[("mill_in_placement", "no")], &late);
}

#[test]
fn four_men_win_for_the_first() {
    let first = [Some(-1), Some(-1), Some(1)];
    let achi = Expected { root: (1, 11), first, reachable: 5400, won_lost_drawn: [3403, 1997, 0], deepest: 11 };
    check("three-mens-morris", "achi", &[], &achi);
    check("three-mens-morris", "achi", &[("blocked", "pass")], &achi);
    let orthogonal = Expected { won_lost_drawn: [3402, 1998, 0], ..achi };
    check("three-mens-morris", "achi", &[("diagonal_moves", "no")], &orthogonal);
    let carried =
        Expected { root: (0, 0), first: [Some(0); 3], won_lost_drawn: [2836, 1512, 1052], deepest: 5, ..achi };
    check("three-mens-morris", "achi", &[("phase2", "carry")], &carried);
}

#[test]
fn the_basque_and_the_french_game() {
    let lost = Expected {
        root: (-1, 10),
        first: [None, None, Some(-1)],
        reachable: 1582,
        won_lost_drawn: [973, 609, 0],
        deepest: 10,
    };
    check("three-mens-morris", "basque", &[("blocked", "lose")], &lost);
    let drawn = Expected {
        root: (0, 0),
        first: [None, None, Some(0)],
        reachable: 1622,
        won_lost_drawn: [780, 504, 338],
        deepest: 8,
    };
    check("three-mens-morris", "basque", &[], &drawn);
    let won = Expected {
        root: (1, 11),
        first: [None, None, Some(1)],
        reachable: 1858,
        won_lost_drawn: [961, 897, 0],
        deepest: 11,
    };
    check("three-mens-morris", "basque", &[("men", "4"), ("blocked", "lose")], &won);
    let passing = Expected { reachable: 1894, won_lost_drawn: [997, 897, 0], ..won };
    check("three-mens-morris", "basque", &[("men", "4")], &passing);
    let french = Expected {
        root: (0, 0),
        first: [Some(0), Some(-1), None],
        reachable: 3861,
        won_lost_drawn: [2152, 772, 937],
        deepest: 10,
    };
    check("three-mens-morris", "french", &[], &french);
    let four = Expected {
        root: (-1, 12),
        first: [Some(-1), Some(-1), None],
        reachable: 5391,
        won_lost_drawn: [3394, 1997, 0],
        deepest: 12,
    };
    check("three-mens-morris", "french", &[("men", "4")], &four);
}

#[test]
fn answers_to_the_first_man() {
    // M1 and M2
    let game = game("three-mens-morris", "jokoak", &[("no_progress", "none"), ("repetition", "none")]);
    let solution = solve(&game);
    let after = |points: &[u8]| {
        let mut position = game.start();
        for &point in points {
            let to = boxwood_core::Point(point - 1);
            game.play(&mut position, boxwood_core::Step::Place { to }, &mut ());
        }
        solution.values[solution.index[&position]]
    };
    for answer in [1, 2, 3, 4, 6, 7, 8, 9] {
        let (value, turns) = after(&[5, answer]);
        assert!(value == 1 && turns <= 7, "the middle wins by turn 9 against {answer}: {value} in {turns}");
    }
    for answer in [2, 3, 4, 5, 7, 9] {
        assert!(after(&[1, answer]).0 <= 0, "{answer} holds against a corner");
    }
    for answer in [6, 8] {
        assert_eq!(after(&[1, answer]), (1, 7), "{answer} loses against a corner, in seven more turns");
    }
    assert_eq!(after(&[2]), (1, 7), "an edge loses by turn 8");
    assert_eq!(after(&[2, 5]), (-1, 6), "to the middle");
}
