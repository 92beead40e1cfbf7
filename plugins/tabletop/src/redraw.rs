//! The window draws only when something changes.

use bevy::prelude::*;
use bevy::render::render_resource::{PipelineCache, PipelineDescriptor};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::{RequestRedraw, WindowCloseRequested};
use bevy::winit::{UpdateMode, WinitSettings};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Reasons to draw frame after frame: an animation, something loading, the computer thinking. Anybody may hold one.
#[derive(Resource, Default, Debug)]
pub struct KeepDrawing {
    reasons: BTreeSet<&'static str>,
    /// Frames still to be drawn after the last reason went, so that what it led to is seen and acted on.
    after: u8,
}

/// How many frames follow the end of the last reason.
const AFTER: u8 = 4;

impl KeepDrawing {
    /// Holds (or lets go of) the drawing for a reason.
    pub fn hold(&mut self, reason: &'static str, on: bool) {
        if on {
            self.reasons.insert(reason);
            self.after = AFTER;
        } else {
            self.reasons.remove(reason);
        }
    }

    /// Asks for a few more frames.
    pub fn nudge(&mut self) {
        self.after = AFTER;
    }

    /// Whether somebody holds the drawing for this reason.
    #[must_use]
    pub fn holds(&self, reason: &str) -> bool {
        self.reasons.contains(reason)
    }
}

/// How many frames have been drawn since the start.
#[derive(Resource, Default, Debug, Clone, Copy, PartialEq, Eq)]
pub struct FramesDrawn(pub u64);

/// Nothing is drawn for its own sake.
#[must_use]
pub fn winit_settings() -> WinitSettings {
    let mode = UpdateMode::reactive_low_power(Duration::from_secs(24 * 60 * 60));
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<KeepDrawing>()
        .init_resource::<FramesDrawn>()
        .insert_resource(winit_settings())
        .add_message::<RequestRedraw>()
        .add_message::<WindowCloseRequested>()
        .add_systems(Last, ((close, request_redraw).chain(), count_frame));
    let waiting = WaitingPipelines::default();
    app.insert_resource(waiting.clone()).add_systems(Update, wait_for_pipelines);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(waiting).add_systems(Render, count_pipelines.in_set(RenderSystems::Cleanup));
    }
}

/// How many pipelines of the renderer are still being compiled: what they draw is missing until then.
#[derive(Resource, Clone, Default, Debug)]
struct WaitingPipelines(Arc<AtomicUsize>);

fn count_pipelines(cache: Res<PipelineCache>, waiting: Res<WaitingPipelines>) {
    // Browsers compute nothing on the card: what would is never ready there, and is never missed.
    let draws = |id: usize| {
        let descriptor = cache.pipelines().nth(id).map(|pipeline| &pipeline.descriptor);
        matches!(descriptor, Some(PipelineDescriptor::RenderPipelineDescriptor(_)))
    };
    let count = cache.waiting_pipelines().filter(|&id| !cfg!(target_arch = "wasm32") || draws(id)).count();
    waiting.0.store(count, Ordering::Relaxed);
}

fn wait_for_pipelines(waiting: Res<WaitingPipelines>, mut keep: ResMut<KeepDrawing>) {
    let on = waiting.0.load(Ordering::Relaxed) > 0;
    if keep.holds("pipelines") != on {
        keep.hold("pipelines", on);
    }
}

/// A window that is asked to close does so over the next frames; without them it would stay.
fn close(mut asked: MessageReader<WindowCloseRequested>, mut keep: ResMut<KeepDrawing>) {
    if asked.read().count() > 0 {
        keep.nudge();
    }
}

fn request_redraw(mut keep: ResMut<KeepDrawing>, mut redraw: MessageWriter<RequestRedraw>) {
    let keep = keep.bypass_change_detection();
    if !keep.reasons.is_empty() || keep.after > 0 {
        keep.after = keep.after.saturating_sub(u8::from(keep.reasons.is_empty()));
        redraw.write(RequestRedraw);
    }
}

fn count_frame(mut frames: ResMut<FramesDrawn>) {
    frames.0 += 1;
}
