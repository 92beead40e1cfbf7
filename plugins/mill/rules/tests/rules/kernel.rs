//! The kernel held against the rules: the same steps, the same positions after them, and random games of the same kind.

use crate::support::game;
use boxwood_core::{Actor, Game, Side, Step};
use mill_rules::kernel::bans::{BanList, Banned};
use mill_rules::kernel::packed::Packed;
use mill_rules::kernel::quick::{Kit, Quick};
use mill_rules::kernel::{Job, Wood, with};
use mill_rules::{ENTRIES, Mill};

/// A small generator of its own, so that the games are always the same.
struct Draws(u64);

impl Draws {
    fn below(&mut self, count: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 33) * u64::from(count)) >> 31) as u32
    }
}

struct Compare<'a>(&'a Mill, u32);

impl Job for Compare<'_> {
    type Result = usize;

    fn over<W: Wood>(self, kit: Kit<W>) -> usize {
        let Compare(game, games) = self;
        if kit.rules.remake_ban {
            compare::<W, BanList>(game, &kit, games)
        } else {
            compare::<W, ()>(game, &kit, games)
        }
    }
}

fn compare<W: Wood, B: Banned>(game: &Mill, kit: &Kit<W>, games: u32) -> usize {
    let mut draws = Draws(1283);
    let (mut legal, mut compared) = (Vec::new(), 0);
    for _ in 0..games {
        let mut position = game.start();
        while game.outcome(&position).is_none() {
            game.legal_steps(&position, &mut legal);
            let quick: Quick<B> = Kit::<W>::seen(game, &position).unwrap();
            let mut packed: Vec<Packed> = Vec::new();
            kit.steps(&quick, |step| packed.push(step));
            let mut told: Vec<Step> = packed.iter().map(|p| p.told::<W>()).collect();
            let text = game.position_text(&position);
            for &step in &packed {
                let mut after = position;
                game.play(&mut after, step.told::<W>(), &mut ());
                let seen = Kit::<W>::seen(game, &after).unwrap();
                assert_eq!(kit.play(&quick, step), seen, "{step:?} in {text}");
            }
            // What is legal can be told of every step there is, without a list.
            for step in (0..1 << 10).map(Packed).filter(|&step| step.told::<W>() != Step::Pass) {
                assert_eq!(kit.allows(&quick, step), packed.contains(&step), "{step:?} in {text}");
            }
            told.sort();
            legal.sort();
            assert_eq!(told, legal, "in {text}");
            compared += 1;
            game.play(&mut position, legal[draws.below(legal.len() as u32) as usize], &mut ());
        }
    }
    compared
}

#[test]
fn the_kernel_plays_by_the_rules() {
    let mut compared = 0;
    for &entry in ENTRIES {
        for ruleset in entry.rulesets() {
            let mut switches = vec![("no_progress", "60")];
            if entry.id() == "alquerque-de-nueve-dice" {
                switches.push(("dice", "none"));
            }
            let game = game(entry.id(), &ruleset.id, &switches);
            let points = with(game.rules(), Compare(&game, 15));
            compared += points.unwrap_or_else(|| panic!("{} {} is unknown", entry.id(), ruleset.id));
        }
    }
    assert!(compared > 20_000, "{compared}");
}

#[test]
fn rare_switches_too() {
    let switches: &[(&str, &str, &[(&str, &str)])] = &[
        ("twelve-mens-morris", "breyer", &[("capture", "any"), ("per_mill", "each"), ("place_or_move", "yes")]),
        ("twelve-mens-morris", "breyer", &[("phase2", "carry"), ("men", "5")]),
        ("nine-mens-morris", "jokoak", &[("blocked", "pass"), ("fly_at", "none"), ("men", "11")]),
        ("nine-mens-morris", "jokoak", &[("blocked", "draw"), ("remake_ban", "yes"), ("fly_at", "4")]),
        ("six-mens-morris", "african", &[("remake_ban", "yes"), ("men", "8"), ("mill_in_placement", "no")]),
        ("sixpenny-madell", "both", &[("men", "9"), ("per_mill", "each"), ("phase2", "carry")]),
        ("three-mens-morris", "basque", &[("men", "4"), ("phase2", "carry")]),
    ];
    for &(id, ruleset, overrides) in switches {
        let all: Vec<(&str, &str)> = overrides.iter().copied().chain([("no_progress", "60")]).collect();
        let game = game(id, ruleset, &all);
        assert!(with(game.rules(), Compare(&game, 60)).is_some(), "{id} {overrides:?}");
    }
}

