//! The board of seven columns and six rows in 49 bits: each column has seven, the seventh always empty, so that a line
//! cannot run from the top of one column into the foot of the next.

/// Columns.
pub const WIDTH: u32 = 7;
/// Rows.
pub const HEIGHT: u32 = 6;
/// Cells.
pub const CELLS: u32 = WIDTH * HEIGHT;
/// Bits of a column.
const TALL: u32 = HEIGHT + 1;
/// The lowest cell of every column.
const FOOT: u64 = 0x0000_0408_1020_4081 | 1 << 42;
/// Every cell.
const ALL: u64 = FOOT * ((1 << HEIGHT) - 1);
/// The first, third and fifth rows.
const ODD_ROWS: u64 = FOOT * 0b01_0101;
/// The second, fourth and sixth.
const EVEN_ROWS: u64 = FOOT * 0b10_1010;

/// A position without a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// The men of the side to move.
    pub own: u64,
    /// All men.
    pub men: u64,
}

impl Board {
    /// Nobody on it.
    pub const EMPTY: Board = Board { own: 0, men: 0 };

    /// From sets of cells numbered row by row, as the rules number them.
    #[must_use]
    pub fn from_cells(own: u64, enemy: u64) -> Board {
        let place = |set: u64| {
            (0..CELLS)
                .filter(|cell| set >> cell & 1 != 0)
                .fold(0, |set, cell| set | 1u64 << (cell % WIDTH * TALL + cell / WIDTH))
        };
        let own = place(own);
        Board { own, men: own | place(enemy) }
    }

    /// How many men there are.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u32 {
        self.men.count_ones()
    }

    /// The lowest empty cell of every column that has one.
    #[must_use]
    #[inline]
    pub const fn open(self) -> u64 {
        (self.men + FOOT) & ALL
    }

    /// The cells of a column.
    #[must_use]
    #[inline]
    pub const fn column(column: u32) -> u64 {
        ((1 << HEIGHT) - 1) << (column * TALL)
    }

    /// In which column and row a cell lies.
    #[must_use]
    pub const fn place(cell: u64) -> (u32, u32) {
        let bit = cell.trailing_zeros();
        (bit / TALL, bit % TALL)
    }

    /// The board after a man on an open cell.
    #[must_use]
    #[inline]
    pub const fn after(self, cell: u64) -> Board {
        Board { own: self.own ^ self.men, men: self.men | cell }
    }

    /// The cell on which a man in a column comes to lie; none if it is full.
    #[must_use]
    pub const fn cell_in(self, column: u32) -> Option<u64> {
        let cell = self.open() & Board::column(column);
        if cell == 0 { None } else { Some(cell) }
    }

    /// The same with left and right exchanged.
    #[must_use]
    pub const fn mirrored(self) -> Board {
        Board { own: mirror(self.own), men: mirror(self.men) }
    }

    /// A number that no other position has.
    #[must_use]
    #[inline]
    pub const fn key(self) -> u64 {
        self.own + self.men
    }

    /// Cells that complete a line for the side to move, reachable or not.
    #[must_use]
    #[inline]
    pub const fn own_wins(self) -> u64 {
        completing(self.own) & ALL & !self.men
    }

    /// Cells that complete a line for the other side.
    #[must_use]
    #[inline]
    pub const fn enemy_wins(self) -> u64 {
        completing(self.own ^ self.men) & ALL & !self.men
    }

    /// Whether the side to move completes a line at once.
    #[must_use]
    #[inline]
    pub const fn wins_now(self) -> bool {
        self.own_wins() & self.open() != 0
    }

    /// The open cells after which the other side does not complete a line at once. Asked only where the side to move
    /// cannot.
    #[must_use]
    #[inline]
    pub const fn safe(self) -> u64 {
        let mut open = self.open();
        let wins = self.enemy_wins();
        let forced = open & wins;
        if forced != 0 {
            if forced & (forced - 1) != 0 {
                return 0;
            }
            open = forced;
        }
        // Not below a cell where the enemy wins.
        open & !(wins >> 1)
    }

    /// How many cells would complete a line for the side to move after a man on `cell`.
    #[must_use]
    #[inline]
    pub const fn promise(self, cell: u64) -> u32 {
        let wins = completing(self.own | cell) & ALL & !self.men;
        wins.count_ones()
    }

    /// The most that the side to move can hope for if the other side answers each man in a fixed way: above it, and on
    /// the lowest cells of columns with an odd number of empty cells by taking the lowest cell of another such column,
    /// two and two. That can be kept up to the end where the number of empty cells is even. The one then gets the odd
    /// rows, as far as they are empty, and some of those lowest cells; the other the even rows above them. A draw (0) if
    /// what the one can get gives no line, a loss (-1, or worse) if what the other is sure to get does. `None` where
    /// nothing follows. Asked only with an even number of men.
    #[must_use]
    #[inline]
    pub const fn answered(self) -> Option<i32> {
        let lowest = self.men + FOOT;
        let empty = ALL & !self.men;
        // In the odd columns the lowest empty cell is one of an even row.
        let odd = lowest & EVEN_ROWS;
        if has_line(self.own | empty & ODD_ROWS | odd) {
            return None;
        }
        Some(if has_line(self.own ^ self.men | empty & EVEN_ROWS & !odd) { -1 } else { 0 })
    }
}

