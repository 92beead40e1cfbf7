//! Solving the positions in which men are still in hand, from those in which none are.
//!
//! The sides enter in turn, so that a layer of positions has as many men in hand for both, or one more for the side on
//! turn. Two layers are kept; between two of them every line of play is short enough to be looked through when asked.

use super::index::Index;
use super::retrograde::{Classes, Code, Solver, is_loss};
use crate::kernel::{Kit, Wood};

/// The layers that are kept: so many men in hand for each side.
pub const KEPT: [usize; 2] = [2, 4];

/// What the best of several turns makes of the position before them.
#[derive(Clone, Copy, Debug)]
pub struct Best {
    soonest: u16,
    longest: u16,
    escapes: bool,
}

impl Best {
    /// Nothing looked at yet.
    pub const NOTHING: Best = Best { soonest: u16::MAX, longest: 0, escapes: false };

    /// A turn leads to a position that is worth this to the other side.
    #[inline]
    pub fn take(&mut self, code: Code) {
        match code {
            0 => self.escapes = true,
            code if is_loss(code) => self.soonest = self.soonest.min(u16::from(code)),
            code => self.longest = self.longest.max(u16::from(code)),
        }
    }

    /// What the position is worth to the side on turn. Without any turn it is lost.
    #[inline]
    #[must_use]
    pub const fn code(self) -> Code {
        if self.soonest < u16::MAX {
            self.soonest as u8 + 1
        } else if self.escapes {
            0
        } else {
            self.longest as u8 + 1
        }
    }
}

/// Solves the layers up to so many men of a side and gives the two that are kept.
#[must_use]
pub fn layers<W: Wood>(solver: &Solver<'_, W>, most: usize) -> Vec<Classes> {
    let mut kept = Vec::new();
    let mut below: Option<Classes> = None;
    for hand in 1..=KEPT[1] {
        for hands in [[hand, hand - 1], [hand, hand]] {
            let next = below.as_ref().unwrap_or(&solver.classes);
            below = Some(layer(&solver.kit, solver.index, next, hands, most));
        }
        if KEPT.contains(&hand) {
            kept.extend(below.clone());
        }
    }
    kept
}

fn layer<W: Wood>(kit: &Kit<W>, index: &Index, next: &Classes, hands: [usize; 2], most: usize) -> Classes {
    let mut layer = vec![vec![Vec::new(); most + 1]; most + 1];
    for [own, enemy] in layer_classes(hands, most) {
        let codes: &mut Vec<Code> = &mut layer[own][enemy];
        codes.resize(index.size(own, enemy), 0);
        index.each(own, enemy, |number, own, enemy| {
            let mut best = Best::NOTHING;
            kit.entering_turns(own, enemy, |(own, enemy, _)| {
                let left = enemy.count_ones() as usize;
                let lost = left + hands[1] < 3;
                best.take(if lost { 1 } else { next[left][own.count_ones() as usize][index.number(enemy, own)] });
                true
            });
            codes[number] = best.code();
        });
    }
    layer
}

/// The classes of a layer: men on the board of the side on turn and of the enemy.
pub fn layer_classes(hands: [usize; 2], most: usize) -> impl Iterator<Item = [usize; 2]> {
    let range = move |side: usize| 3usize.saturating_sub(hands[side])..=most.saturating_sub(hands[side]);
    range(0).flat_map(move |own| range(1).map(move |enemy| [own, enemy]))
}
