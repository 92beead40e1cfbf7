//! The window sleeps while nothing happens; these wake it.

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};
use boxwood_play::{ThinkSettings, Waker};
use std::sync::Arc;
#[cfg(not(target_arch = "wasm32"))]
use std::thread;
use std::time::Duration;

/// Wakes the window later. Without a window it does nothing: whoever drives the app then does so by hand.
#[derive(Resource, Clone, Default)]
pub struct Alarm(Option<EventLoopProxy<WinitUserEvent>>);

impl std::fmt::Debug for Alarm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Alarm({})", self.0.is_some())
    }
}

impl Alarm {
    /// Wakes the window now.
    pub fn now(&self) {
        if let Some(proxy) = &self.0 {
            // Nobody is left to be woken once the loop is over.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }

    /// Wakes the window once after this time.
    pub fn after(&self, time: Duration) {
        if self.0.is_some() {
            let alarm = self.clone();
            #[cfg(not(target_arch = "wasm32"))]
            thread::spawn(move || {
                thread::sleep(time);
                alarm.now();
            });
            #[cfg(target_arch = "wasm32")]
            crate::page::bridge::after(time, move || alarm.now());
        }
    }
}

/// Alarms for the app, and the computer's thread that has found its step.
pub fn plugin(app: &mut App) {
    app.init_resource::<Alarm>().add_systems(PreStartup, connect);
}

fn connect(
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut alarm: ResMut<Alarm>,
    thinking: Option<ResMut<ThinkSettings>>,
) {
    let Some(proxy) = proxy else { return };
    alarm.0 = Some((**proxy).clone());
    if let Some(mut thinking) = thinking {
        let waker = alarm.clone();
        thinking.waker = Some(Waker(Arc::new(move || waker.now())));
    }
}
