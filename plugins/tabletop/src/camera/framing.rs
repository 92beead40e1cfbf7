//! Which view of the table a player wants in a window of this shape.

use super::fit::{Frame, best_pitch, fit, rotation};
use crate::settings::View;
use bevy::math::{Quat, Vec2, Vec3, Vec3Swizzles};
use bevy::prelude::Transform;
use boxwood_core::Side;
use std::f32::consts::{FRAC_PI_2, PI};

/// The lens: a longish one, so that near and far men are of nearly one size.
pub const FOV: f32 = 0.42;
/// The steepest and the flattest fitted view from a chair.
const PITCH: [f32; 2] = [0.86, 1.08];
/// The same for what stands on the table: a stand of levels, and a rack.
const PITCH_STAND: [f32; 2] = [0.50, 0.66];
/// The same for a stand whose levels lie beside each other.
const PITCH_APART: [f32; 2] = [0.66, 0.90];
/// One looks at a stand a little from the side, so that nothing in it stands exactly behind something else.
const YAW_STAND: f32 = 0.36;
const PITCH_RACK: [f32; 2] = [0.14, 0.24];
/// In a window that is wider than this for its height, an oblong board is larger across the table than lengthwise: as wide
/// as the window or as high, less the little by which a view from a chair makes it lower.
const ACROSS: f32 = 1.07;
/// How far a viewer may lean to the side, rise and bend down.
pub const YAW_LIMIT: f32 = 0.9;
/// The flattest view that orbiting allows.
const PITCH_LOWEST: f32 = 0.42;
/// The same for what stands on the table.
const PITCH_LOWEST_TALL: f32 = 0.10;

/// How a board takes its room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// It lies on the table.
    Flat,
    /// It stands on the table, about as deep as it is wide: one looks into it from above.
    Stand,
    /// It stands on the table like a screen: one looks at its face.
    Rack,
}

impl Build {
    /// The build of a board of half this size.
    #[must_use]
    pub fn of(half: Vec3) -> Build {
        if half.y < half.z * 0.5 {
            Build::Flat
        } else if half.z > half.x * 0.7 {
            Build::Stand
        } else {
            Build::Rack
        }
    }
}

/// How far a viewer may walk to either side: all the way round what stands on the table.
#[must_use]
pub fn yaw_limit(half: Vec3) -> f32 {
    if Build::of(half) == Build::Flat { YAW_LIMIT } else { PI }
}

/// What must be seen, in metres above the table's plane, before the board is turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Subject {
    /// Half the size of the board, standing at this height.
    pub half: Vec3,
    /// The height of the board's underside.
    pub lift: f32,
    /// Half the width and the height of the cup, if there is one.
    pub cup: Option<Vec2>,
    /// Half the size of the tray for the dice, if there is one; its x is along the board's.
    pub tray: Option<Vec3>,
    /// How much room is wanted beside the board for a while, to either side.
    pub wider: f32,
}

/// How the table is laid out and seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Framing {
    /// How far the board is turned on the table, about the vertical.
    pub board_yaw: f32,
    /// Where the cup stands on the table, in metres.
    pub cup: Vec3,
    /// Where the tray stands on the table, in metres.
    pub tray: Vec3,
    /// The camera, in metres.
    pub camera: Transform,
}

/// The space left between what matters and the edge of the free part, in shares of the smaller side.
const MARGIN: f32 = 0.022;

/// The free part of a window under these insets; a window that is covered altogether counts as free.
#[must_use]
pub fn frame(window: Vec2, left_top: Vec2, right_bottom: Vec2) -> Frame {
    let (mut min, mut max) = (left_top, window - right_bottom);
    if max.x - min.x < 40.0 || max.y - min.y < 40.0 {
        (min, max) = (Vec2::ZERO, window);
    }
    let margin = Vec2::splat((max - min).min_element() * MARGIN);
    Frame { window, min: min + margin, max: max - margin, fov: FOV }
}

