//! Pieces and dice get bodies: play's entities are dressed by the look of their game.

use super::load::{LoadSystems, TableScene};
use crate::choreography::StageSystems;
use crate::layout::{Layout, Place};
use crate::manner::Manners;
use bevy::prelude::*;
use boxwood_core::Kind;
use boxwood_play::{Die, InHand, On, PieceEntity, PlaySystems, Taken};

/// A piece or die that has its body.
#[derive(Component, Clone, Copy, Debug)]
pub struct Dressed {
    /// Its number among those of its side: which variant it is, and how it happens to be turned.
    pub number: u32,
    /// Half its width, in metres.
    pub radius: f32,
    /// How tall it is, in metres.
    pub height: f32,
}

/// The cap that a special piece wears, a child of the piece.
#[derive(Component, Clone, Copy, Debug)]
pub struct Crown(pub Entity);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (dress_pieces, dress_dice).after(LoadSystems).after(PlaySystems::Report).before(StageSystems),
    );
}

fn dress_pieces(
    scene: Option<Res<TableScene>>,
    (layout, manners): (Option<Res<Layout>>, Res<Manners>),
    pieces: Query<
        (Entity, &PieceEntity, Option<&On>, Option<&Taken>, Option<&InHand>),
        (With<PieceEntity>, Without<Dressed>),
    >,
    dressed: Query<(&PieceEntity, &Dressed)>,
    mut commands: Commands,
) {
    let (Some(scene), Some(layout)) = (scene, layout) else { return };
    let mut count = [0; 2];
    for (piece, _) in &dressed {
        count[piece.piece.side.index()] += 1;
    }
    // By their places, so that the same table is dressed alike every time: a query has an order of its own.
    let mut pieces: Vec<_> = pieces.iter().collect();
    pieces.sort_by_key(|(_, _, on, taken, hand)| {
        (taken.map(|t| t.order), hand.map(|h| h.order), on.map(|on| on.0), taken.map(|t| t.by))
    });
    for (entity, piece, on, taken, hand) in pieces {
        let side = piece.piece.side;
        let number = count[side.index()];
        count[side.index()] += 1;
        let men = &scene.look.men[side.index()];
        let manner = manners.find(scene.look.game);
        let figure = manner.and_then(|m| m.figure).filter(|_| piece.piece.kind == Kind::King);
        let variant = figure.map_or(men.variants[number as usize % men.variants.len()], |f| f.node);
        let (radius, height) = figure.map_or((men.radius, men.height), |f| (f.radius, f.height));
        let place = Place::of(side, on, taken, hand).and_then(|p| layout.pose(p, number));
        let place = place.map(|pose| manner.map_or(pose, |m| m.stands(pose, piece.piece.kind, Quat::IDENTITY)));
        commands.entity(entity).insert((
            Dressed { number, radius, height },
            place.unwrap_or_default(),
            if place.is_some() { Visibility::Inherited } else { Visibility::Hidden },
            ChildOf(scene.board),
        ));
        if let Some(node) = scene.men[side.index()].node(variant) {
            node.spawn_at(&mut commands, entity, Transform::IDENTITY);
        }
        if piece.piece.kind == Kind::King && figure.is_none() {
            crown(&mut commands, &scene, entity, side.index());
        }
    }
}

/// Sets the special piece's cap on a man.
pub fn crown(commands: &mut Commands, scene: &TableScene, man: Entity, side: usize) -> Option<Entity> {
    let (cap, node) = (scene.look.special.as_ref()?, scene.cap.as_ref()?);
    let holder = commands
        .spawn((Name::new("cap"), Transform::from_xyz(0.0, cap.seat[side], 0.0), Visibility::default(), ChildOf(man)))
        .id();
    node.spawn_at(commands, holder, Transform::IDENTITY);
    commands.entity(man).insert(Crown(holder));
    Some(holder)
}

fn dress_dice(scene: Option<Res<TableScene>>, dice: Query<(Entity, &Die), Without<Dressed>>, mut commands: Commands) {
    let Some(scene) = scene else { return };
    let (Some(look), Some(node)) = (&scene.look.dice, &scene.die) else { return };
    for (entity, die) in &dice {
        commands.entity(entity).insert((
            Dressed { number: u32::from(die.index), radius: look.edge * 0.62, height: look.edge },
            Transform::from_xyz(0.0, 0.05, 0.0),
            Visibility::Hidden,
            ChildOf(scene.board),
        ));
        node.spawn_at(&mut commands, entity, Transform::IDENTITY);
    }
}
