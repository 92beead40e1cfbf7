//! How many random games a second the rules play: `cargo run --release -p tablut_rules --example playouts [GAMES
//! [RULESET]]`.

use boxwood_core::Setup;
use std::time::Instant;
use tablut_rules::TABLUT;

fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let only = std::env::args().nth(2);
    for ruleset in TABLUT.rulesets().iter().filter(|r| only.as_ref().is_none_or(|id| r.id == *id)) {
        let setup = Setup { ruleset: Some(ruleset.id.clone()), ..Setup::default() };
        let game = TABLUT.new_match(&setup).expect("the named rulesets make matches");
        let start = Instant::now();
        let count = game.playouts(games, 1);
        let seconds = start.elapsed().as_secs_f64();
        #[expect(clippy::print_stdout, reason = "this program is there to print")]
        {
            println!(
                "{:>10}: {:>9.0} games/s {:>6.1} million steps/s, {:.1} steps a game, first {} second {} drawn {}",
                ruleset.id,
                count.games as f64 / seconds,
                count.steps as f64 / seconds / 1e6,
                count.steps as f64 / count.games as f64,
                count.results[0],
                count.results[1],
                count.results[2],
            );
        }
    }
}
