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
#[derive(Clone, Copy, Debug)]
pub struct Memo<S> {
    /// The position's hash.
    pub key: u64,
    /// What was best.
    pub step: Option<S>,
    /// The value to the side on turn; wins and losses counted from this position.
    pub value: i32,
    /// How far the look went; [`Memo::WHOLE`] if no line was broken off.
    pub depth: u8,
    /// What the value is.
    pub bound: Bound,
}

impl<S> Memo<S> {
    /// The depth of a look in which every line came to an end of the game.
    pub const WHOLE: u8 = u8::MAX;
    const NOTHING: Memo<S> = Memo { key: 0, step: None, value: 0, depth: 0, bound: Bound::AtLeast };
}

/// The memory: for each key one place. A newer look replaces an older one, unless that went much further.
///
/// Most looks go one step and no further. They have a part of their own, so small that it stays near the processor:
/// waiting for the large part would take longer than looking again.
#[derive(Clone, Debug)]
pub struct Memory<S> {
    slots: Vec<Memo<S>>,
    near: Vec<Memo<S>>,
}

impl<S: Copy> Memory<S> {
    /// The slots of a memory that has not grown yet.
    const FEW: usize = 1 << 13;
    /// The most slots it grows to: a few tens of megabytes.
    const MANY: usize = 1 << 20;

    /// An empty memory.
    pub fn new() -> Memory<S> {
        Memory { slots: vec![Memo::NOTHING; Memory::<S>::FEW], near: vec![Memo::NOTHING; Memory::<S>::FEW] }
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
    pub fn find(&self, key: u64, depth: i32) -> Option<&Memo<S>> {
        let memo = if depth <= 1 { &self.near[Memory::<S>::near_at(key)] } else { &self.slots[self.at(key)] };
        (memo.key == key && memo.depth > 0).then_some(memo)
    }

    /// Remembers.
    pub fn keep(&mut self, memo: Memo<S>) {
        if memo.depth <= 1 {
            self.near[Memory::<S>::near_at(memo.key)] = memo;
            return;
        }
        let at = self.at(memo.key);
        let old = &mut self.slots[at];
        let worthless =
            old.key != memo.key && old.depth > memo.depth.saturating_add(3) && old.depth != Memo::<S>::WHOLE;
        if worthless {
            // It gives way in the end, however far it went.
            old.depth -= 1;
        } else {
            let step = memo.step.or(if old.key == memo.key { old.step } else { None });
            *old = Memo { step, ..memo };
        }
    }

    /// Grows with the number of positions looked at, so that a short thought costs little.
    pub fn grow_to(&mut self, nodes: u64) {
        let slots = self.slots.len();
        if nodes < slots as u64 || slots >= Memory::<S>::MANY {
            return;
        }
        let old = std::mem::replace(&mut self.slots, vec![Memo::NOTHING; slots * 8]);
        for memo in old {
            if memo.depth > 0 {
                let at = self.at(memo.key);
                self.slots[at] = memo;
            }
        }
    }
}
