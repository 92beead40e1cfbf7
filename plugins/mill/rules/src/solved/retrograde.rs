//! Solving from the ends: the positions in which all men are entered.
//!
//! Two classes belong together, each side's men on turn; a man taken leads to smaller classes, which are solved before.
//! Positions are settled in the order of the turns to the end: one from which a lost position can be reached is won;
//! one from which only won positions can be reached is lost, which is asked anew whenever one of them is settled. What
//! is never settled is drawn.

use super::index::Index;
use crate::kernel::{Kit, Wood};

/// What is known of a position by its number: 0 drawn (or not known yet), else one more than the turns to the end; an odd
/// number of turns is a win for the side on turn, an even one a loss.
pub type Code = u8;

/// Whether the side on turn loses.
#[must_use]
#[inline]
pub const fn is_loss(code: Code) -> bool {
    code & 1 == 1
}

/// Whether the side on turn wins.
#[must_use]
#[inline]
pub const fn is_win(code: Code) -> bool {
    code != 0 && code & 1 == 0
}

/// All classes of three to so many men, `[own][enemy]`.
pub type Classes = Vec<Vec<Vec<Code>>>;

/// The solver of a board by a set of rules.
#[derive(Debug)]
pub struct Solver<'a, W> {
    /// The rules.
    pub kit: Kit<W>,
    /// The numbers of the positions.
    pub index: &'a Index,
    /// What is solved.
    pub classes: Classes,
}

/// The turns to the end that a code cannot go beyond.
const LONGEST: usize = 250;

impl<'a, W: Wood> Solver<'a, W> {
    /// A solver that knows nothing yet.
    #[must_use]
    pub fn new(kit: Kit<W>, index: &'a Index, most: usize) -> Solver<'a, W> {
        Solver { kit, index, classes: vec![vec![Vec::new(); most + 1]; most + 1] }
    }

    /// Solves these classes, each together with the one in which the sides have changed their numbers. What can be
    /// reached from a class by taking men must come before it.
    pub fn solve(&mut self, classes: impl Iterator<Item = [usize; 2]>) {
        for [own, enemy] in classes {
            if own >= enemy {
                self.solve_pair(own, enemy);
            }
        }
    }

    /// What a position with no men in hand is worth to the side on turn, as far as it is solved.
    #[inline]
    pub fn code(&self, own: u32, enemy: u32) -> Code {
        self.classes[own.count_ones() as usize][enemy.count_ones() as usize][self.index.number(own, enemy)]
    }

    fn solve_pair(&mut self, one: usize, two: usize) {
        self.classes[one][two] = vec![0; self.index.size(one, two)];
        self.classes[two][one] = vec![0; self.index.size(two, one)];
        // Positions to be settled, by their turns to the end.
        let mut waiting: Vec<Vec<[u32; 2]>> = vec![Vec::new(); LONGEST + 2];
        self.first_look(one, two, &mut waiting);
        if one != two {
            self.first_look(two, one, &mut waiting);
        }
        for turns in 0..=LONGEST {
            let mut settled = std::mem::take(&mut waiting[turns]);
            // A position may wait several times; it is settled once.
            settled.retain(|&[own, enemy]| {
                let number = self.index.number(own, enemy);
                let code = &mut self.classes[own.count_ones() as usize][enemy.count_ones() as usize][number];
                let new = *code == 0;
                if new {
                    *code = turns as u8 + 1;
                }
                new
            });
            for [own, enemy] in settled {
                let mut before = |own: u32, enemy: u32| {
                    if self.code(own, enemy) != 0 {
                        return;
                    }
                    if turns % 2 == 0 {
                        waiting[turns + 1].push([own, enemy]);
                    } else if let Some(longest) = self.lost_in(own, enemy) {
                        waiting[longest.max(turns + 1)].push([own, enemy]);
                    }
                };
                self.kit.before_quiet_turns(own, enemy, &mut before);
            }
        }
    }

    /// Looks at every position of a class for what it needs no other position of the pair for.
    fn first_look(&self, own: usize, enemy: usize, waiting: &mut [Vec<[u32; 2]>]) {
        self.index.each(own, enemy, |_, own, enemy| {
            let (mut soonest, mut longest, mut all_lost, mut moves) = (usize::MAX, 0, true, false);
            self.kit.moving_turns(own, enemy, |(own, enemy, taken)| {
                moves = true;
                if taken == 0 {
                    all_lost = false;
                    return true;
                }
                match self.after_capture(own, enemy) {
                    0 => all_lost = false,
                    code if is_loss(code) => {
                        all_lost = false;
                        soonest = soonest.min(usize::from(code));
                    }
                    code => longest = longest.max(usize::from(code)),
                }
                true
            });
            if !moves {
                waiting[0].push([own, enemy]);
            } else if soonest <= LONGEST {
                waiting[soonest].push([own, enemy]);
            } else if all_lost {
                waiting[longest].push([own, enemy]);
            }
        });
    }

    /// What the enemy, on turn after losing a man, has.
    #[inline]
    fn after_capture(&self, own: u32, enemy: u32) -> Code {
        if enemy.count_ones() < 3 { 1 } else { self.code(enemy, own) }
    }

    /// In how many turns a position is lost, if all that can be done there is known to lose.
    fn lost_in(&self, own: u32, enemy: u32) -> Option<usize> {
        let mut longest = 0;
        let all = self.kit.moving_turns(own, enemy, |(own, enemy, _)| {
            let code = self.after_capture(own, enemy);
            longest = longest.max(usize::from(code));
            is_win(code)
        });
        all.then_some(longest)
    }
}
