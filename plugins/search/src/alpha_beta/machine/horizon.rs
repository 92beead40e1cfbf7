//! The last step of a line: most positions of a search are looked at here, so nothing is set down that is not needed.

use super::AlphaBeta;
use super::frame::{Findings, WIN, further, nearer};
use super::order::bring_best;
use crate::alpha_beta::Ground;
use crate::alpha_beta::memory::{Bound, Memo};
use boxwood_core::Side;

/// So many steps are tried in order of promise. Where none of them is too good for the other side, mostly none is, and
/// the order of the others does not matter.
const IN_ORDER: usize = 4;

/// A value and whether a line below it was broken off or came round in a circle.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    /// To the side on turn.
    pub value: i32,
    /// See [`Findings::open`].
    pub open: bool,
}

impl<D: Ground> AlphaBeta<D> {
    /// Looks at a position from which one step is looked ahead, and whatever that leaves unsettled. `ply` is how many steps
    /// lead to the position. `None` if there may be no more looking.
    pub(super) fn horizon(
        &mut self,
        (position, key, side): (&D::Position, u64, Side),
        window: [i32; 2],
        ply: usize,
        remembered: Option<D::Step>,
    ) -> Option<Value> {
        let mut found = Findings::new(window);
        // Nine times in ten the first step is too good for the other side, and the others need not even be listed.
        let [killer, other] = self.order.killers(ply);
        let likely = [remembered, killer, other];
        for (at, step) in likely.iter().enumerate() {
            if let Some(step) = *step
                && !likely[..at].contains(&Some(step))
                && self.ground.allows(position, step)
            {
                self.last_step((position, side), step, &mut found, ply)?;
                if found.alpha >= found.beta {
                    break;
                }
            }
        }
        if found.alpha < found.beta {
            let first = self.steps.len();
            self.ground.steps(position, &mut self.steps);
            self.order.rate(&self.ground, &mut self.steps[first..], side, ply, remembered);
            let end = self.steps.len();
            for at in first..end {
                if at < first + IN_ORDER {
                    bring_best(&mut self.steps[at..end]);
                }
                let step = self.steps[at].step;
                if likely.contains(&Some(step)) && self.ground.allows(position, step) {
                    continue;
                }
                self.last_step((position, side), step, &mut found, ply)?;
                if found.alpha >= found.beta {
                    break;
                }
            }
            self.steps.truncate(first);
        }
        self.remember(key, side, &found, ply, 1);
        Some(Value { value: found.best, open: found.open })
    }

    /// Looks at the position after a step that is the last of its line.
    #[inline]
    fn last_step(
        &mut self,
        (position, side): (&D::Position, Side),
        step: D::Step,
        found: &mut Findings<D::Step>,
        ply: usize,
    ) -> Option<()> {
        if self.nodes >= self.nodes_allowed {
            return None;
        }
        let after = self.ground.play(position, step);
        self.nodes += 1;
        let value = if let Some(winner) = self.ground.ended(&after) {
            match winner {
                Some(winner) if winner == side => WIN - 1 - ply as i32,
                Some(_) => 1 + ply as i32 - WIN,
                None => 0,
            }
        } else {
            let same = self.ground.side(&after) == side;
            let value = if self.ground.unsettled(&after) {
                let found_there = self.settle(&after, found, same, ply + 1)?;
                found.open |= found_there.open;
                found_there.value
            } else {
                found.open = true;
                self.ground.evaluate(&after)
            };
            if same { value } else { -value }
        };
        found.add(step, value);
        found.alpha = found.alpha.max(value);
        Some(())
    }

    /// A position whose worth is about to change is looked through where the line ends, too.
    fn settle(&mut self, position: &D::Position, above: &Findings<D::Step>, same: bool, ply: usize) -> Option<Value> {
        let key = self.ground.key(position);
        if self.past.contains(key) {
            return Some(Value { value: 0, open: true });
        }
        let window = if same { [above.alpha, above.beta] } else { [-above.beta, -above.alpha] };
        match self.recall(key, 1, window, ply) {
            Ok(known) => Some(known),
            Err(remembered) => {
                let side = self.ground.side(position);
                self.horizon((position, key, side), window, ply, remembered)
            }
        }
    }

    /// What is remembered of a position: its value if that is enough, or else the step that was best.
    #[inline]
    pub(super) fn recall(
        &self,
        key: u64,
        depth: i32,
        [alpha, beta]: [i32; 2],
        ply: usize,
    ) -> Result<Value, Option<D::Step>> {
        let Some(memo) = self.memory.find(key, depth) else { return Err(None) };
        if i32::from(memo.depth) >= depth {
            // A win or loss was counted from that position.
            let value = further(memo.value, ply);
            let fits = match memo.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            if fits {
                return Ok(Value { value, open: memo.depth != Memo::<D::Step>::WHOLE });
            }
        }
        Err(memo.step)
    }

    /// Remembers what was found out about a position.
    #[inline]
    pub(super) fn remember(&mut self, key: u64, side: Side, found: &Findings<D::Step>, ply: usize, depth: i32) {
        let bound = found.bound();
        // A step that was no better than what there was already says nothing.
        let step = if bound == Bound::AtMost { None } else { found.best_step };
        let reach = if found.open { depth.clamp(1, 254) as u8 } else { Memo::<D::Step>::WHOLE };
        let memo = Memo { step, value: nearer(found.best, ply), depth: reach, bound };
        self.memory.keep(key, memo);
        if let (Bound::AtLeast, Some(step)) = (bound, found.best_step) {
            self.order.praise(self.ground.slot(step), step, side, ply, depth);
        }
    }
}
