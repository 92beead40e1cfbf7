//! Every command of the protocol and every promise of it.

#![expect(clippy::unwrap_used, reason = "what cannot be is a failure of the test")]

#[path = "common/desk.rs"]
mod desk;
#[path = "../../search/tests/common/tiny.rs"]
mod tiny;

use boxwood_engine::{Flow, GAMES, Session};
use boxwood_search::GameEntry;
use desk::Desk;
use std::time::Duration;
use tiny::{TINY, TINY_TWIN};

static TINY_GAMES: [&dyn GameEntry; 2] = [TINY, TINY_TWIN];

fn tiny() -> Desk {
    Desk::new(&TINY_GAMES)
}

fn elta() -> Desk {
    Desk::new(GAMES)
}

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

#[test]
fn position_takes_moves_and_changes_nothing_when_bad() {
    let mut desk = tiny();
    desk.quietly(&["position startpos moves d5"]);
    assert_eq!(desk.one("legal"), "legal 3 1-5/4 2-3/1 2-6/4");
    for line in [
        "position startpos moves x",
        "position startpos moves d2 d2",
        "position startpos moves d7",
        "position startpos moves d22",
        "position startpos moves 1-2/1",
        "position startpos moves d5 1-2/1",
        "position startpos moves d5 2-3/1 3-7/4 d2 1-3/2",
        "position startpos moves d5 moves",
        "position fen 0330 a - 99",
        "position fen 0330 a",
        "position fen nonsense moves d1",
        "position fen 0330 a 00 0 moves d1",
    ] {
        desk.refused(line);
    }
    assert_eq!(desk.one("legal"), "legal 3 1-5/4 2-3/1 2-6/4");
    desk.quietly(&["position startpos moves"]);
    assert_eq!(desk.one("query chance"), "response true");
}

#[test]
fn an_illegal_move_late_in_a_list_leaves_the_old_game() {
    let mut desk = elta();
    desk.quietly(&["position startpos moves d52 pass d51 16-19/1"]);
    let error = desk.refused("position startpos moves d52 pass d51 16-19/1 d51 5-7/1 d62 19-1/6 d22 2-5/2 5-9/2");
    assert!(error.starts_with("error position: move 11 '5-9/2': "), "{error}");
}

#[test]
fn position_text_round_trips_with_an_empty_history() {
    let mut desk = tiny();
    for moves in ["", "moves d5", "moves d5 2-6/4", "moves d6 1-4/3 4-5/1", "moves d1", "moves d1 pass d3"] {
        desk.quietly(&[&format!("position startpos {moves}")]);
        let (fen, legal, board) = (desk.one("fen"), desk.one("legal"), desk.one("board"));
        desk.quietly(&[&format!("position {fen}")]);
        assert_eq!((desk.one("fen"), desk.one("legal"), desk.one("board")), (fen, legal, board));
        assert!(desk.session.game().history().is_empty());
    }
    desk.quietly(&["position fen 0330 b - 7 moves d2 5-7/2"]);
    assert_eq!(desk.one("fen"), "fen 0360 a - 8");
}

#[test]
fn legal_is_sorted_by_text() {
    let mut desk = elta();
    desk.quietly(&["position fen 6/1aaa2/2aaa1/bbbbbb a 61 - - 1"]);
    let answer = desk.one("legal");
    let steps: Vec<&str> = answer.split(' ').skip(2).collect();
    assert_eq!(answer.split(' ').nth(1), Some(steps.len().to_string().as_str()));
    let mut sorted = steps.clone();
    sorted.sort_unstable();
    assert_eq!(steps, sorted);
    assert!(steps.iter().any(|s| s.starts_with("8-")) && steps.iter().any(|s| s.starts_with("15-")), "{answer}");
}

#[test]
fn a_throw_that_moves_nothing_leaves_one_pass() {
    let mut desk = elta();
    desk.quietly(&["position startpos moves d52"]);
    assert_eq!(desk.one("legal"), "legal 1 pass");
    assert_eq!(desk.one("query chance"), "response false");
    assert_eq!(desk.one("query p1turn"), "response true");
    desk.quietly(&["position startpos moves d52 pass"]);
    assert_eq!(desk.one("query p1turn"), "response false");
}

