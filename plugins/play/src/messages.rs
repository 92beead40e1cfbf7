//! What is asked of a match and what it tells.

use crate::{MatchId, Seat};
use bevy::prelude::*;
use boxwood_core::{Effect, Player, Refusal, Setup, Side, Step};

/// Asks for a new match on the table; the one that lies there is put away (its record is saved already).
#[derive(Message, Clone, Debug)]
pub struct MatchRequested {
    /// The game's id.
    pub game: String,
    /// Ruleset, switches, seed of the dice.
    pub setup: Setup,
    /// Who plays, by `Player` (near side first). The opening roll gives them their sides.
    pub seats: [Seat; 2],
    /// Who plays the first side, where there is no opening roll.
    pub first: Player,
}

/// Asks for a match that begins from a position instead of the game's start: lessons, problems.
#[derive(Message, Clone, Debug)]
pub struct PositionRequested {
    /// The game's id.
    pub game: String,
    /// Ruleset, switches, seed of the dice.
    pub setup: Setup,
    /// The position's text.
    pub position: String,
    /// Who plays, by `Player`.
    pub seats: [Seat; 2],
}

/// Asks for a recorded match on the table, at its last step (a save) for play to go on.
#[derive(Message, Clone, Debug)]
pub struct ResumeRequested {
    /// The record's text.
    pub record: String,
}

/// Asks to clear the table; what lay there is saved.
#[derive(Message, Clone, Copy, Debug)]
pub struct LeaveRequested;

/// Asks for the dice to be thrown by somebody at this screen. Nobody may ask for faces.
#[derive(Message, Clone, Copy, Debug)]
pub struct ThrowRequested {
    /// In this match.
    pub match_id: MatchId,
}

/// Asks for a step to be played by somebody at this screen.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveRequested {
    /// In this match.
    pub match_id: MatchId,
    /// The step.
    pub step: Step,
}

/// A step or a throw by a hand that is not at this screen: the computer, a record, somebody elsewhere, the house.
///
/// This is the seam for play over a network: whoever holds the connection writes one for each step that arrives, with
/// `Hand::Remote` and the player at the other end, and reads [`Happened`] to send on what the others did. A step of a
/// player who is not on turn, or whose seat is not remote, is refused.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandRequested {
    /// In this match.
    pub match_id: MatchId,
    /// Whose hand it is.
    pub hand: Hand,
    /// The revision of the match that it was decided at; if the match has changed since, the request is dropped.
    /// `None` from those who cannot know it.
    pub revision: Option<u64>,
    /// What it does.
    pub wish: Wish,
}

/// Whose hand does something, if it is not that of a person at this screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// The table itself, which passes useless throws.
    House,
    /// The computer.
    Computer,
    /// A record that is played again.
    Record,
    /// This player, who is elsewhere.
    Remote(Player),
}

/// What a hand does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// It throws the dice.
    Throw,
    /// It plays a step. A [`Step::Roll`] tells the faces of a throw that has been made already (records, other places):
    /// it is refused unless the dice of this match give the same.
    Step(Step),
}

/// Asks to go back to the last decision of a human, or by one step where no human plays. Never re-rolls.
#[derive(Message, Clone, Copy, Debug)]
pub struct UndoRequested {
    /// In this match.
    pub match_id: MatchId,
}

/// Asks for the game to be given up by somebody at this screen: the other side has won it.
#[derive(Message, Clone, Copy, Debug)]
pub struct GiveUpRequested {
    /// In this match.
    pub match_id: MatchId,
    /// The side that gives it up.
    pub side: Side,
}

/// A request was refused; nothing changed.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveRefused {
    /// In this match.
    pub match_id: MatchId,
    /// The step asked for, `None` for a throw or for going back.
    pub step: Option<Step>,
    /// Why not.
    pub refusal: Refusal,
}

/// One effect of a step that was played, or the end of a game that was given up; one message an effect, in order.
#[derive(Message, Clone, Copy, Debug)]
pub struct Happened {
    /// In this match.
    pub match_id: MatchId,
    /// What happened.
    pub effect: Effect,
    /// The index of its step in the history; after the last where the game was given up.
    pub step_index: usize,
}

/// The same as [`Happened`], told once the entities on the table have followed, with the piece that it happened to. It
/// comes in the same frame; after several effects in one frame the components show the last, this message each.
#[derive(Message, Clone, Copy, Debug)]
pub struct Enacted {
    /// What happened.
    pub happened: Happened,
    /// The piece that was placed, moved, captured or changed its kind.
    pub piece: Option<Entity>,
}

/// The position changed otherwise than by a step: there are no effects, views rebuild from the match.
#[derive(Message, Clone, Copy, Debug)]
pub struct Restored {
    /// In this match.
    pub match_id: MatchId,
    /// Why.
    pub cause: RestoredCause,
}

/// Why a position was restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestoredCause {
    /// A new match: the opening roll has been made.
    New,
    /// A saved match was taken up.
    Resumed,
    /// Steps were taken back.
    Undone,
}

/// Something that could not be done and that a person must be told (a save that failed, a record that is broken).
#[derive(Message, Clone, Debug)]
pub struct Trouble {
    /// Which kind: a key for translation (`save-failed`, `record-broken`, `record-newer`, `setup-refused`,
    /// `computer-failed`, `save-set-aside`: the details are the name it has now).
    pub key: &'static str,
    /// The details, in words.
    pub details: String,
}
