//! What a step does.

use crate::bans::Ban;
use crate::bits::{bit, points};
use crate::game::Mill;
use crate::position::{End, Position, Thrown};
use crate::rules::{MillDice, Win};
use boxwood_core::{Dice, Effect, EffectSink, Path, Piece, Point, Side, Step, Why};

/// A side has nothing it may do.
pub const BLOCKED: Why = Why("blocked");
/// A side has entered all its men and waits until the other has.
pub const WAITS_FOR_ENTERING: Why = Why("waits-for-entering");

/// A special throw: a man may be taken out of an enemy mill.
pub const TAKES_FROM_A_MILL: Why = Why("special-throw-takes");
/// A special throw: three men may be entered at once.
pub const ENTERS_THREE: Why = Why("special-throw-enters-three");
/// A special throw: a man may jump to where he makes a mill.
pub const JUMPS_INTO_A_MILL: Why = Why("special-throw-jumps");

/// The throws with a right in Alfonso's game: 6-5-4, 6-3-3, 5-2-2 and 4-1-1.
#[must_use]
pub fn is_special(dice: Dice) -> bool {
    matches!(dice.faces(), [6, 5, 4] | [6, 3, 3] | [5, 2, 2] | [4, 1, 1])
}

impl Mill {
    /// Plays a legal step or a throw that is due.
    #[inline]
    pub(crate) fn play_step(&self, position: &mut Position, step: Step, effects: &mut impl EffectSink) {
        let side = position.turn;
        match step {
            Step::Roll(dice) => self.throw(position, dice, effects),
            Step::Place { to } => {
                let own = position.men(side);
                let made = self.shape().completes(own, to.0);
                enter(position, side, to, effects);
                self.tell_lines(own, to.0, effects, made, side);
                // Only where nothing else was left may a mill be made that takes nothing.
                let counts = if self.rules().mill_in_placement { made } else { 0 };
                self.made(position, counts, true, effects);
            }
            Step::PlaceLine { line } => self.place_line(position, line, effects),
            Step::Move { from, to, .. } => self.move_man(position, from, to, effects),
            Step::Remove { at } => self.remove(position, at, effects),
            Step::Pass => {
                let why = if self.waits(position) { WAITS_FOR_ENTERING } else { BLOCKED };
                effects.push(Effect::Passed { side, why });
                self.end_turn(position, false, effects);
            }
        }
    }

    fn throw(&self, position: &mut Position, dice: Dice, effects: &mut impl EffectSink) {
        effects.push(Effect::Rolled { side: position.turn, dice });
        let special = is_special(dice) && self.has_right(position);
        if special {
            effects.push(Effect::Warned { why: self.right() });
        }
        position.thrown = if special { Thrown::Special } else { Thrown::Ordinary };
        position.end = self.end(position);
        self.tell_end(position, effects);
    }

    /// What a special throw gives the right to.
    const fn right(&self) -> Why {
        match self.rules().dice {
            MillDice::Murray => ENTERS_THREE,
            MillDice::Schaedler => JUMPS_INTO_A_MILL,
            MillDice::None | MillDice::Bell => TAKES_FROM_A_MILL,
        }
    }

    /// Whether a special throw gives the side on turn anything.
    pub(crate) fn has_right(&self, position: &Position) -> bool {
        match self.rules().dice {
            MillDice::None => false,
            MillDice::Bell => self.removable_from_mills(position) != 0,
            MillDice::Murray => position.hand(position.turn) >= 3 && self.empty_lines(position).next().is_some(),
            MillDice::Schaedler => true,
        }
    }

    #[inline]
    fn tell_lines(&self, others: u32, to: u8, effects: &mut impl EffectSink, made: u8, side: Side) {
        if made > 0 && effects.listens() {
            for line in self.shape().completed(others, to) {
                effects.push(Effect::LineFormed { side, line });
            }
        }
    }

