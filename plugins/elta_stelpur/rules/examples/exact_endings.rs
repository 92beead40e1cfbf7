//! Solves endings of few men exactly and holds the evaluation against them: how far first sight is off, and how much a
//! player loses who plays by it. `cargo run --release -p elta_stelpur_rules --example exact_endings -- [RULESET]`.

use boxwood_core::game::resolve_switches;
use boxwood_core::{Game, Setup, Side, Step};
use boxwood_search::{CERTAIN, Evaluate};
use elta_stelpur_rules::chase::exact_chance;
use elta_stelpur_rules::{ELTA_STELPUR, EltaStelpur, Position, Rules};
use std::collections::HashMap;
use std::error::Error;

/// The chance of the side that throws, by its men and the other's.
type Known = HashMap<(u32, u32), f64>;

/// What a play of a throw is worth to the side that threw: a chance that is known, or that of another state of the class
/// being solved, as it is or taken from 1.
#[derive(Clone, Copy)]
enum Worth {
    Known(f64),
    Own(u32),
    Other(u32),
}

impl Worth {
    fn chance(self, chances: &[f64]) -> f64 {
        match self {
            Worth::Known(chance) => chance,
            Worth::Own(state) => chances[state as usize],
            Worth::Other(state) => 1.0 - chances[state as usize],
        }
    }
}

#[expect(clippy::print_stdout, reason = "this program is there to print")]
fn main() -> Result<(), Box<dyn Error>> {
    let ruleset = std::env::args().nth(1).unwrap_or_else(|| "jokoak".to_owned());
    let setup = Setup { ruleset: Some(ruleset.clone()), ..Setup::default() };
    let game = EltaStelpur::new(Rules::from_switches(&resolve_switches(ELTA_STELPUR, &setup)?.1)?);
    let mut known = Known::new();
    for (own, enemy) in placings(1, 1) {
        let chance = exact_chance(&game, &Position::with_men(own, enemy, Side::First));
        known.insert((own, enemy), chance.ok_or("a chase is known")?);
    }
    println!("{ruleset}, points of a hundred\n| men | placings | off | lost a throw |\n|---|---:|---:|---:|");
    for classes in [vec![(2, 1), (1, 2)], vec![(2, 2)], vec![(3, 1), (1, 3)]] {
        solve(&game, &classes, &mut known);
        for (ours, theirs) in classes {
            let states = placings(ours, theirs);
            let (mut off, mut lost) = (0.0, 0.0);
            for state in &states {
                let position = Position::with_men(state.0, state.1, Side::First);
                let told = f64::from(game.evaluate(&position, Side::First)) / f64::from(CERTAIN);
                off += (told - known[state]).abs();
                lost += regret(&game, &position, &known);
            }
            let count = states.len() as f64;
            println!(
                "| {ours} against {theirs} | {} | {:.2} | {:.3} |",
                states.len(),
                100.0 * off / count,
                100.0 * lost / count
            );
        }
    }
    Ok(())
}

/// Every way in which so many own men and so many enemies can stand.
fn placings(ours: u32, theirs: u32) -> Vec<(u32, u32)> {
    let masks = |men: u32| (0..1u32 << 24).filter(move |mask| mask.count_ones() == men);
    let theirs: Vec<u32> = masks(theirs).collect();
    masks(ours).flat_map(|own| theirs.iter().map(move |&enemy| (own, enemy))).filter(|(a, b)| a & b == 0).collect()
}

/// Every position that a throw can end in.
fn ends(game: &EltaStelpur, thrown: Position) -> Vec<Position> {
    let (mut open, mut ends, mut steps) = (vec![thrown], Vec::new(), Vec::new());
    while let Some(here) = open.pop() {
        game.legal_steps(&here, &mut steps);
        for &step in &steps {
            let mut after = here;
            game.play(&mut after, step, &mut ());
            if after.is_thrown() {
                open.push(after);
            } else if !ends.contains(&after) {
                ends.push(after);
            }
        }
    }
    ends
}

fn thrown(game: &EltaStelpur, position: &Position, throw: Step) -> Position {
    let mut thrown = *position;
    game.play(&mut thrown, throw, &mut ());
    thrown
}

/// Solves classes that lead only to themselves and to what is known, by going through all throws until nothing changes.
fn solve(game: &EltaStelpur, classes: &[(u32, u32)], known: &mut Known) {
    let states: Vec<(u32, u32)> = classes.iter().flat_map(|&(ours, theirs)| placings(ours, theirs)).collect();
    let index: HashMap<(u32, u32), u32> = states.iter().copied().zip(0..).collect();
    let worth = |end: &Position| {
        if game.outcome(end).is_some() {
            return Worth::Known(1.0);
        }
        let same = end.turn() == Side::First;
        let men = (end.men(end.turn()), end.men(end.turn().other()));
        match (index.get(&men), same) {
            (Some(&state), true) => Worth::Own(state),
            (Some(&state), false) => Worth::Other(state),
            (None, true) => Worth::Known(known[&men]),
            (None, false) => Worth::Known(1.0 - known[&men]),
        }
    };
    let plays: Vec<Vec<(f64, Vec<Worth>)>> = states
        .iter()
        .map(|&(own, enemy)| {
            let position = Position::with_men(own, enemy, Side::First);
            let throws = game.throws().iter().map(|throw| {
                let ends = ends(game, thrown(game, &position, Step::Roll(throw.dice)));
                (f64::from(throw.weight) / 36.0, ends.iter().map(worth).collect())
            });
            throws.collect()
        })
        .collect();
    let mut chances = vec![0.5; states.len()];
    loop {
        let mut change = 0.0f64;
        for (state, throws) in plays.iter().enumerate() {
            let best = |ends: &[Worth]| ends.iter().map(|end| end.chance(&chances)).fold(0.0, f64::max);
            let chance: f64 = throws.iter().map(|(weight, ends)| weight * best(ends)).sum();
            change = change.max((chances[state] - chance).abs());
            chances[state] = chance;
        }
        if change < 1e-9 {
            break;
        }
    }
    known.extend(states.into_iter().zip(chances));
}

/// What a player loses on average, by exact chances, who plays the next throw by first sight.
fn regret(game: &EltaStelpur, position: &Position, known: &Known) -> f64 {
    let mut lost = 0.0;
    for throw in game.throws() {
        let ends = ends(game, thrown(game, position, Step::Roll(throw.dice)));
        let exact = |end: &Position| {
            if game.outcome(end).is_some() {
                return 1.0;
            }
            let chance = known[&(end.men(end.turn()), end.men(end.turn().other()))];
            if end.turn() == Side::First { chance } else { 1.0 - chance }
        };
        let told = |end: &Position| match game.outcome(end) {
            Some(_) => i32::MAX,
            None => game.evaluate(end, Side::First),
        };
        let best = ends.iter().map(exact).fold(0.0, f64::max);
        let chosen = ends.iter().max_by_key(|end| told(end)).map_or(best, exact);
        lost += (best - chosen) * f64::from(throw.weight) / 36.0;
    }
    lost
}
