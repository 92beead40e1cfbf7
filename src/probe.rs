//! What is on the screen, as a file: for tests that drive the real window and need to know where to click.
//!
//! The file is JSON, replaced as a whole whenever something in it has changed; the number of frames drawn so far stands
//! in it but is not counted as a change. In a browser the page gets it instead.

use crate::hud::hint;
use crate::hud::log::{Shown, TableLog, Troubles};
use crate::i18n::Texts;
use crate::json::{Fields, quoted};
use crate::options::Options;
use crate::screens::hint::Hint;
use crate::screens::review::Reviewing;
use crate::screens::{Overlay, Screen};
use crate::third_party::egui::OnScreen;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use boxwood_core::{Actor, Match, Side};
use boxwood_play::{CurrentMatch, Presentation};
use boxwood_search::Review;
use boxwood_tabletop::{Cursor, FramesDrawn, PointScreen, Selected, TableState, View};
use std::path::PathBuf;

/// Where the probe goes.
#[derive(Resource, Clone, Debug)]
#[cfg_attr(target_arch = "wasm32", expect(dead_code, reason = "the page gets it instead"))]
struct ProbeFile(PathBuf);

/// Writes the probe, if the command line asks for it.
pub fn plugin(options: &Options) -> impl Plugin + use<> {
    let file = options.probe.clone();
    move |app: &mut App| {
        if let Some(file) = file.clone() {
            app.insert_resource(ProbeFile(file)).add_systems(Last, write);
        }
    }
}

#[derive(SystemParam)]
struct Seen<'w, 's> {
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, Overlay>,
    shown: Res<'w, Shown>,
    log: Res<'w, TableLog>,
    hint: Res<'w, Hint>,
    reviewing: Res<'w, Reviewing>,
    texts: Res<'w, Texts>,
    troubles: Res<'w, Troubles>,
    buttons: Res<'w, OnScreen>,
    points: Res<'w, PointScreen>,
    current: Option<Res<'w, CurrentMatch>>,
    presentation: Res<'w, Presentation>,
    table: Res<'w, TableState>,
    view: Res<'w, View>,
    selected: Res<'w, Selected>,
    cursor: Res<'w, Cursor>,
    frames: Res<'w, FramesDrawn>,
}

fn write(seen: Seen, #[cfg(not(target_arch = "wasm32"))] file: Res<ProbeFile>, mut last: Local<String>) {
    let text = describe(&seen);
    if *last == text {
        return;
    }
    let frames = format!("{{\n  \"frames\": {},\n", seen.frames.0);
    let whole = text.replacen("{\n", &frames, 1);
    #[cfg(target_arch = "wasm32")]
    crate::page::bridge::tell("probed", &[&whole]);
    #[cfg(not(target_arch = "wasm32"))]
    if let Err(error) = crate::keeping::write_whole(&file.0, &whole) {
        warn!("the probe could not be written: {}: {error}", file.0.display());
    }
    *last = text;
}

fn spot(at: Vec2) -> String {
    format!("[{:.1}, {:.1}]", at.x, at.y)
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

fn describe(seen: &Seen) -> String {
    let mut fields = Fields::default();
    fields.text("screen", seen.screen.name());
    fields.text("overlay", seen.overlay.name());
    if let Ok(window) = seen.window.single() {
        fields.raw("window", spot(window.size()));
        fields.raw("scale", window.scale_factor());
    }
    fields.text("table", &format!("{:?}", *seen.table).to_lowercase());
    fields.raw("busy", seen.presentation.busy);
    fields.raw("flat", seen.view.flat);
    fields.text("near", side_name(seen.view.near));
    fields.map(
        "buttons",
        seen.buttons.0.iter().map(|(name, r)| {
            let size = r.size();
            (name.clone(), format!("[{:.1}, {:.1}, {:.1}, {:.1}]", r.min.x, r.min.y, size.x, size.y))
        }),
    );
    fields.text("trouble", seen.troubles.0.front().map_or("", |t| t.key));
    if let Some(current) = &seen.current {
        describe_match(&mut fields, current, seen);
    }
    if let Some(model) = &seen.shown.0 {
        fields.text("turn", &model.turn);
        fields.raw("can_undo", model.can_undo);
        fields.text("series", &model.series);
    }
    fields.list("story", seen.log.lines.iter().rev().take(4).rev().map(|line| quoted(line)));
    fields.text("refusal", seen.log.refusal.as_ref().map_or("", |(why, _)| why));
    let hint = seen.current.as_ref().and_then(|current| hint::words(current.game(), &seen.hint, &seen.texts));
    fields.text("hint", &hint.unwrap_or_default());
    let judged = seen.reviewing.review.as_ref().map(Review::progress);
    fields.list("judged", judged.iter().flat_map(|(done, all)| [done, all].map(usize::to_string)));
    fields.raw("opening", seen.log.opening.is_some());
    format!("{{\n{}\n}}\n", fields.0)
}

fn describe_match(fields: &mut Fields, current: &CurrentMatch, seen: &Seen) {
    let game: &dyn Match = current.game();
    let board = game.board();
    let info = game.info();
    fields.text("game", info.game);
    fields.text("ruleset", &info.ruleset);
    fields.raw("seed", quoted(&info.seed.to_string()));
    fields.list("seats", current.seats().iter().map(|seat| quoted(&seat.to_string())));
    let to_act = match game.to_act() {
        Actor::Side(side) => side_name(side),
        Actor::Dice => "dice",
        Actor::Nobody => "nobody",
    };
    fields.text("to_act", to_act);
    fields.text("on_turn", side_name(game.on_turn()));
    fields.text("seat_on_turn", &current.seat(game.on_turn()).to_string());
    fields.list("legal", game.legal_steps().iter().map(|step| quoted(&step.text(board))));
    fields.list("dice_left", game.dice_left().numbers().iter().map(u8::to_string));
    fields.raw("history", game.history().len());
    fields.raw("revision", game.revision());
    fields.text("last_step", &game.history().last().map_or(String::new(), |played| played.step.text(board)));
    fields.text("position", &game.position_text());
    let outcome = game.outcome();
    fields.text("outcome", outcome.map_or("", |outcome| outcome.text()));
    fields.text("why", outcome.map_or("", |outcome| outcome.why.0));
    let name = |point: Option<boxwood_core::Point>| point.map_or("", |point| board.name(point));
    fields.text("selected", name(seen.selected.0));
    fields.text("cursor", name(seen.cursor.0));
    let points = board.points().zip(&seen.points.points);
    fields.map("points", points.map(|(point, at)| (board.name(point).to_owned(), spot(*at))));
    fields.list("cup", seen.points.cup.map(spot));
    fields.list("board", seen.points.corners.map(spot));
}
