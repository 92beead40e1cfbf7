//! Positions as text: what is read, and what is refused.

use crate::support::{play, setup, start};
use tablut_rules::TABLUT;

const START: &str = "3aaa3/4a4/4d4/a3d3a/aaddkddaa/a3d3a/4d4/4a4/3aaa3";

#[test]
fn positions_are_written_as_they_are_seen() {
    let mut game = start("cyningstan", &[]);
    assert_eq!(game.position_text(), format!("{START} a 0"));
    play(&mut game, &["d1-d4", "e3-a3"]);
    assert_eq!(game.position_text(), "3aaa3/4a4/4d4/a3d3a/aaddkddaa/a2ad3a/d8/4a4/4aa3 a 2");
    assert_eq!(start("smith", &[]).position_text(), format!("{START} d 0"));
}

#[test]
fn a_finished_game_has_its_text_too() {
    let taken = TABLUT.match_from(&setup("cyningstan", &[]), "9/9/9/9/9/9/1aa6/9/d8 d 0").unwrap();
    assert_eq!(taken.outcome().unwrap().why.0, "king-taken");
    let out = TABLUT.match_from(&setup("cyningstan", &[]), "2k6/9/9/9/9/9/1a7/9/9 a 0").unwrap();
    assert_eq!(out.outcome().unwrap().why.0, "king-escaped");
    assert!(out.legal_steps().is_empty());
}

#[test]
fn positions_that_cannot_be_are_refused() {
    for (text, words) in [
        (format!("{START} a"), "three words"),
        (format!("{START}  a 0"), "three words"),
        ("9/9 a 0".to_owned(), "nine ranks"),
        (format!("{START} b 0"), "no side"),
        (format!("{START} a x"), "no number of turns"),
        (format!("{START} a 101"), "no number of turns from 0 to 100"),
        (format!("{START} a 07"), "no number of turns"),
        (START.replace("4a4/3aaa3", "4a4/3aaaa3") + " a 0", "does not have nine squares"),
        (START.replace("4a4/3aaa3", "4a4/3aa3") + " a 0", "does not have nine squares"),
        (START.replace("4a4", "45") + " a 0", "two numbers"),
        (START.replace("4a4", "4x4") + " a 0", "neither a man"),
        (START.replace("4a4", "4k4") + " a 0", "two kings"),
        (START.replacen("4a4", "3aa4", 1) + " a 0", "there are 17 attackers"),
        (START.replacen("4a4", "3da4", 1) + " a 0", "there are 9 defenders"),
        (START.replace('k', "1") + " a 0", "the king is taken, but"),
        ("9/9/9/9/4d4/9/2k6/9/9 d 0".to_owned(), "only the king may stand on e5"),
        ("2k6/9/9/9/9/9/9/9/9 d 0".to_owned(), "the king has escaped, but"),
    ] {
        let refused = TABLUT.match_from(&setup("cyningstan", &[]), &text).map(|m| m.position_text());
        let error = refused.expect_err(&text).to_string();
        assert!(error.contains(words), "{text}: {error}");
    }
    let corner = TABLUT.match_from(&setup("cyningstan", &[("escape", "corner")]), "a8/9/9/9/9/9/2k6/9/9 d 0");
    assert!(corner.expect_err("a man in the corner").to_string().contains("stand on a9"));
}
