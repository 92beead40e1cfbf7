//! Rules of one's own, being made: every switch of the game with its values, and what differs from the ruleset that they
//! began as.

use super::layout::{Shape, shape};
use super::{Desk, setup};
use crate::screens::Wish;
use crate::screens::own_rules::{Draft, OwnAsk, OwnRules, of_game, text};
use crate::theme::chips::chips;
use crate::theme::signs as sign;
use crate::theme::widgets::{self, Weight};
use crate::theme::{fonts, palette, style};
use bevy_egui::egui::{
    Area, Context, Id, Margin, Order, Pos2, Rect, ScrollArea, Sense, StrokeKind, TextEdit, Ui, UiBuilder, Vec2,
};
use boxwood_core::{RulesetInfo, Switch};
use boxwood_search::GameEntry;

/// The player's own rules in the list of a game's rulesets, and the way to make some.
pub fn list(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    entry: &'static dyn GameEntry,
    changed: &mut crate::screens::SetupChoice,
) {
    let settings = desk.settings;
    for (i, own) in of_game(settings, entry).enumerate() {
        let chosen = changed.own.as_ref() == Some(&own.name);
        let detail = detail(desk, entry, own);
        if widgets::choice(ui, &format!("own-{i}"), chosen, &own.name, "", &detail).clicked() {
            changed.choose_own(entry, settings, &own.name);
        }
        if chosen {
            let words = desk.texts.say("own-change");
            if widgets::button(ui, "own-change", Weight::Quiet, sign::PENCIL_SIMPLE, &words, None).clicked() {
                desk.wish(Wish::Own(OwnAsk::Change));
            }
        }
    }
    let words = desk.texts.say("own-add");
    let width = ui.available_width();
    if widgets::button(ui, "own-add", Weight::Plain, sign::SLIDERS_HORIZONTAL, &words, Some(width)).clicked() {
        desk.wish(Wish::Own(OwnAsk::New));
    }
}

/// What rules of one's own are, in a line.
#[must_use]
pub fn detail(desk: &Desk<'_>, entry: &dyn GameEntry, own: &OwnRules) -> String {
    let base = own.base_of(entry).map_or_else(|| own.base.clone(), |base| desk.texts.ruleset_title(entry.id(), base));
    let changes = own.changes(entry);
    if changes.is_empty() {
        return desk.texts.tell("own-detail-same", &[("ruleset", base.into())]);
    }
    let changes = desk.texts.switches_told(entry.id(), &changes);
    desk.texts.tell("own-detail", &[("ruleset", base.into()), ("changes", changes.into())])
}

/// Draws the rules that are being made, in the place of the sheet before a game.
pub fn show(ctx: &Context, desk: &mut Desk<'_>, entry: &'static dyn GameEntry, draft: &Draft) {
    let (sheet, _) = setup::places(ctx);
    let upright = shape(ctx.viewport_rect().size()) != Shape::Wide;
    let area = Area::new(Id::new("making-rules")).order(Order::Foreground).fixed_pos(sheet.min).constrain(false);
    widgets::show_area(ctx, area, |ui| {
        ui.allocate_rect(sheet, Sense::hover());
        let frame = style::sheet();
        ui.painter().add(frame.shadow.as_shape(sheet, frame.corner_radius));
        ui.painter().rect(sheet, frame.corner_radius, frame.fill, frame.stroke, StrokeKind::Inside);
        let inner = sheet.shrink(if upright { 14.0 } else { 20.0 });
        let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
        content(&mut ui, desk, entry, draft, inner);
    });
}

