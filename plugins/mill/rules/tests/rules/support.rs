//! Positions written as the numbers of the points, and what can be done in them.

use boxwood_core::game::resolve_switches;
use boxwood_core::{Effect, Match, Setup, Step};
use boxwood_search::GameEntry;
use mill_rules::boards::BoardKind;
use mill_rules::rules::Win;
use mill_rules::{ENTRIES, Mill, MillRules};

pub type Overrides<'a> = &'a [(&'a str, &'a str)];

pub fn entry(id: &str) -> &'static dyn GameEntry {
    *ENTRIES.iter().find(|e| e.id() == id).unwrap()
}

pub fn setup(ruleset: &str, overrides: Overrides) -> Setup {
    let overrides = overrides.iter().map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect();
    Setup { ruleset: Some(ruleset.to_owned()), overrides, seed: 7 }
}

pub fn start(id: &str, ruleset: &str, overrides: Overrides) -> Box<dyn Match> {
    entry(id).new_match(&setup(ruleset, overrides)).unwrap()
}

fn kind(id: &str) -> (BoardKind, Win) {
    match id {
        "nine-holes" | "three-mens-morris" => (BoardKind::Grid9, Win::Line),
        "five-mens-morris" | "six-mens-morris" => (BoardKind::Ring16, Win::Reduce),
        "sixpenny-madell" => (BoardKind::Tri18, Win::Reduce),
        _ => (BoardKind::Ring24, Win::Reduce),
    }
}

/// The bare game, for tests that look at positions themselves.
pub fn game(id: &str, ruleset: &str, overrides: Overrides) -> Mill {
    let (board, win) = kind(id);
    let switches = resolve_switches(entry(id), &setup(ruleset, overrides)).unwrap().1;
    Mill::new(MillRules::from_switches(board, win, &switches).unwrap())
}

/// The text of a position: the points (from 1) of the two sides' men, who is on turn, and the men in hand.
pub fn text(id: &str, first: &[u8], second: &[u8], turn: char, hands: [u8; 2], throw: char) -> String {
    let rows = kind(id).0.rows();
    let mut board = Vec::new();
    let mut point = 0;
    for len in rows {
        let mut row = String::new();
        let mut empty = 0;
        for p in point + 1..=point + len {
            let man = if first.contains(&p) { 'a' } else { 'b' };
            if !first.contains(&p) && !second.contains(&p) {
                empty += 1;
                continue;
            }
            if empty > 0 {
                row += &empty.to_string();
                empty = 0;
            }
            row.push(man);
        }
        if empty > 0 {
            row += &empty.to_string();
        }
        board.push(row);
        point += len;
    }
    format!("{} {turn} {},{} {throw} 0 - 0", board.join("/"), hands[0], hands[1])
}

/// The game and the switches under which a position is looked at.
#[derive(Clone, Copy)]
pub struct Rules<'a>(pub &'a str, pub &'a str, pub Overrides<'a>);

impl Rules<'_> {
    /// The first side to act.
    pub fn at(self, first: &[u8], second: &[u8], hands: [u8; 2]) -> Box<dyn Match> {
        self.thrown(first, second, 'a', hands, '-')
    }

    pub fn thrown(self, first: &[u8], second: &[u8], turn: char, hands: [u8; 2], throw: char) -> Box<dyn Match> {
        let text = text(self.0, first, second, turn, hands, throw);
        entry(self.0).match_from(&setup(self.1, self.2), &text).unwrap()
    }
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

/// The reason why a step is refused.
pub fn why(game: &dyn Match, text: &str) -> &'static str {
    let step = Step::parse(text, game.board()).unwrap();
    game.boxed_clone().play(step).expect_err("it is illegal").key()
}

/// How many men the second side has on the board.
pub fn men_of_second(game: &dyn Match) -> usize {
    game.board().points().filter(|&p| game.piece_at(p).is_some_and(|p| p.side == boxwood_core::Side::Second)).count()
}
