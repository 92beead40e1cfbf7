//! How others write positions and moves.

use crate::support::{game, text};
use boxwood_core::{Game, Side, Step};
use tablut_rules::notation::{open_tafl_board, open_tafl_move, read_move, read_open_tafl_board};
use tablut_rules::{Position, Tablut};

const START: &str = "/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";

fn step(rules: &Tablut, text: &str) -> Step {
    Step::parse(text, rules.board()).unwrap()
}

fn at(rules: &Tablut, men: &str, turn: char) -> Position {
    rules.parse_position(&text(men, turn)).unwrap()
}

#[test]
fn the_start_is_open_tafls() {
    let rules = game("cyningstan", &[]);
    assert_eq!(open_tafl_board(&rules.start()), START);
    assert_eq!(read_open_tafl_board(&rules, START, Side::First), Ok(rules.start()));
}

#[test]
fn every_position_of_a_game_comes_back() {
    let rules = game("cyningstan", &[("no_progress", "none")]);
    let (mut position, mut legal) = (rules.start(), Vec::new());
    for turn in 0usize.. {
        let board = open_tafl_board(&position);
        assert_eq!(read_open_tafl_board(&rules, &board, rules.on_turn(&position)), Ok(position), "{board}");
        rules.legal_steps(&position, &mut legal);
        let Some(&step) = legal.get(turn * 11 % legal.len().max(1)) else { break };
        let written = open_tafl_move(&rules, &position, step).unwrap();
        assert_eq!(read_move(&rules, &position, &written), Ok(step), "{written}");
        rules.play(&mut position, step, &mut ());
        if turn > 300 {
            break;
        }
    }
}

#[test]
fn moves_tell_what_they_do() {
    let rules = game("cyningstan", &[]);
    let written =
        |men: &str, turn, text: &str| open_tafl_move(&rules, &at(&rules, men, turn), step(&rules, text)).unwrap();
    assert_eq!(written("A c4 e4 d5 h9 · D b4 f4 d6 d1 · K g7", 'd', "d1-d4"), "d1-d4xc4/e4/d5-");
    assert_eq!(written("A b3 d8 · K c3 · D a1", 'a', "d8-d3"), "d8-d3xKc3++");
    assert_eq!(written("A b3 · K c8 · D a1", 'd', "c8-c9"), "Kc8-c9--");
    assert_eq!(written("A b3 d8 · D c8 · K e5", 'a', "d8-d3"), "d8-d3");
}

#[test]
fn moves_of_several_sites_are_read() {
    let rules = game("cyningstan", &[]);
    let triple = at(&rules, "A c4 e4 d5 h9 · D b4 f4 d6 d1 · K g7", 'd');
    for text in ["d1-d4", "D1-D4xC4/E4/D5", "d1-d4xc4xe4xd5+", "Td1-d4xe4/d5/c4-", "d1-d4--"] {
        assert_eq!(read_move(&rules, &triple, text), Ok(step(&rules, "d1-d4")), "{text}");
    }
    for (text, words) in [
        ("d1", "is no move"),
        ("d1-j4", "names no two squares"),
        ("d1-d10", "names no two squares"),
        ("d1-e4", "point taken"),
        ("d1-d4xc4", "takes c4, e4, d5 by these rules"),
        ("d1-d2xc4", "takes nobody by these rules"),
        ("d1-d4xq9", "is no square"),
    ] {
        let error = read_move(&rules, &triple, text).expect_err(text);
        assert!(error.contains(words), "{text}: {error}");
    }
    let error = read_open_tafl_board(&rules, "/9/9/", Side::First).expect_err("two ranks");
    assert!(error.contains("nine ranks"), "{error}");
    let error = read_open_tafl_board(&rules, &START.replace('K', "k"), Side::First).expect_err("no such piece");
    assert!(error.contains("neither a man"), "{error}");
}
