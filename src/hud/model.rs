//! What the table's interface says, as data: a pure function of the match.

use super::series::SeriesEnd;
use crate::i18n::Texts;
use boxwood_core::{Actor, Match, Outcome, Player, Side, Step};
use boxwood_play::Seat;

/// Who does something, for sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// `you` or `other`: which form of the sentence.
    pub form: &'static str,
    /// The name in the other form.
    pub name: String,
}

/// Who plays which side, and how they are called.
#[derive(Clone, Copy, Debug)]
pub struct Cast<'a> {
    /// The match.
    pub game: &'a dyn Match,
    /// Who decides for the near and the far player.
    pub seats: &'a [Seat; 2],
}

impl Cast<'_> {
    /// Which player plays a side.
    #[must_use]
    pub fn player_of(&self, side: Side) -> Player {
        let first = self.game.info().first;
        if side == Side::First { first } else { first.other() }
    }

    /// Which side a player plays.
    #[must_use]
    pub fn side_of(&self, player: Player) -> Side {
        if self.player_of(Side::First) == player { Side::First } else { Side::Second }
    }

    /// Who decides for a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> &Seat {
        &self.seats[self.player_of(side).index()]
    }

    /// The only person at this table, if there is just one.
    #[must_use]
    pub fn only_person(&self) -> Option<Side> {
        let people = Side::BOTH.map(|side| matches!(self.seat(side), Seat::Human));
        match people {
            [true, false] => Some(Side::First),
            [false, true] => Some(Side::Second),
            _ => None,
        }
    }

    /// The side whose men stand near: the only person's, else the near player's.
    #[must_use]
    pub fn near(&self) -> Side {
        self.only_person().unwrap_or_else(|| self.side_of(Player::One))
    }

    /// The name of a side in this game.
    #[must_use]
    pub fn side_name(&self, texts: &Texts, side: Side) -> String {
        let key = if side == Side::First { "side-first" } else { "side-second" };
        texts.of_game(self.game.info().game, key, &[]).unwrap_or_else(|| format!("{side:?}"))
    }

    /// Whose men a side's look like: light ones the first side's, unless the game's texts say that its men are dark.
    #[must_use]
    pub fn looks(&self, texts: &Texts, side: Side) -> Side {
        if texts.has(&format!("{}-first-is-dark", self.game.info().game)) { side.other() } else { side }
    }

    /// Who plays a side, as sentences call them.
    #[must_use]
    pub fn who(&self, texts: &Texts, side: Side) -> Who {
        match (self.only_person(), self.seat(side)) {
            (Some(person), _) if person == side => Who { form: "you", name: texts.say("name-you") },
            (Some(_), Seat::Computer(_)) => Who { form: "other", name: texts.say("name-computer") },
            _ => Who { form: "other", name: self.side_name(texts, side) },
        }
    }
}

/// A side's plate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plate {
    /// The side.
    pub side: Side,
    /// Whose men its own look like: the first side's are light where a game does not say otherwise.
    pub looks: Side,
    /// Who plays it.
    pub name: String,
    /// Which men these are, with how many are left.
    pub men: String,
    /// How many men are left.
    pub left: u8,
    /// Whether it is their turn.
    pub on_turn: bool,
    /// How many points its player has in a series; empty where none is played.
    pub score: String,
}

/// A die of the throw on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieModel {
    /// Its face; `None` in the cup.
    pub face: Option<u8>,
    /// Whether its number is played or counts for nothing.
    pub spent: bool,
}

/// What may be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A person at this screen throws.
    Throw,
    /// A person at this screen moves.
    Move,
    /// Somebody else decides.
    Wait,
    /// The dice are still rolling.
    Rolling,
    /// Whoever is on turn has nothing that may be done; the house passes for them.
    Pass,
    /// The game is over.
    Over,
}

/// The end of a game, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndModel {
    /// Who won.
    pub title: String,
    /// Why the game ended.
    pub why: String,
    /// How long it was.
    pub length: String,
    /// What is to be said of the series that it is a game of.
    pub series: Option<SeriesEnd>,
}

/// All that the table's interface says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableModel {
    /// The game's id.
    pub game: &'static str,
    /// What may be done.
    pub phase: Phase,
    /// Whose turn it is and what is to be done, in words.
    pub turn: String,
    /// Whose turn it is.
    pub side: Side,
    /// Whose men theirs look like.
    pub looks: Side,
    /// The near side's plate, then the far side's.
    pub plates: [Plate; 2],
    /// The dice.
    pub dice: Vec<DieModel>,
    /// What is left of the throw, in words; empty where there is nothing to say.
    pub left: String,
    /// Whether there is something to take back.
    pub can_undo: bool,
    /// How the series stands that the match is a game of; empty where it is a game by itself.
    pub series: String,
    /// How the game ended.
    pub end: Option<EndModel>,
}

