//! The board: points with names, whole-number coordinates, neighbours and lines.

use serde::{Deserialize, Serialize};

/// A place where a piece can stand: its index on the board, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Point(pub u8);

impl Point {
    /// The index, for arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a board tells of one point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPoint {
    /// The name in records and in the protocol: `17`, `a4`, `2b3`.
    pub name: String,
    /// Column, row and layer on the game's own grid, counted from the first side's left, near and lowest corner.
    /// How large a column is, and where it lies in space, is the affair of whoever draws the board.
    pub at: [u8; 3],
}

/// The graph of a board. It never changes during a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    points: Vec<BoardPoint>,
    neighbours: Vec<Vec<Point>>,
    lines: Vec<Vec<Point>>,
}

impl Board {
    /// A board from its points in order. `neighbours` are pairs joined in the direction of travel or both ways as the
    /// game says; `lines` are the rows that matter (mills, rows of four), empty where there are none.
    #[must_use]
    pub fn new(points: Vec<BoardPoint>, neighbours: Vec<Vec<Point>>, lines: Vec<Vec<Point>>) -> Board {
        assert_eq!(points.len(), neighbours.len(), "every point has its list of neighbours");
        Board { points, neighbours, lines }
    }

    /// How many points there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.points.len()
    }

    /// Whether the board has no point at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.points.is_empty()
    }

    /// All points in the board's order.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        (0..self.points.len() as u8).map(Point)
    }

    /// What is known of a point.
    #[must_use]
    pub fn point(&self, point: Point) -> &BoardPoint {
        &self.points[point.index()]
    }

    /// The name of a point.
    #[must_use]
    pub fn name(&self, point: Point) -> &str {
        &self.points[point.index()].name
    }

    /// The point of a name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<Point> {
        self.points.iter().position(|p| p.name == name).map(|i| Point(i as u8))
    }

    /// The points next to a point.
    #[must_use]
    pub fn neighbours(&self, point: Point) -> &[Point] {
        &self.neighbours[point.index()]
    }

    /// The lines of the board, each a list of its points.
    #[must_use]
    pub fn lines(&self) -> &[Vec<Point>] {
        &self.lines
    }
}
