//! What the page asks of the game: a word, and what belongs to it.

use crate::i18n::known;
use crate::screens::{Overlay, Wish};
use boxwood_core::{Point, Series, SidesGoOn};
use boxwood_play::Seat;

/// Something that the page asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// What a button or key of the game itself would wish.
    Wish(Wish),
    /// The table's action on a point.
    Press(Point),
    /// The keyboard's cursor shall stand at a point, or nowhere.
    Cursor(Option<Point>),
    /// The chosen man is let go of.
    LetGo,
    /// Before a game: this ruleset.
    Ruleset(usize),
    /// Before a game: who sits at the near (0) or the far (1) side.
    Seat(usize, Seat),
    /// Before a game: this series, or a single game.
    Series(Option<Series>),
    /// Before a series: so the sides go on.
    Sides(SidesGoOn),
    /// Pieces shall fly, or not.
    ReducedMotion(bool),
    /// This language shall be spoken.
    Language(&'static str),
    /// Somebody is there to listen.
    Listen,
    /// A record to be taken up.
    Load(String),
}

impl Asked {
    /// Reads what the page says; `None` for what is not known.
    #[must_use]
    pub fn read(text: &str) -> Option<Asked> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let point = || rest.parse::<u8>().ok().map(Point);
        Some(match word {
            "press" => Asked::Press(point()?),
            "cursor" => Asked::Cursor(point()),
            "let-go" => Asked::LetGo,
            "ruleset" => Asked::Ruleset(rest.parse().ok()?),
            "seat" => seat(rest)?,
            "series" => series(rest)?,
            "sides" => Asked::Sides(SidesGoOn::ALL.into_iter().find(|sides| sides.name() == rest)?),
            "motion" => Asked::ReducedMotion(rest == "reduced"),
            "language" => Asked::Language(known(rest)?),
            "listen" => Asked::Listen,
            "load" => Asked::Load(rest.to_owned()),
            _ => Asked::Wish(wish(word, rest)?),
        })
    }
}

/// Who sits where: `0 human`, `1 computer:novice`.
fn seat(text: &str) -> Option<Asked> {
    let (index, seat) = text.split_once(' ')?;
    let index = index.parse::<usize>().ok().filter(|index| *index < 2)?;
    match seat.parse::<Seat>().ok()? {
        seat @ (Seat::Human | Seat::Computer(_)) => Some(Asked::Seat(index, seat)),
        _ => None,
    }
}

/// Nothing but the kind: `best-of-3 sides-change`, or nothing at all for a single game.
fn series(text: &str) -> Option<Asked> {
    let series = if text.is_empty() { None } else { Some(text.parse::<Series>().ok()?.afresh()) };
    Some(Asked::Series(series))
}

fn wish(word: &str, rest: &str) -> Option<Wish> {
    Some(match word {
        "throw" => Wish::Throw,
        "undo" => Wish::Undo,
        "hint" => Wish::Hint,
        "flat" => Wish::FlipView,
        "mute" => Wish::Mute,
        "skip" => Wish::Skip,
        "rules" => Wish::Open(Overlay::Rules),
        "dice" => Wish::Open(Overlay::Dice),
        "results" => Wish::Open(Overlay::Results),
        "clear-results" => Wish::ClearResults,
        "close" => Wish::Close,
        "continue" => Wish::Continue,
        "setup" => Wish::Setup(rest.to_owned()),
        "play" => Wish::Play,
        "again" => Wish::Again,
        "swap" => Wish::SwapSides,
        "next" => Wish::NextGame,
        "give-up" => Wish::GiveUp,
        "title" => Wish::ToTitle,
        "record" => Wish::AsText,
        "dismiss" => Wish::DismissTrouble,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use boxwood_search::Level;

    #[test]
    fn what_the_page_says_is_read() {
        for (text, asked) in [
            ("press 11", Asked::Press(Point(11))),
            ("cursor 0", Asked::Cursor(Some(Point(0)))),
            ("cursor", Asked::Cursor(None)),
            ("throw", Asked::Wish(Wish::Throw)),
            ("setup elta-stelpur", Asked::Wish(Wish::Setup("elta-stelpur".to_owned()))),
            ("seat 1 computer:master", Asked::Seat(1, Seat::Computer(Level::Master))),
            ("seat 0 human", Asked::Seat(0, Seat::Human)),
            ("series", Asked::Series(None)),
            ("series best-of-2 loser-first", Asked::Series(Some(Series::new(Some(2), SidesGoOn::LoserFirst)))),
            ("sides sides-stay", Asked::Sides(SidesGoOn::Stay)),
            ("motion reduced", Asked::ReducedMotion(true)),
            ("language fr", Asked::Language("fr")),
            ("load [Game \"x\"]\n1 d61", Asked::Load("[Game \"x\"]\n1 d61".to_owned())),
        ] {
            assert_eq!(Asked::read(text), Some(asked), "{text}");
        }
    }

    #[test]
    fn nonsense_is_nothing() {
        let asked = [
            "",
            "press",
            "press x",
            "press 300",
            "seat",
            "seat 2 human",
            "seat 0 remote",
            "ruleset -1",
            "series 3",
            "sides 3",
            "quit",
        ];
        for text in asked.into_iter().chain(["language", "language tlh"]) {
            assert_eq!(Asked::read(text), None, "{text}");
        }
    }
}
