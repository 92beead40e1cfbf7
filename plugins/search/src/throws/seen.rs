//! Which positions have been met already while one throw is being played out.

/// A set of position keys that is emptied at no cost.
#[derive(Clone, Debug)]
pub struct Seen {
    /// Key and the round in which it was put in; a slot of an older round is free.
    slots: Vec<(u64, u32)>,
    round: u32,
    len: usize,
}

impl Seen {
    /// An empty set with room for a throw of an ordinary game.
    #[must_use]
    pub fn new() -> Seen {
        Seen { slots: vec![(0, 0); 1024], round: 1, len: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.len = 0;
        self.round = self.round.wrapping_add(1);
        if self.round == 0 {
            self.slots.fill((0, 0));
            self.round = 1;
        }
    }

    /// Puts a key in; whether it was new.
    pub fn insert(&mut self, key: u64) -> bool {
        if self.len * 2 >= self.slots.len() {
            self.grow();
        }
        let new = self.put(key);
        self.len += usize::from(new);
        new
    }

    fn put(&mut self, key: u64) -> bool {
        let mask = self.slots.len() - 1;
        // The multiplication spreads keys of games that number their positions plainly.
        let mut at = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize & mask;
        loop {
            let (there, round) = self.slots[at];
            if round != self.round {
                self.slots[at] = (key, self.round);
                return true;
            }
            if there == key {
                return false;
            }
            at = (at + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let double = vec![(0, 0); self.slots.len() * 2];
        let old = std::mem::replace(&mut self.slots, double);
        for (key, round) in old {
            if round == self.round {
                self.put(key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Seen;

    #[test]
    fn a_key_is_new_once_a_round() {
        let mut seen = Seen::new();
        for round in 0..3 {
            for key in 0..5000u64 {
                assert!(seen.insert(key * 7919), "key {key} of round {round} is new");
                assert!(!seen.insert(key * 7919), "and then it is not");
            }
            seen.clear();
        }
    }
}
