//! Before a game: by which rules, who plays. Everything has a sensible value; one click plays.

use super::layout::{Shape, shape};
use super::{Desk, area, own_rules, series, table};
use crate::screens::own_rules::can_be_made;
use crate::screens::{SetupChoice, Wish};
use crate::theme::signs as sign;
use crate::theme::widgets::{self, Weight};
use crate::theme::{fonts, palette, style};
use bevy_egui::egui::{Context, CornerRadius, Frame, Margin, Pos2, Rect, ScrollArea, Stroke, StrokeKind, Ui, Vec2};
use boxwood_core::RulesetInfo;
use boxwood_search::Level;

/// Draws the sheet and says what it leaves to the board beside it. `thrown`: an opening roll gives players their sides.
pub fn show(ctx: &Context, desk: &mut Desk<'_>, choice: &SetupChoice, thrown: bool) -> Rect {
    let window = ctx.viewport_rect();
    let upright = shape(window.size()) != Shape::Wide;
    let (sheet, board) = places(ctx);
    table::dim(ctx, window, if upright { 0.6 } else { 0.15 });
    let Some(entry) = desk.games.find(&choice.game) else { return board };
    area(ctx, desk, "setup", sheet, |ui, desk| {
        let frame = style::sheet();
        ui.painter().add(frame.shadow.as_shape(sheet, frame.corner_radius));
        ui.painter().rect(sheet, frame.corner_radius, frame.fill, frame.stroke, StrokeKind::Inside);
        let inner = sheet.shrink(if upright { 14.0 } else { 20.0 });
        let (above, foot) = inner.split_top_bottom_at_y(inner.bottom() - style::TARGET - 10.0);
        let mut changed = choice.clone();
        widgets::within(ui, above, |ui| {
            let name = desk.texts.of_game(entry.id(), "name", &[]).unwrap_or_default();
            widgets::paragraph(ui, &name, fonts::display(30.0), palette::BONE);
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                ui.set_max_width(inner.width() - 10.0);
                players(ui, desk, &mut changed);
                series::choose(ui, desk, &mut changed, thrown);
                widgets::heading(ui, &desk.texts.say("setup-rules"));
                for (i, ruleset) in entry.rulesets().iter().enumerate() {
                    rules(ui, desk, &mut changed, entry.id(), i, ruleset);
                }
                if can_be_made(entry) {
                    own_rules::list(ui, desk, entry, &mut changed);
                }
                ui.add_space(10.0);
            });
        });
        if changed != *choice {
            desk.new_choice = Some(changed);
        }
        let row = Rect::from_min_max(Pos2::new(foot.left(), foot.top() + 10.0), foot.max);
        widgets::within(ui, row, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                let back = desk.texts.say("setup-back");
                if widgets::button(ui, "back", Weight::Plain, sign::CARET_LEFT, &back, None).clicked() {
                    desk.wish(Wish::Close);
                }
                let words = desk.texts.say("setup-begin");
                let width = ui.available_width();
                if widgets::button(ui, "play", Weight::Primary, sign::PLAY, &words, Some(width)).clicked() {
                    desk.wish(Wish::Play);
                }
            });
        });
    });
    board
}

/// Where the sheet lies, and what it leaves to the board.
#[must_use]
pub fn places(ctx: &Context) -> (Rect, Rect) {
    let window = ctx.viewport_rect();
    if shape(window.size()) != Shape::Wide {
        return (window.shrink(8.0), window);
    }
    let width = (window.width() * 0.42).clamp(460.0, 600.0);
    let sheet = Rect::from_min_size(window.min + Vec2::splat(16.0), Vec2::new(width, window.height() - 32.0));
    (sheet, Rect::from_min_max(Pos2::new(sheet.right() + 8.0, window.top()), window.max))
}

