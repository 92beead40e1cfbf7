//! The settings in the browser's store.

use super::{FILE, Loaded, Settings};
use crate::page::bridge;
use boxwood_play::saves::local;
use std::io;
use std::path::Path;

/// Reads the settings. There may be none yet, or a browser that keeps nothing: then what the person's system says of
/// motion is followed. What cannot be read is put aside, never overwritten. The folder is not asked for here.
#[must_use]
pub fn load(_folder: &Path) -> Loaded {
    let usual = || Settings { reduced_motion: bridge::flag("reducedMotion"), ..Settings::default() };
    let Ok(Some(text)) = local::read(FILE) else { return Loaded { settings: usual(), set_aside: None } };
    match ron::from_str::<Settings>(&text) {
        Ok(settings) => Loaded { settings: settings.sound(), set_aside: None },
        Err(_) => Loaded { settings: usual(), set_aside: Some(put_aside(&text)) },
    }
}

/// Keeps the text under the first name that is free.
fn put_aside(text: &str) -> String {
    let free = |name: &String| matches!(local::read(name), Ok(None));
    let name = (1..10_000).map(|n| format!("settings.broken-{n}.ron")).find(free);
    let Some(name) = name else { return FILE.to_owned() };
    match local::write(&name, text).and_then(|()| local::forget(FILE)) {
        Ok(()) => name,
        Err(_) => FILE.to_owned(),
    }
}

/// Keeps the settings.
///
/// # Errors
/// The browser says no.
pub fn store(_folder: &Path, settings: &Settings) -> io::Result<()> {
    // A browser that keeps nothing is told of before the game and at its first step; that is enough.
    if !bridge::flag("keeps") {
        return Ok(());
    }
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::default()).map_err(io::Error::other)?;
    local::write(FILE, &text).map_err(io::Error::other)
}
