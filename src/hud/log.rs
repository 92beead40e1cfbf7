//! What the interface remembers of the table: the last sentences, a reason why not, who begins, troubles.

use super::model::{Cast, Phase, TableModel};
use super::opening::OpeningModel;
use super::{narration, series};
use crate::i18n::Texts;
use crate::screens::look_back::LookBack;
use crate::screens::{Screen, Wish};
use crate::third_party::winit::Alarm;
use bevy::prelude::*;
use boxwood_core::Effect;
use boxwood_play::{CurrentMatch, Happened, MoveRefused, Presentation, Restored, RestoredCause, Trouble};
use std::collections::VecDeque;
use std::time::Duration;

/// How many sentences are kept.
const KEPT: usize = 60;
/// How long a reason why not stays.
const REFUSAL_TIME: Duration = Duration::from_secs(6);

/// What happened and what is to be said about it.
#[derive(Resource, Default, Debug)]
pub struct TableLog {
    /// What happened, the latest last.
    pub lines: VecDeque<String>,
    /// How many sentences there have been, those included that are forgotten.
    pub told: usize,
    /// Why the last wish was refused, until when.
    pub refusal: Option<(String, Duration)>,
    /// Who begins, as long as the card of it lies there.
    pub opening: Option<OpeningModel>,
    /// Sentences about a throw that is still rolling.
    held: Vec<String>,
    /// The opening roll, while it is still rolling.
    held_opening: Option<OpeningModel>,
}

impl TableLog {
    fn push(&mut self, lines: impl IntoIterator<Item = String>) {
        let before = self.lines.len();
        self.lines.extend(lines);
        self.told += self.lines.len() - before;
        while self.lines.len() > KEPT {
            self.lines.pop_front();
        }
    }

    fn let_go(&mut self) {
        let held = std::mem::take(&mut self.held);
        self.push(held);
        if let Some(opening) = self.held_opening.take() {
            self.opening = Some(opening);
        }
    }
}

/// Troubles that have not been put away, the oldest first.
#[derive(Resource, Default, Debug)]
pub struct Troubles(pub VecDeque<Trouble>);

/// What the table's interface says now; `None` without a match.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct Shown(pub Option<TableModel>);

/// When the interface looks at the table: after everything of the frame has happened, before it is drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LookSystems;

/// The memory of the interface.
pub fn plugin(app: &mut App) {
    app.init_resource::<TableLog>()
        .init_resource::<Troubles>()
        .init_resource::<Shown>()
        .init_resource::<Texts>()
        .init_resource::<Alarm>()
        .add_systems(
            PostUpdate,
            (
                change_language.run_if(resource_changed::<Texts>),
                (begin, narrate, refuse, forget_refusal, keep_troubles, dismiss, look).chain(),
            )
                .chain()
                .in_set(LookSystems),
        );
}

fn cast(current: &CurrentMatch) -> Cast<'_> {
    Cast { game: current.game(), seats: current.seats() }
}

/// What was told in another language is not told again: the new one begins where the game stands.
fn change_language(texts: Res<Texts>, mut log: ResMut<TableLog>) {
    if log.lines.is_empty() && log.held.is_empty() {
        return;
    }
    log.lines.clear();
    log.held.clear();
    log.refusal = None;
    log.opening = None;
    log.held_opening = None;
    log.push([texts.say("match-resumed")]);
}

/// A match comes onto the table, or steps are taken back.
fn begin(
    mut restored: MessageReader<Restored>,
    current: Option<Res<CurrentMatch>>,
    (texts, look_back): (Res<Texts>, Res<LookBack>),
    mut log: ResMut<TableLog>,
) {
    let Some(current) = current else {
        restored.clear();
        return;
    };
    for message in restored.read().filter(|m| m.match_id == current.id()) {
        log.held.clear();
        log.held_opening = None;
        log.opening = None;
        log.refusal = None;
        match message.cause {
            RestoredCause::New => {
                log.lines.clear();
                let series = current.series().map(|series| series::begins(cast(&current), series, &texts));
                let opening = OpeningModel::of(cast(&current), &texts);
                let told: Vec<String> = opening.iter().flat_map(|o| o.lines.clone()).collect();
                log.held_opening = opening;
                if told.is_empty() {
                    let game = texts.of_game(current.game().info().game, "name", &[]).unwrap_or_default();
                    log.push(series.or_else(|| Some(texts.tell("match-begins", &[("game", game.into())]))));
                } else {
                    log.push(series);
                    log.held.push(told.join(" "));
                }
            }
            // The turn that is seen again is told again, and that is all.
            RestoredCause::Resumed if look_back.is_again() => {
                if look_back.0.as_ref().is_some_and(|looking| looking.goes_on(&current)) {
                    log.lines.clear();
                }
            }
            RestoredCause::Resumed => {
                log.lines.clear();
                log.push([texts.say("match-resumed")]);
            }
            RestoredCause::Undone => log.push([texts.say("match-undone")]),
        }
    }
}

