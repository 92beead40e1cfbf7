//! Saves: what is on the disk is always the match on the table, and nothing that is kept is ever lost.

use crate::table::{Table, below, rng};
use boxwood_core::game_match::RESIGNED;
use boxwood_core::{Outcome, Player, Record, Refusal};
use boxwood_play::saves::CURRENT;
use boxwood_play::{
    BackgroundStore, CurrentMatch, FolderStore, GiveUpRequested, LeaveRequested, RecordTags, RestoredCause,
    ResumeRequested, SaveError, SaveStore, Saves, Seat,
};
use boxwood_search::Level;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use tempfile::TempDir;

fn kept(table: &Table) -> Option<String> {
    table.store.load(CURRENT).expect("memory can be read")
}

fn resume(record: String) -> Table {
    let mut table = Table::new();
    table.send(ResumeRequested { record });
    table.update();
    table
}

/// What must be the same before a crash and after it.
fn essence(current: &CurrentMatch) -> impl PartialEq + std::fmt::Debug + use<> {
    let game = current.game();
    let history: Vec<_> = game.history().to_vec();
    (game.position_text(), game.next_throw(), history, game.info().clone(), current.seats().clone(), game.outcome())
}

#[test]
fn a_kill_at_any_time_loses_nothing() {
    for seed in 0..6 {
        let mut table = Table::new();
        table.start([Seat::Human, Seat::Computer(Level::Novice)], seed);
        let mut lots = rng(seed);
        let mut undos = 5;
        while !table.is_over() {
            if undos > 0 && below(&mut lots, 15) == 0 {
                undos -= 1;
                table.undo();
            }
            table.human_plays_or_waits(&mut lots);
            if table.steps().is_empty() || table.is_over() {
                continue;
            }
            let again = resume(kept(&table).expect("it is saved after each step"));
            assert_eq!(essence(again.current()), essence(table.current()));
            let restored: Vec<_> = again.told.restored.iter().map(|r| r.cause).collect();
            assert_eq!(restored, [RestoredCause::Resumed]);
            assert!(again.told.happened.is_empty() && again.told.troubles.is_empty());
        }
    }
}

#[test]
fn a_finished_match_is_moved_to_the_others() {
    let mut table = Table::new();
    for (seed, name) in [(1, "finished/tiny-0001"), (2, "finished/tiny-0002")] {
        table.start([Seat::Human, Seat::Computer(Level::Child)], seed);
        table.play_out(&mut rng(seed));
        assert_eq!(kept(&table), None);
        let text = table.store.load(name).expect("memory can be read").expect("it was moved there");
        let again = resume(text);
        assert_eq!(essence(again.current()), essence(table.current()));
    }
    assert_eq!(table.store.list("finished").expect("memory can be read").len(), 2);
    assert!(table.told.troubles.is_empty());
}

#[test]
fn a_match_that_ends_twice_is_kept_once() {
    let mut table = Table::new();
    table.start([Seat::Human, Seat::Human], 1);
    let mut lots = rng(1);
    table.play_out(&mut lots);
    table.undo();
    assert!(kept(&table).is_some(), "it is under way again");
    table.play_out(&mut lots);
    assert_eq!(table.store.list("finished").expect("memory can be read"), ["finished/tiny-0001"]);
    assert_eq!(kept(&table), None);
}

#[test]
fn a_game_of_a_series_stays_at_hand_until_the_next_begins() {
    let mut table = Table::new();
    let series = "best-of-2 sides-change".parse().ok();
    table.app.insert_resource(RecordTags { series, ..RecordTags::default() });
    table.start([Seat::Human, Seat::Human], 1);
    let mut lots = rng(1);
    table.play_out(&mut lots);
    let first = kept(&table).expect("it is where it is found again");
    let again = resume(first.clone());
    assert!(again.current().is_followed() && table.current().is_followed());
    assert_eq!(again.current().standing(), table.current().standing());
    table.undo();
    assert!(!table.current().is_followed(), "it goes on");
    table.play_out(&mut lots);
    let first = kept(&table).expect("it is there again");
    let series = table.current().standing();
    assert_eq!(series.as_ref().map(|series| series.played.len()), Some(1));
    table.app.insert_resource(RecordTags { series, ..RecordTags::default() });
    table.start([Seat::Human, Seat::Human], 2);
    assert_eq!(kept(&table).as_ref(), Some(&first), "before its first step the next game takes nobody's place");
    table.human_plays(&mut lots);
    assert_eq!(table.store.load("finished/tiny-0001"), Ok(Some(first)));
    table.play_out(&mut lots);
    assert!(!table.current().is_followed(), "two games are all");
    assert_eq!(kept(&table), None);
    assert_eq!(table.store.list("finished").expect("memory can be read").len(), 2);
}

