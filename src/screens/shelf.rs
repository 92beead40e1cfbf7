//! The shelf: which game is looked at, and its board on the table behind.
//!
//! A game is looked at as it stands before the first move. A game that somebody plays is kept while other boards lie on
//! the table, and comes back when it is looked at or continued.

use crate::screens::flow::WishSystems;
use crate::screens::own_rules::Making;
use crate::screens::saved::{Kept, KeptGame, Laid};
use crate::screens::{Screen, SetupChoice};
use crate::settings::Settings;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use boxwood_core::game::resolve_switches;
use boxwood_core::{Record, Setup};
use boxwood_play::{CurrentMatch, Games, ResumeRequested};
use boxwood_search::GameEntry;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// What the title shows of the games.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    /// The game whose card is open; `None` for the one that was played last.
    pub chosen: Option<String>,
    /// What is searched for.
    pub search: String,
}

impl Shelf {
    /// The game whose card is open.
    #[must_use]
    pub fn open(&self, games: &Games, settings: &Settings) -> Option<&'static dyn GameEntry> {
        let asked = self.chosen.as_deref().or(settings.last_game.as_deref());
        asked.and_then(|id| games.find(id)).or_else(|| games.0.first().copied())
    }
}

/// The board on the table, and what is kept meanwhile.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "Bevy's writers have none")]
pub struct BoardOnTable<'w> {
    /// Whether the match on the table is played.
    pub laid: ResMut<'w, Laid>,
    /// The game that was put aside.
    pub kept: ResMut<'w, Kept>,
    current: Option<Res<'w, CurrentMatch>>,
    resumes: MessageWriter<'w, ResumeRequested>,
}

impl BoardOnTable<'_> {
    /// Lays a game's board as it stands before the first move; the game that is played comes back as it stands where it
    /// is the same game and no ruleset is asked for.
    pub fn look(&mut self, entry: &'static dyn GameEntry, ruleset: Option<&str>) {
        self.keep_played();
        let kept = self.kept.0.as_ref().filter(|kept| kept.game == entry.id() && ruleset.is_none());
        let record = match kept {
            Some(kept) => {
                *self.laid = Laid::Saved;
                kept.record.clone()
            }
            None => {
                self.look_by(entry, &Setup { ruleset: ruleset.map(str::to_owned), ..Setup::default() });
                return;
            }
        };
        self.resumes.write(ResumeRequested { record });
    }

    /// Lays a game's board as it stands before the first move by these rules. Rules that make no game change nothing.
    fn look_by(&mut self, entry: &'static dyn GameEntry, setup: &Setup) {
        let Ok(game) = entry.new_match(setup) else { return };
        *self.laid = Laid::Bare;
        self.resumes.write(ResumeRequested { record: Record::from_match(&*game).to_string() });
    }

    /// Keeps the game that somebody plays, before another board is laid.
    fn keep_played(&mut self) {
        let current = self.current.as_deref();
        if let Some(played) = current.filter(|_| self.laid.is_played()).and_then(KeptGame::of) {
            self.kept.0 = Some(played);
        }
    }

    /// Asks for the saved game, to lie there until it is continued.
    pub fn lay_saved(&mut self, record: String) {
        *self.laid = Laid::Saved;
        self.resumes.write(ResumeRequested { record });
    }

    /// Puts the game that was kept back on the table, to be played. Whether there was one.
    pub fn take_up(&mut self) -> bool {
        let Some(kept) = self.kept.0.take() else { return false };
        *self.laid = Laid::Played;
        self.resumes.write(ResumeRequested { record: kept.record });
        true
    }
}

/// Before a game, its board lies there by the rules that are chosen.
pub fn plugin(app: &mut App) {
    app.init_resource::<Shelf>().add_systems(Update, lay_choice.before(WishSystems).run_if(in_state(Screen::Setup)));
}

fn lay_choice(
    (choice, making): (Res<SetupChoice>, Res<Making>),
    (games, settings): (Res<Games>, Res<Settings>),
    mut board: BoardOnTable,
) {
    let Some(entry) = games.find(&choice.game) else { return };
    // Rules that are being made lie on the table as they stand.
    let setup = match &making.0 {
        Some(draft) if draft.rules.game == entry.id() => draft.rules.setup(0),
        _ => choice.setup(entry, &settings, 0),
    };
    let Ok((ruleset, switches)) = resolve_switches(entry, &setup) else { return };
    let lies = |c: &CurrentMatch| {
        let info = c.game().info();
        info.game == entry.id() && info.ruleset == ruleset && info.switches == switches
    };
    if *board.laid != Laid::Bare || !board.current.as_deref().is_some_and(lies) {
        board.keep_played();
        board.look_by(entry, &setup);
    }
}

/// Text as one searches for it: small letters without their marks, so that *muhle* finds *Mühle*.
#[must_use]
pub fn folded(text: &str) -> String {
    let plain = |c: char| match c {
        'ð' => 'd',
        'ø' => 'o',
        'ł' => 'l',
        'ı' => 'i',
        _ => c,
    };
    text.nfd()
        .filter(|c| !is_combining_mark(*c))
        .flat_map(char::to_lowercase)
        .map(plain)
        .collect::<String>()
        .replace('þ', "th")
        .replace('æ', "ae")
        .replace('ß', "ss")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_minds_neither_marks_nor_capitals() {
        assert_eq!(folded("Að elta stelpur"), "ad elta stelpur");
        assert_eq!(folded("MÜHLE"), "muhle");
        assert_eq!(folded("Þrír í röð"), "thrir i rod");
        assert_eq!(folded("Mérelles"), "merelles");
    }
}
