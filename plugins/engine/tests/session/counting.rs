//! `perft` and `playouts`.

use super::{elta, tiny};

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
