//! Marks on the board: who may move, where to, what the last move was, where the keyboard stands. Each kind has its own
//! shape, so that none is told by its colour alone.

use crate::choreography::{Stage, StageSystems};
use crate::layout::Layout;
use crate::pointer::Choice;
use crate::scene::TableScene;
use crate::settings::{Cursor, Hinted, Hovered, Selected};
use bevy::asset::RenderAssetUsages;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use boxwood_core::{Point, Step};
use boxwood_play::CurrentMatch;

/// What a mark says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarkKind {
    /// The man here may move.
    Movable,
    /// The man here may move, and the pointer is over him.
    Hovered,
    /// The chosen man can be set down here.
    Target,
    /// The chosen man can take what stands here.
    Capture,
    /// The last move came from here.
    LastFrom,
    /// The last move ended here.
    LastTo,
    /// The keyboard's cursor.
    Cursor,
    /// An end of the way that is shown as a hint.
    Hint,
}

/// A mark on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark {
    /// What it says.
    pub kind: MarkKind,
    /// Of which point.
    pub point: Point,
}

#[derive(Resource)]
struct Art {
    quad: Handle<Mesh>,
    materials: Vec<(MarkKind, Handle<StandardMaterial>, f32)>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Cursor>()
        .init_resource::<Hinted>()
        .add_systems(Startup, prepare)
        .add_systems(Update, mark.after(StageSystems));
}

/// The width of a mark's quad in metres: its ring then runs just outside a man.
const WIDTH: f32 = 0.0365;

fn prepare(
    assets: Option<Res<AssetServer>>,
    images: Option<ResMut<Assets<Image>>>,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<StandardMaterial>>>,
    mut commands: Commands,
) {
    let (Some(assets), Some(mut images), Some(mut meshes), Some(mut materials)) = (assets, images, meshes, materials)
    else {
        return;
    };
    let ring = assets.load("textures/mark_ring.png");
    let disc = assets.load("textures/mark_disc.png");
    let last = assets.load("textures/mark_last.png");
    let capture = images.add(picture(capture_shape));
    let cursor = images.add(picture(cursor_shape));
    let gold = |alpha| Color::srgba(1.0, 0.80, 0.38, alpha);
    let mut made = Vec::new();
    let mut kind = |kind, picture: &Handle<Image>, tint, width: f32| {
        let material = StandardMaterial {
            base_color: tint,
            base_color_texture: Some(picture.clone()),
            alpha_mode: AlphaMode::Blend,
            unlit: true,
            ..default()
        };
        made.push((kind, materials.add(material), width));
    };
    kind(MarkKind::Movable, &ring, gold(0.36), 1.0);
    kind(MarkKind::Hovered, &ring, gold(1.0), 1.06);
    kind(MarkKind::Target, &disc, gold(0.62), 0.55);
    kind(MarkKind::Capture, &capture, Color::srgba(1.0, 0.36, 0.18, 0.95), 1.12);
    kind(MarkKind::LastFrom, &last, Color::srgba(0.95, 0.88, 0.74, 0.50), 0.95);
    kind(MarkKind::LastTo, &last, Color::srgba(0.95, 0.88, 0.74, 0.50), 1.05);
    kind(MarkKind::Cursor, &cursor, Color::srgba(1.0, 0.97, 0.88, 0.95), 1.15);
    kind(MarkKind::Hint, &ring, Color::srgba(0.55, 0.85, 0.95, 0.95), 1.08);
    let quad = meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(WIDTH / 2.0)));
    commands.insert_resource(Art { quad, materials: made });
}

