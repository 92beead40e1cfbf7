//! Fits the weights of the evaluation: it plays against itself, looking at nothing but the position after each throw,
//! and a logistic regression finds what the features were worth. Run it again with the weights it printed, until they
//! stand still: `cargo run --release -p elta_stelpur_rules --example fit_evaluation`.

use boxwood_core::dice::{fair_below, fair_throw};
use boxwood_core::game::resolve_switches;
use boxwood_core::{Game, Setup, Step};
use boxwood_search::Evaluate;
use elta_stelpur_rules::evaluation::{Features, features};
use elta_stelpur_rules::{ELTA_STELPUR, EltaStelpur, Position, Rules};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

const GAMES: usize = 20_000;
const ROUNDS: usize = 300;

fn main() {
    let setup = Setup::default();
    let switches = resolve_switches(ELTA_STELPUR, &setup).expect("the default rules stand").1;
    let game = EltaStelpur::new(Rules::from_switches(&switches).expect("the default rules stand"));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1888);
    let mut samples = Vec::new();
    for _ in 0..GAMES {
        let mut met = Vec::new();
        let mut position = game.start();
        while game.outcome(&position).is_none() {
            met.push((features(game.rules(), &position), position.turn()));
            play_throw(&game, &mut position, &mut rng);
        }
        let winner = game.outcome(&position).and_then(|o| o.winner);
        samples.extend(met.into_iter().map(|(f, side)| (f, f64::from(u8::from(winner == Some(side))))));
    }
    fit(&samples);
}

/// Throws, and plays what the evaluation likes best; now and then anything at all.
fn play_throw(game: &EltaStelpur, position: &mut Position, rng: &mut Xoshiro256PlusPlus) {
    let side = position.turn();
    game.play(position, Step::Roll(fair_throw(rng, 2)), &mut ());
    let mut steps = Vec::new();
    if fair_below(rng, 16) == 0 {
        while position.is_thrown() {
            let step = game.choose_step(position, &mut steps, |bound| fair_below(rng, bound));
            game.play(position, step, &mut ());
        }
        return;
    }
    let mut open = vec![*position];
    let mut best: Option<(i32, Position)> = None;
    while let Some(next) = open.pop() {
        if !next.is_thrown() {
            let worth = match game.outcome(&next) {
                Some(_) => i32::MAX,
                None => game.evaluate(&next, side),
            };
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, next));
            }
            continue;
        }
        game.legal_steps(&next, &mut steps);
        open.extend(steps.iter().map(|&step| {
            let mut after = next;
            game.play(&mut after, step, &mut ());
            after
        }));
    }
    if let Some((_, end)) = best {
        *position = end;
    }
}

/// Logistic regression by steps along the gradient, each weight with a pace of its own.
fn fit(samples: &[(Features, f64)]) {
    let mut men = [[0.0f64; 6]; 6];
    let (mut hit, mut exposed) = (0.0f64, 0.0f64);
    for _ in 0..ROUNDS {
        // First and second derivative of the likelihood for every weight.
        let mut slope = [[(0.0, 1.0); 6]; 6];
        let (mut hit_slope, mut exposed_slope) = ((0.0, 1.0), (0.0, 1.0));
        for (f, won) in samples {
            let (row, column) = (usize::from(f.ours) - 1, usize::from(f.theirs) - 1);
            let (hits, open) = (f64::from(f.hits) / 36.0, f64::from(f.exposed) / 36.0);
            let chance = 1.0 / (1.0 + (-(men[row][column] + hit * hits - exposed * open)).exp());
            let (error, weight) = (won - chance, chance * (1.0 - chance));
            let add = |(first, second): &mut (f64, f64), x: f64| {
                *first += error * x;
                *second += weight * x * x;
            };
            add(&mut slope[row][column], 1.0);
            add(&mut hit_slope, hits);
            add(&mut exposed_slope, -open);
        }
        for (worth, (first, second)) in men.iter_mut().flatten().zip(slope.iter().flatten()) {
            *worth += 0.5 * first / second;
        }
        hit += 0.5 * hit_slope.0 / hit_slope.1;
        exposed += 0.5 * exposed_slope.0 / exposed_slope.1;
    }
    let thousandths = |x: f64| (x * 1000.0).round() as i32;
    #[expect(clippy::print_stdout, reason = "this program is there to print")]
    {
        println!("{} positions", samples.len());
        for row in men {
            println!("    {:?},", row.map(thousandths));
        }
        println!("hit {} exposed {}", thousandths(hit), thousandths(exposed));
    }
}
