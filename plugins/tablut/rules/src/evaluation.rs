//! How good a position is, at first sight.
//!
//! A sum in hundredths of an attacker, from the king's side, turned into a chance. It counts men, the ways that are
//! open to the king or would be after one move of his, the room he has, the attackers who stand next to him, and the
//! attackers on the squares from which a ring closes best.

use crate::bits::{ADJACENT, EDGE, SQUARES, THRONE, WIDTH, bit, squares};
use crate::game::Tablut;
use crate::position::Position;
use boxwood_core::Side;
use boxwood_search::{CERTAIN, Evaluate};

/// What an attacker is worth.
const ATTACKER: i32 = 100;
/// What a defender is worth.
const DEFENDER: i32 = 190;
/// The difference of men at the start, which counts as even.
const EVEN: i32 = 16 * ATTACKER - 8 * DEFENDER;
/// What a way out is worth that is open while the attackers are to move, by their number.
const OPEN: [i32; 5] = [0, 90, 900, 1200, 1500];
/// What it is worth that the king escapes with his next move, and nobody can hinder him.
const ESCAPES: i32 = 50_000;
/// What a way out is worth that the king opens by one move, for the first of them and for each further one, up to eight.
const NEARLY_OPEN: i32 = 30;
/// What a square is worth that the king can move to.
const KINGS_ROOM: i32 = 6;
/// What an attacker is worth who stands next to the king.
const NEXT_TO_KING: i32 = 45;
/// What an attacker is worth on a square of the ring.
const RING: i32 = 14;
/// What having the move is worth.
const TURN: i32 = 15;
/// The sum at which the chance is three in four.
const HALF: i32 = 420;

/// Squares from which attackers cut off corners: on the diagonals between the camps, two or three from the corner.
const RING_SQUARES: u128 = ring();

const fn ring() -> u128 {
    let mut set = 0;
    let mut square = 0;
    while square < SQUARES {
        let (file, rank) = (square % WIDTH, square / WIDTH);
        let (a, b) = (fold(file), fold(rank));
        if a + b == 3 && a > 0 && b > 0 || (a == 2 && b == 2) {
            set |= bit(square);
        }
        square += 1;
    }
    set
}

const fn fold(x: u8) -> u8 {
    if x < WIDTH / 2 { x } else { WIDTH - 1 - x }
}

impl Tablut {
    /// How much better the king's side stands, in hundredths of an attacker.
    #[must_use]
    pub fn balance(&self, position: &Position) -> i32 {
        let Some(king) = position.king() else { return -10 * HALF };
        let attackers = position.men(Side::First);
        let defenders = position.men(Side::Second).count_ones() as i32 - 1;
        let mut sum = DEFENDER * defenders - ATTACKER * attackers.count_ones() as i32 + EVEN;
        let reach = self.targets(position, king);
        let out = self.ways_out();
        let attackers_turn = position.turn() == Side::First;
        if !attackers_turn && reach & out != 0 {
            return ESCAPES;
        }
        if attackers_turn {
            sum += OPEN[(reach & out).count_ones().min(4) as usize];
        }
        sum += KINGS_ROOM * reach.count_ones() as i32;
        sum += NEARLY_OPEN * self.nearly_open(position, king, reach & !out);
        sum -= NEXT_TO_KING * (ADJACENT[usize::from(king)] & attackers).count_ones() as i32;
        sum -= RING * (RING_SQUARES & attackers).count_ones() as i32;
        sum + if attackers_turn { -TURN } else { TURN }
    }

    /// How many ways out the king could have before him after one move, up to eight. Only edges are looked at: a
    /// corner is reached along one.
    fn nearly_open(&self, position: &Position, king: u8, reach: u128) -> i32 {
        let mut closed = position.closed;
        if king != THRONE || self.wall() == 0 {
            closed.flip(king);
        }
        let mut ways = 0;
        for square in squares(reach) {
            ways += (closed.slide(square) & EDGE).count_ones();
            if ways >= 8 {
                break;
            }
        }
        ways.min(8) as i32
    }
}

/// A sum in hundredths of an attacker as a chance in hundredths of a percent.
#[must_use]
pub const fn chance(sum: i32) -> i32 {
    CERTAIN / 2 + CERTAIN / 2 * sum / (sum.abs() + HALF)
}

impl Evaluate for Tablut {
    fn evaluate(&self, position: &Position, side: Side) -> i32 {
        let king = chance(self.balance(position));
        if side == Side::Second { king } else { CERTAIN - king }
    }
}
