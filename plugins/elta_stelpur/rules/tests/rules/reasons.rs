//! Why a step is refused.

use crate::support::{game, game_with, play, position, thrown};
use boxwood_core::{Game, Step};
use elta_stelpur_rules::why::would_end_on;
use elta_stelpur_rules::{EltaStelpur, Position};

fn why(game: &EltaStelpur, position: &Position, step: &str) -> &'static str {
    game.why_not(position, Step::parse(step, game.board()).unwrap()).0
}

#[test]
fn the_usual_mistakes_are_told_apart() {
    let game = game("jokoak");
    let at = thrown(&game, &game.start(), 6, 3);
    let expected = [
        ("pass", "unit-must-be-played"),
        ("20", "men-only-move"),
        ("x13", "men-only-move"),
        ("9-15/6", "nobody-there"),
        ("13-19/6", "not-your-man"),
        ("1-4/3", "no-such-unit"),
        ("1-7", "no-such-unit"),
        ("1-8/6", "unit-leads-elsewhere"),
    ];
    for (step, reason) in expected {
        assert_eq!(why(&game, &at, step), reason, "{step}");
    }
    let one = thrown(&game, &game.start(), 3, 1);
    assert_eq!(why(&game, &one, "1-2/1"), "own-man-moves-on");
    assert_eq!(would_end_on(game.rules(), &one, 0, 1), Some(6), "to 7");
    assert_eq!(would_end_on(game.rules(), &one, 0, 6), None, "there is no six");
    let useless = thrown(&game, &game.start(), 3, 2);
    assert_eq!(why(&game, &useless, "1-4/3"), "useless-throw");
}

#[test]
fn a_safe_hornaskella_is_told_why() {
    let game = game("jokoak");
    let between = thrown(&game, &position(&[17, 19], &[18]), 2, 1);
    assert_eq!(why(&game, &between, "17-18/1"), "hornaskella-safe-between");
    let off = thrown(&game, &position(&[3, 10], &[16]), 6, 2);
    assert_eq!(why(&game, &off, "10-16/6"), "hornaskella-safe-off-corner");
    let on = thrown(&game, &position(&[1, 2], &[3, 9]), 3, 1);
    assert_eq!(why(&game, &on, "1-3/1"), "pushed-on-to-first-empty");
}

#[test]
fn a_hornaskella_is_told_about_corners() {
    let game = game("jokoak");
    let at = thrown(&game, &position(&[4], &[20, 21]), 6, 1);
    assert_eq!(why(&game, &at, "4-5/1"), "only-corners");
    assert_eq!(why(&game, &at, "4-7/1"), "one-is-the-next-corner");
    assert_eq!(why(&game, &at, "4-12/6"), "six-is-the-second-corner");
    assert_eq!(would_end_on(game.rules(), &at, 3, 6), Some(6), "to 7");
}

#[test]
fn units_that_belong_to_other_men_are_told() {
    let murray = game("murray");
    let mut at = position(&[1, 2, 3], &[20, 21]);
    play(&murray, &mut at, &["d62", "1-7/6"]);
    assert_eq!(why(&murray, &at, "7-13/6"), "another-man-for-this-six");
    let mut threes = position(&[1, 2, 3], &[20, 21]);
    play(&murray, &mut threes, &["d44", "1-5/4"]);
    assert_eq!(why(&murray, &threes, "5-9/4"), "another-man-for-this-unit");
    let first = game("arnason-1888");
    assert_eq!(why(&first, &thrown(&first, &first.start(), 6, 2), "4-10/6"), "first-turn-rearmost");
    let strict = game_with("jokoak", &[("rearmost_first", "yes")]);
    assert_eq!(why(&strict, &thrown(&strict, &position(&[5, 7], &[20, 21]), 3, 1), "7-8/1"), "rearmost-first");
}
