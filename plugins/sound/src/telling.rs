//! What play itself has to say: refusals and endings.

use crate::{Cue, CueKind, SoundSystems};
use bevy::prelude::*;
use boxwood_core::{Effect, Outcome};
use boxwood_play::{CurrentMatch, Happened, MoveRefused, Presentation, Restored, Seat};

/// An ending that waits until the eye has seen it.
#[derive(Resource, Default)]
struct Pending(Option<Outcome>);

/// Refusals and endings as cues. Needs the messages of play; adds them where play is not there.
pub fn plugin(app: &mut App) {
    app.add_message::<Happened>()
        .add_message::<MoveRefused>()
        .add_message::<Restored>()
        .init_resource::<Presentation>()
        .init_resource::<Pending>()
        .add_systems(PostUpdate, (knock_at_refusals, sound_the_end).in_set(SoundSystems::Tell));
}

fn knock_at_refusals(mut refusals: MessageReader<MoveRefused>, mut cues: MessageWriter<Cue>) {
    if refusals.read().count() > 0 {
        cues.write(Cue::full(CueKind::Refusal));
    }
}

fn sound_the_end(
    mut happened: MessageReader<Happened>,
    mut restored: MessageReader<Restored>,
    mut pending: ResMut<Pending>,
    presentation: Res<Presentation>,
    current: Option<Res<CurrentMatch>>,
    mut cues: MessageWriter<Cue>,
) {
    if restored.read().count() > 0 {
        pending.0 = None;
    }
    for message in happened.read() {
        if let Effect::Ended(outcome) = message.effect {
            pending.0 = Some(outcome);
        }
    }
    let (Some(outcome), Some(current)) = (pending.0, current) else { return };
    if presentation.busy {
        return;
    }
    pending.0 = None;
    cues.write(Cue::full(ending(outcome, &current)));
}

/// A win sounds like one if a person at this table won it, or if nobody but computers played.
fn ending(outcome: Outcome, current: &CurrentMatch) -> CueKind {
    let Some(winner) = outcome.winner else { return CueKind::Over };
    let people = current.seats().iter().any(|seat| matches!(seat, Seat::Human));
    if matches!(current.seat(winner), Seat::Human) || !people { CueKind::Win } else { CueKind::Over }
}
