//! What a position is worth at first sight.

use crate::support::{game, mask, position};
use boxwood_core::conformance::every_ruleset;
use boxwood_core::dice::{fair_below, fair_throw};
use boxwood_core::{Game, Side, Step};
use boxwood_search::{CERTAIN, Evaluate, Level, Limits};
use elta_stelpur_rules::{ELTA_STELPUR, Position};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

#[test]
fn the_chances_of_both_sides_add_up_everywhere() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for ruleset in ["jokoak", "arnason-1888", "tidudi"] {
        let game = game(ruleset);
        let mut position = game.start();
        for _ in 0..3000 {
            if game.outcome(&position).is_some() {
                position = game.start();
            }
            let [first, second] = Side::BOTH.map(|side| game.evaluate(&position, side));
            assert_eq!(first + second, CERTAIN, "{position:?}");
            assert!((0..=CERTAIN).contains(&first), "{position:?}");
            let step = if position.is_thrown() {
                game.choose_step(&position, &mut Vec::new(), |bound| fair_below(&mut rng, bound))
            } else {
                Step::Roll(fair_throw(&mut rng, 2))
            };
            game.play(&mut position, step, &mut ());
        }
    }
}

#[test]
fn colours_do_not_matter() {
    let game = game("jokoak");
    let first = Position::with_men(mask(&[1, 4, 9]), mask(&[11, 12]), Side::First);
    let second = Position::with_men(mask(&[11, 12]), mask(&[1, 4, 9]), Side::Second);
    assert_eq!(game.evaluate(&first, Side::First), game.evaluate(&second, Side::Second));
}

#[test]
fn the_start_is_nearly_even_and_the_throw_worth_something() {
    let game = game("jokoak");
    let chance = game.evaluate(&game.start(), Side::First);
    assert!((4900..6000).contains(&chance), "{chance}");
}

#[test]
fn more_men_are_better_and_a_man_out_of_reach_is_safer() {
    let game = game("jokoak");
    let chance = |own: &[u8], enemy: &[u8]| game.evaluate(&position(own, enemy), Side::First);
    assert!(chance(&[1, 2, 3], &[10, 11]) > chance(&[1, 2], &[10, 11]));
    assert!(chance(&[1, 2], &[10]) > chance(&[1, 2], &[10, 11]));
    assert!(chance(&[1, 2], &[7, 20]) > chance(&[1, 2], &[11, 20]), "7 can be taken with a six");
    assert!(chance(&[1, 16], &[9, 20]) > chance(&[1, 15], &[9, 20]), "15 can be taken with a six from 9");
    assert!(chance(&[2, 4], &[6]) > chance(&[2, 4], &[8]), "a hornaskella within reach on a corner, or off it");
    assert!(chance(&[5, 7], &[6]) < chance(&[5, 9], &[6]), "between two men it is safe");
}

#[test]
fn every_ruleset_has_a_player_who_takes_what_wins() {
    for setup in every_ruleset(ELTA_STELPUR) {
        // The man on 1 takes the last man on 7, or goes anywhere else.
        let mut game = ELTA_STELPUR.match_from(&setup, "aa4/B5/6/6 a - - - 0").expect("a position");
        game.play(Step::parse("d62", game.board()).expect("a throw")).expect("it is due");
        for level in Level::ALL {
            let mut thinker = ELTA_STELPUR.new_thinker(&*game, level, Limits::default(), 1).expect("a side acts");
            thinker.think(2000);
            let best = thinker.best().map(|s| s.text(game.board()));
            assert_eq!(best.as_deref(), Some("1-7/6"), "{setup:?} {level}");
        }
    }
}
