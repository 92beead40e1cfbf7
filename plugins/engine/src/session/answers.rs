//! `query`, `legal`, `fen`, `board`, `roll`: what there is to know of the game on the table.

use super::{Session, Wrong, shown};
use crate::Host;
use boxwood_core::{Actor, DiceStream, Side};

impl Session {
    pub(super) fn query(&mut self, words: &[&str], host: &mut dyn Host) -> Result<(), Wrong> {
        let outcome = self.game.outcome();
        let yes_or_no = |b: bool| if b { "true" } else { "false" }.to_owned();
        let [what] = *words else {
            return Err("query: one word of p1turn, gameover, chance, result, reason".to_owned());
        };
        let response = match what {
            "p1turn" => yes_or_no(outcome.is_none() && self.game.on_turn() == Side::First),
            "gameover" => yes_or_no(outcome.is_some()),
            "chance" => yes_or_no(self.game.to_act() == Actor::Dice),
            "result" => outcome.map_or("none", |o| o.text()).to_owned(),
            "reason" => outcome.map_or("none".to_owned(), |o| o.why.to_string()),
            _ => return Err(format!("query: {} is not one of p1turn, gameover, chance, result, reason", shown(what))),
        };
        host.say(&format!("response {response}"));
        Ok(())
    }

    pub(super) fn tell_legal(&mut self, host: &mut dyn Host) -> Result<(), Wrong> {
        let board = self.game.board();
        let mut steps: Vec<String> = self.game.legal_steps().iter().map(|s| s.text(board)).collect();
        steps.sort_unstable();
        let mut line = format!("legal {}", steps.len());
        for step in steps {
            line.push(' ');
            line.push_str(&step);
        }
        host.say(&line);
        Ok(())
    }

    pub(super) fn tell_position(&mut self, host: &mut dyn Host) -> Result<(), Wrong> {
        host.say(&format!("fen {}", self.game.position_text()));
        Ok(())
    }

    pub(super) fn tell_board(&mut self, host: &mut dyn Host) -> Result<(), Wrong> {
        let board = self.game.board();
        let mut line = "board".to_owned();
        for point in board.points() {
            if let Some(piece) = self.game.piece_at(point) {
                line.push_str(&format!(" {}:{}", board.name(point), piece.text()));
            }
        }
        host.say(&line);
        Ok(())
    }

    /// Tells a throw for whoever drives the game; it is played only when it comes back in `position`.
    pub(super) fn tell_throw(&mut self, host: &mut dyn Host) -> Result<(), Wrong> {
        // The match knows best why there is nothing to throw for.
        self.game.next_throw().map_err(|e| format!("roll: {e}"))?;
        let throw = DiceStream::new(self.options.seed).throw(self.throws_told, self.game.dice_count());
        self.throws_told += 1;
        host.say(&format!("roll {throw}"));
        Ok(())
    }
}
