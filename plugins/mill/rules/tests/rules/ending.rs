//! How games end other than by a line or a capture.

use crate::support::{Rules, entry, legal, play, setup, start};
use boxwood_core::{Effect, Why};

#[test]
fn a_position_that_stands_for_the_third_time_is_a_draw() {
    let mut game = Rules("nine-mens-morris", "jokoak", &[]).at(&[1, 2, 9, 20], &[4, 16, 24, 14], [0, 0]);
    let round = ["a7-a4", "g1-d1", "a4-a7", "d1-g1"];
    let effects = play(&mut game, &round);
    assert!(effects.contains(&Effect::Warned { why: Why("second-repetition") }));
    assert_eq!(game.outcome(), None);
    play(&mut game, &round);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.text(), outcome.why.0), ("draw", "repetition"));
    let free = Rules("nine-mens-morris", "jokoak", &[("repetition", "none")]);
    let mut game = free.at(&[1, 2, 9, 20], &[4, 16, 24, 14], [0, 0]);
    for _ in 0..5 {
        play(&mut game, &round);
    }
    assert_eq!(game.outcome(), None);
}

#[test]
fn turns_without_progress_are_counted() {
    let rules = Rules("nine-mens-morris", "jokoak", &[("no_progress", "5"), ("repetition", "none")]);
    let mut game = rules.at(&[1, 2, 9, 20], &[4, 16, 24, 14], [0, 0]);
    play(&mut game, &["a7-a4", "g1-d1", "a4-a7", "d1-g1"]);
    assert!(game.position_text().ends_with(" 4"), "{}", game.position_text());
    play(&mut game, &["a7-a4"]);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.text(), outcome.why.0), ("draw", "no-progress"));
    let mut game = start("nine-mens-morris", "jokoak", &[("no_progress", "1")]);
    play(&mut game, &["a7", "d7", "a4", "g7", "a1", "xg7"]);
    assert_eq!(game.outcome(), None, "men entered, mills and captures are progress");
}

#[test]
fn a_full_board_is_a_draw() {
    let text = "aba/bab/aba/bababa/bab/aba/ba1 b 0,1 - 0 - 0";
    let mut game = entry("twelve-mens-morris").match_from(&setup("breyer", &[]), text).unwrap();
    play(&mut game, &["g1"]);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.text(), outcome.why.0), ("draw", "board-full"));
}

#[test]
fn a_blocked_side_loses_draws_or_passes() {
    // White's four men fill the outer corner; Black shuts them in.
    let (first, second): (&[u8], &[u8]) = (&[1, 2, 3, 10], &[5, 15, 11, 22]);
    for (blocked, text) in [("lose", "p2win"), ("draw", "draw")] {
        let game = Rules("nine-mens-morris", "jokoak", &[("blocked", blocked)]).at(first, second, [0, 0]);
        assert_eq!(game.outcome().unwrap().text(), text);
    }
    let mut game = Rules("nine-mens-morris", "jokoak", &[("blocked", "pass")]).at(first, second, [0, 0]);
    assert_eq!(legal(&*game), ["pass"]);
    play(&mut game, &["pass", "d6-d5"]);
    assert_eq!(legal(&*game), ["d7-d6"]);
}

#[test]
fn where_nobody_will_ever_move_the_game_is_a_draw() {
    // Only a7 is empty, and all three men beside it would make a mill there that is banned.
    let bans = "a:a7+d7+g7=d7+g7+b6,a:a7+d7+g7=d7+g7+a4,a:a7+b6+c5=d7+b6+c5";
    let text = format!("1aa/abb/abb/abaaba/bab/bab/bab a 0,0 - 0 {bans} 0");
    let game =
        |blocked| entry("twelve-mens-morris").match_from(&setup("breyer", &[("blocked", blocked)]), &text).unwrap();
    let outcome = game("pass").outcome().unwrap();
    assert_eq!((outcome.text(), outcome.why.0), ("draw", "nobody-can-move"));
    assert_eq!(game("lose").outcome().unwrap().text(), "p2win");
}
