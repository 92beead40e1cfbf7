//! `boxwood-engine check`: whether a record is what it says it is, its dice above all.

use crate::GAMES;
use boxwood_core::{DiceHash, DiceSource, Match, Record, ThrowCount};
use std::fmt::Write;

/// Checks the text of a record: plays it again by the rules, with the throws that its seed gives, and holds the hash it
/// tells against that of the seed. Tells what was found, the throws counted.
///
/// # Errors
/// What is wrong with it, and before that what can be told of it.
pub fn check(text: &str) -> Result<String, String> {
    let record: Record = text.parse().map_err(|wrong| format!("{wrong}"))?;
    let entry = GAMES.iter().find(|entry| entry.id() == record.game);
    let entry = entry.ok_or_else(|| format!("there is no game '{}' here", record.game))?;
    let game = record.replay(*entry).map_err(|wrong| format!("{wrong}"))?;
    let mut told = format!("{}, {}: {} steps by the rules\n", record.game, game.info().ruleset, record.step_count());
    match (record.dice, record.dice_hash) {
        (None, _) => told.push_str("a game without dice\n"),
        (Some(DiceSource::Given), _) => told.push_str("the dice were thrown elsewhere: nothing can be said of them\n"),
        (Some(DiceSource::Seed), hash) => {
            let found = DiceHash::of(&record.game, record.seed);
            told.push_str("every throw is the one that the seed gives\n");
            put(&mut told, &format!("seed {:016x}", record.seed));
            put(&mut told, &format!("hash {found}"));
            put(
                &mut told,
                match hash {
                    Some(_) => "the record tells this hash",
                    None => "the record tells no hash: it was written before there was one",
                },
            );
        }
    }
    if game.dice_count() > 0 {
        count(&mut told, &*game);
    }
    Ok(told)
}

fn put(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

/// The throws, each face and each distinct throw with what fair dice give on average.
fn count(told: &mut String, game: &dyn Match) {
    let count = ThrowCount::of(game, None);
    put(told, &format!("{} throws", count.throws));
    for (face, fell) in (1..=6).zip(count.faces) {
        // Writing into a text does not fail.
        let _ = writeln!(told, "  face {face}: {fell:5}   expected {:7.1}", count.expected_face());
    }
    put(told, &format!("  chi-squared of the faces {:.1}, 5 degrees of freedom", count.chi_squared()));
    for kind in &count.kinds {
        let _ = writeln!(told, "  {}: {:5}   expected {:7.1}", kind.dice, kind.count, count.expected(kind));
    }
}
