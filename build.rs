//! Lists the locale files, so that a game that brings its texts need change no code.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let locales = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("assets/locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut list = String::from("&[\n");
    for language in sorted(&locales)? {
        println!("cargo::rerun-if-changed={}", language.display());
        for file in sorted(&language)?.iter().filter(|file| file.extension().is_some_and(|e| e == "ftl")) {
            println!("cargo::rerun-if-changed={}", file.display());
            let (language, name) = (stem(&language), stem(file));
            writeln!(list, "    ({language:?}, {name:?}, include_str!({file:?})),").map_err(io::Error::other)?;
        }
    }
    list.push_str("]\n");
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("locales.rs"), list)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
