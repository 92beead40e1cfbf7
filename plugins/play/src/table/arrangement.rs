//! Where every piece of a match is, by what happened since its beginning.

use boxwood_core::{Dice, Effect, Match, Piece, Point, Side};

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// On the board.
    On(Point),
    /// With the side that took it, which had taken so many before.
    Taken { by: Side, order: u8 },
    /// Still in the hand of its own side.
    InHand { order: u8 },
}

/// A piece with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Man {
    pub piece: Piece,
    pub place: Place,
}

/// Every piece of a match and the last throw. Pieces are numbered from the start of the match, so that the same number
/// is the same piece whenever one looks.
#[derive(Clone, Debug)]
pub(super) struct Arrangement {
    pub men: Vec<Man>,
    pub throw: Option<Dice>,
    /// Which man stands on each point.
    on: Vec<Option<usize>>,
    /// Men onto whose point another has come, whose capture is still to be told.
    under: Vec<(Point, usize)>,
}

impl Arrangement {
    /// What lies on the table after the first `steps` steps of a match.
    pub(super) fn after(game: &dyn Match, steps: usize) -> Arrangement {
        let mut replay = game.boxed_clone();
        while replay.undo().is_some() {}
        let mut arrangement = Arrangement::start(&*replay);
        for played in game.history().iter().take(steps) {
            let effects = replay.play(played.step).unwrap_or_default();
            for effect in effects {
                arrangement.apply(&effect);
            }
        }
        arrangement
    }

    fn start(game: &dyn Match) -> Arrangement {
        let mut start =
            Arrangement { men: Vec::new(), throw: None, on: vec![None; game.board().len()], under: Vec::new() };
        for at in game.board().points() {
            if let Some(piece) = game.piece_at(at) {
                start.on[at.index()] = Some(start.men.len());
                start.men.push(Man { piece, place: Place::On(at) });
            }
        }
        for side in Side::BOTH {
            let piece = Piece::man(side);
            let taken = (0..game.lost(side)).map(|order| Place::Taken { by: side.other(), order });
            let in_hand = (0..game.in_hand(side)).map(|order| Place::InHand { order });
            start.men.extend(taken.chain(in_hand).map(|place| Man { piece, place }));
        }
        start
    }

    /// Follows an effect and tells which man it was about.
    pub(super) fn apply(&mut self, effect: &Effect) -> Option<usize> {
        match *effect {
            Effect::Rolled { dice, .. } => {
                self.throw = Some(dice);
                None
            }
            Effect::Placed { piece, at } => {
                let man = self.next_in_hand(piece.side).unwrap_or_else(|| {
                    self.men.push(Man { piece, place: Place::On(at) });
                    self.men.len() - 1
                });
                self.men[man].piece = piece;
                self.put(man, at);
                Some(man)
            }
            Effect::Moved { path, .. } => {
                let man = self.on.get_mut(path.from().index())?.take()?;
                self.put(man, path.to());
                Some(man)
            }
            Effect::Captured { piece, at, .. } => {
                let man = match self.under.iter().position(|&(point, _)| point == at) {
                    Some(i) => self.under.remove(i).1,
                    None => self.on.get_mut(at.index())?.take()?,
                };
                let by = piece.side.other();
                let order =
                    self.men.iter().filter(|m| matches!(m.place, Place::Taken { by: b, .. } if b == by)).count();
                self.men[man] = Man { piece, place: Place::Taken { by, order: order as u8 } };
                Some(man)
            }
            Effect::Became { at, side, kind } => {
                let man = self.on.get(at.index()).copied()??;
                self.men[man].piece = Piece { side, kind };
                Some(man)
            }
            Effect::LineFormed { .. }
            | Effect::RemovalOwed { .. }
            | Effect::Warned { .. }
            | Effect::Passed { .. }
            | Effect::ThrowsAgain { .. }
            | Effect::TurnEnded { .. }
            | Effect::Ended(_) => None,
        }
    }

    fn put(&mut self, man: usize, at: Point) {
        if let Some(under) = self.on[at.index()].replace(man) {
            self.under.push((at, under));
        }
        self.men[man].place = Place::On(at);
    }

    /// The man of a side that enters next: the last of those in hand.
    fn next_in_hand(&self, side: Side) -> Option<usize> {
        let in_hand = self.men.iter().enumerate().filter_map(|(i, man)| match man.place {
            Place::InHand { order } if man.piece.side == side => Some((order, i)),
            _ => None,
        });
        in_hand.max().map(|(_, i)| i)
    }
}
