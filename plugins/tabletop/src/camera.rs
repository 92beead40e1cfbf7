//! The eye: fitted to the window, and moved by whoever looks.

pub mod fit;
pub mod framing;
mod orbit;

use crate::layout::{Layout, SCALE};
use crate::look::{DiceFloor, DiceLook};
use crate::redraw::KeepDrawing;
use crate::scene::{BoardRoot, Cup, DiceTray, TableScene};
use crate::settings::{FlipViewRequested, LevelsRequested, Motion, PointScreen, ResetViewRequested, View, ViewInsets};
use bevy::math::curve::{Curve, EaseFunction, EasingCurve};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use boxwood_core::Side;
use fit::Frame;
use framing::{Framing, Subject};

/// The camera that looks at the table.
#[derive(Component, Debug)]
pub struct TableCamera;

/// How the table is seen at this moment.
#[derive(Resource, Clone, Debug)]
pub struct Eye {
    /// The layout that fits, with its camera, in metres.
    pub framing: Framing,
    /// The camera as it is now, in metres: on its way there, perhaps.
    pub now: Transform,
    /// The window and its free part.
    pub frame: Frame,
    /// The nearest and the farthest depth of the board, in world units.
    pub depth: Option<[f32; 2]>,
    /// Where the camera came from and how far it has got, 0 to 1.
    moving: Option<(Transform, f32)>,
    seen: Option<(View, Subject)>,
}

impl Default for Eye {
    fn default() -> Eye {
        let frame = framing::frame(Vec2::new(1280.0, 720.0), Vec2::ZERO, Vec2::ZERO);
        Eye { framing: Framing::default(), now: Transform::IDENTITY, frame, depth: None, moving: None, seen: None }
    }
}

impl Eye {
    /// The ray through a place in the window, in the board's own frame, in metres.
    #[must_use]
    pub fn board_ray(&self, at: Vec2, lift: f32) -> (Vec3, Vec3) {
        let (from, direction) = fit::ray(&self.now, &self.frame, at);
        let back = Quat::from_rotation_y(-self.framing.board_yaw);
        (back * (from - Vec3::Y * lift), back * direction)
    }

    /// The ray through a place in the window, in the table's frame, in metres.
    #[must_use]
    pub fn table_ray(&self, at: Vec2) -> (Vec3, Vec3) {
        fit::ray(&self.now, &self.frame, at)
    }
}

impl Eye {
    /// Where dice fall for a side, in the board's frame: the middle of a flat floor, and half its size along x and z.
    #[must_use]
    pub fn dice_floor(&self, dice: &DiceLook, side: Side, lift: f32) -> (Vec3, Vec2) {
        match dice.floor {
            DiceFloor::Board { trays, .. } => trays[side.index()],
            DiceFloor::Tray { floor: (height, half), .. } => {
                let back = Quat::from_rotation_y(-self.framing.board_yaw);
                (back * self.framing.tray + Vec3::Y * (height - lift), half)
            }
        }
    }
}

/// Room that something wants beside the board for a while, in metres to either side.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Wider(pub f32);

/// How long the eye takes from one view to another, in seconds.
const JOURNEY: f32 = 0.55;

/// When the eye, and what stands where the eye wants it, get their places.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CameraSystems;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Eye>()
        .init_resource::<View>()
        .init_resource::<ViewInsets>()
        .init_resource::<PointScreen>()
        .init_resource::<Wider>()
        .add_message::<FlipViewRequested>()
        .add_message::<LevelsRequested>()
        .add_message::<ResetViewRequested>()
        .add_systems(Update, (orbit::orbit, answer_requests).chain())
        .add_systems(
            PostUpdate,
            (look, place_board, tell_screen).chain().in_set(CameraSystems).before(TransformSystems::Propagate),
        );
}

fn answer_requests(
    mut flips: MessageReader<FlipViewRequested>,
    mut resets: MessageReader<ResetViewRequested>,
    mut view: ResMut<View>,
) {
    if flips.read().count() % 2 == 1 {
        *view = View { flat: !view.flat, yaw: 0.0, pitch: 0.0, zoom: 1.0, ..*view };
    }
    if resets.read().count() > 0 {
        *view = View { near: view.near, ..View::default() };
    }
}

