//! Wins by threats alone: each step threatens to complete a line at once, the enemy has one answer, and in the end two
//! lines are threatened together.

use super::state::{State, lines_through};
use crate::cells::Cells;
use crate::shape::Shape;

/// A step of the attacker and the answer that it forces.
#[derive(Clone, Copy, Debug)]
struct Blow {
    step: u8,
    answer: u8,
}

/// A position with the attacker on turn.
#[derive(Clone, Debug)]
struct Frame<W> {
    state: State<W>,
    blows: Vec<Blow>,
    next: usize,
}

/// A look for a forced win, in slices.
#[derive(Clone, Debug)]
pub struct Force<W> {
    frames: Vec<Frame<W>>,
    begun: bool,
    root: State<W>,
    budget: u32,
    win: Option<(u8, u32)>,
}

/// What a position of the attacker comes to.
enum Sight {
    /// He completes a line there now or has two threats after it.
    Win(u8, u32),
    Blows(Vec<Blow>),
}

impl<W: Cells> Force<W> {
    /// A look from `root` through at most so many positions.
    #[must_use]
    pub const fn new(root: State<W>, budget: u32) -> Force<W> {
        Force { frames: Vec::new(), begun: false, root, budget, win: None }
    }

    /// The first step of the win that was found, and how many steps it takes.
    #[must_use]
    pub const fn win(&self) -> Option<(u8, u32)> {
        self.win
    }

    /// Looks at no more than `most` positions. Tells at how many it looked, and whether it has ended.
    pub fn work(&mut self, shape: &Shape<W>, most: u64) -> (u64, bool) {
        let mut used = 0;
        if !self.begun {
            self.begun = true;
            self.enter(shape, self.root);
            used += 1;
        }
        while used < most && self.win.is_none() && !self.frames.is_empty() && self.budget > 0 {
            let Some(frame) = self.frames.last_mut() else { break };
            let Some(&blow) = frame.blows.get(frame.next) else {
                self.frames.pop();
                continue;
            };
            frame.next += 1;
            let after = frame.state.after(shape, blow.step).after(shape, blow.answer);
            self.enter(shape, after);
            used += 1;
            self.budget -= 1;
        }
        let ended = self.win.is_some() || self.frames.is_empty() || self.budget == 0;
        (used, ended)
    }

    fn enter(&mut self, shape: &Shape<W>, state: State<W>) {
        match see(shape, &state) {
            Sight::Win(cell, steps) => {
                let depth = self.frames.len() as u32;
                let first = self.frames.first().and_then(|f| f.blows.get(f.next.wrapping_sub(1)));
                self.win = Some((first.map_or(cell, |blow| blow.step), 2 * depth + steps));
            }
            Sight::Blows(blows) => {
                if !blows.is_empty() {
                    self.frames.push(Frame { state, blows, next: 0 });
                }
            }
        }
    }
}

fn see<W: Cells>(shape: &Shape<W>, state: &State<W>) -> Sight {
    let men = state.men();
    let open = shape.open(men);
    let now = state.own_threats & open;
    if !now.is_none() {
        return Sight::Win(now.lowest(), 1);
    }
    let forced = state.enemy_threats & open;
    let mut blows = Vec::new();
    if !forced.is_none() && !forced.without_lowest().is_none() {
        return Sight::Blows(blows);
    }
    let steps = if forced.is_none() { open } else { forced };
    for step in steps.cells() {
        let opened = shape.open(men | W::one(step));
        // Where men fall, the step may open a cell to the enemy.
        if !(state.enemy_threats & opened & !W::one(step)).is_none() {
            continue;
        }
        // What stood as a threat may be opened by the step itself.
        let mut answers = state.own_threats & opened & !W::one(step);
        for rest in lines_through(shape, step) {
            let missing = rest & !state.own;
            if (rest & state.enemy).is_none() && !missing.is_none() && missing.without_lowest().is_none() {
                answers |= missing & opened;
            }
        }
        if answers.is_none() {
            continue;
        }
        if !answers.without_lowest().is_none() {
            return Sight::Win(step, 3);
        }
        blows.push(Blow { step, answer: answers.lowest() });
    }
    Sight::Blows(blows)
}

/// In how many steps the side on turn forces a win, as far as so many positions show it; and how many were looked at.
pub fn forces<W: Cells>(shape: &Shape<W>, state: State<W>, budget: u32) -> (Option<u32>, u64) {
    let mut force = Force::new(state, budget);
    let (used, _) = force.work(shape, u64::from(budget) + 1);
    (force.win().map(|(_, steps)| steps), used)
}
