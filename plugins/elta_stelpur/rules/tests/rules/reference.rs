//! The rules and the slow rules play the same games, from random positions and by random switches.

use crate::slow::Slow;
use crate::support::names;
use boxwood_core::conformance::random_switches;
use boxwood_core::game::resolve_switches;
use boxwood_core::{Actor, Game, Side, Step};
use elta_stelpur_rules::{ELTA_STELPUR, EltaStelpur, Position, Rules};
use proptest::prelude::{ProptestConfig, any, proptest};
use proptest::test_runner::RngSeed;

/// A small generator, enough to scatter men.
struct Scatter(u64);

impl Scatter {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(bound)) as u32
    }

    fn men(&mut self, count: u32, taken: &[u8]) -> Vec<u8> {
        let mut men = Vec::new();
        while men.len() < count as usize {
            let point = self.below(24) as u8 + 1;
            if !men.contains(&point) && !taken.contains(&point) {
                men.push(point);
            }
        }
        men
    }
}

fn same(game: &EltaStelpur, fast: &Position, slow: &Slow) {
    for side in Side::BOTH {
        let mut men = slow.men[side.index()].clone();
        men.sort_unstable();
        assert_eq!(names(fast.men(side)), men, "{slow:?}");
    }
    let outcome = game.outcome(fast).and_then(|o| o.winner).map(Side::index);
    assert_eq!(outcome, slow.winner, "{slow:?}");
    if slow.winner.is_some() {
        return;
    }
    assert_eq!(fast.turn().index(), slow.turn, "{slow:?}");
    assert_eq!(game.to_act(fast) == Actor::Dice, slow.throw.is_none(), "{slow:?}");
}

/// Plays on from a random position, both implementations side by side.
fn compare(rules: Rules, seed: u64, throws: usize) {
    let game = EltaStelpur::new(rules);
    let mut random = Scatter(seed);
    let (mine, yours) = (random.below(6) + 1, random.below(6) + 1);
    let first = random.men(mine, &[]);
    let second = random.men(yours, &first);
    let is_start = random.below(4) == 0;
    let mut slow = Slow {
        rules,
        men: if is_start { [(1..=6).collect(), (13..=18).collect()] } else { [first, second] },
        turn: if is_start { 0 } else { random.below(2) as usize },
        throw: None,
        double: false,
        useless: false,
        moved: Vec::new(),
        first_turn: [is_start; 2],
        winner: None,
    };
    let mut fast = if is_start {
        game.start()
    } else {
        Position::with_men(
            crate::support::mask(&slow.men[0]),
            crate::support::mask(&slow.men[1]),
            Side::BOTH[slow.turn],
        )
    };
    let mut steps = Vec::new();
    for _ in 0..throws {
        same(&game, &fast, &slow);
        if slow.winner.is_some() {
            return;
        }
        let (a, b) = (random.below(6) as u8 + 1, random.below(6) as u8 + 1);
        slow.throw(a, b);
        game.play(&mut fast, Step::Roll(boxwood_core::Dice::two(a, b)), &mut ());
        while let Some(numbers) = &slow.throw {
            game.legal_steps(&fast, &mut steps);
            for (index, step) in steps.iter().enumerate() {
                let below = |count| {
                    assert_eq!(count as usize, steps.len(), "{slow:?}");
                    index as u32
                };
                let chosen = game.choose_step(&fast, &mut Vec::new(), below);
                assert_eq!(chosen, *step, "{slow:?}");
            }
            if numbers.is_empty() {
                assert_eq!(steps, [Step::Pass]);
                slow.end_throw();
                game.play(&mut fast, Step::Pass, &mut ());
            } else {
                let told: Vec<(u8, u8, u8)> = steps
                    .iter()
                    .map(|s| match *s {
                        Step::Move { from, to, die } => (from.0 + 1, to.0 + 1, die),
                        other => panic!("{other:?} in {slow:?}"),
                    })
                    .collect();
                assert_eq!(told, slow.legal(), "{slow:?}");
                let choice = random.below(told.len() as u32) as usize;
                let (from, to, number) = told[choice];
                slow.play(from, to, number);
                game.play(&mut fast, steps[choice], &mut ());
            }
            same(&game, &fast, &slow);
        }
    }
}

#[test]
fn every_ruleset_agrees_with_the_slow_rules() {
    for ruleset in ["jokoak", "arnason-1888", "tidudi", "murray", "keith"] {
        for seed in 0..1000 {
            compare(crate::support::rules(ruleset, &[]), seed, 40);
        }
    }
}

#[test]
fn random_switches_agree_with_the_slow_rules() {
    for (seed, setup) in (0..).zip(random_switches(ELTA_STELPUR, 300, 11)) {
        let rules = Rules::from_switches(&resolve_switches(ELTA_STELPUR, &setup).unwrap().1).unwrap();
        for game in 0..8 {
            compare(rules, seed * 1000 + game, 60);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, rng_seed: RngSeed::Fixed(7), ..ProptestConfig::default() })]

    #[test]
    fn any_position_agrees_with_the_slow_rules(seed in any::<u64>()) {
        compare(crate::support::rules("jokoak", &[]), seed, 30);
    }
}
