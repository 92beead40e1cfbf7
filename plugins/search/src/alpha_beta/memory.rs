//! What the search remembers of positions it has looked at.

/// What a remembered value is: exact, or a bound because the look was broken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The value itself.
    Exact,
    /// It is worth this much or more.
    AtLeast,
    /// It is worth this much or less.
    AtMost,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memo<S> {
    /// What was best.
    pub step: Option<S>,
    /// The value to the side on turn; wins and losses counted from this position.
    pub value: i32,
    /// How far the look went; [`Memo::WHOLE`] if no line was broken off. At least 1.
    pub depth: u8,
    /// What the value is.
    pub bound: Bound,
}

impl<S> Memo<S> {
    /// The depth of a look in which every line came to an end of the game.
    pub const WHOLE: u8 = u8::MAX;
}

/// A memo as it lies in the memory: sixteen bytes where a step is one of two.
#[derive(Clone, Copy, Debug)]
struct Slot<S> {
    key: u64,
    step: Option<S>,
    /// From the highest bit down: the value, eight bits of depth (0 where there is nothing), two bits of bound.
    rest: i32,
}

impl<S: Copy> Slot<S> {
    const NOTHING: Slot<S> = Slot { key: 0, step: None, rest: 0 };
    const DEPTH: i32 = 0xFF << 2;

    /// A value has 22 bits with its sign, twice as much as a win needs.
    #[inline]
    const fn new(key: u64, memo: Memo<S>) -> Slot<S> {
        let bound = match memo.bound {
            Bound::Exact => 0,
            Bound::AtLeast => 1,
            Bound::AtMost => 2,
        };
        Slot { key, step: memo.step, rest: memo.value << 10 | (memo.depth as i32) << 2 | bound }
    }

    #[inline]
    const fn depth(&self) -> u8 {
        (self.rest >> 2) as u8
    }

    #[inline]
    const fn memo(&self) -> Memo<S> {
        let bound = match self.rest & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        Memo { step: self.step, value: self.rest >> 10, depth: self.depth(), bound }
    }
}

/// The memory: for each key one place. A newer look replaces an older one, unless that went much further.
///
/// Most looks go one step and no further. They have a part of their own, so small that it stays near the processor:
/// waiting for the large part would take longer than looking again.
#[derive(Clone, Debug)]
pub struct Memory<S> {
    slots: Vec<Slot<S>>,
    near: Vec<Slot<S>>,
}

impl<S: Copy> Memory<S> {
    /// The slots of a memory that has not grown yet.
    const FEW: usize = 1 << 13;
    /// The most slots it grows to: a few tens of megabytes.
    const MANY: usize = 1 << 21;
    /// So many times as large it becomes when it grows.
    const STEP: usize = 4;
    /// Of so many positions one is remembered in the large part, or fewer.
    const KEPT: u64 = 4;

    /// An empty memory.
    pub fn new() -> Memory<S> {
        Memory { slots: vec![Slot::NOTHING; Memory::<S>::FEW], near: vec![Slot::NOTHING; Memory::<S>::FEW] }
    }

    const fn near_at(key: u64) -> usize {
        (key >> 20) as usize & (Memory::<S>::FEW - 1)
    }

    fn at(&self, key: u64) -> usize {
        // The number of slots is a power of two.
        (key >> 20) as usize & (self.slots.len() - 1)
    }

    /// What is remembered of a position that is to be looked at so far.
    #[inline]
    pub fn find(&self, key: u64, depth: i32) -> Option<Memo<S>> {
        let slot = if depth <= 1 { &self.near[Memory::<S>::near_at(key)] } else { &self.slots[self.at(key)] };
        (slot.key == key && slot.rest & Slot::<S>::DEPTH != 0).then(|| slot.memo())
    }

    /// Remembers.
    #[inline]
    pub fn keep(&mut self, key: u64, memo: Memo<S>) {
        if memo.depth <= 1 {
            self.near[Memory::<S>::near_at(key)] = Slot::new(key, memo);
            return;
        }
        let at = self.at(key);
        let old = &mut self.slots[at];
        let far = old.depth();
        if old.key != key && far > memo.depth.saturating_add(3) && far != Memo::<S>::WHOLE {
            // It gives way in the end, however far it went.
            old.rest -= 1 << 2;
        } else {
            let step = memo.step.or(if old.key == key { old.step } else { None });
            *old = Slot::new(key, Memo { step, ..memo });
        }
    }

    /// Grows with the number of positions looked at, so that a short thought costs little.
    pub fn grow_to(&mut self, nodes: u64) {
        let slots = self.slots.len();
        if nodes / Memory::<S>::KEPT < slots as u64 || slots >= Memory::<S>::MANY {
            return;
        }
        let old = std::mem::replace(&mut self.slots, vec![Slot::NOTHING; slots * Memory::<S>::STEP]);
        for slot in old {
            if slot.depth() > 0 {
                let at = self.at(slot.key);
                self.slots[at] = slot;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Memo, Memory};

    #[test]
    fn what_is_kept_is_found_as_it_was() {
        let mut memory: Memory<u16> = Memory::new();
        for (key, value) in (1u64..).zip([0, 1, -1, 5300, -5300, 999_990, -999_990]) {
            for bound in [Bound::Exact, Bound::AtLeast, Bound::AtMost] {
                for depth in [1, 2, 17, 254, Memo::<u16>::WHOLE] {
                    let key = key << 20 | u64::from(depth);
                    let memo = Memo { step: Some(7), value, depth, bound };
                    memory.keep(key, memo);
                    assert_eq!(memory.find(key, i32::from(depth)), Some(memo));
                    assert_eq!(memory.find(key ^ 1 << 50, i32::from(depth)), None);
                }
            }
        }
    }

    #[test]
    fn it_grows_with_what_is_in_it() {
        let mut memory: Memory<u16> = Memory::new();
        let memo = Memo { step: None, value: -9, depth: 4, bound: Bound::Exact };
        memory.keep(0xABCD_EF01_2345, memo);
        memory.grow_to(10_000_000);
        memory.grow_to(10_000_000);
        assert_eq!(memory.slots.len(), Memory::<u16>::FEW * 16);
        assert_eq!(memory.find(0xABCD_EF01_2345, 4), Some(memo));
    }
}
