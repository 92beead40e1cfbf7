//! The parts of a board: what only lies there, and what lights up.

use super::model::{Files, Model, Node, Part};
use super::{Glow, LineLight, Runner};
use crate::look::Look;
use crate::surface::{Surface, stencil};
use bevy::camera::visibility::VisibilitySystems;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// How wide the light of a glow on the wood is, and how far it lies above the glow's middle, in metres.
const HALO: f32 = 0.03;
const HALO_ABOVE: f32 = 0.0009;

/// The light that something throws on the wood.
#[derive(Component, Debug)]
pub struct Halo;

pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, hide_dark.before(VisibilitySystems::VisibilityPropagate));
}

/// A light that is out is not drawn.
fn hide_dark(
    materials: Option<Res<Assets<Surface>>>,
    mut halos: Query<(&MeshMaterial3d<Surface>, &mut Visibility), With<Halo>>,
) {
    let Some(materials) = materials.filter(DetectChanges::is_changed) else { return };
    for (material, mut visibility) in &mut halos {
        let shines = materials.get(material).is_some_and(|material| material.color.alpha() > 0.0);
        visibility.set_if_neq(if shines { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// A picture that lies flat on something.
pub fn flat(
    name: &'static str,
    on: Entity,
    quad: &Handle<Mesh>,
    material: Handle<Surface>,
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

/// How wide the light of a line is on the wood, and how far it lies above the points, in metres.
const LINE_HALO: f32 = 0.022;
const LINE_HALO_ABOVE: f32 = 0.0007;

/// Where the light of a line lies: from one end of its points to the other. The points' nodes end with their names.
fn along(model: &Model, points: &[String]) -> Option<Transform> {
    let is = |node: &Node, name: &str| node.parts.is_empty() && node.name.rsplit('_').next() == Some(name);
    let place = |name: &String| model.nodes.iter().find(|node| is(node, name)).map(|node| node.transform.translation);
    let places: Vec<Vec3> = points.iter().filter_map(place).collect();
    let [from, to] = farthest(&places)?;
    let way = to - from;
    Some(Transform {
        translation: (from + to) / 2.0 + Vec3::Y * LINE_HALO_ABOVE,
        rotation: Quat::from_rotation_arc(Vec3::X, way.normalize_or(Vec3::X)),
        scale: Vec3::new(way.length() + LINE_HALO, 1.0, LINE_HALO),
    })
}

/// The two places that are farthest from each other: the points of a line are told in no certain order.
pub fn farthest(places: &[Vec3]) -> Option<[Vec3; 2]> {
    let pairs = places.iter().enumerate().flat_map(|(i, &a)| places[i + 1..].iter().map(move |&b| [a, b]));
    pairs.max_by(|a, b| a[0].distance_squared(a[1]).total_cmp(&b[0].distance_squared(b[1])))
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
    let disc = stencil(assets, "textures/mark_disc.png");
    for node in &model.nodes {
        let part = node.parts.first();
        let inlay = look.glows.iter().position(|(_, name)| *name == node.name);
        let line = look.line_nodes.and_then(|prefix| node.name.strip_prefix(prefix));
        match (part, inlay, line) {
            (Some(Part { mesh, material, .. }), Some(index), _) => {
                let halo = files.surfaces.add(Surface::halo(disc.clone()));
                let lies = node.transform.translation + Vec3::Y * HALO_ABOVE;
                let light = Transform::from_translation(lies).with_scale(Vec3::new(HALO, 1.0, HALO));
                commands.spawn(flat("halo", board, quad, halo.clone(), 0.0, Vec3::ONE)).insert((Halo, light));
                commands.spawn((
                    Name::new(node.name.clone()),
                    Glow { index, material: material.clone(), halo },
                    Mesh3d(mesh.clone()),
                    MeshMaterial3d(material.clone()),
                    NotShadowCaster,
                    node.transform,
                    ChildOf(board),
                ));
            }
            (Some(Part { mesh, material, .. }), None, Some(names)) => {
                let (material, halo) = (files.copy(material), files.surfaces.add(Surface::halo(disc.clone())));
                let points: Vec<String> = names.split('_').map(str::to_owned).collect();
                if let Some(lies) = along(model, &points) {
                    commands
                        .spawn(flat("light of a line", board, quad, halo.clone(), 0.0, Vec3::ONE))
                        .insert((Halo, lies));
                }
                commands.spawn((
                    Name::new(node.name.clone()),
                    LineLight { points, material: material.clone(), halo },
                    Mesh3d(mesh.clone()),
                    MeshMaterial3d(material),
                    NotShadowCaster,
                    node.transform,
                    ChildOf(board),
                ));
            }
            _ => node.spawn_at(commands, board, node.transform),
        }
    }
    if look.line_nodes.is_some() {
        let material = files.surfaces.add(Surface::halo(disc));
        let runner = Runner { material: material.clone() };
        commands.spawn((runner, flat("runner", board, quad, material, 0.0, Vec3::ONE))).insert(Visibility::Hidden);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_of_a_line_are_found_in_any_order() {
        let [a, b, c] = [Vec3::ZERO, Vec3::X, Vec3::X * 2.0];
        assert_eq!(farthest(&[b, a, c]), Some([a, c]));
        assert_eq!(farthest(&[a]), None);
    }

    #[test]
    fn the_light_of_a_line_lies_along_its_points() {
        let node = |name: &str, at| Node {
            name: name.to_owned(),
            transform: Transform::from_translation(at),
            parts: Vec::new(),
        };
        let (a, b) = (Vec3::new(0.1, 0.02, 0.1), Vec3::new(0.1, 0.02, -0.1));
        let model = Model { nodes: vec![node("point_a1", a), node("point_a3", b)] };
        let lies = along(&model, &["a3".to_owned(), "a1".to_owned()]).expect("both ends are there");
        let end = lies.transform_point(Vec3::X * 0.5) - lies.translation;
        assert!(end.x.abs() < 1e-5 && (end.z.abs() - 0.111).abs() < 1e-4, "{end}");
        assert_eq!(along(&model, &["a1".to_owned(), "b7".to_owned()]), None, "one end alone is no line");
    }
}
