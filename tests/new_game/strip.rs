//! A game made up for this test, as a plugin of its own would bring it: a strip of eleven points, three men a side. A man
//! steps to the next point, either way; landing on an enemy takes him. Who has no man left has lost; after forty steps
//! the game is drawn.

use bevy::prelude::*;
use boxwood_core::game::{match_info, resolve_switches};
use boxwood_core::{
    Actor, Board, BoardPoint, Effect, EffectSink, Game, GameMatch, GameRules, Match, Outcome, Path, Piece, Point,
    RulesetInfo, Setup, SetupError, Side, Step, Switch, Why,
};
use boxwood_play::Games;
use boxwood_search::{GameEntry, Level, Limits, Report, Thinker, Thought};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The plugin: what the app adds.
pub fn plugin(app: &mut App) {
    app.world_mut().resource_mut::<Games>().0.push(&STRIP);
}

const POINTS: u8 = 11;
const LONGEST: u8 = 40;

#[derive(Clone, Debug)]
struct Strip;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    on: [Option<Side>; POINTS as usize],
    turn: Side,
    steps: u8,
}

static BOARD: LazyLock<Board> = LazyLock::new(|| {
    let points = (0..POINTS).map(|i| BoardPoint { name: format!("s{i}"), at: [i, 0, 0] }).collect();
    let beside = |i: u8| i.checked_sub(1).into_iter().chain((i + 1 < POINTS).then_some(i + 1)).map(Point).collect();
    Board::new(points, (0..POINTS).map(beside).collect(), Vec::new())
});

impl Position {
    fn men(&self, side: Side) -> u8 {
        self.on.iter().filter(|&&man| man == Some(side)).count() as u8
    }
}

impl Game for Strip {
    type Position = Position;

    fn board(&self) -> &Board {
        &BOARD
    }

    fn start(&self) -> Position {
        let man = |i: usize| (i.is_multiple_of(2)).then_some(if i < 5 { Side::First } else { Side::Second });
        Position { on: std::array::from_fn(man), turn: Side::First, steps: 0 }
    }

    fn to_act(&self, position: &Position) -> Actor {
        if self.outcome(position).is_some() { Actor::Nobody } else { Actor::Side(position.turn) }
    }

    fn on_turn(&self, position: &Position) -> Side {
        position.turn
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let beaten = Side::BOTH.into_iter().find(|&side| position.men(side) == 0);
        if let Some(beaten) = beaten {
            return Some(Outcome { winner: Some(beaten.other()), why: Why("no-men-left") });
        }
        (position.steps >= LONGEST).then_some(Outcome { winner: None, why: Why("no-progress") })
    }

    fn legal_steps(&self, position: &Position, steps: &mut Vec<Step>) {
        steps.clear();
        if self.to_act(position) == Actor::Nobody {
            return;
        }
        for from in BOARD.points().filter(|from| position.on[from.index()] == Some(position.turn)) {
            let free = |to: &&Point| position.on[to.index()] != Some(position.turn);
            steps.extend(BOARD.neighbours(from).iter().filter(free).map(|&to| Step::Move { from, to, die: 0 }));
        }
        if steps.is_empty() {
            steps.push(Step::Pass);
        }
    }

    fn play(&self, position: &mut Position, step: Step, effects: &mut impl EffectSink) {
        let side = position.turn;
        if let Step::Move { from, to, .. } = step {
            position.on[from.index()] = None;
            let taken = position.on[to.index()].replace(side);
            effects.push(Effect::Moved { piece: Piece::man(side), path: Path::direct(from, to) });
            if let Some(enemy) = taken {
                effects.push(Effect::Captured { piece: Piece::man(enemy), at: to, by: Some(to) });
            }
        } else {
            effects.push(Effect::Passed { side, why: Why("blocked") });
        }
        position.steps += 1;
        position.turn = side.other();
        match self.outcome(position) {
            Some(outcome) => effects.push(Effect::Ended(outcome)),
            None => effects.push(Effect::TurnEnded { next: position.turn }),
        }
    }

