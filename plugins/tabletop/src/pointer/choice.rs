//! What a person at this screen may choose from now.
//!
//! A step is told by one point (a man entered or taken off there) or by two (a man moved from one to the other, a line
//! of men entered from one end to the other).

use boxwood_core::{Actor, Point, Step};
use boxwood_play::{CurrentMatch, Seat};

/// The legal steps of the side to act, if somebody at this screen decides for it.
#[derive(Clone, Debug)]
pub struct Choice {
    steps: Vec<Step>,
    /// The points of each line that men can be entered on all at once.
    lines: Vec<(Step, Vec<Point>)>,
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
        let steps = game.legal_steps();
        let line = |&step: &Step| match step {
            Step::PlaceLine { line } => Some((step, game.board().lines().get(usize::from(line))?.clone())),
            _ => None,
        };
        let lines = steps.iter().filter_map(line).collect();
        // What a wish that is not legal would be played with, in games where men are moved by dice.
        let by_dice = steps.iter().any(|s| matches!(s, Step::Move { die: 1.., .. }));
        let die = game.dice_left().numbers().first().copied().filter(|_| by_dice).unwrap_or(0);
        Some(Choice { steps, lines, die })
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

    /// The points where a man may be entered.
    pub fn entries(&self) -> impl Iterator<Item = Point> + '_ {
        self.steps.iter().filter_map(|step| match *step {
            Step::Place { to } => Some(to),
            _ => None,
        })
    }

    /// The points where a man may be taken off.
    pub fn removals(&self) -> impl Iterator<Item = Point> + '_ {
        self.steps.iter().filter_map(|step| match *step {
            Step::Remove { at } => Some(at),
            _ => None,
        })
    }

    /// Whether men are moved and neither entered nor taken off.
    #[must_use]
    pub fn only_moves(&self) -> bool {
        self.entries().chain(self.removals()).next().is_none()
    }

    /// The points that make a step together with a point chosen first.
    #[must_use]
    pub fn targets(&self, from: Point) -> Vec<Point> {
        let mut targets = Vec::new();
        let mut add = |to: Point| {
            if to != from && !targets.contains(&to) {
                targets.push(to);
            }
        };
        for step in &self.steps {
            match *step {
                Step::Move { from: f, to, .. } if f == from => add(to),
                _ => {}
            }
        }
        for (_, points) in self.lines.iter().filter(|(_, points)| points.contains(&from)) {
            points.iter().for_each(|&point| add(point));
        }
        targets
    }

    /// Whether a point can be the first of two that tell a step: the man on it may move, or a line through it may be
    /// entered.
    #[must_use]
    pub fn begins_at(&self, point: Point) -> bool {
        self.moves_from(point) || self.lines.iter().any(|(_, points)| points.contains(&point))
    }

    /// Whether the man on a point may move.
    #[must_use]
    pub fn moves_from(&self, point: Point) -> bool {
        self.steps.iter().any(|s| matches!(*s, Step::Move { from, .. } if from == point))
    }

    /// A legal step told by two points; where several dice give the same, any of them.
    #[must_use]
    pub fn step(&self, a: Point, b: Point) -> Option<Step> {
        let moved = |s: &&Step| matches!(**s, Step::Move { from, to, .. } if from == a && to == b);
        let entered = || {
            let through = self.lines.iter().find(|(_, points)| a != b && points.contains(&a) && points.contains(&b));
            through.map(|(step, _)| *step)
        };
        self.steps.iter().find(moved).copied().or_else(entered)
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

    /// The step that somebody means who presses one point where nothing may be done, to ask the rules why not: where men
    /// are only moved, to move the man there nowhere.
    #[must_use]
    pub fn wish_at(&self, point: Point) -> Step {
        if self.entries().next().is_some() {
            Step::Place { to: point }
        } else if self.removals().next().is_some() {
            Step::Remove { at: point }
        } else {
            self.wish(point, point)
        }
    }
}
