//! Counting what can be played, and playing at random.

use crate::dice::{fair_below, fair_throw};
use crate::{Actor, Game, Side, Step};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// What perft counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PerftUnit {
    /// Single steps; each distinct throw is one.
    Steps,
    /// Whole turns: a turn ends when the other side or the dice act next.
    Turns,
}

/// What random play amounted to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayoutCount {
    /// Games played to their end.
    pub games: u64,
    /// Steps in all of them.
    pub steps: u64,
    /// Wins of the first side, of the second, and draws.
    pub results: [u64; 3],
}

/// Counts the sequences of steps or turns below a position. `buffers` has one list of steps for every step of depth met
/// so far, and at least one.
pub(super) fn perft<G: Game>(
    game: &G,
    position: &G::Position,
    depth: u32,
    unit: PerftUnit,
    buffers: &mut Vec<Vec<Step>>,
    ply: usize,
    go_on: &mut dyn FnMut() -> bool,
) -> Option<u64> {
    // Two steps above the leaves is often enough to be asked and too seldom to cost anything.
    if depth > 2 && !go_on() {
        return None;
    }
    let actor = game.to_act(position);
    let side = game.on_turn(position);
    let mut steps = std::mem::take(&mut buffers[ply]);
    match actor {
        Actor::Nobody => steps.clear(),
        Actor::Side(_) => game.legal_steps(position, &mut steps),
        Actor::Dice => {
            steps.clear();
            steps.extend(game.throws().iter().map(|t| Step::Roll(t.dice)));
        }
    }
    let mut count = 0;
    for &step in &steps {
        let mut next = *position;
        game.play(&mut next, step, &mut ());
        let left = match unit {
            PerftUnit::Steps => depth - 1,
            // A turn goes on while the side whose it is acts: its throw and all it does with it are one.
            PerftUnit::Turns => depth - u32::from(game.to_act(&next) != Actor::Side(side)),
        };
        if left == 0 {
            count += 1;
        } else {
            if buffers.len() == ply + 1 {
                buffers.push(Vec::new());
            }
            count += perft(game, &next, left, unit, buffers, ply + 1, go_on)?;
        }
    }
    buffers[ply] = steps;
    Some(count)
}

/// Random games from a position: the measure of how fast the rules are, and a source of positions for tests.
pub(super) fn playouts<G: Game>(game: &G, from: &G::Position, games: u64, seed: u64) -> PlayoutCount {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    // A page measures no rules, and whoever opens one waits for every byte of its program.
    #[cfg(not(target_family = "wasm"))]
    if let Some(count) = game.random_games(from, games, &mut |bound| fair_below(&mut rng, bound)) {
        return count;
    }
    let mut steps = Vec::with_capacity(256);
    let mut count = PlayoutCount::default();
    for _ in 0..games {
        let mut position = *from;
        loop {
            let step = match game.to_act(&position) {
                Actor::Nobody => break,
                Actor::Dice => Step::Roll(fair_throw(&mut rng, game.dice_count())),
                Actor::Side(_) => game.choose_step(&position, &mut steps, |bound| fair_below(&mut rng, bound)),
            };
            game.play(&mut position, step, &mut ());
            count.steps += 1;
        }
        count.games += 1;
        let slot = game.outcome(&position).and_then(|o| o.winner).map_or(2, Side::index);
        count.results[slot] += 1;
    }
    count
}
