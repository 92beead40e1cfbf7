//! The talk between the page and the game, frame by frame.

use super::{Address, Asked, Mirror, bridge, mirror};
use crate::hud::log::{Shown, TableLog, Troubles};
use crate::i18n::Texts;
use crate::options::{self, Options};
use crate::results::Results;
use crate::screens::flow::WishSystems;
use crate::screens::hint::Hint;
use crate::screens::saved::{Folders, Kept, Laid, continuable};
use crate::screens::{Overlay, Screen, SeatChoice, SetupChoice, Sure, Wish};
use crate::screens::{exchange, own_rules};
use crate::settings::Settings;
use crate::spoken::Spoken;
use crate::third_party::winit::Alarm;
use bevy::asset::{AssetMetaCheck, AssetPlugin};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::error_handler::{RenderErrorHandler, RenderErrorPolicy};
use boxwood_play::{CurrentMatch, Games, PlaySystems, ResumeRequested, Trouble};
use boxwood_search::GameEntry;
use boxwood_sound::{Ear, Volumes};
use boxwood_tabletop::{Cursor, KeepDrawing, PointPressed, PointerSystems, Selected, TableState, View};

/// Where the page has put the models, pictures and sounds. None of them has a file of metadata beside it.
#[must_use]
pub fn assets() -> AssetPlugin {
    AssetPlugin {
        file_path: bridge::text("assets").unwrap_or_else(|| "assets".to_owned()),
        meta_check: AssetMetaCheck::Never,
        ..default()
    }
}

/// What the address asks for, as the command line would.
#[must_use]
pub fn options() -> Options {
    let address = Address::read(&bridge::text("address").unwrap_or_default());
    let options = match options::parse(address.arguments) {
        Ok(options::Asked::Run(options)) => *options,
        _ => Options::default(),
    };
    // A game that is not here is told on the title, where another can be taken.
    let options = if crate::check(&options).is_ok() { options } else { Options::default() };
    Options { system_language: crate::i18n::system_language(), ..options }
}

/// What a link asked for and has not got yet.
#[derive(Resource, Debug)]
struct Awaited(Address);

/// Ties the page to the game.
pub fn plugin(app: &mut App) {
    app.insert_resource(Awaited(Address::read(&bridge::text("address").unwrap_or_default())))
        // The default would end the program without a word; the page tells what happened and offers to begin anew.
        .insert_resource(RenderErrorHandler(|error, _, _| {
            bridge::tell("broke", &[&error.description]);
            RenderErrorPolicy::StopRendering
        }))
        .add_systems(Startup, wake_when_asked)
        .add_systems(Update, hear.before(WishSystems).before(PointerSystems).before(PlaySystems::Request))
        .add_systems(Update, follow_link.before(WishSystems).run_if(resource_exists::<Awaited>))
        .add_systems(Update, give_record.after(WishSystems))
        .add_systems(Last, tell_language.run_if(resource_changed::<Texts>).before(show))
        .add_systems(
            Last,
            (show, say, tell_screen, tell_ready.run_if(not_told), tell_failure.run_if(resource_changed::<TableState>)),
        );
}

fn wake_when_asked(alarm: Res<Alarm>) {
    let alarm = alarm.clone();
    bridge::when_asked(move || alarm.now());
}

/// What the page may change.
#[derive(SystemParam)]
struct Reach<'w> {
    wishes: MessageWriter<'w, Wish>,
    presses: MessageWriter<'w, PointPressed>,
    resumes: MessageWriter<'w, ResumeRequested>,
    cursor: ResMut<'w, Cursor>,
    selected: ResMut<'w, Selected>,
    choice: ResMut<'w, SetupChoice>,
    settings: ResMut<'w, Settings>,
    ear: ResMut<'w, Ear>,
    laid: ResMut<'w, Laid>,
    kept: ResMut<'w, Kept>,
}

