//! Games that are solved: exact values with the turns to the end, and a player that never gives any of it away.
//!
//! The games of nine points are small enough to be solved when they are asked about. Those of sixteen and eighteen
//! points with up to six men a side have tables in `assets/tables`, made by `boxwood-engine tables`; of the games of
//! twenty-four points the endings with up to eight men in all are known where a side of three flies. The tables of
//! eighteen points are read when they are needed, the others are part of the program (but not of a web page's). Draws by
//! repetition or lack of progress are left aside: a value is what best play comes to without them.

pub mod access;
pub mod coder;
pub mod entering;
pub mod files;
pub mod index;
pub mod player;
pub mod retrograde;
pub mod small;
pub mod student;
pub mod tables;
pub mod turns;

use crate::boards::{BoardKind, Connectors};
use crate::game::Mill;
use crate::kernel::quick::{Kit, Quick};
use crate::kernel::{Job, Wood, with};
use crate::position::{End, Position};
use crate::rules::{Blocked, Capture, FirstMove, MillDice, MillRules, Phase2, Win};
use access::Reader;
pub use access::{Access, access, may_know, oracle, take_in, wanted, worth};
use boxwood_core::Game;
use index::MOST;
use retrograde::is_loss;
use std::borrow::Cow;
use std::fmt::Debug;
use tables::{Reading, moving_classes};
pub use tables::{TableError, Tables};

/// What a position is worth to the side on turn under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// 1 it wins, -1 it loses, 0 draw.
    pub value: i8,
    /// Whole turns to the end; 0 in a draw.
    pub turns: u32,
}

/// Somebody who knows a game exactly.
pub trait Oracle: Debug + Send + Sync {
    /// What a position is worth to the side on turn; `None` if it is beyond what is known.
    fn worth(&self, game: &Mill, position: &Position) -> Option<Worth>;

    /// What it says of each class of positions; `None` where there are no classes.
    fn census(&self) -> Option<Census> {
        None
    }

    /// The same of one class: so many men of the side on turn, so many of the other.
    fn class(&self, _own: usize, _enemy: usize) -> Option<[usize; 3]> {
        None
    }
}

/// What a table says of positions with no men in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Census {
    /// For so many men of the side on turn and of the other: how many positions are won, lost, drawn. Those that a
    /// symmetry makes alike are counted singly.
    pub classes: Vec<([usize; 2], [usize; 3])>,
    /// The most turns to a lost end with up to five and up to six men a side.
    pub longest: [u8; 2],
}

impl<W: Wood> Oracle for Tables<W> {
    fn worth(&self, game: &Mill, position: &Position) -> Option<Worth> {
        if let Some(outcome) = game.outcome(position)
            && position.end != End::NoProgress
        {
            let value = outcome.winner.map_or(0, |side| if side == game.on_turn(position) { 1 } else { -1 });
            return Some(Worth { value, turns: 0 });
        }
        let quick: Quick<()> = Kit::<W>::seen(game, position)?;
        Some(match self.code(&quick)? {
            0 => Worth { value: 0, turns: 0 },
            code => Worth { value: if is_loss(code) { -1 } else { 1 }, turns: u32::from(code) - 1 },
        })
    }

    fn class(&self, own: usize, enemy: usize) -> Option<[usize; 3]> {
        moving_classes::<W>().any(|men| men == [own, enemy]).then(|| self.census(own, enemy))
    }

    fn census(&self) -> Option<Census> {
        let classes = moving_classes::<W>().map(|men| (men, self.census(men[0], men[1]))).collect();
        Some(Census { classes, longest: [MOST - 1, MOST].map(|most| self.longest_loss(most).unwrap_or_default()) })
    }
}

/// A table and the rules it is made for.
#[derive(Clone, Copy, Debug)]
pub struct TableInfo {
    /// Its name, which is its file's too, without the ending.
    pub name: &'static str,
    /// The rules.
    pub rules: MillRules,
    /// The packed table, where it is part of the program.
    embedded: Option<&'static [u8]>,
}

const fn rules(board: BoardKind, capture: Capture, connectors: Connectors) -> MillRules {
    MillRules {
        board,
        win: Win::Reduce,
        diagonal_lines: false,
        diagonal_moves: false,
        connectors,
        men: MOST as u8,
        phase2: Phase2::Slide,
        fly_at: 0,
        capture,
        each_mill: matches!(board, BoardKind::Ring16),
        mill_in_placement: true,
        place_or_move: false,
        remake_ban: false,
        african_pairs: false,
        blocked: Blocked::Lose,
        first_move: FirstMove::Any,
        entering_only: false,
        dice: MillDice::None,
        repetition: false,
        no_progress: 0,
    }
}

const fn ring16(capture: Capture) -> MillRules {
    rules(BoardKind::Ring16, capture, Connectors::Midpoints)
}

const fn tri18(connectors: Connectors) -> MillRules {
    rules(BoardKind::Tri18, Capture::Fallback, connectors)
}

