//! How long the computer thinks, and where.

use bevy::prelude::*;
use boxwood_search::{Level, Limits};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// Where the computer thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThinkMode {
    /// On a thread of its own: frames are not held up.
    Thread,
    /// On the one thread there is, a little in each frame.
    Slices,
}

/// How much one level thinks about one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelLimits {
    /// What the search itself counts; the same for the same position, whatever the machine.
    pub limits: Limits,
    /// After this time the best step so far is played.
    pub time: Duration,
}

const fn limits(nodes: u64, millis: u64) -> LevelLimits {
    LevelLimits { limits: Limits { nodes: Some(nodes), depth: None }, time: Duration::from_millis(millis) }
}

/// The limits of all levels, weakest first. The nodes decide on an ordinary machine, the time on a slow one.
const LIMITS: [LevelLimits; Level::ALL.len()] =
    [limits(2_000, 500), limits(10_000, 800), limits(50_000, 1_200), limits(300_000, 2_000), limits(2_000_000, 3_500)];

/// How the computer thinks.
#[derive(Resource, Clone, Debug)]
pub struct ThinkSettings {
    /// Where.
    pub mode: ThinkMode,
    /// How much, by level, weakest first.
    pub levels: [LevelLimits; Level::ALL.len()],
    /// How much of a frame a slice takes.
    pub slice: Duration,
    /// Called from the thread when it has found its step, for an app that sleeps while nothing happens.
    pub waker: Option<Waker>,
}

impl Default for ThinkSettings {
    fn default() -> ThinkSettings {
        let mode = if cfg!(target_arch = "wasm32") { ThinkMode::Slices } else { ThinkMode::Thread };
        ThinkSettings { mode, levels: LIMITS, slice: Duration::from_millis(3), waker: None }
    }
}

impl ThinkSettings {
    /// How much a level thinks.
    #[must_use]
    pub fn level(&self, level: Level) -> LevelLimits {
        self.levels[level as usize]
    }
}

/// Something that wakes the app.
#[derive(Clone)]
pub struct Waker(pub Arc<dyn Fn() + Send + Sync>);

impl fmt::Debug for Waker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Waker")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stronger_levels_think_more() {
        let settings = ThinkSettings::default();
        for pair in Level::ALL.windows(2) {
            let [weak, strong] = [pair[0], pair[1]].map(|level| settings.level(level));
            assert!(weak.limits.nodes < strong.limits.nodes && weak.time < strong.time, "{pair:?}");
        }
    }
}
