//! What a step does.

use crate::moves::hornaskella_target;
use crate::position::{Position, QUIET_LIMIT, Units};
use crate::rules::{Again, Rules};
use crate::track::{ahead, distance, next_corner, points};
use boxwood_core::{Dice, Effect, EffectSink, Kind, Outcome, Path, Piece, Point, Side, Step, Why};

/// A side has taken all men of the other.
pub const NO_MEN_LEFT: Why = Why("no-men-left");
/// [`QUIET_LIMIT`] throws went by without a capture.
pub const NO_CAPTURES: Why = Why("no-captures");
/// A throw that moves nothing.
pub const USELESS_THROW: Why = Why("useless-throw");

/// How the game ended, if it did.
#[must_use]
#[inline]
pub const fn outcome(position: &Position) -> Option<Outcome> {
    match position.men {
        [_, 0] => Some(Outcome { winner: Some(Side::First), why: NO_MEN_LEFT }),
        [0, _] => Some(Outcome { winner: Some(Side::Second), why: NO_MEN_LEFT }),
        _ if position.quiet >= QUIET_LIMIT && !position.thrown => Some(Outcome { winner: None, why: NO_CAPTURES }),
        _ => None,
    }
}

/// Plays a legal step or a throw that is due.
#[inline]
pub fn play(rules: &Rules, position: &mut Position, step: Step, effects: &mut impl EffectSink) {
    match step {
        Step::Roll(dice) => throw(rules, position, dice, effects),
        Step::Move { from, to, die } => play_unit(rules, position, from.0, to.0, die, effects),
        Step::Pass => {
            effects.push(Effect::Passed { side: position.turn, why: USELESS_THROW });
            end_throw(rules, position, true, effects);
        }
        Step::Place { .. } | Step::PlaceLine { .. } | Step::Remove { .. } => {}
    }
}

#[inline]
fn throw(rules: &Rules, position: &mut Position, dice: Dice, effects: &mut impl EffectSink) {
    position.thrown = true;
    position.double = dice.is_double();
    position.units = Units::of(dice, rules, position.is_hornaskella(position.turn));
    position.quiet += 1;
    effects.push(Effect::Rolled { side: position.turn, dice });
}

#[inline]
fn play_unit(rules: &Rules, position: &mut Position, from: u8, to: u8, die: u8, effects: &mut impl EffectSink) {
    let side = position.turn;
    let enemy = side.other();
    let own = position.men[side.index()];
    let is_hornaskella = own.is_power_of_two();
    if effects.listens() {
        let kind = if is_hornaskella { Kind::King } else { Kind::Man };
        let path = path(from, to, die, is_hornaskella);
        effects.push(Effect::Moved { piece: Piece { side, kind }, path });
    }
    let now = own & !(1 << from) | 1 << to;
    position.men[side.index()] = now;
    position.units = position.units.without(die);

    let mut takes = 1 << to;
    if rules.horn_sweeps && is_hornaskella && die == 6 {
        takes |= 1 << next_corner(from);
    }
    let taken = position.men[enemy.index()] & takes;
    if taken != 0 {
        take(position, enemy, taken, to, effects);
        if position.men[enemy.index()] == 0 {
            clear_throw(position);
            effects.push(Effect::Ended(Outcome { winner: Some(side), why: NO_MEN_LEFT }));
            return;
        }
    }

    let mut goes_on = !position.units.is_empty();
    if !rules.same_man && !is_hornaskella {
        position.moved |= 1 << to;
        // What is left when every man has had his unit lapses.
        goes_on &= now != position.moved;
    }
    if !goes_on {
        end_throw(rules, position, false, effects);
    }
}

/// Takes men of a side off the board for good.
#[cold]
fn take(position: &mut Position, side: Side, taken: u32, by: u8, effects: &mut impl EffectSink) {
    let before = position.men[side.index()];
    let kind = if before.is_power_of_two() { Kind::King } else { Kind::Man };
    // The first corner of a sweeping six comes before the second.
    for at in points(taken & !(1 << by)).chain(points(taken & 1 << by)) {
        effects.push(Effect::Captured { piece: Piece { side, kind }, at: Point(at), by: Some(Point(by)) });
    }
    let left = before & !taken;
    position.men[side.index()] = left;
    position.quiet = 0;
    if left.is_power_of_two() && !before.is_power_of_two() {
        effects.push(Effect::Became { at: Point(left.trailing_zeros() as u8), side, kind: Kind::King });
    }
}

#[inline]
fn clear_throw(position: &mut Position) {
    position.thrown = false;
    position.double = false;
    position.units = Units::NONE;
    position.moved = 0;
}

/// Everything of the throw is played: the same side throws again, or the turn passes.
#[inline]
fn end_throw(rules: &Rules, position: &mut Position, useless: bool, effects: &mut impl EffectSink) {
    let side = position.turn;
    let again = match rules.again {
        Again::Doubles => position.double,
        Again::Useless => useless,
    };
    clear_throw(position);
    if again {
        effects.push(Effect::ThrowsAgain { side });
    } else {
        position.first_turns &= !(1 << side.index());
        position.turn = side.other();
        effects.push(Effect::TurnEnded { next: side.other() });
    }
    if position.quiet >= QUIET_LIMIT {
        effects.push(Effect::Ended(Outcome { winner: None, why: NO_CAPTURES }));
    }
}

/// Every point that a man walks over, or the corners that a hornaskella goes by.
fn path(from: u8, to: u8, die: u8, is_hornaskella: bool) -> Path {
    let mut way = [Point(from); Path::CAPACITY];
    let len = if is_hornaskella {
        way[1] = Point(next_corner(from));
        way[2] = Point(hornaskella_target(from, 6));
        if die == 1 { 2 } else { 3 }
    } else {
        let len = usize::from(distance(from, to)) + 1;
        for (step, point) in way.iter_mut().take(len).enumerate() {
            *point = Point(ahead(from, step as u8));
        }
        len.min(Path::CAPACITY)
    };
    Path::through(&way[..len.max(2)])
}
