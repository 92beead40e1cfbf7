//! The window: its size, its icon, how good the picture is, and the first touch that lets sound be heard.

use crate::options::{Options, SMALLEST, Tier};
use crate::screens::Wish;
use crate::screens::flow::near_side;
use crate::screens::hint::Hint;
use crate::screens::look_back::LookBack;
use crate::screens::review::Reviewing;
use crate::settings::{PictureQuality, Settings};
use bevy::app::{PluginGroupBuilder, plugin_group};
use bevy::image::{ImageFilterMode, ImageSamplerDescriptor};
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::{PresentMode, WindowResizeConstraints, WindowResolution};
use boxwood_play::{CurrentMatch, Restored, RestoredCause};
use boxwood_search::Review;
use boxwood_sound::Ear;
use boxwood_tabletop::{
    FlipViewRequested, Hinted, KeepDrawing, LevelsRequested, Motion, Quality, ShowDangers, SkipRequested, View,
};

/// What the window is called.
pub const TITLE: &str = "Boxwood";

/// What others have to say is heard from a warning upwards.
const QUIET: &str =
    "warn,wgpu=error,winit=error,boxwood=info,boxwood_play=info,boxwood_tabletop=info,boxwood_sound=info";

plugin_group! {
    /// Those of Bevy's default plugins that the game needs. What it never draws (bloom, blur, smoothing over time) is left
    /// out: in a browser it would be fetched for nothing.
    struct BevyPlugins {
        bevy::app:::PanicHandlerPlugin,
        bevy::log:::LogPlugin,
        bevy::app:::TaskPoolPlugin,
        bevy::diagnostic:::FrameCountPlugin,
        bevy::time:::TimePlugin,
        bevy::transform:::TransformPlugin,
        bevy::diagnostic:::DiagnosticsPlugin,
        bevy::input:::InputPlugin,
        bevy::window:::WindowPlugin,
        bevy::a11y:::AccessibilityPlugin,
        #[custom(cfg(unix))]
        bevy::app:::TerminalCtrlCHandlerPlugin,
        bevy::asset:::AssetPlugin,
        bevy::world_serialization:::WorldSerializationPlugin,
        bevy::winit:::WinitPlugin,
        bevy::render:::RenderPlugin,
        bevy::image:::ImagePlugin,
        bevy::mesh:::MeshPlugin,
        bevy::camera:::CameraPlugin,
        bevy::light:::LightPlugin,
        #[custom(cfg(not(target_arch = "wasm32")))]
        bevy::render::pipelined_rendering:::PipelinedRenderingPlugin,
        bevy::core_pipeline:::CorePipelinePlugin,
        bevy::anti_alias::fxaa:::FxaaPlugin,
        bevy::gltf:::GltfPlugin,
        bevy::pbr:::PbrPlugin,
        bevy::state::app:::StatesPlugin,
    }
}

/// Bevy's plugins for a window as the command line wants it.
#[must_use]
pub fn plugins(options: &Options) -> PluginGroupBuilder {
    let (width, height) = options.size.unwrap_or((1280, 720));
    let lying = width > height && height < SMALLEST.1;
    let (min_width, min_height) = if lying { (SMALLEST.1, SMALLEST.0) } else { SMALLEST };
    let window = Window {
        title: TITLE.to_owned(),
        name: Some("boxwood".to_owned()),
        resolution: WindowResolution::new(width, height),
        resize_constraints: WindowResizeConstraints {
            min_width: min_width as f32,
            min_height: min_height as f32,
            ..default()
        },
        present_mode: PresentMode::AutoVsync,
        ..default()
    };
    #[cfg(target_arch = "wasm32")]
    let window = Window {
        // The page gives the canvas its place and size.
        canvas: Some(crate::page::CANVAS.to_owned()),
        fit_canvas_to_parent: true,
        resize_constraints: default(),
        ..window
    };
    let plugins = BevyPlugins
        .set(WindowPlugin { primary_window: Some(window), ..default() })
        .set(LogPlugin { filter: QUIET.to_owned(), ..default() })
        // A board that comes part by part looks broken: a picture is shown when everything in it can be drawn.
        .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
        // Pictures have one level unless the table gives them more: a software renderer would mix it with itself.
        .set(ImagePlugin {
            default_sampler: ImageSamplerDescriptor {
                mipmap_filter: ImageFilterMode::Nearest,
                ..ImageSamplerDescriptor::linear()
            },
        });
    #[cfg(target_arch = "wasm32")]
    let plugins = plugins.set(crate::page::assets());
    plugins
}

