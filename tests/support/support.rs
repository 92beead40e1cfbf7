//! What the tests of the whole product share: a screen in memory, the running game, pictures and their comparison.
//! Every test binary uses its part of it.
#![expect(dead_code, reason = "each test binary uses another part")]

pub mod game;
pub mod golden;
pub mod picture;
pub mod screen;

use std::time::{Duration, Instant};

/// The path of a record in `tests/records`.
pub fn record(name: &str) -> String {
    format!("{}/tests/records/{name}.boxwood", env!("CARGO_MANIFEST_DIR"))
}

/// Chance without a source of chance: what a test does shall not differ from run to run.
#[derive(Debug)]
pub struct Lots(pub u64);

impl Lots {
    /// A number below this bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// Asks again and again until there is an answer or the time is over. Time, never a count of frames: how fast a machine
/// without a graphics card draws is nobody's business here.
pub fn wait_until<T>(limit: Duration, mut ask: impl FnMut() -> Option<T>) -> Option<T> {
    let end = Instant::now() + limit;
    loop {
        if let Some(answer) = ask() {
            return Some(answer);
        }
        if Instant::now() >= end {
            return None;
        }
        std::thread::sleep(Duration::from_millis(25));
    }
}
