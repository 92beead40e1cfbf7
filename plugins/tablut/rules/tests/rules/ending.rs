//! Ends that no man brings about: repetition and lack of progress; and the warnings.

use crate::support::{at, play, result, start};
use boxwood_core::{Effect, Why};

const ROUND: [&str; 4] = ["d1-c1", "e3-d3", "c1-d1", "d3-e3"];

#[test]
fn a_position_that_stands_for_the_third_time_is_a_draw() {
    let mut game = start("cyningstan", &[]);
    let told = play(&mut game, &ROUND);
    assert!(told.contains(&Effect::Warned { why: Why("second-repetition") }));
    assert_eq!(result(&*game).0, "none");
    play(&mut game, &ROUND);
    assert_eq!(result(&*game), ("draw", "repetition"));
    let mut game = start("cyningstan", &[("repetition", "none")]);
    for _ in 0..5 {
        play(&mut game, &ROUND);
    }
    assert_eq!(result(&*game).0, "none");
}

#[test]
fn turns_without_a_capture_end_in_a_draw() {
    let mut game = start("cyningstan", &[("repetition", "none"), ("no_progress", "7")]);
    play(&mut game, &ROUND);
    play(&mut game, &ROUND[..2]);
    assert_eq!(result(&*game).0, "none");
    play(&mut game, &ROUND[2..3]);
    assert_eq!(result(&*game), ("draw", "no-progress"));
}

#[test]
fn a_capture_is_progress() {
    let mut game = at("A b3 d8 · D c3 h2 · K e5", 'a', "cyningstan", &[("no_progress", "2")]);
    play(&mut game, &["d8-d7", "h2-h3"]);
    assert_eq!(result(&*game), ("draw", "no-progress"));
    let mut game = at("A b3 d8 · D c3 h2 · K e5", 'a', "cyningstan", &[("no_progress", "2")]);
    play(&mut game, &["d8-d3", "h2-h3"]);
    assert_eq!(result(&*game).0, "none");
}

fn warnings(told: &[Effect]) -> Vec<&'static str> {
    told.iter().filter_map(|e| if let Effect::Warned { why } = e { Some(why.0) } else { None }).collect()
}

#[test]
fn the_kings_player_calls_what_is_open_after_his_own_turn() {
    let mut game = at("A d9 h7 e2 · K d3 · D c4 a5 f1", 'd', "cyningstan", &[]);
    assert_eq!(warnings(&play(&mut game, &["a5-a6"])), ["tuichu"], "left, right and down");
    let mut game = at("A d9 h7 e2 d1 · K d3 · D c4 f1 b3", 'd', "cyningstan", &[]);
    assert_eq!(warnings(&play(&mut game, &["c4-c5"])), ["raichi"], "right only");
    assert_eq!(warnings(&play(&mut game, &["h7-h3"])), [] as [&str; 0], "an attacker calls nothing");
    assert_eq!(warnings(&play(&mut game, &["f1-f2"])), [] as [&str; 0], "and the way is shut");
}
