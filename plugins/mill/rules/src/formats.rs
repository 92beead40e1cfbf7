//! How other programs write positions and games of the mill family: Sanmill's position text and its dialect of PGN, the
//! move lists of the World Merrills federation (WMD), and the numbered points of `PlayOK`.
//!
//! All of them know the board of twenty-four points. What they cannot say (a throw, three men at once, a pass, a ban) is
//! an error and never left out silently.

pub mod exchange;
pub mod fen;
pub mod moves;
pub mod pgn;

pub use exchange::MILL_FORMATS;
