//! Why a step is refused.

use crate::support::{start, why};

#[test]
fn the_usual_mistakes_are_told_apart() {
    let game = start("cyningstan", &[]);
    for (step, reason) in [
        ("e3-d3", "not-your-man"),
        ("b2-b3", "nobody-there"),
        ("d1-d1", "stays-there"),
        ("d1-e1", "point-taken"),
        ("d1-e3", "point-taken"),
        ("d1-c2", "straight-only"),
        ("d1-g1", "way-blocked"),
        ("d1-d9", "point-taken"),
        ("d1-d6", "way-blocked"),
        ("e2-e5", "point-taken"),
        ("d1-c1/3", "no-numbers-played"),
        ("pass", "no-passing"),
        ("c1", "no-men-in-hand"),
        ("xe3", "taken-between-two"),
        ("d6", "no-men-in-hand"),
        ("d66", "no-throw-due"),
    ] {
        assert_eq!(why(&*game, step), reason, "{step}");
    }
}
