//! Who it is, what it does not understand, how it ends.

use super::{elta, tiny};
use boxwood_engine::{Flow, GAMES, Session};

#[test]
fn any_command_works_without_ugi() {
    assert_eq!(elta().one("query chance"), "response true");
    assert_eq!(elta().one("legal"), "legal 0");
    assert_eq!(elta().one("isready"), "readyok");
    assert_eq!(elta().one("fen"), "fen aaaaaa/6/bbbbbb/6 a - - - 0");
}

#[test]
fn ugi_tells_who_it_is_and_every_option() {
    let answer = tiny().ask("ugi");
    assert!(answer[0].starts_with("id name Boxwood "));
    assert!(answer[1].starts_with("id author "));
    assert_eq!(
        answer[2..],
        [
            "option name Game type combo default tiny var tiny var tiny-twin",
            "option name Ruleset type combo default thrown var thrown var slid var short",
            "option name Level type combo default master var child var novice var player var expert var master",
            "option name Seed type spin default 0 min 0 max 18446744073709551615",
            "option name Threads type spin default 1 min 1 max 1024",
            "option name Hash type spin default 16 min 1 max 1048576",
            "option name Rule.dice type combo default yes var yes var no",
            "option name Rule.again type combo default six var six var never",
            "option name Rule.quiet type combo default 40 var 40 var 4",
            "ugiok",
        ]
    );
    let mut desk = tiny();
    desk.quietly(&["setoption name Ruleset value slid"]);
    assert!(desk.ask("ugi").contains(&"option name Rule.dice type combo default no var yes var no".to_owned()));
    // What is told of the default does not follow what is set.
    desk.quietly(&["setoption name Rule.quiet value 4"]);
    assert!(desk.ask("ugi").contains(&"option name Rule.quiet type combo default 40 var 40 var 4".to_owned()));
}

#[test]
fn games_lists_ids_and_rulesets_default_first() {
    assert_eq!(
        tiny().ask("games"),
        ["game tiny rulesets thrown slid short", "game tiny-twin rulesets thrown slid short", "gamesok"]
    );
    let answer = elta().ask("games");
    assert_eq!(answer[0], "game elta-stelpur rulesets jokoak arnason-1888 tidudi murray keith");
}

#[test]
fn blank_lines_are_ignored_and_spaces_do_not_matter() {
    let mut desk = tiny();
    desk.quietly(&["", "   ", "\t", "\r"]);
    assert_eq!(desk.one("  isready \r"), "readyok");
    assert_eq!(desk.one("query   chance"), "response true");
    desk.quietly(&["position \t startpos  moves  d2"]);
    assert_eq!(desk.one("isready at once"), "readyok");
}

#[test]
fn unknown_commands_and_superfluous_words_are_errors() {
    let mut desk = tiny();
    for line in [
        "nonsense",
        "UGI",
        "ugi now",
        "games all",
        "uginewgame 1",
        "legal 1",
        "fen x",
        "board x",
        "roll 2",
        "solve x",
        "quit now",
        "stop it",
        "query",
        "query what",
        "query chance now",
        "perft",
        "perft x",
        "perft -1",
        "perft 1 apples",
        "perft 1 turns 2",
        "perft 1001",
        "perft 99999999999999999999",
        "playouts",
        "playouts x",
        "playouts 1 2",
        "playouts 86400001",
        "go",
        "go fast",
        "go movetime",
        "go movetime x",
        "go nodes",
        "go nodes 0",
        "go depth 0",
        "go nodes -1",
        "go nodes 1 nodes 2",
        "go infinite nodes 2",
        "go nodes 2 infinite",
        "go infinite infinite",
        "setoption",
        "setoption name",
        "setoption name Seed",
        "setoption name Seed value",
        "setoption Seed 1",
        "setoption name Seed value 1 2",
        "position",
        "position x",
        "position startpos d2",
        "position fen",
        "position fen moves d2",
        "error",
        "\u{7f}",
        "legal\u{0}",
    ] {
        desk.refused(line);
    }
    assert_eq!(desk.session.flow(), Flow::Line);
}

#[test]
fn errors_say_what_and_where_on_one_line() {
    let mut desk = tiny();
    assert_eq!(desk.refused("nonsense"), "error no command 'nonsense'");
    assert_eq!(desk.refused("legal 3"), "error legal: '3' is too much, nothing may follow");
    assert_eq!(
        desk.refused("position startpos moves d2 1-3/2 pass"),
        "error position: move 3 'pass': the dice must be thrown first"
    );
    assert_eq!(desk.refused("position startpos moves d2 1-9/2"), "error position: move 2 '1-9/2' is no step");
    assert_eq!(
        desk.refused("setoption name Rule.dice value 3"),
        "error setoption 'Rule.dice': switch 'dice' takes yes, no, not '3'"
    );
    assert_eq!(desk.refused("setoption name Rule.x value 3"), "error setoption 'Rule.x': no switch 'x' in this game");
    assert_eq!(
        desk.refused("go"),
        "error go: one or more of 'movetime MS', 'nodes N', 'depth D', or 'infinite' must follow"
    );
    let long = desk.refused(&"x".repeat(100_000));
    assert!(long.len() < 200, "{} bytes of error", long.len());
    let control = desk.refused("\u{1b}[31m\u{85}\u{2028}x");
    assert!(control.chars().all(|c| !c.is_control()), "{control:?}");
}

#[test]
fn quit_ends_the_session_even_during_go() {
    let mut desk = elta();
    desk.send("quit");
    assert_eq!(desk.session.flow(), Flow::End);
    assert!(desk.paper.lines.is_empty());

    let mut desk = elta();
    desk.quietly(&["position startpos moves d61"]);
    desk.send("go infinite");
    desk.session.think(&mut desk.paper);
    desk.send("quit");
    assert!(desk.paper.lines.last().unwrap().starts_with("bestmove "));
    assert_eq!(desk.session.flow(), Flow::End);
}

#[test]
fn a_session_needs_a_game() {
    assert!(Session::new(&[]).is_err());
}

#[test]
fn every_game_of_the_engine_can_be_set_up_in_every_ruleset() {
    for game in GAMES {
        let mut desk = elta();
        desk.quietly(&[&format!("setoption name Game value {}", game.id())]);
        for ruleset in game.rulesets() {
            desk.quietly(&[&format!("setoption name Ruleset value {}", ruleset.id), "uginewgame", "position startpos"]);
            let fen = desk.one("fen");
            desk.quietly(&[&format!("position {fen}")]);
            assert_eq!(desk.one("fen"), fen);
            for switch in game.switches() {
                for value in switch.values {
                    desk.quietly(&[&format!("setoption name Rule.{} value {value}", switch.name)]);
                }
            }
        }
    }
}
