//! What lies over the table: whose turn it is, the dice, what happened, what one may press; and the screens that are
//! read.
//!
//! [`model`] says what is to be shown as plain data, from a match and nothing else; [`narration`] puts what happened
//! into words; the rest draws.

pub mod boards;
pub mod curve;
pub mod dice;
pub mod end;
pub mod hint;
pub mod layout;
pub mod log;
pub mod look;
pub mod model;
pub mod moves;
pub mod narration;
pub mod opening;
pub mod overlays;
pub mod own_rules;
pub mod paste;
pub mod results;
pub mod review;
pub mod rules;
pub mod series;
pub mod setup;
pub mod shelf;
pub mod table;
pub mod title;

pub use boards::BoardPictures;
pub use model::{TableModel, Who};

use crate::i18n::Texts;
use crate::results::Results;
use crate::screens::exchange::Exchange;
use crate::screens::hint::Hint;
use crate::screens::look_back::{LookBack, MovesShown, may_look};
use crate::screens::own_rules::{Making, RulesPlayed};
use crate::screens::review::Reviewing;
use crate::screens::saved::{Folders, Kept, Laid, continuable};
use crate::screens::shelf::Shelf;
use crate::screens::{Overlay, Screen, SetupChoice, Sure, Wish};
use crate::settings::Settings;
use crate::theme::widgets;
use crate::third_party::egui::Zoom;
use bevy::prelude::*;
use bevy_egui::egui::{self, Area, Context, Id, Order, Ui, UiBuilder};
use bevy_egui::{EguiContexts, EguiPostUpdateSet, EguiPrimaryContextPass};
use boxwood_core::GameRules;
use boxwood_play::{CurrentMatch, Games};
use boxwood_search::Review;
use boxwood_sound::Volumes;
use boxwood_tabletop::{KeepDrawing, View, ViewInsets};

/// What every part of the interface needs to draw itself.
#[derive(Debug)]
pub struct Desk<'a> {
    /// The words.
    pub texts: &'a Texts,
    /// The games of the house.
    pub games: &'a Games,
    /// What has been set.
    pub settings: &'a Settings,
    /// What the title shows of the games.
    pub shelf: &'a Shelf,
    /// Pictures of their boards.
    pub boards: &'a BoardPictures,
    /// What lies on the sheet of games and positions.
    pub exchange: &'a Exchange,
    /// What is said as a hint, if one was asked for.
    pub hint: Option<String>,
    /// The judgement of the game that is looked back through.
    pub review: Option<&'a Review>,
    /// Whether the list of moves is shown.
    pub moves_shown: bool,
    /// Whether the table is seen from above.
    pub flat: bool,
    /// Whether the house is silent.
    pub muted: bool,
    /// Whether what is drawn now can be pressed.
    pub enabled: bool,
    /// What was won and lost.
    pub results: &'a Results,
    /// What is followed if it is wished for once more.
    pub sure: &'a Sure,
    /// What was wished for in this pass.
    pub wishes: Vec<Wish>,
    /// The settings that were changed in this pass.
    pub new_settings: Option<Settings>,
    /// The choice before a game that was changed in this pass.
    pub new_choice: Option<SetupChoice>,
    /// What was typed to search for in this pass.
    pub new_search: Option<String>,
}

impl Desk<'_> {
    /// Wishes for something.
    pub fn wish(&mut self, wish: Wish) {
        self.wishes.push(wish);
    }

    /// Changes the settings.
    pub fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        change(self.new_settings.get_or_insert_with(|| self.settings.clone()));
    }
}

/// A part of the interface at a fixed place.
pub fn area<'d>(
    ctx: &Context,
    desk: &mut Desk<'d>,
    name: &str,
    rect: egui::Rect,
    content: impl FnOnce(&mut Ui, &mut Desk<'d>),
) {
    let area = Area::new(Id::new(("boxwood", name))).order(Order::Middle).fixed_pos(rect.min).constrain(false);
    widgets::show_area(ctx, area, |ui| {
        // The whole rectangle is the area's, its inert parts too, so that no click goes through to the table.
        ui.allocate_rect(rect, egui::Sense::hover());
        let mut ui = ui.new_child(UiBuilder::new().max_rect(rect));
        if !desk.enabled {
            ui.disable();
        }
        content(&mut ui, desk);
    });
}

/// The interface.
pub fn plugin(app: &mut App) {
    app.add_plugins((paste::plugin, boards::plugin))
        .add_systems(EguiPrimaryContextPass, draw)
        .configure_sets(PostUpdate, log::LookSystems.before(EguiPostUpdateSet::EndPass));
}

/// What drawing reads of the table.
#[derive(bevy::ecs::system::SystemParam)]
struct Sight<'w> {
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, Overlay>,
    shown: Res<'w, log::Shown>,
    log: Res<'w, log::TableLog>,
    troubles: Res<'w, log::Troubles>,
    texts: Res<'w, Texts>,
    games: Res<'w, Games>,
    current: Option<Res<'w, CurrentMatch>>,
    laid: Res<'w, Laid>,
    kept: Res<'w, Kept>,
    making: Res<'w, Making>,
    exchange: Res<'w, Exchange>,
    hint: Res<'w, Hint>,
    reviewing: Res<'w, Reviewing>,
    moves_shown: Res<'w, MovesShown>,
    look_back: Res<'w, LookBack>,
    folders: Res<'w, Folders>,
    view: Res<'w, View>,
    zoom: Res<'w, Zoom>,
    sure: Res<'w, Sure>,
    results: Res<'w, Results>,
    boards: Res<'w, BoardPictures>,
}

