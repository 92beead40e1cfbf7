//! Records in the browser's own store, and the store itself for whoever keeps other texts there.
//!
//! A page shares the store with every other page of its origin: all keys begin with [`PREFIX`], which names the program
//! and the version of what it keeps.

use super::{FINISHED, SaveError, SaveStore, check_name};
use web_sys::Storage;
use web_sys::js_sys::{Date, Reflect};
use web_sys::wasm_bindgen::JsValue;

/// What every key of this program begins with.
pub const PREFIX: &str = "boxwood/1/";

/// The text of a key.
///
/// # Errors
/// The browser lets this page keep nothing.
pub fn read(key: &str) -> Result<Option<String>, SaveError> {
    storage()?.get_item(&format!("{PREFIX}{key}")).map_err(|error| refused(&error))
}

/// Keeps a text under a key, in place of what was there. In a full store the oldest of the games that are over make room
/// for it.
///
/// # Errors
/// The browser lets this page keep nothing, or nothing more.
pub fn write(key: &str, text: &str) -> Result<(), SaveError> {
    let key = format!("{PREFIX}{key}");
    while let Err(error) = storage()?.set_item(&key, text).map_err(|error| refused(&error)) {
        if !is_full(&error) || !LocalStore.forget_oldest()? {
            return Err(error);
        }
    }
    Ok(())
}

/// Forgets a key.
///
/// # Errors
/// The browser lets this page keep nothing.
pub fn forget(key: &str) -> Result<(), SaveError> {
    storage()?.remove_item(&format!("{PREFIX}{key}")).map_err(|error| refused(&error))
}

/// Asked for anew each time: a person may take the permission away while the page is open.
fn storage() -> Result<Storage, SaveError> {
    let window = web_sys::window().ok_or_else(|| SaveError::Io("there is no window".to_owned()))?;
    window
        .local_storage()
        .map_err(|error| refused(&error))?
        .ok_or_else(|| SaveError::Io("this browser keeps nothing for this page".to_owned()))
}

/// The browser's reason, as it names it.
fn refused(error: &JsValue) -> SaveError {
    let part = |name: &str| Reflect::get(error, &name.into()).ok().and_then(|part| part.as_string());
    let name = part("name").unwrap_or_else(|| "refused".to_owned());
    SaveError::Io(format!("{name}: {}", part("message").unwrap_or_default()))
}

/// Keeps each record under `boxwood/1/saves/NAME`, and beside it when it was written.
#[derive(Clone, Copy, Debug, Default)]
pub struct LocalStore;

impl LocalStore {
    /// When a record was last written, in milliseconds since 1970.
    #[must_use]
    pub fn written(name: &str) -> Option<f64> {
        read(&format!("written/{name}")).ok()??.parse().ok()
    }

    /// Forgets the finished game that was written first and tells whether there was one.
    fn forget_oldest(self) -> Result<bool, SaveError> {
        let finished = self.list(FINISHED)?.into_iter();
        let dated = finished.map(|name| (LocalStore::written(&name).unwrap_or_default(), name));
        let Some((_, oldest)) = dated.min_by(|one, other| one.0.total_cmp(&other.0)) else { return Ok(false) };
        forget(&format!("written/{oldest}"))?;
        forget(&key(&oldest)?)?;
        Ok(true)
    }
}

/// Whether the store said that it is full. Browsers name that differently.
fn is_full(error: &SaveError) -> bool {
    matches!(error, SaveError::Io(words) if words.to_ascii_lowercase().contains("quota"))
}

fn key(name: &str) -> Result<String, SaveError> {
    check_name(name)?;
    Ok(format!("saves/{name}"))
}

impl SaveStore for LocalStore {
    fn save(&self, name: &str, text: &str) -> Result<(), SaveError> {
        write(&key(name)?, text)?;
        // Only the title tells it; without it the record is as good.
        let _ = write(&format!("written/{name}"), &Date::now().to_string());
        Ok(())
    }

    fn load(&self, name: &str) -> Result<Option<String>, SaveError> {
        read(&key(name)?)
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), SaveError> {
        let text = self.load(from)?.ok_or_else(|| SaveError::Missing(from.to_owned()))?;
        // The text is there twice for a moment, never not at all.
        self.save(to, &text)?;
        forget(&format!("written/{from}"))?;
        forget(&key(from)?)
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, SaveError> {
        check_name(folder)?;
        let storage = storage()?;
        let count = storage.length().map_err(|error| refused(&error))?;
        let start = format!("{PREFIX}saves/");
        let mut names: Vec<String> = (0..count)
            .filter_map(|i| storage.key(i).ok()?)
            .filter_map(|key| Some(key.strip_prefix(&start)?.to_owned()))
            .filter(|name| name.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')))
            .filter(|name| check_name(name).is_ok())
            .collect();
        names.sort_unstable();
        Ok(names)
    }
}
