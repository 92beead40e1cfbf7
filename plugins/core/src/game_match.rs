//! A game under way: the only mutable truth.

mod count;
mod info;

pub use count::{PerftUnit, PlayoutCount};
pub use info::{MatchInfo, Opening, Played};

use crate::{
    Actor, Board, Dice, DiceLeft, DiceStream, Effect, Game, Outcome, Piece, Player, Point, Refusal, Side, Step, Throw,
    Why,
};
use count::{perft, playouts};
use std::any::Any;
use std::fmt::Debug;

/// A game under way, of any kind. Object-safe, so that app, engine and records need not be generic.
pub trait Match: Debug + Send + Sync {
    /// Which game by which rules.
    fn info(&self) -> &MatchInfo;
    /// The board.
    fn board(&self) -> &Board;
    /// Who does the next step.
    fn to_act(&self) -> Actor;
    /// Whose turn it is.
    fn on_turn(&self) -> Side;
    /// How the game ended, if it did; repetition included.
    fn outcome(&self) -> Option<Outcome>;
    /// The legal steps of the side to act; empty where dice or nobody act.
    fn legal_steps(&self) -> Vec<Step>;
    /// Plays a step: a throw is given as [`Step::Roll`].
    ///
    /// # Errors
    /// The step is not legal; nothing has changed.
    fn play(&mut self, step: Step) -> Result<Vec<Effect>, Refusal>;
    /// Says who begins where the match's own dice did not decide it: in a record made elsewhere.
    fn set_opening(&mut self, opening: Opening);
    /// Says who plays the first side, in a match without an opening roll, which would decide it.
    fn set_first(&mut self, first: Player);
    /// A side gives the game up, and the other has won it. Taking back a step takes this back too.
    ///
    /// # Errors
    /// The game is over.
    fn give_up(&mut self, side: Side) -> Result<Vec<Effect>, Refusal>;
    /// Takes back the last step and tells which it was.
    fn undo(&mut self) -> Option<Played>;
    /// The faces that the match's dice give next.
    ///
    /// # Errors
    /// No throw is due.
    fn next_throw(&self) -> Result<Dice, Refusal>;
    /// All steps so far.
    fn history(&self) -> &[Played];
    /// Grows with every change, undo included, so that an answer to an older question can be told.
    fn revision(&self) -> u64;
    /// What stands on a point.
    fn piece_at(&self, point: Point) -> Option<Piece>;
    /// How many men a side has still to enter.
    fn in_hand(&self, side: Side) -> u8;
    /// How many men a side has lost.
    fn lost(&self, side: Side) -> u8;
    /// What is left of the throw.
    fn dice_left(&self) -> DiceLeft;
    /// The throw that the side to act is playing, if one lies on the table.
    fn last_throw(&self) -> Option<Dice>;
    /// Every distinct throw of the game.
    fn throws(&self) -> &[Throw];
    /// With how many dice the game is played.
    fn dice_count(&self) -> u8;
    /// The position as text.
    fn position_text(&self) -> String;
    /// The hash of the position.
    fn key(&self) -> u64;
    /// Counts the sequences of `depth` steps or turns from here. A finished game has no continuation. Repetition is
    /// left aside.
    fn perft(&self, depth: u32, unit: PerftUnit) -> u64 {
        self.perft_while(depth, unit, &mut || true).unwrap_or_default()
    }
    /// [`Match::perft`], given up as soon as `go_on`, which is asked every few thousand sequences or so, says no.
    fn perft_while(&self, depth: u32, unit: PerftUnit, go_on: &mut dyn FnMut() -> bool) -> Option<u64>;
    /// Plays `games` random games from here to their end: uniform over legal steps, fair throws; lack of progress
    /// counts, repetition does not.
    fn playouts(&self, games: u64, seed: u64) -> PlayoutCount;
    /// A copy, for whoever thinks about it elsewhere.
    fn boxed_clone(&self) -> Box<dyn Match>;
    /// The concrete match, for the game's own thinker.
    fn as_any(&self) -> &dyn Any;
}

