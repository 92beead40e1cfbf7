//! Small pictures: men, dice.

use super::palette;
use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2};
use boxwood_core::Side;

/// A man seen from above, told from the other side's by shape and value: the light men are turned with a ring, the dark
/// ones carry a knob.
pub fn man(painter: &Painter, middle: Pos2, radius: f32, side: Side) {
    let (body, rim) = match side {
        Side::First => (palette::LIGHT_MAN, palette::LIGHT_MAN_RIM),
        Side::Second => (palette::DARK_MAN, palette::DARK_MAN_RIM),
    };
    let line = (radius * 0.13).max(1.2);
    painter.circle(middle, radius - line * 0.5, body, Stroke::new(line, rim));
    match side {
        Side::First => {
            painter.circle_stroke(middle, radius * 0.5, Stroke::new(line, rim));
        }
        Side::Second => {
            painter.circle_filled(middle, radius * 0.3, rim);
        }
    }
}

/// A small wedge that points at the man whose turn it is.
pub fn pointer(painter: &Painter, tip: Pos2, size: f32) {
    let points = vec![tip, tip + Vec2::new(-size, -size * 0.7), tip + Vec2::new(-size, size * 0.7)];
    painter.add(bevy_egui::egui::Shape::convex_polygon(points, palette::HONEY, Stroke::NONE));
}

/// A die. A face that has been played is dimmed and struck through; without a face it lies in the cup.
pub fn die(painter: &Painter, rect: Rect, face: Option<u8>, played: bool) {
    let strength = if played { 0.35 } else { 1.0 };
    let radius = CornerRadius::same((rect.width() * 0.2) as u8);
    let edge = Stroke::new(1.0, palette::LIGHT_MAN_RIM.gamma_multiply(strength));
    painter.rect(rect, radius, palette::DIE.gamma_multiply(strength), edge, StrokeKind::Inside);
    let pip = rect.width() * 0.095;
    let ink = if played { Color32::from_black_alpha(200) } else { palette::INK };
    for (x, y) in pips(face.unwrap_or(0)) {
        let at = rect.center() + Vec2::new(x, y) * rect.width() * 0.26;
        painter.circle_filled(at, pip, ink);
    }
}

/// Where the pips of a face are, from -1 to 1.
fn pips(face: u8) -> Vec<(f32, f32)> {
    let mut pips = Vec::new();
    if face % 2 == 1 {
        pips.push((0.0, 0.0));
    }
    if face >= 2 {
        pips.extend([(-1.0, -1.0), (1.0, 1.0)]);
    }
    if face >= 4 {
        pips.extend([(1.0, -1.0), (-1.0, 1.0)]);
    }
    if face == 6 {
        pips.extend([(-1.0, 0.0), (1.0, 0.0)]);
    }
    pips
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_has_as_many_pips_as_it_says() {
        for face in 0..=6 {
            assert_eq!(pips(face).len(), usize::from(face));
        }
    }
}
