//! A game judged while it is looked back through: beside the frames, as long as somebody looks.

use super::Wish;
use crate::screens::look_back::LookBack;
use bevy::prelude::*;
use boxwood_play::{Games, PlaySystems, Search, ThinkSettings};
use boxwood_search::Review;
use boxwood_search::review::{Judging, NODES};
use std::sync::Arc;
use std::time::Duration;

/// The judgement of the game that is looked back through, or that was last.
#[derive(Resource, Debug, Default)]
pub struct Reviewing {
    /// What is known of it; `None` as long as nobody asked for it.
    pub review: Option<Review>,
    search: Option<Search<Judging>>,
}

impl Reviewing {
    /// Whether something is being judged.
    #[must_use]
    pub fn is_judging(&self) -> bool {
        self.search.is_some()
    }

    /// Whether it goes on only while frames are drawn.
    #[must_use]
    pub fn needs_frames(&self) -> bool {
        self.search.as_ref().is_some_and(Search::needs_frames)
    }
}

/// Judging.
pub fn plugin(app: &mut App) {
    app.init_resource::<Reviewing>().add_systems(Update, judge.after(PlaySystems::Record));
}

/// A game that is over is judged when somebody looks back through it; one that goes on, when somebody asks for it. Whoever
/// looks no more need not wait for the rest.
fn judge(
    mut wishes: MessageReader<Wish>,
    (look, games): (Res<LookBack>, Res<Games>),
    settings: Res<ThinkSettings>,
    mut reviewing: ResMut<Reviewing>,
) {
    let asked = wishes.read().filter(|wish| **wish == Wish::Judge).count() > 0;
    let Some(looking) = look.at_leisure() else {
        if reviewing.search.is_some() {
            reviewing.search = None;
        }
        return;
    };
    let game = &*looking.whole;
    if reviewing.review.as_ref().is_some_and(|review| !review.is_of(game)) {
        *reviewing = Reviewing::default();
    }
    let Reviewing { review, search } = &mut *reviewing;
    if review.is_none() && (asked || game.outcome().is_some()) {
        *review = games.find(game.info().game).map(|entry| Review::new(entry, game));
    }
    let Some(review) = review else { return };
    match search.as_mut().map(|search| search.poll(&settings)) {
        None => {}
        Some(None) => return,
        Some(Some(Ok(judged))) => {
            review.take(judged);
            *search = None;
        }
        Some(Some(Err(_))) => {
            // It would break down again. What has been judged stays.
            return;
        }
    }
    if !review.is_complete() {
        let judging = || review.judging(looking.at, NODES);
        *search = Some(Search::start(judging, Duration::MAX, &settings, &Arc::new(())));
    }
}
