//! Pictures of the screens and their sheets, at a desk and on a telephone, compared with those in `tests/goldens`.

#[path = "support/support.rs"]
mod support;

use std::path::Path;
use support::game::{Game, Probe};
use support::golden;
use support::screen::Screen;
use tempfile::TempDir;

/// A window and what its pictures are called by.
struct Shape {
    name: &'static str,
    size: (u32, u32),
}

const DESK: Shape = Shape { name: "desk", size: (900, 580) };
const PHONE: Shape = Shape { name: "phone", size: (360, 640) };
/// Long enough that the way to rules of one's own is in sight.
const TALL: Shape = Shape { name: "tall", size: (600, 1100) };

/// A walk through the screens of one run of the game.
struct Walk<'s> {
    game: Game<'s>,
    shape: Shape,
    wrong: Vec<String>,
}

/// Starts the game in a new home with these arguments, walks through it, and tells every picture that does not agree.
fn walk(shape: Shape, args: &[&str], through: impl FnOnce(&mut Walk<'_>)) {
    walk_at(&tempfile::tempdir().expect("a folder"), shape, args, through);
}

/// The same in this home.
fn walk_at(home: &TempDir, shape: Shape, args: &[&str], through: impl FnOnce(&mut Walk<'_>)) {
    let (width, height) = shape.size;
    let screen = Screen::start(width, height);
    let size = format!("{width}x{height}");
    let mut all = vec!["--quality", "test", "--instant", "--size", &size];
    all.extend(args);
    let game = Game::start(Path::new(env!("CARGO_BIN_EXE_boxwood")), &screen, home.path(), &all);
    let mut walk = Walk { game, shape, wrong: Vec::new() };
    walk.game.wait_for("the table", |p| p.text("table") == "ready" && !p.is("busy"));
    through(&mut walk);
    assert!(walk.wrong.is_empty(), "{}", walk.wrong.join("\n"));
}

impl Walk<'_> {
    /// Takes the picture of what is seen. Where the pointer rests, something may light up, so it goes aside.
    fn see(&mut self, name: &str) {
        self.game.screen().point_at(1.0, 1.0);
        let seen = self.game.still_picture();
        self.wrong.extend(golden::agrees(&format!("{}_{name}", self.shape.name), &seen).err());
    }

    fn press(&mut self, button: &str, wanted: impl Fn(&Probe) -> bool) {
        self.game.press_until(button, &format!("what '{button}' does"), wanted);
    }

    /// Opens a sheet, takes its picture and puts it away.
    fn see_sheet(&mut self, button: &str, sheet: &str) {
        self.press(button, |p| p.text("overlay") == sheet);
        self.see(sheet);
        self.press("close", |p| p.text("overlay") == "none");
    }

    /// The same for a sheet that the menu of the table leads to.
    fn see_from_menu(&mut self, button: &str, sheet: &str) {
        self.press("menu", |p| p.text("overlay") == "menu");
        self.see_sheet(button, sheet);
    }
}

/// Before a game: the shelf, the choice of rules and players.
fn before(shape: Shape) {
    walk(shape, &[], |walk| {
        walk.see("title");
        walk.press("play-elta-stelpur", |p| p.text("screen") == "setup");
        walk.see("setup");
    });
}

/// During one: the table, the menu and what it leads to.
fn during(shape: Shape) {
    walk(shape, &["--resume", &support::record("middle")], |walk| {
        walk.see("table");
        walk.see_from_menu("menu-rules", "rules");
        walk.see_from_menu("menu-dice", "dice");
        walk.see_from_menu("menu-games", "games");
        walk.see_from_menu("menu-keys", "keys");
        walk.see_from_menu("menu-settings", "settings");
        walk.see_sheet("menu", "menu");
    });
}

/// After one: its end, what was won and lost, the game step by step, judged.
fn after(shape: Shape) {
    let home = tempfile::tempdir().expect("a folder");
    std::fs::write(home.path().join("results.ron"), include_str!("records/results.ron")).expect("a file");
    walk_at(&home, shape, &["--resume", &support::record("three_mens")], |walk| {
        walk.see("end");
        walk.see_sheet("results", "results");
        walk.game.insist("a step back", |game, _, _| game.screen().key("b"), |p| p.button("look-leave").is_some());
        walk.game.wait_for("the judgement", |p| p.judged().is_some_and(|(done, all)| done == all));
        walk.see("look_back");
        walk.see_sheet("review", "review");
        walk.game.insist("the moves", |game, _, _| game.screen().key("l"), |p| p.button("moves-hide").is_some());
        walk.see("moves");
    });
}

#[test]
fn golden_before_a_game_at_a_desk() {
    before(DESK);
}

#[test]
fn golden_before_a_game_on_a_telephone() {
    before(PHONE);
}

#[test]
fn golden_rules_of_ones_own() {
    walk(TALL, &[], |walk| {
        walk.press("play-elta-stelpur", |p| p.text("screen") == "setup");
        walk.press("own-add", |p| p.button("own-keep").is_some());
        walk.see("own_rules");
    });
}

#[test]
fn golden_during_a_game_at_a_desk() {
    during(DESK);
}

#[test]
fn golden_during_a_game_on_a_telephone() {
    during(PHONE);
}

#[test]
fn golden_after_a_game_at_a_desk() {
    after(DESK);
}

#[test]
fn golden_after_a_game_on_a_telephone() {
    after(PHONE);
}
