//! Records in memory: for tests, and where nothing else may be written.

use super::{SaveError, SaveStore, check_name};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Keeps texts in memory. Clones share what they keep.
#[derive(Clone, Debug, Default)]
pub struct MemoryStore {
    texts: Arc<Mutex<BTreeMap<String, String>>>,
}

impl MemoryStore {
    fn texts(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        // A thread that panicked while it held the map cannot have left it half written.
        self.texts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl SaveStore for MemoryStore {
    fn save(&self, name: &str, text: &str) -> Result<(), SaveError> {
        check_name(name)?;
        self.texts().insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn load(&self, name: &str) -> Result<Option<String>, SaveError> {
        check_name(name)?;
        Ok(self.texts().get(name).cloned())
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), SaveError> {
        check_name(from)?;
        check_name(to)?;
        let mut texts = self.texts();
        let text = texts.remove(from).ok_or_else(|| SaveError::Missing(from.to_owned()))?;
        texts.insert(to.to_owned(), text);
        Ok(())
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, SaveError> {
        check_name(folder)?;
        let start = format!("{folder}/");
        Ok(self.texts().keys().filter(|name| name.starts_with(&start)).cloned().collect())
    }
}
