//! Records as files of a folder.

use super::{SaveError, SaveStore, check_name};
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// Longer than any record: the longest games fill some hundred kilobytes.
const LONGEST: u64 = 8 << 20;

/// Keeps each text in a file `NAME.txt` below a folder, which is made when it is first needed.
#[derive(Clone, Debug)]
pub struct FolderStore {
    root: PathBuf,
}

impl FolderStore {
    /// Keeps texts below this folder.
    #[must_use]
    pub fn new(root: impl Into<PathBuf>) -> FolderStore {
        FolderStore { root: root.into() }
    }

    fn path(&self, name: &str) -> Result<PathBuf, SaveError> {
        check_name(name)?;
        let mut path = self.root.clone();
        path.extend(name.split('/'));
        path.set_extension("txt");
        Ok(path)
    }

    /// The folder of a file, made if it is not there.
    fn folder_of(path: &Path) -> Result<&Path, SaveError> {
        let folder = path.parent().unwrap_or(path);
        fs::create_dir_all(folder).map_err(|e| failed(folder, &e))?;
        Ok(folder)
    }
}

fn failed(path: &Path, error: &io::Error) -> SaveError {
    SaveError::Io(format!("{}: {error}", path.display()))
}

/// Makes a rename last through a power cut, where folders can be opened for that (not on Windows, which needs it not).
fn sync_folder(folder: &Path) {
    if cfg!(unix)
        && let Ok(folder) = File::open(folder)
    {
        // The text itself is safe already; at worst the old one comes back.
        let _ = folder.sync_all();
    }
}

impl SaveStore for FolderStore {
    fn save(&self, name: &str, text: &str) -> Result<(), SaveError> {
        let path = self.path(name)?;
        let folder = FolderStore::folder_of(&path)?;
        let write = || -> io::Result<()> {
            let mut file = tempfile::Builder::new().prefix(".save-").tempfile_in(folder)?;
            file.write_all(text.as_bytes())?;
            file.as_file().sync_all()?;
            file.persist(&path)?;
            Ok(())
        };
        write().map_err(|e| failed(&path, &e))?;
        sync_folder(folder);
        Ok(())
    }

    fn load(&self, name: &str) -> Result<Option<String>, SaveError> {
        let path = self.path(name)?;
        let mut bytes = Vec::new();
        match File::open(&path).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes)) {
            Ok(_) if bytes.len() as u64 > LONGEST => Err(SaveError::NotText(name.to_owned())),
            Ok(_) => String::from_utf8(bytes).map(Some).map_err(|_| SaveError::NotText(name.to_owned())),
            Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(e) => Err(failed(&path, &e)),
        }
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), SaveError> {
        let (source, target) = (self.path(from)?, self.path(to)?);
        let folder = FolderStore::folder_of(&target)?;
        match fs::rename(&source, &target) {
            Ok(()) => {
                sync_folder(folder);
                Ok(())
            }
            Err(e) if e.kind() == io::ErrorKind::NotFound => Err(SaveError::Missing(from.to_owned())),
            Err(e) => Err(failed(&source, &e)),
        }
    }

    fn list(&self, folder: &str) -> Result<Vec<String>, SaveError> {
        check_name(folder)?;
        let mut path = self.root.clone();
        path.extend(folder.split('/'));
        let entries = match fs::read_dir(&path) {
            Ok(entries) => entries,
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(e) => return Err(failed(&path, &e)),
        };
        let mut names: Vec<String> = entries
            .filter_map(|entry| {
                let file = entry.ok()?.file_name();
                let name = format!("{folder}/{}", file.to_str()?.strip_suffix(".txt")?);
                check_name(&name).is_ok().then_some(name)
            })
            .collect();
        names.sort_unstable();
        Ok(names)
    }
}
