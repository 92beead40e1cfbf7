//! Games judged afterwards: in every game the verdicts add up, and where a game is solved they are what is known of it.

#![expect(clippy::unwrap_used, reason = "what cannot be is a failure of the test")]

use boxwood_core::dice::fair_below;
use boxwood_core::{Actor, Match, Setup, Side, Step};
use boxwood_engine::GAMES;
use boxwood_search::review::{Fault, Standing, Value, Verdict};
use boxwood_search::{CERTAIN, GameEntry, Level, Limits, Review, Solved, Thought};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

fn entry(id: &str) -> &'static dyn GameEntry {
    *GAMES.iter().find(|game| game.id() == id).unwrap()
}

/// A game of which at most so many steps are played, each chosen by `choose` among the legal ones.
fn play(
    entry: &dyn GameEntry,
    seed: u64,
    most: usize,
    mut choose: impl FnMut(&dyn Match, &[Step]) -> Step,
) -> Box<dyn Match> {
    let mut game = entry.new_match(&Setup { seed, ..Setup::default() }).unwrap();
    while game.history().len() < most {
        let step = match game.to_act() {
            Actor::Nobody => break,
            Actor::Dice => Step::Roll(game.next_throw().unwrap()),
            Actor::Side(_) => choose(&*game, &game.legal_steps()),
        };
        game.play(step).unwrap();
    }
    game
}

fn random(entry: &dyn GameEntry, seed: u64, most: usize) -> Box<dyn Match> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    play(entry, seed, most, |_, steps| steps[fair_below(&mut rng, steps.len() as u32) as usize])
}

/// The game judged to its end, `portion` positions at a time and about `nodes` positions to judge one.
fn judged(entry: &'static dyn GameEntry, game: &dyn Match, nodes: u64, portion: u64) -> Review {
    let mut review = Review::new(entry, game);
    while let Some(mut judging) = review.judging(0, nodes) {
        while judging.think(portion) == Thought::Pending {}
        let before = review.progress().0;
        review.take(judging.judged());
        assert!(review.progress().0 > before, "every time something is judged");
    }
    assert!(review.is_complete());
    review
}

/// What the verdicts on the steps of both sides come to for the first side.
fn sum(review: &Review) -> i32 {
    let tally = Side::BOTH.map(|side| review.tally(side));
    let [first, second] = tally.map(|tally| tally.luck - tally.lost);
    first - second
}

#[test]
fn play_and_luck_add_up_in_every_game() {
    for &entry in GAMES {
        for (seed, most) in [(1, 400), (2, 25)] {
            let game = random(entry, seed, most);
            let review = judged(entry, &*game, 800, u64::MAX);
            let last = game.history().len();
            let [start, end] = [0, last].map(|at| review.value(at).unwrap());
            assert_eq!(sum(&review), end.first - start.first, "{} {seed}", entry.id());
            if let Some(outcome) = game.outcome() {
                assert_eq!(end, Value::ended(outcome));
            }
            for at in 0..last {
                match review.verdict(at) {
                    Some(Verdict::Choice { side, lost, fall, .. }) => {
                        let played = game.history()[at];
                        assert!(played.choice && played.actor == Actor::Side(side));
                        assert!((0..=CERTAIN).contains(&lost), "{} {at}: {lost}", entry.id());
                        assert!(fall.is_none_or(|(before, after)| before > after && lost >= CERTAIN / 2));
                    }
                    Some(Verdict::Throw { side, .. }) => assert_eq!(game.history()[at].side, side),
                    None => assert!(!game.history()[at].choice, "{} {at} is judged", entry.id()),
                }
            }
        }
    }
}

#[test]
fn the_slices_do_not_matter() {
    for id in ["elta-stelpur", "alquerque-de-nueve-dice", "nine-mens-morris", "tablut", "connect-four"] {
        let game = random(entry(id), 3, 16);
        let [whole, sliced] = [u64::MAX, 7].map(|portion| judged(entry(id), &*game, 500, portion));
        for at in 0..=game.history().len() {
            assert_eq!((whole.value(at), whole.verdict(at)), (sliced.value(at), sliced.verdict(at)), "{id} {at}");
        }
    }
}

fn standing(entry: &dyn GameEntry, game: &dyn Match, side: Side) -> Standing {
    let Solved::Value { value, .. } = entry.solve(game) else { panic!("{} is solved", entry.id()) };
    match if game.on_turn() == side { value } else { -value } {
        1 => Standing::Won,
        0 => Standing::Drawn,
        _ => Standing::Lost,
    }
}

#[test]
fn what_is_solved_is_named_exactly() {
    let mut seen = std::collections::BTreeMap::new();
    for id in ["nine-holes", "three-mens-morris", "five-mens-morris", "six-mens-morris"] {
        for seed in 0..6 {
            let game = random(entry(id), seed, 40);
            if game.outcome().is_some_and(|outcome| outcome.winner.is_none()) {
                // Draws by repetition are no part of what is solved.
                continue;
            }
            let review = judged(entry(id), &*game, 2_000_000, u64::MAX);
            let mut at = game.boxed_clone();
            let mut after = at.boxed_clone();
            while at.undo().is_some() {
                let steps = at.history().len();
                if let Actor::Side(side) = at.to_act() {
                    let [before, after] = [&at, &after].map(|game| match game.outcome() {
                        Some(outcome) => Value::ended(outcome).standing(side).unwrap(),
                        None => standing(entry(id), &**game, side),
                    });
                    let fall = (after < before).then_some((before, after));
                    let verdict = review.verdict(steps);
                    let told = match verdict {
                        Some(Verdict::Choice { fall, .. }) => fall,
                        _ => None,
                    };
                    assert_eq!(told, fall, "{id} {seed} {steps}: {verdict:?}");
                    *seen.entry(fall).or_insert(0) += 1;
                }
                after = at.boxed_clone();
            }
        }
    }
    assert_eq!(seen.len(), 4, "each kind has been seen: {seen:?}");
}

