//! How good a position is, at first sight.
//!
//! Where two hornaskellas chase each other the chance is known exactly. Elsewhere a small network judges what it is told
//! of the position ([`features::describe`]), from the side that throws next: one network while both sides have several men, one
//! for a side that is a hornaskella, one against a hornaskella. The networks learnt from games that they played against
//! themselves (`examples/train_evaluation`); rules by which a six moves two men have networks of their own.

pub mod features;
mod hits;
pub mod net;

use crate::chase::exact_chance;
use crate::game::EltaStelpur;
use crate::position::Position;
use crate::rules::Rules;
use boxwood_core::Side;
use boxwood_search::{CERTAIN, Evaluate};
use net::Net;
use std::sync::LazyLock;

impl Evaluate for EltaStelpur {
    fn evaluate(&self, position: &Position, side: Side) -> i32 {
        let chance = match exact_chance(self, position) {
            Some(chance) => (chance * f64::from(CERTAIN)).round() as i32,
            None => chance_of_thrower(self.rules(), position),
        };
        if side == position.turn() { chance } else { CERTAIN - chance }
    }
}

/// What kind of a struggle a position is, for the side whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Both sides have several men.
    Open,
    /// The side has one man and the other several.
    Alone,
    /// The other side has one man.
    Hunt,
}

impl Phase {
    /// How many there are.
    pub const COUNT: usize = 3;

    /// From 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The phase of a position in which both sides have men; `None` where two hornaskellas chase each other.
#[must_use]
pub fn phase(position: &Position) -> Option<Phase> {
    let [own, enemy] = [position.turn(), position.turn().other()].map(|side| position.is_hornaskella(side));
    match (own, enemy) {
        (false, false) => Some(Phase::Open),
        (true, false) => Some(Phase::Alone),
        (false, true) => Some(Phase::Hunt),
        (true, true) => None,
    }
}

/// The networks for a six that moves one man, and two.
static NETS: LazyLock<[[Net; Phase::COUNT]; 2]> = LazyLock::new(|| {
    let files: [&[u8; Phase::COUNT * Net::BYTES]; 2] =
        [include_bytes!("evaluation/one.net"), include_bytes!("evaluation/two.net")];
    files.map(|file| {
        let (nets, _) = file.as_chunks::<{ Net::BYTES }>();
        std::array::from_fn(|phase| Net::read(&nets[phase]))
    })
});

/// The chance of the side whose turn it is, in hundredths of a percent.
fn chance_of_thrower(rules: &Rules, position: &Position) -> i32 {
    let [ours, theirs] = [position.turn(), position.turn().other()].map(|side| position.men(side));
    if ours == 0 || theirs == 0 {
        return if ours == 0 { 0 } else { CERTAIN };
    }
    // Two hornaskellas that are about to be stopped.
    let Some(phase) = phase(position) else { return CERTAIN / 2 };
    let nets = &NETS[usize::from(rules.six_men == 2)];
    logistic(nets[phase.index()].answer(rules, position))
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

const CURVE_STEP: i32 = 125;
const CURVE_END: i32 = CURVE_STEP * 64;
/// The curve at every eighth of a unit from 0 to 8.
const CURVE: [i32; 65] = [
    5000, 5312, 5622, 5927, 6225, 6514, 6792, 7058, 7311, 7549, 7773, 7982, 8176, 8355, 8520, 8670, 8808, 8933, 9047,
    9149, 9241, 9325, 9399, 9466, 9526, 9579, 9627, 9669, 9707, 9740, 9770, 9797, 9820, 9841, 9859, 9876, 9890, 9903,
    9914, 9924, 9933, 9941, 9948, 9954, 9959, 9964, 9968, 9972, 9975, 9978, 9981, 9983, 9985, 9987, 9988, 9990, 9991,
    9992, 9993, 9994, 9994, 9995, 9996, 9996, 9997,
];
