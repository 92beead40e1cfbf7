//! The table in words: what stands where, what may be done, what happened.

mod reading;
mod series;
mod text;

use crate::hud::hint;
use crate::hud::log::{TableLog, Troubles};
use crate::hud::model::{Cast, Phase, TableModel};
use crate::i18n::{LANGUAGES, Texts};
use crate::results::Results;
use crate::screens::hint::Hint;
use crate::screens::own_rules;
use crate::screens::rematch::giver_up;
use crate::screens::{Overlay, Screen, SetupChoice, Sure, Wish};
use crate::settings::Settings;
use boxwood_core::{Board, Kind, Piece, Point, Side};
use boxwood_play::{CurrentMatch, Games};
use boxwood_search::Level;
use boxwood_tabletop::pointer::Choice;

/// One point of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The point.
    pub point: Point,
    /// Its name.
    pub name: String,
    /// What stands there, for the eye.
    pub man: Option<Piece>,
    /// What stands there and what may be done with it.
    pub words: String,
    /// Pressing it does something that the rules allow.
    pub can: bool,
    /// The man there is chosen.
    pub chosen: bool,
}

impl Cell {
    /// A point of the board on the table, to whoever has this `choice` and has `selected` a point to move from.
    #[must_use]
    pub fn of(
        texts: &Texts,
        current: &CurrentMatch,
        choice: Option<&Choice>,
        selected: Option<Point>,
        point: Point,
    ) -> Cell {
        let game = current.game();
        let name = game.board().name(point).to_owned();
        let man = game.piece_at(point);
        let mut words = match man {
            None => texts.tell("page-point-empty", &[("point", name.as_str().into())]),
            Some(piece) => {
                let cast = Cast { game, seats: current.seats() };
                let places = [("point", name.as_str().into()), ("side", cast.side_name(texts, piece.side).into())];
                if piece.kind == Kind::King {
                    let special = texts.of_game(game.info().game, "special-name", &[]);
                    let special = special.unwrap_or_else(|| texts.say("page-special"));
                    let [point, side] = places;
                    texts.tell("page-point-special", &[point, side, ("special", special.into())])
                } else {
                    texts.tell("page-point-man", &places)
                }
            }
        };
        let chosen = selected == Some(point);
        let target = selected.is_some_and(|from| choice.is_some_and(|c| c.targets(from).contains(&point)));
        let moves = choice.is_some_and(|c| c.moves_from(point));
        let alone = choice.is_some_and(|c| c.at(point).is_some());
        for key in [
            (chosen, "page-chosen"),
            (target, "page-can-go"),
            (moves && !chosen, "page-can-move"),
            (alone, "page-can-be"),
        ]
        .into_iter()
        .filter_map(|(so, key)| so.then_some(key))
        {
            words.push_str(", ");
            words.push_str(&texts.say(key));
        }
        Cell { point, name, man, words, can: target || moves || alone, chosen }
    }
}

/// Something that may be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// What the page has to say for it, see [`Asked`](super::Asked).
    pub ask: String,
    /// What it is called.
    pub words: String,
    /// Whether it is what has been chosen, where it is one of several.
    pub pressed: Option<bool>,
}

/// What the page shows of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mirror {
    /// The screen's name.
    pub screen: &'static str,
    /// The name of what lies over it.
    pub overlay: &'static str,
    /// Which game it is.
    pub heading: String,
    /// Whose turn it is and what is to be done.
    pub turn: String,
    /// The board, the far row first, each from left to right.
    pub rows: Vec<Vec<Cell>>,
    /// What may be done.
    pub actions: Vec<Action>,
    /// The players, the dice.
    pub facts: Vec<String>,
    /// What happened, the latest last.
    pub told: Vec<String>,
    /// What there is to read: titles and paragraphs in turn.
    pub reading: Vec<(String, String)>,
}

/// How many sentences of the past are shown.
const TOLD: usize = 8;

/// What the mirror is made from.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// The words.
    pub texts: &'a Texts,
    /// The games of the house.
    pub games: &'a Games,
    /// The screen.
    pub screen: Screen,
    /// What lies over it.
    pub overlay: Overlay,
    /// What is chosen before a game.
    pub choice: &'a SetupChoice,
    /// The match on the table.
    pub current: Option<&'a CurrentMatch>,
    /// What the interface says of it.
    pub shown: Option<&'a TableModel>,
    /// Whether there is a game to go on with.
    pub continues: bool,
    /// What happened.
    pub log: &'a TableLog,
    /// The hint, if one was asked for.
    pub hint: &'a Hint,
    /// What went wrong.
    pub troubles: &'a Troubles,
    /// The point that was chosen to move from.
    pub selected: Option<Point>,
    /// Whose men stand near.
    pub near: Side,
    /// What has been set.
    pub settings: &'a Settings,
    /// What was won and lost.
    pub results: &'a Results,
    /// What is followed if it is wished for once more.
    pub sure: &'a Sure,
    /// Whether the house is silent.
    pub muted: bool,
    /// Whether pieces do not fly.
    pub reduced: bool,
}