fn hear(mut reach: Reach, games: Res<Games>, current: Option<Res<CurrentMatch>>, mut keep: ResMut<KeepDrawing>) {
    for text in bridge::asked() {
        keep.nudge();
        let Some(asked) = Asked::read(&text) else {
            warn!("the page asks for what is not known: {text}");
            continue;
        };
        let points = current.as_ref().map_or(0, |current| current.game().board().len());
        match asked {
            Asked::Wish(wish) => {
                reach.wishes.write(wish);
            }
            Asked::Press(point) if point.index() < points => {
                reach.presses.write(PointPressed { point });
            }
            Asked::Cursor(point) => {
                reach.cursor.set_if_neq(Cursor(point.filter(|point| point.index() < points)));
            }
            Asked::LetGo => {
                reach.selected.set_if_neq(Selected(None));
            }
            Asked::Ruleset(index) => {
                if let Some(entry) = games.find(&reach.choice.game) {
                    choose_rules(&mut reach.choice, entry, &reach.settings, index);
                }
            }
            Asked::Series(series) => reach.choice.series = series,
            Asked::Sides(sides) => {
                if let Some(series) = &mut reach.choice.series {
                    series.sides = sides;
                }
            }
            Asked::Seat(index, seat) => reach.choice.seats[index] = SeatChoice::of(&seat),
            Asked::ReducedMotion(reduced) => reach.settings.reduced_motion = reduced,
            Asked::Language(language) => language.clone_into(&mut reach.settings.language),
            Asked::Listen => reach.ear.listening = true,
            Asked::Load(text) => {
                let record = exchange::foreign_record(&text).unwrap_or(text);
                *reach.laid = Laid::Played;
                reach.kept.0 = None;
                reach.resumes.write(ResumeRequested { record });
            }
            Asked::Press(_) => {}
        }
    }
}

/// Chooses among the named rulesets and, after them, the player's own rules.
fn choose_rules(choice: &mut SetupChoice, entry: &dyn GameEntry, settings: &Settings, index: usize) {
    let named = entry.rulesets().len();
    match own_rules::of_game(settings, entry).nth(index.wrapping_sub(named)).map(|own| own.name.clone()) {
        Some(own) => choice.choose_own(entry, settings, &own),
        None => choice.choose(index.min(named.saturating_sub(1))),
    }
}

/// Hands the record of the game on the table to the page.
fn give_record(mut wishes: MessageReader<Wish>, current: Option<Res<CurrentMatch>>, laid: Res<Laid>) {
    if wishes.read().any(|wish| *wish == Wish::AsText) {
        // A board that is only looked at is no game.
        let current = current.filter(|_| laid.is_played());
        let record = current.map(|current| current.record().to_string());
        bridge::tell("recorded", &[&record.unwrap_or_default()]);
    }
}

/// Opens what the address asks for, as soon as it can be opened.
fn follow_link(
    awaited: Res<Awaited>,
    games: Res<Games>,
    current: Option<Res<CurrentMatch>>,
    laid: Res<Laid>,
    screen: Res<State<Screen>>,
    mut choice: ResMut<SetupChoice>,
    mut wishes: MessageWriter<Wish>,
    mut troubles: MessageWriter<Trouble>,
    mut commands: Commands,
) {
    let unknown = || Trouble { key: "address-unknown", details: bridge::text("address").unwrap_or_default() };
    if let Some((game, ruleset)) = &awaited.0.link {
        let Some(entry) = games.find(game) else {
            troubles.write(unknown());
            commands.remove_resource::<Awaited>();
            return;
        };
        if **screen != Screen::Setup {
            wishes.write(Wish::Setup(game.clone()));
            return;
        }
        if let Some(ruleset) = ruleset {
            match entry.rulesets().iter().position(|r| r.id == *ruleset) {
                Some(index) => choice.choose(index),
                None => {
                    troubles.write(unknown());
                }
            }
        }
    } else if awaited.0.table {
        // The saved game is on its way to the table.
        match (*laid, current) {
            (Laid::Nothing | Laid::Saved, None) => return,
            (Laid::Saved, Some(_)) => {
                wishes.write(Wish::Continue);
            }
            _ => {}
        }
    }
    commands.remove_resource::<Awaited>();
}

