//! The laws of the house, which every game keeps: a rules crate checks them with one line in its tests,
//! `conformance::check(rules, &conformance::every_ruleset(rules), games, seed)`.
//!
//! Random games are played through [`Match`], and at every point what the match tells is held against everything else
//! that it tells. A law that is broken panics with the position in which it was.

mod laws;
mod shadow;

use crate::dice::fair_below;
use crate::{Actor, GameRules, Match, Setup, Step};
use laws::{check_end, check_given_up, check_point, check_record, check_return, check_throws};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use shadow::Shadow;

/// After so many steps a random game is left as it stands.
const LONGEST_GAME: usize = 1500;

/// A setup for every named ruleset.
#[must_use]
pub fn every_ruleset(rules: &dyn GameRules) -> Vec<Setup> {
    let setup = |id: &String| Setup { ruleset: Some(id.clone()), ..Setup::default() };
    rules.rulesets().iter().map(|r| setup(&r.id)).collect()
}

/// Setups with every switch thrown at random; such as quarrel are left out.
#[must_use]
pub fn random_switches(rules: &dyn GameRules, count: usize, seed: u64) -> Vec<Setup> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut pick = |count: usize| fair_below(&mut rng, count as u32) as usize;
    let mut setups = Vec::new();
    for _ in 0..count {
        let ruleset = rules.rulesets()[pick(rules.rulesets().len())].id.clone();
        let overrides =
            rules.switches().iter().map(|s| (s.name.to_owned(), s.values[pick(s.values.len())].to_owned())).collect();
        setups.push(Setup { ruleset: Some(ruleset), overrides, seed: 0 });
    }
    setups.retain(|setup| rules.new_match(setup).is_ok());
    setups
}

/// Plays `games` random games by every setup and checks every law.
///
/// # Panics
/// A law is broken.
pub fn check(rules: &dyn GameRules, setups: &[Setup], games: u32, seed: u64) {
    for setup in setups {
        for number in 0..games {
            let seed = seed.wrapping_add(u64::from(number)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            check_game(rules, &Setup { seed, ..setup.clone() });
        }
    }
}

fn check_game(rules: &dyn GameRules, setup: &Setup) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(!setup.seed);
    let mut game = rules.new_match(setup).unwrap_or_else(|error| panic!("{setup:?} makes no match: {error}"));
    check_throws(&*game);
    let mut shadow = Shadow::of(&*game);
    let mut points = vec![Point::of(&*game)];
    check_point(rules, setup, &*game, &mut rng);
    while game.outcome().is_none() && points.len() < LONGEST_GAME {
        let step = random_step(&*game, &mut rng);
        let before = game.revision();
        let effects = game.play(step).unwrap_or_else(|why| panic!("{step:?} in {}: {why}", game.position_text()));
        assert!(game.revision() > before, "the revision grows with {step:?}");
        shadow.follow(&*game, step, &effects);
        check_end(&*game, &effects);
        points.push(Point::of(&*game));
        check_point(rules, setup, &*game, &mut rng);
    }
    check_record(rules, &*game);
    check_given_up(rules, &*game);
    check_return(game, &points);
}

/// What a match tells at one point of a game.
#[derive(Debug, PartialEq, Eq)]
struct Point {
    text: String,
    key: u64,
    actor: Actor,
    steps: usize,
    throw: Option<crate::Dice>,
    outcome: Option<crate::Outcome>,
}

impl Point {
    fn of(game: &dyn Match) -> Point {
        Point {
            text: game.position_text(),
            key: game.key(),
            actor: game.to_act(),
            steps: game.history().len(),
            throw: game.next_throw().ok(),
            outcome: game.outcome(),
        }
    }
}

/// A legal step, or the throw that is due.
fn random_step(game: &dyn Match, rng: &mut Xoshiro256PlusPlus) -> Step {
    match game.next_throw() {
        Ok(dice) => Step::Roll(dice),
        Err(_) => {
            let steps = game.legal_steps();
            assert!(!steps.is_empty(), "a side to act has a legal step in {}", game.position_text());
            steps[fair_below(rng, steps.len() as u32) as usize]
        }
    }
}
