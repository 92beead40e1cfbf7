//! The laws of the house.

use boxwood_core::conformance::{check, every_ruleset, random_switches};
use elta_stelpur_rules::ELTA_STELPUR;

#[test]
fn every_ruleset_keeps_the_laws() {
    check(ELTA_STELPUR, &every_ruleset(ELTA_STELPUR), 2, 1888);
}

#[test]
fn any_switches_keep_the_laws() {
    let setups = random_switches(ELTA_STELPUR, 16, 316);
    assert_eq!(setups.len(), 16, "no two switches of this game quarrel");
    check(ELTA_STELPUR, &setups, 1, 317);
}
