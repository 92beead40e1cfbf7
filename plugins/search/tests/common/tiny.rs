//! A game small enough to be searched to its end in a test, with everything that makes dice games hard: throws of
//! several units in any order, throws that move nothing, a further throw, captures, and a way to play it without dice.
//!
//! Two men a side on a ring of eight points. A man who lands on an enemy takes him; own men are in the way. With dice:
//! 1 moves nothing, 2 and 3 move one man, 4 and 5 are a 1 and the rest, 6 is a 3 and a 1 and one more throw. Without:
//! one man moves one or two points. Who has no men has lost; after so many turns without a capture nobody has won.
#![allow(dead_code, unreachable_pub, reason = "several test programs use what they need of it")]

use boxwood_core::game::{match_info, resolve_switches};
use boxwood_core::{
    Actor, Board, BoardPoint, Dice, DiceLeft, Effect, EffectSink, Game, GameMatch, GameRules, Match, MatchInfo,
    Outcome, Piece, Point, RulesetInfo, Setup, SetupError, Side, Step, Switch, SwitchError, Throw, Why,
};
use boxwood_search::{CERTAIN, Evaluate, GameEntry, Level, Limits, Solved, Thinker, think_in_throws};
use std::sync::LazyLock;

const RING: u8 = 8;

#[derive(Clone, Debug)]
pub struct Tiny {
    board: Board,
    pub dice: bool,
    pub again: bool,
    pub quiet_limit: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    pub men: [u8; 2],
    pub turn: Side,
    pub thrown: bool,
    pub again: bool,
    pub units: [u8; 2],
    pub quiet: u8,
}

impl Tiny {
    pub fn new(dice: bool, quiet_limit: u8) -> Tiny {
        let points = (0..RING).map(|i| BoardPoint { name: (i + 1).to_string(), at: [i, 0, 0] }).collect();
        let neighbours = (0..RING).map(|i| vec![Point((i + 1) % RING)]).collect();
        Tiny { board: Board::new(points, neighbours, Vec::new()), dice, again: true, quiet_limit }
    }

    fn target(spot: &Spot, from: u8, unit: u8) -> Option<u8> {
        let to = (from + unit) % RING;
        (spot.men[spot.turn.index()] >> to & 1 == 0).then_some(to)
    }

    fn end_throw(&self, spot: &mut Spot, effects: &mut impl EffectSink) {
        let again = std::mem::take(&mut spot.again);
        spot.thrown = !self.dice;
        spot.units = if self.dice { [0, 0] } else { [1, 2] };
        if again && self.again {
            effects.push(Effect::ThrowsAgain { side: spot.turn });
        } else {
            spot.turn = spot.turn.other();
            effects.push(Effect::TurnEnded { next: spot.turn });
        }
        if let Some(outcome) = self.outcome(spot) {
            effects.push(Effect::Ended(outcome));
        }
    }
}

static THROWS: LazyLock<[Throw; 6]> =
    LazyLock::new(|| std::array::from_fn(|i| Throw { dice: Dice::one(i as u8 + 1), weight: 1 }));

impl Game for Tiny {
    type Position = Spot;

    fn board(&self) -> &Board {
        &self.board
    }

    fn start(&self) -> Spot {
        let units = if self.dice { [0, 0] } else { [1, 2] };
        Spot { men: [0b11, 0b11_0000], turn: Side::First, thrown: !self.dice, again: false, units, quiet: 0 }
    }

    fn to_act(&self, spot: &Spot) -> Actor {
        match self.outcome(spot) {
            Some(_) => Actor::Nobody,
            None if spot.thrown => Actor::Side(spot.turn),
            None => Actor::Dice,
        }
    }

    fn on_turn(&self, spot: &Spot) -> Side {
        spot.turn
    }

    fn outcome(&self, spot: &Spot) -> Option<Outcome> {
        match spot.men {
            [_, 0] => Some(Outcome { winner: Some(Side::First), why: Why("no-men-left") }),
            [0, _] => Some(Outcome { winner: Some(Side::Second), why: Why("no-men-left") }),
            _ if spot.quiet >= self.quiet_limit => Some(Outcome { winner: None, why: Why("no-captures") }),
            _ => None,
        }
    }

