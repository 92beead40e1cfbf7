//! A session at a desk: lines in, answers out, and a clock that moves a little whenever it is looked at.
#![allow(dead_code, reason = "several test programs use what they need of it")]

use boxwood_engine::{Flow, Host, Session};
use boxwood_search::GameEntry;
use std::time::Duration;

pub struct Paper {
    pub lines: Vec<String>,
    pub time: Duration,
    pub tick: Duration,
    /// After how many questions whether to stop the answer is yes.
    pub stop_after: Option<u32>,
}

impl Host for Paper {
    fn say(&mut self, line: &str) {
        assert!(!line.contains('\n'), "an answer of several lines: {line:?}");
        self.lines.push(line.to_owned());
    }

    fn now(&mut self) -> Duration {
        self.time += self.tick;
        self.time
    }

    fn stop_asked(&mut self) -> bool {
        match &mut self.stop_after {
            Some(0) => true,
            Some(n) => {
                *n -= 1;
                false
            }
            None => false,
        }
    }
}

pub struct Desk {
    pub session: Session,
    pub paper: Paper,
}

impl Desk {
    pub fn new(games: &'static [&'static dyn GameEntry]) -> Desk {
        let paper =
            Paper { lines: Vec::new(), time: Duration::ZERO, tick: Duration::from_micros(300), stop_after: None };
        Desk { session: Session::new(games).unwrap(), paper }
    }

    /// Sends a line and tells its whole answer; a search is let come to its end.
    pub fn ask(&mut self, line: &str) -> Vec<String> {
        self.send(line);
        while self.session.flow() == Flow::Think {
            self.session.think(&mut self.paper);
        }
        std::mem::take(&mut self.paper.lines)
    }

    /// Sends a line without waiting for a search.
    pub fn send(&mut self, line: &str) {
        self.session.take(line, &mut self.paper);
    }

    /// The answer, which must be of one line.
    pub fn one(&mut self, line: &str) -> String {
        let answer = self.ask(line);
        assert_eq!(answer.len(), 1, "{line:?} is answered with {answer:?}");
        answer.into_iter().next().unwrap()
    }

    /// Sends lines that must be good and silent.
    pub fn quietly(&mut self, lines: &[&str]) {
        for line in lines {
            assert_eq!(self.ask(line), Vec::<String>::new(), "{line:?} is silent");
        }
    }

    /// Sends a line that must be answered with one error, and makes sure that nothing has changed.
    pub fn refused(&mut self, line: &str) -> String {
        let before = self.state();
        let error = self.one(line);
        assert!(error.starts_with("error "), "{line:?} is answered with {error:?}");
        assert_eq!(self.state(), before, "{line:?} has changed something");
        error
    }

    /// All that the protocol tells of the state.
    pub fn state(&mut self) -> Vec<String> {
        let questions =
            ["ugi", "fen", "board", "legal", "query p1turn", "query gameover", "query chance", "query result"];
        let mut answers: Vec<String> = questions.into_iter().flat_map(|q| self.ask(q)).collect();
        answers.extend(self.session.game().history().iter().map(|p| format!("{p:?}")));
        answers.push(format!("{:?}", self.session.game().info()));
        answers
    }
}
