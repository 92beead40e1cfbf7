//! Mills that may not be made again, as the kernel keeps them.

use super::wood::Wood;
use crate::bans::{Ban, Bans};
use crate::game::Mill;
use boxwood_core::Side;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

/// The bans of a position; `()` for rules that know none, which cost nothing then.
pub trait Banned: Copy + Debug + Default + Eq + Hash + Send + Sync + 'static {
    /// The bans of a position of the rules.
    fn seen<W: Wood>(game: &Mill, bans: &Bans) -> Self;
    /// Whether there are any.
    fn any(&self) -> bool;
    /// Adds a ban on a line, whose men stand on `men`.
    fn add(&mut self, side: Side, line: u32, men: u32);
    /// A man moves from one bit to another (sets of one).
    fn follow(&mut self, side: Side, from: u32, to: u32);
    /// A man is taken.
    fn fall(&mut self, side: Side, at: u32);
    /// Whether a move would make a mill again that may not be.
    fn forbids(&self, side: Side, from: u32, to: u32) -> bool;
    /// Calls `each` with every pair of bits (sets of one) between which a man of this side may not go.
    fn each_forbidden(&self, side: Side, each: impl FnMut(u32, u32));
    /// A number for the hash of the position.
    fn mixed(&self) -> u64;
}

impl Banned for () {
    fn seen<W: Wood>(_game: &Mill, _bans: &Bans) {}
    #[inline]
    fn any(&self) -> bool {
        false
    }
    #[inline]
    fn add(&mut self, _side: Side, _line: u32, _men: u32) {}
    #[inline]
    fn follow(&mut self, _side: Side, _from: u32, _to: u32) {}
    #[inline]
    fn fall(&mut self, _side: Side, _at: u32) {}
    #[inline]
    fn forbids(&self, _side: Side, _from: u32, _to: u32) -> bool {
        false
    }
    #[inline]
    fn each_forbidden(&self, _side: Side, _each: impl FnMut(u32, u32)) {}
    #[inline]
    fn mixed(&self) -> u64 {
        0
    }
}

/// Bans: each the line, where its men stand, and whose they are. In no order: what is asked of them does not depend on it.
#[derive(Clone, Copy, Debug, Default)]
pub struct BanList {
    list: [u64; Bans::ROOM],
    len: u8,
}

const SET: u64 = 0xFF_FFFF;

const fn packed(side: Side, line: u32, men: u32) -> u64 {
    line as u64 & SET | (men as u64 & SET) << 24 | (side as u64) << 48
}

impl BanList {
    #[inline]
    fn list(&self) -> &[u64] {
        &self.list[..usize::from(self.len).min(Bans::ROOM)]
    }

    fn insert(&mut self, ban: u64) {
        let len = usize::from(self.len);
        if len < Bans::ROOM && !self.list().contains(&ban) {
            self.list[len] = ban;
            self.len += 1;
        }
    }

    fn sorted(&self) -> BanList {
        let mut sorted = *self;
        sorted.list[usize::from(self.len).min(Bans::ROOM)..].fill(0);
        sorted.list[..usize::from(self.len).min(Bans::ROOM)].sort_unstable();
        sorted
    }
}

impl PartialEq for BanList {
    fn eq(&self, other: &BanList) -> bool {
        self.sorted().list() == other.sorted().list()
    }
}

impl Eq for BanList {}

impl Hash for BanList {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.sorted().list().hash(state);
    }
}

impl Banned for BanList {
    fn seen<W: Wood>(game: &Mill, bans: &Bans) -> BanList {
        let mut list = BanList::default();
        for ban in bans.list() {
            let line = game.shape().lines().get(usize::from(Ban::line(*ban))).copied().unwrap_or_default();
            list.insert(packed(ban.side(), W::seen(line), W::seen(ban.men())));
        }
        list
    }

    #[inline]
    fn any(&self) -> bool {
        self.len > 0
    }

    fn add(&mut self, side: Side, line: u32, men: u32) {
        self.insert(packed(side, line, men));
    }

    #[inline]
    fn follow(&mut self, side: Side, from: u32, to: u32) {
        let (from, to) = (u64::from(from) << 24, u64::from(to) << 24);
        for ban in self.list.iter_mut().take(usize::from(self.len)) {
            if *ban >> 48 == side as u64 && *ban & from != 0 {
                *ban = *ban & !from | to;
            }
        }
    }

    #[inline]
    fn fall(&mut self, side: Side, at: u32) {
        let mut left = 0;
        for index in 0..usize::from(self.len).min(Bans::ROOM) {
            let ban = self.list[index];
            if ban >> 48 != side as u64 || ban & u64::from(at) << 24 == 0 {
                self.list[left] = ban;
                left += 1;
            }
        }
        self.len = left as u8;
    }

    #[inline]
    fn forbids(&self, side: Side, from: u32, to: u32) -> bool {
        let (from, to) = (u64::from(from), u64::from(to));
        self.list().iter().any(|ban| {
            let men = ban >> 24 & SET;
            ban >> 48 == side as u64 && men & from != 0 && men & !from | to == ban & SET
        })
    }

    #[inline]
    fn each_forbidden(&self, side: Side, mut each: impl FnMut(u32, u32)) {
        for ban in self.list() {
            let (line, men) = (ban & SET, ban >> 24 & SET);
            let (from, to) = (men & !line, line & !men);
            // One man is missing from the line.
            if ban >> 48 == side as u64 && to & to.wrapping_sub(1) == 0 && to != 0 {
                each(from as u32, to as u32);
            }
        }
    }

    fn mixed(&self) -> u64 {
        // A sum, which does not depend on the order.
        self.list().iter().fold(0, |hash, ban| {
            let x = (ban ^ ban >> 29).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            hash.wrapping_add((x ^ x >> 32).wrapping_mul(0xBF58_476D_1CE4_E5B9))
        })
    }
}