/// Tells what happened. What a throw shows is told once it lies still.
fn narrate(
    mut happened: MessageReader<Happened>,
    current: Option<Res<CurrentMatch>>,
    presentation: Res<Presentation>,
    texts: Res<Texts>,
    mut log: ResMut<TableLog>,
) {
    let Some(current) = current else {
        happened.clear();
        return;
    };
    let effects: Vec<(usize, Effect)> =
        happened.read().filter(|h| h.match_id == current.id()).map(|h| (h.step_index, h.effect)).collect();
    for step in effects.chunk_by(|a, b| a.0 == b.0) {
        let effects: Vec<Effect> = step.iter().map(|(_, effect)| *effect).collect();
        let lines = narration::tell(cast(&current), &effects, &texts);
        log.let_go();
        log.opening = None;
        log.refusal = None;
        if matches!(effects.first(), Some(Effect::Rolled { .. })) {
            log.held = lines;
        } else {
            log.push(lines);
        }
    }
    if !presentation.busy && !log.held.is_empty() {
        log.let_go();
    }
}

fn refuse(
    mut refusals: MessageReader<MoveRefused>,
    current: Option<Res<CurrentMatch>>,
    texts: Res<Texts>,
    time: Res<Time<Real>>,
    alarm: Res<Alarm>,
    mut log: ResMut<TableLog>,
) {
    let Some(current) = current else {
        refusals.clear();
        return;
    };
    if let Some(refused) = refusals.read().filter(|r| r.match_id == current.id()).last() {
        let why = texts.why(current.game().info().game, refused.refusal.key());
        log.refusal = Some((why, time.elapsed() + REFUSAL_TIME));
        alarm.after(REFUSAL_TIME + Duration::from_millis(50));
    }
}

fn forget_refusal(time: Res<Time<Real>>, mut log: ResMut<TableLog>) {
    if log.refusal.as_ref().is_some_and(|(_, until)| *until <= time.elapsed()) {
        log.refusal = None;
    }
}

fn keep_troubles(mut messages: MessageReader<Trouble>, mut troubles: ResMut<Troubles>) {
    for trouble in messages.read() {
        // The same trouble once is enough.
        if !troubles.0.iter().any(|t| t.key == trouble.key) {
            troubles.0.push_back(trouble.clone());
        }
    }
}

fn dismiss(
    mut wishes: MessageReader<Wish>,
    screen: Res<State<Screen>>,
    mut log: ResMut<TableLog>,
    mut troubles: ResMut<Troubles>,
) {
    for wish in wishes.read() {
        match wish {
            Wish::DismissTrouble => {
                troubles.0.pop_front();
            }
            Wish::DismissOpening => log.opening = None,
            Wish::Throw if **screen == Screen::Table => log.opening = None,
            _ => {}
        }
    }
}

fn look(
    current: Option<Res<CurrentMatch>>,
    presentation: Res<Presentation>,
    (texts, look_back): (Res<Texts>, Res<LookBack>),
    mut shown: ResMut<Shown>,
) {
    let model = current.map(|current| {
        // Whoever looks back sees who played.
        let seats = look_back.0.as_ref().map_or(current.seats(), |looking| &looking.seats);
        let cast = Cast { game: current.game(), seats };
        let mut model = TableModel::of(cast, presentation.busy, &texts);
        if look_back.is_again() && matches!(model.phase, Phase::Throw | Phase::Move) {
            // Nobody decides anything in what is only seen again.
            model.phase = Phase::Wait;
        }
        if let Some(series) = current.series() {
            series::tell(&mut model, cast, series, &texts);
        }
        model
    });
    shown.set_if_neq(Shown(model));
}
