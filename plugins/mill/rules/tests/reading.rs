//! Reading the table of a solved game while one plays. A program of its own: what was read once stays for all its tests.

use boxwood_core::Setup;
use boxwood_search::{Level, Limits, Thought};
use mill_rules::ENTRIES;

/// Nobody waits for a table: it is read a little at a time, and until then the search answers. Whoever is stopped while he
/// reads loses nothing.
#[test]
fn the_player_who_reads_answers_at_any_time() {
    let sixpenny = *ENTRIES.iter().find(|entry| entry.id() == "sixpenny-madell").unwrap();
    let game = sixpenny.new_match(&Setup::default()).unwrap();
    let limits = Limits { nodes: Some(2_000), depth: None };
    let think = || sixpenny.new_thinker(&*game, Level::Master, limits, 1).unwrap();
    let mut stopped = think();
    for _ in 0..1000 {
        assert_eq!(stopped.think(10), Thought::Pending);
        assert!(!stopped.ready());
        let step = stopped.best().expect("there is an answer from the first");
        assert!(game.legal_steps().contains(&step));
    }
    drop(stopped);
    let mut patient = think();
    let mut slices = 0;
    while patient.think(10) == Thought::Pending {
        slices += 1;
    }
    assert!(patient.ready());
    assert!(slices > 1000, "it was read in {slices} slices");
    assert_eq!(patient.report().score, 10_000, "the first side wins");
    // Once read, it is there at once.
    let mut again = think();
    while again.think(u64::MAX) == Thought::Pending {}
    assert_eq!(again.best(), patient.best());
}
