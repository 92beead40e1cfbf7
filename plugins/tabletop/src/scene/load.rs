//! Loading a game's table and building it.

use super::model::{Files, Model, Node};
use super::parts::{flat, spawn_board};
use super::pictures::{Done, Work};
use super::{BoardRoot, Cup, DiceTray, TableRoot, TableState};
use crate::camera::framing::Subject;
use crate::layout::{Layout, SCALE};
use crate::look::{DiceFloor, Look, Looks};
use crate::redraw::KeepDrawing;
use crate::settings::Quality;
use crate::surface::{Surface, stencil};
use bevy::asset::{LoadState, RenderAssetUsages};
use bevy::gltf::{Gltf, GltfLoaderSettings};
use bevy::light::NotShadowCaster;
use bevy::platform::collections::{HashMap, HashSet};
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use boxwood_play::{CurrentMatch, PlaySystems};
use std::collections::VecDeque;
use std::time::Duration;

/// When tables are loaded and built.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LoadSystems;

/// The table that is built.
#[derive(Resource, Debug)]
pub struct TableScene {
    pub look: Look,
    pub root: Entity,
    pub board: Entity,
    pub men: [Model; 2],
    pub cap: Option<Node>,
    pub die: Option<Node>,
    /// The die's material and a darker one for a die that is used up.
    pub die_materials: Option<[Handle<Surface>; 2]>,
    /// The quad and the picture of the soft shadow under whatever stands on the board.
    pub contact: (Handle<Mesh>, Handle<Surface>),
}

impl TableScene {
    /// What the camera must show.
    pub fn subject(&self) -> Subject {
        let look = &self.look;
        let tray = look.dice.as_ref().and_then(|dice| match dice.floor {
            DiceFloor::Tray { half, .. } => Some(half),
            DiceFloor::Board { .. } => None,
        });
        Subject { half: look.half, lift: look.lift, cup: look.dice.as_ref().map(|d| d.cup_size), tray, wider: 0.0 }
    }
}

/// A table on its way.
#[derive(Resource)]
struct Loading {
    look: Look,
    files: Vec<(&'static str, Handle<Gltf>)>,
    /// What is left to do with their pictures; `None` before they are there.
    pictures: Option<VecDeque<Work>>,
    done: Done,
}

/// The time that the pictures may take of a frame.
const BUDGET: Duration = Duration::from_millis(40);

pub fn plugin(app: &mut App) {
    app.add_systems(Update, (choose, prepare, build).chain().after(PlaySystems::Report).in_set(LoadSystems));
}

/// Starts loading when the game on the table wants another board than the one that is built.
fn choose(
    current: Option<Res<CurrentMatch>>,
    looks: Option<Res<Looks>>,
    scene: Option<Res<TableScene>>,
    loading: Option<Res<Loading>>,
    (assets, quality): (Res<AssetServer>, Res<Quality>),
    mut state: ResMut<TableState>,
    mut commands: Commands,
) {
    let (Some(looks), Some(current)) = (looks, current) else { return };
    let Some(look) = looks.find_by(current.entry().id(), &current.game().info().switches) else { return };
    let there = scene.as_ref().map(|s| &s.look).or(loading.as_ref().map(|l| &l.look));
    let same = |there: &Look| (there.game, there.board, there.travel) == (look.game, look.board, look.travel);
    if there.is_some_and(same) {
        return;
    }
    let look = look.clone();
    if let Some(scene) = scene {
        commands.entity(scene.root).despawn();
        commands.remove_resource::<TableScene>();
    }
    // The pictures go to the graphics card when they have been done, not before.
    let unseen = |settings: &mut GltfLoaderSettings| settings.load_materials = RenderAssetUsages::MAIN_WORLD;
    let load = |path| assets.load_builder().with_settings(unseen).load(path);
    let files = files_of(&look).into_iter().map(|path| (path, load(path))).collect();
    let done = Done { quality: *quality, reliefs: HashMap::default() };
    commands.insert_resource(Loading { look, files, pictures: None, done });
    *state = TableState::Loading;
}

fn files_of(look: &Look) -> Vec<&'static str> {
    let mut files = vec![look.board];
    files.extend(look.props.iter().map(|p| p.model));
    files.extend(look.men.iter().map(|m| m.model));
    files.extend(look.special.iter().map(|s| s.model));
    if let Some(dice) = &look.dice {
        files.extend([dice.model, dice.cup]);
        if let DiceFloor::Tray { model, .. } = dice.floor {
            files.push(model);
        }
    }
    files.dedup();
    files
}

