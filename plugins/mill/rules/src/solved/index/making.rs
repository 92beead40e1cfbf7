//! Making the numbers of a board, a little at a time.

use super::{Combinations, Index, Way, combinations, most, ranked_sets, symmetries};
use crate::kernel::Wood;

/// The numbers of a board while they are being made.
#[derive(Debug)]
pub struct Making {
    /// The numbers; all of them once [`Making::go_on`] has said so.
    pub index: Index,
    all: u32,
    size: usize,
    sets: Combinations,
}

impl Making {
    /// Nothing made yet.
    #[must_use]
    pub fn of<W: Wood>() -> Making {
        let [rings, ring] = W::RINGS;
        let points = rings * ring;
        let turned = symmetries(rings, ring);
        let index = Index {
            points,
            ring,
            symmetries: turned.len(),
            turned,
            ways: vec![Way::default(); if points < 24 { 1 << points } else { ranked_sets(points) }],
            lists: Vec::new(),
            orbits: Default::default(),
            places: Default::default(),
        };
        Making { index, all: W::ALL, size: 0, sets: combinations(points, 0) }
    }

    /// Looks at so many own sets at most and tells whether none is left.
    pub fn go_on(&mut self, sets: usize) -> bool {
        for _ in 0..sets {
            match self.sets.next() {
                Some(dense) => self.index.add(dense, self.size, self.all),
                None if self.size < most(self.index.points) => {
                    self.size += 1;
                    self.sets = combinations(self.index.points, self.size as u32);
                }
                None => return true,
            }
        }
        false
    }
}
