//! A series in words: how it is chosen before a game.

use super::{Mirror, Seen};
use crate::hud::series::NUMBERS;
use boxwood_core::{Series, SidesGoOn};

impl Mirror {
    /// How many games are played, and how the sides go on where no opening roll gives them.
    pub(super) fn choose_series(&mut self, seen: &Seen<'_>) {
        let (texts, choice) = (seen.texts, seen.choice);
        let sides = choice.series.as_ref().map(|series| series.sides).unwrap_or_default();
        let chosen = choice.series.as_ref().map_or(Some(1), |series| series.games);
        for games in NUMBERS {
            let (ask, words) = match games {
                Some(1) => ("series".to_owned(), texts.say("page-series-none")),
                Some(number) => {
                    let words = texts.tell("page-series-of", &[("games", (number as usize).into())]);
                    (format!("series {}", Series::new(games, sides)), words)
                }
                None => (format!("series {}", Series::new(None, sides)), texts.say("page-series-open")),
            };
            self.choose(ask, words, games == chosen);
        }
        let laid = seen.current.map(|current| current.game().info());
        let thrown = laid.is_some_and(|info| info.game == choice.game && info.opening.is_some());
        if choice.series.is_none() || thrown {
            return;
        }
        for each in SidesGoOn::ALL {
            let key = format!("going-on-{}-detail", each.name());
            let words = texts.of_game(&choice.game, &key, &[]).unwrap_or_default();
            self.choose(format!("sides {}", each.name()), words, each == sides);
        }
    }
}