impl TableModel {
    /// What is to be shown of a match. While the view is `busy` with a throw, its faces are not told yet: nothing runs
    /// ahead of the eye.
    #[must_use]
    pub fn of(cast: Cast<'_>, busy: bool, texts: &Texts) -> TableModel {
        let game = cast.game;
        let side = game.on_turn();
        // The opening roll is thrown on the board too.
        let rolling = busy
            && match game.history().last() {
                Some(played) => matches!(played.step, Step::Roll(_)),
                None => game.info().opening.is_some(),
            };
        // The last move is seen to its end before the end is told.
        let outcome = game.outcome().filter(|_| !busy);
        let phase = phase(cast, rolling);
        TableModel {
            game: game.info().game,
            phase,
            turn: turn(cast, phase, outcome, texts),
            side,
            looks: cast.looks(texts, side),
            plates: [cast.near(), cast.near().other()].map(|s| plate(cast, s, texts)),
            dice: dice(game, rolling),
            left: if rolling { String::new() } else { left(game, texts) },
            can_undo: can_undo(cast),
            series: String::new(),
            end: outcome.map(|outcome| end(cast, outcome, texts)),
        }
    }
}

fn phase(cast: Cast<'_>, rolling: bool) -> Phase {
    let person = |side| matches!(cast.seat(side), Seat::Human);
    match cast.game.to_act() {
        _ if rolling => Phase::Rolling,
        _ if must_pass(cast.game) => Phase::Pass,
        Actor::Nobody => Phase::Over,
        Actor::Dice if person(cast.game.on_turn()) => Phase::Throw,
        Actor::Side(side) if person(side) => Phase::Move,
        _ => Phase::Wait,
    }
}

fn must_pass(game: &dyn Match) -> bool {
    matches!(game.to_act(), Actor::Side(_)) && game.legal_steps() == [Step::Pass]
}

fn turn(cast: Cast<'_>, phase: Phase, outcome: Option<Outcome>, texts: &Texts) -> String {
    let who = cast.who(texts, cast.game.on_turn());
    let places = [("who", who.form.into()), ("name", who.name.into())];
    match (phase, outcome) {
        (Phase::Rolling, _) => texts.say("turn-dice-roll"),
        (Phase::Pass, _) => texts.tell("turn-pass", &places),
        (_, Some(outcome)) => winner(cast, outcome, texts),
        // It is over, and still played to its end on the board: it is nobody's turn.
        (Phase::Over, None) => String::new(),
        (Phase::Wait, None) if matches!(cast.seat(cast.game.on_turn()), Seat::Computer(_)) => {
            texts.tell("turn-think", &places)
        }
        (_, None) if cast.game.to_act() == Actor::Dice => texts.tell("turn-throw", &places),
        (_, None) => {
            let key = to_do(cast.game);
            texts.of_game(cast.game.info().game, key, &places).unwrap_or_else(|| texts.tell(key, &places))
        }
    }
}

/// What the side to act has to do, as the key of its sentence.
fn to_do(game: &dyn Match) -> &'static str {
    let steps = game.legal_steps();
    let any = |kind: fn(&Step) -> bool| steps.iter().any(kind);
    let enters = any(|s| matches!(s, Step::Place { .. } | Step::PlaceLine { .. }));
    let moves = any(|s| matches!(s, Step::Move { .. }));
    let takes = any(|s| matches!(s, Step::Remove { .. }));
    match (enters, moves, takes) {
        (true, true, _) => "turn-enter-or-move",
        (true, false, true) => "turn-enter-or-take",
        (true, false, false) => "turn-enter",
        (false, false, true) => "turn-take",
        _ => "turn-move",
    }
}

fn winner(cast: Cast<'_>, outcome: Outcome, texts: &Texts) -> String {
    let Some(winner) = outcome.winner else { return texts.say("turn-over-draw") };
    let who = cast.who(texts, winner);
    texts.tell("turn-over-won", &[("who", who.form.into()), ("name", who.name.into())])
}

