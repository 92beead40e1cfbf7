//! Positions as text: what is read, and what is refused.

use crate::support::{after, entry, setup, start};
use boxwood_core::{Outcome, Side};

fn refused(id: &str, ruleset: &str, text: &str) -> String {
    entry(id).match_from(&setup(ruleset, &[]), text).map(|m| m.position_text()).expect_err(text).to_string()
}

#[test]
fn positions_are_written_from_the_far_rank() {
    assert_eq!(start("noughts-and-crosses", "standard").position_text(), "3/3/3 a");
    assert_eq!(after("noughts-and-crosses", &["a3", "b2", "c1"]).position_text(), "a2/1b1/2a b");
    assert_eq!(after("connect-four", &["d1", "d2"]).position_text(), "7/7/7/7/3b3/3a3 a");
    assert_eq!(start("score-four", "standard").position_text(), "8/8/8/8/8/8/8/8 a");
    assert_eq!(after("four-in-a-cube", &["2a1"]).position_text(), "4/4/4/4|4/4/4/a3|4/4/4/4|4/4/4/4 b");
    let ended = entry("connect-four").match_from(&setup("standard", &[]), "7/7/7/7/bbb4/aaaa3 b").unwrap();
    assert_eq!(ended.outcome().and_then(|o| o.winner), Some(Side::First));
    // One man may complete two lines at once.
    let two = entry("noughts-and-crosses").match_from(&setup("standard", &[]), "aaa/abb/abb b").unwrap();
    assert_eq!(two.outcome().map(Outcome::text), Some("p1win"));
}

#[test]
fn positions_that_cannot_be_are_refused() {
    for (text, words) in [
        ("3/3/3", "two words"),
        ("3/3/3 c", "no side"),
        ("3/3 a", "3 ranks"),
        ("3/3/3|3/3/3 a", "1 levels"),
        ("3/3/4 a", "does not have 3 cells"),
        ("3/3/aaaa a", "does not have 3 cells"),
        ("3/3/12 a", "two numbers"),
        ("3/3/2x a", "neither a man"),
        ("3/3/2a a", "a has as many men as b, not 1 against 0"),
        ("3/3/3 b", "a has one man more than b, not 0 against 0"),
        ("aaa/bb1/1b1 a", "has its line, but it is its turn"),
        ("aaa/bbb/3 a", "has its line, but it is its turn"),
    ] {
        let error = refused("noughts-and-crosses", "standard", text);
        assert!(error.contains(words), "{text}: {error}");
    }
    let error = refused("connect-four", "standard", "7/7/7/7/3a3/2b4 a");
    assert!(error.contains("hangs in the air"), "{error}");
    let error = refused("connect-four", "standard", "7/7/7/7/bbba3/aaaab2 b");
    assert!(error.contains("no single man"), "{error}");
    // Where men do not fall, the same board may be.
    let flat = setup("standard", &[("gravity", "no")]);
    assert!(entry("connect-four").match_from(&flat, "7/7/7/7/bbba3/aaaab2 b").is_ok());
}
