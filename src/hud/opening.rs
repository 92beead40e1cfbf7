//! Who begins, as it was thrown for.

use super::model::Cast;
use crate::i18n::Texts;
use boxwood_core::{Dice, Player};
use boxwood_play::Seat;

/// The opening roll, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningModel {
    /// What the near and the far player threw in the end.
    pub throws: [Dice; 2],
    /// Their names.
    pub names: [String; 2],
    /// What happened, sentence by sentence.
    pub lines: Vec<String>,
    /// Who begins.
    pub first: Player,
}

impl OpeningModel {
    /// The opening of a match, if its rules had one thrown.
    #[must_use]
    pub fn of(cast: Cast<'_>, texts: &Texts) -> Option<OpeningModel> {
        let opening = cast.game.info().opening.as_ref()?;
        let throws = *opening.tries.last()?;
        let names = Player::BOTH.map(|player| name(cast, player, texts));
        let mut lines = Vec::new();
        for pair in &opening.tries {
            let [a, b] = pair.map(Dice::pips);
            let key = if a == b { "opening-tie" } else { "opening-try" };
            let places = [
                ("near", names[0].as_str().into()),
                ("far", names[1].as_str().into()),
                ("a", a.into()),
                ("b", b.into()),
            ];
            lines.push(capital(&texts.tell(key, &places)));
        }
        let [first, other] = [opening.first, opening.first.other()].map(|player| throws[player.index()].pips());
        let key = if first < other { "opening-lower" } else { "opening-higher" };
        lines.push(texts.tell(key, &[("name", names[opening.first.index()].as_str().into())]));
        Some(OpeningModel { throws, names, lines, first: opening.first })
    }
}

/// What a player is called who is no side: *you*, *the far side*.
#[must_use]
pub fn name(cast: Cast<'_>, player: Player, texts: &Texts) -> String {
    let seats = [&cast.seats[player.index()], &cast.seats[player.other().index()]];
    texts.say(match (seats, player) {
        ([Seat::Human, Seat::Human], Player::One) | ([Seat::Computer(_), Seat::Computer(_)], Player::One) => {
            "opening-near"
        }
        ([Seat::Human, Seat::Human], Player::Two) | ([Seat::Computer(_), Seat::Computer(_)], Player::Two) => {
            "opening-far"
        }
        ([Seat::Human, _], _) => "opening-you",
        ([Seat::Computer(_), _], _) => "opening-computer",
        (_, Player::One) => "opening-near",
        (_, Player::Two) => "opening-far",
    })
}

/// A sentence with its first letter large.
#[must_use]
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals() {
        assert_eq!(capital("you threw"), "You threw");
        assert_eq!(capital("þú"), "Þú");
        assert_eq!(capital(""), "");
    }
}
