//! Those who play by themselves: the computer, records, and the table that passes useless throws.

use crate::thinking::{Answer, ThinkSettings, Thinking};
use crate::{CurrentMatch, Hand, HandRequested, MatchId, Paused, Presentation, Seat, Trouble, Wish};
use bevy::prelude::*;
use boxwood_core::{Actor, Step};
use boxwood_search::Level;

/// What is to be done without a person at this screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Due {
    /// Nothing: a human, somebody elsewhere or nobody acts.
    Nothing,
    /// This hand does this.
    Ready(Hand, Wish),
    /// The computer has to choose.
    Choice(Level),
}

/// What is due at one revision of one match. Each thing is asked for once: were it refused, asking again would not help.
#[derive(Debug)]
pub(crate) struct Pending {
    match_id: MatchId,
    revision: u64,
    due: Due,
    asked: bool,
}

/// Asks for what is due, once nothing is being shown any more. The computer thinks meanwhile where it has a thread of
/// its own, and waits too where it would take time from the frames that show something.
pub(crate) fn ask(
    current: Option<Res<CurrentMatch>>,
    presentation: Res<Presentation>,
    paused: Res<Paused>,
    settings: Res<ThinkSettings>,
    mut thinking: ResMut<Thinking>,
    mut pending: Local<Option<Pending>>,
    mut requests: MessageWriter<HandRequested>,
    mut troubles: MessageWriter<Trouble>,
) {
    let Some(current) = current else {
        if pending.take().is_some() {
            thinking.stop();
        }
        return;
    };
    let (match_id, revision) = (current.id, current.game.revision());
    let pending = match &mut *pending {
        Some(pending) if (pending.match_id, pending.revision) == (match_id, revision) => pending,
        pending => {
            thinking.stop();
            pending.insert(Pending { match_id, revision, due: due(&current), asked: false })
        }
    };
    let waits = presentation.busy || paused.0;
    let (hand, wish) = match pending.due {
        Due::Ready(hand, wish) => (hand, wish),
        Due::Choice(level) if !pending.asked => {
            let answer = thinking.answer(&current, level, &settings, waits);
            let Some(answer) = answer.filter(|_| !waits) else { return };
            (Hand::Computer, Wish::Step(choose(&current, answer, &mut troubles)))
        }
        Due::Choice(_) | Due::Nothing => return,
    };
    if !pending.asked && !waits {
        pending.asked = true;
        requests.write(HandRequested { match_id, hand, revision: Some(revision), wish });
    }
}

fn due(current: &CurrentMatch) -> Due {
    let Some(side) = current.side_to_act() else { return Due::Nothing };
    let seat = current.seat(side);
    match (seat, current.game.to_act()) {
        (Seat::Remote, _) | (_, Actor::Nobody) | (Seat::Human, Actor::Dice) => Due::Nothing,
        (Seat::Record(steps), _) => match steps.get(current.game.history().len()) {
            Some(&step) => Due::Ready(Hand::Record, Wish::Step(step)),
            None => Due::Nothing,
        },
        (Seat::Computer(_), Actor::Dice) => Due::Ready(Hand::Computer, Wish::Throw),
        (Seat::Human | Seat::Computer(_), Actor::Side(_)) => match (&*current.game.legal_steps(), seat) {
            ([Step::Pass], _) => Due::Ready(Hand::House, Wish::Step(Step::Pass)),
            ([only], Seat::Computer(_)) => Due::Ready(Hand::Computer, Wish::Step(*only)),
            (_, Seat::Computer(level)) => Due::Choice(*level),
            _ => Due::Nothing,
        },
    }
}

/// The computer's answer, or any legal step if its search came to nothing: a game must be able to go on.
fn choose(current: &CurrentMatch, answer: Answer, troubles: &mut MessageWriter<Trouble>) -> Step {
    let legal = current.game.legal_steps();
    let details = match answer {
        Answer::Step(step) if legal.contains(&step) => return step,
        Answer::Step(step) => format!("it chose '{}', which is not legal", step.text(current.game.board())),
        Answer::Failed => "its search found no step".to_owned(),
    };
    let details = format!("{details} at {}", current.game.position_text());
    troubles.write(Trouble { key: "computer-failed", details });
    legal.first().copied().unwrap_or(Step::Pass)
}
