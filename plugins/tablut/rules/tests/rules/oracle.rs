//! Games played by an independent program: at every point its legal steps and ours are the same. The games are no part
//! of the repository: they are looked for in the folder that `BOXWOOD_ORACLE` names, or beside the repository; where
//! there are none, there is nothing to compare.

use boxwood_core::{Actor, Setup, Side, Step};
use serde_json::Value;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use tablut_rules::TABLUT;

fn words(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().map(|v| v.as_str().unwrap().to_owned()).collect()
}

fn files() -> Vec<PathBuf> {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../../shared/oracle");
    let folder = std::env::var_os("BOXWOOD_ORACLE").map_or_else(beside, PathBuf::from);
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = files.filter(|p| p.extension().is_some_and(|e| e == "gz")).collect();
    files.sort();
    files
}

#[test]
fn an_independent_program_finds_the_same_steps() {
    let mut games = 0;
    let mut points = 0;
    let files = files();
    for path in &files {
        let lines = BufReader::new(flate2::read::GzDecoder::new(File::open(path).unwrap())).lines();
        for (number, line) in lines.enumerate() {
            let game: Value = serde_json::from_str(&line.unwrap()).unwrap();
            if game["game"] != TABLUT.id() {
                break;
            }
            games += 1;
            points += compare(&game, &format!("{} game {}", path.display(), number + 1));
        }
    }
    assert!(files.is_empty() || games >= 80 && points > 2_000, "{games} games and {points} points were compared");
}

fn compare(game: &Value, whence: &str) -> usize {
    let overrides = game["switches"].as_object().unwrap();
    let setup = Setup {
        ruleset: game["ruleset"].as_str().filter(|r| !r.is_empty()).map(ToOwned::to_owned),
        overrides: overrides.iter().map(|(k, v)| (k.clone(), v.as_str().unwrap().to_owned())).collect(),
        seed: 0,
    };
    let mut playing = TABLUT.new_match(&setup).unwrap();
    let steps = words(&game["steps"]);
    let points = steps.iter().zip(game["legal"].as_array().unwrap()).zip(game["mover"].as_array().unwrap());
    for ((step, legal), mover) in points {
        let expected = match mover.as_u64() {
            Some(1) => Actor::Side(Side::First),
            Some(2) => Actor::Side(Side::Second),
            _ => Actor::Dice,
        };
        assert_eq!(playing.to_act(), expected, "{whence} in {}", playing.position_text());
        let mut ours: Vec<String> = playing.legal_steps().iter().map(|s| s.text(playing.board())).collect();
        ours.sort();
        assert_eq!(ours, words(legal), "{whence} in {}", playing.position_text());
        let step = Step::parse(step, playing.board()).unwrap();
        playing.play(step).unwrap();
    }
    let result = playing.outcome().map_or("none", |o| o.text());
    assert_eq!(result, game["result"].as_str().unwrap(), "{whence}");
    steps.len()
}
