//! Games played by an independent program: at every point its legal steps and ours are the same. The games are no part
//! of the repository: they are looked for in the folder that `BOXWOOD_ORACLE` names, or beside the repository; where
//! there are none, there is nothing to compare.

use boxwood_core::{Actor, Setup, Side, Step};
use elta_stelpur_rules::ELTA_STELPUR;
use serde_json::Value;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

fn words(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().map(|v| v.as_str().unwrap().to_owned()).collect()
}

fn games() -> Vec<PathBuf> {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../../shared/oracle");
    let folder = std::env::var_os("BOXWOOD_ORACLE").map_or_else(beside, PathBuf::from);
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    files.filter(|p| p.file_name().is_some_and(|n| n.to_string_lossy().contains("elta"))).collect()
}

#[test]
fn an_independent_program_finds_the_same_steps() {
    for path in games() {
        compare(File::open(path).unwrap());
    }
}

fn compare(file: File) {
    let mut points = 0;
    for line in BufReader::new(flate2::read::GzDecoder::new(file)).lines() {
        let game: Value = serde_json::from_str(&line.unwrap()).unwrap();
        let overrides = game["switches"].as_object().unwrap();
        let setup = Setup {
            ruleset: game["ruleset"].as_str().map(ToOwned::to_owned),
            overrides: overrides.iter().map(|(k, v)| (k.clone(), v.as_str().unwrap().to_owned())).collect(),
            seed: 0,
        };
        let mut playing = ELTA_STELPUR.new_match(&setup).unwrap();
        for ((step, legal), mover) in
            words(&game["steps"]).iter().zip(game["legal"].as_array().unwrap()).zip(game["mover"].as_array().unwrap())
        {
            let expected_actor = match mover.as_u64() {
                Some(1) => Actor::Side(Side::First),
                Some(2) => Actor::Side(Side::Second),
                _ => Actor::Dice,
            };
            assert_eq!(playing.to_act(), expected_actor, "after {:?}", playing.history());
            let mut ours: Vec<String> = playing.legal_steps().iter().map(|s| s.text(playing.board())).collect();
            ours.sort();
            assert_eq!(ours, words(legal), "in {}", playing.position_text());
            let step = Step::parse(step, playing.board()).unwrap();
            playing.play(step).unwrap();
            points += 1;
        }
        let result = playing.outcome().map_or("none", |o| o.text());
        assert_eq!(result, game["result"].as_str().unwrap());
    }
    assert!(points > 1000, "the file holds games");
}
