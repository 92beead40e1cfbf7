//! Solves positions of four in a row and tells their values and what that took, the longest first:
//! `cargo run --release -p rows_rules --example four_values -- [--no-book] [COLUMNS …]`, columns from 1 in the order in
//! which they are played; without any, the seven first steps. `--of MEN COUNT` instead takes so many of all positions
//! with so many men in which nobody has won, evenly spread over the list of them.

use rows_rules::computer::four::{Board, Book, MEMORY_BITS, Opening, Solver};
use std::collections::BTreeMap;
use std::error::Error;
use std::time::{Duration, Instant};

/// Each distinct position with so many men, in the order of their keys, with one way to come to it.
fn all(men: u32) -> Vec<(String, Board)> {
    let mut boards = BTreeMap::from([(Board::EMPTY.key(), (String::new(), Board::EMPTY))]);
    for _ in 0..men {
        let mut next = BTreeMap::new();
        for (columns, board) in boards.into_values() {
            for column in 0..7 {
                let Some(cell) = board.cell_in(column) else { continue };
                if board.own_wins() & cell == 0 {
                    let after = board.after(cell);
                    let key = after.key().min(after.mirrored().key());
                    next.entry(key).or_insert_with(|| (format!("{columns}{}", column + 1), after));
                }
            }
        }
        boards = next;
    }
    boards.into_values().collect()
}

fn played(text: String) -> (String, Board) {
    let columns = text.bytes().filter(|c| (b'1'..=b'7').contains(c)).map(|c| u32::from(c - b'1'));
    let board = columns.fold(Board::EMPTY, |board, column| board.cell_in(column).map_or(board, |c| board.after(c)));
    (text, board)
}

fn solved(board: Board, book: &Book) -> Option<(Opening, u64, Duration)> {
    let start = Instant::now();
    let mut solver = Solver::new(board, MEMORY_BITS, book.clone());
    let answer = solver.work(u64::MAX)?;
    Some((answer, solver.nodes(), start.elapsed()))
}

#[expect(clippy::print_stdout, reason = "this program is there to print")]
fn main() -> Result<(), Box<dyn Error>> {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let bare = args.first().is_some_and(|a| a == "--no-book");
    let book = if bare { Book::default() } else { Book::openings() };
    args.drain(..usize::from(bare));
    let positions: Vec<(String, Board)> = match &args[..] {
        [] => (1..=7).map(|column| played(column.to_string())).collect(),
        [of, men, count] if of == "--of" => {
            let (all, count) = (all(men.parse()?), count.parse::<usize>()?);
            (0..count).filter_map(|i| all.get((2 * i + 1) * all.len() / (2 * count)).cloned()).collect()
        }
        columns => columns.iter().cloned().map(played).collect(),
    };
    let mut found: Vec<_> =
        positions.into_iter().filter_map(|(text, board)| Some((text, solved(board, &book)?))).collect();
    found.sort_by_key(|(_, (_, _, time))| std::cmp::Reverse(*time));
    for (text, (answer, nodes, time)) in &found {
        let (value, column, seconds) = (answer.value, answer.column + 1, time.as_secs_f64());
        println!("{text}: value {value}, best column {column}, {nodes} positions, {seconds:.2} s");
    }
    let times: Duration = found.iter().map(|(_, (_, _, time))| *time).sum();
    let slow = |over: u64| found.iter().filter(|(_, (_, _, time))| time.as_secs() >= over).count();
    println!(
        "{} positions in {:.1} s; {} took 3 s or more, {} 10 s",
        found.len(),
        times.as_secs_f64(),
        slow(3),
        slow(10)
    );
    Ok(())
}
