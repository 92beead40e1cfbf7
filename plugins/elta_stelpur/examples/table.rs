//! The table alone, without the app: to look at and to take pictures of.
//!
//! ```sh
//! cargo run -p boxwood_elta_stelpur --example table -- 1280x720 low "idle; shot start.png; throw; idle; shot thrown.png"
//! ```
//! Words of the script, separated by semicolons: `idle` (until nothing moves), `wait SECONDS`, `shot FILE`, `throw`,
//! `press POINT`, `hover POINT`, `skip`, `flat`, `near 1|2`, `orbit YAW PITCH ZOOM`, `insets L R T B`,
//! `position TEXT`, `size WxH`, `frames` (how many were drawn), `quit`; to try the light: `lamp LUX`, `room LEVEL`, `turn ANGLE`, `ev STOPS`,
//! `tone aces|neutral|boring|reinhard`. Without a script the table stays open to be played on.

use bevy::asset::AssetMetaCheck;
use bevy::camera::Exposure;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::EnvironmentMapLight;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::window::{PrimaryWindow, WindowResolution};
use boxwood_core::{Point, Setup, Side};
use boxwood_play::{CurrentMatch, MatchRequested, PositionRequested, Presentation, Seat, ThrowRequested};
use boxwood_tabletop::{
    FlipViewRequested, FramesDrawn, KeepDrawing, PointPressed, Quality, SkipRequested, TableState, View, ViewInsets,
};
use std::collections::VecDeque;

fn main() -> AppExit {
    let mut args = std::env::args().skip(1);
    let size = args.next().and_then(|s| size_of(&s)).unwrap_or((1280, 720));
    let quality = match args.next().as_deref() {
        Some("test") => Quality::Test,
        Some("low") => Quality::Low,
        Some("high") => Quality::High,
        _ => Quality::Medium,
    };
    let script = args.next().unwrap_or_default();
    let words = script.split(';').map(|w| w.trim().to_owned()).filter(|w| !w.is_empty()).collect();
    let window =
        Window { title: "Að elta stelpur".to_owned(), resolution: WindowResolution::new(size.0, size.1), ..default() };
    let plugins = DefaultPlugins
        .set(WindowPlugin { primary_window: Some(window), ..default() })
        .set(AssetPlugin { meta_check: AssetMetaCheck::Never, ..default() })
        .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
        .set(LogPlugin { filter: "warn,wgpu=error,table=info".to_owned(), ..default() });
    App::new()
        .add_plugins(plugins)
        .add_plugins((boxwood_play::plugin, boxwood_tabletop::plugin, boxwood_elta_stelpur::plugin))
        .insert_resource(quality)
        .insert_resource(Script { words, wait: 0.0, still: 0, shots: 0 })
        .add_systems(Startup, begin)
        .add_systems(Update, run)
        .run()
}

fn size_of(text: &str) -> Option<(u32, u32)> {
    let (w, h) = text.split_once('x')?;
    Some((w.parse().ok()?, h.parse().ok()?))
}

#[derive(Resource)]
struct Script {
    words: VecDeque<String>,
    wait: f32,
    still: u32,
    shots: u32,
}

fn setup() -> Setup {
    Setup { seed: 7, ..default() }
}

fn begin(mut matches: MessageWriter<MatchRequested>) {
    let seats = [Seat::Human, Seat::Human];
    matches.write(MatchRequested { game: "elta-stelpur".to_owned(), setup: setup(), seats });
}

/// Runs the next word of the script.
fn run(
    mut script: ResMut<Script>,
    (state, presentation, time, real, frames): (
        Res<TableState>,
        Res<Presentation>,
        Res<Time>,
        Res<Time<Real>>,
        Res<FramesDrawn>,
    ),
    (mut view, mut insets, mut keep): (ResMut<View>, ResMut<ViewInsets>, ResMut<KeepDrawing>),
    current: Option<Res<CurrentMatch>>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut lamp: Single<&mut DirectionalLight>,
    mut lens: Single<(&mut Exposure, &mut Tonemapping, &mut EnvironmentMapLight)>,
    (mut presses, mut throws, mut skips, mut flips, mut positions, mut exit): (
        MessageWriter<PointPressed>,
        MessageWriter<ThrowRequested>,
        MessageWriter<SkipRequested>,
        MessageWriter<FlipViewRequested>,
        MessageWriter<PositionRequested>,
        MessageWriter<AppExit>,
    ),
    mut commands: Commands,
) {
    if script.words.is_empty() {
        keep.hold("script", false);
        return;
    }
    keep.hold("script", true);
    if *state != TableState::Ready {
        return;
    }
    if script.wait > 0.0 {
        script.wait -= time.delta_secs().min(0.1);
        return;
    }
    let Some(word) = script.words.front().cloned() else { return };
    let parts: Vec<&str> = word.split_whitespace().collect();
    let number = |i: usize| parts.get(i).and_then(|p| p.parse::<f32>().ok()).unwrap_or(0.0);
    match parts[0] {
        "idle" => {
            script.still = if presentation.busy { 0 } else { script.still + 1 };
            if script.still < 6 {
                return;
            }
            script.still = 0;
        }
        "wait" => script.wait = number(1),
        "shot" => {
            // Two frames later, so that what the last word changed is in the picture.
            script.shots += 1;
            if script.shots < 3 {
                return;
            }
            script.shots = 0;
            commands.spawn(Screenshot::primary_window()).observe(save_to_disk(parts[1].to_owned()));
            script.wait = 0.3;
        }
        "throw" => {
            throws.write_batch(current.as_ref().map(|c| ThrowRequested { match_id: c.id() }));
        }
        "press" => {
            presses.write(PointPressed { point: Point(number(1) as u8 - 1) });
        }
        "skip" => {
            skips.write(SkipRequested);
        }
        "flat" => {
            flips.write(FlipViewRequested);
            script.wait = 0.8;
        }
        "near" => view.near = if number(1) > 1.5 { Side::Second } else { Side::First },
        "orbit" => *view = View { yaw: number(1), pitch: number(2), zoom: number(3).max(1.0), ..*view },
        "insets" => *insets = ViewInsets { left: number(1), right: number(2), top: number(3), bottom: number(4) },
        "size" => {
            if let Some((w, h)) = size_of(parts[1]) {
                window.resolution.set(w as f32, h as f32);
            }
            script.wait = 0.5;
        }
        "position" => {
            let position = word.trim_start_matches("position").trim().to_owned();
            let seats = [Seat::Human, Seat::Human];
            let game = "elta-stelpur".to_owned();
            positions.write(PositionRequested { game, setup: setup(), position, seats });
            script.wait = 0.2;
        }
        "lamp" => lamp.illuminance = number(1),
        "room" => lens.2.intensity = number(1),
        "turn" => lens.2.rotation = Quat::from_rotation_y(number(1)),
        "ev" => lens.0.ev100 = number(1),
        "tone" => {
            *lens.1 = match parts[1] {
                "aces" => Tonemapping::AcesFitted,
                "neutral" => Tonemapping::KhronosPbrNeutral,
                "boring" => Tonemapping::SomewhatBoringDisplayTransform,
                _ => Tonemapping::ReinhardLuminance,
            };
        }
        "frames" => info!("{} frames in {:.2} s", frames.0, real.elapsed_secs()),
        "quit" => {
            exit.write(AppExit::Success);
        }
        other => warn!("no such word: {other}"),
    }
    script.words.pop_front();
}
