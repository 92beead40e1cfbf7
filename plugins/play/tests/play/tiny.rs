//! A game made up for the tests: that a game needs nothing but its entry is proved by its being played.
//!
//! Two dice, a ring of twelve points. Each side has two men on the ring and two in hand. A number enters a man (the
//! first side on points 0 to 5, the second on 6 to 11) or moves one onwards; landing on an enemy takes him, and a man
//! who takes becomes a king. A double throws again. Who loses his last man loses; long games are drawn.

pub mod entry;

use boxwood_core::{
    Actor, Board, BoardPoint, Dice, DiceLeft, Effect, EffectSink, Game, Kind, Outcome, Path, Piece, Point, Side, Step,
    Throw, Why,
};

pub const POINTS: u8 = 12;

#[derive(Clone, Debug)]
pub struct Tiny {
    board: Board,
    throws: Vec<Throw>,
    /// A draw after so many throws.
    pub longest: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    on: [Option<Piece>; POINTS as usize],
    in_hand: [u8; 2],
    lost: [u8; 2],
    turn: Side,
    left: [u8; 2],
    double: bool,
    throws: u16,
}

impl Tiny {
    pub fn new(longest: u16) -> Tiny {
        let point = |i: u8| BoardPoint { name: format!("p{i}"), at: [i, 0, 0] };
        let points: Vec<_> = (0..POINTS).map(point).collect();
        let neighbours = (0..POINTS).map(|i| vec![Point((i + 1) % POINTS)]).collect();
        let pairs = (1..=6).flat_map(|a| (1..=a).map(move |b| (a, b)));
        let throws = pairs.map(|(a, b)| Throw { dice: Dice::two(a, b), weight: if a == b { 1 } else { 2 } }).collect();
        Tiny { board: Board::new(points, neighbours, Vec::new()), throws, longest }
    }

    fn entry_point(side: Side, number: u8) -> Point {
        Point(side.index() as u8 * 6 + number - 1)
    }

    /// The number that a step uses, and its last point.
    fn number(position: &Position, step: Step) -> Option<(u8, Point)> {
        match step {
            Step::Place { to } => Some((to.0.checked_sub(position.turn.index() as u8 * 6)? + 1, to)),
            Step::Move { to, die, .. } => Some((die, to)),
            _ => None,
        }
    }

    fn free(position: &Position, to: Point) -> bool {
        position.on[to.index()].is_none_or(|piece| piece.side != position.turn)
    }
}

impl Game for Tiny {
    type Position = Position;

    fn board(&self) -> &Board {
        &self.board
    }

    fn start(&self) -> Position {
        let mut on = [None; POINTS as usize];
        for (i, side) in [(0, Side::First), (3, Side::First), (6, Side::Second), (9, Side::Second)] {
            on[i] = Some(Piece::man(side));
        }
        let (in_hand, lost) = ([2; 2], [0; 2]);
        Position { on, in_hand, lost, turn: Side::First, left: [0; 2], double: false, throws: 0 }
    }

    fn to_act(&self, position: &Position) -> Actor {
        match self.outcome(position) {
            Some(_) => Actor::Nobody,
            None if position.left == [0; 2] => Actor::Dice,
            None => Actor::Side(position.turn),
        }
    }

    fn on_turn(&self, position: &Position) -> Side {
        position.turn
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let beaten = Side::BOTH.into_iter().find(|side| position.lost[side.index()] == 4);
        if let Some(beaten) = beaten {
            return Some(Outcome { winner: Some(beaten.other()), why: Why("no-men-left") });
        }
        let long = position.throws >= self.longest && position.left == [0; 2];
        long.then_some(Outcome { winner: None, why: Why("too-long") })
    }

    fn legal_steps(&self, position: &Position, steps: &mut Vec<Step>) {
        steps.clear();
        if !matches!(self.to_act(position), Actor::Side(_)) {
            return;
        }
        for (i, &die) in position.left.iter().enumerate() {
            if die == 0 || (i == 1 && die == position.left[0]) {
                continue;
            }
            let to = Tiny::entry_point(position.turn, die);
            if position.in_hand[position.turn.index()] > 0 && Tiny::free(position, to) {
                steps.push(Step::Place { to });
            }
            for from in self.board.points() {
                let to = Point((from.0 + die) % POINTS);
                let own = position.on[from.index()].is_some_and(|piece| piece.side == position.turn);
                if own && Tiny::free(position, to) {
                    steps.push(Step::Move { from, to, die });
                }
            }
        }
        if steps.is_empty() {
            steps.push(Step::Pass);
        }
    }

