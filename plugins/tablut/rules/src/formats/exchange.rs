//! Texts of other programs, whatever they are: which of the formats a text is in, and the game that it tells.
//!
//! A list of moves alone names no rules. It is taken to be played by the first of our rulesets under which every move of
//! it is allowed; where there is none, what is told is the first thing that is wrong under the ruleset that gets
//! furthest. A game with its rules is played by those.

mod write;

pub use write::write;

use super::lists;
use super::rules::{self, ToldRules};
use crate::entry::TABLUT;
use crate::game::Tablut;
use crate::notation::{read_move, read_open_tafl_board};
use boxwood_core::{
    Foreign, FormatError, Formats, Game, GameMatch, Match, Misread, Outcome, RecordResult, Setup, Side,
};

/// The ways to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A board of OpenTafl's, alone or with its rules.
    Position,
    /// A record of OpenTafl's rules, with the men at the start.
    Rules,
    /// A game of OpenTafl's.
    Game,
    /// A list of moves, as Cyningstan prints it. It is read only.
    Moves,
}

impl Format {
    /// All in which something is written.
    pub const WRITTEN: [Format; 3] = [Format::Position, Format::Game, Format::Rules];

    /// The name in the keys of texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Format::Position => "opentafl-position",
            Format::Rules => "opentafl-rules",
            Format::Game => "opentafl-game",
            Format::Moves => "tafl-moves",
        }
    }
}

/// The formats of Tablut.
pub static TABLUT_FORMATS: &dyn Formats = &TablutFormats;

#[derive(Debug)]
struct TablutFormats;

impl Formats for TablutFormats {
    fn read(&self, text: &str) -> Option<Result<Foreign, Misread>> {
        read(text)
    }

    fn written(&self) -> &'static [&'static str] {
        static NAMES: [&str; Format::WRITTEN.len()] = {
            let [a, b, c] = Format::WRITTEN;
            [a.name(), b.name(), c.name()]
        };
        &NAMES
    }

    fn write(&self, game: &dyn Match, format: &str, players: &[Option<String>; 2]) -> Result<String, FormatError> {
        let found = Format::WRITTEN.into_iter().find(|known| known.name() == format);
        write(game, found.ok_or_else(|| FormatError::new("no such format"))?, players)
    }
}

/// What a text seems to be; `None` for nothing that is known here.
#[must_use]
pub fn recognise(text: &str) -> Option<Format> {
    let text = text.trim_start_matches('\u{feff}').trim();
    let first = text.split_whitespace().next()?;
    if first.starts_with('/') && first.chars().all(|c| "/123456789tTkKnNcCmM".contains(c)) {
        return Some(Format::Position);
    }
    if first.starts_with("dim:") {
        let start = text.contains(&format!(":{}", rules::START));
        return Some(if start { Format::Rules } else { Format::Position });
    }
    if let Some(tag) = text.strip_prefix('[') {
        let name = tag.split_once(':').map_or("", |(name, _)| name);
        let named = !name.is_empty() && name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
        return named.then_some(Format::Game);
    }
    let moves = lists::read(text).ok()?.moves;
    moves.first().is_some_and(|(_, word)| is_move(word)).then_some(Format::Moves)
}

/// Whether a word is a move: two squares of nine ranks with a stroke between, before which may stand whose piece moves.
fn is_move(word: &str) -> bool {
    let word = word.strip_prefix(['K', 'T', 't']).unwrap_or(word).as_bytes();
    let square = |file: u8, rank: u8| file.to_ascii_lowercase().wrapping_sub(b'a') < 9 && rank.wrapping_sub(b'1') < 9;
    matches!(word, [file, rank, b'-', to, at, ..] if square(*file, *rank) && square(*to, *at))
}

/// Reads a text; `None` for one that is in none of the formats.
#[must_use]
pub fn read(text: &str) -> Option<Result<Foreign, Misread>> {
    let text = text.trim_start_matches('\u{feff}');
    let format = recognise(text)?;
    let misread = |(line, what)| Misread { format: format.name(), line, what };
    Some(told(text, format).and_then(|told| understand(format, &told)).map_err(misread))
}

