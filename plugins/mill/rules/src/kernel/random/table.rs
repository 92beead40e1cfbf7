//! One random game, step by step.

use super::lots::{blocked, draw, listed, nth_way};
use super::{Chance, Random};
use crate::kernel::bans::Banned;
use crate::kernel::quick::{Kit, Quick, ban_opened, opens_line};
use crate::kernel::select::Counted;
use crate::kernel::wood::Wood;
use crate::rules::{FirstMove, MillDice, MillRules, Phase2, Win};
use boxwood_core::Side;

/// How a turn went on.
enum Turn {
    /// It is the other side's.
    Over,
    /// The same, and a mill may not be made again from now on.
    Banned(Opened),
    /// The side on turn has won.
    Won,
}

/// How a game went on.
pub enum Course {
    /// It is over.
    Ended(Option<Side>),
    /// It has its first ban.
    Banned(Opened),
}

/// A mill that was left to make another.
#[derive(Clone, Copy)]
pub struct Opened {
    /// Whose it was.
    pub side: Side,
    /// Where his men stood.
    pub before: u32,
    /// From where he moved, as the number of a bit.
    pub from: u32,
    /// And where to.
    pub to: u32,
}

/// A game under way.
pub struct Table<'a, W, B> {
    /// What is the same in all games.
    pub random: &'a Random<W>,
    /// The position.
    pub q: Quick<()>,
    /// Apart from the position, so that this can stay in registers.
    pub bans: &'a mut B,
    /// Men of the side on turn and of its enemy on the board.
    pub men: [u32; 2],
    /// Steps so far.
    pub steps: u64,
}

