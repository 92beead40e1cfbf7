//! Speaking through the system, which hands everything to the screen reader: what happens, the point under the
//! keyboard's cursor, and the interface itself, which is described only while a screen reader listens.

use super::{Spoken, SpokenSystems, say_news};
use crate::i18n::Texts;
use crate::page::mirror::Cell;
use crate::screens::Screen;
use crate::third_party::winit::Alarm;
use crate::window::TITLE;
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{self, Context, Id};
use bevy_egui::{EguiContexts, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass};
use boxwood_core::Point;
use boxwood_play::CurrentMatch;
use boxwood_tabletop::pointer::Choice;
use boxwood_tabletop::{Cursor, Selected};
use std::sync::{Arc, Mutex, Weak};
use std::thread;
use std::time::Duration;

/// How often it is looked whether a screen reader has come or wants something pressed.
const LOOKED_EVERY: Duration = Duration::from_millis(100);

/// Ties the window to screen readers. In a browser the page does this: its buttons tell what stands on the board.
pub fn plugin(app: &mut App) {
    app.configure_sets(PostUpdate, SpokenSystems.before(EguiPostUpdateSet::EndPass))
        .add_systems(
            PreUpdate,
            (wait_for_readers, listen)
                .chain()
                .after(EguiPreUpdateSet::InitContexts)
                .before(EguiPreUpdateSet::ProcessInput),
        )
        .add_systems(PreUpdate, press.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass))
        .add_systems(Last, come_again)
        .add_systems(PostUpdate, say_point.in_set(SpokenSystems).after(say_news))
        .add_systems(EguiPrimaryContextPass, tell);
}

/// The window sleeps while nothing happens, and a screen reader does not wake it: somebody else has to look.
fn wait_for_readers(
    handlers: Option<Res<WinitActionRequestHandlers>>,
    requested: Res<AccessibilityRequested>,
    alarm: Res<Alarm>,
    mut waiting: Local<bool>,
) {
    let Some(handler) = handlers.as_ref().and_then(|handlers| handlers.values().next()) else { return };
    if !std::mem::replace(&mut *waiting, true) {
        let (handler, requested, alarm) = (Arc::downgrade(handler), requested.clone(), alarm.clone());
        thread::spawn(move || look_out(&handler, &requested, || alarm.now()));
    }
}

/// Wakes the window when a screen reader comes or goes and when it wants something, as long as there is a window.
fn look_out(handler: &Weak<Mutex<WinitActionRequestHandler>>, requested: &AccessibilityRequested, wake: impl Fn()) {
    let mut before = false;
    while let Some(handler) = handler.upgrade() {
        let now = requested.get();
        let wants = handler.lock().is_ok_and(|requests| !requests.is_empty());
        if wants || now != before {
            wake();
        }
        before = now;
        drop(handler);
        thread::sleep(LOOKED_EVERY);
    }
}

/// The interface describes itself only to those who ask for it.
fn listen(requested: Res<AccessibilityRequested>, mut contexts: EguiContexts) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if requested.get() {
        ctx.enable_accesskit();
    } else {
        ctx.disable_accesskit();
    }
}

/// What a screen reader wants comes at the end of a frame, and is pressed in the next.
fn come_again(mut requests: MessageReader<ActionRequest>, alarm: Res<Alarm>) {
    if requests.read().count() > 0 {
        alarm.now();
    }
}

/// What a screen reader presses is pressed.
fn press(mut requests: MessageReader<ActionRequest>, mut inputs: Query<&mut EguiInput>) {
    for request in requests.read() {
        for mut input in &mut inputs {
            input.events.push(egui::Event::AccessKitActionRequest((**request).clone()));
        }
    }
}

/// What stands on the point that the keyboard's cursor comes to, and what may be done with it.
fn say_point(
    cursor: Res<Cursor>,
    selected: Res<Selected>,
    texts: Res<Texts>,
    screen: Res<State<Screen>>,
    current: Option<Res<CurrentMatch>>,
    mut before: Local<Option<(Point, Option<Point>)>>,
    mut spoken: ResMut<Spoken>,
) {
    let now = cursor.0.filter(|_| **screen == Screen::Table).map(|point| (point, selected.0));
    if *before == now {
        return;
    }
    *before = now;
    if let (Some((point, selected)), Some(current)) = (now, current) {
        let cell = Cell::of(&texts, &current, Choice::of(&current).as_ref(), selected, point);
        spoken.say(cell.words, false);
    }
}

