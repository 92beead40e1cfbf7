//! The texts as files.

use super::Unreadable;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// The text of a file; `None` within, where it is no text.
pub(super) fn read(folder: &Path, name: &str) -> Result<Option<Option<String>>, Unreadable> {
    match fs::read(folder.join(name)) {
        Ok(bytes) => Ok(Some(String::from_utf8(bytes).ok())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(_) => Err(Unreadable),
    }
}

pub(super) fn is_free(folder: &Path, name: &str) -> bool {
    !folder.join(name).exists()
}

pub(super) fn rename(folder: &Path, from: &str, to: &str) -> io::Result<()> {
    fs::rename(folder.join(from), folder.join(to))
}

/// Writes a text so that at any moment either the old one or the new one is there, whole.
///
/// # Errors
/// The folder cannot be made or written to.
pub fn store(folder: &Path, name: &str, text: &str) -> io::Result<()> {
    write_whole(&folder.join(name), text)
}

/// Writes a file by way of another one beside it.
///
/// # Errors
/// The folder cannot be made or written to.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).map_or_else(|| PathBuf::from("."), Path::to_owned);
    fs::create_dir_all(&folder)?;
    let mut file = NamedTempFile::new_in(&folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|e| e.error)?;
    Ok(())
}
