//! Why a step is refused, in a way that helps a player.

use crate::bits::{CORNERS, THRONE, THRONE_SET, has};
use crate::game::Tablut;
use crate::position::Position;
use boxwood_core::{Point, Step, Why};

/// Something can be done, and must be.
pub const NO_PASSING: Why = Why("no-passing");
/// No men are in hand.
pub const NO_MEN_IN_HAND: Why = Why("no-men-in-hand");
/// A man is taken by standing on both sides of him, not by hand.
pub const TAKEN_BETWEEN_TWO: Why = Why("taken-between-two");
/// Men are moved without dice in this game.
pub const NO_NUMBERS_PLAYED: Why = Why("no-numbers-played");
/// No man stands there.
pub const NOBODY_THERE: Why = Why("nobody-there");
/// The man there is the enemy's.
pub const NOT_YOUR_MAN: Why = Why("not-your-man");
/// The man is set down where he stood.
pub const STAYS_THERE: Why = Why("stays-there");
/// A man stands there already.
pub const POINT_TAKEN: Why = Why("point-taken");
/// Nobody sets foot on the throne.
pub const THRONE_CLOSED: Why = Why("throne-closed");
/// The king who has left his throne does not come back.
pub const KING_DOES_NOT_RETURN: Why = Why("king-does-not-return");
/// The corners are the king's.
pub const CORNER_IS_THE_KINGS: Why = Why("corner-is-the-kings");
/// Men move along ranks and files.
pub const STRAIGHT_ONLY: Why = Why("straight-only");
/// Somebody stands in the way.
pub const WAY_BLOCKED: Why = Why("way-blocked");
/// The throne lies in the way and is not passed over.
pub const THRONE_IN_THE_WAY: Why = Why("throne-in-the-way");

/// Why a step that is not legal is not, where a side is to act.
#[must_use]
pub fn why_not(game: &Tablut, position: &Position, step: Step) -> Why {
    match step {
        Step::Move { from, to, die } => why_not_move(game, position, from, to, die),
        Step::Pass => NO_PASSING,
        Step::Place { .. } | Step::PlaceLine { .. } => NO_MEN_IN_HAND,
        Step::Remove { .. } => TAKEN_BETWEEN_TWO,
        Step::Roll(_) => NO_NUMBERS_PLAYED,
    }
}

fn why_not_move(game: &Tablut, position: &Position, from: Point, to: Point, die: u8) -> Why {
    let side = position.turn();
    if has(position.men(side.other()), from.0) {
        return NOT_YOUR_MAN;
    }
    if !has(position.men(side), from.0) {
        return NOBODY_THERE;
    }
    if die != 0 {
        return NO_NUMBERS_PLAYED;
    }
    if from == to {
        return STAYS_THERE;
    }
    if has(position.taken(), to.0) {
        return POINT_TAKEN;
    }
    let is_king = position.king() == Some(from.0);
    let Some(between) = Tablut::between(from.0, to.0) else { return STRAIGHT_ONLY };
    if to.0 == THRONE && !(is_king && game.rules().throne_reentry) {
        return if is_king { KING_DOES_NOT_RETURN } else { THRONE_CLOSED };
    }
    if has(game.kings_squares() & CORNERS, to.0) && !is_king {
        return CORNER_IS_THE_KINGS;
    }
    if between & position.taken() == 0 && between & THRONE_SET != 0 { THRONE_IN_THE_WAY } else { WAY_BLOCKED }
}
