//! What is asked of a match and what it tells.

use crate::{MatchId, Seat};
use bevy::prelude::*;
use boxwood_core::{Effect, Refusal, Setup, Step};

/// Asks for a new match on the table; the one that lies there is put away (its record is saved already).
#[derive(Message, Clone, Debug)]
pub struct MatchRequested {
    /// The game's id.
    pub game: String,
    /// Ruleset, switches, seed of the dice.
    pub setup: Setup,
    /// Who plays, by `Player` (near side first). The opening roll gives them their sides.
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

/// Asks for the dice to be thrown. Nobody may ask for faces.
#[derive(Message, Clone, Copy, Debug)]
pub struct ThrowRequested {
    /// In this match.
    pub match_id: MatchId,
}

/// Asks for a step to be played.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveRequested {
    /// In this match.
    pub match_id: MatchId,
    /// The step.
    pub step: Step,
}

/// Asks to go back to the last decision of a human, or by one step where no human plays. Never re-rolls.
#[derive(Message, Clone, Copy, Debug)]
pub struct UndoRequested {
    /// In this match.
    pub match_id: MatchId,
}

/// A request was refused; nothing changed.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveRefused {
    /// In this match.
    pub match_id: MatchId,
    /// The step asked for, `None` for a throw.
    pub step: Option<Step>,
    /// Why not.
    pub refusal: Refusal,
}

/// One effect of a step that was played; one message an effect, in order.
#[derive(Message, Clone, Copy, Debug)]
pub struct Happened {
    /// In this match.
    pub match_id: MatchId,
    /// What happened.
    pub effect: Effect,
    /// The index of its step in the history.
    pub step_index: usize,
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
    /// Which kind: a key for translation (`save-failed`, `record-broken`, `record-newer`, `setup-refused`).
    pub key: &'static str,
    /// The details, in words.
    pub details: String,
}
