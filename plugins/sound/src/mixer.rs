//! From cues to sounds: which take, how loud, how high.

use crate::takes::{Chance, takes};
use crate::volumes::SILENCE;
use crate::{Cue, CueKind, Group, SoundSystems, Volumes};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::time::Duration;

/// A sound to be made now: what the outputs read.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Play {
    /// What it is.
    pub kind: CueKind,
    /// The asset path of the take.
    pub take: &'static str,
    /// Its loudness, 0 dB at most.
    pub decibels: f32,
    /// Its speed and so its pitch, 1 as recorded.
    pub rate: f32,
}

/// How loud the room is to be: what the outputs follow. Changed only when it changes.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct RoomTone {
    /// The loudness, [`SILENCE`] for none.
    pub decibels: f32,
    /// In how much time it gets there.
    pub fade: Duration,
}

impl Default for RoomTone {
    fn default() -> RoomTone {
        RoomTone { decibels: SILENCE, fade: Duration::ZERO }
    }
}

/// Whether somebody is there to listen: the app says so at the first click, key or touch. Before that the house is
/// silent (a browser forbids sound until then anyway).
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ear {
    /// Somebody has touched something.
    pub listening: bool,
}

/// How far a pitch may swing: four hundredths up or down.
pub const PITCH_SWING: f32 = 0.04;
/// The room comes up in this time at first.
pub const FIRST_FADE: Duration = Duration::from_secs(4);
/// And follows its slider in this time later.
pub const LATER_FADE: Duration = Duration::from_millis(250);
/// The first sounds come up in this time, so that nothing loud is the first thing heard.
pub const MASTER_FADE: Duration = Duration::from_millis(1200);
/// How much quieter than everything else the room is with its slider all the way up.
const ROOM_BELOW: f32 = -14.0;
/// At most this many of a kind in one frame; the strongest are heard, more would only be noise.
const AT_ONCE: usize = 3;

#[derive(Resource)]
struct Mixer {
    chance: Chance,
    last: HashMap<CueKind, usize>,
    listening_since: Option<Duration>,
}

/// The mixer.
pub fn plugin(app: &mut App) {
    app.add_message::<Cue>()
        .add_message::<Play>()
        .init_resource::<Volumes>()
        .init_resource::<RoomTone>()
        .init_resource::<Ear>()
        .insert_resource(Mixer { chance: Chance::new(0x0A1D_E17A), last: HashMap::default(), listening_since: None })
        .add_systems(PostUpdate, (mix, tone_the_room).chain().in_set(SoundSystems::Mix));
}

/// How much quieter a cue is for its strength: a fifth as strong is 14 dB down.
#[must_use]
pub fn strength_decibels(strength: f32) -> f32 {
    if strength <= 0.0 || strength.is_nan() { SILENCE } else { (20.0 * strength.min(1.0).log10()).max(SILENCE) }
}

/// How much quieter everything is, this long after the first gesture.
#[must_use]
pub fn master_fade(since: Duration) -> f32 {
    let part = (since.as_secs_f32() / MASTER_FADE.as_secs_f32()).clamp(0.0, 1.0);
    -18.0 * (1.0 - part)
}

fn mix(
    mut cues: MessageReader<Cue>,
    mut plays: MessageWriter<Play>,
    mut mixer: ResMut<Mixer>,
    volumes: Res<Volumes>,
    ear: Res<Ear>,
    time: Res<Time<Real>>,
) {
    if !ear.listening {
        cues.clear();
        return;
    }
    let since = *mixer.listening_since.get_or_insert(time.elapsed());
    let fade = master_fade(time.elapsed().saturating_sub(since));
    let mut heard: Vec<Cue> = cues.read().copied().collect();
    heard.sort_by(|a, b| a.kind.cmp(&b.kind).then(b.strength.total_cmp(&a.strength)));
    let mut of_this_kind = 0;
    for (i, cue) in heard.iter().enumerate() {
        of_this_kind = if i > 0 && heard[i - 1].kind == cue.kind { of_this_kind + 1 } else { 0 };
        let decibels = volumes.decibels(cue.kind.group()) + strength_decibels(cue.strength) + fade;
        if of_this_kind >= AT_ONCE || decibels <= SILENCE {
            continue;
        }
        let files = takes(cue.kind);
        let last = mixer.last.get(&cue.kind).copied();
        let take = mixer.chance.other(files.len(), last);
        mixer.last.insert(cue.kind, take);
        // Music keeps its pitch: a lyre out of tune is not a variant.
        let tuned = matches!(cue.kind, CueKind::Win | CueKind::Over);
        let rate = if tuned { 1.0 } else { 1.0 + PITCH_SWING * mixer.chance.swing() };
        plays.write(Play { kind: cue.kind, take: files[take], decibels, rate });
    }
}

