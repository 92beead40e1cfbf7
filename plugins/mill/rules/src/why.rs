//! Why a step is refused, in a way that helps a player.

use crate::bits::{bit, has};
use crate::game::Mill;
use crate::moves::CENTRE;
use crate::play::{BLOCKED, WAITS_FOR_ENTERING};
use crate::position::{Position, Thrown};
use crate::rules::{FirstMove, MillDice, Phase2};
use boxwood_core::{Point, Side, Step, Why};

/// A mill was made: a man is to be taken before anything else.
pub const TAKE_A_MAN_FIRST: Why = Why("take-a-man-first");
/// Something can be done, and must be.
pub const NO_PASSING: Why = Why("no-passing");
/// No men are in hand.
pub const NO_MEN_IN_HAND: Why = Why("no-men-in-hand");
/// A man stands there already.
pub const POINT_TAKEN: Why = Why("point-taken");
/// The first man of the first side goes to the middle.
pub const FIRST_MAN_TO_CENTRE: Why = Why("first-man-to-centre");
/// The first man of the first side does not go to the middle.
pub const FIRST_MAN_NOT_TO_CENTRE: Why = Why("first-man-not-to-centre");
/// No mill is made while men are entered.
pub const NO_MILL_WHILE_ENTERING: Why = Why("no-mill-while-entering");
/// Men move when all are entered.
pub const ENTER_ALL_FIRST: Why = Why("enter-all-men-first");
/// No man stands there.
pub const NOBODY_THERE: Why = Why("nobody-there");
/// The man there is the enemy's.
pub const NOT_YOUR_MAN: Why = Why("not-your-man");
/// The man there is one's own.
pub const YOUR_OWN_MAN: Why = Why("your-own-man");
/// The man in the middle stays there.
pub const CENTRE_MAN_STAYS: Why = Why("centre-man-stays");
/// The mill was opened to make another: the same men may not make it again.
pub const MILL_NOT_MADE_AGAIN: Why = Why("mill-not-made-again");
/// A special throw lets a man jump only where he makes a mill.
pub const JUMP_MAKES_A_MILL: Why = Why("jump-must-make-a-mill");
/// No printed way joins the two points.
pub const NOT_JOINED: Why = Why("points-not-joined");
/// The two points are not beside each other.
pub const NOT_BESIDE: Why = Why("points-not-beside-each-other");
/// Nobody is to be taken now.
pub const NOBODY_TO_TAKE: Why = Why("nobody-to-take");
/// A man in a mill is safe.
pub const MAN_IN_MILL: Why = Why("man-in-mill");
/// The special throw takes a man out of a mill only.
pub const ONLY_FROM_A_MILL: Why = Why("only-from-a-mill");
/// Three men at once are entered by a special throw only.
pub const NO_SPECIAL_THROW: Why = Why("no-special-throw");
/// The line is not wholly empty.
pub const LINE_NOT_EMPTY: Why = Why("line-not-empty");
/// Men are moved without dice in this game.
pub const NO_NUMBERS_PLAYED: Why = Why("no-numbers-played");

/// Why a step that is not legal is not, where a side is to act.
#[must_use]
pub fn why_not(game: &Mill, position: &Position, step: Step) -> Why {
    if position.owed > 0 {
        return match step {
            Step::Remove { at } => why_not_take(game, position, at),
            _ => TAKE_A_MAN_FIRST,
        };
    }
    if game.waits(position) {
        return WAITS_FOR_ENTERING;
    }
    if step == Step::Pass {
        return NO_PASSING;
    }
    let turn = position.turn;
    match step {
        Step::Place { to } => why_not_place(game, position, to),
        Step::PlaceLine { line } => {
            let set = game.shape().lines().get(usize::from(line)).copied().unwrap_or(!0);
            if position.hand(turn) == 0 {
                NO_MEN_IN_HAND
            } else if game.rules().dice != MillDice::Murray || position.thrown != Thrown::Special {
                NO_SPECIAL_THROW
            } else if set & !game.empty(position) != 0 {
                LINE_NOT_EMPTY
            } else {
                NO_MILL_WHILE_ENTERING
            }
        }
        Step::Move { from, to, die } => why_not_move(game, position, from, to, die),
        Step::Remove { at } => {
            let bell = game.rules().dice == MillDice::Bell && position.thrown == Thrown::Special;
            if !bell {
                NOBODY_TO_TAKE
            } else if !has(position.men(turn.other()), at.0) {
                why_not_take(game, position, at)
            } else {
                ONLY_FROM_A_MILL
            }
        }
        Step::Roll(_) | Step::Pass => BLOCKED,
    }
}

fn why_not_take(game: &Mill, position: &Position, at: Point) -> Why {
    if has(position.men(position.turn), at.0) {
        YOUR_OWN_MAN
    } else if has(game.empty(position), at.0) {
        NOBODY_THERE
    } else {
        MAN_IN_MILL
    }
}

fn why_not_place(game: &Mill, position: &Position, to: Point) -> Why {
    let side = position.turn;
    if position.hand(side) == 0 {
        return NO_MEN_IN_HAND;
    }
    if !has(game.empty(position), to.0) {
        return POINT_TAKEN;
    }
    let first = side == Side::First && position.men(side) == 0 && position.hand(side) == game.rules().men;
    match game.rules().first_move {
        FirstMove::CentreFixed if first => FIRST_MAN_TO_CENTRE,
        FirstMove::NotCentre if first => FIRST_MAN_NOT_TO_CENTRE,
        _ => NO_MILL_WHILE_ENTERING,
    }
}

fn why_not_move(game: &Mill, position: &Position, from: Point, to: Point, die: u8) -> Why {
    let side = position.turn;
    let rules = game.rules();
    if !game.moves(position, side) {
        return ENTER_ALL_FIRST;
    }
    if has(position.men(side.other()), from.0) {
        return NOT_YOUR_MAN;
    }
    if !has(position.men(side), from.0) {
        return NOBODY_THERE;
    }
    if die != 0 {
        return NO_NUMBERS_PLAYED;
    }
    if from.0 == CENTRE && side == Side::First && rules.first_move == FirstMove::CentreFixed {
        return CENTRE_MAN_STAYS;
    }
    if !has(game.empty(position), to.0) {
        return POINT_TAKEN;
    }
    if rules.remake_ban && game.is_banned(position, side, from.0, to.0) {
        return MILL_NOT_MADE_AGAIN;
    }
    let jumps = position.thrown == Thrown::Special
        && rules.dice == MillDice::Schaedler
        && game.shape().completes(position.men(side) & !bit(from.0), to.0) == 0;
    if jumps {
        JUMP_MAKES_A_MILL
    } else if rules.phase2 == Phase2::King {
        NOT_BESIDE
    } else {
        NOT_JOINED
    }
}
