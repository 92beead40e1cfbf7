//! Positions as text: what is read, and what is refused.

use crate::support::{Rules, entry, play, setup, start};

fn refused(id: &str, ruleset: &str, text: &str) -> String {
    entry(id).match_from(&setup(ruleset, &[]), text).map(|m| m.position_text()).expect_err(text).to_string()
}

#[test]
fn positions_are_written_row_by_row() {
    let mut game = start("nine-mens-morris", "jokoak", &[]);
    assert_eq!(game.position_text(), "3/3/3/6/3/3/3 a 9,9 - 0 - 0");
    play(&mut game, &["a7", "d2", "g4"]);
    assert_eq!(game.position_text(), "a2/3/3/5a/3/1b1/3 b 7,8 - 0 - 0");
    assert_eq!(start("sixpenny-madell", "both", &[]).position_text(), "6/6/6 a 6,6 - 0 - 0");
    assert_eq!(start("five-mens-morris", "jokoak", &[]).position_text(), "3/3/4/3/3 a 5,5 - 0 - 0");
}

#[test]
fn what_is_owed_and_thrown_is_part_of_a_position() {
    let mut game = Rules("nine-mens-morris", "jokoak", &[]).at(&[2, 3, 10, 22], &[5, 8, 13], [3, 3]);
    play(&mut game, &["a7"]);
    assert!(game.position_text().contains(" a 2,3 - 2 - 0"), "{}", game.position_text());
    let text = "aaa/b1b/3/a1b1aa/3/3/a1a a 0,6 - 4 - 0";
    let many = entry("nine-mens-morris").match_from(&setup("jokoak", &[]), text).unwrap();
    assert_eq!(many.position_text(), text);
    let mut game = Rules("alquerque-de-nueve-dice", "bell", &[]).at(&[1, 2], &[4, 5, 6], [5, 4]);
    play(&mut game, &["d522"]);
    assert!(game.position_text().contains(" a 5,4 * 0 - 0"), "{}", game.position_text());
    play(&mut game, &["xb6"]);
    assert!(game.position_text().contains(" a 5,4 0 0 - 0"), "{}", game.position_text());
}

#[test]
fn positions_that_cannot_be_are_refused() {
    for (text, words) in [
        ("3/3/3/6/3/3/3 a 9,9 - 0 -", "seven words"),
        ("3/3/3/6/3/3 a 9,9 - 0 - 0", "7 rows"),
        ("3/3/3/6/3/3/4 a 9,9 - 0 - 0", "does not have 3 points"),
        ("3/3/3/6/3/3/21 a 9,9 - 0 - 0", "two numbers"),
        ("3/3/3/6/3/3/2k a 9,9 - 0 - 0", "neither a man"),
        ("3/3/3/6/3/3/3 c 9,9 - 0 - 0", "no side"),
        ("3/3/3/6/3/3/3 a 9 - 0 - 0", "two numbers of men"),
        ("3/3/3/6/3/3/3 a 9,10 - 0 - 0", "no number from 0 to 9"),
        ("a2/3/3/6/3/3/3 a 9,9 - 0 - 0", "has 10 men"),
        ("a2/3/3/6/3/3/3 a 0,2 - 0 - 0", "it is not its turn"),
        ("3/3/3/6/3/3/3 a 9,9 - 1 - 0", "nobody to take"),
        ("3/3/3/6/3/3/3 a 9,9 * 0 - 0", "no throw is made here"),
        ("3/3/3/6/3/3/3 a 9,9 - 0 a:a7+d7+g7=a7+g7+d6 0", "no mill is banned"),
        ("3/3/3/6/3/3/3 a 9,9 - 0 - 101", "no number from 0 to 100"),
    ] {
        let error = refused("nine-mens-morris", "jokoak", text);
        assert!(error.contains(words), "{text}: {error}");
    }
    let error = refused("three-mens-morris", "jokoak", "aaa/bb1/3 a 0,1 - 0 - 0");
    assert!(error.contains("has its line"), "{error}");
    let error = refused("three-mens-morris", "jokoak", "aa1/bb1/3 a 0,1 - 0 - 0");
    assert!(error.contains("nobody is taken"), "{error}");
    let error = refused("three-mens-morris", "basque", "aa1/bb1/3 a 1,1 - 0 - 0");
    assert!(error.contains("in the middle"), "{error}");
    let error = refused("alquerque-de-nueve-dice", "bell", "3/3/3/6/3/3/3 a 9,9 * 0 - 0");
    assert!(error.contains("gives no right"), "{error}");
    for bans in ["a:a7+d7=a7+g7+d6", "c:a7+d7+g7=a7+g7+d6", "a:a7+d7+g7=a7+g7", "a:a7+d7+g7=a7+g7+z9", "hm"] {
        let text = format!("a1a/1a1/3/6/bbb/3/3 a 0,0 - 0 {bans} 0");
        refused("twelve-mens-morris", "breyer", &text);
    }
}
