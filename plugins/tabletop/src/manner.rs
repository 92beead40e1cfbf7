//! What only some games ask of the tabletop beyond their look: a figure for the special piece, how men stand, what is
//! called out, and what else the game has to show on its board.

use bevy::prelude::*;
use boxwood_core::{Kind, Match, Point};
use boxwood_play::{On, PieceEntity, PlaySystems};
use std::f32::consts::FRAC_PI_2;

/// The manners of every game that has some of its own; game plugins push theirs.
#[derive(Resource, Default, Debug)]
pub struct Manners(pub Vec<Manner>);

impl Manners {
    /// The manner of a game, if it has its own.
    #[must_use]
    pub fn find(&self, game: &str) -> Option<&Manner> {
        self.0.iter().find(|m| m.game == game)
    }
}

/// What one game asks.
#[derive(Clone, Debug)]
pub struct Manner {
    /// The game's id.
    pub game: &'static str,
    /// The special piece, where it is a figure of its own and no man with a cap.
    pub figure: Option<Figure>,
    /// How men stand.
    pub turns: Turns,
    /// How large the marks on the board are, as a share of their usual size.
    pub marks: f32,
    /// Whether the board is so bright that its marks must be dark.
    pub bright: bool,
    /// Warnings of the rules that are called out with a sound.
    pub calls: &'static [&'static str],
    /// Reasons of an end in which the special piece has got away: it steps off over the rim.
    pub got_away: &'static [&'static str],
    /// What the game shows on its board besides: always, and more when somebody asks for dangers.
    pub notes: Option<fn(&dyn Match, asked: bool) -> Vec<(Note, Point)>>,
}

/// A special piece of its own shape. It always looks at the player who sits near.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// Its node in the glTF file of its side's men.
    pub node: &'static str,
    /// How tall it is, in metres.
    pub height: f32,
    /// Half its width, in metres.
    pub radius: f32,
}

/// How men stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turns {
    /// As it happens.
    #[default]
    Any,
    /// With a side along the board's, more or less.
    Quarters,
    /// Discs that stand on their edge and show their face, turned about its middle as it happens.
    Upright,
}

/// Something that a game shows on a point of its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Note {
    /// A way lies open over this point.
    Road,
    /// This point helps to take men.
    Hostile,
    /// The man here could be taken by the next move.
    Threatened,
}

/// Whether the players want to see dangers that the game does not show by itself.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShowDangers(pub bool);

impl Manner {
    /// How a piece stands whom the table would have stand so; `near` is the turn that faces the near player.
    #[must_use]
    pub fn stands(&self, pose: Transform, kind: Kind, near: Quat) -> Transform {
        let (yaw, ..) = pose.rotation.to_euler(EulerRot::YXZ);
        if kind == Kind::King && self.figure.is_some() {
            return pose.with_rotation(near * Quat::from_rotation_y(yaw * 0.03));
        }
        match self.turns {
            Turns::Any => pose,
            Turns::Upright => pose.with_rotation(Quat::from_rotation_z(yaw)),
            Turns::Quarters => {
                let whole = (yaw / FRAC_PI_2).round() * FRAC_PI_2;
                pose.with_rotation(Quat::from_rotation_y(whole + (yaw - whole) * 0.12))
            }
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Manners>()
        .init_resource::<ShowDangers>()
        .add_systems(Update, face.after(crate::choreography::StageSystems).after(PlaySystems::Report));
}

/// Figures look at whoever sits near, also when the board has been turned.
fn face(
    (manners, stage): (Res<Manners>, Res<crate::choreography::Stage>),
    (scene, eye): (Option<Res<crate::scene::TableScene>>, Option<Res<crate::camera::Eye>>),
    mut pieces: Query<(&PieceEntity, &mut Transform), With<On>>,
) {
    let (Some(scene), Some(eye)) = (scene, eye) else { return };
    let Some(manner) = manners.find(scene.look.game).filter(|m| m.figure.is_some() && !stage.busy()) else { return };
    let near = Quat::from_rotation_y(-eye.framing.board_yaw);
    for (piece, mut pose) in &mut pieces {
        if piece.piece.kind == Kind::King && pose.rotation.angle_between(near) > 0.2 {
            pose.rotation = manner.stands(*pose, Kind::King, near).rotation;
        }
    }
}
