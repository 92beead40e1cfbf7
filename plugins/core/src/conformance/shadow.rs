//! A table beside the match, on which only the effects move the pieces.

use crate::{Effect, Match, Piece, Point, Step};
use std::collections::BTreeMap;

/// Who stands where, as far as the effects tell.
#[derive(Debug)]
pub struct Shadow {
    on: BTreeMap<Point, Piece>,
}

impl Shadow {
    /// The table as the match has it.
    pub fn of(game: &dyn Match) -> Shadow {
        Shadow { on: game.board().points().filter_map(|p| Some((p, game.piece_at(p)?))).collect() }
    }

    /// Does what the effects of a step tell, and compares the table with the match's.
    pub fn follow(&mut self, game: &dyn Match, step: Step, effects: &[Effect]) {
        // An enemy on whom a piece has come to stand, until his capture is told.
        let mut beneath: Option<(Point, Piece)> = None;
        for effect in effects {
            match *effect {
                Effect::Placed { piece, at } => {
                    assert_eq!(self.on.insert(at, piece), None, "{effect:?} on an empty point");
                }
                Effect::Moved { piece, path } => {
                    assert_eq!(beneath, None, "the capture before {effect:?} was told");
                    assert_eq!(self.on.remove(&path.from()), Some(piece), "{effect:?} moves what stood there");
                    beneath = self.on.insert(path.to(), piece).map(|p| (path.to(), p));
                }
                Effect::Captured { piece, at, .. } => {
                    let gone = beneath.take_if(|(point, _)| *point == at).map(|(_, p)| p);
                    assert_eq!(gone.or_else(|| self.on.remove(&at)), Some(piece), "{effect:?} takes what stood there");
                }
                Effect::Became { at, side, kind } => {
                    let piece = self.on.get_mut(&at).unwrap_or_else(|| panic!("{effect:?}, but nobody stands there"));
                    assert_eq!(piece.side, side, "{effect:?}");
                    assert_ne!(piece.kind, kind, "{effect:?} changes something");
                    piece.kind = kind;
                }
                _ => {}
            }
        }
        assert_eq!(beneath, None, "after {step:?} two pieces stand on a point");
        assert_eq!(self.on, Shadow::of(game).on, "effects and position after {step:?}: {}", game.position_text());
    }
}
