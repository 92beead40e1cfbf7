//! What egui is told of all this.

use super::{fonts, palette};
use bevy_egui::egui::{
    Color32, Context, CornerRadius, Frame, Margin, Shadow, Stroke, Style, TextStyle, Theme, ThemePreference, Vec2,
    Visuals,
    style::{ScrollStyle, WidgetVisuals},
};

/// The size of a target for a finger, in points.
pub const TARGET: f32 = 46.0;
/// The size of what is read.
pub const BODY: f32 = 18.0;
/// The size of what is said beside it.
pub const SMALL: f32 = 15.5;

/// Puts fonts and style into a context, before its first pass.
pub fn install(ctx: &Context, reduced_motion: bool) {
    ctx.set_fonts(fonts::definitions());
    ctx.set_theme(ThemePreference::Dark);
    ctx.set_style_of(Theme::Dark, style(reduced_motion));
}

fn style(reduced_motion: bool) -> Style {
    let mut style = Style {
        text_styles: [
            (TextStyle::Small, fonts::text(SMALL)),
            (TextStyle::Body, fonts::text(BODY)),
            (TextStyle::Button, fonts::medium(BODY)),
            (TextStyle::Heading, fonts::display(28.0)),
            (TextStyle::Monospace, fonts::text(BODY)),
        ]
        .into(),
        visuals: visuals(),
        animation_time: if reduced_motion { 0.0 } else { 0.09 },
        ..Style::default()
    };
    style.spacing.item_spacing = Vec2::new(8.0, 8.0);
    style.spacing.interact_size = Vec2::new(TARGET, TARGET);
    style.spacing.slider_rail_height = 6.0;
    style.spacing.icon_width = 22.0;
    // As bright as letters, a bar beside a list would look like a crack in the picture.
    style.spacing.scroll =
        ScrollStyle { active_background_opacity: 0.0, active_handle_opacity: 0.25, ..ScrollStyle::floating() };
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.4;
    style
}

fn visuals() -> Visuals {
    let mut v = Visuals::dark();
    let state = |ground: Color32, rim: Color32, text: Color32| WidgetVisuals {
        bg_fill: ground,
        weak_bg_fill: ground,
        bg_stroke: Stroke::new(1.0, rim),
        corner_radius: CornerRadius::same(10),
        fg_stroke: Stroke::new(1.5, text),
        expansion: 0.0,
    };
    v.widgets.noninteractive = state(palette::WALNUT, palette::RIM, palette::BONE);
    v.widgets.inactive = state(palette::WALNUT_RAISED, palette::RIM, palette::BONE);
    v.widgets.hovered = state(palette::WALNUT_HOVERED, palette::HONEY, palette::BONE);
    v.widgets.active = state(palette::WALNUT_HOVERED, palette::HONEY_HOVERED, palette::BONE);
    v.widgets.open = state(palette::WALNUT_HOVERED, palette::HONEY, palette::BONE);
    v.selection.bg_fill = palette::HONEY.gamma_multiply(0.55);
    v.selection.stroke = Stroke::new(1.5, palette::HONEY);
    v.weak_text_color = Some(palette::BONE_DIM);
    v.hyperlink_color = palette::HONEY;
    v.extreme_bg_color = palette::NIGHT;
    v.panel_fill = palette::WALNUT;
    v.window_fill = palette::WALNUT;
    v.window_stroke = Stroke::new(1.0, palette::RIM);
    v.window_corner_radius = CornerRadius::same(16);
    v.menu_corner_radius = CornerRadius::same(10);
    v.window_shadow = shadow();
    v.popup_shadow = shadow();
    v.slider_trailing_fill = true;
    v
}

fn shadow() -> Shadow {
    Shadow { offset: [0, 8], blur: 28, spread: 0, color: Color32::from_black_alpha(150) }
}

/// A small panel over the table: turn, dice, narration.
pub fn plate() -> Frame {
    Frame {
        fill: palette::WALNUT.gamma_multiply(0.94),
        stroke: Stroke::new(1.0, palette::RIM),
        corner_radius: CornerRadius::same(14),
        inner_margin: Margin::symmetric(12, 6),
        shadow: Shadow { offset: [0, 3], blur: 12, spread: 0, color: Color32::from_black_alpha(110) },
        ..Frame::default()
    }
}

/// A sheet that is read: menu, rules, settings, before a game.
pub fn sheet() -> Frame {
    Frame {
        fill: palette::WALNUT,
        stroke: Stroke::new(1.0, palette::RIM),
        corner_radius: CornerRadius::same(18),
        inner_margin: Margin::same(20),
        shadow: shadow(),
        ..Frame::default()
    }
}
