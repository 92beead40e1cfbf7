//! Marks on the board: who may move, where to, what the last move was, where the keyboard stands. Each kind has its own
//! shape, so that none is told by its colour alone.

use crate::choreography::{Stage, StageSystems};
use crate::layout::Layout;
use crate::manner::{Manners, Note, ShowDangers};
use crate::pointer::Choice;
use crate::scene::TableScene;
use crate::settings::{Cursor, Hinted, Hovered, Selected};
use crate::surface::{Surface, stencil};
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
    /// The chosen man can take what stands here, or a man who has to go can be taken from here.
    Capture,
    /// A man can be entered here.
    Entry,
    /// A man can be entered here, and the pointer is over the place.
    EntryHovered,
    /// The last move came from here.
    LastFrom,
    /// The last move ended here.
    LastTo,
    /// The last turn took a man off here.
    LastTaken,
    /// The keyboard's cursor.
    Cursor,
    /// A point of the step that is shown as a hint.
    Hint,
    /// A way lies open over this point.
    Road,
    /// This point helps to take men.
    Hostile,
    /// The man here could be taken by the next move.
    Threatened,
}

/// A mark on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark {
    /// What it says.
    pub kind: MarkKind,
    /// Of which point.
    pub point: Point,
}

impl From<Note> for MarkKind {
    fn from(note: Note) -> MarkKind {
        match note {
            Note::Road => MarkKind::Road,
            Note::Hostile => MarkKind::Hostile,
            Note::Threatened => MarkKind::Threatened,
        }
    }
}

#[derive(Resource)]
struct Art {
    quad: Handle<Mesh>,
    materials: Vec<(MarkKind, Handle<Surface>, f32)>,
    /// The marks that are darker on a bright board.
    on_bright: Vec<(MarkKind, Handle<Surface>)>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Hinted>().add_systems(Startup, prepare).add_systems(Update, mark.after(StageSystems));
}

/// The width of a mark's quad in metres: its ring then runs just outside a man.
const WIDTH: f32 = 0.0365;

fn prepare(
    assets: Option<Res<AssetServer>>,
    images: Option<ResMut<Assets<Image>>>,
    meshes: Option<ResMut<Assets<Mesh>>>,
    materials: Option<ResMut<Assets<Surface>>>,
    mut commands: Commands,
) {
    let (Some(assets), Some(mut images), Some(mut meshes), Some(mut materials)) = (assets, images, meshes, materials)
    else {
        return;
    };
    let ring = stencil(&assets, "textures/mark_ring.png");
    let disc = stencil(&assets, "textures/mark_disc.png");
    let last = stencil(&assets, "textures/mark_last.png");
    let capture = images.add(picture(capture_shape));
    let cursor = images.add(picture(cursor_shape));
    let taken = images.add(picture(taken_shape));
    let gold = |alpha| Color::srgba(1.0, 0.80, 0.38, alpha);
    let mut made = Vec::new();
    let mut kind = |kind, picture: &Handle<Image>, tint, width: f32| {
        let material = Surface::picture(picture.clone(), tint);
        made.push((kind, materials.add(material), width));
    };
    kind(MarkKind::Movable, &ring, gold(0.36), 1.0);
    kind(MarkKind::Hovered, &ring, gold(1.0), 1.06);
    kind(MarkKind::Target, &disc, gold(0.62), 0.55);
    kind(MarkKind::Capture, &capture, Color::srgba(1.0, 0.36, 0.18, 0.95), 1.12);
    kind(MarkKind::Entry, &disc, gold(0.30), 0.36);
    kind(MarkKind::EntryHovered, &disc, gold(0.75), 0.55);
    kind(MarkKind::LastTaken, &taken, Color::srgba(0.95, 0.88, 0.74, 0.60), 0.8);
    kind(MarkKind::LastFrom, &last, Color::srgba(0.95, 0.88, 0.74, 0.50), 0.95);
    kind(MarkKind::LastTo, &last, Color::srgba(0.95, 0.88, 0.74, 0.50), 1.05);
    kind(MarkKind::Cursor, &cursor, Color::srgba(1.0, 0.97, 0.88, 0.95), 1.15);
    kind(MarkKind::Hint, &ring, Color::srgba(0.55, 0.85, 0.95, 0.95), 1.08);
    let road = images.add(picture(road_shape));
    let hostile = images.add(picture(hostile_shape));
    let threatened = images.add(picture(threatened_shape));
    kind(MarkKind::Road, &road, Color::srgba(0.62, 0.92, 0.55, 0.85), 0.80);
    kind(MarkKind::Hostile, &hostile, Color::srgba(1.0, 0.36, 0.18, 0.80), 0.95);
    kind(MarkKind::Threatened, &threatened, Color::srgba(1.0, 0.36, 0.18, 0.95), 1.10);
    let ink = |alpha| Color::srgba(0.13, 0.05, 0.02, alpha);
    let darker = [
        (MarkKind::Movable, &ring, ink(0.62)),
        (MarkKind::Hovered, &ring, Color::srgba(1.0, 0.98, 0.90, 1.0)),
        (MarkKind::Target, &disc, ink(0.72)),
        (MarkKind::LastFrom, &last, ink(0.66)),
        (MarkKind::LastTo, &last, ink(0.66)),
        (MarkKind::Road, &road, Color::srgba(0.96, 1.0, 0.88, 1.0)),
    ];
    let on_bright = darker.map(|(kind, picture, tint)| {
        let material = Surface::picture(picture.clone(), tint);
        (kind, materials.add(material))
    });
    let quad = meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(WIDTH / 2.0)));
    commands.insert_resource(Art { quad, materials: made, on_bright: on_bright.into() });
}

