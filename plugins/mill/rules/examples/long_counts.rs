//! Counts that take too long for the tests: sequences of turns, and the classes of the tables. Fails where a count
//! differs from another program's.

#[path = "../tests/rules/tables/classes.rs"]
mod classes;
#[path = "../tests/rules/counts/table.rs"]
mod table;

use boxwood_core::{PerftUnit, Setup};
use mill_rules::ENTRIES;
use mill_rules::solved::{TABLES, TableInfo};
use std::error::Error;
use std::process::ExitCode;

#[expect(clippy::print_stdout, reason = "it is what the program is for")]
fn main() -> Result<ExitCode, Box<dyn Error>> {
    let mut code = ExitCode::SUCCESS;
    let mut verdict = |right: bool| {
        if !right {
            code = ExitCode::FAILURE;
        }
        if right { "as it should be" } else { "WRONG" }
    };
    for &(name, classes) in classes::CLASSES {
        let census = TABLES.iter().find(|t| t.name == name).and_then(TableInfo::census).ok_or("a table is missing")?;
        for &(own, enemy, counts) in classes {
            let found = census.classes.iter().find(|(men, _)| *men == [own, enemy]).map(|c| c.1);
            println!("{name:22} {own} against {enemy} {found:?} {}", verdict(found == Some(counts)));
        }
    }
    for &(id, ruleset, counts) in table::COUNTS {
        let rules = ENTRIES.iter().find(|entry| entry.id() == id).ok_or("no such game")?;
        let setup = Setup { ruleset: Some(ruleset.to_owned()), ..Setup::default() };
        let game = rules.new_match(&setup)?;
        for (depth, &expected) in (1..).zip(counts) {
            let counted = game.perft(depth, PerftUnit::Turns);
            println!("{id:22} {ruleset:24} {depth} turns {counted:12} {}", verdict(counted == expected));
        }
    }
    Ok(code)
}
