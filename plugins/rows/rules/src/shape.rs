//! A board as the rules use it: its lines as sets of cells.
//!
//! Cells are numbered file by file from the near left corner of the lowest level, rank by rank, level by level. A line
//! is any straight row of so many cells: 8 on the board of nine, 69 and 130 fours on the upright boards, 76 and 109 in
//! the cubes.

use crate::cells::Cells;
use crate::rules::{RowsRules, Size};
use boxwood_core::{Board, BoardPoint, Point};

/// More cells than any board has, so that any seven bits are an index.
const SLOTS: usize = 128;

/// Which lines a player sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// All of them.
    All,
    /// Those along files, ranks and levels only, as one who is new to the game does.
    Straight,
}

/// A board with its lines.
#[derive(Clone, Debug)]
pub struct Shape<W> {
    board: Board,
    all: W,
    /// The cells on which a man can always stand: the lowest with gravity, otherwise all.
    floor: W,
    storey: Option<u32>,
    odd: W,
    lines: Vec<W>,
    /// Where the lines through each cell stand in `rests`.
    spans: [(u16, u16); SLOTS],
    /// The other cells of the lines through each cell, one cell after the other, four lines at a time.
    rests: Vec<[W; 4]>,
}

impl<W: Cells> Shape<W> {
    /// The board of these rules.
    #[must_use]
    pub fn of(rules: &RowsRules) -> Shape<W> {
        Shape::seen(rules, Sight::All)
    }

    /// The board of these rules with the lines that somebody sees.
    #[must_use]
    pub fn seen(rules: &RowsRules, sight: Sight) -> Shape<W> {
        let size = rules.size;
        let lines = lines(size, rules.in_row, sight);
        let sets: Vec<W> = lines.iter().map(|line| line.iter().fold(W::NONE, |set, p| set | W::one(p.0))).collect();
        let mut spans = [(0, 0); SLOTS];
        let mut rests = Vec::new();
        for cell in 0..size.cells() {
            let through = sets.iter().filter(|set| set.has(cell)).map(|&set| set & !W::one(cell));
            let through: Vec<W> = through.collect();
            let from = rests.len() as u16;
            // What fills up the last four is in no set of men.
            rests.extend(through.chunks(4).map(|four| [0, 1, 2, 3].map(|i| four.get(i).copied().unwrap_or(!W::NONE))));
            spans[usize::from(cell)] = (from, rests.len() as u16);
        }
        let all = W::first(u32::from(size.cells()));
        let storey = u32::from(size.storey());
        let points: Vec<BoardPoint> = (0..size.cells()).map(|cell| point(size, cell)).collect();
        let near = vec![Vec::new(); points.len()];
        Shape {
            board: Board::new(points, near, lines),
            all,
            floor: if rules.gravity { W::first(storey) } else { all },
            storey: rules.gravity.then_some(storey),
            odd: (0..size.cells())
                .filter(|cell| (cell / size.storey()).is_multiple_of(2))
                .fold(W::NONE, |set, c| set | W::one(c)),
            lines: sets,
            spans,
            rests,
        }
    }

    /// The board for everybody else.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Every cell.
    #[must_use]
    #[inline]
    pub fn all(&self) -> W {
        self.all
    }

    /// The lines.
    #[must_use]
    #[inline]
    pub fn lines(&self) -> &[W] {
        &self.lines
    }

    /// The cells that can be taken next where `men` are taken.
    #[must_use]
    #[inline]
    pub fn open(&self, men: W) -> W {
        match self.storey {
            Some(by) => self.all & !men & (self.floor | men.up(by)),
            None => self.all & !men,
        }
    }

    /// The cell above another, where men fall.
    #[must_use]
    #[inline]
    pub fn above(&self, cell: u8) -> Option<u8> {
        let above = u32::from(cell) + self.storey?;
        (above < self.all.count()).then_some(above as u8)
    }

    /// The first storey and every second above it.
    #[must_use]
    #[inline]
    pub fn odd_storeys(&self) -> W {
        self.odd
    }

