//! The way down from the root and back, one position at a time, so that the search can stop anywhere.

use super::AlphaBeta;
use super::frame::{Frame, WIN};
use super::order::{REMEMBERED, bring_next};
use crate::alpha_beta::{Ground, Guess};

/// From this step of a position on, one that is not sharp is first looked at less far.
const LATE: usize = 4;

impl<D: Ground> AlphaBeta<D> {
    /// Looks at one more position, or at one with all that is one step ahead of it, or goes back from one that is done.
    pub(super) fn work(&mut self) {
        let ply = self.frames.len();
        let moody = self.style.mood > 0;
        let Some(frame) = self.frames.last_mut() else {
            self.look();
            return;
        };
        if frame.next == frame.end && !frame.listed && frame.found.alpha < frame.found.beta {
            let tried = self.steps.last().map(|guess| guess.step);
            let (first, side) = (frame.next, frame.side);
            self.ground.steps(&frame.position, &mut self.steps);
            if let Some(at) = self.steps[first..].iter().position(|guess| Some(guess.step) == tried) {
                self.steps.swap_remove(first + at);
            }
            self.order.rate(&self.ground, &mut self.steps[first..], side, ply - 1, None);
            frame.end = self.steps.len();
            frame.listed = true;
        }
        if frame.next == frame.end || frame.found.alpha >= frame.found.beta {
            self.go_back();
            return;
        }
        // At the root they are in order already.
        if ply > 1 && !frame.again {
            bring_next(&mut self.steps[frame.next..frame.end], frame.next - frame.first);
        }
        let guess = self.steps[frame.next];
        let position = self.ground.play(&frame.position, guess.step);
        self.nodes += 1;
        if let Some(winner) = self.ground.ended(&position) {
            let value = match winner {
                Some(winner) if winner == frame.side => WIN - ply as i32,
                Some(_) => ply as i32 - WIN,
                None => 0,
            };
            self.take(value);
            return;
        }
        let side = self.ground.side(&position);
        let sign = if side == frame.side { 1 } else { -1 };
        // What is unsettled is looked through even where the line ends.
        let unsettled = self.ground.unsettled(&position);
        let all = !(ply == 1 && moody);
        let first = frame.next == frame.first;
        let late = D::REDUCES
            && frame.next - frame.first >= LATE
            && frame.depth > 2
            && guess.promise < Guess::<D::Step>::SHARP;
        let [alpha, beta] = [frame.found.alpha, frame.found.beta];
        frame.scouts = all && !first && !frame.again && beta - alpha > 1;
        frame.reduced = i32::from(late && all && !frame.again && !unsettled);
        let depth = frame.depth - 1 - frame.reduced;
        if depth <= 0 && !unsettled {
            frame.found.open = true;
            frame.scouts = false;
            let value = sign * self.ground.evaluate(&position);
            self.take(value);
            return;
        }
        let key = self.ground.key(&position);
        if self.past.contains(key) {
            frame.found.open = true;
            frame.scouts = false;
            self.take(0);
            return;
        }
        let top = if frame.scouts { alpha + 1 } else { beta };
        let window = if sign > 0 { [alpha, top] } else { [-top, -alpha] };
        let found = match self.recall(key, depth, window, ply) {
            Ok(known) => Some(known),
            // Where one step is left everything is looked at at once.
            Err(remembered) if depth <= 1 => self.horizon((&position, key, side), window, ply, remembered),
            Err(remembered) => {
                let first = self.steps.len();
                let listed = match remembered {
                    Some(step) if self.ground.allows(&position, step) => {
                        self.steps.push(Guess { step, promise: REMEMBERED });
                        false
                    }
                    _ => {
                        self.ground.steps(&position, &mut self.steps);
                        self.order.rate(&self.ground, &mut self.steps[first..], side, ply, remembered);
                        true
                    }
                };
                self.past.push(key);
                self.frames.push(Frame::new((position, key, side), (first, self.steps.len(), listed), window, depth));
                return;
            }
        };
        // Nothing was found if there may be no more looking.
        let (Some(found), Some(frame)) = (found, self.frames.last_mut()) else { return };
        frame.found.open |= found.open;
        self.take(sign * found.value);
    }

    /// The step just looked at from the last frame is worth so much to the side that made it.
    fn take(&mut self, value: i32) {
        let at_root = self.frames.len() == 1;
        let Some(frame) = self.frames.last_mut() else { return };
        let doubtful = frame.scouts && value < frame.found.beta || frame.reduced > 0;
        if doubtful && value > frame.found.alpha && !frame.again {
            frame.again = true;
            return;
        }
        frame.again = false;
        let index = frame.next;
        let step = self.steps[index].step;
        frame.found.add(step, value);
        // At the root of a moody player every step's value is wanted, not only the best's.
        if !at_root || self.style.mood == 0 {
            frame.found.alpha = frame.found.alpha.max(value);
        }
        frame.next += 1;
        if at_root {
            self.take_at_root(index, step, value);
        }
    }

    /// All steps of the last frame are looked at, or enough of them.
    fn go_back(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        self.steps.truncate(frame.first);
        self.past.pop();
        let ply = self.frames.len();
        self.remember(frame.key, frame.side, &frame.found, ply, frame.depth);
        let Some(above) = self.frames.last_mut() else {
            self.end_look(frame.found.open);
            return;
        };
        above.found.open |= frame.found.open;
        let value = if above.side == frame.side { frame.found.best } else { -frame.found.best };
        self.take(value);
    }
}
