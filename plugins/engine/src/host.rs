//! What a session asks of whoever runs it.

use std::time::Duration;

/// The world of a session: where answers go, what time it is, and whether a long answer is still wanted.
pub trait Host {
    /// Sends one line of an answer; it is to be seen at once.
    fn say(&mut self, line: &str);

    /// The time since some moment that stays the same.
    fn now(&mut self) -> Duration;

    /// Whether the next line that waits is `stop`; it then counts as taken. Asked while a long count runs.
    fn stop_asked(&mut self) -> bool;
}
