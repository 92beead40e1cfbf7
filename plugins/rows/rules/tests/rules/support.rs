//! Matches by their steps' texts.

use boxwood_core::{Effect, Match, Setup, Step};
use boxwood_search::GameEntry;
use rows_rules::ENTRIES;

pub fn entry(id: &str) -> &'static dyn GameEntry {
    *ENTRIES.iter().find(|e| e.id() == id).unwrap()
}

pub fn setup(ruleset: &str, overrides: &[(&str, &str)]) -> Setup {
    let overrides = overrides.iter().map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect();
    Setup { ruleset: Some(ruleset.to_owned()), overrides, seed: 7 }
}

pub fn start(id: &str, ruleset: &str) -> Box<dyn Match> {
    entry(id).new_match(&setup(ruleset, &[])).unwrap()
}

/// The default ruleset after these steps.
pub fn after(id: &str, steps: &[&str]) -> Box<dyn Match> {
    let mut game = entry(id).new_match(&Setup::default()).unwrap();
    play(&mut game, steps);
    game
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
