//! Solves positions of four in a row and tells their values and what that took:
//! `cargo run --release -p rows_rules --example four_values -- [--no-book] [COLUMNS …]`, columns from 1 in the order in
//! which they are played; without any, the seven first steps.

use rows_rules::computer::four::{Board, Book, Solver};
use std::time::Instant;

fn main() {
    let mut positions: Vec<String> = std::env::args().skip(1).collect();
    let book = if positions.first().is_some_and(|a| a == "--no-book") {
        positions.remove(0);
        Book::default()
    } else {
        Book::openings()
    };
    if positions.is_empty() {
        positions = (1..=7).map(|column| column.to_string()).collect();
    }
    for text in &positions {
        let columns = text.bytes().filter(|c| (b'1'..=b'7').contains(c)).map(|c| u32::from(c - b'1'));
        let board = columns.fold(Board::EMPTY, |board, column| board.cell_in(column).map_or(board, |c| board.after(c)));
        let start = Instant::now();
        let mut solver = Solver::new(board, 22, book.clone());
        let Some(answer) = solver.work(u64::MAX) else { continue };
        #[expect(clippy::print_stdout, reason = "this program is there to print")]
        {
            println!(
                "{text}: value {}, best column {}, {} positions, {:.2} s",
                answer.value,
                answer.column + 1,
                solver.nodes(),
                start.elapsed().as_secs_f64()
            );
        }
    }
}
