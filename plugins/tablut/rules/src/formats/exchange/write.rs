//! Writing what OpenTafl reads.

use super::{Format, play, tablut};
use crate::formats::rules;
use crate::game::Tablut;
use crate::notation::open_tafl_move;
use crate::position::Position;
use boxwood_core::{FormatError, Game, GameMatch, Match, Side};
use std::fmt::Write;

/// Writes a game, the position it has come to, or its rules.
///
/// OpenTafl's rules do not tell what happens to a side without a move, when a game without captures is drawn, and what
/// two open ways mean. Where a reader would not find out, a game tells it in a tag of our own, which other programs leave
/// aside; a position or rules alone cannot tell it. The turns since the last capture are told nowhere.
///
/// # Errors
/// The game is another one, or is one that the format cannot tell.
pub fn write(game: &dyn Match, format: Format, players: &[Option<String>; 2]) -> Result<String, FormatError> {
    let under_way = tablut(game).map_err(FormatError::new)?;
    let rules = under_way.game().rules();
    let first = under_way.before().first().unwrap_or_else(|| under_way.position());
    match format {
        Format::Rules => alone(game, &rules::write(rules, &under_way.game().start())?),
        Format::Position => alone(game, &rules::write(rules, under_way.position())?),
        Format::Game => {
            let record = rules::write(rules, first)?;
            let untold = untold(game, &record)?;
            Ok(header(game, players, &untold, &record) + "\n" + &moves(under_way))
        }
        Format::Moves => Err(FormatError::new("games are written with their rules")),
    }
}

/// A record that must tell all by itself.
fn alone(game: &dyn Match, record: &str) -> Result<String, FormatError> {
    match untold(game, record)?.first() {
        None => Ok(format!("{record}\n")),
        Some((name, value)) => Err(FormatError::new(format!("OpenTafl's rules do not tell {name} = {value}"))),
    }
}

/// The switches that somebody who reads a record of the rules would not know.
fn untold(game: &dyn Match, record: &str) -> Result<Vec<(String, String)>, FormatError> {
    let told = rules::read(record).map_err(|(_, error)| error)?;
    let start = told.is_start();
    let read = play(told.setup(), &super::ToldGame::default()).map_err(|(_, what)| FormatError::new(what))?.0;
    let known = &read.info().switches;
    let matters = |name: &str| start || name != "first_mover";
    Ok(game.info().switches.iter().filter(|s| matters(&s.0) && !known.contains(s)).cloned().collect())
}

fn header(game: &dyn Match, players: &[Option<String>; 2], untold: &[(String, String)], record: &str) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        // A tag ends with its bracket, on its line.
        let value = value.replace('[', "(").replace(']', ")").replace(['\n', '\r'], " ");
        // Writing to a `String` cannot fail.
        let _ = writeln!(text, "[{name}:{value}]");
    };
    for (name, player) in ["attackers", "defenders"].into_iter().zip(players) {
        if let Some(player) = player {
            tag(name, player);
        }
    }
    let result = match game.outcome().map(|outcome| outcome.winner) {
        None => "?",
        Some(None) => "0",
        Some(Some(Side::First)) => "1",
        Some(Some(Side::Second)) => "-1",
    };
    tag("result", result);
    tag("compiler", "Boxwood");
    tag("variant", "Tablut");
    if !untold.is_empty() {
        let words: Vec<String> = untold.iter().map(|(name, value)| format!("{name}={value}")).collect();
        tag("boxwood", &words.join(" "));
    }
    tag("rules", record);
    text
}

fn moves(under_way: &GameMatch<Tablut>) -> String {
    let told = |(position, step): (&Position, _)| open_tafl_move(under_way.game(), position, step);
    let steps = under_way.history().iter().map(|played| played.step);
    let words: Vec<String> = under_way.before().iter().zip(steps).filter_map(told).collect();
    let mut text = String::new();
    for (number, turn) in words.chunks(2).enumerate() {
        let _ = writeln!(text, "{}. {}", number + 1, turn.join(" "));
    }
    text
}