    /// Whether men fall.
    #[must_use]
    pub fn has_gravity(&self) -> bool {
        self.storey.is_some()
    }

    /// Whether the board has this cell.
    #[must_use]
    pub fn has_cell(&self, cell: u8) -> bool {
        usize::from(cell) < self.board.len()
    }

    /// What the lines through a cell have besides it, four lines at a time; what fills up the last four holds every
    /// bit of the word.
    #[must_use]
    #[inline]
    pub fn rests(&self, cell: u8) -> &[[W; 4]] {
        let (from, to) = self.spans[usize::from(cell) % SLOTS];
        self.rests.get(usize::from(from)..usize::from(to)).unwrap_or_default()
    }

    /// Whether a man on `to` completes a line for the side whose other men are `men`.
    #[must_use]
    #[inline]
    pub fn completes(&self, men: W, to: u8) -> bool {
        self.rests(to).iter().any(|[a, b, c, d]| men.holds(*a) | men.holds(*b) | men.holds(*c) | men.holds(*d))
    }

    /// Those lines by their index on the board.
    pub fn completed(&self, men: W, to: u8) -> impl Iterator<Item = u8> {
        let all = (0u8..).zip(&self.lines);
        let now = men | W::one(to);
        all.filter(move |(_, line)| line.has(to) && now.holds(**line)).map(|(index, _)| index)
    }

    /// The empty cells that complete a line for the side whose men are `own`, whether or not they can be taken yet.
    #[must_use]
    #[inline]
    pub fn threats(&self, own: W, enemy: W) -> W {
        let mut cells = W::NONE;
        for &line in &self.lines {
            let missing = line & !own;
            if (line & enemy).is_none() && missing.without_lowest().is_none() {
                cells |= missing;
            }
        }
        cells & !enemy
    }
}

/// File, rank and level of a cell.
#[must_use]
pub const fn place(size: Size, cell: u8) -> [u8; 3] {
    [cell % size.files, cell / size.files % size.ranks, cell / (size.files * size.ranks)]
}

/// Name and place of a cell: `b3`, in a cube with its level first, `2b3`.
fn point(size: Size, cell: u8) -> BoardPoint {
    let at = place(size, cell);
    let [file, rank, level] = at;
    let name = format!("{}{}", char::from(b'a' + file), rank + 1);
    BoardPoint { name: if size.levels > 1 { format!("{}{name}", level + 1) } else { name }, at }
}

/// Every straight row of `len` cells, in the order of its first cell and its direction.
fn lines(size: Size, len: u8, sight: Sight) -> Vec<Vec<Point>> {
    let edges = [size.files, size.ranks, size.levels].map(i16::from);
    let mut lines = Vec::new();
    for cell in 0..size.cells() {
        let from = place(size, cell).map(i16::from);
        for direction in directions() {
            let straight = direction.iter().filter(|d| **d != 0).count() == 1;
            if sight == Sight::Straight && !straight {
                continue;
            }
            let at = |step: i16, axis: usize| from[axis] + step * direction[axis];
            let inside = |step: i16| (0..3).all(|axis| (0..edges[axis]).contains(&at(step, axis)));
            if !inside(i16::from(len) - 1) {
                continue;
            }
            let cells = (0..i16::from(len)).map(|step| {
                let [file, rank, level] = [at(step, 0), at(step, 1), at(step, 2)];
                Point((file + edges[0] * (rank + edges[1] * level)) as u8)
            });
            let mut line: Vec<Point> = cells.collect();
            line.sort();
            lines.push(line);
        }
    }
    lines
}

/// The thirteen directions, one of each pair of opposites.
fn directions() -> impl Iterator<Item = [i16; 3]> {
    let all = (0..27).map(|n| [n % 3 - 1, n / 3 % 3 - 1, n / 9 - 1]);
    all.filter(|&[x, y, z]| (z, y, x) > (0, 0, 0))
}