const fn mirror(set: u64) -> u64 {
    let mut out = 0;
    let mut column = 0;
    while column < WIDTH {
        out |= (set >> (column * TALL) & 0x7F) << ((WIDTH - 1 - column) * TALL);
        column += 1;
    }
    out
}

/// Whether a set of men has four in a line.
#[must_use]
pub const fn has_line(men: u64) -> bool {
    let two = men & men >> 1;
    let mut found = two & two >> 2;
    let two = men & men >> TALL;
    found |= two & two >> (2 * TALL);
    let two = men & men >> (TALL - 1);
    found |= two & two >> (2 * (TALL - 1));
    let two = men & men >> (TALL + 1);
    found | two & two >> (2 * (TALL + 1)) != 0
}

/// The cells, taken or not, that complete four in a line of these men.
#[inline]
const fn completing(men: u64) -> u64 {
    // Upwards only the cell above three counts.
    let mut cells = men << 1 & men << 2 & men << 3;
    cells |= sideways(men, TALL);
    cells |= sideways(men, TALL - 1);
    cells | sideways(men, TALL + 1)
}

#[inline]
const fn sideways(men: u64, by: u32) -> u64 {
    let before = men << by & men << (2 * by);
    let after = men >> by & men >> (2 * by);
    before & men << (3 * by) | before & men >> by | after & men << by | after & men >> (3 * by)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_come_from_the_rules_order() {
        let board = Board::from_cells(1 | 1 << 7, 1 << 6);
        assert_eq!(board, Board { own: 0b11, men: 0b11 | 1 << 42 });
        assert_eq!(board.mirrored().mirrored(), board);
        assert_eq!(board.mirrored().men, 0b11 << 42 | 1);
        assert_eq!(Board::place(1 << 44), (6, 2));
        assert_eq!(FOOT.count_ones(), 7);
        assert_eq!(ALL.count_ones(), 42);
    }

    #[test]
    fn lines_are_found_in_four_directions() {
        let row = |bits: [u32; 4]| bits.iter().fold(0, |set, bit| set | 1u64 << bit);
        for line in [[0, 1, 2, 3], [0, 7, 14, 21], [0, 8, 16, 24], [3, 9, 15, 21]] {
            assert!(has_line(row(line)));
            let three = row(line) & !(1 << line[1]);
            let above = line == [0, 1, 2, 3];
            assert_eq!(completing(three) >> line[1] & 1 != 0, !above, "{line:?}");
        }
        assert!(!has_line(row([4, 5, 7, 8])), "no line goes round the top of a column");
    }
}
