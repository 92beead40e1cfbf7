//! The sheet about what was won and lost: what there is to say, which is little of few games, and how it is drawn.

use super::Desk;
use crate::i18n::{Place, Texts};
use crate::results::Results;
use crate::results::tally::{Against, Score, Tally, count};
use crate::screens::own_rules::RulesPlayed;
use crate::screens::{Overlay, Wish};
use crate::theme::signs as sign;
use crate::theme::widgets::{self, Weight};
use crate::theme::{fonts, palette, style};
use bevy_egui::egui::{CornerRadius, Pos2, Rect, Sense, Ui, Vec2};
use boxwood_core::Side;
use boxwood_play::{Games, Seat};

/// The results by one reading of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The game.
    pub game: String,
    /// The rules.
    pub rules: String,
    /// The opponents.
    pub rows: Vec<Row>,
}

/// The results against an opponent.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Who it is.
    pub opponent: String,
    /// How many games were won, drawn and lost.
    pub counts: String,
    /// What follows from so many.
    pub share: String,
    /// How it was with each side; empty where only one was played.
    pub sides: String,
    /// The same for the eye.
    pub tally: Tally,
}

/// What there is to say, in the order of the shelf.
#[must_use]
pub fn parts(texts: &Texts, games: &Games, results: &Results) -> Vec<Part> {
    let place = |id: &str| games.0.iter().position(|entry| entry.id() == id).unwrap_or(usize::MAX);
    let mut scores: Vec<(Against, Score)> = count(results).into_iter().collect();
    // The sort is stable: within a game everything stays by rules and opponent.
    scores.sort_by_key(|(against, _)| place(&against.game));
    let same = |a: &Against, b: &Against| (&a.game, &a.ruleset, &a.own) == (&b.game, &b.ruleset, &b.own);
    let together = scores.chunk_by(|(a, _), (b, _)| same(a, b));
    together
        .map(|scores| {
            let against = &scores[0].0;
            let mut rows: Vec<(Option<Seat>, Row)> = scores.iter().map(|(a, score)| row(texts, a, score)).collect();
            // Persons first, then the computer by its strength.
            rows.sort_by_key(|(seat, _)| match seat {
                Some(Seat::Computer(level)) => 1 + *level as usize,
                _ => 0,
            });
            Part {
                game: texts.of_game(&against.game, "name", &[]).unwrap_or_else(|| against.game.clone()),
                rules: rules(texts, games, against),
                rows: rows.into_iter().map(|(_, row)| row).collect(),
            }
        })
        .collect()
}

fn rules(texts: &Texts, games: &Games, against: &Against) -> String {
    let played = RulesPlayed { ruleset: against.ruleset.clone(), own: against.own.clone(), changes: Vec::new() };
    games.find(&against.game).map_or_else(|| against.ruleset.clone(), |entry| texts.rules_played(entry, &played))
}

