//! What the evaluation looks at in a position: small whole numbers, all of them seen from the side that throws next.
//!
//! While both sides have several men the ring has no beginning, and only distances count: how far ahead of an own man
//! an enemy stands, and the other way round. A hornaskella sees the corners too.

use super::hits::expected_hits;
use crate::moves::{Safe, safety};
use crate::position::Position;
use crate::rules::Rules;
use crate::track::{MEN, POINTS, beside, distance, next_corner};

/// How many numbers describe a position.
pub const INPUTS: usize = HORNASKELLAS + 2 * HORNASKELLA;

/// First of the numbers that tell how many men the side that throws has: one of six is 1.
const OURS: usize = 0;
/// The same of the other side.
const THEIRS: usize = OURS + 6;
/// Men that the throw takes, and that the other's throw would take, in twelfths of the average.
const HITS: usize = THEIRS + 6;
/// Pairs of an own man and an enemy 1 to 23 points ahead of him.
const AHEAD: usize = HITS + 2;
/// Pairs of own men 1 to 12 points apart.
const OWN_GAPS: usize = AHEAD + 23;
/// Pairs of enemies 1 to 12 points apart.
const ENEMY_GAPS: usize = OWN_GAPS + 12;
/// What concerns a hornaskella, first the own, then the enemy's.
const HORNASKELLAS: usize = ENEMY_GAPS + 12;
/// For each: the other's men on the eight corners ahead of it, where in its quarter it stands, whether it is safe
/// between two men.
const HORNASKELLA: usize = 8 + 6 + 1;

/// The numbers that describe a position, in an order of their own.
pub type Features = [u8; INPUTS];

/// Describes a position in which both sides have men.
#[must_use]
pub fn features(rules: &Rules, position: &Position) -> Features {
    let mut told = [0; INPUTS];
    describe(rules, position, |feature, count| told[feature] += count);
    told
}

/// Tells `tell` every number that is not nothing, some of them in parts that add up. Whoever adds them up anyway need not
/// wait for their sums.
#[inline]
pub fn describe(rules: &Rules, position: &Position, mut tell: impl FnMut(usize, u8)) {
    let own = position.men(position.turn());
    let enemy = position.men(position.turn().other());
    let (own_men, ours) = listed(own);
    let (enemy_men, theirs) = listed(enemy);
    let (own_men, enemy_men) = (&own_men[..ours], &enemy_men[..theirs]);
    tell(OURS + ours - 1, 1);
    tell(THEIRS + theirs - 1, 1);
    tell(HITS, (expected_hits(rules, own, enemy) as u8 + 1) / 3);
    tell(HITS + 1, (expected_hits(rules, enemy, own) as u8 + 1) / 3);
    for &from in own_men {
        for &to in enemy_men {
            tell(AHEAD + usize::from(distance(from, to)) - 1, 1);
        }
    }
    tell_gaps(own_men, OWN_GAPS, &mut tell);
    tell_gaps(enemy_men, ENEMY_GAPS, &mut tell);
    tell_hornaskella(rules, own, enemy, HORNASKELLAS, &mut tell);
    tell_hornaskella(rules, enemy, own, HORNASKELLAS + HORNASKELLA, &mut tell);
}

/// The points of a side's men in ascending order, and how many there are.
#[inline]
fn listed(mut men: u32) -> ([u8; MEN as usize], usize) {
    let (mut list, mut count) = ([0; MEN as usize], 0);
    while men != 0 && count < list.len() {
        list[count] = men.trailing_zeros() as u8;
        men &= men - 1;
        count += 1;
    }
    (list, count)
}

/// How far apart the men of one side stand, the shorter way; half a ring is as far both ways and counts twice.
#[inline]
fn tell_gaps(men: &[u8], first: usize, tell: &mut impl FnMut(usize, u8)) {
    for (at, &low) in men.iter().enumerate() {
        for &high in &men[at + 1..] {
            let gap = (high - low).min(POINTS - (high - low));
            tell(first + usize::from(gap) - 1, if gap == POINTS / 2 { 2 } else { 1 });
        }
    }
}

/// What concerns the last man of a side; nothing if it has more.
fn tell_hornaskella(rules: &Rules, men: u32, others: u32, first: usize, tell: &mut impl FnMut(usize, u8)) {
    if !men.is_power_of_two() {
        return;
    }
    let at = men.trailing_zeros() as u8;
    let mut corner = at;
    for slot in 0..8 {
        corner = next_corner(corner);
        if others >> corner & 1 != 0 {
            tell(first + slot, 1);
        }
    }
    tell(first + 8 + usize::from(at % 6), 1);
    let guards = beside(at);
    if others & guards == guards && safety(rules, others, men) == Some(Safe::Between) {
        tell(first + 14, 1);
    }
}
