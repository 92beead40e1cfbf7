//! What the switches of the rules are called.

use super::RulesPlayed;
use crate::i18n::Texts;
use boxwood_search::GameEntry;

/// Keys have hyphens where the names of switches and values have underscores.
fn key(parts: &[&str]) -> String {
    ["switch"].iter().chain(parts).copied().collect::<Vec<_>>().join("-").replace('_', "-")
}

impl Texts {
    /// What a switch of a game's rules is called; one without a text by its own name.
    #[must_use]
    pub fn switch_name(&self, game: &str, switch: &str) -> String {
        self.of_game(game, &key(&[switch]), &[]).unwrap_or_else(|| switch.replace('_', " "))
    }

    /// What a switch changes, in a line.
    #[must_use]
    pub fn switch_detail(&self, game: &str, switch: &str) -> String {
        self.of_game(game, &key(&[switch, "detail"]), &[]).unwrap_or_default()
    }

    /// What a value of a switch is called: by its own text, or as yes or no, or as it is written (numbers).
    #[must_use]
    pub fn switch_value(&self, game: &str, switch: &str, value: &str) -> String {
        let own = self.of_game(game, &key(&[switch, value]), &[]);
        let plain = || matches!(value, "yes" | "no").then(|| self.say(&key(&[value])));
        own.or_else(plain).unwrap_or_else(|| value.replace('_', " "))
    }

    /// By which rules a match is played: the name that a player gave them, or the ruleset's title, with a star where
    /// they are otherwise.
    #[must_use]
    pub fn rules_played(&self, entry: &dyn GameEntry, played: &RulesPlayed) -> String {
        if let Some(own) = &played.own {
            return own.clone();
        }
        let named = entry.rulesets().iter().find(|ruleset| ruleset.id == played.ruleset);
        let title = named.map_or_else(|| played.ruleset.clone(), |ruleset| self.ruleset_title(entry.id(), ruleset));
        if played.changes.is_empty() { title } else { format!("{title} *") }
    }

    /// What rules do otherwise, in a line: each switch with its value.
    #[must_use]
    pub fn switches_told(&self, game: &str, changes: &[(String, String)]) -> String {
        let told = |(switch, value): &(String, String)| {
            let places = [
                ("switch", self.switch_name(game, switch).into()),
                ("value", self.switch_value(game, switch, value).into()),
            ];
            self.tell("own-change-told", &places)
        };
        changes.iter().map(told).collect::<Vec<_>>().join(" · ")
    }
}
