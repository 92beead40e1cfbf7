//! A position as the search keeps it: with the cells that complete a line and the sum of the open lines, both brought up
//! to date man by man.

use crate::cells::Cells;
use crate::position::Position;
use crate::shape::Shape;
use boxwood_core::Side;

/// What a line without an enemy is worth by its men.
const WORTH: [i32; 6] = [0, 1, 4, 14, 30, 60];
/// What a cell that completes a line is worth while it cannot be taken.
const THREAT: i32 = 14;
/// The same more on the storeys that fall to a side in the end, where men fall.
const OWN_STOREY: i32 = 24;

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State<W> {
    /// The men of the side on turn.
    pub own: W,
    /// The men of the other side.
    pub enemy: W,
    /// The empty cells that complete a line for the side on turn.
    pub own_threats: W,
    /// Those for the other side.
    pub enemy_threats: W,
    /// The sum of the open lines of the side on turn less the other's.
    pub sum: i32,
    /// Whether the first side is on turn.
    pub first: bool,
}

impl<W: Cells> State<W> {
    /// A position with the lines of `shape`.
    #[must_use]
    pub fn of(shape: &Shape<W>, position: &Position<W>) -> State<W> {
        let (own, enemy) = (position.men(position.turn()), position.men(position.turn().other()));
        let mut sum = 0;
        for &line in shape.lines() {
            let (mine, theirs) = ((line & own).count() as usize, (line & enemy).count() as usize);
            match (mine, theirs) {
                (_, 0) => sum += WORTH[mine.min(5)],
                (0, _) => sum -= WORTH[theirs.min(5)],
                _ => {}
            }
        }
        State {
            own,
            enemy,
            own_threats: shape.threats(own, enemy),
            enemy_threats: shape.threats(enemy, own),
            sum,
            first: position.turn() == Side::First,
        }
    }

    /// All men.
    #[must_use]
    #[inline]
    pub fn men(&self) -> W {
        self.own | self.enemy
    }

    /// The position after a man on `cell` that completes no line.
    #[must_use]
    #[inline]
    pub fn after(&self, shape: &Shape<W>, cell: u8) -> State<W> {
        let at = W::one(cell);
        let (mut sum, mut threats) = (self.sum, self.own_threats);
        for rest in lines_through(shape, cell) {
            let theirs = rest & self.enemy;
            let mine = rest & self.own;
            if theirs.is_none() {
                let men = mine.count() as usize;
                sum += WORTH[men.min(4) + 1] - WORTH[men.min(4)];
                let missing = rest & !self.own;
                if missing.without_lowest().is_none() {
                    threats |= missing;
                }
            } else if mine.is_none() {
                sum += WORTH[theirs.count().min(5) as usize];
            }
        }
        State {
            own: self.enemy,
            enemy: self.own | at,
            own_threats: self.enemy_threats & !at,
            enemy_threats: threats & !at,
            sum: -sum,
            first: !self.first,
        }
    }

    /// How much a man on `cell` adds to the own lines and denies to the enemy's.
    #[must_use]
    #[inline]
    pub fn promise(&self, shape: &Shape<W>, cell: u8) -> i32 {
        let mut promise = 0;
        for rest in lines_through(shape, cell) {
            let (theirs, mine) = (rest & self.enemy, rest & self.own);
            let men = match (theirs.is_none(), mine.is_none()) {
                (true, _) => mine.count(),
                (_, true) => theirs.count(),
                _ => continue,
            };
            promise += WORTH[men.min(4) as usize + 1] - WORTH[men.min(4) as usize];
        }
        promise
    }

    /// How the position stands for the side on turn, at first sight.
    #[must_use]
    pub fn worth(&self, shape: &Shape<W>) -> i32 {
        let (mine, theirs) = (self.own_threats, self.enemy_threats);
        let mut worth = self.sum + THREAT * (mine.count() as i32 - theirs.count() as i32);
        if shape.has_gravity() {
            // The first side comes to the odd storeys if the columns are filled in turn, the second to the even ones.
            let (odd, even) = (shape.odd_storeys(), !shape.odd_storeys());
            let (good, bad) = if self.first { (odd, even) } else { (even, odd) };
            worth += OWN_STOREY * ((mine & good).count() as i32 - (theirs & bad).count() as i32);
        }
        worth
    }

    /// A number for the position.
    #[must_use]
    #[inline]
    pub fn key(&self) -> u64 {
        crate::cells::mix(self.own.folded() ^ self.enemy.folded().rotate_left(17))
    }
}

/// The other cells of every line through a cell.
#[inline]
pub fn lines_through<W: Cells>(shape: &Shape<W>, cell: u8) -> impl Iterator<Item = W> {
    shape.rests(cell).iter().flatten().copied().filter(|rest| *rest != !W::NONE)
}