fn plate(cast: Cast<'_>, side: Side, texts: &Texts) -> Plate {
    let left = cast.game.board().points().filter(|&p| cast.game.piece_at(p).is_some_and(|m| m.side == side)).count();
    let in_hand = cast.game.in_hand(side);
    let left = left as u8 + in_hand;
    let name = match (cast.only_person(), cast.seat(side)) {
        (_, Seat::Computer(level)) => {
            let level = texts.say(&format!("level-{}", level.name()));
            texts.tell("name-computer-level", &[("level", level.into())])
        }
        (Some(person), _) if person == side => texts.say("name-you"),
        (_, Seat::Record(_)) => texts.say("name-record"),
        (_, Seat::Remote) => texts.say("name-remote"),
        _ => cast.side_name(texts, side),
    };
    let colour = cast.side_name(texts, side);
    let count = match in_hand {
        0 => texts.tell("plate-men", &[("count", left.into())]),
        hand => texts.tell("plate-men-hand", &[("count", left.into()), ("hand", hand.into())]),
    };
    let men = if name == colour { count } else { format!("{colour}, {count}") };
    let on_turn = cast.game.outcome().is_none() && cast.game.on_turn() == side;
    Plate { side, looks: cast.looks(texts, side), name, men, left, on_turn, score: String::new() }
}

fn dice(game: &dyn Match, rolling: bool) -> Vec<DieModel> {
    let in_cup = vec![DieModel { face: None, spent: false }; usize::from(game.dice_count())];
    let Some(throw) = game.last_throw().filter(|_| !rolling) else { return in_cup };
    if game.to_act() == Actor::Dice && game.outcome().is_none() {
        return in_cup;
    }
    let mut lit: [usize; 7] = [0; 7];
    if by_number(game) {
        for &number in game.dice_left().numbers() {
            lit[usize::from(number.min(6))] += 1;
        }
    } else {
        throw.faces().iter().for_each(|&face| lit[usize::from(face.min(6))] += 1);
    }
    let die = |&face: &u8| {
        let of_face = &mut lit[usize::from(face)];
        let spent = *of_face == 0;
        *of_face = of_face.saturating_sub(1);
        DieModel { face: Some(face), spent }
    };
    throw.faces().iter().map(die).collect()
}

/// Whether the numbers of the throw are played by the men, one after another; else the throw counts as a whole.
fn by_number(game: &dyn Match) -> bool {
    let steps = game.legal_steps();
    must_pass(game) || steps.is_empty() || steps.iter().any(|s| matches!(s, Step::Move { die: 1.., .. }))
}

fn left(game: &dyn Match, texts: &Texts) -> String {
    if game.dice_count() == 0 || game.outcome().is_some() {
        return String::new();
    }
    if game.to_act() == Actor::Dice {
        return texts.say("dice-not-thrown");
    }
    if !by_number(game) {
        let steps = game.legal_steps();
        let any = |kind: fn(&Step) -> bool| steps.iter().any(kind);
        return match () {
            () if any(|s| matches!(s, Step::PlaceLine { .. })) => texts.say("dice-right-line"),
            () if any(|s| matches!(s, Step::Remove { .. })) && any(|s| matches!(s, Step::Place { .. })) => {
                texts.say("dice-right-take")
            }
            () => String::new(),
        };
    }
    let numbers: Vec<String> = game.dice_left().numbers().iter().map(u8::to_string).collect();
    if numbers.is_empty() {
        return texts.say("dice-left-none");
    }
    texts.tell("dice-left", &[("numbers", numbers.join(" · ").into())])
}

/// Whether play would go back: to a decision of a person, or by a step where no person plays.
fn can_undo(cast: Cast<'_>) -> bool {
    let history = cast.game.history();
    let people = Side::BOTH.iter().any(|&side| matches!(cast.seat(side), Seat::Human));
    if people {
        history.iter().any(|p| p.choice && matches!(cast.seat(p.side), Seat::Human))
    } else {
        !history.is_empty()
    }
}

fn end(cast: Cast<'_>, outcome: Outcome, texts: &Texts) -> EndModel {
    let history = cast.game.history();
    let throws = history.iter().filter(|p| matches!(p.step, Step::Roll(_))).count();
    let moves = history.iter().filter(|p| !matches!(p.step, Step::Roll(_) | Step::Pass)).count();
    EndModel {
        title: winner(cast, outcome, texts),
        why: texts.why(cast.game.info().game, outcome.why.0),
        length: texts.tell("end-length", &[("throws", throws.into()), ("moves", moves.into())]),
        series: None,
    }
}
