//! Four in a row is solved: held against plain looking to the end, and against what is published.

use crate::support::{after, entry};
use boxwood_core::{Match, Setup};
use boxwood_search::{Level, Limits, Solved, Thought};
use rows_rules::computer::four::{Board, Book, MEMORY_BITS, Solver};

/// The value for the side to move and the turns to the end, by looking at every step to the end.
fn plain(game: &mut dyn Match) -> (i32, i32) {
    if let Some(outcome) = game.outcome() {
        return (-i32::from(outcome.winner.is_some()), 0);
    }
    let mut best = (-2, 0);
    for step in game.legal_steps() {
        game.play(step).unwrap();
        let (value, turns) = plain(game);
        game.undo();
        let (value, turns) = (-value, turns + 1);
        // A win as soon, a loss as late as can be.
        let better = if value > 0 { turns < best.1 } else { turns > best.1 };
        if value > best.0 || (value == best.0 && better) {
            best = (value, turns);
        }
    }
    best
}

/// A game that is not over with so many places left, by steps that `draw` chooses.
fn late(left: usize, mut draw: u64) -> Option<Box<dyn Match>> {
    let mut game = entry("connect-four").new_match(&Setup::default()).unwrap();
    while game.board().len() - game.history().len() > left {
        draw = rows_rules::cells::mix(draw);
        let steps = game.legal_steps();
        let step = steps.get(draw as usize % steps.len().max(1))?;
        game.play(*step).unwrap();
    }
    game.outcome().is_none().then_some(game)
}

#[test]
fn the_end_of_games_is_known_as_plain_looking_finds_it() {
    let (mut wins, mut draws, mut losses) = (0, 0, 0);
    for (left, seeds) in [(8, 0..1500), (9, 1500..2500), (11, 2500..2900)] {
        for mut game in seeds.filter_map(|seed| late(left, seed)) {
            let (value, turns) = plain(&mut *game);
            let solved = entry("connect-four").solve(&*game);
            let expected = Solved::Value { value: value as i8, turns: Some(turns as u32) };
            assert_eq!(solved, expected, "{}", game.position_text());
            match value {
                1 => wins += 1,
                0 => draws += 1,
                _ => losses += 1,
            }
        }
    }
    assert!(wins > 100 && draws > 2 && losses > 20, "{wins} wins, {draws} draws, {losses} losses");
}

#[test]
fn the_master_keeps_what_a_position_is_worth() {
    for mut game in (0..40).filter_map(|seed| late(14, seed)) {
        let worth = |game: &dyn Match| match entry("connect-four").solve(game) {
            Solved::Value { value, turns: Some(turns) } => (value, turns),
            other => panic!("{other:?}"),
        };
        let (value, turns) = worth(&*game);
        let mut thinker = entry("connect-four").new_thinker(&*game, Level::Master, Limits::default(), 1).unwrap();
        while thinker.think(5000) == Thought::Pending {}
        game.play(thinker.best().unwrap()).unwrap();
        let after = game.outcome().map_or_else(|| worth(&*game), |o| (-i8::from(o.winner.is_some()), 0));
        assert_eq!(after, (-value, turns - 1), "{}", game.position_text());
        assert_eq!(thinker.report().score, (5000 + 5000 * i16::from(value)) as u16);
    }
}

#[test]
fn the_first_steps_are_worth_what_allen_and_allis_found() {
    let begun = entry("connect-four").solve(&*after("connect-four", &[]));
    assert_eq!(begun, Solved::Value { value: 1, turns: Some(41) });
    let values = (0..7).map(|column| {
        let board = Board::EMPTY.after(Board::EMPTY.cell_in(column).unwrap());
        -Book::openings().get(board).expect("an opening of one man").value
    });
    assert_eq!(values.collect::<Vec<_>>(), [-2, -1, 0, 1, 0, -1, -2]);
    assert_eq!(Book::openings().get(Board::EMPTY).map(|o| (o.value, o.column)), Some((1, 3)));
}

/// All positions with so many men in which nobody wins at once, mirror images once.
fn all(men: usize) -> Vec<Board> {
    let key = |board: &Board| board.key().min(board.mirrored().key());
    let mut boards = vec![Board::EMPTY];
    for _ in 0..men {
        let after = |board: Board| (0..7).filter_map(move |column| Some(board.after(board.cell_in(column)?)));
        boards = boards.into_iter().flat_map(after).filter(|board| !board.wins_now()).collect();
        boards.sort_by_key(key);
        boards.dedup_by_key(|board| key(board));
    }
    boards
}

#[test]
fn every_opening_of_up_to_seven_men_is_known() {
    let book = Book::openings();
    for men in 0..=7 {
        let boards = all(men);
        let known = boards.iter().filter(|board| book.get(**board).is_some()).count();
        assert_eq!(known, boards.len(), "with {men} men");
    }
}

#[test]
fn the_search_finds_what_the_openings_have() {
    // The whole of them takes hours: those of a sample that it finds soon.
    let (book, boards, mut found) = (Book::openings(), all(7), 0);
    for board in boards.iter().step_by(boards.len() / 150).copied() {
        if let Some(opening) = Solver::new(board, MEMORY_BITS, Book::default()).work(500_000) {
            assert_eq!(Some(opening.value), book.get(board).map(|known| known.value), "{board:?}");
            found += 1;
        }
    }
    assert!(found >= 10, "{found}");
}

#[test]
fn the_openings_agree_with_each_other() {
    // The openings that follow one another: none is worth more than its best step, and that step keeps its worth.
    let book = Book::openings();
    let mut compared = 0;
    let mut boards = vec![Board::EMPTY];
    for _ in 0..7 {
        let mut next = Vec::new();
        for board in boards.drain(..) {
            let Some(opening) = book.get(board) else { continue };
            for column in 0..7 {
                let Some(cell) = board.cell_in(column) else { continue };
                let after = board.after(cell);
                if let Some(theirs) = book.get(after) {
                    compared += 1;
                    assert!(-theirs.value <= opening.value, "{board:?}");
                    assert!(column != opening.column || -theirs.value == opening.value, "{board:?}");
                }
                next.push(after);
            }
        }
        next.sort_by_key(|b| b.key());
        next.dedup();
        boards = next;
    }
    assert!(compared > 100_000, "{compared}");
}
