//! The command line: what is wrong is said in a sentence, before a window is opened.

use std::fs;
use std::process::{Command, Output};

fn boxwood(args: &[&str]) -> Output {
    // Without a display: whatever gets as far as opening a window fails in another way.
    let mut command = Command::new(env!("CARGO_BIN_EXE_boxwood"));
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").args(args);
    command.output().expect("the game can be started")
}

fn refused(args: &[&str], part: &str) {
    let output = boxwood(args);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success(), "{args:?} is refused");
    assert!(output.status.code().is_some_and(|code| code != 101), "{args:?}: no panic: {said}");
    assert!(said.contains(part), "{args:?}: '{part}' in: {said}");
    assert!(said.lines().count() <= 3, "{args:?}: a sentence, no flood: {said}");
}

#[test]
fn help_and_version_are_told() {
    let help = boxwood(&["--help"]);
    assert!(help.status.success());
    assert!(String::from_utf8_lossy(&help.stdout).contains("--resume FILE"));
    let version = boxwood(&["--version"]);
    assert!(version.status.success());
    assert_eq!(String::from_utf8_lossy(&version.stdout), format!("boxwood {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn flags_that_are_wrong_are_refused() {
    refused(&["--colour", "red"], "--colour");
    refused(&["--seed", "many"], "many");
    refused(&["--size", "wide"], "wide");
    refused(&["--quality", "best"], "best");
    refused(&["--first", "somebody"], "somebody");
    refused(&["--second", "computer:god"], "computer:god");
}

#[test]
fn games_and_rulesets_that_are_not_there_are_refused() {
    refused(&["--game", "chess"], "elta-stelpur");
    refused(&["--game", "elta-stelpur", "--ruleset", "house"], "jokoak");
}

#[test]
fn a_record_that_is_not_there_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("missing.txt");
    refused(&["--resume", missing.to_str().expect("a path in UTF-8")], "missing.txt");
    refused(&["--resume", folder.path().to_str().expect("a path in UTF-8")], "directory");
    let noise = folder.path().join("noise.txt");
    fs::write(&noise, [0xff, 0xfe, 0x00, 0x80]).expect("a file");
    refused(&["--resume", noise.to_str().expect("a path in UTF-8")], "noise.txt");
}