/// The best layout and camera: the board lies across the table, or lengthwise in a high window, and the cup stands
/// where it costs least.
#[must_use]
pub fn framing(subject: &Subject, view: &View, frame: &Frame) -> Framing {
    let near = if view.near == Side::First { 0.0 } else { PI };
    // Lengthwise, the near side's row lies at the right hand.
    let build = Build::of(subject.half);
    let own = subject.half;
    let subject = &Subject { half: own + Vec3::X * subject.wider, ..*subject };
    // A board that is nearly square gains nothing by being turned.
    let turned = frame.aspect() < ACROSS && subject.half.x > 1.2 * subject.half.z && build == Build::Flat;
    let board_yaw = near + if turned { FRAC_PI_2 } else { 0.0 };
    let half = if turned { Vec3::new(subject.half.z, subject.half.y, subject.half.x) } else { subject.half };
    let fits = stands(subject, turned, half).into_iter().map(|stand| {
        let points = corners(half, subject.lift, &stand);
        let fitted = if view.flat {
            // A rack is plainest from the front.
            let pitch = if build == Build::Rack { 0.0 } else { FRAC_PI_2 };
            fit(&points, BOARD, rotation(0.0, pitch), frame)
        } else {
            let bounds = match build {
                Build::Flat if turned => [1.05, 1.32],
                Build::Flat => PITCH,
                Build::Stand if subject.wider > 0.0 => PITCH_APART,
                Build::Stand => PITCH_STAND,
                Build::Rack => PITCH_RACK,
            };
            let yaw = if build == Build::Stand && subject.wider == 0.0 { YAW_STAND } else { 0.0 };
            fit(&points, BOARD, rotation(yaw, best_pitch(&points, BOARD, yaw, bounds, frame)), frame)
        };
        (points, stand, fitted)
    });
    // The nearer the camera can come, the larger everything is.
    let best = fits.min_by(|a, b| distance(&a.2.camera).total_cmp(&distance(&b.2.camera)));
    let Some((points, stand, fitted)) = best else { return Framing::default() };
    let at = |thing: Option<(Vec3, Vec3)>| thing.map_or(Vec3::ZERO, |(at, _)| at);
    let camera = orbited(&points, &fitted.camera, view, frame, own);
    Framing { board_yaw, cup: at(stand.cup), tray: at(stand.tray), camera }
}

/// Where cup and tray stand beside the board, each with half its size.
#[derive(Clone, Copy, Debug, Default)]
struct Stand {
    cup: Option<(Vec3, Vec3)>,
    tray: Option<(Vec3, Vec3)>,
}

/// The free room between things on the table.
const APART: f32 = 0.012;

/// The places that cup and tray may have: behind the board, or at its right hand.
fn stands(subject: &Subject, turned: bool, half: Vec3) -> Vec<Stand> {
    let Some(size) = subject.cup else { return vec![Stand::default()] };
    let r = size.x + APART;
    let cup = |at: Vec3| Some((at, Vec3::new(size.x, size.y / 2.0, size.x)));
    let Some(tray) = subject.tray else {
        let behind = Vec3::new(half.x * 0.62, 0.0, -half.z - r);
        let beside = Vec3::new(half.x + r, 0.0, -half.z + r * 1.6);
        return [behind, beside].map(|at| Stand { cup: cup(at), tray: None }).to_vec();
    };
    let tray = if turned { tray.zyx() } else { tray };
    let room = tray + APART;
    // It may stand half on the cloth under the board, and then stands as high as the board.
    let foot = subject.lift;
    let behind = Stand {
        cup: cup(Vec3::new(room.x, 0.0, -half.z - r)),
        tray: Some((Vec3::new(-r, foot, -half.z - room.z), tray)),
    };
    let beside = Stand {
        cup: cup(Vec3::new(half.x + room.x, 0.0, -half.z + r)),
        tray: Some((Vec3::new(half.x + room.x, foot, -half.z + 2.0 * r + tray.z), tray)),
    };
    vec![behind, beside]
}

impl Default for Framing {
    fn default() -> Framing {
        Framing { board_yaw: 0.0, cup: Vec3::ZERO, tray: Vec3::ZERO, camera: Transform::from_xyz(0.0, 1.0, 1.0) }
    }
}

