//! The turns of a cube. A die looks the same to the physics however it is turned, so the throw is computed first and the
//! pips are turned afterwards.

use bevy::math::{Mat3, Quat, Vec3};

/// All 24 turns that map a cube onto itself.
pub fn cube_turns() -> Vec<Quat> {
    let axes = [Vec3::X, Vec3::NEG_X, Vec3::Y, Vec3::NEG_Y, Vec3::Z, Vec3::NEG_Z];
    let mut turns = Vec::with_capacity(24);
    for x in axes {
        for y in axes {
            if x.dot(y).abs() < 0.5 {
                turns.push(Quat::from_mat3(&Mat3::from_cols(x, y, x.cross(y))));
            }
        }
    }
    turns
}

/// The axis of the cube (in its own frame) that points up most.
pub fn up_axis(rotation: Quat) -> Vec3 {
    let up = rotation.inverse() * Vec3::Y;
    let a = up.abs();
    if a.x > a.y && a.x > a.z {
        Vec3::X * up.x.signum()
    } else if a.y > a.z {
        Vec3::Y * up.y.signum()
    } else {
        Vec3::Z * up.z.signum()
    }
}

/// The rotation nearest to this one with which the cube lies flat.
pub fn flattened(rotation: Quat) -> Quat {
    Quat::from_rotation_arc((rotation * up_axis(rotation)).normalize(), Vec3::Y) * rotation
}

/// One of the four turns that bring a face's direction where the cube's upper axis is; `choice` picks which.
pub fn turn_up(face: Vec3, upper: Vec3, choice: u64) -> Quat {
    let fitting: Vec<Quat> = cube_turns().into_iter().filter(|t| (*t * face).dot(upper) > 0.9).collect();
    fitting.get(choice as usize % fitting.len().max(1)).copied().unwrap_or(Quat::IDENTITY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_24_turns_and_all_differ() {
        let turns = cube_turns();
        assert_eq!(turns.len(), 24);
        for (i, a) in turns.iter().enumerate() {
            assert!(turns[..i].iter().all(|b| a.dot(*b).abs() < 0.999));
        }
    }

    #[test]
    fn any_face_comes_up_from_any_rest() {
        for rest in cube_turns() {
            let upper = up_axis(rest);
            for face in [Vec3::X, Vec3::NEG_X, Vec3::Y, Vec3::NEG_Y, Vec3::Z, Vec3::NEG_Z] {
                for choice in 0..4 {
                    let up = rest * turn_up(face, upper, choice) * face;
                    assert!(up.y > 0.999, "{face} should be up, is at {up}");
                }
            }
        }
    }
}
