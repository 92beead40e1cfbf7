//! What a position is worth at first sight.

use crate::support::{game, mask, position, thrown};
use boxwood_core::conformance::every_ruleset;
use boxwood_core::dice::{fair_below, fair_throw};
use boxwood_core::{Game, Side, Step};
use boxwood_search::{CERTAIN, Evaluate, Level, Limits};
use elta_stelpur_rules::evaluation::features::{INPUTS, features};
use elta_stelpur_rules::evaluation::net::{HIDDEN, HIDDEN_MOST, HIDDEN_ONE, Net, OUTPUT_ONE};
use elta_stelpur_rules::evaluation::{Phase, phase};
use elta_stelpur_rules::{ELTA_STELPUR, EltaStelpur, Position};
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

/// Positions out of games that the evaluation plays against itself at first sight, the dice to be thrown.
fn met(ruleset: &str, count: usize) -> Vec<Position> {
    let game = game(ruleset);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(24);
    let (mut position, mut met) = (game.start(), Vec::new());
    while met.len() < count {
        if game.outcome(&position).is_some() {
            position = game.start();
        }
        met.push(position);
        let side = position.turn();
        game.play(&mut position, Step::Roll(fair_throw(&mut rng, 2)), &mut ());
        position = ends(&game, position).into_iter().max_by_key(|end| worth(&game, end, side)).expect("an end");
    }
    met
}

fn ends(game: &EltaStelpur, thrown: Position) -> Vec<Position> {
    let (mut open, mut met, mut ends, mut steps) = (vec![thrown], vec![thrown], Vec::new(), Vec::new());
    while let Some(here) = open.pop() {
        if !here.is_thrown() {
            ends.push(here);
            continue;
        }
        game.legal_steps(&here, &mut steps);
        for &step in &steps {
            let mut next = here;
            game.play(&mut next, step, &mut ());
            if !met.contains(&next) {
                met.push(next);
                open.push(next);
            }
        }
    }
    ends
}

fn worth(game: &EltaStelpur, end: &Position, side: Side) -> i32 {
    match game.outcome(end) {
        Some(outcome) => outcome.winner.map_or(CERTAIN / 2, |winner| if winner == side { CERTAIN } else { 0 }),
        None => game.evaluate(end, side),
    }
}

#[test]
fn first_sight_is_close_to_what_a_look_at_every_throw_finds() {
    for ruleset in ["jokoak", "tidudi", "keith", "arnason-1888", "murray"] {
        let game = game(ruleset);
        let positions = met(ruleset, 150);
        let mut off = 0;
        for position in &positions {
            let side = position.turn();
            let found: i32 = game
                .throws()
                .iter()
                .map(|throw| {
                    let ends = ends(&game, thrown(&game, position, throw.dice.high(), throw.dice.low()));
                    let best = ends.iter().map(|end| worth(&game, end, side)).max().expect("an end");
                    best * throw.weight as i32
                })
                .sum();
            off += (found / 36 - game.evaluate(position, side)).abs();
        }
        let off = off / positions.len() as i32;
        assert!(off < 70, "{ruleset}: {off} hundredths of a percent off on average");
    }
}

#[test]
fn the_networks_never_run_out_of_room() {
    // The same sums in wide numbers, straight from the files.
    let files: [&[u8]; 2] =
        [include_bytes!("../../src/evaluation/one.net"), include_bytes!("../../src/evaluation/two.net")];
    for (file, ruleset) in files.into_iter().zip(["jokoak", "murray"]) {
        let (nets, rest) = file.as_chunks::<{ Net::BYTES }>();
        assert_eq!((nets.len(), rest.len()), (Phase::COUNT, 0));
        let rules = *game(ruleset).rules();
        for position in met(ruleset, 2000) {
            let Some(phase) = phase(&position) else { continue };
            let bytes = &nets[phase.index()];
            let numbers: Vec<i64> =
                bytes.chunks(2).map(|pair| i64::from(i16::from_le_bytes([pair[0], pair[1]]))).collect();
            let told = features(&rules, &position);
            let mut answer = 0;
            for unit in 0..HIDDEN {
                let inputs =
                    told.iter().enumerate().map(|(i, &count)| i64::from(count) * numbers[(i + 1) * HIDDEN + unit]);
                let hidden = numbers[unit] + inputs.sum::<i64>();
                answer += hidden.clamp(0, i64::from(HIDDEN_MOST)) * numbers[(INPUTS + 1) * HIDDEN + unit];
            }
            let answer = answer / i64::from(HIDDEN_ONE) + numbers[numbers.len() - 1];
            let answer = answer * 1000 / i64::from(OUTPUT_ONE);
            assert_eq!(i64::from(Net::read(bytes).answer(&rules, &position)), answer, "{position:?}");
        }
    }
}
