//! What runs millions of times asks for no memory: the rules, the evaluation, and a search once it has grown.

#![expect(clippy::unwrap_used, reason = "what cannot be is a failure of the test")]

use allocation_counter::measure;
use boxwood_core::dice::{fair_below, fair_throw};
use boxwood_core::game::resolve_switches;
use boxwood_core::{Game, Setup, Side, Step};
use boxwood_search::{Evaluate, Level, Limits, Thinker, Thought};
use elta_stelpur_rules::{ELTA_STELPUR, EltaStelpur, Position, Rules};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

#[test]
fn rules_and_evaluation_ask_for_no_memory() {
    let switches = resolve_switches(ELTA_STELPUR, &Setup::default()).unwrap().1;
    let game = EltaStelpur::new(Rules::from_switches(&switches).unwrap());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut steps = Vec::with_capacity(64);
    let mut sum = 0;
    let mut play = |count: usize| {
        let mut position = game.start();
        for _ in 0..count {
            if game.outcome(&position).is_some() {
                position = game.start();
            }
            let step = if position.is_thrown() {
                game.legal_steps(&position, &mut steps);
                steps[fair_below(&mut rng, steps.len() as u32) as usize]
            } else {
                Step::Roll(fair_throw(&mut rng, 2))
            };
            sum += game.evaluate(&position, position.turn());
            game.play(&mut position, step, &mut ());
        }
    };
    // The networks are read, and the chases solved, when they are first asked for.
    game.evaluate(&Position::with_men(1, 1 << 6, Side::First), Side::First);
    play(2000);
    let found = measure(|| play(20_000));
    assert_eq!(found.count_total, 0, "{found:?}");
    assert!(sum > 0);
}

fn searching(nodes: u64) -> Box<dyn Thinker> {
    let mut game = ELTA_STELPUR.new_match(&Setup::default()).unwrap();
    while game.next_throw().is_ok() || game.legal_steps().len() < 5 {
        let step = game.next_throw().map_or_else(|_| game.legal_steps()[0], Step::Roll);
        game.play(step).unwrap();
    }
    let limits = Limits { nodes: Some(nodes), depth: None };
    ELTA_STELPUR.new_thinker(&*game, Level::Master, limits, 1).unwrap()
}

#[test]
fn a_search_that_has_grown_asks_for_no_more_memory() {
    let mut thinker = searching(600_000);
    let grown = measure(|| assert_eq!(thinker.think(300_000), Thought::Pending));
    let found = measure(|| {
        thinker.think(300_000);
    });
    // Now and then a place of the tree has more plays than any before it.
    assert!(found.count_total < 40, "{} in 300 000 positions, {} before", found.count_total, grown.count_total);
}
