//! How many lines, games and positions there are: counts by other programs, some of them published.

use crate::support::{play, start};
use boxwood_core::{Match, PerftUnit, Step};
use std::collections::{BTreeMap, BTreeSet, HashMap};

#[test]
fn the_boards_have_their_lines() {
    for (id, lines) in [
        ("noughts-and-crosses", 8),
        ("connect-four", 69),
        ("score-four", 130),
        ("four-in-a-cube", 76),
        ("five-in-a-cube", 109),
    ] {
        let game = start(id, crate::support::entry(id).rulesets()[0].id.as_str());
        assert_eq!(game.board().lines().len(), lines, "{id}");
        let distinct: BTreeSet<_> = game.board().lines().iter().collect();
        assert_eq!(distinct.len(), lines, "{id}: no line twice");
    }
}

#[test]
fn the_middle_of_noughts_and_crosses_is_on_four_lines_the_corners_on_three_the_edges_on_two() {
    let game = start("noughts-and-crosses", "standard");
    let through = |name: &str| {
        let point = game.board().find(name).unwrap();
        game.board().lines().iter().filter(|line| line.contains(&point)).count()
    };
    assert_eq!(through("b2"), 4);
    assert_eq!(["a1", "c1", "a3", "c3"].map(through), [3; 4]);
    assert_eq!(["b1", "a2", "c2", "b3"].map(through), [2; 4]);
}

#[test]
fn noughts_and_crosses_is_counted_to_its_end() {
    let game = start("noughts-and-crosses", "standard");
    let counts = [9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872];
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(game.perft(depth, PerftUnit::Turns), count, "{depth} turns");
    }
    let mut ended = BTreeMap::new();
    games(&*game, &mut ended);
    let mut expected = BTreeMap::new();
    for (key, count) in
        [("p1win 5", 1440), ("p2win 6", 5328), ("p1win 7", 47952), ("p2win 8", 72576), ("p1win 9", 81792)]
    {
        expected.insert(key.to_owned(), count);
    }
    expected.insert("draw 9".to_owned(), 46080);
    assert_eq!(ended, expected);
    assert_eq!(ended.values().sum::<u64>(), 255_168);
}

/// Every game to its end: how many end how at which turn.
fn games(game: &dyn Match, ended: &mut BTreeMap<String, u64>) {
    if let Some(outcome) = game.outcome() {
        *ended.entry(format!("{} {}", outcome.text(), game.history().len())).or_default() += 1;
        return;
    }
    let mut copy = game.boxed_clone();
    for step in game.legal_steps() {
        copy.play(step).unwrap();
        games(&*copy, ended);
        copy.undo();
    }
}

/// Distinct positions after so many steps, with a match for each.
fn positions(start: Box<dyn Match>, plies: usize) -> Vec<HashMap<String, Box<dyn Match>>> {
    let mut levels = vec![HashMap::from([(start.position_text(), start)])];
    for _ in 0..plies {
        let mut next = HashMap::new();
        for game in levels[levels.len() - 1].values() {
            for step in game.legal_steps() {
                let mut after = game.boxed_clone();
                after.play(step).unwrap();
                next.entry(after.position_text()).or_insert(after);
            }
        }
        levels.push(next);
    }
    levels
}

#[test]
fn the_positions_of_noughts_and_crosses_are_counted() {
    let levels = positions(start("noughts-and-crosses", "standard"), 9);
    let counts: Vec<usize> = levels.iter().map(HashMap::len).collect();
    assert_eq!(counts, [1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78]);
    let all: Vec<&Box<dyn Match>> = levels.iter().flat_map(HashMap::values).collect();
    assert_eq!(all.len(), 5478);
    let ends = |text: &str| all.iter().filter(|g| g.outcome().is_some_and(|o| o.text() == text)).count();
    assert_eq!(["p1win", "p2win", "draw"].map(ends), [626, 316, 16]);
}

#[test]
fn four_in_a_row_is_counted() {
    let game = start("connect-four", "standard");
    for (depth, count) in (1..).zip([7, 49, 343, 2401, 16807, 117_649, 823_536, 5_673_234]) {
        assert_eq!(game.perft(depth, PerftUnit::Turns), count, "{depth} turns");
    }
    let counts: Vec<usize> = positions(game, 6).iter().map(HashMap::len).collect();
    assert_eq!(counts, [1, 7, 49, 238, 1120, 4263, 16422]);
}

#[test]
fn men_fall_on_the_upright_boards_and_on_pegs() {
    let mut game = start("connect-four", "standard");
    play(&mut game, &["d1", "d2", "d3", "d4", "d5", "d6"]);
    let legal: Vec<String> = crate::support::legal(&*game);
    assert_eq!(legal, ["a1", "b1", "c1", "e1", "f1", "g1"], "a full column takes no more");
    let mut game = start("four-in-a-cube", "gravity");
    assert_eq!(game.legal_steps().len(), 16);
    play(&mut game, &["1c2"]);
    let next = game.board().find("2c2").unwrap();
    assert!(game.legal_steps().contains(&Step::Place { to: next }));
    assert_eq!(start("four-in-a-cube", "free").legal_steps().len(), 64);
    assert_eq!(start("five-in-a-cube", "free").legal_steps().len(), 125);
}
