//! Reading a record.

use super::write::{dice_text, player_text};
use super::{DiceSource, Record, RecordError, RecordResult, VERSION};
use crate::series::SeriesError;
use crate::{Dice, Opening, Player, Series};
use std::collections::BTreeSet;
use std::str::FromStr;

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        match Record::salvage(text)? {
            (record, None) => Ok(record),
            (_, Some(error)) => Err(error),
        }
    }
}

impl Record {
    /// Reads what can be read: all turns before the first error, the last of them perhaps in part, and that error.
    /// Nothing that is whole is lost when a file was cut short; a last word that may have been cut is left out.
    ///
    /// # Errors
    /// The tags cannot be read, so that there is nothing to be saved.
    pub fn salvage(text: &str) -> Result<(Record, Option<RecordError>), RecordError> {
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim())).peekable();
        let mut record = read_version(&mut lines)?;
        let mut given = Given::default();
        while let Some((line, tag)) = lines.next_if(|(_, line)| line.is_empty() || line.starts_with('[')) {
            if tag.is_empty() {
                given.is_whole = true;
            } else {
                read_tag(&mut record, &mut given, line, tag)?;
            }
        }
        if !given.is_whole {
            return Err(cut_short(text, &record));
        }
        if record.game.is_empty() {
            return Err(RecordError::Missing("Game"));
        }
        let problem = read_turns(&mut record, lines, text);
        Ok((record, problem.err()))
    }
}

/// What has been met among the tags.
#[derive(Default)]
struct Given {
    names: BTreeSet<String>,
    /// Whether the empty line has been met that ends the tags.
    is_whole: bool,
}

fn empty_record() -> Record {
    Record {
        game: String::new(),
        ruleset: None,
        switches: Vec::new(),
        seed: 0,
        dice: None,
        dice_hash: None,
        opening: None,
        first: None,
        from: None,
        players: [None, None],
        seats: [None, None],
        date: None,
        series: None,
        result: RecordResult::Unfinished,
        reason: None,
        other: Vec::new(),
        turns: Vec::new(),
        lines: Vec::new(),
    }
}

fn read_version<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<Record, RecordError> {
    let (line, first) = lines.find(|(_, line)| !line.is_empty()).unwrap_or((1, ""));
    // Some editors begin a file with a mark of its encoding.
    let first = first.trim_start_matches('\u{feff}');
    let Some((name, value)) = tag_parts(first) else { return Err(RecordError::NotARecord { line }) };
    let version = value.parse::<u32>().ok().filter(|&v| name == "Boxwood" && v > 0);
    match version {
        None => Err(RecordError::NotARecord { line }),
        Some(version) if version > VERSION => Err(RecordError::Newer { version, reads: VERSION }),
        Some(_) => Ok(empty_record()),
    }
}

/// The name and the value of a line `[Name "value"]`; `None` where it is not written so.
#[must_use]
pub fn tag_parts(line: &str) -> Option<(&str, String)> {
    let (name, rest) = line.strip_prefix('[')?.split_once(' ')?;
    let quoted = rest.trim().strip_prefix('"')?.strip_suffix("\"]")?;
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-');
    if name.is_empty() || !name.chars().all(is_name) {
        return None;
    }
    let mut value = String::with_capacity(quoted.len());
    let mut chars = quoted.chars();
    while let Some(c) = chars.next() {
        value.push(match c {
            '\\' => match chars.next()? {
                'n' => '\n',
                'r' => '\r',
                c @ ('"' | '\\') => c,
                _ => return None,
            },
            '"' => return None,
            c => c,
        });
    }
    Some((name, value))
}

