//! The judgement of a game in words, and the sheet that shows it.

use super::curve;
use super::model::Cast;
use super::{Desk, hint};
use crate::i18n::Texts;
use crate::screens::look_back::{LookAsk, Looking};
use crate::screens::{Overlay, Wish};
use crate::theme::signs as sign;
use crate::theme::widgets::{self, Weight};
use crate::theme::{draw, fonts, palette, style};
use bevy_egui::egui::{Align2, CornerRadius, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType};
use boxwood_core::Side;
use boxwood_search::Review;
use boxwood_search::review::{Fault, Standing, Tally, Verdict};

/// What a side's play and luck came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideTold {
    /// Whose men its own look like.
    pub looks: Side,
    /// Who played it.
    pub name: String,
    /// What its steps gave away, how many of them were faults, and what its throws gave.
    pub lines: Vec<String>,
}

/// A step that was a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultTold {
    /// How many steps had been played after it.
    pub ply: usize,
    /// The step with its mark.
    pub step: String,
    /// What it gave away, and what would have been better.
    pub words: String,
}

/// Who plays the game that is looked back through.
#[must_use]
pub fn cast(looking: &Looking) -> Cast<'_> {
    Cast { game: &*looking.whole, seats: &looking.seats }
}

/// How far the judging has come; `None` when it is at its end.
#[must_use]
pub fn progress(review: &Review, texts: &Texts) -> Option<String> {
    let (done, all) = review.progress();
    (!review.is_complete()).then(|| texts.tell("review-progress", &[("done", done.into()), ("all", all.into())]))
}

/// What the sides' play and luck came to, the near side's first.
#[must_use]
pub fn sides(cast: Cast<'_>, review: &Review, texts: &Texts) -> [SideTold; 2] {
    [cast.near(), cast.near().other()].map(|side| {
        let tally = review.tally(side);
        let name = cast.who(texts, side).name;
        let mut lines = vec![play(tally, texts)];
        if tally.faults.iter().any(|&count| count > 0) {
            let marks = Fault::ALL.map(|fault| (fault.mark(), tally.faults[fault as usize]));
            let told: Vec<String> = marks.iter().rev().map(|(mark, count)| format!("{count} {mark}")).collect();
            lines.push(texts.tell("review-faults", &[("faults", told.join(" · ").into())]));
        }
        if tally.throws > 0 {
            let luck = signed(tally.luck, texts);
            lines.push(texts.tell("review-luck", &[("luck", luck.into()), ("throws", tally.throws.into())]));
        }
        SideTold { looks: cast.looks(texts, side), name, lines }
    })
}

fn play(tally: Tally, texts: &Texts) -> String {
    let each = if tally.choices == 0 { 0 } else { tally.lost / tally.choices as i32 };
    let places = [
        ("choices", tally.choices.into()),
        ("lost", tenths(tally.lost, texts).into()),
        ("each", tenths(each, texts).into()),
    ];
    texts.tell(if tally.lost < 5 && tally.choices > 0 { "review-play-best" } else { "review-play" }, &places)
}

/// The faults in the order in which they were made.
#[must_use]
pub fn faults(review: &Review, texts: &Texts) -> Vec<FaultTold> {
    let faults = (0..review.game().history().len()).filter_map(|at| Some((at, review.verdict(at)?.fault()?)));
    let told = |(at, fault): (usize, Fault)| {
        let step = review.game().history()[at].step.text(review.game().board());
        let words = verdict(review, at, texts).unwrap_or_default();
        FaultTold { ply: at + 1, step: format!("{step} {}", fault.mark()), words }
    };
    faults.map(told).collect()
}

/// What is to be said of the step after so many others; `None` where there is nothing worth saying.
#[must_use]
pub fn verdict(review: &Review, at: usize, texts: &Texts) -> Option<String> {
    match review.verdict(at)? {
        Verdict::Throw { gained, .. } => {
            // What is not seen in tenths of a percent is no luck.
            (gained.abs() >= 5).then(|| texts.tell("review-throw", &[("luck", signed(gained, texts).into())]))
        }
        Verdict::Choice { lost, best, fall, .. } if lost >= 5 => {
            let played = review.game().history()[at].step;
            let key = match fall {
                Some((Standing::Won, Standing::Drawn)) => "review-win-draw",
                Some((Standing::Won, _)) => "review-win-loss",
                Some(_) => "review-draw-loss",
                None => "review-lost",
            };
            let told = texts.tell(key, &[("lost", tenths(lost, texts).into())]);
            let Some(best) = best.filter(|best| *best != played) else { return Some(told) };
            let better = texts.tell("review-better", &[("step", best.text(review.game().board()).into())]);
            Some(texts.tell("review-fault", &[("fall", told.into()), ("better", better.into())]))
        }
        Verdict::Choice { .. } => None,
    }
}

