//! The rules of Að elta stelpur, "chasing the girls": an Icelandic race without an end on the twenty-four points of a
//! backgammon board, where each side takes the other's men until none is left.
//!
//! Every point on which the sources differ is a switch of [`Rules`]; the named readings are data in
//! `assets/rulesets/elta-stelpur.ron`. `docs/rules/elta-stelpur.md` gives the sources.

pub mod chase;
pub mod entry;
pub mod evaluation;
pub mod game;
pub mod levels;
pub mod moves;
pub mod play;
pub mod position;
pub mod rules;
pub mod text;
pub mod track;
pub mod why;

pub use entry::{ELTA_STELPUR, EltaStelpurEntry, GAME_ID};
pub use game::EltaStelpur;
pub use position::{Position, QUIET_LIMIT, Units};
pub use rules::Rules;
