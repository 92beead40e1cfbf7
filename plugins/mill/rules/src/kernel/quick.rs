//! Positions of the kernel and what may be done in them: the rules without dice.

use super::bans::Banned;
use super::packed::{PASS, PLACE, Packed, REMOVE};
use super::wood::Wood;
use crate::game::Mill;
use crate::position::{End, Position, Thrown};
use crate::rules::{Blocked, Capture, FirstMove, MillDice, MillRules, Phase2, Win};
use boxwood_core::Side;
use std::marker::PhantomData;

/// A position, seen by the side on turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Quick<B> {
    /// The men of the side on turn.
    pub own: u32,
    /// The enemy's.
    pub enemy: u32,
    /// Men in hand of both.
    pub hands: [u8; 2],
    /// Enemy men still to be taken.
    pub owed: u8,
    /// Whose turn it is.
    pub turn: Side,
    /// How the game ended.
    pub end: End,
    /// Turns without progress.
    pub quiet: u16,
    /// Mills that may not be made again.
    pub bans: B,
}

impl<B> Quick<B> {
    /// Men of the side on turn, those in hand counted.
    #[inline]
    #[must_use]
    pub const fn own_total(&self) -> u32 {
        self.own.count_ones() + self.hands[0] as u32
    }

    /// Men of the enemy, those in hand counted.
    #[inline]
    #[must_use]
    pub const fn enemy_total(&self) -> u32 {
        self.enemy.count_ones() + self.hands[1] as u32
    }
}

/// The rules over a board.
#[derive(Clone, Copy, Debug)]
pub struct Kit<W> {
    /// The rules.
    pub rules: MillRules,
    wood: PhantomData<W>,
}

/// Each bit of a set, as a number.
#[inline]
pub fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros();
            set &= set - 1;
            bit
        })
    })
}

impl<W: Wood> Kit<W> {
    /// The rules, whose board is this one.
    #[must_use]
    pub const fn new(rules: &MillRules) -> Kit<W> {
        Kit { rules: *rules, wood: PhantomData }
    }

    /// A position of the rules; `None` where there are dice, which the kernel's positions do not know.
    #[must_use]
    pub fn seen<B: Banned>(game: &Mill, position: &Position) -> Option<Quick<B>> {
        if game.rules().dice == MillDice::None { Kit::<W>::without_dice(game, position) } else { None }
    }

    /// A position as if no throw would give a right any more; `None` where the throw that lies there does.
    #[must_use]
    pub fn without_dice<B: Banned>(game: &Mill, position: &Position) -> Option<Quick<B>> {
        let turn = position.turn();
        let [own, enemy] = [turn, turn.other()].map(|side| W::seen(position.men(side)));
        let hands = [turn, turn.other()].map(|side| position.hand(side));
        (position.thrown() != Thrown::Special).then(|| Quick {
            own,
            enemy,
            hands,
            owed: position.owed(),
            turn,
            end: position.end,
            quiet: position.quiet(),
            bans: B::seen::<W>(game, position.bans()),
        })
    }

    /// The empty points.
    #[inline]
    pub fn empty<B>(q: &Quick<B>) -> u32 {
        W::ALL & !(q.own | q.enemy)
    }

    /// Whether men on the board are carried anywhere, with so many of them.
    #[inline]
    pub fn flies(&self, men: u32, hand: u8) -> bool {
        self.rules.phase2 == Phase2::Carry || hand == 0 && men <= u32::from(self.rules.fly_at)
    }

    /// Where the side on turn may enter a man.
    #[inline]
    pub fn entries<B>(&self, q: &Quick<B>) -> u32 {
        let mut free = Kit::<W>::empty(q);
        if W::CENTRE != 0 && self.rules.first_move != FirstMove::Any {
            let first = q.turn == Side::First && q.own == 0 && q.hands[0] == self.rules.men;
            if first {
                let fixed = self.rules.first_move == FirstMove::CentreFixed;
                free &= if fixed { W::CENTRE } else { !W::CENTRE };
            }
        }
        if self.rules.mill_in_placement { free } else { free & !W::closing(q.own) }
    }

