//! A position as one line of text.
//!
//! Seven words: the board, the side whose turn it is, the men in hand, the throw, the men still to be taken, the mills
//! that may not be made again, and the turns without progress: `3/3/3/6/3/3/3 a 9,9 - 0 - 0`.
//!
//! The board is written row by row in the order of its points (the triangle ring by ring): `a` a man of the first side,
//! `b` one of the second, a digit so many empty points. The throw is `-` where none lies on the table, `0` for an
//! ordinary one, `*` for a special one whose right has not been used. A ban is `a:a7+d7+g7=a7+d6+g7`: the side, the
//! line, and where its three men stand now; several are joined by commas.

use crate::bans::{Ban, Bans};
use crate::bits::{bit, has, points};
use crate::game::Mill;
use crate::moves::CENTRE;
use crate::position::{End, Position, Thrown};
use crate::rules::{FirstMove, Win};
use boxwood_core::Side;
use std::fmt::Write;

/// More men than can be owed: three men entered at once on a line complete it and at most two more in each point.
const MOST_OWED: u16 = 7;

/// The position as text.
#[must_use]
pub fn position_text(game: &Mill, position: &Position) -> String {
    let mut text = String::with_capacity(48);
    let mut point = 0;
    for (row, &len) in game.rules().board.rows().iter().enumerate() {
        if row > 0 {
            text.push('/');
        }
        write_row(&mut text, position, point, len);
        point += len;
    }
    let throw = match position.thrown {
        Thrown::No => '-',
        Thrown::Ordinary => '0',
        Thrown::Special => '*',
    };
    let bans: Vec<String> = position.bans.list().iter().map(|&ban| ban_text(game, ban)).collect();
    let bans = if bans.is_empty() { "-".to_owned() } else { bans.join(",") };
    let (turn, [first, second]) = (letter(position.turn), position.hand);
    // Writing to a `String` cannot fail.
    let _ = write!(text, " {turn} {first},{second} {throw} {} {bans} {}", position.owed, position.quiet);
    text
}

fn write_row(text: &mut String, position: &Position, from: u8, len: u8) {
    let mut empty = 0;
    for point in from..from + len {
        match Side::BOTH.into_iter().find(|&side| has(position.men(side), point)) {
            None => empty += 1,
            Some(side) => {
                if empty > 0 {
                    let _ = write!(text, "{empty}");
                    empty = 0;
                }
                text.push(letter(side));
            }
        }
    }
    if empty > 0 {
        let _ = write!(text, "{empty}");
    }
}

const fn letter(side: Side) -> char {
    match side {
        Side::First => 'a',
        Side::Second => 'b',
    }
}

fn side_of(text: &str) -> Result<Side, String> {
    match text {
        "a" => Ok(Side::First),
        "b" => Ok(Side::Second),
        _ => Err(format!("'{text}' is no side: a or b")),
    }
}

fn set_text(game: &Mill, set: u32) -> String {
    let names = game.rules().board.names();
    let list: Vec<&str> = points(set).map(|p| names[usize::from(p)]).collect();
    list.join("+")
}

fn ban_text(game: &Mill, ban: Ban) -> String {
    let line = game.shape().lines().get(usize::from(ban.line())).copied().unwrap_or_default();
    format!("{}:{}={}", letter(ban.side()), set_text(game, line), set_text(game, ban.men()))
}

/// Reads a position.
///
/// # Errors
/// What is wrong, in words.
pub fn parse_position(game: &Mill, text: &str) -> Result<Position, String> {
    let words: Vec<&str> = text.split(' ').collect();
    let [board, turn, hands, throw, owed, bans, quiet] = words[..] else {
        return Err(format!(
            "a position has seven words (board, side, men in hand, throw, men to take, bans, turns without progress), \
             not {}",
            words.len()
        ));
    };
    let rules = game.rules();
    let mut position =
        Position { men: parse_board(game, board)?, turn: side_of(turn)?, ..Position::start(game.rules()) };
    let (first, second) =
        hands.split_once(',').ok_or_else(|| format!("'{hands}' is not two numbers of men in hand"))?;
    position.hand = [number(first, u16::from(rules.men))? as u8, number(second, u16::from(rules.men))? as u8];
    position.owed = number(owed, MOST_OWED)? as u8;
    position.quiet = number(quiet, rules.no_progress)?;
    position.bans = parse_bans(game, &position, bans)?;
    check_men(game, &position)?;
    position.end = ended(game, &position);
    let over = position.end != End::Running;
    if position.owed > 0 && (over || game.removable(&position) == 0 || rules.win == Win::Line) {
        return Err(format!("there is nobody to take, but '{owed}' are to be taken"));
    }
    parse_throw(game, &mut position, throw)?;
    Ok(position)
}

/// How the game stands by the text alone.
pub(crate) fn ended(game: &Mill, position: &Position) -> End {
    let line = game.rules().win == Win::Line && game.shape().holds_line(position.men(position.turn.other()));
    if line { End::Line } else { game.end(position) }
}

