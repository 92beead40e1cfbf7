//! Takes the pictures of `docs/pictures` from the built game, in windows of a desk's and of a phone's size.
#![expect(clippy::print_stdout, reason = "it tells which pictures it took")]

#[path = "../tests/support/support.rs"]
mod support;

use std::env;
use std::path::{Path, PathBuf};
use support::game::Game;
use support::screen::Screen;

const DESK: (u32, u32) = (1280, 720);
const PHONE: (u32, u32) = (390, 844);

fn main() {
    let taken = [
        ("title", DESK, None),
        ("setup", DESK, None),
        ("table", DESK, Some("middle")),
        ("hornaskella", DESK, Some("hornaskella")),
        ("end", DESK, Some("end")),
        ("nine-mens-morris", DESK, Some("nine_mens")),
        ("tablut", DESK, Some("tablut")),
        ("four-in-a-cube", DESK, Some("cube")),
        ("phone-title", PHONE, None),
        ("phone-setup", PHONE, None),
        ("phone-table", PHONE, Some("middle")),
    ];
    let only: Vec<String> = env::args().skip(1).collect();
    for (name, size, record) in taken {
        if only.is_empty() || only.iter().any(|wanted| wanted == name) {
            take(name, size, record);
            println!("docs/pictures/{name}.png");
        }
    }
}

fn take(name: &str, size: (u32, u32), record: Option<&str>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (screen, home) = (Screen::start(size.0, size.1), tempfile::tempdir().expect("a folder"));
    // Where the pointer rests, something may light up.
    screen.point_at(1.0, 1.0);
    let window = format!("{}x{}", size.0, size.1);
    let record = record.map(|name| root.join(format!("tests/records/{name}.boxwood")));
    let mut args = vec!["--quality", "high", "--instant", "--size", &window];
    args.extend(record.iter().filter_map(|path| path.to_str()).flat_map(|path| ["--resume", path]));
    let mut game = Game::start(&binary(), &screen, home.path(), &args);
    let wanted = if record.is_some() { "table" } else { "title" };
    game.wait_for("the board", |p| p.text("screen") == wanted && p.text("table") == "ready" && !p.is("busy"));
    if name.ends_with("setup") {
        game.press_until("play-elta-stelpur", "the setup", |probe| probe.text("screen") == "setup");
        screen.point_at(1.0, 1.0);
    }
    let file = root.join(format!("docs/pictures/{name}.png"));
    game.still_picture().save(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

/// The game, which Cargo puts one folder above its examples.
fn binary() -> PathBuf {
    let own = env::current_exe().expect("a program has a path");
    own.parent().and_then(Path::parent).expect("an example lies in a folder").join("boxwood")
}
