//! The computer.

use crate::table::{Table, rng};
use boxwood_core::{Actor, Player, Setup};
use boxwood_play::{
    LevelLimits, MatchId, MatchRequested, Seat, ThinkMode, ThinkSettings, Thinking, UndoRequested, Waker,
};
use boxwood_search::{Level, Limits};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

fn set(table: &mut Table, mode: ThinkMode, nodes: u64, time: Duration) {
    let level = LevelLimits { limits: Limits { nodes: Some(nodes), depth: None }, time };
    table.app.insert_resource(ThinkSettings { mode, levels: [level; 5], ..ThinkSettings::default() });
}

fn threads(table: &Table) -> usize {
    table.app.world().resource::<Thinking>().threads()
}

fn is_thinking(table: &Table) -> bool {
    table.app.world().resource::<Thinking>().is_thinking()
}

const FOREVER: u64 = u64::MAX;
const LONG: Duration = Duration::from_secs(3600);

fn computers() -> [Seat; 2] {
    [Seat::Computer(Level::Master), Seat::Computer(Level::Novice)]
}

#[test]
fn the_same_game_whether_on_a_thread_or_in_slices() {
    let game = |mode, nodes| {
        let mut table = Table::new();
        set(&mut table, mode, nodes, LONG);
        table.start(computers(), 6);
        table.play_out(&mut rng(0));
        (table.steps(), table.position())
    };
    let slices = game(ThinkMode::Slices, 300);
    assert_eq!(game(ThinkMode::Thread, 300), slices);
    assert_eq!(game(ThinkMode::Slices, 1), slices, "this player draws the same lots however long it thinks");
}

#[test]
fn twenty_new_games_while_the_computer_thinks() {
    for mode in [ThinkMode::Thread, ThinkMode::Slices] {
        let mut table = Table::new();
        set(&mut table, mode, FOREVER, LONG);
        let mut last = MatchId::default();
        for seed in 0..20 {
            let id = table.start(computers(), seed);
            assert!(id > last);
            last = id;
            table.update_until(is_thinking);
            table.told.happened.clear();
        }
        let steps = table.steps();
        set(&mut table, mode, 50, LONG);
        table.request(computers(), 100);
        table.update();
        let id = table.id();
        table.play_out(&mut rng(0));
        assert!(table.told.happened.iter().all(|h| h.match_id == id), "nothing of an old match happens");
        assert!(table.steps().len() > steps.len());
        assert!(table.told.refused.is_empty() && table.told.troubles.is_empty());
        table.update_until(|table| threads(table) == 0);
    }
}

#[test]
fn twenty_new_games_in_one_frame_leave_one_table() {
    let mut table = Table::new();
    set(&mut table, ThinkMode::Thread, FOREVER, LONG);
    for seed in 0..20 {
        table.request(computers(), seed);
    }
    table.update();
    assert_eq!((table.id(), table.current().game().info().seed), (MatchId(20), 19));
    assert_eq!(table.told.restored.len(), 1);
    table.update_until(is_thinking);
    assert_eq!(threads(&table), 1);
}

#[test]
fn a_stale_answer_is_dropped() {
    let mut table = Table::new();
    let match_id = table.start([Seat::Human, Seat::Computer(Level::Player)], 3);
    set(&mut table, ThinkMode::Thread, FOREVER, LONG);
    let mut lots = rng(3);
    while !is_thinking(&table) {
        table.reach_human_choice(&mut lots);
        while table.human_acts() {
            table.human_plays(&mut lots);
        }
        for _ in 0..3 {
            table.update();
        }
    }
    let thought_at = table.steps();
    // The human takes his move back in the very frame in which the answer is there.
    set(&mut table, ThinkMode::Thread, FOREVER, Duration::ZERO);
    table.undo();
    assert!(table.steps().len() < thought_at.len());
    assert!(table.human_acts());
    table.update();
    assert!(!is_thinking(&table), "going back ends the search");
    table.update_until(|table| threads(table) == 0);
    let before = table.steps();
    for _ in 0..20 {
        table.update();
    }
    assert_eq!(table.steps(), before);
    assert!(table.told.refused.iter().all(|r| r.match_id == match_id && r.step.is_none()));
}

