//! Drawing by lot: a step by its number, and what is left where there is none.

use super::Chance;
use crate::kernel::bans::Banned;
use crate::kernel::quick::{Kit, Quick};
use crate::kernel::select::Counted;
use crate::kernel::wood::Wood;
use crate::position::End;
use crate::rules::Blocked;
use boxwood_core::Side;

/// What becomes of a side that can do nothing: the winner (or nobody) if the game is over.
#[cold]
#[inline(never)]
pub fn blocked<W: Wood, B: Banned>(kit: &Kit<W>, q: &Quick<B>, late: bool) -> Option<Option<Side>> {
    match kit.rules.blocked {
        Blocked::Lose => Some(Some(q.turn.other())),
        Blocked::Draw => Some(None),
        Blocked::Pass if late => Some(None),
        Blocked::Pass => (kit.end(q) == End::NobodyMoves).then_some(None),
    }
}

/// Draws one of these entries (from and to are the same then) and of all moves from a list; `None` if there is nothing.
#[cold]
#[inline(never)]
pub fn listed<W: Wood, B: Banned>(
    kit: &Kit<W>,
    q: &Quick<B>,
    entries: u32,
    below: &mut impl Chance,
) -> Option<[u32; 2]> {
    let entering = entries.count_ones();
    let mut total = entering;
    kit.moves(q, |_, _| total += 1);
    if total == 0 {
        return None;
    }
    let index = draw(total, below);
    if index < entering {
        let to = Counted::new(u64::from(entries)).nth(index);
        return Some([to, to]);
    }
    let (mut at, mut found) = (entering, [0; 2]);
    kit.moves(q, |from, to| {
        if at == index {
            found = [from, to];
        }
        at += 1;
    });
    Some(found)
}

/// A number below `count`; chance is not asked where there is one only.
#[inline]
pub fn draw(count: u32, below: &mut impl Chance) -> u32 {
    if count > 1 { below(count) } else { 0 }
}

/// The way with this number among all, from a bit to a bit.
#[inline]
pub fn nth_way<W: Wood>(movers: u32, words: [Counted; 2], index: u32) -> [u32; 2] {
    let first = words[0].count();
    let (word, counted, index) = if index < first { (0, words[0], index) } else { (1, words[1], index - first) };
    W::decode(movers, word, counted.nth(index))
}
