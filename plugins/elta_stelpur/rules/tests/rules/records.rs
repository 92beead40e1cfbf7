//! Records of this game: read, refused, saved from a cut.

use boxwood_core::{Dice, DiceSource, Match, Record, RecordError, Setup, Side, Step};
use elta_stelpur_rules::ELTA_STELPUR;

/// A match of some throws by the seed, the first legal step every time.
fn played(seed: u64, steps: usize) -> Box<dyn Match> {
    let mut game = ELTA_STELPUR.new_match(&Setup { seed, ..Setup::default() }).unwrap();
    for _ in 0..steps {
        let step = game.next_throw().map_or_else(|_| game.legal_steps()[0], Step::Roll);
        game.play(step).unwrap();
    }
    game
}

#[test]
fn a_record_tells_every_switch_and_begins_each_turn_with_the_throw() {
    let text = Record::from_match(&*played(7, 40)).to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "[Boxwood \"1\"]");
    assert_eq!(lines[1], "[Game \"elta-stelpur\"]");
    assert_eq!(lines[2], "[Ruleset \"jokoak\"]");
    for switch in ELTA_STELPUR.switches() {
        assert!(text.contains(&format!("[Rule.{} \"", switch.name)), "{}", switch.name);
    }
    assert!(text.contains("[Seed \"0000000000000007\"]"));
    let turns: Vec<&&str> = lines.iter().filter(|l| l.starts_with(|c: char| c.is_ascii_digit())).collect();
    assert!(turns.len() > 3);
    for (turn, number) in turns.iter().zip(1..) {
        assert!(turn.starts_with(&format!("{number}. d")), "{turn}");
    }
    assert_eq!(lines.last(), Some(&"*"));
}

#[test]
fn faces_that_are_not_the_seeds_are_refused_unless_they_were_given() {
    let text = Record::from_match(&*played(7, 12)).to_string();
    let line = text.lines().position(|l| l.starts_with("2. ")).unwrap() + 1;
    let throw = text.lines().nth(line - 1).and_then(|l| l.split(' ').nth(1)).unwrap().to_owned();
    let other = if throw == "d32" { "d42" } else { "d32" };
    let changed = text.replacen(&format!("2. {throw}"), &format!("2. {other}"), 1);
    let error = changed.parse::<Record>().unwrap().replay(ELTA_STELPUR).unwrap_err();
    assert_eq!(error, RecordError::Throw { line, turn: 2, told: other.to_owned(), drawn: throw });
    assert!(error.to_string().starts_with(&format!("line {line}, turn 2: ")));
}

#[test]
fn faces_thrown_elsewhere_are_marked_as_given_and_come_back() {
    let mut game = ELTA_STELPUR.new_match(&Setup { seed: 3, ..Setup::default() }).unwrap();
    let drawn = game.next_throw().unwrap();
    let other = if drawn == Dice::two(6, 3) { Dice::two(6, 2) } else { Dice::two(6, 3) };
    game.play(Step::Roll(other)).unwrap();
    game.play(game.legal_steps()[0]).unwrap();
    let record = Record::from_match(&*game);
    assert_eq!(record.dice, Some(DiceSource::Given));
    let read: Record = record.to_string().parse().unwrap();
    let again = read.replay(ELTA_STELPUR).unwrap();
    assert_eq!(again.history(), game.history());
}

#[test]
fn an_opening_roll_made_elsewhere_says_who_begins() {
    let mut record = Record::from_match(&*played(7, 4));
    let mut opening = record.opening.clone().unwrap();
    opening.first = opening.first.other();
    record.opening = Some(opening.clone());
    assert!(matches!(record.replay(ELTA_STELPUR), Err(RecordError::Opening { .. })), "the seed says otherwise");
    record.dice = Some(DiceSource::Given);
    assert_eq!(record.replay(ELTA_STELPUR).unwrap().info().opening, Some(opening.clone()));
    record.first = Some(opening.first);
    assert_eq!(record.replay(ELTA_STELPUR).unwrap().info().first, opening.first);
    record.first = Some(opening.first.other());
    assert!(matches!(record.replay(ELTA_STELPUR), Err(RecordError::First { .. })), "the dice say who begins");
}

#[test]
fn an_illegal_step_is_told_with_line_turn_and_reason() {
    let text = "[Boxwood \"1\"]\n[Game \"elta-stelpur\"]\n[Dice \"given\"]\n\n1. d61 1-7/6 7-8/1\n2. d31 13-14/1\n*\n";
    let record: Record = text.parse().unwrap();
    let (game, error) = record.replay_whole(ELTA_STELPUR).unwrap();
    let error = error.unwrap();
    assert_eq!(error.to_string(), "line 6, turn 2: 13-14/1 is not legal: own man moves on");
    assert_eq!(game.history().len(), 4, "what came before is kept");
    assert_eq!(game.info().ruleset, "jokoak", "the first ruleset, where none is named");
}

#[test]
fn a_record_of_a_position_begins_there() {
    let setup = Setup { ruleset: Some("murray".to_owned()), ..Setup::default() };
    let position = "aaaaaa/bbbbbb/6/6 a - - - 4";
    let mut game = ELTA_STELPUR.match_from(&setup, position).unwrap();
    game.play(Step::Roll(game.next_throw().unwrap())).unwrap();
    let record: Record = Record::from_match(&*game).to_string().parse().unwrap();
    assert_eq!(record.from.as_deref(), Some(position));
    assert_eq!(record.replay(ELTA_STELPUR).unwrap().position_text(), game.position_text());
}

#[test]
fn other_games_and_wrong_rules_are_refused() {
    let record: Record = "[Boxwood \"1\"]\n[Game \"hnefatafl\"]\n\n*\n".parse().unwrap();
    assert_eq!(record.replay(ELTA_STELPUR).unwrap_err(), RecordError::UnknownGame("hnefatafl".to_owned()));
    let switch: Record = "[Boxwood \"1\"]\n[Game \"elta-stelpur\"]\n[Rule.six_men \"3\"]\n\n*\n".parse().unwrap();
    assert_eq!(switch.replay(ELTA_STELPUR).unwrap_err().to_string(), "switch 'six_men' takes 1, 2, not '3'");
}

#[test]
fn the_result_of_the_rules_stands_and_giving_up_is_a_result_too() {
    let start = "[Boxwood \"1\"]\n[Game \"elta-stelpur\"]\n[Dice \"given\"]\n[From \"A5/B5/6/6 a - - - 0\"]\n";
    let record = |result: &str| -> Record {
        format!("{start}[Result \"{result}\"]\n\n1. d63 1-7/6\n{result}\n").parse().unwrap()
    };
    let won = record("p1win").replay(ELTA_STELPUR).unwrap();
    assert_eq!(won.outcome().and_then(|o| o.winner), Some(Side::First));
    assert!(matches!(record("p2win").replay(ELTA_STELPUR), Err(RecordError::Result { line: 8, .. })));
    let given_up: Record = format!("{start}[Result \"p2win\"]\n\n1. d32\np2win\n").parse().unwrap();
    assert_eq!(given_up.replay(ELTA_STELPUR).unwrap().outcome(), None, "it can be gone on with");
    let given_up: Record =
        format!("{start}[Result \"p2win\"]\n[Reason \"resigned\"]\n\n1. d32\np2win\n").parse().unwrap();
    let outcome = given_up.replay(ELTA_STELPUR).unwrap().outcome();
    assert_eq!(outcome.map(|o| (o.winner, o.why.0)), Some((Some(Side::Second), "resigned")));
}
