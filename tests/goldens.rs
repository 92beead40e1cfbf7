//! Pictures of the table, compared with those in `tests/goldens`. Each shows where a record in `tests/records` ends.
//!
//! `BOXWOOD_BLESS=1` takes them anew. What does not agree is kept beside the other traces of failures, with a picture of
//! where it differs.

#[path = "support/support.rs"]
mod support;

use image::RgbImage;
use std::path::{Path, PathBuf};
use std::{env, fs};
use support::game::{Game, failures};
use support::picture::{Distance, difference, distance};
use support::screen::Screen;

/// The window that most pictures are taken of.
const SIZE: (u32, u32) = (640, 480);
/// A low one, as of a telephone on its side.
const LOW: (u32, u32) = (640, 360);

/// How far a picture may be from its golden one: what another processor's rounding makes of edges and grain.
const NEAR: Distance = Distance { mean: 0.25, worst: 8.0 };

fn at(folder: &str, file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder).join(file)
}

/// The window with a record taken up, once nothing in it changes any more.
fn take(name: &str, (width, height): (u32, u32)) -> RgbImage {
    let (screen, home) = (Screen::start(width, height), tempfile::tempdir().expect("a folder"));
    let record = at("records", &format!("{name}.boxwood"));
    let record = record.to_str().expect("a path in UTF-8");
    // Where the pointer rests, something may light up.
    screen.point_at(1.0, 1.0);
    let size = format!("{width}x{height}");
    let args = ["--quality", "test", "--instant", "--size", &size, "--resume", record];
    let mut game = Game::start(Path::new(env!("CARGO_BIN_EXE_boxwood")), &screen, home.path(), &args);
    game.wait_for("the table", |p| p.text("screen") == "table" && p.text("table") == "ready" && !p.is("busy"));
    game.still_picture()
}

fn golden(name: &str) -> RgbImage {
    let file = at("goldens", &format!("{name}.png"));
    let picture = image::open(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    picture.into_rgb8()
}

fn agrees(name: &str) {
    agrees_at(name, SIZE);
}

#[expect(clippy::print_stderr, reason = "how near a picture came is worth a line of the test's output")]
fn agrees_at(name: &str, size: (u32, u32)) {
    let seen = take(name, size);
    if env::var_os("BOXWOOD_BLESS").is_some() {
        seen.save(at("goldens", &format!("{name}.png"))).expect("a golden picture is kept");
        return;
    }
    let wanted = golden(name);
    let apart = distance(&seen, &wanted);
    eprintln!("{name}: {apart:?}");
    if apart.mean > NEAR.mean || apart.worst > NEAR.worst {
        let kept = failures().join(format!("golden-{name}"));
        fs::create_dir_all(&kept).expect("a folder");
        seen.save(kept.join("seen.png")).expect("a picture is kept");
        wanted.save(kept.join("wanted.png")).expect("a picture is kept");
        difference(&seen, &wanted).save(kept.join("difference.png")).expect("a picture is kept");
        panic!("{name} is {apart:?} from its golden picture; see {}", kept.display());
    }
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
