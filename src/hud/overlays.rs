//! What lies over a screen: menu, rules, settings, keys, trouble.

use super::{Desk, dice, paste, results, review, rules};
use crate::i18n::LANGUAGES;
use crate::screens::look_back::Looking;
use crate::screens::rematch::giver_up;
use crate::screens::{Overlay, Screen, Wish};
use crate::settings::{PictureQuality, Speed};
use crate::theme::signs as sign;
use crate::theme::widgets::{self, Weight};
use crate::theme::{fonts, palette, style};
use bevy_egui::egui::{
    Align, Align2, Area, Context, CornerRadius, Id, LayerId, Layout, Order, Rect, RichText, ScrollArea, Ui, Vec2,
};
use boxwood_play::{CurrentMatch, Trouble};
use boxwood_sound::Group;

/// What lies over what.
#[derive(Clone, Copy, Debug)]
pub struct Over<'a> {
    /// What lies there.
    pub overlay: Overlay,
    /// Over which screen.
    pub screen: Screen,
    /// The game that the screen is about.
    pub game: Option<&'static str>,
    /// The match on the table that somebody plays.
    pub current: Option<&'a CurrentMatch>,
    /// The game that is looked back through.
    pub looking: Option<&'a Looking>,
}

/// Draws what lies over the screen, if anything does.
pub fn show(ctx: &Context, desk: &mut Desk<'_>, over: Over<'_>, reading: Option<&rules::Reading<'_>>) {
    let Over { overlay, screen, game, current, looking } = over;
    match overlay {
        // Rules that are made have a sheet of their own.
        Overlay::None | Overlay::OwnRules => {}
        Overlay::Menu => sheet(ctx, desk, "menu-title", 360.0, |ui, desk| menu(ui, desk, screen, game, current)),
        Overlay::Rules => {
            if let Some(game) = game {
                sheet(ctx, desk, "rules-title", 640.0, |ui, desk| rules::show(ui, desk, game, reading));
            }
        }
        Overlay::Settings => sheet(ctx, desk, "settings-title", 540.0, settings),
        Overlay::Games => sheet(ctx, desk, "games-title", 560.0, |ui, desk| paste::show(ui, desk, current)),
        Overlay::Dice => match current {
            Some(current) => sheet(ctx, desk, "dice-title", 480.0, |ui, desk| dice::show(ui, desk, current.game())),
            // While one looks back no match is played; an empty sheet would only be in the way.
            None => desk.wish(Wish::Close),
        },
        Overlay::Results => sheet(ctx, desk, "results-title", 520.0, results::show),
        Overlay::Review => match looking {
            Some(looking) => sheet(ctx, desk, "review-title", 520.0, |ui, desk| review::show(ui, desk, looking)),
            None => desk.wish(Wish::Close),
        },
        Overlay::Keys => sheet(ctx, desk, "keys-title", 440.0, keys),
    }
}

/// A sheet in the middle of the window with a title and a cross; what is behind it is darkened.
fn sheet<'d>(
    ctx: &Context,
    desk: &mut Desk<'d>,
    title: &str,
    width: f32,
    content: impl FnOnce(&mut Ui, &mut Desk<'d>),
) {
    let window = ctx.viewport_rect();
    darken(ctx, window);
    let narrow = window.width() < 520.0;
    let margin = if narrow { 8.0 } else { 24.0 };
    let mut frame = style::sheet();
    if narrow {
        frame.inner_margin = 14.into();
    }
    let padding = frame.inner_margin.sum();
    let width = width.min(window.width() - 2.0 * margin - padding.x);
    let height = window.height() - 2.0 * margin - padding.y;
    let area = Area::new(Id::new(("sheet", title))).order(Order::Foreground).anchor(Align2::CENTER_CENTER, Vec2::ZERO);
    let shown = widgets::show_area(ctx, area, |ui| {
        frame.show(ui, |ui| {
            ui.set_width(width);
            ui.set_max_height(height);
            ui.horizontal(|ui| {
                ui.label(RichText::new(desk.texts.say(title)).font(fonts::display(30.0)).color(palette::BONE));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let words = desk.texts.say("button-close");
                    if widgets::sign_button(ui, "close", sign::X, &words, true).clicked() {
                        desk.wish(Wish::Close);
                    }
                });
            });
            ui.add_space(4.0);
            ScrollArea::vertical().max_height(height - style::TARGET - 12.0).auto_shrink([false, true]).show(
                ui,
                |ui| {
                    ui.set_max_width(width - 12.0);
                    content(ui, desk);
                },
            );
        });
    });
    // A click beside the sheet puts it away.
    let pressed = ctx.input(|i| i.pointer.primary_pressed().then(|| i.pointer.interact_pos()).flatten());
    if pressed.is_some_and(|at| !shown.response.rect.contains(at)) {
        desk.wish(Wish::Close);
    }
}