#[test]
fn while_dice_act_the_thrower_is_on_turn_and_go_is_an_error() {
    let mut desk = tiny();
    assert_eq!(desk.one("query chance"), "response true");
    assert_eq!(desk.one("query p1turn"), "response true");
    assert_eq!(desk.one("legal"), "legal 0");
    desk.refused("go nodes 10");
    desk.quietly(&["position startpos moves d2 1-3/2"]);
    assert_eq!(desk.one("query chance"), "response true");
    assert_eq!(desk.one("query p1turn"), "response false");
    desk.refused("go infinite");
    desk.quietly(&["position startpos moves d6 1-4/3 4-5/1"]);
    assert_eq!(desk.one("query p1turn"), "response true", "who has thrown a six throws again");
}

#[test]
fn a_finished_game_says_so_in_every_way() {
    let mut desk = tiny();
    // The first side's man on 1 takes the last enemy on 4.
    desk.quietly(&["position fen 2108 a 30 0 moves 1-4/3"]);
    for (question, answer) in [
        ("legal", "legal 0"),
        ("query chance", "response false"),
        ("query p1turn", "response false"),
        ("query gameover", "response true"),
        ("query result", "response p1win"),
        ("query reason", "response no men left"),
        ("go nodes 100", "bestmove none"),
        ("go infinite", "bestmove none"),
        ("perft 0", "perft 0 1"),
        ("perft 1", "perft 1 0"),
        ("perft 3 turns", "perft 3 0"),
        ("playouts 50", "playouts 0 steps 0 ms 0"),
        ("solve", "solved loss -"),
    ] {
        assert_eq!(desk.one(question), answer, "{question}");
    }
    assert!(desk.refused("roll").contains("the game is over"));
    assert!(desk.refused("position fen 2108 a 30 0 moves 1-4/3 d2").contains("move 2 'd2': the game is over"));
    desk.quietly(&["position fen 0821 b 30 0 moves 1-4/3"]);
    assert_eq!(desk.one("query result"), "response p2win");
    desk.quietly(&["setoption name Ruleset value short", "position startpos moves d1 pass d1 pass d1 pass d1 pass"]);
    assert_eq!(desk.one("query result"), "response draw");
    assert_eq!(desk.one("query reason"), "response no captures");
    assert_eq!(desk.one("solve"), "solved draw 0");
}

#[test]
fn a_running_game_has_no_result() {
    let mut desk = tiny();
    for (question, answer) in [
        ("query gameover", "response false"),
        ("query result", "response none"),
        ("query reason", "response none"),
        ("solve", "solved chance 0.5"),
    ] {
        assert_eq!(desk.one(question), answer);
    }
}

#[test]
fn repetition_ends_a_game_but_not_a_count() {
    let mut desk = tiny();
    desk.quietly(&["setoption name Ruleset value slid"]);
    // Both sides go round the ring together; after eight points of every man the same position stands again.
    let round = "2-4 6-8 1-3 5-7 4-6 8-2 3-5 7-1 6-8 2-4 5-7 1-3 8-2 4-6 7-1 3-5 ";
    let once = format!("position startpos moves {round}");
    let twice = format!("position startpos moves {round}{round}");
    desk.quietly(&[&once]);
    assert_eq!(desk.one("query gameover"), "response false");
    desk.quietly(&[&once[..once.len() - 5]]);
    let perft = desk.one("perft 3");
    desk.quietly(&[&twice[..twice.len() - 5]]);
    assert_eq!(desk.one("query gameover"), "response false");
    assert_eq!(desk.one("perft 3"), perft, "repetition is left aside");
    desk.quietly(&[&twice]);
    assert_eq!(desk.one("query result"), "response draw");
    assert_eq!(desk.one("query reason"), "response repetition");
    assert_eq!(desk.one("legal"), "legal 0");
    assert_eq!(desk.one("perft 2"), "perft 2 0");
    assert_eq!(desk.one("playouts 5"), "playouts 0 steps 0 ms 0");
    assert_eq!(desk.one("go depth 2"), "bestmove none");
    let fen = desk.one("fen");
    desk.quietly(&[&format!("position {fen}")]);
    assert_eq!(desk.one("query gameover"), "response false", "a position text begins with an empty history");
}

