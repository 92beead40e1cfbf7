//! Nine men's morris and Lasker's game, by the Basque page and by Gasser's rules (T7.1 to T7.7).

use crate::support::{Rules, legal, men_of_second, play, start, why};
use boxwood_core::Side;

const NINE: Rules = Rules("nine-mens-morris", "jokoak", &[]);

fn removals(game: &dyn boxwood_core::Match) -> Vec<String> {
    legal(game).into_iter().filter(|s| s.starts_with('x')).collect()
}

#[test]
fn a_mill_takes_one_of_the_others_men() {
    // T7.1
    let mut game = NINE.at(&[1, 2], &[5, 8], [7, 7]);
    play(&mut game, &["g7"]);
    assert_eq!(legal(&*game), ["xd6", "xd5"]);
}

#[test]
fn two_mills_at_once() {
    // T7.2
    for (ruleset, men) in [("jokoak", 2), ("tournament", 3)] {
        let mut game = Rules("nine-mens-morris", ruleset, &[]).at(&[2, 3, 10, 22], &[5, 8, 13, 17], [3, 3]);
        play(&mut game, &["a7", "xd6"]);
        if men == 2 {
            play(&mut game, &["xd3"]);
        }
        assert_eq!((game.on_turn(), men_of_second(&*game)), (Side::Second, men), "{ruleset}");
    }
}

#[test]
fn all_enemy_men_in_mills() {
    // T7.3
    for (ruleset, takes) in [("jokoak", 0), ("fallback", 3), ("tournament", 3), ("any", 3)] {
        let mut game = Rules("nine-mens-morris", ruleset, &[]).at(&[1, 2], &[4, 5, 6], [4, 3]);
        play(&mut game, &["g7"]);
        assert_eq!(removals(&*game).len(), takes, "{ruleset}");
    }
}

#[test]
fn after_the_first_of_two_captures_safety_is_looked_at_anew() {
    let mut game = Rules("nine-mens-morris", "fallback", &[]).at(&[2, 3, 10, 22], &[4, 5, 6], [3, 3]);
    play(&mut game, &["a7"]);
    assert_eq!(removals(&*game).len(), 3);
    play(&mut game, &["xd6"]);
    assert_eq!(removals(&*game), ["xb6", "xf6"]);
}

#[test]
fn the_last_three_men_must_leave_their_mill() {
    // T7.4
    let enemies: [u8; 4] = [10, 15, 16, 19];
    let game = NINE.at(&[4, 5, 6], &enemies, [0, 0]);
    assert_eq!(legal(&*game).len(), 3 * (21 - enemies.len()));
    assert_eq!(why(&*game, "pass"), "no-passing");
    let game = Rules("nine-mens-morris", "no-flying", &[]).at(&[4, 5, 6], &enemies, [0, 0]);
    assert_eq!(legal(&*game), ["b6-b4", "d6-d7", "d6-d5", "f6-f4"]);
    let game = NINE.at(&[4, 5, 6, 24], &enemies, [0, 0]);
    assert!(!legal(&*game).contains(&"b6-a7".to_owned()), "four men do not fly");
}

#[test]
fn a_man_that_swings_between_two_mills() {
    // T7.5
    let mut game = NINE.at(&[1, 2, 3, 4, 6], &[16, 19, 21, 24, 15], [0, 0]);
    play(&mut game, &["d7-d6", "xb2", "g1-d1", "d6-d7", "xc3"]);
    assert_eq!((game.on_turn(), men_of_second(&*game)), (Side::Second, 3));
}

const SHUT: (&[u8], &[u8]) = (&[3, 11, 12, 13, 14, 17, 20, 22], &[10, 15, 16, 18, 19, 21, 23]);

#[test]
fn black_is_shut_in() {
    // T7.6, whose caption is the Basque page's and whose position is ours.
    let game = NINE.thrown(SHUT.0, SHUT.1, 'b', [0, 0], '-');
    assert_eq!(legal(&*game), ["a4-a7", "g4-g1", "d1-g1"]);
    for (moves, wins) in [(["a4-a7", "a1-a4"], false), (["g4-g1", "g7-g4"], true), (["d1-g1", "a1-d1"], true)] {
        let mut game = game.boxed_clone();
        play(&mut game, &moves);
        let mut winning = Vec::new();
        for removal in removals(&*game) {
            let mut after = game.boxed_clone();
            play(&mut after, &[&removal]);
            if let Some(outcome) = after.outcome() {
                assert_eq!((outcome.text(), outcome.why.0), ("p1win", "no-move-left"));
                winning.push(removal);
            }
        }
        assert_eq!(winning, if wins { vec!["xa4"] } else { vec![] }, "after {moves:?}");
    }
}

#[test]
fn lasker_enters_or_moves() {
    // T7.7
    let mut game = start("lasker-morris", "standard", &[]);
    play(&mut game, &["d6", "a1"]);
    let steps = legal(&*game);
    assert_eq!(steps.iter().filter(|s| !s.contains('-')).count(), 22);
    assert_eq!(steps.iter().filter(|s| s.contains('-')).count(), 4, "to d7, d5, b6, f6");
    assert_eq!((game.in_hand(Side::First), game.in_hand(Side::Second)), (9, 9));
}

#[test]
fn in_laskers_game_nobody_with_a_man_in_hand_flies() {
    let lasker = Rules("lasker-morris", "standard", &[]);
    let moves = |hand| {
        let game = lasker.at(&[1, 5, 9], &[16, 19, 21, 24], [hand, 0]);
        legal(&*game).into_iter().filter(|s| s.contains('-')).count()
    };
    assert_eq!(moves(0), 3 * (21 - 4));
    assert_eq!(moves(1), 2 + 4 + 2, "a7, d6 and e5 to their neighbours");
}

#[test]
fn no_mill_while_entering() {
    let mut game = Rules("nine-mens-morris", "no-mills-while-entering", &[]).at(&[1, 2], &[5, 8], [7, 7]);
    assert!(!legal(&*game).contains(&"g7".to_owned()));
    assert_eq!(why(&*game, "g7"), "no-mill-while-entering");
    play(&mut game, &["a4"]);
}
