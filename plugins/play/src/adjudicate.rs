//! The only writer of a position.

use crate::{
    CurrentMatch, GiveUpRequested, Hand, HandRequested, Happened, MoveRefused, MoveRequested, Restored, RestoredCause,
    Seat, ThrowRequested, Trouble, UndoRequested, Wish,
};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use boxwood_core::{Actor, Refusal, Side, Step, Why};
use std::collections::VecDeque;

/// What is asked of the match on the table.
#[derive(SystemParam)]
pub(crate) struct Requests<'w, 's> {
    undos: MessageReader<'w, 's, UndoRequested>,
    hands: MessageReader<'w, 's, HandRequested>,
    throws: MessageReader<'w, 's, ThrowRequested>,
    moves: MessageReader<'w, 's, MoveRequested>,
    gives: MessageReader<'w, 's, GiveUpRequested>,
}

/// What is told of it.
#[derive(SystemParam)]
pub(crate) struct Answers<'w> {
    happened: MessageWriter<'w, Happened>,
    refused: MessageWriter<'w, MoveRefused>,
    restored: MessageWriter<'w, Restored>,
    troubles: MessageWriter<'w, Trouble>,
}

/// Judges the requests of a frame and plays what may be played. Requests for another match are dropped; those of
/// somebody who is not on turn are refused.
///
/// Each kind of request is taken in its order. Going back comes first, so that an answer of the computer to what was
/// taken back is stale; then the hands elsewhere, then the people at this screen: a throw where the dice act, a step
/// otherwise; giving up comes last.
pub(crate) fn adjudicate(current: Option<ResMut<CurrentMatch>>, mut requests: Requests, mut answers: Answers) {
    let Some(mut current) = current else {
        requests.undos.clear();
        requests.hands.clear();
        requests.throws.clear();
        requests.moves.clear();
        requests.gives.clear();
        return;
    };
    let id = current.id;
    for _ in requests.undos.read().filter(|r| r.match_id == id) {
        if let Err(refusal) = go_back(&mut current) {
            answers.refused.write(MoveRefused { match_id: id, step: None, refusal });
        } else {
            answers.restored.write(Restored { match_id: id, cause: RestoredCause::Undone });
        }
    }
    for request in requests.hands.read().filter(|r| r.match_id == id) {
        if request.revision.is_some_and(|revision| revision != current.game.revision()) {
            // It was decided before the match changed.
            continue;
        }
        let judged = judge_hand(&current, request.hand, request.wish);
        let played = judged.and_then(|step| play(&mut current, step, &mut answers.happened));
        if let Err(refusal) = played {
            answers.refuse_hand(&current, request, refusal);
        }
    }
    let mut throws = requests.throws.read().filter(|r| r.match_id == id).count();
    let mut moves: VecDeque<Step> = requests.moves.read().filter(|r| r.match_id == id).map(|r| r.step).collect();
    while throws > 0 || !moves.is_empty() {
        let throw_now = throws > 0 && (moves.is_empty() || current.game.to_act() == Actor::Dice);
        let asked = if throw_now { None } else { moves.pop_front() };
        throws -= usize::from(throw_now);
        let judged = judge_human(&current, asked);
        if let Err(refusal) = judged.and_then(|step| play(&mut current, step, &mut answers.happened)) {
            answers.refused.write(MoveRefused { match_id: id, step: asked, refusal });
        }
    }
    for request in requests.gives.read().filter(|r| r.match_id == id) {
        if let Err(refusal) = give_up(&mut current, request.side, &mut answers.happened) {
            answers.refused.write(MoveRefused { match_id: id, step: None, refusal });
        }
    }
}

/// What somebody at this screen may do: a step of a side that a human plays, or (`None`) a throw for it.
fn judge_human(current: &CurrentMatch, asked: Option<Step>) -> Result<Step, Refusal> {
    let side = current.side_to_act().ok_or(Refusal::GameOver)?;
    if *current.seat(side) != Seat::Human {
        return Err(Refusal::NotYourTurn);
    }
    match asked {
        None => current.game.next_throw().map(Step::Roll),
        // Nobody at this screen may say how the dice fell.
        Some(Step::Roll(_)) if current.game.to_act() == Actor::Dice => Err(Refusal::ThrowFirst),
        Some(step) => Ok(step),
    }
}

/// What a hand elsewhere may do.
fn judge_hand(current: &CurrentMatch, hand: Hand, wish: Wish) -> Result<Step, Refusal> {
    let side = current.side_to_act().ok_or(Refusal::GameOver)?;
    let seat = current.seat(side);
    let may = match hand {
        Hand::House => wish == Wish::Step(Step::Pass) && !matches!(seat, Seat::Remote | Seat::Record(_)),
        Hand::Computer => matches!(seat, Seat::Computer(_)),
        Hand::Record => matches!(seat, Seat::Record(_)),
        Hand::Remote(player) => *seat == Seat::Remote && current.player_of(side) == player,
    };
    if !may {
        return Err(Refusal::NotYourTurn);
    }
    match wish {
        Wish::Throw => current.game.next_throw().map(Step::Roll),
        Wish::Step(step @ Step::Roll(told)) => {
            let ours = current.game.next_throw()?;
            if told == ours { Ok(step) } else { Err(Refusal::Rules(Why("other-throw"))) }
        }
        Wish::Step(step) => Ok(step),
    }
}

fn play(current: &mut CurrentMatch, step: Step, happened: &mut MessageWriter<Happened>) -> Result<(), Refusal> {
    let step_index = current.game.history().len();
    let effects = current.game.play(step)?;
    let match_id = current.id;
    happened.write_batch(effects.into_iter().map(|effect| Happened { match_id, effect, step_index }));
    Ok(())
}

/// Only a person gives up, and only for himself; it need not be his turn.
fn give_up(current: &mut CurrentMatch, side: Side, happened: &mut MessageWriter<Happened>) -> Result<(), Refusal> {
    if *current.seat(side) != Seat::Human {
        return Err(Refusal::NotYourTurn);
    }
    let effects = current.game.give_up(side)?;
    let (match_id, step_index) = (current.id, current.game.history().len());
    happened.write_batch(effects.into_iter().map(|effect| Happened { match_id, effect, step_index }));
    Ok(())
}

fn go_back(current: &mut CurrentMatch) -> Result<(), Refusal> {
    let target = current.undo_target()?;
    while current.game.history().len() > target {
        if current.game.undo().is_none() {
            break;
        }
    }
    Ok(())
}

impl Answers<'_> {
    fn refuse_hand(&mut self, current: &CurrentMatch, request: &HandRequested, refusal: Refusal) {
        let step = match request.wish {
            Wish::Throw => None,
            Wish::Step(step) => Some(step),
        };
        self.refused.write(MoveRefused { match_id: current.id, step, refusal });
        if request.hand == Hand::Record {
            let step = step.map(|step| step.text(current.game.board())).unwrap_or_default();
            let number = current.game.history().len() + 1;
            let details = format!("step {number}, '{step}': {refusal}");
            self.troubles.write(Trouble { key: "record-broken", details });
        }
    }
}