fn look(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    (insets, view, motion, time): (Res<ViewInsets>, Res<View>, Res<Motion>, Res<Time>),
    (scene, wider): (Option<Res<TableScene>>, Res<Wider>),
    mut eye: ResMut<Eye>,
    mut keep: ResMut<KeepDrawing>,
    camera: Option<Single<&mut Transform, With<TableCamera>>>,
) {
    let size = window.map_or(eye.frame.window, |w| Vec2::new(w.width(), w.height()));
    if size.min_element() < 1.0 {
        return;
    }
    let frame = framing::frame(size, Vec2::new(insets.left, insets.top), Vec2::new(insets.right, insets.bottom));
    let Some(subject) = scene.as_ref().map(|s| Subject { wider: wider.0, ..s.subject() }) else { return };
    let stale = eye.seen != Some((*view, subject)) || eye.frame != frame;
    if !stale && eye.moving.is_none() {
        return;
    }
    let eye = &mut *eye;
    if stale {
        let jump = eye.seen.is_none_or(|(v, s)| s != subject || v.near != view.near || v.flat == view.flat);
        let orbiting = view.yaw != 0.0 || view.pitch != 0.0 || view.zoom > 1.0;
        let was_orbiting = eye.seen.is_some_and(|(v, _)| v.yaw != 0.0 || v.pitch != 0.0 || v.zoom > 1.0);
        let returns = was_orbiting && !orbiting && eye.frame == frame;
        eye.framing = framing::framing(&subject, &view, &frame);
        eye.frame = frame;
        eye.seen = Some((*view, subject));
        if motion.instant || motion.reduced || (jump && !returns) {
            eye.moving = None;
        } else {
            eye.moving = Some((eye.now, 0.0));
        }
    }
    let target = eye.framing.camera;
    eye.now = match &mut eye.moving {
        Some((from, t)) => {
            *t += time.delta_secs().min(0.1) * motion.speed / JOURNEY;
            let k = EasingCurve::new(0.0, 1.0, EaseFunction::CubicInOut).sample_clamped(*t);
            Transform {
                translation: from.translation.lerp(target.translation, k),
                rotation: from.rotation.slerp(target.rotation, k),
                scale: Vec3::ONE,
            }
        }
        None => target,
    };
    if eye.moving.is_some_and(|(_, t)| t >= 1.0) {
        eye.moving = None;
        eye.now = target;
    }
    keep.hold("eye", eye.moving.is_some());
    eye.depth = Some(depths(&eye.now, &subject));
    if let Some(mut camera) = camera {
        **camera = Transform { translation: eye.now.translation * SCALE, ..eye.now };
    }
}

fn depths(camera: &Transform, subject: &Subject) -> [f32; 2] {
    let reach = Vec2::new(subject.half.x, subject.half.z).length() + 0.02;
    let forward = camera.forward();
    let mut depths = [f32::MAX, f32::MIN];
    for x in [-1.0, 1.0] {
        for z in [-1.0, 1.0] {
            let depth = (Vec3::new(x * reach * 0.8, 0.02, z * reach * 0.6) - camera.translation).dot(*forward) * SCALE;
            depths = [depths[0].min(depth), depths[1].max(depth)];
        }
    }
    depths
}

/// Turns the board on the table and puts cup and tray in their places.
fn place_board(
    eye: Res<Eye>,
    board: Option<Single<&mut Transform, (With<BoardRoot>, Without<Cup>, Without<DiceTray>)>>,
    mut cup: Query<(&mut Cup, &mut Transform), Without<BoardRoot>>,
    mut trays: Query<&mut Transform, (With<DiceTray>, Without<Cup>)>,
) {
    if !eye.is_changed() {
        return;
    }
    for mut tray in &mut trays {
        let turn = Quat::from_rotation_y(eye.framing.board_yaw);
        tray.set_if_neq(Transform::from_translation(eye.framing.tray).with_rotation(turn));
    }
    if let Some(mut board) = board {
        let turn = Quat::from_rotation_y(eye.framing.board_yaw);
        if board.rotation != turn {
            board.rotation = turn;
        }
    }
    for (mut cup, mut transform) in &mut cup {
        if cup.home != eye.framing.cup {
            let at_home = transform.translation == cup.home;
            cup.home = eye.framing.cup;
            if at_home || cup.fresh {
                transform.translation = cup.home;
                cup.fresh = false;
            }
        }
    }
}

fn tell_screen(
    eye: Res<Eye>,
    layout: Option<Res<Layout>>,
    scene: Option<Res<TableScene>>,
    mut screen: ResMut<PointScreen>,
) {
    let (Some(layout), Some(scene)) = (layout, scene) else {
        screen.set_if_neq(PointScreen::default());
        return;
    };
    if !eye.is_changed() && !layout.is_changed() && !screen.points.is_empty() {
        return;
    }
    let subject = scene.subject();
    let turn = Quat::from_rotation_y(eye.framing.board_yaw);
    let place =
        |at: Vec3| fit::project(&eye.now, &eye.frame, turn * at + Vec3::Y * subject.lift).unwrap_or(Vec2::splat(-1.0));
    let h = subject.half;
    let corners = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]];
    let told = PointScreen {
        points: layout.points.iter().map(|&p| place(p + Vec3::Y * 0.004)).collect(),
        cup: subject.cup.and_then(|size| fit::project(&eye.now, &eye.frame, eye.framing.cup + Vec3::Y * size.y * 0.5)),
        corners: corners.map(|[x, z]| place(Vec3::new(x * h.x, 2.0 * h.y, z * h.z))),
    };
    screen.set_if_neq(told);
}
