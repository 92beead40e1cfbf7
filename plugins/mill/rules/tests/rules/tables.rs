//! The tables of the solved games, and the player who has them.

mod classes;

use crate::support::{entry, setup, start};
use boxwood_core::{Match, Side, Step};
use boxwood_search::{Level, Limits, Solved, Thought};
use mill_rules::solved::{TABLES, TableError, TableInfo, take_in};

fn solved(game: &str, ruleset: &str, steps: &[&str]) -> (i8, Option<u32>) {
    let mut playing = start(game, ruleset, &[]);
    for step in steps {
        playing.play(Step::parse(step, playing.board()).unwrap()).unwrap();
    }
    worth(game, &*playing)
}

fn worth(game: &str, playing: &dyn Match) -> (i8, Option<u32>) {
    match entry(game).solve(playing) {
        Solved::Value { value, turns } => (value, turns),
        other => panic!("{other:?} in {}", playing.position_text()),
    }
}

#[test]
fn the_games_are_worth_what_another_program_found() {
    for (game, ruleset, worth) in [
        ("nine-holes", "jokoak", (0, None)),
        ("nine-holes", "with-diagonals", (0, None)),
        ("three-mens-morris", "jokoak", (1, Some(9))),
        ("three-mens-morris", "basque", (0, None)),
        ("three-mens-morris", "french", (0, None)),
        ("three-mens-morris", "achi", (1, Some(11))),
        ("three-mens-morris", "picaria", (0, None)),
        ("five-mens-morris", "jokoak", (0, None)),
        ("five-mens-morris", "any", (0, None)),
        ("five-mens-morris", "fallback", (0, None)),
        ("five-mens-morris", "african", (1, Some(19))),
        ("five-mens-morris", "diagonals", (0, None)),
        ("six-mens-morris", "jokoak", (0, None)),
        ("six-mens-morris", "fallback", (0, None)),
        ("six-mens-morris", "diagonals", (0, None)),
        ("sixpenny-madell", "midpoints", (1, Some(37))),
        ("sixpenny-madell", "corners", (1, Some(45))),
        ("sixpenny-madell", "both", (1, Some(25))),
    ] {
        assert_eq!(solved(game, ruleset, &[]), worth, "{game} {ruleset}");
    }
}

/// What the game is worth to the first side after each first man, by the order of the points.
fn first_men(game: &str, ruleset: &str) -> Vec<(i8, u32)> {
    let playing = start(game, ruleset, &[]);
    let worth = |step: Step| {
        let mut after = playing.boxed_clone();
        after.play(step).unwrap();
        let (value, turns) = worth(game, &*after);
        (-value, turns.map_or(0, |t| t + 1))
    };
    playing.legal_steps().into_iter().map(worth).collect()
}

#[test]
fn first_men_are_worth_what_another_program_found() {
    for ruleset in ["jokoak", "any", "fallback", "diagonals"] {
        assert_eq!(first_men("five-mens-morris", ruleset), [(0, 0); 16], "{ruleset}");
        assert_eq!(first_men("six-mens-morris", ruleset), [(0, 0); 16], "{ruleset}");
    }
    let african = first_men("five-mens-morris", "african");
    for (point, worth) in (1..).zip(african) {
        let corner = [1, 3, 14, 16, 4, 6, 11, 13].contains(&point);
        assert_eq!(worth, if corner { (-1, 18) } else { (1, 19) }, "{point}");
    }
    let among = |points: &[usize], point: usize| points.contains(&point);
    for (point, worth) in (1..).zip(first_men("sixpenny-madell", "midpoints")) {
        assert_eq!(worth, if among(&[8, 10, 12], point) { (1, 37) } else { (0, 0) }, "{point}");
    }
    for (point, worth) in (1..).zip(first_men("sixpenny-madell", "corners")) {
        let expected = match point {
            7 | 9 | 11 => (1, 45),
            8 | 10 | 12 => (-1, 28),
            even if even % 2 == 0 => (-1, 32),
            _ => (0, 0),
        };
        assert_eq!(worth, expected, "{point}");
    }
    for (point, worth) in (1..).zip(first_men("sixpenny-madell", "both")) {
        assert_eq!(worth, if point % 2 == 1 { (1, 25) } else { (-1, 28) }, "{point}");
    }
}

#[test]
fn each_class_has_what_another_program_found() {
    for (name, classes) in classes::CLASSES {
        let table = TABLES.iter().find(|t| t.name == *name).unwrap();
        for &(own, enemy, counts) in *classes {
            // The largest take long; `examples/long_counts.rs` counts them.
            if counts.iter().sum::<usize>() < 2_700_000 {
                assert_eq!(table.class(own, enemy), Some(counts), "{name} {own} against {enemy}");
            }
        }
    }
    let longest = |name: &str| TABLES.iter().find(|t| t.name == name).and_then(TableInfo::census).unwrap().longest;
    // The winner's longest way is one turn longer than the loser's or shorter, whichever there is.
    assert_eq!(longest("ring16-strict"), [74, 118]);
    assert_eq!(longest("ring16-diagonals"), [40, 80]);
}

