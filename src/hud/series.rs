//! What the interface says of a series: the score at the plates, how it stands or ended at the end of a game, and how it
//! is chosen before one.

use super::Desk;
use super::model::{Cast, TableModel};
use super::opening::{capital, name};
use crate::i18n::Texts;
use crate::screens::SetupChoice;
use crate::theme::widgets;
use crate::theme::{fonts, palette, style};
use bevy_egui::egui::Ui;
use boxwood_core::{Player, Points, Series, SeriesResult, Side, SidesGoOn};

/// The numbers of games that are offered; a single game is no series, and none means as many as the players like.
pub const NUMBERS: [Option<u32>; 6] = [Some(1), Some(2), Some(3), Some(5), Some(7), None];

/// What is said of a series at the end of one of its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesEnd {
    /// How it stands, or how it ended.
    pub words: String,
    /// Whether another game follows.
    pub goes_on: bool,
}

/// Adds to what the table's interface says what is to be said of the series that the match is a game of. The game counts
/// as soon as its end is told.
pub fn tell(model: &mut TableModel, cast: Cast<'_>, series: &Series, texts: &Texts) {
    let standing = if model.end.is_some() { series.with(cast.game) } else { series.clone() };
    let points = standing.score();
    for plate in &mut model.plates {
        plate.score = points[cast.player_of(plate.side).index()].to_string();
    }
    model.series = score(cast, &standing, texts);
    if let Some(end) = &mut model.end {
        let goes_on = standing.result().is_none();
        let words = match standing.result() {
            None => format!("{}. {}", model.series, next(cast, &standing, texts)),
            Some(result) => ended(cast, &standing, result, texts),
        };
        end.series = Some(SeriesEnd { words, goes_on });
    }
}

/// What is told when a game of a series begins.
#[must_use]
pub fn begins(cast: Cast<'_>, series: &Series, texts: &Texts) -> String {
    let number = ("number", (series.played.len() + 1).into());
    let game = match series.games {
        Some(games) => texts.tell("series-game-of", &[number, ("games", (games as usize).into())]),
        None => texts.tell("series-game", &[number]),
    };
    if series.played.is_empty() { game } else { format!("{game} {}.", score(cast, series, texts)) }
}

/// The points of two players, or of two sides.
#[must_use]
pub fn points([one, two]: [Points; 2]) -> String {
    format!("{one}–{two}")
}

/// *You 2, the computer 1*.
fn score(cast: Cast<'_>, series: &Series, texts: &Texts) -> String {
    let [near, far] = Player::BOTH.map(|player| name(cast, player, texts));
    let [a, b] = series.score().map(|points| points.to_string());
    let places = [("near", near.into()), ("far", far.into()), ("a", a.into()), ("b", b.into())];
    capital(&texts.tell("series-score", &places))
}

/// Who plays which side in the next game.
fn next(cast: Cast<'_>, series: &Series, texts: &Texts) -> String {
    if cast.game.info().opening.is_some() {
        return texts.say("series-next-thrown");
    }
    let person = cast.only_person().map_or(Player::One, |side| cast.player_of(side));
    let form = if cast.only_person().is_some() { "you" } else { "other" };
    let key = if series.next_first() == person { "series-next-first" } else { "series-next-second" };
    let [name, other] = [person, person.other()].map(|player| name(cast, player, texts));
    let places = [("who", form.into()), ("name", name.into()), ("other", other.into())];
    texts.of_game(cast.game.info().game, key, &places).unwrap_or_default()
}

fn ended(cast: Cast<'_>, series: &Series, result: SeriesResult, texts: &Texts) -> String {
    let [one, two] = series.score();
    let words = match result {
        SeriesResult::Drawn => texts.tell("series-drawn", &[("score", points([one, two]).into())]),
        SeriesResult::Won(winner) => {
            let score = if winner == Player::One { [one, two] } else { [two, one] };
            let is_person = cast.only_person().is_some_and(|side| cast.player_of(side) == winner);
            let form = if is_person { "you" } else { "other" };
            let name = capital(&name(cast, winner, texts));
            texts.tell("series-won", &[("who", form.into()), ("name", name.into()), ("score", points(score).into())])
        }
    };
    if !series.sides_changed() {
        return words;
    }
    // Who wins with which side is what players of unlike sides want to know.
    let [first, second] = Side::BOTH.map(|side| cast.side_name(texts, side));
    let [a, b] = series.score_by_side().map(|points| points.to_string());
    let places = [("first", first.into()), ("second", second.into()), ("a", a.into()), ("b", b.into())];
    format!("{words} {}", texts.tell("series-by-side", &places))
}

/// How many games are played, and how the sides go on. `thrown`: an opening roll gives players their sides.
pub fn choose(ui: &mut Ui, desk: &Desk<'_>, choice: &mut SetupChoice, thrown: bool) {
    let texts = desk.texts;
    widgets::paragraph(ui, &texts.say("series-games"), fonts::text(style::SMALL), palette::BONE_DIM);
    let words = NUMBERS.map(|number| number.map_or_else(|| texts.say("series-open"), |number| number.to_string()));
    let chosen = choice.series.as_ref().map_or(Some(1), |series| series.games);
    let sides = choice.series.as_ref().map(|series| series.sides).unwrap_or_default();
    let at = NUMBERS.iter().position(|number| *number == chosen).unwrap_or(0);
    if let Some(pressed) = widgets::segments(ui, "series", &words, at) {
        let games = NUMBERS[pressed];
        choice.series = (games != Some(1)).then(|| Series::new(games, sides));
    }
    let Some(series) = &mut choice.series else { return };
    let detail = match series.games {
        Some(games) if games % 2 == 1 => texts.tell("series-best-of", &[("most", ((games / 2 + 1) as usize).into())]),
        Some(_) => texts.say("series-two"),
        None => texts.say("series-open-detail"),
    };
    let say = |key: &str| texts.of_game(&choice.game, key, &[]).unwrap_or_default();
    if thrown {
        let detail = format!("{detail} {}", texts.say("series-thrown"));
        widgets::paragraph(ui, &detail, fonts::italic(style::SMALL), palette::BONE_DIM);
        return;
    }
    let words = SidesGoOn::ALL.map(|sides| say(&format!("going-on-{}", sides.name())));
    let at = SidesGoOn::ALL.iter().position(|sides| *sides == series.sides).unwrap_or(0);
    if let Some(pressed) = widgets::segments(ui, "sides-on", &words, at) {
        series.sides = SidesGoOn::ALL[pressed];
    }
    let sides = say(&format!("going-on-{}-detail", series.sides.name()));
    widgets::paragraph(ui, &format!("{detail} {sides}"), fonts::italic(style::SMALL), palette::BONE_DIM);
}
