//! How many different tables a throw can end in, counted by another program.

use crate::support::{ends, game, game_with};
use boxwood_core::{Game, Step};
use elta_stelpur_rules::EltaStelpur;

/// How many tables the first throw can end in, and on how many of them somebody was taken.
fn count(game: &EltaStelpur, high: u8, low: u8) -> (usize, usize) {
    let ends = ends(game, &game.start(), high, low);
    (ends.len(), ends.iter().filter(|(_, enemy)| enemy.len() < 6).count())
}

#[test]
fn the_first_throw_by_the_usual_rules() {
    let game = game("jokoak");
    let expected = [
        ((1, 1), (26, 0)),
        ((6, 1), (50, 6)),
        ((2, 2), (28, 0)),
        ((3, 3), (27, 0)),
        ((4, 4), (24, 2)),
        ((5, 5), (22, 4)),
        ((6, 6), (126, 111)),
    ];
    for ((high, low), tables) in expected {
        assert_eq!(count(&game, high, low), tables, "{high}-{low}");
    }
    for low in 2..=5 {
        assert_eq!(count(&game, low, 1), (6, 0), "1-{low}");
        assert_eq!(count(&game, 6, low), (6, 0), "6-{low}");
    }
    for (high, low) in [(3, 2), (4, 2), (5, 2), (4, 3), (5, 3), (5, 4)] {
        assert_eq!(count(&game, high, low), (1, 0), "{high}-{low}");
    }
}

#[test]
fn the_first_throw_with_every_unit_on_a_different_man() {
    for game in [game("murray"), game_with("arnason-1888", &[("first_turn_rearmost", "no")])] {
        for ((high, low), tables) in [((6, 2), 15), ((6, 1), 115), ((3, 3), 21), ((1, 1), 20), ((6, 6), 15)] {
            assert_eq!(count(&game, high, low), (tables, 0), "{high}-{low}");
        }
    }
}

#[test]
fn the_first_throw_where_one_man_may_take_both_sixes() {
    let game = game_with("murray", &[("same_man", "yes")]);
    assert_eq!(count(&game, 6, 2), (21, 6));
}

#[test]
fn the_dice_move_something_two_times_in_three() {
    let game = game("jokoak");
    let weight = |of: &dyn Fn(&Step) -> bool| -> u32 {
        let throws = game.throws().iter();
        throws.filter(|t| of(&Step::Roll(t.dice))).map(|t| t.weight).sum()
    };
    let units = |from: &elta_stelpur_rules::Position, step: &Step| {
        let mut position = *from;
        game.play(&mut position, *step, &mut ());
        position.units()
    };
    let start = game.start();
    let hornaskella = crate::support::position(&[1], &[9, 10]);
    let of = |step: &Step, numbers: &[u8]| units(&start, step).numbers().numbers() == numbers;
    assert_eq!(weight(&|s| matches!(s, Step::Roll(d) if d.is_double())), 6);
    assert_eq!(weight(&|s| !units(&start, s).is_empty()), 24, "24 of 36 throws move a man");
    assert_eq!(weight(&|s| of(s, &[1])), 8, "a lone 1");
    assert_eq!(weight(&|s| of(s, &[6])), 8, "a lone 6");
    assert_eq!(weight(&|s| of(s, &[6, 1])), 2);
    assert_eq!(weight(&|s| of(s, &[6, 6, 6, 6])), 1);
    assert_eq!(weight(&|s| !units(&hornaskella, s).is_empty()), 20, "20 of 36 move a hornaskella");
}
