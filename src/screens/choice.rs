//! What is chosen before a game.

use super::own_rules::{self, OwnRules};
use crate::settings::{LastChoice, Settings};
use bevy::prelude::Resource;
use boxwood_core::{Player, Series, Setup};
use boxwood_play::{MatchRequested, Seat};
use boxwood_search::{GameEntry, Level};

/// Who sits somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatChoice {
    /// The computer, not a person.
    pub computer: bool,
    /// How well it plays, remembered while a person sits there.
    pub level: Level,
}

impl SeatChoice {
    /// The seat.
    #[must_use]
    pub const fn seat(self) -> Seat {
        if self.computer { Seat::Computer(self.level) } else { Seat::Human }
    }

    /// The choice that makes a seat.
    #[must_use]
    pub const fn of(seat: &Seat) -> SeatChoice {
        match seat {
            Seat::Computer(level) => SeatChoice { computer: true, level: *level },
            _ => SeatChoice { computer: false, level: Level::Novice },
        }
    }
}

/// Game, rules and players.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct SetupChoice {
    /// The game's id.
    pub game: String,
    /// The index of the ruleset among the game's.
    pub ruleset: usize,
    /// The player's own rules that are chosen, by their name; `ruleset` is then what they began as.
    pub own: Option<String>,
    /// Who sits at the near and at the far side.
    pub seats: [SeatChoice; 2],
    /// The series that is played; `None` for a single game.
    pub series: Option<Series>,
    /// The ruleset whose source is being read.
    pub reading: Option<usize>,
}

impl Default for SetupChoice {
    fn default() -> SetupChoice {
        let seat = |computer| SeatChoice { computer, level: Level::Novice };
        SetupChoice {
            game: String::new(),
            ruleset: 0,
            own: None,
            seats: [seat(false), seat(true)],
            series: None,
            reading: None,
        }
    }
}

impl SetupChoice {
    /// What stands chosen when a game is opened: what was chosen last, where that still exists.
    #[must_use]
    pub fn for_game(entry: &dyn GameEntry, settings: &Settings) -> SetupChoice {
        let last = settings.choices.get(entry.id()).cloned().unwrap_or_default();
        let ruleset = last.ruleset.as_ref().and_then(|id| entry.rulesets().iter().position(|r| r.id == *id));
        let seat = |name: &Option<String>| match name {
            None => SeatChoice { computer: false, level: Level::Novice },
            Some(name) => SeatChoice { computer: true, level: name.parse().unwrap_or(Level::Novice) },
        };
        let mut choice = SetupChoice {
            game: entry.id().to_owned(),
            ruleset: ruleset.unwrap_or(0),
            own: None,
            seats: [seat(&last.computers[0]), seat(&last.computers[1])],
            // A file can say anything; what is no series is a single game.
            series: last.series.parse().ok().map(|series: Series| series.afresh()),
            reading: None,
        };
        if let Some(own) = &last.own {
            choice.choose_own(entry, settings, own);
        }
        choice
    }

    /// Chooses a named ruleset.
    pub fn choose(&mut self, ruleset: usize) {
        (self.ruleset, self.own) = (ruleset, None);
    }

    /// Chooses the player's own rules of this name, if there are such rules.
    pub fn choose_own(&mut self, entry: &dyn GameEntry, settings: &Settings, name: &str) {
        let Some(own) = own_rules::named(settings, entry, name) else { return };
        self.ruleset = entry.rulesets().iter().position(|ruleset| ruleset.id == own.base).unwrap_or(0);
        self.own = Some(own.name.clone());
    }

    /// The player's own rules that are chosen, if they are there.
    #[must_use]
    pub fn own_rules<'a>(&self, entry: &'a dyn GameEntry, settings: &'a Settings) -> Option<&'a OwnRules> {
        own_rules::named(settings, entry, self.own.as_ref()?)
    }

    /// What is to be remembered of it.
    #[must_use]
    pub fn last(&self, entry: &dyn GameEntry) -> LastChoice {
        LastChoice {
            ruleset: entry.rulesets().get(self.ruleset).map(|r| r.id.clone()),
            own: self.own.clone(),
            computers: self.seats.map(|seat| seat.computer.then(|| seat.level.name().to_owned())),
            series: self.series.as_ref().map(ToString::to_string).unwrap_or_default(),
        }
    }

    /// By which rules, from these dice.
    #[must_use]
    pub fn setup(&self, entry: &dyn GameEntry, settings: &Settings, seed: u64) -> Setup {
        let named = || {
            let ruleset = entry.rulesets().get(self.ruleset).map(|r| r.id.clone());
            Setup { ruleset, overrides: Vec::new(), seed }
        };
        self.own_rules(entry, settings).map_or_else(named, |own| own.setup(seed))
    }

    /// The match that is asked for, from these dice.
    #[must_use]
    pub fn request(&self, entry: &dyn GameEntry, settings: &Settings, seed: u64) -> MatchRequested {
        MatchRequested {
            game: self.game.clone(),
            setup: self.setup(entry, settings, seed),
            seats: self.seats.map(SeatChoice::seat),
            first: Player::One,
        }
    }
}
