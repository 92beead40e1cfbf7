//! What the evaluation looks at in a position: small whole numbers, all of them seen from the side that throws next.
//!
//! While both sides have several men the ring has no beginning, and only distances count: how far ahead of an own man
//! an enemy stands, and the other way round. A hornaskella sees the corners too.

use super::hits::expected_hits;
use crate::moves::{Safe, safety};
use crate::position::Position;
use crate::rules::Rules;
use crate::track::{FULL, POINTS, beside, next_corner};

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
    let own = position.men(position.turn());
    let enemy = position.men(position.turn().other());
    let mut told = [0; INPUTS];
    told[OURS + own.count_ones() as usize - 1] = 1;
    told[THEIRS + enemy.count_ones() as usize - 1] = 1;
    told[HITS] = (expected_hits(rules, own, enemy) as u8 + 1) / 3;
    told[HITS + 1] = (expected_hits(rules, enemy, own) as u8 + 1) / 3;
    for distance in 1..POINTS {
        let reached = rotated(own, distance);
        let at = usize::from(distance) - 1;
        told[AHEAD + at] = (reached & enemy).count_ones() as u8;
        if distance <= 12 {
            told[OWN_GAPS + at] = (reached & own).count_ones() as u8;
            told[ENEMY_GAPS + at] = (rotated(enemy, distance) & enemy).count_ones() as u8;
        }
    }
    tell_hornaskella(rules, own, enemy, &mut told[HORNASKELLAS..HORNASKELLAS + HORNASKELLA]);
    tell_hornaskella(rules, enemy, own, &mut told[HORNASKELLAS + HORNASKELLA..]);
    told
}

/// What concerns the last man of a side; nothing if it has more.
fn tell_hornaskella(rules: &Rules, men: u32, others: u32, told: &mut [u8]) {
    if !men.is_power_of_two() {
        return;
    }
    let at = men.trailing_zeros() as u8;
    let mut corner = at;
    for slot in &mut told[..8] {
        corner = next_corner(corner);
        *slot = (others >> corner & 1) as u8;
    }
    told[8 + usize::from(at % 6)] = 1;
    let guards = beside(at);
    told[14] = u8::from(others & guards == guards && safety(rules, others, men) == Some(Safe::Between));
}

/// Every point of a mask, so many points further.
pub(super) const fn rotated(mask: u32, by: u8) -> u32 {
    ((mask << by) | (mask >> (POINTS - by))) & FULL
}
