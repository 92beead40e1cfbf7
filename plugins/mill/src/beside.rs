//! Where men lie beside the board: a side's own, not yet entered, at the near end of the side of the board that is at its
//! left hand; those it has taken behind them.

use bevy::math::{Vec2, Vec3};

/// From one man to the next, in metres.
const PITCH: f32 = 0.025;
/// From the board's edge to the middle of the nearest man.
const GAP: f32 = 0.018;
/// So many men lie in one row; more of them lie in two.
const FEW: u8 = 4;

/// The places beside a board.
#[derive(Clone, Debug)]
pub struct Beside {
    /// Of the men to be entered, by side.
    pub hands: [Vec<Vec3>; 2],
    /// Of the men taken, by the side that took them.
    pub taken: [Vec<Vec3>; 2],
    /// Half of what board and men need along x and z.
    pub half: Vec2,
}

/// The places beside a board of half this size, on the cloth on which it lies too. `men` are the most that a side enters,
/// `taken` the most it takes.
#[must_use]
pub fn beside(half: Vec2, men: u8, taken: u8) -> Beside {
    let columns = if men <= FEW { 1 } else { 2 };
    let rows = |men: u8| men.div_ceil(columns);
    let all = rows(men) + rows(taken);
    // The rows lie about the middle of the board's side.
    let first = f32::from(all.saturating_sub(1)) / 2.0 * PITCH;
    let place = |number: u8, row: u8, side: f32| {
        let (column, row) = (number % columns, row + number / columns);
        let x = half.x + GAP + PITCH * f32::from(column);
        Vec3::new(-side * x, 0.0, side * (first - PITCH * f32::from(row)))
    };
    let row_of = |count: u8, begin: u8| {
        [1.0, -1.0].map(|side| (0..count).map(|number| place(number, begin, side)).collect::<Vec<_>>())
    };
    let wide = half.x + GAP + PITCH * f32::from(columns - 1) + PITCH * 0.55;
    let deep = first + PITCH * 0.55;
    Beside { hands: row_of(men, 0), taken: row_of(taken, rows(men)), half: Vec2::new(wide, half.y.max(deep)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_lies_on_another_or_on_the_board() {
        let half = Vec2::new(0.152, 0.132);
        let beside = beside(half, 12, 10);
        let all: Vec<Vec3> = beside.hands.iter().chain(&beside.taken).flatten().copied().collect();
        assert_eq!(all.len(), 44);
        for (i, a) in all.iter().enumerate() {
            assert!(a.x.abs() > half.x + 0.012, "{a} is on the board");
            assert!(a.x.abs() + 0.012 <= beside.half.x && a.z.abs() + 0.012 <= beside.half.y, "{a} is seen");
            assert!(all[..i].iter().all(|b| a.distance(*b) > 0.0245), "{a} has room");
        }
    }

    #[test]
    fn each_side_has_its_men_at_its_left_hand_and_near() {
        let beside = beside(Vec2::new(0.1, 0.09), 3, 0);
        assert!(beside.hands[0][0].x < 0.0 && beside.hands[0][0].z > 0.0);
        assert!(beside.hands[1][0].x > 0.0 && beside.hands[1][0].z < 0.0);
    }
}
