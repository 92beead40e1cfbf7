//! Small pictures of the boards, for the shelf. They are taken from the game itself: `make pictures`.

use bevy::prelude::*;
use bevy_egui::egui::TextureId;
use bevy_egui::{EguiTextureHandle, EguiUserTextures};
use boxwood_play::Games;
use boxwood_tabletop::KeepDrawing;
use std::collections::{BTreeMap, BTreeSet};

/// How wide a picture is for its height.
pub const SHAPE: f32 = 4.0 / 3.0;

/// The pictures of the boards, by the ids of their games.
#[derive(Resource, Debug, Default)]
pub struct BoardPictures {
    textures: BTreeMap<&'static str, (AssetId<Image>, TextureId)>,
    arrived: BTreeSet<AssetId<Image>>,
}

impl BoardPictures {
    /// The picture of a game's board, once it is there.
    #[must_use]
    pub fn of(&self, game: &str) -> Option<TextureId> {
        let (image, texture) = self.textures.get(game)?;
        self.arrived.contains(image).then_some(*texture)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardPictures>().add_systems(Startup, fetch).add_systems(PreUpdate, arrive);
}

fn fetch(
    games: Res<Games>,
    server: Res<AssetServer>,
    mut textures: ResMut<EguiUserTextures>,
    mut pictures: ResMut<BoardPictures>,
) {
    for game in games.0.iter().map(|entry| entry.id()) {
        let image: Handle<Image> = server.load(format!("shelf/{game}.jpg"));
        let id = image.id();
        pictures.textures.insert(game, (id, textures.add_image(EguiTextureHandle::Strong(image))));
    }
}

fn arrive(
    mut events: MessageReader<AssetEvent<Image>>,
    mut pictures: ResMut<BoardPictures>,
    mut keep: ResMut<KeepDrawing>,
) {
    for event in events.read() {
        let AssetEvent::Added { id } = *event else { continue };
        if pictures.textures.values().any(|&(image, _)| image == id) {
            pictures.arrived.insert(id);
            keep.nudge();
        }
    }
}