fn content(ui: &mut Ui, desk: &mut Desk<'_>, entry: &'static dyn GameEntry, draft: &Draft, inner: Rect) {
    // What is wrong is said where the eye is when *Keep* is pressed.
    let quarrel = draft.quarrel(entry, desk.texts);
    let told = draft.told.as_ref().map(|told| (told.wrong, told.words.clone())).or(quarrel.map(|words| (true, words)));
    let told_height = told.as_ref().map_or(0.0, |(_, words)| {
        let font = fonts::medium(style::SMALL + 1.0);
        ui.painter().layout(words.clone(), font, palette::BONE, inner.width()).size().y + 12.0
    });
    let (above, foot) = inner.split_top_bottom_at_y(inner.bottom() - style::TARGET - 10.0 - told_height);
    widgets::within(ui, above, |ui| {
        let name = desk.texts.of_game(entry.id(), "name", &[]).unwrap_or_default();
        widgets::paragraph(ui, &desk.texts.say("own-title"), fonts::display(30.0), palette::BONE);
        widgets::paragraph(ui, &name, fonts::display_italic(20.0), palette::BONE_DIM);
        ScrollArea::vertical().id_salt("making-rules").auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(inner.width() - 10.0);
            beginning(ui, desk, entry, draft);
            for switch in entry.switches().iter().filter(|switch| switch.values.len() > 1) {
                row(ui, desk, entry, draft, switch);
            }
            ui.add_space(8.0);
            as_text(ui, desk, draft);
            more(ui, desk, draft);
            ui.add_space(10.0);
        });
    });
    widgets::within(ui, foot.with_min_y(foot.top() + 6.0), |ui| {
        if let Some((wrong, words)) = told {
            let colour = if wrong { palette::MADDER } else { palette::HONEY };
            let shown = widgets::paragraph(ui, &words, fonts::medium(style::SMALL + 1.0), colour);
            widgets::mark(ui, "told-own", shown.rect);
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let back = desk.texts.say("own-back");
            if widgets::button(ui, "own-back", Weight::Plain, sign::CARET_LEFT, &back, None).clicked() {
                desk.wish(Wish::Close);
            }
            let words = desk.texts.say("own-keep");
            let width = ui.available_width();
            if widgets::button(ui, "own-keep", Weight::Primary, sign::CHECK, &words, Some(width)).clicked() {
                desk.wish(Wish::Own(OwnAsk::Keep));
            }
        });
    });
}

/// The name, and as which rules they began.
fn beginning(ui: &mut Ui, desk: &mut Desk<'_>, entry: &'static dyn GameEntry, draft: &Draft) {
    let label = |ui: &mut Ui, words: &str| {
        widgets::paragraph(ui, words, fonts::text(style::SMALL), palette::BONE_DIM);
    };
    label(ui, &desk.texts.say("own-name"));
    let mut name = draft.rules.name.clone();
    let field = TextEdit::singleline(&mut name)
        .hint_text(desk.texts.say("own-name-hint"))
        .font(fonts::text(style::BODY))
        .margin(Margin::symmetric(14, 11))
        .desired_width(f32::INFINITY);
    let response = ui.add(field);
    widgets::mark(ui, "own-name", response.rect);
    if name != draft.rules.name {
        desk.wish(Wish::Own(OwnAsk::Name(name)));
    }
    let titles: Vec<String> =
        entry.rulesets().iter().map(|ruleset| desk.texts.ruleset_title(entry.id(), ruleset)).collect();
    if titles.len() > 1 {
        label(ui, &desk.texts.say("own-from"));
        let base = entry.rulesets().iter().position(|ruleset| ruleset.id == draft.rules.base);
        if let Some(i) = chips(ui, "own-from", &titles, base) {
            desk.wish(Wish::Own(OwnAsk::From(entry.rulesets()[i].id.clone())));
        }
    }
    let words = match draft.rules.changes(entry).len() {
        0 => desk.texts.say("own-same"),
        count => desk.texts.tell("own-differs", &[("count", count.into())]),
    };
    widgets::paragraph(ui, &words, fonts::italic(style::SMALL), palette::BONE_DIM);
}

