//! The search by throws against a plain recursive reference, and its promises to whoever runs it.

#![expect(clippy::unwrap_used, reason = "what cannot be is a failure of the test")]

#[path = "common/tiny.rs"]
mod tiny;

use boxwood_core::{Actor, Game, GameMatch, Match, Setup, Side, Step};
use boxwood_search::throws::{Style, ThrowSearch};
use boxwood_search::{CERTAIN, Evaluate, Level, Limits, Report, Thinker, Thought};
use proptest::prelude::*;
use tiny::{Spot, TINY, Tiny};

const UNIT: i32 = 256;

/// The plain reference: recursion, nothing remembered, nothing merged but equal positions within one throw.
struct Plain<'a> {
    game: &'a Tiny,
    us: Side,
    width: usize,
}

impl Plain<'_> {
    fn at_sight(&self, spot: &Spot) -> i32 {
        UNIT * match self.game.outcome(spot) {
            Some(o) => o.winner.map_or(CERTAIN / 2, |w| if w == self.us { CERTAIN } else { 0 }),
            None => self.game.evaluate(spot, self.us).clamp(1, CERTAIN - 1),
        }
    }

    /// All plays of the side to act: positions with the number of steps that led there.
    fn plays(&self, spot: &Spot, depth: u32) -> Vec<(Spot, u32, Step)> {
        let side = self.game.to_act(spot);
        let mut met = vec![(*spot, 0, None)];
        let mut ends = Vec::new();
        let mut next = 0;
        while let Some(&(from, taken, first)) = met.get(next) {
            next += 1;
            if taken > 0 && (self.game.to_act(&from) != side || taken >= depth) {
                ends.push((from, taken, first.unwrap()));
                continue;
            }
            let mut steps = Vec::new();
            self.game.legal_steps(&from, &mut steps);
            for step in steps {
                let mut to = from;
                self.game.play(&mut to, step, &mut ());
                if met.iter().all(|m| self.game.key(&m.0) != self.game.key(&to)) {
                    met.push((to, taken + 1, first.or(Some(step))));
                }
            }
        }
        ends
    }

    fn value(&self, spot: &Spot, throws: u32, depth: u32) -> i32 {
        match self.game.to_act(spot) {
            Actor::Nobody => self.at_sight(spot),
            _ if throws == 0 || depth == 0 => self.at_sight(spot),
            Actor::Side(_) => self.best(spot, throws - 1, depth),
            Actor::Dice => {
                let (mut sum, mut weight) = (0, 0);
                for throw in self.game.throws() {
                    let mut to = *spot;
                    self.game.play(&mut to, Step::Roll(throw.dice), &mut ());
                    let left = depth.saturating_sub(1);
                    let value = if left == 0 { self.at_sight(&to) } else { self.best(&to, throws - 1, left) };
                    sum += i64::from(value) * i64::from(throw.weight);
                    weight += i64::from(throw.weight);
                }
                ((sum + weight / 2) / weight) as i32
            }
        }
    }

    fn best(&self, spot: &Spot, throws: u32, depth: u32) -> i32 {
        let ours = self.game.to_act(spot) == Actor::Side(self.us);
        let mut plays = self.plays(spot, depth);
        let sign = if ours { -1 } else { 1 };
        if throws > 0 {
            plays.sort_by_key(|p| sign * self.at_sight(&p.0));
            plays.truncate(self.width);
        }
        let values = plays.iter().map(|(to, steps, _)| self.value(to, throws, depth - steps));
        if ours { values.max() } else { values.min() }.unwrap()
    }
}

fn search(game: &Tiny, spot: &Spot, style: Style, limits: Limits, seed: u64) -> ThrowSearch<Tiny> {
    let Actor::Side(side) = game.to_act(spot) else { panic!("{spot:?}: no side acts") };
    ThrowSearch::new(game, spot, side, style, limits, seed).unwrap()
}

/// Positions where a side has something to do, out of random games.
fn positions(game: &Tiny, count: usize) -> Vec<Spot> {
    let mut found = Vec::new();
    let mut luck = 0x5EED_u64;
    let mut spot = game.start();
    while found.len() < count {
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let pick = (luck >> 33) as usize;
        let mut steps = Vec::new();
        match game.to_act(&spot) {
            Actor::Nobody => {
                spot = game.start();
                continue;
            }
            Actor::Dice => steps.extend(game.throws().iter().map(|t| Step::Roll(t.dice))),
            Actor::Side(_) => {
                game.legal_steps(&spot, &mut steps);
                found.push(spot);
            }
        }
        game.play(&mut spot, steps[pick % steps.len()], &mut ());
    }
    found
}

const WIDE: Style = Style { throws: 0, width: usize::MAX, candidates: usize::MAX, mood: 0, greed: 0 };

