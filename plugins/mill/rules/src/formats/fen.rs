//! Sanmill's position text: three rings of eight points, clockwise from the north, the innermost first.
//!
//! `<inner>/<middle>/<outer> side phase action wOn wHand bOn bHand wRem bRem [five words] quiet move [ids:…]`. Both forms
//! are read, with and without the five words of the last mills; the longer one is written, without any last mill.

use crate::boards::BoardKind;
use crate::game::Mill;
use crate::position::{End, Position};
use boxwood_core::{FormatError, Game, Side};

/// The points of each ring by their numbers, clockwise from the north.
const RINGS: [[u8; 8]; 3] =
    [[7, 8, 12, 17, 16, 15, 11, 6], [4, 5, 13, 20, 19, 18, 10, 3], [1, 2, 14, 23, 22, 21, 9, 0]];

/// Writes a position; `turn` is the number of the full turn, from 1.
///
/// # Errors
/// The board is another, or the position says what the format cannot: a throw, a ban.
pub fn write(game: &Mill, position: &Position, turn: u32) -> Result<String, FormatError> {
    check(game)?;
    if !position.bans().list().is_empty() || position.thrown() != crate::position::Thrown::No {
        return Err(FormatError::new("Sanmill's text knows neither throws nor banned mills"));
    }
    let letter = |point: &u8| {
        let stands = |side| position.men(side) >> point & 1 != 0;
        match [stands(Side::First), stands(Side::Second)] {
            [true, _] => 'O',
            [_, true] => '@',
            _ => '*',
        }
    };
    let rings: Vec<String> = RINGS.iter().map(|ring| ring.iter().map(letter).collect()).collect();
    let first = position.turn() == Side::First;
    let over = position.end != End::Running;
    let (phase, action) = match (over, position.owed() > 0, position.hand(position.turn()) > 0) {
        (true, ..) => ('o', '?'),
        (_, true, in_hand) => (if in_hand || position.hand(position.turn().other()) > 0 { 'p' } else { 'm' }, 'r'),
        (_, _, true) => ('p', 'p'),
        _ => ('m', 's'),
    };
    let on = |side: Side| position.men(side).count_ones();
    let hand = |side: Side| position.hand(side);
    let owed = |side: Side| if position.turn() == side { position.owed() } else { 0 };
    let [white, black] = Side::BOTH;
    Ok(format!(
        "{} {} {phase} {action} {} {} {} {} {} {} -1 -1 -1 -1 0 {} {turn} ids:nodes",
        rings.join("/"),
        if first { 'w' } else { 'b' },
        on(white),
        hand(white),
        on(black),
        hand(black),
        owed(white),
        owed(black),
        position.quiet(),
    ))
}

/// Reads a position.
///
/// # Errors
/// It is no position text, or no position of this game.
pub fn read(game: &Mill, text: &str) -> Result<Position, FormatError> {
    check(game)?;
    let mut words: Vec<&str> = text.split_whitespace().collect();
    // Words with a colon behind the position tell how points are numbered and what was counted so far.
    while words.last().is_some_and(|w| w.contains(':')) {
        words.pop();
    }
    let (board, side, hands, owed, quiet) = match words[..] {
        [board, side, _, _, _, w, _, b, rw, rb, quiet, _]
        | [board, side, _, _, _, w, _, b, rw, rb, _, _, _, _, _, quiet, _] => (board, side, [w, b], [rw, rb], quiet),
        _ => return Err(FormatError::new(format!("a position has 12 or 17 words, not {}", words.len()))),
    };
    let men = read_rings(board)?;
    let (turn, owed) = match side {
        "w" => ('a', owed[0]),
        "b" => ('b', owed[1]),
        _ => return Err(FormatError::new(format!("'{side}' is no side: w or b"))),
    };
    // The rest is as the game's own text says it, and is checked there.
    let quiet = if game.rules().no_progress == 0 { "0" } else { quiet };
    let own = format!("{} {turn} {},{} - {owed} - {quiet}", rows(men), hands[0], hands[1]);
    game.parse_position(&own).map_err(FormatError::new)
}

fn check(game: &Mill) -> Result<(), FormatError> {
    let fits = game.rules().board == BoardKind::Ring24;
    if fits { Ok(()) } else { Err(FormatError::new("Sanmill's text knows the board of twenty-four points only")) }
}

fn read_rings(text: &str) -> Result<[u32; 2], FormatError> {
    let rings: Vec<&str> = text.split('/').collect();
    if rings.len() != 3 || rings.iter().any(|ring| ring.chars().count() != 8) {
        return Err(FormatError::new(format!("'{text}' is not three rings of eight points")));
    }
    let mut men = [0; 2];
    for (ring, points) in rings.iter().zip(RINGS) {
        for (c, point) in ring.chars().zip(points) {
            match c {
                'O' => men[0] |= 1 << point,
                '@' => men[1] |= 1 << point,
                '*' => {}
                'X' => return Err(FormatError::new("men marked to be taken later are not known here")),
                _ => return Err(FormatError::new(format!("'{c}' is none of O, @ and *"))),
            }
        }
    }
    Ok(men)
}

/// The board in rows, as the game's own text has it.
fn rows(men: [u32; 2]) -> String {
    let mut point = 0;
    let rows = BoardKind::Ring24.rows().iter().map(|&len| {
        let mut row = String::new();
        let mut empty = 0;
        for at in point..point + len {
            let letter = ['a', 'b'].into_iter().zip(men).find(|(_, set)| set >> at & 1 != 0);
            let Some((letter, _)) = letter else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                row.push_str(&empty.to_string());
                empty = 0;
            }
            row.push(letter);
        }
        point += len;
        if empty > 0 { row + &empty.to_string() } else { row }
    });
    rows.collect::<Vec<String>>().join("/")
}
