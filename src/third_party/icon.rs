//! The picture that stands for the window in the desktop's lists.

use bevy::asset::RenderAssetUsages;
use bevy::ecs::system::NonSendMarker;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

static PICTURE: &[u8] = include_bytes!("../../assets/icon/icon_128.png");

/// Gives the window its icon as soon as there is a window.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, give.run_if(run_once));
}

fn give(window: Query<Entity, With<PrimaryWindow>>, _main_thread: NonSendMarker) {
    let Ok(window) = window.single() else { return };
    match icon() {
        Ok(icon) => WINIT_WINDOWS.with_borrow(|windows| {
            if let Some(window) = windows.get_window(window) {
                window.set_window_icon(Some(icon));
            }
        }),
        Err(error) => warn!("the window has no icon: {error}"),
    }
}

fn icon() -> Result<Icon, String> {
    let formats = CompressedImageFormats::NONE;
    let kind = ImageType::Extension("png");
    let image = Image::from_buffer(PICTURE, kind, formats, true, ImageSampler::Default, RenderAssetUsages::MAIN_WORLD);
    let image = image.map_err(|error| error.to_string())?;
    let (width, height) = (image.width(), image.height());
    let pixels = image.data.ok_or_else(|| "no pixels".to_owned())?;
    Icon::from_rgba(pixels, width, height).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_icon_is_a_picture() {
        assert!(super::icon().is_ok());
    }
}
