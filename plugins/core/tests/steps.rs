//! Steps as text, and ways.

use boxwood_core::{Board, BoardPoint, Dice, Path, Point, Step};
use proptest::prelude::{ProptestConfig, prop_assert_eq, proptest};

/// Four points with one line; the last has a name that is also a throw.
fn board() -> Board {
    let names = ["a1", "b1", "c1", "d2"];
    let points = names.iter().zip(0..).map(|(n, i)| BoardPoint { name: (*n).to_owned(), at: [i, 0, 0] }).collect();
    Board::new(points, vec![Vec::new(); 4], vec![vec![Point(0), Point(1), Point(2)]])
}

#[test]
fn every_kind_of_step_has_its_text() {
    let board = board();
    let steps = [
        (Step::Roll(Dice::two(6, 1)), "d61"),
        (Step::Place { to: Point(0) }, "a1"),
        (Step::Place { to: Point(3) }, "d2"),
        (Step::PlaceLine { line: 0 }, "a1+b1+c1"),
        (Step::Move { from: Point(0), to: Point(1), die: 0 }, "a1-b1"),
        (Step::Move { from: Point(0), to: Point(3), die: 6 }, "a1-d2/6"),
        (Step::Remove { at: Point(3) }, "xd2"),
        (Step::Pass, "pass"),
    ];
    for (step, text) in steps {
        assert_eq!(step.text(&board), text);
        assert_eq!(Step::parse(text, &board), Some(step), "{text}");
    }
}

#[test]
fn a_point_with_the_name_of_a_throw_wins() {
    assert_eq!(Step::parse("d2", &board()), Some(Step::Place { to: Point(3) }));
    assert_eq!(Step::parse("d3", &board()), Some(Step::Roll(Dice::one(3))), "no point is called so");
}

#[test]
fn what_is_no_step_is_none() {
    for text in [
        "", "-", "a1-", "-a1", "a1-b1/", "a1-b1/0", "a1-b1/7", "a1-b1/12", "a1-z9", "x", "xz9", "a1+b1", "b1+a1+c1",
        "PASS", "a1 ", "d16",
    ] {
        assert_eq!(Step::parse(text, &board()), None, "{text}");
    }
}

#[test]
fn a_way_keeps_its_ends_however_long_it_is() {
    let long: Vec<Point> = (0..40).map(Point).collect();
    let path = Path::through(&long);
    assert_eq!((path.from(), path.to()), (Point(0), Point(39)));
    assert_eq!(path.points().len(), Path::CAPACITY);
    let short = Path::through(&long[..3]);
    assert_eq!(short.points(), &long[..3]);
    assert_eq!(Path::direct(Point(4), Point(7)).points(), [Point(4), Point(7)]);
    assert_eq!(Path::direct(Point(4), Point(7)), Path::through(&[Point(4), Point(7)]));
}

#[test]
#[should_panic(expected = "two ends")]
fn a_way_of_one_point_is_none() {
    let _ = Path::through(&[Point(1)]);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_read_is_written_again(text in "([a-d][0-3]|[-+/x0-9]|d[1-6]{0,4}|pass){0,6}") {
        let board = board();
        if let Some(step) = Step::parse(&text, &board) {
            prop_assert_eq!(step.text(&board), text);
        }
    }

    #[test]
    fn no_text_makes_the_reader_of_steps_stumble(text in "\\PC{0,12}") {
        let _ = Step::parse(&text, &board());
    }
}
