//! Where settings and saves live: in folders, or in the store of the browser.

use boxwood_play::Saves;
use boxwood_play::saves::CURRENT;
use std::path::PathBuf;
use std::time::Duration;
#[cfg(not(target_arch = "wasm32"))]
use {directories::ProjectDirs, std::env, std::fs, std::time::SystemTime};

/// The environment variable that puts everything into one folder.
pub const HOME_VARIABLE: &str = "BOXWOOD_HOME";

/// The folders of this program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    /// For the settings.
    pub config: PathBuf,
    /// For saved games.
    pub saves: PathBuf,
    /// For pictures of the window.
    pub pictures: PathBuf,
    /// For games that are given away as files.
    pub games: PathBuf,
}

impl Home {
    /// Everything in one folder.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> Home {
        let folder = folder.into();
        Home {
            saves: folder.join("saves"),
            pictures: folder.join("pictures"),
            games: folder.join("games"),
            config: folder,
        }
    }

    /// The folder asked for on the command line, or that of the environment, or the platform's own; `None` on a system
    /// that has no home for anybody.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn find(asked: Option<PathBuf>) -> Option<Home> {
        let from_env = || env::var_os(HOME_VARIABLE).filter(|v| !v.is_empty()).map(PathBuf::from);
        if let Some(folder) = asked.or_else(from_env) {
            return Some(Home::at(folder));
        }
        let dirs = ProjectDirs::from("", "", "Boxwood")?;
        Some(Home {
            config: dirs.config_dir().to_owned(),
            saves: dirs.data_dir().join("saves"),
            pictures: dirs.data_dir().join("pictures"),
            games: dirs.data_dir().join("games"),
        })
    }

    /// In a browser there are no folders: the one store is found under any name.
    #[cfg(target_arch = "wasm32")]
    #[must_use]
    pub fn find(asked: Option<PathBuf>) -> Option<Home> {
        Some(Home::at(asked.unwrap_or_default()))
    }

    /// Where records are kept.
    #[must_use]
    pub fn records(&self) -> Saves {
        #[cfg(not(target_arch = "wasm32"))]
        return Saves::new(boxwood_play::FolderStore::new(&self.saves));
        #[cfg(target_arch = "wasm32")]
        return Saves::new(boxwood_play::LocalStore);
    }

    /// How long ago the game under way was last saved, if that is known.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn saved_ago(&self) -> Option<Duration> {
        let file = self.saves.join(format!("{CURRENT}.txt"));
        SystemTime::now().duration_since(fs::metadata(file).ok()?.modified().ok()?).ok()
    }

    /// How long ago the game under way was last saved, if that is known.
    #[cfg(target_arch = "wasm32")]
    #[must_use]
    pub fn saved_ago(&self) -> Option<Duration> {
        let ago = js_sys::Date::now() - boxwood_play::LocalStore::written(CURRENT)?;
        Duration::try_from_secs_f64(ago / 1000.0).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_asked_for_comes_first() {
        let home = Home::find(Some(PathBuf::from("/somewhere"))).unwrap();
        assert_eq!(home, Home::at("/somewhere"));
        assert!(home.saves.starts_with("/somewhere") && home.config.starts_with("/somewhere"));
    }
}
