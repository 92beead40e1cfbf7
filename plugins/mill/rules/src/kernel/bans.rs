//! Mills that may not be made again, as the kernel keeps them.

use super::wood::Wood;
use crate::bans::{Ban, Bans};
use crate::game::Mill;
use boxwood_core::Side;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

/// The bans of a position; `()` for rules that know none, which cost nothing then.
pub trait Banned: Copy + Debug + Default + Eq + Hash + Send + Sync + 'static {
    /// Whether bans are kept at all.
    const KEPT: bool;
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
    /// Calls `each` with every pair of bits (sets of one) between which a man of this side may not go, where the second
    /// is one of `empty`.
    fn each_forbidden(&self, side: Side, empty: u32, each: impl FnMut(u32, u32));
    /// A number for the hash of the position.
    fn mixed(&self) -> u64;
}

impl Banned for () {
    const KEPT: bool = false;

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
    fn each_forbidden(&self, _side: Side, _empty: u32, _each: impl FnMut(u32, u32)) {}
    #[inline]
    fn mixed(&self) -> u64 {
        0
    }
}

/// Bans of each side: each the line and where its men stand, packed. In no order: what is asked of them does not depend on
/// it. What most questions end with is kept beside them: a game may have bans for long that forbid nothing yet.
#[derive(Clone, Copy, Debug, Default)]
pub struct BanList {
    lists: [[u64; BanList::ROOM]; 2],
    lens: [u8; 2],
    /// Where men stand of whom some ban speaks.
    held: [u32; 2],
    /// Points whose line wants no more than the man who may not go there.
    wanted: [u32; 2],
}

const SET: u64 = 0xFF_FFFF;

impl BanList {
    /// How many a side can have; the rules have room for fewer of both together.
    const ROOM: usize = Bans::ROOM;

    #[inline]
    fn list(&self, side: Side) -> &[u64] {
        &self.lists[side.index()][..usize::from(self.lens[side.index()]).min(BanList::ROOM)]
    }

    /// The points of the line and of the men, without what they have in common.
    #[inline]
    const fn apart(ban: u64) -> [u32; 2] {
        let (line, men) = (ban as u32, (ban >> 32) as u32);
        [line & !men, men & !line]
    }

    /// After a change.
    fn look_again(&mut self, side: Side) {
        let (mut held, mut wanted) = (0, 0);
        for ban in self.list(side) {
            held |= (ban >> 32) as u32;
            let [to, _] = BanList::apart(*ban);
            wanted |= if to.is_power_of_two() { to } else { 0 };
        }
        self.held[side.index()] = held;
        self.wanted[side.index()] = wanted;
    }

    fn sorted(&self, side: Side) -> Vec<u64> {
        let mut list = self.list(side).to_vec();
        list.sort_unstable();
        list
    }
}

impl PartialEq for BanList {
    fn eq(&self, other: &BanList) -> bool {
        Side::BOTH.iter().all(|&side| self.sorted(side) == other.sorted(side))
    }
}

impl Eq for BanList {}

impl Hash for BanList {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Side::BOTH.iter().for_each(|&side| self.sorted(side).hash(state));
    }
}

impl Banned for BanList {
    const KEPT: bool = true;

    fn seen<W: Wood>(game: &Mill, bans: &Bans) -> BanList {
        let mut list = BanList::default();
        for ban in bans.list() {
            let line = game.shape().lines().get(usize::from(Ban::line(*ban))).copied().unwrap_or_default();
            list.add(ban.side(), W::seen(line), W::seen(ban.men()));
        }
        list
    }

    #[inline]
    fn any(&self) -> bool {
        self.lens != [0, 0]
    }

    fn add(&mut self, side: Side, line: u32, men: u32) {
        let ban = u64::from(line) | u64::from(men) << 32;
        let len = usize::from(self.lens[side.index()]);
        if len < BanList::ROOM && !self.list(side).contains(&ban) {
            self.lists[side.index()][len] = ban;
            self.lens[side.index()] += 1;
            self.look_again(side);
        }
    }

    #[inline]
    fn follow(&mut self, side: Side, from: u32, to: u32) {
        if self.held[side.index()] & from == 0 {
            return;
        }
        let (from, to) = (u64::from(from) << 32, u64::from(to) << 32);
        let len = usize::from(self.lens[side.index()]);
        for ban in self.lists[side.index()].iter_mut().take(len) {
            if *ban & from != 0 {
                *ban = *ban & !from | to;
            }
        }
        self.look_again(side);
    }

    #[inline]
    fn fall(&mut self, side: Side, at: u32) {
        if self.held[side.index()] & at == 0 {
            return;
        }
        let len = usize::from(self.lens[side.index()]).min(BanList::ROOM);
        let list = &mut self.lists[side.index()];
        let mut left = 0;
        for index in 0..len {
            let ban = list[index];
            list[left] = ban;
            left += usize::from(ban & u64::from(at) << 32 == 0);
        }
        self.lens[side.index()] = left as u8;
        self.look_again(side);
    }

    #[inline]
    fn forbids(&self, side: Side, from: u32, to: u32) -> bool {
        if self.held[side.index()] & from == 0 || self.wanted[side.index()] & to == 0 {
            return false;
        }
        let (from, to) = (u64::from(from), u64::from(to));
        self.list(side).iter().any(|ban| {
            let men = ban >> 32;
            men & from != 0 && men & !from | to == ban & SET
        })
    }

    #[inline]
    fn each_forbidden(&self, side: Side, empty: u32, mut each: impl FnMut(u32, u32)) {
        if self.wanted[side.index()] & empty == 0 {
            return;
        }
        for ban in self.list(side) {
            let [to, from] = BanList::apart(*ban);
            if to.is_power_of_two() && to & empty != 0 {
                each(from, to);
            }
        }
    }

    fn mixed(&self) -> u64 {
        let mix = |hash: u64, ban: &u64| {
            let x = (ban ^ ban >> 29).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            // A sum, which does not depend on the order.
            hash.wrapping_add((x ^ x >> 32).wrapping_mul(0xBF58_476D_1CE4_E5B9))
        };
        let [first, second] = Side::BOTH.map(|side| self.list(side).iter().fold(0, mix));
        first ^ second.rotate_left(31)
    }
}
