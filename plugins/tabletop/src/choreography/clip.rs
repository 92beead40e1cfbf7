//! A piece of motion: who goes which way when, and what is heard at which moment.

use crate::surface::Surface;
use bevy::prelude::*;
use boxwood_sound::CueKind;
use std::fmt;

/// The way of one entity during a part of a clip.
pub struct Track {
    pub entity: Entity,
    pub begin: f32,
    pub end: f32,
    /// The pose at a share (0 to 1) of the part.
    pub way: Box<dyn Fn(f32) -> Transform + Send + Sync>,
}

/// Something that happens at a moment of a clip.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Happening {
    /// Something is heard.
    Cue(CueKind, f32),
    /// Something can be seen, or not.
    Show(Entity, bool),
}

/// How bright something shines during a part of a clip.
pub struct Shine {
    pub material: Handle<Surface>,
    pub begin: f32,
    pub end: f32,
    /// The brightness at a share (0 to 1) of the part.
    pub level: fn(f32) -> f32,
}

/// A light over the board's inlays: the brightness of light `i` of `n` at a share of the clip.
pub type Light = fn(share: f32, i: usize, n: usize) -> f32;

/// A piece of motion.
#[derive(Default)]
pub struct Clip {
    /// How long it takes.
    pub seconds: f32,
    pub(super) tracks: Vec<Track>,
    /// In order of time.
    pub(super) happenings: Vec<(f32, Happening)>,
    pub(super) light: Option<Light>,
    /// Lines that are lit, and the light that runs along them.
    pub(super) shines: Vec<Shine>,
}

impl fmt::Debug for Clip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Clip").field("seconds", &self.seconds).field("tracks", &self.tracks.len()).finish()
    }
}

impl Clip {
    /// Nothing happens for a while.
    pub fn pause(seconds: f32) -> Clip {
        Clip { seconds, ..default() }
    }

    /// An entity goes a way from `begin` to `end`; the clip lasts at least that long.
    pub fn track(
        &mut self,
        entity: Entity,
        begin: f32,
        end: f32,
        way: impl Fn(f32) -> Transform + Send + Sync + 'static,
    ) {
        self.seconds = self.seconds.max(end);
        self.tracks.push(Track { entity, begin, end, way: Box::new(way) });
    }

    /// Something happens.
    pub fn at(&mut self, time: f32, happening: Happening) {
        let place = self.happenings.partition_point(|(t, _)| *t <= time);
        self.happenings.insert(place, (time, happening));
        self.seconds = self.seconds.max(time);
    }

    /// Something is heard.
    pub fn cue(&mut self, time: f32, kind: CueKind, strength: f32) {
        self.at(time, Happening::Cue(kind, strength.clamp(0.0, 1.0)));
    }

    /// What shines at a time, and how brightly.
    pub fn shining(&self, time: f32) -> impl Iterator<Item = (&Handle<Surface>, f32)> + '_ {
        self.shines.iter().filter(move |s| (s.begin..=s.end).contains(&time)).map(move |s| {
            let share = (time - s.begin) / (s.end - s.begin).max(1e-4);
            (&s.material, (s.level)(share))
        })
    }

    /// Where the clip's entities are at a time: each on the last of its tracks that has begun.
    pub fn poses(&self, time: f32) -> impl Iterator<Item = (Entity, Transform)> + '_ {
        self.tracks.iter().filter(move |t| t.begin <= time).map(move |t| {
            let share = (time - t.begin) / (t.end - t.begin).max(1e-4);
            (t.entity, (t.way)(share.clamp(0.0, 1.0)))
        })
    }
}

/// 0 before `a`, 1 after `b`, smooth between.
pub fn smooth(a: f32, b: f32, x: f32) -> f32 {
    let t = ((x - a) / (b - a)).clamp(0.0, 1.0);
    t * t * t * (t * (t * 6.0 - 15.0) + 10.0)
}
