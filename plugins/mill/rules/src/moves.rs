//! What a side may do.

use crate::bits::{bit, has, nth, points};
use crate::game::Mill;
use crate::position::{End, Position, Thrown};
use crate::rules::{Blocked, Capture, FirstMove, MillDice, Phase2, Win};
use boxwood_core::{Point, Side, Step};

/// The middle of the board of nine points.
pub const CENTRE: u8 = 4;

impl Mill {
    /// The empty points.
    #[inline]
    pub(crate) fn empty(&self, position: &Position) -> u32 {
        self.shape().all() & !(position.men[0] | position.men[1])
    }

    /// Whether a side enters men now: it has some, and nobody waits.
    #[inline]
    const fn enters(position: &Position, side: Side) -> bool {
        position.hand(side) > 0
    }

    /// Whether a side moves men now.
    #[inline]
    pub(crate) fn moves(&self, position: &Position, side: Side) -> bool {
        position.hand(side) == 0 || self.rules().place_or_move
    }

    /// Whether the side on turn only waits until the other has entered all its men (dice while entering).
    #[inline]
    pub(crate) fn waits(&self, position: &Position) -> bool {
        matches!(self.rules().dice, MillDice::Bell | MillDice::Murray)
            && position.hand(position.turn) == 0
            && position.hand(position.turn.other()) > 0
    }

    /// Whether the side on turn throws before it does anything.
    #[inline]
    pub(crate) fn throws_first(&self, position: &Position) -> bool {
        match self.rules().dice {
            MillDice::None => false,
            MillDice::Bell | MillDice::Murray => position.hand(position.turn) > 0,
            MillDice::Schaedler => position.hand(position.turn) == 0,
        }
    }

    /// Where a side may enter a man.
    #[inline]
    pub(crate) fn entries(&self, position: &Position, side: Side) -> u32 {
        let rules = self.rules();
        let mut free = self.empty(position);
        if rules.first_move != FirstMove::Any
            && side == Side::First
            && position.men(side) == 0
            && position.hand(side) == rules.men
        {
            let centre = bit(CENTRE);
            free &= if rules.first_move == FirstMove::CentreFixed { centre } else { !centre };
        }
        if !rules.mill_in_placement {
            let own = position.men(side);
            let quiet =
                points(free).filter(|&to| self.shape().completes(own, to) == 0).fold(0, |set, to| set | bit(to));
            // By Schädler's reading no mill is made while entering; where nothing else is left it takes nothing.
            if quiet != 0 || rules.dice != MillDice::Schaedler {
                return quiet;
            }
        }
        free
    }

    /// Where a man of a side may move; he is on the board.
    #[inline]
    pub(crate) fn targets(&self, position: &Position, side: Side, from: u8) -> u32 {
        let rules = self.rules();
        if from == CENTRE && side == Side::First && rules.first_move == FirstMove::CentreFixed {
            return 0;
        }
        let own = position.men(side);
        let empty = self.empty(position);
        let anywhere = rules.phase2 == Phase2::Carry
            || (rules.fly_at > 0 && position.hand(side) == 0 && rules.flies(own.count_ones()));
        let mut to = if anywhere { empty } else { self.shape().ways(from) & empty };
        if position.thrown == Thrown::Special && rules.dice == MillDice::Schaedler {
            let others = own & !bit(from);
            to |= points(empty & !to)
                .filter(|&to| self.shape().completes(others, to) > 0)
                .fold(0, |set, to| set | bit(to));
        }
        if rules.remake_ban && !position.bans.list().is_empty() {
            to = points(to).filter(|&to| !self.is_banned(position, side, from, to)).fold(0, |set, to| set | bit(to));
        }
        to
    }

    /// Whether the move would make a mill again that may not be.
    pub(crate) fn is_banned(&self, position: &Position, side: Side, from: u8, to: u8) -> bool {
        let lines = self.shape().lines();
        position.bans.list().iter().any(|ban| {
            ban.side() == side
                && has(ban.men(), from)
                && lines.get(usize::from(ban.line())) == Some(&(ban.men() & !bit(from) | bit(to)))
        })
    }

    /// Which enemy men may be taken for a mill.
    #[inline]
    pub(crate) fn removable(&self, position: &Position) -> u32 {
        let enemy = position.men(position.turn.other());
        if self.rules().capture == Capture::Any {
            return enemy;
        }
        let open = enemy & !self.shape().in_mills(enemy);
        if open == 0 && self.rules().capture == Capture::Fallback { enemy } else { open }
    }

    /// Which enemy men Bell's special throw may take first: those in a mill.
    #[inline]
    pub(crate) fn removable_from_mills(&self, position: &Position) -> u32 {
        let enemy = position.men(position.turn.other());
        enemy & self.shape().in_mills(enemy)
    }

    /// The wholly empty lines, where Murray's special throw may enter three men.
    pub(crate) fn empty_lines(&self, position: &Position) -> impl Iterator<Item = u8> {
        let empty = self.empty(position);
        let forbidden = !self.rules().mill_in_placement;
        let lines = self.shape().lines().iter().enumerate();
        lines.filter(move |&(_, &line)| line & !empty == 0 && !forbidden).map(|(index, _)| index as u8)
    }