fn darken(ctx: &Context, window: Rect) {
    // Painted after the areas of the middle order and before those of the foreground.
    let layer = LayerId::new(Order::Middle, Id::new("darken"));
    ctx.layer_painter(layer).rect_filled(window, CornerRadius::ZERO, palette::NIGHT.gamma_multiply(0.62));
}

fn menu(ui: &mut Ui, desk: &mut Desk<'_>, screen: Screen, game: Option<&'static str>, current: Option<&CurrentMatch>) {
    let width = ui.available_width();
    let has_dice = current.is_some_and(|current| current.game().dice_count() > 0);
    let may_give_up = screen == Screen::Table && current.and_then(giver_up).is_some();
    let give_up = if desk.sure.asks(&Wish::GiveUp) { "menu-give-up-sure" } else { "menu-give-up" };
    // A game that can show more than it does by itself says so in its texts.
    let dangers = game.filter(|_| screen == Screen::Table).map(|game| format!("{game}-dangers"));
    let dangers = dangers.filter(|key| desk.texts.has(key)).map(|key| desk.texts.say(&key));
    let mut asked = false;
    let mut row = |ui: &mut Ui, name: &str, weight, sign, key: &str, wish: Wish| {
        let words = desk.texts.say(key);
        if widgets::button(ui, name, weight, sign, &words, Some(width)).clicked() {
            desk.wish(wish);
        }
    };
    row(ui, "resume", Weight::Primary, sign::PLAY, "menu-resume", Wish::Close);
    if let (Some(game), Screen::Table) = (game, screen) {
        row(ui, "new-game", Weight::Plain, sign::PLUS, "menu-new", Wish::Setup(game.to_owned()));
    }
    if let Some(words) = dangers {
        asked = widgets::button(ui, "dangers", Weight::Plain, sign::EYE, &words, Some(width)).clicked();
    }
    row(ui, "menu-rules", Weight::Plain, sign::BOOK_OPEN, "menu-rules", Wish::Open(Overlay::Rules));
    if has_dice && screen == Screen::Table {
        row(ui, "menu-dice", Weight::Plain, sign::DICE_FIVE, "menu-dice", Wish::Open(Overlay::Dice));
    }
    row(ui, "menu-games", Weight::Plain, sign::FILES, "menu-games", Wish::Open(Overlay::Games));
    row(ui, "menu-settings", Weight::Plain, sign::GEAR, "menu-settings", Wish::Open(Overlay::Settings));
    row(ui, "menu-keys", Weight::Plain, sign::KEYBOARD, "menu-keys", Wish::Open(Overlay::Keys));
    if may_give_up {
        row(ui, "give-up", Weight::Plain, sign::FLAG, give_up, Wish::GiveUp);
    }
    row(ui, "to-title", Weight::Plain, sign::HOUSE, "menu-to-title", Wish::ToTitle);
    if cfg!(target_arch = "wasm32") {
        // A page is left by leaving it.
        row(ui, "as-text", Weight::Plain, sign::SCROLL, "page-record", Wish::AsText);
    } else {
        row(ui, "quit", Weight::Plain, sign::SIGN_OUT, "menu-quit", Wish::Quit);
    }
    if asked {
        desk.wish(Wish::Dangers);
        desk.wish(Wish::Close);
    }
    widgets::paragraph(ui, &desk.texts.say("menu-to-title-detail"), fonts::italic(style::SMALL), palette::BONE_DIM);
}

