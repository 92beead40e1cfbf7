//! The entities follow the match.

use super::arrangement::{Arrangement, Place};
use super::{BoardEntity, Die, InHand, On, PieceEntity, PointEntity, TableEntity, Taken};
use crate::{CurrentMatch, Enacted, Happened, MatchId, Restored};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use boxwood_core::Effect;

/// What this system remembers from frame to frame.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    happened: MessageCursor<Happened>,
    restored: MessageCursor<Restored>,
    laid: Option<Laid>,
}

/// What lies on the table, and which entities those are.
#[derive(Debug)]
struct Laid {
    match_id: MatchId,
    arrangement: Arrangement,
    /// By the number of the man.
    pieces: Vec<Entity>,
    dice: Vec<Entity>,
}

/// Lays a new match on the table, clears it when the match is gone, and follows every effect and every going back. Tells
/// with [`Enacted`] which piece an effect was about.
pub(crate) fn follow(world: &mut World, mut memory: Local<Memory>) {
    let Memory { happened, restored, laid } = &mut *memory;
    let happened: Vec<Happened> = happened.read(world.resource()).copied().collect();
    let restored: Vec<Restored> = restored.read(world.resource()).copied().collect();
    let Some(current) = world.get_resource::<CurrentMatch>() else {
        if laid.take().is_some() {
            clear(world);
        }
        return;
    };
    let id = current.id;
    let happened: Vec<Happened> = happened.into_iter().filter(|h| h.match_id == id).collect();
    let known = laid.take_if(|laid| laid.match_id == id);
    let mut now = match known {
        Some(known) if restored.iter().all(|r| r.match_id != id) => known,
        known => {
            // What happened in this frame came after what was restored in it.
            let steps = happened.first().map_or(current.game.history().len(), |first| first.step_index);
            let arrangement = Arrangement::after(&*current.game, steps);
            match known {
                Some(mut known) => {
                    known.rearrange(world, arrangement);
                    known
                }
                None => {
                    clear(world);
                    Laid::lay(world, id, arrangement)
                }
            }
        }
    };
    for happened in happened {
        let man = now.arrangement.apply(&happened.effect);
        let piece = man.and_then(|man| now.show_man(world, man));
        if matches!(happened.effect, Effect::Rolled { .. }) {
            now.show_dice(world);
        }
        world.write_message(Enacted { happened, piece });
    }
    *laid = Some(now);
}

/// Takes everything off the table.
fn clear(world: &mut World) {
    let entities: Vec<Entity> = world.query_filtered::<Entity, With<TableEntity>>().iter(world).collect();
    for entity in entities {
        // A child goes with its parent.
        if let Ok(entity) = world.get_entity_mut(entity) {
            entity.despawn();
        }
    }
}

impl Laid {
    fn lay(world: &mut World, match_id: MatchId, arrangement: Arrangement) -> Laid {
        let game = &world.resource::<CurrentMatch>().game;
        let (name, count) = (game.info().game, game.dice_count());
        let points: Vec<_> = game
            .board()
            .points()
            .map(|point| (PointEntity(point), Name::new(format!("point {}", game.board().name(point)))))
            .collect();
        world.spawn((BoardEntity, Name::new(format!("board of {name}"))));
        world.spawn_batch(points);
        let dice = (0..count)
            .map(|index| world.spawn((Die { index, face: None }, Name::new(format!("die {index}")))).id())
            .collect();
        let mut laid = Laid { match_id, arrangement, pieces: Vec::new(), dice };
        laid.show_all(world);
        laid
    }

    fn rearrange(&mut self, world: &mut World, arrangement: Arrangement) {
        self.arrangement = arrangement;
        for entity in self.pieces.split_off(self.arrangement.men.len().min(self.pieces.len())) {
            // A piece that came from nowhere and has not come yet.
            if let Ok(entity) = world.get_entity_mut(entity) {
                entity.despawn();
            }
        }
        self.show_all(world);
    }

    fn show_all(&mut self, world: &mut World) {
        for man in 0..self.arrangement.men.len() {
            self.show_man(world, man);
        }
        self.show_dice(world);
    }

    /// Brings a man's entity to where he is now, and makes it first if he has none.
    fn show_man(&mut self, world: &mut World, index: usize) -> Option<Entity> {
        let man = self.arrangement.men[index];
        let piece = PieceEntity { piece: man.piece };
        while self.pieces.len() <= index {
            let name = Name::new(format!("piece {} {}", self.pieces.len(), man.piece.text()));
            self.pieces.push(world.spawn((piece, name)).id());
        }
        let mut entity = world.get_entity_mut(self.pieces[index]).ok()?;
        if entity.get::<PieceEntity>() != Some(&piece) {
            entity.insert(piece);
        }
        match man.place {
            Place::On(point) => {
                if entity.get::<On>() != Some(&On(point)) {
                    entity.remove::<(Taken, InHand)>().insert(On(point));
                }
            }
            Place::Taken { by, order } => {
                if entity.get::<Taken>() != Some(&Taken { by, order }) {
                    entity.remove::<(On, InHand)>().insert(Taken { by, order });
                }
            }
            Place::InHand { order } => {
                if entity.get::<InHand>() != Some(&InHand { order }) {
                    entity.remove::<(On, Taken)>().insert(InHand { order });
                }
            }
        }
        Some(entity.id())
    }

    fn show_dice(&self, world: &mut World) {
        for (index, &die) in self.dice.iter().enumerate() {
            let face = self.arrangement.throw.and_then(|throw| throw.faces().get(index).copied());
            if let Some(mut die) = world.get_mut::<Die>(die) {
                let shown = Die { face, ..*die };
                die.set_if_neq(shown);
            }
        }
    }
}