fn tell(mut contexts: EguiContexts, spoken: Res<Spoken>) -> Result {
    show(contexts.ctx_mut()?, &spoken);
    Ok(())
}

/// The window by its name, and what is said: each time it is a new thing on the screen, so that the same words twice are
/// said twice.
fn show(ctx: &Context, spoken: &Spoken) {
    ctx.accesskit_node_builder(egui::accesskit_root_id(), |window| window.set_label(TITLE));
    if spoken.count > 0 {
        ctx.accesskit_node_builder(Id::new(("spoken", spoken.count)), |node| {
            node.set_role(Role::Status);
            node.set_live(if spoken.urgent { Live::Assertive } else { Live::Polite });
            node.set_label(spoken.words.as_str());
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The roles and labels of all things of one pass of the interface, with how what is live is to be said.
    fn told(ctx: &Context, spoken: &Spoken) -> Vec<(Role, Option<Live>, String)> {
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| show(ui.ctx(), spoken));
        // Nothing is drawn here.
        output.textures_delta.clear();
        let update = output.platform_output.accesskit_update;
        let nodes = update.into_iter().flat_map(|update| update.nodes);
        nodes.filter_map(|(_, node)| Some((node.role(), node.live(), node.label()?.to_owned()))).collect()
    }

    /// The labels of all live things.
    fn live(ctx: &Context, spoken: &Spoken) -> Vec<(Live, String)> {
        told(ctx, spoken).into_iter().filter_map(|(_, live, label)| Some((live?, label))).collect()
    }

    #[test]
    fn a_screen_reader_wakes_the_window_and_only_by_coming_or_asking() {
        let handler = Arc::new(Mutex::new(WinitActionRequestHandler::default()));
        let requested = AccessibilityRequested::default();
        let (woken, wakes) = std::sync::mpsc::channel();
        let lookout = {
            let (handler, requested) = (Arc::downgrade(&handler), requested.clone());
            thread::spawn(move || look_out(&handler, &requested, || woken.send(()).expect("somebody waits for it")))
        };
        assert!(wakes.recv_timeout(LOOKED_EVERY * 4).is_err(), "nobody is there");
        requested.set(true);
        wakes.recv_timeout(Duration::from_secs(10)).expect("it has come");
        assert!(wakes.recv_timeout(LOOKED_EVERY * 4).is_err(), "it only reads");
        handler.lock().expect("nobody else has it").push_back(egui::accesskit::ActionRequest {
            action: egui::accesskit::Action::Click,
            target_tree: egui::accesskit::TreeId::ROOT,
            target_node: egui::accesskit::NodeId(1),
            data: None,
        });
        wakes.recv_timeout(Duration::from_secs(10)).expect("it asks");
        drop(handler);
        lookout.join().expect("it ends with the window");
    }

    #[test]
    fn the_window_has_a_name() {
        let ctx = Context::default();
        ctx.enable_accesskit();
        assert_eq!(told(&ctx, &Spoken::default()), [(Role::Window, None, TITLE.to_owned())]);
    }

    #[test]
    fn what_is_said_is_a_live_thing_and_nothing_is_where_nobody_listens() {
        let ctx = Context::default();
        let mut spoken = Spoken::default();
        spoken.say("White throws 3 and 5.".to_owned(), false);
        assert!(live(&ctx, &spoken).is_empty(), "nobody listens");
        ctx.enable_accesskit();
        assert_eq!(live(&ctx, &spoken), [(Live::Polite, "White throws 3 and 5.".to_owned())]);
        spoken.say("That man cannot move.".to_owned(), true);
        assert_eq!(live(&ctx, &spoken), [(Live::Assertive, "That man cannot move.".to_owned())]);
    }
}