fn mark(
    (art, scene, layout): (Option<Res<Art>>, Option<Res<TableScene>>, Option<Res<Layout>>),
    current: Option<Res<CurrentMatch>>,
    stage: Res<Stage>,
    (selected, hovered, cursor, hinted): (Res<Selected>, Res<Hovered>, Res<Cursor>, Res<Hinted>),
    (manners, dangers): (Res<Manners>, Res<ShowDangers>),
    there: Query<(Entity, &Mark)>,
    mut commands: Commands,
) {
    let (Some(art), Some(scene), Some(layout)) = (art, scene, layout) else { return };
    let mut wanted = match (&current, stage.busy()) {
        (Some(current), false) => wanted_marks(current, selected.0, hovered.0),
        _ => Vec::new(),
    };
    let manner = manners.find(scene.look.game);
    if let (Some(current), Some(notes)) = (&current, manner.and_then(|m| m.notes)) {
        let shown = if stage.busy() { Vec::new() } else { notes(current.game(), dangers.0) };
        wanted.extend(shown.into_iter().map(|(note, point)| Mark { kind: note.into(), point }));
    }
    let size = manner.map_or(1.0, |m| m.marks);
    if current.is_some() {
        wanted.extend(cursor.0.map(|point| Mark { kind: MarkKind::Cursor, point }));
        wanted.extend(hinted.0.iter().map(|&point| Mark { kind: MarkKind::Hint, point }));
    }
    if wanted.iter().filter(|mark| mark.kind == MarkKind::Entry).count() > MANY {
        wanted.retain(|mark| mark.kind != MarkKind::Entry);
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
        let bright = art.on_bright.iter().find(|(kind, _)| manner.is_some_and(|m| m.bright) && *kind == mark.kind);
        let material = bright.map_or(material, |(_, darker)| darker);
        // Kinds lie above one another in their order, so that none flickers through another.
        let up = 0.0009 + 0.000_08 * mark.kind as u8 as f32;
        let scale = *width * size;
        let pose = crate::deep::mark_pose(&layout, *at, up).with_scale(Vec3::splat(scale));
        let mut spawned = commands.spawn((
            mark,
            Mesh3d(art.quad.clone()),
            MeshMaterial3d(material.clone()),
            pose,
            NotShadowCaster,
            ChildOf(scene.board),
        ));
        if let Some(behind) = crate::deep::mark_behind(&layout, up, scale) {
            let twin = (Mesh3d(art.quad.clone()), MeshMaterial3d(material.clone()), behind, NotShadowCaster);
            spawned.with_child(twin);
        }
    }
}

/// Where nearly every place of a large board is open, marking them all would tell nothing.
const MANY: usize = 30;

