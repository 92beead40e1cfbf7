//! The network in fractions, while it learns.

use elta_stelpur_rules::evaluation::features::{Features, INPUTS};
use elta_stelpur_rules::evaluation::net::{HIDDEN, HIDDEN_MOST, HIDDEN_ONE, OUTPUT_ONE};

type Row = [f32; HIDDEN];

/// Where the first unit's share of the output stands among the rows, and the row that holds the bias.
const OUTPUT: usize = INPUTS + 1;
const BIAS: usize = INPUTS + 2;
const ROWS: usize = INPUTS + 3;

/// The greatest weight there may be; more would not fit into whole numbers.
const MOST_WEIGHT: f32 = 4.0;

/// Rows: the start of the hidden units, the column of each feature, the weights of the output, and the bias in the
/// first place of the last.
#[derive(Clone)]
pub struct Net {
    rows: Vec<Row>,
    slopes: Vec<Row>,
    first: Vec<Row>,
    second: Vec<Row>,
    batch: usize,
    batches: i32,
}

impl Net {
    /// A network that knows nothing; `next` gives numbers from -1 to 1.
    pub fn new(mut next: impl FnMut() -> f32) -> Net {
        let zero = vec![[0.0; HIDDEN]; ROWS];
        let mut rows = zero.clone();
        for (at, row) in rows.iter_mut().enumerate().take(BIAS) {
            let size = if at == OUTPUT { 0.3 } else { 0.15 };
            row.iter_mut().for_each(|weight| *weight = size * next());
        }
        Net { rows, slopes: zero.clone(), first: zero.clone(), second: zero, batch: 0, batches: 0 }
    }

    fn hidden(&self, features: &Features) -> Row {
        let mut hidden = self.rows[0];
        for (&count, row) in features.iter().zip(&self.rows[1..]) {
            if count != 0 {
                hidden.iter_mut().zip(row).for_each(|(unit, weight)| *unit += weight * f32::from(count));
            }
        }
        hidden
    }

    fn output(&self, hidden: &Row) -> f32 {
        let most = f32::from(HIDDEN_MOST) / f32::from(HIDDEN_ONE);
        let sum: f32 = hidden.iter().zip(&self.rows[OUTPUT]).map(|(unit, weight)| unit.clamp(0.0, most) * weight).sum();
        sum + self.rows[BIAS][0]
    }

    /// The chance to win.
    pub fn chance(&self, features: &Features) -> f32 {
        logistic(self.output(&self.hidden(features)))
    }

    /// Takes in one example; what it teaches is used when a batch is full.
    pub fn learn(&mut self, features: &Features, target: f32, pace: f32) {
        let hidden = self.hidden(features);
        let error = logistic(self.output(&hidden)) - target;
        let most = f32::from(HIDDEN_MOST) / f32::from(HIDDEN_ONE);
        let mut back = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            self.slopes[OUTPUT][unit] += error * hidden[unit].clamp(0.0, most);
            if hidden[unit] > 0.0 && hidden[unit] < most {
                back[unit] = error * self.rows[OUTPUT][unit];
            }
        }
        self.slopes[BIAS][0] += error;
        self.slopes[0].iter_mut().zip(&back).for_each(|(slope, b)| *slope += b);
        for (&count, slopes) in features.iter().zip(&mut self.slopes[1..]) {
            if count != 0 {
                slopes.iter_mut().zip(&back).for_each(|(slope, b)| *slope += b * f32::from(count));
            }
        }
        self.batch += 1;
        if self.batch == 256 {
            self.step(pace);
        }
    }

    /// A step of Adam.
    fn step(&mut self, pace: f32) {
        self.batches += 1;
        let size = self.batch as f32;
        let (due1, due2) = (1.0 - 0.9f32.powi(self.batches), 1.0 - 0.999f32.powi(self.batches));
        let all = self.rows.iter_mut().zip(&mut self.slopes).zip(self.first.iter_mut().zip(&mut self.second));
        for ((row, slopes), (first, second)) in all {
            for unit in 0..HIDDEN {
                let slope = slopes[unit] / size;
                slopes[unit] = 0.0;
                first[unit] = 0.9 * first[unit] + 0.1 * slope;
                second[unit] = 0.999 * second[unit] + 0.001 * slope * slope;
                let step = pace * (first[unit] / due1) / ((second[unit] / due2).sqrt() + 1e-8);
                row[unit] = (row[unit] - step).clamp(-MOST_WEIGHT, MOST_WEIGHT);
            }
        }
        self.batch = 0;
    }

    /// The network in whole numbers, as the rules read it.
    pub fn bytes(&self) -> Vec<u8> {
        let mut numbers: Vec<i16> = Vec::new();
        let whole = |weight: f32, one: i16| (weight * f32::from(one)).round() as i16;
        for row in &self.rows[..OUTPUT] {
            numbers.extend(row.iter().map(|&weight| whole(weight, HIDDEN_ONE)));
        }
        numbers.extend(self.rows[OUTPUT].iter().map(|&weight| whole(weight, OUTPUT_ONE)));
        numbers.push(whole(self.rows[BIAS][0], OUTPUT_ONE));
        numbers.into_iter().flat_map(i16::to_le_bytes).collect()
    }
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
