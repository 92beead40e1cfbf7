//! The browser's output: its own audio, which mixes on a thread of its own, so that a slow frame is not heard.
//!
//! The page makes the audio context at the first gesture, as browsers demand, and resumes it when the system has
//! interrupted it; it lies at `boxwood.audio`. Until then nothing is loaded and nothing is heard.

mod decode;

use crate::SoundSystems;
use crate::mixer::{Play, RoomTone};
use crate::takes::{ROOM_TONE, all_files};
use crate::volumes::SILENCE;
use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use js_sys::Reflect;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AudioBuffer, AudioContext, GainNode};

/// A recording as its file has it.
#[derive(Asset, TypePath, Debug)]
struct Recording(Vec<u8>);

/// Reads a recording whole.
#[derive(Default, TypePath)]
struct RecordingLoader;

impl AssetLoader for RecordingLoader {
    type Asset = Recording;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        _context: &mut LoadContext<'_>,
    ) -> Result<Recording, std::io::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(Recording(bytes))
    }

    fn extensions(&self) -> &[&str] {
        &["ogg"]
    }
}

/// What is ready to be heard.
type Buffers = Rc<RefCell<HashMap<&'static str, AudioBuffer>>>;

/// The page's audio and what is loaded for it.
#[derive(Default)]
struct Browser {
    context: Option<AudioContext>,
    recordings: Vec<(&'static str, Handle<Recording>)>,
    buffers: Buffers,
    room: Option<GainNode>,
    followed: Option<RoomTone>,
}

/// Plays in the page.
pub fn plugin(app: &mut App) {
    app.init_asset::<Recording>()
        .init_asset_loader::<RecordingLoader>()
        .insert_non_send(Browser::default())
        .add_systems(PostUpdate, (open, decode, play, follow_the_room).chain().in_set(SoundSystems::Output));
}

/// Takes the audio context as soon as the page has made it.
fn open(mut browser: NonSendMut<Browser>, assets: Res<AssetServer>) {
    if browser.context.is_some() {
        return;
    }
    let part = |of: &JsValue, name: &str| Reflect::get(of, &JsValue::from_str(name)).unwrap_or(JsValue::UNDEFINED);
    let page = part(&js_sys::global(), "boxwood");
    if let Ok(context) = part(&page, "audio").dyn_into::<AudioContext>() {
        browser.context = Some(context);
        browser.recordings = all_files().map(|file| (file, assets.load(file))).collect();
    }
}

/// Hands what has arrived to be decoded.
fn decode(mut browser: NonSendMut<Browser>, mut loaded: ResMut<Assets<Recording>>) {
    let browser = &mut *browser;
    let Some(context) = &browser.context else { return };
    browser.recordings.retain(|(file, handle)| {
        let Some(Recording(bytes)) = loaded.remove(handle) else { return true };
        let (file, context, buffers) = (*file, context.clone(), Rc::clone(&browser.buffers));
        wasm_bindgen_futures::spawn_local(async move {
            match decode::decode(&context, &bytes).await {
                Ok(buffer) => {
                    buffers.borrow_mut().insert(file, buffer);
                }
                Err(error) => warn!("{file} cannot be heard: {error}"),
            }
        });
        false
    });
}

fn amplitude(decibels: f32) -> f32 {
    if decibels <= SILENCE { 0.0 } else { 10.0_f32.powf(decibels / 20.0) }
}

fn play(mut plays: MessageReader<Play>, browser: NonSend<Browser>) {
    for play in plays.read() {
        // A take that has not loaded is left out: a knock that comes late is worse than none.
        let buffer = browser.buffers.borrow().get(play.take).cloned();
        if let (Some(context), Some(buffer)) = (&browser.context, buffer)
            && let Err(error) = start(context, &buffer, play)
        {
            debug!("{} is not heard: {error:?}", play.take);
        }
    }
}

fn start(context: &AudioContext, buffer: &AudioBuffer, play: &Play) -> Result<(), JsValue> {
    let gain = context.create_gain()?;
    gain.gain().set_value(amplitude(play.decibels));
    gain.connect_with_audio_node(&context.destination())?;
    let source = context.create_buffer_source()?;
    source.set_buffer(Some(buffer));
    source.playback_rate().set_value(play.rate);
    source.connect_with_audio_node(&gain)?;
    source.start()
}

fn follow_the_room(mut browser: NonSendMut<Browser>, tone: Res<RoomTone>) {
    if browser.followed == Some(*tone) {
        return;
    }
    let buffer = browser.buffers.borrow().get(ROOM_TONE).cloned();
    let (Some(context), Some(buffer)) = (browser.context.clone(), buffer) else { return };
    let followed = (|| -> Result<(), JsValue> {
        let room = match browser.room.clone() {
            Some(room) => room,
            // A silent room need not begin.
            None if tone.decibels <= SILENCE => return Ok(()),
            None => {
                let room = loop_room(&context, &buffer)?;
                browser.room = Some(room.clone());
                room
            }
        };
        let (now, level) = (context.current_time(), room.gain());
        level.cancel_scheduled_values(now)?;
        level.set_value_at_time(level.value(), now)?;
        let end = now + tone.fade.as_secs_f64().max(0.03);
        level.linear_ramp_to_value_at_time(amplitude(tone.decibels), end)?;
        Ok(())
    })();
    if let Err(error) = followed {
        warn!("the room is not heard: {error:?}");
    }
    browser.followed = Some(*tone);
}

/// The room tone, begun in silence.
fn loop_room(context: &AudioContext, buffer: &AudioBuffer) -> Result<GainNode, JsValue> {
    let room = context.create_gain()?;
    room.gain().set_value(0.0);
    room.connect_with_audio_node(&context.destination())?;
    let source = context.create_buffer_source()?;
    source.set_buffer(Some(buffer));
    source.set_loop(true);
    source.connect_with_audio_node(&room)?;
    source.start()?;
    Ok(room)
}