/// The marks of a match at rest.
#[must_use]
pub fn wanted_marks(current: &CurrentMatch, selected: Option<Point>, hovered: Option<Point>) -> Vec<Mark> {
    let choice = Choice::of(current);
    let mut marks = last_turn(current);
    let Some(choice) = choice else { return marks };
    let mut add = |kind, point| marks.push(Mark { kind, point });
    match selected {
        Some(from) => {
            // A man who was chosen is lifted; an empty point that was chosen is marked.
            if current.game().piece_at(from).is_none() {
                add(MarkKind::EntryHovered, from);
            }
            for to in choice.targets(from) {
                let kind = if current.game().piece_at(to).is_some() { MarkKind::Capture } else { MarkKind::Target };
                add(kind, to);
            }
        }
        None => {
            for point in choice.sources() {
                let kind = if hovered == Some(point) { MarkKind::Hovered } else { MarkKind::Movable };
                add(kind, point);
            }
            for point in choice.entries() {
                let kind = if hovered == Some(point) { MarkKind::EntryHovered } else { MarkKind::Entry };
                add(kind, point);
            }
            choice.removals().for_each(|point| add(MarkKind::Capture, point));
        }
    }
    marks
}

/// What the last turn did that changed the board, or what the present one has done so far.
fn last_turn(current: &CurrentMatch) -> Vec<Mark> {
    let history = current.game().history();
    let quiet = |step: &Step| matches!(step, Step::Roll(_) | Step::Pass);
    let mut marks = Vec::new();
    let mut side = None;
    for played in history.iter().rev().filter(|played| !quiet(&played.step)) {
        if side.is_some_and(|side| side != played.side) {
            break;
        }
        side = Some(played.side);
        let mut add = |kind, point| marks.push(Mark { kind, point });
        match played.step {
            Step::Move { from, to, .. } => {
                add(MarkKind::LastFrom, from);
                add(MarkKind::LastTo, to);
                break;
            }
            Step::Place { to } => {
                add(MarkKind::LastTo, to);
                break;
            }
            Step::PlaceLine { line } => {
                let points = current.game().board().lines().get(usize::from(line));
                points.into_iter().flatten().for_each(|&point| add(MarkKind::LastTo, point));
                break;
            }
            Step::Remove { at } => {
                // Somebody may have been entered there since.
                if current.game().piece_at(at).is_none() {
                    add(MarkKind::LastTaken, at);
                }
            }
            Step::Roll(_) | Step::Pass => {}
        }
    }
    marks
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

/// A cross: from here somebody was taken.
fn taken_shape(r: f32, angle: f32) -> f32 {
    band((angle * 2.0).cos() * r, 0.0, 0.11) * (1.0 - ((r - 0.66) / 0.08).clamp(0.0, 1.0))
}

/// A lozenge: the way is open here.
fn road_shape(r: f32, angle: f32) -> f32 {
    let (x, y) = ((r * angle.cos()).abs(), (r * angle.sin()).abs());
    let edge = x + y;
    (1.0 - ((edge - 0.52) / 0.06).clamp(0.0, 1.0)) * (0.45 + 0.55 * band(edge, 0.48, 0.07))
}

/// A field of slanting lines: this place takes sides.
fn hostile_shape(r: f32, angle: f32) -> f32 {
    let (x, y) = (r * angle.cos(), r * angle.sin());
    let inside = 1.0 - ((x.abs().max(y.abs()) - 0.70) / 0.05).clamp(0.0, 1.0);
    inside * band(((x + y) * 3.0).rem_euclid(1.0), 0.5, 0.16)
}

/// Two wedges that point at the middle from both sides: the man here can be taken between two.
fn threatened_shape(r: f32, angle: f32) -> f32 {
    let (x, y) = ((r * angle.cos()).abs(), (r * angle.sin()).abs());
    let wedge = 1.0 - ((y - (x - 0.58)) / 0.05).clamp(0.0, 1.0);
    wedge * (1.0 - ((x - 0.92) / 0.05).clamp(0.0, 1.0)) * (1.0 - ((0.60 - x) / 0.05).clamp(0.0, 1.0))
}

/// Two thin rings: here stands the keyboard.
fn cursor_shape(r: f32, _: f32) -> f32 {
    band(r, 0.70, 0.035).max(band(r, 0.86, 0.035))
}
