//! How many games of so many turns there are, counted by another program.

use crate::support::start;
use boxwood_core::PerftUnit;

#[test]
fn short_games_are_counted() {
    let usual: &[u64] = &[80, 4_400, 353_200];
    let swedes_first: &[u64] = &[56, 4_408, 251_856];
    for (passage, first, counts) in
        [("no", "attackers", usual), ("yes", "attackers", usual), ("no", "defenders", swedes_first)]
    {
        let game = start("cyningstan", &[("throne_passage", passage), ("first_mover", first)]);
        for (turns, &expected) in (1..).zip(counts) {
            assert_eq!(game.perft(turns, PerftUnit::Turns), expected, "{first} first, {turns} turns");
        }
    }
}

#[test]
fn games_of_four_turns_are_counted() {
    assert_eq!(start("cyningstan", &[]).perft(4, PerftUnit::Turns), 19_913_864);
}