#[test]
fn an_answer_in_the_frame_of_going_back_is_dropped() {
    let mut table = Table::new();
    let match_id = table.start([Seat::Human, Seat::Computer(Level::Player)], 3);
    let mut lots = rng(3);
    // In slices with few nodes, the computer asks for its step in the frame after it came on turn: the same one in
    // which the human goes back.
    table.reach_human_choice(&mut lots);
    while table.human_acts() {
        table.human_plays(&mut lots);
    }
    while table.current().game().to_act() == Actor::Dice {
        table.update();
    }
    let before = table.steps();
    table.send(UndoRequested { match_id });
    table.update();
    assert!(table.steps().len() < before.len(), "only the going back was done");
    assert!(table.human_acts() && table.told.refused.is_empty());
}

#[test]
fn leaving_ends_the_search() {
    let mut table = Table::new();
    set(&mut table, ThinkMode::Thread, FOREVER, LONG);
    table.start(computers(), 1);
    table.update_until(is_thinking);
    table.send(boxwood_play::LeaveRequested);
    table.update();
    table.update();
    assert!(!is_thinking(&table));
    table.update_until(|table| threads(table) == 0);
}

#[test]
fn time_ends_a_search_that_would_go_on() {
    for mode in [ThinkMode::Thread, ThinkMode::Slices] {
        let mut table = Table::new();
        set(&mut table, mode, FOREVER, Duration::from_millis(30));
        table.start(computers(), 1);
        table.update_until(is_thinking);
        let begin = Instant::now();
        let before = table.steps().len();
        table.update_until(|table| table.steps().len() > before);
        assert!(begin.elapsed() < Duration::from_secs(2), "it took {:?}", begin.elapsed());
    }
}

#[test]
fn a_slice_takes_little_of_a_frame() {
    let mut table = Table::new();
    set(&mut table, ThinkMode::Slices, FOREVER, LONG);
    table.start(computers(), 1);
    table.update_until(is_thinking);
    let frames = (0..60).map(|_| {
        let begin = Instant::now();
        table.update();
        begin.elapsed()
    });
    // The quickest of them, for a loaded machine may hold up any other.
    let quickest = frames.min().expect("there were sixty");
    assert!(quickest < Duration::from_millis(6), "a frame took {quickest:?}");
}

#[test]
fn in_slices_the_computer_does_not_think_while_the_view_is_busy() {
    let mut table = Table::new();
    set(&mut table, ThinkMode::Slices, 20, LONG);
    table.start(computers(), 1);
    while table.current().game().to_act() == Actor::Dice {
        table.update();
    }
    table.busy(true);
    let before = table.steps();
    for _ in 0..5 {
        table.update();
        assert!(!is_thinking(&table));
    }
    assert_eq!(table.steps(), before);
}

#[test]
fn on_a_thread_it_thinks_while_the_view_is_busy_and_waits_with_its_step() {
    let mut table = Table::new();
    let woken = Arc::new(AtomicU32::new(0));
    set(&mut table, ThinkMode::Thread, 20, LONG);
    let counts = Arc::clone(&woken);
    table.app.world_mut().resource_mut::<ThinkSettings>().waker = Some(Waker(Arc::new(move || {
        counts.fetch_add(1, Ordering::Relaxed);
    })));
    table.start(computers(), 1);
    while table.current().game().legal_steps().len() < 2 {
        table.update();
    }
    table.busy(true);
    let before = table.steps();
    table.update_until(|_| woken.load(Ordering::Relaxed) == 1);
    table.update();
    table.update();
    assert_eq!(table.steps(), before);
    table.busy(false);
    table.update();
    assert_eq!(table.steps().len(), before.len() + 1);
}

#[test]
fn a_computer_that_breaks_down_is_told_and_the_game_goes_on() {
    for mode in [ThinkMode::Thread, ThinkMode::Slices] {
        for level in [Level::Child, Level::Novice, Level::Player] {
            if mode == ThinkMode::Slices && level == Level::Child {
                // A panic on the one thread there is cannot be caught where panics end the program.
                continue;
            }
            let mut table = Table::new();
            set(&mut table, mode, 20, LONG);
            let seats = [Seat::Computer(level), Seat::Computer(level)];
            let setup = Setup { seed: 4, ..Setup::default() };
            table.send(MatchRequested { game: "unsound".to_owned(), setup, seats, first: Player::One });
            table.update();
            table.play_out(&mut rng(0));
            assert!(!table.told.troubles.is_empty());
            assert!(table.told.troubles.iter().all(|t| t.key == "computer-failed"));
            assert!(table.told.refused.is_empty());
        }
    }
}
