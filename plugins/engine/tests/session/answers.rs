//! `legal`, `status`, `board`, `roll`: what the game says of where it stands.

use super::{elta, tiny};

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
