//! Random games: every legal step equally likely, every throw fair.
//!
//! A step is drawn by its number among all, which are counted and never listed.

use super::bans::{BanList, Banned};
use super::quick::{Kit, Quick, ban_opened, opens_line};
use super::select::Counted;
use super::wood::Wood;
use crate::game::Mill;
use crate::play::is_special;
use crate::position::{End, Position, Thrown};
use crate::rules::{Blocked, FirstMove, MillDice, MillRules, Phase2, Win};
use boxwood_core::{Dice, PlayoutCount, Side};

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
enum Course {
    /// It is over.
    Ended(Option<Side>),
    /// It has its first ban.
    Banned(Opened),
}

/// A mill that was left to make another: whose it was, where his men stood, and the move.
#[derive(Clone, Copy)]
struct Opened {
    side: Side,
    before: u32,
    from: u32,
    to: u32,
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

struct Table<'a, W, B> {
    random: &'a Random<W>,
    q: Quick<()>,
    /// Apart from the position, so that this can stay in registers.
    bans: &'a mut B,
    /// Men of the side on turn and of its enemy on the board.
    men: [u32; 2],
    steps: u64,
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

    #[inline(always)]
    fn game(&mut self, below: &mut impl Chance) -> Course {
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

/// What becomes of a side that can do nothing: the winner (or nobody) if the game is over.
#[cold]
#[inline(never)]
fn blocked<W: Wood, B: Banned>(kit: &Kit<W>, q: &Quick<B>, late: bool) -> Option<Option<Side>> {
    match kit.rules.blocked {
        Blocked::Lose => Some(Some(q.turn.other())),
        Blocked::Draw => Some(None),
        Blocked::Pass if late => Some(None),
        Blocked::Pass => (kit.end(q) == End::NobodyMoves).then_some(None),
    }
}

/// Draws one of these entries (from and to are the same then) and of all moves from a list; `None` if there is nothing.
#[cold]
#[inline(never)]
fn listed<W: Wood, B: Banned>(kit: &Kit<W>, q: &Quick<B>, entries: u32, below: &mut impl Chance) -> Option<[u32; 2]> {
    let entering = entries.count_ones();
    let mut total = entering;
    kit.moves(q, |_, _| total += 1);
    if total == 0 {
        return None;
    }
    let index = draw(total, below);
    if index < entering {
        let to = Counted::new(u64::from(entries)).nth(index);
        return Some([to, to]);
    }
    let (mut at, mut found) = (entering, [0; 2]);
    kit.moves(q, |from, to| {
        if at == index {
            found = [from, to];
        }
        at += 1;
    });
    Some(found)
}

/// A number below `count`; chance is not asked where there is one only.
#[inline]
fn draw(count: u32, below: &mut impl Chance) -> u32 {
    if count > 1 { below(count) } else { 0 }
}

#[inline]
fn nth_way<W: Wood>(movers: u32, words: [Counted; 2], index: u32) -> [u32; 2] {
    let first = words[0].count();
    let (word, counted, index) = if index < first { (0, words[0], index) } else { (1, words[1], index - first) };
    W::decode(movers, word, counted.nth(index))
}
