//! The computer player: it plays every game to its end, sees what is near, and does not depend on slices.

use crate::support::{after, entry, setup, start};
use boxwood_core::{Match, Side, Step};
use boxwood_search::{GameEntry, Level, Limits, Report, Solved, Thought};
use rows_rules::ENTRIES;

fn think(entry: &dyn GameEntry, game: &dyn Match, level: Level, limits: Limits, slice: u64) -> (Step, Report) {
    let mut thinker = entry.new_thinker(game, level, limits, 5).unwrap();
    while thinker.think(slice) == Thought::Pending {}
    (thinker.best().unwrap(), thinker.report())
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), depth: None }
}

/// What a level plays with few positions, as text.
fn plays(id: &str, game: &dyn Match, level: Level) -> String {
    think(entry(id), game, level, nodes(20_000), 1000).0.text(game.board())
}

#[test]
fn it_plays_every_ruleset_legally() {
    for &entry in ENTRIES {
        for ruleset in entry.rulesets() {
            let mut game = entry.new_match(&setup(&ruleset.id, &[])).unwrap();
            while game.outcome().is_none() {
                let level = if game.on_turn() == Side::First { Level::Expert } else { Level::Child };
                let (step, _) = think(entry, &*game, level, nodes(300), 70);
                game.play(step).unwrap_or_else(|why| panic!("{step:?} in {}: {why}", game.position_text()));
            }
            let winner = game.outcome().and_then(|o| o.winner);
            assert_ne!(winner, Some(Side::Second), "{} {}: a child wins", entry.id(), ruleset.id);
        }
    }
}

#[test]
fn limits_are_kept() {
    for &entry in ENTRIES {
        let mut game = entry.new_match(&setup(&entry.rulesets()[0].id, &[])).unwrap();
        for _ in 0..5 {
            for level in Level::ALL {
                for most in [1, 50, 3000] {
                    let (_, report) = think(entry, &*game, level, nodes(most), 7);
                    assert!(report.nodes <= most, "{} {level}: {} of {most}", entry.id(), report.nodes);
                }
                for depth in 1..4 {
                    let limits = Limits { depth: Some(depth), nodes: Some(20_000) };
                    let (_, report) = think(entry, &*game, level, limits, 500);
                    assert!(report.depth <= depth && report.pv.len() <= depth as usize, "{} {level}", entry.id());
                }
            }
            let step = game.legal_steps()[3];
            game.play(step).unwrap();
        }
    }
}

#[test]
fn every_level_completes_a_line_along_a_rank_and_stops_one() {
    for level in Level::ALL {
        let game = after("connect-four", &["c1", "c2", "d1", "d2", "e1", "b1"]);
        assert_eq!(plays("connect-four", &*game, level), "f1", "{level}");
        let game = after("connect-four", &["g1", "c1", "g2", "d1", "a1", "e1", "b1"]);
        assert_eq!(plays("connect-four", &*game, level), "f1", "{level}");
        let game = after("four-in-a-cube", &["1a1", "2a1", "1b1", "2b2", "1c1", "3c3"]);
        assert_eq!(plays("four-in-a-cube", &*game, level), "1d1", "{level}");
    }
}

#[test]
fn a_child_does_not_see_what_runs_askew() {
    // A diagonal is won on d4, a file is to be stopped on g4.
    let steps = ["a1", "b1", "b2", "c1", "c2", "d1", "e1", "d2", "d3", "g1", "c3", "g2", "a2", "g3"];
    let game = after("connect-four", &steps);
    assert_eq!(plays("connect-four", &*game, Level::Child), "g4");
    assert_eq!(plays("connect-four", &*game, Level::Novice), "d4");
}

#[test]
fn nobody_beats_the_master_of_noughts_and_crosses() {
    let rules = entry("noughts-and-crosses");
    for master in Side::BOTH {
        let mut open = vec![start("noughts-and-crosses", "standard")];
        while let Some(game) = open.pop() {
            if let Some(outcome) = game.outcome() {
                assert_ne!(outcome.winner, Some(master.other()), "{}", game.position_text());
                continue;
            }
            let steps = if game.on_turn() == master {
                vec![think(rules, &*game, Level::Master, Limits::default(), 1).0]
            } else {
                game.legal_steps()
            };
            for step in steps {
                let mut next = game.boxed_clone();
                next.play(step).unwrap();
                open.push(next);
            }
        }
    }
}

#[test]
fn noughts_and_crosses_is_solved() {
    let rules = entry("noughts-and-crosses");
    let solved = |steps: &[&str]| rules.solve(&*after("noughts-and-crosses", steps));
    assert_eq!(solved(&[]), Solved::Value { value: 0, turns: Some(9) });
    assert_eq!(solved(&["b2", "b1"]), Solved::Value { value: 1, turns: Some(5) });
    assert_eq!(solved(&["b2", "b1", "a1"]), Solved::Value { value: -1, turns: Some(4) });
    assert_eq!(solved(&["a1", "a2", "b1", "b2", "c1"]), Solved::Unknown, "it is over");
}

#[test]
fn slices_change_nothing() {
    for id in ["score-four", "four-in-a-cube", "connect-four"] {
        let (rules, game) = (entry(id), after(id, &[]));
        for level in [Level::Player, Level::Master] {
            let whole = think(rules, &*game, level, nodes(4000), 4000);
            assert_eq!(think(rules, &*game, level, nodes(4000), 1), whole, "{id} {level}");
            assert_eq!(think(rules, &*game, level, nodes(4000), 37), whole, "{id} {level}");
        }
    }
}

#[test]
fn a_forced_win_in_the_cube_is_found() {
    // Three lines of the first side cross: threats alone win.
    let game = after("four-in-a-cube", &["1a1", "2b4", "1d4", "3c1", "1a4", "3b1", "1d1", "2c4"]);
    let (_, report) = think(entry("four-in-a-cube"), &*game, Level::Master, nodes(30_000), 1000);
    assert_eq!(report.score, 10_000, "{report:?}");
}
