//! Pictures of the table, compared with those in `tests/goldens`. Each shows where a record in `tests/records` ends.

#[path = "support/support.rs"]
mod support;

use image::RgbImage;
use std::path::Path;
use support::game::Game;
use support::golden::{self, NEAR, golden};
use support::picture::distance;
use support::screen::Screen;

/// The window that most pictures are taken of.
const SIZE: (u32, u32) = (640, 480);
/// A low one, as of a telephone on its side.
const LOW: (u32, u32) = (640, 360);

/// The window with a record taken up, once nothing in it changes any more.
fn take(name: &str, (width, height): (u32, u32)) -> RgbImage {
    let (screen, home) = (Screen::start(width, height), tempfile::tempdir().expect("a folder"));
    let record = support::record(name);
    // Where the pointer rests, something may light up.
    screen.point_at(1.0, 1.0);
    let size = format!("{width}x{height}");
    let args = ["--quality", "test", "--instant", "--size", &size, "--resume", &record];
    let mut game = Game::start(Path::new(env!("CARGO_BIN_EXE_boxwood")), &screen, home.path(), &args);
    game.wait_for("the table", |p| p.text("screen") == "table" && p.text("table") == "ready" && !p.is("busy"));
    game.still_picture()
}

fn agrees(name: &str) {
    agrees_at(name, SIZE);
}

fn agrees_at(name: &str, size: (u32, u32)) {
    golden::agrees(name, &take(name, size)).unwrap_or_else(|words| panic!("{words}"));
}

#[test]
fn golden_opening() {
    agrees("opening");
}

#[test]
fn golden_first_move() {
    agrees("first_move");
}

#[test]
fn golden_middle() {
    agrees("middle");
}

#[test]
fn golden_hornaskella() {
    agrees("hornaskella");
}

#[test]
fn golden_end() {
    agrees("end");
}

/// Nine holes in the stone; men in hand lie beside it.
#[test]
fn golden_nine_holes() {
    agrees_at("nine_holes", LOW);
}

/// The line that won shines.
#[test]
fn golden_three_mens() {
    agrees_at("three_mens", LOW);
}

/// A mill has been made, a man is to be taken: the mill shines, and who can be taken is marked.
#[test]
fn golden_five_mens_owed() {
    agrees_at("five_mens_owed", LOW);
}

/// Three triangles.
#[test]
fn golden_sixpenny() {
    agrees_at("sixpenny", LOW);
}

/// Three squares; those who were taken lie beside the board.
#[test]
fn golden_nine_mens() {
    agrees_at("nine_mens", LOW);
}

/// Three squares with diagonals.
#[test]
fn golden_twelve_mens() {
    agrees_at("twelve_mens", LOW);
}

/// Three dice in their tray.
#[test]
fn golden_nueve_dice() {
    agrees_at("nueve_dice", LOW);
}

/// Tablut: king, defenders and attackers, the throne, the marks of the last move.
#[test]
fn golden_tablut() {
    agrees_at("tablut", LOW);
}

/// A road lies open to the king; a man has been taken.
#[test]
fn golden_tablut_raichi() {
    agrees_at("tablut_raichi", LOW);
}

/// Tokens in their tray.
#[test]
fn golden_noughts() {
    agrees_at("noughts", LOW);
}

/// The row that won in the rack.
#[test]
fn golden_rack() {
    agrees_at("rack", LOW);
}

/// Beads on their levels.
#[test]
fn golden_cube() {
    agrees_at("cube", LOW);
}

/// The tolerance is no blindness: on the board alone, without the words round it, one man who stands elsewhere is far
/// more than it allows.
#[test]
fn golden_one_moved_man_is_seen() {
    let board = |name: &str| image::imageops::crop_imm(&golden(name), 120, 90, 400, 300).to_image();
    let apart = distance(&board("opening"), &board("first_move"));
    assert!(apart.worst > 2.0 * NEAR.worst, "a moved man must be seen: {apart:?}");
    let mut shifted = golden("middle");
    for (x, y, pixel) in shifted.enumerate_pixels_mut() {
        if (300..316).contains(&x) && (220..236).contains(&y) {
            pixel.0 = [230, 214, 180];
        }
    }
    let apart = distance(&shifted, &golden("middle"));
    assert!(apart.worst > NEAR.worst, "a pale disc of sixteen pixels must be seen: {apart:?}");
}
