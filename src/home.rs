//! Where settings and saves live.

use directories::ProjectDirs;
use std::env;
use std::path::PathBuf;

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
}

impl Home {
    /// Everything in one folder.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> Home {
        let folder = folder.into();
        Home { saves: folder.join("saves"), pictures: folder.join("pictures"), config: folder }
    }

    /// The folder asked for on the command line, or that of the environment, or the platform's own; `None` on a system
    /// that has no home for anybody.
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
        })
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
