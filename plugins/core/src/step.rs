//! The smallest thing an actor does, and how it is written.

use crate::{Board, Dice, Point};

/// One step of one hand, or one throw of the dice. A turn is a sequence of steps (throw, move, move again; move, then
/// remove a man). One type for every game keeps records, protocol, undo, hints and screens free of generics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Step {
    /// The dice fell like this.
    Roll(Dice),
    /// A man from the hand is entered.
    Place {
        /// Where.
        to: Point,
    },
    /// Three men at once on a wholly empty line (Murray's reading of Alfonso's dice game).
    PlaceLine {
        /// Index in [`Board::lines`].
        line: u8,
    },
    /// A man moves.
    Move {
        /// From this point.
        from: Point,
        /// To this point, where he stands at the end of the step.
        to: Point,
        /// The face of the die he used, 0 where no die is used.
        die: u8,
    },
    /// An enemy man is taken off.
    Remove {
        /// From this point.
        at: Point,
    },
    /// Nothing may be done, and the rules let the game go on.
    Pass,
}

impl Step {
    /// The step in the notation of protocol and records: `d61`, `d2`, `a1-a4`, `1-7/6`, `xd2`, `c5+d5+e5`, `pass`.
    #[must_use]
    pub fn text(self, board: &Board) -> String {
        match self {
            Step::Roll(dice) => dice.to_string(),
            Step::Place { to } => board.name(to).to_owned(),
            Step::PlaceLine { line } => {
                let names: Vec<&str> = board.lines()[usize::from(line)].iter().map(|&p| board.name(p)).collect();
                names.join("+")
            }
            Step::Move { from, to, die: 0 } => format!("{}-{}", board.name(from), board.name(to)),
            Step::Move { from, to, die } => format!("{}-{}/{die}", board.name(from), board.name(to)),
            Step::Remove { at } => format!("x{}", board.name(at)),
            Step::Pass => "pass".to_owned(),
        }
    }

    /// Reads a step of a board; `None` if the text is no step there. A throw needs digits after its `d` and a board
    /// whose points are not named so, or wins over the point's name (`d61` is a throw; `d2` is a point where the
    /// board has one and a throw of a single die otherwise).
    #[must_use]
    pub fn parse(text: &str, board: &Board) -> Option<Step> {
        if text == "pass" {
            return Some(Step::Pass);
        }
        if let Some(to) = board.find(text) {
            return Some(Step::Place { to });
        }
        if let Ok(dice) = text.parse() {
            return Some(Step::Roll(dice));
        }
        if let Some((from, rest)) = text.split_once('-') {
            let (to, die) = match rest.split_once('/') {
                Some((to, die)) => match die.as_bytes() {
                    [face @ b'1'..=b'6'] => (to, face - b'0'),
                    _ => return None,
                },
                None => (rest, 0),
            };
            return Some(Step::Move { from: board.find(from)?, to: board.find(to)?, die });
        }
        if let Some(at) = text.strip_prefix('x').and_then(|name| board.find(name)) {
            return Some(Step::Remove { at });
        }
        if text.contains('+') {
            let points: Option<Vec<Point>> = text.split('+').map(|name| board.find(name)).collect();
            let points = points?;
            let line = board.lines().iter().position(|line| *line == points)?;
            return Some(Step::PlaceLine { line: line as u8 });
        }
        None
    }
}
