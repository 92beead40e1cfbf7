//! A hint in one line: what the computer would do, and the chance that it sees.

use crate::i18n::Texts;
use crate::screens::hint::{Advice, Hint};
use boxwood_core::{Match, Step};
use boxwood_search::CERTAIN;

/// What is said of the hint, if one was asked for.
#[must_use]
pub fn words(game: &dyn Match, hint: &Hint, texts: &Texts) -> Option<String> {
    match hint {
        Hint::None => None,
        Hint::Thinking(..) => Some(texts.say("hint-thinking")),
        Hint::Given(_, advice) => Some(told(game, *advice, texts)),
    }
}

fn told(game: &dyn Match, advice: Advice, texts: &Texts) -> String {
    let step = step(game, advice.step, texts);
    let key = match advice.chance.map(i32::from) {
        None => return step,
        Some(CERTAIN) if advice.exact => "hint-wins",
        Some(0) if advice.exact => "hint-loses",
        Some(_) if advice.exact => "hint-draws",
        Some(chance) => {
            let expected = texts.tell("hint-chance", &[("percent", percent(chance).into())]);
            return format!("{step} {expected}");
        }
    };
    format!("{step} {}", texts.say(key))
}

/// A chance that is not certain in whole percents.
#[must_use]
pub fn percent(chance: i32) -> usize {
    ((chance + 50) / 100).clamp(1, 99) as usize
}

fn step(game: &dyn Match, step: Step, texts: &Texts) -> String {
    let name = |point| game.board().name(point).into();
    match step {
        Step::Move { from, to, .. } => texts.tell("hint-move", &[("from", name(from)), ("to", name(to))]),
        Step::Place { to } => texts.tell("hint-place", &[("to", name(to))]),
        Step::Remove { at } => texts.tell("hint-remove", &[("at", name(at))]),
        Step::PlaceLine { .. } | Step::Roll(_) | Step::Pass => {
            texts.tell("hint-step", &[("step", step.text(game.board()).into())])
        }
    }
}
