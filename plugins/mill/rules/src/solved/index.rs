//! Positions of two sets of men as numbers, those that a symmetry of the board makes alike as one.
//!
//! The own men decide: each set of them belongs to an orbit with one representative. The enemy's men are turned the same
//! way and ranked among the points that are left; where several symmetries lead to the representative, the lowest rank
//! counts. Numbers that no position has are holes: few, and never asked for.

mod making;

pub use making::Making;

use crate::kernel::Wood;

/// The most men of a side.
pub const MOST: usize = 6;
/// The most men of a side in the endings on the board of twenty-four points.
pub const MOST_OF_24: usize = 5;

/// How an own set is brought to its representative.
#[derive(Clone, Copy, Debug, Default)]
struct Way {
    orbit: u32,
    /// Its symmetries in the common list.
    start: u32,
    len: u8,
}

/// The numbers of the positions of a board.
#[derive(Clone, Debug)]
pub struct Index {
    points: u32,
    ring: u32,
    symmetries: usize,
    turned: Vec<[[u32; 256]; 3]>,
    ways: Vec<Way>,
    lists: Vec<u8>,
    /// Per size of the own set: the representatives, and for each bit its place among the points that are left.
    orbits: [Vec<u32>; MOST + 1],
    places: [Vec<[u8; 32]>; MOST + 1],
}

/// Binomial coefficients.
static CHOOSE: [[u32; 8]; 32] = {
    let mut table = [[0; 8]; 32];
    let mut n = 0;
    while n < 32 {
        table[n][0] = 1;
        let mut k = 1;
        while k < 8 {
            table[n][k] = if n == 0 { 0 } else { table[n - 1][k - 1] + table[n - 1][k] };
            k += 1;
        }
        n += 1;
    }
    table
};

/// The most men of a side on a board of so many points.
const fn most(points: u32) -> usize {
    if points < 24 { MOST } else { MOST_OF_24 }
}

/// How many sets of at most so many men there are.
fn ranked_sets(points: u32) -> usize {
    (0..=most(points) as u32).map(|size| choose(points, size)).sum()
}

/// In how many ways `k` of `n` can be chosen.
#[must_use]
pub const fn choose(n: u32, k: u32) -> usize {
    CHOOSE[(n & 31) as usize][(k & 7) as usize] as usize
}

impl Index {
    /// The numbers for a board of rings.
    #[must_use]
    pub fn of<W: Wood>() -> Index {
        let mut making = Making::of::<W>();
        while !making.go_on(usize::MAX) {}
        making.index
    }

    fn add(&mut self, dense: u32, size: usize, all: u32) {
        let set = self.spread(dense);
        let images: Vec<u32> = (0..self.symmetries).map(|s| self.dense(self.turn(s, set))).collect();
        let least = images.iter().copied().min().unwrap_or(dense);
        let orbit = if least == dense {
            let mut places = [0; 32];
            let mut place = 0;
            for (bit, slot) in places.iter_mut().enumerate() {
                *slot = place;
                place += u8::from(all & !set & 1 << bit != 0);
            }
            self.orbits[size].push(set);
            self.places[size].push(places);
            self.orbits[size].len() as u32 - 1
        } else {
            // The representative is the least of its orbit and was met before.
            self.ways[self.way(self.spread(least))].orbit
        };
        let start = self.lists.len() as u32;
        self.lists.extend((0..self.symmetries).filter(|&s| images[s] == least).map(|s| s as u8));
        let way = self.way(set);
        self.ways[way] = Way { orbit, start, len: (self.lists.len() as u32 - start) as u8 };
    }

    /// Where the way of an own set stands: by the set itself where the board is small, else by its rank among the sets of
    /// its size, those of smaller sets first.
    #[inline]
    fn way(&self, own: u32) -> usize {
        if self.points < 24 {
            return self.dense(own) as usize;
        }
        let (mut rest, mut size, mut rank) = (own, 0, 0);
        while rest != 0 {
            rank += choose(self.points, size);
            size += 1;
            rank += choose(rest.trailing_zeros(), size);
            rest &= rest - 1;
        }
        rank
    }

    /// The bits without the gaps that rings of six leave.
    #[inline]
    const fn dense(&self, set: u32) -> u32 {
        if self.ring == 8 { set } else { set & 0x3F | set >> 2 & 0xFC0 | set >> 4 & 0x3_F000 }
    }

    const fn spread(&self, dense: u32) -> u32 {
        if self.ring == 8 { dense } else { dense & 0x3F | (dense & 0xFC0) << 2 | (dense & 0x3_F000) << 4 }
    }

    #[inline]
    fn turn(&self, symmetry: usize, set: u32) -> u32 {
        let [low, middle, high] = &self.turned[symmetry];
        low[(set & 0xFF) as usize] | middle[(set >> 8 & 0xFF) as usize] | high[(set >> 16 & 0xFF) as usize]
    }

    /// How many numbers the class with so many men of the side on turn and of the enemy has.
    #[must_use]
    pub fn size(&self, own: usize, enemy: usize) -> usize {
        self.orbits[own].len() * choose(self.points - own as u32, enemy as u32)
    }

