//! Records as text. That they are played again is tested by every game.

use boxwood_core::{DiceHash, DiceSource, Player, Record, RecordError, RecordResult, Series, Side, SidesGoOn};
use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};

const TEXT: &str = "\
[Boxwood \"1\"]
[Game \"elta-stelpur\"]
[Ruleset \"jokoak\"]
[Rule.start \"lower_die\"]
[Seed \"00000000000007c0\"]
[Dice \"seed\"]
[Opening \"d3:d3 d2:d5 one\"]
[Player.One \"Anna \\\"Ä\\\" \\\\ Bolli\"]
[Seat.Two \"computer master\"]
[Date \"2026-11-29\"]
[Place \"by the stove\"]
[Result \"*\"]

1. d61 1-7/6 7-8/1
2. d33 13-16/3 14-17/3 d32 pass
3. d42 pass
*
";

fn error(text: &str) -> RecordError {
    text.parse::<Record>().expect_err("the text is no record")
}

#[test]
fn a_record_is_read_and_written_as_it_was() {
    let record: Record = TEXT.parse().unwrap();
    assert_eq!(record.to_string(), TEXT);
    assert_eq!(record.game, "elta-stelpur");
    assert_eq!(record.seed, 0x7C0);
    assert_eq!(record.dice, Some(DiceSource::Seed));
    assert_eq!(record.opening.as_ref().map(|o| o.tries.len()), Some(2));
    assert_eq!(record.players, [Some("Anna \"Ä\" \\ Bolli".to_owned()), None]);
    assert_eq!(record.seats[1].as_deref(), Some("computer master"));
    assert_eq!(record.other, [("Place".to_owned(), "by the stove".to_owned())]);
    assert_eq!(record.result, RecordResult::Unfinished);
    assert_eq!((record.turns().len(), record.step_count()), (3, 10));
    assert_eq!(record.turns()[1], ["d33", "13-16/3", "14-17/3", "d32", "pass"]);
}

#[test]
fn a_hash_of_the_dice_is_read_and_written_and_an_old_record_has_none() {
    let record: Record = TEXT.parse().unwrap();
    assert_eq!(record.dice_hash, None, "records from before the hash");
    let hash = DiceHash::of("elta-stelpur", 0x7C0);
    let tag = format!("[Dice \"seed\"]\n[DiceHash \"{hash}\"]");
    let text = TEXT.replace("[Dice \"seed\"]", &tag);
    let record: Record = text.parse().unwrap();
    assert_eq!(record.dice_hash, Some(hash));
    assert_eq!(record.to_string(), text);
    for bad in ["", "7c0", &hash.to_string()[1..], &hash.to_string().to_uppercase(), &"é".repeat(32)] {
        let found = error(&text.replace(&hash.to_string(), bad));
        assert!(matches!(found, RecordError::Tag { line: 7, .. }), "{bad}: {found}");
    }
}

#[test]
fn a_series_is_read_and_written_and_a_game_by_itself_has_none() {
    let record: Record = TEXT.parse().unwrap();
    assert_eq!((record.series, record.first), (None, None));
    let tag = "[Series \"best-of-3 loser-first one:p1win two:draw\"]\n[Place";
    let text = TEXT.replace("[Place", tag);
    let mut record: Record = text.parse().unwrap();
    let series = record.series.clone().unwrap();
    assert_eq!((series.games, series.sides, series.played.len()), (Some(3), SidesGoOn::LoserFirst, 2));
    assert_eq!(record.to_string(), text);
    let open = Series::new(None, SidesGoOn::Stay);
    record.series = Some(open.clone());
    let again: Record = record.to_string().parse().unwrap();
    assert_eq!(again.series, Some(open));
    for (bad, words) in [
        ("best-of-3", "a series is like"),
        ("best-of-0 sides-stay", "a series is like"),
        ("best-of-3 sides-stay one:p1win one:lost", "a series is like"),
        ("best-of-2 sides-stay one:draw one:draw", "goes on after it was decided"),
    ] {
        let found = error(&TEXT.replace("[Result", &format!("[Series \"{bad}\"]\n[Result")));
        let RecordError::Tag { line: 12, problem, .. } = found else { panic!("{bad}: {found}") };
        assert!(problem.contains(words), "{bad}: {problem}");
    }
}

#[test]
fn who_plays_the_first_side_is_read_and_written() {
    let text = TEXT.replace("[Player.One", "[First \"two\"]\n[Player.One");
    let record: Record = text.parse().unwrap();
    assert_eq!(record.first, Some(Player::Two));
    assert_eq!(record.to_string(), text);
    let found = error(&text.replace("\"two\"", "\"three\""));
    assert!(matches!(found, RecordError::Tag { line: 8, .. }), "{found}");
}

#[test]
fn spaces_and_line_ends_of_other_systems_make_no_difference() {
    let record: Record = TEXT.parse().unwrap();
    let windows = format!("\u{feff}{}", TEXT.replace('\n', "\r\n"));
    assert_eq!(windows.parse::<Record>().unwrap(), record);
    let loose = TEXT.replace("1. d61 1-7/6", "\n  1.  d61   1-7/6").replace("[Date ", "\n[Date ");
    assert_eq!(loose.parse::<Record>().unwrap(), record);
}

#[test]
fn a_newer_format_is_told_apart_from_no_record() {
    assert_eq!(error("[Boxwood \"2\"]\n[Whatever]\n"), RecordError::Newer { version: 2, reads: 1 });
    for text in
        ["", "\n\n", "hello", "[Event \"?\"]\n", "[Boxwood 1]\n", "[Boxwood \"0\"]\n", "[Boxwood \"x\"]\n", "1. e4\n"]
    {
        assert!(matches!(error(text), RecordError::NotARecord { .. }), "{text:?}");
    }
}

#[test]
fn wrong_tags_are_told_with_their_line() {
    let cases = [
        ("[Seed \"00000000000007c0\"]", "[Seed \"twelve\"]", 5, "hexadecimal"),
        ("[Dice \"seed\"]", "[Dice \"loaded\"]", 6, "seed"),
        ("[Opening \"d3:d3 d2:d5 one\"]", "[Opening \"d3:d9 one\"]", 7, "opening"),
        ("[Date \"2026-11-29\"]", "[Date 2026]", 10, "not written as a tag"),
        ("[Date \"2026-11-29\"]", "[Seed \"1\"]", 10, "second time"),
        ("[Result \"*\"]", "[Result \"1-0\"]", 12, "result"),
    ];
    for (good, bad, at, words) in cases {
        let found = error(&TEXT.replace(good, bad));
        let RecordError::Tag { line, problem, .. } = &found else { panic!("{bad}: {found}") };
        assert_eq!(*line, at, "{bad}");
        assert!(problem.contains(words), "{bad}: {problem}");
        assert!(found.to_string().starts_with(&format!("line {at}: ")));
    }
    assert_eq!(error("[Boxwood \"1\"]\n\n*\n"), RecordError::Missing("Game"));
}

#[test]
fn a_cut_record_tells_what_is_whole_and_loses_none_of_it() {
    let cut = &TEXT[..TEXT.find("14-17/3").unwrap() + 4];
    let expected = RecordError::CutShort { line: 15, turns: 2, steps: 5 };
    assert_eq!(error(cut), expected);
    assert_eq!(expected.to_string(), "line 15: the record is cut short; 2 turns with 5 steps are whole");
    let (record, found) = Record::salvage(cut).unwrap();
    assert_eq!(found, Some(expected));
    assert_eq!(record.turns()[1], ["d33", "13-16/3"], "the last word may be a part");
    // With the space after it, it is whole.
    let (record, _) = Record::salvage(&TEXT[..TEXT.find("14-17/3").unwrap() + 8]).unwrap();
    assert_eq!(record.turns()[1], ["d33", "13-16/3", "14-17/3"]);
    let in_the_tags = &TEXT[..TEXT.find("[Date").unwrap() + 8];
    assert!(matches!(error(in_the_tags), RecordError::Tag { line: 10, .. }));
    let between_tags = &TEXT[..TEXT.find("[Date").unwrap()];
    assert_eq!(error(between_tags), RecordError::CutShort { line: 9, turns: 0, steps: 0 });
}

#[test]
fn a_line_that_is_no_turn_keeps_what_came_before() {
    let text = TEXT.replace("3. d42 pass", "4. d42 pass");
    let (record, found) = Record::salvage(&text).unwrap();
    assert_eq!(record.turns().len(), 2);
    assert_eq!(found, Some(RecordError::Turn { line: 16, expected: 3, text: "4. d42 pass".to_owned() }));
    assert!(matches!(error(&TEXT.replace("3. d42 pass", "3.")), RecordError::Turn { line: 16, .. }));
    assert!(matches!(error(&format!("{TEXT}4. d31\n")), RecordError::AfterTheEnd { line: 18, .. }));
    assert!(matches!(error(&TEXT.replace("\n*\n", "\np1win\n")), RecordError::Result { line: 17, .. }));
}

#[test]
fn results_have_their_words() {
    for (word, result) in [
        ("p1win", RecordResult::Won(Side::First)),
        ("p2win", RecordResult::Won(Side::Second)),
        ("draw", RecordResult::Draw),
    ] {
        let text = TEXT.replace("\"*\"", &format!("\"{word}\"")).replace("\n*\n", &format!("\n{word}\n"));
        let record: Record = text.parse().unwrap();
        assert_eq!(record.result, result);
        assert_eq!(record.to_string(), text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_the_reader_of_records_stumble(text in "\\PC{0,200}") {
        let _ = Record::salvage(&text);
    }

    #[test]
    fn a_record_with_a_wound_is_read_or_refused(at in 0usize..TEXT.len(), length in 0usize..40, wound in "\\PC{0,6}") {
        let whole: Vec<char> = TEXT.chars().collect();
        let at = at.min(whole.len());
        let end = (at + length).min(whole.len());
        let text: String = whole[..at].iter().copied().chain(wound.chars()).chain(whole[end..].iter().copied()).collect();
        if let Ok((record, _)) = Record::salvage(&text) {
            let again: Record = record.to_string().parse().unwrap();
            prop_assert_eq!(again, record);
        }
    }

    #[test]
    fn whatever_a_player_calls_himself_comes_back(name in "\\PC{0,20}|[\"\\\\\n\r\\[\\]]{0,8}") {
        let mut record: Record = TEXT.parse().unwrap();
        record.players[0] = Some(name.clone());
        let again: Record = record.to_string().parse().unwrap();
        prop_assert_eq!(again.players[0].as_ref(), Some(&name));
        prop_assert!(again == record);
    }
}
