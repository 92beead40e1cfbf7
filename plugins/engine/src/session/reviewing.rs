//! `review`: the game on the table judged, step by step.

use super::{Session, Wrong, number, shown};
use crate::Host;
use boxwood_core::{Side, Step};
use boxwood_search::review::{NODES, Standing, Verdict};
use boxwood_search::{Review, Thought};

/// Positions between two looks at what has been sent: about a millisecond.
const SLICE: u64 = 4096;

impl Session {
    pub(super) fn review(&mut self, words: &[&str], host: &mut dyn Host) -> Result<(), Wrong> {
        let nodes = match words {
            [] => NODES,
            [text] => number("review", "number of nodes", Some(text))?,
            [_, extra, ..] => return Err(format!("review: {} is too much", shown(extra))),
        };
        if nodes == 0 {
            return Err("review: the number of nodes must be 1 at least".to_owned());
        }
        let mut review = Review::new(self.options.entry, self.game.as_ref());
        while let Some(mut judging) = review.judging(0, nodes) {
            while judging.think(SLICE) == Thought::Pending {
                if host.stop_asked() {
                    return Err("review: it was stopped".to_owned());
                }
            }
            review.take(judging.judged());
        }
        for at in 0..self.game.history().len() {
            host.say(&self.judged(&review, at));
        }
        let sums = Side::BOTH.map(|side| {
            let tally = review.tally(side);
            format!("{} lost {} luck {:+}", name(side), tally.lost, tally.luck)
        });
        host.say(&format!("reviewok {}", sums.join(" ")));
        Ok(())
    }

    /// The line about one step.
    fn judged(&self, review: &Review, at: usize) -> String {
        let board = self.game.board();
        let played = self.game.history()[at];
        let value = review.value(at + 1).map_or_else(|| "-".to_owned(), |value| value.of(played.side).to_string());
        let step = played.step.text(board);
        let line = format!("review {} {} {step} value {value}", at + 1, name(played.side));
        match review.verdict(at) {
            None => line,
            Some(Verdict::Throw { gained, .. }) => format!("{line} luck {gained:+}"),
            Some(Verdict::Choice { lost, best, fall, .. }) => {
                let best = best.map_or_else(|| "-".to_owned(), |best: Step| best.text(board));
                let fall = fall.map_or_else(String::new, |(a, b)| format!(" {} became {}", standing(a), standing(b)));
                format!("{line} lost {lost} best {best}{fall}")
            }
        }
    }
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::First => "p1",
        Side::Second => "p2",
    }
}

const fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Won => "win",
        Standing::Drawn => "draw",
        Standing::Lost => "loss",
    }
}
