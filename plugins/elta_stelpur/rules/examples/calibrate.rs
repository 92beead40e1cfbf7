//! Holds the chances that the computer tells against what becomes of the games: it plays against itself and sorts every
//! position in which it had a choice by the chance it told there.
//! `cargo run --release -p elta_stelpur_rules --example calibrate -- [GAMES [NODES [LEVEL [RULESET]]]]`.

use boxwood_core::{Actor, Match, Setup, Side, Step};
use boxwood_search::{CERTAIN, Level, Limits};
use elta_stelpur_rules::ELTA_STELPUR;
use std::error::Error;

const BUCKETS: usize = 10;

/// Positions in which about the same chance was told.
#[derive(Clone, Copy, Default)]
struct Bucket {
    positions: u64,
    told: f64,
    won: u64,
}

#[expect(clippy::print_stdout, reason = "this program is there to print")]
fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |at: usize, default: &str| args.get(at).map_or(default, String::as_str).to_owned();
    let games: u64 = arg(0, "2000").parse()?;
    let limits = Limits { nodes: Some(arg(1, "20000").parse()?), depth: None };
    let level: Level = arg(2, "master").parse()?;
    let ruleset = arg(3, "jokoak");
    let mut buckets = [Bucket::default(); BUCKETS];
    let (mut squares, mut positions) = (0.0, 0u64);
    for seed in 0..games {
        let setup = Setup { ruleset: Some(ruleset.clone()), seed, ..Setup::default() };
        let mut game = ELTA_STELPUR.new_match(&setup)?;
        let mut told = Vec::new();
        while game.outcome().is_none() {
            let step = choose(&mut *game, level, limits, seed, &mut told)?;
            game.play(step)?;
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        for (chance, side) in told {
            let won = winner == Some(side);
            let bucket = &mut buckets[((chance * BUCKETS as f64) as usize).min(BUCKETS - 1)];
            bucket.positions += 1;
            bucket.told += chance;
            bucket.won += u64::from(won);
            squares += (chance - f64::from(u8::from(won))).powi(2);
            positions += 1;
        }
    }
    println!("{level}, {ruleset}, {games} games, {positions} positions");
    println!("| told | positions | told on average | won |\n|---|---:|---:|---:|");
    for (at, bucket) in buckets.iter().enumerate() {
        let count = bucket.positions.max(1) as f64;
        let (told, won) = (100.0 * bucket.told / count, 100.0 * bucket.won as f64 / count);
        println!("| {}–{} % | {} | {told:.1} % | {won:.1} % |", 10 * at, 10 * at + 10, bucket.positions);
    }
    println!("mean square {:.4}", squares / positions.max(1) as f64);
    Ok(())
}

/// The next step; where there is a choice, the chance that is told goes to `told`.
fn choose(
    game: &mut dyn Match,
    level: Level,
    limits: Limits,
    seed: u64,
    told: &mut Vec<(f64, Side)>,
) -> Result<Step, Box<dyn Error>> {
    let Actor::Side(side) = game.to_act() else { return Ok(Step::Roll(game.next_throw()?)) };
    let steps = game.legal_steps();
    if let [only] = steps[..] {
        return Ok(only);
    }
    let mut thinker = ELTA_STELPUR.new_thinker(game, level, limits, seed).ok_or("nobody thinks")?;
    thinker.think(u64::MAX);
    told.push((f64::from(thinker.report().score) / f64::from(CERTAIN), side));
    thinker.best().ok_or_else(|| "no step".into())
}
