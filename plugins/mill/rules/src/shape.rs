//! A board as the rules use it: sets of points for ways and lines.

use crate::bits::{bit, points};
use crate::boards::{BoardKind, RING16_PAIRS};
use crate::rules::{MillRules, Phase2};
use boxwood_core::{Board, BoardPoint, Point};

/// The most points of a board, rounded up so that any five bits are an index.
const SLOTS: usize = 32;
/// The most lines (and African pairs) of a board.
const GROUPS: usize = 20;
/// The most of them through one point.
const CROSSING: usize = 4;
/// A set that is part of no set of men.
const NONE: u32 = 1 << 31;

/// A board with the ways and lines that a set of rules uses.
#[derive(Clone, Debug)]
pub struct Shape {
    board: Board,
    all: u32,
    ways: [u32; SLOTS],
    groups: [u32; GROUPS],
    group_count: u8,
    line_count: u8,
    rest: [[u32; CROSSING]; SLOTS],
    rest_group: [[u8; CROSSING]; SLOTS],
}

impl Shape {
    /// The board of these rules. African pairs come after the lines.
    #[must_use]
    pub fn of(rules: &MillRules) -> Shape {
        let kind = rules.board;
        let names = kind.names();
        let mut ways = [0u32; SLOTS];
        if rules.phase2 == Phase2::King {
            for (a, way) in ways.iter_mut().enumerate().take(names.len()) {
                let near = |b: &usize| (0..2).all(|i| kind.place(a)[i].abs_diff(kind.place(*b)[i]) <= 1) && *b != a;
                *way = (0..names.len()).filter(near).fold(0, |set, b| set | 1 << b);
            }
        } else {
            for [a, b] in kind.ways(rules.diagonal_moves, rules.connectors) {
                ways[usize::from(a)] |= bit(b);
                ways[usize::from(b)] |= bit(a);
            }
        }
        let lines = kind.lines(rules.diagonal_lines, rules.connectors);
        let mut drawn: Vec<Vec<Point>> = lines.iter().map(|l| l.map(Point).to_vec()).collect();
        if rules.african_pairs && kind == BoardKind::Ring16 {
            drawn.extend(RING16_PAIRS.iter().map(|p| p.map(Point).to_vec()));
        }
        let mut shape = Shape {
            board: Board::new(Vec::new(), Vec::new(), Vec::new()),
            all: (1 << names.len()) - 1,
            ways,
            groups: [NONE; GROUPS],
            group_count: drawn.len() as u8,
            line_count: lines.len() as u8,
            rest: [[NONE; CROSSING]; SLOTS],
            rest_group: [[0; CROSSING]; SLOTS],
        };
        for (index, line) in drawn.iter().enumerate() {
            let set = line.iter().fold(0, |set, p| set | bit(p.0));
            shape.groups[index] = set;
            for point in points(set) {
                let row = &mut shape.rest[usize::from(point)];
                if let Some(slot) = row.iter().position(|&r| r == NONE) {
                    row[slot] = set & !bit(point);
                    shape.rest_group[usize::from(point)][slot] = index as u8;
                }
            }
        }
        let place = |(i, name): (usize, &&str)| BoardPoint { name: (*name).to_owned(), at: kind.place(i) };
        let near = |i: usize| points(shape.ways[i]).map(Point).collect();
        let (count, spots) = (names.len(), names.iter().enumerate().map(place).collect());
        shape.board = Board::new(spots, (0..count).map(near).collect(), drawn);
        shape
    }

    /// The board for everybody else.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Every point.
    #[must_use]
    #[inline]
    pub const fn all(&self) -> u32 {
        self.all
    }

    /// The points next to a point.
    #[must_use]
    #[inline]
    pub const fn ways(&self, from: u8) -> u32 {
        self.ways[(from & 31) as usize]
    }

    /// All lines of three, African pairs left out.
    #[must_use]
    pub fn lines(&self) -> &[u32] {
        &self.groups[..usize::from(self.line_count)]
    }

    /// All lines and African pairs.
    #[must_use]
    pub fn groups(&self) -> &[u32] {
        &self.groups[..usize::from(self.group_count)]
    }

    /// How many lines (and pairs) a man on `to` completes for the side whose other men are `men`.
    #[must_use]
    #[inline]
    pub fn completes(&self, men: u32, to: u8) -> u8 {
        self.rest[usize::from(to & 31)].iter().map(|&rest| u8::from(rest & !men == 0)).sum()
    }

    /// Those lines (and pairs) by their index on the board.
    pub fn completed(&self, men: u32, to: u8) -> impl Iterator<Item = u8> {
        let at = usize::from(to & 31);
        let all = self.rest[at].into_iter().zip(self.rest_group[at]);
        all.filter(move |(rest, _)| rest & !men == 0).map(|(_, group)| group)
    }

    /// The men of a set that stand in a mill (or an African pair).
    #[must_use]
    #[inline]
    pub fn in_mills(&self, men: u32) -> u32 {
        self.groups().iter().filter(|&&g| g & !men == 0).fold(0, |set, g| set | g)
    }

    /// Whether a set of men holds a whole line.
    #[must_use]
    pub fn holds_line(&self, men: u32) -> bool {
        self.lines().iter().any(|&line| line & !men == 0)
    }
}