fn players(ui: &mut Ui, desk: &Desk<'_>, choice: &mut SetupChoice) {
    widgets::heading(ui, &desk.texts.say("setup-players"));
    let kinds = [desk.texts.say("setup-human"), desk.texts.say("setup-computer")];
    let levels = Level::ALL.map(|level| desk.texts.say(&format!("level-{}", level.name())));
    for (i, (key, name)) in [("setup-near", "near-seat"), ("setup-far", "far-seat")].into_iter().enumerate() {
        let seat = &mut choice.seats[i];
        widgets::paragraph(ui, &desk.texts.say(key), fonts::text(style::SMALL), palette::BONE_DIM);
        if let Some(pressed) = widgets::segments(ui, name, &kinds, usize::from(seat.computer)) {
            seat.computer = pressed == 1;
        }
        if seat.computer {
            if let Some(pressed) = widgets::segments(ui, &format!("{name}-level"), &levels, seat.level as usize) {
                seat.level = Level::ALL[pressed];
            }
            let detail = format!("level-{}-detail", seat.level.name());
            let detail = desk.texts.of_game(&choice.game, &detail, &[]).unwrap_or_default();
            let line = desk.texts.tell("setup-level", &[("detail", detail.into())]);
            widgets::paragraph(ui, &line, fonts::italic(style::SMALL), palette::BONE_DIM);
        }
        ui.add_space(4.0);
    }
    let begins = desk.texts.of_game(&choice.game, "setup-who-begins", &[]).unwrap_or_default();
    widgets::paragraph(ui, &begins, fonts::text(style::SMALL), palette::BONE_DIM);
}

fn rules(ui: &mut Ui, desk: &Desk<'_>, choice: &mut SetupChoice, game: &str, i: usize, ruleset: &RulesetInfo) {
    let key = format!("ruleset-{game}-{}-difference", ruleset.id);
    let difference = if desk.texts.has(&key) { desk.texts.say(&key) } else { String::new() };
    let year = ruleset.year.clone().unwrap_or_default();
    let name = format!("ruleset-{}", ruleset.id);
    let chosen = choice.ruleset == i && choice.own.is_none();
    let title = desk.texts.ruleset_title(game, ruleset);
    if widgets::choice(ui, &name, chosen, &title, &year, &difference).clicked() {
        choice.choose(i);
    }
    if !chosen {
        return;
    }
    let open = choice.reading == Some(i);
    let words = desk.texts.say(if open { "setup-hide-source" } else { "setup-read-source" });
    let caret = if open { sign::CARET_DOWN } else { sign::CARET_RIGHT };
    if widgets::button(ui, "read-source", Weight::Quiet, caret, &words, None).clicked() {
        choice.reading = if open { None } else { Some(i) };
    }
    if open {
        source(ui, desk, game, ruleset);
    }
}

/// The source of a ruleset, and its words where they may be quoted.
fn source(ui: &mut Ui, desk: &Desk<'_>, game: &str, ruleset: &RulesetInfo) {
    let frame = Frame {
        fill: palette::NIGHT,
        stroke: Stroke::new(1.0, palette::RIM.gamma_multiply(0.6)),
        corner_radius: CornerRadius::same(12),
        inner_margin: Margin::symmetric(14, 10),
        ..Frame::default()
    };
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        let told = desk.texts.ruleset_source(game, ruleset);
        widgets::paragraph(ui, &told, fonts::text(style::SMALL), palette::BONE_DIM);
        match &ruleset.words {
            Some(quote) => {
                widgets::paragraph(ui, &quote.text, fonts::italic(17.0), palette::BONE);
                widgets::paragraph(
                    ui,
                    &desk.texts.say("setup-translation"),
                    fonts::bold(style::SMALL),
                    palette::BONE_DIM,
                );
                let translation = desk.texts.ruleset_translation(game, ruleset);
                widgets::paragraph(ui, &translation, fonts::text(17.0), palette::BONE);
            }
            None => {
                widgets::paragraph(
                    ui,
                    &desk.texts.say("setup-no-quote"),
                    fonts::italic(style::SMALL),
                    palette::BONE_DIM,
                );
            }
        }
    });
}