fn draw(
    mut contexts: EguiContexts,
    sight: Sight,
    mut settings: ResMut<Settings>,
    (mut choice, mut shelf): (ResMut<SetupChoice>, ResMut<Shelf>),
    mut volumes: ResMut<Volumes>,
    mut insets: ResMut<ViewInsets>,
    mut wishes: MessageWriter<Wish>,
    mut keep: ResMut<KeepDrawing>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut desk = Desk {
        texts: &sight.texts,
        games: &sight.games,
        settings: &settings,
        shelf: &shelf,
        boards: &sight.boards,
        exchange: &sight.exchange,
        hint: sight.current.as_ref().and_then(|current| hint::words(current.game(), &sight.hint, &sight.texts)),
        review: sight.look_back.at_leisure().and(sight.reviewing.review.as_ref()),
        moves_shown: sight.moves_shown.0,
        flat: sight.view.flat,
        muted: volumes.muted,
        enabled: *sight.overlay == Overlay::None && sight.troubles.0.is_empty(),
        results: &sight.results,
        sure: &sight.sure,
        wishes: Vec::new(),
        new_settings: None,
        new_choice: None,
        new_search: None,
    };
    let window = ctx.viewport_rect();
    let board = match (**sight.screen, &sight.shown.0) {
        (Screen::Title, _) => {
            let saved = continuable(sight.current.as_deref(), *sight.laid, &sight.kept, &sight.folders);
            title::show(&ctx, &mut desk, saved.as_ref())
        }
        (Screen::Setup, _) => {
            let laid = sight.current.as_ref().map(|current| current.game().info());
            let thrown = laid.is_some_and(|info| info.game == choice.game && info.opening.is_some());
            setup::show(&ctx, &mut desk, &choice, thrown)
        }
        (Screen::Table, Some(model)) => {
            let looking = sight.look_back.at_leisure();
            let steps = match (looking, sight.current.as_deref()) {
                (Some(looking), _) => Some((&*looking.whole, looking.at, true)),
                (None, Some(current)) => Some((current.game(), current.game().history().len(), may_look(current))),
                (None, None) => None,
            };
            let steps = steps.filter(|_| sight.moves_shown.0);
            table::show(&ctx, &mut desk, model, &sight.log, looking, steps).board
        }
        (Screen::Table, None) => window,
    };
    desk.enabled = true;
    let game = match **sight.screen {
        Screen::Table => sight.shown.0.as_ref().map(|model| model.game),
        Screen::Setup => sight.games.find(&choice.game).map(GameRules::id),
        Screen::Title => shelf.open(&sight.games, &settings).map(GameRules::id),
    };
    let entry = game.and_then(|id| sight.games.find(id));
    let reading = entry.filter(|_| *sight.overlay == Overlay::Rules).and_then(|entry| {
        let rulesets = entry.rulesets();
        let (ruleset, played) = match (&sight.current, **sight.screen) {
            (Some(current), Screen::Table) => {
                let info = current.game().info();
                let played = RulesPlayed::of(entry, info, &current.record().other);
                (rulesets.iter().find(|r| r.id == info.ruleset), Some(played))
            }
            (_, Screen::Setup) => (rulesets.get(choice.ruleset), None),
            _ => (rulesets.first(), None),
        };
        Some(rules::Reading { ruleset: ruleset?, changed: played.filter(|played| !played.changes.is_empty()) })
    });
    match (&sight.making.0, entry) {
        (Some(draft), Some(entry)) if *sight.overlay == Overlay::OwnRules => {
            own_rules::show(&ctx, &mut desk, entry, draft);
        }
        _ => {
            let played = sight.current.as_deref().filter(|_| sight.laid.is_played() && sight.look_back.0.is_none());
            let looking = sight.look_back.at_leisure();
            let over =
                overlays::Over { overlay: *sight.overlay, screen: **sight.screen, game, current: played, looking };
            overlays::show(&ctx, &mut desk, over, reading.as_ref());
        }
    }
    if let Some(trouble) = sight.troubles.0.front() {
        overlays::trouble(&ctx, &mut desk, trouble);
    }
    let Desk { wishes: wished, new_settings, new_choice, new_search, .. } = desk;
    if !wished.is_empty() || new_settings.is_some() || new_choice.is_some() || new_search.is_some() {
        keep.nudge();
    }
    wishes.write_batch(wished);
    if let Some(new) = new_settings {
        volumes.set_if_neq(new.volumes.volumes());
        settings.set_if_neq(new);
    }
    if let Some(new) = new_choice {
        choice.set_if_neq(new);
    }
    if let Some(new) = new_search {
        shelf.search = new;
    }
    let zoom = sight.zoom.0;
    insets.set_if_neq(ViewInsets {
        left: (board.left() - window.left()) * zoom,
        right: (window.right() - board.right()) * zoom,
        top: (board.top() - window.top()) * zoom,
        bottom: (window.bottom() - board.bottom()) * zoom,
    });
    Ok(())
}