/// A line and what is wrong on it.
type Wrong = (usize, String);

fn of_format((line, error): (usize, FormatError)) -> Wrong {
    (line, error.to_string())
}

/// What a text says, before any rules are asked.
#[derive(Debug, Default)]
struct ToldGame {
    /// The rules, with their line.
    rules: Option<(usize, ToldRules)>,
    /// Our switches that OpenTafl's rules do not tell, with their line.
    own: Option<(usize, Vec<(String, String)>)>,
    /// The men it begins from, with their line, and who moves, where it says so.
    from: Option<(usize, String, Option<Side>)>,
    moves: Vec<(usize, String)>,
    players: [Option<String>; 2],
    result: Option<(usize, RecordResult)>,
}

fn told(text: &str, format: Format) -> Result<ToldGame, Wrong> {
    let mut told = ToldGame::default();
    match format {
        Format::Position if text.trim_start().starts_with('/') => {
            let mut words = text.lines().enumerate().flat_map(|(i, l)| l.split_whitespace().map(move |w| (i + 1, w)));
            let (line, board) = words.next().unwrap_or((1, ""));
            let turn = match words.next() {
                None => None,
                Some((_, "attackers")) => Some(Side::First),
                Some((_, "defenders")) => Some(Side::Second),
                Some((line, word)) => return Err((line, format!("'{word}' is neither attackers nor defenders"))),
            };
            if let Some((line, word)) = words.next() {
                return Err((line, format!("a position ends before '{word}'")));
            }
            told.from = Some((line, board.to_owned(), turn));
        }
        Format::Position | Format::Rules => told.rules = Some((1, rules::read(text).map_err(of_format)?)),
        Format::Game | Format::Moves => {
            let list = lists::read(text).map_err(of_format)?;
            for (line, name, value) in list.tags {
                read_tag(&mut told, line, &name, value)?;
            }
            told.moves = list.moves;
        }
    }
    Ok(told)
}

fn read_tag(told: &mut ToldGame, line: usize, name: &str, value: String) -> Result<(), Wrong> {
    let said = |value: String| (!value.is_empty()).then_some(value);
    match name {
        "attackers" => told.players[0] = said(value),
        "defenders" => told.players[1] = said(value),
        "rules" => told.rules = Some((line, rules::read(&value).map_err(|(_, error)| (line, error.to_string()))?)),
        "position" => told.from = Some((line, value, None)),
        "boxwood" => {
            let switch = |word: &str| word.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
            let switches: Option<Vec<_>> = value.split_whitespace().map(switch).collect();
            told.own = Some((line, switches.ok_or_else(|| (line, format!("'{value}' are no switches")))?));
        }
        "result" => {
            let result = match value.as_str() {
                "1" => RecordResult::Won(Side::First),
                "-1" => RecordResult::Won(Side::Second),
                "0" => RecordResult::Draw,
                "?" | "" => return Ok(()),
                _ => return Err((line, format!("'{value}' is no result: 1, 0, -1 or ?"))),
            };
            told.result = Some((line, result));
        }
        _ => {}
    }
    Ok(())
}

/// Finds the game of ours that this is.
fn understand(format: Format, told: &ToldGame) -> Result<Foreign, Wrong> {
    let setups: Vec<Setup> = match &told.rules {
        Some((_, rules)) => vec![rules.setup()],
        None => {
            let of = |id: &String| Setup { ruleset: Some(id.clone()), ..Setup::default() };
            TABLUT.rulesets().iter().map(|ruleset| of(&ruleset.id)).collect()
        }
    };
    let mut best: Option<Wrong> = None;
    for setup in setups {
        match play(setup, told) {
            Ok((game, result)) => {
                return Ok(Foreign { format: format.name(), game, players: told.players.clone(), result });
            }
            Err(wrong) => {
                if best.as_ref().is_none_or(|best| wrong.0 > best.0) {
                    best = Some(wrong);
                }
            }
        }
    }
    Err(best.unwrap_or((1, "there is no such game here".to_owned())))
}

