//! The laws of the house.

use boxwood_core::conformance::{check, every_ruleset, random_switches};
use mill_rules::ENTRIES;

#[test]
fn every_ruleset_keeps_the_laws() {
    for &entry in ENTRIES {
        check(entry, &every_ruleset(entry), 1, 1283);
    }
}

#[test]
fn any_switches_keep_the_laws() {
    for &entry in ENTRIES {
        let setups = random_switches(entry, 6, 93);
        assert!(setups.len() >= 3, "few switches quarrel in {}", entry.id());
        check(entry, &setups, 1, 94);
    }
}
