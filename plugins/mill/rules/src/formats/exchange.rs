//! Texts of other programs, whatever they are: which of the formats a text is in, and which of our games it tells.
//!
//! No such text names its rules as we do. A game is taken to be played by the first of our rulesets under which every
//! step of it is allowed, nine men's morris first; where there is none, what is told is the first thing that is wrong
//! under the ruleset that gets furthest.

use super::moves::{List, Naming, read_lines};
use super::pgn::Pgn;
use super::{fen, moves};
use crate::boards::BoardKind;
use crate::entry::ENTRIES;
use crate::game::Mill;
use crate::position::Position;
use boxwood_core::{Foreign, FormatError, Formats, Game, GameMatch, Match, Misread, Outcome, Setup, Side, Step};
use boxwood_search::GameEntry;

/// The ways to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A position as Sanmill writes it.
    SanmillPosition,
    /// A game in Sanmill's dialect of PGN.
    SanmillGame,
    /// A list of moves, points by letter and number (World Merrills).
    Letters,
    /// A list of moves, points by numbers (`PlayOK`).
    Numbers,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 4] = [Format::SanmillPosition, Format::SanmillGame, Format::Letters, Format::Numbers];

    /// The name in the keys of texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Format::SanmillPosition => "sanmill-position",
            Format::SanmillGame => "sanmill-game",
            Format::Letters => "letters",
            Format::Numbers => "numbers",
        }
    }
}

/// The formats of the mill games.
pub static MILL_FORMATS: &dyn Formats = &MillFormats;

#[derive(Debug)]
struct MillFormats;

impl Formats for MillFormats {
    fn read(&self, text: &str) -> Option<Result<Foreign, Misread>> {
        read(text)
    }

    fn written(&self) -> &'static [&'static str] {
        static NAMES: [&str; Format::ALL.len()] = {
            let [a, b, c, d] = Format::ALL;
            [a.name(), b.name(), c.name(), d.name()]
        };
        &NAMES
    }

    fn write(&self, game: &dyn Match, format: &str, players: &[Option<String>; 2]) -> Result<String, FormatError> {
        let found = Format::ALL.into_iter().find(|known| known.name() == format);
        write(game, found.ok_or_else(|| FormatError::new("no such format"))?, players)
    }
}

/// What a text seems to be; `None` for nothing that is known here.
#[must_use]
pub fn recognise(text: &str) -> Option<Format> {
    let text = text.trim_start_matches('\u{feff}').trim();
    let first = text.split_whitespace().next()?;
    let rings = |word: &str| word.split('/').count() == 3 && word.chars().all(|c| "O@*X/".contains(c));
    if rings(first) {
        return Some(Format::SanmillPosition);
    }
    let tagged = text.starts_with('[');
    let moves: String =
        text.lines().filter(|line| !line.trim_start().starts_with('[')).flat_map(|l| [l, "\n"]).collect();
    let word = moves.split_whitespace().find_map(|word| {
        let word = match word.split_once('.') {
            Some((number, rest)) if !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()) => rest,
            _ => word,
        };
        (!word.is_empty() && !word.starts_with('{')).then(|| word.to_owned())
    });
    let letters = |word: &str| {
        let mut chars = word.chars();
        matches!((chars.next(), chars.next()), (Some('a'..='g'), Some('1'..='9')))
    };
    // Without a number before it, a lone number is no game.
    let numbers = |word: &str| word.starts_with(|c: char| c.is_ascii_digit()) && moves.trim_start().starts_with("1.");
    match word.as_deref() {
        Some(word) if letters(word) => Some(if tagged { Format::SanmillGame } else { Format::Letters }),
        Some(word) if numbers(word) => Some(Format::Numbers),
        _ if tagged && text.contains("[FEN \"") => Some(Format::SanmillGame),
        _ => None,
    }
}

/// Reads a text; `None` for one that is in none of the formats.
#[must_use]
pub fn read(text: &str) -> Option<Result<Foreign, Misread>> {
    let format = recognise(text)?;
    Some(told(text, format).and_then(|told| understand(format, &told)))
}

/// What a text says, before any rules are asked.
struct ToldGame {
    /// The position it begins from, with its line.
    from: Option<(usize, String)>,
    list: List,
    players: [Option<String>; 2],
}

fn told(text: &str, format: Format) -> Result<ToldGame, Misread> {
    let misread = |line, what: String| Misread { format: format.name(), line, what };
    let text = text.trim_start_matches('\u{feff}');
    let ground = ENTRIES.iter().find_map(|e| e.new_match(&Setup::default()).ok().filter(|game| tells(&**game)));
    let ground = ground.ok_or_else(|| misread(1, "there is no game of twenty-four points here".to_owned()))?;
    let board = ground.board();
    let mut told = ToldGame { from: None, list: List::default(), players: [None, None] };
    if format == Format::SanmillPosition {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let (index, line) = lines.next().unwrap_or_default();
        if let Some((more, rest)) = lines.next() {
            return Err(misread(
                more + 1,
                format!("a position is one line, and this stands after it: {}", rest.trim()),
            ));
        }
        told.from = Some((index + 1, line.trim().to_owned()));
        return Ok(told);
    }
    // The tags are read and emptied, so that the moves keep their lines.
    let mut moves = String::new();
    for (index, line) in text.lines().enumerate() {
        if moves.trim().is_empty() && line.trim_start().starts_with('[') {
            let pgn = Pgn::read(board, line).map_err(|error| misread(index + 1, error.to_string()))?;
            for (name, value) in pgn.tags {
                match name.as_str() {
                    "FEN" => told.from = Some((index + 1, value)),
                    "White" => told.players[0] = Some(value),
                    "Black" => told.players[1] = Some(value),
                    _ => {}
                }
            }
        } else {
            moves.push_str(line);
        }
        moves.push('\n');
    }
    let naming = if format == Format::Numbers { Naming::Numbers } else { Naming::Letters };
    told.list = read_lines(board, &moves, naming).map_err(|(line, error)| misread(line, error.to_string()))?;
    Ok(told)
}

