//! What is seen: boards, pieces, dice, light, camera, motion. The tabletop knows no game: a game hands it a [`Look`].
//!
//! It reads what play reports and writes `MoveRequested` and `ThrowRequested`, and nothing else of the game.

pub mod camera;
pub mod choreography;
pub mod deep;
pub mod dice;
pub mod layout;
pub mod look;
pub mod manner;
pub mod marks;
pub mod pointer;
pub mod redraw;
pub mod scene;
pub mod settings;
pub mod surface;
#[cfg(test)]
mod tests;

pub use choreography::{Stage, StageSystems};
pub use layout::{Layout, SCALE};
pub use look::{Cap, DiceFloor, DiceLook, Footprint, Look, Looks, Men, Places, Prop, Travel, oak_and_linen};
pub use manner::{Figure, Manner, Manners, Note, ShowDangers, Turns};
pub use pointer::PointerSystems;
pub use redraw::{FramesDrawn, KeepDrawing};
pub use scene::TableState;
pub use settings::*;
pub use surface::Surface;

use bevy::prelude::*;
use boxwood_core::Actor;
use boxwood_play::{CurrentMatch, Paused, Presentation, Seat};

/// The whole tabletop. It needs the plugins that draw (window, renderer, glTF) and those of play.
pub fn plugin(app: &mut App) {
    app.init_resource::<Looks>();
    app.add_plugins((
        surface::plugin,
        redraw::plugin,
        choreography::plugin,
        pointer::plugin,
        camera::plugin,
        scene::plugin,
        marks::plugin,
        manner::plugin,
    ));
    app.add_systems(Update, draw_for_others.after(StageSystems));
}

/// Draws on while somebody who is no person here is to act: the answer of a computer comes between two frames. Nobody
/// acts while the match is paused.
fn draw_for_others(
    current: Option<Res<CurrentMatch>>,
    presentation: Res<Presentation>,
    paused: Res<Paused>,
    mut keep: ResMut<KeepDrawing>,
) {
    let waiting = current.is_some_and(|current| {
        let game = current.game();
        let person = matches!(current.seat(game.on_turn()), Seat::Human | Seat::Remote);
        let forced_pass = game.to_act() != Actor::Dice && game.legal_steps() == [boxwood_core::Step::Pass];
        game.to_act() != Actor::Nobody && (!person || forced_pass)
    });
    let waiting = (waiting && !paused.0) || presentation.busy;
    if keep.holds("others") != waiting {
        keep.hold("others", waiting);
    }
}