/// What the command line fixed for this run, whatever the settings say.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Fixed {
    /// The quality.
    pub quality: Option<Tier>,
    /// No animation.
    pub instant: bool,
}

/// What ties window, settings and table together.
pub fn plugin(app: &mut App) {
    app.init_resource::<Fixed>()
        .add_systems(PreStartup, apply_settings)
        .add_systems(Update, apply_settings.run_if(resource_changed::<Settings>))
        .add_systems(Update, (sit_near, follow_view_wishes, show_hint, draw_for_thought))
        .add_systems(PreUpdate, listen.run_if(|ear: Res<Ear>| !ear.listening));
}

fn apply_settings(
    settings: Res<Settings>,
    fixed: Res<Fixed>,
    mut motion: ResMut<Motion>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut quality: ResMut<Quality>,
) {
    let suits = || adapter.as_ref().map_or(Quality::default(), |info| Quality::suiting(info.device_type));
    motion.set_if_neq(Motion {
        speed: settings.speed.factor(),
        reduced: settings.reduced_motion,
        instant: fixed.instant,
    });
    let chosen = match fixed.quality {
        Some(Tier::Test) => Quality::Test,
        Some(Tier::Chosen(asked)) => tier(asked).unwrap_or_else(suits),
        None => tier(settings.quality).unwrap_or_else(suits),
    };
    quality.set_if_neq(chosen);
}

/// The tier a person has chosen; `None` leaves it to the machine.
const fn tier(quality: PictureQuality) -> Option<Quality> {
    match quality {
        PictureQuality::Auto => None,
        PictureQuality::Low => Some(Quality::Low),
        PictureQuality::Medium => Some(Quality::Medium),
        PictureQuality::High => Some(Quality::High),
    }
}

/// A new match is seen from the side of whoever sits near.
fn sit_near(
    mut restored: MessageReader<Restored>,
    current: Option<Res<CurrentMatch>>,
    look: Res<LookBack>,
    mut view: ResMut<View>,
) {
    let fresh = restored.read().filter(|m| m.cause != RestoredCause::Undone).count() > 0 && look.0.is_none();
    if let (true, Some(current)) = (fresh, current) {
        let near = near_side(&current);
        if view.near != near {
            view.near = near;
        }
    }
}

fn follow_view_wishes(
    mut wishes: MessageReader<Wish>,
    mut flips: MessageWriter<FlipViewRequested>,
    mut levels: MessageWriter<LevelsRequested>,
    mut skips: MessageWriter<SkipRequested>,
    mut dangers: ResMut<ShowDangers>,
) {
    for wish in wishes.read() {
        match wish {
            Wish::FlipView => {
                flips.write(FlipViewRequested);
            }
            Wish::Levels => {
                levels.write(LevelsRequested);
            }
            Wish::Dangers => dangers.0 = !dangers.0,
            Wish::Skip => {
                skips.write(SkipRequested);
            }
            _ => {}
        }
    }
}

/// Marks the step of a hint on the board.
fn show_hint(
    hint: Res<Hint>,
    current: Option<Res<CurrentMatch>>,
    mut hinted: ResMut<Hinted>,
    mut keep: ResMut<KeepDrawing>,
) {
    let points = current.map_or_else(Vec::new, |current| hint.points(current.game().board()));
    if hinted.set_if_neq(Hinted(points)) {
        keep.nudge();
    }
}

/// Draws on where that is how a hint is found and a game judged or seen again, and draws what has been judged.
fn draw_for_thought(
    (hint, look): (Res<Hint>, Res<LookBack>),
    reviewing: Res<Reviewing>,
    mut judged: Local<Option<(usize, usize)>>,
    mut keep: ResMut<KeepDrawing>,
) {
    let now = reviewing.review.as_ref().map(Review::progress);
    if *judged != now {
        *judged = now;
        keep.nudge();
    }
    for (reason, on) in
        [("hint", hint.needs_frames()), ("review", reviewing.needs_frames()), ("again", look.is_again())]
    {
        if keep.holds(reason) != on {
            keep.hold(reason, on);
        }
    }
}

/// The first button, key or finger: somebody is there to listen.
fn listen(
    mut buttons: MessageReader<MouseButtonInput>,
    mut keys: MessageReader<KeyboardInput>,
    mut touches: MessageReader<TouchInput>,
    mut ear: ResMut<Ear>,
) {
    let pressed = buttons.read().any(|b| b.state == ButtonState::Pressed)
        | keys.read().any(|k| k.state == ButtonState::Pressed)
        | (touches.read().count() > 0);
    if pressed {
        ear.listening = true;
    }
}
