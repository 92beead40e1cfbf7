//! The row that won: a glowing rod from its first man to its last, and through all between.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use boxwood_core::{Match, Point, Step};
use boxwood_play::CurrentMatch;
use boxwood_tabletop::scene::BoardRoot;
use boxwood_tabletop::{Layout, Stage, StageSystems, Surface};

/// Half the width of a rod, in metres.
const RADIUS: f32 = 0.0022;
/// How far it goes beyond the middles of the men at its ends.
const BEYOND: f32 = 0.010;
/// Its colour: that of a hearth.
const COLOUR: LinearRgba = LinearRgba::rgb(1.0, 0.55, 0.16);

/// A rod through a row: the row's index in the board's lines.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rod(pub usize);

/// Where rods run, from the places of the men: through beads, over tokens, along both faces of a rack.
fn runs(game: &str) -> &'static [Vec3] {
    const FACES: [Vec3; 2] = [Vec3::new(0.0, 0.0, 0.0108), Vec3::new(0.0, 0.0, -0.0108)];
    const BEADS: [Vec3; 1] = [Vec3::new(0.0, 0.0095, 0.0)];
    const TOKENS: [Vec3; 1] = [Vec3::new(0.0, 0.0105, 0.0)];
    match game {
        "connect-four" | "score-four" => &FACES,
        "four-in-a-cube" | "five-in-a-cube" => &BEADS,
        _ => &TOKENS,
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, show.after(StageSystems));
}

fn show(
    current: Option<Res<CurrentMatch>>,
    (layout, stage): (Option<Res<Layout>>, Option<Res<Stage>>),
    board: Option<Single<Entity, With<BoardRoot>>>,
    there: Query<(Entity, &Rod)>,
    mut meshes: Option<ResMut<Assets<Mesh>>>,
    mut materials: Option<ResMut<Assets<Surface>>>,
    mut commands: Commands,
) {
    let (Some(layout), Some(stage), Some(board)) = (layout, stage, board) else { return };
    let ours = current.as_ref().filter(|current| crate::is_ours(current.game().info().game));
    let wanted: Vec<usize> = match ours {
        Some(current) if !stage.busy() => completed(current.game()),
        _ => Vec::new(),
    };
    // The levels may have been moved since.
    let stays = |rod: &Rod| wanted.contains(&rod.0) && !layout.is_changed();
    for (entity, rod) in &there {
        if !stays(rod) {
            commands.entity(entity).despawn();
        }
    }
    let shown: Vec<usize> = there.iter().map(|(_, rod)| *rod).filter(stays).map(|rod| rod.0).collect();
    let wanted: Vec<usize> = wanted.into_iter().filter(|line| !shown.contains(line)).collect();
    let (Some(current), Some(meshes), Some(materials)) = (ours, meshes.as_mut(), materials.as_mut()) else { return };
    for line in wanted {
        let game = current.game();
        let Some(points) = game.board().lines().get(line) else { continue };
        let places: Vec<Vec3> = points.iter().filter_map(|p| layout.points.get(p.index()).copied()).collect();
        let (Some(&from), Some(&to)) = (places.first(), places.last()) else { continue };
        let way = to - from;
        let rod = Cylinder::new(RADIUS, way.length() + 2.0 * BEYOND);
        let material =
            Surface { color: Color::srgb(1.0, 0.75, 0.35), emissive: COLOUR * 5.0, roughness: 0.5, ..default() };
        let (mesh, material) = (meshes.add(rod), materials.add(material));
        let turn = Quat::from_rotation_arc(Vec3::Y, way.normalize_or(Vec3::Y));
        for &run in runs(game.info().game) {
            commands.spawn((
                Rod(line),
                Name::new("rod through the row"),
                Mesh3d(mesh.clone()),
                MeshMaterial3d(material.clone()),
                Transform::from_translation((from + to) / 2.0 + run).with_rotation(turn),
                NotShadowCaster,
                ChildOf(*board),
            ));
        }
    }
}

/// The rows with which the game was won.
#[must_use]
pub fn completed(game: &dyn Match) -> Vec<usize> {
    let Some(winner) = game.outcome().and_then(|outcome| outcome.winner) else { return Vec::new() };
    let last = game.history().last().and_then(|played| match played.step {
        Step::Place { to } => Some(to),
        _ => None,
    });
    let stands = |point: &Point| game.piece_at(*point).is_some_and(|piece| piece.side == winner);
    let lines = game.board().lines().iter().enumerate();
    let whole = lines.filter(|(_, line)| line.iter().all(stands) && last.is_none_or(|last| line.contains(&last)));
    whole.map(|(index, _)| index).collect()
}
