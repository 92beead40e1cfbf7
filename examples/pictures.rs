//! Takes the pictures of `docs/pictures` from the built game, in windows of a desk's and of a phone's size; or, if it is
//! asked for the `shelf`, those of the boards that the title shows.
#![expect(clippy::print_stdout, reason = "it tells which pictures it took")]

#[path = "../tests/support/support.rs"]
mod support;

use boxwood_core::Family;
use image::codecs::jpeg::JpegEncoder;
use image::imageops;
use std::env;
use std::fs::File;
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
    if only.first().is_some_and(|first| first == "shelf") {
        let wanted = |id: &str| only.len() == 1 || only[1..].iter().any(|only| only == id);
        for entry in boxwood::games::rules().into_iter().filter(|entry| wanted(entry.id())) {
            // Nothing lies beside a board in an upright window; a wide one would be turned there.
            let window = if entry.family() == Family::Tables { (900, 580) } else { (640, 960) };
            println!("{}", take_board(entry.id(), window));
        }
        return;
    }
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

/// The board of a game, ready to be played on, small.
fn take_board(game_id: &str, large: (u32, u32)) -> String {
    const SMALL: (u32, u32) = (112, 84);
    let (screen, home) = (Screen::start(large.0, large.1), tempfile::tempdir().expect("a folder"));
    screen.point_at(1.0, 1.0);
    let (width, height) = large;
    let args = format!(
        "--quality high --instant --size {width}x{height} --game {game_id} --first human --second human --seed 3"
    );
    let args: Vec<&str> = args.split(' ').collect();
    let mut game = Game::start(&binary(), &screen, home.path(), &args);
    let probe = game.wait_for("the board", |p| p.text("screen") == "table" && p.text("table") == "ready");
    // The corners are those of its upper side; what stands upright goes on below them.
    let corners = [probe.spots("board"), probe.points()].concat();
    let ends = |across: fn(&[f32; 2]) -> f32| {
        let all = corners.iter().map(across);
        (all.clone().fold(f32::MAX, f32::min), all.fold(f32::MIN, f32::max))
    };
    let ((left, right), (top, bottom)) = (ends(|[x, _]| *x), ends(|[_, y]| *y));
    // With a little of the table round the board; of a wide one only its middle.
    let shape = SMALL.0 as f32 / SMALL.1 as f32;
    let (wide, high) = (right - left, bottom - top);
    let height = if wide > high * shape { high } else { (high * 1.1).min(large.0 as f32 / shape) };
    let width = height * shape;
    let (x, y) = ((left + right - width) / 2.0, (top + bottom - height) / 2.0);
    let picture = game.still_picture();
    let board = imageops::crop_imm(&picture, x.max(0.0) as u32, y.max(0.0) as u32, width as u32, height as u32);
    let small = imageops::resize(&board.to_image(), SMALL.0, SMALL.1, imageops::FilterType::Lanczos3);
    let name = format!("assets/shelf/{game_id}.jpg");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(&name);
    let writer = File::create(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    JpegEncoder::new_with_quality(writer, 88).encode_image(&small).expect("a picture can be packed");
    name
}

/// The game, which Cargo puts one folder above its examples.
fn binary() -> PathBuf {
    let own = env::current_exe().expect("a program has a path");
    own.parent().and_then(Path::parent).expect("an example lies in a folder").join("boxwood")
}