fn distance(camera: &Transform) -> f32 {
    let forward = camera.forward();
    if forward.y.abs() < 1e-3 { camera.translation.length() } else { -camera.translation.y / forward.y }
}

/// How many of the points are the board's; they come first.
const BOARD: usize = 8;

/// The corners of the board and of the tray, and the outline of the cup.
fn corners(half: Vec3, lift: f32, stand: &Stand) -> Vec<Vec3> {
    let signs = [-1.0, 1.0];
    let mut points = Vec::with_capacity(32);
    let mut box_at = |foot: Vec3, half: Vec3| {
        for x in signs {
            for z in signs {
                points.extend([0.0, 2.0 * half.y].map(|y| foot + Vec3::new(x * half.x, y, z * half.z)));
            }
        }
    };
    box_at(Vec3::Y * lift, half);
    if let Some((at, half)) = stand.tray {
        box_at(at, half);
    }
    if let Some((at, half)) = stand.cup {
        for i in 0..8 {
            let round = Quat::from_rotation_y(i as f32 * PI / 4.0) * Vec3::X * half.x;
            points.extend([0.0, 2.0 * half.y].map(|y| at + round + Vec3::Y * y));
        }
    }
    points
}

/// The fitted camera after the viewer has walked round and come nearer.
fn orbited(points: &[Vec3], fitted: &Transform, view: &View, frame: &Frame, half: Vec3) -> Transform {
    if view.yaw == 0.0 && view.pitch == 0.0 && view.zoom <= 1.0 {
        return *fitted;
    }
    let (side, base, _) = fitted.rotation.to_euler(bevy::math::EulerRot::YXZ);
    let base = -base;
    let limit = yaw_limit(half);
    let yaw = side + view.yaw.clamp(-limit, limit);
    let lowest = if Build::of(half) == Build::Flat { PITCH_LOWEST } else { PITCH_LOWEST_TALL.min(base) };
    let pitch = (base + view.pitch).clamp(lowest, FRAC_PI_2);
    let whole = fit(points, BOARD, rotation(yaw, pitch), frame).camera;
    let zoom = view.zoom.clamp(1.0, 4.0);
    let reach = distance(&whole);
    let focus = whole.translation + whole.forward() * reach;
    // Zooming keeps the middle of the board in the middle of the picture.
    let towards = focus.lerp(Vec3::ZERO, 1.0 - 1.0 / zoom);
    Transform { translation: towards - whole.forward() * (reach / zoom), ..whole }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::camera::fit::project;

    const SUBJECT: Subject = Subject {
        half: Vec3::new(0.24, 0.012, 0.15),
        lift: 0.0012,
        cup: Some(Vec2::new(0.041, 0.09)),
        tray: None,
        wider: 0.0,
    };

    const WINDOWS: [[f32; 2]; 14] = [
        [320.0, 480.0],
        [360.0, 640.0],
        [390.0, 844.0],
        [412.0, 915.0],
        [768.0, 1024.0],
        [800.0, 800.0],
        [640.0, 360.0],
        [844.0, 390.0],
        [1024.0, 768.0],
        [1280.0, 720.0],
        [1920.0, 1080.0],
        [2560.0, 1080.0],
        [2560.0, 1440.0],
        [3840.0, 2160.0],
    ];

    fn board_corners(framing: &Framing) -> [Vec3; 4] {
        let h = SUBJECT.half;
        [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(|[x, z]| {
            Quat::from_rotation_y(framing.board_yaw) * Vec3::new(x * h.x, SUBJECT.lift + 2.0 * h.y, z * h.z)
        })
    }

    fn each_window(mut check: impl FnMut(Frame, &View, String)) {
        for [w, h] in WINDOWS {
            for insets in [[0.0; 4], [0.0, 0.0, 56.0, 64.0], [0.0, w * 0.25, 40.0, 0.0]] {
                for near in Side::BOTH {
                    for flat in [false, true] {
                        let frame =
                            frame(Vec2::new(w, h), Vec2::new(insets[0], insets[2]), Vec2::new(insets[1], insets[3]));
                        let view = View { flat, near, ..View::default() };
                        check(frame, &view, format!("{w}x{h}, insets {insets:?}, flat {flat}, near {near:?}"));
                    }
                }
            }
        }
    }

    #[test]
    fn the_board_is_inside_the_free_part_and_fills_it() {
        each_window(|frame, view, name| {
            let framing = framing(&SUBJECT, view, &frame);
            let seen = board_corners(&framing).map(|c| project(&framing.camera, &frame, c).expect("in front"));
            for at in seen {
                let inside = at.cmpge(frame.min - 0.5).all() && at.cmple(frame.max + 0.5).all();
                assert!(inside, "{name}: a corner is at {at}, outside {} {}", frame.min, frame.max);
            }
            let points = corners_of(&framing, &frame);
            let used = (points.1 - points.0) / (frame.max - frame.min);
            assert!(used.max_element() >= 0.995, "{name}: only {used} of the free part is used");
            let (min, max) = seen.iter().fold((Vec2::INFINITY, Vec2::NEG_INFINITY), |(a, b), p| (a.min(*p), b.max(*p)));
            let board = (max - min) / (frame.max - frame.min);
            assert!(board.max_element() >= 0.78, "{name}: the board takes only {board} of the free part");
        });
    }

    /// The rectangle that board and cup take in the window.
    fn corners_of(framing: &Framing, frame: &Frame) -> (Vec2, Vec2) {
        let turned = (framing.board_yaw / FRAC_PI_2).round() as i32 % 2 != 0;
        let h = SUBJECT.half;
        let half = if turned { Vec3::new(h.z, h.y, h.x) } else { h };
        let cup = SUBJECT.cup.map(|size| (framing.cup, Vec3::new(size.x, size.y / 2.0, size.x)));
        let all = corners(half, SUBJECT.lift, &Stand { cup, tray: None });
        all.iter()
            .filter_map(|&p| project(&framing.camera, frame, p))
            .fold((Vec2::INFINITY, Vec2::NEG_INFINITY), |(a, b), p| (a.min(p), b.max(p)))
    }

    #[test]
    fn the_near_sides_men_are_near() {
        each_window(|frame, view, name| {
            let framing = framing(&SUBJECT, view, &frame);
            let turned = (framing.board_yaw / FRAC_PI_2).round() as i32 % 2 != 0;
            let row = |z: f32| Quat::from_rotation_y(framing.board_yaw) * Vec3::new(0.0, 0.013, z);
            let (first, second) = (row(0.091), row(-0.091));
            let [a, b] = [first, second].map(|p| project(&framing.camera, &frame, p).expect("in front"));
            let first_is_near = if turned { a.x > b.x } else { a.y > b.y };
            assert_eq!(first_is_near, view.near == Side::First, "{name}: rows at {a} and {b}");
        });
    }

    #[test]
    fn a_ray_goes_back_to_the_point_it_came_from() {
        each_window(|frame, view, name| {
            let framing = framing(&SUBJECT, view, &frame);
            for point in board_corners(&framing) {
                let at = project(&framing.camera, &frame, point).expect("in front");
                let (from, direction) = crate::camera::fit::ray(&framing.camera, &frame, at);
                let hit = from + direction * ((point.y - from.y) / direction.y);
                assert!((hit - point).length() < 1e-4, "{name}: {hit} instead of {point}");
            }
        });
    }

    #[test]
    fn zooming_comes_nearer_and_orbiting_stays_above_the_table() {
        let frame = frame(Vec2::new(1280.0, 720.0), Vec2::ZERO, Vec2::ZERO);
        let far = framing(&SUBJECT, &View::default(), &frame).camera;
        let near = framing(&SUBJECT, &View { zoom: 2.0, ..View::default() }, &frame).camera;
        assert!(distance(&near) < distance(&far) * 0.55);
        for yaw in [-9.0, 0.3, 9.0] {
            for pitch in [-9.0, -0.2, 9.0] {
                let camera = framing(&SUBJECT, &View { yaw, pitch, zoom: 1.5, ..View::default() }, &frame).camera;
                assert!(camera.translation.y > 0.1 && camera.translation.is_finite());
            }
        }
    }
}
