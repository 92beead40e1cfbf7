//! What follows from a wish.

use crate::hud::model::Cast;
use crate::screens::look_back::LookBack;
use crate::screens::own_rules::NAME_TAG;
use crate::screens::rematch::{Rematch, giver_up, rematch};
use crate::screens::saved::{Folders, Laid};
use crate::screens::shelf::{BoardOnTable, Shelf};
use crate::screens::{Overlay, Screen, SeatChoice, SetupChoice, Sure, Wish};
use crate::settings::{self, Settings, VolumeSettings};
use bevy::prelude::*;
use boxwood_core::{Actor, Series, Side};
use boxwood_play::{
    CurrentMatch, Games, GiveUpRequested, MatchRequested, Paused, PlaySystems, RecordTags, Restored, RestoredCause,
    Seat, ThrowRequested, Trouble, UndoRequested,
};
use boxwood_sound::Volumes;
use rand::TryRng;

/// The dice of the next match, if the command line chose them.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct FixedDice(pub Option<u64>);

/// When wishes are followed, each frame: before play judges what comes of them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WishSystems;

/// Flow between the screens.
pub fn plugin(app: &mut App) {
    app.init_resource::<FixedDice>()
        .init_resource::<Settings>()
        .init_resource::<Written>()
        .init_resource::<Volumes>()
        .add_systems(
            Update,
            (follow_wishes, pause_away_from_table).chain().in_set(WishSystems).before(PlaySystems::Request),
        )
        .add_systems(Update, sit_down.after(PlaySystems::Record))
        .add_systems(PostUpdate, remember_settings);
}

/// Dice that nobody can know.
#[must_use]
pub fn fresh_dice() -> u64 {
    rand::rngs::SysRng.try_next_u64().unwrap_or_else(|_| {
        // A system without a source of chance: what a hasher is given at random has to do.
        std::hash::BuildHasher::hash_one(&std::collections::hash_map::RandomState::new(), 1)
    })
}

/// Everything on the table that a wish may touch.
#[derive(bevy::ecs::system::SystemParam)]
struct Table<'w> {
    current: Option<Res<'w, CurrentMatch>>,
    games: Res<'w, Games>,
    tags: ResMut<'w, RecordTags>,
    look: Res<'w, LookBack>,
    board: BoardOnTable<'w>,
    matches: MessageWriter<'w, MatchRequested>,
    throws: MessageWriter<'w, ThrowRequested>,
    undos: MessageWriter<'w, UndoRequested>,
    gives: MessageWriter<'w, GiveUpRequested>,
}

fn follow_wishes(
    mut wishes: MessageReader<Wish>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    (mut overlay, mut sure): (ResMut<Overlay>, ResMut<Sure>),
    (mut choice, mut shelf): (ResMut<SetupChoice>, ResMut<Shelf>),
    mut settings: ResMut<Settings>,
    mut volumes: ResMut<Volumes>,
    dice: Res<FixedDice>,
    mut table: Table,
    mut exit: MessageWriter<AppExit>,
) {
    for wish in wishes.read() {
        if !sure.hears(wish) {
            continue;
        }
        match wish {
            Wish::Open(what) => *overlay = *what,
            Wish::Close => match (*overlay, **screen) {
                (Overlay::None, Screen::Table) => *overlay = Overlay::Menu,
                (Overlay::None, Screen::Setup) => next.set(Screen::Title),
                (Overlay::None, Screen::Title) => {}
                _ => *overlay = Overlay::None,
            },
            // Whoever looks back is given what the computer thinks of the game.
            Wish::Hint if table.look.0.is_some() => *overlay = Overlay::Review,
            Wish::Mute => {
                volumes.muted = !volumes.muted;
                settings.volumes = VolumeSettings::from(&*volumes);
            }
            Wish::Look(game) if **screen == Screen::Title => {
                if let Some(entry) = table.games.find(game) {
                    shelf.chosen = Some(entry.id().to_owned());
                    table.board.look(entry, None);
                }
            }
            Wish::Setup(game) => {
                if let Some(entry) = table.games.find(game) {
                    *choice = SetupChoice::for_game(entry, &settings);
                    shelf.chosen = Some(entry.id().to_owned());
                    *overlay = Overlay::None;
                    next.set(Screen::Setup);
                }
            }
            Wish::Play => {
                if let Some(entry) = table.games.find(&choice.game) {
                    settings.remember(&choice, entry);
                    table.name_rules(choice.own_rules(entry, &settings).map(|own| own.name.clone()));
                    let request = choice.request(entry, &settings, dice.0.unwrap_or_else(fresh_dice));
                    table.begin(request, choice.series.clone());
                }
            }
            // What is taken up again sits down by itself.
            Wish::Continue if table.board.take_up() => {}
            Wish::Continue if table.board.laid.is_played() && table.current.is_some() => {
                *table.board.laid = Laid::Played;
                *overlay = Overlay::None;
                next.set(Screen::Table);
            }
            Wish::Again if **screen == Screen::Table => table.again(dice.0, Rematch::Same),
            Wish::SwapSides if **screen == Screen::Table => table.again(dice.0, Rematch::Swapped),
            Wish::NextGame if **screen == Screen::Table => table.again(dice.0, Rematch::Next),
            Wish::GiveUp if **screen == Screen::Table => {
                *overlay = Overlay::None;
                table.give_up();
            }
            Wish::ToTitle => {
                shelf.chosen = table.current.as_ref().map(|current| current.entry().id().to_owned());
                *overlay = Overlay::None;
                next.set(Screen::Title);
            }
            Wish::Throw if **screen == Screen::Table => table.throw(),
            Wish::Undo if **screen == Screen::Table && table.look.0.is_none() => {
                if let Some(current) = &table.current {
                    table.undos.write(UndoRequested { match_id: current.id() });
                }
            }
            Wish::Quit => {
                exit.write(AppExit::Success);
            }
            // The table's view, the cards and the pictures have their own readers.
            _ => {}
        }
    }
}

