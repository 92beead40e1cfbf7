//! The four boards of the family: their points, printed ways and lines.
//!
//! Points are numbered row by row from the far left corner, on the triangle ring by ring from the apex, each ring
//! clockwise. Ways and lines are given by these numbers, from 0.

/// A board of the family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardKind {
    /// Three rows of three points.
    Grid9,
    /// Two squares, one in the other, joined in the middle of their sides.
    Ring16,
    /// Three triangles, one in the other.
    Tri18,
    /// Three squares, one in the other, joined in the middle of their sides.
    Ring24,
}

/// Which points of the three triangles are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Connectors {
    /// The middles of the sides.
    Midpoints,
    /// The corners.
    Corners,
    /// Both.
    Both,
}

const GRID9: [&str; 9] = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"];
const RING16: [&str; 16] =
    ["a5", "c5", "e5", "b4", "c4", "d4", "a3", "b3", "d3", "e3", "b2", "c2", "d2", "a1", "c1", "e1"];
const TRI18: [&str; 18] = [
    "OA", "OAR", "OR", "ORL", "OL", "OLA", "MA", "MAR", "MR", "MRL", "ML", "MLA", "IA", "IAR", "IR", "IRL", "IL", "ILA",
];
const RING24: [&str; 24] = [
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4", "e4", "f4", "g4", "c3", "d3", "e3", "b2",
    "d2", "f2", "a1", "d1", "g1",
];

const GRID9_LINES: [[u8; 3]; 6] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8]];
const GRID9_DIAGONALS: [[u8; 3]; 2] = [[0, 4, 8], [2, 4, 6]];
const RING16_LINES: [[u8; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [10, 11, 12], [13, 14, 15], [0, 6, 13], [3, 7, 10], [5, 8, 12], [2, 9, 15]];
const RING24_LINES: [[u8; 3]; 16] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [9, 10, 11],
    [12, 13, 14],
    [15, 16, 17],
    [18, 19, 20],
    [21, 22, 23],
    [0, 9, 21],
    [3, 10, 18],
    [6, 11, 15],
    [1, 4, 7],
    [16, 19, 22],
    [8, 12, 17],
    [5, 13, 20],
    [2, 14, 23],
];
const RING24_DIAGONALS: [[u8; 3]; 4] = [[0, 3, 6], [2, 5, 8], [15, 18, 21], [17, 20, 23]];
const TRI18_SIDES: [[u8; 3]; 9] =
    [[0, 1, 2], [2, 3, 4], [0, 4, 5], [6, 7, 8], [8, 9, 10], [6, 10, 11], [12, 13, 14], [14, 15, 16], [12, 16, 17]];
/// The sides again, as one walks along them.
const TRI18_WALKS: [[u8; 3]; 9] =
    [[0, 1, 2], [2, 3, 4], [4, 5, 0], [6, 7, 8], [8, 9, 10], [10, 11, 6], [12, 13, 14], [14, 15, 16], [16, 17, 12]];
const TRI18_MIDPOINTS: [[u8; 3]; 3] = [[1, 7, 13], [3, 9, 15], [5, 11, 17]];
const TRI18_CORNERS: [[u8; 3]; 3] = [[0, 6, 12], [2, 8, 14], [4, 10, 16]];
/// The ways between the two squares of sixteen points, which hold two points each and make no mill.
pub const RING16_PAIRS: [[u8; 2]; 4] = [[1, 4], [6, 7], [8, 9], [11, 14]];
const RING16_DIAGONALS: [[u8; 2]; 4] = [[0, 3], [2, 5], [10, 13], [12, 15]];

impl BoardKind {
    /// The names of the points in their order.
    #[must_use]
    pub const fn names(self) -> &'static [&'static str] {
        match self {
            BoardKind::Grid9 => &GRID9,
            BoardKind::Ring16 => &RING16,
            BoardKind::Tri18 => &TRI18,
            BoardKind::Ring24 => &RING24,
        }
    }

    /// How many points each row of the position text has.
    #[must_use]
    pub const fn rows(self) -> &'static [u8] {
        match self {
            BoardKind::Grid9 => &[3, 3, 3],
            BoardKind::Ring16 => &[3, 3, 4, 3, 3],
            BoardKind::Tri18 => &[6, 6, 6],
            BoardKind::Ring24 => &[3, 3, 3, 6, 3, 3, 3],
        }
    }

    /// Where a point lies on the board's grid: column, row and layer from the near left corner.
    #[must_use]
    pub fn place(self, point: usize) -> [u8; 3] {
        if self == BoardKind::Tri18 {
            // Three triangles about one middle, three, two and one times as large.
            const RING: [[i8; 2]; 6] = [[0, 4], [2, 1], [4, -2], [0, -2], [-4, -2], [-2, 1]];
            let size = 3 - (point / 6) as i8;
            let [x, y] = RING[point % 6];
            return [(12 + size * x) as u8, (6 + size * y) as u8, 0];
        }
        let name = self.names()[point].as_bytes();
        [name[0] - b'a', name[1] - b'1', 0]
    }

    /// The lines of three that make a mill; each in the order of its points.
    #[must_use]
    pub fn lines(self, diagonals: bool, connectors: Connectors) -> Vec<[u8; 3]> {
        let mut lines = Vec::new();
        match self {
            BoardKind::Grid9 => {
                lines.extend(GRID9_LINES);
                lines.extend(GRID9_DIAGONALS.iter().filter(|_| diagonals));
            }
            BoardKind::Ring16 => lines.extend(RING16_LINES),
            BoardKind::Tri18 => {
                lines.extend(TRI18_SIDES);
                lines.extend(joined(connectors));
            }
            BoardKind::Ring24 => {
                lines.extend(RING24_LINES);
                lines.extend(RING24_DIAGONALS.iter().filter(|_| diagonals));
            }
        }
        lines
    }

    /// The pairs of points that are joined.
    #[must_use]
    pub fn ways(self, diagonals: bool, connectors: Connectors) -> Vec<[u8; 2]> {
        let mut walks: Vec<[u8; 3]> = match self {
            BoardKind::Grid9 => GRID9_LINES.to_vec(),
            BoardKind::Ring16 => RING16_LINES.to_vec(),
            BoardKind::Tri18 => TRI18_WALKS.iter().copied().chain(joined(connectors)).collect(),
            BoardKind::Ring24 => RING24_LINES.to_vec(),
        };
        let mut ways = Vec::new();
        if diagonals {
            match self {
                BoardKind::Grid9 => walks.extend(GRID9_DIAGONALS),
                BoardKind::Ring16 => ways.extend(RING16_DIAGONALS),
                BoardKind::Ring24 => walks.extend(RING24_DIAGONALS),
                BoardKind::Tri18 => {}
            }
        }
        if self == BoardKind::Ring16 {
            ways.extend(RING16_PAIRS);
        }
        ways.extend(walks.iter().flat_map(|&[a, b, c]| [[a, b], [b, c]]));
        ways
    }
}

fn joined(connectors: Connectors) -> Vec<[u8; 3]> {
    match connectors {
        Connectors::Midpoints => TRI18_MIDPOINTS.to_vec(),
        Connectors::Corners => TRI18_CORNERS.to_vec(),
        Connectors::Both => TRI18_MIDPOINTS.into_iter().chain(TRI18_CORNERS).collect(),
    }
}