// Everything here is inlined into one loop, so that the position can stay in registers.
impl<W: Wood, B: Banned> Table<'_, W, B> {
    const fn rules(&self) -> &MillRules {
        &self.random.kit.rules
    }

    /// The position with its bans.
    const fn whole(&self) -> Quick<B> {
        let Quick { own, enemy, hands, owed, turn, end, quiet, .. } = self.q;
        Quick { own, enemy, hands, owed, turn, end, quiet, bans: *self.bans }
    }

    /// Plays until it is over or has its first ban.
    #[inline(always)]
    pub fn game(&mut self, below: &mut impl Chance) -> Course {
        let limit = if self.rules().no_progress == 0 { u16::MAX } else { self.rules().no_progress };
        loop {
            if self.rules().entering_only && self.q.hands == [0, 0] {
                return Course::Ended(None);
            }
            let empty = Kit::<W>::empty(&self.q);
            if empty == 0 {
                return Course::Ended(None);
            }
            let late = self.q.quiet >= limit;
            let turn = if self.q.hands[0] > 0 {
                if late {
                    return Course::Ended(None);
                }
                self.with_hand(empty, below)
            } else if self.rules().dice == MillDice::Bell && self.q.hands[1] > 0 {
                // Who has entered all waits until the other has.
                self.steps += 1;
                self.q.quiet = self.q.quiet.saturating_add(1);
                Some(Turn::Over)
            } else {
                match self.pick_move(empty, below) {
                    Some(_) if late => return Course::Ended(None),
                    Some([from, to]) => Some(self.shift(from, to, below)),
                    None => None,
                }
            };
            match turn {
                Some(Turn::Over) => {}
                Some(Turn::Won) => return Course::Ended(Some(self.q.turn)),
                Some(Turn::Banned(opened)) => {
                    self.turn_over();
                    return Course::Banned(opened);
                }
                None => match blocked(&self.random.kit, &self.whole(), late) {
                    Some(winner) => return Course::Ended(winner),
                    None => {
                        self.steps += 1;
                        self.q.quiet = self.q.quiet.saturating_add(1);
                    }
                },
            }
            self.turn_over();
        }
    }

    #[inline(always)]
    const fn turn_over(&mut self) {
        (self.q.own, self.q.enemy) = (self.q.enemy, self.q.own);
        self.q.hands = [self.q.hands[1], self.q.hands[0]];
        self.men = [self.men[1], self.men[0]];
        self.q.turn = self.q.turn.other();
    }

    /// A turn of a side with men in hand. `None` if it can do nothing.
    #[inline(always)]
    fn with_hand(&mut self, empty: u32, below: &mut impl Chance) -> Option<Turn> {
        let plain = self.rules().mill_in_placement && self.rules().first_move == FirstMove::Any;
        let mut entries = if plain { empty } else { self.random.kit.entries(&self.q) };
        if self.rules().dice == MillDice::Bell {
            self.steps += 1;
            if self.random.special[below(216) as usize] {
                let in_mills = W::in_mills(self.q.enemy);
                if in_mills != 0 {
                    let index = draw(entries.count_ones() + in_mills.count_ones(), below);
                    if index < entries.count_ones() {
                        return Some(self.place(Counted::new(u64::from(entries)).nth(index), below));
                    }
                    let at = Counted::new(u64::from(in_mills)).nth(index - entries.count_ones());
                    if self.take(at) {
                        return Some(Turn::Won);
                    }
                    let plain = self.rules().mill_in_placement;
                    entries = if plain { Kit::<W>::empty(&self.q) } else { self.random.kit.entries(&self.q) };
                }
            }
        }
        let counted = Counted::new(u64::from(entries));
        if !self.rules().place_or_move {
            let index = draw(counted.count().max(1), below);
            return (entries != 0).then(|| self.place(counted.nth(index), below));
        }
        // Lasker's game: enter or move.
        if self.bans.any() || self.rules().phase2 == Phase2::Carry {
            return self.any_of_all(below);
        }
        let movers = self.random.kit.movers(&self.q);
        let words = W::ways(movers, empty).map(Counted::new);
        let total = counted.count() + words[0].count() + words[1].count();
        if total == 0 {
            return None;
        }
        let index = draw(total, below);
        if index < counted.count() {
            return Some(self.place(counted.nth(index), below));
        }
        let [from, to] = nth_way::<W>(movers, words, index - counted.count());
        Some(self.shift(from, to, below))
    }

    /// A turn of a side that may enter or move, drawn from a list.
    #[inline(always)]
    fn any_of_all(&mut self, below: &mut impl Chance) -> Option<Turn> {
        let entries = self.random.kit.entries(&self.q);
        match listed(&self.random.kit, &self.whole(), entries, below)? {
            [from, to] if from == to => Some(self.place(to, below)),
            [from, to] => Some(self.shift(from, to, below)),
        }
    }

    /// Draws a move of a side without men in hand.
    #[inline(always)]
    fn pick_move(&self, empty: u32, below: &mut impl Chance) -> Option<[u32; 2]> {
        let movers = self.random.kit.movers(&self.q);
        let flies = self.random.kit.flies(self.men[0], 0);
        let men = if W::CENTRE == 0 { self.men[0] } else { movers.count_ones() };
        let words = if flies { [Counted::new(0); 2] } else { W::ways(movers, empty).map(Counted::new) };
        let total = if flies { men * empty.count_ones() } else { words[0].count() + words[1].count() };
        let mut forbidden = 0;
        self.bans.each_forbidden(self.q.turn, empty, |from, to| {
            forbidden += u32::from(flies || W::near(from) & to != 0);
        });
        if total <= forbidden {
            // Two bans may forbid the same move, so that one may be left.
            return if total == 0 { None } else { listed(&self.random.kit, &self.whole(), 0, below) };
        }
        loop {
            let [from, to] = if flies {
                let from = Counted::new(u64::from(movers)).nth(draw(men, below));
                let empty = Counted::new(u64::from(empty));
                [from, empty.nth(draw(empty.count(), below))]
            } else {
                nth_way::<W>(movers, words, draw(total, below))
            };
            // What is forbidden is drawn again, so that all the others stay equally likely.
            if forbidden == 0 || !self.bans.forbids(self.q.turn, 1 << from, 1 << to) {
                return Some([from, to]);
            }
        }
    }

    #[inline(always)]
    fn place(&mut self, to: u32, below: &mut impl Chance) -> Turn {
        let made = W::made(self.q.own, to);
        self.q.own |= 1 << to;
        self.q.hands[0] -= 1;
        self.men[0] += 1;
        self.q.quiet = 0;
        self.steps += 1;
        if made > 0 { self.after_mill(made, below) } else { Turn::Over }
    }

    #[inline(always)]
    fn shift(&mut self, from: u32, to: u32, below: &mut impl Chance) -> Turn {
        let before = self.q.own;
        let others = before & !(1 << from);
        let made = W::made(others, to);
        self.q.own = others | 1 << to;
        self.steps += 1;
        if B::KEPT {
            self.bans.follow(self.q.turn, 1 << from, 1 << to);
            if made > 0 {
                ban_opened::<W, B>(self.bans, self.q.turn, before, from, 1 << to);
            }
        }
        if made > 0 {
            self.q.quiet = 0;
            let side = self.q.turn;
            let turn = self.after_mill(made, below);
            let opens = !B::KEPT && self.rules().remake_ban && opens_line::<W>(before, from);
            return match turn {
                Turn::Over if opens => Turn::Banned(Opened { side, before, from, to }),
                turn => turn,
            };
        }
        self.q.quiet += 1;
        Turn::Over
    }

    #[inline(always)]
    fn after_mill(&mut self, made: u32, below: &mut impl Chance) -> Turn {
        if self.rules().win == Win::Line {
            return Turn::Won;
        }
        let owed = if self.rules().each_mill { made } else { 1 };
        for _ in 0..owed {
            let open = Counted::new(u64::from(self.random.kit.removable(self.q.enemy)));
            if open.count() == 0 {
                break;
            }
            if self.take(open.nth(draw(open.count(), below))) {
                return Turn::Won;
            }
        }
        Turn::Over
    }

    /// Takes a man; whether that wins.
    #[inline(always)]
    fn take(&mut self, at: u32) -> bool {
        self.q.enemy &= !(1 << at);
        self.bans.fall(self.q.turn.other(), 1 << at);
        self.men[1] -= 1;
        self.steps += 1;
        self.men[1] + u32::from(self.q.hands[1]) < 3
    }
}
