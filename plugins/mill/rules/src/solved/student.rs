//! A player who first reads the table of the game and then plays by it. Until he has read it he answers as the search
//! does.

use super::access::{Reader, remember};
use super::player::Knower;
use super::{Oracle, TableInfo};
use boxwood_core::{GameMatch, Step};
use boxwood_search::{Report, Thinker, Thought};
use std::sync::{Arc, Mutex, PoisonError};

/// How many positions of a table are read in the time that the search looks at one.
const READ_AS_ONE: usize = 4;
/// What the search looks at first, for an answer that is not the worst if there is no time to read.
const GLANCE: u64 = 500;

/// What was read by somebody who was not let finish.
static HALF_READ: Mutex<Vec<(&'static str, Box<dyn Reader>)>> = Mutex::new(Vec::new());

/// See the module.
#[derive(Debug)]
pub struct Student {
    info: &'static TableInfo,
    /// The table, until it is read or found to be broken.
    reader: Option<Box<dyn Reader>>,
    game: GameMatch<crate::Mill>,
    seed: u64,
    /// Who answers in the end, if the table knows the position, and whether he has looked at every step.
    knower: Option<Knower>,
    known: bool,
    search: Box<dyn Thinker>,
}

impl Student {
    /// A thought about a match; `search` answers for what the table does not know.
    #[must_use]
    pub fn new(
        info: &'static TableInfo,
        reader: Box<dyn Reader>,
        game: GameMatch<crate::Mill>,
        search: Box<dyn Thinker>,
        seed: u64,
    ) -> Student {
        let mut begun = HALF_READ.lock().unwrap_or_else(PoisonError::into_inner);
        let begun = begun.iter().position(|(name, _)| *name == info.name).map(|at| begun.swap_remove(at).1);
        Student { info, reader: Some(begun.unwrap_or(reader)), game, seed, knower: None, known: false, search }
    }

    fn read(&mut self, oracle: &Arc<dyn Oracle>) {
        remember(self.info.rules, oracle);
        self.reader = None;
        self.knower = Knower::new(&self.game, Arc::clone(oracle), self.seed);
    }
}

impl Thinker for Student {
    fn think(&mut self, nodes: u64) -> Thought {
        if let Some(reader) = &mut self.reader {
            if self.search.best().is_none() {
                self.search.think(nodes.min(GLANCE));
                return Thought::Pending;
            }
            let positions = usize::try_from(nodes).unwrap_or(usize::MAX).saturating_mul(READ_AS_ONE);
            match reader.go_on(positions) {
                Ok(None) => {}
                Ok(Some(oracle)) => self.read(&oracle),
                // The search plays then.
                Err(_) => self.reader = None,
            }
            return Thought::Pending;
        }
        match &mut self.knower {
            Some(knower) => {
                let thought = knower.think(nodes);
                self.known = thought == Thought::Done;
                thought
            }
            None => self.search.think(nodes),
        }
    }

    fn best(&self) -> Option<Step> {
        match &self.knower {
            Some(knower) if self.known => knower.best(),
            _ => self.search.best(),
        }
    }

    fn report(&self) -> Report {
        match &self.knower {
            Some(knower) if self.known => knower.report(),
            _ => self.search.report(),
        }
    }

    fn ready(&self) -> bool {
        self.reader.is_none()
    }
}

impl Drop for Student {
    fn drop(&mut self) {
        if let Some(reader) = self.reader.take() {
            HALF_READ.lock().unwrap_or_else(PoisonError::into_inner).push((self.info.name, reader));
        }
    }
}
