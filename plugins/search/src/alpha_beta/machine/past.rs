//! The positions that stood before: in the match, and on the way from the root.

/// A power of two, enough that most questions are answered without looking.
const BUCKETS: usize = 1024;

/// The hashes of the positions, the latest last.
#[derive(Clone, Debug)]
pub struct Past {
    keys: Vec<u64>,
    /// How many of them there are in each bucket.
    counts: Box<[u32; BUCKETS]>,
}

impl Past {
    /// The positions of the match.
    pub fn new(keys: Vec<u64>) -> Past {
        let mut counts = Box::new([0; BUCKETS]);
        keys.iter().for_each(|&key| counts[bucket(key)] += 1);
        Past { keys, counts }
    }

    /// Whether a position stood before.
    #[inline]
    pub fn contains(&self, key: u64) -> bool {
        self.counts[bucket(key)] > 0 && self.keys.contains(&key)
    }

    /// One step on.
    #[inline]
    pub fn push(&mut self, key: u64) {
        self.counts[bucket(key)] += 1;
        self.keys.push(key);
    }

    /// One step back.
    #[inline]
    pub fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.counts[bucket(key)] -= 1;
        }
    }
}

#[inline]
const fn bucket(key: u64) -> usize {
    (key >> 12) as usize % BUCKETS
}

#[cfg(test)]
mod tests {
    use super::Past;

    #[test]
    fn what_stood_is_known_until_it_is_taken_back() {
        let mut past = Past::new(vec![7, 7 << 12]);
        past.push(9);
        past.push(7);
        assert!([7, 7 << 12, 9].iter().all(|&key| past.contains(key)));
        assert!(!past.contains(8) && !past.contains(9 << 12));
        past.pop();
        assert!(past.contains(7), "it stood twice");
        past.pop();
        assert!(!past.contains(9) && past.contains(7));
    }
}