/// What the mirror is made from.
#[derive(SystemParam)]
struct Sight<'w> {
    texts: Res<'w, Texts>,
    games: Res<'w, Games>,
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, Overlay>,
    choice: Res<'w, SetupChoice>,
    current: Option<Res<'w, CurrentMatch>>,
    shown: Res<'w, Shown>,
    laid: Res<'w, Laid>,
    kept: Res<'w, Kept>,
    folders: Res<'w, Folders>,
    log: Res<'w, TableLog>,
    hint: Res<'w, Hint>,
    troubles: Res<'w, Troubles>,
    selected: Res<'w, Selected>,
    view: Res<'w, View>,
    volumes: Res<'w, Volumes>,
    settings: Res<'w, Settings>,
    sure: Res<'w, Sure>,
    results: Res<'w, Results>,
}

fn show(sight: Sight, mut last: Local<Option<Mirror>>) {
    let current = sight.current.as_deref();
    let mirror = Mirror::of(mirror::Seen {
        texts: &sight.texts,
        games: &sight.games,
        screen: **sight.screen,
        overlay: *sight.overlay,
        choice: &sight.choice,
        current,
        shown: sight.shown.0.as_ref(),
        continues: **sight.screen == Screen::Title
            && continuable(current, *sight.laid, &sight.kept, &sight.folders).is_some(),
        log: &sight.log,
        hint: &sight.hint,
        troubles: &sight.troubles,
        selected: sight.selected.0,
        near: sight.view.near,
        settings: &sight.settings,
        sure: &sight.sure,
        results: &sight.results,
        muted: sight.volumes.muted,
        reduced: sight.settings.reduced_motion,
    });
    if last.as_ref() != Some(&mirror) {
        bridge::tell("show", &[&mirror.to_string()]);
        *last = Some(mirror);
    }
}

/// Says aloud what is new.
fn say(spoken: Res<Spoken>, mut said: Local<usize>) {
    if *said != spoken.count {
        *said = spoken.count;
        bridge::tell("say", &[&spoken.words]);
    }
}

fn tell_screen(screen: Res<State<Screen>>, mut last: Local<Option<Screen>>) {
    if *last != Some(**screen) {
        *last = Some(**screen);
        bridge::tell("entered", &[screen.name()]);
    }
}

fn tell_language(texts: Res<Texts>) {
    bridge::tell("speak", &[texts.language()]);
}

/// After so many frames the page offers to begin. In the first nothing is drawn of the interface yet; the second is seen
/// together with the button.
const SEEN: u8 = 2;

#[derive(Resource, Debug)]
struct ReadyTold;

fn not_told(told: Option<Res<ReadyTold>>) -> bool {
    told.is_none()
}

/// Tells the page once that a person can begin: the interface is drawn, and what was kept is found. The table may
/// come later, and whole: who reads and presses meanwhile does not wait for it.
fn tell_ready(laid: Res<Laid>, mut keep: ResMut<KeepDrawing>, mut seen: Local<u8>, mut commands: Commands) {
    *seen = seen.saturating_add(u8::from(*laid != Laid::Nothing));
    let ready = *seen >= SEEN;
    keep.hold("curtain", !ready);
    if ready {
        commands.insert_resource(ReadyTold);
        bridge::tell("ready", &[]);
    }
}

/// Tells the page when the table cannot be set.
fn tell_failure(state: Res<TableState>, texts: Res<Texts>) {
    if *state == TableState::Failed {
        bridge::tell("broke", &[&texts.say("page-table-failed")]);
    }
}