fn settings(ui: &mut Ui, desk: &mut Desk<'_>) {
    let now = desk.settings.clone();
    let texts = desk.texts;
    widgets::heading(ui, &texts.say("settings-sound"));
    if widgets::toggle(ui, "set-muted", now.volumes.muted, &texts.say("settings-muted"), "") {
        desk.set(|s| s.volumes.muted = !s.volumes.muted);
    }
    if let Some(v) = widgets::slider(ui, "volume-master", now.volumes.master, &texts.say("settings-volume-master")) {
        desk.set(|s| s.volumes.master = v);
    }
    for group in Group::ALL {
        let (name, key) = match group {
            Group::Pieces => ("volume-pieces", "settings-volume-pieces"),
            Group::Dice => ("volume-dice", "settings-volume-dice"),
            Group::Events => ("volume-events", "settings-volume-events"),
            Group::Ambience => ("volume-ambience", "settings-volume-ambience"),
        };
        let value = now.volumes.volumes().slider(group);
        if let Some(v) = widgets::slider(ui, name, value, &texts.say(key)) {
            desk.set(|s| match group {
                Group::Pieces => s.volumes.pieces = v,
                Group::Dice => s.volumes.dice = v,
                Group::Events => s.volumes.events = v,
                Group::Ambience => s.volumes.ambience = v,
            });
        }
    }
    widgets::heading(ui, &texts.say("settings-motion"));
    label(ui, &texts.say("settings-speed"));
    let words = Speed::ALL.map(|speed| texts.say(speed.key()));
    if let Some(i) = widgets::segments(ui, "speed", &words, now.speed as usize) {
        desk.set(|s| s.speed = Speed::ALL[i]);
    }
    let (words, detail) = (texts.say("settings-reduced"), texts.say("settings-reduced-detail"));
    if widgets::toggle(ui, "reduced-motion", now.reduced_motion, &words, &detail) {
        desk.set(|s| s.reduced_motion = !s.reduced_motion);
    }
    widgets::heading(ui, &texts.say("settings-picture"));
    label(ui, &texts.say("settings-quality"));
    let words = PictureQuality::ALL.map(|quality| texts.say(quality.key()));
    if let Some(i) = widgets::segments(ui, "quality", &words, now.quality as usize) {
        desk.set(|s| s.quality = PictureQuality::ALL[i]);
    }
    label(ui, &texts.say("settings-text-size"));
    const SIZES: [f32; 4] = [0.85, 1.0, 1.2, 1.4];
    let words = SIZES.map(|size| format!("{}\u{a0}%", (size * 100.0).round()));
    let chosen = SIZES.iter().position(|size| (size - now.text_size).abs() < 0.08).unwrap_or(1);
    if let Some(i) = widgets::segments(ui, "text-size", &words, chosen) {
        desk.set(|s| s.text_size = SIZES[i]);
    }
    widgets::heading(ui, &texts.say("settings-language"));
    let words = LANGUAGES.map(|(_, own)| own.to_owned());
    let chosen = LANGUAGES.iter().position(|(tag, _)| *tag == texts.language()).unwrap_or(0);
    if let Some(i) = widgets::segments(ui, "language", &words, chosen) {
        desk.set(|s| s.language = LANGUAGES[i].0.to_owned());
    }
    ui.add_space(8.0);
}

fn label(ui: &mut Ui, words: &str) {
    widgets::paragraph(ui, words, fonts::text(style::BODY), palette::BONE);
}

fn keys(ui: &mut Ui, desk: &mut Desk<'_>) {
    let texts = desk.texts;
    let rows = [
        (texts.say("key-arrows"), "keys-arrows"),
        (texts.say("key-enter"), "keys-enter"),
        (texts.say("key-space"), "keys-space"),
        ("U".to_owned(), "keys-undo"),
        ("H".to_owned(), "keys-hint"),
        ("F".to_owned(), "keys-flat"),
        ("D".to_owned(), "keys-dangers"),
        ("S".to_owned(), "keys-levels"),
        ("A".to_owned(), "keys-again"),
        ("L".to_owned(), "keys-moves"),
        ("B".to_owned(), "keys-look"),
        ("M".to_owned(), "keys-mute"),
        ("R".to_owned(), "keys-rules"),
        (texts.say("key-escape"), "keys-escape"),
        ("?".to_owned(), "keys-help"),
    ];
    for (key, does) in rows {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::new(84.0, 34.0), bevy_egui::egui::Sense::hover());
            let rim = bevy_egui::egui::Stroke::new(1.0, palette::RIM);
            let cap = CornerRadius::same(8);
            ui.painter().rect(rect, cap, palette::WALNUT_RAISED, rim, bevy_egui::egui::StrokeKind::Inside);
            ui.painter().text(rect.center(), Align2::CENTER_CENTER, key, fonts::bold(17.0), palette::BONE);
            ui.add_space(6.0);
            widgets::paragraph(ui, &texts.say(does), fonts::text(style::BODY), palette::BONE);
        });
    }
}

/// A card that says what went wrong.
pub fn trouble(ctx: &Context, desk: &mut Desk<'_>, trouble: &Trouble) {
    let window = ctx.viewport_rect();
    let width = 440.0_f32.min(window.width() - 56.0);
    let area = Area::new(Id::new("trouble")).order(Order::Tooltip).anchor(Align2::CENTER_CENTER, Vec2::ZERO);
    widgets::show_area(ctx, area, |ui| {
        let mut frame = style::sheet();
        frame.stroke.color = palette::MADDER;
        frame.show(ui, |ui| {
            ui.set_width(width);
            let title = format!("{}  {}", sign::WARNING, desk.texts.say("trouble-title"));
            widgets::paragraph(ui, &title, fonts::display(24.0), palette::MADDER);
            let key = format!("trouble-{}", trouble.key);
            let key = if desk.texts.has(&key) { key } else { "trouble-other".to_owned() };
            let words = desk.texts.tell(&key, &[("file", trouble.details.as_str().into())]);
            widgets::paragraph(ui, &words, fonts::text(style::BODY), palette::BONE);
            if !trouble.key.ends_with("-broken") || trouble.key == "record-broken" {
                widgets::paragraph(ui, &trouble.details, fonts::text(style::SMALL), palette::BONE_DIM);
            }
            ui.add_space(6.0);
            let words = desk.texts.say("trouble-dismiss");
            if widgets::button(ui, "dismiss", Weight::Primary, "", &words, Some(width)).clicked() {
                desk.wish(Wish::DismissTrouble);
            }
        });
    });
}
