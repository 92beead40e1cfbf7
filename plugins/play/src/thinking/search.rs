//! One search for one step.

use super::{Answer, ThinkMode, ThinkSettings};
use crate::CurrentMatch;
use bevy::platform::time::Instant;
use boxwood_search::{Level, Thinker, Thought};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

/// A portion of thought is meant to take between these times, so that it can be stopped soon and yet seldom looks up.
const SHORTEST: Duration = Duration::from_micros(250);
const LONGEST: Duration = Duration::from_millis(1);

/// A search under way or at its end. Dropping it ends it.
#[derive(Debug)]
pub(super) enum Search {
    /// A little in each frame.
    Sliced(Course),
    /// On a thread of its own.
    Threaded(Threaded),
    /// It is over.
    Over(Answer),
}

/// A thinker, and how far it may go.
#[derive(Debug)]
pub(super) struct Course {
    thinker: Box<dyn Thinker>,
    /// How many positions make a portion, from what the last ones took.
    portion: u64,
    /// How long it may think, and when that is over.
    time: Duration,
    until: Instant,
}

/// What is known here of a search elsewhere.
#[derive(Debug)]
pub(super) struct Threaded {
    stop: Arc<AtomicBool>,
    answer: Arc<Mutex<Option<Answer>>>,
    handle: JoinHandle<()>,
}

impl Drop for Threaded {
    fn drop(&mut self) {
        // The thread is not waited for: it sees this after a portion, and its answer is read by nobody.
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Search {
    /// Begins to think about the step of the side to act. `threads` is held by the thread as long as it lives.
    pub(super) fn start(current: &CurrentMatch, level: Level, settings: &ThinkSettings, threads: &Arc<()>) -> Search {
        let Some(course) = Course::new(current, level, settings) else { return Search::Over(Answer::Failed) };
        if settings.mode == ThinkMode::Slices {
            return Search::Sliced(course);
        }
        match Threaded::start(course, settings, threads) {
            Ok(threaded) => Search::Threaded(threaded),
            // The system gives no thread: the computer thinks between the frames.
            Err(_) => Course::new(current, level, settings).map_or(Search::Over(Answer::Failed), Search::Sliced),
        }
    }

    pub(super) fn is_running(&self) -> bool {
        !matches!(self, Search::Over(_))
    }

    /// Goes on for a slice, or looks whether the thread has its answer.
    pub(super) fn poll(&mut self, settings: &ThinkSettings) -> Option<Answer> {
        let answer = match self {
            Search::Over(answer) => return Some(*answer),
            Search::Sliced(course) => {
                let begin = Instant::now();
                let over = course.advance(|| begin.elapsed() >= settings.slice);
                over.then(|| course.answer())
            }
            Search::Threaded(threaded) => threaded.poll(),
        }?;
        *self = Search::Over(answer);
        Some(answer)
    }
}

impl Course {
    fn new(current: &CurrentMatch, level: Level, settings: &ThinkSettings) -> Option<Course> {
        let game = &*current.game;
        let allowed = settings.level(level);
        let seed = mix(game.info().seed, game.history().len() as u64);
        let thinker = current.entry.new_thinker(game, level, allowed.limits, seed)?;
        Some(Course { thinker, portion: 16, time: allowed.time, until: Instant::now() + allowed.time })
    }

    /// Thinks, a portion at a time, until the search is at its end, its time is up, or `enough`. Tells whether it is
    /// over; it has thought at least once then.
    fn advance(&mut self, enough: impl Fn() -> bool) -> bool {
        loop {
            let begin = Instant::now();
            if self.thinker.think(self.portion) == Thought::Done {
                return true;
            }
            let end = Instant::now();
            if !self.thinker.ready() {
                self.until = end + self.time;
            }
            if end >= self.until {
                return true;
            }
            let took = end - begin;
            if took < SHORTEST {
                self.portion = (self.portion * 2).min(1 << 20);
            } else if took > LONGEST {
                self.portion = (self.portion / 2).max(1);
            }
            if enough() {
                return false;
            }
        }
    }

    fn answer(&self) -> Answer {
        self.thinker.best().map_or(Answer::Failed, Answer::Step)
    }
}

impl Threaded {
    fn start(mut course: Course, settings: &ThinkSettings, threads: &Arc<()>) -> std::io::Result<Threaded> {
        let stop = Arc::new(AtomicBool::new(false));
        let answer = Arc::new(Mutex::new(None));
        let (stopped, found) = (Arc::clone(&stop), Arc::clone(&answer));
        let (alive, waker) = (Arc::clone(threads), settings.waker.clone());
        let handle = Builder::new().name("boxwood-thinks".to_owned()).spawn(move || {
            let _alive = alive;
            if course.advance(|| stopped.load(Ordering::Relaxed)) {
                *found.lock().unwrap_or_else(PoisonError::into_inner) = Some(course.answer());
                if let Some(waker) = waker {
                    (waker.0)();
                }
            }
        })?;
        Ok(Threaded { stop, answer, handle })
    }

    fn poll(&self) -> Option<Answer> {
        // Asked before the answer is looked at, so that one given in between is not taken for a breakdown.
        let ended = self.handle.is_finished();
        let answer = *self.answer.lock().unwrap_or_else(PoisonError::into_inner);
        answer.or_else(|| ended.then_some(Answer::Failed))
    }
}

/// The seed of a search from that of the dice and the place in the game, by the finisher of `SplitMix64`: the same
/// question is answered the same again, and what the search draws has nothing to do with the dice that will fall.
fn mix(seed: u64, count: u64) -> u64 {
    let mut x = seed.rotate_left(32) ^ count.wrapping_add(1).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}
