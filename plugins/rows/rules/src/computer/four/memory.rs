//! What was found out about positions, to be used where they come again.

/// What is known of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Nothing.
    Nothing,
    /// It is not less.
    AtLeast(i32),
    /// It is not more.
    AtMost(i32),
}

/// A table of so many positions; a new one takes the place of the older of two. What was found in more than a few
/// positions' work is kept as long as nothing costlier comes.
#[derive(Clone, Debug)]
pub struct Memory {
    slots: Vec<u64>,
    shift: u32,
}

/// Bits of a slot: 49 for the key, 7 for the value, 6 for the work.
const KEY: u64 = (1 << 49) - 1;
const VALUE: u32 = 49;
const WORK: u32 = 56;

impl Memory {
    /// A table for two to the power of `bits` positions, 8 bytes each.
    #[must_use]
    pub fn new(bits: u32) -> Memory {
        Memory { slots: vec![0; 1 << bits], shift: 64 - bits }
    }

    /// The pair of slots of a key.
    #[inline]
    const fn index(&self, key: u64) -> usize {
        (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> self.shift) as usize & !1
    }

    /// What is known of a position.
    #[must_use]
    #[inline]
    pub fn get(&self, key: u64) -> Known {
        let at = self.index(key);
        for slot in [self.slots[at], self.slots[at + 1]] {
            if slot & KEY == key && slot != 0 {
                let value = (slot >> VALUE & 0x7F) as i32;
                return if value >= 64 { Known::AtLeast(value - 96) } else { Known::AtMost(value - 32) };
            }
        }
        Known::Nothing
    }

    /// Remembers what was found by looking at `nodes` positions.
    #[inline]
    pub fn put(&mut self, key: u64, known: Known, nodes: u64) {
        let value = match known {
            Known::Nothing => return,
            Known::AtLeast(value) => value + 96,
            Known::AtMost(value) => value + 32,
        };
        let work = u64::from(64 - nodes.leading_zeros());
        let slot = key | (value as u64) << VALUE | work << WORK;
        let at = self.index(key);
        let first = self.slots[at];
        // The first of the two holds what cost most, the second what came last.
        if first & KEY == key || first >> WORK <= work {
            if first & KEY != key {
                self.slots[at + 1] = first;
            }
            self.slots[at] = slot;
        } else {
            self.slots[at + 1] = slot;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_found_again() {
        let mut memory = Memory::new(10);
        for known in [Known::AtLeast(-18), Known::AtLeast(21), Known::AtMost(-21), Known::AtMost(18)] {
            memory.put(123, known, 5);
            assert_eq!(memory.get(123), known);
        }
        assert_eq!(memory.get(124), Known::Nothing);
    }

    #[test]
    fn costly_findings_outlast_cheap_ones() {
        let mut memory = Memory::new(1);
        memory.put(1, Known::AtLeast(1), 1000);
        memory.put(2, Known::AtLeast(2), 3);
        memory.put(3, Known::AtLeast(3), 3);
        assert_eq!([1, 2, 3].map(|key| memory.get(key)), [Known::AtLeast(1), Known::Nothing, Known::AtLeast(3)]);
    }
}
