//! The recordings of each kind, and which comes next.

use crate::CueKind;

/// The loop of the room.
pub const ROOM_TONE: &str = "sounds/ambience_hearth.ogg";

/// The takes of a kind, as asset paths. A kind may have one take only; what has several never plays the same twice
/// running.
#[must_use]
pub const fn takes(kind: CueKind) -> &'static [&'static str] {
    match kind {
        CueKind::Lift => &["sounds/lift_1.ogg", "sounds/lift_2.ogg"],
        CueKind::SetDown => &["sounds/place_1.ogg", "sounds/place_2.ogg", "sounds/place_3.ogg", "sounds/place_4.ogg"],
        CueKind::SetDownSoft => &["sounds/place_soft_1.ogg", "sounds/place_soft_2.ogg", "sounds/place_soft_3.ogg"],
        CueKind::Slide => &["sounds/slide_1.ogg", "sounds/slide_2.ogg"],
        CueKind::KnockOff => &["sounds/capture_1.ogg", "sounds/capture_2.ogg", "sounds/capture_3.ogg"],
        CueKind::TrophyDrop => &["sounds/trophy_1.ogg", "sounds/trophy_2.ogg"],
        CueKind::CupShake => &["sounds/dice_cup_1.ogg", "sounds/dice_cup_2.ogg", "sounds/dice_cup_3.ogg"],
        CueKind::DiceThrow => {
            &["sounds/dice_roll_1.ogg", "sounds/dice_roll_2.ogg", "sounds/dice_roll_3.ogg", "sounds/dice_roll_4.ogg"]
        }
        CueKind::DieHit => &[
            "sounds/die_hit_1.ogg",
            "sounds/die_hit_2.ogg",
            "sounds/die_hit_3.ogg",
            "sounds/die_hit_4.ogg",
            "sounds/die_hit_5.ogg",
            "sounds/die_hit_6.ogg",
        ],
        CueKind::Refusal => &["sounds/refuse_1.ogg", "sounds/refuse_2.ogg"],
        CueKind::Special => &["sounds/hornaskella_1.ogg", "sounds/hornaskella_2.ogg"],
        CueKind::Win => &["sounds/win_lyre.ogg"],
        CueKind::Over => &["sounds/over_lyre.ogg"],
    }
}

/// Every file there is, the room tone included.
pub fn all_files() -> impl Iterator<Item = &'static str> {
    CueKind::ALL.into_iter().flat_map(|kind| takes(kind).iter().copied()).chain([ROOM_TONE])
}

/// A little generator for takes and pitch. Nothing that matters to a game hangs on it, so it needs no better one.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// From any number.
    #[must_use]
    pub const fn new(from: u64) -> Chance {
        Chance(from)
    }

    /// The next number (`SplitMix64`).
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from -1 to 1.
    pub fn swing(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 23) as f32 - 1.0
    }

    /// Which of `count` takes comes after `last`: any but the same.
    pub fn other(&mut self, count: usize, last: Option<usize>) -> usize {
        match last {
            _ if count <= 1 => 0,
            None => (self.next() % count as u64) as usize,
            Some(last) => (last + 1 + (self.next() % (count as u64 - 1)) as usize) % count,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    #[test]
    fn every_take_is_among_the_assets_and_every_sound_is_used() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
        let used: BTreeSet<&str> = all_files().collect();
        let missing: Vec<_> = used.iter().filter(|file| !assets.join(file).is_file()).collect();
        assert!(missing.is_empty(), "not among the assets: {missing:?}");
        let unused: Vec<String> = std::fs::read_dir(assets.join("sounds"))
            .unwrap()
            .map(|entry| format!("sounds/{}", entry.unwrap().file_name().to_string_lossy()))
            .filter(|file| file.ends_with(".ogg") && !used.contains(file.as_str()))
            .collect();
        assert!(unused.is_empty(), "never heard: {unused:?}");
    }

    #[test]
    fn no_take_is_listed_twice() {
        let all: Vec<&str> = all_files().collect();
        assert_eq!(all.len(), all.iter().collect::<BTreeSet<_>>().len());
    }

    #[test]
    fn the_same_take_never_comes_twice_running_and_all_come() {
        let mut chance = Chance::new(3);
        for count in 2..7 {
            let mut last = None;
            let mut seen = BTreeSet::new();
            for _ in 0..400 {
                let take = chance.other(count, last);
                assert!(take < count);
                assert_ne!(Some(take), last);
                seen.insert(take);
                last = Some(take);
            }
            assert_eq!(seen.len(), count);
        }
        assert_eq!(chance.other(1, Some(0)), 0);
    }

    #[test]
    fn the_swing_stays_within_one_and_uses_both_sides() {
        let mut chance = Chance::new(9);
        let swings: Vec<f32> = (0..1000).map(|_| chance.swing()).collect();
        assert!(swings.iter().all(|s| (-1.0..=1.0).contains(s)));
        assert!(swings.iter().any(|s| *s < -0.9) && swings.iter().any(|s| *s > 0.9));
    }
}
