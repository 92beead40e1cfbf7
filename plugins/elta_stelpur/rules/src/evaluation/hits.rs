//! How many men a throw takes on average.

use crate::moves::closed;
use crate::rules::Rules;
use crate::track::{FULL, POINTS, next_corner};

/// How many men the side with the men `own` takes in all thirty-six throws together, one unit after another from where
/// its men stand now.
pub fn expected_hits(rules: &Rules, own: u32, enemy: u32) -> i32 {
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
