//! Noughts and crosses, known from end to end.
//!
//! Every position has its value and the number of turns to the end. The player who knows takes the quickest win and the
//! slowest loss; among draws he takes the one after which most answers lose.

use crate::cells::mix;
use crate::game::Rows;
use crate::position::Position;
use crate::rules::{RowsRules, Size};
use boxwood_core::{Actor, Game, Point, Step};
use boxwood_search::{CERTAIN, Limits, Report, Solved, Thinker, Thought};
use std::sync::LazyLock;

/// What is known of a position: 1, 0 or -1 for the side to move, and the turns to the end under best play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Known {
    value: i8,
    turns: u8,
}

impl Known {
    /// What it means to the side that made the step before.
    const fn before(self) -> Known {
        Known { value: -self.value, turns: self.turns + 1 }
    }

    /// The order in which a player likes it: wins soon, losses late.
    const fn liking(self) -> (i8, i8) {
        (self.value, if self.value > 0 { -(self.turns as i8) } else { self.turns as i8 })
    }
}

/// Each of nine cells is empty, the mover's or the other's.
const POSITIONS: usize = 3usize.pow(9);

static TABLE: LazyLock<(Rows<u64>, Vec<Option<Known>>)> = LazyLock::new(|| {
    let game = Rows::new(RowsRules { size: Size::flat(3, 3), in_row: 3, gravity: false });
    let mut table = vec![None; POSITIONS];
    fill(&game, &game.start(), &mut table);
    (game, table)
});

fn fill(game: &Rows<u64>, position: &Position<u64>, table: &mut [Option<Known>]) -> Known {
    let index = index(position);
    if let Some(known) = table[index] {
        return known;
    }
    let ended =
        game.outcome(position).map(|outcome| Known { value: if outcome.winner.is_some() { -1 } else { 0 }, turns: 0 });
    let known = ended.unwrap_or_else(|| {
        let next: Vec<Known> = next(game, position).map(|(_, next)| fill(game, &next, table).before()).collect();
        next.into_iter().max_by_key(|known| known.liking()).unwrap_or_default()
    });
    table[index] = Some(known);
    known
}

fn index(position: &Position<u64>) -> usize {
    (0..9).fold(0, |index, cell| {
        index * 3 + (position.own >> cell & 1) as usize + 2 * (position.enemy >> cell & 1) as usize
    })
}

/// Every step with the position after it.
fn next<'a>(game: &'a Rows<u64>, position: &'a Position<u64>) -> impl Iterator<Item = (Step, Position<u64>)> + use<'a> {
    use crate::cells::Cells;
    game.open(position).cells().map(move |cell| {
        let (step, mut after) = (Step::Place { to: Point(cell) }, *position);
        game.play(&mut after, step, &mut ());
        (step, after)
    })
}

fn known(position: &Position<u64>) -> Known {
    TABLE.1[index(position)].unwrap_or_default()
}

/// The value of a running game.
#[must_use]
pub fn solve(position: &Position<u64>) -> Solved {
    let known = known(position);
    Solved::Value { value: known.value, turns: Some(u32::from(known.turns)) }
}

/// The player who knows.
#[derive(Debug)]
pub struct NoughtsThinker {
    best: Step,
    report: Report,
}

impl NoughtsThinker {
    /// For a running game; `None` after the end.
    #[must_use]
    pub fn new(position: &Position<u64>, limits: Limits, seed: u64) -> Option<NoughtsThinker> {
        let game = &TABLE.0;
        let losing = |after: &Position<u64>| next(game, after).filter(|(_, answer)| known(answer).value > 0).count();
        let best = next(game, position).max_by_key(|(step, after)| {
            let Step::Place { to } = *step else { return ((0, 0), 0, 0) };
            (known(after).before().liking(), losing(after), mix(seed ^ u64::from(to.0)))
        })?;
        let mut pv = vec![best.0];
        let mut at = best.1;
        while matches!(game.to_act(&at), Actor::Side(_)) {
            let Some((step, after)) = next(game, &at).max_by_key(|(_, after)| known(after).before().liking()) else {
                break;
            };
            pv.push(step);
            at = after;
        }
        pv.truncate(limits.depth.map_or(pv.len(), |depth| depth as usize));
        let score = (CERTAIN / 2 + CERTAIN / 2 * i32::from(known(position).value)) as u16;
        let report = Report { depth: pv.len() as u32, nodes: 1, score, exact: true, pv };
        Some(NoughtsThinker { best: best.0, report })
    }
}

impl Thinker for NoughtsThinker {
    fn think(&mut self, _nodes: u64) -> Thought {
        Thought::Done
    }

    fn best(&self) -> Option<Step> {
        Some(self.best)
    }

    fn report(&self) -> Report {
        self.report.clone()
    }
}
