//! Tables of solved games that are no part of the program come with the assets, when a game that wants one is laid on the
//! table. Until one is there the computer searches.

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::prelude::*;
use boxwood_core::GameMatch;
use boxwood_play::CurrentMatch;
use mill_rules::Mill;
use mill_rules::solved::files::ENDING;
use mill_rules::solved::{take_in, wanted};
use std::io;

/// A table as it is packed.
#[derive(Asset, TypePath, Debug)]
struct Packed(Vec<u8>);

#[derive(TypePath, Debug, Default)]
struct PackedLoader;

impl AssetLoader for PackedLoader {
    type Asset = Packed;
    type Settings = ();
    type Error = io::Error;

    async fn load(&self, reader: &mut dyn Reader, _: &(), _: &mut LoadContext<'_>) -> Result<Packed, io::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(Packed(bytes))
    }

    fn extensions(&self) -> &[&str] {
        &[ENDING]
    }
}

/// The table that is on its way, and its name.
#[derive(Resource, Debug)]
struct Fetching(&'static str, Handle<Packed>);

pub(crate) fn plugin(app: &mut App) {
    app.init_asset::<Packed>().init_asset_loader::<PackedLoader>();
    let fetch = fetch.run_if(resource_exists_and_changed::<CurrentMatch>.and_then(not(resource_exists::<Fetching>)));
    app.add_systems(Update, (fetch, receive.run_if(resource_exists::<Fetching>)));
}

fn fetch(current: Res<CurrentMatch>, server: Res<AssetServer>, mut commands: Commands) {
    let Some(game) = current.game().as_any().downcast_ref::<GameMatch<Mill>>() else { return };
    if let Some(name) = wanted(game.game().rules()) {
        commands.insert_resource(Fetching(name, server.load(format!("tables/{name}.{ENDING}"))));
    }
}

fn receive(fetching: Res<Fetching>, server: Res<AssetServer>, tables: Res<Assets<Packed>>, mut commands: Commands) {
    let Fetching(name, handle) = &*fetching;
    if let Some(Packed(bytes)) = tables.get(handle) {
        if let Err(error) = take_in(name, bytes) {
            warn!("tables/{name}.{ENDING}: {error}");
        }
    } else if !server.load_state(handle).is_failed() {
        return;
    }
    // What has failed is told by the server of assets; the next game asks again.
    commands.remove_resource::<Fetching>();
}
