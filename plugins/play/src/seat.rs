//! Who sits at the table.

use boxwood_core::Step;
use boxwood_search::Level;

/// Who decides for a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at this screen.
    Human,
    /// The computer.
    Computer(Level),
    /// The steps of a record, played one after another.
    Record(Vec<Step>),
    /// Somebody elsewhere, whose steps arrive as messages: the seam for play over a network.
    Remote,
}
