//! `go` and `stop`: a search under way.

use super::{Flow, Session, Wrong, number, shown};
use crate::Host;
use boxwood_core::{Actor, Board, Step};
use boxwood_search::{Limits, Report, Thinker, Thought};
use std::time::Duration;

/// Positions between two looks at the clock and at what has been sent: about a millisecond.
const SLICE: u64 = 4096;

/// A search under way.
#[derive(Debug)]
pub struct Search {
    thinker: Box<dyn Thinker>,
    started: Duration,
    until: Option<Duration>,
    infinite: bool,
    done: bool,
    /// The last report that was told.
    told: Option<Report>,
}

impl Search {
    /// Whether it has come to its end and waits only to be asked.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Whether only `stop` ends it.
    pub fn is_infinite(&self) -> bool {
        self.infinite
    }
}

/// What the words after `go` say.
#[derive(Default)]
struct Wish {
    limits: Limits,
    movetime: Option<Duration>,
    infinite: bool,
}

impl Wish {
    fn read(words: &[&str]) -> Result<Wish, Wrong> {
        let form = "one or more of 'movetime MS', 'nodes N', 'depth D', or 'infinite'";
        let mut wish = Wish::default();
        let mut words = words.iter().copied();
        let mut first = true;
        while let Some(word) = words.next() {
            let twice = match word {
                "movetime" => {
                    let millis = number("go", "number of milliseconds", words.next())?;
                    wish.movetime.replace(Duration::from_millis(millis)).is_some()
                }
                "nodes" => wish.limits.nodes.replace(at_least_one("number of nodes", words.next())?).is_some(),
                "depth" => {
                    let depth = at_least_one("depth", words.next())?;
                    wish.limits.depth.replace(u32::try_from(depth).unwrap_or(u32::MAX)).is_some()
                }
                "infinite" => std::mem::replace(&mut wish.infinite, true),
                _ => return Err(format!("go: {} is not {form}", shown(word))),
            };
            if twice {
                return Err(format!("go: {word} stands twice"));
            }
            if wish.infinite && (!first || words.len() > 0) {
                return Err("go: infinite knows no other limit".to_owned());
            }
            first = false;
        }
        if first { Err(format!("go: {form} must follow")) } else { Ok(wish) }
    }
}

fn at_least_one(what: &str, text: Option<&str>) -> Result<u64, Wrong> {
    match number("go", what, text)? {
        0 => Err(format!("go: the {what} must be 1 at least")),
        n => Ok(n),
    }
}

impl Session {
    pub(super) fn go(&mut self, words: &[&str], host: &mut dyn Host) -> Result<(), Wrong> {
        let wish = Wish::read(words)?;
        match self.game.to_act() {
            Actor::Nobody => {
                host.say("bestmove none");
                return Ok(());
            }
            Actor::Dice => return Err("go: the dice act next, there is nothing to choose".to_owned()),
            Actor::Side(_) => {}
        }
        let options = &self.options;
        let thinker = options.entry.new_thinker(self.game.as_ref(), options.level, wish.limits, options.seed);
        let thinker = thinker.ok_or("go: nobody plays this game yet")?;
        let started = host.now();
        let until = wish.movetime.map(|time| started.saturating_add(time));
        self.search = Some(Search { thinker, started, until, infinite: wish.infinite, done: false, told: None });
        Ok(())
    }

    /// Thinks for one slice, tells what is new, and ends the search when it is at its end. Nothing without a search.
    pub fn think(&mut self, host: &mut dyn Host) -> Flow {
        let Some(search) = self.search.as_mut() else { return self.flow() };
        if !search.done {
            search.done = search.thinker.think(SLICE) == Thought::Done;
            if search.until.is_some_and(|until| host.now() >= until) {
                search.done = true;
            }
            let report = search.thinker.report();
            let deeper = search.told.as_ref().is_none_or(|told| report.depth > told.depth);
            if report.depth > 0 && deeper {
                search.tell(report, self.game.board(), host);
            }
        }
        if search.done && !search.infinite {
            self.stop(host);
        }
        self.flow()
    }

    /// Ends the search with the best step it has found.
    pub(super) fn stop(&mut self, host: &mut dyn Host) {
        let Some(mut search) = self.search.take() else { return };
        let board = self.game.board();
        if search.told.is_none() && !search.done {
            // `stop` has come before anything was looked at.
            search.thinker.think(1);
        }
        let report = search.thinker.report();
        if search.told.as_ref() != Some(&report) {
            search.tell(report, board, host);
        }
        let best = search.thinker.best().map_or("none".to_owned(), |step| step.text(board));
        host.say(&format!("bestmove {best}"));
    }
}

impl Search {
    fn tell(&mut self, report: Report, board: &Board, host: &mut dyn Host) {
        let micros = host.now().saturating_sub(self.started).as_micros().max(1);
        let nps = u128::from(report.nodes) * 1_000_000 / micros;
        let pv: Vec<String> = report.pv.iter().map(|s: &Step| s.text(board)).collect();
        let Report { depth, nodes, score, .. } = report;
        host.say(&format!("info depth {depth} nodes {nodes} nps {nps} score {score} pv {}", pv.join(" ")));
        self.told = Some(report);
    }
}
