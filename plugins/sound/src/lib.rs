//! What is heard: wood on wood, bone on wood, leather, silver, and the room.
//!
//! One interface for everybody: write a [`Cue`] when something touches something. The mixer chooses a take, its
//! loudness and its pitch and writes a [`Play`]; an output (on the desktop `output::kira`, see there) makes it
//! audible. Without an audio device the house is silent and everything else goes on.
//!
//! Nothing here asks for a frame to be drawn: the room tone loops inside the output, not in the ECS.

pub mod cue;
pub mod mixer;
pub mod output;
pub mod takes;
pub mod telling;
pub mod volumes;

pub use cue::{Cue, CueKind, Group};
pub use mixer::{Ear, Play, RoomTone};
pub use volumes::Volumes;

use bevy::prelude::*;

/// When sound is made, each frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SoundSystems {
    /// Refusals and endings become cues.
    Tell,
    /// Cues become sounds of a certain loudness.
    Mix,
    /// Sounds are handed to the output.
    Output,
}

/// Sound without an output: cues are mixed and nothing is heard. For tests, and below [`plugin`].
pub fn silent_plugin(app: &mut App) {
    app.configure_sets(PostUpdate, (SoundSystems::Tell, SoundSystems::Mix, SoundSystems::Output).chain());
    app.add_plugins((mixer::plugin, telling::plugin));
}

/// Sound as it is heard.
pub fn plugin(app: &mut App) {
    app.add_plugins((silent_plugin, output::plugin));
}
