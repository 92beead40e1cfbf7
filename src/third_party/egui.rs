//! egui: fonts before the first pass, size by window, and who has the pointer.

use super::winit::Alarm;
use crate::settings::Settings;
use crate::theme::{style, widgets};
use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{
    EguiContext, EguiContexts, EguiGlobalSettings, EguiInput, EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet, egui,
};
use boxwood_tabletop::{KeepDrawing, PointerBlocked};
use std::time::Duration;

/// Where everything that can be pressed is, in logical pixels of the window.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct OnScreen(pub std::collections::BTreeMap<String, Rect>);

/// How much larger than usual the interface is drawn.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Zoom(pub f32);

/// The interface's library and what hangs on it.
pub fn plugin(app: &mut App) {
    // Few textures: binding them one by one asks nothing of a graphics card that some have not.
    app.add_plugins(EguiPlugin { bindless_mode_array_size: None })
        .init_resource::<OnScreen>()
        .insert_resource(Zoom(1.0))
        .add_systems(
            PreUpdate,
            (install, set_zoom).chain().after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::ProcessInput),
        )
        .add_systems(PreUpdate, (drop_idle_events, block_pointer).chain().after(EguiPreUpdateSet::ProcessInput))
        .add_systems(
            PostUpdate,
            (collect_marks, follow_pointer, tell_why_awake)
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(EguiPostUpdateSet::PostProcessOutput),
        )
        // Letters that are drawn for the first time reach the screen with the words they belong to, not a frame later.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
    app.world_mut().resource_mut::<EguiGlobalSettings>().enable_absorb_bevy_input_system = false;
}

fn install(mut contexts: Query<&mut EguiContext, Added<EguiContext>>, settings: Res<Settings>, alarm: Res<Alarm>) {
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        style::install(ctx, settings.reduced_motion);
        ctx.options_mut(|options| {
            options.zoom_with_keyboard = false;
            // The time of a frame reaches the library a frame late. After a still while a press would seem to have been
            // held for all of that while, and a click of a resting pointer would be none.
            options.input_options.max_click_duration = f64::INFINITY;
        });
        // The library's own callback wakes the window only for what is wanted at once; a tooltip wants it a little
        // later.
        let alarm = alarm.clone();
        ctx.set_request_repaint_callback(move |wanted| {
            if wanted.delay.is_zero() {
                alarm.now();
            } else if wanted.delay < Duration::from_secs(2) {
                alarm.after(wanted.delay);
            }
        });
    }
}

/// How large the interface is in a window of this many logical pixels: as designed for 1280 by 720, larger in larger
/// windows, never smaller (a finger does not shrink), and never so large that 320 points do not fit across.
#[must_use]
pub fn zoom_for(width: f32, height: f32, text_size: f32) -> f32 {
    let (long, short) = (width.max(height), width.min(height));
    let growth = (long / 1280.0).min(short / 720.0);
    let natural = if growth <= 1.0 { 1.0 } else { 1.0 + (growth - 1.0) * 0.75 };
    let fits = (width / 320.0).min(height / 380.0).max(0.7);
    (natural * text_size).min(fits)
}

fn set_zoom(
    window: Query<&Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
    mut zoom: ResMut<Zoom>,
    mut contexts: EguiContexts,
) {
    let (Ok(window), Ok(ctx)) = (window.single(), contexts.ctx_mut()) else { return };
    let wanted = zoom_for(window.width(), window.height(), settings.text_size);
    if (ctx.zoom_factor() - wanted).abs() > 0.001 {
        ctx.set_zoom_factor(wanted);
    }
    zoom.set_if_neq(Zoom(wanted));
}

/// `bevy_egui` tells egui in every frame which modifier keys are held, and egui asks for a frame after every event: the
/// two would draw for ever. What has not changed is not told.
fn drop_idle_events(mut inputs: Query<&mut EguiInput>, mut held: Local<Option<egui::Modifiers>>) {
    for mut input in &mut inputs {
        let events = &mut input.bypass_change_detection().events;
        events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => held.replace(*now) != Some(*now),
            _ => true,
        });
    }
}

/// The table leaves the pointer alone where it is over the interface, inert parts included, and while a button that was
/// pressed on the interface is held.
fn block_pointer(
    mut contexts: EguiContexts,
    window: Query<&Window, With<PrimaryWindow>>,
    touches: Option<Res<Touches>>,
    zoom: Res<Zoom>,
    mut blocked: ResMut<PointerBlocked>,
    screen: Res<State<crate::Screen>>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    // Where the pointer is in this frame; the library itself still believes it where it was in the last.
    let finger =
        touches.and_then(|touches| touches.iter_just_pressed().next().map(bevy::input::touch::Touch::position));
    let cursor = || window.single().ok().and_then(Window::cursor_position);
    let at = finger.or_else(cursor).map(|at| egui::Pos2::new(at.x / zoom.0, at.y / zoom.0));
    let over = at.or_else(|| ctx.pointer_latest_pos()).and_then(|at| ctx.layer_id_at(at));
    let over = over.is_some_and(|layer| layer.order != egui::Order::Background);
    let away = **screen != crate::Screen::Table;
    blocked.set_if_neq(PointerBlocked(away || over || ctx.egui_is_using_pointer()));
}

fn collect_marks(mut contexts: EguiContexts, zoom: Res<Zoom>, mut on_screen: ResMut<OnScreen>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let marks = widgets::take_marks(ctx);
    let scaled = |rect: egui::Rect| {
        Rect::new(rect.min.x * zoom.0, rect.min.y * zoom.0, rect.max.x * zoom.0, rect.max.y * zoom.0)
    };
    on_screen.set_if_neq(OnScreen(marks.into_iter().map(|(name, rect)| (name, scaled(rect))).collect()));
}

/// What egui shows under a pointer is one frame behind it; one more frame is drawn when the pointer has come or gone.
fn follow_pointer(blocked: Res<PointerBlocked>, mut keep: ResMut<KeepDrawing>, mut was: Local<bool>) {
    if *was != blocked.0 {
        *was = blocked.0;
        keep.bypass_change_detection().nudge();
    }
}

/// For whoever wonders why a still window draws: `RUST_LOG=boxwood=debug`.
fn tell_why_awake(mut contexts: EguiContexts, keep: Res<KeepDrawing>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    debug!("a frame; the interface wants more: {}, {:?}; {keep:?}", ctx.has_requested_repaint(), ctx.repaint_causes());
}

#[cfg(test)]
mod tests {
    use super::zoom_for;

    #[test]
    fn the_interface_grows_with_the_window_and_never_shrinks_below_a_finger() {
        assert_eq!(zoom_for(1280.0, 720.0, 1.0), 1.0);
        assert_eq!(zoom_for(390.0, 844.0, 1.0), 1.0);
        assert_eq!(zoom_for(320.0, 480.0, 1.0), 1.0);
        assert_eq!(zoom_for(844.0, 390.0, 1.0), 1.0);
        assert_eq!(zoom_for(320.0, 480.0, 1.5), 1.0, "320 points always fit across");
        assert!((zoom_for(1920.0, 1080.0, 1.0) - 1.375).abs() < 1e-3);
        assert!((zoom_for(3840.0, 2160.0, 1.0) - 2.5).abs() < 1e-3);
        assert!(zoom_for(1280.0, 720.0, 1.3) > zoom_for(1280.0, 720.0, 1.0));
    }
}
