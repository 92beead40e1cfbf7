//! Small texts of the program's own: what was set, what was won. They are read as a whole and written as a whole, in a
//! folder or in the browser's store, and one that cannot be read is put aside and never overwritten.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod file;

#[cfg(target_arch = "wasm32")]
use browser as place;
#[cfg(not(target_arch = "wasm32"))]
use file as place;

#[cfg(not(target_arch = "wasm32"))]
pub use file::write_whole;
pub use place::store;

use serde::de::DeserializeOwned;
use std::path::Path;

/// What reading came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded<T> {
    /// What to go by.
    pub value: T,
    /// The name under which a broken text lies now: its own, where it could not be put aside.
    pub set_aside: Option<String>,
}

/// Reads a text of this name, written as RON. There may be none yet; then, and where it cannot be read, it is as `usual`.
#[must_use]
pub fn load<T: DeserializeOwned>(folder: &Path, name: &str, usual: impl FnOnce() -> T) -> Loaded<T> {
    let text = match place::read(folder, name) {
        Ok(None) => return Loaded { value: usual(), set_aside: None },
        Ok(Some(text)) => text,
        Err(Unreadable) => return Loaded { value: usual(), set_aside: Some(name.to_owned()) },
    };
    match text.as_deref().map(ron::from_str) {
        Some(Ok(value)) => Loaded { value, set_aside: None },
        _ => Loaded { value: usual(), set_aside: Some(put_aside(folder, name)) },
    }
}

/// Something is there that cannot be got at.
struct Unreadable;

/// Gives a broken text the first name that is free, and tells it.
fn put_aside(folder: &Path, name: &str) -> String {
    let stem = name.strip_suffix(".ron").unwrap_or(name);
    let names = (1..10_000).map(|number| format!("{stem}.broken-{number}.ron"));
    let aside = names.into_iter().find(|aside| place::is_free(folder, aside));
    let moved = aside.filter(|aside| place::rename(folder, name, aside).is_ok());
    moved.unwrap_or_else(|| name.to_owned())
}
