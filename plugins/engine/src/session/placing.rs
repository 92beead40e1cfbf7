//! `position`: puts a game on the table.

use super::{Session, Wrong, shown};
use boxwood_core::Step;

impl Session {
    pub(super) fn place(&mut self, words: &[&str]) -> Result<(), Wrong> {
        let (position, moves) = match words.iter().position(|w| *w == "moves") {
            Some(at) => (&words[..at], &words[at + 1..]),
            None => (words, &words[..0]),
        };
        let setup = self.options.setup();
        let entry = self.options.entry;
        let mut game = match position {
            ["startpos"] => entry.new_match(&setup),
            ["fen", fen @ ..] if !fen.is_empty() => entry.match_from(&setup, &fen.join(" ")),
            _ => {
                let form = "it reads 'position startpos [moves …]' or 'position fen <position text> [moves …]'";
                return Err(format!("position: {form}"));
            }
        }
        .map_err(|e| format!("position: {e}"))?;
        for (i, text) in moves.iter().enumerate() {
            let place = || format!("position: move {} {}", i + 1, shown(text));
            let step = Step::parse(text, game.board()).ok_or_else(|| format!("{} is no step", place()))?;
            game.play(step).map_err(|e| format!("{}: {e}", place()))?;
        }
        self.game = game;
        Ok(())
    }
}
