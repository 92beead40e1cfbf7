//! Saving without holding up the frames.

use super::{SaveError, SaveStore, check_name};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};

/// Saves to another store on a thread of its own: a disk may take longer over a save than a frame lasts. Everything
/// but saving waits until what was to be saved is saved; so does dropping it.
///
/// Whether a save succeeded is known only later: the next save, or whatever else is asked next, tells the error.
#[derive(Debug)]
pub struct BackgroundStore {
    shared: Arc<Shared>,
    /// `None` if the system gives no thread: then saving waits too.
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug)]
struct Shared {
    store: Box<dyn SaveStore>,
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Queue {
    /// The text to be saved next, with its name. A newer one of the same name takes its place.
    next: Option<(String, String)>,
    /// A text is being saved.
    saving: bool,
    /// What went wrong and has not been told yet.
    error: Option<SaveError>,
    /// Nobody will ask any more.
    over: bool,
}

impl BackgroundStore {
    /// Saves to this store.
    #[must_use]
    pub fn new(store: impl SaveStore) -> BackgroundStore {
        let shared = Arc::new(Shared { store: Box::new(store), queue: Mutex::default(), changed: Condvar::new() });
        let served = Arc::clone(&shared);
        let thread = Builder::new().name("boxwood-saves".to_owned()).spawn(move || served.serve()).ok();
        BackgroundStore { shared, thread }
    }

    /// Waits until everything is saved.
    ///
    /// # Errors
    /// A save failed since the last time anything was asked.
    pub fn flush(&self) -> Result<(), SaveError> {
        match self.shared.idle(|_| false).error.take() {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // Nothing is done under the lock that could leave the queue half changed.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, queue: MutexGuard<'a, Queue>) -> MutexGuard<'a, Queue> {
        self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner)
    }

    /// The queue once there is nothing to be saved, or `enough`.
    fn idle(&self, enough: impl Fn(&Queue) -> bool) -> MutexGuard<'_, Queue> {
        let mut queue = self.queue();
        while (queue.next.is_some() || queue.saving) && !enough(&queue) {
            queue = self.wait(queue);
        }
        queue
    }

    /// Saves what comes until it is over and all is saved.
    fn serve(&self) {
        let mut queue = self.queue();
        loop {
            if let Some((name, text)) = queue.next.take() {
                queue.saving = true;
                drop(queue);
                // Whoever waits must not wait for a thread that broke down.
                let saved = catch_unwind(AssertUnwindSafe(|| self.store.save(&name, &text))).unwrap_or_else(|_| {
                    Err(SaveError::Io(format!("'{name}' could not be saved: the store broke down")))
                });
                queue = self.queue();
                queue.saving = false;
                queue.error = saved.err();
                self.changed.notify_all();
            } else if queue.over {
                return;
            } else {
                queue = self.wait(queue);
            }
        }
    }
}

impl SaveStore for BackgroundStore {
    fn save(&self, name: &str, text: &str) -> Result<(), SaveError> {
        check_name(name)?;
        if self.thread.is_none() {
            return self.shared.store.save(name, text);
        }
        // Only a text of the same name may be forgotten for this one.
        let mut queue = self.shared.idle(|queue| queue.next.as_ref().is_none_or(|(next, _)| next == name));
        queue.next = Some((name.to_owned(), text.to_owned()));
        self.shared.changed.notify_all();
        match queue.error.take() {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }

    fn load(&self, name: &str) -> Result<Option<String>, SaveError> {
        self.flush()?;
        self.shared.store.load(name)
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), SaveError> {
        self.flush()?;
        self.shared.store.rename(from, to)
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, SaveError> {
        self.flush()?;
        self.shared.store.list(folder)
    }
}

impl Drop for BackgroundStore {
    fn drop(&mut self) {
        self.shared.queue().over = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // It has nothing to tell that has not been told.
            let _ = thread.join();
        }
    }
}
