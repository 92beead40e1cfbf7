//! The sheet of games and positions: the game on the table as a text, other texts taken in, the games that are kept.

use super::Desk;
use crate::games::foreign;
use crate::screens::Wish;
use crate::screens::exchange::{Exchange, ExchangeAsk, Kept, KeptState, written_as};
use crate::theme::signs as sign;
use crate::theme::widgets::{self, Weight};
use crate::theme::{fonts, palette, style};
use bevy::prelude::{App, MessageReader, Res, ResMut, Update};
use bevy_egui::EguiClipboard;
use bevy_egui::egui::{Margin, TextEdit, Ui, Vec2};
use boxwood_play::{CurrentMatch, Games};

/// Reads the clipboard where there is one.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, paste);
}

fn paste(
    mut wishes: MessageReader<Wish>,
    mut clipboard: ResMut<EguiClipboard>,
    (games, texts): (Res<Games>, Res<crate::i18n::Texts>),
    mut exchange: ResMut<Exchange>,
) {
    if wishes.read().any(|wish| *wish == Wish::Exchange(ExchangeAsk::Paste)) {
        let text = clipboard.get_text().unwrap_or_default();
        exchange.take(text, &games, &texts);
    }
}

/// Draws what stands on the sheet. `current`: the game that somebody plays, if one lies on the table.
pub fn show(ui: &mut Ui, desk: &mut Desk<'_>, current: Option<&CurrentMatch>) {
    let exchange = desk.exchange;
    give(ui, desk, current);
    widgets::heading(ui, &desk.texts.say("games-open"));
    take(ui, desk, exchange);
    widgets::heading(ui, &desk.texts.say("games-kept"));
    if exchange.kept.is_empty() {
        let words = desk.texts.say("games-kept-none");
        widgets::paragraph(ui, &words, fonts::italic(style::BODY), palette::BONE_DIM);
    }
    for (kind, key) in [(KeptState::Unfinished, "games-kept-unfinished"), (KeptState::Finished, "games-kept-finished")]
    {
        let mut of_kind = exchange.kept.iter().filter(|kept| kept.kind == kind).peekable();
        if of_kind.peek().is_some() {
            widgets::paragraph(ui, &desk.texts.say(key), fonts::text(style::SMALL), palette::BONE_DIM);
        }
        of_kind.for_each(|kept| row(ui, desk, kept));
    }
    ui.add_space(8.0);
}

/// The game on the table, as a text in one of several ways.
fn give(ui: &mut Ui, desk: &mut Desk<'_>, current: Option<&CurrentMatch>) {
    widgets::heading(ui, &desk.texts.say("games-this"));
    let Some(current) = current else {
        let words = desk.texts.say("games-none");
        widgets::paragraph(ui, &words, fonts::italic(style::BODY), palette::BONE_DIM);
        return;
    };
    let copied = |ui: &Ui, desk: &mut Desk<'_>, text: String| {
        ui.ctx().copy_text(text);
        desk.wish(Wish::Exchange(ExchangeAsk::Copied));
    };
    let width = (ui.available_width() - 8.0) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let words = desk.texts.say("games-copy");
        if widgets::button(ui, "games-copy", Weight::Plain, sign::COPY, &words, Some(width)).clicked() {
            copied(ui, desk, current.record().to_string());
        }
        let words = desk.texts.say("games-file");
        if widgets::button(ui, "games-file", Weight::Plain, sign::FLOPPY_DISK, &words, Some(width)).clicked() {
            // In a browser the page hands out files.
            let page = cfg!(target_arch = "wasm32");
            desk.wish(if page { Wish::AsText } else { Wish::Exchange(ExchangeAsk::File) });
        }
    });
    let formats = foreign::formats(current.game());
    if formats.is_empty() {
        return;
    }
    widgets::paragraph(ui, &desk.texts.say("games-as"), fonts::text(style::SMALL), palette::BONE_DIM);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(8.0);
        for format in formats {
            let words = desk.texts.say(&format!("games-as-{format}"));
            let pressed = widgets::button(ui, &format!("games-as-{format}"), Weight::Plain, "", &words, None).clicked();
            if let (true, Ok(text)) = (pressed, written_as(current, format)) {
                copied(ui, desk, text);
            }
        }
    });
}

/// A text that is taken in, and what it was found to be.
fn take(ui: &mut Ui, desk: &mut Desk<'_>, exchange: &Exchange) {
    let mut text = exchange.text.clone();
    let field = TextEdit::multiline(&mut text)
        .hint_text(desk.texts.say("games-hint"))
        .font(fonts::text(style::SMALL))
        .margin(Margin::symmetric(14, 11))
        .desired_rows(3)
        .desired_width(f32::INFINITY);
    // A long game is no reason for a long sheet.
    let response =
        bevy_egui::egui::ScrollArea::vertical().id_salt("scroll").max_height(132.0).show(ui, |ui| ui.add(field)).inner;
    widgets::mark(ui, "text-games", response.rect);
    if text != exchange.text {
        desk.wish(Wish::Exchange(ExchangeAsk::Text(text)));
    }
    let both = !cfg!(target_arch = "wasm32");
    let width = if both { (ui.available_width() - 8.0) / 2.0 } else { ui.available_width() };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if both {
            let words = desk.texts.say("games-paste");
            if widgets::button(ui, "games-paste", Weight::Plain, sign::CLIPBOARD_TEXT, &words, Some(width)).clicked() {
                desk.wish(Wish::Exchange(ExchangeAsk::Paste));
            }
        }
        let words = desk.texts.say("games-read");
        if widgets::button(ui, "games-read", Weight::Plain, sign::CHECK, &words, Some(width)).clicked() {
            desk.wish(Wish::Exchange(ExchangeAsk::Read));
        }
    });
    if let Some(told) = &exchange.told {
        let colour = if told.wrong { palette::MADDER } else { palette::HONEY };
        let shown = widgets::paragraph(ui, &told.words, fonts::medium(style::BODY), colour);
        widgets::mark(ui, "told-games", shown.rect);
    }
    let Some(found) = &exchange.found else { return };
    let shown = widgets::paragraph(ui, &found.words, fonts::medium(style::BODY), palette::HONEY);
    widgets::mark(ui, "games-found", shown.rect);
    if let Some(problem) = &found.problem {
        widgets::paragraph(ui, problem, fonts::medium(style::SMALL), palette::MADDER);
    }
    let words = desk.texts.say("games-lay");
    let width = ui.available_width();
    let lay = widgets::button(ui, "games-lay", Weight::Primary, sign::PLAY, &words, Some(width));
    // What was found is brought into sight once, wherever on the sheet it was asked for.
    let seen = ui.id().with("found");
    if ui.data(|data| data.get_temp::<String>(seen)).as_ref() != Some(&found.words) {
        ui.data_mut(|data| data.insert_temp(seen, found.words.clone()));
        lay.scroll_to_me(None);
    }
    if lay.clicked() {
        desk.wish(Wish::Exchange(ExchangeAsk::Lay));
    }
}

fn row(ui: &mut Ui, desk: &mut Desk<'_>, kept: &Kept) {
    let name = format!("kept-{}", kept.name.replace('/', "-"));
    if widgets::choice(ui, &name, false, &kept.title, "", &kept.detail).clicked() {
        desk.wish(Wish::Exchange(ExchangeAsk::Open(kept.name.clone())));
    }
}
