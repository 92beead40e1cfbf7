//! Random games: every legal step equally likely, every throw fair.
//!
//! A step is drawn by its number among all, which are counted and never listed.

mod lots;
mod table;

use super::bans::{BanList, Banned};
use super::quick::{Kit, Quick, ban_opened};
use super::wood::Wood;
use crate::game::Mill;
use crate::play::is_special;
use crate::position::{End, Position, Thrown};
use boxwood_core::{Dice, PlayoutCount, Side};
use table::{Course, Opened, Table};

/// Which of the 216 ways in which three dice fall give a right.
fn special_ways() -> [bool; 216] {
    std::array::from_fn(|way| {
        let way = way as u8;
        is_special(Dice::three(way / 36 + 1, way / 6 % 6 + 1, way % 6 + 1))
    })
}

/// What random games ask of chance: `below(n)` is a fair number below `n`.
pub trait Chance: FnMut(u32) -> u32 {}
impl<F: FnMut(u32) -> u32> Chance for F {}

/// Random games from a position. `None` where the kernel does not know the rules or the position.
pub fn games(game: &Mill, from: &Position, count: u64, below: &mut impl Chance) -> Option<PlayoutCount> {
    struct Games<'a, F>(&'a Mill, &'a Position, u64, &'a mut F);
    impl<F: Chance> super::Job for Games<'_, F> {
        type Result = PlayoutCount;
        fn over<W: Wood>(self, kit: Kit<W>) -> PlayoutCount {
            let Games(game, from, count, below) = self;
            Random::new(kit, game, from).play(count, below)
        }
    }
    if from.thrown() != Thrown::No || from.end != End::Running || from.owed() > 0 {
        return None;
    }
    super::with(game.rules(), Games(game, from, count, below))
}

struct Random<W> {
    kit: Kit<W>,
    start: Quick<()>,
    bans: BanList,
    counts: [u32; 2],
    special: [bool; 216],
}

impl<W: Wood> Random<W> {
    fn new(kit: Kit<W>, game: &Mill, from: &Position) -> Random<W> {
        let turn = from.turn();
        let sides = [turn, turn.other()];
        let [own, enemy] = sides.map(|side| W::seen(from.men(side)));
        let start = Quick {
            own,
            enemy,
            hands: sides.map(|side| from.hand(side)),
            owed: 0,
            turn,
            end: End::Running,
            quiet: from.quiet(),
            bans: (),
        };
        let bans = BanList::seen::<W>(game, from.bans());
        Random { kit, start, bans, counts: [own.count_ones(), enemy.count_ones()], special: special_ways() }
    }

    fn play(&self, games: u64, below: &mut impl Chance) -> PlayoutCount {
        let mut count = PlayoutCount::default();
        for _ in 0..games {
            let (winner, steps) = self.play_one(below);
            count.games += 1;
            count.steps += steps;
            count.results[winner.map_or(2, Side::index)] += 1;
        }
        count
    }

    /// One game: without looking for bans until there is one, which is late if ever.
    #[inline(always)]
    fn play_one(&self, below: &mut impl Chance) -> (Option<Side>, u64) {
        let (mut q, mut men, mut steps, mut opened) = (self.start, self.counts, 0, None);
        if !self.bans.any() {
            let mut table = Table { random: self, q, bans: &mut (), men, steps };
            match table.game(below) {
                Course::Ended(winner) => return (winner, table.steps),
                Course::Banned(mill) => opened = Some(mill),
            }
            (q, men, steps) = (table.q, table.men, table.steps);
        }
        let mut bans = self.bans;
        if let Some(Opened { side, before, from, to }) = opened {
            ban_opened::<W, BanList>(&mut bans, side, before, from, 1 << to);
        }
        self.play_on(Table { random: self, q, bans: &mut bans, men, steps }, below)
    }

    /// A game with bans.
    #[inline(never)]
    fn play_on(&self, mut table: Table<W, BanList>, below: &mut impl Chance) -> (Option<Side>, u64) {
        match table.game(below) {
            Course::Ended(winner) => (winner, table.steps),
            // Where bans are kept none is told of.
            Course::Banned(_) => (None, table.steps),
        }
    }
}
