//! The dice of a match: fixed by the seed, pledged by its hash, counted.

use boxwood_core::dice::fair_below;
use boxwood_core::{Dice, DiceHash, DiceSource, DiceStream, Match, Record, RecordError, Setup, Side, Step, ThrowCount};
use elta_stelpur_rules::ELTA_STELPUR;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// A match of this seed to its end, played by chance.
fn played(seed: u64, luck: u64) -> Box<dyn Match> {
    let mut game = ELTA_STELPUR.new_match(&Setup { seed, ..Setup::default() }).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(luck);
    while game.outcome().is_none() {
        let step = game.next_throw().map_or_else(
            |_| {
                let steps = game.legal_steps();
                steps[fair_below(&mut rng, steps.len() as u32) as usize]
            },
            Step::Roll,
        );
        game.play(step).unwrap();
    }
    game
}

fn throws(game: &dyn Match) -> Vec<(Side, Dice)> {
    let throw = |played: &boxwood_core::Played| match played.step {
        Step::Roll(dice) => Some((played.side, dice)),
        _ => None,
    };
    game.history().iter().filter_map(throw).collect()
}

#[test]
fn games_of_one_seed_throw_the_same_dice_whatever_is_played() {
    let games: Vec<Box<dyn Match>> = (0..20).map(|luck| played(1888, luck)).collect();
    let mut different = 0;
    for game in &games {
        assert_eq!(game.info().opening, games[0].info().opening);
        let (here, there) = (throws(&**game), throws(&*games[0]));
        for (index, (one, other)) in here.iter().zip(&there).enumerate() {
            assert_eq!(one.1, other.1, "throw {index}");
            assert_eq!(one.1, DiceStream::new(1888).throw(index as u64, 2), "throw {index}");
        }
        different += usize::from(game.position_text() != games[0].position_text());
    }
    assert!(different > 10, "the games themselves differ: {different}");
}

#[test]
fn a_hash_is_known_before_the_first_throw_and_stays() {
    let setup = Setup { seed: 0xC0FF_EE00_0000_0001, ..Setup::default() };
    let mut game = ELTA_STELPUR.new_match(&setup).unwrap();
    let pledged = game.info().dice_hash();
    assert_eq!(Record::from_match(&*game).dice_hash, Some(pledged), "it stands in the record from the beginning");
    for _ in 0..60 {
        let step = game.next_throw().map_or_else(|_| game.legal_steps()[0], Step::Roll);
        game.play(step).unwrap();
        assert_eq!(game.info().dice_hash(), pledged);
    }
    let record: Record = Record::from_match(&*game).to_string().parse().unwrap();
    assert_eq!(record.dice_hash, Some(pledged));
    assert_eq!(DiceHash::of(&record.game, record.seed), pledged);
}

#[test]
fn a_seed_that_is_not_the_one_that_was_pledged_is_refused() {
    let game = played(11, 1);
    let pledged = game.info().dice_hash();
    let text = Record::from_match(&*game).to_string();
    // Another seed, with the throws that it gives.
    let other = Record::from_match(&*played(12, 1)).to_string();
    let forged = other.replace(&DiceHash::of("elta-stelpur", 12).to_string(), &pledged.to_string());
    assert_ne!(forged, other);
    let error = forged.parse::<Record>().unwrap().replay(ELTA_STELPUR).unwrap_err();
    assert_eq!(error, RecordError::DiceHash { told: pledged, found: DiceHash::of("elta-stelpur", 12) });
    // Without a hash it is a record of old and is read.
    let old: String = text.lines().filter(|line| !line.starts_with("[DiceHash")).map(|l| format!("{l}\n")).collect();
    let read: Record = old.parse().unwrap();
    assert_eq!(read.dice_hash, None);
    assert_eq!(read.replay(ELTA_STELPUR).unwrap().history(), game.history());
}

#[test]
fn dice_thrown_elsewhere_are_pledged_by_nobody() {
    let mut game = ELTA_STELPUR.new_match(&Setup::default()).unwrap();
    let drawn = game.next_throw().unwrap();
    game.play(Step::Roll(if drawn == Dice::two(2, 1) { Dice::two(3, 1) } else { Dice::two(2, 1) })).unwrap();
    let record = Record::from_match(&*game);
    assert_eq!((record.dice, record.dice_hash), (Some(DiceSource::Given), None));
}

#[test]
fn throws_are_counted_by_face_and_by_pair() {
    let game = played(3, 3);
    let made = throws(&*game);
    let count = ThrowCount::of(&*game, None);
    assert_eq!(count.throws as usize, made.len());
    assert_eq!(count.faces.iter().sum::<u32>(), 2 * count.throws);
    assert_eq!(count.kinds.len(), 21);
    for kind in &count.kinds {
        assert_eq!(kind.count as usize, made.iter().filter(|(_, dice)| *dice == kind.dice).count(), "{}", kind.dice);
    }
    for (face, &counted) in (1..=6).zip(&count.faces) {
        let seen = made.iter().flat_map(|(_, dice)| dice.faces()).filter(|&&f| f == face).count();
        assert_eq!(counted as usize, seen, "face {face}");
    }
    let all: f64 = count.kinds.iter().map(|kind| count.expected(kind)).sum();
    assert!((all - f64::from(count.throws)).abs() < 1e-9, "what is expected adds up: {all}");
    assert!((6.0 * count.expected_face() - 2.0 * f64::from(count.throws)).abs() < 1e-9);
    let sides = Side::BOTH.map(|side| ThrowCount::of(&*game, Some(side)));
    assert_eq!(sides[0].throws + sides[1].throws, count.throws);
    assert_eq!(sides[0].faces[5] + sides[1].faces[5], count.faces[5]);
    let empty = ThrowCount::of(&*ELTA_STELPUR.new_match(&Setup::default()).unwrap(), None);
    assert_eq!((empty.throws, empty.chi_squared()), (0, 0.0));
}

#[test]
fn chi_squared_tells_loaded_dice() {
    let mut fair = ThrowCount::of(&*ELTA_STELPUR.new_match(&Setup::default()).unwrap(), None);
    let mut loaded = fair.clone();
    for k in 0..600 {
        let dice = DiceStream::new(5).throw(k, 2);
        fair.add(dice);
        // Every third throw holds a six more than it should.
        loaded.add(if k % 3 == 0 { Dice::two(6, dice.low()) } else { dice });
    }
    assert!(fair.chi_squared() < 20.5, "{}", fair.chi_squared());
    assert!(loaded.chi_squared() > 20.5, "{}", loaded.chi_squared());
}
