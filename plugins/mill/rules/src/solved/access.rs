//! Who knows a game, and how he can be asked: at once, or when his table has been read.

use super::index::MOST_OF_24;
use super::tables::Reading;
use super::{Oracle, TABLES, TableError, TableInfo, Worth, small};
use crate::boards::BoardKind;
use crate::game::Mill;
use crate::kernel::Wood;
use crate::position::Position;
use crate::rules::{MillDice, MillRules, Win};
use boxwood_core::{Actor, Game};
use std::fmt::Debug;
use std::sync::{Arc, Mutex, PoisonError};

/// What was read or solved once stays.
static KNOWN: Mutex<Vec<(MillRules, Arc<dyn Oracle>)>> = Mutex::new(Vec::new());

fn known(rules: &MillRules) -> Option<Arc<dyn Oracle>> {
    let known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.iter().find(|(r, _)| r == rules).map(|(_, oracle)| Arc::clone(oracle))
}

pub(super) fn remember(rules: MillRules, oracle: &Arc<dyn Oracle>) {
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner).push((rules, Arc::clone(oracle)));
}

/// Whether anybody may know a position of a game by these rules: of twenty-four points, endings only are known.
#[must_use]
pub fn may_know(rules: &MillRules, position: &Position) -> bool {
    rules.board != BoardKind::Ring24
        || position.hand == [0, 0] && position.men.iter().all(|men| men.count_ones() as usize <= MOST_OF_24)
}

/// Packed tables that were fetched from elsewhere.
static GIVEN: Mutex<Vec<(&'static str, &'static [u8])>> = Mutex::new(Vec::new());

/// The packed table of this name, if somebody has given it.
pub(super) fn given(name: &str) -> Option<&'static [u8]> {
    let given = GIVEN.lock().unwrap_or_else(PoisonError::into_inner);
    given.iter().find(|(named, _)| *named == name).map(|(_, bytes)| *bytes)
}

/// The name of the table that is wanted for these rules and is neither part of the program nor here yet. Where files
/// cannot be read, as on a web page, whoever can fetch it gives it to [`take_in`].
#[must_use]
pub fn wanted(rules: &MillRules) -> Option<&'static str> {
    let info = TableInfo::of(rules)?;
    let here = || known(&info.rules).is_some() || given(info.name).is_some();
    (info.embedded.is_none() && !here()).then_some(info.name)
}

/// Takes in a table that was fetched from elsewhere. It is read when it is needed, and stays for as long as the program
/// runs.
///
/// # Errors
/// It is not the table of this name.
pub fn take_in(name: &str, bytes: &[u8]) -> Result<(), TableError> {
    let info = TABLES.iter().find(|t| t.name == name).ok_or(TableError::Rules)?;
    info.open(bytes.to_owned().into())?;
    if wanted(&info.rules).is_some() {
        let bytes: &'static [u8] = bytes.to_owned().leak();
        GIVEN.lock().unwrap_or_else(PoisonError::into_inner).push((info.name, bytes));
    }
    Ok(())
}

/// A table that is being read, a little at a time.
pub trait Reader: Debug + Send + Sync {
    /// Reads about so many positions on, and gives the table when it is complete.
    ///
    /// # Errors
    /// It is broken.
    fn go_on(&mut self, positions: usize) -> Result<Option<Arc<dyn Oracle>>, TableError>;
}

impl<W: Wood> Reader for Reading<W> {
    fn go_on(&mut self, positions: usize) -> Result<Option<Arc<dyn Oracle>>, TableError> {
        Ok(Reading::go_on(self, positions)?.map(|tables| Arc::new(tables) as Arc<dyn Oracle>))
    }
}

/// How somebody who knows a game can be asked.
#[derive(Debug)]
pub enum Access {
    /// At once.
    Known(Arc<dyn Oracle>),
    /// When this has been read.
    Unread(&'static TableInfo, Box<dyn Reader>),
}

/// Whoever knows the game by these rules exactly, if anybody does, without waiting for him.
#[must_use]
pub fn access(rules: &MillRules) -> Option<Access> {
    if rules.board == BoardKind::Grid9 && rules.dice == MillDice::None && rules.win == Win::Line && !rules.remake_ban {
        let rules = MillRules { repetition: false, no_progress: 0, ..*rules };
        return Some(Access::Known(known(&rules).unwrap_or_else(|| {
            let solved: Arc<dyn Oracle> = Arc::new(small::Small::solve(rules));
            remember(rules, &solved);
            solved
        })));
    }
    let info = TableInfo::of(rules)?;
    if let Some(oracle) = known(&info.rules) {
        return Some(Access::Known(oracle));
    }
    // A file that is broken is as good as none: the search plays then.
    Some(Access::Unread(info, info.open(info.bytes()?).ok()?))
}

/// Whoever knows the game by these rules exactly, if anybody does. Waits until his table is read, up to half a second.
#[must_use]
pub fn oracle(rules: &MillRules) -> Option<Arc<dyn Oracle>> {
    match access(rules)? {
        Access::Known(oracle) => Some(oracle),
        Access::Unread(info, mut reader) => loop {
            if let Some(oracle) = reader.go_on(usize::MAX).ok()? {
                remember(info.rules, &oracle);
                return Some(oracle);
            }
        },
    }
}

/// What the position of a game is worth to the side that acts, where it is known.
#[must_use]
pub fn worth(game: &Mill, position: &Position) -> Option<Worth> {
    matches!(game.to_act(position), Actor::Side(_)).then(|| oracle(game.rules()))??.worth(game, position)
}
