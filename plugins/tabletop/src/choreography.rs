//! What happened, shown: a queue of acts fed by the effects of play, each turned into a clip of motion when its time
//! comes. The picture may lag behind the match; a click catches up.

mod act;
mod clip;
mod ending;
mod fall;
mod hand;
mod lines;
mod moves;
mod pinch;
mod throws;

pub use clip::Clip;
pub use hand::Carried;

use crate::redraw::KeepDrawing;
use crate::scene::{TableScene, TableState};
use crate::settings::{Motion, SkipRequested};
use act::{Act, Props};
use bevy::prelude::*;
use boxwood_play::{Enacted, PlaySystems, Presentation, Restored, RestoredCause};
use boxwood_sound::Cue;
use std::collections::VecDeque;

/// When effects become motion, each frame: after play has reported, before the picture is put together.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StageSystems;

/// What is being shown, and what waits.
#[derive(Resource, Default, Debug)]
pub struct Stage {
    queue: VecDeque<Act>,
    playing: Option<Playing>,
    /// The lights that burn when nothing moves, by the look's list, 0 to 1.
    resting_glow: f32,
    /// A new match lies on the table whose opening roll has not been shown.
    opening: bool,
}

#[derive(Debug)]
struct Playing {
    act: Act,
    clip: Clip,
    time: f32,
    told: usize,
}

impl Stage {
    /// Whether something is moving or waits to move.
    #[must_use]
    pub fn busy(&self) -> bool {
        self.playing.is_some() || !self.queue.is_empty()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Stage>()
        .init_resource::<Motion>()
        .init_resource::<Presentation>()
        .init_resource::<TableState>()
        .add_message::<SkipRequested>()
        .add_message::<Cue>()
        .add_message::<Enacted>()
        .add_message::<Restored>()
        .configure_sets(Update, StageSystems.after(PlaySystems::Report))
        .add_systems(
            Update,
            (
                restore,
                skip,
                take_in,
                play_on,
                tell_busy,
                hand::hold,
                throws::mark_used_dice,
                lines::rest,
                throws::follow_tray,
            )
                .chain()
                .in_set(StageSystems),
        );
}

/// After undo, loading or a new match everything is at its place at once.
fn restore(
    mut restored: MessageReader<Restored>,
    mut enacted: MessageReader<Enacted>,
    mut stage: ResMut<Stage>,
    scene: Option<Res<TableScene>>,
    added: Query<(), Added<crate::scene::Dressed>>,
    mut props: Props,
) {
    let fresh = !added.is_empty();
    let mut asked = false;
    for message in restored.read() {
        asked = true;
        stage.opening = message.cause == RestoredCause::New;
        // What was being shown belongs to what is no more.
        stage.queue.clear();
        stage.playing = None;
    }
    if (!asked && !fresh) || scene.is_none() {
        return;
    }
    if !fresh || !stage.busy() {
        enacted.clear();
        stage.queue.clear();
        stage.playing = None;
        props.settle_everything();
        stage.resting_glow = props.resting_glow();
        let glow = stage.resting_glow;
        props.glow(|_, _| glow);
        // The cup stands on the table once its model is there.
        if stage.opening && !props.cup.is_empty() {
            stage.opening = false;
            let acts = props.current.as_ref().map(|current| Act::opening(current)).unwrap_or_default();
            stage.queue.extend(acts);
        }
    }
}

/// What is moving, and all that waits, is at its end at once.
fn skip(mut requests: MessageReader<SkipRequested>, mut stage: ResMut<Stage>, mut props: Props) {
    if requests.read().count() > 0 {
        finish(&mut stage, &mut props);
    }
}

fn finish(stage: &mut Stage, props: &mut Props) {
    if let Some(playing) = stage.playing.take() {
        let Playing { act, clip, told, .. } = playing;
        for (_, happening) in &clip.happenings[told..] {
            props.happen(happening, false);
        }
        act.finish(props, false);
    }
    for act in stage.queue.drain(..) {
        act.finish(props, true);
    }
    stage.resting_glow = props.resting_glow();
    let glow = stage.resting_glow;
    props.glow(|_, _| glow);
}

/// Effects join the queue.
fn take_in(mut enacted: MessageReader<Enacted>, mut stage: ResMut<Stage>, motion: Res<Motion>, mut props: Props) {
    if props.scene.is_none() {
        enacted.clear();
        return;
    }
    for message in enacted.read() {
        Act::take_in(message, &mut stage.queue, &props);
    }
    if motion.instant && stage.busy() {
        finish(&mut stage, &mut props);
    }
}

/// Time passes.
fn play_on(
    (time, motion): (Res<Time>, Res<Motion>),
    mut stage: ResMut<Stage>,
    mut props: Props,
    mut was_still: Local<bool>,
) {
    if !stage.busy() {
        *was_still = true;
        return;
    }
    // The first frame after a rest has waited for long, and a slow frame must not swallow a whole motion.
    let dt = if *was_still { 1.0 / 60.0 } else { time.delta_secs().min(0.12) };
    *was_still = false;
    let mut left = dt * motion.speed.clamp(0.1, 16.0);
    let stage = &mut *stage;
    loop {
        if stage.playing.is_none() {
            let Some(act) = stage.queue.pop_front() else { break };
            let clip = act.clip(&mut props, *motion);
            stage.playing = Some(Playing { act, clip, time: 0.0, told: 0 });
        }
        let Some(playing) = &mut stage.playing else { break };
        playing.time += left;
        let (time, seconds) = (playing.time, playing.clip.seconds);
        while let Some((_, happening)) = playing.clip.happenings.get(playing.told).filter(|(at, _)| *at <= time) {
            props.happen(happening, true);
            playing.told += 1;
        }
        if time < seconds {
            props.pose_clip(&playing.clip, time);
            break;
        }
        left = time - seconds;
        if let Some(Playing { act, .. }) = stage.playing.take() {
            act.finish(&mut props, false);
            stage.resting_glow = props.resting_glow();
            let glow = stage.resting_glow;
            props.glow(|_, _| glow);
        }
    }
}

fn tell_busy(
    (stage, table): (Res<Stage>, Res<TableState>),
    mut presentation: ResMut<Presentation>,
    mut keep: ResMut<KeepDrawing>,
) {
    // A match whose table is still on its way has its beginning yet to be shown.
    let awaited = stage.opening && *table == TableState::Loading;
    presentation.set_if_neq(Presentation { busy: stage.busy() || awaited });
    if keep.holds("motion") != stage.busy() {
        keep.hold("motion", stage.busy());
    }
}
