//! What there is to read: the rules, the dice of the match, what was won and lost.

use super::{Mirror, Seen};
use crate::hud::results::parts;
use crate::i18n::Texts;
use crate::screens::{Screen, Wish};
use boxwood_core::Match;
use boxwood_search::GameEntry;

impl Mirror {
    pub(super) fn read_dice(&mut self, texts: &Texts, game: &dyn Match) {
        let info = game.info();
        let promise = format!("{} {}", texts.say("dice-promise-detail"), info.dice_hash());
        self.reading.push((texts.say("dice-promise"), promise));
        if game.outcome().is_some() {
            self.reading.push((texts.say("dice-seed"), format!("{:016x}", info.seed)));
        }
    }

    pub(super) fn read_rules(&mut self, seen: &Seen<'_>, entry: &dyn GameEntry) {
        let (texts, game) = (seen.texts, entry.id());
        let sections = texts.of_game(game, "rules-sections", &[]).unwrap_or_default();
        for section in sections.split_whitespace() {
            let title = texts.of_game(game, &format!("rules-{section}"), &[]);
            let words = texts.of_game(game, &format!("rules-{section}-text"), &[]);
            if let (Some(title), Some(words)) = (title, words) {
                self.reading.push((title, words));
            }
        }
    }

    pub(super) fn read_results(&mut self, seen: &Seen<'_>) {
        let texts = seen.texts;
        let parts = parts(texts, seen.games, seen.results);
        let first = if parts.is_empty() { "results-none" } else { "results-once" };
        self.reading.push((texts.say("results-title"), texts.say(first)));
        for part in &parts {
            for row in &part.rows {
                let words: Vec<&str> = [&row.counts, &row.share, &row.sides]
                    .into_iter()
                    .filter(|words| !words.is_empty())
                    .map(String::as_str)
                    .collect();
                self.reading.push((format!("{}, {}: {}", part.game, part.rules, row.opponent), words.join(". ")));
            }
        }
        if !parts.is_empty() {
            let sure = seen.sure.asks(&Wish::ClearResults);
            self.act(seen, "clear-results", if sure { "results-clear-sure" } else { "results-clear" });
        }
        // The table has a way back from whatever lies over it.
        if seen.screen != Screen::Table {
            self.act(seen, "close", "button-close");
        }
    }
}
