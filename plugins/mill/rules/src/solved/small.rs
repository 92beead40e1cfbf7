//! The games of nine points, solved from all their positions when they are first asked about.

use super::{Oracle, Worth};
use crate::game::Mill;
use crate::position::Position;
use crate::rules::MillRules;
use crate::text::ended;
use boxwood_core::Game;
use std::collections::HashMap;

/// Every position that can be reached from the start, with what it is worth.
#[derive(Debug)]
pub struct Small {
    game: Mill,
    worths: HashMap<Position, Worth>,
}

impl Small {
    /// Solves the game; without repetition and lack of progress.
    #[must_use]
    pub fn solve(rules: MillRules) -> Small {
        let game = Mill::new(rules);
        let worths = solve_from(&game, game.start());
        Small { game, worths }
    }

    /// How many positions there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.worths.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.worths.is_empty()
    }
}

impl Oracle for Small {
    fn worth(&self, _game: &Mill, position: &Position) -> Option<Worth> {
        let mut position = Position { quiet: 0, ..*position };
        position.end = ended(&self.game, &position);
        let known = self.worths.get(&position).copied();
        // A position set up by hand need not be one that comes up in play.
        known.or_else(|| solve_from(&self.game, position).get(&position).copied())
    }
}

/// Solves all that can be reached from a position, turn by turn from the ends. A turn is one step in these games.
fn solve_from(game: &Mill, from: Position) -> HashMap<Position, Worth> {
    let mut all = vec![from];
    let mut numbers = HashMap::from([(from, 0usize)]);
    let (mut before, mut unknown): (Vec<Vec<usize>>, Vec<usize>) = (vec![Vec::new()], Vec::new());
    let mut steps = Vec::new();
    while unknown.len() < all.len() {
        let number = unknown.len();
        game.legal_steps(&all[number], &mut steps);
        unknown.push(steps.len());
        for &step in &steps {
            let mut after = all[number];
            game.play(&mut after, step, &mut ());
            let next = *numbers.entry(after).or_insert_with(|| {
                all.push(after);
                before.push(Vec::new());
                all.len() - 1
            });
            before[next].push(number);
        }
    }
    let mut worths = vec![Worth { value: 0, turns: 0 }; all.len()];
    let mut settled = vec![false; all.len()];
    let mut front: Vec<usize> = Vec::new();
    for (number, position) in all.iter().enumerate() {
        if let Some(outcome) = game.outcome(position) {
            settled[number] = true;
            if let Some(winner) = outcome.winner {
                worths[number].value = if winner == game.on_turn(position) { 1 } else { -1 };
                front.push(number);
            }
        }
    }
    for turns in 1.. {
        if front.is_empty() {
            break;
        }
        for number in std::mem::take(&mut front) {
            for &earlier in &before[number] {
                if settled[earlier] {
                    continue;
                }
                unknown[earlier] -= 1;
                // Nobody ends a game by passing, so that the other side is on turn there.
                let value = -worths[number].value;
                if value == 1 || unknown[earlier] == 0 {
                    settled[earlier] = true;
                    worths[earlier] = Worth { value, turns };
                    front.push(earlier);
                }
            }
        }
    }
    all.into_iter().zip(worths).collect()
}
