//! Why a step is refused.

use crate::support::{after, why};

#[test]
fn the_usual_mistakes_are_told_apart() {
    let game = after("connect-four", &["d1", "d2"]);
    for (step, reason) in [
        ("d2", "cell-taken"),
        ("d4", "nothing-below"),
        ("a2", "nothing-below"),
        ("d1-d3", "men-stay"),
        ("xd1", "nobody-is-taken"),
        ("a1+b1+c1+d1", "one-man-a-turn"),
        ("pass", "no-passing"),
        ("d61", "no-throw-due"),
    ] {
        assert_eq!(why(&*game, step), reason, "{step}");
    }
    let game = after("four-in-a-cube", &["4d4"]);
    assert_eq!(why(&*game, "4d4"), "cell-taken");
}

#[test]
fn after_the_end_nothing_is_played() {
    let game = after("noughts-and-crosses", &["a1", "a2", "b1", "b2", "c1"]);
    assert_eq!(why(&*game, "c3"), "game-over");
}