impl Mirror {
    /// The mirror of what is seen.
    #[must_use]
    pub fn of(seen: Seen<'_>) -> Mirror {
        let mut mirror = Mirror { screen: seen.screen.name(), overlay: seen.overlay.name(), ..Mirror::default() };
        if let Some(trouble) = seen.troubles.0.front() {
            let key = format!("trouble-{}", trouble.key);
            let key = if seen.texts.has(&key) { key } else { "trouble-other".to_owned() };
            let words = seen.texts.tell(&key, &[("file", trouble.details.as_str().into())]);
            mirror.reading.push((seen.texts.say("trouble-title"), words));
            mirror.act(&seen, "dismiss", "trouble-dismiss");
        }
        match (seen.screen, seen.current, seen.shown) {
            (Screen::Title, ..) => mirror.title(&seen),
            (Screen::Setup, ..) => mirror.setup(&seen),
            (Screen::Table, Some(current), Some(model)) => mirror.table(&seen, current, model),
            (Screen::Table, ..) => {}
        }
        if seen.overlay == Overlay::Results {
            mirror.read_results(&seen);
        }
        let (sound, motion) = (
            if seen.muted { "button-unmute" } else { "button-mute" },
            if seen.reduced { "page-reduced-on" } else { "page-reduced-off" },
        );
        mirror.act(&seen, "mute", sound);
        mirror.act(&seen, if seen.reduced { "motion full" } else { "motion reduced" }, motion);
        for (tag, own) in LANGUAGES {
            mirror.choose(format!("language {tag}"), own.to_owned(), seen.texts.language() == tag);
        }
        mirror
    }

    fn act(&mut self, seen: &Seen<'_>, ask: &str, key: &str) {
        self.actions.push(Action { ask: ask.to_owned(), words: seen.texts.say(key), pressed: None });
    }

    fn choose(&mut self, ask: String, words: String, pressed: bool) {
        self.actions.push(Action { ask, words, pressed: Some(pressed) });
    }

    fn title(&mut self, seen: &Seen<'_>) {
        self.heading = seen.texts.say("app-name");
        self.turn = seen.texts.say("app-tagline");
        if seen.continues {
            self.act(seen, "continue", "title-continue");
        }
        for entry in &seen.games.0 {
            let name = seen.texts.of_game(entry.id(), "name", &[]).unwrap_or_default();
            let words = seen.texts.tell("page-play-game", &[("game", name.into())]);
            self.actions.push(Action { ask: format!("setup {}", entry.id()), words, pressed: None });
        }
        self.act(seen, "record", "page-record");
        if seen.overlay != Overlay::Results {
            self.act(seen, "results", "results-title");
        }
    }

    fn setup(&mut self, seen: &Seen<'_>) {
        let Some(entry) = seen.games.find(&seen.choice.game) else { return };
        let (texts, game) = (seen.texts, entry.id());
        self.heading = texts.of_game(game, "name", &[]).unwrap_or_default();
        self.turn = texts.of_game(game, "story", &[]).unwrap_or_default();
        self.act(seen, "play", "setup-begin");
        self.act(seen, "close", "setup-back");
        for (i, side) in ["setup-near", "setup-far"].into_iter().enumerate() {
            let seat = seen.choice.seats[i];
            let words =
                |who: String| texts.tell("page-seat", &[("where", texts.say(side).into()), ("who", who.into())]);
            self.choose(format!("seat {i} human"), words(texts.say("setup-human")), !seat.computer);
            for level in Level::ALL {
                let name = texts.say(&format!("level-{}", level.name()));
                let places = [("who", texts.say("setup-computer").into()), ("level", name.into())];
                let who = texts.tell("page-seat-level", &places);
                let chosen = seat.computer && seat.level == level;
                self.choose(format!("seat {i} computer:{}", level.name()), words(who), chosen);
            }
        }
        self.choose_series(seen);
        for (i, ruleset) in entry.rulesets().iter().enumerate() {
            let key = format!("ruleset-{game}-{}-difference", ruleset.id);
            let difference = if texts.has(&key) { format!(". {}", texts.say(&key)) } else { String::new() };
            let words = format!("{}{difference}", texts.ruleset_title(game, ruleset));
            self.choose(format!("ruleset {i}"), words, seen.choice.ruleset == i && seen.choice.own.is_none());
        }
        // The player's own rules follow the named ones.
        let own = own_rules::of_game(seen.settings, entry).enumerate();
        for (i, own) in own {
            let words = texts.switches_told(game, &own.changes(entry));
            let chosen = seen.choice.own.as_ref() == Some(&own.name);
            self.choose(format!("ruleset {}", entry.rulesets().len() + i), format!("{}. {words}", own.name), chosen);
        }
        self.read_rules(seen, entry);
    }

