//! The computer's thinking: one search at a time, on a thread of its own or in slices of the frames.

mod search;
pub mod settings;

use crate::CurrentMatch;
use bevy::prelude::*;
use boxwood_core::Step;
use boxwood_search::Level;
use search::Search;
use std::sync::Arc;

pub use settings::{LevelLimits, ThinkMode, ThinkSettings, Waker};

/// The computer's thinking about the match on the table, if it thinks.
#[derive(Resource, Default, Debug)]
pub struct Thinking {
    search: Option<Search>,
    /// One clone lives on every thread that still thinks.
    threads: Arc<()>,
}

/// What came of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// This step.
    Step(Step),
    /// Nothing: the search broke down.
    Failed,
}

impl Thinking {
    /// Whether the computer is thinking. While it does so in slices, the app must go on drawing frames.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.search.as_ref().is_some_and(Search::is_running)
    }

    /// How many threads are thinking, those included that were told to stop and have not yet done so.
    #[must_use]
    pub fn threads(&self) -> usize {
        Arc::strong_count(&self.threads) - 1
    }

    /// Gives up; what was found is lost.
    pub(crate) fn stop(&mut self) {
        self.search = None;
    }

    /// Thinks about what the side to act should do; starts if need be. Where it thinks in slices and `waits`, it does
    /// nothing in this frame. The answer stays until [`Thinking::stop`].
    pub(crate) fn answer(
        &mut self,
        current: &CurrentMatch,
        level: Level,
        settings: &ThinkSettings,
        waits: bool,
    ) -> Option<Answer> {
        if waits && settings.mode == ThinkMode::Slices {
            return None;
        }
        let threads = &self.threads;
        self.search.get_or_insert_with(|| Search::start(current, level, settings, threads)).poll(settings)
    }
}
