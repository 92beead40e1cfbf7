//! Options: the game, its ruleset, its switches.

use super::tiny;
use crate::desk::Desk;

#[test]
fn options_are_checked_when_they_are_set() {
    let mut desk = tiny();
    for line in [
        "setoption name Game value chess",
        "setoption name Ruleset value jokoak",
        "setoption name Level value god",
        "setoption name Seed value -1",
        "setoption name Seed value 18446744073709551616",
        "setoption name Seed value +1",
        "setoption name Threads value 0",
        "setoption name Threads value 1025",
        "setoption name Hash value 0",
        "setoption name Hash value 1048577",
        "setoption name Hash value many",
        "setoption name Rule value yes",
        "setoption name Rule. value yes",
        "setoption name Rule.dice value maybe",
        "setoption name Colour value red",
        "setoption name game value tiny",
        "setoption name Level value Child",
    ] {
        desk.refused(line);
    }
    desk.quietly(&[
        "setoption name Level value child",
        "setoption name Seed value 18446744073709551615",
        "setoption name Threads value 4",
        "setoption name Hash value 64",
        "setoption name Rule.quiet value 4",
        "setoption name Rule.quiet value 40",
    ]);
}

#[test]
fn setting_the_game_or_ruleset_starts_anew_with_defaults() {
    let moved = "position startpos moves d2 1-3/2";
    let start = tiny().one("fen");
    let rule =
        |desk: &Desk, name: &str| desk.session.game().info().switches.iter().find(|s| s.0 == name).unwrap().1.clone();

    // The game, even the current one, puts back ruleset and switches.
    for game in ["tiny", "tiny-twin"] {
        let mut desk = tiny();
        desk.quietly(&["setoption name Ruleset value short", "setoption name Rule.again value never", moved]);
        assert_eq!((rule(&desk, "quiet").as_str(), rule(&desk, "again").as_str()), ("4", "never"));
        desk.quietly(&[&format!("setoption name Game value {game}")]);
        assert_eq!(desk.one("fen"), start, "a new game");
        assert_eq!(desk.session.game().info().game, game);
        assert_eq!(desk.session.game().info().ruleset, "thrown");
        desk.quietly(&["uginewgame"]);
        assert_eq!((rule(&desk, "quiet").as_str(), rule(&desk, "again").as_str()), ("40", "six"));
    }

    // The ruleset, even the current one, puts back the switches.
    for ruleset in ["thrown", "short"] {
        let mut desk = tiny();
        desk.quietly(&["setoption name Rule.again value never", moved]);
        assert_eq!(rule(&desk, "again"), "never");
        desk.quietly(&[&format!("setoption name Ruleset value {ruleset}")]);
        assert_eq!(desk.one("fen"), start, "a new game");
        desk.quietly(&["uginewgame"]);
        assert_eq!(rule(&desk, "again"), "six");
        assert_eq!(desk.session.game().info().ruleset, ruleset);
    }
}

#[test]
fn a_switch_waits_for_the_next_game() {
    let mut desk = tiny();
    desk.quietly(&["position startpos moves d2 1-3/2"]);
    let before = desk.one("fen");
    desk.quietly(&["setoption name Rule.again value never"]);
    assert_eq!(desk.one("fen"), before, "the game on the table stays");
    desk.quietly(&["position startpos moves d6 1-4/3 4-5/1"]);
    assert_eq!(desk.one("query p1turn"), "response false", "a six no longer throws again");
}

#[test]
fn quarrelling_switches_are_refused_when_a_game_begins() {
    let mut desk = tiny();
    desk.quietly(&["position startpos moves d2 1-3/2"]);
    desk.quietly(&["setoption name Rule.dice value no"]);
    for line in ["uginewgame", "position startpos", "position fen 0330 a - 0"] {
        let error = desk.refused(line);
        assert!(error.contains("dice = no") && error.contains("again = six"), "{error}");
    }
    assert_eq!(desk.one("fen"), "fen 0630 b - 1", "the game on the table stays");
    desk.quietly(&["setoption name Rule.again value never", "uginewgame"]);
    assert_eq!(desk.one("legal"), "legal 3 1-3 2-3 2-4");
}
