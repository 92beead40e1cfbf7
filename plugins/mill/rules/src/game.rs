//! [`Mill`]: the rules as a [`Game`].

use crate::kernel::random;
use crate::position::{End, Position, Thrown};
use crate::rules::{MillDice, MillRules};
use crate::shape::Shape;
use crate::text::{parse_position, position_text};
use crate::why::why_not;
use boxwood_core::{Actor, Board, Dice, EffectSink, Game, Outcome, Piece, PlayoutCount, Point, Side, Step, Throw, Why};
use std::sync::{Arc, LazyLock};

/// A mill game by one set of rules.
#[derive(Clone, Debug)]
pub struct Mill {
    rules: MillRules,
    shape: Arc<Shape>,
}

impl Mill {
    /// The game by these rules.
    #[must_use]
    pub fn new(rules: MillRules) -> Mill {
        Mill { rules, shape: Arc::new(Shape::of(&rules)) }
    }

    /// The rules.
    #[must_use]
    #[inline]
    pub const fn rules(&self) -> &MillRules {
        &self.rules
    }

    /// The board as the rules use it.
    #[must_use]
    #[inline]
    pub fn shape(&self) -> &Shape {
        &self.shape
    }
}

/// The fifty-six throws of three dice.
static THROWS: LazyLock<Vec<Throw>> = LazyLock::new(|| {
    let mut throws: Vec<Throw> = Vec::new();
    for way in 0..216u8 {
        let dice = Dice::three(way / 36 + 1, way / 6 % 6 + 1, way % 6 + 1);
        match throws.iter_mut().find(|t| t.dice == dice) {
            Some(throw) => throw.weight += 1,
            None => throws.push(Throw { dice, weight: 1 }),
        }
    }
    throws.sort_by_key(|t| t.dice);
    throws
});

impl Game for Mill {
    type Position = Position;

    fn board(&self) -> &Board {
        self.shape.board()
    }

    fn start(&self) -> Position {
        Position::start(&self.rules)
    }

    #[inline]
    fn to_act(&self, position: &Position) -> Actor {
        if position.end != End::Running {
            Actor::Nobody
        } else if position.owed == 0 && position.thrown == Thrown::No && self.throws_first(position) {
            Actor::Dice
        } else {
            Actor::Side(position.turn)
        }
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
        self.steps(position, steps);
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

    fn random_games(&self, from: &Position, games: u64, below: &mut impl FnMut(u32) -> u32) -> Option<PlayoutCount> {
        random::games(self, from, games, below)
    }

    #[inline]
    fn play(&self, position: &mut Position, step: Step, effects: &mut impl EffectSink) {
        self.play_step(position, step, effects);
    }

    fn throws(&self) -> &[Throw] {
        if self.rules.dice == MillDice::None { &[] } else { &THROWS }
    }

    fn dice_count(&self) -> u8 {
        if self.rules.dice == MillDice::None { 0 } else { 3 }
    }

    fn piece_at(&self, position: &Position, point: Point) -> Option<Piece> {
        let stands = |side: &Side| position.men(*side) >> point.0.min(31) & 1 != 0;
        Side::BOTH.into_iter().find(stands).map(Piece::man)
    }

    fn in_hand(&self, position: &Position, side: Side) -> u8 {
        position.hand(side)
    }

    fn lost(&self, position: &Position, side: Side) -> u8 {
        self.rules.men.saturating_sub(position.total(side) as u8)
    }

    fn why_not(&self, position: &Position, step: Step) -> Why {
        why_not(self, position, step)
    }

    fn key(&self, position: &Position) -> u64 {
        // The turns without progress are left out: a position that comes again is the same however long it took.
        let men = u64::from(position.men[0]) | u64::from(position.men[1]) << 32;
        let [first, second] = position.hand;
        let rest = [position.turn as u8, first, second, position.owed, position.thrown as u8, 0, 0, 0];
        let key = mix(mix(men) ^ u64::from_le_bytes(rest));
        position.bans.list().iter().fold(key, |key, ban| {
            mix(key ^ (u64::from(ban.men()) | u64::from(ban.line()) << 32 | (ban.side() as u64) << 40))
        })
    }

    fn repetition_limit(&self) -> Option<u8> {
        self.rules.repetition.then_some(3)
    }

    fn position_text(&self, position: &Position) -> String {
        position_text(self, position)
    }

    fn parse_position(&self, text: &str) -> Result<Position, String> {
        parse_position(self, text)
    }
}

/// The last step of `SplitMix64`: every bit of the result depends on every bit of `x`.
const fn mix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}
