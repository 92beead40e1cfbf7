//! The exact chances of two hornaskellas a second time, by another way: transitions from the slow rules, a policy that
//! is improved until nothing is left to improve, and for each policy one system of 552 linear equations, solved by
//! Gaussian elimination.

use crate::slow::Slow;
use crate::support::{mask, rules};
use boxwood_core::conformance::every_ruleset;
use boxwood_core::{Setup, Side};
use boxwood_search::Solved;
use elta_stelpur_rules::chase::exact_chance;
use elta_stelpur_rules::{ELTA_STELPUR, EltaStelpur, Position, Rules};

/// What a play of a throw leads to.
#[derive(Clone, Copy, Debug, PartialEq)]
enum End {
    Won,
    /// The same side throws, in this state.
    Again(usize),
    /// The other side throws, in this state of its own.
    Other(usize),
}

/// The states: where the side that throws stands, and where the other.
fn states() -> Vec<(u8, u8)> {
    (1..=24).flat_map(|own| (1..=24).map(move |enemy| (own, enemy))).filter(|(own, enemy)| own != enemy).collect()
}

fn state(own: u8, enemy: u8) -> usize {
    let (own, enemy) = (usize::from(own) - 1, usize::from(enemy) - 1);
    own * 23 + enemy - usize::from(enemy > own)
}

fn ends(rules: Rules, own: u8, enemy: u8, dice: (u8, u8)) -> Vec<End> {
    let mut start = Slow {
        rules,
        men: [vec![own], vec![enemy]],
        turn: 0,
        throw: None,
        double: false,
        useless: false,
        moved: Vec::new(),
        first_turn: [false; 2],
        winner: None,
    };
    start.throw(dice.0, dice.1);
    if start.throw == Some(Vec::new()) {
        start.end_throw();
    }
    let (mut open, mut ends) = (vec![start], Vec::new());
    while let Some(here) = open.pop() {
        if here.throw.is_some() {
            for (from, to, number) in here.legal() {
                let mut next = here.clone();
                next.play(from, to, number);
                open.push(next);
            }
            continue;
        }
        let end = match here.winner {
            Some(winner) => {
                assert_eq!(winner, 0, "nobody is taken by his own throw");
                End::Won
            }
            None if here.turn == 0 => End::Again(state(here.men[0][0], here.men[1][0])),
            None => End::Other(state(here.men[1][0], here.men[0][0])),
        };
        if !ends.contains(&end) {
            ends.push(end);
        }
    }
    ends
}

/// Solves `matrix · x = right`, the right side in the last column.
fn eliminate(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    let size = rows.len();
    for column in 0..size {
        let pivot = (column..size).max_by(|&a, &b| rows[a][column].abs().total_cmp(&rows[b][column].abs())).unwrap();
        rows.swap(column, pivot);
        let (above, below) = rows.split_at_mut(column + 1);
        let lead = &above[column];
        for row in below {
            let factor = row[column] / lead[column];
            if factor != 0.0 {
                for at in column..=size {
                    row[at] -= factor * lead[at];
                }
            }
        }
    }
    let mut solution = vec![0.0; size];
    for at in (0..size).rev() {
        let known: f64 = (at + 1..size).map(|other| rows[at][other] * solution[other]).sum();
        solution[at] = (rows[at][size] - known) / rows[at][at];
    }
    solution
}

/// The chances of every state, by policy iteration.
fn solve(rules: Rules) -> Vec<f64> {
    let throws: Vec<(u8, u8)> = (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))).collect();
    let plays: Vec<Vec<Vec<End>>> = states()
        .into_iter()
        .map(|(own, enemy)| throws.iter().map(|&dice| ends(rules, own, enemy, dice)).collect())
        .collect();
    let mut policy: Vec<Vec<usize>> = plays.iter().map(|throws| vec![0; throws.len()]).collect();
    loop {
        let size = plays.len();
        let mut rows = vec![vec![0.0; size + 1]; size];
        for (at, (throws, choices)) in plays.iter().zip(&policy).enumerate() {
            rows[at][at] += 1.0;
            for (ends, &choice) in throws.iter().zip(choices) {
                match ends[choice] {
                    End::Won => rows[at][size] += 1.0 / 36.0,
                    End::Again(next) => rows[at][next] -= 1.0 / 36.0,
                    End::Other(next) => {
                        rows[at][size] += 1.0 / 36.0;
                        rows[at][next] += 1.0 / 36.0;
                    }
                }
            }
        }
        let chances = eliminate(rows);
        let worth = |end: End| match end {
            End::Won => 1.0,
            End::Again(next) => chances[next],
            End::Other(next) => 1.0 - chances[next],
        };
        let mut improved = false;
        for (throws, choices) in plays.iter().zip(&mut policy) {
            for (ends, choice) in throws.iter().zip(choices) {
                for other in 0..ends.len() {
                    if worth(ends[other]) > worth(ends[*choice]) + 1e-12 {
                        *choice = other;
                        improved = true;
                    }
                }
            }
        }
        if !improved {
            return chances;
        }
    }
}

fn compare(rules: Rules, what: &str) -> Vec<f64> {
    let chances = solve(rules);
    let game = EltaStelpur::new(rules);
    for (own, enemy) in states() {
        let position = Position::with_men(mask(&[own]), mask(&[enemy]), Side::First);
        let told = exact_chance(&game, &position).expect("two hornaskellas");
        let solved = chances[state(own, enemy)];
        assert!((told - solved).abs() < 1e-10, "{what}, {own} against {enemy}: {told} told, {solved} solved");
    }
    chances
}

#[test]
fn two_solvers_agree_on_every_ruleset() {
    for ruleset in ["jokoak", "arnason-1888", "tidudi", "murray", "keith"] {
        let chances = compare(rules(ruleset, &[]), ruleset);
        assert!(chances.iter().all(|chance| (0.2..0.9).contains(chance)), "no chase is decided: {ruleset}");
    }
}

#[test]
fn two_solvers_agree_on_the_switches_that_matter() {
    for overrides in [[("horn_sweeps", "yes")], [("again", "useless")], [("horn_off_corner", "open")]] {
        compare(rules("jokoak", &overrides), overrides[0].0);
    }
}

#[test]
fn every_chase_is_solved_by_the_entry() {
    for setup in every_ruleset(ELTA_STELPUR) {
        let chances = solve(rules(setup.ruleset.as_deref().expect("a name"), &[]));
        for (own, enemy) in states() {
            let setup = Setup { seed: 1, ..setup.clone() };
            let text = text(own, enemy);
            let game = ELTA_STELPUR.match_from(&setup, &text).unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
            let Solved::Chance(told) = ELTA_STELPUR.solve(&*game) else { panic!("{text} is not solved") };
            assert!((told - chances[state(own, enemy)]).abs() < 1e-10, "{text}");
        }
    }
}

/// A chase as position text, the first side to throw.
fn text(own: u8, enemy: u8) -> String {
    let quarters: Vec<String> = (0..4)
        .map(|quarter| {
            let mut words = String::new();
            let mut empty = 0;
            for point in 6 * quarter + 1..=6 * quarter + 6 {
                if point != own && point != enemy {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    words.push_str(&empty.to_string());
                }
                empty = 0;
                words.push(if point == own { 'A' } else { 'B' });
            }
            if empty > 0 {
                words.push_str(&empty.to_string());
            }
            words
        })
        .collect();
    format!("{} a - - - 0", quarters.join("/"))
}
