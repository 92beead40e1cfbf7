//! Verdicts on single steps, and what they come to for a side.

use super::{Review, Standing};
use boxwood_core::{Side, Step};

/// What a step was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A throw.
    Throw {
        /// Who threw.
        side: Side,
        /// What it gave them, in hundredths of a percent of a chance to win: luck, good or bad.
        gained: i32,
    },
    /// A step that was chosen among several.
    Choice {
        /// Who chose.
        side: Side,
        /// What it gave away, in hundredths of a percent.
        lost: i32,
        /// The best step by the judgement.
        best: Option<Step>,
        /// What the game was for them and what it became, where both are known exactly and it became less.
        fall: Option<(Standing, Standing)>,
    },
}

/// How grave it is what a step gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fault {
    /// Five percent of a chance to win or more; chess players write `?!`.
    Doubtful,
    /// Ten percent or more: `?`.
    Mistake,
    /// Fifteen percent or more: `??`.
    Blunder,
}

impl Fault {
    /// All of them, the smallest first.
    pub const ALL: [Fault; 3] = [Fault::Doubtful, Fault::Mistake, Fault::Blunder];

    /// From how much on, in hundredths of a percent: half of what Lichess takes, whose scale is twice as long (from -1 for
    /// lost to 1 for won: inaccuracy 0.1, mistake 0.2, blunder 0.3).
    #[must_use]
    pub const fn least(self) -> i32 {
        match self {
            Fault::Doubtful => 500,
            Fault::Mistake => 1000,
            Fault::Blunder => 1500,
        }
    }

    /// How it is marked in lists of moves.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Fault::Doubtful => "?!",
            Fault::Mistake => "?",
            Fault::Blunder => "??",
        }
    }

    /// The fault of giving away so much, if it is one.
    #[must_use]
    pub fn of(lost: i32) -> Option<Fault> {
        Fault::ALL.into_iter().rev().find(|fault| lost >= fault.least())
    }
}

impl Verdict {
    /// The fault, if the step was one.
    #[must_use]
    pub fn fault(self) -> Option<Fault> {
        match self {
            Verdict::Throw { .. } => None,
            Verdict::Choice { lost, .. } => Fault::of(lost),
        }
    }
}

/// What a side's steps and throws come to, as far as they are judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Steps that were chosen.
    pub choices: usize,
    /// What they gave away together, in hundredths of a percent.
    pub lost: i32,
    /// How many of them were faults, the smallest kind first.
    pub faults: [usize; Fault::ALL.len()],
    /// Throws.
    pub throws: usize,
    /// What they gave together: luck.
    pub luck: i32,
}

impl Review {
    /// What the steps and throws of a side come to.
    #[must_use]
    pub fn tally(&self, of: Side) -> Tally {
        let mut tally = Tally::default();
        for verdict in (0..self.game().history().len()).filter_map(|at| self.verdict(at)) {
            match verdict {
                Verdict::Throw { side, gained } if side == of => {
                    tally.throws += 1;
                    tally.luck += gained;
                }
                Verdict::Choice { side, lost, .. } if side == of => {
                    tally.choices += 1;
                    tally.lost += lost;
                    if let Some(fault) = Fault::of(lost) {
                        tally.faults[fault as usize] += 1;
                    }
                }
                _ => {}
            }
        }
        tally
    }
}
