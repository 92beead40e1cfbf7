//! The sheet about the dice of the match: what was promised before the first throw, what fell, and how to check it.

use super::Desk;
use crate::theme::signs as sign;
use crate::theme::widgets;
use crate::theme::{draw, fonts, palette, style};
use bevy_egui::egui::{Align, Align2, CornerRadius, Layout, Pos2, Rect, RichText, Sense, Ui, Vec2};
use boxwood_core::{Match, ThrowCount};

/// Fewer faces than these say nothing about dice.
const FEW: u32 = 60;

/// Draws the sheet's content.
pub fn show(ui: &mut Ui, desk: &Desk<'_>, game: &dyn Match) {
    let texts = desk.texts;
    let info = game.info();
    widgets::heading(ui, &texts.say("dice-promise"));
    widgets::paragraph(ui, &texts.say("dice-promise-detail"), fonts::text(style::BODY), palette::BONE);
    let hash = info.dice_hash().to_string();
    copied(ui, desk, "hash", &hash, &hash);
    if game.outcome().is_some() {
        widgets::paragraph(ui, &texts.say("dice-seed"), fonts::text(style::BODY), palette::BONE);
        let text = format!("printf 'boxwood dice 1\\ngame {}\\nseed {:016x}\\n' | sha256sum", info.game, info.seed);
        copied(ui, desk, "seed", &format!("{:016x}", info.seed), &text);
        widgets::paragraph(ui, &texts.say("dice-check"), fonts::text(style::SMALL), palette::BONE_DIM);
    } else {
        widgets::paragraph(ui, &texts.say("dice-seed-later"), fonts::text(style::SMALL), palette::BONE_DIM);
    }
    let count = ThrowCount::of(game, None);
    widgets::heading(ui, &texts.tell("dice-count", &[("throws", (count.throws as usize).into())]));
    if count.throws > 0 {
        faces(ui, &count);
        let few = count.throws * u32::from(count.dice) < FEW;
        let key = if few { "dice-count-few" } else { "dice-count-detail" };
        widgets::paragraph(ui, &texts.say(key), fonts::text(style::SMALL), palette::BONE_DIM);
    }
    ui.add_space(8.0);
}

/// A number that can be copied; what is copied may be more than what is shown.
fn copied(ui: &mut Ui, desk: &Desk<'_>, name: &str, shown: &str, text: &str) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if widgets::sign_button(ui, name, sign::COPY, &desk.texts.say("dice-copy"), true).clicked() {
                ui.ctx().copy_text(text.to_owned());
            }
            // In groups of eight, so that it breaks where it should and can be compared by eye.
            let groups: Vec<&str> =
                (0..shown.len()).step_by(8).filter_map(|i| shown.get(i..shown.len().min(i + 8))).collect();
            ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
                ui.label(RichText::new(groups.join(" ")).font(fonts::medium(style::BODY)).color(palette::HONEY));
            });
        });
    });
}

/// How often each face fell, as a bar, and how often it was to be expected, as a line across all.
fn faces(ui: &mut Ui, count: &ThrowCount) {
    const HEIGHT: f32 = 96.0;
    const DIE: f32 = 30.0;
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), HEIGHT + DIE + 12.0), Sense::hover());
    let most = count.faces.iter().copied().max().unwrap_or(1).max(1);
    let expected = count.expected_face() as f32;
    let scale = (HEIGHT - 22.0) / (most as f32).max(expected);
    let ground = rect.top() + HEIGHT;
    let width = rect.width() / 6.0;
    for (i, &fell) in (0u8..).zip(&count.faces) {
        let middle = rect.left() + width * (f32::from(i) + 0.5);
        let top = ground - fell as f32 * scale;
        let half = (width * 0.3).min(26.0);
        let bar = Rect::from_min_max(Pos2::new(middle - half, top), Pos2::new(middle + half, ground));
        ui.painter().rect_filled(bar, CornerRadius::same(4), palette::HONEY.gamma_multiply(0.75));
        let over = Pos2::new(middle, top - 2.0);
        ui.painter().text(over, Align2::CENTER_BOTTOM, fell.to_string(), fonts::medium(16.0), palette::BONE);
        let die = Rect::from_center_size(Pos2::new(middle, ground + 6.0 + DIE / 2.0), Vec2::splat(DIE));
        draw::die(ui.painter(), die, Some(i + 1), false);
    }
    let line = ground - expected * scale;
    let stroke = bevy_egui::egui::Stroke::new(1.5, palette::BONE_DIM);
    ui.painter().hline(rect.x_range(), line, stroke);
}