#[test]
fn board_tells_the_occupied_points_in_order() {
    let mut desk = elta();
    assert_eq!(desk.one("board"), "board 1:p1 2:p1 3:p1 4:p1 5:p1 6:p1 13:p2 14:p2 15:p2 16:p2 17:p2 18:p2");
    desk.quietly(&["position fen 6/3A2/bb4/5b b - - - 3"]);
    assert_eq!(desk.one("board"), "board 10:p1k 13:p2 14:p2 24:p2");
}

#[test]
fn roll_is_fair_seeded_and_changes_nothing() {
    let mut desk = elta();
    desk.quietly(&["setoption name Seed value 7", "uginewgame"]);
    let state = desk.state();
    let throws: Vec<String> = (0..3600).map(|_| desk.one("roll")).collect();
    assert_eq!(desk.state(), state);
    for high in 1..=6 {
        for low in 1..=high {
            let count = throws.iter().filter(|t| **t == format!("roll d{high}{low}")).count();
            let expected = if high == low { 100 } else { 200 };
            assert!((expected / 2..expected * 2).contains(&count), "d{high}{low} fell {count} times of 3600");
        }
    }
    let again: Vec<String> = (0..5).map(|_| desk.one("roll")).collect();
    assert_ne!(again, throws[..5]);
    desk.quietly(&["uginewgame"]);
    let again: Vec<String> = (0..5).map(|_| desk.one("roll")).collect();
    assert_eq!(again, throws[..5], "a new game seeds the dice anew");
    desk.quietly(&["position startpos"]);
    assert_eq!(desk.one("roll"), throws[5], "a position does not");
    desk.quietly(&["setoption name Seed value 8", "uginewgame"]);
    let other: Vec<String> = (0..5).map(|_| desk.one("roll")).collect();
    assert_ne!(other, throws[..5]);
    desk.quietly(&["position startpos moves d61"]);
    assert!(desk.refused("roll").contains("nothing to throw for"));
}

#[test]
fn perft_counts_steps_or_turns() {
    let mut desk = tiny();
    assert_eq!(desk.one("perft 0"), "perft 0 1");
    assert_eq!(desk.one("perft 1"), "perft 1 6");
    assert_eq!(desk.one("perft 1 steps"), "perft 1 6");
    // d1: pass; d2, d3: two men each may move 2 or 3; d4: 3 and 1; d5: 4 and 1; d6: 3 and 1.
    let mut expected = 0;
    let mut turns = 0;
    for throw in 1..=6 {
        desk.quietly(&[&format!("position startpos moves d{throw}")]);
        let legal = desk.one("legal");
        for step in legal.split(' ').skip(2) {
            expected += 1;
            desk.quietly(&[&format!("position startpos moves d{throw} {step}")]);
            let next = desk.one("legal");
            turns += if next == "legal 0" { 1 } else { next.split(' ').count() - 2 };
        }
    }
    desk.quietly(&["position startpos"]);
    assert_eq!(desk.one("perft 2"), format!("perft 2 {expected}"));
    assert_eq!(desk.one("perft 1 turns"), format!("perft 1 {turns}"));
    // Without dice every step is a turn.
    desk.quietly(&["setoption name Ruleset value slid"]);
    for depth in 0..6 {
        assert_eq!(desk.one(&format!("perft {depth} turns")), desk.one(&format!("perft {depth}")));
    }
    let state = desk.state();
    desk.one("perft 4");
    assert_eq!(desk.state(), state);
}

#[test]
fn perft_of_the_icelandic_game() {
    let mut desk = elta();
    assert_eq!(desk.one("perft 1"), "perft 1 21");
    // Six useless throws with a pass each; four with a lone 1, four with a lone 6 and six doubles with six men each;
    // 6-1 with six men and two units.
    assert_eq!(desk.one("perft 2"), "perft 2 102");
}

