//! From the bytes of a file to samples: by the browser, or by ourselves where it does not know Vorbis (older Safari).

use js_sys::Uint8Array;
use lewton::inside_ogg::OggStreamReader;
use lewton::samples::InterleavedSamples;
use std::io::Cursor;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AudioBuffer, AudioContext};

/// Decodes a recording.
///
/// # Errors
/// Neither the browser nor we can read it.
pub(super) async fn decode(context: &AudioContext, bytes: &[u8]) -> Result<AudioBuffer, String> {
    let copy = Uint8Array::new_from_slice(bytes).buffer();
    let promised = context.decode_audio_data(&copy);
    let decoded = match promised {
        Ok(promise) => JsFuture::from(promise).await.and_then(JsCast::dyn_into::<AudioBuffer>),
        Err(error) => Err(error),
    };
    match decoded {
        Ok(buffer) => Ok(buffer),
        Err(_) => by_ourselves(context, bytes),
    }
}

fn by_ourselves(context: &AudioContext, bytes: &[u8]) -> Result<AudioBuffer, String> {
    let mut reader = OggStreamReader::new(Cursor::new(bytes)).map_err(|error| error.to_string())?;
    let rate = reader.ident_hdr.audio_sample_rate as f32;
    let mut channels = vec![Vec::new(); usize::from(reader.ident_hdr.audio_channels)];
    while let Some(packet) =
        reader.read_dec_packet_generic::<InterleavedSamples<f32>>().map_err(|error| error.to_string())?
    {
        for frame in packet.samples.chunks_exact(packet.channel_count) {
            for (channel, &sample) in channels.iter_mut().zip(frame) {
                channel.push(sample);
            }
        }
    }
    let said = |error: JsValue| format!("{error:?}");
    let length = channels.first().map_or(0, Vec::len) as u32;
    let buffer = context.create_buffer(channels.len() as u32, length, rate).map_err(said)?;
    for (i, channel) in channels.iter().enumerate() {
        buffer.copy_to_channel(channel, i as i32).map_err(said)?;
    }
    Ok(buffer)
}
