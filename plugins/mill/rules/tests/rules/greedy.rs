//! The master against whoever takes what he can: in the solved games he gives nothing away from either seat, whatever such
//! a player does otherwise.

use crate::support::{entry, setup, start};
use boxwood_core::{Actor, Match, Side, Step};
use boxwood_search::{Level, Limits, Solved, Thought};
use mill_rules::ENTRIES;
use std::collections::HashSet;

/// What a position is worth to a side.
fn worth(id: &str, game: &dyn Match, side: Side) -> i8 {
    let Solved::Value { value, .. } = entry(id).solve(game) else { panic!("{} is not solved", game.position_text()) };
    if game.on_turn() == side { value } else { -value }
}

/// All first steps of a turn that takes, or ends the game, if there are any; otherwise all steps.
fn greedy(game: &dyn Match) -> Vec<Step> {
    let side = game.on_turn();
    let steps = game.legal_steps();
    let takes = |step: &&Step| {
        let mut after = game.boxed_clone();
        after.play(**step).unwrap();
        after.to_act() == Actor::Side(side) || after.outcome().is_some_and(|o| o.winner == Some(side))
    };
    let taking: Vec<Step> = steps.iter().filter(takes).copied().collect();
    if taking.is_empty() { steps } else { taking }
}

/// The position as if it stood for the first time and nothing had been counted.
fn fresh(game: &dyn Match) -> String {
    let text = game.position_text();
    format!("{} 0", text.rsplit_once(' ').unwrap().0)
}

/// Follows every game of the master in a seat against every greedy player, up to so many positions. How many there were.
fn follow(id: &str, ruleset: &str, master: Side, most: usize) -> usize {
    let first = start(id, ruleset, &[]);
    let kept = worth(id, &*first, master) >= 0;
    let (mut seen, mut waiting) = (HashSet::new(), vec![fresh(&*first)]);
    let mut draw = 1283u64;
    while !waiting.is_empty() && seen.len() < most {
        // Those left aside when there are too many are left by lot.
        draw = draw.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let text = waiting.swap_remove((draw >> 33) as usize % waiting.len());
        if !seen.insert(text.clone()) {
            continue;
        }
        let game = entry(id).match_from(&setup(ruleset, &[]), &text).unwrap();
        let value = worth(id, &*game, master);
        assert!(!kept || value >= 0, "{id} {ruleset}: the master has lost {text}");
        let steps = match game.to_act() {
            Actor::Side(side) if side == master => {
                let mut thinker = entry(id).new_thinker(&*game, Level::Master, Limits::default(), draw).unwrap();
                while thinker.think(1 << 20) == Thought::Pending {}
                vec![thinker.best().unwrap()]
            }
            Actor::Side(_) => greedy(&*game),
            _ => Vec::new(),
        };
        for step in steps {
            let mut after = game.boxed_clone();
            after.play(step).unwrap();
            let then = worth(id, &*after, master);
            assert!(then >= value, "{id} {ruleset}: {text} was {value}, and {} is {then}", after.position_text());
            waiting.push(fresh(&*after));
        }
    }
    seen.len()
}

#[test]
fn he_never_loses_on_nine_points() {
    for &game in ENTRIES.iter().filter(|e| ["nine-holes", "three-mens-morris"].contains(&e.id())) {
        for ruleset in game.rulesets() {
            for master in Side::BOTH {
                // There is no more to follow: every game is among them.
                let met = follow(game.id(), &ruleset.id, master, usize::MAX);
                assert!(met > 10, "{} {}: {met} positions", game.id(), ruleset.id);
            }
        }
    }
}

#[test]
fn he_never_loses_with_five_and_six_men() {
    const MOST: usize = 400;
    for (id, ruleset) in [
        ("five-mens-morris", "jokoak"),
        ("five-mens-morris", "african"),
        ("six-mens-morris", "jokoak"),
        ("six-mens-morris", "fallback"),
        ("sixpenny-madell", "midpoints"),
    ] {
        for master in Side::BOTH {
            assert_eq!(follow(id, ruleset, master, MOST), MOST, "{id} {ruleset}: so many were to be looked at");
        }
    }
}
