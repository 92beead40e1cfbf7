//! The named rulesets: their ids, their switches, their sources.

use boxwood_core::{Setup, SetupError, SwitchError};
use elta_stelpur_rules::ELTA_STELPUR;

fn rulesets() -> Vec<(String, Vec<(String, String)>)> {
    let list = ELTA_STELPUR.rulesets().iter();
    list.map(|r| (r.id.clone(), r.switches.iter().map(|(n, v)| (n.clone(), v.clone())).collect())).collect()
}

#[test]
fn ids_stand_in_records_and_never_change() {
    let ids: Vec<String> = rulesets().into_iter().map(|(id, _)| id).collect();
    assert_eq!(ids, ["jokoak", "arnason-1888", "tidudi", "murray", "keith"]);
    assert_eq!(ELTA_STELPUR.id(), "elta-stelpur");
}

#[test]
fn every_ruleset_sets_every_switch_to_a_value_it_takes() {
    for (id, switches) in rulesets() {
        assert_eq!(switches.len(), ELTA_STELPUR.switches().len(), "{id}");
        for (name, value) in switches {
            assert_eq!(ELTA_STELPUR.check_switch(&name, &value), Ok(()), "{id}");
        }
    }
}

#[test]
fn the_rulesets_differ_as_their_sources_do() {
    let value = |id: &str, name: &str| {
        let ruleset = ELTA_STELPUR.rulesets().iter().find(|r| r.id == id).map(|r| r.switches[name].clone());
        ruleset.expect("the ruleset is there")
    };
    let table = [
        ("start", ["lower_die", "higher_throw", "lower_die", "lower_die", "lower_die"]),
        ("six_men", ["1", "2", "1", "2", "1"]),
        ("same_man", ["yes", "no", "yes", "no", "yes"]),
        ("horn_11", ["2"; 5]),
        ("horn_66", ["8", "8", "4", "8", "4"]),
        ("first_turn_rearmost", ["no", "yes", "no", "no", "no"]),
        ("again", ["doubles"; 5]),
        ("skip", ["empty"; 5]),
        ("immunity", ["yes"; 5]),
        ("horn_off_corner", ["safe"; 5]),
        ("horn_sweeps", ["no"; 5]),
        ("rearmost_first", ["no"; 5]),
    ];
    for (name, values) in table {
        for (id, expected) in ["jokoak", "arnason-1888", "tidudi", "murray", "keith"].into_iter().zip(values) {
            assert_eq!(value(id, name), expected, "{name} of {id}");
        }
    }
}

#[test]
fn sources_are_cited_and_words_of_1888_are_translated() {
    for ruleset in ELTA_STELPUR.rulesets() {
        assert!(ruleset.source.len() > 20, "{} can be found", ruleset.id);
        assert!(!ruleset.title.is_empty());
    }
    let murray = &ELTA_STELPUR.rulesets()[3];
    assert!(murray.source.contains("as told by the Basque page"));
    let quote = ELTA_STELPUR.rulesets()[1].words.as_ref().expect("the words of 1888");
    assert_eq!(quote.language, "is");
    assert!(quote.text.contains("hornaskella") && quote.translation.contains("hornaskella"));
}

#[test]
fn wrong_setups_are_refused_in_words() {
    let refused = |setup: Setup| ELTA_STELPUR.new_match(&setup).map(|_| ()).expect_err("it is wrong");
    let ruleset = Setup { ruleset: Some("hnefatafl".to_owned()), ..Setup::default() };
    assert_eq!(refused(ruleset), SetupError::Ruleset("hnefatafl".to_owned()));
    let with =
        |name: &str, value: &str| Setup { overrides: vec![(name.to_owned(), value.to_owned())], ..Setup::default() };
    assert_eq!(refused(with("flying", "yes")), SetupError::Switch(SwitchError::Unknown("flying".to_owned())));
    assert_eq!(refused(with("six_men", "3")).to_string(), "switch 'six_men' takes 1, 2, not '3'");
    let position = ELTA_STELPUR.match_from(&Setup::default(), "nonsense").map(|_| ()).expect_err("it is wrong");
    assert!(matches!(position, SetupError::Position(_)));
}

#[test]
fn the_board_is_two_rows_that_run_against_each_other() {
    let game = ELTA_STELPUR.new_match(&Setup::default()).expect("the default rules stand");
    let board = game.board();
    let at = |name: &str| board.point(board.find(name).expect("a point")).at;
    assert_eq!(board.len(), 24);
    assert_eq!((at("1"), at("12"), at("13"), at("24")), ([0, 0, 0], [11, 0, 0], [11, 1, 0], [0, 1, 0]));
    for point in board.points() {
        let next: Vec<&str> = board.neighbours(point).iter().map(|&p| board.name(p)).collect();
        let number: u8 = board.name(point).parse().expect("a number");
        assert_eq!(next, [(number % 24 + 1).to_string()], "travel goes one way");
    }
}
