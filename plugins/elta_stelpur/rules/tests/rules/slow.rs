//! The rules a second time, written from the prose, with lists and without haste. Points are numbers from 1 to 24.

use elta_stelpur_rules::Rules;
use elta_stelpur_rules::rules::{Again, Skip};

const CORNERS: [u8; 8] = [1, 6, 7, 12, 13, 18, 19, 24];

fn next(point: u8) -> u8 {
    if point == 24 { 1 } else { point + 1 }
}

fn further(point: u8, count: u8) -> u8 {
    (0..count).fold(point, |p, _| next(p))
}

/// A game in progress: side 0 and side 1.
#[derive(Clone, Debug)]
pub struct Slow {
    pub rules: Rules,
    pub men: [Vec<u8>; 2],
    pub turn: usize,
    /// The numbers that are still to be played, where a throw lies on the table.
    pub throw: Option<Vec<u8>>,
    pub double: bool,
    pub useless: bool,
    /// Who has moved in this throw.
    pub moved: Vec<u8>,
    /// Who has not ended his first turn.
    pub first_turn: [bool; 2],
    pub winner: Option<usize>,
}

impl Slow {
    pub fn throw(&mut self, a: u8, b: u8) {
        let alone = self.men[self.turn].len() == 1;
        let mut numbers = Vec::new();
        if a == b {
            let times = match (a, alone) {
                (6, false) => 4,
                (6, true) => self.rules.horn_66 / 2,
                (2..=5, true) => 0,
                _ => 2,
            };
            numbers.extend((0..times).map(|_| a));
        } else {
            if a == 6 || b == 6 {
                numbers.extend((0..if alone { 1 } else { self.rules.six_men }).map(|_| 6));
            }
            if a == 1 || b == 1 {
                numbers.push(1);
            }
        }
        self.double = a == b;
        self.useless = numbers.is_empty();
        self.throw = Some(numbers);
    }

    fn own(&self) -> &[u8] {
        &self.men[self.turn]
    }

    fn enemy(&self) -> &[u8] {
        &self.men[1 - self.turn]
    }

    /// Whether an enemy hornaskella stands there and may not be taken.
    fn is_safe_hornaskella(&self, point: u8) -> bool {
        if self.enemy() != [point] {
            return false;
        }
        let before = (1..=24).find(|&p| next(p) == point).unwrap();
        let between = self.own().contains(&before) && self.own().contains(&next(point));
        let off_corner = !CORNERS.contains(&point);
        (self.rules.immunity && between) || (self.rules.safe_off_corner && off_corner)
    }

    fn target(&self, from: u8, number: u8) -> u8 {
        if self.own().len() == 1 {
            let mut at = from;
            for _ in 0..if number == 1 { 1 } else { 2 } {
                at = next(at);
                while !CORNERS.contains(&at) {
                    at = next(at);
                }
            }
            return at;
        }
        let is_closed = |p: u8| self.own().contains(&p) || self.is_safe_hornaskella(p);
        let mut at = further(from, number);
        if !is_closed(at) {
            return at;
        }
        loop {
            at = next(at);
            let may_stop = match self.rules.skip {
                Skip::Empty => !self.own().contains(&at) && !self.enemy().contains(&at),
                Skip::NotOwn => !is_closed(at),
            };
            if may_stop {
                return at;
            }
        }
    }

    /// Those who may still move, by the rule that each moves once.
    fn fresh(&self) -> Vec<u8> {
        let once = !self.rules.same_man && self.own().len() > 1;
        self.own().iter().copied().filter(|p| !once || !self.moved.contains(p)).collect()
    }

    /// How many points behind a man there are until the next of `men`; all 24 for a man alone.
    fn way_behind(men: &[u8], man: u8) -> u8 {
        (1..=24).find(|&back| back == 24 || men.iter().any(|&m| further(m, back) == man)).unwrap()
    }

    /// Every legal step as from, to and number, in order; none at all where the throw moves nothing.
    pub fn legal(&self) -> Vec<(u8, u8, u8)> {
        let mut steps = Vec::new();
        let fresh = self.fresh();
        let longest = fresh.iter().map(|&m| Slow::way_behind(&fresh, m)).max();
        for number in self.throw.iter().flatten().copied() {
            let first = self.first_turn[self.turn] && self.rules.first_turn_rearmost && (number == 6 || self.double);
            for &man in &fresh {
                let is_rear = Some(Slow::way_behind(&fresh, man)) == longest;
                if is_rear || !(first || self.rules.rearmost_first) {
                    steps.push((man, self.target(man, number), number));
                }
            }
        }
        steps.sort_unstable();
        steps.dedup();
        steps
    }

    pub fn play(&mut self, from: u8, to: u8, number: u8) {
        let alone = self.own().len() == 1;
        let mut taken = vec![to];
        if alone && number == 6 && self.rules.horn_sweeps {
            taken.push(self.target(from, 1));
        }
        let turn = self.turn;
        self.men[turn].retain(|&m| m != from);
        self.men[turn].push(to);
        self.moved.push(to);
        self.men[1 - turn].retain(|m| !taken.contains(m));
        let numbers = self.throw.as_mut().unwrap();
        let used = numbers.iter().position(|&n| n == number).unwrap();
        numbers.remove(used);
        if self.men[1 - turn].is_empty() {
            self.winner = Some(turn);
            self.throw = None;
        } else if self.throw == Some(Vec::new()) || self.fresh().is_empty() {
            self.end_throw();
        }
    }

    pub fn end_throw(&mut self) {
        let again = match self.rules.again {
            Again::Doubles => self.double,
            Again::Useless => self.useless,
        };
        self.throw = None;
        self.moved.clear();
        if !again {
            self.first_turn[self.turn] = false;
            self.turn = 1 - self.turn;
        }
    }
}
