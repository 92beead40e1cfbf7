//! A position as one line of text.
//!
//! Three words: the board, the side whose turn it is, and the turns since the last capture:
//! `3aaa3/4a4/4d4/a3d3a/aaddkddaa/a3d3a/4d4/4a4/3aaa3 a 0`.
//!
//! The board is written as it is seen, rank 9 first, each rank from file a: `a` an attacker, `d` a defender, `k` the
//! king, a digit so many empty squares.

use crate::bits::{NOWHERE, SQUARES, WIDTH, bit, has, squares};
use crate::game::{Tablut, square_name};
use crate::position::Position;
use boxwood_core::Side;
use std::fmt::Write;

/// The position as text.
#[must_use]
pub fn position_text(position: &Position) -> String {
    let mut text = String::with_capacity(64);
    for rank in (0..WIDTH).rev() {
        if rank + 1 < WIDTH {
            text.push('/');
        }
        write_rank(&mut text, position, rank);
    }
    let turn = letter(position.turn);
    // Writing to a `String` cannot fail.
    let _ = write!(text, " {turn} {}", position.quiet);
    text
}

fn write_rank(text: &mut String, position: &Position, rank: u8) {
    let mut empty = 0;
    for square in rank * WIDTH..(rank + 1) * WIDTH {
        let side = Side::BOTH.into_iter().find(|&side| has(position.men(side), square));
        let Some(side) = side else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            let _ = write!(text, "{empty}");
            empty = 0;
        }
        text.push(if square == position.king { 'k' } else { letter(side) });
    }
    if empty > 0 {
        let _ = write!(text, "{empty}");
    }
}

const fn letter(side: Side) -> char {
    match side {
        Side::First => 'a',
        Side::Second => 'd',
    }
}

/// Reads a position.
///
/// # Errors
/// What is wrong, in words.
pub fn parse_position(game: &Tablut, text: &str) -> Result<Position, String> {
    let words: Vec<&str> = text.split(' ').collect();
    let [board, turn, quiet] = words[..] else {
        return Err(format!(
            "a position has three words (board, side, turns since a capture) with one space between, not {}",
            words.len()
        ));
    };
    let (men, king) = parse_board(board)?;
    let turn = match turn {
        "a" => Side::First,
        "d" => Side::Second,
        _ => return Err(format!("'{turn}' is no side: a or d")),
    };
    let most = game.rules().no_progress;
    let turns = quiet.parse::<u16>().ok().filter(|n| *n <= most && n.to_string() == quiet);
    let turns = turns.ok_or_else(|| format!("'{quiet}' is no number of turns from 0 to {most}"))?;
    let mut position = Position::of(men, king, turn, turns, game.wall());
    check_men(game, &position)?;
    position.end = game.end(&position);
    Ok(position)
}

fn parse_board(text: &str) -> Result<([u128; 2], u8), String> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != usize::from(WIDTH) {
        return Err(format!("the board has nine ranks between strokes, not {}", ranks.len()));
    }
    let (mut men, mut king) = ([0u128; 2], NOWHERE);
    for (rank, row) in (0..WIDTH).rev().zip(ranks) {
        let mut file = 0u8;
        let mut after_number = false;
        for c in row.chars() {
            let wrong = || format!("the rank '{row}' does not have nine squares");
            let square = rank * WIDTH + file;
            if !c.is_ascii_digit() && file >= WIDTH {
                return Err(wrong());
            }
            match c {
                '1'..='9' if after_number => return Err(format!("two numbers in a row in '{row}': add them up")),
                '1'..='9' => file += c as u8 - b'1',
                'a' => men[0] |= bit(square),
                'd' => men[1] |= bit(square),
                'k' if king < SQUARES => return Err("there are two kings".to_owned()),
                'k' => {
                    men[1] |= bit(square);
                    king = square;
                }
                _ => return Err(format!("'{c}' is neither a man (a, d, k) nor a number of empty squares (1 to 9)")),
            }
            file += 1;
            after_number = c.is_ascii_digit();
            if file > WIDTH {
                return Err(wrong());
            }
        }
        if file != WIDTH {
            return Err(format!("the rank '{row}' does not have nine squares"));
        }
    }
    Ok((men, king))
}

fn check_men(game: &Tablut, position: &Position) -> Result<(), String> {
    let king = position.king_set();
    let most = [Position::MEN[0], Position::MEN[1] - 1];
    for (side, what, most) in [(Side::First, "attackers", most[0]), (Side::Second, "defenders", most[1])] {
        let count = (position.men(side) & !king).count_ones();
        if count > u32::from(most) {
            return Err(format!("there are {count} {what}, but there were {most} at the start"));
        }
    }
    let trespassers = game.kings_squares() & position.taken() & !king;
    if let Some(square) = squares(trespassers).next() {
        return Err(format!("only the king may stand on {}", square_name(square)));
    }
    if king == 0 && position.turn == Side::First {
        return Err("the king is taken, but it is the attackers' turn".to_owned());
    }
    if king & game.ways_out() != 0 && position.turn == Side::Second {
        return Err("the king has escaped, but it is his side's turn".to_owned());
    }
    Ok(())
}
