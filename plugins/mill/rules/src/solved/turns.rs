//! Whole turns between positions: a man entered or moved, with everything it takes.

use crate::kernel::Kit;
use crate::kernel::Wood;
use crate::kernel::quick::bits;

/// A turn's result, still seen by the side that made it: own men, enemy men, and how many were taken.
pub type After = (u32, u32, u32);

impl<W: Wood> Kit<W> {
    /// Calls `each` with every turn of a side without men in hand; it ends when `each` says no. Tells whether it came to
    /// the end.
    #[inline]
    pub fn moving_turns(&self, own: u32, enemy: u32, mut each: impl FnMut(After) -> bool) -> bool {
        let empty = W::ALL & !(own | enemy);
        let mut go = |from: u32, to: u32| {
            let others = own & !(1 << from);
            self.captures(others | 1 << to, enemy, W::made(others, to), 0, &mut each)
        };
        if self.flies(own.count_ones(), 0) {
            for from in bits(own) {
                for to in bits(empty) {
                    if !go(from, to) {
                        return false;
                    }
                }
            }
            return true;
        }
        for (word, mut set) in W::ways(own, empty).into_iter().enumerate() {
            while set != 0 {
                let [from, to] = W::decode(own, word, set.trailing_zeros());
                set &= set - 1;
                if !go(from, to) {
                    return false;
                }
            }
        }
        true
    }

    /// The same for a side that enters a man.
    #[inline]
    pub fn entering_turns(&self, own: u32, enemy: u32, mut each: impl FnMut(After) -> bool) -> bool {
        let empty = W::ALL & !(own | enemy);
        let free = if self.rules.mill_in_placement { empty } else { empty & !W::closing(own) };
        for to in bits(free) {
            if !self.captures(own | 1 << to, enemy, W::made(own, to), 0, &mut each) {
                return false;
            }
        }
        true
    }

    /// Takes what `made` mills take, in every order.
    #[inline]
    fn captures(&self, own: u32, enemy: u32, made: u32, taken: u32, each: &mut impl FnMut(After) -> bool) -> bool {
        let owed = if self.rules.each_mill { made } else { made.min(1) };
        if owed == 0 {
            return each((own, enemy, taken));
        }
        let open = self.removable(enemy);
        if open == 0 {
            return each((own, enemy, taken));
        }
        for at in bits(open) {
            let left = enemy & !(1 << at);
            let done = if owed == 1 {
                each((own, left, taken + 1))
            } else {
                self.second(own, left, owed - 1, taken + 1, each)
            };
            if !done {
                return false;
            }
        }
        true
    }

    /// The second man of two mills; more than two at once there are not on these boards.
    #[cold]
    fn second(&self, own: u32, enemy: u32, owed: u32, taken: u32, each: &mut impl FnMut(After) -> bool) -> bool {
        let open = self.removable(enemy);
        if open == 0 {
            return each((own, enemy, taken));
        }
        for at in bits(open) {
            let left = enemy & !(1 << at);
            let done = if owed <= 1 {
                each((own, left, taken + 1))
            } else {
                self.second(own, left, owed - 1, taken + 1, each)
            };
            if !done {
                return false;
            }
        }
        true
    }

    /// Calls `each` with every position from which the enemy of the side on turn may have come here by a move that took
    /// nobody, seen by the side that moved.
    #[inline]
    pub fn before_quiet_turns(&self, own: u32, enemy: u32, mut each: impl FnMut(u32, u32)) {
        let empty = W::ALL & !(own | enemy);
        let safe = self.removable(own) == 0;
        let mut back = |to: u32, from: u32| {
            let others = enemy & !(1 << to);
            if safe || W::made(others, to) == 0 {
                each(others | 1 << from, own);
            }
        };
        if self.flies(enemy.count_ones(), 0) {
            for to in bits(enemy) {
                bits(empty).for_each(|from| back(to, from));
            }
            return;
        }
        // Ways lead back as they lead on.
        for (word, mut set) in W::ways(enemy, empty).into_iter().enumerate() {
            while set != 0 {
                let [to, from] = W::decode(enemy, word, set.trailing_zeros());
                set &= set - 1;
                back(to, from);
            }
        }
    }
}
