//! Positions written as lists of squares, and what can be done in them.

use boxwood_core::game::resolve_switches;
use boxwood_core::{Effect, Kind, Match, Piece, Setup, Side, Step};
use tablut_rules::{TABLUT, Tablut, TablutRules};

pub type Overrides<'a> = &'a [(&'a str, &'a str)];

pub fn setup(ruleset: &str, overrides: Overrides) -> Setup {
    let overrides = overrides.iter().map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect();
    Setup { ruleset: Some(ruleset.to_owned()), overrides, seed: 7 }
}

pub fn start(ruleset: &str, overrides: Overrides) -> Box<dyn Match> {
    TABLUT.new_match(&setup(ruleset, overrides)).unwrap()
}

/// The bare game, for tests that look at positions themselves.
pub fn game(ruleset: &str, overrides: Overrides) -> Tablut {
    let switches = resolve_switches(TABLUT, &setup(ruleset, overrides)).unwrap().1;
    Tablut::new(TablutRules::from_switches(&switches).unwrap())
}

/// The text of a position: where the attackers, the defenders and the king stand, as `A b3 d8 · D c3 · K e5`.
pub fn text(men: &str, turn: char) -> String {
    let mut board = [['.'; 9]; 9];
    for words in men.split('·') {
        let mut words = words.split_whitespace();
        let Some(letter) = words.next() else { continue };
        for name in words {
            let name = name.as_bytes();
            board[usize::from(name[1] - b'1')][usize::from(name[0] - b'a')] =
                letter.to_ascii_lowercase().chars().next().unwrap();
        }
    }
    let rows: Vec<String> = board
        .iter()
        .rev()
        .map(|row| {
            let mut text = String::new();
            let mut empty = 0;
            for &c in row {
                if c == '.' {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    text += &empty.to_string();
                    empty = 0;
                }
                text.push(c);
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            text
        })
        .collect();
    format!("{} {turn} 0", rows.join("/"))
}

/// A position by a ruleset and switches.
pub fn at(men: &str, turn: char, ruleset: &str, overrides: Overrides) -> Box<dyn Match> {
    let text = text(men, turn);
    TABLUT.match_from(&setup(ruleset, overrides), &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub fn legal(game: &dyn Match) -> Vec<String> {
    game.legal_steps().into_iter().map(|s| s.text(game.board())).collect()
}

/// Plays steps by their text and tells all effects.
pub fn play(game: &mut Box<dyn Match>, texts: &[&str]) -> Vec<Effect> {
    let mut effects = Vec::new();
    for text in texts {
        let step = Step::parse(text, game.board()).unwrap();
        let told = game.play(step);
        effects.extend(told.unwrap_or_else(|why| panic!("{text} in {}: {why}", game.position_text())));
    }
    effects
}

/// Whom these effects tell to be taken, as `c3` or, the king, `Kc3`; in order.
pub fn taken(game: &dyn Match, effects: &[Effect]) -> Vec<String> {
    let name = |piece: &Piece, at| {
        let king = if piece.kind == Kind::King { "K" } else { "" };
        format!("{king}{}", game.board().name(at))
    };
    let taken = effects.iter().filter_map(|e| match e {
        Effect::Captured { piece, at, .. } => Some(name(piece, *at)),
        _ => None,
    });
    taken.collect()
}

/// The reason why a step is refused.
pub fn why(game: &dyn Match, text: &str) -> &'static str {
    let step = Step::parse(text, game.board()).unwrap();
    game.boxed_clone().play(step).expect_err("it is illegal").key()
}

/// The result of a game and why it ended.
pub fn result(game: &dyn Match) -> (&'static str, &'static str) {
    game.outcome().map_or(("none", ""), |o| (o.text(), o.why.0))
}

pub const ATTACKERS: Side = Side::First;
pub const DEFENDERS: Side = Side::Second;
