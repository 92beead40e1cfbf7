//! OpenTafl's records of rules: words of a key and a value, the board's size first and the men at the start last.
//!
//! `dim:9 name:Tablut esc:e atkf:y ks:c nj:n cor: cens: cenh: start:/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/`
//! is Tablut as OpenTafl has it. A key that is not there has its usual value. Such a record does not tell what happens to
//! a side that has no move, nor after how many turns without a capture a game is drawn; in these points the game is
//! played as by the ruleset of ours that comes nearest ([`ToldRules::setup`]).

mod words;

use crate::entry::TABLUT;
use crate::notation::open_tafl_board;
use crate::position::Position;
use crate::rules::{BesideThrone, HostileThrone, OpenKing, TablutRules};
use boxwood_core::{FormatError, Setup, Side};
use std::fmt::Write;
use words::{Pieces, Words};

/// The men at the start.
pub const START: &str = "/3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";

/// What a record of rules says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldRules {
    /// Our switches that it decides.
    pub switches: Vec<(&'static str, &'static str)>,
    /// The men on the board, from the first rank on.
    pub board: String,
    /// The line of the men, counted from 1.
    pub board_line: usize,
    /// Who moves first.
    pub turn: Side,
}

impl ToldRules {
    /// Whether the men stand as at the start of a game.
    #[must_use]
    pub fn is_start(&self) -> bool {
        self.board == START
    }

    /// The ruleset that comes nearest, with the switches in which the record differs from it.
    #[must_use]
    pub fn setup(&self) -> Setup {
        // In a position under way it matters no more who began.
        let matters = |name: &str| self.is_start() || name != "first_mover";
        let told = || self.switches.iter().filter(|(name, _)| matters(name));
        let differing = |switches: &std::collections::BTreeMap<String, String>| {
            let differs = |(name, value): &&(&str, &str)| switches.get(*name).map(String::as_str) != Some(*value);
            told().filter(differs).map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect::<Vec<_>>()
        };
        let nearest = TABLUT.rulesets().iter().min_by_key(|ruleset| differing(&ruleset.switches).len());
        Setup {
            ruleset: nearest.map(|ruleset| ruleset.id.clone()),
            overrides: nearest.map(|ruleset| differing(&ruleset.switches)).unwrap_or_default(),
            ..Setup::default()
        }
    }
}

/// Reads a record of rules.
///
/// # Errors
/// It is none, or tells rules that are not known here; with the line, counted from 1.
pub fn read(text: &str) -> Result<ToldRules, (usize, FormatError)> {
    let words = Words::read(text)?;
    let wrong = |key: &str, what: &str| Err(words.wrong(key, what));
    if words.get("dim") != "9" {
        return wrong("dim", "the board has nine times nine squares here");
    }
    for (key, what) in [
        ("kj", "nobody leaps here, the king neither"),
        ("afor", "there are no camps here"),
        ("dfor", "there are no forts here"),
        ("spd", "everybody moves as far as he likes here"),
        ("sw", "nobody is taken in a wall of shields here"),
        ("efe", "a fort at the edge wins nothing here"),
        ("ber", "nobody moves on after he took somebody here"),
    ] {
        if !words.is_usual(key) {
            return wrong(key, what);
        }
    }
    let throne = words.squares("cen", &["e5"])?;
    if throne != ["e5"] {
        return wrong("cen", "the throne is e5 and no other square here");
    }
    let corner = corners(&words)?;
    let armed = words.one_of("ka", &["y", "n"], "the king takes as others do, or takes nobody")? == "y";
    let captured = match words.one_of("ks", &["s", "y", "c", "m"], STRENGTH)? {
        "c" => "two",
        // All around the king: at the edge, where that means fewer, he has escaped unless only corners count.
        "m" if corner => return wrong("ks", STRENGTH),
        _ => "four",
    };
    let (hostile, beside) = hostility(&words, armed)?;
    let pass = words.pieces("cenp")?;
    if !pass.all() && !pass.none() {
        return wrong("cenp", "either all pass over the empty throne here, or nobody");
    }
    let (stop, enter) = (words.pieces("cens")?, words.pieces("cenre")?);
    if (stop.attackers && enter.attackers) || (stop.defenders && enter.defenders) {
        return wrong("cens", "nobody but the king stands on the throne here");
    }
    let repetition = words.one_of("tfr", &["d", "i"], "a position that comes again wins or loses nothing here")?;
    let yes = |key: &str| words.one_of(key, &["y", "n"], "yes (y) or no (n) is asked").map(|value| value == "y");
    let attackers = yes("atkf")?;
    let yes_no = |is: bool| if is { "yes" } else { "no" };
    Ok(ToldRules {
        switches: vec![
            ("first_mover", if attackers { "attackers" } else { "defenders" }),
            ("king_armed", yes_no(armed)),
            ("king_captured_by", captured),
            ("beside_throne", beside),
            ("hostile_throne", hostile),
            ("throne_passage", yes_no(pass.all())),
            ("throne_reentry", yes_no(stop.king && enter.king)),
            ("rule_eleven", yes_no(yes("linc")?)),
            ("escape", if corner { "corner" } else { "edge" }),
            ("enclosure_wins", yes_no(yes("surf")?)),
            ("tuichu_wins", "no"),
            ("repetition", if repetition == "d" { "third" } else { "none" }),
        ],
        board: words.board()?,
        board_line: words.board_line(),
        turn: if attackers { Side::First } else { Side::Second },
    })
}