    fn table(&mut self, seen: &Seen<'_>, current: &CurrentMatch, model: &TableModel) {
        let (texts, game) = (seen.texts, current.game());
        self.heading = texts.of_game(model.game, "name", &[]).unwrap_or_default();
        self.turn.clone_from(&model.turn);
        let choice = if model.phase == Phase::Rolling { None } else { Choice::of(current) };
        self.rows =
            rows(game.board(), seen.near, |point| Cell::of(texts, current, choice.as_ref(), seen.selected, point));
        for plate in &model.plates {
            let places = [("name", plate.name.as_str().into()), ("men", plate.men.as_str().into())];
            self.facts.push(texts.tell("page-player", &places));
        }
        if !model.series.is_empty() && model.end.is_none() {
            self.facts.push(texts.tell("page-series", &[("score", model.series.as_str().into())]));
        }
        if !model.left.is_empty() {
            self.facts.push(model.left.clone());
        }
        self.told = seen.log.lines.iter().rev().take(TOLD).rev().cloned().collect();
        if let Some((why, _)) = &seen.log.refusal {
            self.facts.push(why.clone());
        }
        if let Some(end) = &model.end {
            self.facts.extend([end.why.clone(), end.length.clone()]);
            self.facts.extend(end.series.iter().map(|series| series.words.clone()));
            if end.series.as_ref().is_some_and(|series| series.goes_on) {
                self.act(seen, "next", "end-next");
            } else {
                self.act(seen, "again", "end-again");
                self.act(seen, "swap", "end-swap");
            }
            if seen.overlay == Overlay::None {
                self.act(seen, "results", "results-title");
            }
        }
        if model.phase == Phase::Throw {
            self.act(seen, "throw", "button-throw");
        }
        if model.phase == Phase::Move {
            let hint = hint::words(game, seen.hint, texts);
            self.act(seen, "hint", if hint.is_some() { "button-hint-away" } else { "button-hint" });
            self.facts.extend(hint);
        }
        if model.can_undo {
            self.act(seen, "undo", "button-undo");
        }
        if giver_up(current).is_some() {
            let sure = seen.sure.asks(&Wish::GiveUp);
            self.act(seen, "give-up", if sure { "menu-give-up-sure" } else { "menu-give-up" });
        }
        self.act(seen, "title", "menu-to-title");
        self.act(seen, "record", "page-record");
        self.act(seen, "flat", "button-flat");
        let dice = current.game().dice_count() > 0;
        if seen.overlay == Overlay::None {
            self.act(seen, "rules", "button-rules");
            if dice {
                self.act(seen, "dice", "menu-dice");
            }
        } else {
            self.act(seen, "close", "button-close");
        }
        if seen.overlay == Overlay::Rules {
            self.read_rules(seen, current.entry());
        }
        if seen.overlay == Overlay::Dice && dice {
            self.read_dice(seen.texts, current.game());
        }
    }
}

/// The board's points as whoever sits near sees them: layer by layer, the far row first, each row from left to right.
fn rows(board: &Board, near: Side, mut cell: impl FnMut(Point) -> Cell) -> Vec<Vec<Cell>> {
    let mut order: Vec<Point> = board.points().collect();
    let turned = near == Side::Second;
    order.sort_by_key(|&point| {
        let [column, row, layer] = board.point(point).at.map(i16::from);
        if turned { (layer, row, -column) } else { (layer, -row, column) }
    });
    let place = |point: Point| {
        let [_, row, layer] = board.point(point).at;
        (layer, row)
    };
    order.chunk_by(|&a, &b| place(a) == place(b)).map(|row| row.iter().map(|&point| cell(point)).collect()).collect()
}
