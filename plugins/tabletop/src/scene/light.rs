//! The light of a room with a window and a hearth: an environment for all that is soft, one warm lamp that casts shadows.
//! The same rig works in a browser (one directional light, one cascade, nothing computed on the graphics card).

use crate::camera::{Eye, TableCamera};
use crate::layout::{Layout, SCALE};
use crate::scene::load::LoadSystems;
use crate::settings::Quality;
use bevy::anti_alias::fxaa::Fxaa;
use bevy::camera::Exposure;
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::image::{ImageLoaderSettings, ImageSampler};
use bevy::light::{
    CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap, EnvironmentMapLight,
    ShadowFilteringMethod,
};
use bevy::prelude::*;

/// The lamp.
#[derive(Component, Debug)]
pub struct KeyLight;

/// The picture of the room, in levels for more and more rough mirrors; its mean is 1.
pub(crate) const ROOM: &str = "env/interior.ktx2";
/// How bright the room is, in cd/m².
pub(crate) const ROOM_LUMINANCE: f32 = 1_085.0;
/// How far the room is turned about the table, in radians.
pub(crate) const ROOM_TURN: f32 = 1.2;

/// The direction in which the lamp's light falls: from the upper left, a little from behind the board, so that men and
/// rails throw their shadows to the right and towards the viewer.
const FALLS: Vec3 = Vec3::new(0.62, -0.90, 0.34);

/// And where men stand above each other: from the upper left before the board, for it is their faces that one looks at.
const FALLS_ON_FACES: Vec3 = Vec3::new(0.55, -0.70, -0.70);

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(Color::srgb(0.020, 0.015, 0.012)))
        .init_resource::<Quality>()
        .add_systems(Startup, spawn)
        .add_systems(
            Update,
            (
                apply_quality.run_if(resource_changed::<Quality>),
                place_lamp.after(LoadSystems).run_if(resource_exists_and_changed::<Layout>),
                fit_shadows,
            ),
        );
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Name::new("lamp"),
        KeyLight,
        DirectionalLight {
            color: Color::srgb(1.0, 0.88, 0.72),
            illuminance: 9_500.0,
            shadow_maps_enabled: true,
            shadow_depth_bias: 0.012,
            shadow_normal_bias: 0.9,
            ..default()
        },
        cascade(SCALE * 0.4, SCALE * 2.0),
        Transform::default().looking_to(FALLS, Vec3::Y),
    ));
    commands.spawn((
        Name::new("eye"),
        TableCamera,
        Camera3d::default(),
        Tonemapping::KhronosPbrNeutral,
        Exposure { ev100: 10.5 },
        Projection::from(PerspectiveProjection {
            fov: crate::camera::framing::FOV,
            near: 0.3,
            far: 120.0,
            ..default()
        }),
        Transform::from_xyz(0.0, 8.0, 8.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// What is mirrored of the room. Its even light is in the material's shader as nine numbers, from which weak machines take
/// the mirrored too: a cube map is dear to read.
fn mirrored(assets: &AssetServer) -> EnvironmentMapLight {
    let blended = |settings: &mut ImageLoaderSettings| settings.sampler = ImageSampler::linear();
    let room: Handle<Image> = assets.load_builder().with_settings(blended).load(ROOM);
    EnvironmentMapLight {
        diffuse_map: room.clone(),
        specular_map: room,
        intensity: ROOM_LUMINANCE,
        rotation: Quat::from_rotation_y(ROOM_TURN),
        ..default()
    }
}

fn cascade(near: f32, far: f32) -> CascadeShadowConfig {
    CascadeShadowConfigBuilder { num_cascades: 1, minimum_distance: near, maximum_distance: far, ..default() }.into()
}

fn place_lamp(layout: Res<Layout>, mut lamp: Single<&mut Transform, With<KeyLight>>) {
    let falls = if layout.is_deep() { FALLS_ON_FACES } else { FALLS };
    lamp.look_to(falls, Vec3::Y);
}

fn apply_quality(
    quality: Res<Quality>,
    camera: Single<Entity, With<TableCamera>>,
    assets: Res<AssetServer>,
    mut shadows: ResMut<DirectionalLightShadowMap>,
    mut commands: Commands,
) {
    shadows.size = quality.shadow_map();
    let mut camera = commands.entity(*camera);
    let weak = (Msaa::Off, ShadowFilteringMethod::Hardware2x2, DebandDither::Disabled);
    match *quality {
        Quality::Test => camera.insert(weak).remove::<(Fxaa, EnvironmentMapLight)>(),
        Quality::Low => camera.insert((weak, Fxaa::default())).remove::<EnvironmentMapLight>(),
        Quality::Medium | Quality::High => camera
            .insert((Msaa::Sample4, ShadowFilteringMethod::Gaussian, DebandDither::Enabled, mirrored(&assets)))
            .remove::<Fxaa>(),
    };
}

/// Draws the shadow map's box tightly about what stands on the board, whatever the distance of the eye.
fn fit_shadows(eye: Res<Eye>, mut lamp: Single<&mut CascadeShadowConfig, With<KeyLight>>) {
    if !eye.is_changed() {
        return;
    }
    let Some([near, far]) = eye.depth else { return };
    let (near, far) = ((near - 0.6).max(0.3), far + 0.6);
    let kept = |now: &f32, wanted: f32| (now - wanted).abs() < 0.01;
    if !kept(&lamp.minimum_distance, near) || !lamp.bounds.first().is_some_and(|b| kept(b, far)) {
        **lamp = cascade(near, far);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lamp_lights_the_faces_of_what_stands_upright() {
        let mut app = App::new();
        app.add_systems(Update, place_lamp.run_if(resource_exists_and_changed::<Layout>));
        let lamp = app.world_mut().spawn((KeyLight, Transform::default())).id();
        // Towards the viewer, who sits at positive z.
        let mut falls = |points: [Vec3; 3]| {
            app.insert_resource(Layout { points: points.to_vec(), ..Layout::default() });
            app.update();
            app.world().get::<Transform>(lamp).expect("the lamp").forward().z
        };
        assert!(falls([Vec3::ZERO, Vec3::X, Vec3::Z]) > 0.0, "men on a flat board are lit from behind");
        assert!(falls([Vec3::ZERO, Vec3::X, Vec3::Y]) < 0.0, "discs in a rack from the front");
    }
}
