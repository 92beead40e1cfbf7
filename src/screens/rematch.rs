//! How the same players go on after a game, or end it before its time.

use crate::hud::model::Cast;
use boxwood_core::{Player, Series, Setup, Side};
use boxwood_play::{CurrentMatch, MatchRequested, Seat};
use boxwood_search::GameEntry;

/// How the same players go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rematch {
    /// As they sat.
    Same,
    /// Each plays the other side.
    Swapped,
    /// With the next game of their series.
    Next,
}

/// The match by the same rules that is asked for, and the series that it is a game of; `None` where no game follows. A
/// game that is played once more begins its series anew.
#[must_use]
pub fn rematch(current: &CurrentMatch, how: Rematch, seed: u64) -> Option<(MatchRequested, Option<Series>)> {
    let info = current.game().info();
    let mut setup = Setup { ruleset: Some(info.ruleset.clone()), overrides: info.switches.clone(), seed };
    let (mut first, mut series) = (info.first, current.series().map(Series::afresh));
    match how {
        Rematch::Same => {}
        Rematch::Swapped => {
            first = first.other();
            // The dice decide who plays which side. Players who agree to swap throw until the dice agree too.
            if info.opening.is_some() {
                setup = thrown_for(current.entry(), setup, first);
            }
        }
        Rematch::Next => {
            let standing = current.standing().filter(|_| current.is_followed())?;
            first = standing.next_first();
            series = Some(standing);
        }
    }
    let request = MatchRequested { game: info.game.to_owned(), setup, seats: current.seats().clone(), first };
    Some((request, series))
}

/// The setup with the first dice from its own on whose opening roll lets `first` begin.
fn thrown_for(entry: &dyn GameEntry, mut setup: Setup, first: Player) -> Setup {
    for _ in 0..256 {
        let begins = entry.new_match(&setup).ok().and_then(|game| Some(game.info().opening.as_ref()?.first));
        if begins == Some(first) {
            break;
        }
        setup.seed = setup.seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    }
    setup
}

/// The side that gives the game up when a person at this screen says so: the only person's, or that of the person to act.
#[must_use]
pub fn giver_up(current: &CurrentMatch) -> Option<Side> {
    let game = current.game();
    let under_way = game.outcome().is_none() && !game.history().is_empty();
    let only = Cast { game, seats: current.seats() }.only_person();
    let side = only.or_else(|| current.side_to_act().filter(|&side| *current.seat(side) == Seat::Human));
    side.filter(|_| under_way)
}
