//! How good a position is, at first sight: men, and who can hit whom with the next throw.
//!
//! Where two hornaskellas chase each other the chance is known exactly. Elsewhere it is estimated in whole numbers, by a
//! logistic curve over a sum of three terms for the side that throws next: how many men each side has, how many it can
//! expect to take with its throw, and how many the other side could take with the throw after. The weights were fitted
//! to games that this evaluation played against itself (`examples/fit_evaluation.rs`).

use crate::chase::exact_chance;
use crate::game::EltaStelpur;
use crate::moves::closed;
use crate::position::Position;
use crate::rules::Rules;
use crate::track::{FULL, POINTS, next_corner};
use boxwood_core::Side;
use boxwood_search::{CERTAIN, Evaluate};

impl Evaluate for EltaStelpur {
    fn evaluate(&self, position: &Position, side: Side) -> i32 {
        let chance = match exact_chance(self, position) {
            Some(chance) => (chance * f64::from(CERTAIN)).round() as i32,
            None => chance_of_thrower(self.rules(), position),
        };
        if side == position.turn() { chance } else { CERTAIN - chance }
    }
}

/// What the evaluation looks at, from the side whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Features {
    /// How many men the side has.
    pub ours: u8,
    /// How many men the other has.
    pub theirs: u8,
    /// How many men it takes in all thirty-six throws together.
    pub hits: i32,
    /// How many men the other would take in all thirty-six throws, if it threw now.
    pub exposed: i32,
}

/// What the evaluation looks at in a position.
#[must_use]
pub fn features(rules: &Rules, position: &Position) -> Features {
    let own = position.men(position.turn());
    let enemy = position.men(position.turn().other());
    let [ours, theirs] = [own, enemy].map(|men| men.count_ones() as u8);
    Features { ours, theirs, hits: expected_hits(rules, own, enemy), exposed: expected_hits(rules, enemy, own) }
}

/// The chance of the side whose turn it is, in hundredths of a percent.
fn chance_of_thrower(rules: &Rules, position: &Position) -> i32 {
    let Features { ours, theirs, hits, exposed } = features(rules, position);
    if ours == 0 || theirs == 0 {
        return if ours == 0 { 0 } else { CERTAIN };
    }
    let men = MEN_WORTH[usize::from(ours) - 1][usize::from(theirs) - 1];
    logistic(men + (HIT_WORTH * hits - EXPOSED_WORTH * exposed) / 36)
}

/// What men are worth to the side that throws, in thousandths of a unit of the logistic curve: own men less one, then
/// the enemy's less one.
const MEN_WORTH: [[i32; 6]; 6] = [
    [99, -2368, -4349, -6151, -8001, -9000],
    [2516, 174, -718, -1385, -1992, -2434],
    [4567, 1031, 152, -441, -957, -1308],
    [6377, 1705, 734, 129, -392, -779],
    [7987, 2347, 1265, 623, 111, -257],
    [9000, 2811, 1580, 1015, 465, 129],
];
/// What a man that the next throw takes is worth.
const HIT_WORTH: i32 = 914;
/// What a man is worth that the throw after it may take.
const EXPOSED_WORTH: i32 = 716;

/// How many men the side with the men `own` takes in all thirty-six throws together, one unit after another from where
/// its men stand now.
fn expected_hits(rules: &Rules, own: u32, enemy: u32) -> i32 {
    if own == 0 || enemy == 0 {
        return 0;
    }
    let open = enemy & !closed(rules, own, enemy);
    if own.is_power_of_two() {
        return expected_hornaskella_hits(rules, own, open);
    }
    let count = |die: u8| (rotated(own, die) & open).count_ones() as i32;
    let [ones, sixes] = [1, 6].map(count);
    let six = sixes.min(i32::from(rules.six_men));
    let one = ones.min(1);
    let doubles: i32 = (1..=5).map(|die| count(die).min(2)).sum();
    // Eight throws hold a lone 1, eight a lone 6, two are 6-1; each double falls once.
    10 * one + 10 * six + doubles + sixes.min(4)
}

fn expected_hornaskella_hits(rules: &Rules, own: u32, open: u32) -> i32 {
    let at = |corner: u8| (open >> corner & 1) as i32;
    let mut corners = [0; 8];
    let mut corner = own.trailing_zeros() as u8;
    for slot in &mut corners {
        corner = next_corner(corner);
        *slot = at(corner);
    }
    let one = corners[0];
    let six = corners[1];
    // 6-1 ends on the third corner, by the first or by the second.
    let both = corners[2] + one.max(six);
    let double_one = corners[0] + corners[1];
    let double_six: i32 = (1..usize::from(rules.horn_66)).step_by(2).map(|i| corners[i % 8]).sum();
    8 * one + 8 * six + 2 * both + double_one + double_six
}

/// Every point of a mask, so many points further.
const fn rotated(mask: u32, by: u8) -> u32 {
    ((mask << by) | (mask >> (POINTS - by))) & FULL
}

/// The logistic curve: thousandths in, hundredths of a percent out.
fn logistic(x: i32) -> i32 {
    let clamped = x.clamp(-CURVE_END, CURVE_END);
    let steep = clamped.abs();
    let slot = (steep / CURVE_STEP) as usize;
    let low = CURVE[slot];
    let high = CURVE[(slot + 1).min(CURVE.len() - 1)];
    let above_half = low + (high - low) * (steep % CURVE_STEP) / CURVE_STEP;
    if clamped < 0 { CERTAIN - above_half } else { above_half }
}

const CURVE_STEP: i32 = 250;
const CURVE_END: i32 = CURVE_STEP * 24;
/// The curve at every quarter of a unit from 0 to 6.
const CURVE: [i32; 25] = [
    5000, 5622, 6225, 6792, 7311, 7773, 8176, 8520, 8808, 9047, 9241, 9399, 9526, 9627, 9707, 9770, 9820, 9859, 9890,
    9914, 9933, 9948, 9959, 9968, 9975,
];