    fn piece_at(&self, position: &Position, point: Point) -> Option<Piece> {
        position.on[point.index()].map(Piece::man)
    }

    fn lost(&self, position: &Position, side: Side) -> u8 {
        3 - position.men(side)
    }

    fn why_not(&self, _: &Position, _: Step) -> Why {
        Why("cannot-go-there")
    }

    fn key(&self, position: &Position) -> u64 {
        let men = position.on.iter().fold(0, |key, man| key * 3 + man.map_or(0, |side| 1 + side.index() as u64));
        (men * 2 + position.turn.index() as u64) << 8 | u64::from(position.steps)
    }

    fn position_text(&self, position: &Position) -> String {
        let men: String = position.on.iter().map(|man| man.map_or('.', |side| ['f', 's'][side.index()])).collect();
        format!("{men} {} {}", position.turn.index(), position.steps)
    }

    fn parse_position(&self, text: &str) -> Result<Position, String> {
        let mut position = self.start();
        let [men, turn, steps] = *text.split(' ').collect::<Vec<_>>() else { return Err("three parts".to_owned()) };
        if men.len() != position.on.len() {
            return Err("eleven points".to_owned());
        }
        for (slot, man) in position.on.iter_mut().zip(men.chars()) {
            *slot = match man {
                'f' => Some(Side::First),
                's' => Some(Side::Second),
                _ => None,
            };
        }
        position.turn = if turn == "0" { Side::First } else { Side::Second };
        position.steps = steps.parse().map_err(|_| "a count of steps".to_owned())?;
        Ok(position)
    }
}

/// What the rules give to the house.
#[derive(Debug)]
pub struct StripEntry;

pub static STRIP: StripEntry = StripEntry;

static RULESETS: LazyLock<Vec<RulesetInfo>> = LazyLock::new(|| {
    vec![RulesetInfo {
        id: "plain".to_owned(),
        title: "Strip".to_owned(),
        year: None,
        source: "made up for a test".to_owned(),
        words: None,
        switches: BTreeMap::new(),
    }]
});

impl GameRules for StripEntry {
    fn id(&self) -> &'static str {
        "strip"
    }

    fn rulesets(&self) -> &[RulesetInfo] {
        &RULESETS
    }

    fn switches(&self) -> &[Switch] {
        &[]
    }

    fn new_match(&self, setup: &Setup) -> Result<Box<dyn Match>, SetupError> {
        let (ruleset, switches) = resolve_switches(self, setup)?;
        Ok(Box::new(GameMatch::new(Strip, match_info(self, ruleset, switches, setup.seed, None))))
    }

    fn match_from(&self, setup: &Setup, position: &str) -> Result<Box<dyn Match>, SetupError> {
        let (ruleset, switches) = resolve_switches(self, setup)?;
        let start = Strip.parse_position(position).map_err(SetupError::Position)?;
        let mut info = match_info(self, ruleset, switches, setup.seed, None);
        info.from = Some(position.to_owned());
        Ok(Box::new(GameMatch::from_position(Strip, info, start)))
    }
}

impl GameEntry for StripEntry {
    fn new_thinker(&self, game: &dyn Match, _: Level, _: Limits, seed: u64) -> Option<Box<dyn Thinker>> {
        let steps = game.legal_steps();
        let chosen = *steps.get(seed as usize % steps.len().max(1))?;
        Some(Box::new(Lots { chosen }))
    }
}

/// A computer player that draws lots.
#[derive(Debug)]
struct Lots {
    chosen: Step,
}

impl Thinker for Lots {
    fn think(&mut self, _: u64) -> Thought {
        Thought::Done
    }

    fn best(&self) -> Option<Step> {
        Some(self.chosen)
    }

    fn report(&self) -> Report {
        Report { nodes: 1, pv: vec![self.chosen], ..Report::default() }
    }
}
