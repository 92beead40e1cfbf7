//! Several games that two players play against each other, counted together.
//!
//! Elsewhere that is called a match; here a match is one game under way, all through the program, and so this is a
//! series, as chess calls it too. (A *rubber* is decided by two games won and would be too narrow a word.)
//!
//! A series stands in the record of each of its games as it stood *before* that game; what the game adds follows from how
//! it ended. So a game that is taken back, or gone on with on another day, needs nothing set right.

use crate::{Match, Player, Side};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// The most games that a series can be limited to.
pub const MOST_GAMES: u32 = 99;

/// How players get their sides in the next game, where no opening roll gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum SidesGoOn {
    /// Each plays the other side in turn.
    #[default]
    Change,
    /// Whoever lost plays the first side, the winner the second; after a draw everybody stays where he is. In Tablut
    /// this is Linnaeus' own law: the winner has the Swedes, and so the king, the loser the Muscovites.
    LoserFirst,
    /// Everybody plays the same side all along.
    Stay,
}

impl SidesGoOn {
    /// All of them, the usual one first.
    pub const ALL: [SidesGoOn; 3] = [SidesGoOn::Change, SidesGoOn::LoserFirst, SidesGoOn::Stay];

    /// The name in records and in the keys of texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            SidesGoOn::Change => "sides-change",
            SidesGoOn::LoserFirst => "loser-first",
            SidesGoOn::Stay => "sides-stay",
        }
    }
}

/// A game of a series that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeriesGame {
    /// Who played the first side.
    pub first: Player,
    /// The side that won, `None` for a draw.
    pub winner: Option<Side>,
}

impl SeriesGame {
    /// The player who won.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self.winner {
            Some(Side::First) => Some(self.first),
            Some(Side::Second) => Some(self.first.other()),
            None => None,
        }
    }

    const fn result(self) -> &'static str {
        match self.winner {
            Some(Side::First) => "p1win",
            Some(Side::Second) => "p2win",
            None => "draw",
        }
    }
}

/// What somebody has won: a point a game, and half a point a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Points {
    /// In halves.
    pub halves: u32,
}

impl Display for Points {
    /// As scores are written: `2½`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match (self.halves / 2, self.halves % 2) {
            (0, 1) => f.write_str("½"),
            (whole, 0) => write!(f, "{whole}"),
            (whole, _) => write!(f, "{whole}½"),
        }
    }
}

/// How a series ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeriesResult {
    /// This player has won it.
    Won(Player),
    /// All games are played, and the points are equal.
    Drawn,
}

/// Several games that two players play against each other.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Series {
    /// Of how many games the best are counted; `None` for as many as the players like.
    pub games: Option<u32>,
    /// How the sides go on.
    pub sides: SidesGoOn,
    /// The games that are over.
    pub played: Vec<SeriesGame>,
}

impl Series {
    /// A series before its first game.
    #[must_use]
    pub const fn new(games: Option<u32>, sides: SidesGoOn) -> Series {
        Series { games, sides, played: Vec::new() }
    }

    /// The same once more, from the beginning.
    #[must_use]
    pub const fn afresh(&self) -> Series {
        Series::new(self.games, self.sides)
    }

    /// The series as it stands with a game of it: as before, as long as that is not over.
    #[must_use]
    pub fn with(&self, game: &dyn Match) -> Series {
        let mut series = self.clone();
        if let Some(outcome) = game.outcome() {
            series.played.push(SeriesGame { first: game.info().first, winner: outcome.winner });
        }
        series
    }

    /// Whether a game of the series is over and another one follows.
    #[must_use]
    pub fn is_followed(&self, game: &dyn Match) -> bool {
        game.outcome().is_some() && self.with(game).result().is_none()
    }

    /// Whether each player has played each side, so that it can be told how the sides did.
    #[must_use]
    pub fn sides_changed(&self) -> bool {
        self.played.windows(2).any(|pair| pair[0].first != pair[1].first)
    }

    /// The points of the two players.
    #[must_use]
    pub fn score(&self) -> [Points; 2] {
        self.sum(|game| game.winner().map(Player::index))
    }

    /// The points of the two sides, whoever played them.
    #[must_use]
    pub fn score_by_side(&self) -> [Points; 2] {
        self.sum(|game| game.winner.map(Side::index))
    }

    fn sum(&self, winner: impl Fn(&SeriesGame) -> Option<usize>) -> [Points; 2] {
        let mut halves = [0, 0];
        for game in &self.played {
            match winner(game) {
                Some(winner) => halves[winner] += 2,
                None => halves.iter_mut().for_each(|halves| *halves += 1),
            }
        }
        halves.map(|halves| Points { halves })
    }

