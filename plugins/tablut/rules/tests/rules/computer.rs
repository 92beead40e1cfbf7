//! The computer player: it plays to the end, does not depend on slices, and misses no forced end that is near.

use crate::support::{at, game, setup, start};
use boxwood_core::conformance::every_ruleset;
use boxwood_core::{Game, Match, Side, Step};
use boxwood_search::{Level, Limits, Report, Thought};
use tablut_rules::{Position, TABLUT, Tablut};

fn think(game: &dyn Match, level: Level, limits: Limits, slice: u64) -> (Step, Report) {
    let mut thinker = TABLUT.new_thinker(game, level, limits, 5).unwrap();
    while thinker.think(slice) == Thought::Pending {}
    (thinker.best().unwrap(), thinker.report())
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), depth: None }
}

fn depth(depth: u32) -> Limits {
    Limits { nodes: None, depth: Some(depth) }
}

#[test]
fn it_plays_every_ruleset_legally() {
    for setup in every_ruleset(TABLUT) {
        for level in [Level::Child, Level::Master] {
            let mut game = TABLUT.new_match(&setup).unwrap();
            while game.outcome().is_none() {
                let step = think(&*game, level, nodes(300), 300).0;
                game.play(step).unwrap_or_else(|why| panic!("{step:?} in {}: {why}", game.position_text()));
            }
        }
    }
}

#[test]
fn every_level_takes_the_king_lets_him_escape_and_shuts_his_way() {
    for level in Level::ALL {
        let best = |men: &str, turn| {
            let game = at(men, turn, "cyningstan", &[]);
            let (step, report) = think(&*game, level, nodes(20_000), 1000);
            (step.text(game.board()), report.score)
        };
        let taken = best("A b3 d8 h5 · K c3 · D a1 g5 g6", 'a');
        assert_eq!(taken, ("d8-d3".to_owned(), 10_000), "{level}");
        let (step, score) = best("A b3 d8 h5 · K c7 · D g5 g6", 'd');
        assert!(["c7-c9", "c7-a7", "c7-c1", "c7-i7"].contains(&step.as_str()) && score == 10_000, "{level}: {step}");
        // One way is open, down the h file; and only the man on a2 comes there in time.
        let (step, _) = best("A a2 g8 h9 i8 · K h7 · D g7 i7", 'a');
        assert_eq!(step, "a2-h2", "{level}");
    }
}

/// Whether the side on turn can force the end it wants within so many turns; tried out in full.
fn forces(game: &Tablut, position: &Position, turns: u32) -> bool {
    let side = game.on_turn(position);
    let mut steps = Vec::new();
    game.legal_steps(position, &mut steps);
    steps.iter().any(|&step| {
        let mut after = *position;
        game.play(&mut after, step, &mut ());
        match game.outcome(&after) {
            Some(outcome) => outcome.winner == Some(side),
            None => turns >= 3 && always_loses(game, &after, side, turns - 1),
        }
    })
}

fn always_loses(game: &Tablut, position: &Position, to: Side, turns: u32) -> bool {
    let mut steps = Vec::new();
    game.legal_steps(position, &mut steps);
    steps.iter().all(|&step| {
        let mut after = *position;
        game.play(&mut after, step, &mut ());
        match game.outcome(&after) {
            Some(outcome) => outcome.winner == Some(to),
            None => forces(game, &after, turns - 1),
        }
    })
}

#[test]
fn it_misses_no_end_that_can_be_forced_in_three_turns() {
    let rules = game("cyningstan", &[]);
    let mut steps = Vec::new();
    let mut forced = [0; 2];
    let mut draw = 1732u64;
    for _ in 0..14 {
        let mut position = rules.start();
        loop {
            rules.legal_steps(&position, &mut steps);
            if steps.is_empty() {
                break;
            }
            draw = draw.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            if (draw >> 60) < 4 && forces(&rules, &position, 3) {
                forced[rules.on_turn(&position).index()] += 1;
                let text = rules.position_text(&position);
                let mut playing = TABLUT.match_from(&setup("cyningstan", &[]), &text).unwrap();
                let side = playing.on_turn();
                let (step, report) = think(&*playing, Level::Master, depth(4), 100_000);
                assert_eq!(report.score, 10_000, "{text}");
                playing.play(step).unwrap();
                while playing.outcome().is_none() {
                    let step = think(&*playing, Level::Master, depth(4), 100_000).0;
                    playing.play(step).unwrap();
                }
                assert_eq!(playing.outcome().unwrap().winner, Some(side), "{text}");
                assert!(playing.history().len() <= 3, "{text}: it took {} turns", playing.history().len());
            }
            rules.play(&mut position, steps[(draw >> 33) as usize % steps.len()], &mut ());
        }
    }
    assert!(forced[0] >= 10 && forced[1] >= 10, "{forced:?} forced ends were met");
}

#[test]
fn slices_change_nothing() {
    let game = start("cyningstan", &[]);
    let whole = think(&*game, Level::Master, nodes(5000), 5000);
    assert_eq!(think(&*game, Level::Master, nodes(5000), 1), whole);
    assert_eq!(think(&*game, Level::Master, nodes(5000), 37), whole);
}

#[test]
fn depth_is_kept() {
    let game = start("cyningstan", &[]);
    for wanted in 1..5 {
        let (_, report) = think(&*game, Level::Master, depth(wanted), 1000);
        assert_eq!(report.depth, wanted);
        assert!(!report.pv.is_empty() && report.pv.len() <= wanted as usize);
    }
}
