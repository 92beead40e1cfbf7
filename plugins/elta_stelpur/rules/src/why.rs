//! Why a step is refused, in a way that helps a player.

use crate::moves::{Safe, closed, enemy_of, hornaskella_target, man_target, movable, must_be_rearmost, safety};
use crate::play::USELESS_THROW;
use crate::position::Position;
use crate::rules::Rules;
use crate::track::{CORNERS, POINTS, ahead};
use boxwood_core::{Step, Why};

/// Men are neither entered nor removed by hand in this game.
pub const MEN_ONLY_MOVE: Why = Why("men-only-move");
/// A unit is left and must be played.
pub const UNIT_MUST_BE_PLAYED: Why = Why("unit-must-be-played");
/// No man stands there.
pub const NOBODY_THERE: Why = Why("nobody-there");
/// The man there is the enemy's.
pub const NOT_YOUR_MAN: Why = Why("not-your-man");
/// The throw has no such number left to play.
pub const NO_SUCH_UNIT: Why = Why("no-such-unit");
/// The man has had his six; the other six is for another man.
pub const ANOTHER_MAN_FOR_THIS_SIX: Why = Why("another-man-for-this-six");
/// The man has had his unit of this throw.
pub const ANOTHER_MAN_FOR_THIS_UNIT: Why = Why("another-man-for-this-unit");
/// In a side's first turn a six or a double belongs to its rearmost men.
pub const FIRST_TURN_REARMOST: Why = Why("first-turn-rearmost");
/// The rearmost man has to move.
pub const REARMOST_FIRST: Why = Why("rearmost-first");
/// A hornaskella goes from corner to corner only.
pub const ONLY_CORNERS: Why = Why("only-corners");
/// A 1 takes a hornaskella to the next corner.
pub const ONE_IS_THE_NEXT_CORNER: Why = Why("one-is-the-next-corner");
/// A 6 takes a hornaskella to the second corner ahead.
pub const SIX_IS_THE_SECOND_CORNER: Why = Why("six-is-the-second-corner");
/// A man of one's own stands there: the man moves on, to the first empty point.
pub const OWN_MAN_MOVES_ON: Why = Why("own-man-moves-on");
/// The hornaskella there stands between two men and is safe: the man moves on.
pub const HORNASKELLA_SAFE_BETWEEN: Why = Why("hornaskella-safe-between");
/// The hornaskella there stands on no corner and is safe: the man moves on.
pub const HORNASKELLA_SAFE_OFF_CORNER: Why = Why("hornaskella-safe-off-corner");
/// A man who is pushed on goes to the first empty point and takes nothing.
pub const PUSHED_ON_TO_EMPTY: Why = Why("pushed-on-to-first-empty");
/// The unit does not lead there.
pub const TOO_FAR_OR_SHORT: Why = Why("unit-leads-elsewhere");

/// Why a step that is not legal is not, where a side is to act.
#[must_use]
pub fn why_not(rules: &Rules, position: &Position, step: Step) -> Why {
    let Step::Move { from, to, die } = step else {
        return match step {
            Step::Pass => UNIT_MUST_BE_PLAYED,
            _ => MEN_ONLY_MOVE,
        };
    };
    if position.units.is_empty() {
        return USELESS_THROW;
    }
    let (from, to) = (from.0, to.0);
    let side = position.turn;
    let (own, enemy) = (position.men(side), enemy_of(position, side));
    if from >= POINTS || (own | enemy) >> from & 1 == 0 {
        return NOBODY_THERE;
    }
    if enemy >> from & 1 != 0 {
        return NOT_YOUR_MAN;
    }
    if !position.units.has(die) {
        return NO_SUCH_UNIT;
    }
    if position.is_hornaskella(side) {
        return why_not_hornaskella(to, die);
    }
    if position.moved >> from & 1 != 0 {
        return if die == 6 { ANOTHER_MAN_FOR_THIS_SIX } else { ANOTHER_MAN_FOR_THIS_UNIT };
    }
    if movable(rules, position, die) >> from & 1 == 0 {
        return if must_be_rearmost(position, die) { FIRST_TURN_REARMOST } else { REARMOST_FIRST };
    }
    why_not_there(rules, own, enemy, from, to, die)
}

fn why_not_hornaskella(to: u8, die: u8) -> Why {
    if to >= POINTS || CORNERS >> to & 1 == 0 {
        ONLY_CORNERS
    } else if die == 1 {
        ONE_IS_THE_NEXT_CORNER
    } else {
        SIX_IS_THE_SECOND_CORNER
    }
}

/// Why a man who may move with this unit does not end there.
fn why_not_there(rules: &Rules, own: u32, enemy: u32, from: u8, to: u8, die: u8) -> Why {
    let aim = ahead(from, die);
    let closed = closed(rules, own, enemy);
    if to == aim && own >> aim & 1 != 0 {
        return OWN_MAN_MOVES_ON;
    }
    if to == aim && closed >> aim & 1 != 0 {
        return match safety(rules, own, enemy) {
            Some(Safe::OffCorner) => HORNASKELLA_SAFE_OFF_CORNER,
            Some(Safe::Between) | None => HORNASKELLA_SAFE_BETWEEN,
        };
    }
    // A point on the way from a closed one to where the man ends.
    let target = man_target(rules, from, die, closed, own | enemy);
    let mut passed = aim;
    while passed != target {
        passed = ahead(passed, 1);
        if passed == to && to != target {
            return PUSHED_ON_TO_EMPTY;
        }
    }
    TOO_FAR_OR_SHORT
}

/// Where the unit would take the man or hornaskella of the side to act who stands on `from`, for a message that tells
/// it; `None` if no own piece stands there or no such unit is left.
#[must_use]
pub fn would_end_on(rules: &Rules, position: &Position, from: u8, die: u8) -> Option<u8> {
    let own = position.men(position.turn);
    let enemy = enemy_of(position, position.turn);
    if from >= POINTS || own >> from & 1 == 0 || !position.units.has(die) {
        return None;
    }
    Some(if own.is_power_of_two() {
        hornaskella_target(from, die)
    } else {
        man_target(rules, from, die, closed(rules, own, enemy), own | enemy)
    })
}
