//! Where a row would be completed by the next man: shown to whoever asks for dangers.

use boxwood_core::{Match, Point, Side, Step};
use boxwood_tabletop::Note;

/// The places to be shown: those where the other side would complete a row.
#[must_use]
pub fn notes(game: &dyn Match, asked: bool) -> Vec<(Note, Point)> {
    if !asked || game.outcome().is_some() {
        return Vec::new();
    }
    completing(game, game.on_turn().other()).into_iter().map(|point| (Note::Threatened, point)).collect()
}

/// The places that can be taken now where a man of `side` would complete a row.
#[must_use]
pub fn completing(game: &dyn Match, side: Side) -> Vec<Point> {
    let stands = |point: Point| game.piece_at(point).is_some_and(|piece| piece.side == side);
    let steps = game.legal_steps();
    let open = steps.iter().filter_map(|step| match *step {
        Step::Place { to } => Some(to),
        _ => None,
    });
    let lines = game.board().lines();
    open.filter(|&at| lines.iter().any(|line| line.contains(&at) && line.iter().all(|&p| p == at || stands(p))))
        .collect()
}
