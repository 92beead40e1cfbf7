//! Soft contact shadows under men and dice: what a shadow map is too coarse for, and what keeps things from floating.

use super::load::TableScene;
use super::{Cup, Dressed};
use crate::camera::{CameraSystems, Eye};
use crate::choreography::StageSystems;
use crate::layout::Layout;
use bevy::camera::visibility::VisibilitySystems;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use boxwood_core::Side;
use boxwood_play::Die;

/// The shadow of this thing.
#[derive(Component, Debug)]
struct ShadowOf(Entity);

/// A thing that has its shadow.
#[derive(Component, Debug)]
struct HasShadow;

/// How far above the ground a thing's shadow is gone, in metres.
const GONE: f32 = 0.012;

pub fn plugin(app: &mut App) {
    app.add_systems(Update, cast.after(StageSystems));
    // After everything has its place, the cup too that moves with the window: no further frame may come.
    app.add_systems(
        PostUpdate,
        follow.after(CameraSystems).before(TransformSystems::Propagate).before(VisibilitySystems::VisibilityPropagate),
    );
}

fn cast(
    scene: Option<Res<TableScene>>,
    layout: Option<Res<Layout>>,
    things: Query<(Entity, &Dressed), Without<HasShadow>>,
    cups: Query<Entity, (With<Cup>, Without<HasShadow>)>,
    mut commands: Commands,
) {
    let Some(scene) = scene else { return };
    let quad = |parent: Entity, of: Entity| {
        (
            Name::new("contact shadow"),
            ShadowOf(of),
            Mesh3d(scene.contact.0.clone()),
            MeshMaterial3d(scene.contact.1.clone()),
            Transform::from_xyz(0.0, -1.0, 0.0),
            NotShadowCaster,
            ChildOf(parent),
        )
    };
    // What stands in a rack lies on nothing.
    let lie = layout.is_some_and(|layout| !layout.is_wall());
    for (thing, _) in things.iter().filter(|_| lie) {
        commands.entity(thing).insert(HasShadow);
        commands.spawn(quad(scene.board, thing));
    }
    for cup in &cups {
        commands.entity(cup).insert(HasShadow);
        commands.spawn(quad(scene.root, cup));
    }
}

/// The shadow lies under its thing and goes as the thing is lifted.
fn follow(
    scene: Option<Res<TableScene>>,
    layout: Option<Res<Layout>>,
    mut shadows: Query<(Entity, &ShadowOf, &mut Transform, &mut Visibility)>,
    eye: Res<Eye>,
    things: Query<(&Transform, &Visibility, Option<&Dressed>, Has<Die>, Has<Cup>), Without<ShadowOf>>,
    mut commands: Commands,
) {
    let (Some(scene), Some(layout)) = (scene, layout) else { return };
    for (entity, of, mut transform, mut visibility) in &mut shadows {
        let Ok((thing, seen, dressed, is_die, is_cup)) = things.get(of.0) else {
            commands.entity(entity).despawn();
            continue;
        };
        let (radius, foot, ground) = match dressed {
            Some(d) if is_die => {
                let look = &scene.look;
                let floor = look.dice.as_ref().map_or(0.0, |l| eye.dice_floor(l, Side::First, look.lift).0.y);
                (d.radius, thing.translation.y - d.height / 2.0, floor)
            }
            Some(d) => (d.radius, thing.translation.y, layout.ground(thing.translation)),
            None => (scene.look.dice.as_ref().map_or(0.0, |l| l.cup_size.x * 0.92), thing.translation.y, 0.0015),
        };
        let above = (foot - ground).max(0.0);
        let shown = *seen != Visibility::Hidden && above < GONE && (!is_cup || above < 0.004);
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
        if shown {
            // The picture is twice as wide as the foot; a lifted thing throws a wider, thinner shadow.
            let size = radius * 4.0 * (1.0 - 0.55 * above / GONE);
            let wanted = Transform::from_xyz(thing.translation.x, ground + 0.0005, thing.translation.z)
                .with_scale(Vec3::new(size, 1.0, size));
            transform.set_if_neq(wanted);
        }
    }
}
