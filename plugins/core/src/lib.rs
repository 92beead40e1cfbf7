//! The vocabulary that every game, engine, match and view of Boxwood shares.
//!
//! Pure Rust: no ECS, no clock, no picture, no sound, no language. A rules crate implements [`Game`] and exports
//! [`GameRules`]; everybody above holds a `Box<dyn Match>`, the only mutable truth about a game under way.
//!
//! A *step* is the smallest thing one hand does ([`Step`]), an *effect* is what it did to the table ([`Effect`]).
//! Whoever shows, sounds, tells or records a game feeds on effects.

pub mod board;
pub mod conformance;
pub mod dice;
pub mod effect;
pub mod foreign;
pub mod game;
pub mod game_match;
pub mod outcome;
pub mod piece;
pub mod record;
pub mod ruleset;
pub mod series;
pub mod side;
pub mod step;

pub use board::{Board, BoardPoint, Point};
pub use dice::{Dice, DiceHash, DiceLeft, DiceStream, KindCount, ThrowCount};
pub use effect::{Effect, EffectSink, Path};
pub use foreign::{Foreign, FormatError, Formats, Misread};
pub use game::{Family, Game, GameRules, Setup, SetupError, Throw};
pub use game_match::{GameMatch, Match, MatchInfo, Opening, PerftUnit, Played, PlayoutCount};
pub use outcome::{Outcome, Refusal, Why};
pub use piece::{Kind, Piece};
pub use record::{DiceSource, Record, RecordError, RecordResult};
pub use ruleset::{Quote, RulesetInfo, Switch, SwitchError, parse_rulesets};
pub use series::{Points, Series, SeriesGame, SeriesResult, SidesGoOn};
pub use side::{Actor, Player, Side};
pub use step::Step;