/// The match of any [`Game`].
#[derive(Clone, Debug)]
pub struct GameMatch<G: Game> {
    game: G,
    info: MatchInfo,
    stream: DiceStream,
    position: G::Position,
    outcome: Option<Outcome>,
    history: Vec<Played>,
    /// The position before each step of the history.
    before: Vec<G::Position>,
    rolls: u64,
    revision: u64,
}

/// The reason of a draw by repetition.
pub const REPETITION: Why = Why("repetition");
/// The reason of a win over somebody who gave up.
pub const RESIGNED: Why = Why("resigned");

impl<G: Game> GameMatch<G> {
    /// A match from the game's start.
    #[must_use]
    pub fn new(game: G, info: MatchInfo) -> GameMatch<G> {
        let position = game.start();
        GameMatch::from_position(game, info, position)
    }

    /// A match from a position, with an empty history.
    #[must_use]
    pub fn from_position(game: G, info: MatchInfo, position: G::Position) -> GameMatch<G> {
        let outcome = game.outcome(&position);
        let stream = DiceStream::new(info.seed);
        GameMatch {
            game,
            info,
            stream,
            position,
            outcome,
            history: Vec::new(),
            before: Vec::new(),
            rolls: 0,
            revision: 0,
        }
    }

    /// The rules.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The positions before each step of the history, the first of the match first.
    #[must_use]
    pub fn before(&self) -> &[G::Position] {
        &self.before
    }

    /// How often the present position has stood, this time included.
    fn repetitions(&self) -> usize {
        let key = self.game.key(&self.position);
        1 + self.before.iter().filter(|p| self.game.key(p) == key).count()
    }

    fn check(&self, step: Step) -> Result<(), Refusal> {
        match (self.to_act(), step) {
            (Actor::Nobody, _) => Err(Refusal::GameOver),
            (Actor::Dice, Step::Roll(dice)) => {
                if self.game.throws().iter().any(|t| t.dice == dice) {
                    Ok(())
                } else {
                    Err(Refusal::Rules(Why("no-such-throw")))
                }
            }
            (Actor::Dice, _) => Err(Refusal::ThrowFirst),
            (Actor::Side(_), Step::Roll(_)) => Err(Refusal::NoThrowDue),
            (Actor::Side(side), _) => {
                let legal = self.legal_steps();
                if legal.contains(&step) {
                    Ok(())
                } else if self.asks_why_he_stays(side, step, &legal) {
                    Err(Refusal::Rules(Why("man-cannot-move")))
                } else {
                    Err(Refusal::Rules(self.game.why_not(&self.position, step)))
                }
            }
        }
    }

    /// To move a man to where he stands is how the table asks about one of the side's own who has no move, while others
    /// have some.
    fn asks_why_he_stays(&self, side: Side, step: Step, legal: &[Step]) -> bool {
        let Step::Move { from, to, .. } = step else { return false };
        let own = || self.piece_at(from).is_some_and(|piece| piece.side == side);
        let mut moved = legal.iter().filter_map(|step| match step {
            Step::Move { from, .. } => Some(*from),
            _ => None,
        });
        from == to && own() && moved.next().is_some_and(|first| first != from && moved.all(|other| other != from))
    }
}

impl<G: Game> Match for GameMatch<G> {
    fn info(&self) -> &MatchInfo {
        &self.info
    }

    fn board(&self) -> &Board {
        self.game.board()
    }

    fn to_act(&self) -> Actor {
        if self.outcome.is_some() { Actor::Nobody } else { self.game.to_act(&self.position) }
    }

    fn on_turn(&self) -> Side {
        self.game.on_turn(&self.position)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn legal_steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        if self.outcome.is_none() {
            self.game.legal_steps(&self.position, &mut steps);
        }
        steps
    }

