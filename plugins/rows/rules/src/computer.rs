//! The computer player.
//!
//! Noughts and crosses and four in a row are solved ([`noughts`], [`four`]): the strongest level plays them perfectly.
//! Everything else, and the weaker levels, are the search over lines ([`lines`]).

pub mod four;
pub mod lines;
pub mod noughts;

use crate::cells::Cells;
use crate::game::Rows;
use crate::position::Position;
use crate::rules::{RowsRules, Size};
use boxwood_core::{Actor, GameMatch, Match};
use boxwood_search::{Level, Limits, Solved, Thinker};
use four::FourThinker;
use lines::LineSearch;
use noughts::NoughtsThinker;

/// A search for the side to act in a match of this family.
#[must_use]
pub fn think(game: &dyn Match, level: Level, limits: Limits, seed: u64) -> Option<Box<dyn Thinker>> {
    let Actor::Side(_) = game.to_act() else { return None };
    if let Some(game) = game.as_any().downcast_ref::<GameMatch<Rows<u64>>>() {
        let (rules, position) = (game.game(), game.position());
        if level == Level::Master && limits.depth != Some(0) {
            if is_noughts(rules.rules()) {
                return Some(Box::new(NoughtsThinker::new(position, limits, seed)?));
            }
            // A bound on the depth asks for a player who does not know the end.
            if is_four(rules.rules()) && limits.depth.is_none() {
                return Some(Box::new(FourThinker::new(rules, position, limits, seed)?));
            }
        }
        return lines(rules, position, level, limits, seed);
    }
    let game = game.as_any().downcast_ref::<GameMatch<Rows<u128>>>()?;
    lines(game.game(), game.position(), level, limits, seed)
}

fn lines<W: Cells>(
    game: &Rows<W>,
    position: &Position<W>,
    level: Level,
    limits: Limits,
    seed: u64,
) -> Option<Box<dyn Thinker>> {
    Some(Box::new(LineSearch::new(game, position, level, limits, seed)?))
}

/// Whether a game is noughts and crosses, which is known from end to end.
fn is_noughts(rules: &RowsRules) -> bool {
    *rules == RowsRules { size: Size::flat(3, 3), in_row: 3, gravity: false }
}

/// Whether a game is four in a row on seven by six, which is solved.
fn is_four(rules: &RowsRules) -> bool {
    *rules == RowsRules { size: Size::flat(7, 6), in_row: 4, gravity: true }
}

/// What is known exactly of the position of a match of this family.
#[must_use]
pub fn solve(game: &dyn Match) -> Solved {
    let Some(game) = game.as_any().downcast_ref::<GameMatch<Rows<u64>>>() else { return Solved::Unknown };
    let Actor::Side(_) = game.to_act() else { return Solved::Unknown };
    let (rules, position) = (game.game().rules(), game.position());
    if is_noughts(rules) {
        noughts::solve(position)
    } else if is_four(rules) {
        four::solve(position)
    } else {
        Solved::Unknown
    }
}
