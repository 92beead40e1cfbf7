//! The parts of a board: what only lies there, and what lights up.

use super::model::{Files, Model};
use super::{Glow, LineLight, Runner};
use crate::look::Look;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// How wide the light of a glow on the wood is, and how far it lies above the glow's middle, in metres.
const HALO: f32 = 0.03;
const HALO_ABOVE: f32 = 0.0009;

/// A picture that lies flat on something.
pub fn flat(
    name: &'static str,
    on: Entity,
    quad: &Handle<Mesh>,
    material: Handle<StandardMaterial>,
    above: f32,
    size: Vec3,
) -> impl Bundle + use<> {
    (
        Name::new(name),
        Mesh3d(quad.clone()),
        MeshMaterial3d(material),
        Transform::from_xyz(0.0, above, 0.0).with_scale(size),
        NotShadowCaster,
        ChildOf(on),
    )
}

/// Spawns a board. Inlays and lines that light up have a material of their own.
pub fn spawn_board(
    commands: &mut Commands,
    files: &mut Files,
    assets: &AssetServer,
    look: &Look,
    model: &Model,
    board: Entity,
    quad: &Handle<Mesh>,
) {
    let disc: Handle<Image> = assets.load("textures/mark_disc.png");
    for node in &model.nodes {
        let part = node.parts.first();
        let inlay = look.glows.iter().position(|(_, name)| *name == node.name);
        let line = look.line_nodes.and_then(|prefix| node.name.strip_prefix(prefix));
        match (part, inlay, line) {
            (Some((mesh, material)), Some(index), _) => {
                let halo = files.halo(disc.clone());
                let lies = node.transform.translation + Vec3::Y * HALO_ABOVE;
                let light = Transform::from_translation(lies).with_scale(Vec3::new(HALO, 1.0, HALO));
                commands.spawn(flat("halo", board, quad, halo.clone(), 0.0, Vec3::ONE)).insert(light);
                commands.spawn((
                    Name::new(node.name.clone()),
                    Glow { index, material: material.clone(), halo },
                    Mesh3d(mesh.clone()),
                    MeshMaterial3d(material.clone()),
                    node.transform,
                    ChildOf(board),
                ));
            }
            (Some((mesh, material)), None, Some(names)) => {
                let material = files.copy(material);
                commands.spawn((
                    Name::new(node.name.clone()),
                    LineLight { points: names.split('_').map(str::to_owned).collect(), material: material.clone() },
                    Mesh3d(mesh.clone()),
                    MeshMaterial3d(material),
                    node.transform,
                    ChildOf(board),
                ));
            }
            _ => node.spawn_at(commands, board, node.transform),
        }
    }
    if look.line_nodes.is_some() {
        let material = files.halo(disc);
        let runner = Runner { material: material.clone() };
        commands.spawn((runner, flat("runner", board, quad, material, 0.0, Vec3::ONE))).insert(Visibility::Hidden);
    }
}
