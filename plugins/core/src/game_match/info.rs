//! What a match is, and what was played in it.

use crate::{Actor, Dice, DiceHash, Player, Side, Step};

/// The opening roll: both players throw until they differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// What the two players threw, time after time; all but the last pair are ties.
    pub tries: Vec<[Dice; 2]>,
    /// Who begins, and so plays the first side.
    pub first: Player,
}

/// What a match is: which game by which rules, from which dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchInfo {
    /// The game's id.
    pub game: &'static str,
    /// The ruleset's id.
    pub ruleset: String,
    /// Every switch with its value, in the game's order.
    pub switches: Vec<(String, String)>,
    /// The seed of the dice.
    pub seed: u64,
    /// The opening roll, in games that have one.
    pub opening: Option<Opening>,
    /// Who plays the first side: as the opening roll has it, or as the players agreed.
    pub first: Player,
    /// The text of the position the match began from, if that was not the game's start.
    pub from: Option<String>,
}

impl MatchInfo {
    /// The hash that fixes the dice of this match, to be shown before the first throw.
    #[must_use]
    pub fn dice_hash(&self) -> DiceHash {
        DiceHash::of(self.game, self.seed)
    }
}

/// A step that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The step.
    pub step: Step,
    /// Who acted.
    pub actor: Actor,
    /// Whose turn it was.
    pub side: Side,
    /// Whether there was anything to choose: a side acted and had more than one legal step.
    pub choice: bool,
}
