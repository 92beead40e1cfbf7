//! A position as one line of text: the board, then the side whose turn it is: `3/1a1/3 b`.
//!
//! A level is written rank by rank from the far (or top) one, with strokes between: `a` a man of the first side, `b` one
//! of the second, a digit so many empty cells. The levels of a cube follow each other from the lowest, with bars between.

use crate::cells::Cells;
use crate::game::Rows;
use crate::position::{End, Position};
use crate::rules::Size;
use boxwood_core::Side;
use std::fmt::Write;

/// The position as text.
#[must_use]
pub fn position_text<W: Cells>(size: Size, position: &Position<W>) -> String {
    let mut text = String::with_capacity(160);
    for level in 0..size.levels {
        if level > 0 {
            text.push('|');
        }
        for rank in (0..size.ranks).rev() {
            if rank + 1 < size.ranks {
                text.push('/');
            }
            write_rank(&mut text, position, size.files * (rank + size.ranks * level), size.files);
        }
    }
    text.push(' ');
    text.push(letter(position.turn));
    text
}

fn write_rank<W: Cells>(text: &mut String, position: &Position<W>, from: u8, len: u8) {
    let mut empty = 0;
    for cell in from..from + len {
        match Side::BOTH.into_iter().find(|&side| position.men(side).has(cell)) {
            None => empty += 1,
            Some(side) => {
                write_number(text, &mut empty);
                text.push(letter(side));
            }
        }
    }
    write_number(text, &mut empty);
}

fn write_number(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        // Writing to a `String` cannot fail.
        let _ = write!(text, "{empty}");
        *empty = 0;
    }
}

const fn letter(side: Side) -> char {
    match side {
        Side::First => 'a',
        Side::Second => 'b',
    }
}

/// Reads a position.
///
/// # Errors
/// What is wrong, in words.
pub fn parse_position<W: Cells>(game: &Rows<W>, text: &str) -> Result<Position<W>, String> {
    let words: Vec<&str> = text.split(' ').collect();
    let [board, turn] = words[..] else {
        return Err(format!("a position has two words (board, side), not {}", words.len()));
    };
    let turn = match turn {
        "a" => Side::First,
        "b" => Side::Second,
        _ => return Err(format!("'{turn}' is no side: a or b")),
    };
    let men = parse_board(game.rules().size, board)?;
    let [first, second] = men.map(W::count);
    let ahead = u32::from(turn == Side::Second);
    if first != second + ahead {
        let more = if ahead == 0 { "as many men as b" } else { "one man more than b" };
        return Err(format!("where it is {}'s turn, a has {more}, not {first} against {second}", letter(turn)));
    }
    check_columns(game, men[0] | men[1])?;
    let end = ended(game, men, turn)?;
    Ok(Position { own: men[turn.index()], enemy: men[turn.other().index()], turn, end })
}

fn parse_board<W: Cells>(size: Size, text: &str) -> Result<[W; 2], String> {
    let levels: Vec<&str> = text.split('|').collect();
    if levels.len() != usize::from(size.levels) {
        return Err(format!("this board has {} levels between bars, not {}", size.levels, levels.len()));
    }
    let mut men = [W::NONE; 2];
    for (level, text) in (0..).zip(levels) {
        let ranks: Vec<&str> = text.split('/').collect();
        if ranks.len() != usize::from(size.ranks) {
            return Err(format!("a level has {} ranks between strokes, not {}", size.ranks, ranks.len()));
        }
        for (rank, text) in (0..size.ranks).rev().zip(ranks) {
            parse_rank(size, text, size.files * (rank + size.ranks * level), &mut men)?;
        }
    }
    Ok(men)
}

fn parse_rank<W: Cells>(size: Size, text: &str, from: u8, men: &mut [W; 2]) -> Result<(), String> {
    let wrong = || format!("the rank '{text}' does not have {} cells", size.files);
    let mut filled = 0u8;
    let mut after_number = false;
    for c in text.chars() {
        match c {
            '1'..='8' if after_number => return Err(format!("two numbers in a row in '{text}': add them up")),
            '1'..='8' => filled = filled.saturating_add(c as u8 - b'0'),
            'a' | 'b' => {
                if filled >= size.files {
                    return Err(wrong());
                }
                men[usize::from(c == 'b')] |= W::one(from + filled);
                filled += 1;
            }
            _ => return Err(format!("'{c}' is neither a man (a, b) nor a number of empty cells (1 to 8)")),
        }
        after_number = c.is_ascii_digit();
    }
    if filled == size.files { Ok(()) } else { Err(wrong()) }
}

fn check_columns<W: Cells>(game: &Rows<W>, taken: W) -> Result<(), String> {
    let shape = game.shape();
    let floating = shape.has_gravity()
        && (0..game.rules().size.cells())
            .any(|cell| !taken.has(cell) && shape.above(cell).is_some_and(|above| taken.has(above)));
    if floating { Err("a man hangs in the air, but men fall by these rules".to_owned()) } else { Ok(()) }
}

/// How the game stands; refused if it must have ended before.
fn ended<W: Cells>(game: &Rows<W>, men: [W; 2], turn: Side) -> Result<End, String> {
    let shape = game.shape();
    let of = |side: Side| shape.lines().iter().copied().filter(move |&line| men[side.index()].holds(line));
    if of(turn).next().is_some() {
        return Err(format!("side {} has its line, but it is its turn", letter(turn)));
    }
    let last = turn.other();
    let common = of(last).fold(shape.all(), |common, line| common & line);
    if of(last).next().is_some() {
        let taken = men[0] | men[1];
        let on_top = |cell: u8| !shape.has_gravity() || shape.above(cell).is_none_or(|above| !taken.has(above));
        if common.cells().any(on_top) {
            return Ok(End::Line);
        }
        return Err(format!("no single man can have completed all lines of side {}", letter(last)));
    }
    Ok(if men[0] | men[1] == shape.all() { End::Full } else { End::Running })
}
