//! The laws, one function each.

use super::Point as Told;
use crate::dice::fair_below;
use crate::game_match::{REPETITION, RESIGNED};
use crate::{
    Actor, Dice, DiceSource, Effect, GameRules, Match, Outcome, PerftUnit, Player, Point, Record, RecordError, Refusal,
    Setup, Side, Step,
};
use rand::rngs::Xoshiro256PlusPlus;
use std::collections::BTreeSet;

/// How many steps that may not be legal are tried at every point.
const TRIES: usize = 48;

/// The distinct throws have the weights of fair dice.
pub fn check_throws(game: &dyn Match) {
    let weights: u32 = game.throws().iter().map(|t| t.weight).sum();
    let ways = if game.dice_count() == 0 { 0 } else { 6u32.pow(u32::from(game.dice_count())) };
    assert_eq!(weights, ways, "the weights of the throws add up");
    let distinct: BTreeSet<Dice> = game.throws().iter().map(|t| t.dice).collect();
    assert_eq!(distinct.len(), game.throws().len(), "no throw is listed twice");
}

/// Everything that holds at a single point of a game.
pub fn check_point(rules: &dyn GameRules, setup: &Setup, game: &dyn Match, rng: &mut Xoshiro256PlusPlus) {
    let here = game.position_text();
    let steps = game.legal_steps();
    let (is_side, is_dice) = (matches!(game.to_act(), Actor::Side(_)), game.to_act() == Actor::Dice);
    assert!(steps.is_sorted_by(|a, b| a < b), "legal steps are in order, none twice, in {here}: {steps:?}");
    assert_eq!(!steps.is_empty(), is_side, "there are steps where a side acts, in {here}");
    assert_eq!(game.next_throw().is_ok(), is_dice, "there is a throw where dice act, in {here}");
    assert_eq!(game.outcome().is_some(), game.to_act() == Actor::Nobody, "nobody acts after the end, in {here}");
    if let Actor::Side(side) = game.to_act() {
        assert_eq!(side, game.on_turn(), "who acts is on turn, in {here}");
    }
    let continuations = if is_dice { game.throws().len() } else { steps.len() };
    if game.outcome().is_none_or(|o| o.why != REPETITION) {
        assert_eq!(game.perft(1, PerftUnit::Steps), continuations as u64, "perft 1 in {here}");
    }
    for &step in &steps {
        let text = step.text(game.board());
        assert_eq!(Step::parse(&text, game.board()), Some(step), "{text} is read back");
        let mut copy = game.boxed_clone();
        copy.play(step).unwrap_or_else(|why| panic!("{text} is legal in {here}, but: {why}"));
        assert_eq!(game.position_text(), here, "a copy does not move the original");
    }
    check_refusals(game, &steps, rng);
    check_text(rules, setup, game);
}

/// What is not legal is refused for a reason, and nothing changes.
fn check_refusals(game: &dyn Match, legal: &[Step], rng: &mut Xoshiro256PlusPlus) {
    let mut copy = game.boxed_clone();
    let (before, revision, history) = (Told::of(game), game.revision(), game.history().len());
    for _ in 0..TRIES {
        let step = any_step(game, rng);
        let is_throw = matches!(step, Step::Roll(dice) if game.throws().iter().any(|t| t.dice == dice));
        if legal.contains(&step) || (is_throw && game.to_act() == Actor::Dice) {
            continue;
        }
        let Err(refusal) = copy.play(step) else {
            panic!("{step:?} was played in {}, where {legal:?} are legal", before.text);
        };
        assert!(!refusal.key().is_empty() && !refusal.to_string().is_empty(), "a refusal has a reason");
        match game.to_act() {
            Actor::Nobody => assert_eq!(refusal, Refusal::GameOver),
            Actor::Dice if !matches!(step, Step::Roll(_)) => assert_eq!(refusal, Refusal::ThrowFirst),
            _ => {}
        }
        assert_eq!(Told::of(&*copy), before, "the refusal of {step:?} changed nothing");
        assert_eq!((copy.revision(), copy.history().len()), (revision, history), "nor the match");
    }
}