    /// Whether a side could enter or move a man now, a throw's right left aside.
    #[inline]
    pub(crate) fn can_act(&self, position: &Position, side: Side) -> bool {
        (Mill::enters(position, side) && self.entries(position, side) != 0)
            || (self.moves(position, side)
                && points(position.men(side)).any(|from| self.targets(position, side, from) != 0))
    }

    /// How the game stands where the side on turn is to begin (or has thrown, or still has to take men).
    #[inline]
    pub(crate) fn end(&self, position: &Position) -> End {
        let rules = self.rules();
        let turn = position.turn;
        if rules.win == Win::Reduce && position.total(turn) < 3 {
            return End::Reduced;
        }
        if position.owed > 0 {
            return End::Running;
        }
        let entered = position.hand == [0, 0];
        if rules.entering_only && entered {
            return End::Entered;
        }
        if self.empty(position) == 0 {
            return End::Full;
        }
        let late = rules.no_progress > 0 && position.quiet >= rules.no_progress;
        let running = if late { End::NoProgress } else { End::Running };
        let throws = self.throws_first(position) && position.thrown == Thrown::No;
        if throws || self.waits(position) || self.can_act(position, turn) {
            return running;
        }
        match rules.blocked {
            Blocked::Lose => End::BlockedLoses,
            _ if late => End::NoProgress,
            Blocked::Draw => End::BlockedDraws,
            Blocked::Pass if entered && self.is_stuck(position) => End::NobodyMoves,
            Blocked::Pass => End::Running,
        }
    }

    /// Whether neither side can ever move again, whatever it throws.
    #[cold]
    fn is_stuck(&self, position: &Position) -> bool {
        let thrown = if self.rules().dice == MillDice::Schaedler { Thrown::Special } else { Thrown::No };
        let luckiest = Position { thrown, ..*position };
        Side::BOTH.into_iter().all(|side| !self.can_act(&luckiest, side))
    }

    /// The legal steps of the side on turn, in order.
    #[inline]
    pub(crate) fn steps(&self, position: &Position, steps: &mut Vec<Step>) {
        steps.clear();
        let turn = position.turn;
        let throws = self.throws_first(position) && position.thrown == Thrown::No;
        if position.end != End::Running || (throws && position.owed == 0) {
            return;
        }
        if position.owed > 0 {
            steps.extend(points(self.removable(position)).map(|at| Step::Remove { at: Point(at) }));
            return;
        }
        if self.waits(position) {
            steps.push(Step::Pass);
            return;
        }
        if Mill::enters(position, turn) {
            steps.extend(points(self.entries(position, turn)).map(|to| Step::Place { to: Point(to) }));
            if position.thrown == Thrown::Special {
                match self.rules().dice {
                    MillDice::Bell => {
                        let taken = points(self.removable_from_mills(position));
                        steps.extend(taken.map(|at| Step::Remove { at: Point(at) }));
                    }
                    MillDice::Murray => {
                        steps.extend(self.empty_lines(position).map(|line| Step::PlaceLine { line }));
                    }
                    MillDice::None | MillDice::Schaedler => {}
                }
            }
        }
        if self.moves(position, turn) {
            for from in points(position.men(turn)) {
                let to = points(self.targets(position, turn, from));
                steps.extend(to.map(|to| Step::Move { from: Point(from), to: Point(to), die: 0 }));
            }
        }
        if steps.is_empty() {
            steps.push(Step::Pass);
        }
    }

    /// The legal step at an index that `below` chooses, where it can be found without listing all.
    #[inline]
    pub(crate) fn choose(&self, position: &Position, below: &mut impl FnMut(u32) -> u32) -> Option<Step> {
        let mut pick = |set: u32| match set.count_ones() {
            0 => None,
            1 => Some(Point(set.trailing_zeros() as u8)),
            count => Some(Point(nth(set, below(count)))),
        };
        if position.owed > 0 {
            return pick(self.removable(position)).map(|at| Step::Remove { at });
        }
        let turn = position.turn;
        if position.thrown == Thrown::Special || self.rules().place_or_move || self.waits(position) {
            return None;
        }
        if position.hand(turn) > 0 {
            return pick(self.entries(position, turn)).map(|to| Step::Place { to });
        }
        // Men and their targets in the order of the list; no side has more than twelve.
        let mut targets = [0u32; 12];
        let mut total = 0;
        let men = position.men(turn);
        for (slot, from) in targets.iter_mut().zip(points(men)) {
            *slot = self.targets(position, turn, from);
            total += slot.count_ones();
        }
        let mut index = if total > 1 { below(total) } else { 0 };
        for (&set, from) in targets.iter().zip(points(men)) {
            if index < set.count_ones() {
                return Some(Step::Move { from: Point(from), to: Point(nth(set, index)), die: 0 });
            }
            index -= set.count_ones();
        }
        None
    }
}
