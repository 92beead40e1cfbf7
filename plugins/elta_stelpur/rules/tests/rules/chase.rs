//! The exact chances of two hornaskellas.

use crate::support::{game, position, thrown};
use boxwood_core::conformance::every_ruleset;
use boxwood_core::dice::{fair_below, fair_throw};
use boxwood_core::{Game, Side, Step};
use boxwood_search::{Evaluate, Solved};
use elta_stelpur_rules::chase::exact_chance;
use elta_stelpur_rules::{ELTA_STELPUR, EltaStelpur};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

fn chance(game: &EltaStelpur, own: u8, enemy: u8) -> f64 {
    exact_chance(game, &position(&[own], &[enemy])).expect("two hornaskellas")
}

#[test]
fn a_chance_is_the_average_over_the_throws_of_the_best_play() {
    for ruleset in ["jokoak", "tidudi"] {
        let game = game(ruleset);
        for (own, enemy) in [(1, 7), (1, 6), (13, 2), (16, 24), (24, 23)] {
            let before = position(&[own], &[enemy]);
            let throws = game.throws().iter();
            let after = throws.map(|t| {
                let after = thrown(&game, &before, t.dice.high(), t.dice.low());
                f64::from(t.weight) / 36.0 * exact_chance(&game, &after).expect("in the middle of a throw, too")
            });
            assert!((after.sum::<f64>() - chance(&game, own, enemy)).abs() < 1e-9, "{own} against {enemy}");
        }
    }
}

#[test]
fn the_ring_looks_the_same_from_every_quarter() {
    let game = game("jokoak");
    for (own, enemy) in [(1, 7), (3, 12), (6, 20)] {
        let [here, there] = [0, 6].map(|turned| chance(&game, own + turned, (enemy + turned - 1) % 24 + 1));
        assert!((here - there).abs() < 1e-9);
    }
}

#[test]
fn random_chases_come_out_as_told() {
    // The one choice in a chase is the order of a 6-1, which is one throw in eighteen: games played at random win nearly
    // as often as the best play.
    let game = game("jokoak");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let (mut won, games) = (0, 20_000);
    for _ in 0..games {
        let mut position = position(&[1], &[7]);
        while game.outcome(&position).is_none() {
            let step = if position.is_thrown() {
                game.choose_step(&position, &mut Vec::new(), |bound| fair_below(&mut rng, bound))
            } else {
                Step::Roll(fair_throw(&mut rng, 2))
            };
            game.play(&mut position, step, &mut ());
        }
        won += u32::from(game.outcome(&position).and_then(|o| o.winner) == Some(Side::First));
    }
    let (share, told) = (f64::from(won) / f64::from(games), chance(&game, 1, 7));
    assert!((share - told).abs() < 0.03, "{share} of the games, {told} told");
}

#[test]
fn the_entry_tells_what_is_known_and_no_more() {
    for setup in every_ruleset(ELTA_STELPUR) {
        let start = ELTA_STELPUR.new_match(&setup).expect("a match");
        assert_eq!(ELTA_STELPUR.solve(&*start), Solved::Unknown);
        let chase = ELTA_STELPUR.match_from(&setup, "A5/B5/6/6 a - - - 0").expect("a position");
        let Solved::Chance(chance) = ELTA_STELPUR.solve(&*chase) else { panic!("{setup:?}") };
        assert!((0.5..1.0).contains(&chance), "a six, or two ones, and more throws to come: {chance}");
        let over = ELTA_STELPUR.match_from(&setup, "A5/6/6/6 a - - - 0").expect("a position");
        assert_eq!(ELTA_STELPUR.solve(&*over), Solved::Unknown, "a finished game has no chances");
    }
    let game = game("jokoak");
    let at = position(&[1], &[7]);
    let told = f64::from(game.evaluate(&at, Side::First)) / 10_000.0;
    assert!((told - chance(&game, 1, 7)).abs() < 1e-4, "the evaluation tells the same");
}
