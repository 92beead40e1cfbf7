//! Something that is thought through beside the frames: on a thread of its own, or a little in each frame.

use super::{ThinkMode, ThinkSettings};
use bevy::platform::time::Instant;
use boxwood_core::Step;
use boxwood_search::review::{Judged, Judging};
use boxwood_search::{Report, Thinker, Thought};
use std::fmt::Debug;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

/// A portion of thought is meant to take between these times, so that it can be stopped soon and yet seldom looks up.
const SHORTEST: Duration = Duration::from_micros(250);
const LONGEST: Duration = Duration::from_millis(1);

/// What is to be thought through, in portions.
pub trait Errand: Debug + Send + 'static {
    /// What comes of it.
    type Answer: Debug + Send + 'static;

    /// Looks at no more than about `nodes` positions and returns.
    fn go_on(&mut self, nodes: u64) -> Thought;

    /// Whether it has come to its question yet; until then its time does not run.
    fn is_at_it(&self) -> bool {
        true
    }

    /// What has come of it, when it is over or has no more time. It is asked once.
    fn answer(&mut self) -> Self::Answer;
}

/// What a search for a step came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The best step, where a side is to act.
    pub step: Option<Step>,
    /// What is known of the position.
    pub report: Report,
}

impl Errand for Box<dyn Thinker> {
    type Answer = Found;

    fn go_on(&mut self, nodes: u64) -> Thought {
        self.think(nodes)
    }

    fn is_at_it(&self) -> bool {
        self.ready()
    }

    fn answer(&mut self) -> Found {
        Found { step: self.best(), report: self.report() }
    }
}

impl Errand for Judging {
    type Answer = Vec<(usize, Option<Judged>)>;

    fn go_on(&mut self, nodes: u64) -> Thought {
        self.think(nodes)
    }

    fn answer(&mut self) -> Self::Answer {
        self.judged().to_vec()
    }
}

/// It broke down before it had an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BrokeDown;

/// An errand under way or at its end. Dropping it ends it.
#[derive(Debug)]
pub struct Search<E: Errand>(State<E>);

#[derive(Debug)]
enum State<E: Errand> {
    /// A little in each frame.
    Sliced(Course<E>),
    /// On a thread of its own.
    Threaded(Threaded<E::Answer>),
    /// It is over.
    Over(Result<E::Answer, BrokeDown>),
}

/// An errand, and how far it may go.
#[derive(Debug)]
struct Course<E> {
    errand: E,
    /// How many positions make a portion, from what the last ones took.
    portion: u64,
    /// How long it may think, and when that is over; no limit if there is none.
    time: Duration,
    until: Option<Instant>,
}

/// What is known here of an errand elsewhere.
#[derive(Debug)]
struct Threaded<A> {
    stop: Arc<AtomicBool>,
    answer: Arc<Mutex<Option<A>>>,
    handle: JoinHandle<()>,
}

impl<A> Drop for Threaded<A> {
    fn drop(&mut self) {
        // The thread is not waited for: it sees this after a portion, and its answer is read by nobody.
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl<E: Errand> Search<E> {
    /// Begins what `errand` gives, if it gives anything, and ends it after `time`. `alive` is held by the thread as long
    /// as it lives.
    pub fn start(
        errand: impl Fn() -> Option<E>,
        time: Duration,
        settings: &ThinkSettings,
        alive: &Arc<()>,
    ) -> Search<E> {
        let course = || errand().map(|errand| Course::new(errand, time));
        let sliced = || course().map_or(State::Over(Err(BrokeDown)), State::Sliced);
        let threaded = || Threaded::start(course()?, settings, alive).ok();
        Search(match settings.mode {
            ThinkMode::Slices => sliced(),
            // If the system gives no thread, it is thought about between the frames.
            ThinkMode::Thread => threaded().map_or_else(sliced, State::Threaded),
        })
    }

    /// Whether it is under way.
    #[must_use]
    pub fn is_running(&self) -> bool {
        !matches!(self.0, State::Over(_))
    }

    /// Whether it goes on only while frames are drawn.
    #[must_use]
    pub fn needs_frames(&self) -> bool {
        matches!(self.0, State::Sliced(_))
    }

    /// Goes on for a slice, or looks whether the thread has its answer. Once it has come the answer stays.
    ///
    /// # Errors
    /// It broke down, or there was nothing to think about.
    pub fn poll(&mut self, settings: &ThinkSettings) -> Option<Result<&E::Answer, BrokeDown>> {
        let answer = match &mut self.0 {
            State::Over(_) => None,
            State::Sliced(course) => {
                let begin = Instant::now();
                course.advance(|| begin.elapsed() >= settings.slice).then(|| Ok(course.errand.answer()))
            }
            State::Threaded(threaded) => threaded.poll(),
        };
        if let Some(answer) = answer {
            self.0 = State::Over(answer);
        }
        match &self.0 {
            State::Over(answer) => Some(answer.as_ref().map_err(|broke| *broke)),
            _ => None,
        }
    }
}

impl<E: Errand> Course<E> {
    fn new(errand: E, time: Duration) -> Course<E> {
        Course { errand, portion: 16, time, until: Instant::now().checked_add(time) }
    }

    /// Thinks, a portion at a time, until the errand is at its end, its time is up, or `enough`. Tells whether it is
    /// over; it has thought at least once then.
    fn advance(&mut self, enough: impl Fn() -> bool) -> bool {
        loop {
            let begin = Instant::now();
            if self.errand.go_on(self.portion) == Thought::Done {
                return true;
            }
            let end = Instant::now();
            if !self.errand.is_at_it() {
                self.until = end.checked_add(self.time);
            }
            if self.until.is_some_and(|until| end >= until) {
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
}

impl<A: Send + 'static> Threaded<A> {
    fn start<E: Errand<Answer = A>>(
        mut course: Course<E>,
        settings: &ThinkSettings,
        alive: &Arc<()>,
    ) -> std::io::Result<Threaded<A>> {
        let stop = Arc::new(AtomicBool::new(false));
        let answer = Arc::new(Mutex::new(None));
        let (stopped, found) = (Arc::clone(&stop), Arc::clone(&answer));
        let (alive, waker) = (Arc::clone(alive), settings.waker.clone());
        let handle = Builder::new().name("boxwood-thinks".to_owned()).spawn(move || {
            let _alive = alive;
            if course.advance(|| stopped.load(Ordering::Relaxed)) {
                *found.lock().unwrap_or_else(PoisonError::into_inner) = Some(course.errand.answer());
                if let Some(waker) = waker {
                    (waker.0)();
                }
            }
        })?;
        Ok(Threaded { stop, answer, handle })
    }

    fn poll(&self) -> Option<Result<A, BrokeDown>> {
        // Asked before the answer is looked at, so that one given in between is not taken for a breakdown.
        let ended = self.handle.is_finished();
        let answer = self.answer.lock().unwrap_or_else(PoisonError::into_inner).take();
        answer.map(Ok).or_else(|| ended.then_some(Err(BrokeDown)))
    }
}
