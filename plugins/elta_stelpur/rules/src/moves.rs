//! Where men may go.

use crate::position::Position;
use crate::rules::{Rules, Skip};
use crate::track::{CORNERS, ahead, beside, distance, first_free_from, next_corner, nth_point, points};
use boxwood_core::{Point, Side, Step};

/// Why an enemy hornaskella may not be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Safe {
    /// It stands on no corner.
    OffCorner,
    /// It stands between two men of the side that would take it.
    Between,
}

/// Why the enemy's last man, if `enemy` is one man only, may not be taken by a side whose men are `own`. The moving man
/// still counts where he stood.
#[must_use]
pub const fn safety(rules: &Rules, own: u32, enemy: u32) -> Option<Safe> {
    if !enemy.is_power_of_two() {
        return None;
    }
    let guards = beside(enemy.trailing_zeros() as u8);
    if rules.immunity && own & guards == guards {
        Some(Safe::Between)
    } else if rules.safe_off_corner && enemy & CORNERS == 0 {
        Some(Safe::OffCorner)
    } else {
        None
    }
}

/// The points on which a man of a side may not end his move: those of his own side, and that of a hornaskella that is
/// safe.
#[must_use]
pub const fn closed(rules: &Rules, own: u32, enemy: u32) -> u32 {
    match safety(rules, own, enemy) {
        Some(_) => own | enemy,
        None => own,
    }
}

/// Where a man who is not a hornaskella ends with a unit. There is always such a point.
#[must_use]
#[inline]
pub const fn man_target(rules: &Rules, from: u8, die: u8, closed: u32, occupied: u32) -> u8 {
    let aim = ahead(from, die);
    let taken = match rules.skip {
        Skip::Empty => occupied,
        Skip::NotOwn => closed,
    };
    // The point aimed at is the one on which an enemy need not be in the way.
    first_free_from(aim, taken & (closed | !(1 << aim)))
}

/// Where a hornaskella ends with a unit: one corner ahead for a 1, two for a 6.
#[must_use]
#[inline]
pub const fn hornaskella_target(from: u8, die: u8) -> u8 {
    let next = next_corner(from);
    if die == 1 { next } else { next_corner(next) }
}

/// The rearmost of these men: whoever has the longest way back to the next of them behind him. Several, if several have
/// the same.
#[must_use]
pub fn rearmost(men: u32) -> u32 {
    let gap = |at: u8| {
        // A man alone has the whole ring behind him.
        points(men).filter(|&other| other != at).map(|other| distance(other, at)).min().unwrap_or(u8::MAX)
    };
    let longest = points(men).map(gap).max();
    points(men).filter(|&at| Some(gap(at)) == longest).fold(0, |mask, at| mask | 1 << at)
}

/// The men of the side to act who may be moved with a unit of this number.
#[must_use]
#[inline]
pub fn movable(rules: &Rules, position: &Position, die: u8) -> u32 {
    let men = position.men[position.turn.index()] & !position.moved;
    if rules.rearmost_first || must_be_rearmost(position, die) { rearmost(men) } else { men }
}

/// Whether a unit of this number belongs to the rearmost men because this is the side's first turn.
#[must_use]
#[inline]
pub const fn must_be_rearmost(position: &Position, die: u8) -> bool {
    position.first_turns >> position.turn.index() & 1 != 0 && (die == 6 || position.double)
}

/// Puts the legal steps into `steps`, in the order of [`Step`], and nothing where the dice or nobody act.
#[inline]
pub fn legal_steps(rules: &Rules, position: &Position, steps: &mut Vec<Step>) {
    steps.clear();
    if !position.thrown {
        return;
    }
    let units = position.units;
    if units.is_empty() {
        steps.push(Step::Pass);
        return;
    }
    let own = position.men[position.turn.index()];
    if own.is_power_of_two() {
        let from = own.trailing_zeros() as u8;
        let one = (units.ones() > 0).then(|| step(from, hornaskella_target(from, 1), 1));
        let six = (units.count() > 0).then(|| step(from, hornaskella_target(from, 6), 6));
        push_in_order(steps, one, six);
        return;
    }
    let enemy = position.men[position.turn.other().index()];
    let closed = closed(rules, own, enemy);
    let target = |from, die| step(from, man_target(rules, from, die, closed, own | enemy), die);
    let by_face = if units.count() > 0 { movable(rules, position, units.face()) } else { 0 };
    let by_one = if units.ones() > 0 { movable(rules, position, 1) } else { 0 };
    for from in points(by_face | by_one) {
        let one = (by_one >> from & 1 != 0).then(|| target(from, 1));
        let face = (by_face >> from & 1 != 0).then(|| target(from, units.face()));
        push_in_order(steps, one, face);
    }
}

/// The legal step with the index that `below` chooses, where it can be found without listing all: one number is left,
/// and any man may take it. `None` elsewhere.
#[inline]
pub fn choose_step(rules: &Rules, position: &Position, below: impl FnOnce(u32) -> u32) -> Option<Step> {
    let units = position.units;
    let own = position.men[position.turn.index()];
    let die = match (units.count(), units.ones()) {
        (0, 0) => return Some(Step::Pass),
        (_, 0) => units.face(),
        (0, _) => 1,
        _ => return None,
    };
    if own.is_power_of_two() {
        let from = own.trailing_zeros() as u8;
        return Some(step(from, hornaskella_target(from, die), die));
    }
    if rules.rearmost_first || must_be_rearmost(position, die) {
        return None;
    }
    let men = own & !position.moved;
    let from = nth_point(men, below(men.count_ones()));
    let enemy = position.men[position.turn.other().index()];
    let to = man_target(rules, from, die, closed(rules, own, enemy), own | enemy);
    Some(step(from, to, die))
}

#[inline]
fn step(from: u8, to: u8, die: u8) -> Step {
    Step::Move { from: Point(from), to: Point(to), die }
}

#[inline]
fn push_in_order(steps: &mut Vec<Step>, a: Option<Step>, b: Option<Step>) {
    match (a, b) {
        (Some(a), Some(b)) => steps.extend(if a < b { [a, b] } else { [b, a] }),
        (Some(only), None) | (None, Some(only)) => steps.push(only),
        (None, None) => {}
    }
}

/// The other side's men.
#[must_use]
pub const fn enemy_of(position: &Position, side: Side) -> u32 {
    position.men[side.other().index()]
}