#[test]
fn the_value_is_that_of_the_plain_recursion() {
    for dice in [true, false] {
        let game = Tiny::new(dice, 12);
        for spot in positions(&game, 150) {
            for throws in 0..=3 {
                for (width, depth) in [(usize::MAX, u32::MAX), (usize::MAX, 3), (2, u32::MAX), (1, 5)] {
                    let style = Style { throws, width, ..WIDE };
                    let limits = Limits { nodes: None, depth: (depth < u32::MAX).then_some(depth) };
                    let mut thinker = search(&game, &spot, style, limits, 1);
                    assert_eq!(thinker.think(u64::MAX), Thought::Done);
                    let Actor::Side(us) = game.to_act(&spot) else { unreachable!() };
                    let plain = Plain { game: &game, us, width };
                    let plays = plain.plays(&spot, depth);
                    let mut steps = Vec::new();
                    game.legal_steps(&spot, &mut steps);
                    // Where there is one step only, the search is content with one throw.
                    let throws = if steps.len() == 1 { throws.min(1) } else { throws };
                    let values: Vec<_> =
                        plays.iter().map(|(to, n, step)| (plain.value(to, throws, depth - n), *step)).collect();
                    let best = values.iter().map(|v| v.0).max().unwrap();
                    let report = thinker.report();
                    assert_eq!(
                        i32::from(report.score),
                        (best + UNIT / 2) / UNIT,
                        "{} at {throws} throws, width {width}, depth {depth}",
                        game.position_text(&spot)
                    );
                    let chosen = thinker.best().unwrap();
                    assert!(steps.contains(&chosen), "{chosen:?} is legal");
                    assert!(report.depth <= depth, "{} steps deep, {depth} allowed", report.depth);
                    assert_eq!(report.pv.first(), Some(&chosen));
                }
            }
        }
    }
}

#[test]
fn a_finished_tree_ends_the_search() {
    let game = Tiny::new(true, 4);
    let spot = positions(&game, 1)[0];
    let mut thinker = search(&game, &spot, Style { throws: Style::UNBOUNDED, ..WIDE }, Limits::default(), 0);
    assert_eq!(thinker.think(u64::MAX), Thought::Done, "four quiet turns end every line");
    let Actor::Side(us) = game.to_act(&spot) else { unreachable!() };
    let plain = Plain { game: &game, us, width: usize::MAX };
    assert_eq!(i32::from(thinker.report().score), (plain.best(&spot, 20, u32::MAX) + UNIT / 2) / UNIT);
}

#[test]
fn a_step_is_known_at_once_and_limits_are_kept() {
    let game = Tiny::new(true, 40);
    for spot in positions(&game, 200) {
        let mut steps = Vec::new();
        game.legal_steps(&spot, &mut steps);
        for nodes in [0, 1, 2, 3, 5, 17, 100, 1000, 20_000] {
            for level in Level::ALL {
                let limits = Limits { nodes: Some(nodes), depth: None };
                let mut thinker = search(&game, &spot, Style::of(level), limits, 3);
                thinker.think(0);
                assert!(steps.contains(&thinker.best().unwrap()), "after no work at all");
                assert_eq!(thinker.think(u64::MAX), Thought::Done);
                assert!(thinker.report().nodes <= nodes, "{} positions, {nodes} allowed", thinker.report().nodes);
                assert!(steps.contains(&thinker.best().unwrap()));
                assert!(thinker.report().score <= 10_000);
            }
        }
        for depth in 1..9 {
            let mut thinker =
                search(&game, &spot, Style::of(Level::Master), Limits { nodes: None, depth: Some(depth) }, 3);
            assert_eq!(thinker.think(u64::MAX), Thought::Done, "a depth of {depth} comes to an end");
            assert!(thinker.report().depth <= depth);
        }
    }
}

#[test]
fn nobody_thinks_while_dice_act_or_the_game_is_over() {
    let start = TINY.new_match(&Setup::default()).unwrap();
    assert!(TINY.new_thinker(start.as_ref(), Level::Master, Limits::default(), 0).is_none());
    let over = TINY.match_from(&Setup::default(), "0100 b - 0").unwrap();
    assert!(over.outcome().is_some());
    assert!(TINY.new_thinker(over.as_ref(), Level::Master, Limits::default(), 0).is_none());
}

#[test]
fn a_win_on_the_table_is_taken_by_everyone() {
    let game = Tiny::new(true, 40);
    // The first side's man on 1 takes the last enemy on 4 with a 3; his comrade on 6 cannot.
    let spot = game.parse_position("2108 a 30 0").unwrap();
    let win = Step::parse("1-4/3", game.board()).unwrap();
    for level in Level::ALL {
        for seed in 0..50 {
            let mut thinker = search(&game, &spot, Style::of(level), Limits { nodes: Some(5000), depth: None }, seed);
            thinker.think(u64::MAX);
            assert_eq!(thinker.best(), Some(win), "{level} with seed {seed}");
            assert_eq!(thinker.report().score, 10_000);
        }
    }
}

