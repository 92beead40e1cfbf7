//! glTF files as lists of meshes at their places, ready to be spawned as often as wanted.

use super::pictures::{Done, Maps, Work};
use crate::surface::Surface;
use bevy::camera::primitives::MeshAabb;
use bevy::gltf::{Gltf, GltfMaterial, GltfMesh, GltfNode};
use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// One node of a file, at its place in the file's own frame.
#[derive(Clone, Debug)]
pub struct Node {
    pub name: String,
    pub transform: Transform,
    pub parts: Vec<Part>,
}

/// What of a node is of one material.
#[derive(Clone, Debug)]
pub struct Part {
    pub mesh: Handle<Mesh>,
    pub material: Handle<Surface>,
    /// Whether it is too flat for its shadow to be seen. To draw it into the shadow map would be work for nothing.
    pub flat: bool,
}

/// What is less high than this is flat, in metres.
const FLAT: f32 = 0.004;

/// All nodes of a file.
#[derive(Clone, Debug, Default)]
pub struct Model {
    pub nodes: Vec<Node>,
}

impl Model {
    /// The node of a name.
    pub fn node(&self, name: &str) -> Option<&Node> {
        self.nodes.iter().find(|n| n.name == name)
    }

    /// Everything that can be seen, as children of `parent`.
    pub fn spawn(&self, commands: &mut Commands, parent: Entity) {
        for node in &self.nodes {
            node.spawn_at(commands, parent, node.transform);
        }
    }
}

impl Node {
    /// The node's meshes as children of `parent`, at a place of the caller's choice.
    pub fn spawn_at(&self, commands: &mut Commands, parent: Entity, transform: Transform) {
        self.spawn_with(commands, parent, transform, ());
    }

    /// The same, each mesh with something more.
    pub fn spawn_with(&self, commands: &mut Commands, parent: Entity, transform: Transform, more: impl Bundle + Clone) {
        for part in &self.parts {
            let mut spawned = commands.spawn((
                more.clone(),
                Name::new(self.name.clone()),
                Mesh3d(part.mesh.clone()),
                MeshMaterial3d(part.material.clone()),
                transform,
                ChildOf(parent),
            ));
            if part.flat {
                spawned.insert(NotShadowCaster);
            }
        }
    }
}

/// A model's material, with what became of its pictures.
fn surface(read: &GltfMaterial, done: &Done) -> Surface {
    let surface = Surface { encoded: done.quality.decodes_colors(), ..Surface::from(read) };
    let Some(relief) = done.reliefs.get(&Maps::of(read)) else { return surface };
    let metallic = surface.metallic * relief.metallic;
    Surface { relief_map: Some(relief.picture.clone()), metallic, ..surface }
}

/// The assets that a glTF file is made of once it is loaded.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Files<'w> {
    gltfs: Res<'w, Assets<Gltf>>,
    nodes: Res<'w, Assets<GltfNode>>,
    meshes: Res<'w, Assets<GltfMesh>>,
    pub shapes: ResMut<'w, Assets<Mesh>>,
    gltf_materials: Res<'w, Assets<GltfMaterial>>,
    pub surfaces: ResMut<'w, Assets<Surface>>,
}

impl Files<'_> {
    /// Reads a loaded file, whose pictures have been done; `None` if it is not there.
    pub fn read(&mut self, handle: &Handle<Gltf>, done: &Done) -> Option<Model> {
        let gltf = self.gltfs.get(handle)?;
        let mut inner = std::collections::HashSet::new();
        for node in gltf.nodes.iter().filter_map(|n| self.nodes.get(n)) {
            inner.extend(node.children.iter().map(Handle::id));
        }
        let roots: Vec<Handle<GltfNode>> = gltf.nodes.iter().filter(|n| !inner.contains(&n.id())).cloned().collect();
        let mut model = Model::default();
        let mut made = HashMap::default();
        for root in roots {
            self.walk(&root, Transform::IDENTITY, done, &mut model, &mut made);
        }
        Some(model)
    }

    fn walk(
        &mut self,
        node: &Handle<GltfNode>,
        parent: Transform,
        done: &Done,
        model: &mut Model,
        made: &mut HashMap<AssetId<GltfMaterial>, Handle<Surface>>,
    ) {
        let Some(node) = self.nodes.get(node) else { return };
        let transform = parent * node.transform;
        let mut parts = Vec::new();
        for primitive in node.mesh.iter().filter_map(|m| self.meshes.get(m)).flat_map(|m| &m.primitives) {
            let material = match &primitive.material {
                Some(handle) => made
                    .entry(handle.id())
                    .or_insert_with(|| {
                        let read = self.gltf_materials.get(handle).map(|m| surface(m, done)).unwrap_or_default();
                        self.surfaces.add(read)
                    })
                    .clone(),
                None => self.surfaces.add(Surface::default()),
            };
            let bounds = self.shapes.get(&primitive.mesh).and_then(MeshAabb::compute_aabb);
            let flat = bounds.is_some_and(|bounds| 2.0 * bounds.half_extents.y < FLAT);
            parts.push(Part { mesh: primitive.mesh.clone(), material, flat });
        }
        let children = node.children.clone();
        model.nodes.push(Node { name: node.name.clone(), transform, parts });
        for child in children {
            self.walk(&child, transform, done, model, made);
        }
    }

    /// The same material as one of its own.
    pub fn copy(&mut self, material: &Handle<Surface>) -> Handle<Surface> {
        let copy = self.surfaces.get(material).cloned().unwrap_or_default();
        self.surfaces.add(copy)
    }

    /// The same material, darker: a die that is used up.
    pub fn darker(&mut self, material: &Handle<Surface>) -> Handle<Surface> {
        let mut dark = self.surfaces.get(material).cloned().unwrap_or_default();
        dark.color = Color::srgb(0.40, 0.36, 0.33);
        self.surfaces.add(dark)
    }

    /// A node that lies in the pool of light on the table.
    pub fn lie_in_pool(&mut self, node: &Node) {
        for part in &node.parts {
            if let Some(mut material) = self.surfaces.get_mut(&part.material) {
                material.in_pool = true;
            }
        }
    }

    /// What is to be done with the pictures of a loaded file.
    pub fn pictures(&self, handle: &Handle<Gltf>) -> Vec<Work> {
        let Some(gltf) = self.gltfs.get(handle) else { return Vec::new() };
        gltf.materials.iter().filter_map(|m| self.gltf_materials.get(m)).flat_map(Work::of).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_flat_throws_no_shadow() {
        let part = |flat| Part { mesh: Handle::default(), material: Handle::default(), flat };
        let parts = vec![part(true), part(false)];
        let node = Node { name: "inlay and frame".to_owned(), transform: Transform::IDENTITY, parts };
        let mut world = World::new();
        let parent = world.spawn_empty().id();
        node.spawn_at(&mut world.commands(), parent, Transform::IDENTITY);
        world.flush();
        let mut spawned = world.query_filtered::<Has<NotShadowCaster>, With<Mesh3d>>();
        let throws_none: Vec<bool> = spawned.iter(&world).collect();
        assert_eq!(throws_none.iter().filter(|none| **none).count(), 1, "{throws_none:?}");
        assert_eq!(throws_none.len(), 2);
    }
}
