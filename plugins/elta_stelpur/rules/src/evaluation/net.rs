//! A small network over the features: one hidden layer, whole numbers only.

use super::features::{INPUTS, describe};
use crate::position::Position;
use crate::rules::Rules;

/// How many hidden units each network has.
pub const HIDDEN: usize = 32;

/// One in the weights of the hidden layer and in its units.
pub const HIDDEN_ONE: i16 = 512;
/// One in the weights of the output, which is a number for the logistic curve.
pub const OUTPUT_ONE: i16 = 1024;
/// A hidden unit is never greater than this.
pub const HIDDEN_MOST: i16 = 8 * HIDDEN_ONE;

/// The weights of one network.
#[derive(Clone, Debug)]
pub struct Net {
    /// The hidden units before anything is known.
    start: [i16; HIDDEN],
    /// What one of each feature adds to them.
    columns: Box<[[i16; HIDDEN]; INPUTS]>,
    /// What the output adds up of the hidden units.
    output: [i16; HIDDEN],
    /// The output before that.
    bias: i32,
}

impl Net {
    /// How many bytes a network takes in its file.
    pub const BYTES: usize = 2 * (HIDDEN * (INPUTS + 2) + 1);

    /// Reads a network: the start of the hidden units, the column of each feature, the weights of the output and its
    /// bias, all of them 16-bit numbers, the low byte first.
    #[must_use]
    pub fn read(bytes: &[u8; Net::BYTES]) -> Net {
        let mut numbers = bytes.chunks_exact(2).map(|b| i16::from_le_bytes([b[0], b[1]]));
        let mut row = || std::array::from_fn(|_| numbers.next().unwrap_or_default());
        let start = row();
        let columns = Box::new(std::array::from_fn(|_| row()));
        let output = row();
        let bias = i32::from(numbers.next().unwrap_or_default());
        Net { start, columns, output, bias }
    }

    /// The answer to a position, in thousandths of a unit of the logistic curve.
    #[must_use]
    pub fn answer(&self, rules: &Rules, position: &Position) -> i32 {
        let mut hidden = self.start;
        describe(rules, position, |feature, count| {
            let column = &self.columns[feature];
            let count = i16::from(count);
            for (unit, weight) in hidden.iter_mut().zip(column) {
                *unit = unit.saturating_add(weight.wrapping_mul(count));
            }
        });
        let units = hidden.iter().zip(&self.output);
        let sum: i32 = units.map(|(&unit, &weight)| i32::from(unit.clamp(0, HIDDEN_MOST)) * i32::from(weight)).sum();
        let sum = sum / i32::from(HIDDEN_ONE) + self.bias;
        (i64::from(sum) * 1000 / i64::from(OUTPUT_ONE)) as i32
    }
}