#[test]
fn a_child_has_moods_but_no_blunders() {
    let game = Tiny::new(true, 40);
    let mut different = 0;
    for spot in positions(&game, 100) {
        let style = Style::of(Level::Child);
        let mut chosen = Vec::new();
        for seed in 0..20 {
            let mut thinker = search(&game, &spot, style, Limits::default(), seed);
            thinker.think(u64::MAX);
            let report = thinker.report();
            let Actor::Side(us) = game.to_act(&spot) else { unreachable!() };
            let plain = Plain { game: &game, us, width: usize::MAX };
            let plays = plain.plays(&spot, u32::MAX);
            let best = plays.iter().map(|p| plain.at_sight(&p.0)).max().unwrap() / UNIT;
            let slack = style.mood + 2 * style.greed;
            assert!(i32::from(report.score) >= best - slack, "{} is no blunder after {best}", report.score);
            chosen.push(report.pv);
        }
        chosen.sort();
        chosen.dedup();
        different += usize::from(chosen.len() > 1);
    }
    assert!(different > 20, "only {different} positions of 100 were played in more than one way");
}

fn sliced(thinker: &mut dyn Thinker, slices: &[u64]) -> (Option<Step>, Report) {
    let mut turn = 0;
    while thinker.think(slices[turn % slices.len()]) == Thought::Pending {
        turn += 1;
    }
    (thinker.best(), thinker.report())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn slices_change_nothing(
        which in 0usize..300,
        level in 0usize..5,
        nodes in 0u64..30_000,
        depth in proptest::option::of(1u32..12),
        seed: u64,
        slices in proptest::collection::vec(1u64..700, 1..8),
    ) {
        let game = Tiny::new(true, 40);
        let spot = positions(&game, which + 1)[which];
        let limits = Limits { nodes: Some(nodes), depth };
        let make = || search(&game, &spot, Style::of(Level::ALL[level]), limits, seed);
        let whole = sliced(&mut make(), &[u64::MAX]);
        let parts = sliced(&mut make(), &slices);
        prop_assert_eq!(whole, parts);
    }

    #[test]
    fn a_slice_stays_near_its_size(slice in 1u64..3000, which in 0usize..50) {
        let game = Tiny::new(true, 40);
        let spot = positions(&game, which + 1)[which];
        let mut thinker = search(&game, &spot, Style::of(Level::Master), Limits::default(), 0);
        for _ in 0..20 {
            let before = thinker.report().nodes;
            let thought = thinker.think(slice);
            prop_assert!(thinker.report().nodes - before <= slice + 8);
            if thought == Thought::Done {
                break;
            }
        }
    }
}

/// Plays games between two choosers and tells the first one's share, in games of two sides each.
fn share(games: u64, choose: [&mut dyn FnMut(&GameMatch<Tiny>, u64) -> Step; 2]) -> f64 {
    let mut points = 0.0;
    for round in 0..games {
        let setup = Setup { seed: round / 2, ..Setup::default() };
        let mut game = TINY.new_match(&setup).unwrap();
        let first = if round % 2 == 0 { Side::First } else { Side::Second };
        while game.outcome().is_none() {
            let step = match game.to_act() {
                Actor::Dice => Step::Roll(game.next_throw().unwrap()),
                _ => {
                    let seat = usize::from(game.on_turn() != first);
                    let concrete = game.as_any().downcast_ref::<GameMatch<Tiny>>().unwrap();
                    choose[seat](concrete, round * 1000 + game.history().len() as u64)
                }
            };
            game.play(step).unwrap();
        }
        points += match game.outcome().unwrap().winner {
            Some(winner) if winner == first => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
    }
    points / games as f64
}

fn at_level(level: Level) -> impl FnMut(&GameMatch<Tiny>, u64) -> Step {
    move |game, seed| {
        let mut thinker = TINY.new_thinker(game, level, Limits { nodes: Some(3000), depth: None }, seed).unwrap();
        thinker.think(u64::MAX);
        thinker.best().unwrap()
    }
}

fn random(game: &GameMatch<Tiny>, seed: u64) -> Step {
    let steps = game.legal_steps();
    steps[(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33) as usize % steps.len()]
}

#[test]
fn every_level_beats_chance_in_the_tiny_game() {
    for level in Level::ALL {
        let share = share(600, [&mut at_level(level), &mut random]);
        assert!(share > 0.53, "{level} got {share} of 600 games against random play");
    }
}
