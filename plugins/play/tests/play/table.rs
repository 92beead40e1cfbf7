//! A table for the tests: an app with play and nothing else.

use crate::tiny::entry::{TINY, UNSOUND};
use bevy::ecs::message::MessageCursor;
use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings};
use bevy::prelude::*;
use boxwood_core::dice::fair_below;
use boxwood_core::{Actor, Effect, Player, Setup, Side, Step};
use boxwood_play::{
    CurrentMatch, Enacted, Games, Happened, LevelLimits, MatchId, MatchRequested, MemoryStore, MoveRefused,
    MoveRequested, Presentation, Restored, Saves, Seat, ThinkMode, ThinkSettings, ThrowRequested, Trouble,
    UndoRequested, table_agrees,
};
use boxwood_search::Limits;
use elta_stelpur_rules::ELTA_STELPUR;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::time::{Duration, Instant};

pub type Rng = Xoshiro256PlusPlus;

pub fn rng(seed: u64) -> Rng {
    Rng::seed_from_u64(seed)
}

pub fn below(rng: &mut Rng, bound: usize) -> usize {
    fair_below(rng, bound as u32) as usize
}

/// An app with play, what it has told so far, and the store it saves to.
pub struct Table {
    pub app: App,
    pub store: MemoryStore,
    pub told: Told,
}

/// All messages of an app since they were last taken.
#[derive(Default)]
pub struct Told {
    cursors: (
        MessageCursor<Happened>,
        MessageCursor<Enacted>,
        MessageCursor<MoveRefused>,
        MessageCursor<Restored>,
        MessageCursor<Trouble>,
    ),
    pub happened: Vec<Happened>,
    pub enacted: Vec<Enacted>,
    pub refused: Vec<MoveRefused>,
    pub restored: Vec<Restored>,
    pub troubles: Vec<Trouble>,
}

impl Table {
    pub fn new() -> Table {
        let mut app = App::new();
        app.add_plugins(boxwood_play::plugin);
        app.edit_schedule(Update, |schedule| {
            let strict = ScheduleBuildSettings { ambiguity_detection: LogLevel::Error, ..default() };
            schedule.set_build_settings(strict);
        });
        app.world_mut().resource_mut::<Games>().0 = vec![&TINY, &UNSOUND, ELTA_STELPUR];
        let store = MemoryStore::default();
        app.insert_resource(Saves::new(store.clone()));
        let quick = LevelLimits { limits: Limits { nodes: Some(20), depth: None }, time: Duration::from_secs(60) };
        app.insert_resource(ThinkSettings { mode: ThinkMode::Slices, levels: [quick; 5], ..default() });
        Table { app, store, told: Told::default() }
    }

    /// One frame, checked.
    pub fn update(&mut self) {
        self.app.update();
        let world = self.app.world();
        if let Err(differs) = table_agrees(world) {
            panic!("{differs}");
        }
        let told = &mut self.told;
        told.happened.extend(told.cursors.0.read(world.resource()));
        told.enacted.extend(told.cursors.1.read(world.resource()));
        told.refused.extend(told.cursors.2.read(world.resource()));
        told.restored.extend(told.cursors.3.read(world.resource()));
        told.troubles.extend(told.cursors.4.read(world.resource()).cloned());
    }

    /// Frames until something is so; fails after long.
    pub fn update_until(&mut self, mut so: impl FnMut(&Table) -> bool) {
        let begin = Instant::now();
        while !so(self) {
            assert!(begin.elapsed() < Duration::from_secs(20), "it never came to be so");
            self.update();
        }
    }

    pub fn send(&mut self, message: impl Message) {
        self.app.world_mut().write_message(message);
    }

    pub fn request(&mut self, seats: [Seat; 2], seed: u64) {
        self.request_of("tiny", seats, seed);
    }

    pub fn request_of(&mut self, game: &str, seats: [Seat; 2], seed: u64) {
        let setup = Setup { seed, ..Setup::default() };
        self.send(MatchRequested { game: game.to_owned(), setup, seats, first: Player::One });
    }

    /// A match that lies on the table when this returns.
    pub fn start(&mut self, seats: [Seat; 2], seed: u64) -> MatchId {
        self.request(seats, seed);
        self.update();
        self.id()
    }

    pub fn has_match(&self) -> bool {
        self.app.world().contains_resource::<CurrentMatch>()
    }

    pub fn current(&self) -> &CurrentMatch {
        self.app.world().resource()
    }

    pub fn id(&self) -> MatchId {
        self.current().id()
    }

    pub fn is_over(&self) -> bool {
        self.current().game().to_act() == Actor::Nobody
    }

    pub fn steps(&self) -> Vec<Step> {
        self.current().game().history().iter().map(|played| played.step).collect()
    }

    pub fn position(&self) -> String {
        self.current().game().position_text()
    }

    pub fn human_acts(&self) -> bool {
        self.current().side_to_act().is_some_and(|side| *self.current().seat(side) == Seat::Human)
    }

    pub fn busy(&mut self, busy: bool) {
        self.app.world_mut().resource_mut::<Presentation>().busy = busy;
    }

    /// Does for a human what he can do: throws, or plays a step drawn by lot.
    pub fn human_plays(&mut self, rng: &mut Rng) {
        let (match_id, game) = (self.id(), self.current().game());
        match game.to_act() {
            Actor::Dice => self.send(ThrowRequested { match_id }),
            Actor::Side(_) => {
                let legal = game.legal_steps();
                // The table passes by itself.
                if legal != [Step::Pass] {
                    self.send(MoveRequested { match_id, step: legal[below(rng, legal.len())] });
                }
            }
            Actor::Nobody => {}
        }
        self.update();
    }

    /// One frame, in which a human does what he can if it is for him to act.
    pub fn human_plays_or_waits(&mut self, rng: &mut Rng) {
        if self.human_acts() {
            self.human_plays(rng);
        } else {
            self.update();
        }
    }

    /// Plays on to the end, humans by lot.
    pub fn play_out(&mut self, rng: &mut Rng) {
        self.update_until_over(rng, |_| {});
    }

    /// The same, looking after every frame.
    pub fn update_until_over(&mut self, rng: &mut Rng, mut look: impl FnMut(&mut Table)) {
        let begin = Instant::now();
        while !self.is_over() {
            assert!(begin.elapsed() < Duration::from_secs(20), "the game goes on: {}", self.position());
            self.human_plays_or_waits(rng);
            look(self);
        }
    }

    /// A step that is legal now and leaves something else to choose, after playing on to such a choice of a human.
    pub fn reach_human_choice(&mut self, rng: &mut Rng) {
        for _ in 0..10_000 {
            assert!(!self.is_over(), "the game ended before a human had anything to choose");
            let choice = self.human_acts() && self.current().game().legal_steps().len() > 1;
            if choice {
                return;
            }
            self.human_plays_or_waits(rng);
        }
        panic!("nobody ever had anything to choose");
    }

    pub fn undo(&mut self) {
        let match_id = self.id();
        self.send(UndoRequested { match_id });
        self.update();
    }

    pub fn player_to_act(&self) -> Player {
        self.current().player_of(self.current().side_to_act().unwrap_or(Side::First))
    }

    pub fn effects(&self) -> Vec<Effect> {
        self.told.happened.iter().map(|h| h.effect).collect()
    }
}
