//! Boxwood, the game people play: the window, the screens, what lies over the table, and what remembers it all.
//!
//! The games themselves are plugins of their own; what this crate knows of them is their ids, and their words, which
//! stand in the locale files.

pub mod games;
pub mod home;
pub mod hud;
pub mod i18n;
pub mod json;
pub mod keeping;
pub mod keys;
pub mod options;
pub mod page;
pub mod pictures;
pub mod probe;
pub mod results;
pub mod screens;
pub mod settings;
pub mod spoken;
pub mod start;
pub mod theme;
pub mod third_party;
pub mod window;

pub use options::Options;
pub use screens::{Overlay, Screen, Wish};
pub use start::check;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimePlugin;

/// The game in its window.
pub fn app(options: &Options) -> App {
    let mut app = App::new();
    app.add_plugins(window::plugins(options));
    // In a shipped game a missing entity must never cost a player the game: errors are told in the log.
    app.set_error_handler(bevy::ecs::error::error);
    app.add_plugins((boxwood_play::plugin, boxwood_tabletop::plugin, boxwood_sound::plugin));
    app.add_plugins(games::plugin);
    app.add_plugins((house(options), third_party::egui::plugin, hud::plugin, keys::plugin, window::plugin));
    app.add_plugins((pictures::plugin(options), probe::plugin(options)));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins((third_party::icon::plugin, spoken::system::plugin));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(page::plugin);
    app.insert_resource(window::Fixed { quality: options.quality, instant: options.instant });
    app
}

/// The same house without window, picture and sound, for whoever drives it by hand: matches, screens, saves, and what
/// the interface would say.
pub fn headless(options: &Options) -> App {
    let mut app = App::new();
    app.add_plugins((TaskPoolPlugin::default(), TimePlugin, StatesPlugin, boxwood_play::plugin));
    app.add_plugins(boxwood_sound::silent_plugin);
    app.add_plugins(start::rules_only);
    app.add_plugins(house(options));
    app
}

/// What both have: settings, words, screens, the interface's memory.
fn house(options: &Options) -> impl Plugin + use<> {
    let options = options.clone();
    move |app: &mut App| {
        start::prepare(app, &options);
        app.add_plugins((screens::plugin, hud::log::plugin, third_party::winit::plugin, start::plugin, i18n::plugin));
        app.add_plugins((results::plugin, spoken::plugin));
    }
}

#[cfg(test)]
mod tests;
