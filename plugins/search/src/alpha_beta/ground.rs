//! What the search asks of a game, and the answer of any game that has an evaluation.

use crate::{CERTAIN, Evaluate};
use boxwood_core::{Actor, Game, Side, Step};
use std::fmt::Debug;

/// A legal step and how promising it looks before it has been tried: the highest come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guess<S> {
    /// The step.
    pub step: S,
    /// How promising it looks. From [`Guess::SHARP`] on it takes, threatens or otherwise changes much: it is never
    /// looked at less far than others.
    pub promise: i32,
}

impl<S> Guess<S> {
    /// The promise from which on a step counts as sharp.
    pub const SHARP: i32 = 1 << 24;
}

/// A game without dice as the search sees it: small positions that are copied, steps packed as the game likes.
///
/// A game with [`Evaluate`] has this already ([`Plain`]); one that wants speed implements it over bitboards of its own.
pub trait Ground: Clone + Debug + Send + Sync + 'static {
    /// A position.
    type Position: Copy + Debug + Send + Sync + 'static;
    /// A step.
    type Step: Copy + Eq + Debug + Send + Sync + 'static;

    /// Whether steps that look unpromising are first looked at one step less far. Good where a position has many steps
    /// of which few matter.
    const REDUCES: bool = false;

    /// Adds all legal steps of a running position to `steps`, which may hold others already.
    fn steps(&mut self, position: &Self::Position, steps: &mut Vec<Guess<Self::Step>>);

    /// Whether a step of another position is certainly legal in this running one, so that it can be tried before all steps
    /// are listed. A game that cannot tell cheaply says no.
    fn allows(&self, _position: &Self::Position, _step: Self::Step) -> bool {
        false
    }

    /// The position after a legal step.
    fn play(&self, position: &Self::Position, step: Self::Step) -> Self::Position;

    /// Whose turn it is.
    fn side(&self, position: &Self::Position) -> Side;

    /// If the game is over: who has won, `None` within for nobody.
    fn ended(&self, position: &Self::Position) -> Option<Option<Side>>;

    /// What a running position is worth to the side on turn, in a unit of the game's own; below a hundred thousand.
    fn evaluate(&self, position: &Self::Position) -> i32;

    /// The chance to win that belongs to such a worth, in hundredths of a percent.
    fn chance(&self, worth: i32) -> i32;

    /// A hash of the position.
    fn key(&self, position: &Self::Position) -> u64;

    /// Whether the position must be looked through even at the end of a line, because its worth is about to change: a
    /// man is still to be taken.
    fn unsettled(&self, _position: &Self::Position) -> bool {
        false
    }

    /// A number below [`SLOTS`] for a step, by which it is known again in other positions.
    fn slot(&self, step: Self::Step) -> usize;

    /// The step as everybody else knows it.
    fn told(&self, step: Self::Step) -> Step;
}

/// How many numbers [`Ground::slot`] has.
pub const SLOTS: usize = 1 << 13;

/// Any game with an evaluation, seen by the search.
#[derive(Clone, Debug)]
pub struct Plain<G: Game> {
    game: G,
    room: Vec<Step>,
}

impl<G: Game> Plain<G> {
    /// The game.
    #[must_use]
    pub fn new(game: &G) -> Plain<G> {
        Plain { game: game.clone(), room: Vec::new() }
    }
}

impl<G: Evaluate> Ground for Plain<G> {
    type Position = G::Position;
    type Step = Step;

    fn steps(&mut self, position: &G::Position, steps: &mut Vec<Guess<Step>>) {
        self.game.legal_steps(position, &mut self.room);
        steps.extend(self.room.iter().map(|&step| {
            let promise = if matches!(step, Step::Remove { .. }) { Guess::<Step>::SHARP } else { 0 };
            Guess { step, promise }
        }));
    }

    fn play(&self, position: &G::Position, step: Step) -> G::Position {
        let mut after = *position;
        self.game.play(&mut after, step, &mut ());
        after
    }

    fn side(&self, position: &G::Position) -> Side {
        self.game.on_turn(position)
    }

    fn ended(&self, position: &G::Position) -> Option<Option<Side>> {
        match self.game.outcome(position) {
            Some(outcome) => Some(outcome.winner),
            // There are no dice here; a game that has some none the less ends where they act.
            None => (!matches!(self.game.to_act(position), Actor::Side(_))).then_some(None),
        }
    }

    fn evaluate(&self, position: &G::Position) -> i32 {
        self.game.evaluate(position, self.game.on_turn(position)) - CERTAIN / 2
    }

    fn chance(&self, worth: i32) -> i32 {
        (worth + CERTAIN / 2).clamp(0, CERTAIN)
    }

    fn key(&self, position: &G::Position) -> u64 {
        self.game.key(position)
    }

    fn slot(&self, step: Step) -> usize {
        let slot = match step {
            Step::Move { from, to, .. } => (usize::from(from.0) << 6 ^ usize::from(to.0)) & 0xFFF,
            Step::Place { to } => 0x1000 | usize::from(to.0),
            Step::Remove { at } => 0x1100 | usize::from(at.0),
            Step::PlaceLine { line } => 0x1200 | usize::from(line),
            Step::Roll(_) | Step::Pass => 0x1300,
        };
        slot % SLOTS
    }

    fn told(&self, step: Step) -> Step {
        step
    }
}
