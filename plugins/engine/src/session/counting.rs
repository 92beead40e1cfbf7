//! `perft`, `playouts`, `solve`: counting, trying out, knowing.

use super::{Session, Wrong, number, shown};
use crate::Host;
use boxwood_core::PerftUnit;
use boxwood_search::Solved;
use std::time::Duration;

/// Nobody lives to see a count as deep as this.
const DEEPEST_COUNT: u32 = 1000;
/// How long random games are played between two looks at the clock, as near as can be foreseen.
const SLICE: Duration = Duration::from_millis(5);
/// The most games between two looks at the clock, whatever the clock says.
const MOST_AT_ONCE: u64 = 256;
/// The longest that random games may be asked for, in milliseconds: a day.
const LONGEST: u64 = 24 * 60 * 60 * 1000;

impl Session {
    pub(super) fn perft(&mut self, words: &[&str], host: &mut dyn Host) -> Result<(), Wrong> {
        let depth: u32 = number("perft", "depth", words.first().copied())?;
        if depth > DEEPEST_COUNT {
            return Err(format!("perft: {depth} is deeper than {DEEPEST_COUNT}"));
        }
        let unit = match words {
            [_] | [_, "steps"] => PerftUnit::Steps,
            [_, "turns"] => PerftUnit::Turns,
            [_, _, extra, ..] => return Err(format!("perft: {} is too much", shown(extra))),
            [_, unit] => return Err(format!("perft: {} is neither steps nor turns", shown(unit))),
            [] => return Err("perft: depth is missing".to_owned()),
        };
        // A game that has ended by repetition goes on by its position alone; by the rules it does not.
        let count = if self.game.outcome().is_some() {
            u64::from(depth == 0)
        } else {
            let counted = self.game.perft_while(depth, unit, &mut || !host.stop_asked());
            counted.ok_or_else(|| format!("perft: {depth} was stopped"))?
        };
        host.say(&format!("perft {depth} {count}"));
        Ok(())
    }

    pub(super) fn playouts(&mut self, words: &[&str], host: &mut dyn Host) -> Result<(), Wrong> {
        let millis: u64 = number("playouts", "number of milliseconds", words.first().copied())?;
        if let Some(extra) = words.get(1) {
            return Err(format!("playouts: {} is too much", shown(extra)));
        }
        if millis > LONGEST {
            return Err(format!("playouts: {millis} ms are more than a day"));
        }
        let started = host.now();
        let end = started + Duration::from_millis(millis);
        let (mut games, mut steps, mut chunk) = (0, 0, 1u64);
        let mut now = started;
        // From a finished game there is nothing to play.
        while now < end && self.game.outcome().is_none() && !host.stop_asked() {
            let seed = self.options.seed.wrapping_add(games);
            let count = self.game.playouts(chunk, seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
            games += count.games;
            steps += count.steps;
            let before = now;
            now = host.now();
            let took = now.saturating_sub(before);
            let wanted = SLICE.min(end.saturating_sub(now));
            // Twice as much at most, so that one lucky slice does not make the next one late.
            let fitting = u128::from(chunk) * wanted.as_nanos() / took.as_nanos().max(1);
            chunk = fitting.clamp(1, u128::from(chunk) * 2).min(u128::from(MOST_AT_ONCE)) as u64;
        }
        let elapsed = now.saturating_sub(started).as_millis();
        host.say(&format!("playouts {games} steps {steps} ms {elapsed}"));
        Ok(())
    }

    pub(super) fn solve(&mut self, host: &mut dyn Host) -> Result<(), Wrong> {
        let known = match self.options.entry.solve(self.game.as_ref()) {
            Solved::Value { value, turns } => {
                let word = match value {
                    1.. => "win",
                    0 => "draw",
                    _ => "loss",
                };
                format!("{word} {}", turns.map_or("-".to_owned(), |t| t.to_string()))
            }
            Solved::Chance(chance) => format!("chance {chance}"),
            Solved::Unknown => "unknown -".to_owned(),
        };
        host.say(&format!("solved {known}"));
        Ok(())
    }
}
