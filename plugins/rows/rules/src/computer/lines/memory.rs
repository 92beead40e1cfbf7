//! What the search found in positions, for when they come again.

/// What is known of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Bound {
    /// Nothing.
    #[default]
    None,
    /// It is this.
    Exact,
    /// It is not less.
    AtLeast,
    /// It is not more.
    AtMost,
}

/// What was found in a position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Found {
    key: u64,
    /// The value, wins counted from here.
    pub value: i32,
    /// How far it was looked.
    pub depth: u8,
    /// What the value means.
    pub bound: Bound,
    /// The best cell.
    pub cell: u8,
}

/// A table of positions; a new one takes the place of an old one.
#[derive(Clone, Debug)]
pub struct Memory {
    slots: Vec<Found>,
}

impl Memory {
    /// Room for so many positions, a power of two.
    #[must_use]
    pub fn new(slots: usize) -> Memory {
        Memory { slots: vec![Found::default(); slots] }
    }

    /// What was found in a position.
    #[must_use]
    pub fn get(&self, key: u64) -> Option<Found> {
        let found = self.slots[key as usize & (self.slots.len() - 1)];
        (found.key == key && found.bound != Bound::None).then_some(found)
    }

    /// Remembers what was found.
    pub fn put(&mut self, key: u64, value: i32, depth: u32, bound: Bound, cell: u8) {
        let at = key as usize & (self.slots.len() - 1);
        self.slots[at] = Found { key, value, depth: depth.min(255) as u8, bound, cell };
    }
}