/// Does what is to be done with the pictures that have arrived, a little every frame.
fn prepare(
    loading: Option<ResMut<Loading>>,
    files: Files,
    assets: Res<AssetServer>,
    mut images: ResMut<Assets<Image>>,
    mut state: ResMut<TableState>,
    mut keep: ResMut<KeepDrawing>,
) {
    keep.hold("table", *state == TableState::Loading);
    let Some(mut loading) = loading else { return };
    for (path, handle) in &loading.files {
        if let LoadState::Failed(error) = assets.load_state(handle) {
            if *state == TableState::Loading {
                error!("{path} could not be loaded: {error}");
            }
            *state = TableState::Failed;
        }
    }
    if loading.pictures.is_none() {
        if !loading.files.iter().all(|(_, h)| assets.is_loaded_with_dependencies(h)) {
            return;
        }
        let mut seen = HashSet::new();
        let work = loading.files.iter().flat_map(|(_, h)| files.pictures(h)).filter(|work| seen.insert(work.clone()));
        loading.pictures = Some(work.collect());
    }
    let begin = Instant::now();
    let Loading { pictures: Some(pictures), done, .. } = &mut *loading else { return };
    while begin.elapsed() < BUDGET {
        let Some(work) = pictures.pop_front() else { break };
        work.do_it(&mut images, done);
    }
}

/// The shadow that lies where a man, and where a board, touches what is below it.
const MAN_SHADE: Color = Color::srgba(0.05, 0.03, 0.02, 0.85);
const BOARD_SHADE: Color = Color::srgba(0.03, 0.02, 0.02, 0.9);

