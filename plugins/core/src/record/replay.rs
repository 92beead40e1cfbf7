//! Playing a record again.

use super::write::{opening_text, player_text};
use super::{DiceSource, Record, RecordError, RecordResult};
use crate::game_match::RESIGNED;
use crate::{DiceHash, GameRules, Match, Setup, Step};

impl Record {
    /// Plays the record again, to its last step.
    ///
    /// # Errors
    /// The first thing that is not as the rules, or the seed, would have it.
    pub fn replay(&self, rules: &dyn GameRules) -> Result<Box<dyn Match>, RecordError> {
        match self.replay_whole(rules)? {
            (game, None) => Ok(game),
            (_, Some(error)) => Err(error),
        }
    }

    /// Plays the record again as far as it goes: the match after the last step that is as it should be, and what is
    /// wrong with the one that follows.
    ///
    /// # Errors
    /// There is no such game here, or its rules or first position make no match.
    pub fn replay_whole(&self, rules: &dyn GameRules) -> Result<(Box<dyn Match>, Option<RecordError>), RecordError> {
        let mut game = self.begin(rules)?;
        let problem = self.play_turns(&mut *game);
        Ok((game, problem.err()))
    }

    /// The match before its first step.
    fn begin(&self, rules: &dyn GameRules) -> Result<Box<dyn Match>, RecordError> {
        if rules.id() != self.game {
            return Err(RecordError::UnknownGame(self.game.clone()));
        }
        let found = DiceHash::of(&self.game, self.seed);
        if let Some(told) = self.dice_hash
            && self.dice != Some(DiceSource::Given)
            && told != found
        {
            return Err(RecordError::DiceHash { told, found });
        }
        let setup = Setup { ruleset: self.ruleset.clone(), overrides: self.switches.clone(), seed: self.seed };
        let mut game = match &self.from {
            None => rules.new_match(&setup)?,
            Some(position) => rules.match_from(&setup, position)?,
        };
        if let Some(told) = &self.opening
            && game.info().opening.as_ref() != Some(told)
        {
            if self.dice != Some(DiceSource::Given) {
                let drawn = game.info().opening.as_ref().map_or_else(|| "none".to_owned(), opening_text);
                return Err(RecordError::Opening { told: opening_text(told), drawn });
            }
            game.set_opening(told.clone());
        }
        if let Some(first) = self.first {
            if let Some(opening) = game.info().opening.as_ref().filter(|opening| opening.first != first) {
                return Err(RecordError::First { told: player_text(first), thrown: player_text(opening.first) });
            }
            game.set_first(first);
        }
        Ok(game)
    }

    fn play_turns(&self, game: &mut dyn Match) -> Result<(), RecordError> {
        for (index, steps) in self.turns().iter().enumerate() {
            for text in steps {
                self.play_step(game, index, text)?;
            }
        }
        if let (None, RecordResult::Won(winner), true) = (game.outcome(), self.result, self.is_resigned()) {
            let _ = game.give_up(winner.other());
        }
        let found = RecordResult::of(game.outcome());
        // How a game ended that the rules have not ended may be known from elsewhere.
        if found == RecordResult::Unfinished || found == self.result {
            Ok(())
        } else {
            let (told, found) = (self.result.text().to_owned(), found.text().to_owned());
            Err(RecordError::Result { line: self.line_of(self.turns().len()), told, found })
        }
    }

    fn is_resigned(&self) -> bool {
        self.reason.as_deref() == Some(RESIGNED.0)
    }

    fn play_step(&self, game: &mut dyn Match, index: usize, text: &str) -> Result<(), RecordError> {
        let (line, turn) = (self.line_of(index), index + 1);
        let Some(step) = Step::parse(text, game.board()) else {
            return Err(RecordError::NoSuchStep { line, turn, step: text.to_owned() });
        };
        if let (Step::Roll(told), Ok(drawn)) = (step, game.next_throw())
            && self.dice != Some(DiceSource::Given)
            && told != drawn
        {
            return Err(RecordError::Throw { line, turn, told: told.to_string(), drawn: drawn.to_string() });
        }
        match game.play(step) {
            Ok(_) => Ok(()),
            Err(refusal) => {
                let why = refusal.to_string();
                Err(RecordError::Illegal { line, turn, step: text.to_owned(), why })
            }
        }
    }
}
