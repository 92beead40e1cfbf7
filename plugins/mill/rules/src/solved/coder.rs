//! Numbers packed close: an arithmetic coder that learns as it goes how likely each bit is.

use std::borrow::Cow;

/// How likely a bit is to be set, learnt at two speeds.
#[derive(Clone, Copy, Debug)]
struct Chance {
    fast: u16,
    slow: u16,
}

impl Chance {
    const EVEN: Chance = Chance { fast: 1 << 15, slow: 1 << 15 };

    /// Out of 65 536, never quite certain.
    #[inline]
    const fn set(self) -> u32 {
        let mean = (self.fast as u32 + self.slow as u32) >> 1;
        if mean < 32 {
            32
        } else if mean > 65_503 {
            65_503
        } else {
            mean
        }
    }

    #[inline]
    const fn learn(&mut self, bit: bool) {
        if bit {
            self.fast += (65_535 - self.fast) >> 4;
            self.slow += (65_535 - self.slow) >> 7;
        } else {
            self.fast -= self.fast >> 4;
            self.slow -= self.slow >> 7;
        }
    }
}

/// Either end of the coder: a bit goes in and comes out as it is, or whatever goes in, the next packed bit comes out.
pub trait Coder {
    /// Codes a bit that is set with this chance of 65 536.
    fn bit(&mut self, bit: bool, chance: u32) -> bool;
}

/// Packs.
#[derive(Debug)]
pub struct Packer {
    low: u32,
    high: u32,
    bytes: Vec<u8>,
}

impl Packer {
    /// Nothing packed yet; the bytes are put behind these.
    #[must_use]
    pub const fn after(bytes: Vec<u8>) -> Packer {
        Packer { low: 0, high: u32::MAX, bytes }
    }

    /// Everything packed.
    #[must_use]
    pub fn bytes(mut self) -> Vec<u8> {
        self.bytes.extend(self.low.wrapping_add(1 << 24).to_be_bytes().first());
        self.bytes.extend([0; 3]);
        self.bytes
    }
}

#[inline]
const fn middle(low: u32, high: u32, chance: u32) -> u32 {
    let range = high - low;
    low + (range >> 16) * chance + (((range & 0xFFFF) * chance) >> 16)
}

impl Coder for Packer {
    #[inline]
    fn bit(&mut self, bit: bool, chance: u32) -> bool {
        let middle = middle(self.low, self.high, chance);
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        while (self.low ^ self.high) >> 24 == 0 {
            self.bytes.push((self.high >> 24) as u8);
            self.low <<= 8;
            self.high = self.high << 8 | 0xFF;
        }
        bit
    }
}

/// Unpacks.
#[derive(Debug)]
pub struct Unpacker {
    low: u32,
    high: u32,
    at: u32,
    bytes: Cow<'static, [u8]>,
    next: usize,
    /// How many bytes were asked for that are not there.
    pub missing: usize,
}

impl Unpacker {
    /// Over packed bytes, from this one on.
    #[must_use]
    pub fn new(bytes: Cow<'static, [u8]>, from: usize) -> Unpacker {
        let mut unpacker = Unpacker { low: 0, high: u32::MAX, at: 0, bytes, next: from, missing: 0 };
        for _ in 0..4 {
            unpacker.next();
        }
        unpacker
    }

    fn next(&mut self) {
        let byte = self.bytes.get(self.next).copied();
        self.next += 1;
        self.missing += usize::from(byte.is_none());
        self.at = self.at << 8 | u32::from(byte.unwrap_or_default());
    }
}

impl Coder for Unpacker {
    #[inline]
    fn bit(&mut self, _bit: bool, chance: u32) -> bool {
        let middle = middle(self.low, self.high, chance);
        let bit = self.at <= middle;
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        while (self.low ^ self.high) >> 24 == 0 {
            self.low <<= 8;
            self.high = self.high << 8 | 0xFF;
            self.next();
        }
        bit
    }
}

/// What is learnt about the codes of one class.
#[derive(Clone, Debug)]
pub struct Model {
    /// Whether a code is 0, by which of the last ones were.
    nothing: [Chance; 16],
    /// Whether it is odd, by what the last ones were.
    odd: [Chance; 16],
    /// Its size, bit by bit from the highest, by the size of the last.
    size: Vec<[Chance; 128]>,
    zeros: usize,
    odds: usize,
    last: usize,
}

impl Default for Model {
    fn default() -> Model {
        let even = Chance::EVEN;
        Model { nothing: [even; 16], odd: [even; 16], size: vec![[even; 128]; 128], zeros: 0, odds: 0, last: 0 }
    }
}

impl Model {
    /// Codes a number below 256; `parity` says whether odd and even ones both occur, else all but 0 are odd.
    pub fn code(&mut self, coder: &mut impl Coder, code: u8, parity: bool) -> u8 {
        let nothing = learn(coder, &mut self.nothing[self.zeros & 15], code == 0);
        self.zeros = self.zeros << 1 | usize::from(nothing);
        if nothing {
            return 0;
        }
        let mut odd = true;
        if parity {
            odd = learn(coder, &mut self.odd[self.odds & 15], code & 1 == 1);
            self.odds = self.odds << 1 | usize::from(odd);
        }
        let row = &mut self.size[self.last];
        let mut tree = 1;
        for place in (0..7).rev() {
            let bit = learn(coder, &mut row[tree], code >> 1 >> place & 1 == 1);
            tree = tree << 1 | usize::from(bit);
        }
        self.last = tree & 127;
        (self.last << 1) as u8 | u8::from(odd)
    }
}

#[inline]
fn learn(coder: &mut impl Coder, chance: &mut Chance, bit: bool) -> bool {
    let bit = coder.bit(bit, chance.set());
    chance.learn(bit);
    bit
}

#[cfg(test)]
mod tests {
    use super::{Model, Packer, Unpacker};

    #[test]
    fn what_is_packed_comes_out_again() {
        let codes: Vec<u8> = (0u32..20_000).map(|n| (((n * n) >> 7) % 7 * (n % 3) * (n / 9000)) as u8 * 10).collect();
        for parity in [false, true] {
            let codes: Vec<u8> = codes.iter().map(|&c| if parity || c == 0 { c } else { c | 1 }).collect();
            let (mut packer, mut model) = (Packer::after(Vec::new()), Model::default());
            for &code in &codes {
                model.code(&mut packer, code, parity);
            }
            let bytes = packer.bytes();
            assert!(bytes.len() < codes.len() / 2, "{}", bytes.len());
            let (mut unpacker, mut model) = (Unpacker::new(bytes.into(), 0), Model::default());
            let again: Vec<u8> = codes.iter().map(|_| model.code(&mut unpacker, 0, parity)).collect();
            assert!(again == codes && unpacker.missing == 0);
        }
    }
}
