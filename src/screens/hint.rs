//! A hint: what the computer at its strongest would do in the place of the person who is to act. It is thought about
//! beside the frames, and holds for one position only.

use super::{Screen, Wish};
use crate::screens::look_back::LookBack;
use bevy::prelude::*;
use boxwood_core::{Actor, Board, Match, Point, Step};
use boxwood_play::{CurrentMatch, Found, MatchId, PlaySystems, Search, Seat, ThinkSettings, thinker};
use boxwood_search::{Level, Thinker};
use std::sync::Arc;
use std::time::Duration;

/// How long a hint may take to be found.
const TIME: Duration = Duration::from_secs(2);

/// The hint at the table, if one was asked for.
#[derive(Resource, Debug, Default)]
pub enum Hint {
    /// None was asked for.
    #[default]
    None,
    /// It is being found.
    Thinking(Place, Search<Box<dyn Thinker>>),
    /// This is it.
    Given(Place, Advice),
}

/// The position that a hint is for: of which match, at which revision.
pub type Place = (MatchId, u64);

/// What the computer would do, and what it expects of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The step.
    pub step: Step,
    /// The chance to win of whoever plays it, in hundredths of a percent; `None` where it was not looked at.
    pub chance: Option<u16>,
    /// Whether that is known and not estimated: the game is won, drawn or lost.
    pub exact: bool,
}

impl Hint {
    /// What has been found.
    #[must_use]
    pub const fn advice(&self) -> Option<Advice> {
        match self {
            Hint::Given(_, advice) => Some(*advice),
            _ => None,
        }
    }

    /// Whether it is being found.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        matches!(self, Hint::Thinking(..))
    }

    /// Whether it is found only while frames are drawn.
    #[must_use]
    pub fn needs_frames(&self) -> bool {
        matches!(self, Hint::Thinking(_, search) if search.needs_frames())
    }

    /// The points of the board that the step is about.
    #[must_use]
    pub fn points(&self, board: &Board) -> Vec<Point> {
        match self.advice().map(|advice| advice.step) {
            Some(Step::Move { from, to, .. }) => vec![from, to],
            Some(Step::Place { to: at } | Step::Remove { at }) => vec![at],
            Some(Step::PlaceLine { line }) => board.lines().get(usize::from(line)).cloned().unwrap_or_default(),
            Some(Step::Roll(_) | Step::Pass) | None => Vec::new(),
        }
    }

    fn place(&self) -> Option<Place> {
        match self {
            Hint::None => None,
            Hint::Thinking(place, _) | Hint::Given(place, _) => Some(*place),
        }
    }
}

/// Whether there is something to choose for a person here.
#[must_use]
pub fn may_hint(current: &CurrentMatch) -> bool {
    let game = current.game();
    let person = matches!(game.to_act(), Actor::Side(side) if *current.seat(side) == Seat::Human);
    person && game.legal_steps() != [Step::Pass]
}

/// Hints.
pub fn plugin(app: &mut App) {
    app.init_resource::<Hint>().add_systems(Update, (ask, go_on).chain().after(PlaySystems::Record));
}

fn place(current: &CurrentMatch) -> Place {
    (current.id(), current.game().revision())
}

/// Asks for a hint, or puts it away if it is there.
fn ask(
    mut wishes: MessageReader<Wish>,
    (screen, look): (Res<State<Screen>>, Res<LookBack>),
    current: Option<Res<CurrentMatch>>,
    settings: Res<ThinkSettings>,
    mut hint: ResMut<Hint>,
) {
    for _ in wishes.read().filter(|wish| **wish == Wish::Hint) {
        let at_table = **screen == Screen::Table && look.0.is_none();
        let Some(current) = current.as_ref().filter(|_| at_table) else { continue };
        *hint = match hint.place() {
            Some(there) if there == place(current) => Hint::None,
            _ if may_hint(current) => {
                let limits = settings.level(Level::Master).limits;
                let search = Search::start(|| thinker(current, Level::Master, limits), TIME, &settings, &Arc::new(()));
                Hint::Thinking(place(current), search)
            }
            _ => Hint::None,
        };
    }
}

/// Thinks on, and forgets the hint when the position has changed.
fn go_on(
    (screen, look): (Res<State<Screen>>, Res<LookBack>),
    current: Option<Res<CurrentMatch>>,
    settings: Res<ThinkSettings>,
    mut hint: ResMut<Hint>,
) {
    let Some(there) = hint.place() else { return };
    let current = current.filter(|current| place(current) == there);
    let Some(current) = current.filter(|_| **screen == Screen::Table && look.0.is_none()) else {
        *hint = Hint::None;
        return;
    };
    if let Hint::Thinking(_, search) = &mut *hint
        && let Some(found) = search.poll(&settings)
    {
        let advice = found.ok().and_then(|found| advice(found, current.game()));
        if advice.is_none() {
            warn!("no hint was found at {}", current.game().position_text());
        }
        *hint = advice.map_or(Hint::None, |advice| Hint::Given(there, advice));
    }
}

fn advice(found: &Found, game: &dyn Match) -> Option<Advice> {
    let step = found.step.filter(|step| game.legal_steps().contains(step))?;
    let Found { report, .. } = found;
    Some(Advice { step, chance: (report.depth > 0 || report.exact).then_some(report.score), exact: report.exact })
}
