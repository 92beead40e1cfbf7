//! The computer player: the house's alpha-beta over these bitboards, with steps packed in two bytes and an order of its
//! own.

use crate::bits::{ADJACENT, SQUARES, bit, has, squares};
use crate::evaluation::chance;
use crate::game::Tablut;
use crate::position::{End, Position};
use boxwood_core::{Game, Match, Point, Side, Step};
use boxwood_search::alpha_beta::{Ground, Guess, Style, think_on};
use boxwood_search::{Level, Limits, Thinker};

/// A search for the side to act in `game`, a match of Tablut. `None` where no side is to act or the match is of another
/// game.
#[must_use]
pub fn think(game: &dyn Match, level: Level, limits: Limits, seed: u64) -> Option<Box<dyn Thinker>> {
    think_on::<Tablut, TablutGround>(game, |game| TablutGround(*game), |_, p| Some(*p), style(level), limits, seed)
}

/// How the levels play. Even the weakest sees a way out that is open and a king who can be taken: it never looks as if
/// it had not been told the rules.
const fn style(level: Level) -> Style {
    match level {
        Level::Child => Style { depth: 1, mood: 1600 },
        Level::Novice => Style { depth: 2, mood: 600 },
        Level::Player => Style { depth: 4, mood: 150 },
        Level::Expert => Style { depth: 6, mood: 0 },
        Level::Master => Style { depth: Style::DEEPEST, mood: 0 },
    }
}

/// Tablut as the search sees it.
#[derive(Clone, Copy, Debug)]
struct TablutGround(Tablut);

/// A step: 81 times the square from which, and the square to which.
type Packed = u16;

const fn unpack(step: Packed) -> (u8, u8) {
    ((step / SQUARES as u16) as u8, (step % SQUARES as u16) as u8)
}

/// The promise of a step that ends the game.
const ENDS: i32 = 4 * Guess::<Packed>::SHARP;
/// The promise of a step that shuts the king's way out.
const SHUTS: i32 = 2 * Guess::<Packed>::SHARP;
/// The promise of a step that takes, and that of each man.
const TAKES: i32 = Guess::<Packed>::SHARP;
const MAN: i32 = 1 << 21;

impl TablutGround {
    /// The squares on which an attacker stands in the king's way out.
    fn ways(&self, position: &Position) -> u128 {
        if position.turn() == Side::Second {
            return 0;
        }
        self.0.open_roads(position)
    }

    fn promise(&self, position: &Position, from: u8, to: u8, ways: u128) -> i32 {
        let side = position.turn();
        let king = from == position.king;
        if king && has(self.0.ways_out(), to) {
            return ENDS;
        }
        let mut promise = if has(ways, to) { SHUTS } else { 0 };
        let near = ADJACENT[usize::from(to)];
        if near & position.men(side.other()) != 0 {
            let mut after = *position;
            after.men[side.index()] ^= bit(from) | bit(to);
            if king {
                after.king = to;
            }
            if side == Side::First && self.0.takes_king(&after, to) {
                return ENDS;
            }
            let victims = self.0.victims(&after, side, to);
            if victims != 0 {
                promise += TAKES + MAN * victims.count_ones() as i32;
            }
        }
        promise
    }
}

impl Ground for TablutGround {
    type Position = Position;
    type Step = Packed;

    const REDUCES: bool = true;

    fn steps(&mut self, position: &Position, steps: &mut Vec<Guess<Packed>>) {
        let ways = self.ways(position);
        for from in squares(position.men(position.turn())) {
            for to in squares(self.0.targets(position, from)) {
                let step = u16::from(from) * u16::from(SQUARES) + u16::from(to);
                steps.push(Guess { step, promise: self.promise(position, from, to, ways) });
            }
        }
    }

    fn allows(&self, position: &Position, step: Packed) -> bool {
        let (from, to) = unpack(step);
        has(position.men(position.turn()), from) && has(self.0.targets(position, from), to)
    }

    #[inline]
    fn play(&self, position: &Position, step: Packed) -> Position {
        let mut after = *position;
        self.0.play(&mut after, self.told(step), &mut ());
        after
    }

    fn side(&self, position: &Position) -> Side {
        position.turn()
    }

    fn ended(&self, position: &Position) -> Option<Option<Side>> {
        if position.end == End::Running { None } else { position.end.outcome(position.turn).map(|o| o.winner) }
    }

    fn evaluate(&self, position: &Position) -> i32 {
        let king = self.0.balance(position);
        if position.turn() == Side::Second { king } else { -king }
    }

    fn chance(&self, worth: i32) -> i32 {
        chance(worth)
    }

    fn key(&self, position: &Position) -> u64 {
        self.0.key(position)
    }

    fn slot(&self, step: Packed) -> usize {
        usize::from(step)
    }

    fn told(&self, step: Packed) -> Step {
        let (from, to) = unpack(step);
        Step::Move { from: Point(from), to: Point(to), die: 0 }
    }
}
