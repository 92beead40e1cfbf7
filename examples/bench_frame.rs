//! What a frame at the table costs the processor, against the least that Bevy draws in three dimensions, and how many
//! frames a still board draws: none, or this fails.
//!
//! Each measurement is a process of its own on a screen in memory, which this program starts: itself, with the name of
//! the scene.
#![expect(clippy::print_stdout, reason = "a bench prints its table")]

#[path = "bench_frame/bare.rs"]
mod bare;
#[path = "../tests/support/support.rs"]
mod support;
#[path = "bench_frame/usage.rs"]
mod usage;

use bevy::prelude::*;
use bevy::winit::WinitSettings;
use boxwood::options::{self, Asked};
use boxwood_play::Presentation;
use boxwood_tabletop::{Quality, TableState};
use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};
use support::game::software_driver;
use support::screen::Screen;
use support::wait_until;
use usage::Usage;

const SIZE: (u32, u32) = (800, 600);
/// The tier that a software renderer can bear; what the program itself does in a frame is the same in every tier.
const TIER: Quality = Quality::Test;
/// How long frames are drawn before they are counted, and how long they are counted.
const WARM: Duration = Duration::from_secs(5);
const COUNTED: Duration = Duration::from_secs(20);
/// How long a still board is watched.
const WATCHED: Duration = Duration::from_secs(10);

fn main() -> ExitCode {
    let mut args = env::args_os().skip(1);
    match (args.next().as_deref().and_then(|scene| scene.to_str()), args.next()) {
        (None, _) => compare(),
        (Some("bare"), _) => measure(bare::app(SIZE, TIER.shadow_map()), count_cost),
        (Some("table"), Some(home)) => {
            let mut app = table(home);
            app.insert_resource(WinitSettings::continuous());
            measure(app, count_cost)
        }
        (Some("still"), Some(home)) => measure(table(home), count_still),
        (Some(other), _) => {
            println!("no scene '{other}': bare, table HOME or still HOME");
            ExitCode::FAILURE
        }
    }
}

/// The game at its table, two people, the first throw due.
fn table(home: OsString) -> App {
    let mut args: Vec<OsString> = ["--quality", "test", "--mute", "--game", "elta-stelpur"].map(OsString::from).into();
    args.extend(["--first", "human", "--second", "human", "--seed", "3"].map(OsString::from));
    args.extend([OsString::from("--size"), format!("{}x{}", SIZE.0, SIZE.1).into(), "--home".into(), home]);
    match options::parse(args) {
        Ok(Asked::Run(options)) => boxwood::app(&options),
        other => panic!("these arguments run the game: {other:?}"),
    }
}

/// What a running app tells the thread that measures it.
#[derive(Resource, Clone, Debug, Default)]
struct Watch {
    frames: Arc<AtomicU64>,
    ready: Arc<AtomicBool>,
}

/// Runs the app and measures it from another thread, so that measuring costs no frame anything.
fn measure(mut app: App, count: fn(&Watch)) -> ExitCode {
    let watch = Watch::default();
    app.insert_resource(watch.clone()).add_systems(Last, tell);
    std::thread::spawn(move || {
        let ready = wait_until(Duration::from_secs(180), || watch.ready.load(Ordering::Relaxed).then_some(()));
        match ready {
            Some(()) => count(&watch),
            None => println!("late"),
        }
        std::process::exit(0);
    });
    app.run();
    ExitCode::FAILURE
}

fn tell(watch: Res<Watch>, table: Option<Res<TableState>>, presentation: Option<Res<Presentation>>) {
    watch.frames.fetch_add(1, Ordering::Relaxed);
    let loaded = table.is_none_or(|table| *table == TableState::Ready);
    let quiet = presentation.is_none_or(|presentation| !presentation.busy);
    watch.ready.store(loaded && quiet, Ordering::Relaxed);
}

fn count_cost(watch: &Watch) {
    sleep(WARM);
    let (frames, usage) = (watch.frames.load(Ordering::Relaxed), Usage::now());
    sleep(COUNTED);
    let (frames, usage) = (watch.frames.load(Ordering::Relaxed) - frames, Usage::now() - usage);
    let [main, others, driver] = [usage.main, usage.others, usage.driver].map(|time| time.as_micros());
    println!("{frames} {main} {others} {driver}");
}

fn count_still(watch: &Watch) {
    // The last picture of what has just been loaded or put away: until nothing comes for three seconds.
    let begin = Instant::now();
    let mut frames = watch.frames.load(Ordering::Relaxed);
    let mut since = Instant::now();
    while since.elapsed() < Duration::from_secs(3) && begin.elapsed() < Duration::from_secs(60) {
        sleep(Duration::from_millis(50));
        let now = watch.frames.load(Ordering::Relaxed);
        if now != frames {
            (frames, since) = (now, Instant::now());
        }
    }
    sleep(WATCHED);
    println!("{}", watch.frames.load(Ordering::Relaxed) - frames);
}

/// The numbers that this program prints when it measures a scene.
fn run(scene: &str) -> Option<Vec<u64>> {
    let (screen, home) = (Screen::start(SIZE.0, SIZE.1), tempfile::tempdir().ok()?);
    screen.point_at(1.0, 1.0);
    let mut command = Command::new(env::current_exe().ok()?);
    command.arg(scene).arg(home.path()).stdin(Stdio::null()).stderr(Stdio::null());
    command.env("DISPLAY", screen.display()).env_remove("WAYLAND_DISPLAY");
    command.env("BEVY_ASSET_ROOT", Path::new(env!("CARGO_MANIFEST_DIR")));
    if let Some(driver) = software_driver() {
        command.env("VK_ICD_FILENAMES", &driver).env("VK_DRIVER_FILES", driver);
    }
    let output = command.output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    text.lines().last()?.split(' ').map(|number| number.parse().ok()).collect()
}

/// Milliseconds a frame: the main thread, the other threads, the two together, the driver.
fn cost(scene: &str) -> Option<[f64; 4]> {
    let [frames, main, others, driver] = *run(scene)?.as_slice() else { return None };
    let each = |micros: u64| micros as f64 / 1000.0 / frames.max(1) as f64;
    Some([each(main), each(others), each(main + others), each(driver)])
}

fn compare() -> ExitCode {
    println!("Processor time of a frame, milliseconds ({}x{}, software Vulkan):", SIZE.0, SIZE.1);
    println!("  {:<24} {:>8} {:>8} {:>8} {:>10}", "", "main", "others", "program", "driver");
    let (Some(bare), Some(table)) = (cost("bare"), cost("table")) else {
        println!("  the scenes could not be measured");
        return ExitCode::FAILURE;
    };
    let row = |name: &str, [a, b, c, d]: [f64; 4]| println!("  {name:<24} {a:>8.2} {b:>8.2} {c:>8.2} {d:>10.2}");
    row("a plane and a cube", bare);
    row("the table", table);
    let times = |i: usize| table[i] / bare[i];
    println!("  {:<24} {:>7.1}x {:>7.1}x {:>7.1}x {:>9.1}x", "", times(0), times(1), times(2), times(3));
    println!();
    match run("still").as_deref() {
        Some([frames]) => {
            println!("Frames drawn in {} seconds before a still board: {frames}", WATCHED.as_secs());
            if *frames == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        _ => {
            println!("The still board could not be watched.");
            ExitCode::FAILURE
        }
    }
}
