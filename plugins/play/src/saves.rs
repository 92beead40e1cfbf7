//! Where records are kept.

#[cfg(not(target_arch = "wasm32"))]
pub mod background;
#[cfg(not(target_arch = "wasm32"))]
pub mod folder;
#[cfg(target_arch = "wasm32")]
pub mod local;
pub mod memory;

use bevy::prelude::*;
use std::fmt::Debug;
use std::sync::Arc;

#[cfg(not(target_arch = "wasm32"))]
pub use background::BackgroundStore;
#[cfg(not(target_arch = "wasm32"))]
pub use folder::FolderStore;
#[cfg(target_arch = "wasm32")]
pub use local::LocalStore;
pub use memory::MemoryStore;

/// The name under which the match on the table is kept.
pub const CURRENT: &str = "current";

/// Where matches that were played to their end are kept, as `finished/elta-stelpur-0001`.
pub const FINISHED: &str = "finished";

/// Where matches are kept that were put away unfinished for another one.
pub const UNFINISHED: &str = "unfinished";

/// A place that keeps texts under names. A name is made of small letters, digits and hyphens, in parts separated by
/// slashes ([`check_name`]).
pub trait SaveStore: Debug + Send + Sync + 'static {
    /// Keeps a text under a name, in place of what was there: after a crash at any moment either the old or the new text
    /// is there, whole.
    ///
    /// # Errors
    /// It could not be written; what was there is as before.
    fn save(&self, name: &str, text: &str) -> Result<(), SaveError>;

    /// The text of a name, `None` if there is none.
    ///
    /// # Errors
    /// Something is there that could not be read, or that is no text ([`SaveError::NotText`]).
    fn load(&self, name: &str) -> Result<Option<String>, SaveError>;

    /// Gives what is kept under `from` the name `to`, in place of what was there.
    ///
    /// # Errors
    /// There is nothing under `from`, or it could not be renamed.
    fn rename(&self, from: &str, to: &str) -> Result<(), SaveError>;

    /// The names that begin with `folder/`, in alphabetical order.
    ///
    /// # Errors
    /// They could not be read.
    fn list(&self, folder: &str) -> Result<Vec<String>, SaveError>;

    /// Puts away what is kept under a name, so that it is never overwritten, and tells under which name it is now:
    /// the first free one of `aside/NAME-0001`, `aside/NAME-0002` and so on.
    ///
    /// # Errors
    /// There is nothing to put away, or it could not be renamed.
    fn set_aside(&self, name: &str) -> Result<String, SaveError> {
        let to = free_name(self.list("aside")?, &format!("aside/{}", name.replace('/', "-")));
        self.rename(name, &to)?;
        Ok(to)
    }
}

/// The place where this program keeps its records; without this resource nothing is saved.
#[derive(Resource, Clone, Debug)]
pub struct Saves(pub Arc<dyn SaveStore>);

impl Saves {
    /// Keeps records there.
    #[must_use]
    pub fn new(store: impl SaveStore) -> Saves {
        Saves(Arc::new(store))
    }
}

/// A text that could not be kept or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    /// The name is not made of small letters, digits and hyphens.
    #[error("'{0}' is no name for a save")]
    Name(String),
    /// There is nothing under this name.
    #[error("there is no save '{0}'")]
    Missing(String),
    /// What is kept there is no text, or longer than any record.
    #[error("'{0}' is no text")]
    NotText(String),
    /// The disk, or whatever keeps the texts, says no.
    #[error("{0}")]
    Io(String),
}

/// Whether a name may be used.
///
/// # Errors
/// It may not.
pub fn check_name(name: &str) -> Result<(), SaveError> {
    let good = |part: &str| {
        !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
    };
    if name.len() <= 120 && name.split('/').all(good) { Ok(()) } else { Err(SaveError::Name(name.to_owned())) }
}

/// The first of `STEM-0001`, `STEM-0002` … that comes after all of these names.
#[must_use]
pub fn free_name(taken: Vec<String>, stem: &str) -> String {
    let numbers = taken.iter().filter_map(|name| name.strip_prefix(stem)?.strip_prefix('-')?.parse::<u32>().ok());
    format!("{stem}-{:04}", numbers.max().unwrap_or(0).saturating_add(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_where_they_belong() {
        for name in ["current", "finished/elta-stelpur-0001", "a/b/c"] {
            assert_eq!(check_name(name), Ok(()));
        }
        for name in ["", "/", "../x", "a//b", "A", "c:x", "a\\b", "a.txt", "a b", "a/"] {
            assert!(check_name(name).is_err(), "{name:?} is refused");
        }
    }

    #[test]
    fn the_free_name_is_after_all_others() {
        let taken = ["finished/mill-0001", "finished/mill-0007", "finished/mill-x", "finished/rows-0009"];
        let taken = taken.map(str::to_owned).to_vec();
        assert_eq!(free_name(taken, "finished/mill"), "finished/mill-0008");
        assert_eq!(free_name(Vec::new(), "aside/current"), "aside/current-0001");
    }
}
