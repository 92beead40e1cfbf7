//! Where tables lie that are no part of the program.

use std::borrow::Cow;

/// The ending of a table's file.
pub const ENDING: &str = "table";

/// Reads a table from the first folder that has it: the one that `BOXWOOD_TABLES` names, `assets/tables` under the root
/// of the assets, beside the program or one of the folders above it, under the present folder, or in the sources.
#[cfg(not(target_family = "wasm"))]
#[must_use]
pub fn read(name: &str) -> Option<Cow<'static, [u8]>> {
    use std::env::{current_dir, current_exe, var_os};
    use std::path::PathBuf;

    let mut folders: Vec<PathBuf> = var_os("BOXWOOD_TABLES").map(PathBuf::from).into_iter().collect();
    let mut roots: Vec<PathBuf> = var_os("BEVY_ASSET_ROOT").map(PathBuf::from).into_iter().collect();
    roots.extend(current_exe().ok().iter().flat_map(|exe| exe.ancestors().skip(1)).map(PathBuf::from));
    roots.extend(current_dir().ok());
    roots.push(PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../..")));
    folders.extend(roots.into_iter().map(|root| root.join("assets/tables")));
    let mut files = folders.into_iter().map(|folder| folder.join(format!("{name}.{ENDING}")));
    files.find_map(|file| std::fs::read(file).ok()).map(Cow::Owned)
}

/// There are no files here; tables come by [`super::take_in`].
#[cfg(target_family = "wasm")]
#[must_use]
pub fn read(_name: &str) -> Option<Cow<'static, [u8]>> {
    None
}