    /// The men of the side on turn who may move.
    #[inline]
    pub fn movers<B>(&self, q: &Quick<B>) -> u32 {
        let fixed = W::CENTRE != 0 && self.rules.first_move == FirstMove::CentreFixed && q.turn == Side::First;
        if fixed { q.own & !W::CENTRE } else { q.own }
    }

    /// Which of these men may be taken.
    #[inline]
    pub fn removable(&self, enemy: u32) -> u32 {
        let open = enemy & !W::in_mills(enemy);
        match self.rules.capture {
            Capture::Any => enemy,
            Capture::Strict => open,
            Capture::Fallback => {
                if open == 0 {
                    enemy
                } else {
                    open
                }
            }
        }
    }

    /// Calls `each` with every legal step of a running position.
    #[inline]
    pub fn steps<B: Banned>(&self, q: &Quick<B>, mut each: impl FnMut(Packed)) {
        if q.owed > 0 {
            bits(self.removable(q.enemy)).for_each(|at| each(Packed::remove(at)));
            return;
        }
        let mut some = false;
        let mut tell = |step| {
            some = true;
            each(step);
        };
        if q.hands[0] > 0 {
            bits(self.entries(q)).for_each(|to| tell(Packed::place(to)));
        }
        if q.hands[0] == 0 || self.rules.place_or_move {
            self.moves(q, |from, to| tell(Packed::shift(from, to)));
        }
        if !some {
            each(PASS);
        }
    }

    /// Calls `each` with every move from a bit to a bit.
    #[inline]
    pub fn moves<B: Banned>(&self, q: &Quick<B>, mut each: impl FnMut(u32, u32)) {
        let empty = Kit::<W>::empty(q);
        let movers = self.movers(q);
        let mut tell = |from: u32, to: u32| {
            if !(q.bans.any() && q.bans.forbids(q.turn, 1 << from, 1 << to)) {
                each(from, to);
            }
        };
        if self.flies(q.own.count_ones(), q.hands[0]) {
            for from in bits(movers) {
                bits(empty).for_each(|to| tell(from, to));
            }
            return;
        }
        for (word, mut set) in W::ways(movers, empty).into_iter().enumerate() {
            while set != 0 {
                let [from, to] = W::decode(movers, word, set.trailing_zeros());
                set &= set - 1;
                tell(from, to);
            }
        }
    }

    /// Whether a step is legal in a running position; of a pass it is not asked.
    #[inline]
    pub fn allows<B: Banned>(&self, q: &Quick<B>, step: Packed) -> bool {
        let to = 1u32.wrapping_shl(step.to());
        match step.0 & !31 {
            REMOVE => q.owed > 0 && self.removable(q.enemy) & to != 0,
            PLACE => q.owed == 0 && q.hands[0] > 0 && self.entries(q) & to != 0,
            _ if step == PASS => false,
            _ => {
                let from = 1u32.wrapping_shl(step.from());
                q.owed == 0
                    && (q.hands[0] == 0 || self.rules.place_or_move)
                    && self.movers(q) & from != 0
                    && Kit::<W>::empty(q) & to != 0
                    && (W::near(from) & to != 0 || self.flies(q.own.count_ones(), q.hands[0]))
                    && !(q.bans.any() && q.bans.forbids(q.turn, from, to))
            }
        }
    }

    /// The position after a legal step.
    #[inline]
    pub fn play<B: Banned>(&self, q: &Quick<B>, step: Packed) -> Quick<B> {
        let mut after = *q;
        let to = step.to();
        let bit = 1u32.wrapping_shl(to);
        match step.0 & !31 {
            REMOVE => {
                after.enemy &= !bit;
                after.bans.fall(q.turn.other(), bit);
                after.owed -= u8::from(after.owed > 0);
                if after.enemy_total() < 3 || after.owed == 0 || self.removable(after.enemy) == 0 {
                    self.end_turn(&mut after, true);
                }
            }
            PLACE => {
                let made = W::made(q.own, to);
                after.own |= bit;
                after.hands[0] = after.hands[0].saturating_sub(1);
                self.made(&mut after, made, true);
            }
            _ if step == PASS => self.end_turn(&mut after, false),
            _ => {
                let from = 1u32.wrapping_shl(step.from());
                let others = q.own & !from;
                let made = W::made(others, to);
                after.own = others | bit;
                if self.rules.remake_ban {
                    after.bans.follow(q.turn, from, bit);
                    if made > 0 {
                        ban_opened::<W, B>(&mut after.bans, q.turn, q.own, step.from(), bit);
                    }
                }
                self.made(&mut after, made, made > 0);
            }
        }
        after
    }

