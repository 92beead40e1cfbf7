//! Every command of the protocol and every promise of it.

#![expect(clippy::unwrap_used, reason = "what cannot be is a failure of the test")]

#[path = "session/answers.rs"]
mod answers;
#[path = "session/counting.rs"]
mod counting;
#[path = "common/desk.rs"]
mod desk;
#[path = "session/options.rs"]
mod options;
#[path = "session/placing.rs"]
mod placing;
#[path = "session/talk.rs"]
mod talk;
#[path = "session/thinking.rs"]
mod thinking;
#[path = "../../search/tests/common/tiny.rs"]
mod tiny;

use boxwood_engine::GAMES;
use boxwood_search::GameEntry;
use desk::Desk;
use tiny::{TINY, TINY_TWIN};

static TINY_GAMES: [&dyn GameEntry; 2] = [TINY, TINY_TWIN];

fn tiny() -> Desk {
    Desk::new(&TINY_GAMES)
}

fn elta() -> Desk {
    Desk::new(GAMES)
}
