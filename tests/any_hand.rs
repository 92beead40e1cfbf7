//! A hand that presses anything: buttons, points, keys, in no order and at no pace. The game stands it.

#[path = "support/support.rs"]
mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};
use support::Lots;
use support::game::{Game, PATIENCE, Probe};
use support::screen::Screen;

/// How long it goes on.
const WHILE: Duration = Duration::from_secs(60);
/// What the keyboard has for the table, the sheets and the fields of text.
const KEYS: &str = "Left Right Up Down Left Right Up Down Return Return space Tab shift+Tab Escape Escape Home End \
    Page_Up Page_Down a b d f h l r s u plus minus F1";

/// Whether a button leads to another board or from the table to the shelf.
fn leads_on(button: &str) -> bool {
    ["play", "game-", "new-game", "to-title"].iter().any(|start| button.starts_with(start))
}

/// The button that leads back towards the shelf.
fn way_back(probe: &Probe) -> Option<(f32, f32)> {
    ["to-title", "close", "look-leave", "back", "menu"].iter().find_map(|name| probe.button(name))
}

fn press_anything(size: (u32, u32), more: &[&str], lots: &mut Lots) {
    let (screen, home) = (Screen::start(size.0, size.1), tempfile::tempdir().expect("a folder"));
    let shape = format!("{}x{}", size.0, size.1);
    let mut args = vec!["--quality", "test", "--size", &shape, "--seed", "3"];
    args.extend(more);
    let start = || Game::start(Path::new(env!("CARGO_BIN_EXE_boxwood")), &screen, home.path(), &args);
    let mut game = start();
    let keys: Vec<&str> = KEYS.split(' ').collect();
    let begin = Instant::now();
    let mut screens = BTreeSet::new();
    let mut pressed: BTreeMap<String, usize> = BTreeMap::new();
    while begin.elapsed() < WHILE {
        // The hand may press what quits the game.
        if game.has_ended() {
            game = start();
        }
        let Some(now) = game.probe() else { continue };
        screens.insert((now.text("screen").to_owned(), now.text("game").to_owned()));
        let at = |spot: Option<(f32, f32)>| {
            if let Some((x, y)) = spot {
                screen.click(x, y, Duration::from_millis(10));
            }
        };
        match lots.below(20) {
            0..9 => {
                // What was pressed least so far, and often what leads elsewhere, so that it comes round.
                let mut buttons = now.buttons();
                buttons.retain(|name| name != "quit");
                if lots.below(3) == 0 && buttons.iter().any(|name| leads_on(name)) {
                    buttons.retain(|name| leads_on(name));
                }
                let count = |name: &String| pressed.get(name).copied().unwrap_or(0);
                let least = buttons.into_iter().min_by_key(|name| (count(name), lots.below(1 << 16)));
                if let Some(name) = least {
                    at(now.button(&name));
                    *pressed.entry(name).or_insert(0) += 1;
                }
            }
            9..13 => {
                let points = now.points();
                if !points.is_empty() {
                    let [x, y] = points[lots.below(points.len())];
                    at(Some((x, y)));
                }
            }
            13 => at(Some((lots.below(size.0 as usize) as f32, lots.below(size.1 as usize) as f32))),
            _ => screen.key(keys[lots.below(keys.len())]),
        }
        sleep(Duration::from_millis([0, 0, 30, 200][lots.below(4)]));
    }
    assert!(screens.iter().any(|(screen, _)| screen == "table"), "the hand has come round: {screens:?}");
    // Wherever that has led, there is a way back.
    let end = Instant::now() + PATIENCE;
    while !game.probe().is_some_and(|p| p.text("screen") == "title" && p.text("overlay") == "none") {
        assert!(Instant::now() < end, "on the way back: {:?}", game.probe());
        if game.has_ended() {
            game = start();
        } else if let Some((x, y)) = game.probe().as_ref().and_then(way_back) {
            screen.click(x, y, Duration::from_millis(80));
        }
        sleep(Duration::from_millis(500));
    }
    let log = game.log();
    assert!(!log.contains("panicked") && !log.contains("ERROR"), "{log}");
}

#[test]
fn window_any_hand_at_a_desk() {
    press_anything((900, 580), &["--instant"], &mut Lots(1));
}

#[test]
fn window_any_hand_on_a_telephone_while_men_move() {
    press_anything((360, 640), &[], &mut Lots(2));
}