/// Two sets that have nothing in common.
struct Balance;

impl Job for Balance {
    type Result = ();

    fn over<W: Wood>(self, _kit: Kit<W>) {
        let mut draws = Draws(1604);
        for _ in 0..500 {
            let [a, b, c] = [0; 3].map(|_| draws.below(u32::MAX >> 1) & W::ALL);
            let (own, enemy) = (a & !b, b & !c & !a);
            let empty = W::ALL & !(own | enemy);
            let count = |men: u32| {
                let ways = W::ways(men, empty);
                let closing = (0..24).filter(|&at| empty >> at & 1 != 0 && W::made(men, at) > 0).count() as i32;
                let mills =
                    (0..24).filter(|&at| men >> at & 1 != 0 && W::made(men & !(1 << at), at) > 0).count() as i32;
                let stuck = (0..24).filter(|&at| men >> at & 1 != 0 && W::near(1 << at) & empty == 0).count() as i32;
                [mills, closing, (ways[0].count_ones() + ways[1].count_ones()) as i32, stuck]
            };
            let weights = [1000, 100, 10, 1];
            let sum = |men: u32| count(men).iter().zip(weights).map(|(n, w)| n * w).sum::<i32>();
            assert_eq!(W::balance(own, enemy, weights), sum(own) - sum(enemy), "{own:x} {enemy:x} of {:?}", W::BOARD);
        }
    }
}

#[test]
fn who_stands_better_is_counted_for_both_at_once() {
    for (id, ruleset) in [
        ("five-mens-morris", "jokoak"),
        ("five-mens-morris", "african"),
        ("five-mens-morris", "diagonals"),
        ("sixpenny-madell", "midpoints"),
        ("sixpenny-madell", "corners"),
        ("sixpenny-madell", "both"),
        ("nine-mens-morris", "jokoak"),
        ("twelve-mens-morris", "breyer"),
        ("twelve-mens-morris", "moulidars"),
    ] {
        assert!(with(game(id, ruleset, &[]).rules(), Balance).is_some());
    }
}

/// Wins of the first, of the second, draws, and steps of games drawn step by step from the list.
fn slow_games(game: &Mill, games: u32) -> [f64; 4] {
    let (mut draws, mut room, mut sums) = (Draws(1889), Vec::new(), [0.0; 4]);
    for _ in 0..games {
        let mut position = game.start();
        loop {
            let step = match game.to_act(&position) {
                Actor::Nobody => break,
                Actor::Dice => {
                    let throw = [draws.below(6) as u8 + 1, draws.below(6) as u8 + 1, draws.below(6) as u8 + 1];
                    Step::Roll(boxwood_core::Dice::from_faces(throw))
                }
                Actor::Side(_) => game.choose_step(&position, &mut room, |count| draws.below(count)),
            };
            game.play(&mut position, step, &mut ());
            sums[3] += 1.0;
        }
        sums[game.outcome(&position).and_then(|o| o.winner).map_or(2, Side::index)] += 1.0;
    }
    sums.map(|sum| sum / f64::from(games))
}

#[test]
fn random_games_are_as_random_as_step_by_step() {
    const GAMES: u32 = 1500;
    for &entry in ENTRIES {
        for ruleset in entry.rulesets() {
            let game = game(entry.id(), &ruleset.id, &[("no_progress", "60")]);
            let mut draws = Draws(1931);
            let Some(fast) = game.random_games(&game.start(), u64::from(GAMES), &mut |n| draws.below(n)) else {
                assert!(["murray", "schaedler"].contains(&ruleset.id.as_str()), "{} {}", entry.id(), ruleset.id);
                continue;
            };
            let slow = slow_games(&game, GAMES);
            let [first, second, drawn] = fast.results.map(|n| n as f64 / f64::from(GAMES));
            // Five standard errors of a difference of shares; lengths of games spread about as wide as they are long.
            let error = 5.0 * (0.5 / f64::from(GAMES)).sqrt();
            let steps = fast.steps as f64 / f64::from(GAMES);
            let name = format!("{} {}: {fast:?} and {slow:?}", entry.id(), ruleset.id);
            assert!((first - slow[0]).abs() < error && (second - slow[1]).abs() < error, "{name}");
            assert!((drawn - slow[2]).abs() < error && (steps / slow[3] - 1.0).abs() < 2.0 * error, "{name}");
        }
    }
}
