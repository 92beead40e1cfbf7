//! The laws of the house.

use crate::support::game;
use boxwood_core::conformance::{check, every_ruleset, random_switches};
use boxwood_core::{Actor, Game, Step};
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

#[test]
fn a_step_is_chosen_by_its_index_in_the_list() {
    for &entry in ENTRIES {
        for ruleset in entry.rulesets() {
            every_index_finds_its_step(entry.id(), &ruleset.id);
        }
    }
}

fn every_index_finds_its_step(id: &str, ruleset: &str) {
    let game = game(id, ruleset, &[("no_progress", "20")]);
    let (mut position, mut legal, mut room) = (game.start(), Vec::new(), Vec::new());
    for turn in 0u32.. {
        let step = match game.to_act(&position) {
            Actor::Nobody => break,
            Actor::Dice => Step::Roll(game.throws()[turn as usize * 7 % game.throws().len()].dice),
            Actor::Side(_) => {
                game.legal_steps(&position, &mut legal);
                for (index, &step) in legal.iter().enumerate() {
                    let chosen = game.choose_step(&position, &mut room, |count| {
                        assert_eq!(count as usize, legal.len());
                        index as u32
                    });
                    assert_eq!(chosen, step, "{id} {ruleset}");
                }
                legal[turn as usize * 5 % legal.len()]
            }
        };
        game.play(&mut position, step, &mut ());
    }
}
