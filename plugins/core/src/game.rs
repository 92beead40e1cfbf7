//! What a game is to everybody else: rules over small, copyable positions.

use crate::{
    Actor, Board, Dice, DiceLeft, EffectSink, Match, MatchInfo, Opening, Outcome, Piece, Player, PlayoutCount, Point,
    RulesetInfo, Side, Step, Switch, SwitchError, Why,
};
use std::fmt::Debug;

/// A throw the dice can make, with its weight among all throws of the same number of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The faces.
    pub dice: Dice,
    /// In how many ways of 6ⁿ it falls.
    pub weight: u32,
}

/// Rules and ruleset of one game: pure functions over positions. Neither `legal_steps` nor `play` allocates.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// A position: what stands where, who acts, what is left of a throw, what is owed, and what else the future
    /// depends on. Two positions are the same for repetition if they are equal after [`Game::key`].
    type Position: Copy + Eq + Debug + Send + Sync + 'static;

    /// The board.
    fn board(&self) -> &Board;

    /// The position at the start.
    fn start(&self) -> Self::Position;

    /// Who does the next step.
    fn to_act(&self, position: &Self::Position) -> Actor;

    /// Whose turn it is: the side that acts or throws; after the end the side that would.
    fn on_turn(&self, position: &Self::Position) -> Side;

    /// How the game ended, if it did.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;

    /// Puts the legal steps of the side to act into `steps`, which is emptied first. Nothing where dice or nobody act.
    fn legal_steps(&self, position: &Self::Position, steps: &mut Vec<Step>);

    /// The legal step at an index that `below` chooses: `below(n)` is a number below `n`, the number of legal steps, and
    /// the step is the one with that index among [`Game::legal_steps`]. Only asked where a side acts. `steps` is room to
    /// work in; a game that can find one step without listing all does so here, for random play.
    fn choose_step(&self, position: &Self::Position, steps: &mut Vec<Step>, mut below: impl FnMut(u32) -> u32) -> Step {
        self.legal_steps(position, steps);
        match steps[..] {
            [only] => only,
            _ => steps[below(steps.len() as u32) as usize],
        }
    }

    /// Plays `games` random games from a running position to their ends, if the game has a way that is faster than step
    /// by step: every legal step equally likely, every throw fair. `below(n)` is a fair number below `n`.
    fn random_games(
        &self,
        _from: &Self::Position,
        _games: u64,
        _below: &mut impl FnMut(u32) -> u32,
    ) -> Option<PlayoutCount> {
        None
    }

    /// Plays a step that is legal (or a throw that is due) and tells its effects in order. What happens with an
    /// illegal step is unspecified, but no panic: ask first.
    fn play(&self, position: &mut Self::Position, step: Step, effects: &mut impl EffectSink);

    /// Every distinct throw where dice act, with weights; empty in games without dice.
    fn throws(&self) -> &[Throw] {
        &[]
    }

    /// With how many dice the game is played, 0 for none.
    fn dice_count(&self) -> u8 {
        0
    }

    /// What stands on a point.
    fn piece_at(&self, position: &Self::Position, point: Point) -> Option<Piece>;

    /// How many men a side has still to enter.
    fn in_hand(&self, _position: &Self::Position, _side: Side) -> u8 {
        0
    }

    /// How many men a side has lost.
    fn lost(&self, position: &Self::Position, side: Side) -> u8;

    /// What is left of the throw for the side to act.
    fn dice_left(&self, _position: &Self::Position) -> DiceLeft {
        DiceLeft::NONE
    }

    /// Why a step that is not legal is not; a reason that helps a player.
    fn why_not(&self, position: &Self::Position, step: Step) -> Why;

    /// A hash of the position, equal for equal positions.
    fn key(&self, position: &Self::Position) -> u64;

    /// After how many equal positions the game is drawn; `None` if repetition does not matter.
    fn repetition_limit(&self) -> Option<u8> {
        None
    }

    /// The position as one line of text, which [`Game::parse_position`] reads back.
    fn position_text(&self, position: &Self::Position) -> String;

    /// Reads a position.
    ///
    /// # Errors
    /// What is wrong, in words; a position that cannot arise in play by its own sense (two men on a point, seven men)
    /// is refused.
    fn parse_position(&self, text: &str) -> Result<Self::Position, String>;
}

/// How to set up a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The id of the ruleset; `None` for the game's first.
    pub ruleset: Option<String>,
    /// Switches set otherwise than the ruleset says.
    pub overrides: Vec<(String, String)>,
    /// The seed of the dice.
    pub seed: u64,
}

/// A match that could not be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The game has no ruleset of this id.
    #[error("no ruleset '{0}' in this game")]
    Ruleset(String),
    /// A switch is wrong, or two quarrel.
    #[error(transparent)]
    Switch(#[from] SwitchError),
    /// The position text is wrong.
    #[error("no such position: {0}")]
    Position(String),
}