/// What a side may expect after so many steps, in words.
#[must_use]
pub fn chance(cast: Cast<'_>, review: &Review, at: usize, texts: &Texts) -> Option<String> {
    let (value, near) = (review.value(at)?, cast.near());
    let key = match value.standing(near) {
        Some(Standing::Won) => "review-standing-won",
        Some(Standing::Drawn) => "review-standing-drawn",
        Some(Standing::Lost) => "review-standing-lost",
        None => "review-chance",
    };
    let who = cast.who(texts, near);
    let percent = hint::percent(value.of(near));
    Some(texts.tell(key, &[("who", who.form.into()), ("name", who.name.into()), ("percent", percent.into())]))
}

/// Hundredths of a percent as percents with one decimal.
fn tenths(hundredths: i32, texts: &Texts) -> String {
    let tenths = (hundredths.unsigned_abs() as usize + 5) / 10;
    texts.tell("number-tenths", &[("whole", (tenths / 10).into()), ("tenth", (tenths % 10).into())])
}

fn signed(hundredths: i32, texts: &Texts) -> String {
    let sign = if hundredths < 0 { "–" } else { "+" };
    format!("{sign}{}", tenths(hundredths, texts))
}

/// The sheet.
pub fn show(ui: &mut Ui, desk: &mut Desk<'_>, looking: &Looking) {
    let texts = desk.texts;
    let Some(review) = desk.review else {
        if looking.whole.outcome().is_none() {
            widgets::paragraph(ui, &texts.say("review-ask"), fonts::text(style::BODY), palette::BONE);
            let width = ui.available_width();
            let words = texts.say("review-start");
            if widgets::button(ui, "judge", Weight::Primary, sign::LIGHTBULB, &words, Some(width)).clicked() {
                desk.wish(Wish::Judge);
            }
        }
        return;
    };
    if let Some(words) = progress(review, texts) {
        widgets::paragraph(ui, &words, fonts::italic(style::SMALL), palette::BONE_DIM);
    }
    let cast = cast(looking);
    let near = cast.who(texts, cast.near());
    let curve = texts.tell("review-curve", &[("who", near.form.into()), ("name", near.name.into())]);
    let here = chance(cast, review, looking.at, texts).unwrap_or_default();
    let words = format!("{curve} {here}");
    widgets::paragraph(ui, &words, fonts::text(style::SMALL), palette::BONE_DIM);
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 130.0), Sense::hover());
    if let Some(at) = curve::show(ui, "curve-large", rect, &curve::Curve { review, near: cast.near(), at: looking.at })
    {
        desk.wish(Wish::LookBack(LookAsk::At(at)));
    }
    for side in sides(cast, review, texts) {
        side_told(ui, &side);
    }
    let faults = faults(review, texts);
    if !faults.is_empty() || review.is_complete() {
        let [doubtful, mistake, blunder] = Fault::ALL.map(|fault| fault.mark().into());
        let marks = [("doubtful", doubtful), ("mistake", mistake), ("blunder", blunder)];
        let words = if faults.is_empty() { texts.say("review-no-faults") } else { texts.tell("review-marks", &marks) };
        ui.add_space(4.0);
        widgets::paragraph(ui, &words, fonts::italic(style::SMALL), palette::BONE_DIM);
    }
    for fault in faults {
        if row(ui, &fault) {
            desk.wish(Wish::LookBack(LookAsk::At(fault.ply)));
            desk.wish(Wish::Close);
        }
    }
}

fn side_told(ui: &mut Ui, side: &SideTold) {
    ui.horizontal(|ui| {
        let (spot, _) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
        draw::man(ui.painter(), spot.center(), 11.0, side.looks);
        widgets::paragraph(ui, &side.name, fonts::bold(style::BODY), palette::BONE);
    });
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for line in &side.lines {
            widgets::paragraph(ui, line, fonts::text(style::BODY * 0.92), palette::BONE);
        }
    });
}

/// A fault, to be gone to.
fn row(ui: &mut Ui, fault: &FaultTold) -> bool {
    let width = ui.available_width();
    let room = width - 108.0;
    let words = ui.painter().layout(fault.words.clone(), fonts::text(style::SMALL), palette::BONE_DIM, room);
    let size = Vec2::new(width, (words.size().y + 12.0).max(style::TARGET));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let told = format!("{}: {}", fault.step, fault.words);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &told));
    widgets::mark(ui, &format!("fault-{}", fault.ply), rect);
    let over = response.hovered() || response.has_focus();
    let ground = if over { palette::WALNUT_HOVERED } else { palette::WALNUT_RAISED };
    ui.painter().rect_filled(rect, CornerRadius::same(10), ground);
    let at = Pos2::new(rect.left() + 12.0, rect.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, &fault.step, fonts::bold(style::BODY), palette::BONE);
    let at = Pos2::new(rect.left() + 100.0, rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, palette::BONE_DIM);
    response.clicked()
}

/// The button that opens the sheet, at the end of a part; what is left of the part comes back.
pub fn button(ui: &mut Ui, desk: &mut Desk<'_>, part: Rect) -> Rect {
    super::moves::at_end(ui, part, |ui| opener(ui, desk))
}

/// The button alone.
pub fn opener(ui: &mut Ui, desk: &mut Desk<'_>) {
    let words = desk.texts.say("review-title");
    if widgets::sign_button(ui, "review", sign::CHART_LINE, &words, true).clicked() {
        desk.wish(Wish::Open(Overlay::Review));
    }
}
