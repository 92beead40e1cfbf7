//! Counts the sequences of turns that are too many for the tests, and fails where a count differs from another program's.

#[path = "../tests/rules/counts/table.rs"]
mod table;

use boxwood_core::{PerftUnit, Setup};
use mill_rules::ENTRIES;
use std::error::Error;
use std::process::ExitCode;

#[expect(clippy::print_stdout, reason = "it is what the program is for")]
fn main() -> Result<ExitCode, Box<dyn Error>> {
    let mut code = ExitCode::SUCCESS;
    for &(id, ruleset, counts) in table::COUNTS {
        let rules = ENTRIES.iter().find(|entry| entry.id() == id).ok_or("no such game")?;
        let setup = Setup { ruleset: Some(ruleset.to_owned()), ..Setup::default() };
        let game = rules.new_match(&setup)?;
        for (depth, &expected) in (1..).zip(counts) {
            let counted = game.perft(depth, PerftUnit::Turns);
            let verdict = if counted == expected { "as it should be" } else { "WRONG" };
            println!("{id:22} {ruleset:24} {depth} turns {counted:12} {verdict}");
            if counted != expected {
                code = ExitCode::FAILURE;
            }
        }
    }
    Ok(code)
}