fn read_tag(record: &mut Record, given: &mut Given, line: usize, text: &str) -> Result<(), RecordError> {
    let wrong = |problem| RecordError::Tag { line, text: text.to_owned(), problem };
    let (name, value) = tag_parts(text).ok_or_else(|| wrong("this is not written as a tag"))?;
    if !given.names.insert(name.to_owned()) || name == "Boxwood" {
        return Err(wrong("this tag stands here a second time"));
    }
    match name {
        "Game" => record.game = value,
        "Ruleset" => record.ruleset = Some(value),
        "Seed" => {
            let digits = Some(&*value).filter(|v| v.len() <= 16 && v.bytes().all(|b| b.is_ascii_hexdigit()));
            let seed = digits.and_then(|v| u64::from_str_radix(v, 16).ok());
            record.seed = seed.ok_or_else(|| wrong("a seed is a number of up to sixteen hexadecimal digits"))?;
        }
        "Dice" => {
            let source = [DiceSource::Seed, DiceSource::Given].into_iter().find(|&d| dice_text(d) == value);
            record.dice = Some(source.ok_or_else(|| wrong("dice are \"seed\" or \"given\""))?);
        }
        "DiceHash" => {
            let hash = value.parse();
            record.dice_hash =
                Some(hash.map_err(|_| wrong("a hash has sixty-four hexadecimal digits, small letters"))?);
        }
        "Opening" => {
            let opening = parse_opening(&value);
            record.opening = Some(opening.ok_or_else(|| wrong("an opening roll is like \"d3:d3 d2:d5 one\""))?);
        }
        "First" => {
            let first = parse_player(&value);
            record.first = Some(first.ok_or_else(|| wrong("a player is \"one\" or \"two\""))?);
        }
        "From" => record.from = Some(value),
        "Player.One" => record.players[0] = Some(value),
        "Player.Two" => record.players[1] = Some(value),
        "Seat.One" => record.seats[0] = Some(value),
        "Seat.Two" => record.seats[1] = Some(value),
        "Date" => record.date = Some(value),
        "Series" => record.series = Some(parse_series(&value).map_err(wrong)?),
        "Result" => {
            let result = RecordResult::parse(&value);
            record.result = result.ok_or_else(|| wrong("a result is \"*\", \"p1win\", \"p2win\" or \"draw\""))?;
        }
        "Reason" => record.reason = Some(value),
        _ => match name.strip_prefix("Rule.") {
            Some(switch) => record.switches.push((switch.to_owned(), value)),
            None => record.other.push((name.to_owned(), value)),
        },
    }
    Ok(())
}

fn parse_player(text: &str) -> Option<Player> {
    Player::BOTH.into_iter().find(|&player| player_text(player) == text)
}

/// The series before the game of a record; one that had been decided has no game after it.
fn parse_series(text: &str) -> Result<Series, &'static str> {
    let series: Series = text.parse().map_err(SeriesError::problem)?;
    if series.result().is_some() { Err(SeriesError::Decided.problem()) } else { Ok(series) }
}

fn parse_opening(text: &str) -> Option<Opening> {
    let (throws, first) = text.rsplit_once(' ')?;
    let first = parse_player(first)?;
    let pair = |word: &str| -> Option<[Dice; 2]> {
        let (one, two) = word.split_once(':')?;
        Some([one.parse().ok()?, two.parse().ok()?])
    };
    let tries: Option<Vec<[Dice; 2]>> = throws.split(' ').map(pair).collect();
    Some(Opening { tries: tries?, first })
}

/// Reads the turns and the end.
fn read_turns<'a>(
    record: &mut Record,
    mut lines: impl Iterator<Item = (usize, &'a str)>,
    text: &str,
) -> Result<(), RecordError> {
    let last_line = text.lines().count();
    let ends_whole = text.ends_with(char::is_whitespace);
    for (line, content) in lines.by_ref() {
        if content.is_empty() {
            continue;
        }
        let is_cut = line == last_line && !ends_whole;
        if let Some(result) = RecordResult::parse(content) {
            // The tag and the end say the same, unless the tag was not there.
            if result != record.result {
                let (told, found) = (result.text().to_owned(), record.result.text().to_owned());
                return Err(RecordError::Result { line, told, found });
            }
            let more = lines.find(|(_, rest)| !rest.is_empty());
            return match more {
                Some((line, rest)) => Err(RecordError::AfterTheEnd { line, text: rest.to_owned() }),
                None => Ok(()),
            };
        }
        let expected = record.turns.len() + 1;
        let mut words = content.split_whitespace();
        if words.next() != Some(&*format!("{expected}.")) {
            let error = RecordError::Turn { line, expected, text: content.to_owned() };
            return Err(if is_cut { cut_short(text, record) } else { error });
        }
        let mut steps: Vec<String> = words.map(ToOwned::to_owned).collect();
        if is_cut {
            steps.pop();
        }
        if !steps.is_empty() {
            record.turns.push(steps);
            record.lines.push(line);
        } else if !is_cut {
            return Err(RecordError::Turn { line, expected, text: content.to_owned() });
        }
    }
    Err(cut_short(text, record))
}

fn cut_short(text: &str, record: &Record) -> RecordError {
    RecordError::CutShort { line: text.lines().count().max(1), turns: record.turns.len(), steps: record.step_count() }
}
