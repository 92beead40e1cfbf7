//! Who sits at the table.

use boxwood_core::Step;
use boxwood_search::Level;
use std::fmt;
use std::str::FromStr;

/// Who decides for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at this screen.
    Human,
    /// The computer.
    Computer(Level),
    /// A record that is played again: all steps of the match from its beginning, the other player's and the throws
    /// included. The seat plays the one that is next in the history.
    Record(Vec<Step>),
    /// Somebody elsewhere, whose steps arrive as [`HandRequested`](crate::HandRequested): the seam for play over a
    /// network.
    Remote,
}

/// The seat as records write it: `human`, `computer:novice`, `record`, `remote`.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Human => f.write_str("human"),
            Seat::Computer(level) => write!(f, "computer:{level}"),
            Seat::Record(_) => f.write_str("record"),
            Seat::Remote => f.write_str("remote"),
        }
    }
}

/// Text that names no seat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no seat: human, remote, record or computer with its level")]
pub struct SeatError(String);

/// Reads a seat from a record. A seat that played a record comes back without steps: somebody has to take it over.
impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Seat, SeatError> {
        let error = || SeatError(text.to_owned());
        match text {
            "human" => Ok(Seat::Human),
            "remote" => Ok(Seat::Remote),
            "record" => Ok(Seat::Record(Vec::new())),
            _ => {
                let level = text.strip_prefix("computer").and_then(|rest| rest.strip_prefix([':', ' ']));
                level.and_then(|level| level.parse().ok()).map(Seat::Computer).ok_or_else(error)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_as_they_are_written() {
        let levels = Level::ALL.map(Seat::Computer);
        for seat in [Seat::Human, Seat::Remote].iter().chain(&levels) {
            assert_eq!(seat.to_string().parse::<Seat>().as_ref(), Ok(seat));
        }
        for text in ["", "Human", "computer", "computer:", "computer:god", "computer:novice "] {
            assert!(text.parse::<Seat>().is_err(), "{text:?} is no seat");
        }
    }
}