    #[inline]
    fn made<B: Banned>(&self, q: &mut Quick<B>, made: u32, progress: bool) {
        if made > 0 {
            if self.rules.win == Win::Line {
                turn_over(q);
                q.end = End::Line;
                return;
            }
            if self.removable(q.enemy) != 0 {
                q.owed = if self.rules.each_mill { made as u8 } else { 1 };
                q.quiet = 0;
                return;
            }
        }
        self.end_turn(q, progress);
    }

    #[inline]
    fn end_turn<B: Banned>(&self, q: &mut Quick<B>, progress: bool) {
        turn_over(q);
        q.owed = 0;
        q.quiet = if progress || self.rules.no_progress == 0 { 0 } else { q.quiet.saturating_add(1) };
        q.end = self.end(q);
    }

    /// How the game stands where the side on turn is to begin.
    #[inline]
    pub fn end<B: Banned>(&self, q: &Quick<B>) -> End {
        if self.rules.win == Win::Reduce && q.own_total() < 3 {
            return End::Reduced;
        }
        if self.rules.entering_only && q.hands == [0, 0] {
            return End::Entered;
        }
        if Kit::<W>::empty(q) == 0 {
            return End::Full;
        }
        let late = self.rules.no_progress > 0 && q.quiet >= self.rules.no_progress;
        if self.can_act(q) {
            return if late { End::NoProgress } else { End::Running };
        }
        match self.rules.blocked {
            Blocked::Lose => End::BlockedLoses,
            _ if late => End::NoProgress,
            Blocked::Draw => End::BlockedDraws,
            Blocked::Pass => {
                let mut other = *q;
                turn_over(&mut other);
                let stuck = q.hands == [0, 0] && !self.can_act(&other);
                if stuck { End::NobodyMoves } else { End::Running }
            }
        }
    }

    /// Whether the side on turn could enter or move a man.
    #[inline]
    pub fn can_act<B: Banned>(&self, q: &Quick<B>) -> bool {
        if q.hands[0] > 0 {
            if self.entries(q) != 0 {
                return true;
            }
            if !self.rules.place_or_move {
                return false;
            }
        }
        if q.bans.any() {
            let mut some = false;
            self.moves(q, |_, _| some = true);
            return some;
        }
        let movers = self.movers(q);
        let empty = Kit::<W>::empty(q);
        W::near(movers) & empty != 0 || movers != 0 && self.flies(q.own.count_ones(), q.hands[0])
    }
}

/// The mills that a man has left to make another may not be made again.
pub fn ban_opened<W: Wood, B: Banned>(bans: &mut B, side: Side, before: u32, from: u32, to: u32) {
    let man = 1u32.wrapping_shl(from);
    for rest in left_lines::<W>(before, from) {
        bans.add(side, rest | man, rest | to);
    }
}

/// Whether a man leaves a mill.
#[inline]
#[must_use]
pub fn opens_line<W: Wood>(before: u32, from: u32) -> bool {
    left_lines::<W>(before, from).next().is_some()
}

/// What remains of the mills that a man leaves.
#[inline]
fn left_lines<W: Wood>(before: u32, from: u32) -> impl Iterator<Item = u32> {
    let rests = &W::RESTS[(from & 31) as usize][..W::CROSSING];
    // An African pair is no line.
    rests.iter().copied().filter(move |rest| rest & !before == 0 && rest.count_ones() == 2)
}

#[inline]
const fn turn_over<B: Copy>(q: &mut Quick<B>) {
    (q.own, q.enemy) = (q.enemy, q.own);
    q.hands = [q.hands[1], q.hands[0]];
    q.turn = q.turn.other();
}
