//! What the board shows besides the men: the roads that lie open to the king, always; and, when somebody asks, the
//! squares that help to take, and the men who are in danger.

use boxwood_core::{GameMatch, Match, Point, Side};
use boxwood_tabletop::Note;
use tablut_rules::Tablut;
use tablut_rules::bits::{THRONE_SET, squares};

/// The notes of a match; none of another game's, or after the end.
#[must_use]
pub fn notes(game: &dyn Match, asked: bool) -> Vec<(Note, Point)> {
    let Some(game) = game.as_any().downcast_ref::<GameMatch<Tablut>>().filter(|game| game.outcome().is_none()) else {
        return Vec::new();
    };
    let (rules, position) = (game.game(), game.position());
    let mut notes: Vec<(Note, Point)> = Vec::new();
    let mut add = |note, set| notes.extend(squares(set).map(|square| (note, Point(square))));
    add(Note::Road, rules.open_roads(position));
    if asked {
        let hostile = Side::BOTH.into_iter().fold(0, |set, side| set | rules.hostile_to(position, side));
        add(Note::Hostile, hostile & THRONE_SET);
        for side in Side::BOTH {
            add(Note::Threatened, rules.threatened(position, side));
        }
    }
    notes
}
