//! How many random games a second the rules play: `cargo run --release -p rows_rules --example playouts -- [GAMES [GAME]]`.

use boxwood_core::Setup;
use rows_rules::ENTRIES;
use std::time::Instant;

fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(500_000);
    let only = std::env::args().nth(2);
    for entry in ENTRIES.iter().filter(|e| only.as_deref().is_none_or(|id| id == e.id())) {
        for ruleset in entry.rulesets() {
            let setup = Setup { ruleset: Some(ruleset.id.clone()), ..Setup::default() };
            let game = entry.new_match(&setup).expect("the named rulesets make matches");
            let start = Instant::now();
            let count = game.playouts(games, 1);
            let seconds = start.elapsed().as_secs_f64();
            let (games, steps) = (count.games as f64, count.steps as f64);
            #[expect(clippy::print_stdout, reason = "this program is there to print")]
            {
                println!(
                    "{:>20} {:>8}: {:>9.0} games/s {:>5.1} million steps/s, {:.1} steps a game, {:?}",
                    entry.id(),
                    ruleset.id,
                    games / seconds,
                    steps / seconds / 1e6,
                    steps / games,
                    count.results,
                );
            }
        }
    }
}
