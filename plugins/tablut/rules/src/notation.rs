//! Positions and moves as other programs and sites write them: OpenTafl's notation, read and written; that of Cyningstan
//! and others of its kind, read.
//!
//! A move there names what it takes (`e1-e3xd3/f3`), whose piece it is (`Ke5-e1`), and what it threatens or achieves
//! (`+`, `-`, `++`, `--`). Only from where and to where decides here: what follows is what the rules say, and a capture
//! that is named but does not happen is refused. The signs at the end differ between the two and are left aside.

use crate::bits::{NOWHERE, SQUARES, WIDTH, bit, has, squares};
use crate::game::{Tablut, square_name};
use crate::position::Position;
use boxwood_core::{Effect, Game, Point, Side, Step};
use std::fmt::Write;

/// The men of a position in OpenTafl's notation: ranks from the first on, `t` an attacker, `T` a defender, `K` the king.
/// It does not tell whose turn it is.
#[must_use]
pub fn open_tafl_board(position: &Position) -> String {
    let mut text = String::from("/");
    for rank in 0..WIDTH {
        let mut empty = 0;
        for square in rank * WIDTH..(rank + 1) * WIDTH {
            let letter = match Side::BOTH.into_iter().find(|&side| has(position.men(side), square)) {
                None => {
                    empty += 1;
                    continue;
                }
                Some(Side::First) => 't',
                Some(Side::Second) if position.king() == Some(square) => 'K',
                Some(Side::Second) => 'T',
            };
            if empty > 0 {
                let _ = write!(text, "{empty}");
                empty = 0;
            }
            text.push(letter);
        }
        if empty > 0 {
            let _ = write!(text, "{empty}");
        }
        text.push('/');
    }
    text
}

/// Reads the men of OpenTafl's notation, with this side to move.
///
/// # Errors
/// What is wrong, in words.
pub fn read_open_tafl_board(game: &Tablut, text: &str, turn: Side) -> Result<Position, String> {
    let inner = text.strip_prefix('/').and_then(|t| t.strip_suffix('/'));
    let ranks: Vec<&str> = inner.ok_or("the board stands between strokes")?.split('/').collect();
    if let Some(c) = inner.unwrap_or_default().chars().find(|c| !"tTK123456789/".contains(*c)) {
        return Err(format!("'{c}' is neither a man (t, T, K) nor a number of empty squares (1 to 9)"));
    }
    let own = |row: &&str| row.chars().map(own_letter).collect::<String>();
    // Our own text has the far rank first.
    let board: Vec<String> = ranks.iter().rev().map(own).collect();
    let turn = if turn == Side::First { 'a' } else { 'd' };
    game.parse_position(&format!("{} {turn} 0", board.join("/")))
}

/// Our letter for one of theirs.
const fn own_letter(c: char) -> char {
    match c {
        't' => 'a',
        'T' => 'd',
        'K' => 'k',
        other => other,
    }
}

/// A legal step of a position in OpenTafl's notation, with what it takes and whether it ends the game.
#[must_use]
pub fn open_tafl_move(game: &Tablut, position: &Position, step: Step) -> Option<String> {
    let Step::Move { from, to, .. } = step else { return None };
    let mut after = *position;
    let taken = taken_by(game, &mut after, step);
    let king = position.king() == Some(from.0);
    let mut text = String::from(if king { "K" } else { "" });
    let _ = write!(text, "{}-{}", square_name(from.0), square_name(to.0));
    for (number, square) in squares(taken).enumerate() {
        text.push(if number == 0 { 'x' } else { '/' });
        if position.king() == Some(square) {
            text.push('K');
        }
        text.push_str(&square_name(square));
    }
    match game.outcome(&after).and_then(|outcome| outcome.winner) {
        Some(Side::First) => text.push_str("++"),
        Some(Side::Second) => text.push_str("--"),
        None if position.turn() == Side::Second && game.open_ways(&after) != 0 => text.push('-'),
        None => {}
    }
    Some(text)
}

/// Reads a move of OpenTafl's or Cyningstan's notation for a position: the step, if it is legal and takes whom the text
/// says.
///
/// # Errors
/// What is wrong, in words.
pub fn read_move(game: &Tablut, position: &Position, text: &str) -> Result<Step, String> {
    let plain = text.trim_end_matches(['+', '-', '#']);
    let mut parts = plain.split(['x', 'X']);
    let way = parts.next().unwrap_or_default();
    let (from, to) = way.split_once('-').ok_or_else(|| format!("'{text}' is no move"))?;
    let (from, to) = (square_of(from), square_of(to));
    let (Some(from), Some(to)) = (from, to) else { return Err(format!("'{text}' names no two squares")) };
    let mut said = 0;
    for name in parts.flat_map(|part| part.split('/')) {
        said |= bit(square_of(name).ok_or_else(|| format!("'{name}' is no square, in '{text}'"))?);
    }
    let step = Step::Move { from: Point(from), to: Point(to), die: 0 };
    let mut legal = Vec::new();
    game.legal_steps(position, &mut legal);
    if !legal.contains(&step) {
        return Err(format!("'{text}': {}", game.why_not(position, step)));
    }
    let taken = taken_by(game, &mut { *position }, step);
    if said != 0 && said != taken {
        let taken: Vec<String> = squares(taken).map(square_name).collect();
        return Err(format!(
            "'{text}' takes {} by these rules",
            if taken.is_empty() { "nobody".to_owned() } else { taken.join(", ") }
        ));
    }
    Ok(step)
}

/// Plays a legal step and tells the squares from which somebody was taken.
fn taken_by(game: &Tablut, position: &mut Position, step: Step) -> u128 {
    let mut told: Vec<Effect> = Vec::new();
    game.play(position, step, &mut told);
    told.iter().fold(0, |taken, effect| match effect {
        Effect::Captured { at, .. } => taken | bit(at.0),
        _ => taken,
    })
}

/// A square by its name in either case; a letter for the piece may stand before it.
fn square_of(name: &str) -> Option<u8> {
    let name = name.trim().as_bytes();
    let name = if let [b'K' | b'T' | b'k' | b't', rest @ ..] = name { rest } else { name };
    let [file, rank] = name else { return None };
    let (file, rank) = (file.to_ascii_lowercase().wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    let square = if file < WIDTH && rank < WIDTH { rank * WIDTH + file } else { NOWHERE };
    (square < SQUARES).then_some(square)
}