fn row(texts: &Texts, against: &Against, score: &Score) -> (Option<Seat>, Row) {
    let seat: Option<Seat> = against.opponent.parse().ok();
    let side = |side: Side| {
        let key = if side == Side::First { "side-first" } else { "side-second" };
        texts.of_game(&against.game, key, &[]).unwrap_or_default()
    };
    let Tally { won, drawn, lost } = score.all;
    let mut places: Vec<(&str, Place)> = [("won", won), ("drawn", drawn), ("lost", lost), ("games", score.all.games())]
        .map(|(name, number)| (name, (number as usize).into()))
        .to_vec();
    if let Some((share, [low, high])) = score.all.share() {
        let percent = |share: f64| ((share * 100.0).round() as usize).into();
        places.extend([("share", percent(share)), ("low", percent(low)), ("high", percent(high))]);
    }
    let two = seat == Some(Seat::Human);
    if two {
        places.extend([("first", side(Side::First).into()), ("second", side(Side::Second).into())]);
    }
    let keys = match (two, score.all.share().is_some()) {
        (false, false) => ["results-counts", "results-few"],
        (false, true) => ["results-counts", "results-share"],
        (true, false) => ["results-counts-two", "results-few-two"],
        (true, true) => ["results-counts-two", "results-share-two"],
    };
    let [counts, share] = keys.map(|key| texts.tell(key, &places));
    let of_side = |played: Side| {
        let tally = score.by_side[played.index()];
        let places = [
            ("side", side(played).into()),
            ("won", (tally.won as usize).into()),
            ("games", (tally.games() as usize).into()),
        ];
        (tally.games() > 0).then(|| texts.tell("results-side", &places))
    };
    let sides = match Side::BOTH.map(of_side) {
        [Some(first), Some(second)] => format!("{first} · {second}"),
        _ => String::new(),
    };
    let opponent = match &seat {
        Some(Seat::Computer(level)) => {
            let level = texts.say(&format!("level-{}", level.name()));
            texts.tell("name-computer-level", &[("level", level.into())])
        }
        Some(Seat::Human) => texts.say("results-two"),
        _ => against.opponent.clone(),
    };
    (seat, Row { opponent, counts, share, sides, tally: score.all })
}

/// Draws the sheet's content.
pub fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let texts = desk.texts;
    let parts = parts(texts, desk.games, desk.results);
    if parts.is_empty() {
        widgets::paragraph(ui, &texts.say("results-none"), fonts::italic(style::BODY), palette::BONE_DIM);
        return;
    }
    widgets::paragraph(ui, &texts.say("results-once"), fonts::text(style::SMALL), palette::BONE_DIM);
    let mut game = "";
    for part in &parts {
        if part.game != game {
            widgets::heading(ui, &part.game);
        }
        game = &part.game;
        // A game with one reading has its own name for it.
        if part.rules != part.game {
            widgets::paragraph(ui, &part.rules, fonts::italic(style::SMALL), palette::BONE_DIM);
        }
        for row in &part.rows {
            draw(ui, row);
        }
    }
    ui.add_space(8.0);
    let key = if desk.sure.asks(&Wish::ClearResults) { "results-clear-sure" } else { "results-clear" };
    let words = texts.say(key);
    if widgets::button(ui, "results-clear", Weight::Plain, sign::TRASH, &words, None).clicked() {
        desk.wish(Wish::ClearResults);
    }
    ui.add_space(8.0);
}

fn draw(ui: &mut Ui, row: &Row) {
    ui.spacing_mut().item_spacing.y = 3.0;
    widgets::paragraph(ui, &row.opponent, fonts::bold(style::BODY), palette::BONE);
    widgets::paragraph(ui, &row.counts, fonts::text(style::BODY), palette::BONE);
    bar(ui, row.tally);
    for words in [&row.share, &row.sides] {
        if !words.is_empty() {
            widgets::paragraph(ui, words, fonts::text(style::SMALL), palette::BONE_DIM);
        }
    }
    ui.spacing_mut().item_spacing.y = 8.0;
    ui.add_space(4.0);
}

/// Won, drawn and lost as parts of a whole.
fn bar(ui: &mut Ui, tally: Tally) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 10.0), Sense::hover());
    ui.painter().rect_filled(rect, CornerRadius::same(4), palette::NIGHT);
    let mut left = rect.left();
    for (count, colour) in [(tally.won, palette::HONEY), (tally.drawn, palette::RIM)] {
        let right = left + rect.width() * count as f32 / tally.games().max(1) as f32;
        let part = Rect::from_min_max(Pos2::new(left, rect.top()), Pos2::new(right, rect.bottom()));
        ui.painter().rect_filled(part, CornerRadius::same(4), colour);
        left = right;
    }
}

/// The button that opens the sheet.
pub fn button(ui: &mut Ui, desk: &mut Desk<'_>) {
    let words = desk.texts.say("results-title");
    if widgets::sign_button(ui, "results", sign::CHART_BAR, &words, true).clicked() {
        desk.wish(Wish::Open(Overlay::Results));
    }
}
