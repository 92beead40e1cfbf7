//! Checking records.

#![expect(clippy::unwrap_used, reason = "what cannot be is a failure of the test")]

use boxwood_core::{DiceHash, Record, Setup, Step};
use boxwood_engine::GAMES;
use boxwood_engine::check::check;
use std::process::Command;

/// A record of some steps of the first game.
fn record(seed: u64) -> String {
    let mut game = GAMES[0].new_match(&Setup { seed, ..Setup::default() }).unwrap();
    for _ in 0..50 {
        let step = game.next_throw().map_or_else(|_| game.legal_steps()[0], Step::Roll);
        game.play(step).unwrap();
    }
    Record::from_match(&*game).to_string()
}

#[test]
fn a_good_record_is_told_its_hash_and_its_throws() {
    let told = check(&record(7)).unwrap();
    assert!(told.contains(&format!("hash {}", DiceHash::of(GAMES[0].id(), 7))), "{told}");
    assert!(told.contains("every throw is the one that the seed gives"), "{told}");
    assert!(told.contains("the record tells this hash"), "{told}");
    assert_eq!(told.lines().filter(|line| line.starts_with("  face ")).count(), 6, "{told}");
    assert_eq!(told.lines().filter(|line| line.starts_with("  d")).count(), 21, "{told}");
}

#[test]
fn a_record_from_before_the_hash_is_good_and_one_with_another_hash_is_not() {
    let text = record(7);
    let old: Vec<&str> = text.lines().filter(|line| !line.starts_with("[DiceHash")).collect();
    assert!(check(&(old.join("\n") + "\n")).unwrap().contains("no hash"));
    let [pledged, found] = [8, 7].map(|seed| DiceHash::of(GAMES[0].id(), seed).to_string());
    let wrong = check(&text.replace(&found, &pledged)).unwrap_err();
    assert!(wrong.contains(&pledged) && wrong.contains(&found), "{wrong}");
    assert!(check("hello").is_err());
}

#[test]
fn the_program_tells_by_its_exit_whether_a_record_is_good() {
    let folder = std::env::temp_dir().join(format!("boxwood-check-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("game.boxwood");
    let run = |text: &str| {
        std::fs::write(&file, text).unwrap();
        Command::new(env!("CARGO_BIN_EXE_boxwood-engine")).arg("check").arg(&file).output().unwrap()
    };
    let good = run(&record(9));
    assert!(good.status.success());
    assert_eq!(String::from_utf8(good.stdout).unwrap(), check(&record(9)).unwrap());
    let changed = record(9).replace("[Seed \"0000000000000009\"]", "[Seed \"000000000000000a\"]");
    assert!(!run(&changed).status.success());
    std::fs::remove_dir_all(&folder).unwrap();
}