/// Some step, most likely nonsense.
fn any_step(game: &dyn Match, rng: &mut Xoshiro256PlusPlus) -> Step {
    let board = game.board();
    let mut below = |bound: usize| fair_below(rng, bound as u32) as usize;
    let kind = below(16);
    let mut point = || Point(below(board.len()) as u8);
    match kind {
        0 => Step::Pass,
        1 => Step::Place { to: point() },
        2 => Step::Remove { at: point() },
        3 if !board.lines().is_empty() => Step::PlaceLine { line: below(board.lines().len()) as u8 },
        4 => Step::Roll(Dice::from_faces([below(6) as u8 + 1, below(7) as u8, 0])),
        _ => {
            // Mostly men who are there, or else hardly any reason but one would be tried.
            let men: Vec<Point> = board.points().filter(|&p| game.piece_at(p).is_some()).collect();
            let to = point();
            let from =
                if kind > 6 && !men.is_empty() { men[below(men.len())] } else { Point(below(board.len()) as u8) };
            Step::Move { from, to, die: below(7) as u8 }
        }
    }
}

/// The position text tells everything that the future depends on.
fn check_text(rules: &dyn GameRules, setup: &Setup, game: &dyn Match) {
    let text = game.position_text();
    assert!(!text.contains(char::is_control), "a position is one line: {text}");
    let again = rules.match_from(setup, &text).unwrap_or_else(|error| panic!("{text} is not read back: {error}"));
    assert_eq!(again.position_text(), text, "the text is the same again");
    assert_eq!(again.key(), game.key(), "equal positions have equal keys: {text}");
    assert_eq!(again.on_turn(), game.on_turn(), "{text}");
    for point in game.board().points() {
        assert_eq!(again.piece_at(point), game.piece_at(point), "{point:?} in {text}");
    }
    for side in Side::BOTH {
        assert_eq!(again.in_hand(side), game.in_hand(side), "{text}");
        assert_eq!(again.lost(side), game.lost(side), "{text}");
    }
    assert_eq!(again.dice_left().numbers(), game.dice_left().numbers(), "{text}");
    // Repetition is counted by the match; a position alone knows nothing of it.
    if game.outcome().is_none_or(|o| o.why != REPETITION) {
        assert_eq!(again.outcome(), game.outcome(), "{text}");
        assert_eq!(again.to_act(), game.to_act(), "{text}");
        assert_eq!(again.legal_steps(), game.legal_steps(), "{text}");
    }
}

/// The end is told once, where it is.
pub fn check_end(game: &dyn Match, effects: &[Effect]) {
    let ended: Vec<&Effect> = effects.iter().filter(|e| matches!(e, Effect::Ended(_))).collect();
    match game.outcome() {
        Some(outcome) => {
            assert_eq!(ended, [&Effect::Ended(outcome)], "the end is told once");
            assert_eq!(effects.last(), Some(&Effect::Ended(outcome)), "and last");
        }
        None => assert!(ended.is_empty(), "{ended:?}, but the game goes on: {}", game.position_text()),
    }
}

