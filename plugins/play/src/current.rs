//! The match that lies on the table.

use crate::{RecordTags, Seat};
use bevy::prelude::*;
use boxwood_core::{Actor, Match, Player, Refusal, Series, Side, Why};
use boxwood_search::GameEntry;

/// Tells one match from the next, so that a late answer to an older one is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct MatchId(pub u32);

/// Every game of the house, in the order in which the plugins added them.
#[derive(Resource, Default, Debug)]
pub struct Games(pub Vec<&'static dyn GameEntry>);

impl Games {
    /// The game of an id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&'static dyn GameEntry> {
        self.0.iter().copied().find(|g| g.id() == id)
    }
}

/// The match on the table; the resource is there only while one lies there. Only `adjudicate` writes it.
#[derive(Resource, Debug)]
pub struct CurrentMatch {
    pub(crate) id: MatchId,
    pub(crate) entry: &'static dyn GameEntry,
    pub(crate) game: Box<dyn Match>,
    pub(crate) seats: [Seat; 2],
    pub(crate) tags: RecordTags,
    /// The record that it was taken up from.
    pub(crate) origin: Option<String>,
}

impl CurrentMatch {
    /// Which match it is.
    #[must_use]
    pub fn id(&self) -> MatchId {
        self.id
    }

    /// The game it is a match of.
    #[must_use]
    pub fn entry(&self) -> &'static dyn GameEntry {
        self.entry
    }

    /// The match, to be read.
    #[must_use]
    pub fn game(&self) -> &dyn Match {
        &*self.game
    }

    /// The series that this match is a game of, as it stood before it.
    #[must_use]
    pub fn series(&self) -> Option<&Series> {
        self.tags.series.as_ref()
    }

    /// The series as it stands with this match, which counts once it is over.
    #[must_use]
    pub fn standing(&self) -> Option<Series> {
        self.series().map(|series| series.with(&*self.game))
    }

    /// Whether this match is over and another game of its series follows.
    #[must_use]
    pub fn is_followed(&self) -> bool {
        self.series().is_some_and(|series| series.is_followed(&*self.game))
    }

    /// Which player plays a side: the opening roll decides, or the players agreed on it.
    #[must_use]
    pub fn player_of(&self, side: Side) -> Player {
        let first = self.game.info().first;
        match side {
            Side::First => first,
            Side::Second => first.other(),
        }
    }

    /// Which side a player plays.
    #[must_use]
    pub fn side_of(&self, player: Player) -> Side {
        if self.player_of(Side::First) == player { Side::First } else { Side::Second }
    }

    /// Who decides for a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> &Seat {
        &self.seats[self.player_of(side).index()]
    }

    /// The side that acts, or for which the dice are thrown; `None` when the game is over.
    #[must_use]
    pub fn side_to_act(&self) -> Option<Side> {
        match self.game.to_act() {
            Actor::Side(side) => Some(side),
            Actor::Dice => Some(self.game.on_turn()),
            Actor::Nobody => None,
        }
    }

    /// How many steps are left after going back as [`UndoRequested`](crate::UndoRequested) asks: to the last decision
    /// of a human, or by one step where no human plays.
    ///
    /// # Errors
    /// Why one cannot go back.
    pub fn undo_target(&self) -> Result<usize, Refusal> {
        let history = self.game.history();
        let human = |side: Side| *self.seat(side) == Seat::Human;
        if self.seats.contains(&Seat::Remote) {
            return Err(Refusal::Rules(Why("others-must-agree")));
        }
        let target = if Side::BOTH.into_iter().any(human) {
            history.iter().rposition(|played| played.choice && human(played.side))
        } else {
            history.len().checked_sub(1)
        };
        target.ok_or(Refusal::Rules(Why("nothing-to-undo")))
    }

    /// Who decides for each player.
    #[must_use]
    pub fn seats(&self) -> &[Seat; 2] {
        &self.seats
    }
}

/// Lets those who play by themselves wait: computer, records, the passing of useless throws. People are not held up.
#[derive(Resource, Default, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paused(pub bool);

/// What the view tells play: while it is `busy` showing what happened, the computer and the passing of useless throws
/// wait, so that nothing runs ahead of the eye. Without a view it is never busy. Input of people never waits.
#[derive(Resource, Default, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Presentation {
    /// Something is still moving.
    pub busy: bool,
}
