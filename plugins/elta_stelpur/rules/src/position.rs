//! A position: who stands where, whose throw it is, and what is left of it.

use crate::rules::Rules;
use crate::track::{MEN, START};
use boxwood_core::{Dice, DiceLeft, Side};

/// After how many throws without a capture the game is drawn. No game has been seen to come near it; it keeps a match
/// of two machines from never ending.
pub const QUIET_LIMIT: u16 = 2000;

/// The units of a throw that are still to be played. Every throw gives units of at most two numbers, and where it
/// gives two, one of them is the 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Units {
    face: u8,
    count: u8,
    ones: u8,
}

impl Units {
    /// Nothing left.
    pub const NONE: Units = Units { face: 0, count: 0, ones: 0 };

    /// So many units of a face from 2 to 6, and so many ones.
    #[must_use]
    pub const fn new(face: u8, count: u8, ones: u8) -> Units {
        Units { face: if count == 0 { 0 } else { face }, count, ones }
    }

    /// What a throw gives to a side, before any of it is played.
    #[must_use]
    #[inline]
    pub fn of(dice: Dice, rules: &Rules, hornaskella: bool) -> Units {
        let row =
            usize::from(hornaskella) | usize::from(rules.six_men == 2) << 1 | usize::from(rules.horn_66 == 4) << 2;
        GIVEN[row][usize::from(dice.high() & 7) << 3 | usize::from(dice.low() & 7)]
    }

    /// The same without the table.
    const fn given(high: u8, low: u8, hornaskella: bool, six_men: u8, horn_66: u8) -> Units {
        match (high == low, hornaskella) {
            (true, false) => match high {
                1 => Units::new(0, 0, 2),
                6 => Units::new(6, 4, 0),
                face => Units::new(face, 2, 0),
            },
            (true, true) => match high {
                1 => Units::new(0, 0, HORN_11),
                6 => Units::new(6, horn_66 / 2, 0),
                _ => Units::NONE,
            },
            (false, _) => {
                let sixes = if hornaskella { 1 } else { six_men };
                Units::new(6, if high == 6 { sixes } else { 0 }, (low == 1) as u8)
            }
        }
    }

    /// The number above 1 that is left, 0 if there is none.
    #[must_use]
    pub const fn face(self) -> u8 {
        self.face
    }

    /// How many units of [`Units::face`] are left.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.count
    }

    /// How many ones are left.
    #[must_use]
    pub const fn ones(self) -> u8 {
        self.ones
    }

    /// How many units are left in all.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.count + self.ones
    }

    /// Whether nothing is left.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.total() == 0
    }

    /// Whether a unit of this number is left.
    #[must_use]
    pub const fn has(self, die: u8) -> bool {
        match die {
            0 => false,
            1 => self.ones > 0,
            face => self.face == face,
        }
    }

    /// What is left after a unit of this number; the same if there is none.
    #[must_use]
    pub const fn without(self, die: u8) -> Units {
        if die == 1 {
            Units::new(self.face, self.count, self.ones.saturating_sub(1))
        } else if die == self.face {
            Units::new(self.face, self.count.saturating_sub(1), self.ones)
        } else {
            self
        }
    }

    /// The numbers, the higher first.
    #[must_use]
    pub fn numbers(self) -> DiceLeft {
        let mut left = DiceLeft::NONE;
        for _ in 0..self.count {
            left.push(self.face);
        }
        for _ in 0..self.ones {
            left.push(1);
        }
        left
    }
}

/// How many corners a 1-1 is worth to a hornaskella: the one value of the switch `horn_11`.
const HORN_11: u8 = 2;

/// What every throw gives, by what it depends on: whether the side is a hornaskella, whether a six moves two men, and
/// whether a 6-6 is worth four corners.
const GIVEN: [[Units; 64]; 8] = {
    let mut table = [[Units::NONE; 64]; 8];
    let mut row = 0;
    while row < 8 {
        let mut high = 1;
        while high <= 6 {
            let mut low = 1;
            while low <= high {
                let six_men = if row & 2 == 0 { 1 } else { 2 };
                let horn_66 = if row & 4 == 0 { 8 } else { 4 };
                table[row][(high << 3 | low) as usize] = Units::given(high, low, row & 1 != 0, six_men, horn_66);
                low += 1;
            }
            high += 1;
        }
        row += 1;
    }
    table
};

/// A position. Two are equal if the future of the game can be the same from both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The points of each side's men.
    pub(crate) men: [u32; 2],
    /// The points of the men who have had their unit of this throw, where a man takes only one.
    pub(crate) moved: u32,
    /// Throws since the last capture.
    pub(crate) quiet: u16,
    /// Whose turn it is.
    pub(crate) turn: Side,
    /// Whether a throw lies on the table; otherwise the dice are to be thrown, or the game is over.
    pub(crate) thrown: bool,
    /// Whether that throw is a double.
    pub(crate) double: bool,
    /// What is left of it; nothing at all in a throw that moves nothing.
    pub(crate) units: Units,
    /// Which sides have not yet ended their first turn (bit 0 the first side), where that matters to the rules.
    pub(crate) first_turns: u8,
}

impl Position {
    /// The position at the start, the first side to throw.
    #[must_use]
    pub const fn start(rules: &Rules) -> Position {
        Position {
            men: START,
            moved: 0,
            quiet: 0,
            turn: Side::First,
            thrown: false,
            double: false,
            units: Units::NONE,
            first_turns: if rules.first_turn_rearmost { 0b11 } else { 0 },
        }
    }

    /// A position from the points (bit 0 is the point `1`) of the two sides' men, with the dice to be thrown for
    /// `turn` and no first turn to be heeded.
    ///
    /// # Panics
    /// If two men stand on one point or a side has more than six.
    #[must_use]
    pub fn with_men(first: u32, second: u32, turn: Side) -> Position {
        assert!(first & second == 0 && (first | second) <= crate::track::FULL, "one man a point, 24 points");
        assert!(first.count_ones().max(second.count_ones()) <= u32::from(MEN), "at most six men a side");
        Position {
            men: [first, second],
            moved: 0,
            quiet: 0,
            turn,
            thrown: false,
            double: false,
            units: Units::NONE,
            first_turns: 0,
        }
    }

    /// The points of a side's men, bit 0 for the point `1`.
    #[must_use]
    pub const fn men(&self, side: Side) -> u32 {
        self.men[side.index()]
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// What is left of the throw on the table.
    #[must_use]
    pub const fn units(&self) -> Units {
        self.units
    }

    /// Whether a throw lies on the table.
    #[must_use]
    pub const fn is_thrown(&self) -> bool {
        self.thrown
    }

    /// Throws since the last capture.
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// Whether a side is down to its last man.
    #[must_use]
    pub const fn is_hornaskella(&self, side: Side) -> bool {
        self.men[side.index()].is_power_of_two()
    }
}
