//! The rules of the mill games: nine holes, three to twelve men's morris, sixpenny madell, Lasker's game, and the game
//! with three dice of Alfonso's book.
//!
//! One set of rules over board graphs ([`shape::Shape`]) with every point on which the sources differ as a switch
//! ([`MillRules`]). The named readings are data in `assets/rulesets`; `docs/rules/mill-games.md` gives the sources.

pub mod bans;
pub mod bits;
pub mod boards;
pub mod entry;
pub mod evaluation;
pub mod formats;
pub mod game;
pub mod kernel;
pub mod moves;
pub mod play;
pub mod position;
pub mod rules;
pub mod shape;
pub mod solved;
pub mod switches;
pub mod text;
pub mod why;

pub use entry::{ENTRIES, MillEntry};
pub use game::Mill;
pub use position::{Position, Thrown};
pub use rules::MillRules;
