//! How good a position is, at first sight: men, mills, lines that want one man, and room to move.

use crate::bits::points;
use crate::game::Mill;
use crate::position::Position;
use crate::rules::Win;
use boxwood_core::Side;
use boxwood_search::{CERTAIN, Evaluate};

/// What a man more is worth where men are taken, in points of a sum of which [`HALF`] is three chances in four.
const MAN: i32 = 100;
/// What a line is worth that stands.
const MILL: i32 = 18;
/// What a line is worth that wants one man and holds no enemy.
const TWO: i32 = 22;
/// What a line is worth that wants two men and holds no enemy.
const ONE: i32 = 4;
/// What a point next to an own man is worth that he can move to.
const ROOM: i32 = 3;
/// What being to move is worth.
const TURN: i32 = 6;
/// The sum at which the chance is three in four.
const HALF: i32 = 250;

impl Evaluate for Mill {
    fn evaluate(&self, position: &Position, side: Side) -> i32 {
        let turn = position.turn();
        let mut sum = self.worth(position, turn) - self.worth(position, turn.other()) + TURN;
        sum += MAN * i32::from(position.owed());
        let chance = CERTAIN / 2 + CERTAIN / 2 * sum / (sum.abs() + HALF);
        if side == turn { chance } else { CERTAIN - chance }
    }
}

impl Mill {
    fn worth(&self, position: &Position, side: Side) -> i32 {
        let own = position.men(side);
        let enemy = position.men(side.other());
        let mut worth = 0;
        for &line in self.shape().groups() {
            if line & enemy == 0 {
                worth += match (line & !own).count_ones() {
                    0 => MILL,
                    1 => TWO,
                    2 => ONE,
                    _ => 0,
                };
            }
        }
        let men = own.count_ones();
        let empty = self.empty(position);
        let flies = position.hand(side) == 0 && self.rules().flies(men);
        let room = if flies {
            // Any point will do: as much as a man in the open has.
            4 * men
        } else {
            points(own).map(|from| (self.shape().ways(from) & empty).count_ones()).sum()
        };
        worth += ROOM * room as i32;
        if self.rules().win == Win::Reduce {
            worth += MAN * position.total(side) as i32;
        }
        worth
    }
}
