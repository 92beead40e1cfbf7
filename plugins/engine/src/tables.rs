//! `boxwood-engine tables`: solves the games of the mill family that are small enough, and writes what a player who knows
//! them needs.

use crate::tell;
use lexopt::prelude::{Long, ValueExt};
use mill_rules::solved::files::ENDING;
use mill_rules::solved::{TABLES, TableInfo};
use std::path::PathBuf;
use std::time::Instant;

/// Makes the tables that the arguments ask for.
pub fn run(mut args: lexopt::Parser) -> Result<(), String> {
    let (mut name, mut folder, mut census) = (None, PathBuf::from("."), false);
    while let Some(arg) = args.next().map_err(|e| e.to_string())? {
        let Long(option) = arg else { return Err(format!("{} (see --help)", arg.unexpected())) };
        let option = option.to_owned();
        let value = args.value().map_err(|e| e.to_string())?;
        match option.as_str() {
            "name" => name = Some(value.string().map_err(|e| e.to_string())?),
            "out" => folder = PathBuf::from(value),
            "census" => census = value == "yes",
            _ => return Err(format!("no option --{option} (see --help)")),
        }
    }
    let chosen: Vec<&TableInfo> = TABLES.iter().filter(|t| name.as_ref().is_none_or(|n| t.name == n)).collect();
    if chosen.is_empty() {
        let names: Vec<&str> = TABLES.iter().map(|t| t.name).collect();
        return Err(format!("no such table; there are {}", names.join(", ")));
    }
    for info in chosen {
        if census {
            tell_census(info)?;
        } else {
            make(info, &folder)?;
        }
    }
    Ok(())
}

fn make(info: &TableInfo, folder: &std::path::Path) -> Result<(), String> {
    let started = Instant::now();
    let bytes = info.make().ok_or_else(|| format!("{} cannot be solved", info.name))?;
    let file = folder.join(format!("{}.{ENDING}", info.name));
    // A file that is half written must not lie under the name of a whole one.
    let new = file.with_extension("new");
    std::fs::write(&new, &bytes)
        .and_then(|()| std::fs::rename(&new, &file))
        .map_err(|e| format!("{}: {e}", file.display()))?;
    tell(&format!("{}: {} bytes, {:.1} s\n", file.display(), bytes.len(), started.elapsed().as_secs_f64()))
}

fn tell_census(info: &TableInfo) -> Result<(), String> {
    let census = info.census().ok_or_else(|| format!("the table {} is not there", info.name))?;
    for (men, [won, lost, drawn]) in census.classes {
        tell(&format!("{} {}v{} {won}/{lost}/{drawn}\n", info.name, men[0], men[1]))?;
    }
    tell(&format!("{} longest loss with five men {}, with six {}\n", info.name, census.longest[0], census.longest[1]))
}
