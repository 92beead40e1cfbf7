//! Walking round the table and leaning over it: right or middle drag, wheel, two fingers.

use crate::camera::framing::{YAW_LIMIT, yaw_limit};
use crate::scene::TableScene;
use crate::settings::{PointerBlocked, View};
use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;

/// Radians of turn for a pixel of drag.
const TURN: f32 = 0.004;

pub(super) fn orbit(
    buttons: Res<ButtonInput<MouseButton>>,
    (moved, scroll): (Res<AccumulatedMouseMotion>, Res<AccumulatedMouseScroll>),
    touches: Res<Touches>,
    blocked: Res<PointerBlocked>,
    scene: Option<Res<TableScene>>,
    mut view: ResMut<View>,
) {
    let mut drag = Vec2::ZERO;
    let mut zoom = 1.0;
    if !blocked.0 {
        if buttons.any_pressed([MouseButton::Right, MouseButton::Middle]) {
            drag += moved.delta;
        }
        let notches = match scroll.unit {
            MouseScrollUnit::Line => scroll.delta.y,
            MouseScrollUnit::Pixel => scroll.delta.y / 40.0,
        };
        zoom *= 1.12_f32.powf(notches.clamp(-4.0, 4.0));
    }
    let fingers: Vec<_> = touches.iter().collect();
    if let [a, b] = fingers[..] {
        drag += (a.delta() + b.delta()) / 2.0;
        let apart = a.position().distance(b.position());
        let before = a.previous_position().distance(b.previous_position());
        if before > 1.0 {
            zoom *= (apart / before).clamp(0.8, 1.25);
        }
    }
    if drag == Vec2::ZERO && zoom == 1.0 {
        return;
    }
    let wanted = if view.flat {
        View { zoom: (view.zoom * zoom).clamp(1.0, 4.0), ..*view }
    } else {
        View {
            yaw: turned(view.yaw - drag.x * TURN, scene.map_or(YAW_LIMIT, |scene| yaw_limit(scene.look.half))),
            pitch: (view.pitch + drag.y * TURN).clamp(-0.7, 0.6),
            zoom: (view.zoom * zoom).clamp(1.0, 4.0),
            ..*view
        }
    };
    view.set_if_neq(wanted);
}

/// As far round as one may go; who may go all the way round goes on from the other side.
fn turned(yaw: f32, limit: f32) -> f32 {
    use std::f32::consts::{PI, TAU};
    if limit < PI { yaw.clamp(-limit, limit) } else { (yaw + PI).rem_euclid(TAU) - PI }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f32::consts::PI;

    #[test]
    fn one_walks_a_little_to_the_side_of_a_board_and_all_round_a_stand() {
        assert_eq!(turned(2.0, YAW_LIMIT), YAW_LIMIT);
        assert!((turned(PI + 0.1, PI) - (0.1 - PI)).abs() < 1e-5);
        assert!((turned(-PI - 0.1, PI) - (PI - 0.1)).abs() < 1e-5);
        assert!((turned(1.0, PI) - 1.0).abs() < 1e-6);
    }
}
