//! Trains the networks of the evaluation by games that they play against themselves.
//!
//! At first a position is worth what the game made of it (temporal differences with λ); later, what the best plays of
//! all its throws are worth by the networks' own judgement. Where two hornaskellas chase each other, the chance is known
//! and the game ends. `cargo run --release -p elta_stelpur_rules --example train_evaluation -- one OUT [SCALE]` trains
//! the networks for a six that moves one man and writes the file OUT, `two` those for a six that moves two; SCALE
//! stretches the training.

mod net;
mod play;

use boxwood_core::dice::fair_below;
use boxwood_core::game::resolve_switches;
use boxwood_core::{Setup, Side};
use elta_stelpur_rules::{ELTA_STELPUR, EltaStelpur, Rules};
use net::Net;
use play::Nets;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use std::error::Error;
use std::time::Instant;

fn game(ruleset: &str) -> Result<EltaStelpur, Box<dyn Error>> {
    let setup = Setup { ruleset: Some(ruleset.to_owned()), ..Setup::default() };
    Ok(EltaStelpur::new(Rules::from_switches(&resolve_switches(ELTA_STELPUR, &setup)?.1)?))
}

#[expect(clippy::print_stdout, reason = "this program tells how far it has come")]
fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [which, out, rest @ ..] = &args[..] else { return Err("one|two OUT [SCALE]".into()) };
    let scale: f32 = rest.first().map_or(Ok(1.0), |s| s.parse())?;
    let games = match which.as_str() {
        "one" => vec![game("jokoak")?, game("jokoak")?, game("tidudi")?],
        "two" => vec![game("murray")?, game("arnason-1888")?],
        other => return Err(format!("{other}: one or two").into()),
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1888);
    let mut nets =
        Nets(std::array::from_fn(|_| Net::new(|| fair_below(&mut rng, 1 << 20) as f32 / (1 << 19) as f32 - 1.0)));
    let started = Instant::now();
    let rounds = (60_000.0 * scale) as usize;
    for round in 0..rounds {
        let done = round as f32 / rounds as f32;
        let pace = 2e-3 * (1.0 - done) + 3e-4 * done;
        let lambda = 0.8 * (1.0 - done) + 0.3 * done;
        by_games(&mut nets, &games[round % games.len()], &mut rng, lambda, pace);
        if round % 5000 == 0 {
            println!("{round} games, {:.0} s", started.elapsed().as_secs_f32());
        }
    }
    let rounds = (20_000.0 * scale) as usize;
    let mut off = 0.0;
    for round in 0..rounds {
        let done = round as f32 / rounds as f32;
        let pace = 1e-3 * (1.0 - done).powi(2) + 2e-5;
        off += by_looking_ahead(&mut nets, &games[round % games.len()], &mut rng, pace);
        if round % 1000 == 999 {
            println!("{round} games looked ahead, {:.0} s, off {:.4}", started.elapsed().as_secs_f32(), off / 1000.0);
            off = 0.0;
            std::fs::write(out, nets.0.iter().flat_map(Net::bytes).collect::<Vec<u8>>())?;
        }
    }
    Ok(())
}

/// Learns from one game by temporal differences.
fn by_games(nets: &mut Nets, game: &EltaStelpur, rng: &mut impl Rng, lambda: f32, pace: f32) {
    let mut met = Vec::new();
    let mut future = nets.play(game, rng, 24, &mut met);
    for met in met.iter().rev() {
        let net = &mut nets.0[met.phase.index()];
        let chance = net.chance(&met.features);
        net.learn(&met.features, seen_by(met.side, future), pace);
        future = lambda * future + (1.0 - lambda) * seen_by(met.side, chance);
    }
}

/// Learns what a look at all throws tells of positions of one game; how far off the networks were on average.
fn by_looking_ahead(nets: &mut Nets, game: &EltaStelpur, rng: &mut impl Rng, pace: f32) -> f32 {
    let (mut met, mut buffer) = (Vec::new(), Vec::new());
    nets.play(game, rng, 12, &mut met);
    let mut off = 0.0;
    for met in &met {
        let target = nets.look_ahead(game, &met.position, &mut buffer);
        let net = &mut nets.0[met.phase.index()];
        off += (net.chance(&met.features) - target).abs();
        net.learn(&met.features, target, pace);
    }
    off / met.len().max(1) as f32
}

/// A chance of the first side, as a side sees it; and the other way round.
fn seen_by(side: Side, chance: f32) -> f32 {
    if side == Side::First { chance } else { 1.0 - chance }
}
