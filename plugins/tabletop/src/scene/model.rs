//! glTF files as lists of meshes at their places, ready to be spawned as often as wanted.

use crate::surface::Surface;
use bevy::gltf::{Gltf, GltfMaterial, GltfMesh, GltfNode};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::Face;

/// One node of a file, at its place in the file's own frame.
#[derive(Clone, Debug)]
pub struct Node {
    pub name: String,
    pub transform: Transform,
    pub parts: Vec<(Handle<Mesh>, Handle<Surface>)>,
}

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
        for (mesh, material) in &self.parts {
            commands.spawn((
                more.clone(),
                Name::new(self.name.clone()),
                Mesh3d(mesh.clone()),
                MeshMaterial3d(material.clone()),
                transform,
                ChildOf(parent),
            ));
        }
    }
}

/// The assets that a glTF file is made of once it is loaded.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Files<'w> {
    gltfs: Res<'w, Assets<Gltf>>,
    nodes: Res<'w, Assets<GltfNode>>,
    meshes: Res<'w, Assets<GltfMesh>>,
    gltf_materials: Res<'w, Assets<GltfMaterial>>,
    materials: ResMut<'w, Assets<Surface>>,
}

impl Files<'_> {
    /// Reads a loaded file; `None` if it is not there.
    pub fn read(&mut self, handle: &Handle<Gltf>) -> Option<Model> {
        let gltf = self.gltfs.get(handle)?;
        let mut inner = std::collections::HashSet::new();
        for node in gltf.nodes.iter().filter_map(|n| self.nodes.get(n)) {
            inner.extend(node.children.iter().map(Handle::id));
        }
        let roots: Vec<Handle<GltfNode>> = gltf.nodes.iter().filter(|n| !inner.contains(&n.id())).cloned().collect();
        let mut model = Model::default();
        let mut made = HashMap::default();
        for root in roots {
            self.walk(&root, Transform::IDENTITY, &mut model, &mut made);
        }
        Some(model)
    }

    fn walk(
        &mut self,
        node: &Handle<GltfNode>,
        parent: Transform,
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
                        let read = self.gltf_materials.get(handle).map(Surface::from).unwrap_or_default();
                        self.materials.add(read)
                    })
                    .clone(),
                None => self.materials.add(Surface::default()),
            };
            parts.push((primitive.mesh.clone(), material));
        }
        let children = node.children.clone();
        model.nodes.push(Node { name: node.name.clone(), transform, parts });
        for child in children {
            self.walk(&child, transform, model, made);
        }
    }

    /// The same material as one of its own.
    pub fn copy(&mut self, material: &Handle<Surface>) -> Handle<Surface> {
        let copy = self.materials.get(material).cloned().unwrap_or_default();
        self.materials.add(copy)
    }

    /// The same material, darker: a die that is used up.
    pub fn darker(&mut self, material: &Handle<Surface>) -> Handle<Surface> {
        let mut dark = self.materials.get(material).cloned().unwrap_or_default();
        dark.color = Color::srgb(0.40, 0.36, 0.33);
        self.materials.add(dark)
    }

    /// A picture laid on something, without light of its own.
    pub fn decal(&mut self, picture: Handle<Image>, tint: Color) -> Handle<Surface> {
        self.materials.add(Surface::picture(picture, tint))
    }

    /// A light that lies on the wood, dark until its colour is set.
    pub fn halo(&mut self, picture: Handle<Image>) -> Handle<Surface> {
        self.materials.add(Surface { alpha_mode: AlphaMode::Add, ..Surface::picture(picture, Color::NONE) })
    }

    /// A picture seen from within, behind everything.
    pub fn backdrop(&mut self, picture: Handle<Image>) -> Handle<Surface> {
        let picture = Surface::picture(picture, Color::WHITE);
        self.materials.add(Surface { alpha_mode: AlphaMode::Opaque, cull_mode: Some(Face::Front), ..picture })
    }

    /// The pictures of a loaded file, with what their texels mean.
    pub fn pictures(&self, handle: &Handle<Gltf>) -> Vec<(Handle<Image>, super::mips::Texels)> {
        use super::mips::Texels;
        let mut pictures = Vec::new();
        let Some(gltf) = self.gltfs.get(handle) else { return pictures };
        for material in gltf.materials.iter().filter_map(|m| self.gltf_materials.get(m)) {
            let maps = [
                (&material.base_color_texture, Texels::Colour),
                (&material.normal_map_texture, Texels::Normals),
                (&material.metallic_roughness_texture, Texels::Numbers),
                (&material.occlusion_texture, Texels::Numbers),
            ];
            for (picture, texels) in maps {
                pictures.extend(picture.clone().map(|p| (p, texels)));
            }
        }
        pictures
    }
}