/// Plays what is told in a game of these rules; else what is wrong, and on which line.
fn play(mut setup: Setup, told: &ToldGame) -> Result<(Box<dyn Match>, Option<RecordResult>), Wrong> {
    let own = told.own.iter().flat_map(|(_, switches)| switches);
    for (name, value) in own {
        setup.overrides.retain(|(known, _)| known != name);
        setup.overrides.push((name.clone(), value.clone()));
    }
    let own_line = told.own.as_ref().map_or(1, |(line, _)| *line);
    let mut game = TABLUT.new_match(&setup).map_err(|error| (own_line, error.to_string()))?;
    if let Some((line, board, turn)) = from(told) {
        let wrong = |what: String| (line, what);
        let rules = tablut(&*game).map_err(wrong)?.game();
        let turn = turn.unwrap_or(rules.rules().first_mover);
        let position = read_open_tafl_board(rules, board, turn).map_err(wrong)?;
        let own = rules.position_text(&position);
        game = TABLUT.match_from(&setup, &own).map_err(|error| wrong(error.to_string()))?;
    }
    let mut given_up = None;
    for (line, word) in &told.moves {
        let wrong = |what: String| (*line, what);
        if given_up.is_some() {
            return Err(wrong(format!("'{word}' comes after somebody gave up")));
        }
        if word == "---" && game.outcome().is_none() {
            given_up = Some((*line, RecordResult::Won(game.on_turn().other())));
            continue;
        }
        if game.outcome().is_some() {
            return Err(wrong(format!("'{word}': the game is over")));
        }
        let under_way = tablut(&*game).map_err(wrong)?;
        let step = read_move(under_way.game(), under_way.position(), word).map_err(wrong)?;
        game.play(step).map_err(|refusal| wrong(format!("'{word}': {refusal}")))?;
    }
    let result = agree(game.outcome(), given_up, told.result)?;
    Ok((game, result))
}

/// The men from which a game begins, if not from the start of its rules, with their line and who moves.
fn from(told: &ToldGame) -> Option<(usize, &str, Option<Side>)> {
    let rules = told.rules.as_ref();
    match (&told.from, rules) {
        (Some((line, board, turn)), _) => Some((*line, board, turn.or_else(|| rules.map(|(_, r)| r.turn)))),
        (None, Some((line, rules))) if !rules.is_start() => {
            Some((line + rules.board_line - 1, &rules.board, Some(rules.turn)))
        }
        (None, _) => None,
    }
}

/// The result of a game that goes on by the rules: what stands in its moves and tags, which must agree with one another
/// and with the rules.
fn agree(
    outcome: Option<Outcome>,
    given_up: Option<(usize, RecordResult)>,
    tag: Option<(usize, RecordResult)>,
) -> Result<Option<RecordResult>, Wrong> {
    let by_rules = outcome.map(|outcome| outcome.winner.map_or(RecordResult::Draw, RecordResult::Won));
    let played = by_rules.or(given_up.map(|(_, result)| result));
    match (played, tag) {
        (Some(played), Some((line, tag))) if played != tag => {
            let words = |result| match result {
                RecordResult::Won(Side::First) => "the attackers have won",
                RecordResult::Won(Side::Second) => "the defenders have won",
                RecordResult::Draw => "it is a draw",
                RecordResult::Unfinished => "it is not over",
            };
            Err((line, format!("the result says that {}, but by the moves {}", words(tag), words(played))))
        }
        _ if by_rules.is_some() => Ok(None),
        _ => Ok(played.or(tag.map(|(_, result)| result))),
    }
}

fn tablut(game: &dyn Match) -> Result<&GameMatch<Tablut>, String> {
    game.as_any().downcast_ref().ok_or_else(|| "this is no game of Tablut".to_owned())
}