#[test]
fn a_deep_count_can_be_stopped() {
    let mut desk = elta();
    desk.paper.stop_after = Some(200);
    assert_eq!(desk.one("perft 900"), "error perft: 900 was stopped");
    assert_eq!(desk.one("perft 900 turns"), "error perft: 900 was stopped");
    desk.paper.stop_after = None;
    assert_eq!(desk.one("isready"), "readyok");
    desk.paper.stop_after = Some(3);
    let answer = desk.one("playouts 80000000");
    assert!(answer.starts_with("playouts "), "{answer}");
}

#[test]
fn playouts_count_games_and_steps_until_the_time_is_over() {
    let mut desk = tiny();
    let state = desk.state();
    let answer = desk.one("playouts 30");
    let words: Vec<&str> = answer.split(' ').collect();
    let ["playouts", games, "steps", steps, "ms", ms] = words[..] else { panic!("{answer}") };
    let [games, steps, ms] = [games, steps, ms].map(|n| n.parse::<u64>().unwrap());
    assert!(games > 10 && steps > games && (30..40).contains(&ms), "{answer}");
    assert_eq!(desk.state(), state);
    assert_eq!(desk.one("playouts 0"), "playouts 0 steps 0 ms 0");
}

#[test]
fn go_answers_with_info_and_a_legal_step() {
    let mut desk = elta();
    desk.quietly(&["position startpos moves d61"]);
    let state = desk.state();
    for level in ["child", "novice", "player", "expert", "master"] {
        desk.quietly(&[&format!("setoption name Level value {level}")]);
        for limit in ["nodes 5000", "depth 3", "movetime 20", "nodes 1", "movetime 0", "nodes 5000 depth 2 movetime 50"]
        {
            let answer = desk.ask(&format!("go {limit}"));
            let best = answer.last().unwrap().strip_prefix("bestmove ").unwrap().to_owned();
            assert!(desk.one("legal").split(' ').skip(2).any(|s| s == best), "{best} is legal");
            assert!(answer.len() >= 2, "{level} {limit}: {answer:?}");
            for info in &answer[..answer.len() - 1] {
                let words: Vec<&str> = info.split(' ').collect();
                let ["info", "depth", depth, "nodes", nodes, "nps", nps, "score", score, "pv", pv @ ..] = &words[..]
                else {
                    panic!("{info}")
                };
                let [depth, nodes, _, score] = [depth, nodes, nps, score].map(|n| n.parse::<u64>().unwrap());
                assert!(score <= 10_000 && !pv.is_empty(), "{info}");
                assert!(!limit.contains("depth") || depth <= 3, "{info}");
                assert!(!limit.contains("nodes 5000") || nodes <= 5000, "{info}");
            }
            let last: Vec<&str> = answer[answer.len() - 2].split(' ').collect();
            assert_eq!(last[10], best, "the expected steps begin with the best");
        }
    }
    assert_eq!(desk.state(), state);
}

#[test]
fn the_same_seed_and_nodes_give_the_same_answer() {
    let ask = |seed: u64| {
        let mut desk = elta();
        desk.quietly(&[&format!("setoption name Seed value {seed}"), "position startpos moves d61"]);
        desk.ask("go nodes 20000")
            .iter()
            .map(|l| l.split(' ').enumerate().filter(|(i, _)| !(5..7).contains(i)).map(|(_, w)| w.to_owned()).collect())
            .collect::<Vec<Vec<String>>>()
    };
    assert_eq!(ask(1), ask(1));
    let different: std::collections::BTreeSet<_> = (0..20).map(|seed| ask(seed).pop()).collect();
    assert!(!different.is_empty());
}

