//! The computer's thinking: one search at a time for those who sit at the table, and what else is thought about beside
//! the frames.

pub mod search;
pub mod settings;

use crate::CurrentMatch;
use bevy::prelude::*;
use boxwood_core::{Match, Step};
use boxwood_search::{Level, Limits, Thinker};
use std::sync::Arc;

pub use search::{BrokeDown, Errand, Found, Search};
pub use settings::{LevelLimits, ThinkMode, ThinkSettings, Waker};

/// The computer's thinking about the match on the table, if it thinks.
#[derive(Resource, Default, Debug)]
pub struct Thinking {
    search: Option<Search<Box<dyn Thinker>>>,
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
        let start = || {
            let LevelLimits { limits, time } = settings.level(level);
            Search::start(|| thinker(current, level, limits), time, settings, threads)
        };
        let found = self.search.get_or_insert_with(start).poll(settings)?;
        Some(found.ok().and_then(|found| found.step).map_or(Answer::Failed, Answer::Step))
    }
}

/// A search for the step of the side to act; `None` where no side is to act.
#[must_use]
pub fn thinker(current: &CurrentMatch, level: Level, limits: Limits) -> Option<Box<dyn Thinker>> {
    let game: &dyn Match = current.game();
    let seed = mix(game.info().seed, game.history().len() as u64);
    current.entry().new_thinker(game, level, limits, seed)
}

/// The seed of a search from that of the dice and the place in the game, by the finisher of `SplitMix64`: the same
/// question is answered the same again, and what the search draws has nothing to do with the dice that will fall.
fn mix(seed: u64, count: u64) -> u64 {
    let mut x = seed.rotate_left(32) ^ count.wrapping_add(1).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}
