//! The physics of one throw: a tray with a flat floor and four walls, and dice that fly in over one of them.
//!
//! Lengths are in centimetres here, so that the engine's own tolerances, made for things of the size of a chair, are
//! small against a die.

use super::contacts::ConvexContacts;
use bevy::math::{Quat, Vec3};
use rapier3d::prelude::{
    CCDSolver, ColliderBuilder, ColliderSet, CollisionPipeline, DefaultBroadPhase, ImpulseJointSet,
    IntegrationParameters, IslandManager, MultibodyJointSet, NarrowPhase, PhysicsPipeline, PhysicsWorld,
    RigidBodyBuilder, RigidBodyHandle, RigidBodySet, SoftBodySet, Vector, glamx::Pose3, glamx::Rot3,
};

/// Centimetres in a metre.
const CM: f32 = 100.0;
/// One step of the physics, in seconds.
pub const STEP: f32 = 1.0 / 240.0;

fn rapier(v: Vec3) -> Vector {
    Vector::new(v.x, v.y, v.z)
}

/// How one die starts.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    pub position: Vec3,
    pub rotation: Quat,
    pub velocity: Vec3,
    pub spin: Vec3,
}

/// One die at one moment, in metres.
#[derive(Clone, Copy, Debug)]
pub struct State {
    pub position: Vec3,
    pub rotation: Quat,
    pub velocity: Vec3,
    pub spin: Vec3,
}

pub struct World {
    physics: PhysicsWorld,
    dice: Vec<RigidBodyHandle>,
}

impl World {
    /// A tray about `centre` (the middle of its floor, in metres) of half the size `half`. The wall towards `open` along
    /// x is only `low` high, the others are higher than any die jumps.
    pub fn new(centre: Vec3, half: bevy::math::Vec2, open: f32, low: f32, edge: f32, starts: &[Start]) -> World {
        // Every part by name: `PhysicsWorld::new` would bring with it every kind of contact there is.
        let mut physics = PhysicsWorld {
            gravity: rapier(Vec3::NEG_Y * 9.81 * CM),
            integration_parameters: IntegrationParameters { dt: STEP, ..IntegrationParameters::default() },
            physics_pipeline: PhysicsPipeline::new(),
            collision_pipeline: CollisionPipeline::new(),
            islands: IslandManager::new(),
            broad_phase: DefaultBroadPhase::default(),
            narrow_phase: NarrowPhase::with_query_dispatcher(ConvexContacts),
            bodies: RigidBodySet::new(),
            colliders: ColliderSet::new(),
            impulse_joints: ImpulseJointSet::new(),
            multibody_joints: MultibodyJointSet::new(),
            soft_bodies: SoftBodySet::new(),
            ccd_solver: CCDSolver::new(),
        };
        let mut slab = |middle: Vec3, size: Vec3, bounce: f32| {
            let (middle, size) = ((centre + middle) * CM, size * CM);
            let slab = ColliderBuilder::cuboid(size.x, size.y, size.z)
                .translation(rapier(middle))
                .friction(0.45)
                .restitution(bounce);
            physics.colliders.insert(slab);
        };
        slab(Vec3::new(0.0, -0.05, 0.0), Vec3::new(half.x + 0.5, 0.05, half.y + 0.5), 0.30);
        let tall = 0.3;
        slab(Vec3::new(0.0, tall, half.y + 0.05), Vec3::new(half.x + 0.1, tall, 0.05), 0.35);
        slab(Vec3::new(0.0, tall, -half.y - 0.05), Vec3::new(half.x + 0.1, tall, 0.05), 0.35);
        slab(Vec3::new(-open * (half.x + 0.05), tall, 0.0), Vec3::new(0.05, tall, half.y + 0.1), 0.35);
        slab(Vec3::new(open * (half.x + 0.004), 0.0, 0.0), Vec3::new(0.004, low, half.y + 0.1), 0.35);
        let round = edge * 0.14;
        let core = (edge / 2.0 - round) * CM;
        let dice = starts
            .iter()
            .map(|start| {
                let q = start.rotation;
                let pose = Pose3::from_parts(rapier(start.position * CM), Rot3::from_xyzw(q.x, q.y, q.z, q.w));
                let body = RigidBodyBuilder::dynamic()
                    .pose(pose)
                    .linvel(rapier(start.velocity * CM))
                    .angvel(rapier(start.spin))
                    .linear_damping(0.2)
                    .angular_damping(0.6)
                    .ccd_enabled(true);
                let shape = ColliderBuilder::round_cuboid(core, core, core, round * CM)
                    .density(1.0)
                    .friction(0.45)
                    .restitution(0.40);
                physics.insert(body, shape).0
            })
            .collect();
        World { physics, dice }
    }

    /// Lets one step of time pass.
    pub fn step(&mut self) {
        self.physics.step();
    }

    /// Where each die is.
    pub fn states(&self) -> impl Iterator<Item = State> + '_ {
        self.dice.iter().filter_map(|&die| self.physics.bodies.get(die)).map(|body| {
            let (p, q, v, w) = (body.translation(), body.rotation(), body.linvel(), body.angvel());
            State {
                position: Vec3::new(p.x, p.y, p.z) / CM,
                rotation: Quat::from_xyzw(q.x, q.y, q.z, q.w).normalize(),
                velocity: Vec3::new(v.x, v.y, v.z) / CM,
                spin: Vec3::new(w.x, w.y, w.z),
            }
        })
    }
}
