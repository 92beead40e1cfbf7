//! What is said aloud to whoever uses a screen reader: in a browser by the page, elsewhere through the system
//! (AccessKit, by way of egui).

#[cfg(not(target_arch = "wasm32"))]
pub mod system;

use crate::hud::hint;
use crate::hud::log::{LookSystems, Shown, TableLog, Troubles};
use crate::hud::model::Phase;
use crate::i18n::Texts;
use crate::screens::Screen;
use crate::screens::hint::Hint;
use bevy::prelude::*;
use boxwood_play::CurrentMatch;

/// What was said last.
#[derive(Resource, Debug, Default)]
pub struct Spoken {
    /// The words.
    pub words: String,
    /// How often something has been said.
    pub count: usize,
    /// Whether it is said at once, over what is being read: something was refused or went wrong.
    pub urgent: bool,
}

impl Spoken {
    fn say(&mut self, words: String, urgent: bool) {
        *self = Spoken { words, count: self.count + 1, urgent };
    }
}

/// When it is decided what to say: once the interface has looked at the table, before it is drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SpokenSystems;

/// Decides what is said.
pub fn plugin(app: &mut App) {
    app.init_resource::<Spoken>()
        .configure_sets(PostUpdate, SpokenSystems.after(LookSystems))
        .add_systems(PostUpdate, say_news.in_set(SpokenSystems));
}

/// What was said before, so that it is not said twice.
#[derive(Default)]
struct Before {
    told: usize,
    refusal: Option<String>,
    trouble: Option<&'static str>,
    hint: Option<String>,
    turn: String,
}

/// What happened, a hint, why something is refused, what went wrong, that it is one's turn.
fn say_news(
    log: Res<TableLog>,
    shown: Res<Shown>,
    troubles: Res<Troubles>,
    texts: Res<Texts>,
    screen: Res<State<Screen>>,
    hint: Res<Hint>,
    current: Option<Res<CurrentMatch>>,
    mut before: Local<Before>,
    mut spoken: ResMut<Spoken>,
) {
    let mut lines = Vec::new();
    // A board that is only looked at has nothing to tell; what happens is heard by those who sit at the table.
    if **screen == Screen::Table {
        let new = log.told.saturating_sub(before.told).min(log.lines.len());
        before.told = log.told;
        lines.extend(log.lines.iter().skip(log.lines.len() - new).cloned());
    }
    let mut urgent = false;
    let now = log.refusal.as_ref().map(|(why, _)| why.clone());
    if before.refusal != now {
        urgent |= now.is_some();
        lines.extend(now.clone());
        before.refusal = now;
    }
    let now = troubles.0.front().map(|trouble| trouble.key);
    if before.trouble != now {
        urgent |= now.is_some();
        lines.extend(now.map(|key| texts.say(&format!("trouble-{key}"))));
        before.trouble = now;
    }
    let now = current.and_then(|current| hint::words(current.game(), &hint, &texts));
    if before.hint != now {
        lines.extend(now.clone());
        before.hint = now;
    }
    let mine = |phase| matches!(phase, Phase::Throw | Phase::Move | Phase::Over);
    let model = shown.0.as_ref().filter(|model| **screen == Screen::Table && mine(model.phase));
    let now = model.map_or_else(String::new, |model| model.turn.clone());
    if before.turn != now {
        lines.push(now.clone());
        before.turn = now;
    }
    lines.retain(|line| !line.is_empty());
    if !lines.is_empty() {
        spoken.say(lines.join(" "), urgent);
    }
}
