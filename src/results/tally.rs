//! Counting results, and saying no more than they say.

use super::{Finished, Results};
use boxwood_core::Side;
use std::collections::BTreeMap;

/// From so many games on a share is told. Of fewer, it says next to nothing: of nine it may lie anywhere in half of all
/// that it could be.
pub const ENOUGH: u32 = 10;

/// How many standard deviations wide an interval is to each side: nineteen of twenty such intervals hold the truth.
const WIDTH: f64 = 1.96;

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games that nobody won.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl Tally {
    fn add(&mut self, side: Side, winner: Option<Side>) {
        match winner {
            None => self.drawn += 1,
            Some(winner) if winner == side => self.won += 1,
            Some(_) => self.lost += 1,
        }
    }

    /// How many games there were.
    #[must_use]
    pub const fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The share of the points, a draw counting half, between which shares it may truly lie, from [`ENOUGH`] games on.
    #[must_use]
    pub fn share(self) -> Option<(f64, [f64; 2])> {
        let games = self.games();
        let share = (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(games.max(1));
        (games >= ENOUGH).then(|| (share, wilson(share, games)))
    }
}

/// The interval of Wilson (1927) for a share that was observed in so many games. Where games are drawn it is wider than it
/// need be, and so errs to the honest side.
#[must_use]
pub fn wilson(share: f64, games: u32) -> [f64; 2] {
    let n = f64::from(games.max(1));
    let z2 = WIDTH * WIDTH;
    let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = WIDTH / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    [middle - half, middle + half].map(|edge| edge.clamp(0.0, 1.0))
}

/// What is counted together: the games by the same rules against the same opponent.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Against {
    /// The game's id.
    pub game: String,
    /// The ruleset's id.
    pub ruleset: String,
    /// What a player called the rules.
    pub own: Option<String>,
    /// The opponent, as a seat is written.
    pub opponent: String,
}

/// How the person did against somebody, with each side; of two persons: how the sides did, seen from the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// All games.
    pub all: Tally,
    /// Those in which the person played the first and the second side.
    pub by_side: [Tally; 2],
}

/// Counts everything.
#[must_use]
pub fn count(results: &Results) -> BTreeMap<Against, Score> {
    let mut scores: BTreeMap<Against, Score> = BTreeMap::new();
    for Finished { game, ruleset, own, opponent, side, winner, .. } in &results.games {
        let against =
            Against { game: game.clone(), ruleset: ruleset.clone(), own: own.clone(), opponent: opponent.clone() };
        // Between two persons at one table nobody is the person: only the sides can be told apart.
        let side = if opponent == "human" { Side::First } else { *side };
        let score = scores.entry(against).or_default();
        score.all.add(side, *winner);
        score.by_side[side.index()].add(side, *winner);
    }
    scores
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(won: u32, drawn: u32, lost: u32) -> Tally {
        Tally { won, drawn, lost }
    }

    #[test]
    fn few_games_have_no_share() {
        assert_eq!(tally(0, 0, 0).share(), None);
        assert_eq!(tally(9, 0, 0).share(), None);
        assert!(tally(10, 0, 0).share().is_some());
        assert_eq!(tally(3, 2, 5).share().map(|(share, _)| share), Some(0.4), "a draw is half a point");
    }

    #[test]
    fn the_interval_is_wilsons() {
        let about = |found: [f64; 2], told: [f64; 2]| found.iter().zip(told).all(|(f, t)| (f - t).abs() < 0.0005);
        // Worked out by hand from his formula, z = 1.96.
        for (share, games, told) in [
            (0.5, 10, [0.2366, 0.7634]),
            (1.0, 10, [0.7225, 1.0]),
            (0.0, 10, [0.0, 0.2775]),
            (0.6, 100, [0.5020, 0.6906]),
            (0.1, 1000, [0.0829, 0.1202]),
        ] {
            assert!(about(wilson(share, games), told), "{share} of {games}: {:?}", wilson(share, games));
        }
        for games in 1..200 {
            for won in 0..=games {
                let share = f64::from(won) / f64::from(games);
                let [low, high] = wilson(share, games);
                assert!(0.0 <= low && low <= share + 1e-9 && share - 1e-9 <= high && high <= 1.0, "{won} of {games}");
                assert!(high - low > 0.0, "nobody is ever certain");
            }
        }
    }

    #[test]
    fn results_are_counted_by_rules_opponent_and_side() {
        let game = |ruleset: &str, opponent: &str, side, winner| Finished {
            id: String::new(),
            game: "tablut".to_owned(),
            ruleset: ruleset.to_owned(),
            own: None,
            opponent: opponent.to_owned(),
            side,
            winner,
        };
        let (first, second) = (Side::First, Side::Second);
        let games = vec![
            game("bell", "computer:child", first, Some(first)),
            game("bell", "computer:child", second, Some(first)),
            game("bell", "computer:child", second, None),
            game("bell", "computer:master", first, Some(second)),
            game("smith", "computer:child", first, Some(first)),
            game("smith", "human", second, Some(second)),
            game("smith", "human", first, Some(first)),
        ];
        let scores = count(&Results { games });
        assert_eq!(scores.len(), 4);
        let score = |ruleset: &str, opponent: &str| {
            *scores.iter().find(|(a, _)| a.ruleset == ruleset && a.opponent == opponent).unwrap().1
        };
        let child = score("bell", "computer:child");
        assert_eq!((child.all, child.by_side), (tally(1, 1, 1), [tally(1, 0, 0), tally(0, 1, 1)]));
        assert_eq!(score("bell", "computer:master").all, tally(0, 0, 1));
        assert_eq!(score("smith", "human").all, tally(1, 0, 1), "one game the first side won, one the second");
    }
}
