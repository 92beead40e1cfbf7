//! Golden pictures: what was seen and found good, in `tests/goldens`.
//!
//! `BOXWOOD_BLESS=1` takes them anew. What does not agree is kept beside the other traces of failures, with a picture of
//! where it differs.

use super::game::failures;
use super::picture::{Distance, difference, distance};
use image::RgbImage;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// How far a picture may be from its golden one: what another processor's rounding makes of edges and grain.
pub const NEAR: Distance = Distance { mean: 0.25, worst: 8.0 };

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(format!("{name}.png"))
}

/// The golden picture of this name.
pub fn golden(name: &str) -> RgbImage {
    let file = file(name);
    let picture = image::open(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    picture.into_rgb8()
}

/// Whether what is seen agrees with the golden picture of this name.
///
/// # Errors
/// It does not; told in words.
#[expect(clippy::print_stderr, reason = "how near a picture came is worth a line of the test's output")]
pub fn agrees(name: &str, seen: &RgbImage) -> Result<(), String> {
    if env::var_os("BOXWOOD_BLESS").is_some() {
        seen.save(file(name)).expect("a golden picture is kept");
        return Ok(());
    }
    let wanted = golden(name);
    let apart = distance(seen, &wanted);
    eprintln!("{name}: {apart:?}");
    if apart.mean <= NEAR.mean && apart.worst <= NEAR.worst {
        return Ok(());
    }
    let kept = failures().join(format!("golden-{name}"));
    fs::create_dir_all(&kept).expect("a folder");
    seen.save(kept.join("seen.png")).expect("a picture is kept");
    wanted.save(kept.join("wanted.png")).expect("a picture is kept");
    difference(seen, &wanted).save(kept.join("difference.png")).expect("a picture is kept");
    Err(format!("{name} is {apart:?} from its golden picture; see {}", kept.display()))
}
