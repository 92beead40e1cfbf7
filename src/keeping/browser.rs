//! The texts in the browser's store. The folder is not asked for here.

use super::Unreadable;
use crate::page::bridge;
use boxwood_play::SaveError;
use boxwood_play::saves::local;
use std::io;
use std::path::Path;

/// The text of a name. A browser that keeps nothing has none.
pub(super) fn read(_folder: &Path, name: &str) -> Result<Option<Option<String>>, Unreadable> {
    Ok(local::read(name).ok().flatten().map(Some))
}

pub(super) fn is_free(_folder: &Path, name: &str) -> bool {
    matches!(local::read(name), Ok(None))
}

pub(super) fn rename(_folder: &Path, from: &str, to: &str) -> Result<(), SaveError> {
    let text = local::read(from)?.unwrap_or_default();
    local::write(to, &text)?;
    local::forget(from)
}

/// Keeps a text.
///
/// # Errors
/// The browser says no.
pub fn store(_folder: &Path, name: &str, text: &str) -> io::Result<()> {
    // A browser that keeps nothing is told of before the game and at its first step; that is enough.
    if !bridge::flag("keeps") {
        return Ok(());
    }
    local::write(name, text).map_err(io::Error::other)
}