fn tone_the_room(volumes: Res<Volumes>, ear: Res<Ear>, mut tone: ResMut<RoomTone>, mut heard: Local<bool>) {
    if !ear.listening || !(volumes.is_changed() || ear.is_changed()) {
        return;
    }
    let level = volumes.decibels(Group::Ambience);
    let decibels = if level <= SILENCE { SILENCE } else { (level + ROOM_BELOW).max(SILENCE) };
    let fade = if *heard { LATER_FADE } else { FIRST_FADE };
    *heard = true;
    if tone.decibels != decibels {
        *tone = RoomTone { decibels, fade };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::time::{TimePlugin, TimeUpdateStrategy};

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((TimePlugin, plugin));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        app.update();
        app
    }

    fn heard(app: &mut App, cues: &[Cue]) -> Vec<Play> {
        for cue in cues {
            app.world_mut().write_message(*cue);
        }
        let mut cursor = app.world().resource::<Messages<Play>>().get_cursor_current();
        app.update();
        cursor.read(app.world().resource::<Messages<Play>>()).copied().collect()
    }

    fn listen(app: &mut App) {
        app.world_mut().resource_mut::<Ear>().listening = true;
        for _ in 0..30 {
            app.update();
        }
    }

    #[test]
    fn nothing_is_heard_before_the_first_gesture() {
        let mut app = app();
        assert_eq!(heard(&mut app, &[Cue::full(CueKind::SetDown)]), []);
        assert_eq!(app.world().resource::<RoomTone>().decibels, SILENCE);
        app.world_mut().resource_mut::<Ear>().listening = true;
        assert_eq!(heard(&mut app, &[]), [], "what was missed is not made up for");
        assert!(app.world().resource::<RoomTone>().decibels > SILENCE);
        assert_eq!(app.world().resource::<RoomTone>().fade, FIRST_FADE);
    }

    #[test]
    fn the_first_sound_is_never_the_loudest() {
        let mut app = app();
        app.world_mut().resource_mut::<Ear>().listening = true;
        let first = heard(&mut app, &[Cue::full(CueKind::SetDown)])[0];
        listen(&mut app);
        let later = heard(&mut app, &[Cue::full(CueKind::SetDown)])[0];
        assert!(first.decibels < later.decibels - 12.0, "{first:?} {later:?}");
        assert_eq!(later.decibels, Volumes::default().decibels(Group::Pieces));
    }

    #[test]
    fn takes_differ_and_pitch_stays_near() {
        let mut app = app();
        listen(&mut app);
        let mut last = None;
        for _ in 0..200 {
            let play = heard(&mut app, &[Cue::full(CueKind::DieHit)])[0];
            assert_ne!(Some(play.take), last);
            assert!((play.rate - 1.0).abs() <= PITCH_SWING + f32::EPSILON);
            last = Some(play.take);
        }
        assert_eq!(heard(&mut app, &[Cue::full(CueKind::Win)])[0].rate, 1.0);
    }

    #[test]
    fn weak_is_quieter_and_nothing_is_nothing() {
        let mut app = app();
        listen(&mut app);
        let strong = heard(&mut app, &[Cue { kind: CueKind::DieHit, strength: 1.0 }])[0].decibels;
        let weak = heard(&mut app, &[Cue { kind: CueKind::DieHit, strength: 0.2 }])[0].decibels;
        assert!((strong - weak - 13.98).abs() < 0.01);
        assert_eq!(heard(&mut app, &[Cue { kind: CueKind::DieHit, strength: 0.0 }]), []);
        app.world_mut().resource_mut::<Volumes>().muted = true;
        assert_eq!(heard(&mut app, &[Cue::full(CueKind::DieHit)]), []);
    }

    #[test]
    fn of_many_at_once_the_strongest_are_heard() {
        let mut app = app();
        listen(&mut app);
        let cues: Vec<Cue> = (1..=9).map(|i| Cue { kind: CueKind::DieHit, strength: i as f32 / 9.0 }).collect();
        let plays = heard(&mut app, &cues);
        assert_eq!(plays.len(), AT_ONCE);
        let weakest = plays.iter().map(|p| p.decibels).fold(f32::INFINITY, f32::min);
        let limit = Volumes::default().decibels(Group::Dice) + strength_decibels(7.0 / 9.0);
        assert!((weakest - limit).abs() < 1e-4);
    }

    #[test]
    fn the_room_follows_its_slider_quickly_once_it_was_heard() {
        let mut app = app();
        listen(&mut app);
        app.world_mut().resource_mut::<Volumes>().ambience = 0.2;
        app.update();
        let quieter = *app.world().resource::<RoomTone>();
        assert_eq!(quieter.fade, LATER_FADE);
        app.world_mut().resource_mut::<Volumes>().muted = true;
        app.update();
        assert_eq!(app.world().resource::<RoomTone>().decibels, SILENCE);
        app.world_mut().resource_mut::<Volumes>().muted = false;
        app.update();
        assert_eq!(*app.world().resource::<RoomTone>(), quieter);
    }
}
