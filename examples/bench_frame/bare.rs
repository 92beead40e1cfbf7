//! The least that Bevy draws in three dimensions: a plane, a cube, one light with a shadow. What the table costs is
//! measured against it.

use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap};
use bevy::prelude::*;
use bevy::window::WindowResolution;
use bevy::winit::WinitSettings;

/// An app with the bare scene in a window of this size.
pub fn app(size: (u32, u32), shadow_map: usize) -> App {
    let mut app = App::new();
    let window = Window { title: "bare".to_owned(), resolution: WindowResolution::new(size.0, size.1), ..default() };
    app.add_plugins(DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }));
    app.insert_resource(WinitSettings::continuous()).insert_resource(DirectionalLightShadowMap { size: shadow_map });
    app.add_systems(Startup, spawn);
    app
}

fn spawn(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>, mut materials: ResMut<Assets<StandardMaterial>>) {
    let mut thing = |mesh: Mesh, colour: Color, at: Transform| {
        (Mesh3d(meshes.add(mesh)), MeshMaterial3d(materials.add(colour)), at)
    };
    let plane = thing(Plane3d::default().mesh().size(8.0, 8.0).build(), Color::WHITE, Transform::default());
    let cube =
        thing(Cuboid::new(1.0, 1.0, 1.0).into(), Color::srgb_u8(124, 144, 255), Transform::from_xyz(0.0, 0.5, 0.0));
    commands.spawn(plane);
    commands.spawn(cube);
    commands.spawn((
        DirectionalLight { shadow_maps_enabled: true, ..default() },
        CascadeShadowConfigBuilder { num_cascades: 1, maximum_distance: 30.0, ..default() }.build(),
        Transform::from_xyz(4.0, 8.0, 4.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    let eye = Transform::from_xyz(-2.5, 4.5, 9.0).looking_at(Vec3::ZERO, Vec3::Y);
    commands.spawn((Camera3d::default(), Msaa::Off, eye));
}