/// A record is read back as it was written, plays to the same end, and loses nothing whole when it is cut.
pub fn check_record(rules: &dyn GameRules, game: &dyn Match) {
    let mut record = Record::from_match(game);
    record.players = [Some("Anna \"Ä\" \\ Bolli".to_owned()), None];
    record.other.push(("Place".to_owned(), "Reykjavík\nby the stove".to_owned()));
    let text = record.to_string();
    let read: Record = text.parse().unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert_eq!(read, record, "the record is read back");
    assert_eq!(read.to_string(), text, "and written as it was");
    let again = read.replay(rules).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert_eq!(Told::of(&*again), Told::of(game), "the record plays to the same end");
    assert_eq!(again.info(), game.info(), "by the same rules and dice");
    assert_eq!(again.history(), game.history(), "by the same steps");
    if game.dice_count() > 0 {
        assert_eq!(record.dice, Some(DiceSource::Seed), "a match's own throws are the seed's");
    }

    let body = text.find("\n\n").map_or(text.len(), |at| at + 2);
    for cut in (body..text.len()).step_by(7).filter(|&cut| text.is_char_boundary(cut)) {
        let (saved, error) = Record::salvage(&text[..cut]).unwrap_or_else(|error| panic!("{error}, cut at {cut}"));
        let words = text[body..cut].split(char::is_whitespace).filter(|w| !w.is_empty() && !w.ends_with('.')).count();
        let last_is_whole = text[..cut].ends_with(char::is_whitespace);
        let whole = words - usize::from(!last_is_whole && words > 0 && !text[..cut].ends_with('.'));
        if let Some(RecordError::CutShort { steps, .. }) = error {
            assert_eq!((steps, saved.step_count()), (whole, whole), "cut at {cut} of\n{text}");
        }
        let (match_saved, _) = saved.replay_whole(rules).unwrap_or_else(|error| panic!("{error}, cut at {cut}"));
        assert_eq!(match_saved.history(), &game.history()[..saved.step_count()], "cut at {cut}");
    }
}

/// A game may be given up at any point: the other side has won it, the record says so, and taking back goes on from it.
/// Who plays the first side is told by the record too.
pub fn check_given_up(rules: &dyn GameRules, game: &dyn Match) {
    let mut copy = game.boxed_clone();
    copy.set_first(Player::Two);
    if game.info().opening.is_none() {
        assert_eq!(copy.info().first, Player::Two, "players agree on who plays the first side");
    } else {
        assert_eq!(copy.info().first, game.info().first, "the opening roll says who plays the first side");
    }
    if copy.outcome().is_some() {
        let revision = copy.revision();
        assert_eq!(copy.give_up(Side::First), Err(Refusal::GameOver), "nobody gives up what is over");
        assert_eq!((copy.revision(), copy.outcome()), (revision, game.outcome()));
        copy.undo();
    }
    let (here, steps) = (Told::of(&*copy), copy.history().len());
    let loser = copy.on_turn();
    let outcome = Outcome { winner: Some(loser.other()), why: RESIGNED };
    let revision = copy.revision();
    assert_eq!(copy.give_up(loser), Ok(vec![Effect::Ended(outcome)]), "the end is told");
    assert!(copy.revision() > revision, "the revision grows with giving up");
    assert_eq!((copy.outcome(), copy.to_act()), (Some(outcome), Actor::Nobody));
    assert_eq!((copy.legal_steps(), copy.history().len()), (Vec::new(), steps), "nothing is played any more");
    check_record(rules, &*copy);
    if let Some(played) = copy.undo() {
        assert_eq!(copy.outcome(), None, "taking back goes on from it");
        copy.play(played.step).unwrap_or_else(|why| panic!("{:?} again: {why}", played.step));
        assert_eq!(Told::of(&*copy), here, "as if nobody had given up");
    }
}

/// All steps are taken back, and played again to the same end, with the same dice.
pub fn check_return(mut game: Box<dyn Match>, points: &[Told]) {
    let end = points.len() - 1;
    let steps: Vec<Step> = game.history().iter().map(|p| p.step).collect();
    for index in (0..end).rev() {
        let revision = game.revision();
        let played = game.undo().unwrap_or_else(|| panic!("step {index} can be taken back"));
        assert_eq!(played.step, steps[index], "the last step is taken back first");
        assert!(game.revision() > revision, "the revision grows with taking back");
        assert_eq!(Told::of(&*game), points[index], "the position before step {index}");
    }
    assert_eq!(game.undo(), None, "before the start there is nothing");
    for (index, &step) in steps.iter().enumerate() {
        if let (Step::Roll(dice), Ok(next)) = (step, game.next_throw()) {
            assert_eq!(dice, next, "no throw is made anew");
        }
        game.play(step).unwrap_or_else(|why| panic!("{step:?} again: {why}"));
        assert_eq!(Told::of(&*game), points[index + 1], "the position after step {index}");
    }
}
