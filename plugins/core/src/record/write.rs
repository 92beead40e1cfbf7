//! Writing a record.

use super::{DiceSource, Record, VERSION};
use crate::{Opening, Player};
use std::fmt::{Display, Formatter, Result};

impl Record {
    /// Every tag with its value, in the order in which they are written.
    pub(super) fn tags(&self) -> Vec<(String, String)> {
        let mut tags = vec![("Boxwood".to_owned(), VERSION.to_string()), ("Game".to_owned(), self.game.clone())];
        let mut tag = |name: &str, value: Option<String>| tags.extend(value.map(|v| (name.to_owned(), v)));
        tag("Ruleset", self.ruleset.clone());
        for (name, value) in &self.switches {
            tag(&format!("Rule.{name}"), Some(value.clone()));
        }
        tag("Seed", Some(format!("{:016x}", self.seed)));
        tag("Dice", self.dice.map(|d| dice_text(d).to_owned()));
        tag("DiceHash", self.dice_hash.map(|hash| hash.to_string()));
        tag("Opening", self.opening.as_ref().map(opening_text));
        tag("First", self.first.map(|first| player_text(first).to_owned()));
        tag("From", self.from.clone());
        for (number, i) in [("One", 0), ("Two", 1)] {
            tag(&format!("Player.{number}"), self.players[i].clone());
            tag(&format!("Seat.{number}"), self.seats[i].clone());
        }
        tag("Date", self.date.clone());
        tag("Series", self.series.as_ref().map(ToString::to_string));
        for (name, value) in &self.other {
            tag(name, Some(value.clone()));
        }
        tag("Result", Some(self.result.text().to_owned()));
        tag("Reason", self.reason.clone());
        tags
    }

    /// On which line a turn (counted from 0) stands: where it was read, or where it will be written.
    pub(super) fn line_of(&self, turn: usize) -> usize {
        match (self.lines.get(turn), self.lines.last()) {
            (Some(&line), _) => line,
            (None, Some(&last)) => last + 1,
            (None, None) => self.tags().len() + turn + 2,
        }
    }
}

impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        for (name, value) in self.tags() {
            writeln!(f, "{}", tag_line(&name, &value))?;
        }
        writeln!(f)?;
        for (turn, steps) in self.turns.iter().enumerate() {
            writeln!(f, "{}. {}", turn + 1, steps.join(" "))?;
        }
        writeln!(f, "{}", self.result.text())
    }
}

/// A tag as a line, which [`tag_parts`](super::tag_parts) reads back.
#[must_use]
pub fn tag_line(name: &str, value: &str) -> String {
    format!("[{name} \"{}\"]", escaped(value))
}

/// A value between its quotation marks, on one line whatever a player calls himself.
fn escaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for c in value.chars() {
        match c {
            '"' => text.push_str("\\\""),
            '\\' => text.push_str("\\\\"),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            c => text.push(c),
        }
    }
    text
}

pub(super) const fn dice_text(source: DiceSource) -> &'static str {
    match source {
        DiceSource::Seed => "seed",
        DiceSource::Given => "given",
    }
}

/// An opening roll: the throws of player one and two, time after time, and who begins.
pub(super) fn opening_text(opening: &Opening) -> String {
    let mut words: Vec<String> = opening.tries.iter().map(|[one, two]| format!("{one}:{two}")).collect();
    words.push(player_text(opening.first).to_owned());
    words.join(" ")
}

pub(super) const fn player_text(player: Player) -> &'static str {
    match player {
        Player::One => "one",
        Player::Two => "two",
    }
}
