//! The levels keep what every search promises, in this game.

use boxwood_core::{Match, Setup, Step};
use boxwood_search::{Level, Limits, Report, Thought};
use elta_stelpur_rules::ELTA_STELPUR;

/// Positions with a choice, from games in which the first step is always taken.
fn choices(ruleset: &str, count: usize) -> Vec<Box<dyn Match>> {
    let mut found = Vec::new();
    for seed in 0.. {
        let setup = Setup { ruleset: Some(ruleset.to_owned()), seed, ..Setup::default() };
        let mut game = ELTA_STELPUR.new_match(&setup).unwrap();
        while game.outcome().is_none() {
            let steps = game.legal_steps();
            if steps.len() > 1 && game.history().len().is_multiple_of(11) {
                found.push(game.boxed_clone());
                if found.len() == count {
                    return found;
                }
            }
            let step = game.next_throw().map_or_else(|_| steps[0], Step::Roll);
            game.play(step).unwrap();
        }
    }
    found
}

fn searched(game: &dyn Match, level: Level, slice: u64) -> (Option<Step>, Report) {
    let limits = Limits { nodes: Some(6000), depth: None };
    let mut thinker = ELTA_STELPUR.new_thinker(game, level, limits, 77).expect("a side acts");
    while thinker.think(slice) == Thought::Pending {}
    (thinker.best(), thinker.report())
}

#[test]
fn the_same_positions_searched_give_the_same_step_whatever_the_slices() {
    for ruleset in ["jokoak", "murray"] {
        for game in choices(ruleset, 12) {
            for level in Level::ALL {
                let whole = searched(&*game, level, u64::MAX);
                assert!(whole.1.nodes <= 6000);
                for slice in [1, 13, 1000] {
                    assert_eq!(searched(&*game, level, slice), whole, "{level} in {}", game.position_text());
                }
            }
        }
    }
}

#[test]
fn the_novice_takes_as_many_men_as_the_throw_allows() {
    // A man on 7 for the six, or an empty point for the others: whatever the mood.
    let game = ELTA_STELPUR.match_from(&Setup::default(), "a2a2/b2b2/1b2a1/6 a 6 - - 0").expect("a position");
    for seed in 0..200 {
        let limits = Limits { nodes: Some(1000), depth: None };
        let mut thinker = ELTA_STELPUR.new_thinker(&*game, Level::Novice, limits, seed).expect("a side acts");
        thinker.think(u64::MAX);
        let best = thinker.best().map(|step| step.text(game.board())).expect("a step");
        assert!(["1-7/6", "4-10/6"].contains(&best.as_str()), "{best} with seed {seed}");
    }
}
