//! Twelve men's morris by Breyer and by Moulidars (T8.1 to T8.5).

use crate::support::{Rules, legal, play, why};
use boxwood_core::Side;

const BREYER: Rules = Rules("twelve-mens-morris", "breyer", &[]);
const BLACK: [u8; 5] = [12, 17, 21, 22, 24];

#[test]
fn a_mill_on_a_diagonal() {
    // T8.1
    for (ruleset, mill) in [("breyer", true), ("moulidars", false)] {
        let mut game = Rules("twelve-mens-morris", ruleset, &[]).at(&[1, 4], &[12, 17, 22], [10, 9]);
        play(&mut game, &["c5"]);
        assert_eq!(game.on_turn() == Side::First, mill, "{ruleset}");
    }
}

#[test]
fn a_mill_that_was_opened_for_another_is_not_made_again() {
    // T8.2
    for (ruleset, banned) in [("breyer", true), ("remaking-allowed", false)] {
        let mut game = Rules("twelve-mens-morris", ruleset, &[]).at(&[1, 2, 3, 4, 6], &BLACK, [0, 0]);
        play(&mut game, &["d7-d6", "xc4", "a1-d1"]);
        assert_eq!(!legal(&*game).contains(&"d6-d7".to_owned()), banned, "{ruleset}");
        if banned {
            assert_eq!(why(&*game, "d6-d7"), "mill-not-made-again");
            assert!(game.position_text().contains(" a:a7+d7+g7=a7+g7+d6 "), "{}", game.position_text());
        }
    }
}

#[test]
fn a_mill_opened_for_nothing_may_be_made_again() {
    // T8.3
    let mut game = BREYER.at(&[1, 2, 3, 20], &BLACK, [0, 0]);
    play(&mut game, &["d7-d6", "a1-d1", "d6-d7"]);
    assert_eq!(game.on_turn(), Side::First, "it takes a man");
    assert!(legal(&*game).contains(&"xc4".to_owned()));
}

#[test]
fn another_man_may_fill_the_gap() {
    let mut game = BREYER.at(&[1, 2, 3, 4, 6, 8], &BLACK, [0, 0]);
    play(&mut game, &["d7-d6", "xc4", "a1-d1", "b6-b4"]);
    // The man on d6 makes room, and a stranger comes up through it.
    play(&mut game, &["d1-a1", "d6-b6", "a1-d1", "d5-d6", "xd3", "d1-a1", "d6-d7"]);
    assert_eq!(game.on_turn(), Side::First, "{}", game.position_text());
    assert!(game.position_text().contains("a:a7+d7+g7=a7+g7+b6"), "{}", game.position_text());
}

#[test]
fn a_ban_falls_with_one_of_its_men() {
    let text = "a1a/a1a/3/4b1/bb1/1b1/b1b b 0,0 - 1 a:a7+d7+g7=a7+g7+b6 0";
    let setup = crate::support::setup("breyer", &[]);
    let mut game = crate::support::entry("twelve-mens-morris").match_from(&setup, text).unwrap();
    play(&mut game, &["xa7"]);
    assert!(!game.position_text().contains('='), "{}", game.position_text());
}

#[test]
fn the_second_variant_makes_no_mill_while_entering() {
    // T8.5
    let game = Rules("twelve-mens-morris", "no-mills-while-entering", &[]).at(&[1, 2], &[12, 17], [10, 10]);
    assert_eq!(why(&*game, "g7"), "no-mill-while-entering");
}

#[test]
fn moulidars_flies_with_four() {
    let moulidars = Rules("twelve-mens-morris", "moulidars", &[]);
    assert_eq!(legal(&*moulidars.at(&[1, 5, 9, 16], &BLACK, [0, 0])).len(), 4 * (20 - 5));
    let breyer = BREYER.at(&[1, 5, 9, 16], &BLACK, [0, 0]);
    assert!(!legal(&*breyer).contains(&"a7-g7".to_owned()));
}
