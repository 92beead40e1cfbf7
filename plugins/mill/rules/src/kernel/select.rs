//! Counting bits and finding one of them without a loop, and without instructions that not every machine has.

/// A set of up to 64 bits with the number of its bits up to each byte.
#[derive(Clone, Copy, Debug)]
pub struct Counted {
    set: u64,
    sums: u64,
}

/// In each byte, where its bit number `index` is.
static IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut index) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 != 0 {
                table[byte][index] = bit;
                index += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

const ONES: u64 = 0x0101_0101_0101_0101;

impl Counted {
    /// Counts.
    #[must_use]
    #[inline]
    pub const fn new(set: u64) -> Counted {
        let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
        Counted { set, sums: bytes.wrapping_mul(ONES) }
    }

    /// How many bits are set.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u32 {
        (self.sums >> 56) as u32
    }

    /// The place of the bit that has `index` others before it; there must be one.
    #[must_use]
    #[inline]
    pub fn nth(self, index: u32) -> u32 {
        let wanted = (u64::from(index) + 1).wrapping_mul(ONES);
        // The highest bit of each byte tells whether so many bits are set up to there.
        let reached = (self.sums | ONES << 7).wrapping_sub(wanted) & ONES << 7;
        let shift = reached.trailing_zeros() & 0x38;
        let before = (self.sums << 8) >> shift & 0xFF;
        let byte = self.set >> shift & 0xFF;
        shift + u32::from(IN_BYTE[byte as usize][(u64::from(index).wrapping_sub(before) & 7) as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::Counted;

    #[test]
    fn every_bit_is_found() {
        let mut set = 0x9E37_79B9_7F4A_7C15u64;
        for _ in 0..200 {
            set = set.rotate_left(7).wrapping_mul(0xBF58_476D_1CE4_E5B9) & set.rotate_left(19);
            let places: Vec<u32> = (0..64).filter(|&i| set >> i & 1 != 0).collect();
            let counted = Counted::new(set);
            assert_eq!(counted.count() as usize, places.len());
            for (index, &place) in (0..).zip(&places) {
                assert_eq!(counted.nth(index), place, "{set:x} {index}");
            }
            set |= set.wrapping_add(0x1234_5678_9ABC_DEF1);
        }
    }
}
