//! A position as one line of text.
//!
//! Six words: the board, the side whose turn it is, what is left of the throw, the men who have had their unit of it,
//! the sides in their first turn, and the throws since the last capture: `aaaaaa/6/bbbbbb/6 a - - - 0`.
//!
//! The board has four quarters of six points each, from point 1 in the direction of travel: `a` a man of the first
//! side, `b` one of the second, a capital the side's last man (its hornaskella), a digit so many empty points. The
//! throw is `-` while the dice are to be thrown, else the numbers that are left, the higher first, or `0` if it moves
//! nothing; `=` follows if the throw is a double.

use crate::position::{Position, QUIET_LIMIT, Units};
use crate::rules::Rules;
use crate::track::{MEN, POINTS, points};
use boxwood_core::{Dice, Side};
use std::fmt::Write;

const LETTERS: [char; 2] = ['a', 'b'];

/// The position as text.
#[must_use]
pub fn position_text(position: &Position) -> String {
    let mut text = String::with_capacity(40);
    for quarter in 0..4 {
        if quarter > 0 {
            text.push('/');
        }
        write_quarter(&mut text, position, quarter);
    }
    let moved: Vec<String> = points(position.moved).map(|p| (p + 1).to_string()).collect();
    let first: String =
        Side::BOTH.into_iter().filter(|s| position.first_turns >> s.index() & 1 != 0).map(letter).collect();
    // Writing to a `String` cannot fail.
    let _ = write!(
        text,
        " {} {} {} {} {}",
        letter(position.turn),
        throw_text(position),
        or_dash(&moved.join(",")),
        or_dash(&first),
        position.quiet
    );
    text
}

fn write_quarter(text: &mut String, position: &Position, quarter: u8) {
    let mut empty = 0;
    for point in quarter * 6..quarter * 6 + 6 {
        let side = Side::BOTH.into_iter().find(|&side| position.men(side) >> point & 1 != 0);
        let Some(side) = side else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            let _ = write!(text, "{empty}");
            empty = 0;
        }
        let letter = letter(side);
        text.push(if position.is_hornaskella(side) { letter.to_ascii_uppercase() } else { letter });
    }
    if empty > 0 {
        let _ = write!(text, "{empty}");
    }
}

const fn letter(side: Side) -> char {
    LETTERS[side.index()]
}

fn or_dash(text: &str) -> &str {
    if text.is_empty() { "-" } else { text }
}

fn throw_text(position: &Position) -> String {
    if !position.thrown {
        return "-".to_owned();
    }
    let mut text: String = position.units.numbers().numbers().iter().map(|n| char::from(b'0' + n)).collect();
    if text.is_empty() {
        text.push('0');
    }
    if position.double {
        text.push('=');
    }
    text
}

/// Reads a position.
///
/// # Errors
/// What is wrong, in words.
pub fn parse_position(rules: &Rules, text: &str) -> Result<Position, String> {
    let words: Vec<&str> = text.split(' ').collect();
    let [board, turn, throw, moved, first, quiet] = words[..] else {
        return Err(format!(
            "a position has six words (board, side, throw, moved men, first turns, throws without a capture), not {}",
            words.len()
        ));
    };
    let men = parse_board(board)?;
    let turn = side_of(turn).ok_or_else(|| format!("'{turn}' is no side: a or b"))?;
    let quiet: u16 = quiet
        .parse()
        .ok()
        .filter(|n: &u16| *n <= QUIET_LIMIT && n.to_string() == quiet)
        .ok_or_else(|| format!("'{quiet}' is no number of throws from 0 to {QUIET_LIMIT}"))?;
    let mut position =
        Position { first_turns: parse_first_turns(rules, first)?, quiet, ..Position::with_men(men[0], men[1], turn) };
    parse_moved(rules, &mut position, moved)?;
    parse_throw(rules, &mut position, throw)?;
    Ok(position)
}

fn side_of(text: &str) -> Option<Side> {
    match text {
        "a" => Some(Side::First),
        "b" => Some(Side::Second),
        _ => None,
    }
}

