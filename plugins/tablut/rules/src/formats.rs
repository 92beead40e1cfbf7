//! How other programs write the rules, positions and games of Tablut: the records of OpenTafl, read and written, and
//! lists of moves as Cyningstan prints them, read.
//!
//! A record of OpenTafl's rules names far more than the rules of Tablut differ in: boards of other sizes, jumps, forts,
//! walls of shields. What these rules do not know is refused under the name of its part and never left out silently.

pub mod exchange;
pub mod lists;
pub mod rules;

pub use exchange::TABLUT_FORMATS;