impl Table<'_> {
    fn begin(&mut self, request: MatchRequested, series: Option<Series>) {
        self.tags.series = series;
        *self.board.laid = Laid::Played;
        self.board.kept.0 = None;
        self.matches.write(request);
    }

    /// What the record of the next match tells of the rules' name, if it is a player who gave it.
    fn name_rules(&mut self, name: Option<String>) {
        self.tags.other.retain(|(tag, _)| tag != NAME_TAG);
        self.tags.other.extend(name.map(|name| (NAME_TAG.to_owned(), name)));
    }

    /// Throws for the person whose throw it is.
    fn throw(&mut self) {
        let Some(current) = &self.current else { return };
        let side = current.game().on_turn();
        if current.game().to_act() == Actor::Dice && *current.seat(side) == Seat::Human {
            self.throws.write(ThrowRequested { match_id: current.id() });
        }
    }

    /// Another game of the same players.
    fn again(&mut self, dice: Option<u64>, how: Rematch) {
        let Some(current) = self.current.as_ref().filter(|_| self.look.0.is_none()) else { return };
        let Some((request, series)) = rematch(current, how, dice.unwrap_or_else(fresh_dice)) else { return };
        let own = current.record().other.into_iter().find(|(tag, _)| tag == NAME_TAG).map(|(_, name)| name);
        self.name_rules(own);
        self.begin(request, series);
    }

    fn give_up(&mut self) {
        let Some(current) = self.current.as_ref().filter(|_| self.look.0.is_none()) else { return };
        if let Some(side) = giver_up(current) {
            self.gives.write(GiveUpRequested { match_id: current.id(), side });
        }
    }
}

/// The computer waits while nobody sits at the table, and while somebody there looks back.
fn pause_away_from_table(
    screen: Res<State<Screen>>,
    overlay: Res<Overlay>,
    look: Res<LookBack>,
    mut paused: ResMut<Paused>,
) {
    let away = **screen != Screen::Table || matches!(*overlay, Overlay::Menu | Overlay::Games);
    paused.set_if_neq(Paused(away || look.0.is_some()));
}

/// A match that was asked for lies on the table: everybody sits down to it.
fn sit_down(
    mut restored: MessageReader<Restored>,
    laid: Res<Laid>,
    mut next: ResMut<NextState<Screen>>,
    mut overlay: ResMut<Overlay>,
) {
    for message in restored.read() {
        if message.cause != RestoredCause::Undone && *laid == Laid::Played {
            *overlay = Overlay::None;
            next.set(Screen::Table);
        }
    }
}

/// The settings as the file has them. What the program starts with is in the file already, or is what an absent file
/// means.
#[derive(Resource)]
struct Written(Settings);

impl FromWorld for Written {
    fn from_world(world: &mut World) -> Written {
        Written(world.resource::<Settings>().clone())
    }
}

/// Writes the settings when they have changed, once the hand has let go of a slider.
fn remember_settings(
    settings: Res<Settings>,
    folders: Res<Folders>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    mut written: ResMut<Written>,
    mut failed: Local<bool>,
    mut troubles: MessageWriter<Trouble>,
) {
    let Some(home) = &folders.0 else { return };
    let held = buttons.is_some_and(|buttons| buttons.get_pressed().next().is_some());
    if held || written.0 == *settings {
        return;
    }
    written.0.clone_from(&settings);
    match settings::store(&home.config, &settings) {
        Ok(()) => *failed = false,
        Err(error) if !*failed => {
            *failed = true;
            troubles.write(Trouble { key: "settings-unsaved", details: error.to_string() });
        }
        Err(error) => warn!("the settings could not be saved: {error}"),
    }
}

/// The side whose men stand near in a match.
#[must_use]
pub fn near_side(current: &CurrentMatch) -> Side {
    Cast { game: current.game(), seats: current.seats() }.near()
}

/// The seats of a choice from the command line, with what it leaves open filled in.
#[must_use]
pub fn seats_from(asked: &[Option<Seat>; 2]) -> [SeatChoice; 2] {
    let usual = SetupChoice::default().seats;
    [0, 1].map(|i| asked[i].as_ref().map_or(usual[i], SeatChoice::of))
}
