//! The laws of the house.

use crate::support::game;
use boxwood_core::Game;
use boxwood_core::conformance::{check, every_ruleset, random_switches};
use tablut_rules::TABLUT;

#[test]
fn every_ruleset_keeps_the_laws() {
    check(TABLUT, &every_ruleset(TABLUT), 1, 1732);
}

#[test]
fn any_switches_keep_the_laws() {
    let setups = random_switches(TABLUT, 8, 1811);
    assert_eq!(setups.len(), 8, "no two switches of this game quarrel");
    check(TABLUT, &setups, 1, 1812);
}

#[test]
fn a_step_is_chosen_by_its_index_in_the_list() {
    for ruleset in TABLUT.rulesets() {
        let game = game(&ruleset.id, &[("no_progress", "40")]);
        let (mut position, mut legal, mut room) = (game.start(), Vec::new(), Vec::new());
        for turn in 0usize.. {
            game.legal_steps(&position, &mut legal);
            if legal.is_empty() {
                break;
            }
            for (index, &step) in legal.iter().enumerate() {
                let chosen = game.choose_step(&position, &mut room, |count| {
                    assert_eq!(count as usize, legal.len());
                    index as u32
                });
                assert_eq!(chosen, step, "{}", ruleset.id);
            }
            game.play(&mut position, legal[turn * 5 % legal.len()], &mut ());
        }
    }
}
