//! The board has eight symmetries, and so have the rules: whatever is done on a board turned or mirrored comes to the
//! same. Rules written out direction by direction get one direction wrong; this finds it.

use crate::support::game;
use boxwood_core::conformance::random_switches;
use boxwood_core::game::resolve_switches;
use boxwood_core::{Effect, Game, Point, Step};
use tablut_rules::{Position, TABLUT, Tablut, TablutRules};

/// A square seen in another way: exchanged rank and file, mirrored left to right, mirrored near to far.
fn seen(square: u8, way: u8) -> u8 {
    let (mut file, mut rank) = (square % 9, square / 9);
    if way & 1 != 0 {
        (file, rank) = (rank, file);
    }
    if way & 2 != 0 {
        file = 8 - file;
    }
    if way & 4 != 0 {
        rank = 8 - rank;
    }
    rank * 9 + file
}

fn seen_step(step: Step, way: u8) -> Step {
    let Step::Move { from, to, die } = step else { panic!("{step:?} is no move") };
    Step::Move { from: Point(seen(from.0, way)), to: Point(seen(to.0, way)), die }
}

fn seen_text(text: &str, way: u8) -> String {
    let (board, rest) = text.split_once(' ').unwrap();
    let mut men = [['.'; 9]; 9];
    for (row, rank) in board.split('/').zip((0..9).rev()) {
        let mut file = 0;
        for c in row.chars() {
            if let Some(empty) = c.to_digit(10) {
                file += empty as u8;
                continue;
            }
            let square = seen(rank * 9 + file, way);
            men[usize::from(square / 9)][usize::from(square % 9)] = c;
            file += 1;
        }
    }
    let row = |row: &[char; 9]| {
        let mut text = String::new();
        for part in row.chunk_by(|a, b| (*a == '.') == (*b == '.')) {
            if part[0] == '.' { text += &part.len().to_string() } else { text.extend(part) }
        }
        text
    };
    let rows: Vec<String> = men.iter().rev().map(row).collect();
    format!("{} {rest}", rows.join("/"))
}

fn same_from_all_sides(game: &Tablut, position: &Position) {
    let mut steps = Vec::new();
    game.legal_steps(position, &mut steps);
    for way in 1..8 {
        let text = seen_text(&game.position_text(position), way);
        let other = game.parse_position(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(game.outcome(&other), game.outcome(position), "{text}");
        let (mut expected, mut ours) = (Vec::new(), Vec::new());
        expected.extend(steps.iter().map(|&s| seen_step(s, way)));
        expected.sort();
        game.legal_steps(&other, &mut ours);
        assert_eq!(ours, expected, "{text}");
        assert_eq!(game.balance(&other), game.balance(position), "the judgement of {text}");
        for &step in &steps {
            let (mut here, mut there) = (*position, other);
            let (mut told, mut told_there) = (Vec::new(), Vec::new());
            game.play(&mut here, step, &mut told);
            game.play(&mut there, seen_step(step, way), &mut told_there);
            assert_eq!(seen_text(&game.position_text(&here), way), game.position_text(&there), "{step:?} in {text}");
            assert_eq!(told.len(), told_there.len(), "{step:?} in {text}");
            let last = |told: &[Effect]| told.last().copied();
            assert_eq!(last(&told), last(&told_there), "{step:?} in {text}");
        }
    }
}

fn check(game: &Tablut, games: usize) {
    let mut steps = Vec::new();
    for number in 0..games {
        let mut position = game.start();
        let mut draw = number as u64 + 1;
        for turn in 0.. {
            game.legal_steps(&position, &mut steps);
            if steps.is_empty() {
                break;
            }
            if turn % 5 == number % 5 {
                same_from_all_sides(game, &position);
            }
            draw = draw.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            game.play(&mut position, steps[(draw >> 33) as usize % steps.len()], &mut ());
        }
        same_from_all_sides(game, &position);
    }
}

#[test]
fn all_eight_ways_to_see_the_board_are_the_same() {
    for ruleset in TABLUT.rulesets() {
        check(&game(&ruleset.id, &[]), 2);
    }
    for setup in random_switches(TABLUT, 6, 81) {
        let switches = resolve_switches(TABLUT, &setup).unwrap().1;
        check(&Tablut::new(TablutRules::from_switches(&switches).unwrap()), 1);
    }
}
