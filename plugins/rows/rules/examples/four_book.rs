//! Finds the values of openings of four in a row and writes them into a file:
//! `cargo run --release -p rows_rules --example four_book -- FILE MINUTES [MEMORY_BITS]`. What the file has already is
//! taken up, so that the work can be done bit by bit.
//!
//! First come all positions of up to one man, then, up to eight men, those that arise when one side plays its best step
//! each time and the other anything, then all positions of seven men, six and so on, then the lines of best play again.
//! Those that the game solves in a moment are left out.

use rows_rules::computer::four::book::BOOK_MEN;
use rows_rules::computer::four::{Board, Book, MEMORY_BITS, Opening, Proof, Solver};
use std::collections::HashMap;
use std::error::Error;
use std::time::{Duration, Instant};

/// With more men than this, what costs fewer than so many positions to solve is not written down. Fewer men are always
/// written down: what one position cost says little of what it would cost alone, without all that was found before.
const WRITTEN: u32 = 8;
const HARD: u64 = 100_000;
/// All positions with fewer men than this are written down.
const WHOLE: u32 = 8;
/// The lines of best play with so many men come after all positions of few.
const FIRST: u32 = 9;
/// What costs fewer is not followed further.
const FOLLOWED: u64 = 30_000;

struct Maker {
    proof: Option<Proof>,
    /// What was found in this run, with its cost; what was in the file has cost enough.
    found: HashMap<u64, (Opening, u64)>,
    end: Instant,
    file: String,
    written: Instant,
}

fn key(board: Board) -> u64 {
    board.key().min(board.mirrored().key())
}

/// The positions one step on, in which nobody wins at once; `only` is the one column that is tried.
fn next(board: Board, only: Option<u32>) -> Vec<Board> {
    let columns = (0..7).filter(|&c| only.is_none_or(|only| only == c));
    let after = columns.filter_map(|c| board.cell_in(c)).map(|cell| board.after(cell));
    after.filter(|next| !next.wins_now()).collect()
}

/// The positions from which one step leads to this one.
fn before(board: Board) -> impl Iterator<Item = (Board, u32)> {
    (0..7).filter_map(move |column| {
        let enemy = board.men & !board.own;
        let top = 1 << (board.men & Board::column(column)).checked_ilog2()?;
        (enemy & top != 0).then_some((Board { own: enemy & !top, men: board.men & !top }, column))
    })
}

/// What the positions before this one tell of its value: whoever took a step to it had none that is better, and it is as
/// good as the best.
fn bounds(board: Board, book: &Book) -> (i32, i32) {
    let known = before(board).filter_map(|(before, column)| Some((book.get(before)?, column)));
    known.fold((i32::MIN, i32::MAX), |(min, max), (opening, column)| {
        let value = -opening.value;
        (min.max(value), if opening.column == column { max.min(value) } else { max })
    })
}

fn distinct(mut boards: Vec<Board>) -> Vec<Board> {
    boards.sort_by_key(|b| key(*b));
    boards.dedup_by_key(|b| key(*b));
    boards
}

impl Maker {
    /// The value and best step of a position and what they cost; `None` when time is up.
    fn solve(&mut self, board: Board, bits: u32) -> Option<(Opening, u64)> {
        let proof = self.proof.take().unwrap_or_else(|| Proof::new(bits, Book::default()));
        if let Some(opening) = proof.book().get(board) {
            self.proof = Some(proof);
            return Some((opening, u64::MAX));
        }
        if let Some(&(mut opening, cost)) = self.found.get(&key(board)) {
            if key(board) != board.key() {
                opening.column = 6 - opening.column;
            }
            self.proof = Some(proof);
            return Some((opening, cost));
        }
        let before = proof.nodes();
        let (min, max) = bounds(board, proof.book());
        let mut solver = Solver::on(board, proof);
        solver.know(min, max);
        let answer = loop {
            if let Some(answer) = solver.work(solver.nodes() + 2_000_000) {
                break Some(answer);
            }
            if Instant::now() > self.end {
                break None;
            }
        };
        let mut proof = solver.into_proof();
        let cost = proof.nodes() - before;
        if let Some(opening) = answer {
            let mirrored = key(board) != board.key();
            let column = if mirrored { 6 - opening.column } else { opening.column };
            self.found.insert(key(board), (Opening { column, ..opening }, cost));
            if cost >= HARD || board.count() <= WRITTEN {
                proof.book_mut().add(board, opening);
            }
        }
        self.proof = Some(proof);
        Some((answer?, cost))
    }

    fn write(&mut self, whole: bool) -> Result<(), Box<dyn Error>> {
        if let Some(proof) = &self.proof
            && (whole || self.written.elapsed() > Duration::from_secs(30))
        {
            let partial = format!("{}.part", self.file);
            std::fs::write(&partial, proof.book().bytes())?;
            std::fs::rename(&partial, &self.file)?;
            self.written = Instant::now();
        }
        Ok(())
    }
}

#[expect(clippy::print_stderr, reason = "it tells how far it is")]
fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [file, minutes, rest @ ..] = &args[..] else { return Err("four_book FILE MINUTES [MEMORY_BITS]".into()) };
    let bits = rest.first().map_or(Ok(MEMORY_BITS), |b| b.parse())?;
    let end = Instant::now() + Duration::from_secs(60 * minutes.parse::<u64>()?);
    let book = Book::read(&std::fs::read(file).unwrap_or_default());
    let proof = Some(Proof::new(bits, book));
    let mut maker = Maker { proof, found: HashMap::new(), end, file: file.clone(), written: Instant::now() };
    // All positions of so many men; and those in which the first or the second side has played best.
    let mut all = vec![Board::EMPTY];
    let mut best = [vec![Board::EMPTY], vec![Board::EMPTY]];
    let mut later: Vec<(String, Vec<Board>)> = Vec::new();
    'work: for men in 0..=BOOK_MEN as u32 {
        let mut work: Vec<(String, Vec<Board>)> = Vec::new();
        if men < 2 {
            work.push((format!("all of {men}"), all.clone()));
        } else if men < WHOLE {
            later.push((format!("all of {men}"), all.clone()));
        }
        if men < WHOLE {
            all = distinct(all.iter().flat_map(|b| next(*b, None)).collect());
        }
        let acting = men as usize % 2;
        work.push((format!("best of side {} with {men} men", acting + 1), best[acting].clone()));
        if men == FIRST {
            // Those of most men first: the others follow from them.
            work.splice(0..0, later.drain(..).rev());
        }
        for (name, boards) in work {
            let (count, started) = (boards.len(), Instant::now());
            for (i, board) in boards.into_iter().enumerate() {
                let Some((_, cost)) = maker.solve(board, bits) else { break 'work };
                maker.write(false)?;
                if cost > 20_000_000 || i % 100 == 0 {
                    let kept = maker.proof.as_ref().map_or(0, |p| p.book().len());
                    eprintln!("{name}: {i} of {count}, {kept} kept, the last cost {cost}, {:?}", started.elapsed());
                }
            }
        }
        let mut on = [Vec::new(), Vec::new()];
        for side in 0..2 {
            for &board in &best[side] {
                if side != acting {
                    on[side].extend(next(board, None));
                    continue;
                }
                let Some((opening, cost)) = maker.solve(board, bits) else { break 'work };
                if cost >= FOLLOWED || men < WRITTEN {
                    on[side].extend(next(board, Some(opening.column)));
                }
            }
        }
        best = on.map(distinct);
    }
    maker.write(true)
}
