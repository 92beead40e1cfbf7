//! The interface of everything that chooses a step.

use boxwood_core::Step;
use std::fmt;
use std::fmt::Debug;
use std::str::FromStr;

/// How well the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Level {
    /// Plays for fun and sees little.
    Child,
    /// Looks one throw ahead.
    Novice,
    /// An even opponent.
    Player,
    /// Hard to beat.
    Expert,
    /// As strong as it can.
    #[default]
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 5] = [Level::Child, Level::Novice, Level::Player, Level::Expert, Level::Master];

    /// The name in protocol, records and locale keys.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Child => "child",
            Level::Novice => "novice",
            Level::Player => "player",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        Level::ALL.into_iter().find(|l| l.name() == text).ok_or_else(|| format!("no level '{text}'"))
    }
}

/// Where a search ends by itself. Time is not among them: whoever holds the clock stops asking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// At most this many positions.
    pub nodes: Option<u64>,
    /// At most this many steps deep.
    pub depth: Option<u32>,
}

/// What a slice of thinking came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thought {
    /// There is more to think about; call again, or take [`Thinker::best`] as it is.
    Pending,
    /// The search is at its end or its limit.
    Done,
}

/// What a search knows so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Depth completed, in steps.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The chance to win of the side to move, in hundredths of a percent, a draw counted half: 0 to 10 000.
    pub score: u16,
    /// Whether the score is known and not estimated: under best play the game is won (10 000), lost (0) or drawn (5 000).
    /// Draws by repetition and for want of progress are left aside.
    pub exact: bool,
    /// The steps it expects, the best first.
    pub pv: Vec<Step>,
}

/// One search for one step, resumable: the same position, level, limits and seed give the same answer, whatever the
/// slices. It owns a copy of what it thinks about; drop it to give up.
pub trait Thinker: Debug + Send + Sync {
    /// Looks at no more than about `nodes` positions and returns.
    fn think(&mut self, nodes: u64) -> Thought;

    /// The best step so far: a legal one as soon as `think` has been called once with any budget, `None` only where no
    /// side is to act.
    fn best(&self) -> Option<Step>;

    /// What is known so far.
    fn report(&self) -> Report;

    /// Whether it thinks about the position yet. One that still reads what it plays by may be given time for that: a table
    /// of the game, once for all.
    fn ready(&self) -> bool {
        true
    }
}
