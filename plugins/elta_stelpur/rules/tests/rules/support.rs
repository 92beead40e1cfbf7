//! Positions written as the points of the men, and everything that a throw can come to.

use boxwood_core::game::resolve_switches;
use boxwood_core::{Actor, Dice, Effect, Game, Setup, Side, Step};
use elta_stelpur_rules::{ELTA_STELPUR, EltaStelpur, Position, Rules};
use std::collections::BTreeSet;

/// The points of the thrower's men and of the other side's, in order.
pub type Table = (Vec<u8>, Vec<u8>);

pub fn rules(ruleset: &str, overrides: &[(&str, &str)]) -> Rules {
    let overrides = overrides.iter().map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect();
    let setup = Setup { ruleset: Some(ruleset.to_owned()), overrides, seed: 0 };
    Rules::from_switches(&resolve_switches(ELTA_STELPUR, &setup).unwrap().1).unwrap()
}

pub fn game(ruleset: &str) -> EltaStelpur {
    EltaStelpur::new(rules(ruleset, &[]))
}

pub fn game_with(ruleset: &str, overrides: &[(&str, &str)]) -> EltaStelpur {
    EltaStelpur::new(rules(ruleset, overrides))
}

pub fn mask(points: &[u8]) -> u32 {
    points.iter().fold(0, |mask, p| mask | 1 << (p - 1))
}

pub fn names(mask: u32) -> Vec<u8> {
    (1..=24).filter(|p| mask >> (p - 1) & 1 != 0).collect()
}

/// The first side on `own`, about to throw, the second on `enemy`.
pub fn position(own: &[u8], enemy: &[u8]) -> Position {
    Position::with_men(mask(own), mask(enemy), Side::First)
}

pub fn thrown(game: &EltaStelpur, position: &Position, high: u8, low: u8) -> Position {
    let mut position = *position;
    game.play(&mut position, Step::Roll(Dice::two(high, low)), &mut ());
    position
}

pub fn steps(game: &EltaStelpur, position: &Position) -> Vec<String> {
    let mut steps = Vec::new();
    game.legal_steps(position, &mut steps);
    steps.into_iter().map(|s| s.text(game.board())).collect()
}

/// Plays steps by their text, each of which must be legal, and tells all effects.
pub fn play(game: &EltaStelpur, position: &mut Position, texts: &[&str]) -> Vec<Effect> {
    let mut effects = Vec::new();
    for text in texts {
        let step = Step::parse(text, game.board()).unwrap();
        if !matches!(step, Step::Roll(_)) {
            let legal = steps(game, position);
            assert!(legal.iter().any(|s| s == text), "{text} is legal, among {legal:?}");
        }
        game.play(position, step, &mut effects);
    }
    effects
}

/// The table as the side that threw sees it.
pub fn table(position: &Position, side: Side) -> Table {
    (names(position.men(side)), names(position.men(side.other())))
}

/// Every table that a throw can end in.
pub fn ends(game: &EltaStelpur, from: &Position, high: u8, low: u8) -> BTreeSet<Table> {
    let side = game.on_turn(from);
    let mut open = vec![thrown(game, from, high, low)];
    let mut ends = BTreeSet::new();
    let mut legal = Vec::new();
    while let Some(position) = open.pop() {
        if !position.is_thrown() {
            ends.insert(table(&position, side));
            continue;
        }
        assert_eq!(game.to_act(&position), Actor::Side(side));
        game.legal_steps(&position, &mut legal);
        open.extend(legal.iter().map(|&step| {
            let mut next = position;
            game.play(&mut next, step, &mut ());
            next
        }));
    }
    ends
}

/// The one table that a throw ends in.
pub fn only_end(game: &EltaStelpur, own: &[u8], enemy: &[u8], high: u8, low: u8) -> Table {
    let ends = ends(game, &position(own, enemy), high, low);
    assert_eq!(ends.len(), 1, "{ends:?}");
    ends.into_iter().next().unwrap()
}

/// The tables that a throw can end in, by the thrower's men alone.
pub fn own_ends(game: &EltaStelpur, own: &[u8], enemy: &[u8], high: u8, low: u8) -> BTreeSet<Vec<u8>> {
    ends(game, &position(own, enemy), high, low).into_iter().map(|(own, _)| own).collect()
}

/// Whether the side that throws this throws again, whatever it plays.
pub fn throws_again(game: &EltaStelpur, own: &[u8], enemy: &[u8], high: u8, low: u8) -> bool {
    let mut position = thrown(game, &position(own, enemy), high, low);
    let mut legal = Vec::new();
    while position.is_thrown() {
        game.legal_steps(&position, &mut legal);
        game.play(&mut position, legal[0], &mut ());
    }
    game.outcome(&position).is_none() && game.on_turn(&position) == Side::First
}