    fn play(&mut self, step: Step) -> Result<Vec<Effect>, Refusal> {
        self.check(step)?;
        let actor = self.to_act();
        let choice = matches!(actor, Actor::Side(_)) && self.legal_steps().len() > 1;
        self.history.push(Played { step, actor, side: self.on_turn(), choice });
        self.before.push(self.position);
        let mut effects = Vec::new();
        self.game.play(&mut self.position, step, &mut effects);
        self.rolls += u64::from(actor == Actor::Dice);
        self.revision += 1;
        self.outcome = self.game.outcome(&self.position);
        if let (None, Some(limit)) = (self.outcome, self.game.repetition_limit()) {
            let times = self.repetitions();
            if times >= usize::from(limit) {
                let outcome = Outcome { winner: None, why: REPETITION };
                self.outcome = Some(outcome);
                effects.push(Effect::Ended(outcome));
            } else if times + 1 == usize::from(limit) && times > 1 {
                effects.push(Effect::Warned { why: Why("second-repetition") });
            }
        }
        Ok(effects)
    }

    fn set_opening(&mut self, opening: Opening) {
        self.info.first = opening.first;
        self.info.opening = Some(opening);
        self.revision += 1;
    }

    fn set_first(&mut self, first: Player) {
        if self.info.opening.is_none() {
            self.info.first = first;
            self.revision += 1;
        }
    }

    fn give_up(&mut self, side: Side) -> Result<Vec<Effect>, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        let outcome = Outcome { winner: Some(side.other()), why: RESIGNED };
        self.outcome = Some(outcome);
        self.revision += 1;
        Ok(vec![Effect::Ended(outcome)])
    }

    fn undo(&mut self) -> Option<Played> {
        let played = self.history.pop()?;
        self.position = self.before.pop()?;
        self.rolls -= u64::from(played.actor == Actor::Dice);
        self.revision += 1;
        self.outcome = self.game.outcome(&self.position);
        Some(played)
    }

    fn next_throw(&self) -> Result<Dice, Refusal> {
        match self.to_act() {
            Actor::Dice => Ok(self.stream.throw(self.rolls, self.game.dice_count())),
            Actor::Side(_) => Err(Refusal::NoThrowDue),
            Actor::Nobody => Err(Refusal::GameOver),
        }
    }

    fn history(&self) -> &[Played] {
        &self.history
    }

    fn revision(&self) -> u64 {
        self.revision
    }

    fn piece_at(&self, point: Point) -> Option<Piece> {
        self.game.piece_at(&self.position, point)
    }

    fn in_hand(&self, side: Side) -> u8 {
        self.game.in_hand(&self.position, side)
    }

    fn lost(&self, side: Side) -> u8 {
        self.game.lost(&self.position, side)
    }

    fn dice_left(&self) -> DiceLeft {
        self.game.dice_left(&self.position)
    }

    fn last_throw(&self) -> Option<Dice> {
        let last = self.history.iter().rev().find_map(|p| match p.step {
            Step::Roll(dice) => Some((dice, p.side)),
            _ => None,
        });
        last.filter(|&(_, side)| self.outcome.is_some() || side == self.on_turn()).map(|(dice, _)| dice)
    }

    fn throws(&self) -> &[Throw] {
        self.game.throws()
    }

    fn dice_count(&self) -> u8 {
        self.game.dice_count()
    }

    fn position_text(&self) -> String {
        self.game.position_text(&self.position)
    }

    fn key(&self) -> u64 {
        self.game.key(&self.position)
    }

    fn perft_while(&self, depth: u32, unit: PerftUnit, go_on: &mut dyn FnMut() -> bool) -> Option<u64> {
        if depth == 0 {
            return Some(1);
        }
        let mut buffers = vec![Vec::new()];
        perft(&self.game, &self.position, depth, unit, &mut buffers, 0, go_on)
    }

    fn playouts(&self, games: u64, seed: u64) -> PlayoutCount {
        playouts(&self.game, &self.position, games, seed)
    }

    fn boxed_clone(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
