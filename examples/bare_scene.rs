//! The bare scene of the bench as a program of its own, for the browser: its weight, the time until its first picture
//! and the time a frame takes are what the game's are measured against (`scripts/bench-web.sh`).

#[path = "bench_frame/bare.rs"]
mod bare;

use boxwood_tabletop::Quality;

fn main() {
    bare::app((800, 600), Quality::Test.shadow_map()).run();
}
