//! What a person at this screen may choose from now.

use boxwood_core::{Actor, Point, Step};
use boxwood_play::{CurrentMatch, Seat};

/// The legal steps of the side to act, if somebody at this screen decides for it.
#[derive(Clone, Debug)]
pub struct Choice {
    steps: Vec<Step>,
    die: u8,
}

impl Choice {
    /// The choice of a match; `None` if nobody here is to choose.
    #[must_use]
    pub fn of(current: &CurrentMatch) -> Option<Choice> {
        let game = current.game();
        let Actor::Side(side) = game.to_act() else { return None };
        if *current.seat(side) != Seat::Human {
            return None;
        }
        let die = game.dice_left().numbers().first().copied().unwrap_or(0);
        Some(Choice { steps: game.legal_steps(), die })
    }

    /// The points from which a man may move.
    pub fn sources(&self) -> impl Iterator<Item = Point> + '_ {
        let mut seen = Vec::new();
        self.steps.iter().filter_map(move |step| match *step {
            Step::Move { from, .. } if !seen.contains(&from) => {
                seen.push(from);
                Some(from)
            }
            _ => None,
        })
    }

    /// The points to which the man on a point may move.
    #[must_use]
    pub fn targets(&self, from: Point) -> Vec<Point> {
        let mut targets = Vec::new();
        for step in &self.steps {
            match *step {
                Step::Move { from: f, to, .. } if f == from && !targets.contains(&to) => targets.push(to),
                _ => {}
            }
        }
        targets
    }

    /// Whether the man on a point may move.
    #[must_use]
    pub fn moves_from(&self, point: Point) -> bool {
        self.steps.iter().any(|s| matches!(*s, Step::Move { from, .. } if from == point))
    }

    /// A legal step between two points; where several dice give the same, any of them.
    #[must_use]
    pub fn step(&self, a: Point, b: Point) -> Option<Step> {
        self.steps.iter().copied().find(|s| matches!(*s, Step::Move { from, to, .. } if from == a && to == b))
    }

    /// A legal step that is told by one point alone: entering a man there, or taking one off.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<Step> {
        self.steps.iter().copied().find(|s| match *s {
            Step::Place { to } => to == point,
            Step::Remove { at } => at == point,
            _ => false,
        })
    }

    /// The step that somebody means who wants to go between two points and may not, to ask the rules why not.
    #[must_use]
    pub fn wish(&self, from: Point, to: Point) -> Step {
        Step::Move { from, to, die: self.die }
    }
}
