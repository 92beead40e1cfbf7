//! How often the search gives away what it has, where exact tables know. The tables judge; they do not help it.
//!
//! `cargo run --release --package mill_rules --example avoidable_losses -- POSITIONS MILLISECONDS`
//!
//! Asked are positions in which the side to act can give something away. Those of the small games come up in games of weak
//! players; the endings of nine men's morris are drawn by lot, three men against three to five.

use boxwood_core::{Actor, GameMatch, Match, Setup, Side, Step};
use boxwood_search::alpha_beta::Style;
use boxwood_search::{GameEntry, Limits, Thinker, Thought};
use mill_rules::boards::BoardKind;
use mill_rules::kernel::ground::think;
use mill_rules::{ENTRIES, Mill, solved};
use std::error::Error;
use std::time::{Duration, Instant};

const GAMES: [(&str, &str); 4] = [
    ("five-mens-morris", "jokoak"),
    ("six-mens-morris", "jokoak"),
    ("sixpenny-madell", "midpoints"),
    ("nine-mens-morris", "jokoak"),
];

/// A small generator, so that the positions are always the same.
struct Draws(u64);

impl Draws {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize * count) >> 31
    }
}

fn mill(game: &dyn Match) -> Result<&GameMatch<Mill>, &'static str> {
    game.as_any().downcast_ref().ok_or("no mill game")
}

/// What a match is worth to a side, if the tables know.
fn worth(game: &dyn Match, side: Side) -> Option<i8> {
    let value = match game.outcome() {
        Some(outcome) => return Some(outcome.winner.map_or(0, |winner| if winner == side { 1 } else { -1 })),
        None => {
            let playing = mill(game).ok()?;
            solved::worth(playing.game(), playing.position())?.value
        }
    };
    Some(if game.on_turn() == side { value } else { -value })
}

/// What is left after a step to the side that makes it.
fn left(game: &dyn Match, step: Step) -> Option<i8> {
    let mut after = game.boxed_clone();
    after.play(step).ok()?;
    worth(after.as_ref(), game.on_turn())
}

/// Whether there is something to give away, and what there is.
fn at_stake(game: &dyn Match) -> Option<i8> {
    let Actor::Side(side) = game.to_act() else { return None };
    let value = worth(game, side).filter(|&value| value >= 0)?;
    let worse = game.legal_steps().into_iter().any(|step| left(game, step).is_some_and(|then| then < value));
    worse.then_some(value)
}

fn step_by(thinker: Option<Box<dyn Thinker>>, time: Duration) -> Option<Step> {
    let mut thinker = thinker?;
    let started = Instant::now();
    while thinker.think(4096) == Thought::Pending && started.elapsed() < time {}
    thinker.best()
}

/// The next position of a game of weak players.
fn stroll(game: &mut Box<dyn Match>, draws: &mut Draws) -> Result<(), Box<dyn Error>> {
    let steps = game.legal_steps();
    let weak = Style { depth: 3, mood: 600 };
    let step = if draws.below(4) == 0 {
        steps.get(draws.below(steps.len())).copied()
    } else {
        step_by(think(game.as_ref(), weak, Limits::default(), draws.0), Duration::MAX)
    };
    game.play(step.ok_or("there is no step")?).map_err(|why| format!("{why}"))?;
    Ok(())
}

/// An ending with three men against three to five.
fn ending(entry: &dyn GameEntry, setup: &Setup, draws: &mut Draws) -> Result<Box<dyn Match>, Box<dyn Error>> {
    let mut men = [3, 3 + draws.below(3)];
    if draws.below(2) == 0 {
        men.swap(0, 1);
    }
    let mut board = ['.'; 24];
    for (count, man) in men.into_iter().zip(['a', 'b']) {
        for _ in 0..count {
            let mut at = draws.below(24);
            while board[at] != '.' {
                at = draws.below(24);
            }
            board[at] = man;
        }
    }
    let (mut text, mut at) = (String::new(), 0);
    for &len in BoardKind::Ring24.rows() {
        let row: Vec<char> = board.iter().copied().skip(at).take(usize::from(len)).collect();
        at += usize::from(len);
        text += if text.is_empty() { "" } else { "/" };
        for part in row.chunk_by(|a, b| *a == '.' && *b == '.') {
            match part {
                ['.', ..] => text += &part.len().to_string(),
                men => text.extend(men),
            }
        }
    }
    Ok(entry.match_from(setup, &format!("{text} {} 0,0 - 0 - 0", if draws.below(2) == 0 { 'a' } else { 'b' }))?)
}

#[expect(clippy::print_stdout, reason = "it is what the program is for")]
fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let positions: u32 = args.next().map_or(Ok(100), |n| n.parse())?;
    let time = Duration::from_millis(args.next().map_or(Ok(1000), |n| n.parse())?);
    println!("{positions} positions of each game in which something can be given away, {} ms a step", time.as_millis());
    println!("game: won made drawn, won made lost, drawn made lost; share that became lost");
    let mut all = [0; 3];
    for (id, ruleset) in GAMES {
        let entry = *ENTRIES.iter().find(|entry| entry.id() == id).ok_or("no such game")?;
        let setup = Setup { ruleset: Some(ruleset.to_owned()), ..Setup::default() };
        let (mut draws, mut asked, mut given) = (Draws(1880), 0, [0; 3]);
        let mut game = entry.new_match(&setup)?;
        while asked < positions {
            if id == "nine-mens-morris" {
                game = ending(entry, &setup, &mut draws)?;
            } else if game.outcome().is_some() {
                game = entry.new_match(&setup)?;
            } else {
                stroll(&mut game, &mut draws)?;
            }
            let often = if id == "nine-mens-morris" { 1 } else { 5 };
            if draws.below(often) > 0 {
                continue;
            }
            let Some(value) = at_stake(game.as_ref()) else { continue };
            asked += 1;
            let best = Style { depth: Style::DEEPEST, mood: 0 };
            let step = step_by(think(game.as_ref(), best, Limits::default(), draws.0), time).ok_or("no step")?;
            let then = left(game.as_ref(), step).ok_or("the tables do not know")?;
            match (value, then) {
                (1, 0) => given[0] += 1,
                (1, -1) => given[1] += 1,
                (0, -1) => given[2] += 1,
                _ => continue,
            }
            println!("  {}: {} makes {value} {then}", game.position_text(), step.text(game.board()));
        }
        let share = |given: [u32; 3], asked: u32| 100.0 * f64::from(given[1] + given[2]) / f64::from(asked.max(1));
        println!("{id} {ruleset}: {given:?}; {:.2} %", share(given, asked));
        all = [0, 1, 2].map(|kind| all[kind] + given[kind]);
    }
    let share = 100.0 * f64::from(all[1] + all[2]) / f64::from((positions * GAMES.len() as u32).max(1));
    println!("all: {all:?}; {share:.2} %");
    Ok(())
}
