//! What a step does.

use crate::bits::{ADJACENT, BESIDE_THRONE, PINCHES, THRONE, bit, has, squares};
use crate::game::Tablut;
use crate::position::{End, Position};
use crate::rules::{BesideThrone, OpenKing};
use boxwood_core::{Effect, EffectSink, Kind, Path, Piece, Point, Side, Step, Why};

/// One way out is open to the king.
pub const RAICHI: Why = Why("raichi");
/// Two ways out are open to the king.
pub const TUICHU: Why = Why("tuichu");

impl Tablut {
    /// Plays a legal step.
    #[inline]
    pub(crate) fn play_step(&self, position: &mut Position, step: Step, effects: &mut impl EffectSink) {
        let Step::Move { from, to, .. } = step else { return };
        let side = position.turn;
        if !has(position.men(side), from.0) {
            return;
        }
        if effects.listens() {
            let piece = piece(position, side, from.0);
            effects.push(Effect::Moved { piece, path: Path::direct(from, to) });
        }
        position.shift(side, from.0, to.0, self.wall());
        // All four sides are judged on the board as it stands now, before anybody is taken off it.
        let victims = self.victims(position, side, to.0);
        let king_falls = side == Side::First && self.takes_king(position, to.0);
        if victims != 0 || king_falls {
            let victims = if king_falls { victims | position.king_set() } else { victims };
            self.take(position, side.other(), victims, to, effects);
            position.quiet = 0;
        } else if self.rules().no_progress > 0 {
            position.quiet = position.quiet.saturating_add(1);
        }
        position.turn = side.other();
        position.end = self.end(position);
        if effects.listens() {
            self.tell_turn(position, effects);
        }
    }

    fn take(&self, position: &mut Position, side: Side, victims: u128, by: Point, effects: &mut impl EffectSink) {
        for at in squares(victims) {
            let piece = piece(position, side, at);
            position.lift(side, at, self.wall());
            effects.push(Effect::Captured { piece, at: Point(at), by: Some(by) });
        }
    }

    fn tell_turn(&self, position: &Position, effects: &mut impl EffectSink) {
        match position.end.outcome(position.turn) {
            Some(outcome) => effects.push(Effect::Ended(outcome)),
            None => {
                if let Some(why) = self.warning(position) {
                    effects.push(Effect::Warned { why });
                }
                effects.push(Effect::TurnEnded { next: position.turn });
            }
        }
    }

    /// What the king's player calls after his own turn.
    #[must_use]
    pub fn warning(&self, position: &Position) -> Option<Why> {
        if position.turn != Side::First {
            return None;
        }
        match self.open_ways(position).count_ones() {
            0 => None,
            1 => Some(RAICHI),
            _ => Some(TUICHU),
        }
    }

    /// The enemy men, the king left aside, that the man of `side` who has just come to `to` takes.
    #[inline]
    pub(crate) fn victims(&self, position: &Position, side: Side, to: u8) -> u128 {
        let rules = self.rules();
        let enemy = side.other();
        let enemies = position.men(enemy) & !position.king_set();
        if ADJACENT[usize::from(to)] & enemies == 0 || (to == position.king && !rules.king_armed) {
            return 0;
        }
        let own = position.men(side);
        let armed = if rules.king_armed { own } else { own & !position.king_set() };
        let anvils = armed | self.hostile_to(position, enemy);
        let mut victims = 0;
        for (next, behind) in PINCHES[usize::from(to)] {
            if behind & anvils != 0 {
                victims |= next & enemies;
            }
        }
        if side == Side::First && rules.rule_eleven && has(position.king_set(), THRONE) {
            victims |= self.taken_against_king(position, to);
        }
        victims
    }

    /// The king on his throne, three attackers and one last defender beside him: an attacker who comes to the far side
    /// of that defender takes him against the king.
    #[inline]
    fn taken_against_king(&self, position: &Position, to: u8) -> u128 {
        let defender = BESIDE_THRONE & position.men(Side::Second);
        let attackers = BESIDE_THRONE & position.men(Side::First);
        if defender.count_ones() != 1 || attackers.count_ones() != 3 {
            return 0;
        }
        let against = |(next, behind): &(u128, u128)| *next == defender && has(*behind, THRONE);
        if PINCHES[usize::from(to)].iter().any(against) { defender } else { 0 }
    }

    /// Whether the attacker who has just come to `to` takes the king.
    #[inline]
    pub(crate) fn takes_king(&self, position: &Position, to: u8) -> bool {
        let king = position.king;
        if !has(ADJACENT[usize::from(to)], king) {
            return false;
        }
        let attackers = position.men(Side::First);
        let around = ADJACENT[usize::from(king)];
        if king == THRONE {
            return around & !attackers == 0;
        }
        let beside = has(BESIDE_THRONE, king);
        if beside {
            match self.rules().beside_throne {
                BesideThrone::Three => return (around & !bit(THRONE)) & !attackers == 0,
                BesideThrone::Four => return false,
                BesideThrone::AsOpen => {}
            }
        }
        let enemies = attackers | if beside { self.hostile_to(position, Side::Second) } else { 0 };
        match self.rules().king_captured_by {
            OpenKing::Two => {
                let far = |(next, behind): &(u128, u128)| has(*next, king) && behind & enemies != 0;
                PINCHES[usize::from(to)].iter().any(far)
            }
            OpenKing::Four => around.count_ones() == 4 && around & !enemies == 0,
        }
    }

    /// How the game stands; a function of the position alone.
    #[inline]
    pub(crate) fn end(&self, position: &Position) -> End {
        let rules = self.rules();
        let turn = position.turn;
        if position.king().is_none() {
            End::KingTaken
        } else if position.king_set() & self.ways_out() != 0 {
            End::Escaped
        } else if rules.tuichu_wins && turn == Side::First && self.open_ways(position).count_ones() > 1 {
            End::Tuichu
        } else if rules.enclosure_wins && self.is_shut_in(position) {
            End::Enclosed
        } else if !self.can_move(position, turn) {
            if rules.no_move_loses { End::BlockedLoses } else { End::BlockedDraws }
        } else if rules.no_progress > 0 && position.quiet >= rules.no_progress {
            End::NoProgress
        } else {
            End::Running
        }
    }
}

/// What the man of a side on a square is.
pub(crate) fn piece(position: &Position, side: Side, square: u8) -> Piece {
    let kind = if square == position.king { Kind::King } else { Kind::Man };
    Piece { side, kind }
}
