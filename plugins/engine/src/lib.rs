//! `boxwood-engine`: every game of Boxwood behind a protocol of lines, in the manner of UCI and UGI.
//!
//! [`Session`] is the protocol: lines in, answers out, no process, no thread and no clock of its own. [`run`] gives it
//! a process's input and output and the time; [`arena`] lets players play each other, and
//! [`check`] checks records. `docs/protocol.md` tells
//! outsiders what the lines mean.

pub mod arena;
pub mod check;
pub mod games;
pub mod host;
pub mod input;
pub mod run;
pub mod session;

pub use games::GAMES;
pub use host::Host;
pub use run::run;
pub use session::{Flow, Session};
