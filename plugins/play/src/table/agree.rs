//! Whether the entities and the match say the same.

use super::{BoardEntity, Die, InHand, On, PieceEntity, PointEntity, TableEntity, Taken};
use crate::CurrentMatch;
use bevy::prelude::*;
use boxwood_core::{Match, Piece, Side, Step};
use std::fmt::Debug;

/// Checks that the entities on the table and the match agree: after every frame they must. For tests, here and of
/// whoever uses the entities.
///
/// # Errors
/// The first thing in which they differ, in words.
pub fn table_agrees(world: &World) -> Result<(), String> {
    let mut query = world.try_query_filtered::<EntityRef, With<TableEntity>>();
    // A component that has never been used is on no entity.
    let table: Vec<EntityRef> = query.as_mut().map(|query| query.iter(world).collect()).unwrap_or_default();
    let Some(current) = world.get_resource::<CurrentMatch>() else {
        return same("entities without a match", table.len(), 0);
    };
    let game = current.game();
    same("boards", table.iter().filter(|e| e.contains::<BoardEntity>()).count(), 1)?;
    let points = sorted(table.iter().filter_map(EntityRef::get::<PointEntity>).map(|p| p.0));
    same("points", points, game.board().points().collect())?;
    let men: Vec<(Piece, &EntityRef)> = table.iter().filter_map(|e| Some((e.get::<PieceEntity>()?.piece, e))).collect();
    for (piece, e) in &men {
        let places = [e.contains::<On>(), e.contains::<Taken>(), e.contains::<InHand>()];
        same(&format!("places of {}", piece.text()), places.into_iter().filter(|&is| is).count(), 1)?;
    }
    for point in game.board().points() {
        let here: Vec<Piece> = men.iter().filter(|(_, e)| e.get() == Some(&On(point))).map(|m| m.0).collect();
        same(&format!("pieces on {}", game.board().name(point)), here, game.piece_at(point).into_iter().collect())?;
    }
    for side in Side::BOTH {
        let taken = men.iter().filter_map(|(_, e)| e.get::<Taken>().filter(|t| t.by == side));
        same(&format!("men taken by {side:?}"), sorted(taken.map(|t| t.order)), up_to(game.lost(side.other())))?;
        let own = men.iter().filter(|m| m.0.side == side);
        let in_hand = own.filter_map(|(_, e)| e.get::<InHand>()).map(|h| h.order);
        same(&format!("men in hand of {side:?}"), sorted(in_hand), up_to(game.in_hand(side)))?;
    }
    same(
        "dice",
        sorted(table.iter().filter_map(EntityRef::get::<Die>).map(|die| (die.index, die.face))),
        dice_of(game),
    )?;
    same("entities in all", table.len(), 1 + game.board().len() + men.len() + usize::from(game.dice_count()))
}

fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort_unstable();
    items
}

fn up_to(count: u8) -> Vec<u8> {
    (0..count).collect()
}

fn dice_of(game: &dyn Match) -> Vec<(u8, Option<u8>)> {
    let last = game.history().iter().rev().find_map(|played| match played.step {
        Step::Roll(dice) => Some(dice),
        _ => None,
    });
    let face = |index: u8| last.and_then(|dice| dice.faces().get(usize::from(index)).copied());
    (0..game.dice_count()).map(|index| (index, face(index))).collect()
}

fn same<T: PartialEq + Debug>(what: &str, entities: T, game: T) -> Result<(), String> {
    if entities == game { Ok(()) } else { Err(format!("{what}: {entities:?} on the table, {game:?} in the match")) }
}
