//! Lines that are completed: a light runs along the groove, and the line glows on while a man is owed for it or when it
//! has won the game.

use super::Stage;
use super::act::Props;
use super::clip::{Clip, Happening, Shine, smooth};
use crate::scene::{LineLight, TableScene, farthest};
use crate::settings::Motion;
use crate::surface::Surface;
use bevy::prelude::*;
use boxwood_core::{Board, Match, Point, Step};
use boxwood_play::CurrentMatch;
use boxwood_sound::CueKind;

/// The colour of the light: that of a hearth.
const COLOUR: LinearRgba = LinearRgba::rgb(1.0, 0.42, 0.08);
/// How bright a full light is: white is 1, and emissive colours are not exposed.
const FULL: f32 = 2.6;
/// How much of it lies on the wood beside the line.
const HALO: f32 = 0.9;
/// How bright a line glows that is owed for, or has won.
const RESTING: f32 = 0.45;
/// How wide the light is that runs, and how far it lies above the board, in metres.
const WIDE: f32 = 0.046;
const ABOVE: f32 = 0.0011;

/// A light runs along a line that was completed.
pub fn run(props: &mut Props, motion: Motion, line: u8) -> Clip {
    let mut clip = Clip::default();
    let Some((ends, material)) = line_of(props, line) else { return clip };
    let seconds = if motion.reduced { 0.5 } else { 0.75 };
    let lit = |level: fn(f32) -> f32| Shine { material: material.clone(), begin: 0.0, end: seconds, level };
    clip.seconds = seconds;
    clip.cue(0.0, CueKind::Special, 0.35);
    if motion.reduced {
        clip.shines.push(lit(|t| smooth(0.0, 0.5, t) * (1.0 - (1.0 - RESTING) * smooth(0.5, 1.0, t))));
        return clip;
    }
    clip.shines.push(lit(|t| smooth(0.05, 0.7, t) * (1.0 - (1.0 - RESTING) * smooth(0.75, 1.0, t))));
    let Some((runner, glow)) = props.runner.iter().next().map(|(entity, runner)| (entity, runner.material.clone()))
    else {
        return clip;
    };
    let [from, to] = ends.map(|end| end + Vec3::Y * ABOVE);
    clip.at(0.0, Happening::Show(runner, true));
    clip.track(runner, 0.0, seconds, move |t| {
        Transform::from_translation(from.lerp(to, smooth(0.0, 0.8, t))).with_scale(Vec3::new(WIDE, 1.0, WIDE))
    });
    let level: fn(f32) -> f32 = |t| smooth(0.0, 0.15, t) * (1.0 - smooth(0.8, 1.0, t));
    clip.shines.push(Shine { material: glow, begin: 0.0, end: seconds, level });
    clip
}

/// The running light is put away.
pub fn stop(props: &mut Props) {
    let runner = props.runner.iter().next().map(|(entity, _)| entity);
    if let Some(runner) = runner {
        props.show(runner, false);
    }
}

/// Sets the brightness of a line, or of the light that runs.
pub fn shine(props: &mut Props, material: &Handle<Surface>, level: f32) {
    let light = props.lines.iter().find(|light| light.material == *material).cloned();
    match light {
        Some(light) => set(&mut props.materials, &light, level),
        None => lay(&mut props.materials, material, level),
    }
}

/// A line and the light beside it.
fn set(materials: &mut Assets<Surface>, light: &LineLight, level: f32) {
    let wanted = COLOUR * (FULL * level);
    if materials.get(&light.material).is_none_or(|material| material.emissive == wanted) {
        return;
    }
    if let Some(mut material) = materials.get_mut(&light.material) {
        material.emissive = wanted;
    }
    lay(materials, &light.halo, level * HALO);
}

/// A light that lies on the wood.
fn lay(materials: &mut Assets<Surface>, halo: &Handle<Surface>, level: f32) {
    if let Some(mut material) = materials.get_mut(halo) {
        material.color = COLOUR.with_alpha(level.clamp(0.0, 1.0)).into();
    }
}

/// The two ends of a line of the board, and the material that shines.
fn line_of(props: &Props, line: u8) -> Option<([Vec3; 2], Handle<Surface>)> {
    let current = props.current.as_ref()?;
    let board = current.game().board();
    let points = board.lines().get(usize::from(line))?;
    let light = props.lines.iter().find(|light| is_line(light, board, points))?;
    let layout = props.layout.as_ref()?;
    let places: Vec<Vec3> = points.iter().filter_map(|p| layout.points.get(p.index()).copied()).collect();
    Some((farthest(&places)?, light.material.clone()))
}

fn is_line(light: &LineLight, board: &Board, points: &[Point]) -> bool {
    light.points.len() == points.len() && points.iter().all(|&p| light.points.iter().any(|name| name == board.name(p)))
}

/// While nothing is shown, the lines glow that the position has to tell of.
pub fn rest(
    stage: Res<Stage>,
    scene: Option<Res<TableScene>>,
    current: Option<Res<CurrentMatch>>,
    lights: Query<&LineLight>,
    mut materials: ResMut<Assets<Surface>>,
) {
    let (Some(scene), Some(current)) = (scene, current) else { return };
    if stage.busy() || scene.look.line_nodes.is_none() {
        return;
    }
    let game = current.game();
    let board = game.board();
    let lines: Vec<&Vec<Point>> = telling(game).filter_map(|line| board.lines().get(line)).collect();
    for light in &lights {
        let lit = lines.iter().any(|points| is_line(light, board, points));
        set(&mut materials, light, if lit { RESTING } else { 0.0 });
    }
}

/// The lines for which a man is to be taken now, or with which the game was won: those that the last man who came to
/// stand somewhere completed.
fn telling<'m>(game: &'m dyn Match) -> impl Iterator<Item = usize> + 'm {
    let steps = game.legal_steps();
    let owed = !steps.is_empty() && steps.iter().all(|step| matches!(step, Step::Remove { .. }));
    let won = game.outcome().is_some_and(|outcome| outcome.winner.is_some());
    let came = if owed || won { last_to_come(game) } else { Vec::new() };
    let owner = |point: &Point| game.piece_at(*point).map(|piece| piece.side);
    let lines = game.board().lines().iter().enumerate();
    lines.filter_map(move |(line, points)| {
        let whole = points.iter().all(|p| owner(p).is_some() && owner(p) == owner(&points[0]));
        (whole && points.iter().any(|p| came.contains(p))).then_some(line)
    })
}

/// Where those came to stand who moved or entered last, before whatever was taken for it.
fn last_to_come(game: &dyn Match) -> Vec<Point> {
    let last = game.history().iter().rev().find(|played| !matches!(played.step, Step::Remove { .. }));
    match last.map(|played| played.step) {
        Some(Step::Move { to, .. } | Step::Place { to }) => vec![to],
        Some(Step::PlaceLine { line }) => game.board().lines().get(usize::from(line)).cloned().unwrap_or_default(),
        _ => Vec::new(),
    }
}
