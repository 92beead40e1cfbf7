//! Players against each other, many games long: the measure of a level.

use boxwood_core::{Actor, Match, Outcome, Setup, Side, Step};
use boxwood_search::{GameEntry, Level, Limits};
use std::fmt;
use std::ops::Add;
use std::str::FromStr;

/// Who chooses the steps of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chooser {
    /// Any legal step, all equally likely.
    Random,
    /// Whoever takes as many men as the throw allows, and otherwise does anything.
    Greedy,
    /// The computer at a level.
    Level(Level),
}

impl FromStr for Chooser {
    type Err = String;

    fn from_str(text: &str) -> Result<Chooser, String> {
        match text {
            "random" => Ok(Chooser::Random),
            "greedy" => Ok(Chooser::Greedy),
            _ => text.parse().map(Chooser::Level),
        }
    }
}

impl fmt::Display for Chooser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chooser::Random => f.write_str("random"),
            Chooser::Greedy => f.write_str("greedy"),
            Chooser::Level(level) => level.fmt(f),
        }
    }
}

/// What a contest came to, for the first of the two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games it won.
    pub won: u64,
    /// Games it lost.
    pub lost: u64,
    /// Games that nobody won.
    pub drawn: u64,
}

impl Score {
    /// The share of the first, a draw counted half.
    #[must_use]
    pub fn share(&self) -> f64 {
        (self.won as f64 + self.drawn as f64 / 2.0) / (self.won + self.lost + self.drawn).max(1) as f64
    }

    /// How far the share may be off by luck alone (one standard error).
    #[must_use]
    pub fn error(&self) -> f64 {
        let games = (self.won + self.lost + self.drawn).max(1) as f64;
        (self.share() * (1.0 - self.share()) / games).sqrt()
    }
}

impl Add for Score {
    type Output = Score;

    fn add(self, other: Score) -> Score {
        Score { won: self.won + other.won, lost: self.lost + other.lost, drawn: self.drawn + other.drawn }
    }
}

/// A contest: which game, between whom, with which limits for every step.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The game.
    pub entry: &'static dyn GameEntry,
    /// Its rules, and the seed from which everything follows.
    pub setup: Setup,
    /// The two players.
    pub players: [Chooser; 2],
    /// What each step of each of them may cost.
    pub limits: [Limits; 2],
    /// How many steps at the beginning of a game are drawn by lot, so that players without moods do not play one game
    /// again and again.
    pub opening: usize,
}

impl Contest {
    /// Plays this many games and tells what the first player came to with each side. Games 2k and 2k + 1 have the same
    /// dice and the same opening with the sides exchanged.
    ///
    /// # Errors
    /// The game cannot be set up, or a player has nothing to say.
    pub fn play(&self, games: u64) -> Result<[Score; 2], String> {
        let mut scores = [Score::default(); 2];
        for round in 0..games {
            let first_player = if round % 2 == 0 { Side::First } else { Side::Second };
            let score = &mut scores[first_player.index()];
            match self.play_one(round, first_player)?.winner {
                None => score.drawn += 1,
                Some(winner) if winner == first_player => score.won += 1,
                Some(_) => score.lost += 1,
            }
        }
        Ok(scores)
    }

    fn play_one(&self, round: u64, first_player: Side) -> Result<Outcome, String> {
        let seed = self.setup.seed.wrapping_add(round / 2);
        let setup = Setup { seed, ..self.setup.clone() };
        let mut game = self.entry.new_match(&setup).map_err(|e| e.to_string())?;
        loop {
            if let Some(outcome) = game.outcome() {
                return Ok(outcome);
            }
            let step = match game.to_act() {
                Actor::Dice => Step::Roll(game.next_throw().map_err(|e| e.to_string())?),
                Actor::Side(side) => {
                    let steps = game.history().len();
                    let player = usize::from(side != first_player);
                    let (chooser, round) =
                        if steps < self.opening { (Chooser::Random, round / 2) } else { (self.players[player], round) };
                    self.choose(game.as_ref(), chooser, self.limits[player], mixed(seed, round, steps))?
                }
                Actor::Nobody => return Err("the game has ended and nobody knows how".to_owned()),
            };
            game.play(step).map_err(|e| format!("{}: {e}", step.text(game.board())))?;
        }
    }

    fn choose(&self, game: &dyn Match, chooser: Chooser, limits: Limits, seed: u64) -> Result<Step, String> {
        let steps = game.legal_steps();
        let chosen = match (chooser, &steps[..]) {
            // Nothing to choose: no thought is spent on it.
            (_, [only]) => Some(*only),
            (Chooser::Random, _) => steps.get((seed % steps.len().max(1) as u64) as usize).copied(),
            (Chooser::Greedy, _) => greediest(game, seed),
            (Chooser::Level(level), _) => self.entry.new_thinker(game, level, limits, seed).and_then(|mut thinker| {
                thinker.think(u64::MAX);
                thinker.best()
            }),
        };
        chosen.ok_or_else(|| format!("{chooser} has no step"))
    }
}

/// How many steps of one turn are looked at for men to take: as many as a double six has.
const GREEDY_STEPS: u32 = 4;

/// A first step, any of those by which the turn can take most men.
fn greediest(game: &dyn Match, seed: u64) -> Option<Step> {
    let steps = game.legal_steps();
    let taken: Vec<u8> = steps.iter().map(|&step| most_taken(game, step, GREEDY_STEPS)).collect();
    let most = taken.iter().max()?;
    let equals: Vec<Step> = steps.iter().zip(&taken).filter(|(_, t)| *t == most).map(|(&step, _)| step).collect();
    equals.get((seed % equals.len().max(1) as u64) as usize).copied()
}

/// How many men the other side can have lost when a turn that goes on with this step is over.
fn most_taken(game: &dyn Match, step: Step, steps: u32) -> u8 {
    let side = game.on_turn();
    let mut next = game.boxed_clone();
    if next.play(step).is_err() {
        return 0;
    }
    let lost = next.lost(side.other());
    if steps <= 1 || next.to_act() != Actor::Side(side) {
        return lost;
    }
    next.legal_steps().into_iter().map(|step| most_taken(next.as_ref(), step, steps - 1)).max().unwrap_or(lost)
}

/// A number for the choice at one place of one game.
fn mixed(seed: u64, round: u64, step: usize) -> u64 {
    let x = seed ^ round.rotate_left(40) ^ (step as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ x >> 31
}