const fn ring24(capture: Capture, each_mill: bool) -> MillRules {
    MillRules { fly_at: 3, each_mill, ..rules(BoardKind::Ring24, capture, Connectors::Midpoints) }
}

const fn table(name: &'static str, rules: MillRules, embedded: Option<&'static [u8]>) -> TableInfo {
    TableInfo { name, rules, embedded }
}

/// A table that every program has in it but a page, which fetches it when it is wanted.
#[cfg(not(target_family = "wasm"))]
macro_rules! embedded {
    ($name:literal) => {
        Some(include_bytes!(concat!("../../../../assets/tables/", $name, ".table")))
    };
}
#[cfg(target_family = "wasm")]
macro_rules! embedded {
    ($name:literal) => {
        None
    };
}

/// Every table there is.
pub static TABLES: &[TableInfo] = &[
    table("ring16-strict", ring16(Capture::Strict), embedded!("ring16-strict")),
    table("ring16-any", ring16(Capture::Any), embedded!("ring16-any")),
    table("ring16-fallback", ring16(Capture::Fallback), embedded!("ring16-fallback")),
    table("ring16-african", MillRules { african_pairs: true, ..ring16(Capture::Strict) }, embedded!("ring16-african")),
    table(
        "ring16-diagonals",
        MillRules { diagonal_moves: true, ..ring16(Capture::Fallback) },
        embedded!("ring16-diagonals"),
    ),
    table("ring24-strict", ring24(Capture::Strict, true), embedded!("ring24-strict")),
    table("ring24-tournament", ring24(Capture::Fallback, false), embedded!("ring24-tournament")),
    table("tri18-midpoints", tri18(Connectors::Midpoints), None),
    table("tri18-corners", tri18(Connectors::Corners), None),
    table("tri18-both", tri18(Connectors::Both), None),
];

/// The rules as far as a table depends on them. On the board of twenty-four points it knows endings only, for which it does
/// not matter how men were entered.
fn essence(rules: &MillRules) -> MillRules {
    let fly_at = if rules.fly_at < 3 { 0 } else { rules.fly_at };
    let essence = MillRules { men: MOST as u8, fly_at, repetition: false, no_progress: 0, ..*rules };
    if rules.board == BoardKind::Ring24 {
        MillRules { mill_in_placement: true, place_or_move: false, ..essence }
    } else {
        essence
    }
}

impl TableInfo {
    /// The table for these rules, if there is one.
    #[must_use]
    pub fn of(rules: &MillRules) -> Option<&'static TableInfo> {
        let essence = essence(rules);
        let fits = rules.board == BoardKind::Ring24 || usize::from(rules.men) <= MOST;
        TABLES.iter().find(|t| fits && t.rules == essence)
    }

    /// A number that tells the rules of the tables apart.
    fn fingerprint(&self) -> u64 {
        self.name.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, b| (hash ^ u64::from(b)).wrapping_mul(0x100_0000_01B3))
    }

    /// Solves the game and packs the table. Takes seconds to minutes.
    #[must_use]
    pub fn make(&self) -> Option<Vec<u8>> {
        struct Make(u64);
        impl Job for Make {
            type Result = Option<Vec<u8>>;
            fn over<W: Wood>(self, kit: Kit<W>) -> Option<Vec<u8>> {
                // The numbers of the positions are made for boards of rings.
                (W::RINGS != [0, 0]).then(|| Tables::solve(kit).pack(self.0))
            }
        }
        with(&self.rules, Make(self.fingerprint())).flatten()
    }

    /// Counts what the table says of each class of positions with all men entered. `None` if the table is not there.
    #[must_use]
    pub fn census(&self) -> Option<Census> {
        oracle(&self.rules)?.census()
    }

    /// The same of one class only.
    #[must_use]
    pub fn class(&self, own: usize, enemy: usize) -> Option<[usize; 3]> {
        oracle(&self.rules)?.class(own, enemy)
    }

    /// Begins to read the packed table.
    fn open(&self, bytes: Cow<'static, [u8]>) -> Result<Box<dyn Reader>, TableError> {
        struct Open(Cow<'static, [u8]>, u64);
        impl Job for Open {
            type Result = Result<Box<dyn Reader>, TableError>;
            fn over<W: Wood>(self, kit: Kit<W>) -> Self::Result {
                if W::RINGS == [0, 0] {
                    return Err(TableError::Rules);
                }
                Ok(Box::new(Reading::new(kit, self.0, self.1)?))
            }
        }
        with(&self.rules, Open(bytes, self.fingerprint())).unwrap_or(Err(TableError::Rules))
    }

    /// The packed table, if it is there.
    fn bytes(&self) -> Option<Cow<'static, [u8]>> {
        self.embedded.or_else(|| access::given(self.name)).map(Cow::Borrowed).or_else(|| files::read(self.name))
    }
}
