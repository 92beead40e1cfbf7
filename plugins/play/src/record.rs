//! The text of a match, with its seats. The only place here that knows how records are written.

use crate::{CurrentMatch, Games, Seat};
use boxwood_core::{Match, Setup, Step};
use boxwood_search::GameEntry;
use std::fmt::Write;

/// A match as its record tells it, at its last step.
#[derive(Debug)]
pub(crate) struct Revived {
    pub entry: &'static dyn GameEntry,
    pub game: Box<dyn Match>,
    pub seats: [Seat; 2],
}

/// Text that is no record of ours, in words.
#[derive(Debug)]
pub(crate) enum RecordError {
    Broken(String),
    /// It is of a newer version of the program.
    Newer(String),
}

pub(crate) fn text(current: &CurrentMatch) -> String {
    let info = current.game.info();
    let mut text = format!("record 1\ngame {}\nruleset {}\nseed {}\n", info.game, info.ruleset, info.seed);
    for (name, value) in &info.switches {
        let _ = writeln!(text, "switch {name} {value}");
    }
    for seat in &current.seats {
        let _ = writeln!(text, "seat {seat}");
    }
    if let Some(from) = &info.from {
        let _ = writeln!(text, "from {from}");
    }
    for played in current.game.history() {
        let _ = writeln!(text, "step {}", played.step.text(current.game.board()));
    }
    text.push_str("end\n");
    text
}

pub(crate) fn read(text: &str, games: &Games) -> Result<Revived, RecordError> {
    let broken = |what: &str| RecordError::Broken(what.to_owned());
    let mut lines = text.lines();
    match lines.next() {
        Some("record 1") => {}
        Some(first) if first.starts_with("record ") => return Err(RecordError::Newer(first.to_owned())),
        _ => return Err(broken("not a record")),
    }
    if !text.ends_with("end\n") {
        return Err(broken("the end is missing"));
    }
    let (mut entry, mut setup, mut from) = (None, Setup::default(), None);
    let (mut seats, mut steps) = (Vec::new(), Vec::new());
    for line in lines {
        match line.split_once(' ') {
            Some(("game", id)) => entry = games.find(id),
            Some(("ruleset", id)) => setup.ruleset = Some(id.to_owned()),
            Some(("seed", seed)) => setup.seed = seed.parse().map_err(|_| broken("seed"))?,
            Some(("switch", rest)) => {
                let (name, value) = rest.split_once(' ').ok_or_else(|| broken("switch"))?;
                setup.overrides.push((name.to_owned(), value.to_owned()));
            }
            Some(("seat", seat)) => seats.push(seat.parse::<Seat>().map_err(|e| broken(&e.to_string()))?),
            Some(("from", position)) => from = Some(position.to_owned()),
            Some(("step", step)) => steps.push(step),
            None if line == "end" => {}
            _ => return Err(broken(line)),
        }
    }
    let entry = entry.ok_or_else(|| broken("no such game"))?;
    let seats = <[Seat; 2]>::try_from(seats).map_err(|_| broken("two seats"))?;
    let game = match from {
        None => entry.new_match(&setup),
        Some(from) => entry.match_from(&setup, &from),
    };
    let mut game = game.map_err(|e| broken(&e.to_string()))?;
    for step in steps {
        let step = Step::parse(step, game.board()).ok_or_else(|| broken(step))?;
        if let Step::Roll(dice) = step
            && game.next_throw() != Ok(dice)
        {
            return Err(broken("another throw"));
        }
        game.play(step).map_err(|e| broken(&e.to_string()))?;
    }
    Ok(Revived { entry, game, seats })
}