const STRENGTH: &str = "the king on his throne is taken by four here, elsewhere by two (c) or four (s)";

/// Whether the king escapes in the corners only.
fn corners(words: &Words) -> Result<bool, (usize, FormatError)> {
    let corner = words.one_of("esc", &["c", "e"], "the king escapes at the edge (e) or in a corner (c)")? == "c";
    let squares = words.squares("cor", &["a1", "a9", "i1", "i9"])?;
    if !squares.is_empty() && squares != ["a1", "a9", "i1", "i9"] {
        return Err(words.wrong("cor", "the corners are a1, a9, i1 and i9 here"));
    }
    if corner && squares.is_empty() {
        return Err(words.wrong("cor", "the king escapes in the corners, and there are none"));
    }
    if squares.is_empty() {
        return Ok(corner);
    }
    if !words.pieces("corh")?.none() {
        return Err(words.wrong("corh", "nobody is taken against a corner here"));
    }
    let stop = words.pieces("cors")?;
    if corner && !(stop.king && !stop.attackers && !stop.defenders) {
        return Err(words.wrong("cors", "the king alone enters the corners where he escapes there"));
    }
    if !corner && !stop.all() {
        return Err(words.wrong("cors", "the corners are squares like others where the king escapes at the edge"));
    }
    Ok(corner)
}

/// To whom the throne is hostile, and how the king is taken beside it.
fn hostility(words: &Words, armed: bool) -> Result<(&'static str, &'static str), (usize, FormatError)> {
    let (empty, held): (Pieces, Pieces) = (words.pieces("cenhe")?, words.pieces("cenh")?);
    if empty.attackers != empty.defenders {
        return Err(words.wrong("cenhe", "the empty throne is an enemy to the men of both sides here, or to none"));
    }
    if held.defenders {
        return Err(words.wrong("cenh", "the throne with the king on it is no enemy to his own men here"));
    }
    let hostile = match (empty.attackers, held.attackers) {
        (true, true) => "always_to_attackers",
        (true, false) => "empty_to_all",
        (false, true) if !armed => {
            return Err(words.wrong("cenh", "a throne that is no enemy when empty is none with the king on it here"));
        }
        (false, _) => "never",
    };
    Ok((hostile, if empty.king { "three" } else { "four" }))
}

/// Writes a record of rules, with the men of a position and its side first to move.
///
/// # Errors
/// The king beside his throne is taken as no such record can tell.
pub fn write(rules: &TablutRules, position: &Position) -> Result<String, FormatError> {
    let beside_three = match (rules.beside_throne, rules.king_captured_by) {
        (BesideThrone::Three, _) => true,
        (BesideThrone::Four, _) => false,
        (BesideThrone::AsOpen, OpenKing::Four) => rules.hostile_throne != HostileThrone::Never,
        (BesideThrone::AsOpen, OpenKing::Two) => {
            return Err(FormatError::new(
                "OpenTafl knows no king who is taken by two beside his throne, yet by four on it",
            ));
        }
    };
    let mut text = String::from("dim:9 name:Tablut");
    // Writing to a `String` cannot fail.
    let mut word = |when: bool, word: &str| {
        if when {
            let _ = write!(text, " {word}");
        }
    };
    word(!rules.corners_only, "esc:e");
    word(!rules.enclosure_wins, "surf:n");
    word(true, if position.turn() == Side::First { "atkf:y" } else { "atkf:n" });
    word(!rules.repetition, "tfr:i");
    word(!rules.king_armed, "ka:n");
    word(rules.king_captured_by == OpenKing::Two, "ks:c");
    word(true, "nj:n cj:n");
    word(true, if rules.corners_only { "corh:" } else { "cor:" });
    word(!rules.throne_passage, "cenp:");
    word(!rules.throne_reentry, "cens:");
    word(rules.hostile_throne != HostileThrone::AlwaysToAttackers, "cenh:");
    match (rules.hostile_throne, beside_three) {
        (HostileThrone::Never, true) => word(true, "cenhe:K"),
        (HostileThrone::Never, false) => word(true, "cenhe:"),
        (_, true) => {}
        (_, false) => word(true, "cenhe:tcnkTCN"),
    }
    word(rules.rule_eleven, "linc:y");
    word(true, &format!("start:{}", open_tafl_board(position)));
    Ok(text)
}
