//! Alpha-beta against plain minimax, in games that are drawn by lot: with ends, turns of several steps, positions that
//! must be looked through, and ways that meet again.

use boxwood_core::{Point, Side, Step};
use boxwood_search::alpha_beta::{AlphaBeta, Ground, Guess, Style};
use boxwood_search::{CERTAIN, Level, Limits, Thinker, Thought};

/// How many positions there are so many steps from the start; few, so that ways meet.
const WIDE: u64 = 300;

/// A game: everything about a position follows from its number.
#[derive(Clone, Copy, Debug)]
struct Lots {
    seed: u64,
    /// Whether it can tell what is legal without listing it.
    tells: bool,
}

#[derive(Clone, Copy, Debug)]
struct Spot {
    ply: u32,
    number: u64,
    side: Side,
}

const fn mix(x: u64) -> u64 {
    let x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ x >> 31
}

impl Lots {
    fn lot(self, spot: &Spot, what: u64) -> u64 {
        mix(mix(self.seed ^ what) ^ u64::from(spot.ply) << 40 ^ spot.number << 1 ^ spot.side as u64)
    }

    fn count(self, spot: &Spot) -> u64 {
        1 + self.lot(spot, 1) % 6
    }

    /// What a position is worth to the side on turn, by looking at everything.
    fn minimax(mut self, spot: &Spot, ply: i32, depth: i32) -> i32 {
        let mut steps = Vec::new();
        self.steps(spot, &mut steps);
        let value = |guess: &Guess<u8>| {
            let after = self.play(spot, guess.step);
            let same = after.side == spot.side;
            match self.ended(&after) {
                Some(None) => 0,
                Some(Some(winner)) => (1_000_000 - ply - 1) * if winner == spot.side { 1 } else { -1 },
                None => {
                    let value = if depth <= 1 && !self.unsettled(&after) {
                        self.evaluate(&after)
                    } else {
                        self.minimax(&after, ply + 1, depth - 1)
                    };
                    if same { value } else { -value }
                }
            }
        };
        steps.iter().map(value).max().unwrap_or_default()
    }
}

impl Ground for Lots {
    type Position = Spot;
    type Step = u8;

    fn steps(&mut self, spot: &Spot, steps: &mut Vec<Guess<u8>>) {
        let promise = |step: u64| (self.lot(spot, 9 + step) % 5) as i32;
        steps.extend((0..self.count(spot)).map(|step| Guess { step: step as u8, promise: promise(step) }));
    }

    fn allows(&self, spot: &Spot, step: u8) -> bool {
        self.tells && u64::from(step) < self.count(spot)
    }

    fn play(&self, spot: &Spot, step: u8) -> Spot {
        let number = self.lot(spot, 20 + u64::from(step)) % WIDE;
        let after = Spot { ply: spot.ply + 1, number, side: spot.side };
        // Where it is unsettled the same side goes on, and now and then elsewhere.
        let goes_on = self.unsettled(&after) || self.lot(spot, 2).is_multiple_of(9);
        Spot { side: if goes_on { spot.side } else { spot.side.other() }, ..after }
    }

    fn side(&self, spot: &Spot) -> Side {
        spot.side
    }

    fn ended(&self, spot: &Spot) -> Option<Option<Side>> {
        match mix(self.seed ^ 3 ^ u64::from(spot.ply) << 32 ^ spot.number) % 40 {
            0 => Some(Some(spot.side.other())),
            1 => Some(Some(spot.side)),
            2 => Some(None),
            _ => None,
        }
    }

    fn evaluate(&self, spot: &Spot) -> i32 {
        (self.lot(spot, 4) % 4001) as i32 - 2000
    }

    fn chance(&self, worth: i32) -> i32 {
        CERTAIN / 2 + worth
    }

    fn key(&self, spot: &Spot) -> u64 {
        mix(u64::from(spot.ply) << 32 | spot.number << 1 | spot.side as u64)
    }

    fn unsettled(&self, spot: &Spot) -> bool {
        mix(self.seed ^ 5 ^ u64::from(spot.ply) << 32 ^ spot.number).is_multiple_of(8)
    }

    fn slot(&self, step: u8) -> usize {
        usize::from(step)
    }

    fn told(&self, step: u8) -> Step {
        Step::Place { to: Point(step) }
    }
}

#[test]
fn it_finds_what_minimax_finds() {
    let (mut won, mut lost, mut open) = (0, 0, 0);
    for seed in 0..120 {
        let ground = Lots { seed: mix(seed), tells: seed % 2 == 0 };
        let root = Spot { ply: 0, number: 0, side: if seed % 4 < 2 { Side::First } else { Side::Second } };
        for depth in 1..=6 {
            let limits = Limits { depth: Some(depth), nodes: None };
            let style = Style::of(Level::Master);
            let Some(mut search) = AlphaBeta::new(ground, root, Vec::new(), style, limits, seed) else { continue };
            assert_eq!(search.think(u64::MAX), Thought::Done);
            let report = search.report();
            let reached = report.depth as i32;
            let value = ground.minimax(&root, 0, reached);
            let score = match value {
                900_000.. => CERTAIN,
                ..=-900_000 => 0,
                value => ground.chance(value),
            };
            assert_eq!(i32::from(report.score), score, "game {seed}, {reached} steps deep");
            won += u32::from(score == CERTAIN);
            lost += u32::from(score == 0);
            open += u32::from(score > 0 && score < CERTAIN);
            // The step it plays is one that has this value.
            let Some(Step::Place { to }) = search.best() else { panic!("there is a step") };
            let after = ground.play(&root, to.0);
            let there = match ground.ended(&after) {
                Some(None) => 0,
                Some(Some(winner)) => 999_999 * if winner == root.side { 1 } else { -1 },
                None => {
                    let sign = if after.side == root.side { 1 } else { -1 };
                    let settled = reached == 1 && !ground.unsettled(&after);
                    sign * if settled { ground.evaluate(&after) } else { ground.minimax(&after, 1, reached - 1) }
                }
            };
            assert_eq!(there, value, "game {seed}, {reached} steps deep");
        }
    }
    assert!(won >= 20 && lost >= 20 && open >= 100, "{won} won, {lost} lost, {open} open");
}

#[test]
fn slices_and_limits_are_kept() {
    for seed in 0..20 {
        let ground = Lots { seed: mix(seed), tells: seed % 2 == 0 };
        let root = Spot { ply: 0, number: 0, side: Side::First };
        let limits = Limits { depth: Some(9), nodes: Some(3000) };
        let start = || AlphaBeta::new(ground, root, vec![1, 2], Style::of(Level::Master), limits, seed);
        let Some(mut whole) = start() else { continue };
        assert_eq!(whole.think(u64::MAX), Thought::Done);
        assert!(whole.report().nodes <= 3000);
        for slice in [1, 7, 100] {
            let Some(mut search) = start() else { continue };
            while search.think(slice) == Thought::Pending {}
            assert_eq!((search.best(), search.report()), (whole.best(), whole.report()), "game {seed}");
        }
    }
}