    fn legal_steps(&self, spot: &Spot, steps: &mut Vec<Step>) {
        steps.clear();
        if self.to_act(spot) != Actor::Side(spot.turn) {
            return;
        }
        for from in 0..RING {
            if spot.men[spot.turn.index()] >> from & 1 == 0 {
                continue;
            }
            for &unit in spot.units.iter().filter(|&&u| u > 0) {
                if let Some(to) = Tiny::target(spot, from, unit) {
                    let die = if self.dice { unit } else { 0 };
                    steps.push(Step::Move { from: Point(from), to: Point(to), die });
                }
            }
        }
        if steps.is_empty() {
            steps.push(Step::Pass);
        }
    }

    fn play(&self, spot: &mut Spot, step: Step, effects: &mut impl EffectSink) {
        match step {
            Step::Roll(dice) => {
                spot.thrown = true;
                spot.again = dice.high() == 6;
                spot.units = match dice.high() {
                    1 => [0, 0],
                    low @ (2 | 3) => [low, 0],
                    6 => [3, 1],
                    high => [high - 1, 1],
                };
                effects.push(Effect::Rolled { side: spot.turn, dice });
            }
            Step::Move { from, to, .. } => {
                let unit = (to.0 + RING - from.0) % RING;
                let [own, other] = [spot.turn.index(), spot.turn.other().index()];
                spot.men[own] = spot.men[own] & !(1 << from.0) | 1 << to.0;
                spot.quiet = if spot.men[other] >> to.0 & 1 == 0 { spot.quiet + 1 } else { 0 };
                spot.men[other] &= !(1 << to.0);
                if let Some(slot) = spot.units.iter_mut().find(|u| **u == unit) {
                    *slot = 0;
                }
                spot.units.sort_unstable_by(|a, b| b.cmp(a));
                if !self.dice || spot.units == [0, 0] || spot.men[other] == 0 {
                    self.end_throw(spot, effects);
                }
            }
            _ => {
                spot.quiet += 1;
                self.end_throw(spot, effects);
            }
        }
    }

    fn throws(&self) -> &[Throw] {
        if self.dice { &*THROWS } else { &[] }
    }

    fn dice_count(&self) -> u8 {
        u8::from(self.dice)
    }

    fn piece_at(&self, spot: &Spot, point: Point) -> Option<Piece> {
        Side::BOTH.into_iter().find(|s| spot.men[s.index()] >> point.0 & 1 != 0).map(Piece::man)
    }

    fn lost(&self, spot: &Spot, side: Side) -> u8 {
        2 - spot.men[side.index()].count_ones() as u8
    }

    fn dice_left(&self, spot: &Spot) -> DiceLeft {
        let mut left = DiceLeft::NONE;
        spot.units.iter().filter(|&&u| self.dice && u > 0).for_each(|&u| left.push(u));
        left
    }

    fn why_not(&self, _: &Spot, _: Step) -> Why {
        Why("not-so-in-the-tiny-game")
    }

    fn key(&self, spot: &Spot) -> u64 {
        // Without dice the quiet turns are left out, so that repetition can be seen.
        let quiet = if self.dice { spot.quiet } else { 0 };
        let flags = spot.turn as u8 | (spot.thrown as u8) << 1 | (spot.again as u8) << 2;
        u64::from_le_bytes([spot.men[0], spot.men[1], flags, spot.units[0], spot.units[1], quiet, 0, 0])
    }

    fn repetition_limit(&self) -> Option<u8> {
        (!self.dice).then_some(3)
    }

    fn position_text(&self, spot: &Spot) -> String {
        let men = |side: Side| format!("{:02x}", spot.men[side.index()]);
        let turn = if spot.turn == Side::First { 'a' } else { 'b' };
        let throw = match (spot.thrown, spot.again) {
            (false, _) => "-".to_owned(),
            (true, again) => format!("{}{}{}", spot.units[0], spot.units[1], if again { "=" } else { "" }),
        };
        format!("{}{} {turn} {throw} {}", men(Side::First), men(Side::Second), spot.quiet)
    }

    fn parse_position(&self, text: &str) -> Result<Spot, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let [men, turn, throw, quiet] = words[..] else { return Err("four words are wanted".to_owned()) };
        let wrong = |what: &str| format!("wrong {what}");
        if men.len() != 4 || !men.is_ascii() {
            return Err(wrong("board"));
        }
        let men = u16::from_str_radix(men, 16).map_err(|_| wrong("board"))?.to_be_bytes();
        let turn = match turn {
            "a" => Side::First,
            "b" => Side::Second,
            _ => return Err(wrong("side")),
        };
        let (throw, again) = throw.strip_suffix('=').map_or((throw, false), |t| (t, true));
        let units = match throw {
            "-" if self.dice && !again => [0, 0],
            "12" if !self.dice => [1, 2],
            "00" | "10" | "20" | "30" | "21" | "31" | "41" | "40" if self.dice => {
                [throw.as_bytes()[0] - b'0', throw.as_bytes()[1] - b'0']
            }
            _ => return Err(wrong("throw")),
        };
        let quiet = quiet.parse().ok().filter(|q| *q <= self.quiet_limit).ok_or_else(|| wrong("count"))?;
        let spot = Spot { men, turn, thrown: throw != "-", again, units, quiet };
        let good = men[0] & men[1] == 0 && men.iter().all(|m| m.count_ones() <= 2) && men != [0, 0];
        if good && self.position_text(&spot) == text { Ok(spot) } else { Err(wrong("position")) }
    }
}

