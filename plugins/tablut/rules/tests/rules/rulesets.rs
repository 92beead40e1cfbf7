//! The named rulesets: their ids, their switches, their sources.

use crate::support::{setup, start};
use boxwood_core::Side;
use std::collections::BTreeSet;
use tablut_rules::TABLUT;

#[test]
fn ids_stand_in_records_and_never_change() {
    assert_eq!(TABLUT.id(), "tablut");
    let ids: Vec<&str> = TABLUT.rulesets().iter().map(|r| r.id.as_str()).collect();
    assert_eq!(ids, ["cyningstan", "linnaeus", "smith", "brainking"]);
}

#[test]
fn every_ruleset_sets_every_switch_to_a_value_it_takes_and_cites_its_source() {
    let names: BTreeSet<&str> = TABLUT.switches().iter().map(|s| s.name).collect();
    for ruleset in TABLUT.rulesets() {
        let set: BTreeSet<&str> = ruleset.switches.keys().map(String::as_str).collect();
        assert_eq!(set, names, "{}", ruleset.id);
        for (name, value) in &ruleset.switches {
            assert_eq!(TABLUT.check_switch(name, value), Ok(()), "{}", ruleset.id);
        }
        assert!(ruleset.source.len() > 20 && !ruleset.title.is_empty(), "{}", ruleset.id);
        assert!(TABLUT.new_match(&setup(&ruleset.id, &[])).is_ok());
    }
}

#[test]
fn no_two_rulesets_are_the_same() {
    let all: BTreeSet<String> = TABLUT.rulesets().iter().map(|r| format!("{:?}", r.switches)).collect();
    assert_eq!(all.len(), TABLUT.rulesets().len());
}

#[test]
fn words_are_quoted_from_linnaeus_and_from_smith() {
    let words = |id: &str| TABLUT.rulesets().iter().find(|r| r.id == id).unwrap().words.clone();
    for (id, language, quoted) in [
        ("cyningstan", "la", "cui nullus succedere potest"),
        ("linnaeus", "la", "capto vel intercluso"),
        ("smith", "en", "the conqueror seizes all the Swedes"),
    ] {
        let words = words(id).unwrap();
        assert_eq!(words.language, language);
        assert!(words.text.contains(quoted) && !words.translation.is_empty(), "{id}");
    }
    assert_eq!(words("brainking"), None);
}

#[test]
fn smith_lets_the_swedes_begin() {
    assert_eq!(start("smith", &[]).on_turn(), Side::Second);
    assert_eq!(start("cyningstan", &[]).on_turn(), Side::First);
}

#[test]
fn any_number_of_turns_without_a_capture_can_be_asked_for() {
    for value in ["none", "1", "77", "9999"] {
        assert_eq!(TABLUT.check_switch("no_progress", value), Ok(()));
    }
    for value in ["0", "10000", "007", "-3", "many"] {
        assert!(TABLUT.check_switch("no_progress", value).is_err(), "{value}");
    }
    assert!(TABLUT.check_switch("camps", "yes").is_err());
}
