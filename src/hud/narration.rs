//! What happened, in words: one sentence for each thing that a watcher would tell.

use super::model::Cast;
use crate::i18n::{Place, Texts};
use boxwood_core::{Dice, Effect, Kind, Side};

/// Tells the effects of one step, in order.
#[must_use]
pub fn tell(cast: Cast<'_>, effects: &[Effect], texts: &Texts) -> Vec<String> {
    let mut told = Vec::new();
    let mut taken = None;
    let ends = effects.iter().any(|effect| matches!(effect, Effect::Ended(_)));
    for (i, &effect) in effects.iter().enumerate() {
        match effect {
            Effect::Moved { piece, path } => {
                let takes =
                    effects[i + 1..].iter().any(|e| matches!(e, Effect::Captured { at, .. } if *at == path.to()));
                taken = takes.then_some(path.to());
                let special = piece.kind == Kind::King;
                let (house, own) =
                    if takes { ("match-move-capture", "special-captures") } else { ("match-move", "special-moves") };
                let board = cast.game.board();
                let more = [("from", board.name(path.from()).into()), ("to", board.name(path.to()).into())];
                let game_says = || texts.of_game(cast.game.info().game, own, &places(cast, piece.side, &more, texts));
                let told_by_game = if special { game_says() } else { None };
                told.push(told_by_game.unwrap_or_else(|| sentence(cast, house, piece.side, &more, texts)));
            }
            // Told with the move that took him.
            Effect::Captured { at, .. } if taken == Some(at) => {}
            // Told with the end that it is.
            Effect::Captured { piece, .. } if piece.kind == Kind::King && ends => {}
            Effect::Captured { piece, at, .. } => {
                let more = [("at", cast.game.board().name(at).into())];
                told.push(sentence(cast, "match-remove", piece.side.other(), &more, texts));
            }
            Effect::Rolled { side, dice } => {
                let more = [("dice", dice_words(dice, texts).into())];
                told.push(sentence(cast, "match-throw", side, &more, texts));
            }
            Effect::Placed { piece, at } => {
                let more = [("to", cast.game.board().name(at).into())];
                told.push(sentence(cast, "match-place", piece.side, &more, texts));
            }
            Effect::Became { side, kind: Kind::King, .. } => {
                let words = places(cast, side, &[], texts);
                told.extend(texts.of_game(cast.game.info().game, "special-made", &words));
            }
            Effect::Passed { side, why } => {
                let why = texts.why(cast.game.info().game, why.0);
                told.push(sentence(cast, "match-pass", side, &[("why", why.into())], texts));
            }
            Effect::LineFormed { side, .. } => told.push(sentence(cast, "match-line", side, &[], texts)),
            Effect::RemovalOwed { side, .. } => told.push(sentence(cast, "match-owed", side, &[], texts)),
            Effect::ThrowsAgain { side } => told.push(sentence(cast, "match-again", side, &[], texts)),
            Effect::Warned { why } => told.push(texts.why(cast.game.info().game, why.0)),
            Effect::Ended(outcome) => told.push(texts.why(cast.game.info().game, outcome.why.0)),
            Effect::Became { kind: Kind::Man, .. } | Effect::TurnEnded { .. } => {}
        }
    }
    told
}

fn places<'a>(cast: Cast<'_>, side: Side, more: &[(&'a str, Place)], texts: &Texts) -> Vec<(&'a str, Place)> {
    let who = cast.who(texts, side);
    let mut places = vec![("who", who.form.into()), ("name", who.name.into())];
    places.extend_from_slice(more);
    places
}

fn sentence(cast: Cast<'_>, key: &str, side: Side, more: &[(&str, Place)], texts: &Texts) -> String {
    let places = places(cast, side, more, texts);
    texts.of_game(cast.game.info().game, key, &places).unwrap_or_else(|| texts.tell(key, &places))
}

/// A throw in words.
#[must_use]
pub fn dice_words(dice: Dice, texts: &Texts) -> String {
    match *dice.faces() {
        [6, 6] => texts.say("dice-double-six"),
        [a, b] if a == b => texts.tell("dice-double", &[("a", a.into())]),
        [a, b] => texts.tell("dice-two", &[("a", a.into()), ("b", b.into())]),
        ref faces => faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" · "),
    }
}