    fn play(&self, position: &mut Position, step: Step, effects: &mut impl EffectSink) {
        let side = position.turn;
        if let Step::Roll(dice) = step {
            position.left = [dice.high(), dice.low()];
            position.double = dice.is_double();
            position.throws += 1;
            effects.push(Effect::Rolled { side, dice });
            return;
        }
        match Tiny::number(position, step) {
            None => {
                position.left = [0; 2];
                effects.push(Effect::Passed { side, why: Why("useless-throw") });
            }
            Some((number, to)) => {
                let used = position.left.iter().position(|&n| n == number).unwrap_or(0);
                position.left[used] = 0;
                if position.left[0] == 0 {
                    position.left.swap(0, 1);
                }
                let enemy = position.on[to.index()].take();
                let mut piece = Piece::man(side);
                if let Step::Move { from, .. } = step {
                    piece = position.on[from.index()].take().unwrap_or(piece);
                    effects.push(Effect::Moved { piece, path: Path::direct(from, to) });
                } else {
                    position.in_hand[side.index()] -= 1;
                    effects.push(Effect::Placed { piece, at: to });
                }
                if let Some(enemy) = enemy {
                    position.lost[enemy.side.index()] += 1;
                    effects.push(Effect::Captured { piece: enemy, at: to, by: Some(to) });
                    if piece.kind == Kind::Man {
                        piece.kind = Kind::King;
                        effects.push(Effect::Became { at: to, side, kind: Kind::King });
                    }
                }
                position.on[to.index()] = Some(piece);
            }
        }
        if position.left == [0; 2] {
            if let Some(outcome) = self.outcome(position) {
                effects.push(Effect::Ended(outcome));
            } else if position.double {
                effects.push(Effect::ThrowsAgain { side });
            } else {
                position.turn = side.other();
                effects.push(Effect::TurnEnded { next: position.turn });
            }
        } else if let Some(outcome) = self.outcome(position) {
            effects.push(Effect::Ended(outcome));
        }
    }

    fn throws(&self) -> &[Throw] {
        &self.throws
    }

    fn dice_count(&self) -> u8 {
        2
    }

    fn piece_at(&self, position: &Position, point: Point) -> Option<Piece> {
        position.on[point.index()]
    }

    fn in_hand(&self, position: &Position, side: Side) -> u8 {
        position.in_hand[side.index()]
    }

    fn lost(&self, position: &Position, side: Side) -> u8 {
        position.lost[side.index()]
    }

    fn dice_left(&self, position: &Position) -> DiceLeft {
        let mut left = DiceLeft::NONE;
        position.left.into_iter().filter(|&n| n > 0).for_each(|n| left.push(n));
        left
    }

    fn why_not(&self, _: &Position, step: Step) -> Why {
        if step == Step::Pass { Why("something-can-be-done") } else { Why("cannot-go-there") }
    }

    fn key(&self, position: &Position) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.position_text(position).hash(&mut hasher);
        hasher.finish()
    }

    fn position_text(&self, position: &Position) -> String {
        let man = |piece: Option<Piece>| piece.map_or(".", Piece::text);
        let on: Vec<&str> = position.on.iter().map(|&piece| man(piece)).collect();
        let [h1, h2] = position.in_hand;
        let [l1, l2] = position.lost;
        let [a, b] = position.left;
        let (turn, double) = (position.turn.index(), u8::from(position.double));
        format!("{} {h1},{h2},{l1},{l2},{turn},{a},{b},{double},{}", on.join("/"), position.throws)
    }

    fn parse_position(&self, text: &str) -> Result<Position, String> {
        let (on, rest) = text.split_once(' ').ok_or("two parts")?;
        let numbers: Result<Vec<u16>, _> = rest.split(',').map(str::parse).collect();
        let numbers = numbers.map_err(|e| e.to_string())?;
        let [h1, h2, l1, l2, turn, a, b, double, throws] = <[u16; 9]>::try_from(numbers).map_err(|_| "nine numbers")?;
        let mut position = self.start();
        let pieces = Side::BOTH.into_iter().flat_map(|side| [Piece::man(side), Piece::king(side)]);
        let pieces: Vec<Piece> = pieces.collect();
        let names: Vec<&str> = on.split('/').collect();
        if names.len() != usize::from(POINTS) {
            return Err("twelve points".to_owned());
        }
        for (slot, name) in position.on.iter_mut().zip(names) {
            *slot = pieces.iter().copied().find(|piece| piece.text() == name);
        }
        position.in_hand = [h1 as u8, h2 as u8];
        position.lost = [l1 as u8, l2 as u8];
        position.turn = Side::BOTH[usize::from(turn != 0)];
        position.left = [a as u8, b as u8];
        position.double = double != 0;
        position.throws = throws;
        Ok(position)
    }
}
