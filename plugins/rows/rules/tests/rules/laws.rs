//! The laws of the house.

use crate::support::{entry, setup};
use boxwood_core::conformance::{check, every_ruleset, random_switches};
use boxwood_core::{Actor, Game, GameMatch};
use rows_rules::{Cells, ENTRIES, Rows};

#[test]
fn every_ruleset_keeps_the_laws() {
    for &entry in ENTRIES {
        check(entry, &every_ruleset(entry), 2, 1896);
    }
}

#[test]
fn any_switches_keep_the_laws() {
    for &entry in ENTRIES.iter().filter(|e| !e.switches().is_empty()) {
        let setups = random_switches(entry, 4, 76);
        assert_eq!(setups.len(), 4, "no switches of {} quarrel", entry.id());
        check(entry, &setups, 1, 77);
    }
}

#[test]
fn a_step_is_chosen_by_its_index_in_the_list() {
    for &entry in ENTRIES {
        for ruleset in entry.rulesets() {
            if entry.id() == "five-in-a-cube" {
                every_index_finds_its_step::<u128>(entry.id(), &ruleset.id);
            } else {
                every_index_finds_its_step::<u64>(entry.id(), &ruleset.id);
            }
        }
    }
}

fn every_index_finds_its_step<W: Cells>(id: &str, ruleset: &str) {
    let game = entry(id).new_match(&setup(ruleset, &[])).unwrap();
    let game = game.as_any().downcast_ref::<GameMatch<Rows<W>>>().unwrap().game();
    let (mut position, mut legal, mut room) = (game.start(), Vec::new(), Vec::new());
    for turn in 0usize.. {
        let Actor::Side(_) = game.to_act(&position) else { break };
        game.legal_steps(&position, &mut legal);
        for (index, &step) in legal.iter().enumerate() {
            let chosen = game.choose_step(&position, &mut room, |count| {
                assert_eq!(count as usize, legal.len());
                index as u32
            });
            assert_eq!(chosen, step, "{id} {ruleset}");
        }
        game.play(&mut position, legal[turn * 5 % legal.len()], &mut ());
    }
}