impl Evaluate for Tiny {
    fn evaluate(&self, spot: &Spot, side: Side) -> i32 {
        let men = |side: Side| spot.men[side.index()].count_ones() as i32;
        // A crude guess with some structure: men, and how far the men have come.
        let lead = i32::from(spot.men[0] % 7) - i32::from(spot.men[1] % 5);
        let first = CERTAIN / 2 + 2000 * (men(Side::First) - men(Side::Second)) + 37 * lead;
        if side == Side::First { first } else { CERTAIN - first }
    }
}

#[derive(Debug)]
pub struct TinyEntry {
    id: &'static str,
}

pub static TINY: &dyn GameEntry = &TinyEntry { id: "tiny" };
pub static TINY_TWIN: &dyn GameEntry = &TinyEntry { id: "tiny-twin" };

static SWITCHES: [Switch; 3] = [
    Switch { name: "dice", values: &["yes", "no"] },
    Switch { name: "again", values: &["six", "never"] },
    Switch { name: "quiet", values: &["40", "4"] },
];

static RULESETS: LazyLock<Vec<RulesetInfo>> = LazyLock::new(|| {
    [("thrown", "yes", "six", "40"), ("slid", "no", "never", "40"), ("short", "yes", "six", "4")]
        .map(|(id, dice, again, quiet)| RulesetInfo {
            id: id.to_owned(),
            title: id.to_owned(),
            year: None,
            source: "a test".to_owned(),
            words: None,
            switches: [("dice", dice), ("again", again), ("quiet", quiet)]
                .map(|(k, v)| (k.to_owned(), v.to_owned()))
                .into(),
        })
        .into()
});

impl TinyEntry {
    fn set_up(&self, setup: &Setup) -> Result<(Tiny, MatchInfo), SetupError> {
        let (ruleset, switches) = resolve_switches(self, setup)?;
        let is = |name: &str, value: &str| switches.iter().any(|(n, v)| n == name && v == value);
        if is("dice", "no") && is("again", "six") {
            return Err(SwitchError::Quarrel("dice = no".to_owned(), "again = six".to_owned()).into());
        }
        let game =
            Tiny { again: is("again", "six"), ..Tiny::new(is("dice", "yes"), if is("quiet", "4") { 4 } else { 40 }) };
        Ok((game, match_info(self, ruleset, switches, setup.seed, None)))
    }
}

impl GameRules for TinyEntry {
    fn id(&self) -> &'static str {
        self.id
    }

    fn rulesets(&self) -> &[RulesetInfo] {
        &RULESETS
    }

    fn switches(&self) -> &[Switch] {
        &SWITCHES
    }

    fn new_match(&self, setup: &Setup) -> Result<Box<dyn Match>, SetupError> {
        let (game, info) = self.set_up(setup)?;
        Ok(Box::new(GameMatch::new(game, info)))
    }

    fn match_from(&self, setup: &Setup, position: &str) -> Result<Box<dyn Match>, SetupError> {
        let (game, info) = self.set_up(setup)?;
        let spot = game.parse_position(position).map_err(SetupError::Position)?;
        Ok(Box::new(GameMatch::from_position(game, info, spot)))
    }
}

impl GameEntry for TinyEntry {
    fn new_thinker(&self, game: &dyn Match, level: Level, limits: Limits, seed: u64) -> Option<Box<dyn Thinker>> {
        think_in_throws::<Tiny>(game, level, limits, seed)
    }

    fn solve(&self, game: &dyn Match) -> Solved {
        match game.outcome().map(|o| o.winner) {
            Some(None) => Solved::Value { value: 0, turns: Some(0) },
            Some(Some(winner)) => Solved::Value { value: if winner == game.on_turn() { 1 } else { -1 }, turns: None },
            None if game.dice_count() > 0 => Solved::Chance(0.5),
            None => Solved::Unknown,
        }
    }
}