fn mark(
    (art, scene, layout): (Option<Res<Art>>, Option<Res<TableScene>>, Option<Res<Layout>>),
    current: Option<Res<CurrentMatch>>,
    stage: Res<Stage>,
    (selected, hovered, cursor, hinted): (Res<Selected>, Res<Hovered>, Res<Cursor>, Res<Hinted>),
    there: Query<(Entity, &Mark)>,
    mut commands: Commands,
) {
    let (Some(art), Some(scene), Some(layout)) = (art, scene, layout) else { return };
    let mut wanted = match (&current, stage.busy()) {
        (Some(current), false) => wanted_marks(current, selected.0, hovered.0),
        _ => Vec::new(),
    };
    if current.is_some() {
        wanted.extend(cursor.0.map(|point| Mark { kind: MarkKind::Cursor, point }));
        let ends = hinted.0.into_iter().flat_map(|(a, b)| [a, b]);
        wanted.extend(ends.map(|point| Mark { kind: MarkKind::Hint, point }));
    }
    for (entity, mark) in &there {
        match wanted.iter().position(|w| w == mark) {
            Some(i) => {
                wanted.swap_remove(i);
            }
            None => commands.entity(entity).despawn(),
        }
    }
    for mark in wanted {
        let Some(at) = layout.points.get(mark.point.index()) else { continue };
        let Some((_, material, width)) = art.materials.iter().find(|(kind, ..)| *kind == mark.kind) else { continue };
        // Kinds lie above one another in their order, so that none flickers through another.
        let up = 0.0009 + 0.000_08 * mark.kind as u8 as f32;
        commands.spawn((
            mark,
            Mesh3d(art.quad.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(*at + Vec3::Y * up).with_scale(Vec3::splat(*width)),
            NotShadowCaster,
            ChildOf(scene.board),
        ));
    }
}

/// The marks of a match at rest.
#[must_use]
pub fn wanted_marks(current: &CurrentMatch, selected: Option<Point>, hovered: Option<Point>) -> Vec<Mark> {
    let choice = Choice::of(current);
    let mut marks = Vec::new();
    if let Some((from, to)) = last_move(current) {
        marks.push(Mark { kind: MarkKind::LastFrom, point: from });
        marks.push(Mark { kind: MarkKind::LastTo, point: to });
    }
    let Some(choice) = choice else { return marks };
    match selected {
        Some(from) => {
            for to in choice.targets(from) {
                let kind = if current.game().piece_at(to).is_some() { MarkKind::Capture } else { MarkKind::Target };
                marks.push(Mark { kind, point: to });
            }
        }
        None => {
            for point in choice.sources() {
                let kind = if hovered == Some(point) { MarkKind::Hovered } else { MarkKind::Movable };
                marks.push(Mark { kind, point });
            }
        }
    }
    marks
}

fn last_move(current: &CurrentMatch) -> Option<(Point, Point)> {
    current.game().history().iter().rev().find_map(|played| match played.step {
        Step::Move { from, to, .. } => Some((from, to)),
        _ => None,
    })
}

/// A white picture with a shape in its alpha, drawn from the distance to the middle and the angle.
fn picture(shape: fn(f32, f32) -> f32) -> Image {
    const SIZE: u32 = 128;
    let mut data = Vec::with_capacity((SIZE * SIZE * 4) as usize);
    for y in 0..SIZE {
        for x in 0..SIZE {
            let at = (Vec2::new(x as f32, y as f32) + 0.5) / SIZE as f32 * 2.0 - 1.0;
            let alpha = shape(at.length(), at.y.atan2(at.x)).clamp(0.0, 1.0);
            data.extend([255, 255, 255, (alpha * 255.0 + 0.5) as u8]);
        }
    }
    let size = Extent3d { width: SIZE, height: SIZE, depth_or_array_layers: 1 };
    Image::new(size, TextureDimension::D2, data, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::default())
}

fn band(x: f32, middle: f32, width: f32) -> f32 {
    (-((x - middle) / width).powi(2)).exp()
}

/// A ring with four teeth that point inwards: take this.
fn capture_shape(r: f32, angle: f32) -> f32 {
    let tooth = band((angle * 2.0).sin() * r, 0.0, 0.10) * (1.0 - ((r - 0.70) / 0.16).abs()).clamp(0.0, 1.0) * 1.6;
    band(r, 0.80, 0.07).max(tooth) * (1.0 - ((r - 0.93) / 0.06).clamp(0.0, 1.0))
}

/// Two thin rings: here stands the keyboard.
fn cursor_shape(r: f32, _: f32) -> f32 {
    band(r, 0.70, 0.035).max(band(r, 0.86, 0.035))
}