/// The families into which a shelf of games is sorted, as the literature does (Murray, *A History of Board-Games Other
/// than Chess*, 1952).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Family {
    /// Games with dice on a tables board.
    Tables,
    /// Games in which three in a row take a man.
    Mills,
    /// Games in which a king breaks out through a ring.
    Tafl,
    /// Games in which a row wins.
    Rows,
    /// None of these.
    Other,
}

impl Family {
    /// All of them, in the order of a shelf.
    pub const ALL: [Family; 5] = [Family::Tables, Family::Mills, Family::Tafl, Family::Rows, Family::Other];

    /// The name in locale keys.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Family::Tables => "tables",
            Family::Mills => "mills",
            Family::Tafl => "tafl",
            Family::Rows => "rows",
            Family::Other => "other",
        }
    }
}

/// What a rules crate tells of its game: ids, rulesets, switches, and how to begin.
pub trait GameRules: Debug + Send + Sync {
    /// The id of the game in records, saves and protocol: never renamed.
    fn id(&self) -> &'static str;

    /// The family it belongs to.
    fn family(&self) -> Family {
        Family::Other
    }

    /// The named rulesets, the default first.
    fn rulesets(&self) -> &[RulesetInfo];

    /// Every switch of the rules, in the order in which they are shown and recorded.
    fn switches(&self) -> &[Switch];

    /// Checks one switch value without setting anything.
    ///
    /// # Errors
    /// The switch does not exist or does not take the value.
    fn check_switch(&self, name: &str, value: &str) -> Result<(), SwitchError> {
        let Some(switch) = self.switches().iter().find(|s| s.name == name) else {
            return Err(SwitchError::Unknown(name.to_owned()));
        };
        if switch.values.contains(&value) {
            Ok(())
        } else {
            Err(SwitchError::Value { name: name.to_owned(), value: value.to_owned(), values: switch.values.join(", ") })
        }
    }

    /// A new match, its opening roll (if the rules ask for one) already made by the match's dice.
    ///
    /// # Errors
    /// The ruleset or a switch is wrong.
    fn new_match(&self, setup: &Setup) -> Result<Box<dyn Match>, SetupError>;

    /// A match that begins from a position text instead, with an empty history and no opening roll.
    ///
    /// # Errors
    /// The setup or the position is wrong.
    fn match_from(&self, setup: &Setup, position: &str) -> Result<Box<dyn Match>, SetupError>;
}

/// Puts together the switches of a setup: the ruleset's, then what the player set otherwise.
///
/// # Errors
/// The ruleset or a switch is wrong; whether the values get on with each other is for the game to say.
pub fn resolve_switches(rules: &dyn GameRules, setup: &Setup) -> Result<(String, Vec<(String, String)>), SetupError> {
    let rulesets = rules.rulesets();
    let ruleset = match &setup.ruleset {
        None => &rulesets[0],
        Some(id) => rulesets.iter().find(|r| r.id == *id).ok_or_else(|| SetupError::Ruleset(id.clone()))?,
    };
    let mut values = Vec::new();
    for switch in rules.switches() {
        let value = ruleset.switches.get(switch.name).ok_or_else(|| SwitchError::Unknown(switch.name.to_owned()))?;
        values.push((switch.name.to_owned(), value.clone()));
    }
    for (name, value) in &setup.overrides {
        rules.check_switch(name, value)?;
        let slot = values.iter_mut().find(|(n, _)| n == name).ok_or_else(|| SwitchError::Unknown(name.clone()))?;
        slot.1.clone_from(value);
    }
    Ok((ruleset.id.clone(), values))
}

/// The opening roll by a rule that compares the two players' throws until they differ.
#[must_use]
pub fn roll_for_start(stream: crate::DiceStream, dice: u8, lower_begins: bool) -> Opening {
    let mut tries = Vec::new();
    for k in 0.. {
        let pair = [stream.opening_throw(2 * k, dice), stream.opening_throw(2 * k + 1, dice)];
        tries.push(pair);
        let [one, two] = pair.map(Dice::pips);
        if one != two {
            let first = if (one < two) == lower_begins { Player::One } else { Player::Two };
            return Opening { tries, first };
        }
    }
    unreachable!("the loop ends with the first unequal pair")
}

/// What a match is told at its birth, for records and screens.
#[must_use]
pub fn match_info(
    rules: &dyn GameRules,
    ruleset: String,
    switches: Vec<(String, String)>,
    seed: u64,
    opening: Option<Opening>,
) -> MatchInfo {
    let first = opening.as_ref().map_or(Player::One, |opening| opening.first);
    MatchInfo { game: rules.id(), ruleset, switches, seed, opening, first, from: None }
}
