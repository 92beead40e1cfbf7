//! Positions as text.

use crate::support::{game, game_with};
use boxwood_core::Game;
use proptest::prelude::{ProptestConfig, prop_assert_eq, proptest};

#[test]
fn the_start_is_written_quarter_by_quarter() {
    let jokoak = game("jokoak");
    assert_eq!(jokoak.position_text(&jokoak.start()), "aaaaaa/6/bbbbbb/6 a - - - 0");
    let first = game("arnason-1888");
    assert_eq!(first.position_text(&first.start()), "aaaaaa/6/bbbbbb/6 a - - ab 0");
}

#[test]
fn what_is_left_of_a_throw_is_read_back() {
    let cases = [
        ("jokoak", "aaaaaa/6/bbbbbb/6 a 61 - - 1"),
        ("jokoak", "aaaaaa/6/bbbbbb/6 a 666= - - 1"),
        ("jokoak", "aaaaaa/6/bbbbbb/6 b 0 - - 1"),
        ("jokoak", "A5/6/bbbbbb/6 a 0= - - 7"),
        ("jokoak", "A5/6/bbbbbb/6 a 6666= - - 2000"),
        ("murray", "1aaaaa/a5/bbbbbb/6 a 61 7 - 1"),
        ("murray", "2aaaa/aa4/bbbbbb/6 a 1 7,8 - 1"),
    ];
    for (ruleset, text) in cases {
        let game = game(ruleset);
        let position = game.parse_position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(game.position_text(&position), text);
    }
}

#[test]
fn nonsense_is_refused_in_words() {
    let cases = [
        ("", "six words"),
        ("aaaaaa/6/bbbbbb/6 a - - -", "six words"),
        ("aaaaaa/6/bbbbbb a - - - 0", "four quarters"),
        ("aaaaa/6/bbbbbb/6 a - - - 0", "does not have six points"),
        ("aaaaaaa/6/bbbbbb/6 a - - - 0", "does not have six points"),
        ("aaaaaa/a5/bbbbbb/6 a - - - 0", "7 men of side a"),
        ("aaaaaa/33/bbbbbb/6 a - - - 0", "two numbers in a row"),
        ("aaaaaa/6/bbbbbb/c5 a - - - 0", "'c' is neither"),
        ("aaaaaa/6/bbbbbb/0b5 a - - - 0", "'0' is neither"),
        ("Aaaaaa/6/bbbbbb/6 a - - - 0", "a capital letter"),
        ("a5/6/bbbbbb/6 a - - - 0", "a capital letter"),
        ("6/6/6/6 a - - - 0", "nobody stands"),
        ("aaaaaa/6/bbbbbb/6 c - - - 0", "'c' is no side"),
        ("aaaaaa/6/bbbbbb/6 a 7 - - 0", "nothing that is left of a throw"),
        ("aaaaaa/6/bbbbbb/6 a 16 - - 0", "nothing that is left of a throw"),
        ("aaaaaa/6/bbbbbb/6 a 3 - - 0", "no throw of this side leaves '3'"),
        ("aaaaaa/6/bbbbbb/6 a 66 - - 0", "no throw of this side leaves '66'"),
        ("aaaaaa/6/bbbbbb/6 a 0= - - 0", "no throw of this side leaves '0='"),
        ("aaaaaa/6/bbbbbb/6 a 61 1 - 0", "nobody has had his share"),
        ("aaaaaa/6/bbbbbb/6 a - - ab 0", "like any other"),
        ("aaaaaa/6/bbbbbb/6 a - - - 2001", "no number of throws"),
        ("aaaaaa/6/bbbbbb/6 a - - - 01", "no number of throws"),
        ("aaaaaa/6/bbbbbb/6 a - - - -1", "no number of throws"),
        ("6/6/bbbbbb/6 b 1 - - 0", "the game is over"),
    ];
    for (text, reason) in cases {
        let error = game("jokoak").parse_position(text).unwrap_err();
        assert!(error.contains(reason), "{text}: {error}");
    }
    let murray = [
        ("aaaaaa/6/bbbbbb/6 a 6 7 - 0", "no man of the side"),
        ("aaaaaa/6/bbbbbb/6 a 66 1,2 - 0", "2 men moved"),
        ("aaaaaa/6/bbbbbb/6 a 6 2,1 - 0", "not in the order"),
        ("aaaaaa/6/bbbbbb/6 a 6 25 - 0", "no point"),
        ("aaaaaa/6/bbbbbb/6 a - 1 - 0", "moved men, but no throw"),
    ];
    for (text, reason) in murray {
        let error = game("murray").parse_position(text).unwrap_err();
        assert!(error.contains(reason), "{text}: {error}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in "[abAB0-9/]{0,30} [ab] [-0-9=]{1,5} [-0-9,]{1,5} [-ab]{1,2} [0-9]{1,5}") {
        for game in [game("jokoak"), game("arnason-1888"), game_with("jokoak", &[("same_man", "no")])] {
            if let Ok(position) = game.parse_position(&text) {
                prop_assert_eq!(game.position_text(&position), text.clone());
            }
        }
    }

    #[test]
    fn no_text_at_all_makes_the_reader_stumble(text in "\\PC{0,60}") {
        let _ = game("jokoak").parse_position(&text);
    }
}