#[test]
fn a_person_gives_up_for_himself_and_nobody_else() {
    let mut table = Table::new();
    let match_id = table.start([Seat::Human, Seat::Computer(Level::Child)], 4);
    let mut lots = rng(4);
    table.reach_human_choice(&mut lots);
    table.human_plays(&mut lots);
    let steps = table.steps();
    let side = table.current().side_of(Player::One);
    table.send(GiveUpRequested { match_id, side: side.other() });
    table.update();
    assert_eq!(table.told.refused.last().map(|r| r.refusal), Some(Refusal::NotYourTurn));
    assert!(!table.is_over());
    table.send(GiveUpRequested { match_id, side });
    table.update();
    let outcome = Some(Outcome { winner: Some(side.other()), why: RESIGNED });
    assert_eq!(table.current().game().outcome(), outcome);
    table.send(GiveUpRequested { match_id, side });
    table.update();
    assert_eq!(table.told.refused.last().map(|r| r.refusal), Some(Refusal::GameOver));
    assert!(table.steps().len() >= steps.len());
    assert_eq!(kept(&table), None);
    let text = table.store.load("finished/tiny-0001").expect("memory can be read").expect("it is over");
    let again = resume(text);
    assert_eq!(essence(again.current()), essence(table.current()));
    table.undo();
    assert!(!table.is_over(), "it can be taken back like every other end");
}

#[test]
fn a_match_put_away_for_another_is_kept() {
    let mut table = Table::new();
    table.start([Seat::Human, Seat::Human], 1);
    let mut lots = rng(1);
    table.reach_human_choice(&mut lots);
    table.human_plays(&mut lots);
    let first = kept(&table).expect("it is saved");
    table.start([Seat::Human, Seat::Human], 2);
    assert_eq!(kept(&table).as_ref(), Some(&first), "before its first step a new match takes nobody's place");
    table.human_plays(&mut lots);
    assert_ne!(kept(&table).as_ref(), Some(&first));
    assert_eq!(table.store.load("unfinished/tiny-0001"), Ok(Some(first)));
    // The second has seen no decision: it is not worth keeping.
    table.start([Seat::Human, Seat::Human], 3);
    table.human_plays(&mut lots);
    assert_eq!(table.store.list("unfinished").expect("memory can be read").len(), 1);
}

#[test]
fn going_on_with_a_save_takes_its_own_place() {
    let mut table = Table::new();
    table.start([Seat::Human, Seat::Human], 1);
    let mut lots = rng(1);
    table.reach_human_choice(&mut lots);
    table.human_plays(&mut lots);
    table.send(LeaveRequested);
    table.update();
    let record = kept(&table).expect("it is saved");
    table.send(ResumeRequested { record });
    table.update();
    table.play_out(&mut lots);
    assert_eq!(table.store.list("unfinished"), Ok(Vec::new()));
    assert_eq!(table.store.list("finished").expect("memory can be read").len(), 1);
}

#[test]
fn records_played_again_are_not_recorded() {
    let mut table = Table::new();
    table.start([Seat::Human, Seat::Human], 1);
    table.play_out(&mut rng(1));
    let steps = table.steps();
    let mut again = Table::new();
    again.start([Seat::Record(steps.clone()), Seat::Record(steps)], 1);
    again.play_out(&mut rng(1));
    assert_eq!(again.store.list("finished"), Ok(Vec::new()));
    assert_eq!(kept(&again), None);
}

#[test]
fn broken_records_are_refused_and_set_aside_never_overwritten() {
    let mut table = Table::new();
    table.start([Seat::Human, Seat::Computer(Level::Child)], 1);
    let mut lots = rng(1);
    table.reach_human_choice(&mut lots);
    table.human_plays(&mut lots);
    let good = kept(&table).expect("it is saved");
    let mut broken: Vec<String> = (0..good.len().saturating_sub(1)).step_by(7).map(|n| good[..n].to_owned()).collect();
    broken.push("\u{1F3B2} no record".to_owned());
    for (count, text) in broken.into_iter().enumerate() {
        let mut table = Table::new();
        table.store.save(CURRENT, &text).expect("memory can be written");
        table.send(ResumeRequested { record: text.clone() });
        table.update();
        assert!(!table.has_match(), "{text:?} is no whole record");
        assert_eq!(table.told.troubles.iter().map(|t| t.key).collect::<Vec<_>>(), ["record-broken"], "{text:?}");
        table.start([Seat::Human, Seat::Human], count as u64);
        table.human_plays(&mut lots);
        assert_eq!(table.store.load("aside/current-0001"), Ok(Some(text)));
        assert_eq!(table.told.troubles.last().map(|t| t.key), Some("save-set-aside"));
        assert!(resume(kept(&table).expect("the new match is saved")).has_match());
    }
}

