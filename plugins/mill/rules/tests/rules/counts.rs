//! How many games of so many turns there are, counted by another program.

mod table;

use crate::support::start;
use boxwood_core::PerftUnit;

/// Below this a count is made in every run of the tests; `examples/long_counts.rs` makes the others.
const FEW: u64 = 8_000_000;

#[test]
fn short_games_are_counted() {
    for &(id, ruleset, counts) in table::COUNTS {
        let game = start(id, ruleset, &[]);
        for (depth, &expected) in (1..).zip(counts).filter(|&(_, &expected)| expected < FEW) {
            assert_eq!(game.perft(depth, PerftUnit::Turns), expected, "{id} {ruleset}, {depth} turns");
        }
    }
}
