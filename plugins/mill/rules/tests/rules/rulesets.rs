//! The named rulesets: their ids, their switches, their sources; and switches that quarrel.

use crate::support::{entry, setup};
use boxwood_core::SetupError;
use mill_rules::ENTRIES;
use std::collections::BTreeSet;

#[test]
fn ids_stand_in_records_and_never_change() {
    let ring = ["jokoak", "any", "fallback", "african", "diagonals"];
    let expected: [(&str, &[&str]); 9] = [
        ("nine-holes", &["jokoak", "with-diagonals"]),
        ("three-mens-morris", &["jokoak", "alfonso-entering", "basque", "french", "achi", "picaria"]),
        ("five-mens-morris", &ring),
        ("six-mens-morris", &ring),
        ("sixpenny-madell", &["midpoints", "corners", "both"]),
        ("nine-mens-morris", &["jokoak", "any", "fallback", "tournament", "no-flying", "no-mills-while-entering"]),
        ("alquerque-de-nueve-dice", &["bell", "murray", "schaedler"]),
        ("lasker-morris", &["standard"]),
        ("twelve-mens-morris", &["breyer", "remaking-allowed", "no-mills-while-entering", "moulidars"]),
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
                assert_eq!(entry.check_switch(name, value), Ok(()), "{} {}", entry.id(), ruleset.id);
            }
            assert!(ruleset.source.len() > 20 && !ruleset.title.is_empty(), "{}", ruleset.id);
            assert!(entry.new_match(&setup(&ruleset.id, &[])).is_ok());
        }
    }
}

#[test]
fn words_of_1283_are_quoted_with_a_translation() {
    for ruleset in entry("alquerque-de-nueve-dice").rulesets() {
        let words = ruleset.words.as_ref().unwrap();
        assert_eq!((words.language.as_str(), ruleset.year.as_deref()), ("es", Some("1283")));
        assert!(words.text.contains("tres trebeios en az") && words.translation.contains("three pieces in a row"));
    }
}

#[test]
fn switches_that_quarrel_are_named() {
    let refused = |id: &str, ruleset: &str, overrides: &[(&str, &str)]| {
        entry(id).new_match(&setup(ruleset, overrides)).map(|_| ()).expect_err("it is wrong")
    };
    let error = refused("three-mens-morris", "alfonso-entering", &[("mill_in_placement", "no")]);
    assert_eq!(error.to_string(), "'entering_only = yes' and 'mill_in_placement = no' cannot both be so");
    let error = refused("alquerque-de-nueve-dice", "bell", &[("place_or_move", "yes")]);
    assert!(error.to_string().contains("'dice = bell'"), "{error}");
    assert!(matches!(refused("nine-mens-morris", "jokoak", &[("dice", "bell")]), SetupError::Switch(_)));
    assert!(matches!(refused("nine-mens-morris", "jokoak", &[("men", "13")]), SetupError::Switch(_)));
}

#[test]
fn any_number_of_turns_without_progress_can_be_asked_for() {
    let nine = entry("nine-mens-morris");
    for value in ["none", "1", "77", "9999"] {
        assert_eq!(nine.check_switch("no_progress", value), Ok(()));
    }
    for value in ["0", "10000", "007", "-3", "many"] {
        assert!(nine.check_switch("no_progress", value).is_err(), "{value}");
    }
}
