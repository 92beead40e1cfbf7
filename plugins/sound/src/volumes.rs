//! How loud each kind of sound is.

use crate::Group;
use bevy::prelude::*;

/// The loudness in decibels below which nothing is heard.
pub const SILENCE: f32 = -60.0;

/// The volumes as a person sets them: sliders from 0 to 1.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Volumes {
    /// Everything.
    pub master: f32,
    /// [`Group::Pieces`].
    pub pieces: f32,
    /// [`Group::Dice`].
    pub dice: f32,
    /// [`Group::Events`].
    pub events: f32,
    /// [`Group::Ambience`].
    pub ambience: f32,
    /// Nothing is heard at all; the sliders keep their places.
    pub muted: bool,
}

impl Default for Volumes {
    fn default() -> Volumes {
        Volumes { master: 0.8, pieces: 0.9, dice: 0.8, events: 0.7, ambience: 0.45, muted: false }
    }
}

impl Volumes {
    /// The slider of a group.
    #[must_use]
    pub const fn slider(&self, group: Group) -> f32 {
        match group {
            Group::Pieces => self.pieces,
            Group::Dice => self.dice,
            Group::Events => self.events,
            Group::Ambience => self.ambience,
        }
    }

    /// The slider of a group, to be moved.
    pub const fn slider_mut(&mut self, group: Group) -> &mut f32 {
        match group {
            Group::Pieces => &mut self.pieces,
            Group::Dice => &mut self.dice,
            Group::Events => &mut self.events,
            Group::Ambience => &mut self.ambience,
        }
    }

    /// The loudness of a group in decibels, 0 at most, [`SILENCE`] if nothing of it is heard.
    #[must_use]
    pub fn decibels(&self, group: Group) -> f32 {
        if self.muted {
            return SILENCE;
        }
        (slider_decibels(self.master) + slider_decibels(self.slider(group))).max(SILENCE)
    }
}

/// From a slider to decibels. Half way is −12 dB, which the ear takes for about half as loud; a plain logarithm of the
/// amplitude would crowd everything audible into the lowest tenth of the slider.
#[must_use]
pub fn slider_decibels(slider: f32) -> f32 {
    if slider <= 0.0 || slider.is_nan() {
        return SILENCE;
    }
    (40.0 * slider.min(1.0).log10()).max(SILENCE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slider_goes_from_silence_to_full() {
        assert_eq!(slider_decibels(0.0), SILENCE);
        assert_eq!(slider_decibels(-1.0), SILENCE);
        assert_eq!(slider_decibels(f32::NAN), SILENCE);
        assert_eq!(slider_decibels(1.0), 0.0);
        assert_eq!(slider_decibels(7.0), 0.0);
        assert!((slider_decibels(0.5) + 12.04).abs() < 0.01);
        let steps: Vec<f32> = (0..=20).map(|i| slider_decibels(i as f32 / 20.0)).collect();
        assert!(steps.windows(2).all(|w| w[0] <= w[1]), "a slider pushed up never makes it quieter: {steps:?}");
    }

    #[test]
    fn mute_silences_every_group_and_keeps_the_sliders() {
        let mut volumes = Volumes::default();
        let before = volumes.clone();
        volumes.muted = true;
        assert!(Group::ALL.iter().all(|&g| volumes.decibels(g) == SILENCE));
        volumes.muted = false;
        assert_eq!(volumes, before);
        assert!(Group::ALL.iter().all(|&g| volumes.decibels(g) > SILENCE));
    }

    #[test]
    fn the_master_rules_every_group() {
        let mut volumes = Volumes::default();
        let before = Group::ALL.map(|g| volumes.decibels(g));
        volumes.master *= 0.5;
        for (group, before) in Group::ALL.into_iter().zip(before) {
            assert!(volumes.decibels(group) < before - 10.0, "{group:?}");
        }
        volumes.master = 0.0;
        assert!(Group::ALL.iter().all(|&g| volumes.decibels(g) == SILENCE));
    }
}
