//! Where the camera must stand so that what matters fills the free part of the window.

use bevy::math::{EulerRot, Quat, Vec2, Vec3};
use bevy::prelude::Transform;

/// The part of the window that is free, and the lens.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The whole window, in logical pixels.
    pub window: Vec2,
    /// The upper left corner of the free part.
    pub min: Vec2,
    /// The lower right corner of the free part.
    pub max: Vec2,
    /// The whole window's vertical angle of view, in radians.
    pub fov: f32,
}

impl Frame {
    /// The slopes (offset per distance) of the free part's left, right, bottom and top edges.
    fn slopes(&self) -> [f32; 4] {
        let tan = (self.fov / 2.0).tan();
        let aspect = self.window.x / self.window.y;
        let x = |px: f32| (px / self.window.x * 2.0 - 1.0) * tan * aspect;
        let y = |px: f32| (1.0 - px / self.window.y * 2.0) * tan;
        [x(self.min.x), x(self.max.x), y(self.max.y), y(self.min.y)]
    }

    /// Width by height of the free part.
    #[must_use]
    pub fn aspect(&self) -> f32 {
        let size = (self.max - self.min).max(Vec2::ONE);
        size.x / size.y
    }
}

/// The direction of view: turned about the vertical by `yaw`, looking down by `pitch` (a right angle is straight down).
#[must_use]
pub fn rotation(yaw: f32, pitch: f32) -> Quat {
    Quat::from_euler(EulerRot::YXZ, yaw, -pitch, 0.0)
}

/// How wide or high points spread, seen from infinitely far, and what share of the free part's width and height the
/// closest fit uses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// Where the camera stands and looks.
    pub camera: Transform,
    /// The shares of the free width and height that are used; one of them is 1.
    pub used: Vec2,
}

/// The nearest place from which all of the points are seen inside the free part. Exact: for a given direction of view
/// each point and each edge is one linear bound on the camera's place. Where there is room to spare, the first `main`
/// points come to the middle.
#[must_use]
pub fn fit(points: &[Vec3], main: usize, rotation: Quat, frame: &Frame) -> Fit {
    let [left, right, bottom, top] = frame.slopes();
    let inverse = rotation.inverse();
    // In the camera's own axes, with the depth growing away from it.
    let seen: Vec<Vec3> = points.iter().map(|&p| inverse * p * Vec3::new(1.0, 1.0, -1.0)).collect();
    let all = Bounds::of(&seen, [left, right, bottom, top]);
    let chief = Bounds::of(&seen[..main.clamp(1, seen.len())], [left, right, bottom, top]);
    let z = (all.x.1 - all.x.0) / (right - left);
    let z = z.min((all.y.1 - all.y.0) / (top - bottom));
    // At this depth the camera may be anywhere between two bounds; it stands where the chief points are in the middle.
    let between = |all: (f32, f32), chief: (f32, f32), low: f32, high: f32| {
        let middle = ((chief.0 + high * z) + (chief.1 + low * z)) / 2.0;
        let (a, b) = (all.0 + high * z, all.1 + low * z);
        if a < b { middle.clamp(a, b) } else { (a + b) / 2.0 }
    };
    let x = between(all.x, chief.x, left, right);
    let y = between(all.y, chief.y, bottom, top);
    let place = rotation * Vec3::new(x, y, -z);
    let camera = Transform::from_translation(place).with_rotation(rotation);
    Fit { camera, used: used(&seen, Vec3::new(x, y, z), [left, right, bottom, top]) }
}

/// Between which values the camera must be at depth 0, for each axis: x - cx >= low (z - cz), x - cx <= high (z - cz).
struct Bounds {
    x: (f32, f32),
    y: (f32, f32),
}

impl Bounds {
    fn of(seen: &[Vec3], [left, right, bottom, top]: [f32; 4]) -> Bounds {
        let least = |f: &dyn Fn(&Vec3) -> f32| seen.iter().map(f).fold(f32::INFINITY, f32::min);
        let most = |f: &dyn Fn(&Vec3) -> f32| seen.iter().map(f).fold(f32::NEG_INFINITY, f32::max);
        Bounds {
            x: (most(&|p| p.x - right * p.z), least(&|p| p.x - left * p.z)),
            y: (most(&|p| p.y - top * p.z), least(&|p| p.y - bottom * p.z)),
        }
    }
}

fn used(seen: &[Vec3], place: Vec3, [left, right, bottom, top]: [f32; 4]) -> Vec2 {
    let (mut min, mut max) = (Vec2::INFINITY, Vec2::NEG_INFINITY);
    for p in seen {
        let from = *p - place;
        let slope = from.truncate() / from.z;
        (min, max) = (min.min(slope), max.max(slope));
    }
    (max - min) / Vec2::new(right - left, top - bottom)
}

/// The pitch between two bounds at which the points fill both the width and the height of the free part as far as they
/// can: looking down more steeply makes a flat thing higher in the picture.
#[must_use]
pub fn best_pitch(points: &[Vec3], main: usize, yaw: f32, bounds: [f32; 2], frame: &Frame) -> f32 {
    let [mut low, mut high] = bounds;
    let too_high = |pitch: f32| {
        let used = fit(points, main, rotation(yaw, pitch), frame).used;
        used.y > used.x
    };
    if too_high(low) {
        return low;
    }
    if !too_high(high) {
        return high;
    }
    for _ in 0..20 {
        let middle = (low + high) / 2.0;
        if too_high(middle) { high = middle } else { low = middle }
    }
    low
}

/// Where a point appears in the window, in logical pixels; `None` behind the camera.
#[must_use]
pub fn project(camera: &Transform, frame: &Frame, point: Vec3) -> Option<Vec2> {
    let p = camera.rotation.inverse() * (point - camera.translation);
    if p.z >= -1e-4 {
        return None;
    }
    let tan = (frame.fov / 2.0).tan();
    let aspect = frame.window.x / frame.window.y;
    let ndc = Vec2::new(p.x / (-p.z * tan * aspect), p.y / (-p.z * tan));
    Some(Vec2::new(ndc.x + 1.0, 1.0 - ndc.y) / 2.0 * frame.window)
}

/// The ray from the camera through a place in the window: its start and its direction.
#[must_use]
pub fn ray(camera: &Transform, frame: &Frame, at: Vec2) -> (Vec3, Vec3) {
    let tan = (frame.fov / 2.0).tan();
    let aspect = frame.window.x / frame.window.y;
    let ndc = at / frame.window * 2.0 - Vec2::ONE;
    let direction = Vec3::new(ndc.x * tan * aspect, -ndc.y * tan, -1.0);
    (camera.translation, (camera.rotation * direction).normalize())
}
