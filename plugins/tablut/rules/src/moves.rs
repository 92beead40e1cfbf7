//! Where men may go, and what is open to the king.

use crate::bits::{CORNERS, EDGE, Lines, PINCHES, THRONE, THRONE_LINES, THRONE_SET, bit, has, nth, spread, squares};
use crate::game::Tablut;
use crate::position::Position;
use crate::rules::HostileThrone;
use boxwood_core::{Point, Side, Step};

impl Tablut {
    /// Where the king escapes.
    #[must_use]
    #[inline]
    pub const fn ways_out(&self) -> u128 {
        if self.rules().corners_only { CORNERS } else { EDGE }
    }

    /// Squares that ordinary men never enter: the throne, and the corners where only there the king escapes.
    #[must_use]
    #[inline]
    pub const fn kings_squares(&self) -> u128 {
        if self.rules().corners_only { THRONE_SET | CORNERS } else { THRONE_SET }
    }

    /// What nobody slides over though nobody stands there.
    #[must_use]
    #[inline]
    pub const fn wall(&self) -> u128 {
        if self.rules().throne_passage { 0 } else { THRONE_SET }
    }

    /// Where the man or king on a square may go.
    #[must_use]
    #[inline]
    pub fn targets(&self, position: &Position, from: u8) -> u128 {
        let reached = position.closed.slide(from);
        if from != position.king {
            return reached & !self.kings_squares();
        }
        if !self.rules().throne_reentry {
            return reached & !THRONE_SET;
        }
        if self.rules().throne_passage || from == THRONE {
            return reached;
        }
        let mut open = position.closed;
        open.flip(THRONE);
        reached | open.slide(from) & THRONE_SET
    }

    /// To how many squares the man or king on a square may go.
    #[inline]
    fn room(&self, position: &Position, from: u8) -> u32 {
        let rules = self.rules();
        // Where nothing that the lines leave open is forbidden, they need only be counted.
        let plain = !rules.throne_reentry && !rules.corners_only && (!rules.throne_passage || !has(THRONE_LINES, from));
        if plain { position.closed.room(from) } else { self.targets(position, from).count_ones() }
    }

    /// Whether a side has any move.
    #[inline]
    pub(crate) fn can_move(&self, position: &Position, side: Side) -> bool {
        let men = position.men(side);
        let free = !position.taken() & !self.kings_squares();
        spread(men) & free != 0 || squares(men).any(|from| self.targets(position, from) != 0)
    }

    #[inline]
    pub(crate) fn steps(&self, position: &Position, steps: &mut Vec<Step>) {
        steps.clear();
        for from in squares(position.men(position.turn)) {
            let to = squares(self.targets(position, from));
            steps.extend(to.map(|to| Step::Move { from: Point(from), to: Point(to), die: 0 }));
        }
    }

    /// The legal step that `below` chooses, without a list of all.
    #[inline]
    pub(crate) fn choose(&self, position: &Position, below: &mut impl FnMut(u32) -> u32) -> Option<Step> {
        let men = position.men(position.turn);
        let mut rooms = [(0u8, 0u8); 16];
        let mut total = 0;
        let mut count = 0;
        squares(men).for_each(|from| {
            let room = self.room(position, from);
            rooms[count & 15] = (from, room as u8);
            total += room;
            count += 1;
        });
        if total == 0 || count > rooms.len() {
            return None;
        }
        let mut index = if total == 1 { 0 } else { below(total) };
        let mut number = 0;
        while index >= u32::from(rooms[number & 15].1) {
            index -= u32::from(rooms[number & 15].1);
            number += 1;
        }
        let from = rooms[number & 15].0;
        let to = nth(self.targets(position, from), index);
        Some(Step::Move { from: Point(from), to: Point(to), die: 0 })
    }

    /// The squares at which the king could escape with his next move; each lies in another direction.
    #[must_use]
    #[inline]
    pub fn open_ways(&self, position: &Position) -> u128 {
        match position.king() {
            Some(king) => self.targets(position, king) & self.ways_out(),
            None => 0,
        }
    }

    /// The squares of the open ways, from beside the king to the ends.
    #[must_use]
    pub fn open_roads(&self, position: &Position) -> u128 {
        let Some(king) = position.king() else { return 0 };
        let ends = self.open_ways(position);
        squares(ends).fold(ends, |roads, end| roads | Tablut::between(king, end).unwrap_or(0))
    }

    /// The squares that stand in for an enemy of `side` when its men are taken.
    #[must_use]
    #[inline]
    pub const fn hostile_to(&self, position: &Position, side: Side) -> u128 {
        let empty = !has(position.taken(), THRONE);
        let hostile = match self.rules().hostile_throne {
            HostileThrone::Never => false,
            HostileThrone::EmptyToAll => empty,
            HostileThrone::AlwaysToAttackers => empty || matches!(side, Side::First),
        };
        if hostile { THRONE_SET } else { 0 }
    }

    /// The men of `side` that the other side could take with its next move, the king left aside.
    #[must_use]
    pub fn threatened(&self, position: &Position, side: Side) -> u128 {
        let enemy = side.other();
        let mut taken = 0;
        for from in squares(position.men(enemy)) {
            for to in squares(self.targets(position, from)) {
                let mut asked = Position { turn: enemy, ..*position };
                asked.shift(enemy, from, to, self.wall());
                taken |= self.victims(&asked, enemy, to);
            }
        }
        taken
    }

    /// Whether the king and everybody left of his side can never reach a way out if the attackers stand still. An
    /// attacker between two squares which the king's side can reach might be taken; he is no wall.
    #[must_use]
    pub fn is_shut_in(&self, position: &Position) -> bool {
        let mut attackers = position.men(Side::First);
        let mut reached = position.men(Side::Second);
        loop {
            let walls = attackers | self.wall();
            loop {
                let further = reached | spread(reached) & !walls;
                if further & self.ways_out() != 0 {
                    return false;
                }
                if further == reached {
                    break;
                }
                reached = further;
            }
            let anvils = reached | self.hostile_to(position, Side::First);
            let loose = squares(attackers).filter(|&square| {
                let [(right, _), (left, _), (up, _), (down, _)] = PINCHES[usize::from(square)];
                let open = |a: u128, b: u128| a & reached != 0 && b & anvils != 0;
                open(right, left) || open(left, right) || open(up, down) || open(down, up)
            });
            let loose = loose.fold(0, |set, square| set | bit(square));
            if loose == 0 {
                return true;
            }
            attackers &= !loose;
        }
    }

    /// The squares between two on the same rank or file; `None` where they are not.
    #[must_use]
    pub(crate) fn between(from: u8, to: u8) -> Option<u128> {
        if !has(Lines::of(0).slide(from), to) {
            return None;
        }
        let near = Lines::of(bit(to)).slide(from);
        let other = Lines::of(bit(from)).slide(to);
        Some(near & other)
    }
}
