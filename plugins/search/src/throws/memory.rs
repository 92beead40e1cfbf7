//! What has been worked out already in this search.

/// What looking at a position came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Finding {
    /// The chance to win of the side that searches, in [`super::UNIT`]s.
    pub value: i32,
    /// How many steps below the position the longest line ran.
    pub reach: u32,
    /// Whether some line was broken off only because no more throws were to be looked at.
    pub open: bool,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    tag: u64,
    finding: Option<Finding>,
}

/// Findings by position, horizon and depth. Values are exact, never bounds, so that a finding holds wherever it is met
/// again. A newer one takes the place of an older one.
#[derive(Clone, Debug)]
pub struct Memory {
    /// Empty until something is kept: many searches end before.
    slots: Vec<Slot>,
    size: usize,
}

impl Memory {
    /// Room for this many findings, a power of two.
    #[must_use]
    pub fn new(size: usize) -> Memory {
        debug_assert!(size.is_power_of_two());
        Memory { slots: Vec::new(), size }
    }

    /// The mark of a position looked at with this horizon and depth.
    #[must_use]
    pub fn tag(key: u64, throws: u32, depth: u32) -> u64 {
        let limits = (u64::from(throws) << 32 | u64::from(depth)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (key ^ limits ^ limits >> 29).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    /// What is known of a tag.
    #[must_use]
    pub fn get(&self, tag: u64) -> Option<Finding> {
        let slot = self.slots.get(self.at(tag))?;
        if slot.tag == tag { slot.finding } else { None }
    }

    /// Keeps a finding.
    pub fn put(&mut self, tag: u64, finding: Finding) {
        if self.slots.is_empty() {
            self.slots.resize(self.size, Slot::default());
        }
        let at = self.at(tag);
        self.slots[at] = Slot { tag, finding: Some(finding) };
    }

    fn at(&self, tag: u64) -> usize {
        (tag >> 40) as usize & (self.size - 1)
    }
}
