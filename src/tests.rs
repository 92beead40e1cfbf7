//! The house without a window, driven by hand.

mod exchange;
mod flow;
mod hint;
mod languages;
mod look_back;
mod mills;
mod own_rules;
mod page;
mod results;
mod review;
mod saves;
mod series;
mod shelf;
mod table;
mod tablut;
mod words;

use crate::options::{self, Asked};
use crate::screens::saved::{Continuable, Folders, Kept, Laid, continuable};
use crate::screens::{Screen, Wish};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use boxwood_core::{Actor, Step};
use boxwood_play::{CurrentMatch, MoveRequested, ThrowRequested};
use std::ffi::OsString;
use std::path::Path;
use std::time::Duration;

/// A house that keeps its files in a folder, started with these arguments.
fn house(home: &Path, args: &[&str]) -> App {
    let args = args.iter().map(OsString::from).chain(["--home".into(), home.as_os_str().to_owned()]);
    let Ok(Asked::Run(options)) = options::parse(args) else { panic!("the arguments are sound") };
    crate::check(&options).unwrap();
    let mut app = crate::headless(&options);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    app.finish();
    app.cleanup();
    updates(&mut app, 4);
    app
}

fn updates(app: &mut App, count: usize) {
    for _ in 0..count {
        app.update();
    }
}

fn wish(app: &mut App, wish: Wish) {
    app.world_mut().write_message(wish);
    updates(app, 3);
}

fn screen(app: &App) -> Screen {
    **app.world().resource::<State<Screen>>()
}

fn current(app: &App) -> &CurrentMatch {
    app.world().get_resource::<CurrentMatch>().expect("a match lies on the table")
}

/// The game that *Continue* would go on with.
fn continued(app: &App) -> Option<Continuable> {
    let world = app.world();
    let (laid, kept, folders) = (world.resource::<Laid>(), world.resource::<Kept>(), world.resource::<Folders>());
    continuable(world.get_resource::<CurrentMatch>(), *laid, kept, folders)
}

/// Plays the first legal step of whoever acts, if that is a person; whether the game goes on.
fn play_one(app: &mut App) -> bool {
    let (match_id, to_act, steps) = {
        let current = current(app);
        (current.id(), current.game().to_act(), current.game().legal_steps())
    };
    match to_act {
        Actor::Nobody => return false,
        Actor::Dice => {
            app.world_mut().write_message(ThrowRequested { match_id });
        }
        Actor::Side(_) => {
            // Captures first, so that games end.
            let game = current(app).game();
            let takes = |step: &Step| matches!(*step, Step::Move { to, .. } if game.piece_at(to).is_some());
            let step = steps.iter().copied().find(takes).unwrap_or(steps[steps.len() / 2]);
            app.world_mut().write_message(MoveRequested { match_id, step });
        }
    }
    updates(app, 2);
    true
}

/// Plays to the end by lot.
fn play_out(app: &mut App, lots: &mut u64) {
    for _ in 0..10_000 {
        let (match_id, to_act, steps) = {
            let current = current(app);
            (current.id(), current.game().to_act(), current.game().legal_steps())
        };
        *lots = lots.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let step = match to_act {
            Actor::Nobody => return,
            Actor::Dice => {
                wish(app, Wish::Throw);
                continue;
            }
            Actor::Side(_) => steps[(*lots >> 33) as usize % steps.len()],
        };
        app.world_mut().write_message(MoveRequested { match_id, step });
        updates(app, 2);
    }
    panic!("the game does not end");
}
