//! A session over a process's input and output: one thread reads, one thinks.

use crate::input::{Input, read};
use crate::session::refuse;
use crate::{Flow, Host, Session};
use boxwood_search::GameEntry;
use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Answers the lines of `input` on `output` until one of them is `quit` or there are no more. A search with an end of
/// its own is let come to it first; one without is stopped.
///
/// # Errors
/// There is no game to play, or the output cannot be written (whoever listened has gone).
pub fn run(
    games: &'static [&'static dyn GameEntry],
    mut input: impl BufRead + Send + 'static,
    output: impl Write,
) -> io::Result<()> {
    let mut session = Session::new(games).map_err(io::Error::other)?;
    let (sender, receiver) = channel();
    // The thread ends with its input or with the process.
    thread::spawn(move || {
        loop {
            // An input that cannot be read is at its end.
            let next = read(&mut input).unwrap_or(Input::End);
            let last = next == Input::End;
            if sender.send(next).is_err() || last {
                return;
            }
        }
    });
    let mut host = Console { output, waiting: VecDeque::new(), receiver, start: Instant::now(), broken: None };
    let mut ended = false;
    while host.broken.is_none() {
        let next = match session.flow() {
            Flow::End => break,
            Flow::Think if ended => None,
            Flow::Think => host.try_next(),
            Flow::Line if ended => break,
            Flow::Line => Some(host.next()),
        };
        match next {
            Some(Input::Line(line)) => {
                session.take(&line, &mut host);
            }
            Some(Input::Garbage(what)) => refuse(&what, &mut host),
            Some(Input::End) => {
                ended = true;
                if session.thinks_for_ever() {
                    session.take("stop", &mut host);
                }
            }
            None => {
                session.think(&mut host);
            }
        }
    }
    host.broken.map_or(Ok(()), Err)
}

struct Console<W> {
    output: W,
    /// What has come but was not yet taken.
    waiting: VecDeque<Input>,
    receiver: Receiver<Input>,
    start: Instant,
    broken: Option<io::Error>,
}

impl<W: Write> Console<W> {
    fn next(&mut self) -> Input {
        self.waiting.pop_front().unwrap_or_else(|| self.receiver.recv().unwrap_or(Input::End))
    }

    fn try_next(&mut self) -> Option<Input> {
        self.look();
        self.waiting.pop_front()
    }

    /// Takes over what has come, if nothing waits yet.
    fn look(&mut self) {
        if self.waiting.is_empty() {
            match self.receiver.try_recv() {
                Ok(input) => self.waiting.push_back(input),
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => {}
            }
        }
    }
}

impl<W: Write> Host for Console<W> {
    fn say(&mut self, line: &str) {
        if self.broken.is_none() {
            self.broken = writeln!(self.output, "{line}").and_then(|()| self.output.flush()).err();
        }
    }

    fn now(&mut self) -> Duration {
        self.start.elapsed()
    }

    fn stop_asked(&mut self) -> bool {
        self.look();
        let asked = matches!(self.waiting.front(), Some(Input::Line(line)) if line.trim() == "stop");
        if asked {
            self.waiting.pop_front();
        }
        asked
    }
}