fn parse_board(text: &str) -> Result<[u32; 2], String> {
    let quarters: Vec<&str> = text.split('/').collect();
    if quarters.len() != 4 {
        return Err(format!("a board has four quarters between strokes, not {}", quarters.len()));
    }
    let mut men = [0u32; 2];
    let mut capitals = [false; 2];
    for (quarter, text) in quarters.iter().enumerate() {
        let mut filled = 0u32;
        let mut after_number = false;
        for c in text.chars() {
            let at = 6 * quarter as u32 + filled;
            filled += match c {
                '1'..='6' if !after_number => c as u32 - '0' as u32,
                '1'..='6' => return Err(format!("two numbers in a row in '{text}': add them up")),
                'a' | 'A' | 'b' | 'B' if filled < 6 => {
                    let side = usize::from(c.eq_ignore_ascii_case(&'b'));
                    men[side] |= 1 << at;
                    capitals[side] |= c.is_ascii_uppercase();
                    1
                }
                'a' | 'A' | 'b' | 'B' => 7,
                _ => return Err(format!("'{c}' is neither a man (a, b, A, B) nor a number of empty points (1 to 6)")),
            };
            after_number = c.is_ascii_digit();
        }
        if filled != 6 {
            return Err(format!("the quarter '{text}' does not have six points"));
        }
    }
    for side in Side::BOTH {
        let count = men[side.index()].count_ones();
        if count > u32::from(MEN) {
            return Err(format!("{count} men of side {}: it has six at most", letter(side)));
        }
        if capitals[side.index()] != (count == 1) {
            return Err(format!("side {}: a capital letter is for its last man, and for him always", letter(side)));
        }
    }
    if men == [0, 0] {
        return Err("nobody stands on the board".to_owned());
    }
    Ok(men)
}

fn parse_first_turns(rules: &Rules, text: &str) -> Result<u8, String> {
    let first_turns = match text {
        "-" => return Ok(0),
        "a" => 0b01,
        "b" => 0b10,
        "ab" => 0b11,
        _ => return Err(format!("'{text}' does not tell who is in his first turn: -, a, b or ab")),
    };
    if rules.first_turn_rearmost {
        Ok(first_turns)
    } else {
        Err(format!("by these rules a first turn is like any other: - instead of '{text}'"))
    }
}

fn parse_moved(rules: &Rules, position: &mut Position, text: &str) -> Result<(), String> {
    if text == "-" {
        return Ok(());
    }
    if rules.same_man || position.is_hornaskella(position.turn) {
        return Err(format!("by these rules nobody has had his share of the throw: - instead of '{text}'"));
    }
    let mut last = 0;
    for name in text.split(',') {
        let number = name.parse::<u8>().ok().filter(|n| (1..=POINTS).contains(n) && n.to_string() == name);
        let number = number.ok_or_else(|| format!("'{name}' is no point from 1 to {POINTS}"))?;
        if number <= last {
            return Err(format!("the moved men '{text}' are not in the order of their points"));
        }
        last = number;
        position.moved |= 1 << (number - 1);
    }
    if position.moved & !position.men(position.turn) != 0 {
        return Err(format!("no man of the side to act stands on one of the points '{text}'"));
    }
    Ok(())
}

fn parse_throw(rules: &Rules, position: &mut Position, text: &str) -> Result<(), String> {
    if text == "-" {
        return if position.moved == 0 { Ok(()) } else { Err("moved men, but no throw".to_owned()) };
    }
    if position.men.contains(&0) {
        return Err(format!("the game is over: - instead of the throw '{text}'"));
    }
    let (numbers, double) = text.strip_suffix('=').map_or((text, false), |numbers| (numbers, true));
    let left = parse_units(numbers).ok_or_else(|| format!("'{text}' is nothing that is left of a throw"))?;
    let moved = position.moved.count_ones();
    let men = position.men(position.turn).count_ones();
    let hornaskella = men == 1;
    let fits = |dice: Dice| {
        let given = Units::of(dice, rules, hornaskella);
        let played = u32::from(given.total()) - u32::from(left.total().min(given.total()));
        let useless = given.is_empty() && left.is_empty();
        let part = left.total() > 0
            && left.count() <= given.count()
            && left.ones() <= given.ones()
            && (left.count() == 0 || left.face() == given.face());
        let each_once = rules.same_man || hornaskella || (moved == played && moved < men);
        dice.is_double() == double && ((useless && moved == 0) || (part && each_once))
    };
    let throws = (1..=6).flat_map(|high| (1..=high).map(move |low| Dice::two(high, low)));
    if throws.into_iter().any(fits) {
        position.thrown = true;
        position.double = double;
        position.units = left;
        Ok(())
    } else {
        Err(format!("by these rules no throw of this side leaves '{text}' with {moved} men moved"))
    }
}

fn parse_units(text: &str) -> Option<Units> {
    if text == "0" {
        return Some(Units::NONE);
    }
    let digits = text.as_bytes();
    if digits.is_empty() || digits.len() > 4 || digits.iter().any(|d| !(b'1'..=b'6').contains(d)) {
        return None;
    }
    let ones = digits.iter().filter(|&&d| d == b'1').count();
    let count = digits.len() - ones;
    let face = digits[0];
    // The higher numbers come first, and are all the same.
    let in_order = digits[..count].iter().all(|&d| d == face && d > b'1');
    in_order.then(|| Units::new(face - b'0', count as u8, ones as u8))
}