#[test]
fn one_bad_answer_loses_noughts_and_crosses() {
    let entry = entry("noughts-and-crosses");
    let mut game = entry.new_match(&Setup::default()).unwrap();
    // An edge against the middle; then a corner beside it, and from there on the best.
    for text in ["b2", "b3", "a3"] {
        game.play(Step::parse(text, game.board()).unwrap()).unwrap();
    }
    let review = judged(entry, &*game, 1000, u64::MAX);
    assert_eq!(review.value(0), Some(Value { first: CERTAIN / 2, exact: true }));
    let Some(Verdict::Choice { side: Side::Second, lost, best: Some(best), fall }) = review.verdict(1) else {
        panic!("{:?}", review.verdict(1))
    };
    assert_eq!((lost, fall), (CERTAIN / 2, Some((Standing::Drawn, Standing::Lost))));
    assert!(["a1", "a3", "c1", "c3"].contains(&best.text(game.board()).as_str()), "a corner would have held: {best:?}");
    assert_eq!(review.verdict(1).and_then(Verdict::fault), Some(Fault::Blunder));
    let kept = |at| matches!(review.verdict(at), Some(Verdict::Choice { lost: 0, fall: None, .. }));
    assert!(kept(0) && kept(2), "the first side has given nothing away");
    let [first, second] = Side::BOTH.map(|side| review.tally(side));
    assert_eq!((first.lost, first.choices, first.faults), (0, 2, [0; 3]));
    assert_eq!((second.lost, second.choices, second.faults), (CERTAIN / 2, 1, [0, 0, 1]));
}

/// Whoever always plays the best step gives nothing away, and all that happens is luck.
#[test]
fn the_best_play_of_a_dice_game_gives_nothing_away() {
    let entry = entry("elta-stelpur");
    for seed in 0..3 {
        let game = play(entry, seed, usize::MAX, |game, _| {
            let mut judge = entry.new_judge(game, Limits::default()).unwrap();
            while judge.think(u64::MAX) == Thought::Pending {}
            judge.best().unwrap()
        });
        let review = judged(entry, &*game, 1000, u64::MAX);
        let [first, second] = Side::BOTH.map(|side| review.tally(side));
        assert_eq!((first.lost, second.lost), (0, 0), "seed {seed}");
        let won = if game.outcome().unwrap().winner == Some(Side::First) { CERTAIN } else { 0 };
        assert_eq!(first.luck - second.luck, won - review.value(0).unwrap().first);
    }
}

/// Luck has no side: over many throws of games that are played with sense it comes to nothing that could be told from
/// chance.
#[test]
fn luck_evens_out() {
    let entry = entry("elta-stelpur");
    let mut gains: Vec<f64> = Vec::new();
    for seed in 100..130 {
        let game = play(entry, seed, usize::MAX, |game, _| {
            let mut player = entry.new_thinker(game, Level::Player, Limits::default(), seed).unwrap();
            while player.think(u64::MAX) == Thought::Pending {}
            player.best().unwrap()
        });
        let review = judged(entry, &*game, 1000, u64::MAX);
        let verdicts = (0..game.history().len()).filter_map(|at| review.verdict(at));
        gains.extend(verdicts.filter_map(|verdict| match verdict {
            Verdict::Throw { gained, .. } => Some(f64::from(gained) / 100.0),
            Verdict::Choice { .. } => None,
        }));
    }
    let count = gains.len() as f64;
    let mean = gains.iter().sum::<f64>() / count;
    let error = (gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>() / (count - 1.0) / count).sqrt();
    assert!(count > 1000.0 && mean.abs() < 3.0 * error, "{mean:.2} % ± {error:.2} in {count} throws");
}

#[test]
fn what_is_looked_at_is_judged_first() {
    let entry = entry("tablut");
    let game = random(entry, 5, 30);
    let mut review = Review::new(entry, &*game);
    let mut judging = review.judging(17, 300).unwrap();
    while judging.judged().len() < 2 {
        judging.think(u64::MAX);
    }
    review.take(judging.judged());
    assert!(review.verdict(16).is_some() && review.verdict(2).is_none());
    assert!(!review.is_complete() && review.is_of(&*game));
    let mut other = game.boxed_clone();
    other.undo();
    assert!(!review.is_of(&*other), "a game of one step less is another");
}

/// Who gives up has lost, but no step has.
#[test]
fn giving_up_is_no_step() {
    let entry = entry("noughts-and-crosses");
    let mut game = entry.new_match(&Setup::default()).unwrap();
    for text in ["b2", "a1"] {
        game.play(Step::parse(text, game.board()).unwrap()).unwrap();
    }
    game.give_up(Side::First).unwrap();
    let review = judged(entry, &*game, 1000, u64::MAX);
    for at in 0..=2 {
        assert_eq!(review.value(at), Some(Value { first: CERTAIN / 2, exact: true }), "{at}");
    }
    assert_eq!(Side::BOTH.map(|side| review.tally(side).lost), [0, 0]);
}