fn number(text: &str, most: u16) -> Result<u16, String> {
    let value = text.parse::<u16>().ok().filter(|n| *n <= most && n.to_string() == text);
    value.ok_or_else(|| format!("'{text}' is no number from 0 to {most}"))
}

fn parse_board(game: &Mill, text: &str) -> Result<[u32; 2], String> {
    let lens = game.rules().board.rows();
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != lens.len() {
        return Err(format!("this board has {} rows between strokes, not {}", lens.len(), rows.len()));
    }
    let mut men = [0u32; 2];
    let mut start = 0u32;
    for (row, &len) in rows.iter().zip(lens) {
        let mut filled = 0u32;
        let mut after_number = false;
        for c in row.chars() {
            match c {
                '1'..='6' if !after_number => filled += c as u32 - '0' as u32,
                '1'..='6' => return Err(format!("two numbers in a row in '{row}': add them up")),
                'a' | 'b' if filled < u32::from(len) => {
                    men[usize::from(c == 'b')] |= 1 << (start + filled);
                    filled += 1;
                }
                'a' | 'b' => filled += 7,
                _ => return Err(format!("'{c}' is neither a man (a, b) nor a number of empty points (1 to 6)")),
            }
            after_number = c.is_ascii_digit();
        }
        if filled != u32::from(len) {
            return Err(format!("the row '{row}' does not have {len} points"));
        }
        start += u32::from(len);
    }
    Ok(men)
}

fn check_men(game: &Mill, position: &Position) -> Result<(), String> {
    let rules = game.rules();
    for side in Side::BOTH {
        let total = position.total(side);
        if total > u32::from(rules.men) {
            return Err(format!("side {} has {total} men, but only {} by these rules", letter(side), rules.men));
        }
        if rules.win == Win::Line && total < u32::from(rules.men) {
            return Err(format!("side {} has lost men, but nobody is taken in this game", letter(side)));
        }
    }
    if rules.win == Win::Reduce && position.total(position.turn.other()) < 3 {
        return Err(format!("side {} has lost, but it is not its turn", letter(position.turn.other())));
    }
    if rules.win == Win::Line && game.shape().holds_line(position.men(position.turn)) {
        return Err(format!("side {} has its line, but it is its turn", letter(position.turn)));
    }
    let first = position.men(Side::First);
    if rules.first_move == FirstMove::CentreFixed && first != 0 && !has(first, CENTRE) {
        return Err("by these rules a man of side a stands in the middle".to_owned());
    }
    Ok(())
}

fn parse_throw(game: &Mill, position: &mut Position, text: &str) -> Result<(), String> {
    let thrown = match text {
        "-" => return Ok(()),
        "0" => Thrown::Ordinary,
        "*" => Thrown::Special,
        _ => return Err(format!("'{text}' is no throw: -, 0 or *")),
    };
    let due = game.throws_first(position) && position.owed == 0 && position.end == End::Running;
    if !due {
        return Err(format!("no throw is made here: - instead of '{text}'"));
    }
    if thrown == Thrown::Special && !game.has_right(position) {
        return Err("a special throw gives no right here: 0 instead of '*'".to_owned());
    }
    position.thrown = thrown;
    position.end = ended(game, position);
    Ok(())
}

fn parse_set(game: &Mill, text: &str) -> Result<u32, String> {
    let mut set = 0;
    for name in text.split('+') {
        let point = game.rules().board.names().iter().position(|n| *n == name);
        let point = point.ok_or_else(|| format!("'{name}' is no point of this board"))?;
        set |= bit(point as u8);
    }
    Ok(set)
}

fn parse_bans(game: &Mill, position: &Position, text: &str) -> Result<Bans, String> {
    let mut bans = Bans::NONE;
    if text == "-" {
        return Ok(bans);
    }
    if !game.rules().remake_ban {
        return Err(format!("no mill is banned by these rules: - instead of '{text}'"));
    }
    for word in text.split(',') {
        let wrong = || format!("'{word}' is no ban, as a:a7+d7+g7=a7+d6+g7");
        let (side, rest) = word.split_once(':').ok_or_else(wrong)?;
        let (line, men) = rest.split_once('=').ok_or_else(wrong)?;
        let (side, line, men) = (side_of(side)?, parse_set(game, line)?, parse_set(game, men)?);
        let index = game.shape().lines().iter().position(|&l| l == line);
        let index = index.ok_or_else(|| format!("'{word}' names no line of this board"))?;
        if men.count_ones() != 3 || men & !position.men(side) != 0 || men == line {
            return Err(format!("'{word}' does not name three men of its side who have left the line"));
        }
        bans.add(Ban::new(side, index as u8, men));
    }
    let again: Vec<String> = bans.list().iter().map(|&ban| ban_text(game, ban)).collect();
    if again.join(",") == text { Ok(bans) } else { Err(format!("the bans '{text}' are not in order")) }
}
