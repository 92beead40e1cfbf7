//! [`EltaStelpur`]: the rules as a [`Game`].

use crate::moves::{choose_step, legal_steps};
use crate::play::{outcome, play};
use crate::position::Position;
use crate::rules::Rules;
use crate::text::{parse_position, position_text};
use crate::track::{MEN, board};
use crate::why::why_not;
use boxwood_core::{Actor, Board, Dice, DiceLeft, EffectSink, Game, Outcome, Piece, Point, Side, Step, Throw, Why};

/// Að elta stelpur by one set of rules.
#[derive(Clone, Copy, Debug)]
pub struct EltaStelpur {
    rules: Rules,
}

impl EltaStelpur {
    /// The game by these rules.
    #[must_use]
    pub const fn new(rules: Rules) -> EltaStelpur {
        EltaStelpur { rules }
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }
}

/// The twenty-one throws of two dice.
static THROWS: [Throw; 21] = {
    let mut throws = [Throw { dice: Dice::pair(1, 1), weight: 1 }; 21];
    let (mut high, mut at) = (1, 0);
    while high <= 6 {
        let mut low = 1;
        while low <= high {
            throws[at] = Throw { dice: Dice::pair(high, low), weight: if high == low { 1 } else { 2 } };
            at += 1;
            low += 1;
        }
        high += 1;
    }
    throws
};

impl Game for EltaStelpur {
    type Position = Position;

    fn board(&self) -> &Board {
        board()
    }

    fn start(&self) -> Position {
        Position::start(&self.rules)
    }

    #[inline]
    fn to_act(&self, position: &Position) -> Actor {
        if position.thrown {
            Actor::Side(position.turn)
        } else if outcome(position).is_some() {
            Actor::Nobody
        } else {
            Actor::Dice
        }
    }

    fn on_turn(&self, position: &Position) -> Side {
        position.turn
    }

    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        outcome(position)
    }

    #[inline]
    fn legal_steps(&self, position: &Position, steps: &mut Vec<Step>) {
        legal_steps(&self.rules, position, steps);
    }

    #[inline]
    fn choose_step(&self, position: &Position, steps: &mut Vec<Step>, mut below: impl FnMut(u32) -> u32) -> Step {
        if let Some(step) = choose_step(&self.rules, position, &mut below) {
            return step;
        }
        legal_steps(&self.rules, position, steps);
        match steps[..] {
            [only] => only,
            _ => steps[below(steps.len() as u32) as usize],
        }
    }

    #[inline]
    fn play(&self, position: &mut Position, step: Step, effects: &mut impl EffectSink) {
        play(&self.rules, position, step, effects);
    }

    fn throws(&self) -> &[Throw] {
        &THROWS
    }

    fn dice_count(&self) -> u8 {
        2
    }

    fn piece_at(&self, position: &Position, point: Point) -> Option<Piece> {
        let side = Side::BOTH.into_iter().find(|&side| position.men(side) >> point.0.min(31) & 1 != 0)?;
        Some(if position.is_hornaskella(side) { Piece::king(side) } else { Piece::man(side) })
    }

    fn lost(&self, position: &Position, side: Side) -> u8 {
        MEN - position.men(side).count_ones() as u8
    }

    fn dice_left(&self, position: &Position) -> DiceLeft {
        position.units.numbers()
    }

    fn why_not(&self, position: &Position, step: Step) -> Why {
        why_not(&self.rules, position, step)
    }

    fn key(&self, position: &Position) -> u64 {
        let men = u64::from(position.men[0]) | u64::from(position.men[1]) << 24;
        let throw = [
            position.turn as u8,
            u8::from(position.thrown),
            u8::from(position.double),
            position.units.face(),
            position.units.count(),
            position.units.ones(),
            position.first_turns,
            0,
        ];
        // The throws without a capture are left out: they matter to nobody before they are two thousand, and a search
        // meets the same position after more and after fewer of them.
        mix(mix(mix(men) ^ u64::from_le_bytes(throw)) ^ u64::from(position.moved))
    }

    fn position_text(&self, position: &Position) -> String {
        position_text(position)
    }

    fn parse_position(&self, text: &str) -> Result<Position, String> {
        parse_position(&self.rules, text)
    }
}

/// The last step of `SplitMix64`: every bit of the result depends on every bit of `x`.
const fn mix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}