/// Finds the game of ours that this is.
fn understand(format: Format, told: &ToldGame) -> Result<Foreign, Misread> {
    let mut best: Option<Misread> = None;
    for entry in ENTRIES {
        for ruleset in entry.rulesets() {
            let setup = Setup { ruleset: Some(ruleset.id.clone()), ..Setup::default() };
            let Ok(new) = entry.new_match(&setup) else { continue };
            if !tells(&*new) {
                continue;
            }
            match play(*entry, &setup, new, told) {
                Ok(game) => {
                    return Ok(Foreign { format: format.name(), game, players: told.players.clone(), result: None });
                }
                Err((line, what)) => {
                    if best.as_ref().is_none_or(|best| line > best.line) {
                        best = Some(Misread { format: format.name(), line, what });
                    }
                }
            }
        }
    }
    Err(best.unwrap_or(Misread {
        format: format.name(),
        line: 1,
        what: "there is no game of twenty-four points here".to_owned(),
    }))
}

/// Whether the formats can tell such a game: it has twenty-four points and no dice.
fn tells(game: &dyn Match) -> bool {
    let mill = game.as_any().downcast_ref::<GameMatch<Mill>>();
    mill.is_some_and(|mill| mill.game().rules().board == BoardKind::Ring24 && game.dice_count() == 0)
}

/// Plays what is told in a game of these rules; else what is wrong, and on which line.
fn play(
    entry: &dyn GameEntry,
    setup: &Setup,
    new: Box<dyn Match>,
    told: &ToldGame,
) -> Result<Box<dyn Match>, (usize, String)> {
    let mut game = match &told.from {
        None => new,
        Some((line, from)) => {
            let wrong = |what: String| (*line, what);
            let mill = new.as_any().downcast_ref::<GameMatch<Mill>>().ok_or_else(|| wrong("no mill".to_owned()))?;
            let position = fen::read(mill.game(), from).map_err(|error| wrong(error.to_string()))?;
            let own = mill.game().position_text(&position);
            entry.match_from(setup, &own).map_err(|error| wrong(error.to_string()))?
        }
    };
    for (line, step) in &told.list.steps {
        let text = step.text(game.board());
        game.play(*step).map_err(|refusal| (*line, format!("{text} is not legal: {refusal}")))?;
    }
    Ok(game)
}

/// Writes a game, or the position it has come to.
///
/// # Errors
/// The game is none of this family, or is one that the format cannot tell.
pub fn write(game: &dyn Match, format: Format, players: &[Option<String>; 2]) -> Result<String, FormatError> {
    let unknown = || FormatError::new("only games of the mill family are written so");
    let mill = game.as_any().downcast_ref::<GameMatch<Mill>>().ok_or_else(unknown)?;
    let history = game.history();
    if format == Format::SanmillPosition {
        return Ok(position(mill, mill.position(), history.len())? + "\n");
    }
    if !tells(game) {
        return Err(FormatError::new("this format knows games of twenty-four points without dice only"));
    }
    let steps: Vec<Step> = history.iter().map(|played| played.step).collect();
    let result = result(game.outcome());
    let naming = if format == Format::Numbers { Naming::Numbers } else { Naming::Letters };
    let from = match (mill.before().first(), &game.info().from) {
        (_, None) => None,
        (first, Some(_)) => Some(position(mill, first.unwrap_or_else(|| mill.position()), 0)?),
    };
    if format != Format::SanmillGame {
        if from.is_some() {
            return Err(FormatError::new("a list of moves begins with the empty board, and this game does not"));
        }
        return Ok(moves::write(game.board(), &steps, naming, Some(result))? + "\n");
    }
    let name = |i: usize| players[i].clone().unwrap_or_else(|| "?".to_owned());
    let mut tags = vec![("Event".to_owned(), "Boxwood".to_owned())];
    let mut tag = |name: &str, value: String| tags.push((name.to_owned(), value));
    tag("White", name(0));
    tag("Black", name(1));
    tag("Result", result.to_owned());
    if let Some(from) = from {
        tag("FEN", from);
        tag("SetUp", "1".to_owned());
    }
    Pgn { tags, steps, result: result.to_owned() }.write(game.board())
}

fn position(mill: &GameMatch<Mill>, position: &Position, steps: usize) -> Result<String, FormatError> {
    fen::write(mill.game(), position, steps as u32 / 2 + 1)
}

const fn result(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => "*",
        Some(Outcome { winner: Some(Side::First), .. }) => "1-0",
        Some(Outcome { winner: Some(Side::Second), .. }) => "0-1",
        Some(Outcome { winner: None, .. }) => "1/2-1/2",
    }
}
