//! [`Rows`]: the rules as a [`Game`].

use crate::cells::{Cells, mix};
use crate::position::{End, Position};
use crate::rules::RowsRules;
use crate::shape::Shape;
use crate::text::{parse_position, position_text};
use boxwood_core::{Actor, Board, Effect, EffectSink, Game, Outcome, Piece, Point, Side, Step, Why};
use std::sync::Arc;

/// A man stands there already.
pub const CELL_TAKEN: Why = Why("cell-taken");
/// Men fall: the cell below is still empty.
pub const NOTHING_BELOW: Why = Why("nothing-below");
/// There is no such cell.
pub const NO_SUCH_CELL: Why = Why("no-such-cell");
/// Men stay where they were put.
pub const MEN_STAY: Why = Why("men-stay");
/// Nobody is taken in these games.
pub const NOBODY_IS_TAKEN: Why = Why("nobody-is-taken");
/// One man a turn.
pub const ONE_MAN_A_TURN: Why = Why("one-man-a-turn");
/// Something can be done, and must be.
pub const NO_PASSING: Why = Why("no-passing");

/// A game of rows by one set of rules.
#[derive(Clone, Debug)]
pub struct Rows<W> {
    rules: RowsRules,
    shape: Arc<Shape<W>>,
}

impl<W: Cells> Rows<W> {
    /// The game by these rules, whose board must not have more cells than `W` has room for.
    #[must_use]
    pub fn new(rules: RowsRules) -> Rows<W> {
        debug_assert!(u32::from(rules.size.cells()) <= W::WIDTH, "the board fits");
        Rows { rules, shape: Arc::new(Shape::of(&rules)) }
    }

    /// The rules.
    #[must_use]
    #[inline]
    pub const fn rules(&self) -> &RowsRules {
        &self.rules
    }

    /// The board as the rules use it.
    #[must_use]
    #[inline]
    pub fn shape(&self) -> &Shape<W> {
        &self.shape
    }

    /// The cells that the side on turn can take.
    #[must_use]
    #[inline]
    pub fn open(&self, position: &Position<W>) -> W {
        if position.end == End::Running { self.shape.open(position.taken()) } else { W::NONE }
    }
}

impl<W: Cells> Game for Rows<W> {
    type Position = Position<W>;

    fn board(&self) -> &Board {
        self.shape.board()
    }

    fn start(&self) -> Position<W> {
        Position::START
    }

    #[inline]
    fn to_act(&self, position: &Position<W>) -> Actor {
        if position.end == End::Running { Actor::Side(position.turn) } else { Actor::Nobody }
    }

    #[inline]
    fn on_turn(&self, position: &Position<W>) -> Side {
        position.turn
    }

    #[inline]
    fn outcome(&self, position: &Position<W>) -> Option<Outcome> {
        position.end.outcome(position.turn)
    }

    #[inline]
    fn legal_steps(&self, position: &Position<W>, steps: &mut Vec<Step>) {
        steps.clear();
        steps.extend(self.open(position).cells().map(|cell| Step::Place { to: Point(cell) }));
    }

    #[inline]
    fn choose_step(&self, position: &Position<W>, _: &mut Vec<Step>, mut below: impl FnMut(u32) -> u32) -> Step {
        Step::Place { to: Point(self.open(position).pick(&mut below)) }
    }

    #[inline]
    fn play(&self, position: &mut Position<W>, step: Step, effects: &mut impl EffectSink) {
        let Step::Place { to } = step else { return };
        let side = position.turn;
        let others = position.own;
        position.own = position.enemy;
        position.enemy = others | W::one(to.0);
        position.turn = side.other();
        effects.push(Effect::Placed { piece: Piece::man(side), at: to });
        if self.shape.completes(others, to.0) {
            position.end = End::Line;
            if effects.listens() {
                for line in self.shape.completed(others, to.0) {
                    effects.push(Effect::LineFormed { side, line });
                }
            }
        } else if position.taken() == self.shape.all() {
            position.end = End::Full;
        }
        match self.outcome(position) {
            None => effects.push(Effect::TurnEnded { next: side.other() }),
            Some(outcome) => effects.push(Effect::Ended(outcome)),
        }
    }

    fn piece_at(&self, position: &Position<W>, point: Point) -> Option<Piece> {
        let stands = |side: &Side| self.shape.has_cell(point.0) && position.men(*side).has(point.0);
        Side::BOTH.into_iter().find(stands).map(Piece::man)
    }

    // Every board has a man for every cell, so nobody runs out and the hand is not counted.

    fn lost(&self, _: &Position<W>, _: Side) -> u8 {
        0
    }

    fn why_not(&self, position: &Position<W>, step: Step) -> Why {
        match step {
            Step::Place { to } if !self.shape.has_cell(to.0) => NO_SUCH_CELL,
            Step::Place { to } if position.taken().has(to.0) => CELL_TAKEN,
            Step::Place { .. } => NOTHING_BELOW,
            Step::PlaceLine { .. } => ONE_MAN_A_TURN,
            Step::Move { .. } => MEN_STAY,
            Step::Remove { .. } => NOBODY_IS_TAKEN,
            Step::Roll(_) | Step::Pass => NO_PASSING,
        }
    }

    fn key(&self, position: &Position<W>) -> u64 {
        mix(position.own.folded() ^ mix(position.enemy.folded() ^ position.turn as u64))
    }

    fn position_text(&self, position: &Position<W>) -> String {
        position_text(self.rules.size, position)
    }

    fn parse_position(&self, text: &str) -> Result<Position<W>, String> {
        parse_position(self, text)
    }
}