    /// How the series ended: with its last game, or as soon as nobody can be caught up any more.
    #[must_use]
    pub fn result(&self) -> Option<SeriesResult> {
        let games = self.games?;
        let [one, two] = self.score().map(|points| points.halves);
        // More than half of the points that there are.
        if one.max(two) > games {
            return Some(SeriesResult::Won(if one > two { Player::One } else { Player::Two }));
        }
        (self.played.len() >= games as usize).then_some(SeriesResult::Drawn)
    }

    /// Who plays the first side in the game that follows the last, where no opening roll decides it.
    #[must_use]
    pub fn next_first(&self) -> Player {
        let Some(last) = self.played.last() else { return Player::One };
        match (self.sides, last.winner()) {
            (SidesGoOn::Change, _) => last.first.other(),
            (SidesGoOn::LoserFirst, Some(winner)) => winner.other(),
            (SidesGoOn::LoserFirst, None) | (SidesGoOn::Stay, _) => last.first,
        }
    }
}

impl Display for Series {
    /// As it stands in a record: `best-of-3 sides-change one:p2win two:draw`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.games {
            Some(games) => write!(f, "best-of-{games}")?,
            None => f.write_str("open")?,
        }
        write!(f, " {}", self.sides.name())?;
        for game in &self.played {
            let first = if game.first == Player::One { "one" } else { "two" };
            write!(f, " {first}:{}", game.result())?;
        }
        Ok(())
    }
}

/// Text that is no series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.problem())]
pub enum SeriesError {
    /// It is not written as one.
    Form,
    /// There is no game after the one that decides.
    Decided,
}

impl SeriesError {
    /// What is wrong, in words.
    #[must_use]
    pub const fn problem(self) -> &'static str {
        match self {
            SeriesError::Form => "a series is like \"best-of-3 sides-change one:p1win two:draw\"",
            SeriesError::Decided => "this series goes on after it was decided",
        }
    }
}

impl FromStr for Series {
    type Err = SeriesError;

    fn from_str(text: &str) -> Result<Series, SeriesError> {
        let mut words = text.split(' ');
        let games = match words.next() {
            Some("open") => None,
            Some(word) => Some(number_of_games(word).ok_or(SeriesError::Form)?),
            None => return Err(SeriesError::Form),
        };
        let sides = words.next().and_then(|word| SidesGoOn::ALL.into_iter().find(|sides| sides.name() == word));
        let mut series = Series::new(games, sides.ok_or(SeriesError::Form)?);
        for word in words {
            if series.result().is_some() {
                return Err(SeriesError::Decided);
            }
            series.played.push(game_of(word).ok_or(SeriesError::Form)?);
        }
        Ok(series)
    }
}

fn number_of_games(word: &str) -> Option<u32> {
    let digits = word.strip_prefix("best-of-")?;
    let games: u32 = digits.parse().ok().filter(|games| (2..=MOST_GAMES).contains(games))?;
    // Neither `+3` nor `03`: what is read is written the same again.
    (games.to_string() == digits).then_some(games)
}

