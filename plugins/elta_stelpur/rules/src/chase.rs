//! Two hornaskellas: the one part of the game that is small enough to be known exactly.
//!
//! There are 24 × 23 ways in which the two can stand. The chance of each is found by going through all throws and the
//! best play of each, over and over, until nothing changes. The stop after two thousand quiet throws is left aside: a
//! chase is over long before.

use crate::game::EltaStelpur;
use crate::moves::hornaskella_target;
use crate::position::{Position, QUIET_LIMIT};
use crate::rules::{Again, Rules};
use crate::track::POINTS;
use boxwood_core::{Game, Point, Side, Step};
use std::sync::OnceLock;

/// The chance to win of the side that is about to throw: by its point, then by the other's.
type Chances = [[f64; POINTS as usize]; POINTS as usize];

/// The exact chance to win, 0 to 1, of the side whose turn it is, where two hornaskellas chase each other and the game
/// is not near its stop; in the middle of a throw, too. `None` elsewhere.
#[must_use]
pub fn exact_chance(game: &EltaStelpur, position: &Position) -> Option<f64> {
    let both = Side::BOTH.iter().all(|&side| position.is_hornaskella(side));
    if !both || position.quiet() > QUIET_LIMIT / 2 {
        return None;
    }
    let chances = chances(game.rules());
    if !position.is_thrown() {
        let [own, enemy] = [position.turn(), position.turn().other()].map(|s| position.men(s).trailing_zeros());
        return Some(chances[own as usize][enemy as usize]);
    }
    let mut best = 0.0f64;
    ends(game, *position, &mut |end| best = best.max(end.worth(chances)));
    Some(best)
}

/// What a play of a throw leaves, for the side that threw.
#[derive(Clone, Copy, Debug)]
enum End {
    /// The other hornaskella is taken.
    Won,
    /// The side throws again, from here against there.
    Again(u8, u8),
    /// The other throws.
    Other(u8, u8),
}

impl End {
    fn worth(self, chances: &Chances) -> f64 {
        match self {
            End::Won => 1.0,
            End::Again(own, enemy) => chances[usize::from(own)][usize::from(enemy)],
            End::Other(own, enemy) => 1.0 - chances[usize::from(enemy)][usize::from(own)],
        }
    }
}

/// Tells every end of the throw on the table to `tell`, some of them more than once.
fn ends(game: &EltaStelpur, here: Position, tell: &mut dyn FnMut(End)) {
    let side = here.turn();
    let from = here.men(side).trailing_zeros() as u8;
    let (units, mut next) = (here.units(), here);
    if units.is_empty() {
        game.play(&mut next, Step::Pass, &mut ());
        tell(end(game, &next, side));
        return;
    }
    for die in [1, units.face()] {
        if units.has(die) {
            next = here;
            let to = Point(hornaskella_target(from, die));
            game.play(&mut next, Step::Move { from: Point(from), to, die }, &mut ());
            if next.is_thrown() {
                ends(game, next, tell);
            } else {
                tell(end(game, &next, side));
            }
        }
    }
}

/// What a played throw of `side` has left.
fn end(game: &EltaStelpur, position: &Position, side: Side) -> End {
    let [own, enemy] = [side, side.other()].map(|s| position.men(s).trailing_zeros() as u8);
    if game.outcome(position).is_some() {
        End::Won
    } else if position.turn() == side {
        End::Again(own, enemy)
    } else {
        End::Other(own, enemy)
    }
}

/// The chances by these rules, found when they are first asked for. Three switches matter where two single men chase
/// each other.
fn chances(rules: &Rules) -> &'static Chances {
    static TABLES: [OnceLock<Box<Chances>>; 8] = [const { OnceLock::new() }; 8];
    let table = usize::from(rules.horn_66 == 8)
        | usize::from(rules.horn_sweeps) << 1
        | usize::from(rules.again == Again::Useless) << 2;
    TABLES[table].get_or_init(|| solve(&EltaStelpur::new(*rules)))
}

fn solve(game: &EltaStelpur) -> Box<Chances> {
    let pairs = (0..POINTS).flat_map(|own| (0..POINTS).map(move |enemy| (own, enemy))).filter(|(a, b)| a != b);
    let plays: Vec<(u8, u8, Vec<(f64, Vec<End>)>)> = pairs
        .map(|(own, enemy)| {
            let position = Position::with_men(1 << own, 1 << enemy, Side::First);
            let throws = game.throws().iter().map(|throw| {
                let mut thrown = position;
                game.play(&mut thrown, Step::Roll(throw.dice), &mut ());
                let mut found = Vec::new();
                ends(game, thrown, &mut |end| found.push(end));
                (f64::from(throw.weight) / 36.0, found)
            });
            (own, enemy, throws.collect())
        })
        .collect();
    let mut chances = Box::new([[0.5; POINTS as usize]; POINTS as usize]);
    loop {
        let mut change = 0.0f64;
        for (own, enemy, throws) in &plays {
            let best = |ends: &[End]| ends.iter().map(|end| end.worth(&chances)).fold(0.0, f64::max);
            let chance: f64 = throws.iter().map(|(weight, ends)| weight * best(ends)).sum();
            let slot = &mut chances[usize::from(*own)][usize::from(*enemy)];
            change = change.max((*slot - chance).abs());
            *slot = chance;
        }
        if change < 1e-13 {
            return chances;
        }
    }
}