/// Builds the table when everything has arrived.
fn build(
    loading: Option<Res<Loading>>,
    mut files: Files,
    assets: Res<AssetServer>,
    mut images: ResMut<Assets<Image>>,
    mut state: ResMut<TableState>,
    mut commands: Commands,
) {
    let Some(loading) = loading.filter(|l| l.pictures.as_ref().is_some_and(VecDeque::is_empty)) else { return };
    let look = &loading.look;
    let contact = (
        files.shapes.add(Plane3d::new(Vec3::Y, Vec2::splat(0.5))),
        files.surfaces.add(Surface::picture(stencil(&assets, "textures/contact.png"), MAN_SHADE)),
    );
    let root = commands
        .spawn((Name::new("table"), TableRoot, Transform::from_scale(Vec3::splat(SCALE)), Visibility::default()))
        .id();
    let board = commands
        .spawn((
            Name::new("board"),
            BoardRoot,
            Transform::from_xyz(0.0, look.lift, 0.0),
            Visibility::default(),
            ChildOf(root),
        ))
        .id();
    for prop in &look.props {
        let (parent, lift) = if prop.with_board { (board, look.lift) } else { (root, 0.0) };
        for node in &loading.read(&mut files, prop.model).nodes {
            files.lie_in_pool(node);
            let place = Transform::from_translation(prop.at - Vec3::Y * lift) * node.transform;
            // Nothing lies below that its shadow could fall on.
            node.spawn_with(&mut commands, parent, place, NotShadowCaster);
        }
    }
    let model = loading.read(&mut files, look.board);
    spawn_board(&mut commands, &mut files, &assets, look, &model, board, &contact.0);
    let layout = Layout::read(look, |name| model.node(name).map(|n| n.transform.translation));
    let men = [0, 1].map(|side| loading.read(&mut files, look.men[side].model));
    let seen = |model: Model| model.nodes.into_iter().find(|n| !n.parts.is_empty());
    let cap = look.special.as_ref().and_then(|s| seen(loading.read(&mut files, s.model)));
    let die = look.dice.as_ref().and_then(|d| seen(loading.read(&mut files, d.model)));
    if let Some(dice) = &look.dice {
        let stand = |commands: &mut Commands, name: &'static str| {
            commands.spawn((Name::new(name), Transform::default(), Visibility::default(), ChildOf(root))).id()
        };
        let cup = stand(&mut commands, "cup");
        commands.entity(cup).insert(Cup { home: Vec3::ZERO, fresh: true });
        loading.read(&mut files, dice.cup).spawn(&mut commands, cup);
        if let DiceFloor::Tray { model, half, .. } = dice.floor {
            let tray = stand(&mut commands, "dice tray");
            commands.entity(tray).insert(DiceTray);
            loading.read(&mut files, model).spawn(&mut commands, tray);
            let picture = stencil(&assets, "textures/contact_board.png");
            let shade = files.surfaces.add(Surface::picture(picture, BOARD_SHADE));
            // The picture's shadow belongs to a board that takes four fifths of it across.
            let size = Vec3::new(half.x * 2.5, 1.0, half.z * 2.8);
            commands.spawn(flat("shadow of the tray", tray, &contact.0, shade, 0.0009, size));
        }
    }
    let die_materials =
        die.as_ref().and_then(|d| d.parts.first()).map(|part| [part.material.clone(), files.darker(&part.material)]);
    if let Some((picture, size)) = look.shadow {
        let shade = files.surfaces.add(Surface::picture(stencil(&assets, picture), BOARD_SHADE));
        let size = Vec3::new(size.x, 1.0, size.y);
        commands.spawn(flat("shadow of the board", board, &contact.0, shade, 0.0009, size));
    }
    let wall = files.surfaces.add(Surface::backdrop(images.add(wall())));
    let cylinder = Cylinder::new(FAR, HIGH).mesh().resolution(48).without_caps().build();
    commands.spawn((
        Name::new("wall of the room"),
        Mesh3d(files.shapes.add(cylinder)),
        MeshMaterial3d(wall),
        Transform::from_xyz(0.0, HIGH / 2.0 - BELOW, 0.0),
        NotShadowCaster,
        ChildOf(root),
    ));
    commands.insert_resource(layout);
    commands.insert_resource(TableScene { look: look.clone(), root, board, men, cap, die, die_materials, contact });
    commands.remove_resource::<Loading>();
    *state = TableState::Ready;
}

impl Loading {
    /// The model of a file that has arrived; an empty one if it has not.
    fn read(&self, files: &mut Files, path: &str) -> Model {
        let handle = self.files.iter().find(|(p, _)| *p == path);
        handle.and_then(|(_, handle)| files.read(handle, &self.done)).unwrap_or_default()
    }
}

/// How far off the room's wall stands, how high it is and how far it goes down below the table's plane, in metres.
const FAR: f32 = 4.0;
const HIGH: f32 = 6.0;
const BELOW: f32 = 2.0;

/// The wall behind the table, out of focus, warm with the hearth's light and dark above: what stands upright is seen before
/// it.
fn wall() -> Image {
    const TALL: u32 = 256;
    const WIDE: u32 = 16;
    let mut noise = 7u32;
    let mut data = Vec::with_capacity((TALL * WIDE * 4) as usize);
    for y in 0..TALL {
        // From the foot of the wall, 0, to its top.
        let height = (y as f32 + 0.5) / TALL as f32;
        let step = |from: f32, to: f32| {
            let t = ((height - from) / (to - from)).clamp(0.0, 1.0);
            t * t * (3.0 - 2.0 * t)
        };
        let light = step(0.20, 0.27) * (1.0 - 0.75 * step(0.34, 0.44));
        for _ in 0..WIDE {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let grain = (noise >> 8) as f32 / (1 << 24) as f32;
            let level = |dark: f32, lit: f32| (dark + (lit - dark) * light + grain) as u8;
            data.extend([level(48.0, 106.0), level(45.0, 80.0), level(43.0, 63.0), 255]);
        }
    }
    let size = Extent3d { width: WIDE, height: TALL, depth_or_array_layers: 1 };
    Image::new(size, TextureDimension::D2, data, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD)
}