fn game_of(word: &str) -> Option<SeriesGame> {
    let (first, result) = word.split_once(':')?;
    let first = match first {
        "one" => Player::One,
        "two" => Player::Two,
        _ => return None,
    };
    let winners = [Some(Side::First), Some(Side::Second), None];
    winners.into_iter().map(|winner| SeriesGame { first, winner }).find(|game| game.result() == result)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};

    fn series(text: &str) -> Series {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn score(text: &str) -> [String; 2] {
        series(text).score().map(|points| points.to_string())
    }

    #[test]
    fn the_score_is_that_of_the_players_whatever_sides_they_play() {
        assert_eq!(score("best-of-5 sides-change"), ["0", "0"]);
        assert_eq!(score("best-of-5 sides-change one:p1win two:p2win"), ["2", "0"]);
        assert_eq!(score("best-of-5 sides-change one:p1win two:p1win"), ["1", "1"]);
        assert_eq!(score("best-of-5 sides-change one:draw"), ["½", "½"]);
        assert_eq!(score("open sides-stay one:p1win one:draw one:draw one:draw"), ["2½", "1½"]);
        let sides = series("best-of-5 sides-change one:p1win two:p1win one:draw").score_by_side();
        assert_eq!(sides.map(|points| points.to_string()), ["2½", "½"]);
    }

    #[test]
    fn a_series_ends_when_nobody_can_be_caught_up_any_more() {
        use Player::{One, Two};
        use SeriesResult::{Drawn, Won};
        for (text, result) in [
            ("best-of-3 sides-change", None),
            ("best-of-3 sides-change one:p1win", None),
            ("best-of-3 sides-change one:p1win two:p2win", Some(Won(One))),
            ("best-of-3 sides-change one:p1win two:p1win", None),
            ("best-of-3 sides-change one:p1win two:p1win one:p2win", Some(Won(Two))),
            // A draw is half a point each: one and a half of three is caught up with, two are not.
            ("best-of-3 sides-stay one:draw one:p1win", None),
            ("best-of-3 sides-stay one:draw one:p1win one:p2win", Some(Drawn)),
            ("best-of-3 sides-stay one:draw one:p1win one:draw", Some(Won(One))),
            ("best-of-3 sides-stay one:draw one:draw one:draw", Some(Drawn)),
            ("best-of-2 sides-change one:p1win", None),
            ("best-of-2 sides-change one:p1win two:p1win", Some(Drawn)),
            ("best-of-2 sides-change one:p1win two:draw", Some(Won(One))),
            ("best-of-7 sides-stay one:p2win one:p2win one:p2win", None),
            ("best-of-7 sides-stay one:p2win one:p2win one:p2win one:p2win", Some(Won(Two))),
            ("open sides-stay one:p2win one:p2win one:p2win one:p2win", None),
        ] {
            assert_eq!(series(text).result(), result, "{text}");
        }
    }

    #[test]
    fn the_sides_go_on_as_was_agreed() {
        let next = |text: &str| series(text).next_first();
        for sides in SidesGoOn::ALL {
            assert_eq!(next(&format!("open {}", sides.name())), Player::One, "whoever sits near begins");
        }
        for (result, [change, loser, stay]) in [
            ("one:p1win", [Player::Two, Player::Two, Player::One]),
            ("one:p2win", [Player::Two, Player::One, Player::One]),
            ("one:draw", [Player::Two, Player::One, Player::One]),
            ("two:p1win", [Player::One, Player::One, Player::Two]),
            ("two:p2win", [Player::One, Player::Two, Player::Two]),
            ("two:draw", [Player::One, Player::Two, Player::Two]),
        ] {
            assert_eq!(next(&format!("open sides-change {result}")), change, "{result}");
            assert_eq!(next(&format!("open loser-first {result}")), loser, "{result}");
            assert_eq!(next(&format!("open sides-stay {result}")), stay, "{result}");
        }
    }

    #[test]
    fn what_is_no_series_is_refused() {
        for text in [
            "",
            "best-of-3",
            "best-of-1 sides-change",
            "best-of-0 sides-change",
            "best-of-100 sides-change",
            "best-of-+3 sides-change",
            "best-of-03 sides-change",
            "best-of-three sides-change",
            "closed sides-change",
            "open sides-wander",
            "open sides-stay ",
            "open  sides-stay",
            "open sides-stay one",
            "open sides-stay three:draw",
            "open sides-stay one:p3win",
            "open sides-stay one:*",
        ] {
            assert_eq!(text.parse::<Series>(), Err(SeriesError::Form), "{text:?}");
        }
        let beyond = "best-of-3 sides-stay one:p1win one:p1win one:p1win";
        assert_eq!(beyond.parse::<Series>(), Err(SeriesError::Decided));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_series_is_read_as_it_is_written(limit in 1..=MOST_GAMES, sides in 0..3usize, lots in proptest::collection::vec(0..6u8, 0..40)) {
            let limit = Some(limit).filter(|limit| *limit > 1);
            let mut series = Series::new(limit, SidesGoOn::ALL[sides]);
            for lot in lots {
                if series.result().is_some() {
                    break;
                }
                let first = Player::BOTH[usize::from(lot / 3)];
                series.played.push(SeriesGame { first, winner: [Some(Side::First), Some(Side::Second), None][usize::from(lot % 3)] });
                let [one, two] = series.score();
                prop_assert_eq!((one.halves + two.halves) as usize, 2 * series.played.len(), "two halves a game");
                prop_assert_eq!(series.score_by_side().map(|p| p.halves).iter().sum::<u32>(), one.halves + two.halves);
            }
            prop_assert_eq!(series.to_string().parse::<Series>(), Ok(series));
        }

        #[test]
        fn no_text_makes_the_reader_of_series_stumble(text in "\\PC{0,60}") {
            if let Ok(series) = text.parse::<Series>() {
                prop_assert!(series.to_string() == text);
            }
        }
    }
}
