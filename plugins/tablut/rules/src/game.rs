//! [`Tablut`]: the rules as a [`Game`].

use crate::bits::{ADJACENT, SQUARES, THRONE, WIDTH, has, squares};
use crate::play::piece;
use crate::position::{End, Position};
use crate::rules::TablutRules;
use crate::text::{parse_position, position_text};
use crate::why::why_not;
use boxwood_core::{Actor, Board, BoardPoint, EffectSink, Game, Outcome, Piece, Point, Side, Step, Why};
use std::sync::LazyLock;

/// Tablut by one set of rules.
#[derive(Clone, Copy, Debug)]
pub struct Tablut {
    rules: TablutRules,
}

impl Tablut {
    /// The game by these rules.
    #[must_use]
    pub const fn new(rules: TablutRules) -> Tablut {
        Tablut { rules }
    }

    /// The rules.
    #[must_use]
    #[inline]
    pub const fn rules(&self) -> &TablutRules {
        &self.rules
    }
}

/// Nine times nine squares, rank by rank from a1, as the attackers' player sees them.
static BOARD: LazyLock<Board> = LazyLock::new(|| {
    let place = |square: u8| [square % WIDTH, square / WIDTH];
    let point = |square: u8| {
        let [file, rank] = place(square);
        BoardPoint { name: square_name(square), at: [file, rank, 0] }
    };
    let neighbours = |square: u8| squares(ADJACENT[usize::from(square)]).map(Point).collect();
    Board::new((0..SQUARES).map(point).collect(), (0..SQUARES).map(neighbours).collect(), Vec::new())
});

/// The name of a square: file letter and rank number.
#[must_use]
pub fn square_name(square: u8) -> String {
    format!("{}{}", char::from(b'a' + square % WIDTH), square / WIDTH + 1)
}

impl Game for Tablut {
    type Position = Position;

    fn board(&self) -> &Board {
        &BOARD
    }

    fn start(&self) -> Position {
        Position::of(Position::START, THRONE, self.rules.first_mover, 0, self.wall())
    }

    #[inline]
    fn to_act(&self, position: &Position) -> Actor {
        if position.end == End::Running { Actor::Side(position.turn) } else { Actor::Nobody }
    }

    #[inline]
    fn on_turn(&self, position: &Position) -> Side {
        position.turn
    }

    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        position.end.outcome(position.turn)
    }

    #[inline]
    fn legal_steps(&self, position: &Position, steps: &mut Vec<Step>) {
        if position.end == End::Running {
            self.steps(position, steps);
        } else {
            steps.clear();
        }
    }

    #[inline]
    fn choose_step(&self, position: &Position, steps: &mut Vec<Step>, mut below: impl FnMut(u32) -> u32) -> Step {
        if let Some(step) = self.choose(position, &mut below) {
            return step;
        }
        self.steps(position, steps);
        match steps[..] {
            [only] => only,
            _ => steps[below(steps.len() as u32) as usize],
        }
    }

    #[inline]
    fn play(&self, position: &mut Position, step: Step, effects: &mut impl EffectSink) {
        self.play_step(position, step, effects);
    }

    fn piece_at(&self, position: &Position, point: Point) -> Option<Piece> {
        let stands = |side: &Side| has(position.men(*side), point.0);
        Side::BOTH.into_iter().find(stands).map(|side| piece(position, side, point.0))
    }

    fn lost(&self, position: &Position, side: Side) -> u8 {
        Position::MEN[side.index()].saturating_sub(position.men(side).count_ones() as u8)
    }

    fn why_not(&self, position: &Position, step: Step) -> Why {
        why_not(self, position, step)
    }

    #[inline]
    fn key(&self, position: &Position) -> u64 {
        // The turns without a capture are left out: a position that comes again is the same however long it took.
        let rest = u64::from(position.king) << 1 | position.turn as u64;
        let halves = |set: u128| [set as u64, (set >> 64) as u64 | 1 << 63];
        let [a, b] = halves(position.men[0]);
        let [c, d] = halves(position.men[1]);
        [a, b, c, d].into_iter().fold(mix(rest), |key, word| mix(key ^ word))
    }

    fn repetition_limit(&self) -> Option<u8> {
        self.rules.repetition.then_some(3)
    }

    fn position_text(&self, position: &Position) -> String {
        position_text(position)
    }

    fn parse_position(&self, text: &str) -> Result<Position, String> {
        parse_position(self, text)
    }
}

/// The last step of `SplitMix64`: every bit of the result depends on every bit of `x`.
#[inline]
const fn mix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}
