//! The desktop's output: `bevy_kira_audio`.

use crate::SoundSystems;
use crate::mixer::{Play, RoomTone};
use crate::takes::{ROOM_TONE, all_files};
use crate::volumes::SILENCE;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_kira_audio::prelude::{
    Audio, AudioControl, AudioInstance, AudioPlugin, AudioSource, AudioTween, Decibels, PlaybackState,
};
use std::time::Duration;

/// The takes, and whether there is a device at all.
#[derive(Resource, Default)]
struct Kira {
    sources: HashMap<&'static str, Handle<AudioSource>>,
    room: Option<Handle<AudioInstance>>,
    device: Device,
}

/// What is known of the audio device. The library tells it nowhere; but a sound that was started and is still queued
/// some frames later has nobody to play it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Device {
    /// Started this many frames ago and not playing yet.
    Asked(u8),
    /// Plays.
    Works,
    /// There is none: nothing more is handed over, or the library's queue would grow without end.
    None,
}

impl Default for Device {
    fn default() -> Device {
        Device::Asked(0)
    }
}

/// After so many frames without an answer there is no device.
const PATIENCE: u8 = 6;

/// Plays on the desktop's audio device.
pub fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .init_resource::<Kira>()
        .add_systems(Startup, load)
        .add_systems(PostUpdate, (find_device, play, follow_the_room).chain().in_set(SoundSystems::Output));
}

fn load(mut kira: ResMut<Kira>, assets: Res<AssetServer>) {
    kira.sources = all_files().map(|file| (file, assets.load(file))).collect();
}

/// Starts the room tone, paused and silent, as soon as it is loaded, and watches whether it arrives.
fn find_device(mut kira: ResMut<Kira>, audio: Res<Audio>, loaded: Res<Assets<AudioSource>>) {
    let Device::Asked(frames) = kira.device else { return };
    match &kira.room {
        None => {
            let Some(source) = kira.sources.get(ROOM_TONE).filter(|s| loaded.contains(*s)).cloned() else { return };
            let room = audio.play(source).looped().paused().with_volume(Decibels(SILENCE)).handle();
            kira.room = Some(room);
        }
        Some(room) if audio.state(room) == PlaybackState::Queued => {
            kira.device = if frames < PATIENCE { Device::Asked(frames + 1) } else { Device::None };
            if kira.device == Device::None {
                // The library has said at its start, in one line of the log, that it found none.
                debug!("no audio device: the house is silent");
            }
        }
        Some(_) => kira.device = Device::Works,
    }
}

fn play(mut plays: MessageReader<Play>, kira: Res<Kira>, audio: Res<Audio>, loaded: Res<Assets<AudioSource>>) {
    for play in plays.read() {
        // A take that has not loaded is left out: a knock that comes late is worse than none.
        let source = kira.sources.get(play.take).filter(|source| loaded.contains(*source));
        let (Some(source), true) = (source, kira.device != Device::None) else { continue };
        audio.play(source.clone()).with_volume(Decibels(play.decibels)).with_playback_rate(f64::from(play.rate));
    }
}

fn follow_the_room(
    kira: Res<Kira>,
    tone: Res<RoomTone>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut followed: Local<Option<RoomTone>>,
) {
    let (Device::Works, Some(room)) = (kira.device, &kira.room) else { return };
    if *followed == Some(*tone) {
        return;
    }
    let Some(mut instance) = instances.get_mut(room) else { return };
    let was_silent = followed.is_none_or(|tone| tone.decibels <= SILENCE);
    let fade = AudioTween::linear(tone.fade.max(Duration::from_millis(30)));
    if tone.decibels <= SILENCE {
        instance.pause(fade);
    } else {
        if was_silent {
            instance.set_decibels(Decibels(tone.decibels), AudioTween::default());
            instance.resume(fade);
        } else {
            instance.set_decibels(Decibels(tone.decibels), fade);
        }
    }
    *followed = Some(*tone);
}