/// A switch: what it is called, what it changes, its values, and what the ruleset says where that is something else.
fn row(ui: &mut Ui, desk: &mut Desk<'_>, entry: &dyn GameEntry, draft: &Draft, switch: &Switch) {
    let (texts, game) = (desk.texts, entry.id());
    let now = draft.rules.value(switch.name).unwrap_or_default();
    let base = draft.rules.base_of(entry);
    let usual = base.and_then(|base| base.switches.get(switch.name)).map(String::as_str);
    let differs = usual.is_some_and(|usual| usual != now);
    ui.add_space(14.0);
    let top = ui.cursor().top();
    ui.spacing_mut().item_spacing.y = 3.0;
    let colour = if differs { palette::HONEY } else { palette::BONE };
    widgets::paragraph(ui, &texts.switch_name(game, switch.name), fonts::bold(style::BODY), colour);
    widgets::paragraph(ui, &texts.switch_detail(game, switch.name), fonts::text(style::SMALL), palette::BONE_DIM);
    // A value that is not among those offered (any number of turns will do) stands beside them while it holds.
    let mut values: Vec<&str> = switch.values.to_vec();
    if !values.contains(&now) {
        values.push(now);
    }
    let words: Vec<String> = values.iter().map(|value| texts.switch_value(game, switch.name, value)).collect();
    let chosen = values.iter().position(|value| *value == now);
    if let Some(i) = chips(ui, &format!("switch-{}", switch.name), &words, chosen) {
        desk.wish(Wish::Own(OwnAsk::Set(switch.name.to_owned(), values[i].to_owned())));
    }
    if let (true, Some(base), Some(usual)) = (differs, base, usual) {
        otherwise(ui, desk, entry, base, switch, usual);
        let bar = Rect::from_min_max(
            Pos2::new(ui.min_rect().left() - 8.0, top),
            Pos2::new(ui.min_rect().left() - 5.0, ui.cursor().top() - 3.0),
        );
        ui.painter().rect_filled(bar, 1.5, palette::HONEY);
    }
    ui.spacing_mut().item_spacing.y = 8.0;
}

fn otherwise(ui: &mut Ui, desk: &Desk<'_>, entry: &dyn GameEntry, base: &RulesetInfo, switch: &Switch, usual: &str) {
    let value = desk.texts.switch_value(entry.id(), switch.name, usual);
    let words = desk.texts.tell(
        "own-differs-mark",
        &[("ruleset", desk.texts.ruleset_title(entry.id(), base).into()), ("value", value.into())],
    );
    widgets::paragraph(ui, &words, fonts::italic(style::SMALL), palette::HONEY);
}

/// The rules as a text that others can read, and theirs.
fn as_text(ui: &mut Ui, desk: &mut Desk<'_>, draft: &Draft) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(8.0);
        let words = desk.texts.say("own-as-text");
        if widgets::button(ui, "own-as-text", Weight::Plain, sign::COPY, &words, None).clicked() {
            ui.ctx().copy_text(text::write(&draft.rules));
            desk.wish(Wish::Own(OwnAsk::Copied));
        }
        let words = desk.texts.say("own-paste");
        if widgets::button(ui, "own-paste", Weight::Plain, sign::CLIPBOARD_TEXT, &words, None).clicked() {
            desk.wish(Wish::Own(OwnAsk::OpenPaste));
        }
    });
    let Some(pasted) = &draft.pasted else { return };
    let mut text = pasted.clone();
    let field = TextEdit::multiline(&mut text)
        .hint_text(desk.texts.say("own-paste-hint"))
        .font(fonts::text(style::SMALL))
        .margin(Margin::symmetric(14, 11))
        .desired_rows(4)
        .desired_width(f32::INFINITY);
    let response = ui.add(field);
    widgets::mark(ui, "own-pasted", response.rect);
    if text != *pasted {
        desk.wish(Wish::Own(OwnAsk::Pasted(text)));
    } else if pasted.is_empty() && !response.has_focus() {
        response.request_focus();
        response.scroll_to_me(None);
    }
    let words = desk.texts.say("own-paste-read");
    if widgets::button(ui, "read-own", Weight::Plain, sign::CHECK, &words, None).clicked() {
        desk.wish(Wish::Own(OwnAsk::Read));
    }
}

/// What can be done with rules that are kept already.
fn more(ui: &mut Ui, desk: &mut Desk<'_>, draft: &Draft) {
    if draft.changes.is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(8.0);
        let words = desk.texts.say("own-copy");
        if widgets::button(ui, "own-copy", Weight::Plain, sign::COPY_SIMPLE, &words, None).clicked() {
            desk.wish(Wish::Own(OwnAsk::Copy));
        }
        let key = if draft.deleting { "own-delete-sure" } else { "own-delete" };
        let words = desk.texts.say(key);
        if widgets::button(ui, "own-delete", Weight::Plain, sign::TRASH, &words, None).clicked() {
            desk.wish(Wish::Own(OwnAsk::Delete));
        }
    });
}