#[test]
fn records_of_newer_versions_are_refused_and_set_aside() {
    let mut table = Table::new();
    table.start([Seat::Human, Seat::Human], 1);
    let mut lots = rng(1);
    table.human_plays(&mut lots);
    let ours = kept(&table).expect("it is saved");
    let newer = ours.replacen('1', "2", 1);
    assert_ne!(ours, newer);
    let mut table = Table::new();
    table.store.save(CURRENT, &newer).expect("memory can be written");
    table.send(ResumeRequested { record: newer.clone() });
    table.update();
    assert_eq!(table.told.troubles.iter().map(|t| t.key).collect::<Vec<_>>(), ["record-newer"]);
    table.start([Seat::Human, Seat::Human], 5);
    table.human_plays(&mut lots);
    assert_eq!(table.store.load("aside/current-0001"), Ok(Some(newer)));
}

#[test]
fn on_a_disk_too_a_program_that_ends_leaves_its_match() {
    let folder = TempDir::new().expect("a folder for the test");
    let mut table = Table::new();
    table.app.insert_resource(Saves::new(BackgroundStore::new(FolderStore::new(folder.path()))));
    table.start([Seat::Human, Seat::Computer(Level::Child)], 3);
    let mut lots = rng(3);
    for _ in 0..12 {
        table.human_plays_or_waits(&mut lots);
    }
    let (steps, next) = (table.steps(), table.current().game().next_throw());
    drop(table);
    let text = FolderStore::new(folder.path()).load(CURRENT).expect("it can be read").expect("it is saved");
    let again = resume(text);
    assert_eq!((again.steps(), again.current().game().next_throw()), (steps, next));
}

/// A store that fails when it is told to.
#[derive(Debug, Default)]
struct Failing {
    full: AtomicBool,
    writes: Mutex<Vec<String>>,
}

#[derive(Debug, Clone, Default)]
struct Shared(Arc<Failing>);

impl SaveStore for Shared {
    fn save(&self, _: &str, text: &str) -> Result<(), SaveError> {
        if self.0.full.load(Ordering::Relaxed) {
            return Err(SaveError::Io("no space left".to_owned()));
        }
        self.0.writes.lock().expect("nobody panicked").push(text.to_owned());
        Ok(())
    }

    fn load(&self, _: &str) -> Result<Option<String>, SaveError> {
        Ok(self.0.writes.lock().expect("nobody panicked").last().cloned())
    }

    fn rename(&self, _: &str, _: &str) -> Result<(), SaveError> {
        Ok(())
    }

    fn list(&self, _: &str) -> Result<Vec<String>, SaveError> {
        Ok(Vec::new())
    }
}

#[test]
fn names_and_unknown_tags_go_through_a_save() {
    let mut table = Table::new();
    let players = [Some("Guðrún".to_owned()), Some("The \"computer\"".to_owned())];
    let series = "best-of-3 sides-change one:draw".parse().ok();
    let tags = RecordTags { players, date: Some("2026-11-29".to_owned()), series, other: Vec::new() };
    table.app.insert_resource(tags.clone());
    table.start([Seat::Human, Seat::Computer(Level::Expert)], 1);
    let mut lots = rng(1);
    for _ in 0..5 {
        table.human_plays_or_waits(&mut lots);
    }
    let text = kept(&table).expect("it is saved").replacen("[Result", "[Weather \"snow\"]\n[Result", 1);
    let mut again = resume(text);
    while again.steps().len() < table.steps().len() + 3 {
        again.human_plays_or_waits(&mut lots);
    }
    let record: Record = kept(&again).expect("it is saved").parse().expect("it is a record");
    assert_eq!((record.players, record.date, record.series), (tags.players, tags.date, tags.series));
    assert_eq!(record.other, [("Weather".to_owned(), "snow".to_owned())]);
    assert_eq!(record.seats, [Some("human".to_owned()), Some("computer:expert".to_owned())]);
}

#[test]
fn a_full_disk_is_told_once_and_play_goes_on() {
    let store = Shared::default();
    let mut table = Table::new();
    table.app.insert_resource(Saves::new(store.clone()));
    let computer = Seat::Computer(Level::Child);
    table.start([computer.clone(), computer], 2);
    for _ in 0..4 {
        table.update();
    }
    assert!(!store.0.writes.lock().expect("nobody panicked").is_empty());
    store.0.full.store(true, Ordering::Relaxed);
    let before = table.steps().len();
    for _ in 0..8 {
        table.update();
    }
    assert!(table.steps().len() > before + 2, "play goes on");
    assert_eq!(table.told.troubles.iter().map(|t| t.key).collect::<Vec<_>>(), ["save-failed"]);
    assert!(table.told.troubles[0].details.contains("no space left"));
    store.0.full.store(false, Ordering::Relaxed);
    table.update();
    table.update();
    let last = store.0.writes.lock().expect("nobody panicked").last().cloned().expect("it was saved again");
    assert_eq!(resume(last).steps(), table.steps());
    store.0.full.store(true, Ordering::Relaxed);
    table.update();
    table.update();
    assert_eq!(table.told.troubles.len(), 2, "a new failure is told again");
}