    /// The number of a position in the class of its men.
    #[inline]
    #[must_use]
    pub fn number(&self, own: u32, enemy: u32) -> usize {
        let way = self.ways[self.way(own)];
        let size = own.count_ones();
        let places = &self.places[size as usize][way.orbit as usize];
        let list = &self.lists[way.start as usize..way.start as usize + usize::from(way.len)];
        let mut least = u32::MAX;
        for &symmetry in list {
            least = least.min(rank(self.turn(usize::from(symmetry), enemy), places));
        }
        way.orbit as usize * choose(self.points - size, enemy.count_ones()) + least as usize
    }

    /// How many positions are like this one, itself counted.
    #[must_use]
    pub fn alike(&self, own: u32, enemy: u32) -> usize {
        let way = self.ways[self.way(own)];
        let places = &self.places[own.count_ones() as usize][way.orbit as usize];
        let list = &self.lists[way.start as usize..way.start as usize + usize::from(way.len)];
        let ranks: Vec<u32> = list.iter().map(|&s| rank(self.turn(usize::from(s), enemy), places)).collect();
        let least = ranks.iter().min();
        self.symmetries / ranks.iter().filter(|r| Some(*r) == least).count().max(1)
    }

    /// How many own sets of so many men there are that no symmetry makes alike.
    #[must_use]
    pub fn orbits(&self, own: usize) -> usize {
        self.orbits[own].len()
    }

    /// The sets of enemies beside so many own men, as places among the points that are left.
    #[must_use]
    pub fn enemies(&self, own: usize, enemy: usize) -> Vec<u32> {
        combinations(self.points - own as u32, enemy as u32).collect()
    }

    /// Calls `each` with number and sets of every position of a class, in the order of the numbers.
    pub fn each(&self, own: usize, enemy: usize, mut each: impl FnMut(usize, u32, u32)) {
        let enemies = self.enemies(own, enemy);
        for orbit in 0..self.orbits(own) {
            self.each_of(own, orbit, &enemies, &mut each);
        }
    }

    /// The same of the positions whose own men are alike; `enemies` are those of [`Index::enemies`].
    pub fn each_of(&self, own: usize, orbit: usize, enemies: &[u32], mut each: impl FnMut(usize, u32, u32)) {
        let (rep, places) = (self.orbits[own][orbit], &self.places[own][orbit]);
        let mut bits = [0u32; 32];
        for bit in 0..32 {
            if self.spread((1 << self.points) - 1) & !rep & 1 << bit != 0 {
                bits[usize::from(places[bit])] = 1 << bit;
            }
        }
        let way = self.ways[self.way(rep)];
        let list = &self.lists[way.start as usize..way.start as usize + usize::from(way.len)];
        for (place, &set) in (0..).zip(enemies) {
            let mut rest = set;
            let mut men = 0;
            while rest != 0 {
                men |= bits[rest.trailing_zeros() as usize];
                rest &= rest - 1;
            }
            let hole = list.len() > 1 && list.iter().any(|&s| rank(self.turn(usize::from(s), men), places) < place);
            if !hole {
                each(orbit * enemies.len() + place as usize, rep, men);
            }
        }
    }
}

#[inline]
fn rank(mut set: u32, places: &[u8; 32]) -> u32 {
    let mut rank = 0;
    let mut nth = 1;
    while set != 0 {
        let place = places[(set.trailing_zeros() & 31) as usize];
        rank += CHOOSE[usize::from(place & 31)][nth & 7];
        nth += 1;
        set &= set - 1;
    }
    rank
}

/// Sets of as many of the lowest bits, in ascending order.
#[derive(Debug)]
struct Combinations {
    next: Option<u64>,
    points: u32,
}

/// All sets of `size` of the lowest `points` bits.
const fn combinations(points: u32, size: u32) -> Combinations {
    Combinations { next: Some((1u64 << size) - 1), points }
}

impl Iterator for Combinations {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let set = self.next.filter(|s| s >> self.points == 0)?;
        // The next number with as many bits.
        self.next = if set == 0 {
            None
        } else {
            let low = set & set.wrapping_neg();
            let up = set + low;
            Some(up | ((set ^ up) / low) >> 2)
        };
        Some(set as u32)
    }
}

/// The symmetries of the board as tables: turns by whole sides, reflections, and the rings turned inside out.
fn symmetries(rings: u32, ring: u32) -> Vec<[[u32; 256]; 3]> {
    let mut all = Vec::new();
    for inside_out in [false, true] {
        for reflected in [false, true] {
            for turn in 0..ring / 2 {
                let image = |bit: u32| {
                    let (mut at_ring, mut at) = (bit / 8, bit % 8);
                    if at >= ring || at_ring >= rings {
                        return 0;
                    }
                    if reflected {
                        at = (ring - at) % ring;
                    }
                    at = (at + 2 * turn) % ring;
                    if inside_out {
                        at_ring = rings - 1 - at_ring;
                    }
                    1u32 << (8 * at_ring + at)
                };
                let mut table = [[0; 256]; 3];
                for (part, row) in (0..).zip(&mut table) {
                    for (byte, sum) in (0u32..).zip(row) {
                        *sum = (0..8).filter(|b| byte >> b & 1 != 0).fold(0, |set, b| set | image(8 * part + b));
                    }
                }
                all.push(table);
            }
        }
    }
    all
}
