//! Lists of moves: `1. d6 f4 2. d2xf4 b4`, and the same with numbers for points.
//!
//! A turn is `point` or `point-point`, followed by `xpoint` for each man taken.

use boxwood_core::{Board, FormatError, Point, Step};

/// How points are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// By column and row, as WMD and Sanmill do: `d6`.
    Letters,
    /// By numbers row by row from the top, as `PlayOK` does: `5`.
    Numbers,
}

/// How a game ended, as the lists say it last.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

impl Naming {
    fn write(self, board: &Board, point: Point) -> String {
        match self {
            Naming::Letters => board.name(point).to_owned(),
            Naming::Numbers => (u32::from(point.0) + 1).to_string(),
        }
    }

    fn read(self, board: &Board, text: &str) -> Result<Point, FormatError> {
        let point = match self {
            Naming::Letters => board.find(text),
            Naming::Numbers => {
                let number = text.parse::<u8>().ok().filter(|n| n.to_string() == text);
                number.and_then(|n| n.checked_sub(1)).map(Point).filter(|p| board.points().any(|q| q == *p))
            }
        };
        point.ok_or_else(|| FormatError::new(format!("'{text}' is no point of this board")))
    }
}

/// The turns of a game with their numbers, and the result if one is given.
///
/// # Errors
/// There is a step that such lists cannot tell.
pub fn write(board: &Board, steps: &[Step], naming: Naming, result: Option<&str>) -> Result<String, FormatError> {
    let mut turns: Vec<String> = Vec::new();
    for step in steps {
        let name = |point| naming.write(board, point);
        match *step {
            Step::Place { to } => turns.push(name(to)),
            Step::Move { from, to, die: 0 } => turns.push(format!("{}-{}", name(from), name(to))),
            Step::Remove { at } => {
                let taken = format!("x{}", name(at));
                turns
                    .last_mut()
                    .ok_or_else(|| FormatError::new("a man is taken before anything else"))?
                    .push_str(&taken);
            }
            Step::Pass | Step::PlaceLine { .. } | Step::Roll(_) | Step::Move { .. } => {
                return Err(FormatError::new(format!("'{}' cannot be told in such a list", step.text(board))));
            }
        }
    }
    let mut words = Vec::new();
    for (index, turn) in turns.into_iter().enumerate() {
        if index % 2 == 0 {
            words.push(format!("{}.", index / 2 + 1));
        }
        words.push(turn);
    }
    words.extend(result.map(str::to_owned));
    Ok(words.join(" "))
}

/// Reads such a list: the steps, and the result if the list says it. Comments in braces, variations in brackets, marks
/// of judgement (`$3`, `!`, `?`) are passed over; `/x` and `-/x` are read as `x`, and the space after a number may be
/// missing.
///
/// # Errors
/// Something is no turn.
pub fn read(board: &Board, text: &str, naming: Naming) -> Result<(Vec<Step>, Option<String>), FormatError> {
    let list = read_lines(board, text, naming).map_err(|(_, error)| error)?;
    Ok((list.steps.into_iter().map(|(_, step)| step).collect(), list.result))
}

/// A list as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List {
    /// The steps, each with the line on which it stands, counted from 1.
    pub steps: Vec<(usize, Step)>,
    /// The result, if the list says it.
    pub result: Option<String>,
}

/// Reads a list as [`read`] does, and tells the lines.
///
/// # Errors
/// Something is no turn; with its line.
pub fn read_lines(board: &Board, text: &str, naming: Naming) -> Result<List, (usize, FormatError)> {
    let last = text.lines().count().max(1);
    let plain = without_comments(text).map_err(|error| (last, error))?;
    let mut list = List::default();
    for (index, line) in plain.lines().enumerate() {
        let mut steps = Vec::new();
        read_line(board, line, naming, &mut steps, &mut list.result).map_err(|error| (index + 1, error))?;
        list.steps.extend(steps.into_iter().map(|step| (index + 1, step)));
    }
    Ok(list)
}

fn read_line(
    board: &Board,
    line: &str,
    naming: Naming,
    steps: &mut Vec<Step>,
    result: &mut Option<String>,
) -> Result<(), FormatError> {
    for word in line.split_whitespace() {
        if RESULTS.contains(&word) {
            *result = Some(word.to_owned());
            continue;
        }
        // "12." stands before a turn, with or without a space; a number alone is a turn where points are numbers.
        let word = match word.split_once('.') {
            Some((number, rest)) if number.bytes().all(|b| b.is_ascii_digit()) => rest.trim_start_matches('.'),
            _ => word,
        };
        let word = word.trim_end_matches(['!', '?']);
        if word.is_empty() || word.starts_with('$') {
            continue;
        }
        read_turn(board, &word.replace("-/x", "x").replace("/x", "x"), naming, steps)?;
    }
    Ok(())
}

fn read_turn(board: &Board, turn: &str, naming: Naming, steps: &mut Vec<Step>) -> Result<(), FormatError> {
    let mut parts = turn.split('x');
    let first = parts.next().unwrap_or_default();
    // "xd2" alone takes a man for the turn before it.
    if !first.is_empty() {
        steps.push(match first.split_once('-') {
            Some((from, to)) => Step::Move { from: naming.read(board, from)?, to: naming.read(board, to)?, die: 0 },
            None => Step::Place { to: naming.read(board, first)? },
        });
    }
    for taken in parts {
        steps.push(Step::Remove { at: naming.read(board, taken)? });
    }
    Ok(())
}

/// The text without what stands in braces and brackets, line for line.
fn without_comments(text: &str) -> Result<String, FormatError> {
    let (mut kept, mut depth, mut comment) = (String::new(), 0u32, false);
    for c in text.chars() {
        match c {
            // The lines stay, so that one can say on which of them something stands.
            '\n' => kept.push(c),
            '}' if comment => comment = false,
            _ if comment => {}
            '{' => comment = true,
            '(' => depth += 1,
            ')' => {
                depth = depth.checked_sub(1).ok_or_else(|| FormatError::new("a bracket is closed that is not open"))?;
            }
            _ if depth == 0 => kept.push(c),
            _ => {}
        }
        if (comment || depth > 0) && !kept.ends_with(' ') {
            kept.push(' ');
        }
    }
    if comment || depth > 0 { Err(FormatError::new("a comment or a variation has no end")) } else { Ok(kept) }
}