    fn place_line(&self, position: &mut Position, line: u8, effects: &mut impl EffectSink) {
        let side = position.turn;
        let Some(&set) = self.shape().lines().get(usize::from(line)) else { return };
        for to in points(set) {
            if position.hand(side) > 0 {
                enter(position, side, Point(to), effects);
            }
        }
        let own = position.men(side);
        let mut made = 0;
        for (index, &group) in self.shape().groups().iter().enumerate() {
            if group & set != 0 && group & !own == 0 {
                made += 1;
                effects.push(Effect::LineFormed { side, line: index as u8 });
            }
        }
        self.made(position, made, true, effects);
    }

    #[inline]
    fn move_man(&self, position: &mut Position, from: Point, to: Point, effects: &mut impl EffectSink) {
        let side = position.turn;
        let before = position.men(side);
        let others = before & !bit(from.0);
        let made = self.shape().completes(others, to.0);
        position.men[side.index()] = others | bit(to.0);
        if effects.listens() {
            effects.push(Effect::Moved { piece: Piece::man(side), path: Path::direct(from, to) });
        }
        self.tell_lines(others, to.0, effects, made, side);
        if self.rules().remake_ban {
            position.bans.follow(side, from.0, to.0);
            if made > 0 {
                for (index, &line) in self.shape().lines().iter().enumerate() {
                    if line & bit(from.0) != 0 && line & !before == 0 {
                        position.bans.add(Ban::new(side, index as u8, line & !bit(from.0) | bit(to.0)));
                    }
                }
            }
        }
        self.made(position, made, made > 0, effects);
    }

    fn remove(&self, position: &mut Position, at: Point, effects: &mut impl EffectSink) {
        let side = position.turn;
        let enemy = side.other();
        position.men[enemy.index()] &= !bit(at.0);
        position.bans.fall(enemy, at.0);
        effects.push(Effect::Captured { piece: Piece::man(enemy), at, by: None });
        if position.total(enemy) < 3 {
            self.end_turn(position, true, effects);
        } else if position.owed == 0 {
            // Bell's special throw: the man is entered afterwards.
            position.thrown = Thrown::Ordinary;
        } else {
            position.owed -= 1;
            self.owe(position, position.owed, true, effects);
        }
    }

    /// A man was entered or moved and made so many mills.
    #[inline]
    fn made(&self, position: &mut Position, mills: u8, progress: bool, effects: &mut impl EffectSink) {
        if mills > 0 && self.rules().win == Win::Line {
            position.turn = position.turn.other();
            position.end = End::Line;
            self.tell_end(position, effects);
            return;
        }
        let owed = if self.rules().each_mill { mills } else { mills.min(1) };
        self.owe(position, owed, progress, effects);
    }

    /// So many men are to be taken now, if there are any to take; or the turn is over.
    #[inline]
    fn owe(&self, position: &mut Position, owed: u8, progress: bool, effects: &mut impl EffectSink) {
        position.owed = owed;
        if owed > 0 && self.removable(position) != 0 {
            position.thrown = Thrown::No;
            position.quiet = 0;
            effects.push(Effect::RemovalOwed { side: position.turn, count: owed });
        } else {
            self.end_turn(position, progress, effects);
        }
    }

    #[inline]
    fn end_turn(&self, position: &mut Position, progress: bool, effects: &mut impl EffectSink) {
        let next = position.turn.other();
        position.turn = next;
        position.owed = 0;
        position.thrown = Thrown::No;
        let counts = !progress && self.rules().no_progress > 0;
        position.quiet = if counts { position.quiet.saturating_add(1) } else { 0 };
        position.end = self.end(position);
        if position.end == End::Running {
            effects.push(Effect::TurnEnded { next });
        } else {
            self.tell_end(position, effects);
        }
    }

    fn tell_end(&self, position: &Position, effects: &mut impl EffectSink) {
        if let Some(outcome) = position.end.outcome(position.turn) {
            effects.push(Effect::Ended(outcome));
        }
    }
}

#[inline]
fn enter(position: &mut Position, side: Side, to: Point, effects: &mut impl EffectSink) {
    position.men[side.index()] |= bit(to.0);
    position.hand[side.index()] = position.hand(side).saturating_sub(1);
    effects.push(Effect::Placed { piece: Piece::man(side), at: to });
}
