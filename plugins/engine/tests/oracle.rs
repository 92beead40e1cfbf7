//! Games played by an independent program: at every point of every game the legal steps, the side to act and the result
//! must be the same. The games are no part of the repository: they are looked for in the folder that `BOXWOOD_ORACLE`
//! names, or beside the repository; where there are none, there is nothing to compare.

#![expect(clippy::unwrap_used, reason = "what cannot be is a failure of the test")]

#[path = "common/desk.rs"]
mod desk;

use boxwood_core::Family;
use boxwood_engine::GAMES;
use desk::Desk;
use flate2::read::GzDecoder;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

/// Every file of records that concerns a game the engine has.
fn records() -> Vec<PathBuf> {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/oracle");
    let folder = std::env::var_os("BOXWOOD_ORACLE").map_or_else(beside, PathBuf::from);
    let Ok(entries) = folder.read_dir() else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    files.retain(|path| path.to_string_lossy().ends_with(".jsonl.gz"));
    files.sort();
    files
}

fn text<'a>(record: &'a Value, key: &str) -> &'a str {
    record[key].as_str().unwrap_or_else(|| panic!("{key} is no text"))
}

#[test]
fn an_independent_program_plays_the_same_games() {
    let mut seen: BTreeMap<Family, (usize, usize)> = BTreeMap::new();
    for path in records() {
        let lines = BufReader::new(GzDecoder::new(File::open(&path).unwrap())).lines();
        for (number, line) in lines.enumerate() {
            let record: Value = serde_json::from_str(&line.unwrap()).unwrap();
            let Some(game) = GAMES.iter().find(|g| g.id() == text(&record, "game")) else { break };
            let (games, points) = seen.entry(game.family()).or_default();
            *games += 1;
            *points += replay(&record, &format!("{} game {}", path.display(), number + 1));
        }
    }
    if records().is_empty() {
        return;
    }
    // So much there is to compare at least.
    let least = [
        (Family::Tables, 1, 1_001),
        (Family::Mills, 501, 50_001),
        (Family::Tafl, 80, 2_001),
        (Family::Rows, 501, 10_001),
    ];
    for (family, least_games, least_points) in least {
        let (games, points) = seen.get(&family).copied().unwrap_or_default();
        assert!(games >= least_games && points >= least_points, "{family:?}: {games} games and {points} points");
    }
}

fn replay(record: &Value, whence: &str) -> usize {
    let mut desk = Desk::new(GAMES);
    desk.quietly(&[&format!("setoption name Game value {}", text(record, "game"))]);
    if let Some(ruleset) = record["ruleset"].as_str().filter(|r| !r.is_empty()) {
        desk.quietly(&[&format!("setoption name Ruleset value {ruleset}")]);
    }
    for (name, value) in record["switches"].as_object().unwrap() {
        let value = value.as_str().map_or(value.to_string(), str::to_owned);
        desk.quietly(&[&format!("setoption name Rule.{name} value {value}")]);
    }
    desk.quietly(&["uginewgame"]);
    let steps: Vec<&str> = record["steps"].as_array().unwrap().iter().map(|s| s.as_str().unwrap()).collect();
    for i in 0..=steps.len() {
        let moves = if i == 0 { String::new() } else { format!(" moves {}", steps[..i].join(" ")) };
        desk.quietly(&[&format!("position startpos{moves}")]);
        if i == steps.len() {
            break;
        }
        match record["legal"][i].as_array() {
            None => assert_eq!(desk.one("query chance"), "response true", "{whence} after {i} steps"),
            Some(legal) => {
                let mut wanted = format!("legal {}", legal.len());
                legal.iter().for_each(|s| wanted.extend([" ", s.as_str().unwrap()]));
                assert_eq!(desk.one("legal"), wanted, "{whence} after {i} steps");
                let first = record["mover"][i] == 1;
                assert_eq!(desk.one("query p1turn"), format!("response {first}"), "{whence} after {i} steps");
            }
        }
    }
    assert_eq!(desk.one("query result"), format!("response {}", text(record, "result")), "{whence}");
    steps.len()
}