#[test]
fn solving_again_gives_the_table_that_is_there() {
    let info = TABLES.iter().find(|t| t.name == "ring16-african").unwrap();
    assert!(info.make().unwrap() == include_bytes!("../../../../../assets/tables/ring16-african.table"));
}

#[test]
fn what_is_no_table_is_refused() {
    assert_eq!(take_in("tri18-both", b"no table"), Err(TableError::Format));
    assert_eq!(take_in("tri18-none", b"mill\x01"), Err(TableError::Rules));
    assert_eq!(take_in("tri18-both", b"mill\x01123"), Err(TableError::Broken));
    assert_eq!(take_in("tri18-both", b"mill\x0112345678"), Err(TableError::Rules));
}

fn master(id: &str, game: &dyn Match, seed: u64) -> Step {
    // Who knows needs no limit; a search that plays in its place shall come to an end all the same.
    let limits = Limits { nodes: Some(200_000), depth: None };
    let mut thinker = entry(id).new_thinker(game, Level::Master, limits, seed).unwrap();
    while thinker.think(1) == Thought::Pending {}
    thinker.best().unwrap()
}

/// Plays on with the master on one side and every answer on the other, so many answers deep; it never falls back.
fn never_falls_back(id: &str, game: &mut dyn Match, side: Side, answers: u32) {
    if game.outcome().is_some() || answers == 0 {
        return;
    }
    let before = worth(id, game);
    if game.on_turn() == side {
        let step = master(id, game, 3);
        game.play(step).unwrap();
        let (value, turns) = worth(id, game);
        let (own, value) = (game.on_turn() == side, if game.on_turn() == side { value } else { -value });
        assert_eq!(value, before.0, "{step:?} leads to {}", game.position_text());
        if !own && value == 1 {
            assert_eq!(turns.map(|t| t + 1), before.1, "{step:?} wins late in {}", game.position_text());
        }
        never_falls_back(id, game, side, answers);
        game.undo();
    } else {
        for step in game.legal_steps() {
            game.play(step).unwrap();
            never_falls_back(id, game, side, answers - 1);
            game.undo();
        }
    }
}

#[test]
fn the_master_gives_nothing_away() {
    for (id, ruleset, answers) in [
        ("nine-holes", "jokoak", 4),
        ("three-mens-morris", "jokoak", 4),
        ("three-mens-morris", "basque", 4),
        ("three-mens-morris", "achi", 4),
        ("five-mens-morris", "african", 2),
    ] {
        for side in Side::BOTH {
            never_falls_back(id, &mut *start(id, ruleset, &[("no_progress", "none")]), side, answers);
        }
    }
}

#[test]
fn a_win_far_away_is_brought_home() {
    for (id, ruleset) in
        [("five-mens-morris", "african"), ("sixpenny-madell", "midpoints"), ("sixpenny-madell", "corners")]
    {
        let mut game = entry(id).new_match(&setup(ruleset, &[])).unwrap();
        while game.outcome().is_none() {
            let step = master(id, &*game, game.history().len() as u64);
            game.play(step).unwrap();
        }
        assert_eq!(game.outcome().and_then(|o| o.winner), Some(Side::First), "{id} {ruleset}");
    }
}

#[test]
fn endings_of_nine_mens_morris_are_known() {
    for (id, ruleset) in
        [("nine-mens-morris", "jokoak"), ("nine-mens-morris", "tournament"), ("lasker-morris", "standard")]
    {
        let mut game = entry(id).match_from(&setup(ruleset, &[]), "a1a/1a1/3/3b2/3/3/b1b a 0,0 - 0 - 0").unwrap();
        assert_eq!(worth(id, &*game), (1, Some(1)), "{id} {ruleset}");
        game.play(Step::parse("d6-d7", game.board()).unwrap()).unwrap();
        assert!(matches!(entry(id).solve(&*game), Solved::Value { .. }), "{id} {ruleset}");
        let start = entry(id).new_match(&setup(ruleset, &[])).unwrap();
        assert_eq!(entry(id).solve(&*start), Solved::Unknown);
    }
    // Who has four men and a mill to close must still take the right man: every step keeps what there is.
    let setup = setup("tournament", &[]);
    let game = "nine-mens-morris";
    let mut playing = entry(game).match_from(&setup, "1aa/3/3/a1b3/1a1/b2/1b1 a 0,0 - 0 - 0").unwrap();
    for side in Side::BOTH {
        never_falls_back(game, &mut *playing, side, 1);
    }
}
