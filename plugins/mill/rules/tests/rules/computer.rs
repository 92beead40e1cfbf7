//! The computer player: it plays every game to its end, sees what is near, and does not depend on slices.

use crate::support::{Rules, entry, setup, start};
use boxwood_core::{Match, Step};
use boxwood_search::{Level, Limits, Report, Thought};
use mill_rules::ENTRIES;

fn think(id: &str, game: &dyn Match, level: Level, limits: Limits, slice: u64) -> (Step, Report) {
    let mut thinker = entry(id).new_thinker(game, level, limits, 5).unwrap();
    while thinker.think(slice) == Thought::Pending {}
    (thinker.best().unwrap(), thinker.report())
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), depth: None }
}

#[test]
fn it_plays_every_ruleset_legally() {
    for &entry in ENTRIES {
        for ruleset in entry.rulesets() {
            let mut game = entry.new_match(&setup(&ruleset.id, &[("no_progress", "20")])).unwrap();
            while game.outcome().is_none() {
                let step = match game.next_throw() {
                    Ok(dice) => Step::Roll(dice),
                    Err(_) => think(entry.id(), &*game, Level::Expert, nodes(200), 200).0,
                };
                game.play(step).unwrap_or_else(|why| panic!("{step:?} in {}: {why}", game.position_text()));
            }
        }
    }
}

#[test]
fn it_finds_alfonsos_win_from_the_middle() {
    let game = start("three-mens-morris", "jokoak", &[]);
    let (step, report) = think("three-mens-morris", &*game, Level::Master, Limits::default(), 10_000);
    assert_eq!((step.text(game.board()).as_str(), report.score, report.depth), ("b2", 10_000, 9));
}

#[test]
fn it_takes_a_win_and_a_man() {
    for level in Level::ALL {
        let game = Rules("nine-holes", "jokoak", &[]).at(&[1, 2, 7], &[4, 5, 9], [0, 0]);
        let (step, report) = think("nine-holes", &*game, level, Limits::default(), 1000);
        assert_eq!((step.text(game.board()).as_str(), report.score), ("a1-c3", 10_000), "{level}");
    }
    let game = Rules("nine-mens-morris", "jokoak", &[]).at(&[1, 2, 15, 20, 7], &[4, 16, 24, 14, 12], [0, 0]);
    let limits = Limits { depth: Some(2), nodes: None };
    let (step, _) = think("nine-mens-morris", &*game, Level::Master, limits, 1000);
    assert_eq!(step.text(game.board()), "g4-g7");
}

#[test]
fn slices_change_nothing() {
    let game = start("nine-mens-morris", "jokoak", &[]);
    let whole = think("nine-mens-morris", &*game, Level::Master, nodes(5000), 5000);
    assert_eq!(think("nine-mens-morris", &*game, Level::Master, nodes(5000), 1), whole);
    assert_eq!(think("nine-mens-morris", &*game, Level::Master, nodes(5000), 37), whole);
}

#[test]
fn depth_is_kept() {
    let game = start("nine-mens-morris", "jokoak", &[]);
    for depth in 1..4 {
        let limits = Limits { depth: Some(depth), nodes: None };
        let (_, report) = think("nine-mens-morris", &*game, Level::Master, limits, 1000);
        assert_eq!(report.depth, depth);
        assert!(!report.pv.is_empty() && report.pv.len() <= depth as usize);
    }
}
