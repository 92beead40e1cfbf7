//! The levels of a stand can be pulled apart like drawers, each beside the one below, so that no level hides another.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use boxwood_core::Board;
use boxwood_play::{CurrentMatch, PieceEntity};
use boxwood_tabletop::camera::{Eye, Wider};
use boxwood_tabletop::scene::BoardRoot;
use boxwood_tabletop::{
    KeepDrawing, Layout, LevelsRequested, Motion, PointScreen, PointerBlocked, Stage, StageSystems,
};

/// The gap between levels when they are apart, in shares of a level's width.
const APART: f32 = 0.06;
/// How long that takes, in seconds.
const SECONDS: f32 = 0.45;

/// Whether the levels of the stand are pulled apart.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LevelsApart(pub bool);

/// How far they are, 0 to 1, and where everything is when they are together.
#[derive(Resource, Clone, Debug, Default)]
pub struct Drawn {
    share: f32,
    /// The cells' places as the model has them.
    home: Vec<Vec3>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LevelsApart>()
        .init_resource::<Drawn>()
        .add_systems(Update, (tap, ask, draw).chain().after(StageSystems));
}

/// How high the foot of a stand is, and how far it reaches to each side of the outermost places, in metres.
const FOOT: [f32; 2] = [0.015, 0.034];
/// Whoever presses this near a place means the place, in logical pixels.
const PLACE: f32 = 15.0;

/// Who presses the foot of a stand wants its levels apart, or together.
fn tap(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    (buttons, touches): (Option<Res<ButtonInput<MouseButton>>>, Option<Res<Touches>>),
    (eye, screen, blocked): (Option<Res<Eye>>, Option<Res<PointScreen>>, Option<Res<PointerBlocked>>),
    (current, drawn): (Option<Res<CurrentMatch>>, Res<Drawn>),
    mut requests: MessageWriter<LevelsRequested>,
) {
    let (Some(window), Some(eye), Some(screen), Some(current)) = (window, eye, screen, current) else { return };
    let pressed = buttons.is_some_and(|buttons| buttons.just_pressed(MouseButton::Left));
    let cursor = window.cursor_position().filter(|_| pressed);
    let finger =
        touches.and_then(|touches| touches.iter_just_pressed().next().map(bevy::input::touch::Touch::position));
    let Some(at) = cursor.or(finger).filter(|_| !blocked.is_some_and(|blocked| blocked.0)) else { return };
    let stands = crate::is_ours(current.game().info().game) && level_count(current.game().board()) > 1;
    if !stands || screen.points.iter().any(|place| place.distance(at) < PLACE) {
        return;
    }
    let (from, direction) = eye.board_ray(at, crate::look::LIFT);
    let hit = (from + direction * ((FOOT[0] - from.y) / direction.y)).xz();
    let reach = drawn.home.iter().fold(0.0_f32, |most, place| most.max(place.x)) + FOOT[1];
    if hit.abs().max_element() < reach {
        requests.write(LevelsRequested);
    }
}

fn ask(
    mut requests: MessageReader<LevelsRequested>,
    current: Option<Res<CurrentMatch>>,
    mut apart: ResMut<LevelsApart>,
    keep: Option<ResMut<KeepDrawing>>,
) {
    let asked = requests.read().count();
    let stands = current.is_some_and(|current| level_count(current.game().board()) > 1);
    if !stands {
        // Another board begins as it is.
        apart.set_if_neq(LevelsApart(false));
    } else if asked % 2 == 1 {
        apart.0 = !apart.0;
        if let Some(mut keep) = keep {
            keep.nudge();
        }
    }
}

fn level_count(board: &Board) -> u8 {
    board.points().map(|p| board.point(p).at[2]).max().map_or(0, |top| top + 1)
}

/// Everything that stands on a level.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "Bevy's queries have none")]
pub struct Standing<'w, 's> {
    parts: Query<'w, 's, (&'static Name, &'static ChildOf, &'static mut Transform), Without<PieceEntity>>,
    root: Option<Single<'w, 's, Entity, With<BoardRoot>>>,
}

fn draw(
    current: Option<Res<CurrentMatch>>,
    layout: Option<ResMut<Layout>>,
    (stage, motion, time): (Option<Res<Stage>>, Option<Res<Motion>>, Res<Time>),
    (apart, mut drawn, wider): (Res<LevelsApart>, ResMut<Drawn>, Option<ResMut<Wider>>),
    mut standing: Standing,
    keep: Option<ResMut<KeepDrawing>>,
) {
    let (Some(current), Some(mut layout)) = (current, layout) else { return };
    let board = current.game().board();
    let levels = level_count(board);
    let mut wider = wider;
    let mut room = |room: f32| {
        if let Some(wider) = &mut wider {
            wider.set_if_neq(Wider(room));
        }
    };
    if levels < 2 || layout.points.len() != board.len() {
        drawn.share = 0.0;
        drawn.home.clear();
        room(0.0);
        return;
    }
    if drawn.home.len() != layout.points.len() {
        // Another stand: its levels are together.
        drawn.share = 0.0;
    }
    if drawn.share == 0.0 {
        drawn.home.clone_from(&layout.points);
    }
    let goal = if apart.0 { 1.0 } else { 0.0 };
    let busy = stage.is_some_and(|stage| stage.busy());
    if drawn.share == goal || busy {
        return;
    }
    let instant = motion.as_ref().is_some_and(|motion| motion.instant || motion.reduced);
    let step = time.delta_secs().min(0.1) / SECONDS;
    drawn.share = if instant {
        goal
    } else if goal > drawn.share {
        (drawn.share + step).min(goal)
    } else {
        (drawn.share - step).max(goal)
    };
    if let Some(mut keep) = keep {
        keep.hold("levels", drawn.share != goal);
        keep.nudge();
    }
    let shift = |level: u8| shift(&drawn.home, levels, level, ease(drawn.share));
    room(shift(levels - 1).x);
    // The men follow: each stands where its place is.
    for (i, point) in board.points().enumerate() {
        layout.points[i] = drawn.home[i] + shift(board.point(point).at[2]);
    }
    let Some(root) = standing.root.as_deref().copied() else { return };
    for (name, parent, mut pose) in &mut standing.parts {
        let level = ["frame_", "glass_"].iter().find_map(|start| name.strip_prefix(start)?.parse::<u8>().ok());
        if let Some(level) = level.filter(|level| parent.parent() == root && (1..=levels).contains(level)) {
            pose.translation.x = shift(level - 1).x;
        }
    }
}

/// How far a level is shifted: they spread to both sides of the stand.
fn shift(home: &[Vec3], levels: u8, level: u8, share: f32) -> Vec3 {
    let width = 2.0 * home.iter().fold(0.0_f32, |most, place| most.max(place.x.abs())) + 0.033;
    let middle = f32::from(levels - 1) / 2.0;
    Vec3::X * ((f32::from(level) - middle) * width * (1.0 + APART) * share)
}

fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_spread_to_both_sides_and_never_over_each_other() {
        let home = [Vec3::new(-0.0495, 0.0, 0.0), Vec3::new(0.0495, 0.1, 0.0)];
        let at: Vec<f32> = (0..4).map(|level| shift(&home, 4, level, 1.0).x).collect();
        assert!((at[0] + at[3]).abs() < 1e-6 && (at[1] + at[2]).abs() < 1e-6);
        assert!(at.windows(2).all(|pair| pair[1] - pair[0] > 0.132), "{at:?}");
        assert_eq!(shift(&home, 4, 2, 0.0), Vec3::ZERO);
    }
}
