//! The named rulesets: their ids, their switches, their sources.

use crate::support::{entry, setup};
use boxwood_core::{PerftUnit, SetupError};
use rows_rules::ENTRIES;
use std::collections::BTreeSet;

#[test]
fn ids_stand_in_records_and_never_change() {
    let expected: [(&str, &[&str]); 5] = [
        ("noughts-and-crosses", &["standard"]),
        ("connect-four", &["standard"]),
        ("score-four", &["standard"]),
        ("four-in-a-cube", &["free", "gravity"]),
        ("five-in-a-cube", &["free", "gravity"]),
    ];
    let ours: Vec<(&str, Vec<&str>)> =
        ENTRIES.iter().map(|e| (e.id(), e.rulesets().iter().map(|r| r.id.as_str()).collect())).collect();
    assert_eq!(ours, expected.map(|(id, rulesets)| (id, rulesets.to_vec())));
}

#[test]
fn every_ruleset_sets_every_switch_to_a_value_it_takes_and_cites_its_source() {
    for entry in ENTRIES {
        let names: BTreeSet<&str> = entry.switches().iter().map(|s| s.name).collect();
        for ruleset in entry.rulesets() {
            let set: BTreeSet<&str> = ruleset.switches.keys().map(String::as_str).collect();
            assert_eq!(set, names, "{} {}", entry.id(), ruleset.id);
            for (name, value) in &ruleset.switches {
                assert_eq!(entry.check_switch(name, value), Ok(()));
            }
            assert!(ruleset.title.len() > 3 && ruleset.source.len() > 40, "{} {}", entry.id(), ruleset.id);
        }
    }
}

#[test]
fn switches_change_the_game() {
    let four = entry("connect-four");
    let flat = four.new_match(&setup("standard", &[("gravity", "no")])).unwrap();
    assert_eq!(flat.perft(2, PerftUnit::Turns), 42 * 41);
    let five = four.new_match(&setup("standard", &[("in_row", "5")])).unwrap();
    assert_eq!(five.board().lines().len(), 3 * 6 + 7 * 2 + 2 * 3 * 2);
    let wrong = four.new_match(&setup("standard", &[("in_row", "6")])).map(|_| ());
    assert!(matches!(wrong, Err(SetupError::Switch(_))));
    let wrong = entry("noughts-and-crosses").new_match(&setup("standard", &[("gravity", "yes")])).map(|_| ());
    assert!(matches!(wrong, Err(SetupError::Switch(_))));
}
