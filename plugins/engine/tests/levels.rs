//! The levels against chance and against each other, in the game people play. Longer contests: `boxwood-engine arena`.

#![expect(clippy::unwrap_used, reason = "what cannot be is a failure of the test")]

use boxwood_core::Setup;
use boxwood_engine::GAMES;
use boxwood_engine::arena::{Chooser, Contest, Score};
use boxwood_search::{Level, Limits};

fn contest(one: Level, two: Chooser, games: u64, nodes: u64) -> Score {
    let setup = Setup { seed: 11, ..Setup::default() };
    let limits = [Limits { nodes: Some(nodes), depth: None }; 2];
    let contest = Contest { entry: GAMES[0], setup, players: [Chooser::Level(one), two], limits, opening: 0 };
    let [first, second] = contest.play(games).unwrap();
    first + second
}

#[test]
fn every_level_beats_chance() {
    for (level, games) in
        [(Level::Child, 300), (Level::Novice, 150), (Level::Player, 60), (Level::Expert, 60), (Level::Master, 60)]
    {
        let score = contest(level, Chooser::Random, games, 6000);
        assert!(score.share() - 2.0 * score.error() > 0.5, "{level} against chance: {score:?}");
    }
}

#[test]
fn every_level_beats_the_one_below() {
    // Shares of 55 to 60 in a hundred: docs/computer-players.md has them from longer contests.
    for (level, games) in [(Level::Novice, 400), (Level::Player, 400), (Level::Expert, 800)] {
        let below = Level::ALL[level as usize - 1];
        let score = contest(level, Chooser::Level(below), games, 8000);
        assert!(score.share() - 2.0 * score.error() > 0.5, "{level} against {below}: {score:?}");
    }
}

#[test]
fn the_master_beats_the_greedy_player() {
    for greedy in [Chooser::Greedy, Chooser::Level(Level::Novice)] {
        let score = contest(Level::Master, greedy, 100, 2000);
        assert!(score.share() - 2.0 * score.error() > 0.5, "master against {greedy}: {score:?}");
    }
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let play = || contest(Level::Novice, Chooser::Random, 6, 2000);
    assert_eq!(play(), play());
}
