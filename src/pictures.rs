//! Pictures of the window: F12 keeps one.

use crate::options::Options;
use crate::screens::Wish;
use crate::screens::saved::Folders;
use bevy::prelude::*;
use bevy::render::view::window::screenshot::{Screenshot, save_to_disk};
use std::fs;
use std::path::PathBuf;

/// Where pictures go, if the command line said so.
#[derive(Resource, Clone, Debug)]
struct PicturesIn(Option<PathBuf>);

/// Pictures on demand.
pub fn plugin(options: &Options) -> impl Plugin + use<> {
    let folder = options.screenshot_dir.clone();
    move |app: &mut App| {
        app.insert_resource(PicturesIn(folder.clone())).add_systems(Update, take_picture);
    }
}

fn take_picture(
    mut wishes: MessageReader<Wish>,
    asked: Res<PicturesIn>,
    folders: Res<Folders>,
    mut commands: Commands,
    mut keep: ResMut<boxwood_tabletop::KeepDrawing>,
) {
    if wishes.read().filter(|wish| **wish == Wish::Picture).count() == 0 {
        return;
    }
    if cfg!(target_arch = "wasm32") {
        // The browser puts it where it puts everything that is downloaded.
        commands.spawn(Screenshot::primary_window()).observe(save_to_disk("boxwood.png"));
        keep.nudge();
        return;
    }
    let Some(folder) = asked.0.clone().or_else(|| Some(folders.0.as_ref()?.pictures.clone())) else { return };
    if let Err(error) = fs::create_dir_all(&folder) {
        warn!("no picture: {}: {error}", folder.display());
        return;
    }
    let free = |n: &u32| !folder.join(format!("boxwood-{n:04}.png")).exists();
    let Some(number) = (1..10_000).find(free) else { return };
    let path = folder.join(format!("boxwood-{number:04}.png"));
    info!("picture: {}", path.display());
    commands.spawn(Screenshot::primary_window()).observe(save_to_disk(path));
    keep.nudge();
}