#[test]
fn during_go_only_stop_isready_and_quit_are_taken() {
    let mut desk = elta();
    desk.quietly(&["position startpos moves d61"]);
    desk.send("go infinite");
    assert_eq!(desk.session.flow(), Flow::Think);
    assert!(desk.session.thinks_for_ever());
    for _ in 0..3 {
        desk.session.think(&mut desk.paper);
    }
    desk.paper.lines.clear();
    for line in [
        "legal",
        "go nodes 1",
        "position startpos",
        "uginewgame",
        "fen",
        "ugi",
        "nonsense",
        "setoption name Seed value 1",
    ] {
        desk.send(line);
        let answer = std::mem::take(&mut desk.paper.lines);
        assert_eq!(answer.len(), 1);
        assert!(answer[0].starts_with("error ") && answer[0].contains("during go"), "{answer:?}");
        assert_eq!(desk.session.flow(), Flow::Think);
    }
    for line in ["stop it", "quit now"] {
        desk.send(line);
        assert!(desk.paper.lines.pop().unwrap().contains("is too much"));
        assert_eq!(desk.session.flow(), Flow::Think);
    }
    desk.send("");
    assert!(desk.paper.lines.is_empty());
    desk.send("isready");
    assert_eq!(std::mem::take(&mut desk.paper.lines), ["readyok"]);
    desk.send("stop");
    let answer = std::mem::take(&mut desk.paper.lines);
    assert!(answer.last().unwrap().starts_with("bestmove "), "{answer:?}");
    assert_eq!(desk.session.flow(), Flow::Line);
    assert_eq!(desk.one("fen"), "fen aaaaaa/6/bbbbbb/6 a 61 - - 1");
    desk.quietly(&["stop"]);
}

#[test]
fn stop_before_anything_was_thought_still_gives_a_step() {
    let mut desk = elta();
    desk.quietly(&["position startpos moves d61"]);
    desk.send("go infinite");
    desk.send("stop");
    let answer = std::mem::take(&mut desk.paper.lines);
    assert!(answer[0].starts_with("info depth ") && answer[1].starts_with("bestmove "), "{answer:?}");
}

#[test]
fn an_endless_search_waits_for_stop_even_when_it_is_done() {
    let mut desk = elta();
    // A throw that moves nothing: there is nothing to think about.
    desk.quietly(&["setoption name Level value novice", "position startpos moves d52"]);
    desk.send("go infinite");
    while desk.session.flow() == Flow::Think {
        desk.session.think(&mut desk.paper);
    }
    assert!(desk.paper.lines.iter().all(|l| l.starts_with("info ")), "{:?}", desk.paper.lines);
    assert_eq!(desk.session.flow(), Flow::Line);
    desk.send("fen");
    assert!(desk.paper.lines.pop().unwrap().starts_with("error "));
    desk.send("stop");
    assert_eq!(desk.paper.lines.pop().unwrap(), "bestmove pass");
}

#[test]
fn movetime_is_kept() {
    let mut desk = elta();
    desk.paper.tick = Duration::from_millis(1);
    desk.quietly(&["position startpos moves d61"]);
    let before = desk.paper.time;
    desk.ask("go movetime 40");
    let took = desk.paper.time - before;
    assert!(took >= Duration::from_millis(40) && took < Duration::from_millis(60), "{took:?}");
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

#[test]
fn a_game_is_judged_step_by_step() {
    let mut desk = elta();
    desk.quietly(&["setoption name Game value noughts-and-crosses", "position startpos moves b2 b3 a3"]);
    let told = desk.ask("review 1000");
    assert_eq!(told.len(), 4, "{told:?}");
    assert!(told[0].starts_with("review 1 p1 b2 value 5000 lost 0 best "), "{told:?}");
    assert!(told[1].starts_with("review 2 p2 b3 value 0 lost 5000 best "), "{told:?}");
    assert!(told[1].ends_with(" draw became loss"), "{told:?}");
    assert!(told[2].starts_with("review 3 p1 a3 value 10000 lost 0 best "), "{told:?}");
    assert_eq!(told[3], "reviewok p1 lost 0 luck +0 p2 lost 5000 luck +0");
    desk.quietly(&["setoption name Game value elta-stelpur", "position startpos moves d61 1-7/1"]);
    let told = desk.ask("review");
    assert!(told[0].starts_with("review 1 p1 d61 value ") && told[0].contains(" luck "), "{told:?}");
    for (line, wrong) in [
        ("review 0", "error review: the number of nodes must be 1 at least"),
        ("review many", "error review: 'many' is no number of nodes"),
        ("review 1 2", "error review: '2' is too much"),
    ] {
        assert_eq!(desk.one(line), wrong);
    }
}
