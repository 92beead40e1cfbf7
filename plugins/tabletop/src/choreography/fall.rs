//! How men come to their places on boards that do not lie flat: they fall down their column, or are carried in from the
//! side where one sits.

use super::act::Props;
use super::clip::{Clip, smooth};
use crate::deep::LET_GO;
use crate::look::Travel;
use crate::settings::Motion;
use bevy::prelude::*;
use boxwood_sound::CueKind;

/// How fast men fall, in metres a second each second: slower than in truth, so that the eye can follow.
const PULL: f32 = 4.2;
/// What is left of the speed after a rebound.
const REBOUND: f32 = 0.30;

/// How a man comes to his place on a deep board; `None` on a flat one.
pub fn enter(props: &mut Props, motion: Motion, piece: Entity, end: Transform, weight: f32) -> Option<Clip> {
    let layout = props.layout.as_ref().filter(|layout| layout.is_deep())?;
    let scene = props.scene.as_ref()?;
    let falls = scene.look.travel == Travel::Dropped;
    let top = layout.top_of_column(end.translation);
    let beyond = scene.look.half.xz().length() + 0.05;
    let (turn, _) = props.board();
    let towards = (turn.inverse() * props.eye.now.translation).with_y(0.0).normalize_or(Vec3::Z);
    props.show(piece, true);
    let mut clip = Clip::default();
    if motion.reduced {
        let begin = end.with_translation(end.translation + Vec3::Y * 0.008);
        clip.track(piece, 0.0, 0.2, move |t| lerp(&begin, &end, smooth(0.0, 1.0, t)));
        clip.cue(0.2, CueKind::SetDownSoft, weight);
    } else if falls {
        fall(&mut clip, piece, end, top + LET_GO - end.translation.y, weight);
    } else {
        // In between the levels, over the rings, and down.
        let over = Vec3::Y * 0.009;
        let begin = end.with_translation(end.translation + over + towards * beyond);
        clip.track(piece, 0.0, 0.5, move |t| {
            let mut pose = lerp(&begin, &end, smooth(0.0, 0.92, t));
            pose.translation.y = end.translation.y + over.y * (1.0 - smooth(0.86, 1.0, t));
            pose
        });
        clip.cue(0.5, CueKind::SetDown, 0.6 * weight);
    }
    Some(clip)
}

/// A man is let go above his column, falls, and rebounds a little on what he falls on.
fn fall(clip: &mut Clip, piece: Entity, end: Transform, height: f32, weight: f32) {
    let raised = move |up: f32| end.with_translation(end.translation + Vec3::Y * up);
    let held = 0.16;
    clip.track(piece, 0.0, held, move |t| raised(height + 0.012 * (1.0 - smooth(0.0, 1.0, t))));
    let (mut begin, mut high) = (held, height);
    let mut seconds = (2.0 * high / PULL).sqrt();
    clip.track(piece, begin, begin + seconds, move |t| raised(height * (1.0 - t * t)));
    begin += seconds;
    clip.cue(begin, CueKind::SetDown, (0.35 + 2.2 * height) * weight);
    for _ in 0..3 {
        high *= REBOUND * REBOUND;
        seconds = 2.0 * (2.0 * high / PULL).sqrt();
        let up = high;
        clip.track(piece, begin, begin + seconds, move |t| raised(up * 4.0 * t * (1.0 - t)));
        begin += seconds;
        if high > 0.001 {
            clip.cue(begin, CueKind::SetDownSoft, (0.25 + 8.0 * high) * weight);
        }
    }
}

fn lerp(a: &Transform, b: &Transform, share: f32) -> Transform {
    Transform {
        translation: a.translation.lerp(b.translation, share),
        rotation: a.rotation.slerp(b.rotation, share),
        scale: Vec3::ONE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::Layout;

    #[test]
    fn a_man_falls_from_above_his_column_and_comes_to_rest_in_his_place() {
        let place = |i: u8| Vec3::new(f32::from(i % 7) * 0.034, 0.05 + f32::from(i / 7) * 0.034, 0.0);
        let layout = Layout { points: (0..42).map(place).collect(), ..Layout::default() };
        let end = Transform::from_translation(layout.points[8]);
        let height = layout.top_of_column(end.translation) + LET_GO - end.translation.y;
        assert!((height - (4.0 * 0.034 + LET_GO)).abs() < 1e-5);
        let mut clip = Clip::default();
        fall(&mut clip, Entity::PLACEHOLDER, end, height, 1.0);
        let at = |time: f32| clip.poses(time).last().map(|(_, pose)| pose.translation).expect("he is on his way");
        assert!((at(0.16).y - end.translation.y - height).abs() < 0.002);
        assert!((at(clip.seconds) - end.translation).length() < 1e-5, "{}", clip.seconds);
        assert!(clip.seconds < 1.2, "it does not take long: {}", clip.seconds);
        let mut last = at(0.16).y;
        for step in 1..20 {
            let now = at(0.16 + step as f32 * 0.01).y;
            assert!(now <= last && now >= end.translation.y - 1e-5, "down, and never through the floor");
            last = now;
        }
    }
}
